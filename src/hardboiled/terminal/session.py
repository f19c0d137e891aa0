"""A match at one terminal: people take turns at the keyboard, bots play the other seats."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from hardboiled.kernel.errors import HardboiledError
from hardboiled.kernel.ids import SeatId
from hardboiled.kernel.match import AnyMatch
from hardboiled.kernel.rules import find_clause
from hardboiled.kernel.scene import OptionFace
from hardboiled.terminal.players import Player
from hardboiled.terminal.sitting import FORGETTING, Sitting
from hardboiled.terminal.table import draw_ask, draw_card, draw_ending, draw_log, draw_scene, find_cards
from hardboiled.terminal.typed import typed_number

RECENT = 15
"""So many lines of what happened are shown with the table; `log` shows all."""

HELP = """\
A number chooses that option; Enter does where there is only one. Also:
  why N        the rule behind option N
  undo         take the last choice back
  log          everything that happened
  card NAME    what a card says
  table        draw the table again
  save FILE    write the match to a file (it holds every secret)
  hint         what the bot would choose
  tip          what the question means and what to look at
  aim          what you are trying to do
  what WORD    what a word of the game means
  help         this list
  quit         leave"""

HELP_IN_A_CAMPAIGN = """\
  next         the next episode, once this one is over"""

CLEAR_SCROLLBACK = "\x1b[3J"


class Left(Exception):
    """Somebody left the table."""


class WentOn(Exception):
    """The episode is over, and everybody goes on to the next one."""


class Session:
    """One match and the people at the keyboard. `read` asks for a line.

    Ctrl-C and Ctrl-D (KeyboardInterrupt and EOFError) are `quit`; once more leaves at once.
    """

    def __init__(
        self,
        match: AnyMatch,
        console: Console,
        read: Callable[[str], str],
        players: dict[SeatId, Player] | None = None,
        locale: str = "en",
        in_campaign: bool = False,
    ) -> None:
        self.sitting = Sitting(match, players, locale, in_campaign)
        self.match, self.console, self.read = match, console, read

    def run(self) -> bool:
        """Play until somebody leaves, or goes on to the next episode: then it is true."""
        try:
            while True:
                try:
                    self._go_on()
                except (EOFError, KeyboardInterrupt):
                    self._interrupted()
        except WentOn:
            return True
        except (Left, KeyboardInterrupt):
            self.console.print("Goodbye.")
            return False

    def _go_on(self) -> None:
        if self.match.over:
            self._show_the_end()
            self._listen(self.sitting.watching_seat(), None)
        elif (seat := self.sitting.bot_to_move()) is not None:
            self._let_bot_choose(seat)
        else:
            self._ask_person(self.sitting.person_to_move())

    def _interrupted(self) -> None:
        self.console.print()
        self._leave()
        self.match.rewind(len(self.match.log))  # a choice may have been cut short: it is carried out again, whole

    def _let_bot_choose(self, seat: SeatId) -> None:
        if self.sitting.thinks_long(seat):
            with self.console.status(Text(f"{self.sitting.who(seat)} is thinking")):
                action = self.sitting.think(seat)
        else:
            action = self.sitting.think(seat)
        self.sitting.unsaved = True
        self.match.choose(action, seat)

    # A person's turn.

    def _ask_person(self, seat: SeatId) -> None:
        self._hand_over(seat)
        self._show_table(seat)
        ask = next(face for face in self.sitting.scene(seat).asks if seat in face.seats)
        self.console.print(draw_ask(ask, self.sitting.who(seat), self.console.width, self.sitting.districts))
        self._listen(seat, ask.options)

    def _hand_over(self, seat: SeatId) -> None:
        """Between two people with secrets the screen is cleared before the next one looks."""
        person = self.sitting.players[seat].name
        if self.sitting.must_be_handed_to(seat):
            self._clear_screen()
            self.read(f"Hand over to {person}, then press Enter. ")
            self._clear_screen()
        self.sitting.at_keyboard = person

    def _clear_screen(self) -> None:
        """Clear the screen, and what could be scrolled back to."""
        console = self.console
        console.clear()
        if console.is_terminal and not console.is_dumb_terminal and not console.legacy_windows:
            console.out(CLEAR_SCROLLBACK, end="", highlight=False)

    def _show_table(self, seat: SeatId) -> None:
        scene = self.sitting.scene(seat)
        self.console.print(draw_scene(self.sitting.stage, scene, self.sitting.names, self.console.width))
        lines = self.sitting.news(seat)
        if len(lines) > RECENT:
            self.console.print(f"  … {len(lines) - RECENT} lines before (log shows all)", style="dim")
        self.console.print(draw_log(lines[-RECENT:]))

    def _show_the_end(self) -> None:
        seat = self.sitting.watching_seat()
        self._show_table(seat)
        ending = self.sitting.scene(seat).ending
        if ending is not None:
            self.console.print(draw_ending(ending, {str(s): self.sitting.who(s) for s in self.match.seats}))
        commands = "next, log, undo, save FILE or quit" if self.sitting.in_campaign else "log, undo, save FILE or quit"
        self.console.print(f"The match is over: {commands}.", style="dim")

    # What a person types.

    def _listen(self, seat: SeatId, options: list[OptionFace] | None) -> None:
        """Carry out commands until something has changed: a choice was made, or taken back."""
        while True:
            line = self.read("> ").strip()
            word, _, rest = line.partition(" ")
            if not word and options is not None and len(options) == 1:
                word = "1"
            number = typed_number(word)
            if number is not None and options is not None:
                if self._choose(seat, number, options):
                    return
                continue
            changed = self._command(word.casefold(), rest.strip(), seat, options or [])
            if changed:
                return

    def _choose(self, seat: SeatId, number: int, options: list[OptionFace]) -> bool:
        if not 1 <= number <= len(options):
            self._say(f"There is no option {number}; there are 1 to {len(options)}.")
            return False
        self.sitting.choose(seat, options[number - 1])
        return True

    def _command(self, word: str, rest: str, seat: SeatId, options: list[OptionFace]) -> bool:
        match word:
            case "":
                return False
            case "undo" | "u":
                return self._undo()
            case "why" | "w":
                self._why(rest, options)
            case "log" | "l":
                self.console.print(draw_log(self.sitting.heard(seat)))
            case "card" | "c":
                self._card(rest)
            case "save" | "s":
                self._save(rest)
            case "hint":
                self._hint(seat, options)
            case "tip":
                self._say(self.sitting.tip(seat))
            case "aim":
                self._say(self.sitting.aim(seat))
            case "what":
                self._what(rest)
            case "table" | "t":
                return True
            case "next" | "n" if self.sitting.in_campaign:
                self._next_episode()
            case "quit" | "q" | "exit":
                self._leave()
            case "help" | "h" | "?":
                self.console.print(
                    f"{HELP}\n{HELP_IN_A_CAMPAIGN}" if self.sitting.in_campaign else HELP, highlight=False
                )
            case _:
                self._say(f"Nobody understands {word!r}; help lists what you can type.")
        return False

    def _undo(self) -> bool:
        """Back to the last choice a person made; where somebody learned something, all must agree."""
        back_to = self.sitting.back_to()
        if back_to is None:
            self._say("There is no choice of yours to take back.")
            return False
        if self.match.learned_since(back_to) and not self._agreed(f"{FORGETTING} (y/n) "):
            self._say("Then what happened stands.")
            return False
        self.sitting.take_back(back_to)
        self._say("Taken back.")
        return True

    def _agreed(self, question: str) -> bool:
        return self.read(question).strip().casefold().startswith("y")

    def _why(self, rest: str, options: list[OptionFace]) -> None:
        number = typed_number(rest)
        if number is None or not 1 <= number <= len(options):
            self._say(f"why takes the number of an option; there are {len(options)} now.")
            return
        clause = options[number - 1].rule
        if not clause:
            self._say("No rule clause is noted for this option.")
            return
        try:
            self.console.print(Markdown(f"**{clause}** {find_clause(clause)}"))
        except HardboiledError as error:
            self._say(str(error))

    def _card(self, rest: str) -> None:
        found = find_cards(self.sitting.stage, rest) if rest else []
        if len(found) == 1:
            self.console.print(draw_card(found[0]))
        elif found:
            self._say("Which one? " + ", ".join(sorted({face.title for face in found})))
        else:
            self._say(f"No card is called {rest!r}." if rest else "card takes the name of a card, or a part of it.")

    def _hint(self, seat: SeatId, options: list[OptionFace]) -> None:
        hinted = self.sitting.hint(seat) if options else None
        if hinted is None:
            self._say("Nothing is asked now.")
            return
        number = next(place for place, face in enumerate(options, 1) if face.index == hinted.option)
        self._say(f"{number}: {hinted.text}")
        if hinted.reason:
            self._say(hinted.reason)
        for suspected in hinted.suspected:
            self._say(suspected.sentence())

    def _what(self, rest: str) -> None:
        found = [term for term in self.sitting.glossary() if term.is_called(rest)] if rest else []
        for term in found:
            self._say(f"{term.words[0]}: {term.means}")
        if not found:
            self._say(f"The glossary has no word {rest!r}." if rest else "what takes a word of the game.")

    def _save(self, rest: str) -> None:
        self._say(self.sitting.save(rest, lambda: self._agreed(f"{rest} is there already. Write over it? (y/n) ")))

    def _next_episode(self) -> None:
        if self.match.over:
            raise WentOn
        self._say("The next episode comes when this one is over.")

    def _leave(self) -> None:
        try:
            leaves = not self.sitting.would_be_lost or self._agreed(f"{self.sitting.kept} Leave all the same? (y/n) ")
        except (EOFError, KeyboardInterrupt):
            leaves = True
        if leaves:
            raise Left

    def _say(self, sentence: str) -> None:
        self.console.print(Text(sentence))
