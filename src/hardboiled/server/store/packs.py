"""The content packs an operator offers: folders `packs/GAME/NAME` in the data folder, read once.

A table remembers the name of its pack. Several packs for one table are put into one folder.
"""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

from hardboiled.kernel.errors import HardboiledError, UnknownGame
from hardboiled.kernel.game import Game
from hardboiled.kernel.registry import find_game
from hardboiled.server.refusal import Refused
from hardboiled.server.telemetry.logs import note

Packs = tuple[str, ...]
"""The folders a match takes its content from beside the game's own."""


def content_of(game: Game[Any, Any, Any], packs: Packs) -> Any:
    return game.content([Path(pack) for pack in packs])


class Shelf:
    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._readable: dict[tuple[str, str], bool] = {}

    def all(self) -> dict[str, list[str]]:
        """The packs of every game that has some."""
        games = sorted(path.name for path in self._folder.iterdir() if path.is_dir()) if self._folder.is_dir() else []
        return {game: packs for game in games if (packs := self.of(game))}

    def of(self, game: str) -> list[str]:
        """The packs of one game; one that cannot be read is noted in the log and left out."""
        place = self._folder / game
        names = sorted(path.name for path in place.iterdir() if path.is_dir()) if self._is_game(game) else []
        return [name for name in names if self._can_be_read(game, name)]

    def packs(self, game: str, name: str) -> Packs:
        """The folders of a pack; none for no name."""
        if not name:
            return ()
        if name not in self.of(game):
            raise Refused("illegal", f"This server has no content pack {name[:60]!r} for that game.")
        return (str(self._folder / game / name),)

    def _is_game(self, game: str) -> bool:
        try:
            find_game(game)
        except UnknownGame:
            return False
        return (self._folder / game).is_dir()

    def _can_be_read(self, game: str, name: str) -> bool:
        key = (game, name)
        if key not in self._readable:
            try:
                content_of(find_game(game), (str(self._folder / game / name),))
                self._readable[key] = True
            except HardboiledError as error:
                note("a content pack cannot be offered", logging.WARNING, game=game, pack=name, problem=str(error))
                self._readable[key] = False
        return self._readable[key]
