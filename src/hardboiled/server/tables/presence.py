"""Who is there: players with a live connection are noted in the store now and then, for all workers."""

from __future__ import annotations

import asyncio
import time

import msgspec

from hardboiled.server.tables.hub import Hub
from hardboiled.server.tables.live_table import LiveTable
from hardboiled.server.tables.summaries import ONLINE_SECONDS
from hardboiled.server.telemetry.logs import failed


class Presence:
    seconds = ONLINE_SECONDS / 3

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def renew(self) -> None:
        """Note everybody who is connected here; tell where somebody has silently gone."""
        now = time.time()
        there = [(live.id, player) for live in self._hub.watched() for player in _players_here(live)]
        await self._hub.tables.seen_many(there, now)
        for live in self._hub.watched():
            try:
                await self._renew(live, now)
            except Exception:
                failed("presence could not be renewed", table=live.id)
            await asyncio.sleep(0)  # moves are waiting

    async def _renew(self, live: LiveTable, now: float) -> None:
        async with live.lock:
            if self._hub.shared:
                await self._look_for_others(live)
            for player in _players_here(live):
                for seat in live.seats_of(player):
                    _see(live, seat, now)
            live.audience.tell_table()

    async def _look_for_others(self, live: LiveTable) -> None:
        """When the players of other workers were last there. That they still are sends no news, so it is read."""
        found = await self._hub.tables.load(live.id)
        for row in found[1] if found else ():
            if live.seats[row.seat].player == row.player:
                _see(live, row.seat, row.seen)


def _players_here(live: LiveTable) -> set[str]:
    return {listener.player for listener in live.audience if live.seats_of(listener.player)}


def _see(live: LiveTable, seat: str, at: float) -> None:
    live.seats[seat] = msgspec.structs.replace(live.seats[seat], seen=at)
