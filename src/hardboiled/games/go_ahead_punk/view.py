"""What a seat may know, put together from nothing."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from hardboiled.games.go_ahead_punk.rules.content import PunkContent
from hardboiled.games.go_ahead_punk.rules.kinds import CopId, Difficulty, DistrictId, FigureId, ItemId, Phase
from hardboiled.games.go_ahead_punk.rules.knowledge import places
from hardboiled.games.go_ahead_punk.rules.modes import mode_of
from hardboiled.games.go_ahead_punk.rules.state import STINGER, CopFigure, PunkState, Shot, StingerFigure
from hardboiled.kernel import CardId, Outcome, SeatId, SpaceId


class StingerView(Struct, frozen=True, gc=False):
    """GP-GEN.7: his place, hand and keys are his own; how many cards he holds all can see."""

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
    hand: tuple[CardId, ...] = ()
    keys: tuple[SpaceId, ...] = ()
    silent: SpaceId = SpaceId("")
    due: SpaceId = SpaceId("")


class CopView(Struct, frozen=True, gc=False):
    """GP-GEN.8: hands are open to the Cops and hidden from Stinger."""

    id: CopId
    seats: tuple[SeatId, ...]
    space: SpaceId
    health: int
    items: tuple[ItemId, ...]
    car: bool
    barred: SpaceId
    fighting: bool
    cards: int
    hand: tuple[CardId, ...] = ()


class View(Struct, frozen=True, gc=False):
    seat: SeatId
    mode: str
    difficulty: Difficulty
    heat: bool
    phase: Phase
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
    outcome: Outcome | None


def view(state: PunkState, seat: SeatId, content: PunkContent) -> View:
    started = bool(state.stinger.space) and state.step not in ("choose-start", "place-cops", "opening")
    over = state.outcome is not None
    cop_seat = seat != STINGER and any(seat in cop.seats for cop in state.cops)
    # At the end all is open; where there is nobody to hide from, whoever watches sees it all.
    everything = over or not mode_of(state).hidden
    return View(
        seat=seat,
        mode=state.mode,
        difficulty=state.difficulty,
        heat=state.heat,
        phase=state.phase,
        round=state.round,
        turn=state.turn,
        hunch=state.hunch,
        stinger=_stinger(state.stinger, seat == STINGER or everything),
        cops=tuple([_cop(cop, state, started, cop_seat or everything) for cop in state.cops]),
        possible=content.streets.listed(places(state)),
        maybe_silent=tuple(state.known.silent),
        hits=tuple(state.hits),
        jam=state.jam,
        chopper=state.chopper,
        must_draw=state.must_draw,
        named=tuple(state.named),
        shot=state.shot,
        stinger_deck=len(state.stinger_deck),
        stinger_discard=tuple(state.stinger_discard),
        stinger_burned=len(state.stinger_burned),
        shown_burned=tuple(state.shown_burned),
        key_deck=len(state.key_deck),
        key_discard=tuple(state.key_discard),
        cop_deck=len(state.cop_deck),
        cop_discard=tuple(state.cop_discard),
        cop_burned=len(state.cop_burned),
        inventory_deck=len(state.inventory_deck),
        inventory_discard=tuple(state.inventory_discard),
        ai_deck=len(state.ai_deck),
        ai_discard=tuple(state.ai_discard),
        ai_card=state.ai_card,
        lkl=state.lkl,
        spotted=state.spotted,
        outcome=state.outcome,
    )


def _stinger(stinger: StingerFigure, own: bool) -> StingerView:
    return StingerView(
        space=stinger.space if own or stinger.shown else SpaceId(""),
        shown=stinger.shown,
        health=stinger.health,
        items=tuple(stinger.items),
        uniform=stinger.uniform,
        cards=len(stinger.hand),
        key_cards=len(stinger.keys),
        hand=tuple(stinger.hand) if own else (),
        keys=tuple(stinger.keys) if own else (),
        silent=stinger.silent if own else SpaceId(""),
        due=stinger.due if own else SpaceId(""),
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
