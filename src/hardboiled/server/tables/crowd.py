"""Live connections to one table. They who play are told at once; the many who only watch a few at a time, so that
nobody who plays waits for all of them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterator, Sequence, Set
from typing import NamedTuple

from hardboiled.server.tables.listener import Listener
from hardboiled.server.telemetry.logs import failed

AT_ONCE = 20
"""So many are told before others have their turn."""


class Parted(NamedTuple):
    playing: list[Listener]
    watching: list[Listener]


class Crowd:
    def __init__(self) -> None:
        self._here: dict[Listener, None] = {}
        self._parted: tuple[Set[str], Parted] | None = None
        self._telling: asyncio.Task[None] | None = None
        self._untold: deque[tuple[Sequence[Listener], Callable[[Listener], None]]] = deque()

    def __iter__(self) -> Iterator[Listener]:
        return iter(list(self._here))

    def __len__(self) -> int:
        return len(self._here)

    def add(self, listener: Listener) -> None:
        self._here[listener] = None
        self._parted = None

    def discard(self, listener: Listener) -> None:
        self._here.pop(listener, None)
        self._parted = None

    def parted(self, members: Set[str]) -> Parted:
        """Those who are members of the table, and those who only watch: they all see the same."""
        if self._parted is None or self._parted[0] != members:
            self._parted = (members, part(self._here, members))
        return self._parted[1]

    def tell_in_turn(self, listeners: Sequence[Listener], tell: Callable[[Listener], None]) -> None:
        """Tell each of them, in the order in which this is called."""
        if not listeners:
            return
        if self._telling is None and len(listeners) <= AT_ONCE:
            for listener in listeners:
                tell(listener)
            return
        self._untold.append((listeners, tell))
        if self._telling is None:
            self._telling = asyncio.create_task(self._tell_all())

    async def _tell_all(self) -> None:
        try:
            while self._untold:
                listeners, tell = self._untold.popleft()
                for begin in range(0, len(listeners), AT_ONCE):
                    for listener in listeners[begin : begin + AT_ONCE]:
                        tell(listener)
                    await asyncio.sleep(0)
        except Exception:
            failed("watchers could not be told")
        finally:
            self._telling = None


def part(listeners: Sequence[Listener] | dict[Listener, None], members: Set[str]) -> Parted:
    found = Parted([], [])
    for listener in listeners:
        found[listener.player not in members].append(listener)
    return found
