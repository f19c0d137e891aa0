"""How likely dice and cards are to do what is wanted of them."""

from __future__ import annotations

from functools import lru_cache
from math import comb


@lru_cache(maxsize=1024)
def reaches(dice: int, need: int) -> float:
    """The chance that the highest of some dice reaches a number."""
    return 1 - ((need - 1) / 6) ** max(1, dice)


def hit(need: int) -> float:
    """PP-9.5: the chance that one arrest die is a success."""
    return (7 - min(6, max(2, need))) / 6


@lru_cache(maxsize=4096)
def at_least(dice: int, chance: float, wanted: int) -> float:
    """The chance of at least so many successes."""
    if wanted <= 0:
        return 1.0
    if wanted > dice:
        return 0.0
    first = at_least(dice - 1, chance, wanted - 1)
    return chance * first + (1 - chance) * at_least(dice - 1, chance, wanted)


@lru_cache(maxsize=4096)
def taken(dice: int, chance: float, punks: int) -> float:
    """How many of the Punks an arrest takes on average."""
    return sum(at_least(dice, chance, wanted) for wanted in range(1, min(punks, dice) + 1))


@lru_cache(maxsize=4096)
def all_among(wanted: int, drawn: int, cards: int) -> float:
    """The chance that all the wanted ones of some cards are among those drawn."""
    return comb(drawn, wanted) / comb(cards, wanted) if 0 <= wanted <= cards else 0.0
