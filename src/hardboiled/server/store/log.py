"""The append-only log: a move is one append, and its key (table, number) settles races."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from hardboiled.kernel.record import Header
from hardboiled.server.store.database import Database
from hardboiled.server.store.rows import Entry, Standing, Wish
from hardboiled.server.store.schema import keepsakes, log, tables, votes, wishes

# What a move writes, in the words of the database: it is written a hundred times a second.

_INTO_LOG = "INSERT INTO log (table_id, number, kind, seat, body, at) VALUES"
_STANDS = (
    "UPDATE tables SET number = {}, choices = {}, status = {}, asked = {}, driven = {}, updated = {} WHERE id = {}"
)
_UPDATED = "CASE WHEN {} THEN {} ELSE updated END"
_SQLITE = (
    f"{_INTO_LOG} (?, ?, ?, ?, ?, ?)",
    _STANDS.format("?", "?", "?", "?", "?", _UPDATED.format("?", "?"), "?"),
)
_POSTGRES = f"WITH entry AS ({_INTO_LOG} ($1, $2, $3, $4, $5, $6)) " + _STANDS.format(
    "$2", "$7", "$8", "$9", "$10", _UPDATED.format("$11", "$12"), "$1"
)


class _Row(NamedTuple):
    table_id: str
    number: int
    kind: str
    seat: str
    body: str
    at: float


class _Stands(NamedTuple):
    choices: int
    status: str
    asked: str
    driven: bool
    shows: bool
    now: float


def _append_to_sqlite(tx: Connection, row: _Row, stands: _Stands) -> None:
    tx.exec_driver_sql(_SQLITE[0], row)
    tx.exec_driver_sql(_SQLITE[1], (row.number, *stands, row.table_id))


def _append_to_postgres(tx: Connection, row: _Row, stands: _Stands) -> None:
    """Both in one statement: one way there and back."""
    tx.exec_driver_sql(_POSTGRES, (*row, *stands))


_APPEND = {"sqlite": _append_to_sqlite, "postgresql": _append_to_postgres}
_ENTRY, _KEEP = insert(log), insert(keepsakes)
_DROP_KEEPSAKE = delete(keepsakes).where(keepsakes.c.table_id == bindparam("of"))
_UNSETTLED = (
    update(wishes)
    .where(wishes.c.table_id == bindparam("of"), wishes.c.at == bindparam("was"))
    .values(at=bindparam("now"))
)
_ENTRIES = (
    select(log.c.number, log.c.kind, log.c.seat, log.c.body, log.c.at)
    .where(log.c.table_id == bindparam("of"), log.c.number > bindparam("after"))
    .order_by(log.c.number)
)


class LogStore:
    def __init__(self, database: Database) -> None:
        self._db = database

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        asked = {"of": table_id, "after": after}
        return await self._db.read(lambda db: [Entry(**row) for row in db.execute(_ENTRIES, asked).mappings()])

    async def append(
        self, table_id: str, entry: Entry, standing: Standing, shows: bool, settles: bool, keepsake: str = ""
    ) -> None:
        """One more entry (Taken if its number is), and beside it where the match stands then, when it last
        changed (if this `shows` to everybody), and a wish to undo that it does not settle."""

        now = time.time()
        asked = msgspec.json.encode(standing.asked).decode()
        row = _Row(table_id, entry.number, entry.kind, entry.seat, entry.body, entry.at or now)
        stands = _Stands(standing.choices, standing.status, asked, standing.driven, shows, now)

        def work(tx: Connection) -> None:
            _APPEND[tx.dialect.name](tx, row, stands)
            if not settles:
                tx.execute(_UNSETTLED, {"of": table_id, "was": entry.number - 1, "now": entry.number})
            if keepsake:
                tx.execute(_DROP_KEEPSAKE, {"of": table_id})
                tx.execute(_KEEP, {"table_id": table_id, "saved": keepsake})

        await self._db.write(work, statement=settles and not keepsake)

    # When the rules have changed since a match began.

    async def keepsake(self, table_id: str) -> str:
        """The last position kept in words that newer rules can read, '' if there is none."""
        query = select(keepsakes.c.saved).where(keepsakes.c.table_id == table_id)
        return await self._db.read(lambda db: str(db.execute(query).scalar() or ""))

    async def begin_again(self, table_id: str, header: Header, entries: Sequence[Entry]) -> None:
        """Append a new beginning and the choices after it; Taken if somebody else did."""

        def work(tx: Connection) -> None:
            insert_entries(tx, table_id, entries)
            values = {"number": entries[-1].number, "header": msgspec.json.encode(header).decode()}
            tx.execute(update(tables).where(tables.c.id == table_id).values(values))

        await self._db.write(work)

    # Wishes to undo. One that was made at an earlier entry than the newest is over.

    async def wish(self, table_id: str, at: int) -> Wish | None:
        """The wish somebody has now that the table stands at this entry."""

        def work(db: Connection) -> Wish | None:
            row = db.execute(select(wishes).where(wishes.c.table_id == table_id, wishes.c.at == at)).first()
            if row is None:
                return None
            agreed = db.execute(select(votes.c.player).where(votes.c.table_id == table_id)).scalars()
            return Wish(at=row.at, seat=row.seat, back_to=row.back_to, agreed=tuple(sorted(agreed)))

        return await self._db.read(work)

    async def make_wish(self, table_id: str, wish: Wish) -> int:
        """Note a wish and the vote of whoever has it, and no other; Taken if there is one. The table's
        revision."""

        def work(tx: Connection) -> int:
            tx.execute(delete(wishes).where(wishes.c.table_id == table_id, wishes.c.at < wish.at))
            row = {"table_id": table_id, "at": wish.at, "seat": wish.seat, "back_to": wish.back_to}
            tx.execute(insert(wishes).values(row))
            tx.execute(delete(votes).where(votes.c.table_id == table_id))
            for player in wish.agreed:
                tx.execute(insert(votes).values(table_id=table_id, player=player))
            return touch(tx, table_id)

        return await self._db.write(work)

    async def vote(self, table_id: str, wish: Wish, player: str) -> bool:
        """One more agrees, if this is the wish that stands; Taken if they have before."""
        newest = select(tables.c.number).where(tables.c.id == table_id).scalar_subquery()
        same = (wishes.c.seat == wish.seat) & (wishes.c.back_to == wish.back_to) & (wishes.c.at == newest)
        stands = select(wishes.c.table_id).where(wishes.c.table_id == table_id, same).with_for_update()

        def work(tx: Connection) -> bool:
            if tx.execute(stands).first() is None:
                return False
            tx.execute(insert(votes).values(table_id=table_id, player=player))
            touch(tx, table_id)
            return True

        return await self._db.write(work)

    async def drop_wish(self, table_id: str) -> int:
        def work(tx: Connection) -> int:
            _forget_wish(tx, table_id)
            return touch(tx, table_id)

        return await self._db.write(work)


def _forget_wish(tx: Connection, table_id: str) -> None:
    tx.execute(delete(votes).where(votes.c.table_id == table_id))
    tx.execute(delete(wishes).where(wishes.c.table_id == table_id))


def insert_entries(tx: Connection, table_id: str, entries: Sequence[Entry]) -> None:
    now = time.time()
    rows = [
        {"table_id": table_id, "number": e.number, "kind": e.kind, "seat": e.seat, "body": e.body, "at": e.at or now}
        for e in entries
    ]
    if rows:
        tx.execute(_ENTRY, rows if len(rows) > 1 else rows[0])


def touch(tx: Connection, table_id: str) -> int:
    """Something beside the log has changed: other workers shall look. The table's new revision."""
    newer = update(tables).where(tables.c.id == table_id).values(revision=tables.c.revision + 1)
    return int(tx.execute(newer.returning(tables.c.revision)).scalar_one())


def standing_values(standing: Standing) -> dict[str, object]:
    return {
        "choices": standing.choices,
        "status": standing.status,
        "asked": msgspec.json.encode(standing.asked).decode(),
        "driven": standing.driven,
    }
