"""The search as it was before beliefs, frozen: what `sharp` is measured against (`sharp-before`).

Information-set Monte Carlo tree search: one tree over many worlds the seat could be in.

The instinct's favourite is challenged by the next best options. Each world the seat could be in is
imagined once for every option still in the race, with the same secrets and the same dice to come, so
that options are compared under equal luck; a challenger that is not ahead of the favourite after a lap
is out, and one that is far ahead has won. Below the race is one tree for all worlds (Cowling, Powley
and Whitehouse 2012): it widens with its visits from the instinct's first choice to further ones and
chooses among them by upper confidence bounds. From the leaf the game is played on by instinct until it is
so many steps of its rules ahead as it has foresight, whatever option was taken (judged after so many
choices, whatever puts off trouble would look good), and its own `evaluate` judges the rest. Seats of one
side are a coalition: a node maximises the value of the side that chooses there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import copysign, inf, log, sqrt
from random import Random
from time import perf_counter
from typing import Any

from hardboiled.bots.advice import Advice, Line
from hardboiled.kernel.actions import Action, Ask
from hardboiled.kernel.ids import SeatId
from hardboiled.kernel.match import AnyMatch
from hardboiled.kernel.seat import Seat

DEFAULT_ITERATIONS = 200
RUNNERS = 5
"""How many of the options the instinct likes best run the race."""
LAP = 8
"""Worlds between two looks at who is still a challenger."""
CONVINCED = 1.5
"""So many standard errors ahead of the instinct's own choice, another option is taken instead."""
HANDICAP = 0.005
"""The lead in the chance to win that is asked of the option the instinct rates lowest; of the others
by how far they are from it."""
CERTAIN = 4.0
"""So many standard errors ahead, there is no need to look further."""
EXPLORATION = 0.4
WIDENING = 0.5
LONGEST_PLAYOUT = 60
"""Choices after which a world is judged in any case."""
PLAYOUT_RANDOM = 0.05
FORESIGHT = {"go-ahead-punk": 12, "kick-ass": 30}
"""How many steps of the rules it looked ahead."""

Mover = tuple[SeatId, str]
"""A seat and the side it is on."""


class Node:
    """A choice that has been made, and what came of it for the side that made it."""

    __slots__ = ("chosen", "forks", "offered", "value")

    def __init__(self) -> None:
        self.forks: dict[Mover, Fork] = {}
        self.chosen = 0
        self.offered = 0
        self.value = 0.0

    def mean(self) -> float:
        return self.value / self.chosen if self.chosen else 0.5


class Fork:
    """What a seat can choose next, as one side: in another world another seat may be next, or the same one be
    on the other side, and what is good for one is no good for the other."""

    __slots__ = ("children", "ranks")

    def __init__(self) -> None:
        self.children: dict[Action, Node] = {}
        self.ranks: dict[Action, int] = {}


class Runner:
    """One option in the race: its tree, and what it was worth in each world."""

    __slots__ = ("action", "handicap", "node", "worths")

    def __init__(self, action: Action, node: Node, handicap: float) -> None:
        self.action = action
        self.node = node
        self.handicap = handicap
        self.worths: list[float] = []

    def mean(self) -> float:
        return sum(self.worths) / len(self.worths) if self.worths else 0.5

    def lead(self, other: Runner) -> tuple[float, float]:
        """How far ahead of the other over the worlds both ran in, beyond its handicap, and the standard
        error of that."""
        gaps = [mine - theirs - self.handicap for mine, theirs in zip(self.worths, other.worths, strict=False)]
        if len(gaps) < 2:
            return 0.0, 1.0
        mean = sum(gaps) / len(gaps)
        return mean, sqrt(sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1) / len(gaps))

    def sureness(self, favourite: Runner) -> float:
        """How surely this option should be taken: by how many standard errors it beats the favourite,
        which itself holds against anything that does not convince."""
        if self is favourite:
            return CONVINCED
        lead, error = self.lead(favourite)
        return lead / error if error else copysign(inf, lead) if lead else 0.0


class SharpBefore:
    """Thinks for so many iterations, or so many seconds, about each choice."""

    def __init__(
        self,
        seed: int = 0,
        iterations: int | None = None,
        seconds: float | None = None,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self._clock = clock
        self._rng = Random(seed)
        self._iterations = iterations if iterations or seconds else DEFAULT_ITERATIONS
        self._seconds = seconds
        self.searched = 0
        """Iterations of the last search."""
        self._kept: tuple[int, Node] | None = None

    def choose(self, seat: Seat) -> Action:
        return self.advise(seat).action

    def advise(self, seat: Seat) -> Advice:
        """Search, and say what was found: the best line, its expected result, the two runners-up."""
        runners = self._line_up(seat)
        self.searched = 0
        if len(runners) > 1:
            self._race(seat, runners)
        favourite, *others = runners
        best = max(runners, key=lambda runner: runner.sureness(favourite))
        others = sorted((r for r in runners if r is not best), key=lambda r: (-len(r.worths), -r.mean()))
        self._kept = (seat.chosen + 1, best.node)
        return Advice(_line(best), tuple(_line(runner) for runner in others[:2]))

    def _line_up(self, seat: Seat) -> list[Runner]:
        """The options worth a race, the instinct's favourite first. Their trees go on from the last
        search where this is the choice that followed it."""
        options, ratings = seat.ask.options, seat.instinct()
        order = sorted(range(len(options)), key=lambda i: (-ratings[i], self._rng.random()))
        top, spread = ratings[order[0]], ratings[order[0]] - ratings[order[-1]]
        handicaps = [HANDICAP * (top - rating) / spread if spread else 0.0 for rating in ratings]
        known: dict[Action, Node] = {}
        if self._kept is not None and self._kept[0] == seat.chosen:
            for (mover, _), fork in self._kept[1].forks.items():
                if mover == seat.id:
                    known = fork.children
        return [Runner(options[i], known.get(options[i]) or Node(), handicaps[i]) for i in order[:RUNNERS]]

    def _race(self, seat: Seat, runners: list[Runner]) -> None:
        deadline = self._clock() + self._seconds if self._seconds else None
        favourite, *challengers = runners
        while challengers:
            for _ in range(LAP):
                seed = self._rng.getrandbits(64)
                for runner in (favourite, *challengers):
                    if self._spent(deadline):
                        return
                    self._iterate(seat.imagine(Random(seed)), seat.id, runner, Random(seed + 1), deadline)
            leads = [(runner, *runner.lead(favourite)) for runner in challengers]
            if any(lead > CERTAIN * error for _, lead, error in leads):
                return
            challengers = [runner for runner, lead, _ in leads if lead > 0]

    def _spent(self, deadline: float | None) -> bool:
        if deadline is not None and self._clock() >= deadline:
            return True
        return self._iterations is not None and self.searched >= self._iterations

    def _iterate(self, world: AnyMatch, me: SeatId, runner: Runner, rng: Random, deadline: float | None) -> None:
        """One world, from this option down the tree and on by instinct."""
        until = world.steps + FORESIGHT.get(world.game.id, 6)
        world.choose(runner.action, me)
        walked = [(runner.node, me)]
        node, grown = runner.node, False
        while world.asks and not grown:
            ask = world.asks[0]
            mover = ask.seats[0]
            if world.simultaneous:
                world.choose(by_instinct(world, ask, mover, rng), mover)
                continue
            node, grown = _descend(world, node, ask, mover)
            walked.append((node, mover))
        play_on(world, until, rng, deadline=deadline, clock=self._clock)
        values: dict[str, float] = {}
        for visited, mover in walked:
            side = world.game.side(world.state, mover)
            if side not in values:
                values[side] = worth(world, mover)
            visited.chosen += 1
            visited.value += values[side]
        runner.worths.append(values[world.game.side(world.state, me)])
        self.searched += 1


def play_on(
    world: AnyMatch,
    until: int,
    rng: Random,
    longest: int = LONGEST_PLAYOUT,
    deadline: float | None = None,
    clock: Callable[[], float] = perf_counter,
) -> None:
    """By instinct to the step with that number, or for the longest while."""
    for _ in range(longest):
        if not world.asks or world.steps >= until or (deadline is not None and clock() >= deadline):
            break
        ask = world.asks[0]
        world.choose(by_instinct(world, ask, ask.seats[0], rng), ask.seats[0])


def worth(match: AnyMatch, seat: SeatId) -> float:
    """What a match is worth to a seat: won, lost, or the game's own estimate."""
    if match.outcome is not None:
        return 1.0 if seat in match.outcome.winners else 0.0
    return match.game.evaluate(match.state, seat, match.content)


def _descend(world: AnyMatch, node: Node, ask: Ask[Any], mover: SeatId) -> tuple[Node, bool]:
    """Choose by upper confidence bound among what is legal here and wide enough: the node, and
    whether it is new."""
    options = ask.options
    key = mover, world.game.side(world.state, mover)
    fork = node.forks.get(key)
    if fork is None:
        fork = node.forks[key] = Fork()
    if any(action not in fork.ranks for action in options):
        ratings = world.game.instinct(world.view(mover), ask, world.content)
        for rank, index in enumerate(sorted(range(len(options)), key=lambda i: -ratings[i])):
            fork.ranks[options[index]] = rank
    width = 1 + int(WIDENING * sqrt(node.chosen))
    best, best_score = options[0], -1.0
    for action in sorted(options, key=fork.ranks.__getitem__)[:width]:
        child = fork.children.get(action)
        if child is None:
            best = action
            break
        child.offered += 1
        score = child.mean() + EXPLORATION * sqrt(log(child.offered + 1) / (child.chosen + 1))
        if score > best_score:
            best, best_score = action, score
    found = fork.children.get(best)
    grown = found is None
    if found is None:
        found = fork.children[best] = Node()
    world.choose(best, mover)
    return found, grown


def highest(ratings: Sequence[float], rng: Random) -> int:
    """The place of the highest rating; equals are drawn by lot."""
    best = max(ratings)
    tied = [place for place, rating in enumerate(ratings) if rating == best]
    return tied[int(rng.random() * len(tied))]


def by_instinct(match: AnyMatch, ask: Ask[Any], seat: SeatId, rng: Random) -> Action:
    """How a world is played on: the instinct's choice, now and then any."""
    options: Sequence[Action] = ask.options
    if len(options) == 1 or rng.random() < PLAYOUT_RANDOM:
        return options[int(rng.random() * len(options))]
    ratings = match.game.instinct(match.view(seat), ask, match.content)
    return options[highest(ratings, rng)]


def _line(runner: Runner) -> Line:
    value = runner.mean() if runner.worths else None
    return Line(runner.action, value, len(runner.worths))
