"""What the words of chaos cards have in common.

Where a choice is open, Doctor Zero makes it; against the AutoDoc the officers do, by the golden rule (HC-16.10).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from hardboiled.games.hard_city.rules import P, Seen
from hardboiled.games.hard_city.rules.state import QueuedCard
from hardboiled.kernel import Effect, Flow
from hardboiled.kernel.errors import GameBug, where


class ChaosWord(Effect, frozen=True, kw_only=True):
    """Something that happens for Chaos."""

    draws_again: ClassVar[bool] = False
    """HC-17.5: whether the AutoDoc draws another card once this one is put away."""

    def can(self, table: Seen) -> bool:
        """Whether a card in hand with this word can be played."""
        return True

    def do(self, play: P, card: QueuedCard | None) -> Flow[None]:
        """`card` is the AutoDoc's, which can hold AP markers."""
        raise GameBug(f"{type(self).__name__} ({where(type(self))}) does not say what it does")


def playable(table: Seen, effects: Sequence[ChaosWord]) -> bool:
    for effect in effects:  # noqa: SIM110 (asked all the time)
        if not effect.can(table):
            return False
    return True


def carry_out(play: P, effects: Sequence[ChaosWord], card: QueuedCard | None = None) -> Flow[None]:
    """HC-17.15: one after the other, as far as possible."""
    for effect in effects:
        yield from effect.do(play, card)
