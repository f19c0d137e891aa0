"""PP-15, PP-18: Street Punks, gangs, and the SWAT and Patrol Officer tokens in their hoods."""

from __future__ import annotations

from collections.abc import Sequence

from hardboiled.games.police_precinct.actions import PostPatrol
from hardboiled.games.police_precinct.content import HOODS
from hardboiled.games.police_precinct.events import (
    GangFormed,
    GangGone,
    PatrolPosted,
    PunkAdded,
    PunkKeptOut,
    PunkShortage,
)
from hardboiled.games.police_precinct.rules import P, Seen
from hardboiled.games.police_precinct.rules.city import place_name
from hardboiled.games.police_precinct.rules.ending import advance_crime
from hardboiled.games.police_precinct.state import Officer
from hardboiled.kernel import Action, Ask, Flow


def enough_punks(play: P, count: int) -> bool:
    """PP-15.2, PP-18.7: with too few in the stockpile none is placed and the Crime Marker advances."""
    if play.state.stockpile >= count:
        return True
    play.say(PunkShortage(count))
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
        play.say(PunkKeptOut(place_name(number)))
        return
    hood.punks += 1
    state.stockpile -= 1
    play.say(PunkAdded(place_name(number)))
    if hood.gang is None and hood.punks >= play.content.settings.gang_punks:
        if state.gangs:
            hood.gang = play.draw(state.gangs)
            play.say(GangFormed(hood.gang, place_name(number)))
        else:
            advance_crime(play, "no-gang-card")


def remove_punks(play: P, number: int, count: int) -> None:
    """PP-9.7, PP-15.11: back to the stockpile; the last one takes the gang card along."""
    state = play.state
    hood = state.hoods[number - 1]
    hood.punks -= count
    state.stockpile += count
    if not hood.punks and hood.gang is not None:
        play.say(GangGone(hood.gang, place_name(number)))
        state.gangs.append(hood.gang)
        hood.gang = None
        play.shuffle(state.gangs)


def hoods_with_punks(table: Seen) -> list[int]:
    return [number for number in HOODS if table.hoods[number - 1].punks]


def post_patrol(play: P, officer: Officer, number: int) -> None:
    """PP-18.1, PP-18.2: a Patrol Officer leaves the Police Station for a hood."""
    play.state.patrols -= 1
    play.state.hoods[number - 1].patrols += 1
    play.say(PatrolPosted(officer.seat, officer.character, place_name(number)))


def deploy(play: P, officer: Officer, count: int, end: Action) -> Flow[None]:
    """Up to so many Patrol Officers from the Police Station to any hoods; `end` stops earlier."""
    for _ in range(count):
        if not play.state.patrols:
            return
        options: list[Action] = [PostPatrol(number) for number in HOODS]
        choice = yield Ask(officer.seat, [*options, end], "post-patrol")
        if not isinstance(choice, PostPatrol):
            return
        post_patrol(play, officer, choice.hood)
