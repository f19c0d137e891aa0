"""Driving the terminal table with lines typed in advance."""

from __future__ import annotations

import io
from collections.abc import Iterable

from rich.console import Console

from hardboiled.kernel.match import AnyMatch
from hardboiled.kernel.saving import start
from hardboiled.terminal.session import Session
from kernel import smugglers

GAME = smugglers.GAME.id


class Script:
    """A console that remembers, and a keyboard that types the given lines and then nothing more."""

    def __init__(self, lines: Iterable[str] = (), width: int = 80) -> None:
        self.screen = io.StringIO()
        self.console = Console(file=self.screen, width=width, color_system=None, highlight=False)
        self.lines = list(lines)
        self.cleared = 0

    def read(self, prompt: str) -> str:
        self.console.print(prompt, end="")
        if not self.lines:
            raise EOFError
        line = self.lines.pop(0)
        self.console.print(line)
        return line

    @property
    def text(self) -> str:
        return self.screen.getvalue()


def play(lines: Iterable[str], seats: str = "Ann,bot:random", seed: int = 4) -> tuple[str, AnyMatch]:
    """A session of the small game: what the screen showed, and the match as it was left."""
    match = start(GAME, seats=seats.split(","), seed=seed)
    script = Script(lines)
    Session(match, script.console, script.read).run()
    return script.text, match
