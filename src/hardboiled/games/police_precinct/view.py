"""PP-26: what a seat may know, put together from nothing. Names are those of the state, so that
rules that only read the open table (pools, targets, ways) work on a view as well."""

from __future__ import annotations

from collections.abc import Mapping
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
from hardboiled.kernel import SPECTATOR, CardId, Outcome, SeatId, Shows, SpaceId, shown


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
    bits = knowing(state, seat)
    searcher = state.officers[state.active]
    return shown(
        View,
        state,
        seat=seat,
        officers=tuple([officer_view(state, officer, seat, bits) for officer in state.officers]),
        undealt=len(state.undealt),
        police_left=len(state.police),
        police_discard=tuple(sorted(state.police_discard)),
        events=PileView(len(state.events.cards), known(state.events.cards, state.events.seen, bits)),
        markers_left=len(state.markers),
        marker_discard=tuple(sorted(state.marker_discard)),
        gangs_left=len(state.gangs),
        stacks=tuple([stack_view(stack, bits) for stack in state.stacks]),
        drawn=tuple(state.drawn) if secrecy(state).sees(seat, searcher) else (),
        drawn_count=len(state.drawn),
        emergencies=tuple([emergency_view(emergency) for emergency in state.emergencies]),
    )


def officer_view(state: PrecinctState, officer: Officer, seat: SeatId, bits: int) -> OfficerView:
    see_hand = secrecy(state).sees(seat, officer)
    see_loyalty = see_hand or officer.shown or state.outcome is not None
    return shown(
        OfficerView,
        officer,
        hand=tuple(officer.hand) if see_hand else (),
        fresh=tuple(officer.fresh) if see_hand else (),
        held=len(officer.hand) + len(officer.fresh),
        loyalty=officer.loyalty if see_loyalty else "",
        exposed=seat != SPECTATOR and bool(officer.exposed & bits),
    )


def stack_view(stack: Stack, bits: int) -> StackView:
    return StackView(stack.id, stack.site, len(stack.cards), stack.agent, known(stack.cards, stack.seen, bits))


def emergency_view(emergency: Emergency) -> EmergencyView:
    marker = emergency.marker if emergency.turned else None
    return EmergencyView(emergency.card, emergency.place, emergency.turned, marker, emergency.hidden)
