"""PP-8, PP-14, PP-17: Emergencies, how they are handled and placed, and the Urgent Marker."""

from __future__ import annotations

from hardboiled.games.police_precinct.actions import Go, Reroll
from hardboiled.games.police_precinct.content import Precinct
from hardboiled.games.police_precinct.effects import Detainees, GasLeak, OfficerDown
from hardboiled.games.police_precinct.events import (
    BecameUrgent,
    EmergencyPlaced,
    Handled,
    MarkerTurned,
    NotHandled,
    Rerolled,
    Rolled,
    UrgentFailed,
)
from hardboiled.games.police_precinct.rules import P, Seen
from hardboiled.games.police_precinct.rules.ending import advance_crime
from hardboiled.games.police_precinct.rules.helping import commitments
from hardboiled.games.police_precinct.rules.hospital import go_to_hospital
from hardboiled.games.police_precinct.rules.pool import level, total
from hardboiled.games.police_precinct.rules.punks import punks_by_die
from hardboiled.games.police_precinct.rules.rewards import resolve_ongoing, take_rewards
from hardboiled.games.police_precinct.rules.supplies import power
from hardboiled.games.police_precinct.state import Attempt, Beat, Emergency, Officer, Ongoing
from hardboiled.kernel import Action, Ask, CardId, Flow, SpaceId

HANDLED = (Detainees, GasLeak, OfficerDown)
"""Ongoing events that the Handle action ends."""


def handleable(table: Seen, content: Precinct, space: SpaceId | None) -> list[CardId]:
    """PP-6.4, PP-16.9, PP-16.13, PP-16.16: Emergencies and ongoing events next to this space."""
    near = content.near[space]
    found = [emergency.card for emergency in table.emergencies if emergency.place in near]
    for event in table.ongoing:
        if event.place in near and isinstance(content.specials[event.card].effect, HANDLED):
            found.append(event.card)
    return found


def emergency_of(state: Beat, card: CardId | None) -> Emergency | None:
    return next((emergency for emergency in state.emergencies if emergency.card == card), None)


def handle(play: P, officer: Officer, card: CardId) -> Flow[None]:
    """PP-8: commit, turn up the marker, roll."""
    state = play.state
    attempt = yield from commitments(play, officer, "handle", card)
    emergency = emergency_of(state, card)
    if emergency is None:
        event = next(event for event in state.ongoing if event.card == card)
        yield from handle_ongoing(play, officer, event, attempt)
    else:
        turn_marker(play, emergency)
        if (yield from roll_against(play, officer, attempt)):
            yield from handled(play, officer, emergency)
        else:
            yield from not_handled(play, officer, emergency)
    state.attempt = None


def turn_marker(play: P, emergency: Emergency) -> None:
    """PP-17.1, PP-17.2: after all commitments, before the roll."""
    if emergency.marker is not None and not emergency.turned:
        play.reveal()
        emergency.turned = True
        play.say(MarkerTurned(emergency.marker, emergency.place))


def roll_against(play: P, officer: Officer, attempt: Attempt) -> Flow[bool]:
    """PP-8.7: whether the highest die reaches the Difficulty Level."""
    state, content = play.state, play.content
    need = level(state, content, attempt)
    faces = play.rolls(total(state, content, attempt))
    play.say(Rolled(officer.seat, officer.character, tuple(faces), attempt.target, need))
    yield from reroll(play, officer, faces, "calm")
    return max(faces) >= need


def reroll(play: P, officer: Officer, faces: list[int], name: str) -> Flow[None]:
    """PP-25.6: after the roll, before the result, one die once; the new result stands."""
    if not power(officer, play.content, name):
        return
    options: list[Action] = [Go(), *(Reroll(face) for face in sorted(set(faces)))]
    choice = yield Ask(officer.seat, options, "reroll", {"faces": " ".join(str(face) for face in sorted(faces))})
    if isinstance(choice, Reroll):
        faces[faces.index(choice.face)] = play.roll()
        play.say(Rerolled(officer.seat, officer.character, choice.face, tuple(faces)))


def handled(play: P, officer: Officer, emergency: Emergency) -> Flow[None]:
    """PP-8.8, PP-8.9, PP-17.5: the marker's bonus, the reward, then both are discarded."""
    content = play.content
    play.say(Handled(officer.seat, officer.character, emergency.card, emergency.place))
    bonus = content.circumstances[emergency.marker].bonus if emergency.marker is not None else None
    if bonus is not None:
        yield from take_rewards(play, officer, [bonus])
    yield from take_rewards(play, officer, content.emergencies[emergency.card].reward)
    discard_emergency(play, emergency)


def not_handled(play: P, officer: Officer, emergency: Emergency) -> Flow[None]:
    """PP-8.10 to PP-8.14: all stays; a printed 5 or 6 puts the officer into the Hospital."""
    content = play.content
    play.say(NotHandled(officer.seat, officer.character, emergency.card, emergency.place))
    if content.emergencies[emergency.card].difficulty >= content.settings.hospital_difficulty:
        yield from go_to_hospital(play, officer)


def handle_ongoing(play: P, officer: Officer, event: Ongoing, attempt: Attempt) -> Flow[None]:
    """PP-16.4, PP-16.5: dice as for an Emergency, no marker, no Hospital."""
    if (yield from roll_against(play, officer, attempt)):
        yield from resolve_ongoing(play, officer, event)
    else:
        play.say(NotHandled(officer.seat, officer.character, event.card, event.place))


def discard_emergency(play: P, emergency: Emergency) -> None:
    """The card and its marker leave the board; an Urgent Marker on it too."""
    state = play.state
    state.emergencies.remove(emergency)
    state.event_discard.append(emergency.card)
    if emergency.marker is not None:
        if not emergency.turned:
            play.reveal()
        state.marker_discard.append(emergency.marker)
    if state.urgent == emergency.card:
        state.urgent = None


def place_emergency(play: P, card: CardId, starting: bool = False) -> None:
    """PP-14.1: Punk symbols, location, colour check, placement, marker. PP-2.14: no Punks at the start."""
    state = play.state
    entry = play.content.emergencies[card]
    if entry.punks and not starting and not punks_by_die(play, entry.punks):
        state.event_discard.append(card)
        return
    place = entry.place
    if entry.place in play.content.by_roll:
        taken = {emergency.place for emergency in state.emergencies}
        while (place := play.content.by_roll[entry.place][play.roll() - 1]) in taken:
            pass
    colour_check(play, card)
    marker = draw_marker(play) if entry.unknown else None
    state.emergencies.append(Emergency(card, place, marker))
    play.say(EmergencyPlaced(card, place))


def colour_check(play: P, card: CardId) -> None:
    """PP-14.7 to PP-14.13: a second Emergency of a colour makes the first Urgent, or fails the Urgent one."""
    state, cards = play.state, play.content.emergencies
    colour = cards[card].colour
    if not any(cards[earlier.card].colour == colour for earlier in state.emergencies):
        return
    failed = emergency_of(state, state.urgent)
    if failed is not None:
        play.say(UrgentFailed(failed.card, failed.place))
        discard_emergency(play, failed)
    oldest = next((earlier for earlier in state.emergencies if cards[earlier.card].colour == colour), None)
    if oldest is not None:
        state.urgent = oldest.card
        play.say(BecameUrgent(oldest.card, oldest.place))
    if failed is not None:
        advance_crime(play, "urgent-failed")


def draw_marker(play: P) -> CardId:
    """PP-14.14, PP-17.4: a random marker, face down; discarded ones come back when none are left."""
    state = play.state
    play.refill(state.markers, state.marker_discard)
    return play.draw(state.markers)
