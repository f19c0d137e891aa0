"""A world played on: by instinct, each seat by what it knows, and judged after a while."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hardboiled.bots.instinct import Numbers, highest
from hardboiled.kernel.actions import Action, Ask
from hardboiled.kernel.chance import Chance
from hardboiled.kernel.ids import SeatId
from hardboiled.kernel.match import AnyMatch
from hardboiled.kernel.suspicions import Thought

LONGEST_PLAYOUT = 60
"""Choices after which a world is judged in any case."""
FINE = 1 << 53
"""So many numbers there are between 0 and 1."""


class Whims:
    """The random numbers of those who play a world on. Each step of the rules has its own: options that took more or
    fewer choices before it meet the same whims in it, as they meet the same dice, and are compared the better."""

    __slots__ = ("_chance", "_seed", "_step", "_world")

    def __init__(self, world: AnyMatch, seed: int) -> None:
        self._world, self._seed, self._step = world, seed, -1
        self._chance: Chance

    def random(self) -> float:
        step = self._world.steps
        if step != self._step:
            self._step, self._chance = step, Chance.of_step(self._seed, step)
        return self._chance.below(FINE) / FINE


def play_on(
    world: AnyMatch,
    until: int,
    rng: Numbers,
    longest: int = LONGEST_PLAYOUT,
    late: Callable[[], bool] | None = None,
    thought: Thought | None = None,
) -> None:
    """By instinct to the step with that number, or for the longest while. Where a seat is looked for, the others go by
    a thought of it until it moves on in secret; a move that comes at once is what they have in mind."""
    for number in range(longest):
        if not world.asks or world.steps >= until or (late is not None and late()):
            break
        ask = world.asks[0]
        seat = ask.seats[0]
        action = by_instinct(world, ask, seat, rng, thought)
        if number and thought is not None and thought.outlived(seat, action):
            thought = None
        world.choose(action, seat)


def by_instinct(match: AnyMatch, ask: Ask[Any], seat: SeatId, rng: Numbers, thought: Thought | None = None) -> Action:
    """How a world is played on: what the seat's instinct likes best of what the seat sees."""
    options: Sequence[Action] = ask.options
    if len(options) == 1:
        return options[0]
    game, content = match.game, match.content
    view = game.look(match.play.state, seat, content)
    if thought is None:
        return options[highest(game.instinct(view, ask, content), rng)]
    return options[highest(thought.minded(view, ask, content, lambda: game.instinct(view, ask, content)), rng)]


def worth(match: AnyMatch, seat: SeatId) -> float:
    """What a match is worth to a seat: won, lost, or the game's own estimate."""
    if match.outcome is not None:
        return 1.0 if seat in match.outcome.winners else 0.0
    return match.game.evaluate(match.state, seat, match.content)
