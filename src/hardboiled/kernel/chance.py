"""The only source of chance: a counter-based generator whose seed and counter live in the state."""

from __future__ import annotations

from collections.abc import MutableSequence
from random import Random
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")
_MASK = (1 << 64) - 1


class Chance(Struct):
    """A draw depends on seed and counter alone, so a copy is two integers.

    Whoever has these two numbers knows every card to come: they never leave the server.
    """

    seed: int
    drawn: int = 0

    def below(self, n: int) -> int:
        """A whole number from 0 to n-1 (SplitMix64 of the counter)."""
        self.drawn += 1
        z = (self.seed + self.drawn * 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((z ^ (z >> 31)) >> 11) * n >> 53

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle in place (Fisher-Yates); `below` written out, for decks are long."""
        seed, drawn = self.seed, self.drawn
        for last in range(len(items) - 1, 0, -1):
            drawn += 1
            z = (seed + drawn * 0x9E3779B97F4A7C15) & _MASK
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
            other = ((z ^ (z >> 31)) >> 11) * (last + 1) >> 53
            items[last], items[other] = items[other], items[last]
        self.drawn = drawn


def redeal(items: list[T], rng: Random) -> None:
    """Shuffle what a seat cannot know, for `determinize`: the order it had before must not show through."""
    items.sort()
    rng.shuffle(items)
