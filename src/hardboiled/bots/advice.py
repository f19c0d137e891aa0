"""What a bot says about a choice."""

from __future__ import annotations

from msgspec import Struct

from hardboiled.bots.reasons import Why
from hardboiled.kernel.actions import Action


class Line(Struct, frozen=True):
    """One option a bot weighed, and how it rates it."""

    action: Action
    value: float | None = None
    """The chance to win it expects (0 to 1), where it worked one out."""
    visits: int = 0


class Advice(Struct, frozen=True):
    """The choice, why, and what else came close."""

    best: Line
    others: tuple[Line, ...] = ()
    why: Why | None = None
    """What tells the best from the next best, where the bot was to explain itself."""

    @property
    def action(self) -> Action:
        return self.best.action
