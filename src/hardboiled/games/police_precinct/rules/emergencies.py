"""PP-8, PP-14, PP-17: Emergencies, how they are handled and placed, and the Urgent Marker."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Self

from hardboiled.games.police_precinct.rules import C, EmergencySeen, OfficerSeen, P, Seen
from hardboiled.games.police_precinct.rules.attempts import AttemptAction, Parts
from hardboiled.games.police_precinct.rules.causes import because
from hardboiled.games.police_precinct.rules.ending import advance_crime
from hardboiled.games.police_precinct.rules.events import (
    BecameUrgent,
    EmergencyPlaced,
    Handled,
    MarkerTurned,
    NotHandled,
    UrgentFailed,
)
from hardboiled.games.police_precinct.rules.helping import commitments
from hardboiled.games.police_precinct.rules.hospital import go_to_hospital
from hardboiled.games.police_precinct.rules.ids import CardOnBoard
from hardboiled.games.police_precinct.rules.ongoing import effect_of, ended_by, find_event
from hardboiled.games.police_precinct.rules.punks import punks_by_die
from hardboiled.games.police_precinct.rules.rolling import roll
from hardboiled.games.police_precinct.rules.special_events import resolve_ongoing, take_rewards
from hardboiled.games.police_precinct.rules.state import Attempt, Emergency, Officer, Ongoing
from hardboiled.kernel import CardId, Flow, SpaceId


class Handle(AttemptAction, frozen=True):
    """PP-6.4, PP-8: deal with an Emergency, or with an ongoing event that is handled like one."""

    rule: ClassVar[str] = "PP-6.4"
    kind = "handle"
    skill = "emergency"
    symbol = "flashing-light"
    manner = "attack"
    target: CardOnBoard

    @property
    def aim(self) -> str:
        return self.target

    @classmethod
    def offered(cls, table: Seen, content: C, officer: OfficerSeen) -> Sequence[Self]:
        """PP-6.4, PP-16.9, PP-16.13, PP-16.16: what lies next to this space."""
        near, found = content.near[officer.space], []
        for emergency in table.emergencies:
            if emergency.place in near:
                found.append(cls(emergency.card))
        for card in ended_by(table, content, "handle", officer.space) if table.ongoing else ():
            found.append(cls(card))
        return found

    @classmethod
    def parking(cls, table: Seen, content: C, target: str) -> tuple[SpaceId, ...] | None:
        """PP-8.2: at a Traffic Accident also the spaces beside it."""
        emergency = table.emergency(target)
        on_crossing = emergency is not None and emergency.place in content.intersections
        return content.beside[emergency.place] if emergency is not None and on_crossing else ()

    @classmethod
    def target_parts(cls, table: Seen, content: C, attempt: Attempt) -> Parts:
        """PP-8.3: what the marker adds or takes, once it is turned up."""
        emergency = table.emergency(attempt.target)
        if emergency is None or not emergency.turned or emergency.marker is None:
            return []
        return [("marker", content.circumstances[emergency.marker].dice)]

    @classmethod
    def need(cls, table: Seen, content: C, attempt: Attempt) -> int:
        """PP-8.5, PP-8.6: the Difficulty Level, between 2 and 6."""
        emergency = table.emergency(attempt.target)
        if emergency is None:
            level = content.ongoing_events[CardId(attempt.target)].face_needed
        else:
            level = content.emergencies[emergency.card].difficulty + gang_level(table, content, emergency.place)
            if emergency.turned and emergency.marker is not None:
                level += content.circumstances[emergency.marker].level
        settings = content.settings
        return max(settings.lowest_level, min(settings.highest_level, level - attempt.lowered))

    @classmethod
    def sure(cls, table: Seen, attempt: Attempt) -> bool:
        """PP-17.2: the marker is turned up after all commitments."""
        emergency = table.emergency(attempt.target)
        return emergency is None or not emergency.hidden

    def take(self, play: P, officer: Officer) -> Flow[None]:
        """PP-8: commit, turn up the marker, roll."""
        attempt = yield from commitments(play, officer, self)
        emergency = play.state.emergency(self.target)
        if emergency is None:
            yield from handle_ongoing(play, officer, find_event(play.state, self.target), attempt)
        else:
            yield from handle_emergency(play, officer, emergency, attempt)
        play.state.attempt = None


def gang_level(table: Seen, content: C, place: str) -> int:
    """What a gang adds to the Difficulty of Emergencies on the sites of its block."""
    block = content.block_of.get(place, 0)
    gang = table.hoods[block - 1].gang if block else None
    return content.gangs[gang].power.harder_sites if gang is not None else 0


def handle_emergency(play: P, officer: Officer, emergency: Emergency, attempt: Attempt) -> Flow[None]:
    """PP-8.7: the highest die against the Difficulty Level."""
    turn_marker(play, emergency)
    if (yield from roll(play, officer, attempt, "calm")):
        yield from handled(play, officer, emergency)
    else:
        yield from not_handled(play, officer, emergency)


def handle_ongoing(play: P, officer: Officer, event: Ongoing, attempt: Attempt) -> Flow[None]:
    """PP-16.4, PP-16.5: dice as for an Emergency, no marker, no Hospital."""
    if (yield from roll(play, officer, attempt, "calm")) >= effect_of(play.content, event).dice_needed:
        yield from resolve_ongoing(play, officer, event)
    else:
        play.say(NotHandled(officer.seat, officer.character, event.card, event.place))


def turn_marker(play: P, emergency: Emergency) -> None:
    """PP-17.1, PP-17.2, PP-17.6: after all commitments, before the roll; an accomplice comes out."""
    if emergency.hidden:
        assert emergency.marker is not None
        emergency.turned = True
        play.say(MarkerTurned(emergency.marker, emergency.place))
        with because(play, emergency.marker):
            if punks := play.content.circumstances[emergency.marker].punks:
                punks_by_die(play, punks)


def handled(play: P, officer: Officer, emergency: Emergency) -> Flow[None]:
    """PP-8.8, PP-8.9, PP-17.5: the marker's bonus, the reward, then both are discarded."""
    content = play.content
    play.say(Handled(officer.seat, officer.character, emergency.card, emergency.place))
    bonus = content.circumstances[emergency.marker].bonus if emergency.marker is not None else None
    if bonus is not None:
        with because(play, emergency.marker or ""):
            yield from take_rewards(play, officer, [bonus])
    with because(play, emergency.card):
        yield from take_rewards(play, officer, content.emergencies[emergency.card].reward)
    discard_emergency(play, emergency)


def not_handled(play: P, officer: Officer, emergency: Emergency) -> Flow[None]:
    """PP-8.10 to PP-8.14: all stays; the officer may end in the Hospital."""
    play.say(NotHandled(officer.seat, officer.character, emergency.card, emergency.place))
    if dangerous(play.content, emergency):
        yield from go_to_hospital(play, officer)


def dangerous(content: C, emergency: EmergencySeen) -> bool:
    """PP-8.12, PP-17.7: whether failing means the Hospital, by the printed Difficulty or by the marker turned up."""
    armed = emergency.turned and emergency.marker is not None and content.circumstances[emergency.marker].hospital
    return armed or content.emergencies[emergency.card].difficulty >= content.settings.hospital_difficulty


def discard_emergency(play: P, emergency: Emergency) -> None:
    """The card and its marker leave the board; an Urgent Marker on it too."""
    state = play.state
    state.emergencies.remove(emergency)
    state.event_discard.append(emergency.card)
    if emergency.marker is not None:
        if emergency.hidden:
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
    failed = state.emergency(state.urgent)
    if failed is not None:
        play.say(UrgentFailed(failed.card, failed.place, card))
        discard_emergency(play, failed)
    oldest = next((earlier for earlier in state.emergencies if cards[earlier.card].colour == colour), None)
    if oldest is not None:
        state.urgent = oldest.card
        play.say(BecameUrgent(oldest.card, oldest.place, card))
    if failed is not None:
        advance_crime(play, "urgent-failed")


def draw_marker(play: P) -> CardId:
    """PP-14.14, PP-17.4: a random marker, face down; discarded ones come back when none are left."""
    state = play.state
    play.refill(state.markers, state.marker_discard)
    return play.draw(state.markers)
