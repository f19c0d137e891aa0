"""KA-4 and KA-5: the levels of a dashboard, and the Hardships that apply."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hardboiled.games.kick_ass.rules.state import Hero

if TYPE_CHECKING:
    from hardboiled.games.kick_ass.rules.content import Hardship, KickAssContent

TOP = 9
STRENGTH_TOP = 6
HARDSHIP_LEVELS = (1, 4)
"""Happiness at or below which the left and the right Hardship lie face up."""
DISCOUNT, VIRAL, FAMOUS = 4, 7, 9
LEFT, RIGHT = 0, 1


def face_up(hero: Hero, side: int) -> bool:
    """KA-4.3, KA-4.4: whether a Hardship slot is turned up just now."""
    return hero.happiness <= HARDSHIP_LEVELS[side] or (side == RIGHT and hero.shown)


def suffers(hero: Hero, content: KickAssContent) -> list[Hardship]:
    """KA-5.4: the Hardships that apply to a Hero now."""
    if hero.happiness > HARDSHIP_LEVELS[RIGHT] and not hero.shown:
        return []
    return [content.hardships[hero.hardships[side]] for side in (LEFT, RIGHT) if face_up(hero, side)]
