"""A match at one terminal: people take turns at the keyboard, bots play the other seats."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from hardboiled.bots import QUICK, hint
from hardboiled.kernel.errors import HardboiledError
from hardboiled.kernel.glossary import glossary
from hardboiled.kernel.ids import SPECTATOR, SeatId
from hardboiled.kernel.match import AnyMatch
from hardboiled.kernel.present import happening, tip
from hardboiled.kernel.rules import find_clause
from hardboiled.kernel.scene import Happening, OptionFace, Scene
from hardboiled.kernel.seat import Seat
from hardboiled.terminal.files import reason, write_whole
from hardboiled.terminal.players import Player, bots_of, knows_a_secret, players_of
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
        self.match, self.console, self.read, self.locale = match, console, read, locale
        self.in_campaign = in_campaign
        self.players = players or players_of(match)
        self.bots = bots_of(match, self.players)
        self.stage = match.stage(locale)
        self.names = {str(seat): seated.name for seat, seated in self.players.items()}
        self._seen: dict[str, int] = {}
        """How many events had been told when each person last looked."""
        self._at_keyboard = ""
        self._secretive = False
        self._unsaved = False

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
            self._listen(self._watching_seat(), None)
        elif (seat := self._bot_to_move()) is not None:
            self._let_bot_choose(seat)
        else:
            self._ask_person(self._person_to_move())

    def _interrupted(self) -> None:
        self.console.print()
        self._leave()
        self.match.rewind(len(self.match.log))  # a choice may have been cut short: it is carried out again, whole

    # Whose turn it is.

    def _bot_to_move(self) -> SeatId | None:
        """A seat whose ask only bots can answer: people come last, so that nobody waits for a bot."""
        for ask in self.match.asks:
            if all(seat in self.bots for seat in ask.seats):
                return ask.seats[0]
        return None

    def _person_to_move(self) -> SeatId:
        """Whoever sits at the keyboard already, if they are asked; else the first person asked."""
        asked = [seat for ask in self.match.asks for seat in ask.seats if seat not in self.bots]
        return next((seat for seat in asked if self.players[seat].name == self._at_keyboard), asked[0])

    def _watching_seat(self) -> SeatId:
        people = [seat for seat in self.match.seats if seat not in self.bots] or [SPECTATOR]
        return next((seat for seat in people if self.names.get(seat) == self._at_keyboard), people[0])

    def _let_bot_choose(self, seat: SeatId) -> None:
        bot, view = self.bots[seat], Seat(self.match, seat)
        if self.players[seat].strength in QUICK:
            action = bot.choose(view)
        else:
            with self.console.status(Text(f"{self._who(seat)} is thinking")):
                action = bot.choose(view)
        self._unsaved = True
        self.match.choose(action, seat)

    # A person's turn.

    def _ask_person(self, seat: SeatId) -> None:
        self._hand_over(seat)
        self._show_table(seat)
        ask = next(face for face in self._scene(seat).asks if seat in face.seats)
        self.console.print(draw_ask(ask, self._who(seat), self.console.width))
        self._listen(seat, ask.options)

    def _hand_over(self, seat: SeatId) -> None:
        """Between two people with secrets the screen is cleared before the next one looks."""
        person = self.players[seat].name
        people = [s for s in self.match.seats if s not in self.bots]
        if person != self._at_keyboard and len({self.players[s].name for s in people}) > 1:
            self._secretive = self._secretive or knows_a_secret(self.match, people)
            if self._secretive:
                self._clear_screen()
                self.read(f"Hand over to {person}, then press Enter. ")
                self._clear_screen()
        self._at_keyboard = person

    def _clear_screen(self) -> None:
        """Clear the screen, and what could be scrolled back to."""
        console = self.console
        console.clear()
        if console.is_terminal and not console.is_dumb_terminal and not console.legacy_windows:
            console.out(CLEAR_SCROLLBACK, end="", highlight=False)

    def _show_table(self, seat: SeatId) -> None:
        self.console.print(draw_scene(self.stage, self._scene(seat), self.names, self.console.width))
        lines = self._heard(seat, since=self._seen.get(self._at_keyboard, 0))
        self._seen[self._at_keyboard] = len(self.match.told)
        if len(lines) > RECENT:
            self.console.print(f"  … {len(lines) - RECENT} lines before (log shows all)", style="dim")
        self.console.print(draw_log(lines[-RECENT:]))

    def _heard(self, seat: SeatId, since: int = 0) -> list[Happening]:
        """What the seat's player has heard, in any of their seats, since so many events were told."""
        catalog = self.match.game.catalog(self.locale)
        theirs = [other for other in self.match.seats if self.names[other] == self.names.get(seat)] or [seat]
        heard = [told.event for told in self.match.told[since:] if any(map(told.heard_by, theirs))]
        return [happening(self.match, event, catalog) for event in heard]

    def _show_the_end(self) -> None:
        seat = self._watching_seat()
        self._show_table(seat)
        ending = self._scene(seat).ending
        if ending is not None:
            self.console.print(draw_ending(ending, {str(s): self._who(s) for s in self.match.seats}))
        commands = "next, log, undo, save FILE or quit" if self.in_campaign else "log, undo, save FILE or quit"
        self.console.print(f"The match is over: {commands}.", style="dim")

    def _scene(self, seat: SeatId) -> Scene:
        return self.match.scene(seat, self.locale)

    def _who(self, seat: SeatId) -> str:
        role = str(self.match.game.catalog(self.locale).name(seat))
        name = self.players[seat].name
        return name if role.casefold() == name.casefold() else f"{name} ({role})"

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
        ask = self.match.asked(seat)
        assert ask is not None
        self._unsaved = True
        self.match.choose(ask.options[options[number - 1].index], seat)
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
                self.console.print(draw_log(self._heard(seat)))
            case "card" | "c":
                self._card(rest)
            case "save" | "s":
                self._save(rest)
            case "hint":
                self._hint(seat, options)
            case "tip":
                self._tip(seat)
            case "aim":
                self._say(self.stage.aims.get(seat, "") or "The game does not say.")
            case "what":
                self._what(rest)
            case "table" | "t":
                return True
            case "next" | "n" if self.in_campaign:
                self._next_episode()
            case "quit" | "q" | "exit":
                self._leave()
            case "help" | "h" | "?":
                self.console.print(f"{HELP}\n{HELP_IN_A_CAMPAIGN}" if self.in_campaign else HELP, highlight=False)
            case _:
                self._say(f"Nobody understands {word!r}; help lists what you can type.")
        return False

    def _undo(self) -> bool:
        """Back to the last choice a person made; where somebody learned something, all must agree."""
        match = self.match
        mine = [number for number, entry in enumerate(match.log) if entry.seat not in self.bots]
        if not mine:
            self._say("There is no choice of yours to take back.")
            return False
        back_to = mine[-1]
        if match.learned_since(back_to) and not self._agreed(
            "Dice, cards or secrets have come into play since. Does the whole table agree? (y/n) "
        ):
            self._say("Then what happened stands.")
            return False
        match.rewind(back_to)
        self._unsaved = True
        self._seen = {person: min(seen, len(match.told)) for person, seen in self._seen.items()}
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
        found = find_cards(self.stage, rest) if rest else []
        if len(found) == 1:
            self.console.print(draw_card(found[0]))
        elif found:
            self._say("Which one? " + ", ".join(sorted({face.title for face in found})))
        else:
            self._say(f"No card is called {rest!r}." if rest else "card takes the name of a card, or a part of it.")

    def _hint(self, seat: SeatId, options: list[OptionFace]) -> None:
        ask = self.match.asked(seat)
        if ask is None or not options:
            self._say("Nothing is asked now.")
            return
        advised = hint(Seat(self.match, seat))
        number = next(place for place, face in enumerate(options, 1) if face.index == advised.option)
        self._say(f"{number}: {advised.text}")
        if advised.reason:
            self._say(advised.reason)

    def _tip(self, seat: SeatId) -> None:
        ask = self.match.asked(seat)
        words = tip(ask, self.match.game.catalog(self.locale)) if ask is not None else "Nothing is asked now."
        self._say(words or "There is no tip for this question.")

    def _what(self, rest: str) -> None:
        found = [term for term in glossary(self.match.game, self.locale) if term.is_called(rest)] if rest else []
        for term in found:
            self._say(f"{term.words[0]}: {term.means}")
        if not found:
            self._say(f"The glossary has no word {rest!r}." if rest else "what takes a word of the game.")

    def _save(self, rest: str) -> None:
        if not rest:
            self._say("save takes the name of a file.")
            return
        try:
            path = Path(rest).expanduser()
            there = path.exists()
        except (OSError, RuntimeError) as error:
            self._say(f"{rest} cannot be written: {reason(error)}.")
            return
        if there and not self._agreed(f"{rest} is there already. Write over it? (y/n) "):
            self._say("Nothing was saved.")
            return
        try:
            write_whole(path, self.match.save())
        except (OSError, ValueError) as error:
            self._say(f"{rest} cannot be written: {reason(error)}.")
            return
        self._unsaved = False
        self._say(f"Saved; `hardboiled play --load {rest}` goes on from here.")

    def _next_episode(self) -> None:
        if self.match.over:
            raise WentOn
        self._say("The next episode comes when this one is over.")

    def _leave(self) -> None:
        unfinished = self._unsaved and not self.match.over
        try:
            leaves = not unfinished or self._agreed(f"{self._kept()} Leave all the same? (y/n) ")
        except (EOFError, KeyboardInterrupt):
            leaves = True
        if leaves:
            raise Left

    def _kept(self) -> str:
        return "The episode is not over; it is kept." if self.in_campaign else "The match is not saved."

    def _say(self, sentence: str) -> None:
        self.console.print(Text(sentence))
