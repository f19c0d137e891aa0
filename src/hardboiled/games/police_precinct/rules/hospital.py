"""PP-10: the Hospital."""

from __future__ import annotations

from functools import partial

from hardboiled.games.police_precinct.rules import P
from hardboiled.games.police_precinct.rules.actions import OfficerAction, Pass, one_action
from hardboiled.games.police_precinct.rules.causes import because
from hardboiled.games.police_precinct.rules.city import car_of
from hardboiled.games.police_precinct.rules.events import InHospital
from hardboiled.games.police_precinct.rules.state import Officer
from hardboiled.games.police_precinct.rules.supplies import PlayCard, discard_cards, power
from hardboiled.games.police_precinct.rules.variants import secrecy
from hardboiled.kernel import Flow


def go_to_hospital(play: P, officer: Officer) -> Flow[None]:
    """PP-10.1 to PP-10.3, PP-10.8, PP-10.9: car to the Hospital, two cards lost, Phase 2 over, no Phase 3."""
    state, content = play.state, play.content
    state.turn.no_draw = True
    if (yield from stays_out(play, officer)):
        return
    state.turn.in_hospital = True
    officer.space = content.sites["hospital"].access[0]
    play.say(InHospital(officer.seat, officer.character, car_of(officer), officer.space))
    if not power(officer, content, "tough"):
        with because(play, "hospital"):
            yield from discard_cards(play, officer, content.settings.hospital_cards, "hospital-discard")


def stays_out(play: P, officer: Officer) -> Flow[bool]:
    """A card like Body Armor: play it now and stay on the street."""
    hidden = secrecy(play.state).hidden and bool(officer.hand)
    choice = yield from one_action(play, officer, partial(ways_out, play, officer), "avoid-hospital", always=hidden)
    return isinstance(choice, PlayCard)


def ways_out(play: P, officer: Officer) -> list[OfficerAction]:
    return [*PlayCard.offered(play.state, play.content, officer, "hospital"), Pass()]
