"""PP-6.9: card texts that belong to an own attempt."""

from __future__ import annotations

from hardboiled.games.police_precinct.rules import P
from hardboiled.games.police_precinct.rules.amounts import Count, UpTo6
from hardboiled.games.police_precinct.rules.effects.word import Word
from hardboiled.games.police_precinct.rules.state import Attempt, Officer
from hardboiled.kernel import at_once
from hardboiled.kernel.errors import unwritten


class AttemptText(Word, frozen=True):
    """Changes the attempt under way."""

    @at_once
    def do(self, play: P, officer: Officer) -> None:
        assert play.state.attempt is not None
        self.help(play.state.attempt)

    def help(self, attempt: Attempt) -> None:
        raise unwritten(self, "help")


class ExtraCards(AttemptText, frozen=True):
    moment = "investigate"
    count: Count

    def help(self, attempt: Attempt) -> None:
        attempt.texts += self.count


class ArrestDice(AttemptText, frozen=True):
    moment = "arrest"
    count: Count

    def help(self, attempt: Attempt) -> None:
        attempt.texts += self.count


class EmergencyDice(AttemptText, frozen=True):
    moment = "handle"
    count: Count

    def help(self, attempt: Attempt) -> None:
        attempt.texts += self.count


class LowerDifficulty(AttemptText, frozen=True):
    moment = "handle"
    by: UpTo6

    def help(self, attempt: Attempt) -> None:
        attempt.lowered += self.by
