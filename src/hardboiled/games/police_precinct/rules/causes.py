"""What brings something about: the log names it with every change."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from hardboiled.games.police_precinct.rules import P


@contextmanager
def because(play: P, cause: str) -> Iterator[None]:
    """Whatever happens here has this cause: a card, a gang, a stack, a place."""
    state = play.state
    before, state.cause = state.cause, cause
    yield
    state.cause = before
