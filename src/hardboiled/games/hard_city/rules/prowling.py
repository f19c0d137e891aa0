"""HC-10.9 to HC-10.12, HC-10.17: how Mutants move under Doctor Zero's command."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

from hardboiled.games.hard_city.rules import P, Seen
from hardboiled.games.hard_city.rules.answers import Stop
from hardboiled.games.hard_city.rules.episode import episode_of
from hardboiled.games.hard_city.rules.events import Moved, Woken
from hardboiled.games.hard_city.rules.ground import terrain
from hardboiled.games.hard_city.rules.ids import DOCTOR, FUBAR
from hardboiled.games.hard_city.rules.kinds import Companion, Piece, Place, piece_words, squares, standing
from hardboiled.games.hard_city.rules.mutant_action import MutantAction
from hardboiled.games.hard_city.rules.routes import prowl_tree, prowled, route
from hardboiled.games.hard_city.rules.state import Mutant, mutant_of
from hardboiled.kernel import Action, Flow, Manner, SpaceId, ask, at_once

if TYPE_CHECKING:
    from hardboiled.games.hard_city.rules.content import HardCityContent


class MoveMutant(Action, frozen=True):
    rule: ClassVar[str] = "HC-10.9"
    manner: ClassVar[Manner] = "move"
    group: ClassVar[str] = "move"
    piece: Piece

    def words(self, table: Seen, content: HardCityContent) -> Mapping[str, Any]:
        return standing(table, self.piece)


class WakeMutant(Action, frozen=True):
    rule: ClassVar[str] = "HC-10.11"
    manner: ClassVar[Manner] = "use"
    piece: Piece

    def words(self, table: Seen, content: HardCityContent) -> Mapping[str, Any]:
        return standing(table, self.piece)


class MutantStep(MutantAction, frozen=True):
    """A Mutant's movement or a part of it, alone or with what it found."""

    rule: ClassVar[str] = "HC-10.9"
    manner: ClassVar[Manner] = "move"
    group: ClassVar[str] = "move"
    to: Place
    bring: Companion = ""

    def points_at(self, table: Seen, content: HardCityContent) -> Sequence[str]:
        return squares(table, self.to)

    def way(self, table: Seen, content: HardCityContent) -> Sequence[SpaceId]:
        for mutant in table.mutants:
            if mutant.id == table.turn.walker:
                return mutant.at, *self.path(table, content, mutant)
        return ()

    def path(self, table: Seen, content: HardCityContent, mutant: Mutant) -> tuple[SpaceId, ...]:
        return route(prowl_tree(table, content, mutant.at, laden=bool(self.bring)), self.to)

    @at_once
    def take(self, play: P, mutant: Mutant, more: int) -> bool:
        state = play.state
        path = self.path(state, play.content, mutant)
        origin, mutant.at = mutant.at, self.to
        if self.bring in state.barrels:
            state.barrels[self.bring] = self.to
        elif self.bring in state.civilians:
            state.civilians[self.bring] = self.to
        play.say(Moved(mutant.id, (origin, *path), self.bring))
        return episode_of(state).arrived(play, mutant)


class LeaveBoard(MutantAction, frozen=True):
    """The Mutant walks off with a Barrel or the Mayor."""

    rule: ClassVar[str] = "HC-22.13"
    manner: ClassVar[Manner] = "move"
    bring: Companion

    @at_once
    def take(self, play: P, mutant: Mutant, more: int) -> bool:
        episode_of(play.state).left(play, mutant, self.bring)
        return True


def reach_of(play: P, mutant: Mutant) -> int:
    """HC-10.9, HC-10.19."""
    settings = play.content.settings
    return settings.rat_move if mutant.kind == "rat" else settings.mutant_move


def move_mutants(play: P, count: int, spaces: int = 0) -> Flow[None]:
    """HC-10.9, HC-10.11: up to so many different Mutants move, or are woken instead."""
    for left in range(count, 0, -1):
        options = movable(play.state)
        if not options:
            return
        chosen = yield from ask(DOCTOR, [*options, Stop()], "move", {"left": left})
        if not isinstance(chosen, MoveMutant | WakeMutant):
            return
        mutant = mutant_of(play.state, chosen.piece)
        if mutant.stunned:
            wake(play, mutant)
        else:
            yield from prowl(play, mutant, spaces or reach_of(play, mutant))


def movable(table: Seen) -> Sequence[Action]:
    """HC-10.10, HC-10.22, HC-11.8: those that have not moved this turn, no Soldier that has attacked, never
    F.U.B.A.R.; one of each sort."""
    found: dict[tuple[str, str, bool, bool], Action] = {}
    for m in table.mutants:
        if m.moved or m.kind == FUBAR or (m.kind == "soldier" and m.attacked and not m.stunned):
            continue
        key = (m.at, m.kind, m.stunned, m.attacked)
        if key not in found:
            found[key] = WakeMutant(m.id) if m.stunned else MoveMutant(m.id)
    return list(found.values())


def wake(play: P, mutant: Mutant) -> None:
    """HC-10.11, HC-10.12: it counts as its move; it may still attack."""
    mutant.stunned = False
    mutant.moved = mutant.woken = True
    play.say(Woken(mutant.id, play.state.cause))


def prowl(play: P, mutant: Mutant, reach: int) -> Flow[None]:
    """HC-10.9, HC-10.17: at once or step by step, through figures but not through Obstacles."""
    turn = play.state.turn
    mutant.moved = True
    turn.stride, turn.walker = reach, mutant.id
    options = partial(_prowls, play, mutant, reach)
    while turn.stride:
        chosen = yield from ask(DOCTOR, options, "prowl", {**piece_words(mutant.id), "left": turn.stride})
        if isinstance(chosen, MutantStep):
            turn.stride -= len(chosen.path(play.state, play.content, mutant))
        if not isinstance(chosen, MutantAction) or (yield from chosen.take(play, mutant, 0)):
            break
    turn.stride, turn.walker = 0, ""


def _prowls(play: P, mutant: Mutant, reach: int) -> list[Action]:
    """The first step must be taken if there is one."""
    stride = play.state.turn.stride
    found = steps(play, mutant, stride)
    return found if found and stride == reach else [*found, Stop()]


def steps(play: P, mutant: Mutant, spaces: int) -> list[Action]:
    """Where a Mutant may go from here, what it may bring, and whether it may leave the board."""
    state, episode = play.state, episode_of(play.state)
    kept = terrain(state, play.content).reaches
    alone = kept.get((mutant.at, spaces, MutantStep))
    if alone is None:
        alone = kept[mutant.at, spaces, MutantStep] = _steps(play, mutant, spaces, "")
    options: list[Action] = [*alone]
    for bring in episode.brings(state, mutant):
        options += _steps(play, mutant, spaces, bring)
    options.extend([LeaveBoard(bring) for bring in episode.exits(state, play.content, mutant)])
    return options


def _steps(play: P, mutant: Mutant, spaces: int, bring: str) -> list[MutantStep]:
    return [MutantStep(to, bring) for to in prowled(play.state, play.content, mutant, spaces, laden=bool(bring))]
