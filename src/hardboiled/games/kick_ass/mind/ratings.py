"""Where each kind of option finds its rating: `@rates(Buy)` above the function that rates it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from hardboiled.games.kick_ass.mind.outlook import Outlook
from hardboiled.kernel import Action

Rating = TypeVar("Rating", bound=Callable[[Outlook, Any], float])
NO, LATER = -1.0, -0.1

RATINGS: dict[type[Action], Callable[[Outlook, Any], float]] = {}
MENU: dict[type[Action], Callable[[Outlook, Any], float]] = {}
"""The menu of an open card: go where it pays most, then fight, then use Timers; bad effects last."""


def rates(*kinds: type[Action]) -> Callable[[Rating], Rating]:
    """This function rates options of these kinds."""

    def note(rating: Rating) -> Rating:
        RATINGS.update(dict.fromkeys(kinds, rating))
        return rating

    return note


def rates_in_menu(*kinds: type[Action]) -> Callable[[Rating], Rating]:
    """This function rates options of these kinds in the menu of an open card."""

    def note(rating: Rating) -> Rating:
        MENU.update(dict.fromkeys(kinds, rating))
        return rating

    return note
