"""PP-22: Dirty Cops, from accusation to the Underworld."""

from __future__ import annotations

from hardboiled.games.police_precinct.actions import Accuse, LeanOn, Recruit, Reveal, Stir
from hardboiled.games.police_precinct.content import HOODS
from hardboiled.games.police_precinct.events import Accused, LeanedOn, Recruiting, Unmasked
from hardboiled.games.police_precinct.rules import P
from hardboiled.games.police_precinct.rules.punks import enough_punks, place_punk
from hardboiled.games.police_precinct.rules.supplies import clockwise, lose_everything, spend_donut
from hardboiled.games.police_precinct.state import Beat, Officer
from hardboiled.kernel import Action, Ask, Flow


def dirty_actions(play: P, officer: Officer) -> list[Action]:
    """PP-6.1, PP-22.11, PP-22.15, PP-22.20: accuse anyone still hidden; reveal oneself, if dirty."""
    state = play.state
    if not state.traitors:
        return []
    options: list[Action] = [Accuse(other.id) for other in clockwise(state) if not other.shown]
    if officer.loyalty == "dirty" and officer.donuts >= play.content.settings.reveal_donuts:
        options.append(Reveal())
    return options


def find_officer(state: Beat, name: str) -> Officer:
    return next(officer for officer in state.officers if officer.id == name)


def accuse(play: P, officer: Officer, name: str) -> None:
    """PP-22.11 to PP-22.13: the loyalty card is turned up."""
    play.reveal()
    accused = find_officer(play.state, name)
    accused.shown = True
    play.say(Accused(officer.seat, officer.character, accused.character, accused.loyalty))
    if accused.loyalty == "dirty":
        leave_the_force(play, accused)
        accused.standing = "caught"
    else:
        lose_everything(play, officer)
        play.state.turn.no_draw = True


def leave_the_force(play: P, officer: Officer) -> None:
    """PP-22.13: car away, cards and Donuts discarded, upgrades returned."""
    officer.space = None
    lose_everything(play, officer)
    for kind in officer.upgrades:
        play.state.upgrades[kind] += 1
    officer.upgrades.clear()
    officer.leaned_on = False


def reveal_oneself(play: P, officer: Officer) -> None:
    """PP-22.15: a Donut is paid, and the mask falls."""
    play.reveal()
    for _ in range(play.content.settings.reveal_donuts):
        spend_donut(play, officer)
    officer.shown = True
    play.say(Unmasked(officer.seat, officer.character))
    leave_the_force(play, officer)
    officer.standing = "revealed"
    play.state.turn.no_draw = True


def underworld(play: P, officer: Officer) -> Flow[None]:
    """PP-22.16 to PP-22.19: a revealed Dirty Cop's one action."""
    state = play.state
    options: list[Action] = [*(Recruit(number) for number in HOODS), Stir()]
    options += [LeanOn(other.id) for other in clockwise(state) if not other.leaned_on]
    choice = yield Ask(officer.seat, options, "underworld")
    match choice:
        case Recruit(hood=hood):
            recruit(play, officer, hood)
        case Stir():
            state.turn.stir = True
        case LeanOn(officer=name):
            target = find_officer(state, name)
            target.leaned_on = True
            play.say(LeanedOn(officer.seat, officer.character, target.character))


def recruit(play: P, officer: Officer, hood: int) -> None:
    """PP-22.17: two Punks, the first to a chosen hood, the others by die."""
    count = play.content.settings.recruit_punks
    play.say(Recruiting(officer.seat, officer.character))
    if not enough_punks(play, count):
        return
    guarded: set[int] = set()
    place_punk(play, hood, guarded)
    for _ in range(count - 1):
        place_punk(play, play.roll(), guarded)
