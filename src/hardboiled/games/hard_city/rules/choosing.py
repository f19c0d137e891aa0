"""A choice with one possible answer is no question: what follows from it is told anyway."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from hardboiled.kernel import Action, Flow, SeatId, decide

A = TypeVar("A", bound=Action)


def choose(
    seats: SeatId | tuple[SeatId, ...],
    options: Sequence[A],
    prompt: str,
    args: dict[str, str | int] | None = None,
) -> Flow[A]:
    """`action = yield from choose(...)`: asks only where there is something to choose."""
    if len(options) == 1:
        return options[0]
    return (yield from decide(seats, options, prompt, args))
