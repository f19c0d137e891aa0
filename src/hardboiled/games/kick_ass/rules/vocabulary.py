"""Every action and event of the game, wherever its rule stands."""

from __future__ import annotations

from typing import TypeVar

from hardboiled.kernel import Action, Event

T = TypeVar("T")


def _all(kind: type[T]) -> tuple[type[T], ...]:
    """The classes of this game that no other derives from."""
    found: list[type[T]] = []
    for child in kind.__subclasses__():
        if child.__module__.startswith(__package__ or "") and not child.__subclasses__():
            found.append(child)
        else:
            found += _all(child)
    return tuple(found)


ACTIONS: tuple[type[Action], ...] = _all(Action)
EVENTS: tuple[type[Event], ...] = _all(Event)
