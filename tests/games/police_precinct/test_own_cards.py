"""Every card and marker its own: none does what another does, none is beaten in everything, no text twice."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from typing import Any

from msgspec import to_builtins

from hardboiled.games.police_precinct import GAME
from hardboiled.games.police_precinct.rules.content import EmergencyCard
from hardboiled.games.police_precinct.rules.effects.word import Word

CONTENT = GAME.content()
CATALOG = GAME.catalog()
ABOUT = ("id", "source", "icon", "copies")
"""What says nothing about an entry's effect."""


def effect(entry: object, *but: str) -> dict[str, Any]:
    return {name: value for name, value in to_builtins(entry).items() if name not in (*ABOUT, *but)}


def alike(entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [one for one, other in combinations(entries, 2) if one == other]


def test_no_two_emergencies_differ_in_name_colour_and_place_alone() -> None:
    assert alike([effect(card, "colour", "place", "unknown") for card in CONTENT.emergencies.values()]) == []


def gains(words: tuple[Word, ...]) -> Counter[str]:
    """How much of each thing; more is better."""
    return Counter({word.tag: getattr(word, "count", 1) for word in words})


def beats(one: EmergencyCard, other: EmergencyCard) -> bool:
    """Easier, with fewer Punks, and for as much: with the same slot, since a marker helps or harms."""
    return (
        one.unknown == other.unknown
        and one.difficulty <= other.difficulty
        and one.punks <= other.punks
        and gains(one.reward) >= gains(other.reward)
    )


def test_no_emergency_is_beaten_by_another_in_everything() -> None:
    beaten = [(one.id, other.id) for one, other in permutations(CONTENT.emergencies.values(), 2) if beats(one, other)]
    assert beaten == []


def test_no_two_markers_specials_gangs_or_powers_do_the_same() -> None:
    for deck in (CONTENT.circumstances, CONTENT.specials, CONTENT.gangs):
        assert alike([effect(entry) for entry in deck.values()]) == []


def test_no_two_police_cards_have_the_same_text() -> None:
    assert alike([effect(card, "symbols") for card in CONTENT.police.values()]) == []


def test_no_officer_is_beaten_by_another_in_everything() -> None:
    for one, other in permutations(CONTENT.characters.values(), 2):
        skills = ("investigation", "emergency", "arrest")
        as_skilled = all(getattr(one, skill) >= getattr(other, skill) for skill in skills)
        assert not (as_skilled and set(one.powers) >= set(other.powers)), (one.id, other.id)


def test_no_two_entries_have_the_same_text() -> None:
    texts: dict[str, list[str]] = {}
    for _, deck in CONTENT.decks():
        for name in deck:
            if CATALOG.has(name) and (text := CATALOG.format(name, attribute="text")):
                texts.setdefault(text, []).append(name)
    assert [names for names in texts.values() if len(names) > 1] == []
