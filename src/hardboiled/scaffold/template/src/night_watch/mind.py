"""How a bot plays it. Ratings make the rookie and the regular; with `evaluate` the sharp one looks ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hardboiled.kernel import Action, Ask, SeatId
from night_watch.rules import DETECTIVE
from night_watch.rules.content import Street
from night_watch.rules.effects import Search
from night_watch.rules.night import PlayCard, Slip
from night_watch.rules.state import NightWatch
from night_watch.view import View


def instinct(view: View, ask: Ask[Any], street: Street) -> Sequence[float]:
    return [rating(view, action, street) for action in ask.options]


def rating(view: View, action: Action, street: Street) -> float:
    """Look where the Suspect can be, search when few houses are left; the Suspect keeps many doors open."""
    match action:
        case PlayCard(card=card, house=house):
            searches = any(isinstance(effect, Search) for effect in street.cards[card].effects)
            around = sum(place in view.possible for place in (house, *street.houses[house].next_to))
            if searches:
                return 3 / len(view.possible) if house in view.possible else 0.0
            return 1 - abs(around / len(view.possible) - 0.5)
        case Slip(house=house):
            return float(len(street.houses[house].next_to))
    return 0.0


def evaluate(state: NightWatch, seat: SeatId, street: Street) -> float:
    """The chance to win, as far as one can tell: the fewer houses are left, the sooner it is over."""
    nights = max(1, state.last_night - state.night + 1)
    caught = min(1.0, nights / (2 * len(state.possible)))
    return caught if seat == DETECTIVE else 1 - caught
