"""Words for Chaos that bring, move, wake and rouse Mutants."""

from __future__ import annotations

from typing import Literal

from hardboiled.games.hard_city.rules import P
from hardboiled.games.hard_city.rules.activation import Priority, act, activate_some
from hardboiled.games.hard_city.rules.amounts import Count, Far, Few, Free, Reach, Some
from hardboiled.games.hard_city.rules.answers import ChoosePiece, Stop
from hardboiled.games.hard_city.rules.effects.chaos_word import ChaosWord
from hardboiled.games.hard_city.rules.ground import terrain
from hardboiled.games.hard_city.rules.kinds import Basic
from hardboiled.games.hard_city.rules.modes import mode_of
from hardboiled.games.hard_city.rules.mutant_attacks import attack_with_mutants
from hardboiled.games.hard_city.rules.prowling import move_mutants, wake
from hardboiled.games.hard_city.rules.scoring import chaos_scores
from hardboiled.games.hard_city.rules.spawning import arrive, open_spaces, patches, spawn, zone
from hardboiled.games.hard_city.rules.state import QueuedCard, active_officer, mutant_of, supply_left
from hardboiled.games.hard_city.rules.terrain import FAR
from hardboiled.kernel import Action, Flow, SpaceId, ask


class Spawn(ChaosWord, frozen=True, kw_only=True):
    """So many Mutants appear: in the Spawn Zone, in its patch closest to the active officer, next to
    the active officer, or on every Manhole. `stack`: several may share a space."""

    count: Some
    where: Literal["zone", "closest", "beside", "manholes"] = "zone"
    stack: bool = False

    def do(self, play: P, card: QueuedCard | None) -> Flow[None]:
        if self.where == "manholes":
            self._on_manholes(play)
        else:
            yield from spawn(play, self.count, self._spaces(play), self.stack)

    def _spaces(self, play: P) -> list[SpaceId]:
        if self.where == "closest":
            return closest_patch(play)
        if self.where == "beside":
            return _beside(play)
        mode = mode_of(play.state)
        return [space for space in zone(play) if mode.card_reaches(play.state, play.content, space)]

    def _on_manholes(self, play: P) -> None:
        """HC-22.20, HC-22.21: so many on every Manhole, one effect for the horde rule."""
        state = play.state
        for space in list(state.manholes.values()):
            for _ in range(self.count):
                if not supply_left(state):
                    chaos_scores(play, 1, "horde")
                    return
                if space not in terrain(state, play.content).filled:
                    arrive(play, "mutant" if state.supply["mutant"] else "soldier", space)


def _beside(play: P) -> list[SpaceId]:
    """Spaces next to the active officer, on the same board."""
    ground, at = terrain(play.state, play.content), active_officer(play.state).at
    return open_spaces(play, [[space for space in ground.walk[at] if ground.same_board(space, at)]])[0]


def closest_patch(play: P) -> list[SpaceId]:
    """HC-18.24: the patches of the Spawn Zone nearest to the active officer, on the same board."""
    ground, officer = terrain(play.state, play.content), active_officer(play.state)
    here = [patch for patch in patches(play) if patch and ground.same_board(patch[0], officer.at)]
    far = ground.distances[officer.at]
    distance = [min([far.get(space, FAR) for space in patch]) for patch in here]
    nearest = min(distance, default=FAR)
    near = [patch for patch, steps in zip(here, distance, strict=True) if steps == nearest]
    return list(dict.fromkeys(space for patch in near for space in patch))


class Move(ChaosWord, frozen=True, kw_only=True):
    """Up to so many Mutants move; `spaces` instead of their own reach."""

    count: Some
    spaces: Free = 0

    def do(self, play: P, card: QueuedCard | None) -> Flow[None]:
        yield from move_mutants(play, self.count, self.spaces)


class Attack(ChaosWord, frozen=True, kw_only=True):
    count: Some
    damage: Few = 1

    def do(self, play: P, card: QueuedCard | None) -> Flow[None]:
        yield from attack_with_mutants(play, self.count, self.damage)


class Wake(ChaosWord, frozen=True, kw_only=True):
    """HC-10.11: stunned Mutants stand up, which counts as their move of the turn."""

    count: Some

    def do(self, play: P, card: QueuedCard | None) -> Flow[None]:
        state, mode = play.state, mode_of(play.state)
        for left in range(self.count, 0, -1):
            lying = [m for m in reversed(state.mutants) if m.stunned and not m.moved]
            sorts = {(m.at, m.kind): m for m in lying if mode.card_reaches(state, play.content, m.at)}
            if not sorts:
                return
            options: list[Action] = [ChoosePiece(m.id) for m in sorts.values()]
            if mode.may_stop:
                options.append(Stop())
            chosen = yield from ask(mode.chaos_seats(state), options, "wake", {"left": left})
            if not isinstance(chosen, ChoosePiece):
                return
            wake(play, mutant_of(state, chosen.piece))


class Activate(ChaosWord, frozen=True, kw_only=True):
    """HC-18.1: so many Mutants (0: all) from `low` to `high` spaces away are activated."""

    count: Count = 0
    low: Reach = 0
    high: Far = 99
    times: Few = 1
    priority: Priority = "closest"

    def do(self, play: P, card: QueuedCard | None) -> Flow[None]:
        yield from activate_some(play, self.count, (self.low, self.high), self.times, self.priority)


class Act(ChaosWord, frozen=True, kw_only=True):
    """The foot of a card: so many Mutants (0: all) do `stages` one after the other; a stage with
    several actions is a choice."""

    stages: tuple[tuple[Basic, ...], ...]
    count: Count = 0
    low: Reach = 0
    high: Far = 99
    priority: Priority = "closest"

    def do(self, play: P, card: QueuedCard | None) -> Flow[None]:
        yield from act(play, self.stages, self.count, (self.low, self.high), self.priority)
