"""PP-22: Dirty Cops, from accusation to the Underworld."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, Self

from hardboiled.games.police_precinct.rules import C, OfficerSeen, P, Seen
from hardboiled.games.police_precinct.rules.actions import OfficerAction, one_action, options_of
from hardboiled.games.police_precinct.rules.causes import because
from hardboiled.games.police_precinct.rules.ending import advance_crime
from hardboiled.games.police_precinct.rules.events import Accused, LeanedOn, Recruiting, Unmasked
from hardboiled.games.police_precinct.rules.evidence import turn_up
from hardboiled.games.police_precinct.rules.ids import HOODS, HoodNumber, OfficerId
from hardboiled.games.police_precinct.rules.punks import enough_punks, place_punk
from hardboiled.games.police_precinct.rules.state import Officer
from hardboiled.games.police_precinct.rules.supplies import clockwise, lose_everything, pay_donuts
from hardboiled.kernel import Flow, Price, at_once


class Accuse(OfficerAction, frozen=True):
    """PP-22.11 to PP-22.13: somebody's loyalty card is turned up."""

    rule: ClassVar[str] = "PP-22.11"
    group = "accuse"
    manner = "attack"
    confirm = True
    officer: OfficerId

    def words(self, table: Seen, content: C) -> Mapping[str, Any]:
        return {"officer": table.officer(self.officer).character}

    @classmethod
    def offered(cls, table: Seen, content: C, officer: OfficerSeen) -> Sequence[Self]:
        """PP-22.11, PP-22.20: anyone on the force and still hidden."""
        return [cls(other.id) for other in clockwise(table) if not other.shown]

    @at_once
    def take(self, play: P, officer: Officer) -> None:
        play.reveal()
        accused = play.state.officer(self.officer)
        accused.shown = True
        play.say(Accused(officer.seat, officer.character, accused.character, accused.loyalty))
        if accused.loyalty == "dirty":
            leave_the_force(play, accused)
            accused.standing = "caught"
            search_desk(play, officer)
        else:
            with because(play, "false-accusation"):
                lose_everything(play, officer)
            play.state.turn.no_draw = True


class Reveal(OfficerAction, frozen=True):
    """PP-22.15: a Dirty Cop pays, the mask falls, and the city feels it."""

    rule: ClassVar[str] = "PP-22.15"
    manner = "use"
    confirm = True

    def price(self, table: Seen, content: C) -> Price:
        return Price(content.settings.reveal_donuts, "donuts")

    @classmethod
    def offered(cls, table: Seen, content: C, officer: OfficerSeen) -> Sequence[Self]:
        return [cls()] if officer.loyalty == "dirty" and officer.donuts >= content.settings.reveal_donuts else []

    @at_once
    def take(self, play: P, officer: Officer) -> None:
        play.reveal()
        pay_donuts(play, officer, self.price(play.state, play.content), "reveal")
        officer.shown = True
        play.say(Unmasked(officer.seat, officer.character))
        leave_the_force(play, officer)
        officer.standing = "revealed"
        play.state.turn.no_draw = True
        with because(play, "underworld"):
            for _ in range(play.content.settings.reveal_crime):
                advance_crime(play, "last-blow")


def search_desk(play: P, officer: Officer) -> None:
    """PP-22.23: what a caught Dirty Cop kept in the desk: the top cards of every stack."""
    settings, state = play.content.settings, play.state
    by_seats = settings.desk_of_one if state.dirty == 1 else settings.desk_cards
    with because(play, "desk"):
        for stack in state.stacks:
            if stack.site:
                turn_up(play, officer, stack, by_seats[len(state.officers) - 1])


def leave_the_force(play: P, officer: Officer) -> None:
    """PP-22.13: car away, cards and Donuts discarded, upgrades returned."""
    officer.space = None
    lose_everything(play, officer)
    for kind in officer.upgrades:
        play.state.upgrades[kind] += 1
    officer.upgrades.clear()
    officer.leaned_on = False


class Recruit(OfficerAction, frozen=True):
    """PP-22.17: two Punks, the first to a chosen hood, the others by die."""

    rule: ClassVar[str] = "PP-22.17"
    group = "recruit"
    manner = "attack"
    hood: HoodNumber

    @classmethod
    def offered(cls, table: Seen, content: C, officer: OfficerSeen) -> Sequence[Self]:
        return [cls(number) for number in HOODS]

    @at_once
    def take(self, play: P, officer: Officer) -> None:
        count = play.content.settings.recruit_punks
        play.say(Recruiting(officer.seat, officer.character))
        with because(play, "underworld"):
            if enough_punks(play, count):
                guarded: set[int] = set()
                place_punk(play, self.hood, guarded)
                for _ in range(count - 1):
                    place_punk(play, play.roll(), guarded)


class Stir(OfficerAction, frozen=True):
    """PP-22.18: two Event Cards are turned up, one of them counts."""

    rule: ClassVar[str] = "PP-22.18"
    manner = "attack"

    @at_once
    def take(self, play: P, officer: Officer) -> None:
        play.state.turn.stir = True


class LeanOn(OfficerAction, frozen=True):
    """PP-22.19: somebody acts alone in the next turn, and draws no card in its Phase 3."""

    rule: ClassVar[str] = "PP-22.19"
    group = "lean-on"
    manner = "attack"
    officer: OfficerId

    def words(self, table: Seen, content: C) -> Mapping[str, Any]:
        return {"officer": table.officer(self.officer).character}

    @classmethod
    def offered(cls, table: Seen, content: C, officer: OfficerSeen) -> Sequence[Self]:
        return [cls(other.id) for other in clockwise(table) if not other.leaned_on]

    @at_once
    def take(self, play: P, officer: Officer) -> None:
        target = play.state.officer(self.officer)
        target.leaned_on = True
        play.say(LeanedOn(officer.seat, officer.character, target.character))


UNDERWORLD: tuple[type[OfficerAction], ...] = (Recruit, Stir, LeanOn)


def underworld(play: P, officer: Officer) -> Flow[None]:
    """PP-22.16 to PP-22.19: a revealed Dirty Cop's one action."""
    options = partial(options_of, UNDERWORLD, play.state, play.content, officer)
    yield from one_action(play, officer, options, "underworld")
