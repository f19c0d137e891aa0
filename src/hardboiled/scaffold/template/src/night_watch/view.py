"""Who may know what: what a seat sees, and what it can only imagine."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import ClassVar

from msgspec import Struct

from hardboiled.kernel import CardId, Outcome, SeatId, Shows, SpaceId, redeal, shown
from night_watch.rules import SUSPECT
from night_watch.rules.content import Street
from night_watch.rules.state import NightWatch


class View(Shows, frozen=True):
    """Every field of the state is here or in `hides`: a law asks for the decision."""

    shows: ClassVar[type[Struct]] = NightWatch
    hides: ClassVar[Mapping[str, str]] = {"deck": "its order is nobody's to know"}

    seat: SeatId
    hideout: SpaceId
    """The Suspect's alone to know, and all may know it in the end."""
    possible: tuple[SpaceId, ...]
    hand: tuple[CardId, ...]
    discard: tuple[CardId, ...]
    cards_left: int
    night: int
    last_night: int
    outcome: Outcome | None


def view(state: NightWatch, seat: SeatId, street: Street) -> View:
    knows = seat == SUSPECT or state.outcome is not None
    hideout = state.hideout if knows else SpaceId("")
    return shown(View, state, seat=seat, hideout=hideout, cards_left=len(state.deck))


def determinize(state: NightWatch, seat: SeatId, street: Street, rng: Random) -> None:
    """Deal anew all that the seat cannot know: what it sees must stay as it is."""
    redeal(state.deck, rng)
    if seat != SUSPECT and state.hideout and state.outcome is None:
        state.hideout = rng.choice(state.possible)
