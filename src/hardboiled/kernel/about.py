"""What can be played: the games with their modes, seats and options, for lobbies and programs."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct, inspect

from hardboiled.kernel.game import Game
from hardboiled.kernel.registry import find_game, game_ids


class OptionInfo(Struct, frozen=True):
    """One option: its default, its choices (empty: free), its help."""

    name: str
    kind: str
    default: Any
    choices: tuple[Any, ...]
    help: str


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


def about(game: Game[Any, Any, Any]) -> GameInfo:
    info = inspect.type_info(game.options)
    assert isinstance(info, inspect.StructType)
    return GameInfo(
        id=game.id,
        title=game.title,
        modes=tuple(ModeInfo(mode.id, tuple(tuple(seats) for seats in mode.seats)) for mode in game.modes),
        options=tuple(_option(field) for field in info.fields),
        blurb=dict(game.blurb),
    )


def _option(field: inspect.Field) -> OptionInfo:
    kind, help_text = field.type, ""
    if isinstance(kind, inspect.Metadata):
        help_text = (kind.extra_json_schema or {}).get("description", "")
        kind = kind.type
    choices: tuple[Any, ...] = ()
    name = type(kind).__name__.removesuffix("Type").lower()
    if isinstance(kind, inspect.LiteralType | inspect.EnumType):
        choices = tuple(kind.values if isinstance(kind, inspect.LiteralType) else [m.value for m in kind.cls])
        name = "choice"
    elif isinstance(kind, inspect.IntType) and kind.ge is not None and kind.le is not None:
        choices = tuple(range(kind.ge, kind.le + 1))
    default = field.default if field.default is not msgspec.NODEFAULT else None
    if default is None and field.default_factory is not msgspec.NODEFAULT:
        default = field.default_factory()
    return OptionInfo(field.name, name, msgspec.to_builtins(default), choices, help_text)
