"""A world played on: by instinct, each seat by what it knows, and judged after a while."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from hardboiled.bots.instinct import highest
from hardboiled.kernel.actions import Action, Ask
from hardboiled.kernel.ids import SeatId
from hardboiled.kernel.match import AnyMatch

LONGEST_PLAYOUT = 60
"""Choices after which a world is judged in any case."""
PLAYOUT_RANDOM = 0.05


def play_on(
    world: AnyMatch, until: int, rng: Random, longest: int = LONGEST_PLAYOUT, late: Callable[[], bool] | None = None
) -> None:
    """By instinct to the step with that number, or for the longest while."""
    for _ in range(longest):
        if not world.asks or world.steps >= until or (late is not None and late()):
            break
        ask = world.asks[0]
        seat = ask.seats[0]
        world.choose(by_instinct(world, ask, seat, rng), seat)


def by_instinct(match: AnyMatch, ask: Ask[Any], seat: SeatId, rng: Random) -> Action:
    """How a world is played on: the instinct's choice, now and then any."""
    options: Sequence[Action] = ask.options
    if len(options) == 1 or rng.random() < PLAYOUT_RANDOM:
        return options[int(rng.random() * len(options))]
    return options[highest(ratings_of(match, ask, seat), rng)]


def ratings_of(match: AnyMatch, ask: Ask[Any], seat: SeatId) -> Sequence[float]:
    """How good each option looks to the seat's instinct."""
    game, content = match.game, match.content
    return game.instinct(game.look(match.play.state, seat, content), ask, content)


def worth(match: AnyMatch, seat: SeatId) -> float:
    """What a match is worth to a seat: won, lost, or the game's own estimate."""
    if match.outcome is not None:
        return 1.0 if seat in match.outcome.winners else 0.0
    return match.game.evaluate(match.state, seat, match.content)
