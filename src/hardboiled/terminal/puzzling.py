"""Puzzles at the terminal: the table, the question, and why an answer is right."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from hardboiled.kernel.game import AnyGame
from hardboiled.learn.puzzles import Puzzle, position, question, reason, right, shown, task
from hardboiled.terminal.table import draw_ask, draw_card, draw_log, draw_scene, find_cards
from hardboiled.terminal.typed import typed_number

HELP = "A number answers; card NAME shows a card, table draws the table again, quit leaves."
LINES = 30
"""Of what has happened, at most."""


class Puzzling:
    """One puzzle after another until somebody leaves. `run` says how many were solved."""

    def __init__(self, game: AnyGame, puzzles: Sequence[Puzzle], console: Console, read: Callable[[str], str]) -> None:
        self.game, self.puzzles, self.console, self.read = game, puzzles, console, read

    def run(self) -> int:
        solved = tried = 0
        try:
            for puzzle in self.puzzles:
                verdict = self._one(puzzle)
                if verdict is None:
                    break
                tried, solved = tried + 1, solved + verdict
        except (EOFError, KeyboardInterrupt):
            self.console.print()
        self.console.print(Text(f"{solved} of {tried} solved."))
        return solved

    def _one(self, puzzle: Puzzle) -> bool | None:
        """Whether it was solved; None to leave."""
        match = position(self.game, puzzle)
        self.stage, scene = match.stage(), shown(match, puzzle)
        options = question(scene).options
        while True:
            width = self.console.width
            self.console.print(draw_scene(self.stage, scene, {}, width))
            self.console.print(draw_log(scene.happenings[-LINES:]))
            self.console.print(draw_ask(question(scene), "You", width))
            self._say(f"{task(puzzle)} (rated {puzzle.rating})", "Puzzle")
            chosen = self._listen(len(options))
            if chosen is None:
                return None
            if chosen < 0:
                continue
            best = right(match, puzzle)
            solved = options[chosen].index == best
            self._say(reason(match, puzzle), "Right" if solved else "Not this one")
            return solved

    def _listen(self, answers: int) -> int | None:
        """The answer chosen; -1 to see the table again, None to leave."""
        while True:
            typed = self.read("> ").strip()
            word = typed.casefold()
            number = typed_number(word)
            if word in ("quit", "q", "exit"):
                return None
            if word in ("table", "t"):
                return -1
            if word.startswith("card "):
                for face in find_cards(self.stage, typed[5:].strip()):
                    self.console.print(draw_card(face))
            elif number is None:
                self.console.print(Text(HELP))
            elif not 1 <= number <= answers:
                self.console.print(Text(f"There is no answer {number}; there are 1 to {answers}."))
            else:
                return number - 1

    def _say(self, words: str, title: str) -> None:
        self.console.print(Panel(Text(words), title=Text(title), title_align="left", border_style="yellow"))
