"""Puzzles: positions from bots' games in which a deep search finds one choice clearly best.

A puzzle is data a game brings along, `puzzles.json`: where the step began, who is to choose, and what is right. What a
solver sees is made from the seat's view, as at any table.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from hardboiled.kernel.actions import Action
from hardboiled.kernel.errors import HardboiledError
from hardboiled.kernel.game import AnyGame
from hardboiled.kernel.ids import SeatId
from hardboiled.kernel.match import AnyMatch, Match
from hardboiled.kernel.record import Header

FILE = "puzzles.json"


class Puzzle(Struct, frozen=True, kw_only=True, omit_defaults=True):
    id: str
    mode: str
    seats: int
    options: dict[str, Any]
    seat: str
    """Who is to choose."""
    prompt: str
    state: msgspec.Raw
    """Where the step began that asks."""
    answer: msgspec.Raw
    second: msgspec.Raw
    """What came closest."""
    chance: float
    """How likely the seat's side wins after the answer, from 0 to 1, as the search expects it."""
    second_chance: float
    searched: int
    """In how many imagined games."""
    rating: int
    """How hard it is thought to be before anybody has tried it."""

    @property
    def margin(self) -> float:
        return self.chance - self.second_chance


class UnknownPuzzle(HardboiledError):
    """There is no puzzle of that name."""


def position(game: AnyGame, puzzle: Puzzle) -> AnyMatch:
    """The match as the puzzle finds it."""
    header = Header(
        game=game.id,
        mode=puzzle.mode,
        seats=tuple(f"Player {n + 1}" for n in range(puzzle.seats)),
        seed=0,
        options=puzzle.options,
        rules_version=game.rules_version,
        content_digest=game.content().digest,
    )
    state = msgspec.json.decode(puzzle.state, type=game.state_type)
    match: AnyMatch = Match(game, header, game.content(), state)
    return match


def answer(game: AnyGame, puzzle: Puzzle) -> Action:
    return game.action_decoder.decode(puzzle.answer)


def fits_the_rules(game: AnyGame, puzzle: Puzzle) -> bool:
    """Whether it can still be asked: the rules may have moved on since it was found."""
    with contextlib.suppress(Exception):
        asked = position(game, puzzle).asked(puzzle.seat)
        return asked is not None and asked.prompt == puzzle.prompt and answer(game, puzzle) in asked.options
    return False


_shelves: dict[str, tuple[Puzzle, ...]] = {}


def puzzles(game: AnyGame) -> tuple[Puzzle, ...]:
    """The puzzles of a game that can be asked, read once."""
    if game.id not in _shelves:
        _shelves[game.id] = tuple(puzzle for puzzle in read(game.home / FILE) if fits_the_rules(game, puzzle))
    return _shelves[game.id]


def find_puzzle(game: AnyGame, puzzle_id: str) -> Puzzle:
    for puzzle in puzzles(game):
        if puzzle.id == puzzle_id:
            return puzzle
    raise UnknownPuzzle(f"{game.title} has no puzzle {puzzle_id!r}.")


def read(file: Path) -> list[Puzzle]:
    return msgspec.json.decode(file.read_bytes(), type=list[Puzzle]) if file.is_file() else []


def write(file: Path, found: Iterable[Puzzle]) -> None:
    """One puzzle a line, so that changes can be read."""
    lines = ",\n".join(msgspec.json.encode(puzzle).decode() for puzzle in found)
    file.write_text(f"[\n{lines}\n]\n", "utf-8")


def reason(game: AnyGame, puzzle: Puzzle, locale: str = "en") -> str:
    """Why the answer is right, in words."""
    match = position(game, puzzle)
    seat = SeatId(puzzle.seat)
    best = match.option(seat, answer(game, puzzle), locale).label
    other = match.option(seat, game.action_decoder.decode(puzzle.second), locale).label
    good, worse = round(100 * puzzle.chance), round(100 * puzzle.second_chance)
    return (
        f"“{best}”: played on from here, your side has a chance of about {good} %. "
        f"The next best, “{other}”, leaves about {worse} %."
    )
