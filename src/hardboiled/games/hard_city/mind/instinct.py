"""How an experienced player rates the options at a glance, from the view alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
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

RateRun: TypeAlias = Callable[[Sight, Ask[Any], Sequence[Any]], Sequence[float]]

ORDER: dict[type, RateRun] = {**TURN, **FIGHT, **ERRANDS, **FOR_THE_DECK}
CHAOS: dict[type, RateRun] = {**CARDS, **HORDE}


def instinct(view: View, ask: Ask[Any], content: HardCityContent) -> Sequence[float]:
    """Officers and Doctor Zero see the same table with other eyes."""
    if len(ask.options) == 1:
        return [0.0]
    rates = CHAOS if view.seat == DOCTOR else ORDER
    sight = Sight(view, content)
    ratings: list[float] = []
    for kind, run in groupby(ask.options, type):
        ratings += rates.get(kind, _indifferent)(sight, ask, list(run))
    return ratings


def _indifferent(sight: Sight, ask: Ask[Any], actions: Sequence[Any]) -> Sequence[float]:
    return [0.0] * len(actions)
