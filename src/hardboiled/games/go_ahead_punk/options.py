"""The modes and options of the game."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from hardboiled.games.go_ahead_punk.content import Difficulty
from hardboiled.games.go_ahead_punk.state import STINGER
from hardboiled.kernel import Mode, Options, SeatId

SEATS = (STINGER, SeatId("cop-1"), SeatId("cop-2"), SeatId("cop-3"))
MODES = (Mode("one-vs-all", (SEATS[:2], SEATS[:3], SEATS)), Mode("solo", (SEATS[:1],)))


class PunkOptions(Options, frozen=True, kw_only=True):
    difficulty: Annotated[Difficulty, Meta(description="How hard the Cops of the solo game are.")] = "medium"
    heat: Annotated[bool, Meta(description="Show on the map where Stinger can be, by all that is public.")] = True
