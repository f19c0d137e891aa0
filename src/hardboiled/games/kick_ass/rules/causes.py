"""What brings something about: the log names it with every change."""

from __future__ import annotations

from typing import TypeVar

from hardboiled.games.kick_ass.rules import P
from hardboiled.kernel import Flow

T = TypeVar("T")


def because(play: P, cause: str, flow: Flow[T]) -> Flow[T]:
    """Whatever follows from this flow has this cause: a card, a District, a Hardship."""
    city = play.state.city
    before, city.cause = city.cause, cause
    found = yield from flow
    city.cause = before
    return found
