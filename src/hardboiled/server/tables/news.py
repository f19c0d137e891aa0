"""Workers tell each other "table T is at entry N"; each builds the scenes of its own listeners.

One worker needs nobody. Several on PostgreSQL hear each other through Litestar Channels on
LISTEN/NOTIFY, several on SQLite by looking at the store. Everywhere a slow look at the store catches
what a lost connection swallowed.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterable
from typing import Any

import msgspec
from litestar.channels import ChannelsBackend, ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from msgspec import Struct

from hardboiled.server.refusal import Refused
from hardboiled.server.settings import Settings
from hardboiled.server.tables.hub import Hub
from hardboiled.server.tables.live_table import LiveTable
from hardboiled.server.telemetry.logs import failed, note

CHANNEL = "hardboiled_tables"


class Told(Struct, frozen=True):
    table: str
    number: int
    revision: int
    worker: str


def channels_for(settings: Settings) -> ChannelsPlugin:
    backend: ChannelsBackend = MemoryChannelsBackend()
    if settings.on_postgres:
        from hardboiled.server.tables.postgres_news import PostgresNews

        backend = PostgresNews(settings.url.replace("+asyncpg", ""))
    return ChannelsPlugin(backend=backend, channels=[CHANNEL])


class Publisher:
    """Tells the other workers."""

    def __init__(self, channels: ChannelsPlugin, worker: str) -> None:
        self._channels = channels
        self._worker = worker

    def publish(self, live: LiveTable) -> None:
        told = Told(live.id, live.number, live.table.revision, self._worker)
        self._channels.publish(msgspec.json.encode(told), CHANNEL)


class News:
    """Hears the other workers."""

    def __init__(self, hub: Hub, channels: ChannelsPlugin, worker: str) -> None:
        self._hub = hub
        self._channels = channels
        self._worker = worker
        self._catching_up: set[str] = set()
        self._tasks: set[asyncio.Task[Any]] = set()

    async def listen(self) -> None:
        """Follow what the other workers tell, for ever."""
        async with self._channels.start_subscription(CHANNEL) as subscriber:
            async for message in subscriber.iter_events():
                told = msgspec.json.decode(message, type=Told)
                if told.worker != self._worker:
                    self._hear([(told.table, told.number, told.revision)])

    async def look(self) -> None:
        """Look at the store for what nobody told."""
        watched = [live.id for live in self._hub.watched()]
        for begin in range(0, len(watched), 500):
            found = await self._hub.tables.standing_at(watched[begin : begin + 500])
            self._hear((table, number, revision) for table, (number, revision) in found.items())
            self._hear((table, 0, sys.maxsize) for table in watched[begin : begin + 500] if table not in found)

    def _hear(self, told: Iterable[tuple[str, int, int]]) -> None:
        for table, number, revision in told:
            live = self._hub.known(table)
            if live is None or table in self._catching_up:
                continue
            if number > live.number or revision > live.table.revision:
                self._catching_up.add(table)
                task = asyncio.create_task(self._catch_up(live, beside=revision > live.table.revision))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _catch_up(self, live: LiveTable, beside: bool) -> None:
        """Read what is new: the log, and all else if something changed beside it."""
        try:
            async with live.lock:
                self._catching_up.discard(live.id)  # what is told from here on is read by the next one
                await (self._hub.catch_up_locked(live) if beside else self._hub.follow_log(live))
        except Refused:
            note("a table is gone", table=live.id)
        except Exception:
            failed("catching up failed", table=live.id)
            self._hub.forget(live)
        finally:
            self._catching_up.discard(live.id)
