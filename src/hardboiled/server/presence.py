"""Who is there: players with a live connection are noted in the store now and then, for all workers."""

from __future__ import annotations

import time

from hardboiled.server.faces import ONLINE_SECONDS
from hardboiled.server.hub import Hub


class Presence:
    seconds = ONLINE_SECONDS / 3

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def renew(self) -> None:
        """Note everybody who is connected here; tell where somebody has silently gone."""
        there = [
            (live.id, player)
            for live in self._hub.watched()
            for player in {listener.player for listener in live.listeners}
            if live.seats_of(player)
        ]
        await self._hub.tables.seen_many(there, time.time())
        for live in self._hub.watched():
            async with live.lock:
                live.tell_table()
