"""The strengths every game offers in every seat."""

from __future__ import annotations

import re
from collections.abc import Callable
from time import thread_time
from typing import Protocol, TypedDict

from hardboiled.bots.advice import Advice
from hardboiled.bots.instinct import InstinctBot, RandomBot
from hardboiled.bots.search import SearchBot
from hardboiled.bots.temperaments import LEVEL_HEADED, TEMPERAMENTS, Temperament
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

    A temperament goes after the strength (`regular-bold`). A thinking bot may be given a budget for each choice:
    `sharp@500` for iterations, `sharp@1s` for seconds.
    """
    called, at, budget = name.partition("@")
    if not is_bot(called):
        known = f"{', '.join(STRENGTHS)}, each alone or with a temperament ({', '.join(TEMPERAMENTS)}): regular-bold"
        raise UnknownBot(f"There is no bot {name!r}; there are {known}.")
    strength, temperament = strength_of(called), temperament_of(called)
    if strength == "sharp":
        limits = parse_budget(strength, budget) if at else {}
        return SearchBot(seed, **limits, temperament=temperament)
    if at:
        raise UnknownBot(f"Only sharp thinks about its choices; {strength} takes no budget.")
    return InstinctBot(seed, temperament=temperament) if strength == "regular" else STRENGTHS[strength](seed)


def is_bot(name: str) -> bool:
    """Whether there is a bot of that name: a strength, or a strength and a temperament (`regular-bold`)."""
    strength, _, temperament = name.partition("-")
    return strength in STRENGTHS and (strength == name or temperament in TEMPERAMENTS)


def strength_of(name: str) -> str:
    """The strength in a bot's name."""
    return name.partition("-")[0]


def temperament_of(name: str) -> Temperament:
    return TEMPERAMENTS.get(name.partition("-")[2], LEVEL_HEADED)


def thinks(name: str) -> bool:
    """Whether a bot of that name looks into worlds ahead, and so takes its time."""
    return strength_of(name) not in QUICK


class Budget(TypedDict, total=False):
    """What a bot may spend on a choice."""

    iterations: int
    seconds: float
    clock: Callable[[], float]
    """By which the seconds are counted, if not by the one on the wall."""


def parse_budget(strength: str, budget: str) -> Budget:
    """`500` as in sharp@500, `1s` as in sharp@1s, or `1cpu`: a second of the processor's time, however busy it is."""
    written = re.fullmatch(r"(?P<iterations>\d+)|(?P<seconds>\d+(\.\d+)?)(?P<clock>s|cpu)", budget)
    if written is None or not float(written["iterations"] or written["seconds"]):
        raise UnknownBot(
            f"A budget is a number of iterations, as in {strength}@500, or of seconds, as in {strength}@1s; "
            f"not {budget!r}."
        )
    if written["iterations"]:
        return {"iterations": int(written["iterations"])}
    seconds = float(written["seconds"])
    return {"seconds": seconds, "clock": thread_time} if written["clock"] == "cpu" else {"seconds": seconds}
