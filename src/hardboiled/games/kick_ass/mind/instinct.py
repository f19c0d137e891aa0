"""How an experienced player rates options: what each does for the city, by the shared view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hardboiled.games.kick_ass.mind import card_ratings, fight_ratings, gift_ratings
from hardboiled.games.kick_ass.mind.outlook import Outlook
from hardboiled.games.kick_ass.mind.ratings import MENU, RATINGS
from hardboiled.games.kick_ass.rules.content import KickAssContent
from hardboiled.games.kick_ass.view import View
from hardboiled.kernel import Ask

THEMES = (card_ratings, fight_ratings, gift_ratings)
"""The files that rate."""


def instinct(view: View, ask: Ask[Any], content: KickAssContent) -> Sequence[float]:
    """One number an option; the highest is played."""
    mind = Outlook(view, content)
    if ask.prompt == "card":
        return [MENU[type(option)](mind, option) for option in ask.options]
    rated = [(RATINGS.get(type(option)), option) for option in ask.options]
    return [rating(mind, option) if rating is not None else 0.0 for rating, option in rated]
