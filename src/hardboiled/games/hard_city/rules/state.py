"""What lies on the table: figures, tokens, decks, markers. Plain data, things named by their ids."""

from __future__ import annotations

from typing import TYPE_CHECKING, overload

from msgspec import Struct, field

from hardboiled.games.hard_city.rules import AllySeen, OfficerSeen, Seen
from hardboiled.games.hard_city.rules.ids import FUBAR, MAYOR, NOWHERE
from hardboiled.games.hard_city.rules.kinds import MutantKind
from hardboiled.kernel import CardId, Open, SeatId, SpaceId, State

if TYPE_CHECKING:
    from hardboiled.games.hard_city.view import OfficerView, View


class Mutant(Open):
    """A figure of Doctor Zero's. `moved` and `attacked` count within one turn."""

    id: str
    kind: MutantKind
    at: SpaceId
    stunned: bool = False
    moved: bool = False
    attacked: bool = False
    woken: bool = False
    hp: int = 0
    """Of F.U.B.A.R. only."""
    ap: int = 0


class Officer(Struct):
    """A figure of the officers' side with its sheet: markers, cards, skill deck."""

    id: str
    seat: SeatId
    hp: int
    ap: int
    skill_deck: list[CardId]
    skills: list[CardId]
    """The starting skill first."""
    at: SpaceId = NOWHERE
    gear: list[CardId] = field(default_factory=list)
    drawn: list[CardId] = field(default_factory=list)
    """Skill cards to choose from just now."""
    gained: list[CardId] = field(default_factory=list)
    """Skills gained in this episode, for the campaign."""
    done: bool = False
    down: bool = False
    shield: int = 0
    jammed: bool = False
    """Whether an Out of Ammo marker lies on the sheet."""
    held: int = 0
    """AP markers that lie on chaos cards."""


class Ally(Struct):
    """Blast, the dog."""

    id: str
    at: SpaceId
    hp: int
    skill_deck: list[CardId]
    skills: list[CardId]
    drawn: list[CardId] = field(default_factory=list)


class QueuedCard(Open):
    """A card in the AutoDoc's Queue; `fresh` if placed this turn, with the AP markers on it."""

    card: CardId
    fresh: bool = True
    markers: dict[str, int] = field(default_factory=dict)


class Roll(Open):
    """The dice of the action under way. `damage` is what they are worth after paying and reactions."""

    officer: str
    attack: str
    faces: list[str]
    damage: int
    at: str = ""
    """The space shot at, or the token."""
    need: int = 0
    """The damage that is wanted, where less is nothing."""
    donuts: int = 0
    """How many donut faces count."""
    parts: list[tuple[str, int]] = field(default_factory=list)
    """What the dice are made of."""


class Turn(Open):
    """What counts within one turn."""

    stride: int = 0
    """Spaces left of the Movement that was paid for, or that a card gives."""
    used: list[CardId] = field(default_factory=list)
    """Skills used, for those that work once a turn."""
    ally_used: bool = False
    slips: int = 0
    """How often a skill has saved the officer from damage on leaving a space."""
    donuts: int = 0
    """How many donut faces a skill has paid for."""
    spawned: list[SpaceId] = field(default_factory=list)
    barred: bool = False
    """Whether skills that work in the first Movement are used up."""
    walker: str = ""
    """Who moves just now by a card, or which Mutant; else it is the active officer."""
    safe: bool = False
    """Whether leaving Mutants does not hurt the walker."""
    raised: int = 0
    """By how much the basic actions of the card to be played with another are raised."""


class HardCityState(State, kw_only=True):
    """One episode in play."""

    mode: str
    episode: int
    layout: int = 0
    round: int = 0
    order_seats: tuple[SeatId, ...]
    officers: list[Officer]
    ally: Ally | None = None
    active: str = ""
    turn: Turn = field(default_factory=Turn)
    roll: Roll | None = None

    mutants: list[Mutant] = field(default_factory=list)
    supply: dict[str, list[str]] = field(default_factory=dict)
    """Figures off the board by kind."""
    fubar_came: bool = False
    fubar_acted: bool = False
    fubar_hp: int = 1
    """His counter in episode 5, solo and co-op."""

    obstacles: dict[str, list[SpaceId]] = field(default_factory=dict)
    ground: str = ""
    """Names the terrain as it stands (obstacles, open Manholes, the hatch): see terrain.py."""
    civilians: dict[str, SpaceId] = field(default_factory=dict)
    aboard: dict[str, int] = field(default_factory=dict)
    """Civilians in cars and the bus, Barrels on the Truck."""
    civilian_pool: list[str] = field(default_factory=list)
    crates: dict[str, SpaceId] = field(default_factory=dict)
    crate_pool: list[str] = field(default_factory=list)
    barrels: dict[str, SpaceId] = field(default_factory=dict)
    manholes: dict[str, SpaceId] = field(default_factory=dict)
    closed: str = ""
    helicopter: SpaceId = NOWHERE
    ladder: bool = False
    clouds: list[SpaceId] = field(default_factory=list)
    lights: list[int] = field(default_factory=list)
    """The numbers of the Street Lights that are on."""
    battery: SpaceId = NOWHERE
    powered: bool = False
    doom: SpaceId = NOWHERE

    cause: str = ""
    """What brings about what happens just now, for the log."""

    order: int = 0
    chaos: int = 0
    lead: int = 0
    """The VP Chaos began with."""
    kills: int = 0

    deck: list[CardId]
    hand: list[CardId] = field(default_factory=list)
    playing: list[CardId] = field(default_factory=list)
    """Chaos cards whose text is being carried out: on the discard once it is done."""
    discard: list[CardId] = field(default_factory=list)
    queue: list[QueuedCard] = field(default_factory=list)
    letters: list[CardId] = field(default_factory=list)
    events: list[CardId]
    event_discard: list[CardId] = field(default_factory=list)
    event: str = ""
    """The event card that counts this round."""
    police: list[CardId]
    police_discard: list[CardId] = field(default_factory=list)
    street: list[CardId]
    street_discard: list[CardId] = field(default_factory=list)
    cutscenes: list[CardId]
    scenes: list[CardId] = field(default_factory=list)
    clapper: int = 0
    roof_barrels: int = 4

    @property
    def hand_size(self) -> int:
        """How many cards Doctor Zero holds: all that the others know of his hand."""
        return len(self.hand)


# Reading rules, for the state and for a view alike.


@overload
def active_officer(table: HardCityState) -> Officer: ...
@overload
def active_officer(table: View) -> OfficerView: ...
def active_officer(table: Seen) -> OfficerSeen:
    name = table.active
    for officer in table.officers:
        if officer.id == name:
            return officer
    raise LookupError(f"no officer {name!r} in play")


def officer_of(state: HardCityState, name: str) -> Officer:
    for officer in state.officers:
        if officer.id == name:
            return officer
    raise LookupError(f"no officer {name!r} in play")


def mutant_of(state: HardCityState, name: str) -> Mutant:
    for mutant in state.mutants:
        if mutant.id == name:
            return mutant
    raise LookupError(f"no Mutant {name!r} on the board")


def beset(table: Seen, space: SpaceId) -> bool:
    """Whether an active Mutant is on the space."""
    for mutant in table.mutants:  # noqa: SIM110 (twice as fast as any(), and asked all the time)
        if mutant.at == space and not mutant.stunned:
            return True
    return False


def civilian_on(table: Seen, space: SpaceId) -> str:
    """A Civilian on the space who can be hurt (never the Mayor), or nobody."""
    for name, at in table.civilians.items():
        if at == space and name != MAYOR:
            return name
    return ""


def ally_on(table: Seen, space: SpaceId) -> AllySeen | None:
    """The Ally, if he is there and well."""
    ally = table.ally
    return ally if ally is not None and ally.at == space and ally.hp else None


def people_on(table: Seen, space: SpaceId) -> list[str]:
    """Who can take damage there: standing officers, the Ally, one Civilian for all."""
    found = [officer.id for officer in table.officers if officer.at == space and not officer.down]
    if (ally := ally_on(table, space)) is not None:
        found.append(ally.id)
    if civilian := civilian_on(table, space):
        found.append(civilian)
    return found


def inhabited(table: Seen) -> set[SpaceId]:
    """Where somebody is who can take damage."""
    found = {officer.at for officer in table.officers if not officer.down}
    ally = table.ally
    if ally is not None and ally.hp:
        found.add(ally.at)
    for name, at in table.civilians.items():
        if name != MAYOR:
            found.add(at)
    return found


def supply_left(table: Seen) -> bool:
    """HC-12.15: F.U.B.A.R. does not count."""
    return any(figures for kind, figures in table.supply.items() if kind != FUBAR)
