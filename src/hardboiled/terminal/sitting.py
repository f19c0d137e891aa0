"""Who sits at one terminal and what they may see and do there, however it is drawn."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from hardboiled.bots import Hint, hint, thinks
from hardboiled.kernel.actions import Action
from hardboiled.kernel.glossary import Term, glossary
from hardboiled.kernel.ids import SPECTATOR, SeatId
from hardboiled.kernel.match import AnyMatch
from hardboiled.kernel.present import happening, tip
from hardboiled.kernel.scene import AskFace, Happening, OptionFace, Scene
from hardboiled.kernel.seat import Seat
from hardboiled.terminal.districts import Districts
from hardboiled.terminal.files import reason, write_whole
from hardboiled.terminal.players import Player, bots_of, knows_a_secret, players_of

FORGETTING = "Dice, cards or secrets have come into play since. Does the whole table agree?"


class Sitting:
    """One match and the people who share a terminal."""

    def __init__(
        self,
        match: AnyMatch,
        players: dict[SeatId, Player] | None = None,
        locale: str = "en",
        in_campaign: bool = False,
    ) -> None:
        self.match, self.locale, self.in_campaign = match, locale, in_campaign
        self.players = players or players_of(match)
        self.bots = bots_of(match, self.players)
        self.stage = match.stage(locale)
        self.districts = Districts(self.stage.boards)
        self.names = {str(seat): seated.name for seat, seated in self.players.items()}
        self.at_keyboard = ""
        self.unsaved = False
        self._seen: dict[str, int] = {}
        """How many events had been told when each person last looked."""
        self._secretive = False

    # Whose turn it is.

    def bot_to_move(self) -> SeatId | None:
        """A seat whose ask only bots can answer: people come last, so that nobody waits for a bot."""
        for ask in self.match.asks:
            if all(seat in self.bots for seat in ask.seats):
                return ask.seats[0]
        return None

    def person_to_move(self) -> SeatId:
        """Whoever sits at the keyboard already, if they are asked; else the first person asked."""
        asked = [seat for ask in self.match.asks for seat in ask.seats if seat not in self.bots]
        return next((seat for seat in asked if self.players[seat].name == self.at_keyboard), asked[0])

    def watching_seat(self) -> SeatId:
        people = [seat for seat in self.match.seats if seat not in self.bots] or [SPECTATOR]
        return next((seat for seat in people if self.names.get(seat) == self.at_keyboard), people[0])

    def must_be_handed_to(self, seat: SeatId) -> bool:
        """Whether somebody else looks away before this seat's player looks: between people with secrets."""
        people = [s for s in self.match.seats if s not in self.bots]
        if self.players[seat].name == self.at_keyboard or len({self.players[s].name for s in people}) < 2:
            return False
        self._secretive = self._secretive or knows_a_secret(self.match, people)
        return self._secretive

    def think(self, seat: SeatId) -> Action:
        """What the bot of this seat chooses."""
        return self.bots[seat].choose(Seat(self.match, seat))

    def thinks_long(self, seat: SeatId) -> bool:
        return thinks(self.players[seat].strength)

    # What they see.

    def scene(self, seat: SeatId) -> Scene:
        return self.match.scene(seat, self.locale)

    def ask_of(self, scene: Scene, seat: SeatId) -> AskFace | None:
        return next((face for face in scene.asks if seat in face.seats), None)

    def who(self, seat: SeatId) -> str:
        role = str(self.match.game.catalog(self.locale).name(seat))
        name = self.players[seat].name
        return name if role.casefold() == name.casefold() else f"{name} ({role})"

    def heard(self, seat: SeatId, since: int = 0) -> list[Happening]:
        """What the seat's player has heard, in any of their seats, since so many events were told."""
        catalog = self.match.game.catalog(self.locale)
        theirs = [other for other in self.match.seats if self.names[other] == self.names.get(seat)] or [seat]
        heard = [told.event for told in self.match.told[since:] if any(map(told.heard_by, theirs))]
        return [happening(self.match, event, catalog) for event in heard]

    def news(self, seat: SeatId) -> list[Happening]:
        """What whoever sits at the keyboard has not been told yet."""
        lines = self.heard(seat, since=self._seen.get(self.at_keyboard, 0))
        self._seen[self.at_keyboard] = len(self.match.told)
        return lines

    # What they do.

    def choose(self, seat: SeatId, option: OptionFace) -> None:
        ask = self.match.asked(seat)
        assert ask is not None
        self.unsaved = True
        self.match.choose(ask.options[option.index], seat)

    def back_to(self) -> int | None:
        """Where a person's last choice was made; None where there was none."""
        mine = [number for number, entry in enumerate(self.match.log) if entry.seat not in self.bots]
        return mine[-1] if mine else None

    def take_back(self, back_to: int) -> None:
        self.match.rewind(back_to)
        self.unsaved = True
        self._seen = {person: min(seen, len(self.match.told)) for person, seen in self._seen.items()}

    def hint(self, seat: SeatId) -> Hint | None:
        """What to do, and why."""
        return None if self.match.asked(seat) is None else hint(Seat(self.match, seat), locale=self.locale)

    def tip(self, seat: SeatId) -> str:
        """What the question means and what to look at."""
        ask = self.match.asked(seat)
        words = tip(ask, self.match.game.catalog(self.locale)) if ask is not None else "Nothing is asked now."
        return words or "There is no tip for this question."

    def aim(self, seat: SeatId) -> str:
        """What the seat is trying to do."""
        return self.stage.aims.get(seat, "") or "The game does not say."

    def glossary(self) -> tuple[Term, ...]:
        return tuple(glossary(self.match.game, self.locale))

    def save(self, name: str, may_replace: Callable[[], bool]) -> str:
        """Write the match to a file; a sentence says how it went."""
        if not name:
            return "save takes the name of a file."
        try:
            path = Path(name).expanduser()
            there = path.exists()
        except (OSError, RuntimeError) as error:
            return f"{name} cannot be written: {reason(error)}."
        if there and not may_replace():
            return "Nothing was saved."
        try:
            write_whole(path, self.match.save())
        except (OSError, ValueError) as error:
            return f"{name} cannot be written: {reason(error)}."
        self.unsaved = False
        return f"Saved; `hardboiled play --load {name}` goes on from here."

    @property
    def would_be_lost(self) -> bool:
        return self.unsaved and not self.match.over

    @property
    def kept(self) -> str:
        """What becomes of the match when somebody leaves now."""
        return "The episode is not over; it is kept." if self.in_campaign else "The match is not saved."
