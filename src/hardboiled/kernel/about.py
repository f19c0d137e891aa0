"""What can be played: the games with their modes, seats and options, for lobbies and programs."""

from __future__ import annotations

from msgspec import Struct

from hardboiled.kernel.game import AnyGame
from hardboiled.kernel.options import OptionInfo, describe
from hardboiled.kernel.registry import find_game, game_ids


class ModeInfo(Struct, frozen=True):
    id: str
    seats: tuple[tuple[str, ...], ...]


class GameInfo(Struct, frozen=True):
    id: str
    title: str
    modes: tuple[ModeInfo, ...]
    options: tuple[OptionInfo, ...]
    blurb: dict[str, str | int]


def games() -> list[GameInfo]:
    """Every game installed."""
    return [about(find_game(game_id)) for game_id in game_ids()]


def about(game: AnyGame) -> GameInfo:
    return GameInfo(
        id=game.id,
        title=game.title,
        modes=tuple(ModeInfo(mode.id, tuple(tuple(seats) for seats in mode.seats)) for mode in game.modes),
        options=describe(game.options),
        blurb=dict(game.blurb),
    )
