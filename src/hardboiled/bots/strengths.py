"""The strengths every game offers in every seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from hardboiled.bots.advice import Advice
from hardboiled.bots.instinct import InstinctBot, RandomBot
from hardboiled.bots.search import SearchBot
from hardboiled.kernel.errors import HardboiledError
from hardboiled.kernel.seat import Bot, Seat

ROOKIE_MISTAKES = 0.15


class Advisor(Bot, Protocol):
    """A bot that can also say why."""

    def advise(self, seat: Seat) -> Advice: ...


class UnknownBot(HardboiledError):
    """No bot has that name."""


STRENGTHS: dict[str, Callable[[int], Advisor]] = {
    "random": RandomBot,
    "rookie": lambda seed: InstinctBot(seed, mistakes=ROOKIE_MISTAKES),
    "regular": InstinctBot,
    "sharp": SearchBot,
}

QUICK = frozenset({"random", "rookie", "regular"})
"""Bots that answer at once and look no worlds ahead."""


def make_bot(name: str, seed: int = 0) -> Advisor:
    """A bot by its strength; the same seed gives the same play."""
    if name not in STRENGTHS:
        raise UnknownBot(f"There is no bot {name!r}; there are {', '.join(STRENGTHS)}.")
    return STRENGTHS[name](seed)
