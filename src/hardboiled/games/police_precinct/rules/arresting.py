"""PP-9, PP-24: arrests."""

from __future__ import annotations

from hardboiled.games.police_precinct.content import Precinct
from hardboiled.games.police_precinct.effects import CarTheft, JailBreak
from hardboiled.games.police_precinct.events import (
    ArrestFailed,
    MurdererArrested,
    NotHandled,
    PunksArrested,
    Rolled,
)
from hardboiled.games.police_precinct.rules import P, Seen
from hardboiled.games.police_precinct.rules.city import place_name
from hardboiled.games.police_precinct.rules.emergencies import reroll
from hardboiled.games.police_precinct.rules.ending import win
from hardboiled.games.police_precinct.rules.helping import commitments
from hardboiled.games.police_precinct.rules.hospital import go_to_hospital
from hardboiled.games.police_precinct.rules.pool import hood_number, murderer_at_stake, population, total
from hardboiled.games.police_precinct.rules.rewards import effect_of, punks_leave, resolve_ongoing
from hardboiled.games.police_precinct.rules.supplies import gain_donuts, power
from hardboiled.games.police_precinct.state import Attempt, Officer
from hardboiled.kernel import Flow, SpaceId


def arrestable(table: Seen, content: Precinct, space: SpaceId) -> list[str]:
    """PP-6.3, PP-9.14, PP-16.11, PP-16.22: hoods beside this space with somebody to arrest, and
    ongoing events that need an arrest here."""
    found = [
        place_name(number)
        for number in content.hoods_beside[space]
        if table.hoods[number - 1].punks or (table.murderer and murderer_at_stake(table, content, number))
    ]
    for event in table.ongoing:
        effect = content.specials[event.card].effect
        here = space in content.beside[event.place] if isinstance(effect, JailBreak) else space == table.stolen
        if here and isinstance(effect, JailBreak | CarTheft):
            found.append(event.card)
    return found


def arrest(play: P, officer: Officer, target: str) -> Flow[None]:
    """PP-9: commit and roll, in a hood or against an ongoing event."""
    attempt = yield from commitments(play, officer, "arrest", target)
    number = hood_number(target)
    if number:
        yield from arrest_in_hood(play, officer, attempt, number)
    else:
        yield from arrest_ongoing(play, officer, attempt)
    play.state.attempt = None


def arrest_in_hood(play: P, officer: Officer, attempt: Attempt, number: int) -> Flow[None]:
    """PP-9.4 to PP-9.12: each success takes one Punk; a miss with every die means the Hospital."""
    state, content = play.state, play.content
    punks = state.hoods[number - 1].punks
    at_stake = murderer_at_stake(state, content, number)
    need = content.settings.highest_level if state.manic and at_stake else population(state, content, number)
    faces = play.rolls(total(state, content, attempt))
    play.say(Rolled(officer.seat, officer.character, tuple(faces), attempt.target, need))
    yield from reroll(play, officer, faces, "streetwise")
    successes = sum(is_success(face, need) for face in faces)
    if not successes:
        play.say(ArrestFailed(officer.seat, officer.character, place_name(number)))
        yield from go_to_hospital(play, officer)
        return
    if punks:
        taken = min(successes, punks)
        play.say(PunksArrested(officer.seat, officer.character, taken, place_name(number)))
        yield from punks_leave(play, officer, number, taken)
        count_arrests(play, officer, taken)
    if at_stake and successes > punks:
        play.say(MurdererArrested(officer.seat, officer.character, place_name(number)))
        count_arrests(play, officer, 1)
        state.murderer = 0
        win(play, "murderer-arrested")


def is_success(face: int, need: int) -> bool:
    """PP-9.5, PP-9.6: a 6 always, a 1 never."""
    return face == 6 or (face != 1 and face >= need)


def count_arrests(play: P, officer: Officer, count: int) -> None:
    """PP-9.9, PP-9.10: three arrests in a turn (two with Sweet Tooth) earn one Donut."""
    turn, content = play.state.turn, play.content
    turn.arrests += count
    sweet = power(officer, content, "sweet-tooth")
    enough = content.powers["sweet-tooth"].amount if sweet else content.settings.donut_arrests
    if turn.arrests >= enough and not turn.arrest_donut:
        turn.arrest_donut = True
        gain_donuts(play, officer, 1)


def arrest_ongoing(play: P, officer: Officer, attempt: Attempt) -> Flow[None]:
    """PP-16.5, PP-16.11, PP-16.22: Jail Break needs two dice of 5 or 6, Car Theft one of 4 or more."""
    state = play.state
    event = next(event for event in state.ongoing if event.card == attempt.target)
    effect = effect_of(play, event)
    assert isinstance(effect, JailBreak | CarTheft)
    faces = play.rolls(total(state, play.content, attempt))
    play.say(Rolled(officer.seat, officer.character, tuple(faces), attempt.target, effect.face))
    yield from reroll(play, officer, faces, "streetwise")
    wanted = effect.need if isinstance(effect, JailBreak) else 1
    if sum(face >= effect.face for face in faces) >= wanted:
        yield from resolve_ongoing(play, officer, event)
    else:
        play.say(NotHandled(officer.seat, officer.character, event.card, event.place))
