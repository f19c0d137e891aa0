"""Games played by instinct: deeper into the game than random play gets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hardboiled.kernel.saving import start


def instinctive(mode: str, seats: int, seed: int, **options: Any) -> Iterator[Any]:
    """The match at each of its decisions, the last time when it is over."""
    match = start("police-precinct", mode, [f"P{n + 1}" for n in range(seats)], seed, **options)
    game, content = match.game, match.content
    while match.asks:
        yield match
        ask = match.asks[0]
        ratings = game.instinct(match.view(ask.seats[0]), ask, content)
        assert len(ratings) == len(ask.options)
        match.choose(ask.options[max(range(len(ratings)), key=ratings.__getitem__)], ask.seats[0])
    yield match
