"""Bots that play a game's own heuristics, with or without mistakes, and the one that plays at random."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol

from hardboiled.bots.advice import Advice, Line
from hardboiled.bots.temperaments import LEVEL_HEADED, Temperament, leaning
from hardboiled.kernel.actions import Action
from hardboiled.kernel.seat import Seat


class Numbers(Protocol):
    """Where random numbers come from: `Random`, or whatever has as much of it as is needed."""

    def random(self) -> float: ...


def highest(ratings: Sequence[float], rng: Numbers) -> int:
    """The place of the highest rating; equals are drawn by lot."""
    best = max(ratings)
    if ratings.count(best) == 1:
        return ratings.index(best)
    tied = [place for place, rating in enumerate(ratings) if rating == best]
    return tied[int(rng.random() * len(tied))]


class RandomBot:
    """Any legal choice."""

    def __init__(self, seed: int = 0) -> None:
        self._rng = Random(seed)

    def choose(self, seat: Seat) -> Action:
        action: Action = self._rng.choice(seat.ask.options)
        return action

    def advise(self, seat: Seat) -> Advice:
        return Advice(Line(self.choose(seat)))


class InstinctBot:
    """The option that looks best to the game's instinct; equals are drawn by lot.

    `mistakes` is how often it takes a random option instead.
    """

    def __init__(self, seed: int = 0, mistakes: float = 0.0, temperament: Temperament = LEVEL_HEADED) -> None:
        self._rng = Random(seed)
        self._mistakes = mistakes
        self._temperament = temperament

    def choose(self, seat: Seat) -> Action:
        if self._mistakes and self._rng.random() < self._mistakes:
            action: Action = self._rng.choice(seat.ask.options)
            return action
        return self.advise(seat).action

    def advise(self, seat: Seat) -> Advice:
        options = seat.ask.options
        ratings = leaning(self._temperament, options, seat.at_first_sight())
        order = sorted(range(len(options)), key=lambda i: (-ratings[i], self._rng.random()))
        best, *others = (Line(options[i]) for i in order[:3])
        return Advice(best, tuple(others))
