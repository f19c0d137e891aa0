"""A view is a picture of the table, not a window: it stays what it was."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec import Struct, structs

from hardboiled.games.kick_ass import GAME
from hardboiled.kernel.saving import start


def objects(value: Any) -> Iterator[Any]:
    """Everything in it that could be changed."""
    if isinstance(value, Struct):
        yield value
        for part in structs.astuple(value):
            yield from objects(part)
    elif isinstance(value, list | dict):
        yield value
        for part in value.values() if isinstance(value, dict) else value:
            yield from objects(part)


@pytest.mark.parametrize("plot", GAME.content().plots)
def test_a_view_shows_the_city_and_shares_nothing_with_it(plot: str) -> None:
    match = start("kick-ass", seats=["P"] * 3, seed=2, plot=plot, keep=False)
    rng = Random(1)
    while match.asks:
        seen = match.view(match.seats[0]).city
        assert seen == match.state.city
        table = {id(part) for part in objects(match.state.city)}
        assert not [part for part in objects(seen) if id(part) in table]
        ask = match.asks[0]
        match.choose(rng.choice(ask.options), ask.seats[0])
