"""PP-9, PP-24: arrests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Self

from hardboiled.games.police_precinct.rules import C, OfficerSeen, P, Seen
from hardboiled.games.police_precinct.rules.attempts import AttemptAction, Parts
from hardboiled.games.police_precinct.rules.causes import because
from hardboiled.games.police_precinct.rules.ending import win
from hardboiled.games.police_precinct.rules.events import ArrestFailed, MurdererArrested, NotHandled, PunksArrested
from hardboiled.games.police_precinct.rules.helping import commitments
from hardboiled.games.police_precinct.rules.hoods import hood_number, murderer_at_stake, place_name, population
from hardboiled.games.police_precinct.rules.hospital import go_to_hospital
from hardboiled.games.police_precinct.rules.ongoing import effect_of, ended_by, find_event
from hardboiled.games.police_precinct.rules.punks import punks_leave
from hardboiled.games.police_precinct.rules.rolling import roll
from hardboiled.games.police_precinct.rules.special_events import resolve_ongoing
from hardboiled.games.police_precinct.rules.state import Attempt, Officer, Ongoing
from hardboiled.games.police_precinct.rules.supplies import gain_donuts, power_amount
from hardboiled.games.police_precinct.rules.variants import hunt
from hardboiled.kernel import CardId, Flow, SpaceId


class Arrest(AttemptAction, frozen=True):
    """PP-6.3, PP-9: arrest who is in a hood, or whoever an ongoing event is about."""

    rule: ClassVar[str] = "PP-6.3"
    kind = "arrest"
    skill = "arrest"
    symbol = "handcuffs"
    manner = "attack"
    target: str

    @property
    def aim(self) -> str:
        return self.target

    @classmethod
    def offered(cls, table: Seen, content: C, officer: OfficerSeen) -> Sequence[Self]:
        """PP-6.3, PP-9.14, PP-16.11, PP-16.22: hoods beside this space with somebody to arrest, and
        ongoing events that need an arrest here."""
        found = []
        for number in content.hoods_beside[officer.space]:
            if table.hoods[number - 1].punks or (table.murderer and murderer_at_stake(table, content, number)):
                found.append(cls(place_name(number)))
        for card in ended_by(table, content, "arrest", officer.space) if table.ongoing else ():
            found.append(cls(card))
        return found

    @classmethod
    def parking(cls, table: Seen, content: C, target: str) -> tuple[SpaceId, ...] | None:
        number = hood_number(target)
        gang = table.hoods[number - 1].gang if number else None
        return None if gang is not None and content.gangs[gang].power.keeps_vehicles_out else ()

    @classmethod
    def target_parts(cls, table: Seen, content: C, attempt: Attempt) -> Parts:
        """PP-9.1, PP-16.15: Patrol Officers, the gang in the hood, and what lies there."""
        found: Parts = [("patrols", attempt.patrols)]
        number = hood_number(attempt.target)
        gang = table.hoods[number - 1].gang if number else None
        if gang is not None:
            found.append(("gang", -content.gangs[gang].power.fewer_dice))
        for event in table.ongoing:
            if event.place == attempt.target:
                effect = effect_of(content, event)
                found.append((effect.tag, -effect.fewer_dice))
        return found

    @classmethod
    def need(cls, table: Seen, content: C, attempt: Attempt) -> int:
        """PP-9.3: the Criminal Population; PP-24.3: another number for the Murderer; or what an event asks for."""
        number = hood_number(attempt.target)
        if not number:
            return content.ongoing_events[CardId(attempt.target)].face_needed
        people = population(table, content, number)
        return hunt(table).need(content, people) if murderer_at_stake(table, content, number) else people

    def points_at(self, table: Seen, content: C) -> Sequence[str]:
        number = hood_number(self.target)
        if number:
            return [f"space:{self.target}", f"piece:punks-{number}"]
        return [f"piece:{content.ongoing_events[CardId(self.target)].piece or self.target}"]

    def take(self, play: P, officer: Officer) -> Flow[None]:
        """PP-9: commit and roll, in a hood or against an ongoing event."""
        attempt = yield from commitments(play, officer, self)
        number = hood_number(self.target)
        if number:
            yield from arrest_in_hood(play, officer, attempt, number)
        else:
            yield from arrest_ongoing(play, officer, attempt, find_event(play.state, self.target))
        play.state.attempt = None


def arrest_in_hood(play: P, officer: Officer, attempt: Attempt, number: int) -> Flow[None]:
    """PP-9.4 to PP-9.12: each success takes one Punk; a miss with every die means the Hospital."""
    state = play.state
    punks = state.hoods[number - 1].punks
    at_stake = murderer_at_stake(state, play.content, number)
    successes = yield from roll(play, officer, attempt, "streetwise")
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


def arrest_ongoing(play: P, officer: Officer, attempt: Attempt, event: Ongoing) -> Flow[None]:
    """PP-16.5, PP-16.11, PP-16.22: enough dice end it; failing has no further penalty."""
    successes = yield from roll(play, officer, attempt, "streetwise")
    if successes >= effect_of(play.content, event).dice_needed:
        yield from resolve_ongoing(play, officer, event)
    else:
        play.say(NotHandled(officer.seat, officer.character, event.card, event.place))


def count_arrests(play: P, officer: Officer, count: int) -> None:
    """PP-9.9, PP-9.10: three arrests in a turn (two with Sweet Tooth) earn one Donut."""
    turn = play.state.turn
    turn.arrests += count
    enough = power_amount(officer, play.content, "sweet-tooth", play.content.settings.donut_arrests)
    if turn.arrests >= enough and not turn.arrest_donut:
        turn.arrest_donut = True
        with because(play, "arrests"):
            gain_donuts(play, officer, 1)
