"""A server for tests and the people who come to it."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import uvicorn

from hardboiled.client import Client, LiveSeat
from hardboiled.server.app import create_app
from hardboiled.server.live_protocol import Update
from hardboiled.server.protocol import SeatPlan, TableInfo
from hardboiled.server.serve import SERVER
from hardboiled.server.settings import VARIABLE, Settings

ME, OPEN = SeatPlan(kind="me"), SeatPlan(kind="open")
BOT = SeatPlan(kind="bot", strength="regular")
RUN = """
import resource
from hardboiled.server.serve import run
from hardboiled.server.serve import SERVER
from hardboiled.server.settings import from_environment
if __name__ == "__main__":
    if {limit}[0]:
        resource.setrlimit(resource.RLIMIT_NOFILE, {limit})
    run(from_environment(), "127.0.0.1", {port})
"""
TESTS = Path(__file__).parents[1]


class House:
    def __init__(self, url: str) -> None:
        self.url = url

    def client(self, name: str = "") -> Client:
        return Client(self.url, name)

    def table(self, owner: Client, *seats: SeatPlan, mode: str = "docks") -> TableInfo:
        return owner.new_table("smugglers", mode, list(seats))

    def duel(self) -> tuple[LiveSeat, LiveSeat]:
        """Ann and Bob at a table for two, both connected."""
        ann, bob = self.client("Ann"), self.client("Bob")
        table = self.table(ann, ME, OPEN)
        bob.take_seat(table.invite)
        return ann.sit(table.id), bob.sit(table.id)


@contextmanager
def open_house(settings: Settings) -> Iterator[House]:
    """A server in a thread of this process."""
    port = free_port()
    config = uvicorn.Config(create_app(settings), port=port, **{**SERVER, "timeout_graceful_shutdown": 2})
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    house = House(f"http://127.0.0.1:{port}")
    wait_until(lambda: server.started, 90)
    try:
        yield house
    finally:
        server.should_exit = True
        thread.join(10)


class Workers(House):
    """A server in processes of its own."""

    def __init__(self, settings: Settings, port: int) -> None:
        super().__init__(f"http://127.0.0.1:{port}")
        self._settings, self._port = settings, port
        self.process: subprocess.Popen[bytes]

    def start(self, files: int = 0, most_files: int = 0) -> None:
        """With a limit of open files (and a hard one), if wished."""
        path = os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")])
        env = {**os.environ, VARIABLE: msgspec.json.encode(self._settings).decode(), "PYTHONPATH": path}
        run = RUN.format(port=self._port, limit=(files, most_files or files))
        self.process = subprocess.Popen([sys.executable, "-c", run], env=env)
        wait_until(self._up, 90)

    def _up(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=1) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def worker_pids(self) -> set[int]:
        """The processes that answer requests."""
        found: set[int] = set()
        for _ in range(40):
            with urllib.request.urlopen(f"{self.url}/metrics", timeout=5) as answer:
                found.add(int(answer.read().decode().partition('worker="')[2].partition('"')[0]))
        return found

    def kill(self) -> None:
        """As if the power failed."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()


@contextmanager
def workers(settings: Settings) -> Iterator[Workers]:
    house = Workers(settings, free_port())
    house.start()
    try:
        yield house
    finally:
        house.stop()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_until(true, seconds: float = 15.0) -> None:
    until = time.monotonic() + seconds
    while not true():
        if time.monotonic() > until:
            raise AssertionError("it did not happen in time")
        time.sleep(0.02)


def next_update(seat: LiveSeat) -> Update:
    while True:
        message = seat.receive(10)
        if isinstance(message, Update):
            return message


def pump(seats: list[LiveSeat], until, seconds: float = 10.0) -> None:
    """Receive what comes for any of them until something is so."""

    def so() -> bool:
        drain(seats)
        return bool(until())

    wait_until(so, seconds)


def drain(seats: list[LiveSeat]) -> None:
    for seat in seats:
        try:
            while True:
                seat.receive(0.02)
        except TimeoutError:
            pass


def answer(seat: LiveSeat, option: int = 0) -> None:
    """Take that option (or the last there is) and wait until the server has it."""
    before = seat.ask
    seat.choose(min(option, len(seat.asked.options) - 1))
    while seat.ask == before and not seat.over:
        next_update(seat)


def take_turns(seats: list[LiveSeat], option: int = 0) -> None:
    """Whoever is asked takes that option until the match is over."""
    while not all(seat.over for seat in seats):
        pump(seats, lambda: any(seat.asked or seat.over for seat in seats))
        for seat in seats:
            if seat.asked is not None:
                answer(seat, option)
                break
