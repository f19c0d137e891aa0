"""PP-16.1: Special Events that are resolved at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hardboiled.games.police_precinct.rules import P
from hardboiled.games.police_precinct.rules.amounts import Few, Some
from hardboiled.games.police_precinct.rules.ids import HOODS
from hardboiled.games.police_precinct.rules.punks import punks_by_die, punks_to
from hardboiled.games.police_precinct.rules.supplies import clockwise, discard_cards, gain_cards
from hardboiled.kernel import Effect, Flow, at_once

if TYPE_CHECKING:
    from hardboiled.games.police_precinct.rules.state import Officer


class SpecialEvent(Effect, frozen=True):
    """What a Special Event does when it is turned up."""

    def do(self, play: P, officer: Officer) -> Flow[str]:
        """Where its card then lies on the board; '' if it is discarded."""
        return super().do(play, officer)


class AddPunks(SpecialEvent, frozen=True):
    count: Some

    @at_once
    def do(self, play: P, officer: Officer) -> str:
        punks_by_die(play, self.count)
        return ""


class TurfWar(SpecialEvent, frozen=True):
    """A Punk to each of so many hoods with the fewest."""

    hoods: Few

    @at_once
    def do(self, play: P, officer: Officer) -> str:
        fewest = sorted(HOODS, key=lambda number: (play.state.hoods[number - 1].punks, number))
        punks_to(play, fewest[: self.hoods])
        return ""


class BadPress(SpecialEvent, frozen=True):
    cards: Some

    def do(self, play: P, officer: Officer) -> Flow[str]:
        for other in [officer, *clockwise(play.state)]:
            yield from discard_cards(play, other, self.cards, "bad-press")
        return ""


class QuietShift(SpecialEvent, frozen=True):
    cards: Some

    @at_once
    def do(self, play: P, officer: Officer) -> str:
        if officer.standing == "force":
            gain_cards(play, officer, self.cards)
        return ""
