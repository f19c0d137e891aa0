"""The chance to win, read off the signs on the table with weights learned from played games.

A game names the signs; `python -m hardboiled.lab.fit` plays, learns what each is worth and writes
the weights beside the game as `prospects.toml`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from math import exp
from pathlib import Path
from typing import TypeVar

from msgspec import Struct

from hardboiled.kernel.content import Content
from hardboiled.kernel.ids import SeatId
from hardboiled.kernel.state import State

S = TypeVar("S", bound=State)
C = TypeVar("C", bound=Content)

CONSTANT = "constant"


class Prospect(Struct, frozen=True):
    """What one side has to hope for, in numbers of about the size of 1.

    Signs are weighed anew in each chapter of a game. More of a hope never makes winning less likely;
    a circumstance may count either way.
    """

    side: str
    chapter: str
    hopes: Mapping[str, float]
    circumstances: Mapping[str, float] = {}


class Weights:
    """What each sign is worth in each chapter, in log odds."""

    def __init__(self, home: Path) -> None:
        path = home / "mind" / "prospects.toml"
        self._chapters: dict[str, dict[str, float]] = tomllib.loads(path.read_text("utf-8")) if path.exists() else {}

    def worth(self, prospect: Prospect) -> dict[str, float]:
        """What each hope is worth as it stands, in log odds."""
        weights = self._chapters.get(prospect.chapter, {})
        return {sign: weights[sign] * value for sign, value in prospect.hopes.items() if sign in weights}

    def chance(self, prospect: Prospect) -> float:
        """An even chance where nothing was learned."""
        weights = self._chapters.get(prospect.chapter)
        if weights is None:
            return 0.5
        odds = weights[CONSTANT]
        for signs in (prospect.hopes, prospect.circumstances):
            for sign, value in signs.items():
                odds += weights.get(sign, 0.0) * value
        return 1 / (1 + exp(-odds)) if odds > -60 else 0.0


def learned(
    home: Path, prospect: Callable[[S, C], Prospect], side: Callable[[S, SeatId], str]
) -> Callable[[S, SeatId, C], float]:
    """A game's `evaluate`: the seat's chance, read off the signs with the weights beside the game."""
    weights = Weights(home)

    def evaluate(state: S, seat: SeatId, content: C) -> float:
        if state.outcome is not None:
            return float(seat in state.outcome.winners)
        signs = prospect(state, content)
        chance = weights.chance(signs)
        return chance if side(state, seat) == signs.side else 1 - chance

    return evaluate
