"""The search: options played on, side by side, in worlds drawn by what the seat believes.

Each world is entered once for every option still in the race (`race`), with the same secrets and in each step of the
rules the same dice, so that options are compared under equal luck. From there the game is played on by instinct
(`playout`), each seat by what it knows, until it is so many steps of its rules ahead as it has foresight, whatever
option was taken (judged after so many choices, whatever puts off trouble would look good), and its own `evaluate`
judges the rest. Who has something to hide counts what an option gives away as well.

There is no tree below the options: with a tenth of a second a choice, worlds spent on trying second best ways on told
less than worlds spent on telling the options apart, and with three tenths no more.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from random import Random
from time import perf_counter

from hardboiled.bots.advice import Advice, Line
from hardboiled.bots.playout import Whims, play_on, worth
from hardboiled.bots.race import Runner, gain_of, heats, ranked
from hardboiled.bots.reasons import Why, reads_for, tally, why
from hardboiled.bots.temperaments import LEVEL_HEADED, SURE_ENOUGH, Temperament
from hardboiled.kernel.actions import Action
from hardboiled.kernel.beliefs import Beliefs, Guess
from hardboiled.kernel.ids import SeatId
from hardboiled.kernel.seat import Seat

DEFAULT_ITERATIONS = 200
RUNNERS = 10
"""How many of the options the instinct likes best run the race."""
ITERATIONS_A_RUNNER = 8
"""Fewer options run where the budget is smaller than so much for each."""
FIRST_LAPS = 2
"""Worlds in which all of them run before any is out."""
FOUND_OUT = 0.25
"""What it costs, in chance to win, to be found out by everybody. Of 60 games of Police Precinct against regulars a
Dirty Cop won 75 % without minding it, 87 with this and 88 with twice as much."""
NOT_WORTH_IT = 0.0005
"""Where more worlds can be expected to bring less chance to win, a search without a budget of its own ends."""


class Spent(Exception):
    """The budget is used up."""


class SearchBot:
    """Thinks for so many iterations, or so many seconds, about each choice; without either for a while, and less
    where it is clear what to do."""

    def __init__(
        self,
        seed: int = 0,
        iterations: int | None = None,
        seconds: float | None = None,
        explains: bool = False,
        temperament: Temperament = LEVEL_HEADED,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self._clock = clock
        self._rng = Random(seed)
        self._patient = bool(iterations or seconds)
        self._iterations = iterations if self._patient else DEFAULT_ITERATIONS
        self._seconds = seconds
        self._deadline = inf
        self.searched = 0
        """Iterations of the last search."""
        self._explains = explains
        self.temperament = temperament

    def choose(self, seat: Seat) -> Action:
        return self.advise(seat).action

    def advise(self, seat: Seat) -> Advice:
        """Search, and say what was found: the best line, its expected result, the two runners-up."""
        began = self._clock()
        beliefs = seat.beliefs()
        self.searched = 0
        runners = self._line_up(seat, beliefs)
        if len(runners) > 1:
            self._race(seat.id, beliefs, runners, began)
        order = self._by_temperament(ranked(runners, runners[0]), runners[0])
        best, *others = (_line(runner) for runner in order[:3])
        return Advice(best, tuple(others), self._why(seat.id, beliefs, order))

    def _by_temperament(self, order: list[Runner], favourite: Runner) -> list[Runner]:
        """Of options about as good as the best, the one this temperament likes comes first."""
        temperament = self.temperament
        if not temperament.leanings or not order[0].worths:
            return order
        best = order[0].lead(favourite).mean
        near = [runner for runner in order if runner.lead(favourite).mean >= best - SURE_ENOUGH]
        near.sort(key=lambda runner: -temperament.leans(runner.action) - temperament.nerve * runner.swing())
        return near + [runner for runner in order if runner not in near]

    def _why(self, me: SeatId, beliefs: Beliefs, order: list[Runner]) -> Why | None:
        if not self._explains or len(order) < 2:
            return None
        world = beliefs.guess(self._rng).enter()
        return why(order[0].tallies, order[1].tallies, reads_for(world, me))

    def _line_up(self, seat: Seat, beliefs: Beliefs) -> list[Runner]:
        """The options worth a race, the instinct's favourite first."""
        options, ratings = seat.ask.options, seat.considered(beliefs)
        order = sorted(range(len(options)), key=lambda i: (-ratings[i], self._rng.random()))
        top, spread = ratings[order[0]], ratings[order[0]] - ratings[order[-1]]
        handicaps = [(top - rating) / spread if spread else 0.0 for rating in ratings]
        order = order[: self._runners()]
        liked = [options[i] for i in order]
        known = zip(order, seat.given_away(liked), seat.thoughts(liked), strict=True)
        return [Runner(options[i], handicaps[i], FOUND_OUT * more, thought) for i, more, thought in known]

    def _runners(self) -> int:
        """As many as the budget can tell apart; by the clock, as far as the pace shows yet."""
        budgets = [RUNNERS * ITERATIONS_A_RUNNER]
        if self._iterations is not None:
            budgets.append(self._iterations)
        if self._seconds and self.searched:
            used = self._seconds - (self._deadline - self._clock())
            budgets.append(int(self.searched * self._seconds / used))
        return max(2, min(budgets) // ITERATIONS_A_RUNNER)

    def _race(self, me: SeatId, beliefs: Beliefs, runners: list[Runner], began: float) -> None:
        """Heat after heat, the better half of the options goes on; each heat gets its share of the budget."""
        favourite = runners[0]
        self._deadline = began + self._seconds if self._seconds else inf
        try:
            running = self._starters(me, beliefs, runners)
            number = heats(len(running))
            for heat in range(number):
                laps = 0 if heat else 1
                while laps < FIRST_LAPS or self._used(began) < (heat + 1) / number:
                    guess, seed = beliefs.guess(self._rng), self._rng.getrandbits(64)
                    for runner in running:
                        self._iterate(guess, me, runner, seed)
                    laps += 1
                    if not self._patient and laps >= FIRST_LAPS and self._settled(running, favourite):
                        return
                rest = [runner for runner in running if runner is not favourite]
                running = [favourite, *ranked(rest, favourite)[: max(1, len(rest) // 2)]]
        except Spent:
            return

    def _starters(self, me: SeatId, beliefs: Beliefs, runners: list[Runner]) -> list[Runner]:
        """The first world shows the pace, and so how many options the budget can tell apart."""
        guess, seed = beliefs.guess(self._rng), self._rng.getrandbits(64)
        for number, runner in enumerate(runners):
            if number >= self._runners():
                return runners[:number]
            self._iterate(guess, me, runner, seed)
        return runners

    def _used(self, began: float) -> float:
        """The share of the budget that is used up."""
        shares = []
        if self._iterations is not None:
            shares.append(self.searched / self._iterations)
        if self._seconds:
            shares.append((self._clock() - began) / self._seconds)
        return max(shares)

    def _settled(self, running: list[Runner], favourite: Runner) -> bool:
        """Whether what is left of the budget cannot be expected to change much."""
        assert self._iterations is not None
        leads = [runner.lead(favourite) for runner in running if runner is not favourite]
        best = max(0.0, *(lead.mean for lead in leads))
        worlds = (self._iterations - self.searched) // (len(leads) + 1)
        return all(gain_of(lead, best if lead.mean < best else 0.0, worlds) < NOT_WORTH_IT for lead in leads)

    def _late(self) -> bool:
        return self._clock() >= self._deadline

    def _iterate(self, guess: Guess, me: SeatId, runner: Runner, seed: int) -> None:
        """One world, from this option on by instinct."""
        late = self._late if self._seconds else None
        if (self._iterations is not None and self.searched >= self._iterations) or (late is not None and late()):
            raise Spent
        world = guess.enter()
        until = world.steps + world.game.foresight
        world.choose(runner.action, me)
        play_on(world, until, Whims(world, seed), late=late, thought=runner.thought)
        if late is not None and late():
            raise Spent
        runner.worths.append(worth(world, me))
        if self._explains:
            runner.tallies.add(tally(world, me, runner.cost))
        self.searched += 1


def _line(runner: Runner) -> Line:
    value = min(1.0, max(0.0, runner.mean() - runner.cost)) if runner.worths else None
    return Line(runner.action, value, len(runner.worths))
