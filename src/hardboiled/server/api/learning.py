"""How one learns a game: its words, its lessons."""

from __future__ import annotations

from litestar import get

from hardboiled.kernel.errors import UnknownGame
from hardboiled.kernel.game import AnyGame
from hardboiled.kernel.glossary import Term, glossary
from hardboiled.kernel.registry import find_game
from hardboiled.server.api.answers import FAULTS, looks
from hardboiled.server.api.games import GameId
from hardboiled.server.refusal import Refused


def game_of(game_id: str) -> AnyGame:
    try:
        return find_game(game_id)
    except UnknownGame as error:
        raise Refused("gone", str(error)) from None


@get("/api/glossary/{game:str}", guards=[looks], responses=FAULTS, sync_to_thread=True)
def words(game: GameId) -> list[Term]:
    """The words of a game and what they mean."""
    return glossary(game_of(game))


HANDLERS = [words]
