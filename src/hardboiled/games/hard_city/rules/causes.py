"""What brings something about: the log names it with every change."""

from __future__ import annotations

from typing import TypeVar

from hardboiled.games.hard_city.rules import P
from hardboiled.kernel import Flow

T = TypeVar("T")

LEAVING = "cause-leaving"
"""Damage of those who leave Mutants behind."""


def because(play: P, cause: str, flow: Flow[T]) -> Flow[T]:
    """Whatever follows from this flow has this cause: a card, an officer, a Mutant, a token."""
    state = play.state
    before, state.cause = state.cause, cause
    found = yield from flow
    state.cause = before
    return found


def other_than(play: P, piece: str) -> str:
    """The cause, unless it is the piece itself, which goes without saying."""
    cause = play.state.cause
    return cause if cause != piece else ""
