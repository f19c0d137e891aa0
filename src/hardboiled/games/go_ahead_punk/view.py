"""What a seat may know, named field by field."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from msgspec import Struct

from hardboiled.games.go_ahead_punk.rules.clash import Clash, Shot
from hardboiled.games.go_ahead_punk.rules.content import PunkContent
from hardboiled.games.go_ahead_punk.rules.kinds import CopId, Difficulty, DistrictId, FigureId, ItemId, Phase
from hardboiled.games.go_ahead_punk.rules.knowledge import places
from hardboiled.games.go_ahead_punk.rules.modes import mode_of
from hardboiled.games.go_ahead_punk.rules.state import STINGER, CopFigure, PunkState, StingerFigure
from hardboiled.kernel import CardId, Outcome, SeatId, Shows, SpaceId, glancing, shown

PREPARATION = ("choose-cops", "choose-start", "place-cops", "opening")


class StingerView(Shows, frozen=True, gc=False):
    """GP-GEN.7: his place, hand and keys are his own; how many cards he holds all can see."""

    shows: ClassVar[type[Struct]] = StingerFigure
    id: ClassVar[FigureId] = "stinger"
    seats: ClassVar[tuple[SeatId, ...]] = (STINGER,)
    space: SpaceId
    """Empty to those who cannot know it."""
    shown: bool
    health: int
    items: tuple[ItemId, ...]
    uniform: bool
    cards: int
    key_cards: int
    hand: tuple[CardId, ...]
    keys: tuple[SpaceId, ...]
    silent: SpaceId
    due: SpaceId


class CopView(Shows, frozen=True, gc=False):
    """GP-GEN.8: hands are open to the Cops and hidden from Stinger."""

    shows: ClassVar[type[Struct]] = CopFigure
    id: CopId
    seats: tuple[SeatId, ...]
    space: SpaceId
    health: int
    items: tuple[ItemId, ...]
    car: bool
    barred: SpaceId
    fighting: bool
    cards: int
    hand: tuple[CardId, ...]


class View(Shows, frozen=True, gc=False):
    shows: ClassVar[type[Struct]] = PunkState
    hides: ClassVar[Mapping[str, str]] = {"known": "public, but in hex: shown as `possible` and `maybe_silent`"}
    seat: SeatId
    mode: str
    difficulty: Difficulty
    heat: bool
    phase: Phase
    preparing: str
    """The step of the preparation; empty when it is over."""
    round: int
    turn: int
    hunch: int
    stinger: StingerView
    cops: tuple[CopView, ...]
    possible: tuple[SpaceId, ...]
    """Exactly the spaces where Stinger can be, by all that is public."""
    maybe_silent: tuple[SpaceId, ...]
    """Where he may have made a silent hit that is not shown yet, by all that is public."""
    hits: tuple[SpaceId, ...]
    jam: DistrictId
    chopper: DistrictId
    must_draw: bool
    named: tuple[DistrictId, ...]
    shot: Shot | None
    clash: Clash | None
    stinger_deck: int
    stinger_discard: tuple[CardId, ...]
    stinger_burned: int
    shown_burned: tuple[str, ...]
    key_deck: int
    key_discard: tuple[SpaceId, ...]
    cop_deck: int
    cop_discard: tuple[CardId, ...]
    cop_burned: int
    inventory_deck: int
    inventory_discard: tuple[ItemId, ...]
    ai_deck: int
    ai_discard: tuple[CardId, ...]
    ai_card: CardId
    lkl: SpaceId
    spotted: bool
    lock: int
    outcome: Outcome | None


def view(state: PunkState, seat: SeatId, content: PunkContent) -> View:
    return shown(View, state, **{field: see(state, seat, content) for field, see in SEEN.items()})


SEEN: dict[str, Callable[[PunkState, SeatId, PunkContent], object]] = {
    "seat": lambda state, seat, content: seat,
    "preparing": lambda state, seat, content: _preparing(state),
    "stinger": lambda state, seat, content: _stinger(state.stinger, seat == STINGER or _all_open(state)),
    "cops": lambda state, seat, content: _cops(state, seat),
    "possible": lambda state, seat, content: content.streets.listed(places(state)),
    "maybe_silent": lambda state, seat, content: tuple(state.known.silent),
    "stinger_deck": lambda state, seat, content: len(state.stinger_deck),
    "stinger_burned": lambda state, seat, content: len(state.stinger_burned),
    "key_deck": lambda state, seat, content: len(state.key_deck),
    "cop_deck": lambda state, seat, content: len(state.cop_deck),
    "cop_burned": lambda state, seat, content: len(state.cop_burned),
    "inventory_deck": lambda state, seat, content: len(state.inventory_deck),
    "ai_deck": lambda state, seat, content: len(state.ai_deck),
}

glance = glancing(View, PunkState, **SEEN)


def _preparing(state: PunkState) -> str:
    return state.step if state.step in PREPARATION else ""


def _all_open(state: PunkState) -> bool:
    """At the end all is open; where there is nobody to hide from, whoever watches sees it all."""
    return state.outcome is not None or not mode_of(state).hidden


def _cops(state: PunkState, seat: SeatId) -> tuple[CopView, ...]:
    started = bool(state.stinger.space) and not _preparing(state)
    knows = seat != STINGER and any(seat in cop.seats for cop in state.cops)
    knows = knows or _all_open(state)
    return tuple([_cop(cop, state, started, knows) for cop in state.cops])


def _stinger(stinger: StingerFigure, own: bool) -> StingerView:
    """Written out, as bots look again and again."""
    nowhere = SpaceId("")
    return StingerView(
        space=stinger.space if own or stinger.shown else nowhere,
        shown=stinger.shown,
        health=stinger.health,
        items=tuple(stinger.items),
        uniform=stinger.uniform,
        cards=len(stinger.hand),
        key_cards=len(stinger.keys),
        hand=tuple(stinger.hand) if own else (),
        keys=tuple(stinger.keys) if own else (),
        silent=stinger.silent if own else nowhere,
        due=stinger.due if own else nowhere,
    )


def _cop(cop: CopFigure, state: PunkState, started: bool, knows: bool) -> CopView:
    return CopView(
        id=cop.id,
        seats=cop.seats,
        space=cop.space,
        health=cop.health,
        items=tuple(cop.items),
        car=cop.car,
        barred=cop.barred,
        fighting=started and state.stinger.shown and cop.space == state.stinger.space,
        cards=len(cop.hand),
        hand=tuple(cop.hand) if knows else (),
    )
