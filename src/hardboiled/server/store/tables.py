"""Tables and seats as stored, and the leases by which one worker at a time drives a table's bots."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeVar

import msgspec
from msgspec.structs import asdict
from sqlalchemy import Connection, Row, bindparam, case, delete, func, insert, or_, select, update

from hardboiled.server.store.database import Database, Taken
from hardboiled.server.store.log import insert_entries, standing_values, touch
from hardboiled.server.store.rows import Entry, Line, SeatRow, Standing, TableRow, header_of
from hardboiled.server.store.schema import chat, keepsakes, log, seats, tables, votes, wishes
from hardboiled.server.telemetry.logs import failed

T = TypeVar("T")

LISTED = 100
LISTED_AN_ADDRESS = 8
LISTED_AN_OWNER = 5
LONGEST_LEASE = 60.0
CHAT_KEPT = 200
SEEN_TOGETHER = 100

_SEEN = (
    update(seats)
    .where(seats.c.table_id == bindparam("of"), seats.c.player == bindparam("who"))
    .values(seen=bindparam("now"))
)


class Follows(NamedTuple):
    """Which table a new one follows: as its rematch, or as the next episode of its campaign."""

    table: str
    campaign: bool


class TableStore:
    def __init__(self, database: Database) -> None:
        self._db = database

    async def create(
        self,
        table: TableRow,
        table_seats: Sequence[SeatRow],
        entries: Sequence[Entry],
        follows: Follows | None = None,
    ) -> None:
        """A new table; Taken, and there is none, if it `follows` one that another follows already."""

        def work(tx: Connection) -> None:
            if follows is not None:
                _follow(tx, follows, table.id)
            tx.execute(insert(tables).values(_table_values(table)))
            tx.execute(insert(seats), [_seat_values(table.id, seat) for seat in table_seats])
            insert_entries(tx, table.id, entries)

        await self._db.write(work)

    async def load(self, table_id: str) -> tuple[TableRow, list[SeatRow]] | None:
        def work(db: Connection) -> tuple[TableRow, list[SeatRow]] | None:
            row = db.execute(select(tables).where(tables.c.id == table_id)).first()
            if row is None:
                return None
            sitting = db.execute(select(seats).where(seats.c.table_id == table_id).order_by(seats.c.position))
            return _table(row), [_seat(seat) for seat in sitting]

        return await self._db.read(work)

    async def of_player(self, player: str) -> list[tuple[TableRow, list[SeatRow]]]:
        mine = select(seats.c.table_id).where(seats.c.player == player)
        return await self._list(or_(tables.c.id.in_(mine), tables.c.owner == player))

    async def open_tables(self) -> list[tuple[TableRow, list[SeatRow]]]:
        """The tables anybody may join: of one address and of one owner only the latest few, so that nobody can fill
        the list."""
        listed = (tables.c.visibility == "open", tables.c.status != "over")
        place = case((tables.c.opened_from == "", tables.c.owner), else_=tables.c.opened_from)
        latest = tables.c.updated.desc()
        ranked = select(
            tables.c.id,
            func.row_number().over(partition_by=place, order_by=latest).label("of_place"),
            func.row_number().over(partition_by=tables.c.owner, order_by=latest).label("of_owner"),
        ).where(*listed)
        found = ranked.subquery()
        few = select(found.c.id).where(found.c.of_place <= LISTED_AN_ADDRESS, found.c.of_owner <= LISTED_AN_OWNER)
        return await self._list(tables.c.id.in_(few))

    async def _list(self, *conditions: Any) -> list[tuple[TableRow, list[SeatRow]]]:
        def work(db: Connection) -> list[tuple[TableRow, list[SeatRow]]]:
            query = select(tables).where(*conditions).order_by(tables.c.updated.desc()).limit(LISTED)
            rows = _sound(_table, db.execute(query))
            sitting: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
            query = select(seats).where(seats.c.table_id.in_(list(sitting))).order_by(seats.c.position)
            for at, seat in _sound(lambda row: (row.table_id, _seat(row)), db.execute(query)):
                sitting[at].append(seat)
            return [(row, sitting[row.id]) for row in rows]

        return await self._db.read(work)

    async def change_seats(self, table: TableRow, changed: Sequence[SeatRow], deal: Sequence[Entry]) -> bool:
        """Let others have these seats, and give out the new deal if there is one: only if nobody has
        written to the table since it was read. `table` is what it is then, but for its revision and number."""

        def work(tx: Connection) -> bool:
            as_read = (tables.c.revision == table.revision) & (tables.c.number == table.number)
            values = {
                "header": msgspec.json.encode(table.header).decode(),
                "updated": time.time(),
                "known": table.known,
                "revision": table.revision + 1,
                "number": table.number + len(deal),
                **standing_values(table.standing),
            }
            if tx.execute(update(tables).where(tables.c.id == table.id, as_read).values(values)).rowcount != 1:
                return False
            for seat in changed:
                here = (seats.c.table_id == table.id) & (seats.c.seat == seat.seat)
                tx.execute(update(seats).where(here).values(_seat_values(table.id, seat)))
            insert_entries(tx, table.id, deal)
            if deal:
                tx.execute(delete(keepsakes).where(keepsakes.c.table_id == table.id))
            return True

        return await self._db.write(work)

    async def preset(self, table_id: str, seat: SeatRow, driven: bool) -> int:
        """Keep a seat's answers given in advance: the table's new revision."""

        def work(tx: Connection) -> int:
            here = (seats.c.table_id == table_id) & (seats.c.seat == seat.seat)
            presets = msgspec.json.encode(seat.presets).decode()
            tx.execute(update(seats).where(here).values(presets=presets, until_turn=seat.until_turn))
            tx.execute(update(tables).where(tables.c.id == table_id).values(driven=driven))
            return touch(tx, table_id)

        return await self._db.write(work)

    async def seen(self, table_id: str, player: str, at: float) -> int:
        """Note when a player was last there: the table's new revision."""

        def work(tx: Connection) -> int:
            tx.execute(_SEEN, {"of": table_id, "who": player, "now": at})
            return touch(tx, table_id)

        return await self._db.write(work)

    async def seen_many(self, there: Sequence[tuple[str, str]], at: float) -> None:
        """The same for many players at many tables, a few at a time: moves are written in between."""
        for begin in range(0, len(there), SEEN_TOGETHER):
            few = [{"of": table_id, "who": who, "now": at} for table_id, who in there[begin : begin + SEEN_TOGETHER]]
            await self._db.write(partial(_see, rows=few))

    async def standing_at(self, table_ids: Sequence[str]) -> dict[str, tuple[int, int]]:
        """The newest entry and revision of these tables."""
        query = select(tables.c.id, tables.c.number, tables.c.revision).where(tables.c.id.in_(table_ids))
        return await self._db.read(lambda db: {row.id: (row.number, row.revision) for row in db.execute(query)})

    async def delete(self, table_id: str) -> None:
        """The table and all that is kept of it."""

        def work(tx: Connection) -> None:
            for slot in (tables.c.next, tables.c.episode):
                tx.execute(update(tables).where(slot == table_id).values({slot: ""}))
            for part in (log, seats, chat, keepsakes, votes, wishes):
                tx.execute(delete(part).where(part.c.table_id == table_id))
            tx.execute(delete(tables).where(tables.c.id == table_id))

        await self._db.write(work)

    # Talk.

    async def say(self, table_id: str, name: str, seat: str, text: str) -> tuple[Line, int]:
        """Keep a line: it and the table's new revision."""

        def work(tx: Connection) -> tuple[Line, int]:
            now = time.time()
            values = {"table_id": table_id, "name": name, "seat": seat, "text": text, "at": now}
            number = tx.execute(insert(chat).values(values).returning(chat.c.id)).scalar_one()
            return Line(id=number, name=name, seat=seat, text=text, at=now), touch(tx, table_id)

        return await self._db.write(work)

    async def said(self, table_id: str, after: int = 0) -> list[Line]:
        newest = select(chat).where(chat.c.table_id == table_id, chat.c.id > after).order_by(chat.c.id.desc())

        def work(db: Connection) -> list[Line]:
            found = db.execute(newest.limit(CHAT_KEPT))
            return [Line(id=r.id, name=r.name, seat=r.seat, text=r.text, at=r.at) for r in found][::-1]

        return await self._db.read(work)

    # Leases.

    async def lease(self, table_id: str, worker: str, seconds: float) -> bool:
        """Become (or stay) the one who drives this table's bots for so long."""

        def work(tx: Connection) -> bool:
            now = time.time()
            free = or_(tables.c.lease_by == worker, _run_out(now))
            values = {"lease_by": worker, "lease_until": now + seconds}
            changed = tx.execute(update(tables).where(tables.c.id == table_id, free).values(values))
            return changed.rowcount == 1

        return await self._db.write(work)

    async def release(self, table_id: str, worker: str) -> None:
        mine = (tables.c.id == table_id) & (tables.c.lease_by == worker)
        change = update(tables).where(mine).values(lease_until=0.0)
        await self._db.write(lambda tx: tx.execute(change))

    async def undriven(self, limit: int = 50) -> list[str]:
        """Running tables where a bot has to act and nobody sees to it."""
        waiting = (tables.c.driven, tables.c.status == "running", _run_out(time.time()))
        query = select(tables.c.id).where(*waiting).limit(limit)
        return await self._db.read(lambda db: list(db.execute(query).scalars()))


def _run_out(now: float) -> Any:
    """Leases that no longer hold; one from further in the future than any lease lasts was made before the clock was
    set back."""
    return or_(tables.c.lease_until < now, tables.c.lease_until > now + LONGEST_LEASE)


def _sound(read: Callable[[Row[Any]], T], rows: Iterable[Row[Any]]) -> list[T]:
    """The rows that can be read: what is wrong with one table keeps no other from being shown."""
    found: list[T] = []
    for row in rows:
        try:
            found.append(read(row))
        except (msgspec.MsgspecError, ValueError, TypeError):
            failed("a row is damaged", table=getattr(row, "table_id", getattr(row, "id", "")))
    return found


def _follow(tx: Connection, follows: Follows, next_id: str) -> None:
    """Name the table that follows another; Taken if there is one."""
    slot = tables.c.episode if follows.campaign else tables.c.next
    named = update(tables).where(tables.c.id == follows.table, slot == "").values({slot: next_id})
    if tx.execute(named).rowcount != 1:
        raise Taken
    touch(tx, follows.table)


def _see(tx: Connection, rows: list[dict[str, Any]]) -> None:
    tx.execute(_SEEN, rows)


def _table_values(table: TableRow) -> dict[str, Any]:
    plain = {name: getattr(table, name) for name in TableRow.__struct_fields__ if name != "standing"}
    header = msgspec.json.encode(table.header).decode()
    return {**plain, "header": header, "lease_by": "", "lease_until": 0.0, **standing_values(table.standing)}


def _table(row: Row[Any]) -> TableRow:
    asked = tuple(msgspec.json.decode(row.asked, type=list[str]))
    standing = Standing(choices=row.choices, status=row.status, asked=asked, driven=row.driven)
    plain = {name: getattr(row, name) for name in TableRow.__struct_fields__ if name != "standing"}
    return TableRow(**{**plain, "header": header_of(row.header), "standing": standing})


def _seat(row: Row[Any]) -> SeatRow:
    plain = {name: getattr(row, name) for name in SeatRow.__struct_fields__}
    return SeatRow(**{**plain, "presets": tuple(msgspec.json.decode(row.presets, type=list[str]))})


def _seat_values(table_id: str, seat: SeatRow) -> dict[str, Any]:
    return {"table_id": table_id, **asdict(seat), "presets": msgspec.json.encode(seat.presets).decode()}
