"""Every card, item and Hunt row its own: none does what another does, none is beaten by another in everything."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import SequenceMatcher
from itertools import combinations, permutations
from typing import Any

import pytest
from msgspec import to_builtins

from hardboiled.games.go_ahead_punk import GAME
from hardboiled.games.go_ahead_punk.look.card_faces import card_faces
from hardboiled.games.go_ahead_punk.rules.content import CopCard, Item, PunkContent, StingerCard

CITY: PunkContent = GAME.content()
FACES = card_faces(CITY, GAME.catalog())
Worth = dict[str, float]
"""How much it gives of each thing; more is better for its owner."""

AGAINST = {"tells", "dice of hoods", "toughness"}
"""What is better the less there is of it."""


def worth(effect: object) -> Worth:
    """What the word of a card does, thing by thing; what a prize does belongs to the card."""
    fields: dict[str, Any] = to_builtins(effect)
    word = fields.pop("do")
    prize = fields.pop("prize", None) or {}
    if word == "hoods":
        fields["dice of hoods"] = fields.pop("dice")
    found = {"word " + word: 1.0}
    if word == "more-damage":
        found = {"damage at one hit": fields.pop("factor") + (bonus := fields.pop("bonus"))}
        found["damage at four hits"] = 4 * found["damage at one hit"] - 3 * bonus
    for name, value in fields.items():
        if isinstance(value, str):
            found[f"{name} {value}"] = 1.0
        elif value:
            found[name] = -float(value) if name in AGAINST else float(value)
    if prize:
        found["prize " + prize.pop("do")] = 1.0
        found |= {f"prize {name}": float(value) for name, value in prize.items() if value}
    return found


def of_item(item: Item) -> Worth:
    fields: dict[str, Any] = to_builtins(item)
    fields["lasts"] = not fields.pop("once")
    found = {name: float(value) for name, value in fields.items() if isinstance(value, int) and value}
    for name in ("copies", "deck"):
        found.pop(name, None)
    makes_hits = item.id == CITY.settings.stinger_items[0]
    return found | {f"use {item.use}": 1.0} | ({"makes hits": 1.0} if makes_hits else {})


def beats(one: Worth, other: Worth) -> bool:
    return one != other and all(one.get(name, 0.0) >= other.get(name, 0.0) for name in one | other)


DECKS: list[Mapping[Any, StingerCard | CopCard]] = [CITY.stinger_cards, CITY.cop_cards]


def test_no_two_cards_do_the_same() -> None:
    every = [card for deck in DECKS for card in deck.values()]
    for one, other in combinations(every, 2):
        assert to_builtins(one.effect) != to_builtins(other.effect), (one.id, other.id)


@pytest.mark.parametrize("deck", DECKS, ids=["stinger", "cops"])
def test_no_card_is_beaten_by_another_of_its_deck(deck: Mapping[Any, StingerCard | CopCard]) -> None:
    for one, other in permutations(deck.values(), 2):
        assert not beats(worth(one.effect), worth(other.effect)), (one.id, other.id)


PRINTED = {("shotgun", "pistol-44")}
"""The book gives both three dice, and one of them a re-roll; the .44 is Frank's own, and no card shows it."""


def test_no_item_is_beaten_by_another_of_its_side() -> None:
    for one, other in permutations(CITY.items.values(), 2):
        if one.side == other.side and (one.id, other.id) not in PRINTED:
            assert of_item(one) != of_item(other), (one.id, other.id)
            assert not beats(of_item(one), of_item(other)), (one.id, other.id)


def test_what_is_excused_is_so() -> None:
    for one, other in PRINTED:
        assert beats(of_item(CITY.items[one]), of_item(CITY.items[other]))
        assert CITY.items[one].source == CITY.items[other].source == "book"


def test_no_two_solo_cards_send_the_cops_the_same_ways() -> None:
    for one, other in combinations(CITY.ai_cards.values(), 2):
        assert one.hunt != other.hunt, (one.id, other.id)
        assert one.escape != other.escape, (one.id, other.id)
    assert len(CITY.ai_cards) == 24


def test_every_face_has_a_flavour_of_its_own() -> None:
    flavours = [face.flavour for face in FACES.values()]
    assert len(flavours) == len(set(flavours)) == 102
    for face in FACES.values():
        assert 15 <= len(face.flavour) <= 90, face.id
        assert face.flavour not in (face.id, face.text)


def alike(one: str, other: str) -> float:
    return SequenceMatcher(None, one, other, autojunk=False).ratio()


def test_no_two_texts_are_alike() -> None:
    """Solo cards and keys are lists and names; all others say something of their own."""
    said = [face for face in FACES.values() if face.id not in CITY.ai_cards and not face.id.startswith("key-")]
    for one, other in combinations(said, 2):
        assert alike(one.text, other.text) < 0.9, (one.id, other.id)
    for one, other in combinations(FACES.values(), 2):
        assert one.text != other.text, (one.id, other.id)
        assert alike(one.flavour, other.flavour) < 0.8, (one.id, other.id)
