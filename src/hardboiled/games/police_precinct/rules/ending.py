"""PP-20, PP-21: the Crime Track and the end of the game."""

from __future__ import annotations

from typing import NoReturn

from hardboiled.games.police_precinct.rules import P
from hardboiled.games.police_precinct.rules.events import CrimeRose


def advance_crime(play: P, why: str) -> None:
    """PP-20.1, PP-20.5: the Crime Marker moves on; entering FAIL ends the game at once."""
    state = play.state
    state.crime += 1
    play.say(CrimeRose(state.crime, why, state.cause))
    if state.crime >= play.content.settings.crime_track:
        lose(play, "city-fails")


def lose(play: P, reason: str) -> NoReturn:
    """PP-21.3, PP-21.4, PP-21.6: the Good Cops lose, so every Dirty Cop wins."""
    play.reveal()
    play.end([officer.seat for officer in play.state.officers if officer.loyalty == "dirty"], reason)


def win(play: P, reason: str) -> NoReturn:
    """PP-21.1, PP-21.2, PP-21.6: the Good Cops win, every Dirty Cop loses. (Dice or cards have just shown it.)"""
    good = [officer.seat for officer in play.state.officers if officer.loyalty == "good"]
    play.end(dict.fromkeys(good), reason)
