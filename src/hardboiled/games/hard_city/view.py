"""What a seat may know. All is public but Doctor Zero's hand and the order of the decks (HC-1.25)."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from hardboiled.games.hard_city.rules.content import HardCityContent
from hardboiled.games.hard_city.rules.ground import terrain
from hardboiled.games.hard_city.rules.state import DOCTOR, HardCityState, Mutant, Officer, QueuedCard, Roll, Turn
from hardboiled.kernel import CardId, Outcome, SeatId, SpaceId


class OfficerView(Struct, frozen=True, gc=False):
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


class AllyView(Struct, frozen=True):
    id: str
    at: SpaceId
    hp: int
    skills: tuple[CardId, ...]
    skill_deck: int
    drawn: tuple[CardId, ...]


class View(Struct, frozen=True, gc=False):
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
    return View(
        seat=seat,
        mode=state.mode,
        episode=state.episode,
        layout=state.layout,
        round=state.round,
        step=state.step,
        active=state.active,
        order_seats=state.order_seats,
        officers=tuple([_officer(officer, content) for officer in state.officers]),
        ally=_ally(state),
        turn=_turn(state.turn),
        roll=_roll(state.roll),
        mutants=tuple([replace(mutant) for mutant in state.mutants]),
        supply={kind: len(figures) for kind, figures in state.supply.items()},
        fubar_came=state.fubar_came,
        fubar_acted=state.fubar_acted,
        fubar_hp=state.fubar_hp,
        ground=state.ground,
        obstacles={name: tuple(cells) for name, cells in state.obstacles.items()},
        civilians=dict(state.civilians),
        aboard=dict(state.aboard),
        crates=dict(state.crates),
        crate_pool=len(state.crate_pool),
        barrels=dict(state.barrels),
        manholes=dict(state.manholes),
        closed=state.closed,
        helicopter=state.helicopter,
        ladder=state.ladder,
        clouds=tuple(state.clouds),
        lights=tuple(state.lights),
        battery=state.battery,
        powered=state.powered,
        doom=state.doom,
        order=state.order,
        chaos=state.chaos,
        kills=state.kills,
        deck=len(state.deck),
        hand=tuple(state.hand) if seat == DOCTOR else (),
        hand_size=len(state.hand),
        discard=tuple(state.discard),
        queue=tuple([QueuedCard(entry.card, entry.fresh, dict(entry.markers)) for entry in state.queue]),
        letters=tuple(state.letters),
        events=len(state.events),
        event_discard=tuple(state.event_discard),
        event=state.event,
        police=len(state.police),
        police_discard=tuple(state.police_discard),
        street=len(state.street),
        street_discard=tuple(state.street_discard),
        cutscenes=len(state.cutscenes),
        scenes=tuple(state.scenes),
        clapper=state.clapper,
        outcome=state.outcome,
    )


def _officer(officer: Officer, content: HardCityContent) -> OfficerView:
    skills = tuple(officer.skills)
    perk = content.perks(skills).sum
    return OfficerView(
        id=officer.id,
        seat=officer.seat,
        at=officer.at,
        hp=officer.hp,
        max_hp=content.officers[officer.id].hp + perk.max_hp,
        ap=officer.ap,
        max_ap=content.settings.officer_ap + perk.max_ap,
        skills=skills,
        skill_deck=len(officer.skill_deck),
        gear=tuple(officer.gear),
        drawn=tuple(officer.drawn),
        done=officer.done,
        down=officer.down,
        shield=officer.shield,
        jammed=officer.jammed,
        held=officer.held,
    )


def _ally(state: HardCityState) -> AllyView | None:
    ally = state.ally
    if ally is None:
        return None
    return AllyView(ally.id, ally.at, ally.hp, tuple(ally.skills), len(ally.skill_deck), tuple(ally.drawn))


def _turn(turn: Turn) -> Turn:
    return Turn(
        stride=turn.stride,
        used=list(turn.used),
        ally_used=turn.ally_used,
        slips=turn.slips,
        donuts=turn.donuts,
        spawned=list(turn.spawned),
        barred=turn.barred,
    )


def _roll(roll: Roll | None) -> Roll | None:
    return None if roll is None else Roll(roll.officer, roll.attack, list(roll.faces), roll.damage, roll.at)
