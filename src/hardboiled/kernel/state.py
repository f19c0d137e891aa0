"""What every game's state has in common."""

from __future__ import annotations

from msgspec import Struct, field

from hardboiled.kernel.chance import Chance
from hardboiled.kernel.ids import SeatId


class Outcome(Struct, frozen=True):
    """How a match ended: who won, by what (a message of the catalog), and the score of each seat."""

    winners: tuple[SeatId, ...]
    reason: str
    scores: dict[SeatId, int] = field(default_factory=dict)


class State(Struct, kw_only=True):
    """Plain data only: ints, strings, bools, lists, dicts and further Structs.

    Nothing points at content or functions, and no object is held twice: the codec is the copier.
    `step` names the flow that runs next; between two steps the state alone says everything.
    """

    chance: Chance
    step: str
    outcome: Outcome | None = None
