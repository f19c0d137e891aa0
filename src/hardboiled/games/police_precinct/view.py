"""PP-26: what a seat may know, put together from nothing. Names are those of the state, so that
rules that only read the open table (pools, targets, ways) work on a view as well."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from msgspec import Struct

from hardboiled.games.police_precinct.rules.content import PrecinctContent
from hardboiled.games.police_precinct.rules.ids import StackId, Standing, UpgradeKind
from hardboiled.games.police_precinct.rules.state import (
    EVERYBODY,
    Attempt,
    Emergency,
    Hood,
    Move,
    Officer,
    Ongoing,
    Pile,
    PrecinctState,
    Stack,
    Turn,
)
from hardboiled.games.police_precinct.rules.variants import secrecy
from hardboiled.kernel import SPECTATOR, CardId, Outcome, SeatId, Shows, SpaceId, glancing, shown


class OfficerView(Shows, frozen=True):
    shows: ClassVar[type[Struct]] = Officer

    id: str
    seat: SeatId
    character: str
    space: SpaceId | None
    marked: bool
    hand: tuple[CardId, ...]
    """Empty where this seat may not see it; `held` says how many there are."""
    fresh: tuple[CardId, ...]
    held: int
    donuts: int
    upgrades: tuple[UpgradeKind, ...]
    loyalty: str
    """'good', 'dirty', or '' where this seat does not know it."""
    shown: bool
    standing: Standing
    leaned_on: bool
    dispatched: bool
    exposed: bool
    """Whether a search has proven to this seat that the officer holds evidence back."""


class PileView(Shows, frozen=True):
    shows: ClassVar[type[Struct]] = Pile
    hides: ClassVar[Mapping[str, str]] = {"cards": "face down", "seen": "who knows what is part of it"}

    left: int
    known: tuple[tuple[int, CardId], ...]
    """Cards whose place this seat knows: 0 is the top."""


class StackView(Shows, frozen=True):
    shows: ClassVar[type[Struct]] = Stack
    hides: ClassVar[Mapping[str, str]] = {"cards": "face down", "seen": "who knows what is part of it"}

    id: StackId
    site: str
    count: int
    agent: bool
    known: tuple[tuple[int, CardId], ...]
    """Cards whose place this seat knows: 0 is the top."""


class EmergencyView(Shows, frozen=True):
    shows: ClassVar[type[Struct]] = Emergency

    card: CardId
    place: str
    turned: bool
    marker: CardId | None
    """None while it lies face down, or where there is none; `hidden` tells these apart."""
    hidden: bool


class View(Shows, frozen=True):
    shows: ClassVar[type[Struct]] = PrecinctState
    hides: ClassVar[Mapping[str, str]] = {
        "choosing": "only the set-up asks",
        "police": "face down",
        "markers": "face down",
        "gangs": "face down",
        "drawn_seen": "who knows what is a secret",
        "cause": "the log says it",
    }

    seat: SeatId
    step: str
    traitors: bool
    dirty: int
    manic: bool
    degree: str
    officers: tuple[OfficerView, ...]
    undealt: int
    active: int
    first: int
    day: int
    crime: int
    murderer: int
    police_left: int
    police_discard: tuple[CardId, ...]
    events: PileView
    event_discard: tuple[CardId, ...]
    turned_up: tuple[CardId, ...]
    markers_left: int
    marker_discard: tuple[CardId, ...]
    gangs_left: int
    stacks: tuple[StackView, ...]
    case_file: tuple[CardId, ...]
    removed: tuple[CardId, ...]
    drawn: tuple[CardId, ...]
    drawn_count: int
    hoods: tuple[Hood, ...]
    stockpile: int
    patrols: int
    swat: int
    agents: int
    donuts: int
    upgrades: dict[UpgradeKind, int]
    emergencies: tuple[EmergencyView, ...]
    urgent: CardId | None
    ongoing: tuple[Ongoing, ...]
    van: SpaceId | None
    stolen: SpaceId | None
    support: SpaceId | None
    turn: Turn
    move: Move | None
    attempt: Attempt | None
    outcome: Outcome | None

    @property
    def events_left(self) -> int:
        return self.events.left

    def officer(self, name: str) -> OfficerView:
        return next(officer for officer in self.officers if officer.id == name)

    def stack(self, name: StackId) -> StackView:
        return next(stack for stack in self.stacks if stack.id == name)

    def emergency(self, card: str | None) -> EmergencyView | None:
        """The Emergency of this name, if it is on the board."""
        for emergency in self.emergencies:
            if emergency.card == card:
                return emergency
        return None

    @property
    def helper(self) -> OfficerView:
        """The officer this seat helps with in another's attempt (in a solo game, with the other of two)."""
        active = self.officers[self.active]
        return next(officer for officer in self.officers if officer.seat == self.seat and officer is not active)

    @property
    def mine(self) -> int:
        """The number of the officer this seat plays (the active one of two), -1 for a spectator."""
        if self.officers[self.active].seat == self.seat:
            return self.active
        return next((number for number, officer in enumerate(self.officers) if officer.seat == self.seat), -1)


def knowing(state: PrecinctState, seat: SeatId) -> int:
    """The bits of a pile's `seen` that make a card's place known to this seat."""
    bits = EVERYBODY
    for number, officer in enumerate(state.officers):
        if officer.seat == seat:
            bits |= 1 << number
    return bits


def known(cards: list[CardId], seen: list[int], bits: int) -> tuple[tuple[int, CardId], ...]:
    """Places from the top, and what this seat knows to lie there."""
    if not any(seen):
        return ()
    last = len(cards) - 1
    return tuple((last - at, cards[at]) for at in range(last, -1, -1) if seen[at] & bits)


def view(state: PrecinctState, seat: SeatId, content: PrecinctContent) -> View:
    officers = [
        shown(OfficerView, officer, **{field: see(officer, state, seat) for field, see in OF_OFFICERS.items()})
        for officer in state.officers
    ]
    own = {field: see(state, seat) for field, see in OF_THE_TABLE.items()}
    return shown(View, state, seat=seat, officers=tuple(officers), **own)


OF_OFFICERS: dict[str, Callable[[Officer, PrecinctState, SeatId], object]] = {
    "hand": lambda officer, state, seat: tuple(officer.hand) if secrecy(state).sees(seat, officer) else (),
    "fresh": lambda officer, state, seat: tuple(officer.fresh) if secrecy(state).sees(seat, officer) else (),
    "held": lambda officer, state, seat: len(officer.hand) + len(officer.fresh),
    "loyalty": lambda officer, state, seat: officer.loyalty if sees_loyalty(state, seat, officer) else "",
    "exposed": lambda officer, state, seat: seat != SPECTATOR and bool(officer.exposed & knowing(state, seat)),
}
OF_THE_TABLE: dict[str, Callable[[PrecinctState, SeatId], object]] = {
    "undealt": lambda state, seat: len(state.undealt),
    "police_left": lambda state, seat: len(state.police),
    "police_discard": lambda state, seat: tuple(sorted(state.police_discard)),
    "events": lambda state, seat: pile_view(state.events, knowing(state, seat)),
    "markers_left": lambda state, seat: len(state.markers),
    "marker_discard": lambda state, seat: tuple(sorted(state.marker_discard)),
    "gangs_left": lambda state, seat: len(state.gangs),
    "stacks": lambda state, seat: stack_views(state.stacks, knowing(state, seat)),
    "drawn": lambda state, seat: tuple(state.drawn) if secrecy(state).sees(seat, state.officers[state.active]) else (),
    "drawn_count": lambda state, seat: len(state.drawn),
    "emergencies": lambda state, seat: tuple([emergency_view(emergency) for emergency in state.emergencies]),
}


def sees_loyalty(state: PrecinctState, seat: SeatId, officer: Officer) -> bool:
    return officer.shown or state.outcome is not None or secrecy(state).sees(seat, officer)


def pile_view(pile: Pile, bits: int) -> PileView:
    return PileView(len(pile.cards), known(pile.cards, pile.seen, bits))


def stack_views(stacks: list[Stack], bits: int) -> tuple[StackView, ...]:
    return tuple(
        [
            StackView(stack.id, stack.site, len(stack.cards), stack.agent, known(stack.cards, stack.seen, bits))
            for stack in stacks
        ]
    )


def emergency_view(emergency: Emergency) -> EmergencyView:
    marker = emergency.marker if emergency.turned else None
    return EmergencyView(emergency.card, emergency.place, emergency.turned, marker, emergency.hidden)


OfficerGlance = glancing(OfficerView, Officer, **OF_OFFICERS)
TableGlance = glancing(
    View,
    PrecinctState,
    seat=lambda state, seat: seat,
    officers=lambda state, seat: tuple([OfficerGlance(officer, state, seat) for officer in state.officers]),
    **OF_THE_TABLE,
)


def glance(state: PrecinctState, seat: SeatId, content: PrecinctContent) -> View:
    return TableGlance(state, seat)
