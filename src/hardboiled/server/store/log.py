"""The append-only log: a move is one append, and its key (table, number) settles races."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hardboiled.server.store.database import Database
from hardboiled.server.store.rows import Entry, Standing, Wish
from hardboiled.server.store.schema import log, tables, votes, wishes


class LogStore:
    def __init__(self, database: Database) -> None:
        self._db = database

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        async with self._db.reading() as db:
            found = await db.execute(
                select(log.c.number, log.c.kind, log.c.seat, log.c.body, log.c.at)
                .where(log.c.table_id == table_id, log.c.number > after)
                .order_by(log.c.number)
            )
            return [Entry(number=r.number, kind=r.kind, seat=r.seat, body=r.body, at=r.at) for r in found]

    @asynccontextmanager
    async def appending(self, table_id: str, entry: Entry) -> AsyncIterator[Callable[[Standing], None]]:
        """Append one entry (Taken if its number is), then, in the same transaction, note where the
        match stands after it: the block gets a function to say so."""
        said: list[Standing] = []
        async with self._db.writing() as tx:
            await insert_entries(tx, table_id, [entry])
            yield said.append
            await tx.execute(delete(wishes).where(wishes.c.table_id == table_id))
            await tx.execute(delete(votes).where(votes.c.table_id == table_id))
            values = {"number": entry.number, "updated": time.time(), **standing_values(said[-1])}
            await tx.execute(update(tables).where(tables.c.id == table_id).values(values))

    # Wishes to undo.

    async def wish(self, table_id: str) -> Wish | None:
        async with self._db.reading() as db:
            row = (await db.execute(select(wishes).where(wishes.c.table_id == table_id))).first()
            if row is None:
                return None
            agreed = await db.execute(select(votes.c.player).where(votes.c.table_id == table_id))
            return Wish(at=row.at, seat=row.seat, back_to=row.back_to, agreed=tuple(sorted(agreed.scalars())))

    async def make_wish(self, table_id: str, wish: Wish) -> None:
        """Note a wish and the vote of whoever has it; Taken if there is one already."""
        async with self._db.writing() as tx:
            await tx.execute(insert(wishes).values(table_id=table_id, at=wish.at, seat=wish.seat, back_to=wish.back_to))
            for player in wish.agreed:
                await tx.execute(insert(votes).values(table_id=table_id, player=player))
            await touch(tx, table_id)

    async def vote(self, table_id: str, player: str) -> None:
        """One more agrees; Taken if they have before."""
        async with self._db.writing() as tx:
            await tx.execute(insert(votes).values(table_id=table_id, player=player))
            await touch(tx, table_id)

    async def drop_wish(self, table_id: str) -> None:
        async with self._db.writing() as tx:
            await tx.execute(delete(votes).where(votes.c.table_id == table_id))
            await tx.execute(delete(wishes).where(wishes.c.table_id == table_id))
            await touch(tx, table_id)


async def insert_entries(tx: AsyncConnection, table_id: str, entries: Sequence[Entry]) -> None:
    now = time.time()
    rows = [
        {"table_id": table_id, "number": e.number, "kind": e.kind, "seat": e.seat, "body": e.body, "at": e.at or now}
        for e in entries
    ]
    if rows:
        await tx.execute(insert(log), rows)


async def touch(tx: AsyncConnection, table_id: str) -> int:
    """Something beside the log has changed: other workers shall look. The table's new revision."""
    newer = update(tables).where(tables.c.id == table_id).values(revision=tables.c.revision + 1)
    return int((await tx.execute(newer.returning(tables.c.revision))).scalar_one())


def standing_values(standing: Standing) -> dict[str, object]:
    return {
        "choices": standing.choices,
        "status": standing.status,
        "asked": msgspec.json.encode(standing.asked).decode(),
        "driven": standing.driven,
    }
