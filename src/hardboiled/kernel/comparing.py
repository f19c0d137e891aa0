"""Matches and worlds side by side, for the laws: what a seat may know of each, and where they first differ."""

from __future__ import annotations

from typing import Any

import msgspec

from hardboiled.kernel.actions import Ask
from hardboiled.kernel.chance import Chance
from hardboiled.kernel.ids import SPECTATOR, SeatId
from hardboiled.kernel.match import AnyMatch


class LawBroken(AssertionError):
    """A game broke one of the laws; the message names the law, the seat and the first difference."""


def viewers(match: AnyMatch) -> list[SeatId]:
    return [*match.seats, SPECTATOR]


def asked_of(match: AnyMatch, seat: SeatId) -> list[Any]:
    """The open asks as that seat may know them."""
    return [_ask(ask, seat) for ask in match.asks]


def _ask(ask: Ask[Any], seat: SeatId) -> tuple[Any, ...]:
    return (ask.seats, ask.prompt, ask.args or {}, list(ask.options)) if seat in ask.seats else (ask.seats,)


def world_of(state: Any) -> bytes:
    """A state without its chance, which every imagined world has of its own."""
    kept, state.chance = state.chance, Chance(0)
    try:
        return msgspec.msgpack.encode(state)
    finally:
        state.chance = kept


def difference(a: Any, b: Any) -> str:
    """Where two pieces of plain data first differ."""
    return _difference(msgspec.to_builtins(a), msgspec.to_builtins(b), "") or "only in types"


def _difference(a: Any, b: Any, path: str) -> str:
    if a == b:
        return ""
    if isinstance(a, dict) and isinstance(b, dict):
        for key in [*a, *(k for k in b if k not in a)]:
            if a.get(key) != b.get(key):
                return _difference(a.get(key), b.get(key), f"{path}.{key}")
    if isinstance(a, list) and isinstance(b, list):
        for i, (x, y) in enumerate(zip(a, b, strict=False)):
            if x != y:
                return _difference(x, y, f"{path}[{i}]")
        return f"{path}: {len(a)} items against {len(b)}"
    return f"{path}: {a!r:.120} against {b!r:.120}"
