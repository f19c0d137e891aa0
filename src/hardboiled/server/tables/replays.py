"""Finished matches, moment by moment."""

from __future__ import annotations

import asyncio

from cachetools import LRUCache

from hardboiled.kernel.ids import SPECTATOR
from hardboiled.kernel.scene import Scene
from hardboiled.server.refusal import Refused
from hardboiled.server.tables.live_table import LiveTable
from hardboiled.server.tables.timeline import Timeline

KEPT = 8


class Replays:
    """A few finished matches, each standing at the moment last looked at: stepping on is quick,
    stepping back plays it again from the beginning."""

    def __init__(self) -> None:
        self._kept: LRUCache[str, Timeline] = LRUCache(KEPT)
        self._lock = asyncio.Lock()

    async def scene(self, live: LiveTable, number: int, seat: str, since: int | None = None) -> Scene:
        """The table after so many choices, with what was told `since` so many: else in the last one."""
        choices = live.timeline.choices
        if not 0 <= number <= len(choices):
            raise Refused("gone", f"This match has the moments 0 to {len(choices)}.")
        if seat != SPECTATOR and seat not in live.seats:
            raise Refused("gone", "This match has no such seat.")
        async with self._lock:
            timeline = self._kept.pop(live.id, None)
            if timeline is None or len(timeline.choices) > number:
                timeline = Timeline(live.table.header, live.timeline.beginning, live.timeline.packs)
            done = len(timeline.choices)
            await asyncio.to_thread(timeline.follow, choices[done:number])
            self._kept[live.id] = timeline
            return timeline.scene(seat, since=max(0, number - 1) if since is None else since)
