"""What a seat may know: the whole open city and the sizes of the face-down decks. Hands are open
(KA-1.7), so every seat, and whoever only watches, sees the same."""

from __future__ import annotations

from msgspec import Struct

from hardboiled.games.kick_ass.content import KickAssContent
from hardboiled.games.kick_ass.state import City, KickAss
from hardboiled.kernel import Outcome, SeatId
from hardboiled.kernel.codec import Codec

_COPIER = Codec(City)


class View(Struct, frozen=True, kw_only=True):
    seat: SeatId
    step: str
    city: City
    events: int
    spawns: int
    blue: int
    red: int
    items: int
    outcome: Outcome | None


def view(state: KickAss, seat: SeatId, content: KickAssContent) -> View:
    return View(
        seat=seat,
        step=state.step,
        city=_COPIER.copy(state.city),
        events=len(state.event_deck),
        spawns=len(state.spawn_deck),
        blue=len(state.blue_deck),
        red=len(state.red_deck),
        items=len(state.item_deck),
        outcome=state.outcome,
    )
