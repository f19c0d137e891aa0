"""PP-26: what a seat may know, put together from nothing. Names are those of the state, so that
rules that only read the open table (pools, targets, ways) work on a view as well."""

from __future__ import annotations

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
    PrecinctState,
    Turn,
)
from hardboiled.games.police_precinct.rules.variants import secrecy
from hardboiled.kernel import SPECTATOR, CardId, Outcome, SeatId, SpaceId


class OfficerView(Struct, frozen=True):
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


class StackView(Struct, frozen=True):
    id: StackId
    site: str
    count: int
    agent: bool
    known: tuple[tuple[int, CardId], ...]
    """Cards whose place this seat knows: 0 is the top."""


class EmergencyView(Struct, frozen=True):
    card: CardId
    place: str
    turned: bool
    marker: CardId | None
    """None while it lies face down, or where there is none; `hidden` tells these apart."""
    hidden: bool


class View(Struct, frozen=True):
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
    events_left: int
    events_known: tuple[tuple[int, CardId], ...]
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
    return View(
        seat=seat,
        step=state.step,
        traitors=state.traitors,
        dirty=state.dirty,
        manic=state.manic,
        degree=state.degree,
        officers=tuple([officer_view(state, officer, seat, bits) for officer in state.officers]),
        undealt=len(state.undealt),
        active=state.active,
        first=state.first,
        day=state.day,
        crime=state.crime,
        murderer=state.murderer,
        police_left=len(state.police),
        police_discard=tuple(sorted(state.police_discard)),
        events_left=len(state.events.cards),
        events_known=known(state.events.cards, state.events.seen, bits),
        event_discard=tuple(state.event_discard),
        turned_up=tuple(state.turned_up),
        markers_left=len(state.markers),
        marker_discard=tuple(sorted(state.marker_discard)),
        gangs_left=len(state.gangs),
        stacks=tuple(
            [StackView(s.id, s.site, len(s.cards), s.agent, known(s.cards, s.seen, bits)) for s in state.stacks]
        ),
        case_file=tuple(state.case_file),
        removed=tuple(state.removed),
        drawn=tuple(state.drawn) if secrecy(state).sees(seat, searcher) else (),
        drawn_count=len(state.drawn),
        hoods=tuple([Hood(h.punks, h.gang, h.patrols, h.swat) for h in state.hoods]),
        stockpile=state.stockpile,
        patrols=state.patrols,
        swat=state.swat,
        agents=state.agents,
        donuts=state.donuts,
        upgrades=dict(state.upgrades),
        emergencies=tuple([emergency_view(e) for e in state.emergencies]),
        urgent=state.urgent,
        ongoing=tuple([Ongoing(event.card, event.place, event.ticks) for event in state.ongoing]),
        van=state.van,
        stolen=state.stolen,
        support=state.support,
        turn=turn_view(state.turn),
        move=move_view(state.move),
        attempt=attempt_view(state.attempt),
        outcome=state.outcome,
    )


def officer_view(state: PrecinctState, officer: Officer, seat: SeatId, bits: int) -> OfficerView:
    see_hand = secrecy(state).sees(seat, officer)
    see_loyalty = see_hand or officer.shown or state.outcome is not None
    return OfficerView(
        id=officer.id,
        seat=officer.seat,
        character=officer.character,
        space=officer.space,
        marked=officer.marked,
        hand=tuple(officer.hand) if see_hand else (),
        fresh=tuple(officer.fresh) if see_hand else (),
        held=len(officer.hand) + len(officer.fresh),
        donuts=officer.donuts,
        upgrades=tuple(officer.upgrades),
        loyalty=officer.loyalty if see_loyalty else "",
        shown=officer.shown,
        standing=officer.standing,
        leaned_on=officer.leaned_on,
        dispatched=officer.dispatched,
        exposed=seat != SPECTATOR and bool(officer.exposed & bits),
    )


def emergency_view(emergency: Emergency) -> EmergencyView:
    shown = emergency.marker if emergency.turned else None
    return EmergencyView(
        card=emergency.card,
        place=emergency.place,
        turned=emergency.turned,
        marker=shown,
        hidden=emergency.marker is not None and not emergency.turned,
    )


def turn_view(turn: Turn) -> Turn:
    return Turn(
        list(turn.done),
        turn.overtime,
        turn.again,
        turn.arrests,
        turn.arrest_donut,
        turn.no_event,
        turn.no_draw,
        turn.in_hospital,
        turn.stir,
    )


def move_view(move: Move | None) -> Move | None:
    if move is None:
        return None
    m = move
    return Move(m.left, m.passes, m.support_left, m.begun, m.swapped, m.driving, m.car_through, m.van)


def attempt_view(attempt: Attempt | None) -> Attempt | None:
    if attempt is None:
        return None
    a = attempt
    return Attempt(a.kind, a.target, a.donuts, a.patrols, a.texts, a.lowered, list(a.helped))
