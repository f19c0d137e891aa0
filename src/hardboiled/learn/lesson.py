"""A lesson as its file says it: a position, and steps in each of which something is to be done.

`games/<game>/lessons/01-name.toml`. The position is reached on the real engine: a match with a seed, the choices made
before, and things put on the table by the game's own words (`Game.arrange`). A step has the coach's words, what they
point at, what counts as right, and an answer to what does not.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

from hardboiled.kernel.content import ContentError
from hardboiled.kernel.errors import HardboiledError
from hardboiled.kernel.game import AnyGame

Pattern = dict[str, Any]
"""What an action or event must show: each field named has this value, or one of these values (see `position.fits`)."""

FOLDER = "lessons"


class UnknownLesson(HardboiledError):
    """There is no lesson of that name."""


class Position(Struct, forbid_unknown_fields=True, kw_only=True):
    """Where a lesson begins."""

    mode: str
    players: int
    seed: int = 1
    options: dict[str, Any] = field(default_factory=dict)
    before: list[Pattern] = field(default_factory=list)
    """Choices made before it begins, each the first option that fits; where none fits, the bot's choice."""
    until: str = ""
    """All choose by themselves until this question (one of these, by spaces apart) comes to the learner."""
    put: list[dict[str, Pattern]] = field(default_factory=list)
    """What is then put on the table, by the game's own words: `{mutant = {at = "e4"}}`."""
    step: str = ""
    """The step of the rules that then begins anew."""


class Answer(Struct, forbid_unknown_fields=True):
    """What the coach says to a wrong try."""

    when: Pattern
    say: str


class Step(Struct, forbid_unknown_fields=True, kw_only=True):
    """Something to do. Without `until` one right choice does it; with it the learner goes on until it has happened."""

    say: str
    points: list[str] = field(default_factory=list)
    """What the coach points at: `space:`, `piece:`, `card:`, `panel:` or `option:` and the key of a button."""
    ask: str = ""
    """The question it is about (several with spaces between); what comes before is answered by `replies` or by
    itself."""
    replies: list[Pattern] = field(default_factory=list)
    """What others, and the learner where it is not about this question, choose meanwhile."""
    chance: list[int] = field(default_factory=list)
    """What the dice show."""
    choose: list[Pattern] = field(default_factory=list)
    """A choice that fits one of these is right."""
    sensible: int = 0
    """Instead: right is one of so many that an experienced player would think of first."""
    until: Pattern | None = None
    """The event that has to happen; any choice that is no wrong one may lead to it."""
    within: int = 1
    """In so many choices."""
    good: str = ""
    """What the coach says when it is done."""
    wrong: list[Answer] = field(default_factory=list)
    otherwise: str
    """What the coach says to any other wrong try."""
    solution: list[Pattern] = field(default_factory=list)
    """Choices that do it, where the first of `choose` alone does not."""


class Lesson(Struct, forbid_unknown_fields=True, kw_only=True):
    title: str
    about: str
    """What one learns, in a sentence."""
    seat: str
    """Where the learner sits."""
    clauses: list[str]
    """The rules behind it."""
    position: Position
    steps: list[Step]
    end: str
    """The coach's last words."""
    minutes: int = 3
    id: str = ""
    game: str = ""


def course(game: AnyGame) -> list[Lesson]:
    """The lessons of a game, in order; none where it brings none."""
    return [_read(file, game.id) for file in sorted((game.home / FOLDER).glob("*.toml"))]


def find_lesson(game: AnyGame, lesson_id: str) -> Lesson:
    lessons = course(game)
    for lesson in lessons:
        if lesson.id == lesson_id:
            return lesson
    names = ", ".join(lesson.id for lesson in lessons) or "none"
    raise UnknownLesson(f"{game.title} has no lesson {lesson_id!r}; it has {names}.")


@lru_cache(maxsize=256)
def _read(file: Path, game_id: str) -> Lesson:
    try:
        lesson = msgspec.toml.decode(file.read_bytes(), type=Lesson)
    except msgspec.MsgspecError as error:
        raise ContentError(f"{FOLDER}/{file.name}", "", str(error)) from None
    lesson.id, lesson.game = file.stem.partition("-")[2] or file.stem, game_id
    return lesson
