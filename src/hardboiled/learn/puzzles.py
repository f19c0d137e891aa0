"""Puzzles: a position from bots' games and a question about it that has one right answer.

A puzzle is data a game brings along, `puzzles.json`: where it began, what was chosen since, who is to solve it and what
is right. What a solver sees is made from the seat's view, as at any table. There are two kinds: a choice that is
clearly best (`best`), and something hidden that can be worked out (`deduction`).
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from hardboiled.kernel.actions import Action
from hardboiled.kernel.errors import HardboiledError
from hardboiled.kernel.game import AnyGame
from hardboiled.kernel.ids import SeatId
from hardboiled.kernel.match import AnyMatch, Match
from hardboiled.kernel.record import Header
from hardboiled.kernel.scene import AskFace, OptionFace, Scene
from hardboiled.learn.deduction import Question, explained, is_sound, veiled

FILE = "puzzles.json"


class Setting(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind"):
    """Where a puzzle stands."""

    id: str
    mode: str
    seats: int
    options: dict[str, Any]
    seat: str
    """Whose eyes it is seen with."""
    state: msgspec.Raw
    """Where a step began,"""
    log: list[tuple[str, msgspec.Raw]] = []
    """and what was chosen since: what happened then, the solver is told."""
    rating: int
    """How hard it is thought to be before anybody has tried it."""


class Best(Setting, frozen=True, kw_only=True, omit_defaults=True, tag="best"):
    """One choice is clearly best by a deep search."""

    prompt: str
    answer: msgspec.Raw
    second: msgspec.Raw
    """What came closest."""
    chance: float
    """How likely the seat's side wins after the answer, from 0 to 1, as the search expects it."""
    second_chance: float
    searched: int
    """In how many imagined games."""
    checked: int = 0
    """In how many more, with other dice, the answer was looked at again and held."""

    @property
    def margin(self) -> float:
        return self.chance - self.second_chance


class Deduction(Setting, frozen=True, kw_only=True, omit_defaults=True, tag="deduction"):
    """What is hidden can be worked out: one of the offered answers is right, whatever the cards nobody has seen."""

    asks: Question


Puzzle = Best | Deduction


class UnknownPuzzle(HardboiledError):
    """There is no puzzle of that name."""


# Where it stands.


P = TypeVar("P", Best, Deduction)


def set_down(match: AnyMatch, state: bytes, at: int) -> dict[str, Any]:
    """Where a match stands, as a puzzle keeps it: from the state a step began with after `at` choices."""
    packed = msgspec.json.encode(match.game.codec.decode(state))
    log = [(str(seat), msgspec.Raw(msgspec.json.encode(action))) for seat, action in match.log[at:]]
    name = blake2b(packed + msgspec.json.encode(log), digest_size=6).hexdigest()
    return {
        "id": name,
        "mode": match.header.mode,
        "seats": len(match.header.seats),
        "options": match.header.options,
        "state": msgspec.Raw(packed),
        "log": log,
    }


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
    for seat, action in puzzle.log:
        match.choose(game.action_decoder.decode(action), seat)
    return match


def fits_the_rules(game: AnyGame, puzzle: Puzzle) -> bool:
    """Whether it can still be asked: the rules may have moved on since it was found."""
    with contextlib.suppress(Exception):
        match = position(game, puzzle)
        if isinstance(puzzle, Deduction):
            return is_sound(match, SeatId(puzzle.seat), puzzle.asks)
        ask = match.asked(puzzle.seat)
        return ask is not None and ask.prompt == puzzle.prompt and answer(game, puzzle) in ask.options
    return False


# What its solver sees, and what is right.


def shown(match: AnyMatch, puzzle: Puzzle, locale: str = "en") -> Scene:
    """The table with what happened since the puzzle began, and the one question it is about."""
    scene = match.scene(puzzle.seat, locale, since=0)
    return veiled(match, SeatId(puzzle.seat), puzzle.asks, scene, locale) if isinstance(puzzle, Deduction) else scene


def question(scene: Scene) -> AskFace:
    """The one question of a puzzle's scene that has answers."""
    return next(ask for ask in scene.asks if ask.options)


def task(puzzle: Puzzle) -> str:
    """What its solver is to do."""
    if isinstance(puzzle, Deduction):
        return "Work it out from what you see and from the log: only one answer fits."
    return "One choice is clearly best. Which?"


def answer(game: AnyGame, puzzle: Best) -> Action:
    return game.action_decoder.decode(puzzle.answer)


def right(match: AnyMatch, puzzle: Puzzle) -> int:
    """The index of the right option."""
    if isinstance(puzzle, Deduction):
        return puzzle.asks.offers.index(puzzle.asks.answer)
    ask = match.asked(puzzle.seat)
    assert ask is not None
    return list(ask.options).index(answer(match.game, puzzle))


def reason(match: AnyMatch, puzzle: Puzzle, locale: str = "en") -> str:
    """Why the answer is right, in words."""
    seat = SeatId(puzzle.seat)
    if isinstance(puzzle, Deduction):
        return explained(match, seat, puzzle.asks, locale)
    labels = [_label(match.option(seat, action, locale)) for action in _both(match.game, puzzle)]
    good, worse = round(100 * puzzle.chance), round(100 * puzzle.second_chance)
    return (
        f"“{labels[0]}”: played on from here, your side has a chance of about {good} %. "
        f"The next best, “{labels[1]}”, leaves about {worse} %."
    )


def _label(option: OptionFace) -> str:
    return option.label


def _both(game: AnyGame, puzzle: Best) -> tuple[Action, Action]:
    return answer(game, puzzle), game.action_decoder.decode(puzzle.second)


# The shelf.


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
