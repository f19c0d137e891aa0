"""How good each option looks to an experienced player, from the view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hardboiled.games.go_ahead_punk.mind.cops import rate_for_cops
from hardboiled.games.go_ahead_punk.mind.stinger import rate_for_stinger
from hardboiled.games.go_ahead_punk.rules.content import PunkContent
from hardboiled.games.go_ahead_punk.rules.state import STINGER
from hardboiled.games.go_ahead_punk.view import View
from hardboiled.kernel import Ask


def instinct(view: View, ask: Ask[Any], content: PunkContent) -> Sequence[float]:
    if view.seat == STINGER:
        return rate_for_stinger(view, ask, content)
    return rate_for_cops(view, ask, content)
