"""Many who only watch: told a few at a time, so that nobody who plays waits for all of them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence

from hardboiled.server.tables.listener import Listener
from hardboiled.server.telemetry.logs import failed

AT_ONCE = 20
"""So many are told before others have their turn."""


class Crowd:
    def __init__(self) -> None:
        self._waiting: deque[tuple[Sequence[Listener], Callable[[Listener], None]]] = deque()
        self._telling: asyncio.Task[None] | None = None

    def tell(self, listeners: Sequence[Listener], tell: Callable[[Listener], None]) -> None:
        """Tell each of them, in the order in which this is called."""
        if not listeners:
            return
        if self._telling is None and len(listeners) <= AT_ONCE:
            for listener in listeners:
                tell(listener)
            return
        self._waiting.append((listeners, tell))
        if self._telling is None:
            self._telling = asyncio.create_task(self._tell_all())

    async def _tell_all(self) -> None:
        try:
            while self._waiting:
                listeners, tell = self._waiting.popleft()
                for begin in range(0, len(listeners), AT_ONCE):
                    for listener in listeners[begin : begin + AT_ONCE]:
                        tell(listener)
                    await asyncio.sleep(0)
        except Exception:
            failed("watchers could not be told")
        finally:
            self._telling = None
