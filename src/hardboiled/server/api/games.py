"""What can be played: the lobby, the rules, the art."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any

from litestar import Response, get
from litestar.di import NamedDependency as Given
from litestar.params import PathParameter

import hardboiled
from hardboiled.bots import STRENGTHS, TEMPERAMENTS
from hardboiled.kernel import rules
from hardboiled.kernel.about import GameInfo, about
from hardboiled.kernel.errors import UnknownGame
from hardboiled.kernel.registry import find_game, game_ids
from hardboiled.kernel.rules import UnknownClause
from hardboiled.kernel.saving import start
from hardboiled.kernel.text import Catalog
from hardboiled.server.api.answers import FAULTS, looks
from hardboiled.server.protocol import Clause, GameFace, Lobby, Rulebook
from hardboiled.server.refusal import Refused
from hardboiled.server.tables.hub import Hub
from hardboiled.server.tables.summaries import title_of
from hardboiled.server.telemetry.logs import failed

GameId = Annotated[str, PathParameter(description="A game's id.", max_length=60)]
ArtName = Annotated[str, PathParameter(max_length=80)]
POSTER = "poster.svg"
_ART = re.compile(r"(?:[\w-]+/)?[\w-]+\.svg")
_HEADING = re.compile(r"^#{1,6}\s+(.*)$")


@get("/api/lobby", guards=[looks], responses=FAULTS, sync_to_thread=True)
def lobby() -> Lobby:
    """The games of this server and the strengths of its bots."""
    return lobby_of_all()


@get("/api/packs", guards=[looks], responses=FAULTS, sync_to_thread=True)
def packs(hub: Given[Hub]) -> dict[str, list[str]]:
    """The content packs of this server, by game; a new table may name one of its game's."""
    return hub.shelf.all()


@lru_cache(maxsize=1)
def lobby_of_all() -> Lobby:
    """Takes seconds the first time, when every game is imported and set up: not for the event loop."""
    games: list[GameInfo] = []
    looks: dict[str, GameFace] = {}
    for game_id in game_ids():
        try:
            info = about(find_game(game_id))
            looks[game_id] = _face(info)
            games.append(info)
        except Exception:
            failed("a game cannot be offered", game=game_id)  # one broken game must not close the lobby
    return Lobby(
        games=games,
        strengths=list(STRENGTHS),
        temperaments=list(TEMPERAMENTS),
        version=hardboiled.__version__,
        faces=looks,
    )


def _face(info: GameInfo) -> GameFace:
    game = find_game(info.id)
    mode = info.modes[0]
    seats = mode.seats[0]
    theme = start(info.id, mode.id, [f"P{n}" for n in range(1, len(seats) + 1)], seed=0).stage().theme
    poster = f"/api/art/{info.id}/{POSTER}" if (game.home / "art" / POSTER).is_file() else ""
    return GameFace(theme=theme, poster=poster, labels=_labels(info, game.catalog()))


def _labels(info: GameInfo, catalog: Catalog) -> dict[str, str]:
    """What modes, seats and options are called, where the catalog has a word for them."""
    named: dict[str, tuple[str, ...]] = {}
    for mode in info.modes:
        named[mode.id] = (f"mode-{mode.id}", mode.id)
        for seat in {seat for seats in mode.seats for seat in seats}:
            named[seat] = (f"seat-{seat}", seat)
    for option in info.options:
        named[option.name] = (f"option-{option.name}",)
        for choice in option.choices:
            named[f"{option.name}={choice}"] = (f"option-{option.name}-{choice}", str(choice))
    labels: dict[str, str] = {}
    for key, messages in named.items():
        word = next((catalog.format(message) for message in messages if _is_message(catalog, message)), "")
        labels[key] = word or key.rpartition("=")[2].replace("-", " ").replace("_", " ").capitalize()
        told = next((message for message in messages if catalog.has(message, "text")), "")
        if told:
            labels[f"{key}.text"] = catalog.format(told, attribute="text")
    if catalog.has("aim"):
        labels["aim"] = catalog.format("aim")
    return labels


def _is_message(catalog: Catalog, message: str) -> bool:
    return catalog.has(message) and catalog.format(message) != message


@get("/api/rules/{game:str}", guards=[looks], responses=FAULTS, sync_to_thread=True)
def rulebook(game: GameId) -> Rulebook:
    """The rules of a game, clause by clause."""
    if game not in rules.games_with_rules():
        raise Refused("gone", "No rules of that game are here.")
    chapters = _chapters(game)
    clauses = [Clause(id=id_, text=text, chapter=chapters.get(id_, "")) for id_, text in rules.clauses(game).items()]
    return Rulebook(game=game, title=title_of(game), clauses=clauses)


@lru_cache(maxsize=16)
def _chapters(game: str) -> dict[str, str]:
    """The heading each clause stands under."""
    found: dict[str, str] = {}
    heading = ""
    for line in (rules.folder() / f"{game}.md").read_text("utf-8").splitlines():
        if match := _HEADING.match(line):
            heading = match[1].strip()
        elif line.startswith(("- **", "* **")):
            found[line[4:].partition("**")[0]] = heading
    return found


@get("/api/clauses/{clause:str}", guards=[looks], responses=FAULTS, sync_to_thread=True)
def clause(clause: Annotated[str, PathParameter(description="A rule clause: KA-4.7.", max_length=40)]) -> Clause:
    """What one clause says."""
    try:
        text = rules.find_clause(clause)
    except UnknownClause as error:
        raise Refused("gone", str(error)) from None
    game = next(g for g in rules.games_with_rules() if clause in rules.clauses(g))
    return Clause(id=clause, text=text, chapter=_chapters(game).get(clause, ""))


@get("/api/art/{game:str}/{file:str}", responses=FAULTS, media_type="image/svg+xml", sync_to_thread=True)
def art(game: GameId, file: ArtName) -> Response[bytes]:
    """A picture of a game."""
    return _picture(game, file)


@get("/api/art/{game:str}/{folder:str}/{file:str}", responses=FAULTS, media_type="image/svg+xml", sync_to_thread=True)
def art_in_folder(game: GameId, folder: ArtName, file: ArtName) -> Response[bytes]:
    """A picture of a game, of one kind: a portrait, the picture of a card."""
    return _picture(game, f"{folder}/{file}")


def _picture(game: str, file: str) -> Response[bytes]:
    path = _art_file(game, file)
    if path is None:
        raise Refused("gone", "There is no such picture.")
    headers: dict[str, Any] = {
        "Cache-Control": "public, max-age=600",
        "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
    }
    return Response(path.read_bytes(), media_type="image/svg+xml", headers=headers)


def _art_file(game: str, file: str) -> Path | None:
    try:
        path = find_game(game).home / "art" / file
    except UnknownGame:
        return None
    return path if _ART.fullmatch(file) and path.is_file() else None


HANDLERS = [lobby, packs, rulebook, clause, art, art_in_folder]
