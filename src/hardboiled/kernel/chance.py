"""The only source of chance: a counter-based generator whose seed and counter live in the state.

A drawn deal has a key of 256 bits and draws from a keyed cryptographic hash (BLAKE2b of the counter): whoever sees
every die and every card so far still knows nothing of the next. A seed that somebody chose is short, known to whoever
chose it, and drawn from by SplitMix64; so are the saves from before there were keys, and worlds that a bot imagines.
"""

from __future__ import annotations

import secrets
from collections.abc import MutableSequence
from functools import lru_cache
from hashlib import blake2b
from random import Random
from struct import unpack
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")
LARGEST_SEED = 2**53
"""The largest seed to choose: every number up to here is the same in Python and in a browser."""
KEY_BITS = 256
_MASK = (1 << 64) - 1


def drawn_seed() -> int:
    """A seed that nobody chose: a key."""
    return secrets.randbits(KEY_BITS) | 1 << KEY_BITS  # so that it never looks like a short one


class Chance(Struct):
    """A draw depends on seed (or key) and counter alone, so a copy is two numbers and a word.

    Whoever has these knows every card to come: they never leave the server.
    """

    seed: int
    drawn: int = 0
    key: str = ""
    """Of a drawn deal, in hexadecimal; its seed is 0."""

    @classmethod
    def of(cls, seed: int) -> Chance:
        """Chance by a match's seed, drawn or chosen."""
        if seed <= _MASK:
            return cls(seed)
        if seed >> KEY_BITS != 1:
            raise ValueError("a seed is a short number, or a key of the length that is drawn")
        return cls(0, key=f"{seed & ((1 << KEY_BITS) - 1):0{KEY_BITS // 4}x}")

    @classmethod
    def of_step(cls, seed: int, step: int) -> Chance:
        """Chance of one step of an imagined world: lines of play that throw more or fewer dice before it meet the same
        luck in it, so that they can be compared."""
        return cls((seed ^ step * 0xD1342543DE82EF95) & _MASK)

    def below(self, n: int) -> int:
        """A whole number from 0 to n-1."""
        self.drawn = drawn = self.drawn + 1
        if self.key:
            return _numbers(self.key, drawn >> 3)[drawn & 7] * n >> 64
        z = (self.seed + drawn * 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((z ^ (z >> 31)) >> 11) * n >> 53

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle in place (Fisher-Yates); `below` written out, for decks are long."""
        seed, drawn, key = self.seed, self.drawn, self.key
        for last in range(len(items) - 1, 0, -1):
            drawn += 1
            if key:
                other = _numbers(key, drawn >> 3)[drawn & 7] * (last + 1) >> 64
                items[last], items[other] = items[other], items[last]
                continue
            z = (seed + drawn * 0x9E3779B97F4A7C15) & _MASK
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
            other = ((z ^ (z >> 31)) >> 11) * (last + 1) >> 53
            items[last], items[other] = items[other], items[last]
        self.drawn = drawn


@lru_cache(maxsize=4096)
def _numbers(key: str, block: int) -> tuple[int, ...]:
    """Eight numbers of 64 bits: the hash of one block of the counter."""
    return unpack("<8Q", blake2b(block.to_bytes(8, "little"), key=bytes.fromhex(key), person=b"hardboiled").digest())


def redeal(items: list[T], rng: Random) -> None:
    """Shuffle what a seat cannot know, for `determinize`: the order it had before must not show through."""
    items.sort()
    random = rng.random
    items.sort(key=lambda _: random())  # in half the time of `rng.shuffle`
