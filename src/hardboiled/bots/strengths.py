"""The strengths every game offers in every seat."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Protocol, TypedDict

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
    """A bot by its strength; the same seed gives the same play, unless its budget is in time.

    A thinking bot may be given a budget for each choice: `sharp@500` for iterations, `sharp@1s` for seconds.
    """
    strength, at, budget = name.partition("@")
    if strength not in STRENGTHS:
        raise UnknownBot(f"There is no bot {name!r}; there are {', '.join(STRENGTHS)}.")
    return _with_budget(strength, budget, seed) if at else STRENGTHS[strength](seed)


def _with_budget(strength: str, budget: str, seed: int) -> Advisor:
    if STRENGTHS[strength] is not SearchBot:
        raise UnknownBot(f"Only sharp thinks about its choices; {strength} takes no budget.")
    return SearchBot(seed, **parse_budget(strength, budget))


class Budget(TypedDict, total=False):
    """What a bot may spend on a choice."""

    iterations: int
    seconds: float


def parse_budget(strength: str, budget: str) -> Budget:
    """`500` as in sharp@500, or `1s` as in sharp@1s."""
    written = re.fullmatch(r"(?P<iterations>\d+)|(?P<seconds>\d+(\.\d+)?)s", budget)
    if written is None or not float(budget.rstrip("s")):
        raise UnknownBot(
            f"A budget is a number of iterations, as in {strength}@500, or of seconds, as in {strength}@1s; "
            f"not {budget!r}."
        )
    if written["iterations"]:
        return {"iterations": int(written["iterations"])}
    return {"seconds": float(written["seconds"])}
