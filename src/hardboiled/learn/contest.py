"""A search for positions in which one choice stands out: it ends as soon as it is clear that none does.

The options run side by side in the same worlds, as in any search of ours. Every few worlds the leader's lead over each
of the others is looked at: who is far enough behind is out, and where somebody is about as good as the leader the
contest is called off. So most positions cost little, and the patience goes to the few that deserve it; that a good one
is missed now and then does no harm.
"""

from __future__ import annotations

from math import sqrt

from msgspec import Struct

from hardboiled.bots.race import Runner
from hardboiled.bots.search import RUNNERS, SearchBot, Spent
from hardboiled.kernel.actions import Action
from hardboiled.kernel.beliefs import Beliefs
from hardboiled.kernel.ids import SeatId
from hardboiled.kernel.seat import Seat

FEWER = 6
"""So many of the options the instinct likes best take part, unless it is to be thorough."""
LAPS = 4
"""Worlds between two looks at the leads."""
CLEAR = 0.05
"""By so much chance to win the best choice must lead,"""
SURELY = 2.0
"""and by so many times the error of its lead."""
LOST = 2.0
"""Who is behind by more than so many times the error, and clearly, is out."""


class Finding(Struct, frozen=True):
    """What came of a contest that had a clear winner."""

    best: Action
    second: Action
    chance: float
    second_chance: float
    searched: int


class Contest(SearchBot):
    thorough = False
    """Whether it goes on to the end, however close it is, and with more options."""

    def _runners(self) -> int:
        return RUNNERS if self.thorough else FEWER

    def winner(self, seat: Seat, clear: float = CLEAR) -> Finding | None:
        """The choice that is clearly best, if there is one."""
        beliefs = seat.beliefs()
        runners = self._line_up(seat, beliefs)
        self.searched = 0
        if len(runners) < 2:
            return None
        self._race(seat.id, beliefs, runners, 0.0)
        leader, gaps = _leads(runners)
        second, (lead, error) = min(gaps, key=lambda gap: gap[1][0])
        if lead < clear or lead < SURELY * error:
            return None
        chance = leader.mean()
        return Finding(leader.action, second.action, chance, max(0.0, chance - lead), self.searched)

    def _race(self, me: SeatId, beliefs: Beliefs, runners: list[Runner], began: float) -> None:
        running = list(runners)
        try:
            while True:
                for _ in range(LAPS):
                    guess, seed = beliefs.guess(self._rng), self._rng.getrandbits(64)
                    for runner in running:
                        self._iterate(guess, me, runner, seed)
                leader, gaps = _leads(running)
                if not self.thorough and any(lead < CLEAR for _, (lead, _) in gaps):
                    return
                behind = [runner for runner, (lead, error) in gaps if lead - LOST * error > CLEAR]
                near = [runner for runner, _ in gaps if runner not in behind]
                # One of those who are out stays to run against, or the leader could not be measured any more.
                running = [leader, *(near or behind[:1])]
        except Spent:
            return


def _leads(runners: list[Runner]) -> tuple[Runner, list[tuple[Runner, tuple[float, float]]]]:
    """Who leads, and by how much over each of the others, with the error: by the worlds both ran in."""
    leader = max(runners, key=lambda runner: (len(runner.worths), runner.mean()))
    leader = max((runner for runner in runners if len(runner.worths) >= len(leader.worths) - 1), key=Runner.mean)
    return leader, [(runner, _lead(leader, runner)) for runner in runners if runner is not leader]


def _lead(leader: Runner, other: Runner) -> tuple[float, float]:
    gaps = [mine - theirs for mine, theirs in zip(leader.worths, other.worths, strict=False)]
    count = len(gaps)
    if count < 2:
        return 0.0, 1.0
    mean = sum(gaps) / count
    spread = sum((gap - mean) ** 2 for gap in gaps) / (count - 1)
    return mean, sqrt(spread / count) + 0.5 / count**1.5
