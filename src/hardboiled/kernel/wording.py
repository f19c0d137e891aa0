"""Counts and lists in the sentences of errors and commands. (A game's own words are in its catalog.)"""

from __future__ import annotations

from collections.abc import Iterable


def counted(count: int, thing: str) -> str:
    """`1 game`, `1,000 games`."""
    return f"{count:,} {thing}{'' if count == 1 else 's'}"


def listed(things: Iterable[object]) -> str:
    """`co-op, one-vs-all`."""
    return ", ".join(map(str, things))
