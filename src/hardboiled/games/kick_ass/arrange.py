"""Words that put things on a Kick-Ass table by hand, for lessons."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hardboiled.games.kick_ass.rules.amounts import amount
from hardboiled.games.kick_ass.rules.content import KickAssContent
from hardboiled.games.kick_ass.rules.state import Area, EventInPlay, KickAssState
from hardboiled.kernel import CardId, SpaceId


def calm(state: KickAssState, _content: KickAssContent) -> None:
    """A quiet city: no Enemy, no Event, no token."""
    city = state.city
    for place in list(city.map):
        city.map[place] = Area()
    city.foes.clear()
    state.event_deck[:0] = [event.id for event in city.row if event is not None]
    city.row[:] = [None, None, None]
    city.owed.clear()
    city.incoming = 0


def hero(state: KickAssState, _content: KickAssContent, name: str, **fields: Any) -> None:
    """A Hero, with these fields of the dashboard."""
    found = state.city.hero(name)
    for field, value in fields.items():
        setattr(found, field, value)


def hand(state: KickAssState, _content: KickAssContent, name: str) -> None:
    """All cards of a Hero are in hand again."""
    found = state.city.hero(name)
    found.hand += found.played
    found.played.clear()
    found.turn = None


def district(state: KickAssState, _content: KickAssContent, name: str, **figures: int) -> None:
    """What stands in a District."""
    area = state.city.map[SpaceId(name)]
    for field, value in figures.items():
        setattr(area, field, value)


def event(state: KickAssState, content: KickAssContent, name: str, space: int = 1) -> None:
    """An Event on the row, out of its deck."""
    card = CardId(name)
    if card in state.event_deck:
        state.event_deck.remove(card)
    tasks = content.all_events[card].tasks
    left = [amount(getattr(task, "count", 1), state.city.players) for task in tasks]
    state.city.row[space - 1] = EventInPlay(card, left)


ARRANGE: Mapping[str, Callable[..., object]] = {
    "calm": calm,
    "hero": hero,
    "hand": hand,
    "district": district,
    "event": event,
}
