"""Preparation (GP-PRE, GP-SOL): a secret start, a key, the Cops on the map, the opening."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TYPE_CHECKING, ClassVar

from hardboiled.games.go_ahead_punk.rules.choices import PunkAction, StingerOffers, stinger_options
from hardboiled.games.go_ahead_punk.rules.combat import cop_fights_on
from hardboiled.games.go_ahead_punk.rules.drawing import Draw, draw_key, draw_stinger_card
from hardboiled.games.go_ahead_punk.rules.events import CopPlaced, Started, StingerMoved, TurnBegan
from hardboiled.games.go_ahead_punk.rules.figures import cop_named, cop_seats, fighters
from hardboiled.games.go_ahead_punk.rules.finding import caught, reveal
from hardboiled.games.go_ahead_punk.rules.kinds import Address, CopId
from hardboiled.games.go_ahead_punk.rules.knowledge import know_exactly, rule_out
from hardboiled.games.go_ahead_punk.rules.modes import mode_of
from hardboiled.games.go_ahead_punk.rules.movement import Move
from hardboiled.games.go_ahead_punk.rules.rounds import draw_for_escape, end_cop_turn
from hardboiled.games.go_ahead_punk.rules.state import STINGER
from hardboiled.kernel import Flow, Manner, ask

if TYPE_CHECKING:
    from hardboiled.games.go_ahead_punk.rules import P
    from hardboiled.games.go_ahead_punk.rules.content import PunkContent


class ChooseStart(PunkAction, frozen=True):
    rule: ClassVar[str] = "GP-PRE.1"
    confirm: ClassVar[bool] = True
    manner: ClassVar[Manner] = "move"
    space: Address

    @classmethod
    @lru_cache(maxsize=64)
    def offered(cls, content: PunkContent) -> tuple[ChooseStart, ...]:
        return tuple([cls(space) for space in content.spaces])


class PlaceNext(PunkAction, frozen=True):
    rule: ClassVar[str] = "GP-PRE.4"
    manner: ClassVar[Manner] = "use"
    cop: CopId


class PlaceCop(PunkAction, frozen=True):
    rule: ClassVar[str] = "GP-PRE.4"
    manner: ClassVar[Manner] = "move"
    space: Address

    @classmethod
    @lru_cache(maxsize=64)
    def offered(cls, content: PunkContent) -> tuple[PlaceCop, ...]:
        return tuple([cls(space) for space in content.spaces])


def choose_start(play: P) -> Flow[None]:
    """GP-PRE.1 to GP-PRE.3, GP-SOL.6: he picks any space, in secret if he can hide, then takes a key in secret."""
    state, stinger, mode = play.state, play.state.stinger, mode_of(play.state)
    choice = yield from ask(STINGER, partial(ChooseStart.offered, play.content), "choose-start")
    stinger.space = choice.space
    if mode.hidden:
        play.say(Started(choice.space), to=STINGER)
    else:
        stinger.shown = True
        know_exactly(play, choice.space)
        play.say(StingerMoved(choice.space))
    draw_key(play)
    state.step = mode.after_start


def place_cops(play: P) -> Flow[None]:
    """GP-PRE.4: each Cop chooses any space, openly, in any order; spaces may be shared."""
    state = play.state
    waiting = [cop for cop in state.cops if not cop.space]
    cop = waiting[0]
    if len(waiting) > 1:
        chosen = yield from ask(cop_seats(state), [PlaceNext(cop.id) for cop in waiting], "place-next")
        cop = cop_named(state, chosen.cop)
    place = yield from ask(cop.seats, PlaceCop.offered(play.content), "place", {"cop": cop.id})
    cop.space = place.space
    play.say(CopPlaced(cop.id, place.space))
    if len(waiting) == 1:
        state.step = "opening"


OPENING: StingerOffers = (Move.offered, Draw.offered)


def opening(play: P) -> Flow[None]:
    """GP-PRE.5 to GP-PRE.8, GP-PRE.13, GP-SOL.7: a card, then a move or another card, then the lead."""
    state, stinger, mode = play.state, play.state.stinger, mode_of(play.state)
    for _ in range(mode.level(state, play.content).opening_cards):  # GP-DIF.1, GP-DIF.5
        yield from draw_stinger_card(play)
    mode.begins(play)
    options = partial(stinger_options, OPENING, state, play.content)
    action = yield from ask(STINGER, options, "opening", always=True)
    yield from action.take(play, stinger)
    yield from draw_for_escape(play)
    if isinstance(action, Draw):
        _looks_round(play)
    yield from mode.lead(play)
    state.turn = 0
    state.step = mode.first_cop_turn


def _looks_round(play: P) -> None:
    """GP-PRE.13: he has stayed where he was, and so have the Cops."""
    state = play.state
    if fighters(state):
        reveal(play, "met")
        caught(play)
    else:
        for cop in state.cops:
            rule_out(play, cop.space)


def opening_cop(play: P) -> Flow[None]:
    """GP-PRE.10 to GP-PRE.13: the Cops' first move; reveals and combat apply."""
    state = play.state
    cop = state.cops[state.turn]
    play.say(TurnBegan(cop.id))
    if cop.space == state.stinger.space:
        yield from cop_fights_on(play, cop)
    else:
        yield from Move().take(play, cop)
    end_cop_turn(play)
