"""One database. What is read or written is a plain function on a connection.

On PostgreSQL it runs on asyncpg. On SQLite it runs in threads: readers on a small pool, all writes of a
worker in one thread that takes whatever has queued up into one transaction, so that many moves share
one flush to disk. (Step by step through an asynchronous driver, a hundred moves a second waited for each
other for seconds on a busy machine.)
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import sqlite3
import threading
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine

T = TypeVar("T")
BUSY_SECONDS = 15
READERS = 3
TOGETHER = 100
"""So many writes share a transaction at most."""
TIDY_SECONDS = 3.0
LONG_WAL = 4000
"""Pages in the write-ahead log at which a writer itself sees to it that the log begins anew: while others write, it
never is copied to its end."""


class Taken(Exception):
    """Somebody else wrote the row with this key first."""


class Database(ABC):
    """`read` and `write` run a function on a connection; `write` in a transaction of its own. A key
    that exists already: Taken, and nothing is written. What is only one `statement` is a transaction by itself: where
    a database is far away, that saves the way there and back to begin and to end one."""

    @abstractmethod
    async def read(self, work: Callable[[Connection], T]) -> T: ...

    @abstractmethod
    async def write(self, work: Callable[[Connection], T], statement: bool = False) -> T: ...

    @abstractmethod
    async def close(self) -> None: ...


def open_database(url: str) -> Database:
    return SqliteDatabase(url) if url.startswith("sqlite") else PostgresDatabase(url)


class PostgresDatabase(Database):
    """Reads need no transaction of their own: each statement is one round trip. A connection that was
    lost (the database was restarted) is noticed by the first who uses it, who tries again."""

    def __init__(self, url: str) -> None:
        self._engine = create_async_engine(url, pool_size=8, max_overflow=8, hide_parameters=True)
        self._reader = self._engine.execution_options(isolation_level="AUTOCOMMIT")

    async def read(self, work: Callable[[Connection], T]) -> T:
        async def run() -> T:
            async with self._reader.connect() as connection:
                return await connection.run_sync(work)

        return await self._twice(run)

    async def write(self, work: Callable[[Connection], T], statement: bool = False) -> T:
        async def run() -> T:
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)

        try:
            return await (self.read(work) if statement else self._twice(run))
        except IntegrityError as error:
            raise Taken from error

    @staticmethod
    async def _twice(run: Callable[[], Awaitable[T]]) -> T:
        try:
            return await run()
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            return await run()

    async def close(self) -> None:
        await self._engine.dispose()


Write = tuple[Callable[[Connection], Any], Future[Any]]


class SqliteDatabase(Database):
    def __init__(self, url: str) -> None:
        _for_its_owner_only(url)
        self._reader = _sqlite(url, "BEGIN", READERS + 1)
        self._writer = _sqlite(url, "BEGIN IMMEDIATE", 1)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="read")
        self._waiting: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._connection: Connection | None = None
        self._written = 0
        self._closing = threading.Event()
        self._writing = threading.Thread(target=self._write_all, name="write", daemon=True)
        self._tidying = threading.Thread(target=self._tidy, name="checkpoint", daemon=True)
        self._writing.start()
        self._tidying.start()

    async def read(self, work: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self._reader.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def write(self, work: Callable[[Connection], T], statement: bool = False) -> T:
        done: Future[T] = Future()
        self._waiting.put((work, done))
        return await asyncio.wrap_future(done)

    async def close(self) -> None:
        self._waiting.put(None)
        self._closing.set()
        await asyncio.to_thread(self._writing.join, 10)
        await asyncio.to_thread(self._tidying.join, 10)
        if self._connection is not None:
            self._connection.close()
        self._readers.shutdown()
        self._reader.dispose()
        self._writer.dispose()

    # The writing thread.

    def _write_all(self) -> None:
        while True:
            first = self._waiting.get()
            if first is None:
                return
            batch, last = [first], False
            while len(batch) < TOGETHER and not self._waiting.empty():
                following = self._waiting.get()
                if following is None:
                    last = True
                    break
                batch.append(following)
            self._write_batch(batch)
            self._written += 1
            if last:
                return

    @contextlib.contextmanager
    def _connected(self) -> Iterator[Connection]:
        """The connection of the writing thread, kept; whatever goes wrong with it, the next write has a new one."""
        if self._connection is None:
            self._connection = self._writer.connect()
        try:
            yield self._connection
        except (IntegrityError, Taken):
            raise
        except BaseException:
            self._connection.close()
            self._connection = None
            raise

    def _write_batch(self, batch: list[Write]) -> None:
        """One transaction. Nobody hears of success before it is on disk."""
        results: list[Any] = []
        begun = False
        try:
            with self._connected() as connection, connection.begin():
                begun = True
                for work, _ in batch:
                    results.append(work(connection))
        except Exception as error:
            if begun and 1 < len(batch) > len(results):  # one of them failed, not the database
                self._write_apart(batch)
                return
            for _, done in batch:
                _settle(done, None, _told(error))
            return
        for (_, done), result in zip(batch, results, strict=True):
            _settle(done, result, None)

    def _write_apart(self, batch: list[Write]) -> None:
        """Once more, each write in a savepoint of its own, so that one that fails takes only itself back."""
        results: list[tuple[Any, Exception | None]] = []
        try:
            with self._connected() as connection, connection.begin():
                for work, _ in batch:
                    try:
                        with _savepoint(connection):
                            results.append((work(connection), None))
                    except Exception as error:
                        results.append((None, error))
        except Exception as error:
            results = [(None, error)] * len(batch)
        for (_, done), (result, problem) in zip(batch, results, strict=True):
            _settle(done, result, _told(problem))

    # The tidying thread.

    def _tidy(self) -> None:
        """Copy what was written from the write-ahead log into the database, beside the writing: whoever does that at
        the end of a write keeps the next ones waiting for two more flushes to disk."""
        tidied = 0
        while not self._closing.wait(TIDY_SECONDS):
            if tidied != self._written:
                tidied = self._written
                with contextlib.suppress(DBAPIError, sqlite3.Error):  # another time; the writer does it too, seldom
                    self._checkpoint()

    def _checkpoint(self) -> None:
        connection = self._reader.raw_connection()
        try:
            connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)")
        finally:
            connection.close()


@contextlib.contextmanager
def _savepoint(connection: Connection) -> Iterator[None]:
    """SQLAlchemy's own savepoints have a new name each, and are compiled anew each time."""
    connection.exec_driver_sql("SAVEPOINT one")
    try:
        yield
    except BaseException:
        connection.exec_driver_sql("ROLLBACK TO one")
        raise
    finally:
        connection.exec_driver_sql("RELEASE one")


def _told(problem: Exception | None) -> Exception | None:
    return Taken(str(problem.orig)) if isinstance(problem, IntegrityError) else problem


def _settle(done: Future[Any], result: Any, problem: Exception | None) -> None:
    if not done.set_running_or_notify_cancel():
        return
    if problem is None:
        done.set_result(result)
    else:
        done.set_exception(problem)


def _for_its_owner_only(url: str) -> None:
    """Nobody else on this machine reads hands and passphrases (SQLite gives its other files the same mode)."""
    path = make_url(url).database
    if path and path != ":memory:":
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        with contextlib.suppress(PermissionError):  # somebody else's file: it is theirs to close
            os.chmod(path, 0o600)


def _sqlite(url: str, begin: str, pool_size: int) -> Engine:
    engine = create_engine(
        url, pool_size=pool_size, max_overflow=0, connect_args={"timeout": BUSY_SECONDS}, hide_parameters=True
    )

    def prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        pragmas = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"wal_autocheckpoint={LONG_WAL}")
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    def start(connection: Any) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", start)
    return engine
