"""Rounds and options (GP-RND): Stinger's turn, the hunch step, the Cops' turns."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, ClassVar

from hardboiled.games.go_ahead_punk.rules.choices import (
    CopOffers,
    CopOption,
    StingerOffers,
    StingerOption,
    cop_options,
    stinger_options,
)
from hardboiled.games.go_ahead_punk.rules.combat import cop_fights_on, stinger_fights_on
from hardboiled.games.go_ahead_punk.rules.drawing import Draw, PlayCard
from hardboiled.games.go_ahead_punk.rules.events import Announced, HunchAdvanced, RoundBegan, TurnBegan
from hardboiled.games.go_ahead_punk.rules.figures import fighters
from hardboiled.games.go_ahead_punk.rules.first_aid import UseKit
from hardboiled.games.go_ahead_punk.rules.hits import Hit, HitSilently, HitWithRocket, reward, show_silent_hit
from hardboiled.games.go_ahead_punk.rules.hospital import Heal
from hardboiled.games.go_ahead_punk.rules.knowledge import rested, turn_begins, turn_ends
from hardboiled.games.go_ahead_punk.rules.modes import mode_of
from hardboiled.games.go_ahead_punk.rules.movement import Move
from hardboiled.games.go_ahead_punk.rules.secret_moves import Leave
from hardboiled.games.go_ahead_punk.rules.sharing import Share
from hardboiled.games.go_ahead_punk.rules.state import STINGER, StingerFigure
from hardboiled.kernel import Flow, Manner, SpaceId, ask, at_once

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hardboiled.games.go_ahead_punk.rules import Figure, FigureSeen, P, Seen
    from hardboiled.games.go_ahead_punk.rules.content import PunkContent


class Nothing(StingerOption, CopOption, frozen=True):
    rule: ClassVar[str] = "GP-RND.6"
    manner: ClassVar[Manner] = "pass"
    still: ClassVar[bool] = True

    @classmethod
    def offered(cls, table: Seen, content: PunkContent, figure: FigureSeen) -> Sequence[Nothing]:
        return _NOTHING

    @at_once
    def take(self, play: P, figure: Figure) -> None:
        if isinstance(figure, StingerFigure):
            play.say(Announced("nothing"))


_NOTHING = (Nothing(),)


STINGER_TURN: StingerOffers = (
    Move.offered,
    Draw.offered,
    Leave.offered,
    PlayCard.offered,
    Hit.offered,
    HitSilently.offered,
    HitWithRocket.offered,
    Heal.offered,
    UseKit.offered,
    Nothing.offered,
)
"""GP-RND.2, GP-RND.6: everything he may do with his turn."""
COP_TURN: CopOffers = (
    Move.offered,
    Draw.offered,
    PlayCard.offered,
    Share.offered,
    Heal.offered,
    UseKit.offered,
    Nothing.offered,
)
"""GP-RND.3, GP-RND.4, GP-RND.6: everything a Cop who is not in combat may do with its turn."""


# Stinger.


def stinger_turn(play: P) -> Flow[None]:
    """GP-RND.1, GP-RND.2: one option, or his part in a fight; then a silent hit that is due is shown."""
    state, stinger = play.state, play.state.stinger
    play.say(RoundBegan(state.round))
    play.say(TurnBegan("stinger"))
    turn_begins(state)
    stinger.due, stinger.silent = stinger.silent, SpaceId("")
    forced, state.must_draw = state.must_draw, False
    still = False
    if fighters(state):
        yield from stinger_fights_on(play)
    elif forced:
        yield from _forced_draw(play)
    else:
        still = yield from _free_turn(play)
    yield from draw_for_escape(play)
    yield from _end_turn(play, still)
    yield from hunch_step(play)


def _free_turn(play: P) -> Flow[bool]:
    """GP-INV.12, GP-INV.13: he announces the kind of his option; True if he says he does nothing."""
    state, stinger = play.state, play.state.stinger
    options = partial(stinger_options, STINGER_TURN, state, play.content)
    while True:
        action = yield from ask(STINGER, options, "stinger-turn", {"round": state.round}, always=True)
        yield from action.take(play, stinger)
        if not action.free:
            return action.still


def _forced_draw(play: P) -> Flow[None]:
    """GP-RET.15: he escaped on the last Cop's turn, so he may not move and must draw."""
    while True:
        options = stinger_options((Draw.offered, UseKit.offered), play.state, play.content)
        action = yield from ask(STINGER, options, "must-draw")
        yield from action.take(play, play.state.stinger)
        if not action.free:
            return


def draw_for_escape(play: P) -> Flow[None]:
    """GP-RET.16: he escaped on his own turn, also from a fight that he moved into: one card."""
    if play.state.must_draw:
        play.state.must_draw = False
        yield from Draw().take(play, play.state.stinger)


def _end_turn(play: P, still: bool) -> Flow[None]:
    """GP-HIT.11: the silent hit of the turn before becomes public."""
    due = play.state.stinger.due
    if play.state.known.due:
        play.reveal()  # That no hit is shown tells something, too.
    turn_ends(play.state, due)
    if due:
        show_silent_hit(play, due)
    if still:
        rested(play)
    if due:
        yield from reward(play, due)


def hunch_step(play: P) -> Flow[None]:
    """GP-HUN.1 to GP-HUN.5: the marker advances unless there is a fight; on Reveal something is learned."""
    state, mode, last = play.state, mode_of(play.state), play.content.settings.hunch_steps
    if not fighters(state) and mode.has_hunches(state):
        state.hunch = state.hunch % last + 1
        reveals = state.hunch == last
        play.say(HunchAdvanced(state.hunch, reveals))
        if reveals:
            yield from mode.hunch(play, "hunch")
    state.turn = 0
    state.step = mode.cop_turn


# The Cops.


def cop_turn(play: P) -> Flow[None]:
    """GP-RND.3, GP-RND.9: one option, or the Cop's part in a fight."""
    state = play.state
    cop = state.cops[state.turn]
    play.say(TurnBegan(cop.id))
    if cop.space == state.stinger.space:
        yield from cop_fights_on(play, cop)
    else:
        options = partial(cop_options, COP_TURN, state, play.content, cop)
        while True:
            action = yield from ask(cop.seats, options, "cop-turn", {"cop": cop.id})
            yield from action.take(play, cop)
            if not action.free:
                break
    end_cop_turn(play)


def end_cop_turn(play: P) -> None:
    state = play.state
    state.turn += 1
    if state.turn == len(state.cops):
        state.turn = -1
        state.round += 1
        state.step = "stinger-turn"
