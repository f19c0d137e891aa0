"""Which table an environment sits down at, and what the end of a match is worth to a seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hardboiled.kernel.ids import SeatId
from hardboiled.kernel.match import AnyMatch
from hardboiled.kernel.registry import find_game
from hardboiled.kernel.saving import start


class Seating:
    """A game, a mode, a number of seats and options; opens matches by seed."""

    def __init__(self, game: str, mode: str | None, seats: int | None, options: Mapping[str, Any]) -> None:
        self.game = find_game(game)
        self.mode = self.game.mode(mode) if mode else self.game.modes[0]
        self.seats: tuple[SeatId, ...] = self.game.seat_ids(self.mode.id, seats or self.mode.counts[0])
        self.options = dict(options)
        self.game.parse_options(self.mode.id, len(self.seats), self.options)

    def open(self, seed: int) -> AnyMatch:
        return start(self.game.id, self.mode.id, list(self.seats), seed, **self.options)

    def __str__(self) -> str:
        return f"{self.game.id}-{self.mode.id}-{len(self.seats)}"


def acting_seat(match: AnyMatch) -> SeatId:
    """Who answers next where turns are taken one by one: the first seat of the first open ask."""
    return match.asks[0].seats[0]


def reward(match: AnyMatch, seat: SeatId) -> float:
    """1 for a win, -1 for a loss, 0 while the match runs."""
    if match.outcome is None:
        return 0.0
    return 1.0 if seat in match.outcome.winners else -1.0
