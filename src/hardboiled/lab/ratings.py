"""Bradley-Terry ratings with intervals from a Bayesian bootstrap, on the scale of Elo.

The strengths are fitted by Hunter's MM iteration (2004); each pair that met gets half a win each way
on top, so that a bot that never lost still has a finite rating. For the intervals every game, and every such half,
counts for a random weight (Rubin 1981): even where all games went one way, the interval says how little that proves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log10
from random import Random

from msgspec import Struct

Duel = tuple[str, str]
"""Winner and loser."""

ITERATIONS = 500
CLOSE_ENOUGH = 1e-9


class Rating(Struct, frozen=True):
    """A strength; 400 more means winning ten times as often as losing. The mean of all is 0."""

    value: float
    low: float
    high: float


def rate(games: Sequence[Sequence[Duel]], samples: int = 300, seed: int = 0) -> dict[str, Rating]:
    """Ratings from the duels of each game; the interval holds the middle 95 of 100 ratings by games weighed anew.

    Games are weighed as a whole: the duels of one game are not independent.
    """
    bots = sorted({bot for game in games for duel in game for bot in duel})
    fitted, rng = fit(bots, [duel for game in games for duel in game]), Random(seed)
    drawn: dict[str, list[float]] = {bot: [] for bot in bots}

    def weight() -> float:
        return rng.expovariate(1.0)

    for _ in range(samples):
        each = [(duel, counts) for game in games for counts in (weight(),) for duel in game]
        duels, weights = [duel for duel, _ in each], [counts for _, counts in each]
        for bot, value in fit(bots, duels, weights, weight).items():
            drawn[bot].append(value)
    return {bot: Rating(fitted[bot], *_middle(drawn[bot])) for bot in bots}


def fit(
    bots: Sequence[str],
    duels: Sequence[Duel],
    weights: Sequence[float] | None = None,
    half: Callable[[], float] = lambda: 1.0,
) -> dict[str, float]:
    """The most likely ratings; each duel counts for its weight, each half win for one that is drawn for it."""
    wins = {(a, b): 0.0 for a in bots for b in bots}
    for (winner, loser), counts in zip(duels, weights or [1.0] * len(duels), strict=True):
        wins[winner, loser] += counts
    met = [(a, b) for a in bots for b in bots if a < b and wins[a, b] + wins[b, a]]
    for a, b in met:
        wins[a, b] += 0.5 * half()
        wins[b, a] += 0.5 * half()
    won = {a: sum(wins[a, b] for b in bots) for a in bots}
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ITERATIONS):
        load = dict.fromkeys(bots, 0.0)
        for a, b in met:
            share = (wins[a, b] + wins[b, a]) / (strength[a] + strength[b])
            load[a] += share
            load[b] += share
        new = {bot: won[bot] / load[bot] if load[bot] else 1.0 for bot in bots}
        scale = sum(new.values()) / len(bots)
        new = {bot: value / scale for bot, value in new.items()}
        moved = max(abs(new[bot] - strength[bot]) for bot in bots)
        strength = new
        if moved < CLOSE_ENOUGH:
            break
    values = {bot: 400 * log10(strength[bot]) for bot in bots}
    mean = sum(values.values()) / len(bots)
    return {bot: value - mean for bot, value in values.items()}


def _middle(values: list[float]) -> tuple[float, float]:
    values.sort()
    return values[int(0.025 * len(values))], values[min(len(values) - 1, int(0.975 * len(values)))]
