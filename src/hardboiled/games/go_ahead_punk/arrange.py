"""Words that put things on a Go Ahead Punk! table by hand, for lessons."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hardboiled.games.go_ahead_punk.rules.content import PunkContent
from hardboiled.games.go_ahead_punk.rules.knowledge import packed
from hardboiled.games.go_ahead_punk.rules.state import PunkState
from hardboiled.kernel import CardId, SpaceId


def stinger(state: PunkState, _content: PunkContent, **fields: Any) -> None:
    """Stinger, with these fields of his sheet."""
    for field, value in fields.items():
        setattr(state.stinger, field, value)


def cop(state: PunkState, _content: PunkContent, name: str, **fields: Any) -> None:
    """A Cop, with these fields of the sheet; new items and cards come out of their decks."""
    found = next(figure for figure in state.cops if figure.id == name)
    for item in fields.get("items", []):
        if item not in found.items and item in state.inventory_deck:
            state.inventory_deck.remove(item)
    for card in fields.get("hand", []):
        state.cop_deck.remove(card)
    for field, value in fields.items():
        setattr(found, field, value)


def key(state: PunkState, _content: PunkContent, to: str) -> None:
    """Stinger holds the key of this building."""
    place = SpaceId(to)
    if place in state.key_deck:
        state.key_deck.remove(place)
    if place not in state.stinger.keys:
        state.stinger.keys.append(place)


def holds(state: PunkState, _content: PunkContent, cards: list[str]) -> None:
    """Stinger's hand; what was in it goes into the deck."""
    state.stinger_deck[:0] = state.stinger.hand
    state.stinger.hand[:] = []
    for card in map(CardId, cards):
        state.stinger_deck.remove(card)
        state.stinger.hand.append(card)


def on_top(state: PunkState, _content: PunkContent, deck: str, cards: list[str]) -> None:
    """These cards come next from a deck, the first of them first."""
    pile = getattr(state, deck)
    for card in reversed(cards):
        pile.remove(card)
        pile.append(card)


def known(state: PunkState, content: PunkContent, places: list[str] | None = None, district: str = "") -> None:
    """What all know of Stinger's place: these spaces, a district, or where his piece stands (else all but the Cops'
    own spaces)."""
    streets, bits = content.streets, content.streets.bits
    cops = {figure.space for figure in state.cops}
    if any(figure.space == state.stinger.space for figure in state.cops):
        state.stinger.shown = True
    if places is None and district:
        places = [name for name in streets.names if content.spaces[name].district == district and name not in cops]
    if places is None:
        hidden = [name for name in streets.names if name not in cops]
        places = [state.stinger.space] if state.stinger.shown else list(map(str, hidden))
    state.known.places = packed(sum(bits[SpaceId(place)] for place in places))


ARRANGE: Mapping[str, Callable[..., object]] = {
    "stinger": stinger,
    "cop": cop,
    "key": key,
    "holds": holds,
    "on-top": on_top,
    "known": known,
}
