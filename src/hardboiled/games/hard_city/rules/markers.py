"""HC-17.12 to HC-17.14: AP markers that lie on the AutoDoc's cards."""

from __future__ import annotations

from hardboiled.games.hard_city.rules import P
from hardboiled.games.hard_city.rules.events import ApLost
from hardboiled.games.hard_city.rules.modes import mode_of
from hardboiled.games.hard_city.rules.state import HardCityState, QueuedCard


def take_markers(play: P, each: bool, amount: int, card: QueuedCard) -> None:
    """HC-12.3, HC-17.12, HC-17.13: AP markers of standing officers lie on the card until it says otherwise."""
    state, mode = play.state, mode_of(play.state)
    for officer in state.officers:
        if officer.down or not mode.card_reaches(state, play.content, officer.at):
            continue
        if each or officer.id == state.active:
            officer.held += amount
            officer.ap = max(0, officer.ap - amount)
            card.markers[officer.id] = card.markers.get(officer.id, 0) + amount
            play.say(ApLost(officer.id, amount, state.cause))


def return_markers(state: HardCityState, card: QueuedCard) -> None:
    """HC-17.14: they are there again at the next refill."""
    for officer in state.officers:
        officer.held -= card.markers.get(officer.id, 0)
    card.markers.clear()
