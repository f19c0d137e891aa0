"""One live connection as its table sees it: who it is, from which seat it looks, what waits to be sent."""

from __future__ import annotations

import asyncio
from hashlib import blake2b

import msgspec

from hardboiled.server.protocol import ServerMessage, TableInfo, Update

BACKLOG = 500
"""So many messages may wait for a slow connection; then it is closed and comes back by itself."""


class Listener:
    """One connection: who it is and from which seat it looks."""

    def __init__(self, player: str, seat: str, session: str = "") -> None:
        self.player = player
        self.session = session
        self.seat = seat
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(BACKLOG)
        self.knows: TableInfo | None = None
        self._shown = b""
        """A digest: hundreds of scenes kept whole would make the garbage collector stop the worker."""

    def news(self, update: Update) -> bool:
        """Whether this shows anything that was not shown before (what has just happened counts by
        the number of events heard)."""
        bare = msgspec.structs.replace(update.scene, happenings=[])
        told = msgspec.structs.replace(update, scene=bare, rewound=False, answered="")
        shown = blake2b(msgspec.json.encode(told), digest_size=16).digest()
        if shown == self._shown:
            return False
        self._shown = shown
        return True

    def show(self, update: Update) -> None:
        """Send an update whether or not it is news."""
        self.news(update)
        self.send(update)

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
