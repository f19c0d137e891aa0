"""Temperaments: how a bot chooses between options that are about as good, and how much it talks.

A temperament never takes what looks clearly worse: it leans, by what an option is about to a player (its `manner`),
only among options close to the best. So it changes how a bot plays, and hardly how well.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from hardboiled.kernel.actions import Action


class Temperament(Struct, frozen=True):
    leanings: Mapping[str, float] = {}
    """What it likes (1) and dislikes (-1), by the manner of an option."""
    nerve: float = 0.0
    """Whether it likes (1) or dislikes (-1) options whose worth depends much on luck."""
    talk: float = 0.25
    """How often it says something when something happens."""

    def leans(self, action: Action) -> float:
        return self.leanings.get(action.manner, 0.0)


TEMPERAMENTS: dict[str, Temperament] = {
    "cautious": Temperament({"attack": -1.0, "look": 0.6, "pass": 0.4, "move": 0.2}, nerve=-1.0),
    "bold": Temperament({"attack": 1.0, "use": 0.4, "pass": -1.0, "look": -0.3}, nerve=1.0),
    "talkative": Temperament(talk=0.9),
    "quiet": Temperament(talk=0.0),
}
LEVEL_HEADED = Temperament()

ABOUT_AS_GOOD = 0.1
"""So much of the span of an instinct's ratings two options may be apart to be about as good."""
SURE_ENOUGH = 0.01
"""So much of a chance to win two options of a search may be apart to be about as good."""


def leaning(temperament: Temperament, options: Sequence[Action], ratings: Sequence[float]) -> Sequence[float]:
    """The instinct's ratings as this temperament has them: among the best it lifts what it likes."""
    best, least = max(ratings), min(ratings)
    span = ABOUT_AS_GOOD * (best - least)
    if not temperament.leanings or not span:
        return ratings
    return [
        rating + 2 * span * (1 + temperament.leans(option)) if rating >= best - span else rating
        for option, rating in zip(options, ratings, strict=True)
    ]
