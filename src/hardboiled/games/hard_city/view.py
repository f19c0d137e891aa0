"""What a seat may know. All is public but Doctor Zero's hand and the order of the decks (HC-1.25)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from hardboiled.games.hard_city.rules.content import HardCityContent
from hardboiled.games.hard_city.rules.ground import terrain
from hardboiled.games.hard_city.rules.harm import max_hp
from hardboiled.games.hard_city.rules.ids import DOCTOR
from hardboiled.games.hard_city.rules.state import Ally, HardCityState, Mutant, Officer, QueuedCard, Roll, Turn
from hardboiled.kernel import CardId, Outcome, SeatId, Shows, SpaceId, glancing, shown


class OfficerView(Shows, frozen=True, gc=False):
    shows: ClassVar[type[Officer]] = Officer
    hides: ClassVar[Mapping[str, str]] = {"gained": "counts between two episodes; all of it is among the skills"}

    id: str
    seat: SeatId
    at: SpaceId
    hp: int
    max_hp: int
    ap: int
    max_ap: int
    skills: tuple[CardId, ...]
    skill_deck: int
    gear: tuple[CardId, ...]
    drawn: tuple[CardId, ...]
    done: bool
    down: bool
    shield: int
    jammed: bool
    held: int


class AllyView(Shows, frozen=True):
    shows: ClassVar[type[Ally]] = Ally

    id: str
    at: SpaceId
    hp: int
    skills: tuple[CardId, ...]
    skill_deck: int
    drawn: tuple[CardId, ...]


class View(Shows, frozen=True, gc=False):
    """Of a deck, how many cards are left."""

    shows: ClassVar[type[HardCityState]] = HardCityState
    hides: ClassVar[Mapping[str, str]] = {
        "civilian_pool": "tokens in the box, all alike",
        "roof_barrels": "read once, when episode 5 is set up",
        "cause": "told with what happens",
        "lead": "an option of the table",
    }

    seat: SeatId
    mode: str
    episode: int
    layout: int
    round: int
    step: str
    active: str
    order_seats: tuple[SeatId, ...]
    officers: tuple[OfficerView, ...]
    ally: AllyView | None
    turn: Turn
    roll: Roll | None
    mutants: tuple[Mutant, ...]
    supply: dict[str, int]
    fubar_came: bool
    fubar_acted: bool
    fubar_hp: int
    ground: str
    obstacles: dict[str, tuple[SpaceId, ...]]
    civilians: dict[str, SpaceId]
    aboard: dict[str, int]
    crates: dict[str, SpaceId]
    crate_pool: int
    """Crate tokens left in the box."""
    barrels: dict[str, SpaceId]
    manholes: dict[str, SpaceId]
    closed: str
    helicopter: SpaceId
    ladder: bool
    clouds: tuple[SpaceId, ...]
    lights: tuple[int, ...]
    battery: SpaceId
    powered: bool
    doom: SpaceId
    order: int
    chaos: int
    kills: int
    deck: int
    hand: tuple[CardId, ...]
    """Doctor Zero's, for Doctor Zero."""
    hand_size: int
    playing: tuple[CardId, ...]
    discard: tuple[CardId, ...]
    queue: tuple[QueuedCard, ...]
    letters: tuple[CardId, ...]
    events: int
    event_discard: tuple[CardId, ...]
    event: str
    police: int
    police_discard: tuple[CardId, ...]
    street: int
    street_discard: tuple[CardId, ...]
    cutscenes: int
    scenes: tuple[CardId, ...]
    clapper: int
    outcome: Outcome | None


def view(state: HardCityState, seat: SeatId, content: HardCityContent) -> View:
    terrain(state, content)
    officers = [
        shown(OfficerView, officer, **{field: see(officer, content) for field, see in OF_OFFICERS.items()})
        for officer in state.officers
    ]
    own = {field: see(state, seat, content) for field, see in OF_THE_TABLE.items()}
    return shown(View, state, seat=seat, officers=tuple(officers), **own)


OF_OFFICERS: dict[str, Callable[[Officer, HardCityContent], object]] = {
    "max_hp": lambda officer, content: max_hp(content, officer),
    "max_ap": lambda officer, content: content.settings.officer_ap + content.perks(officer.skills).sum.max_ap,
    "skill_deck": lambda officer, content: len(officer.skill_deck),
}
OF_THE_TABLE: dict[str, Callable[[HardCityState, SeatId, HardCityContent], object]] = {
    "ally": lambda state, seat, content: _ally(state.ally),
    "supply": lambda state, seat, content: {kind: len(figures) for kind, figures in state.supply.items()},
    "obstacles": lambda state, seat, content: {name: tuple(cells) for name, cells in state.obstacles.items()},
    "crate_pool": lambda state, seat, content: len(state.crate_pool),
    "deck": lambda state, seat, content: len(state.deck),
    "hand": lambda state, seat, content: tuple(state.hand) if seat == DOCTOR else (),
    "hand_size": lambda state, seat, content: len(state.hand),
    "events": lambda state, seat, content: len(state.events),
    "police": lambda state, seat, content: len(state.police),
    "street": lambda state, seat, content: len(state.street),
    "cutscenes": lambda state, seat, content: len(state.cutscenes),
}


def _ally(ally: Ally | None) -> AllyView | None:
    return None if ally is None else shown(AllyView, ally, skill_deck=len(ally.skill_deck))


OfficerGlance = glancing(OfficerView, Officer, **OF_OFFICERS)
TableGlance = glancing(
    View,
    HardCityState,
    seat=lambda state, seat, content: seat,
    officers=lambda state, seat, content: tuple([OfficerGlance(officer, content) for officer in state.officers]),
    **OF_THE_TABLE,
)


def glance(state: HardCityState, seat: SeatId, content: HardCityContent) -> View:
    terrain(state, content)
    return TableGlance(state, seat, content)
