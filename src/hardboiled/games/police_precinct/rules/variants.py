"""What the ways to play change: who may know what (PP-26), and how the Murderer is arrested (PP-9, PP-24)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from hardboiled.games.police_precinct.rules import C, OfficerSeen, P, Seen
from hardboiled.games.police_precinct.rules.events import CardDrawn, CardsDrawn, CardSeen
from hardboiled.games.police_precinct.rules.state import EVERYBODY, RETURNED, Hood
from hardboiled.kernel import CardId, SeatId

if TYPE_CHECKING:
    from hardboiled.games.police_precinct.rules.state import Officer


class OpenTable:
    """PP-26.3: nobody can be a traitor, so hands and searches lie open."""

    hidden: ClassVar[bool] = False
    """Whether hands, searches and loyalties are secret. An ask about cards then comes even with one option, as long
    as there is a card: the others only know the hand's size."""

    def sees(self, seat: SeatId, officer: OfficerSeen) -> bool:
        """Whether this seat sees that officer's hand and searches."""
        return True

    def insiders(self, officer: OfficerSeen) -> SeatId | None:
        """Who is told of this officer's hand and searches; None is everybody."""
        return None

    def know_returned(self, number: int) -> int:
        """Who knows (as bits of a stack's `seen`) what this Thorough officer puts back."""
        return EVERYBODY

    def tell_drawn(self, play: P, officer: Officer, cards: Sequence[CardId]) -> None:
        for card in cards:
            play.say(CardDrawn(officer.seat, officer.character, card, play.state.cause))


class SecretTable(OpenTable):
    """PP-26.2: somebody could be a Dirty Cop, so everybody knows the own hand and search alone."""

    hidden = True

    def sees(self, seat: SeatId, officer: OfficerSeen) -> bool:
        return officer.seat == seat

    def insiders(self, officer: OfficerSeen) -> SeatId | None:
        return officer.seat

    def know_returned(self, number: int) -> int:
        return 1 << number | 1 << RETURNED + number

    def tell_drawn(self, play: P, officer: Officer, cards: Sequence[CardId]) -> None:
        if cards:
            play.say(CardsDrawn(officer.seat, officer.character, len(cards), play.state.cause))
        for card in cards:
            play.say(CardSeen(officer.seat, officer.character, card), to=officer.seat)


_OPEN, _SECRET = OpenTable(), SecretTable()


def secrecy(table: Seen) -> OpenTable:
    return _SECRET if table.traitors else _OPEN


class NormalHunt:
    """PP-9.3, PP-9.12: the Murderer adds to the population and goes with the Punks around him."""

    def crowd(self, content: C) -> int:
        """What he adds to the Criminal Population of his hood."""
        return content.settings.murderer_population

    def exposed(self, hood: Hood) -> bool:
        """Whether he can be got at in this hood."""
        return True

    def need(self, content: C, population: int) -> int:
        """What a die must show where he is at stake."""
        return population


class ManicHunt(NormalHunt):
    """PP-24.1 to PP-24.4: he adds nothing, must be alone, and only the highest face arrests him."""

    def crowd(self, content: C) -> int:
        return 0

    def exposed(self, hood: Hood) -> bool:
        return not hood.punks

    def need(self, content: C, population: int) -> int:
        return content.settings.highest_level


_NORMAL, _MANIC = NormalHunt(), ManicHunt()


def hunt(table: Seen) -> NormalHunt:
    return _MANIC if table.manic else _NORMAL
