"""How an experienced player rates the options at a glance, from the view alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from hardboiled.games.hard_city.mind.autodoc import FOR_THE_DECK
from hardboiled.games.hard_city.mind.chaos import CARDS, HORDE
from hardboiled.games.hard_city.mind.errands import ERRANDS
from hardboiled.games.hard_city.mind.fight import FIGHT
from hardboiled.games.hard_city.mind.order import TURN
from hardboiled.games.hard_city.mind.sight import Sight
from hardboiled.games.hard_city.rules.content import HardCityContent
from hardboiled.games.hard_city.rules.ids import DOCTOR
from hardboiled.games.hard_city.view import View
from hardboiled.kernel import Ask

Rate: TypeAlias = Callable[[Sight, Ask[Any], Any], float]

ORDER: dict[type, Rate] = {**TURN, **FIGHT, **ERRANDS, **FOR_THE_DECK}
CHAOS: dict[type, Rate] = {**CARDS, **HORDE}


def instinct(view: View, ask: Ask[Any], content: HardCityContent) -> Sequence[float]:
    """Officers and Doctor Zero see the same table with other eyes."""
    if len(ask.options) == 1:
        return [0.0]
    rates = CHAOS if view.seat == DOCTOR else ORDER
    sight = Sight(view, content)
    return [rates.get(type(action), _indifferent)(sight, ask, action) for action in ask.options]


def _indifferent(sight: Sight, ask: Ask[Any], action: Any) -> float:
    return 0.0
