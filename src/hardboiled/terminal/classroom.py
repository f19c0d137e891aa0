"""A lesson at the terminal: the table, the coach's words, and what one types."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.markdown import Markdown
from rich.panel import Panel
from rich.text import Text

from hardboiled.kernel.rules import find_clause
from hardboiled.kernel.scene import OptionFace
from hardboiled.learn import Attempt, Lesson
from hardboiled.terminal.table import draw_ask, draw_log, draw_scene
from hardboiled.terminal.typed import typed_number

HELP = "A number chooses that option; why shows the rules behind the lesson, table draws it again, quit leaves."


class Classroom:
    """One lesson. `run` says whether it was finished; quit, Ctrl-C and Ctrl-D leave it."""

    def __init__(self, lesson: Lesson, console: Console, read: Callable[[str], str]) -> None:
        self.attempt, self.console, self.read = Attempt(lesson), console, read
        self.stage = self.attempt.match.stage()
        self._shown = 0
        """How many choices had been made when the table was drawn last."""

    def run(self) -> bool:
        lesson = self.attempt.lesson
        self.console.print(Text(f"{lesson.title}: {lesson.about}", style="bold"))
        try:
            while not self.attempt.done:
                self._draw()
                if not self._listen():
                    self.console.print("Goodbye.")
                    return False
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            return False
        self._say(lesson.end, "Done")
        return True

    def _draw(self) -> None:
        attempt, width = self.attempt, self.console.width
        scene = attempt.scene(since=self._shown)
        self._shown = len(attempt.match.log)
        self.console.print(draw_scene(self.stage, scene, {}, width))
        self.console.print(draw_log(scene.happenings[-12:]))
        ask = next(face for face in scene.asks if attempt.lesson.seat in face.seats)
        self._options: list[OptionFace] = ask.options
        self.console.print(draw_ask(ask, "You", width))
        self._say(attempt.step.say, f"Coach, {attempt.number + 1} of {len(attempt.lesson.steps)}")

    def _listen(self) -> bool:
        """Until something is done; false to leave."""
        while True:
            word = self.read("> ").strip().casefold()
            number = typed_number(word)
            if word in ("quit", "q", "exit"):
                return False
            if word in ("table", "t"):
                return True
            if word in ("why", "w"):
                for clause in self.attempt.lesson.clauses:
                    self.console.print(Markdown(f"**{clause}** {find_clause(clause)}"))
            elif number is None:
                self.console.print(Text(HELP))
            elif not 1 <= number <= len(self._options):
                self.console.print(Text(f"There is no option {number}; there are 1 to {len(self._options)}."))
            else:
                verdict = self.attempt.offer(self._options[number - 1].index)
                if verdict.say:
                    self._say(verdict.say, "Right" if verdict.right else "Not quite")
                if verdict.right or len(self.attempt.match.log) < self._shown:
                    return True

    def _say(self, words: str, title: str) -> None:
        self.console.print(Panel(Text(words), title=Text(title), title_align="left", border_style="yellow"))
