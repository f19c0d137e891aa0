"""One database, two doors: readers share a pool; on SQLite all writes of a worker go through one
connection that takes the write lock at once, so that they queue instead of failing."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import event
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

BUSY_SECONDS = 15


class Taken(Exception):
    """Somebody else wrote the row with this key first."""


class Database:
    def __init__(self, url: str) -> None:
        self.url = url
        if url.startswith("sqlite"):
            self.reader = _sqlite(url, "BEGIN", pool_size=4)
            self.writer = _sqlite(url, "BEGIN IMMEDIATE", pool_size=1)
        else:
            self.reader = self.writer = create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.reader.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction; a key that exists already: Taken."""
        try:
            async with self.writer.begin() as connection:
                yield connection
        except IntegrityError as error:
            raise Taken from error

    async def close(self) -> None:
        await self.reader.dispose()
        await self.writer.dispose()


def _sqlite(url: str, begin: str, pool_size: int) -> AsyncEngine:
    engine = create_async_engine(
        url, pool_size=pool_size, max_overflow=0, pool_timeout=60, connect_args={"timeout": BUSY_SECONDS}
    )

    def prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    def start(connection: Any) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine.sync_engine, "connect", prepare)
    event.listen(engine.sync_engine, "begin", start)
    return engine
