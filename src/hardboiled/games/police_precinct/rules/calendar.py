"""PP-19: the Calendar and the Murderer."""

from __future__ import annotations

from hardboiled.games.police_precinct.rules import P
from hardboiled.games.police_precinct.rules.causes import because
from hardboiled.games.police_precinct.rules.ending import lose
from hardboiled.games.police_precinct.rules.events import DayPassed, MurdererMoved
from hardboiled.games.police_precinct.rules.hoods import place_name
from hardboiled.games.police_precinct.rules.ids import MURDERER
from hardboiled.games.police_precinct.rules.punks import punks_to


def day_passes(play: P) -> None:
    """PP-19.5: Calendar, day 22, Murderer, gang powers."""
    state = play.state
    state.day += 1
    play.say(DayPassed(state.day))
    if state.day >= play.content.settings.last_day:
        lose(play, "day-22")
    murderer_walks(play)
    gangs_recruit(play)


def murderer_walks(play: P) -> None:
    """PP-19.2, PP-19.3, PP-19.6: from day 16 on he is in the hood 22 minus the day."""
    state, settings = play.state, play.content.settings
    if state.day >= settings.murderer_day:
        state.murderer = settings.last_day - state.day
        play.say(MurdererMoved(MURDERER, place_name(state.murderer)))


def gangs_recruit(play: P) -> None:
    """PP-15.5: a gang like the Recruiters adds Punks to its hood each day."""
    for number, hood in enumerate(play.state.hoods, 1):
        recruits = play.content.gangs[hood.gang].power.daily_punks if hood.gang is not None else 0
        if recruits:
            assert hood.gang is not None
            with because(play, hood.gang):
                punks_to(play, [number] * recruits)
