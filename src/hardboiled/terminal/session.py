"""A match at one terminal: people take turns at the keyboard, bots play the other seats."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from hardboiled.bots import QUICK, make_bot
from hardboiled.kernel.errors import HardboiledError
from hardboiled.kernel.ids import SPECTATOR, SeatId
from hardboiled.kernel.match import AnyMatch
from hardboiled.kernel.present import happening
from hardboiled.kernel.rules import find_clause
from hardboiled.kernel.scene import Happening, OptionFace, Scene
from hardboiled.kernel.seat import Seat
from hardboiled.terminal.players import USUAL_BOT, Player, bots_of, knows_a_secret, players_of
from hardboiled.terminal.table import draw_ask, draw_card, draw_ending, draw_log, draw_scene, find_cards

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
  help         this list
  quit         leave"""


class Left(Exception):
    """Somebody left the table."""


class Session:
    """One match and the people at the keyboard. `read` asks for a line; EOFError leaves the table."""

    def __init__(
        self,
        match: AnyMatch,
        console: Console,
        read: Callable[[str], str],
        players: dict[SeatId, Player] | None = None,
        locale: str = "en",
    ) -> None:
        self.match, self.console, self.read, self.locale = match, console, read, locale
        self.players = players or players_of(match)
        self.bots = bots_of(match, self.players)
        self.stage = match.stage(locale)
        self.names = {str(seat): seated.name for seat, seated in self.players.items()}
        self._seen: dict[str, int] = {}
        """How many events had been told when each person last looked."""
        self._at_keyboard = ""
        self._secretive = False
        self._unsaved = False

    def run(self) -> None:
        """Play until the match is over and everybody has seen it, or somebody leaves."""
        try:
            while True:
                if self.match.over:
                    self._show_the_end()
                    self._listen(self._watching_seat(), None)
                elif (seat := self._bot_to_move()) is not None:
                    self._let_bot_choose(seat)
                else:
                    self._ask_person(self._person_to_move())
        except (Left, EOFError, KeyboardInterrupt):
            self.console.print("Goodbye.")

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
        self.match.choose(action, seat)
        self._unsaved = True

    # A person's turn.

    def _ask_person(self, seat: SeatId) -> None:
        self._hand_over(seat)
        self._show_table(seat)
        ask = next(face for face in self._scene(seat).asks if seat in face.seats)
        self.console.print(draw_ask(ask, self._who(seat), self.console.width))
        self._listen(seat, ask.options)

    def _hand_over(self, seat: SeatId) -> None:
        """Between two people with secrets the screen is cleared before the next one looks."""
        person, before = self.players[seat].name, self._at_keyboard
        self._at_keyboard = person
        people = [s for s in self.match.seats if s not in self.bots]
        if before == person or len({self.players[s].name for s in people}) < 2:
            return
        self._secretive = self._secretive or knows_a_secret(self.match, people)
        if self._secretive:
            self.console.clear()
            self.read(f"Hand over to {person}, then press Enter. ")
            self.console.clear()

    def _show_table(self, seat: SeatId) -> None:
        self.console.print(draw_scene(self.stage, self._scene(seat), self.names, self.console.width))
        lines = self._heard(seat, since=self._seen.get(self._at_keyboard, 0))
        self._seen[self._at_keyboard] = len(self.match.told)
        if len(lines) > RECENT:
            self.console.print(f"  … {len(lines) - RECENT} lines before (log shows all)", style="dim")
        self.console.print(draw_log(lines[-RECENT:]))

    def _heard(self, seat: SeatId, since: int = 0) -> list[Happening]:
        """What the seat has heard since so many events were told."""
        catalog = self.match.game.catalog(self.locale)
        return [happening(self.match, told.event, catalog) for told in self.match.told[since:] if told.heard_by(seat)]

    def _show_the_end(self) -> None:
        seat = self._watching_seat()
        self._show_table(seat)
        ending = self._scene(seat).ending
        if ending is not None:
            self.console.print(draw_ending(ending, {str(s): self._who(s) for s in self.match.seats}))
        self.console.print("The match is over: log, undo, save FILE or quit.", style="dim")

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
            if word.isdigit() and options is not None:
                if self._choose(seat, int(word), options):
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
        self.match.choose(ask.options[options[number - 1].index], seat)
        self._unsaved = True
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
            case "table" | "t":
                return True
            case "quit" | "q" | "exit":
                self._leave()
            case "help" | "h" | "?":
                self.console.print(HELP, highlight=False)
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
        self._seen = {person: min(seen, len(match.told)) for person, seen in self._seen.items()}
        self._say("Taken back.")
        return True

    def _agreed(self, question: str) -> bool:
        return self.read(question).strip().casefold().startswith("y")

    def _why(self, rest: str, options: list[OptionFace]) -> None:
        if not rest.isdigit() or not 1 <= int(rest) <= len(options):
            self._say(f"why takes the number of an option; there are {len(options)} now.")
            return
        clause = options[int(rest) - 1].rule
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
        action = make_bot(USUAL_BOT).choose(Seat(self.match, seat))
        self._say(f"A {USUAL_BOT} bot would choose {ask.options.index(action) + 1}.")

    def _save(self, rest: str) -> None:
        if not rest:
            self._say("save takes the name of a file.")
            return
        path = Path(rest).expanduser()
        if path.exists() and not self._agreed(f"{rest} is there already. Write over it? (y/n) "):
            self._say("Nothing was saved.")
            return
        try:
            path.write_text(self.match.save(), "utf-8")
        except OSError as error:
            self._say(f"{rest} cannot be written: {error.strerror}.")
            return
        self._unsaved = False
        self._say(f"Saved; `hardboiled play --load {rest}` goes on from here.")

    def _leave(self) -> None:
        unfinished = self._unsaved and not self.match.over
        if not unfinished or self._agreed("The match is not saved. Leave all the same? (y/n) "):
            raise Left

    def _say(self, sentence: str) -> None:
        self.console.print(Text(sentence))
