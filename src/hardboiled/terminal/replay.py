"""Stepping through a saved match, forwards and back."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from hardboiled.kernel.ids import SPECTATOR, SeatId
from hardboiled.kernel.match import AnyMatch
from hardboiled.terminal.table import draw_ending, draw_log, draw_scene
from hardboiled.terminal.typed import typed_number

HELP = """\
  n or Enter   the next choice        p         the one before
  NUMBER       after that many        seat ID   look from that seat
  q            leave"""


class Replay:
    """A match that was played, and where in it one looks. A save holds every secret: it is its owner's."""

    def __init__(self, match: AnyMatch, console: Console, read: Callable[[str], str], locale: str = "en") -> None:
        self.match, self.console, self.read, self.locale = match, console, read, locale
        self.log = list(match.log)
        self.seat = SPECTATOR
        self._stage = match.stage(locale)
        self._names = dict(zip(map(str, match.seats), match.header.seats, strict=True))

    def run(self) -> None:
        self.go_to(0)
        self.console.print(HELP, highlight=False)
        try:
            while self._command(self.read(f"{len(self.match.log)} of {len(self.log)} > ").strip().casefold()):
                pass
        except (EOFError, KeyboardInterrupt):
            pass

    def go_to(self, number: int) -> None:
        """Show the match as it stood after so many choices, and the choice that led there."""
        number = max(0, min(number, len(self.log)))
        chosen = ""
        if number and number != len(self.match.log) + 1:
            self._stand_after(number - 1)
        if number:
            chosen = self._label(number - 1)
        self._stand_after(number)
        scene = self.match.scene(self.seat, self.locale, since=max(0, number - 1))
        self.console.print(draw_scene(self._stage, scene, self._names, self.console.width))
        if chosen:
            self.console.print(Text(f"Choice {number} of {len(self.log)}: {chosen}", style="bold"))
        self.console.print(draw_log(scene.happenings))
        if scene.ending is not None:
            self.console.print(draw_ending(scene.ending, self._names))

    def _stand_after(self, number: int) -> None:
        if number < len(self.match.log):
            self.match.rewind(number)
        for seat, action in self.log[len(self.match.log) : number]:
            self.match.choose(action, seat)

    def _label(self, index: int) -> str:
        """What the next choice says, in the words its player saw."""
        seat, action = self.log[index]
        match = self.match
        return f"{match.name(seat)}: {match.option(seat, action, self.locale).label}"

    def _command(self, word: str) -> bool:
        at = len(self.match.log)
        if word in ("n", "next", ""):
            self.go_to(at + 1) if at < len(self.log) else self._say("That was the last choice.")
        elif word in ("p", "previous"):
            self.go_to(at - 1) if at else self._say("This is the beginning.")
        elif (number := typed_number(word)) is not None:
            self.go_to(number)
        elif word.startswith("seat "):
            self._look_from(word.removeprefix("seat ").strip())
        elif word in ("q", "quit", "exit"):
            return False
        else:
            self.console.print(HELP, highlight=False)
        return True

    def _look_from(self, seat: str) -> None:
        if seat not in (*self.match.seats, SPECTATOR):
            self._say(f"No seat {seat!r}; there are {', '.join(self.match.seats)} and {SPECTATOR}.")
            return
        self.seat = SeatId(seat)
        self.go_to(len(self.match.log))

    def _say(self, sentence: str) -> None:
        self.console.print(Text(sentence))
