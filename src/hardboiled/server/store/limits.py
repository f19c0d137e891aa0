"""What workers share about who does too much: by when all that somebody did is paid off."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, case, delete, or_
from sqlalchemy.dialects import postgresql, sqlite

from hardboiled.server.store.database import Database
from hardboiled.server.store.schema import limits

SLACK = 1.0
"""Seconds by which the clocks of workers may differ. Nobody is ever let further ahead than `most`: what lies beyond
was written before the clock was set back."""


class LimitStore:
    def __init__(self, database: Database) -> None:
        self._db = database

    async def take(self, who: str, price: float, most: float, now: float) -> bool:
        """Move `who` on by the price, in one statement, unless that is later than `most`; whether it did."""

        def work(tx: Connection) -> bool:
            insert: Any = postgresql.insert if tx.dialect.name == "postgresql" else sqlite.insert
            paid = limits.c.paid
            counted = insert(limits).values(who=who, paid=now + price)
            counted = counted.on_conflict_do_update(
                index_elements=[limits.c.who],
                set_={"paid": case((paid > most + SLACK, now), (paid > now, paid), else_=now) + price},
                where=or_(paid <= most - price, paid > most + SLACK),
            )
            return tx.execute(counted.returning(limits.c.who)).first() is not None

        return await self._db.write(work)

    async def forget(self, now: float) -> None:
        await self._db.write(lambda tx: tx.execute(delete(limits).where(limits.c.paid < now)))
