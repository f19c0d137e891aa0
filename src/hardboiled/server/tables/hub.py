"""The tables a worker has in memory, kept up to date with the store and with other workers."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Protocol

import msgspec
from sqlalchemy.exc import DBAPIError

from hardboiled.kernel.errors import HardboiledError
from hardboiled.kernel.record import Header
from hardboiled.server.identity import Identity
from hardboiled.server.refusal import Refused, gone
from hardboiled.server.settings import Settings
from hardboiled.server.store import (
    Entry,
    Health,
    LogStore,
    PeopleStore,
    SessionStore,
    TableRow,
    TableStore,
    Taken,
    Wish,
    open_database,
)
from hardboiled.server.store.learning import CaseStore, LessonStore, PuzzleStore
from hardboiled.server.store.packs import Packs, Shelf
from hardboiled.server.tables.aside import Aside
from hardboiled.server.tables.live_table import LiveTable
from hardboiled.server.tables.timeline import LONGEST_MATCH, Timeline
from hardboiled.server.tables.upgrade import EVERY, keepsake, outdated, resumed
from hardboiled.server.telemetry.logs import failed
from hardboiled.server.telemetry.metrics import Metrics

ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
LONG_LOG = 100
"""From so many choices on, what plays them again is done beside the event loop."""


class Announcer(Protocol):
    """Tells other workers that a table has moved on."""

    def publish(self, live: LiveTable) -> None: ...


class Mover(Protocol):
    """Sees to those who answer by themselves: bots, and answers given in advance."""

    def consider(self, hub: Hub, live: LiveTable) -> None:
        """Look whether somebody has to act at this table now."""
        ...


class Nobody:
    """No other workers, no bots: a hub by itself."""

    def publish(self, live: LiveTable) -> None:
        pass

    def consider(self, hub: Hub, live: LiveTable) -> None:
        pass


NOBODY = Nobody()


class Hub:
    def __init__(
        self,
        settings: Settings,
        identity: Identity,
        metrics: Metrics,
        announcer: Announcer = NOBODY,
        mover: Mover = NOBODY,
    ) -> None:
        self.settings = settings
        self.identity = identity
        self.metrics = metrics
        self.database = open_database(settings.url)
        self.health = Health(self.database)
        self.tables = TableStore(self.database)
        self.log = LogStore(self.database)
        self.people = PeopleStore(self.database)
        self.sessions = SessionStore(self.database)
        self.lessons, self.cases = LessonStore(self.database), CaseStore(self.database)
        self.puzzles = PuzzleStore(self.database)
        self.aside = Aside()
        self.shelf = Shelf(Path(settings.data_dir) / "packs")
        self.shared = settings.workers > 1 or settings.on_postgres
        """Whether other workers may write to the same store."""
        self._announcer = announcer
        self._mover = mover
        self._live: dict[str, LiveTable] = {}
        self._sessions_ended_at = 0.0
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}

    # Having tables.

    def known(self, table_id: str) -> LiveTable | None:
        return self._live.get(table_id)

    def watched(self) -> list[LiveTable]:
        return [live for live in self._live.values() if live.audience]

    @property
    def live_tables(self) -> list[LiveTable]:
        return list(self._live.values())

    async def open(self, table_id: str) -> LiveTable:
        """The table in memory, loaded if need be and up to date; `gone` if there is none."""
        live = self._live.get(table_id)
        if live is None:
            if not ID.fullmatch(table_id):
                raise gone()
            live = await self._loaded(table_id)
        elif self.shared and not live.audience:
            await self.catch_up(live)  # nobody has told us about a table that nobody here looks at
        live.touched = time.monotonic()
        return live

    async def _loaded(self, table_id: str) -> LiveTable:
        """Whoever asks for a table while it is loaded waits for the same one."""
        opening = self._opening.get(table_id)
        if opening is None:
            opening = self._opening[table_id] = asyncio.create_task(self._load(table_id))
            opening.add_done_callback(lambda done: self._opening.pop(table_id, None))
        return await asyncio.shield(opening)

    async def _load(self, table_id: str) -> LiveTable:
        """Whatever is wrong with what is stored of a table, it is that table's trouble alone."""
        try:
            return await self._read(table_id)
        except (Refused, OSError, DBAPIError):
            raise
        except Exception as error:
            failed("a table is damaged", table=table_id)
            raise Refused("gone", "This table cannot be opened: what is stored of it is damaged.") from error

    async def _read(self, table_id: str) -> LiveTable:
        entries = await self.log.entries(table_id)
        found = await self.tables.load(table_id)  # after the log: who sits there may know all of it
        if found is None:
            raise gone()
        table, seats = found
        try:
            packs = self.shelf.packs(table.header.game, table.pack)
            if table.standing.status != "over" and outdated(table.header, packs):
                table, entries = await self._upgraded(table, entries, packs)
            timeline = await self.played(table.header, entries, packs)
        except (HardboiledError, msgspec.MsgspecError) as error:
            raise Refused(
                "gone", "This match was played with other rules than this server has; it cannot be opened here."
            ) from error
        if {seat.seat for seat in seats} != set(timeline.match.seats):
            raise ValueError("other seats than the match has")
        live = LiveTable(table, seats, timeline, self.identity.invite(table_id))
        live.sit(table, seats)
        live.wish = await self.log.wish(table_id, live.number)
        lines = await self.tables.said(table_id)
        live.said = lines[-1].id if lines else 0
        self._live[table_id] = live
        return live

    async def played(self, header: Header, entries: Sequence[Entry], packs: Packs) -> Timeline:
        """The match of these entries."""
        if len(entries) > LONG_LOG:
            return await self.aside.run(lambda: Timeline(header, entries, packs))
        return Timeline(header, entries, packs)

    def adopt(self, live: LiveTable) -> None:
        """A table that was just stored, as it is in memory already."""
        live.touched = time.monotonic()
        self._live.setdefault(live.id, live)

    async def _upgraded(self, table: TableRow, entries: list[Entry], packs: Packs) -> tuple[TableRow, list[Entry]]:
        """Go on under the rules of today, from the last position kept (if there is one)."""
        kept = await self.log.keepsake(table.id)
        if not kept:
            return table, entries
        header, more = await self.aside.run(lambda: resumed(kept, table.header, entries, packs))
        try:
            await self.log.begin_again(table.id, header, more)
            return msgspec.structs.replace(table, header=header), [*entries, *more]
        except Taken:
            found = await self.tables.load(table.id)
            assert found is not None
            return found[0], await self.log.entries(table.id)

    def forget(self, live: LiveTable) -> None:
        """Drop what memory has of a table; whoever looks at it is asked to come again."""
        if self._live.get(live.id) is live:
            del self._live[live.id]
        for listener in list(live.audience):
            listener.close()

    def forget_idle(self) -> None:
        limit = time.monotonic() - self.settings.idle
        for live in self.live_tables:
            if not live.audience and live.touched < limit and not live.lock.locked():
                self.forget(live)

    # Sessions.

    async def end_session(self, session: str) -> None:
        """Somebody signs out: their cookie is nobody's from now on."""
        await self.sessions.end(session)
        self._close_sessions([session])

    async def follow_sessions(self) -> None:
        """Those who signed out through other workers."""
        ended, self._sessions_ended_at = await self.sessions.ended(self._sessions_ended_at)
        self._close_sessions(ended)

    def _close_sessions(self, sessions: Iterable[str]) -> None:
        new = self.identity.end(sessions)
        for live in self.live_tables if new else ():
            for listener in list(live.audience):
                if listener.session in new:
                    listener.close()

    # Keeping up.

    async def catch_up(self, live: LiveTable) -> None:
        """Apply what others have written, and tell those who look."""
        async with live.lock:
            await self.catch_up_locked(live)

    async def follow_log(self, live: LiveTable) -> None:
        """Apply the entries others have appended (the lock is held). A new deal means that somebody has
        left: nobody sees it before it is known who."""
        entries = await self.log.entries(live.id, after=live.number)
        if any(entry.kind == "deal" for entry in entries):
            await self.catch_up_locked(live)
            return
        for entry in entries:
            await self._apply(live, entry)

    async def catch_up_locked(self, live: LiveTable, tried: Entry | None = None) -> bool:
        """Apply what others have written: whether the entry that was `tried` here is there, for a store may have kept
        it and been cut off before it said so. The seats are read after the log and changed before it is followed:
        nobody is shown what came after they had left."""
        entries = await self.log.entries(live.id, after=live.number)
        found = await self.tables.load(live.id)
        if found is None:
            self.forget(live)
            raise gone()
        live.sit(*found)
        for entry in entries:
            await self._apply(live, entry, answers=entry == tried)
        wish = await self.log.wish(live.id, live.number)
        if wish != live.wish:
            was, live.wish = live.wish, wish
            if wish is not None:
                live.audience.tell_wish()
            elif was is not None:
                live.refuse_wish(was)
                live.audience.tell_settled(agreed=False)
        for line in await self.tables.said(live.id, after=live.said):
            live.said = line.id
            live.audience.tell_line(line)
        live.audience.tell_table()
        return tried in entries

    async def _apply(self, live: LiveTable, entry: Entry, answers: bool = False) -> None:
        """Follow an entry of the log; it `answers` somebody here if it was sent through this worker. To all others it
        is news: a choice that comes after it was not kept, even if it is of the same seat."""
        before, ask = live.choices, self._ask_of(live, entry) if answers else ""
        await self._play(live, entry)
        self._moved_on(live, entry, live.shows())
        self._tell(live, entry, before, ask)

    @staticmethod
    def _ask_of(live: LiveTable, entry: Entry) -> str:
        return live.timeline.ask_id(entry.seat) if entry.kind == "choice" else ""

    @staticmethod
    def _moved_on(live: LiveTable, entry: Entry, shows: bool) -> None:
        """When a table last changed, and that a wish to undo is over, would tell of a choice in secret:
        only one that shows to everybody counts."""
        updated = (entry.at or time.time()) if shows else live.table.updated
        live.table = msgspec.structs.replace(
            live.table, header=live.timeline.header, number=entry.number, standing=live.standing(), updated=updated
        )
        if live.wish is not None and not (shows or _fulfils(entry, live.wish)):
            live.wish = msgspec.structs.replace(live.wish, at=entry.number)

    @staticmethod
    def _tell(live: LiveTable, entry: Entry, before: int, ask: str) -> None:
        settled = live.wish is not None and live.wish.at != entry.number
        if settled:
            live.wish = None
        live.audience.tell_entry(entry, before, ask)
        if settled:
            live.audience.tell_settled(agreed=entry.kind == "undo")
        live.audience.tell_table()

    # Passing it on.

    def publish(self, live: LiveTable) -> None:
        """Tell other workers that a table has moved on."""
        self._announcer.publish(live)

    def moved(self, live: LiveTable) -> None:
        """Look whether somebody at this table has to act by themselves now."""
        self._mover.consider(self, live)

    # Writing.

    async def append(self, live: LiveTable, entry: Entry) -> None:
        """Append an entry to the log and apply it (the caller holds the lock). If another worker was
        first, catch up and raise Taken."""
        entry = msgspec.structs.replace(entry, at=entry.at or time.time())  # by which it is known from one just like it
        before, ask = live.choices, self._ask_of(live, entry)
        began = time.perf_counter()
        if entry.kind == "choice" and max(live.choices, live.number // 5) >= LONGEST_MATCH:
            raise Refused("illegal", "This match has become too long to go on.")
        try:
            await self._play(live, entry)
            keep = entry.kind == "undo" or entry.number % EVERY == 0
            kept = keepsake(live.timeline.match) if keep else ""
            shows = live.shows()
            settles = shows or _fulfils(entry, live.wish)
            await self.log.append(live.id, entry, live.standing(), shows, settles, kept)
        except Taken:
            await self._untry(live, entry)
            if not await self.catch_up_locked(live, tried=entry):
                raise
            self.publish(live)
            self.moved(live)
            return
        except BaseException:
            failed("a choice was not kept", table=live.id, number=entry.number)
            self.forget(live)  # memory is ahead of the store now
            raise
        self.metrics.append_seconds(time.perf_counter() - began)
        self.metrics.moves(entry.kind)
        self._moved_on(live, entry, shows)
        self._tell(live, entry, before, ask)
        self.publish(live)
        self.moved(live)

    async def _play(self, live: LiveTable, entry: Entry) -> None:
        """Let the match of a table go on by an entry; far back it goes beside the event loop."""
        if entry.kind == "undo" and live.choices - int(entry.body) > LONG_LOG:
            timeline, stay = live.timeline, int(entry.body)
            live.timeline = await self.aside.run(lambda: timeline.back_to(stay))
            live.timeline.number = entry.number
        else:
            live.timeline.apply(entry)

    async def _untry(self, live: LiveTable, entry: Entry) -> None:
        """Stand where the log stood before this entry: it did not count."""
        if entry.kind == "choice":
            live.timeline.forget_last()
        else:
            before = [one for one in await self.log.entries(live.id) if one.number < entry.number]
            live.timeline = await self.played(live.table.header, before, live.timeline.packs)
        live.shows()

    async def refresh(self, live: LiveTable) -> None:
        """After a write beside the log: read it back, tell those who look and the other workers."""
        await self.catch_up_locked(live)
        self.publish(live)
        self.moved(live)

    async def noted(self, live: LiveTable, revision: int) -> None:
        """After a write beside the log that memory has already: tell the other workers. If they have
        written as well, read it all."""
        if revision != live.table.revision + 1:
            await self.refresh(live)
            return
        live.table = msgspec.structs.replace(live.table, revision=revision)
        self.publish(live)

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[LiveTable]:
        """The table with its lock held. Whoever had the lock before may have found that memory is ahead of
        the store, and forgotten the table: then it is opened again."""
        while True:
            live = await self.open(table_id)
            async with live.lock:
                if self.known(table_id) is live:
                    yield live
                    return

    @asynccontextmanager
    async def as_stored(self, table_id: str) -> AsyncIterator[LiveTable]:
        """The same as the store has it now: news of other workers may have been lost."""
        async with self.at(table_id) as live:
            if self.shared:
                await self.follow_log(live)
            yield live


def _fulfils(entry: Entry, wish: Wish | None) -> bool:
    """Whether this is the undo that somebody wished for (nobody else's takes their choice back)."""
    return wish is not None and entry.kind == "undo" and entry.seat == wish.seat
