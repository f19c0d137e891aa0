"""How an experienced player rates the options at a glance, from the view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hardboiled.games.hard_city.mind.chaos import CHAOS_RATES
from hardboiled.games.hard_city.mind.order import ORDER_RATES
from hardboiled.games.hard_city.mind.sight import Sight
from hardboiled.games.hard_city.rules.content import HardCityContent
from hardboiled.games.hard_city.rules.state import DOCTOR
from hardboiled.games.hard_city.view import View
from hardboiled.kernel import Ask


def instinct(view: View, ask: Ask[Any], city: HardCityContent) -> Sequence[float]:
    """Officers and Doctor Zero see the same table with other eyes."""
    if len(ask.options) == 1:
        return [0.0]
    rates = CHAOS_RATES if view.seat == DOCTOR else ORDER_RATES
    sight = Sight(view, city)
    return [rates.get(type(action), _indifferent)(sight, ask, action) for action in ask.options]


def _indifferent(sight: Sight, ask: Ask[Any], action: Any) -> float:
    return 0.0
