"""The ways a game can be set up that a designer wants compared."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from hardboiled.kernel.game import AnyGame
from hardboiled.kernel.options import OptionError, OptionInfo, describe
from hardboiled.kernel.registry import find_game
from hardboiled.lab.simulate import Setup, setups

MOST_VALUES = 12
"""Values of one option that are tried; of more, these many evenly spread."""


class Variant(Struct, frozen=True, kw_only=True):
    """A mode with a number of players, and at most one option that is not at its default."""

    mode: str
    seats: int
    option: str = ""
    value: Any = None
    usual: bool = False
    """Whether the value is what the option is anyway, so that a plain variant has the same games."""
    setups: tuple[Setup, ...]

    @property
    def plain(self) -> bool:
        return not self.option


def variants(game_id: str, games: int, bots: Sequence[str], seed: int = 0, modes: Sequence[str] = ()) -> list[Variant]:
    """Every mode with every number of players; then, for each mode, every value of every option.

    Options are tried with the middle number of players. What a game refuses is left out.
    """
    game = find_game(game_id)
    chosen = [game.mode(mode) for mode in modes] or list(game.modes)
    found = [
        Variant(mode=mode.id, seats=count, setups=tuple(setups(game_id, mode.id, count, bots, games=games, seed=seed)))
        for mode in chosen
        for count in mode.counts
    ]
    for mode in chosen:
        count = mode.counts[len(mode.counts) // 2]
        for option in describe(game.options):
            found += [
                Variant(
                    mode=mode.id,
                    seats=count,
                    option=option.name,
                    value=value,
                    usual=value == option.default,
                    setups=tuple(tried),
                )
                for value in values(option)
                if (tried := _with_option(game, mode.id, count, bots, {option.name: value}, games, seed))
            ]
    return found


def values(option: OptionInfo) -> list[Any]:
    """The values of an option worth comparing; none where there is no choice of a few."""
    choices: list[Any] = [False, True] if option.kind == "bool" else list(option.choices)
    if len(choices) > MOST_VALUES:
        choices = [choices[round(n * (len(choices) - 1) / (MOST_VALUES - 1))] for n in range(MOST_VALUES)]
    return choices if len(choices) > 1 else []


def _with_option(
    game: AnyGame,
    mode: str,
    count: int,
    bots: Sequence[str],
    options: dict[str, Any],
    games: int,
    seed: int,
) -> list[Setup]:
    try:
        return setups(game.id, mode, count, bots, options, games=games, seed=seed)
    except OptionError:
        return []
