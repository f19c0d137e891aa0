"""PP-10: the Hospital."""

from __future__ import annotations

from functools import partial

from hardboiled.games.police_precinct.actions import Pass, PlayCard
from hardboiled.games.police_precinct.effects import AvoidHospital
from hardboiled.games.police_precinct.events import InHospital
from hardboiled.games.police_precinct.rules import P
from hardboiled.games.police_precinct.rules.supplies import discard_cards, play_card, power, secret, secretly
from hardboiled.games.police_precinct.state import Officer
from hardboiled.kernel import Action, Flow


def go_to_hospital(play: P, officer: Officer) -> Flow[None]:
    """PP-10.1 to PP-10.3, PP-10.8, PP-10.9: car to the Hospital, two cards lost, Phase 2 over, no Phase 3."""
    state, content = play.state, play.content
    state.turn.no_draw = True
    if (yield from wears_armor(play, officer)):
        return
    state.turn.in_hospital = True
    officer.space = content.sites["hospital"].access[0]
    play.say(InHospital(officer.seat, officer.character, f"car-{officer.id}", officer.space))
    if not power(officer, content, "tough"):
        yield from discard_cards(play, officer, content.settings.hospital_cards, "hospital-discard")


def wears_armor(play: P, officer: Officer) -> Flow[bool]:
    """Body Armor: play it now and stay on the street."""
    if len(armor_options(play, officer)) == 1 and not secret(play.state, officer):
        return False
    choice = yield secretly(officer, partial(armor_options, play, officer), "avoid-hospital")
    if isinstance(choice, PlayCard):
        play_card(play, officer, choice.card)
        return True
    return False


def armor_options(play: P, officer: Officer) -> list[Action]:
    texts = play.content.police
    armor = [PlayCard(card) for card in dict.fromkeys(officer.hand) if isinstance(texts[card].text, AvoidHospital)]
    return [Pass(), *armor]
