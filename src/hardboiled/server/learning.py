"""What goes over the wire where one learns: lessons, cases of the day, puzzles."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from hardboiled.kernel.scene import Scene, Stage
from hardboiled.learn.guide import Block
from hardboiled.learn.runner import Coach
from hardboiled.server.protocol import Message

Index = Annotated[int, Meta(ge=0, le=100_000)]


class LessonCard(Message):
    """A lesson in the list of a course."""

    id: str
    title: str
    about: str
    minutes: int
    done: bool = False


class Tries(Message):
    """The choices made in a lesson so far, as the indices of options; the last one is the try."""

    choices: Annotated[list[int], Meta(max_length=200)] = field(default_factory=list)


class LessonMoment(Message):
    """A lesson as it stands: the coach's words, the table, and the choices that count."""

    coach: Coach
    scene: Scene
    choices: list[int] = field(default_factory=list)
    stage: Stage | None = None
    """Where nothing has been chosen yet."""


class Guide(Message):
    """How a game is played, as its guide tells it."""

    game: str
    title: str
    blocks: list[Block]


class CaseCard(Message):
    """Today's case of a game."""

    game: str
    day: str
    mode: str
    seat: str
    """What I would be, in words."""
    table: str = ""
    """My table, once I have taken it on."""
    done: bool = False


class CaseResult(Message):
    """How somebody did with a case."""

    name: str
    won: bool
    score: int = 0
    choices: int = 0
    seconds: float = 0.0
    done: bool = False
    yours: bool = False
    replay: str = ""
    """Where it can be studied, once its day is over."""


class CaseResults(Message):
    game: str
    day: str
    results: list[CaseResult]


class Solving(Message):
    """How well somebody solves the puzzles of a game."""

    rating: int
    sure: bool = False
    """Whether the rating rests on enough puzzles to mean something."""
    streak: int = 0
    best: int = 0
    tried: int = 0
    of: int = 0


class PuzzleFace(Message):
    """A puzzle as its solver sees it: the table, and nothing of the answer."""

    id: str
    game: str
    rating: int
    task: str
    """What is to be done, in a sentence."""
    stage: Stage
    scene: Scene
    solving: Solving


class PuzzleTry(Message):
    option: Index


class PuzzleAnswer(Message):
    """What became of a try; only the first at a puzzle counts for the ratings."""

    right: bool
    option: int
    """The right one."""
    reason: str
    counted: bool
    solving: Solving
    change: int = 0
    """By how much the solver's rating went up or down."""
