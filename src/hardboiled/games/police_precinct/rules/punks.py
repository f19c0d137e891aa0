"""PP-15, PP-18: Street Punks, gangs, and the SWAT and Patrol Officer tokens in their hoods."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from hardboiled.games.police_precinct.rules import P
from hardboiled.games.police_precinct.rules.actions import OfficerAction, Pass, one_action
from hardboiled.games.police_precinct.rules.ending import advance_crime
from hardboiled.games.police_precinct.rules.events import (
    GangFormed,
    GangGone,
    PatrolPosted,
    PunkAdded,
    PunkKeptOut,
    PunksGone,
    PunkShortage,
)
from hardboiled.games.police_precinct.rules.hoods import place_name
from hardboiled.games.police_precinct.rules.ids import HoodNumber
from hardboiled.games.police_precinct.rules.special_events import end_what_is_over
from hardboiled.games.police_precinct.rules.state import Officer
from hardboiled.kernel import Flow, at_once


def enough_punks(play: P, count: int) -> bool:
    """PP-15.2, PP-18.7: with too few in the stockpile none is placed and the Crime Marker advances."""
    if play.state.stockpile >= count:
        return True
    play.say(PunkShortage(count, play.state.cause))
    advance_crime(play, "punk-shortage")
    return False


def punks_by_die(play: P, count: int) -> bool:
    """PP-15.1: a die for each Punk. False if there were too few."""
    if not enough_punks(play, count):
        return False
    guarded: set[int] = set()
    for _ in range(count):
        place_punk(play, play.roll(), guarded)
    return True


def punks_to(play: P, hoods: Sequence[int]) -> bool:
    """One Punk to each of these hoods, as one effect."""
    if not enough_punks(play, len(hoods)):
        return False
    guarded: set[int] = set()
    for hood in hoods:
        place_punk(play, hood, guarded)
    return True


def place_punk(play: P, number: int, guarded: set[int]) -> None:
    """PP-18.6, PP-15.6 to PP-15.8: SWAT keeps out what one effect adds; else the gang check follows.

    `guarded` are the hoods whose SWAT token this same effect has already used up.
    """
    state = play.state
    hood = state.hoods[number - 1]
    if hood.swat:
        hood.swat = False
        state.swat += 1
        guarded.add(number)
    if number in guarded:
        play.say(PunkKeptOut(place_name(number), state.cause))
        return
    hood.punks += 1
    state.stockpile -= 1
    play.say(PunkAdded(place_name(number), state.cause))
    if hood.gang is None and hood.punks >= play.content.settings.gang_punks:
        if state.gangs:
            hood.gang = play.draw(state.gangs)
            play.say(GangFormed(hood.gang, place_name(number)))
        else:
            advance_crime(play, "no-gang-card")


def send_back(play: P, officer: Officer, number: int, count: int) -> Flow[None]:
    """Punks go back to the stockpile, as many as there are; not an arrest."""
    gone = min(count, play.state.hoods[number - 1].punks)
    play.say(PunksGone(gone, place_name(number), play.state.cause))
    yield from punks_leave(play, officer, number, gone)


def punks_leave(play: P, officer: Officer, number: int, count: int) -> Flow[None]:
    """PP-9.7, PP-15.11: back to the stockpile; the last one takes the gang card along, and ends a riot."""
    state = play.state
    hood = state.hoods[number - 1]
    hood.punks -= count
    state.stockpile += count
    if not hood.punks and hood.gang is not None:
        play.say(GangGone(hood.gang, place_name(number)))
        state.gangs.append(hood.gang)
        hood.gang = None
        play.shuffle(state.gangs)
    yield from end_what_is_over(play, officer)


class PostPatrol(OfficerAction, frozen=True):
    """PP-18.1, PP-18.2: a Patrol Officer leaves the Police Station for a hood."""

    rule: ClassVar[str] = "PP-18.2"
    manner = "use"
    hood: HoodNumber

    @at_once
    def take(self, play: P, officer: Officer) -> None:
        play.state.patrols -= 1
        play.state.hoods[self.hood - 1].patrols += 1
        play.say(PatrolPosted(officer.seat, officer.character, place_name(self.hood), play.state.cause))


def may_post(play: P, officer: Officer, hoods: Sequence[int], prompt: str) -> Flow[bool]:
    """A Patrol Officer to one of these hoods, or not; whether one went."""
    if not (play.state.patrols and hoods):
        return False
    options: list[OfficerAction] = [*(PostPatrol(number) for number in hoods), Pass()]
    choice = yield from one_action(play, officer, lambda: options, prompt)
    return not choice.ends
