"""One live connection as its table sees it: who it is, from which seat it looks, what waits to be sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from hardboiled.server.protocol import ServerMessage, TableInfo

BACKLOG = 500
"""So many messages may wait for a slow connection; then it is closed and comes back by itself."""


class Listener:
    def __init__(self, player: str, seat: str, session: str = "") -> None:
        self.player = player
        self.session = session
        self.seat = seat
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(BACKLOG)
        self.knows: TableInfo | None = None
        self.seen: tuple[object, int] | None = None
        """Which scene it was shown last, and how often that had changed by then."""
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
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        """Ask the connection to end."""
        while True:
            try:
                self.outbox.put_nowait(None)
                return
            except asyncio.QueueFull:
                self.outbox.get_nowait()
