"""Several processes on one store: races are settled, and what a killed one acknowledged is there."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import threading
import time
import urllib.request
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from hardboiled import load
from hardboiled.client import Client, LiveSeat, TableFault
from hardboiled.kernel.ids import SPECTATOR
from hardboiled.server.live_protocol import Problem, Update
from hardboiled.server.protocol import SeatPlan, TableInfo
from hardboiled.server.settings import Limits, Settings
from server.house import BOT, ME, OPEN, Workers, wait_until, workers

RACERS = 100


@pytest.fixture(params=["sqlite", "postgres"], scope="module")
def store(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Settings:
    url = request.getfixturevalue("postgres") if request.param == "postgres" else ""
    folder = str(tmp_path_factory.mktemp("store"))
    return Settings(data_dir=folder, database_url=url, bot_pause=0.02, bot_processes=1, lease=1.0, limited=False)


@pytest.fixture(scope="module")
def pair(store: Settings) -> Iterator[Workers]:
    """Two workers on one store."""
    with workers(msgspec.structs.replace(store, workers=2)) as house:
        yield house


def saved(client: Client, table: str) -> bytes:
    with client._opener.open(f"{client.url}/api/tables/{table}/save") as answer:
        return bytes(answer.read())


async def race(url: str, cookie: str, table: str, body: dict[str, Any]) -> Counter[int]:
    """A hundred at once send the same answer, each on a connection of its own."""
    limits = httpx.Limits(max_connections=RACERS, max_keepalive_connections=0)
    async with httpx.AsyncClient(cookies={"hardboiled": cookie}, limits=limits, timeout=60) as http:
        address = f"{url}/api/tables/{table}/choose"
        answers = await asyncio.gather(*(http.post(address, json=body) for _ in range(RACERS)))
        assert {answer.json().get("code", "") for answer in answers} <= {"", "stale", "not-your-turn"}
        return Counter(answer.status_code for answer in answers)


def test_a_hundred_racing_clients_lose_and_double_nothing(pair: Workers) -> None:
    client = pair.client("Ann")
    table = pair.table(client, ME, SeatPlan(kind="me", name="Bea")).id
    cookie = next(cookie.value for cookie in client._cookies) or ""
    for number in range(3):
        seat, ask = _asked(client, table)
        body = {"type": "choose", "seat": seat, "ask": ask, "option": 0}
        assert asyncio.run(race(pair.url, cookie, table, body)) == {200: 1, 409: RACERS - 1}
        assert len(load(saved(client, table)).log) == number + 1


def _asked(client: Client, table: str) -> tuple[str, str]:
    for seat in ("smuggler-1", "smuggler-2"):
        with client.sit(table, seat=seat) as live:
            if live.ask:
                return seat, live.ask
    raise AssertionError("nobody is asked")


class Player(threading.Thread):
    """Plays a seat to the end whatever happens to the server, and remembers what was acknowledged."""

    def __init__(self, client: Client, table: str) -> None:
        super().__init__(daemon=True)
        self.client, self.table = client, table
        self.acknowledged: list[str] = []
        self.ended = False

    def run(self) -> None:
        while not self.ended:
            try:
                self._play()
            except (OSError, ConnectionClosed, TableFault, EOFError, TimeoutError):
                time.sleep(0.1)

    def _play(self) -> None:
        with self.client.sit(self.table) as seat:
            while not seat.over:
                if seat.asked is not None:
                    label, before = seat.asked.options[0].label, seat.ask
                    seat.choose(0)
                    if self._acknowledged(seat, before):
                        self.acknowledged.append(label)
                else:
                    seat.receive(10)
            self.ended = True

    @staticmethod
    def _acknowledged(seat: LiveSeat, ask: str) -> bool:
        while True:
            message = seat.receive(10)
            if isinstance(message, Problem):
                return False
            if isinstance(message, Update) and message.answered == ask:
                return True


def _logged(client: Client, table: str) -> list[str]:
    """What the first seat chose, in the words its options were labelled with."""
    match = load(saved(client, table))
    catalog = match.game.catalog()
    return [catalog.of("action", action) for seat, action in match.log if seat == "smuggler-1"]


def _all_there(acknowledged: list[str], logged: list[str]) -> bool:
    """In the same order (an answer that was never acknowledged may be there, too)."""
    rest = iter(logged)
    return all(label in rest for label in acknowledged)


def test_two_workers_show_the_same_table(pair: Workers) -> None:
    """Many connections, spread over both workers, see every move."""
    client = pair.client("Ann")
    table = pair.table(client, ME, SeatPlan(kind="me", name="Bea")).id
    with ExitStack() as closing:
        lives = [closing.enter_context(client.sit(table, seat="smuggler-1")) for _ in range(8)]
        lives[0].choose(0)
        for live in lives:
            while live.ask:
                live.receive(10)


def test_a_seat_given_up_is_not_looked_from_at_any_worker(pair: Workers) -> None:
    """Somebody who has gone gets none of the next one's secrets, through whichever worker they look."""
    ann, bob = pair.client("Ann"), pair.client("Bob")
    table = pair.table(ann, ME, OPEN)
    bob.take_seat(table.invite)
    with ExitStack() as closing:
        lives = [closing.enter_context(bob.sit(table.id)) for _ in range(8)]
        bob._call("POST", f"/api/tables/{table.id}/leave", TableInfo)
        for live in lives:
            while live.scene.seat != SPECTATOR:
                live.receive(10)


def test_limits_hold_however_many_workers_somebody_comes_to(store: Settings) -> None:
    """Every call is a connection of its own, so both workers are asked."""
    strict = Limits(create=(6, 0.5))
    with workers(msgspec.structs.replace(store, workers=2, limited=True, limits=strict)) as house:
        client = house.client()
        wait_until(lambda: len(house.worker_pids()) == 2)
        answers = Counter(_made(house, client) for _ in range(60))
        assert answers == {"made": 6, "too-fast": 54}
        busy = {pid: count for pid, count in _refusals(house).items() if count > 0}
        assert len(busy) == 2, "only one worker was asked"


def _made(house: Workers, client: Client) -> str:
    try:
        house.table(client, ME, BOT)
        return "made"
    except TableFault as fault:
        return fault.code


def _refusals(house: Workers) -> dict[str, int]:
    """How many requests each worker has refused."""
    found: dict[str, int] = {}
    for _ in range(40):
        with urllib.request.urlopen(f"{house.url}/metrics", timeout=5) as answer:
            text = answer.read().decode()
        for pid, count in re.findall(r'requests_total\{kind="4xx",worker="(\d+)"\} (\d+)', text):
            found[pid] = int(count)
    return found


def test_a_killed_worker_stalls_no_table(pair: Workers) -> None:
    client = pair.client("Ann")
    table = pair.table(client, ME, BOT, BOT).id
    player = Player(client, table)
    player.start()
    victims = pair.worker_pids()
    wait_until(lambda: len(player.acknowledged) >= 2, 20)
    for victim in victims:
        os.kill(victim, signal.SIGKILL)
        time.sleep(1.0)
    wait_until(lambda: player.ended, 60)
    assert _all_there(player.acknowledged, _logged(client, table))


def test_a_dead_bot_process_and_a_power_failure_lose_nothing(store: Settings) -> None:
    with workers(store) as house:
        client = house.client("Ann")
        table = house.table(client, ME, BOT, BOT).id
        player = Player(client, table)
        player.start()
        wait_until(lambda: len(player.acknowledged) >= 1, 20)
        for bot in (pid for pid in _pids() if _parent(pid) == house.process.pid):
            os.kill(bot, signal.SIGKILL)
        wait_until(lambda: len(player.acknowledged) >= 3, 20)
        house.kill()
        acknowledged = list(player.acknowledged)
        _no_orphans(house)
        house.start()
        assert _all_there(acknowledged, _logged(client, table))
        wait_until(lambda: player.ended, 60)


def _no_orphans(house: Workers) -> None:
    """The bot processes of a killed server go by themselves."""

    def gone() -> bool:
        return not any(_parent(pid) == house.process.pid for pid in _pids())

    wait_until(gone, 5)


def _pids() -> list[int]:
    return [int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdigit()]


def _parent(pid: int) -> int:
    try:
        return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
    except (OSError, IndexError):
        return 0
