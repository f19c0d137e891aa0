"""The heist as plain data."""

from __future__ import annotations

from msgspec import Struct, field

from hardboiled.kernel import CardId, SeatId, SpaceId, State

LOYAL, MOLE = "loyal", "mole"
CREW, HOUSE = "crew", "house"


class Member(Struct):
    seat: SeatId
    role: str
    room: SpaceId
    wounds: int = 0
    guard: int = 0
    """The strength left of the guard this member fights; 0: no fight."""
    seen: list[CardId] = field(default_factory=list)
    """The loot this member saw go into the bag."""
    returned: list[CardId] = field(default_factory=list)
    """What a mole has put back."""


class Heist(State, kw_only=True):
    crew: list[Member]
    deck: list[CardId]
    vault: list[CardId]
    bag: list[CardId]
    goal: int
    moles: bool
    """Whether a mole is possible."""
    queue: list[CardId] = field(default_factory=list)
    tomorrow: list[CardId] = field(default_factory=list)
    stashed: int = 0
    """How often something went into the bag; a mole makes the bag lighter than that."""
    carriers: list[SeatId] = field(default_factory=list)
    """Who has carried the bag, night by night."""
    carrying: bool = False
    plan: str = ""
    van: str = ""
    night: int = 1
    active: int = 0
    alarm: int = 0


def side(state: Heist, seat: SeatId) -> str:
    return next((HOUSE if member.role == MOLE else CREW for member in state.crew if member.seat == seat), CREW)
