"""The table as plain data."""

from __future__ import annotations

from msgspec import Struct, field

from hardboiled.games.police_precinct.rules.ids import AttemptKind, Loyalty, StackId, Standing, UpgradeKind
from hardboiled.kernel import CardId, Open, SeatId, SpaceId, State

EVERYBODY = 1 << 6
"""In a pile's `seen`: all know this card's place. The bits below are the officers, in seat order."""
RETURNED = 8
"""In a stack's `seen`: the bits from here on say which Thorough officer put the card there."""


class Pile(Struct):
    """A face-down pile; the top is the last card. `seen` says who knows which card lies where."""

    cards: list[CardId]
    seen: list[int]


class Stack(Struct):
    """An investigation stack at its site; `site` is '' once its category is complete."""

    id: StackId
    site: str
    cards: list[CardId]
    seen: list[int]
    agent: bool = False


class Officer(Struct):
    """One character with car, hand and tokens. `seat` plays it (in a solo game, both of them)."""

    id: str
    seat: SeatId
    character: str = ""
    space: SpaceId | None = None
    marked: bool = True
    hand: list[CardId] = field(default_factory=list)
    fresh: list[CardId] = field(default_factory=list)
    """Cards gained this turn: in hand, but not playable by their owner before the turn is over."""
    donuts: int = 0
    upgrades: list[UpgradeKind] = field(default_factory=list)
    loyalty: Loyalty = "good"
    shown: bool = False
    standing: Standing = "force"
    leaned_on: bool = False
    dispatched: bool = False
    exposed: int = 0
    """Officers (bits) to whom a search has proven that this one holds evidence back."""


class Hood(Open):
    """A bad hood: what stands in it."""

    punks: int = 0
    gang: CardId | None = None
    patrols: int = 0
    swat: bool = False


class Emergency(Struct):
    """An Emergency on the board; the list is in the order of placing, oldest first."""

    card: CardId
    place: str
    marker: CardId | None = None
    turned: bool = False

    @property
    def hidden(self) -> bool:
        """Whether a marker lies on it face down."""
        return self.marker is not None and not self.turned


class Ongoing(Open):
    """An ongoing Special Event on the board; the list is oldest first."""

    card: CardId
    place: str
    ticks: int = 0
    """Event Cards since it came."""


class Turn(Open):
    """What the rest of the turn must know."""

    done: list[str] = field(default_factory=list)
    """Kinds of action taken."""
    overtime: bool = False
    again: bool = False
    """Whether Overtime still allows an action."""
    arrests: int = 0
    arrest_donut: bool = False
    no_event: bool = False
    no_draw: bool = False
    in_hospital: bool = False
    stir: bool = False

    @property
    def open(self) -> bool:
        """Whether an action can still be taken: the one of the turn, or Overtime's."""
        return not self.done or self.again


class Move(Open):
    """How far a Phase 1 has come."""

    left: int
    passes: int
    """Closed intersections that may still be crossed."""
    support_left: int
    begun: bool = False
    """Whether anything was done: a swap now no longer sets the base movement."""
    swapped: bool = False
    driving: str = ""
    """'car' or 'support': what is being driven; the one driven first is then through."""
    car_through: bool = False
    """Whether the own car can drive no further, whatever speeds it up."""
    van: bool = False

    def add_donut(self) -> None:
        """PP-5.3."""
        self.speed_up(1)

    def speed_up(self, spaces: int) -> None:
        self.left += spaces
        self.begun = True


class Attempt(Open):
    """An Investigate, Handle or Arrest under way, and what was committed to it."""

    kind: AttemptKind
    target: str
    donuts: int = 0
    patrols: int = 0
    texts: int = 0
    """Cards or dice added by own card texts."""
    lowered: int = 0
    """Difficulty taken off by own card texts."""
    helped: list[int] = field(default_factory=list)
    """Symbols added by each officer's cards."""
    faces: list[int] = field(default_factory=list)
    """Its dice, once they lie on the table."""

    def add_donut(self) -> None:
        """PP-7.1, PP-8.1, PP-9.1: one card or die more."""
        self.donuts += 1


class PrecinctState(State, kw_only=True):
    """The whole game."""

    traitors: bool
    """Whether a Dirty Cop is possible: hands and searches are then secret."""
    dirty: int
    """Dirty loyalty cards among those shuffled."""
    manic: bool
    degree: str
    choosing: bool
    """Whether players choose their characters."""
    officers: list[Officer]
    undealt: list[Loyalty]
    active: int
    first: int
    day: int
    crime: int
    murderer: int = 0
    """His hood, 0 while he is not on the board."""
    police: list[CardId]
    police_discard: list[CardId] = field(default_factory=list)
    events: Pile
    event_discard: list[CardId] = field(default_factory=list)
    markers: list[CardId]
    marker_discard: list[CardId] = field(default_factory=list)
    gangs: list[CardId]
    stacks: list[Stack]
    case_file: list[CardId] = field(default_factory=list)
    removed: list[CardId] = field(default_factory=list)
    turned_up: list[CardId] = field(default_factory=list)
    """Event Cards face up and not yet resolved."""
    drawn: list[CardId] = field(default_factory=list)
    """The cards of a search under way, and in `drawn_seen` who knew their places before."""
    drawn_seen: list[int] = field(default_factory=list)
    hoods: list[Hood]
    stockpile: int
    patrols: int
    swat: int
    agents: int
    donuts: int
    upgrades: dict[UpgradeKind, int]
    emergencies: list[Emergency] = field(default_factory=list)
    urgent: CardId | None = None
    ongoing: list[Ongoing] = field(default_factory=list)
    van: SpaceId | None = None
    stolen: SpaceId | None = None
    support: SpaceId | None = None
    turn: Turn = field(default_factory=Turn)
    move: Move | None = None
    attempt: Attempt | None = None
    cause: str = ""
    """What brings about the changes that are told just now."""

    @property
    def events_left(self) -> int:
        return len(self.events.cards)

    @property
    def seats(self) -> int:
        return len({officer.seat for officer in self.officers})

    def officer(self, name: str) -> Officer:
        return next(officer for officer in self.officers if officer.id == name)

    def stack(self, name: StackId) -> Stack:
        return next(stack for stack in self.stacks if stack.id == name)

    def emergency(self, card: str | None) -> Emergency | None:
        """The Emergency of this name, if it is on the board."""
        for emergency in self.emergencies:
            if emergency.card == card:
                return emergency
        return None
