"""The modes and options of the game."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from hardboiled.games.go_ahead_punk.rules.kinds import Difficulty
from hardboiled.games.go_ahead_punk.rules.modes import played
from hardboiled.games.go_ahead_punk.rules.one_vs_all import OneVsAll
from hardboiled.games.go_ahead_punk.rules.solo import Solo
from hardboiled.games.go_ahead_punk.rules.state import STINGER
from hardboiled.kernel import Options, SeatId

SEATS = (STINGER, SeatId("cop-1"), SeatId("cop-2"), SeatId("cop-3"))
MODES = played(OneVsAll("one-vs-all", (SEATS[:2], SEATS[:3], SEATS)), Solo("solo", (SEATS[:1],)))


class PunkOptions(Options, frozen=True, kw_only=True):
    difficulty: Annotated[
        Difficulty, Meta(description="How hard the Cops of the solo game are.", extra={"modes": ("solo",)})
    ] = "medium"
    heat: Annotated[
        bool,
        Meta(
            description="Show on the map where Stinger can be, by all that is public.",
            extra={"modes": ("one-vs-all",)},
        ),
    ] = True
