"""Every card its own: none does what another does, none is beaten by another in everything, none reads like another."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations
from typing import Any

from msgspec import to_builtins

from hardboiled.games.hard_city import GAME
from hardboiled.games.hard_city.rules.content import ChaosCard, SkillCard

CONTENT = GAME.content()
CATALOG = GAME.catalog()
Worth = dict[str, float]
"""How much a card gives of each thing; more is better for whoever plays it."""

REACH = {"self": 1, "here": 2, "all": 3}
"""Who may be meant, where one includes the other."""
DRAWBACKS = ("people", "away")


def worth(words: Sequence[Any], whom: str = "") -> Worth:
    found: Worth = {}
    for word in words:
        fields = to_builtins(word)
        kind = whom + fields.pop("do")
        if kind == "each-officer":
            found |= worth(word.effects, "each ")
            continue
        if kind == "heal" and fields.get("who", "self") in REACH:
            fields["whom"] = REACH[fields.pop("who", "self")]
        kind += "".join(f" {fields.pop(name)}" for name in ("who", "where", "deck") if name in fields)
        found[kind] = found.get(kind, 0) + 1
        for name, value in fields.items():
            found[f"{kind} {name}"] = -value if name in DRAWBACKS else value
    return found


def beats(one: Worth, other: Worth) -> bool:
    return one != other and all(one.get(name, 0) >= other.get(name, 0) for name in one | other)


def of_skill(card: SkillCard) -> Worth:
    perks = {name: value for name, value in to_builtins(card.perk).items() if name != "do" and value}
    price = {"cheap": -card.cost, "often": -card.once, "anywhere": -card.calm}
    return perks | price | worth(card.effects)


def of_chaos(card: ChaosCard) -> Worth:
    return {"spawn number": card.spawn, "move number": card.move, "attack number": card.attack} | worth(card.effects)


def test_no_two_cards_of_the_officers_do_the_same() -> None:
    decks = (CONTENT.equipment, CONTENT.cutscenes, CONTENT.skills)
    acting = [card for deck in decks for card in deck.values() if card.effects]
    for one, other in combinations(acting, 2):
        assert one.effects != other.effects, (one.id, other.id)
    for skill, another in combinations(CONTENT.skills.values(), 2):
        assert of_skill(skill) != of_skill(another), (skill.id, another.id)


def test_no_equipment_is_beaten_by_other_equipment() -> None:
    for one, other in permutations(CONTENT.equipment.values(), 2):
        assert not beats(worth(one.effects), worth(other.effects)), (one.id, other.id)


def test_no_skill_is_beaten_by_another() -> None:
    """Blast's work on Blast alone, so they are compared with each other; *Heavyweight* is printed."""
    gained = [card for card in CONTENT.skills.values() if not card.starting]
    for one, other in permutations(gained, 2):
        if (one.owner == "blast") == (other.owner == "blast"):
            assert not beats(of_skill(one), of_skill(other)), (one.id, other.id)


def test_no_scene_is_beaten_where_it_needs_the_same() -> None:
    for one, other in permutations(CONTENT.cutscenes.values(), 2):
        if set(one.needs) <= set(other.needs) and set(one.episodes) >= set(other.episodes):
            assert one.opening != other.opening or not beats(worth(one.effects), worth(other.effects)), (one, other)


def test_no_two_chaos_cards_do_the_same_and_none_is_beaten() -> None:
    faces = [face for face in CONTENT.specials.values() if face.mode == "one-vs-all"]
    texts = [(card.trigger, card.effects) for card in CONTENT.chaos.values() if card.effects]
    texts += [(face.trigger, face.effects) for face in faces if face.effects]
    assert all(one != other for one, other in combinations(texts, 2))
    for one, other in permutations(CONTENT.chaos.values(), 2):
        assert of_chaos(one) != of_chaos(other), (one.id, other.id)
        if (one.type, one.trigger) == (other.type, other.trigger):
            assert not beats(of_chaos(one), of_chaos(other)), (one.id, other.id)
    for face in faces:
        rivals = [card for card in CONTENT.chaos.values() if card.type == face.type]
        assert not [card.id for card in rivals if beats(worth(card.effects), worth(face.effects))], face.id


def test_every_autodoc_card_has_a_top_and_a_foot_of_its_own() -> None:
    """The tops of Special cards are the Episode Special card's (HC-19.11)."""
    tops = {card.id: card.top for card in CONTENT.autodoc.values() if not card.special}
    tops |= {face.id: face.effects for face in CONTENT.specials.values() if face.mode == "co-op"}
    feet = {card.id: card.bottom for card in CONTENT.autodoc.values() if card.bottom}
    for half in (tops, feet):
        for one, other in combinations(half, 2):
            assert half[one] != half[other], (one, other)


def test_no_two_cards_read_alike() -> None:
    """Doctor Zero's Special cards have no text of their own (HC-9.11): what is said of them tells them apart."""
    names = [card.id for name, deck in CONTENT.decks() if name not in ("boards", "episodes") for card in deck.values()]
    special = [name for name in names if name in CONTENT.special_cards]
    own = [CATALOG.format(name, attribute="text") for name in names if name not in special]
    assert len(set(own)) == len(own)
    titles = [CATALOG.name(name) for name in names]
    assert len(set(titles)) == len(titles)
    faces = [name for name in names if name not in CONTENT.officers]
    words = [CATALOG.format(name, attribute="flavour") for name in faces]
    assert len(set(words)) == len(words)
    assert not CATALOG.missing
