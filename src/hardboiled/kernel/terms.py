"""The terms of an option: what it takes and what it throws. An option shows them, the rules carry out the very same,
and a law compares both."""

from __future__ import annotations

from msgspec import Struct, field


class Price(Struct, frozen=True):
    """What choosing it takes: so much of a field of whoever pays (`Price(2, "ap")`), in words `price-<of>`."""

    amount: int
    of: str


class Pool(Struct, frozen=True):
    """What is thrown (or drawn): so many, each wanting `need` or more (0: nothing is needed).

    `parts` say where they come from, in words `pool-<part>`, and add up; `average` is what they bring on average.
    In words the whole is the message `pool-of-<kind>`.
    """

    dice: int
    need: int = 0
    parts: tuple[tuple[str, int], ...] = ()
    average: float | None = None
    kind: str = "dice"
    sides: int = 6
    sure: bool = True
    """False where something that lies face down is turned up before the throw and can change it."""


class Ledger(Struct):
    """What a choice took and threw, written down while a law watches."""

    paid: list[Price] = field(default_factory=list)
    thrown: list[Pool] = field(default_factory=list)
