"""HC-5: an officer's turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from hardboiled.games.hard_city.rules import OfficerSeen, P, Seen
from hardboiled.games.hard_city.rules.ally import SendAlly
from hardboiled.games.hard_city.rules.attacks import FIGHTING
from hardboiled.games.hard_city.rules.causes import because
from hardboiled.games.hard_city.rules.crates import OpenCrate
from hardboiled.games.hard_city.rules.cutscenes import StartScene
from hardboiled.games.hard_city.rules.episode import episode_of
from hardboiled.games.hard_city.rules.equipment import CARDS
from hardboiled.games.hard_city.rules.events import TurnBegan
from hardboiled.games.hard_city.rules.modes import mode_of
from hardboiled.games.hard_city.rules.moment import Moment
from hardboiled.games.hard_city.rules.movement import Step
from hardboiled.games.hard_city.rules.officer_action import FACTS, OfficerAction
from hardboiled.games.hard_city.rules.reactions import reaction_window
from hardboiled.games.hard_city.rules.state import Turn, active_officer
from hardboiled.kernel import Flow, Manner, ask

if TYPE_CHECKING:
    from hardboiled.games.hard_city.rules.content import HardCityContent

TURN: tuple[type[OfficerAction], ...] = (Step, OpenCrate, *FIGHTING, *CARDS, StartScene, SendAlly)
"""What every episode lets an officer do, in the order it is offered."""


class EndTurn(OfficerAction, frozen=True):
    rule: ClassVar[str] = "HC-5.4"
    manner: ClassVar[Manner] = "pass"

    def price(self, table: Seen, content: HardCityContent) -> None:
        return None


END = EndTurn()


def officer_turn(play: P) -> Flow[None]:
    """HC-5.1: a turn begins."""
    state = play.state
    officer = active_officer(state)
    state.turn, state.cause = Turn(), ""
    for mutant in state.mutants:
        mutant.moved = mutant.attacked = mutant.woken = False
    play.say(TurnBegan(officer.id))
    state.step = "officer-acts"
    yield from officer_acts(play)


def officer_acts(play: P) -> Flow[None]:
    """HC-5.1, HC-5.3, HC-5.4, HC-12.10: actions until the player stops or the officer falls."""
    state = play.state
    officer = active_officer(state)
    options = partial(turn_options, state, play.content, officer)
    while not officer.down:
        args: dict[str, str | int] = {"officer": officer.id, "ap": officer.ap}
        action = yield from ask(officer.seat, options, "turn", args, rests=True)
        if isinstance(action, EndTurn):
            break
        if not action.keeps_stride:
            state.turn.stride = 0
        yield from because(play, officer.id, action.take(play, officer))
        state.roll = None
    officer.ap = 0
    officer.done = True
    state.turn.stride = 0
    yield from reaction_window(play, "turn-end")
    state.step = mode_of(state).enemy_step


def turn_options(table: Seen, content: HardCityContent, officer: OfficerSeen) -> list[OfficerAction]:
    """HC-5.6, HC-5.7, HC-5.8: everything the officer can pay for in full."""
    now = Moment(table, content, officer)
    options: list[OfficerAction] = []
    kinds = now.perks.kinds.get(now.facts)
    for offered in kinds if kinds is not None else _kinds_of(now):
        options += offered(now)
    options.append(END)
    return options


def _kinds_of(now: Moment) -> tuple[Callable[[Moment], Sequence[OfficerAction]], ...]:
    """The kinds that the facts of the moment do not rule out and that can be paid for; worked out once for each."""
    so = {"", *(fact for fact, true in zip(FACTS, now.facts[-len(FACTS) :], strict=True) if true)}
    kinds = [kind for kind in (*TURN, *episode_of(now.table).actions) if kind.needs in so]
    payable = [kind for kind in kinds if now.ap >= kind.ap(now.table, now.content, now.perks.sum)]
    found = now.perks.kinds[now.facts] = tuple(kind.offered for kind in payable)
    return found
