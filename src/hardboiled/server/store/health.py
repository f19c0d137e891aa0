"""Whether the store can be written: tried, not assumed, and not more often than every few seconds."""

from __future__ import annotations

import asyncio
import time

from sqlalchemy import text

from hardboiled.server.store.database import Database
from hardboiled.server.telemetry.logs import failed

FRESH = 3.0
"""Seconds an answer holds, whoever asks."""
PATIENCE = 5.0
TOUCH = text("UPDATE alembic_version SET version_num = version_num")


class Health:
    def __init__(self, database: Database) -> None:
        self._db = database
        self._lock = asyncio.Lock()
        self._tried_at = -FRESH
        self._sound = False

    async def sound(self) -> bool:
        async with self._lock:
            if time.monotonic() - self._tried_at >= FRESH:
                self._sound = await self._try()
                self._tried_at = time.monotonic()
            return self._sound

    async def _try(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._db.write(lambda tx: tx.execute(TOUCH))
        except Exception:
            failed("the store cannot be written")
            return False
        return True
