"""What goes over the wire where one learns: lessons, cases of the day, puzzles."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from hardboiled.kernel.scene import Scene, Stage
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

    choices: Annotated[list[Index], Meta(max_length=200)] = field(default_factory=list)


class LessonMoment(Message):
    """A lesson as it stands: the coach's words, the table, and the choices that count."""

    coach: Coach
    scene: Scene
    choices: list[int] = field(default_factory=list)
    stage: Stage | None = None
    """Where nothing has been chosen yet."""


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
