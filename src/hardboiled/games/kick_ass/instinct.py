"""How an experienced player rates options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hardboiled.games.kick_ass.content import KickAssContent
from hardboiled.games.kick_ass.view import View
from hardboiled.kernel import Ask


def instinct(view: View, ask: Ask[Any], content: KickAssContent) -> Sequence[float]:
    return [0.0 for _ in ask.options]
