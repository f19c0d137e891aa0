"""Whatever an imagined match offers anybody can be chosen in it: options that rest on secrets are listed anew."""

from random import Random
from typing import Any

import pytest

from hardboiled.kernel.comparing import viewers
from hardboiled.kernel.saving import start

TABLES = [
    ("go-ahead-punk", "one-vs-all", 2, {}),
    ("go-ahead-punk", "one-vs-all", 4, {}),
    ("hard-city", "one-vs-all", 3, {"episode": 2}),
    ("hard-city", "one-vs-all", 2, {"episode": 5}),
    ("kick-ass", "co-op", 2, {"plot": "random"}),
    ("police-precinct", "dirty-cop", 4, {"loyalty": "two"}),
]
AHEAD = 4
"""So many further choices must be possible as well."""


@pytest.mark.parametrize(("game", "mode", "seats", "options"), TABLES)
def test_an_imagined_world_can_be_played_on(game: str, mode: str, seats: int, options: dict[str, Any]) -> None:
    match = start(game, mode, [f"P{number}" for number in range(seats)], 3, **options)
    rng, worlds = Random(3), 0
    while match.asks:
        if rng.random() < 0.1:
            for viewer in viewers(match):
                world = match.imagine(viewer, rng)
                for _ in range(AHEAD):
                    if world.asks:
                        choose_any(world, rng)
                worlds += 1
        choose_any(match, rng)
    assert worlds


def choose_any(match: Any, rng: Random) -> None:
    ask = rng.choice(match.asks)
    match.choose(rng.choice(ask.options), ask.seats[0])
