"""Every game as a learning environment: PettingZoo, Gymnasium and OpenSpiel.

Observations are built from a seat's view alone, actions are numbers with masks; how is told in
`hardboiled.env.encoding`. The libraries come with the extra: `pip install 'hardboiled[env]'`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from hardboiled.extras import need

if TYPE_CHECKING:
    from hardboiled.env.gym import SeatEnv
    from hardboiled.env.spiel import SpielState
    from hardboiled.env.zoo import TableEnv

__all__ = ["gymnasium_env", "openspiel_state", "pettingzoo_env"]

EXTRA = "'hardboiled[env]'"


def pettingzoo_env(
    game: str,
    mode: str | None = None,
    seats: int | None = None,
    *,
    observation_size: int = 1024,
    action_size: int = 512,
    limit: int = 20_000,
    **options: Any,
) -> TableEnv:
    """The whole table as a PettingZoo AEC environment, one agent a seat."""
    need("pettingzoo", "A PettingZoo environment", EXTRA)
    from hardboiled.env.zoo import TableEnv

    return TableEnv(game, mode, seats, observation_size, action_size, limit, options)


def gymnasium_env(
    game: str,
    seat: str | None = None,
    opponents: str | Sequence[str] = "regular",
    mode: str | None = None,
    seats: int | None = None,
    *,
    observation_size: int = 1024,
    action_size: int = 512,
    limit: int = 20_000,
    strict: bool = False,
    **options: Any,
) -> SeatEnv:
    """One seat (the first unless named) as a Gymnasium environment; bots play the others.

    `opponents` is one bot for all other seats, or one a seat in the table's order. A number that
    is no legal action now means the next legal one, or raises where `strict`.
    """
    need("gymnasium", "A Gymnasium environment", EXTRA)
    from hardboiled.env.gym import SeatEnv

    return SeatEnv(game, seat, opponents, mode, seats, observation_size, action_size, limit, strict, options)


def openspiel_state(
    game: str,
    mode: str | None = None,
    seats: int | None = None,
    seed: int | None = None,
    *,
    observation_size: int = 1024,
    action_size: int = 512,
    **options: Any,
) -> SpielState:
    """A new match as an object with OpenSpiel's State interface; chance is never a player."""
    need("numpy", "A state for OpenSpiel", EXTRA)
    from hardboiled.env.spiel import SpielGame

    return SpielGame(game, mode, seats, observation_size, action_size, options).new_initial_state(seed)
