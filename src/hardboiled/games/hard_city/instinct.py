"""How an experienced player rates the options at a glance, from the view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hardboiled.games.hard_city.content import City
from hardboiled.games.hard_city.instinct_chaos import rate_chaos
from hardboiled.games.hard_city.instinct_order import rate_order
from hardboiled.games.hard_city.sight import Sight
from hardboiled.games.hard_city.state import DOCTOR
from hardboiled.games.hard_city.view import View
from hardboiled.kernel import Ask


def instinct(view: View, ask: Ask[Any], city: City) -> Sequence[float]:
    """Officers and Doctor Zero see the same table with other eyes."""
    if len(ask.options) == 1:
        return [0.0]
    rate = rate_chaos if view.seat == DOCTOR else rate_order
    sight = Sight(view, city)
    return [rate(sight, ask, action) for action in ask.options]
