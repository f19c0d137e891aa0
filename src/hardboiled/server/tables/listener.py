"""One live connection as its table sees it: who it is, from which seat it looks, what waits to be sent."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec

from hardboiled.server.live_protocol import ServerMessage
from hardboiled.server.protocol import TableInfo

BACKLOG = 500
"""So many messages may wait for a slow connection; then it is closed and comes back by itself."""


def nothing_at_once(message: bytes) -> bool:
    return False


class Listener:
    def __init__(
        self, player: str, seat: str, session: str = "", at_once: Callable[[bytes], bool] = nothing_at_once
    ) -> None:
        """`at_once` sends a message if it can be sent now: most need not wait for a task of their own."""
        self.player = player
        self.session = session
        self.seat = seat
        self.knows: TableInfo | None = None
        self.seen: tuple[object, int] | None = None
        """Which scene it was shown last, and how often that had changed by then."""
        self.behind = False
        """A slow one that only watches has missed scenes."""
        self.waiting: deque[bytes | None] = deque()
        """What could not be sent at once, in order; None ends the connection."""
        self._at_once = at_once
        self._more = asyncio.Event()
        self._beside: object = None

    def news(self, changed: bool, beside: object) -> bool:
        """Whether this shows anything that was not shown before: in the scene, or beside it."""
        if not changed and beside == self._beside:
            return False
        self._beside = beside
        return True

    def learn(self, info: TableInfo, message: Callable[[], bytes]) -> None:
        """How the table stands beside its match, if that is news."""
        if info != self.knows:
            self.knows = info
            self.post(message())

    def send(self, message: ServerMessage) -> None:
        self.post(msgspec.json.encode(message))

    def post(self, message: bytes) -> None:
        if not self.waiting and self._at_once(message):
            return
        if len(self.waiting) >= BACKLOG:
            self.close()
            return
        self._wait(message)

    def close(self) -> None:
        """Ask the connection to end, after what already waits; if that is too much, at once."""
        if len(self.waiting) >= BACKLOG:
            self.waiting.clear()
        self._wait(None)

    def _wait(self, message: bytes | None) -> None:
        self.waiting.append(message)
        self._more.set()

    async def drain(self, send: Callable[[bytes], Awaitable[None]], caught_up: Callable[[], None]) -> None:
        """Send what waits until the connection shall end; whoever was slow and has missed scenes is shown the newest
        one then."""
        while True:
            await self._more.wait()
            while self.waiting:
                message = self.waiting[0]  # it stays there until it is sent: nothing overtakes it
                if message is None:
                    return
                await send(message)
                self.waiting.popleft()
            self._more.clear()
            if self.behind:
                self.behind = False
                caught_up()
