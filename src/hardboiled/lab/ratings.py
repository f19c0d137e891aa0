"""Bradley-Terry ratings with bootstrap intervals, on the scale of Elo.

The strengths are fitted by Hunter's MM iteration (2004); each pair that met gets half a win each way
on top, so that a bot that never lost still has a finite rating.
"""

from __future__ import annotations

from collections.abc import Sequence
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
    """Ratings from the duels of each game; the interval holds the middle 95 of 100 resampled ratings.

    Games are drawn again as a whole: the duels of one game are not independent.
    """
    bots = sorted({bot for game in games for duel in game for bot in duel})
    fitted, rng = fit(bots, [duel for game in games for duel in game]), Random(seed)
    drawn: dict[str, list[float]] = {bot: [] for bot in bots}
    for _ in range(samples):
        again = [duel for _ in games for duel in games[rng.randrange(len(games))]]
        for bot, value in fit(bots, again).items():
            drawn[bot].append(value)
    return {bot: Rating(fitted[bot], *_middle(drawn[bot])) for bot in bots}


def fit(bots: Sequence[str], duels: Sequence[Duel]) -> dict[str, float]:
    """The most likely ratings."""
    wins = {(a, b): 0.0 for a in bots for b in bots}
    for winner, loser in duels:
        wins[winner, loser] += 1
    met = [(a, b) for a in bots for b in bots if a < b and wins[a, b] + wins[b, a]]
    for a, b in met:
        wins[a, b] += 0.5
        wins[b, a] += 0.5
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
