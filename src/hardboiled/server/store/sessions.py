"""Sessions that were ended: whoever signed out, by a fingerprint of the cookie they had."""

from __future__ import annotations

import time

from sqlalchemy import Connection, delete, insert, select

from hardboiled.server.store.database import Database
from hardboiled.server.store.schema import ended_sessions

OVERLAP = 60.0
"""Seconds by which the clocks of workers may differ."""


class SessionStore:
    def __init__(self, database: Database) -> None:
        self._db = database

    async def end(self, session: str) -> None:
        def work(tx: Connection) -> None:
            tx.execute(delete(ended_sessions).where(ended_sessions.c.session == session))
            tx.execute(insert(ended_sessions).values(session=session, at=time.time()))

        await self._db.write(work)

    async def ended(self, since: float = 0.0) -> tuple[list[str], float]:
        """Those ended since then (and a little before), and when the last of them was."""
        query = select(ended_sessions.c.session, ended_sessions.c.at).where(ended_sessions.c.at > since - OVERLAP)
        found = await self._db.read(lambda db: db.execute(query).all())
        return [row.session for row in found], max((row.at for row in found), default=since)
