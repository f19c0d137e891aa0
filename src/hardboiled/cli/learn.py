"""`hardboiled learn`: a game's lessons in the terminal, one after another."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.text import Text

from hardboiled.cli.arguments import GameArgument
from hardboiled.cli.play import keyboard
from hardboiled.kernel.errors import HardboiledError
from hardboiled.kernel.registry import find_game
from hardboiled.learn import Lesson, course, find_lesson
from hardboiled.server.settings import default_data_dir
from hardboiled.terminal.classroom import Classroom
from hardboiled.terminal.files import write_whole

FILE = "learned.json"


def learn(
    game: GameArgument,
    lesson: Annotated[str | None, typer.Argument(help="A lesson; the first one not done yet if left out.")] = None,
    all_of_them: Annotated[bool, typer.Option("--list", help="Only list the lessons.")] = False,
) -> None:
    """Learn a game by playing: short lessons on the real table, with a coach who answers."""
    found = find_game(game)
    lessons = course(found)
    if not lessons:
        raise HardboiledError(f"{found.title} brings no lessons.")
    console, read = keyboard()
    file = default_data_dir() / FILE
    done = _done(file)
    if all_of_them:
        for one in lessons:
            mark = "✓" if f"{game}/{one.id}" in done else " "
            console.print(Text(f"{mark} {one.id:<14} {one.title}: {one.about}"))
        return
    chosen = find_lesson(found, lesson) if lesson else _next(lessons, done)
    if not Classroom(chosen, console, read).run():
        return
    done.add(f"{game}/{chosen.id}")
    with contextlib.suppress(OSError):  # who cannot keep it has learned it all the same
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, msgspec.json.encode(sorted(done)).decode())
    left = [one for one in lessons if f"{game}/{one.id}" not in done]
    if left:
        console.print(Text(f"Next: hardboiled learn {game} ({left[0].title}); {len(left)} to go."))
    else:
        console.print(Text(f"That was the whole course. hardboiled play {game} is the real thing."))


def _next(lessons: list[Lesson], done: set[str]) -> Lesson:
    return next((one for one in lessons if f"{one.game}/{one.id}" not in done), lessons[0])


def _done(file: Path) -> set[str]:
    """Of what was learned before; nothing where nothing can be read."""
    try:
        return set(msgspec.json.decode(file.read_bytes(), type=list[str]))
    except (OSError, msgspec.MsgspecError):
        return set()
