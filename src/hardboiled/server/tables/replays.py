"""Finished matches, moment by moment."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from cachetools import LRUCache

from hardboiled.kernel.ids import SPECTATOR
from hardboiled.kernel.scene import Scene
from hardboiled.server.refusal import Refused
from hardboiled.server.store import Entry
from hardboiled.server.tables.aside import Aside
from hardboiled.server.tables.live_table import LiveTable
from hardboiled.server.tables.timeline import Timeline

KEPT = 8


class _Moment(NamedTuple):
    timeline: Timeline
    scene: Scene


class Replays:
    """A few finished matches, each standing at the moment last looked at, so that stepping on and back is quick."""

    def __init__(self, aside: Aside) -> None:
        self._aside = aside
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
            stood = self._kept.pop(live.id, live.timeline)
            timeline, scene = await self._aside.run(lambda: _moment(stood, choices, number, seat, since))
            self._kept[live.id] = timeline
            return scene


def _moment(stood: Timeline, choices: Sequence[Entry], number: int, seat: str, since: int | None) -> _Moment:
    done = min(number, len(stood.choices))
    timeline = stood.back_to(done)
    timeline.follow(choices[done:number])
    return _Moment(timeline, timeline.scene(seat, max(0, number - 1) if since is None else since, most=None))
