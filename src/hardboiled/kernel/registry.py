"""Which games there are: the packages in hardboiled.games, and what other packages bring along."""

from __future__ import annotations

import importlib
import os
import pkgutil
from importlib.metadata import entry_points

from hardboiled.kernel.errors import UnknownGame
from hardboiled.kernel.game import AnyGame

ENTRY_POINTS = "hardboiled.games"
"""A package that brings a game names its Game object in this group of entry points."""

GAMES_VARIABLE = "HARDBOILED_GAMES"
"""An environment variable: modules to import, separated by commas, that register games of their own."""

_registered: dict[str, AnyGame] = {}


def register(game: AnyGame) -> AnyGame:
    """Add a game by hand (tests and notebooks)."""
    _registered[game.id] = game
    return game


def game_ids() -> list[str]:
    """The ids of all games installed, in a fixed order."""
    for module in filter(None, os.environ.get(GAMES_VARIABLE, "").split(",")):
        try:
            importlib.import_module(module.strip())
        except ImportError as error:
            named = f"{GAMES_VARIABLE} names the module {module!r}"
            raise UnknownGame(f"{named}, which cannot be imported: {error}.") from None
    shipped = importlib.import_module("hardboiled.games")
    ours = [name.replace("_", "-") for _, name, is_package in pkgutil.iter_modules(shipped.__path__) if is_package]
    theirs = [point.name for point in entry_points(group=ENTRY_POINTS)]
    return sorted({*ours, *theirs, *_registered})


def find_game(game_id: str) -> AnyGame:
    """The game of that id, imported when first asked for."""
    if game_id in _registered:
        return _registered[game_id]
    if game_id in game_ids():
        if game_id in _registered:
            return _registered[game_id]
        for point in entry_points(group=ENTRY_POINTS):
            if point.name == game_id:
                return register(point.load())
        return register(importlib.import_module(f"hardboiled.games.{game_id.replace('-', '_')}").GAME)
    raise UnknownGame(f"There is no game {game_id!r}; there are {', '.join(game_ids())}.")
