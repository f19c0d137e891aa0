"""What a choice is worth to a seat that cannot see everything: its value over imagined worlds."""

from __future__ import annotations

from math import sqrt
from random import Random
from statistics import covariance, fmean, pstdev, stdev

from msgspec import Struct

from hardboiled.bots.playout import LONGEST_PLAYOUT, play_on, worth
from hardboiled.kernel.actions import Action
from hardboiled.kernel.chance import Chance
from hardboiled.kernel.ids import SeatId
from hardboiled.kernel.match import AnyMatch

GLANCE = 12
"""Choices after which a world is judged at first sight."""


class Worth(Struct, frozen=True):
    """A chance to win over several worlds, one value a world."""

    values: tuple[float, ...]

    @property
    def mean(self) -> float:
        return fmean(self.values)

    @property
    def spread(self) -> float:
        return pstdev(self.values)

    def error_of_difference(self, other: Worth) -> float:
        """The standard error of the difference of the means; both were seen in the same worlds."""
        if len(self.values) < 2:
            return 1.0
        return stdev(a - b for a, b in zip(self.values, other.values, strict=True)) / sqrt(len(self.values))

    @property
    def variance_of_mean(self) -> float:
        return self.spread**2 / len(self.values)


class Judge:
    """Imagines the same worlds for every choice it compares, so that only the choice differs.

    A world is played on as far as the game has foresight, or at most for so many choices.
    """

    def __init__(self, seed: int = 0, longest: int = LONGEST_PLAYOUT) -> None:
        self._seed, self._longest = seed, longest

    def choice(self, match: AnyMatch, seat: SeatId, action: Action, worlds: int) -> Worth:
        """What choosing this is worth to the seat, as far as it can know."""
        values = []
        for number in range(worlds):
            world, rng = self._world(match, seat, number)
            until = world.steps + world.game.foresight
            world.choose(action, seat)
            values.append(self._judge(world, seat, until, rng))
        return Worth(tuple(values))

    def standing(self, match: AnyMatch, seat: SeatId, worlds: int) -> Worth:
        """What the match is worth to the seat as it stands."""
        if match.over:
            return Worth((worth(match, seat),))
        imagined = (self._world(match, seat, number) for number in range(worlds))
        until = match.game.foresight
        return Worth(tuple(self._judge(world, seat, world.steps + until, rng) for world, rng in imagined))

    def unknown(self, match: AnyMatch, seat: SeatId, worlds: int) -> float:
        """How far what the seat cannot know decides its chance: the variance over worlds, without that of dice.

        Each world is played on twice, with other dice; what both times have in common is the world's own. As an
        estimate from few worlds it may fall below zero; the mean of many is right.
        """
        once: list[float] = []
        again: list[float] = []
        for number in range(worlds):
            for dice, values in enumerate((once, again)):
                world, rng = self._world(match, seat, number, f"on {dice}")
                world.state.chance = Chance(rng.getrandbits(64))
                values.append(self._judge(world, seat, world.steps + world.game.foresight, rng))
        return covariance(once, again)

    def _world(self, match: AnyMatch, seat: SeatId, number: int, on: str = "on") -> tuple[AnyMatch, Random]:
        name = f"{self._seed} {len(match.log)} {seat} {number}"
        return match.imagine(seat, Random(name)), Random(f"{name} {on}")

    def _judge(self, world: AnyMatch, seat: SeatId, until: int, rng: Random) -> float:
        play_on(world, until, rng, self._longest)
        return worth(world, seat)
