"""Litestar's asyncpg channels, with two things added: publishing through a connection that stays
open instead of a new one each time, and listening again after a lost connection."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable
from typing import Any

import asyncpg
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

from hardboiled.server.telemetry.logs import note

LOST = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)


class PostgresNews(AsyncPgChannelsBackend):
    def __init__(self, dsn: str) -> None:
        super().__init__(dsn)
        self._speaker: Any = None
        self._closing = False
        self._mending: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        await super().on_startup()
        self._speaker = await self._speaking()
        self._listener_conn.add_termination_listener(self._lost)

    async def on_shutdown(self) -> None:
        self._closing = True
        if self._mending is not None:
            self._mending.cancel()
        with contextlib.suppress(*LOST):
            await self._speaker.close(timeout=2)
        await super().on_shutdown()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Channels publish one after the other, so one connection is enough."""
        try:
            if self._speaker.is_closed():
                self._speaker = await self._speaking()
            for channel in channels:
                await self._speaker.execute("SELECT pg_notify($1, $2)", channel, data.decode())
        except LOST as error:
            note("news not told; other workers will look", reason=type(error).__name__)

    async def _speaking(self) -> Any:
        """News need not survive: whoever comes back looks at the store. So nobody waits for a disk to tell them."""
        connection = await self._connect()
        await connection.execute("SET synchronous_commit TO off")
        return connection

    def _lost(self, _connection: Any) -> None:
        if not self._closing:
            note("news connection lost")
            self._mending = asyncio.get_running_loop().create_task(self._listen_again())

    async def _listen_again(self) -> None:
        while not self._closing:
            with contextlib.suppress(*LOST):
                async with self._listener_lock:
                    self._listener_conn = await self._connect()
                    self._listener_conn.add_termination_listener(self._lost)
                    for channel in self._subscribed_channels:
                        await self._listener_conn.add_listener(channel, self._listener)
                return
            await asyncio.sleep(1)
