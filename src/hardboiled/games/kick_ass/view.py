"""What a seat may know: the whole open city and the sizes of the face-down decks. Hands are open
(KA-1.7), so every seat, and whoever only watches, sees the same."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from hardboiled.games.kick_ass.rules.content import KickAssContent
from hardboiled.games.kick_ass.rules.state import Area, City, EventInPlay, Foe, Hero, KickAssState, Token
from hardboiled.kernel import Outcome, SeatId, Shows, glancing, shown

__all__ = ["Area", "City", "EventInPlay", "Foe", "Hero", "Token", "View", "glance", "view"]
"""What a view shows is made of these."""


class View(Shows, frozen=True, kw_only=True):
    shows: ClassVar[type[KickAssState]] = KickAssState
    hides: ClassVar[Mapping[str, str]] = {
        "plot": "secret until it shows; as far as it is known it is in the city",
        "event_deck": "face down; its size is shown",
        "spawn_deck": "face down; its size is shown",
        "blue_deck": "face down; its size is shown",
        "red_deck": "face down; its size is shown",
        "item_deck": "face down; its size is shown",
        "combat_deck": "face down",
        "hardships": "face down; those that were seen are in the city",
        "mist": "face down; those that were seen are in the city",
        "pictures": "not on the board yet",
        "hidden": "face down; those that were seen are in the city",
    }

    seat: SeatId
    step: str
    city: City
    events: int
    spawns: int
    blue: int
    red: int
    items: int
    outcome: Outcome | None


DECKS = {
    "events": "event_deck",
    "spawns": "spawn_deck",
    "blue": "blue_deck",
    "red": "red_deck",
    "items": "item_deck",
}
"""The face-down decks whose sizes all see."""


def view(state: KickAssState, seat: SeatId, content: KickAssContent) -> View:
    return shown(View, state, seat=seat, **{name: len(getattr(state, deck)) for name, deck in DECKS.items()})


def _size(deck: str) -> Callable[[KickAssState, SeatId, KickAssContent], int]:
    return lambda state, seat, content: len(getattr(state, deck))


glance = glancing(
    View,
    KickAssState,
    seat=lambda state, seat, content: seat,
    **{name: _size(deck) for name, deck in DECKS.items()},
)
