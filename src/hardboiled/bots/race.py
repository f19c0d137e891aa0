"""Options in a race: the same worlds for each, the weaker half out after each heat, and a choice in the end that
weighs what was seen with what the instinct thought.

What an option is worth more than the instinct's favourite is thought of as a normal variable: before anything is
seen it is a little less than nothing, and the less the instinct likes an option the less; every world in which
both were played on tells a little more.
"""

from __future__ import annotations

from math import erf, exp, log2, pi, sqrt

from hardboiled.bots.reasons import Tallies
from hardboiled.kernel.actions import Action
from hardboiled.kernel.suspicions import Thought

BEFORE = 0.02
"""How much less than the favourite an option is thought to be worth before it is seen, and as much again where
the instinct rates it lowest. These four were measured over all games: means and spreads of what options were
worth in the end, by their place in the instinct's order."""
SPREAD = 0.04
"""How far options differ in truth, before anything is seen."""
NOISE = 0.12
"""How far two options differ in a single world, before any is seen."""
NOISE_WORLDS = 4
"""How many worlds that is worth."""


class Runner:
    """One option in the race, and what it was worth in each world."""

    __slots__ = ("action", "cost", "handicap", "tallies", "thought", "worths")

    def __init__(self, action: Action, handicap: float, cost: float = 0.0, thought: Thought | None = None) -> None:
        self.action = action
        self.handicap = handicap
        """How far behind the favourite the instinct thinks it to be, 0 to 1."""
        self.cost = cost
        """What it costs beside what its worlds show."""
        self.thought = thought
        """What the others go by after it, where they look for who takes it."""
        self.worths: list[float] = []
        self.tallies = Tallies()
        """What its worlds came to, sign by sign, where the search explains itself."""

    def mean(self) -> float:
        return sum(self.worths) / len(self.worths) if self.worths else 0.5

    def swing(self) -> float:
        """How much its worth depends on luck."""
        mean = self.mean()
        return sqrt(sum((worth - mean) ** 2 for worth in self.worths) / max(1, len(self.worths)))

    def lead(self, favourite: Runner) -> Lead:
        """What is thought of it beside the favourite, by the worlds both ran in."""
        prior = -BEFORE * (1 + self.handicap)
        if self is favourite:
            return Lead(0.0, 0.0)
        dearer = self.cost - favourite.cost
        gaps = [mine - theirs for mine, theirs in zip(self.worths, favourite.worths, strict=False)]
        count = len(gaps)
        if not count:
            return Lead(prior - dearer, SPREAD)
        mean = sum(gaps) / count
        noise = (sum((gap - mean) ** 2 for gap in gaps) + NOISE_WORLDS * NOISE**2) / (count + NOISE_WORLDS)
        seen, thought = count / noise, 1 / SPREAD**2
        lead = (mean * seen + prior * thought) / (seen + thought) - dearer
        return Lead(lead, sqrt(1 / (seen + thought)), sqrt(noise))


class Lead:
    """How far an option is thought to be ahead of the favourite, how sure that is, and how much a world tells."""

    __slots__ = ("error", "mean", "noise")

    def __init__(self, mean: float, error: float, noise: float = NOISE) -> None:
        self.mean, self.error, self.noise = mean, error, noise


def gain_of(lead: Lead, best: float, worlds: int) -> float:
    """What so many more worlds of this option can be expected to bring, by showing that it is the best one (or that
    the best one is not)."""
    if lead.error <= 0 or worlds <= 0:
        return 0.0
    change = lead.error**2 / sqrt(lead.error**2 + lead.noise**2 / worlds)
    away = -abs(lead.mean - best) / change
    return change * (exp(-away * away / 2) / sqrt(2 * pi) + away * (1 + erf(away / sqrt(2))) / 2)


def ranked(runners: list[Runner], favourite: Runner) -> list[Runner]:
    """The best first."""
    leads = {id(runner): runner.lead(favourite).mean for runner in runners}
    return sorted(runners, key=lambda runner: -leads[id(runner)])


def heats(runners: int) -> int:
    """How many heats it takes until one of so many is left."""
    return max(1, round(log2(runners)))
