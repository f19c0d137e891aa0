"""Tables served by a real server from a given state, and connections that keep every byte that comes."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Generator, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request

import msgspec

from hardboiled.client import Client
from hardboiled.kernel.ids import SPECTATOR
from hardboiled.kernel.record import Header
from hardboiled.server.identity import Identity, load_key
from hardboiled.server.live_protocol import (
    Change,
    Choose,
    ClientMessage,
    Hello,
    Hint,
    Hinted,
    Problem,
    ServerMessage,
    Undo,
    UndoAsked,
    Update,
    Vote,
)
from hardboiled.server.protocol import SeatPlan
from hardboiled.server.settings import Settings
from hardboiled.server.store import Entry
from hardboiled.server.tables import opening
from hardboiled.server.tables.hub import Hub
from hardboiled.server.telemetry.metrics import Metrics
from server.house import OPEN, House
from server.worlds import Worlds

_decoder: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


class Wire:
    """One live connection; `heard` is every message as it came."""

    def __init__(self, client: Client, table: str, invite: str, seat: str) -> None:
        self.seat, self.ask, self.voting = seat, "", False
        self._closing = ExitStack()
        self._connection = self._closing.enter_context(client.connect(table, invite=invite))
        self.heard: list[str] = []
        self._receive()

    def close(self) -> None:
        self._closing.close()

    def send(self, message: ClientMessage) -> None:
        self._connection.send(msgspec.json.encode(message).decode())

    def choose(self, option: int) -> None:
        """Answer what is asked and wait until that is kept."""
        ask = self.ask
        self.send(Choose(seat=self.seat, ask=ask, option=option))
        while True:
            message = self._receive()
            assert not isinstance(message, Problem), message.text
            if isinstance(message, Update | Change) and message.answered == ask:
                return

    def hint(self) -> str:
        """What a bot would do here."""
        self.send(Hint(seat=self.seat))
        while not isinstance(self._receive(), Hinted):
            pass
        return self.heard[-1]

    def settle(self) -> None:
        """Receive all that has been sent: the answer to nonsense (not kept) comes after it."""
        self._connection.send("nonsense")
        while True:
            message = self._receive()
            if isinstance(message, Problem) and message.code == "bad-message":
                self.heard.pop()
                return

    def _receive(self) -> ServerMessage:
        text = self._connection.recv(20)
        assert isinstance(text, str)
        self.heard.append(text)
        message = _decoder.decode(text)
        if isinstance(message, Hello | Update | Change):
            self.ask = message.ask
        if isinstance(message, UndoAsked):
            self.voting = message.yours
        return message


class Served:
    """One match on a table of a real server: everybody in their seat, one who watches, all connected."""

    def __init__(self, house: House, people: Mapping[str, Client], table: str, token: str) -> None:
        self.house, self.people, self.table, self.token = house, people, table, token
        for seat, client in people.items():
            if seat != SPECTATOR:
                client.take_seat(f"/t/{table}?invite={token}", seat=seat)
        self.wires = {seat: self.connect(seat) for seat in people}
        self.settle()

    def connect(self, seat: str) -> Wire:
        return Wire(self.people[seat], self.table, self.token, seat)

    def close(self) -> None:
        for wire in self.wires.values():
            wire.close()

    def settle(self) -> None:
        for wire in self.wires.values():
            wire.settle()

    def choose(self, seat: str, option: int) -> None:
        self.wires[seat].choose(option)
        self.settle()

    def take_back(self, seat: str) -> None:
        """That seat's last choice; everybody who is asked agrees."""
        self.wires[seat].send(Undo(seat=seat))
        self.wires[seat].settle()
        self.settle()
        for wire in self.wires.values():
            if wire.voting:
                wire.voting = False
                wire.send(Vote(agree=True))
                wire.settle()
        self.settle()

    def get(self, seat: str, path: str) -> str:
        """What an HTTP call is answered, an error's body included."""
        return fetched(self.people[seat], path.format(table=self.table, token=self.token))

    def plain(self, texts: Iterable[str]) -> list[str]:
        """Without what names the table itself and without the time."""
        times = r'"invite":"[^"]*"|"updated":[0-9.]+|"at":[0-9.]+'
        return [re.sub(times, "", text.replace(self.table, "T")) for text in texts]


def fetched(client: Client, path: str, body: Any = None) -> str:
    data = None if body is None else msgspec.json.encode(body)
    request = Request(client.url + path, data, {"Content-Type": "application/json"})
    try:
        with client._opener.open(request, timeout=30) as answer:
            return f"{answer.status} {answer.read().decode()}"
    except HTTPError as error:
        return f"{error.code} {error.read().decode()}"


def put_on_tables(
    settings: Settings, header: Header, states: Iterable[str], owner: str, plans: Sequence[SeatPlan] = ()
) -> list[tuple[str, str]]:
    """Tables whose matches begin at these states, every seat free unless planned otherwise: their ids and the
    tokens of their invites."""

    async def put() -> list[tuple[str, str]]:
        hub = Hub(settings, Identity(load_key(Path(settings.data_dir))), Metrics())
        try:
            player = await hub.people.known_or_guest(owner)
            made = []
            for state in states:
                begin = Entry(number=1, kind="begin", seat="", body=state)
                seats = plans or [OPEN] * len(header.seats)
                table = await opening.place(hub, player, header, seats, [], "open", beginning=[begin])
                made.append((table, hub.identity.invite(table)))
            return made
        finally:
            await hub.database.close()

    with ThreadPoolExecutor(1) as own_thread:  # where a browser runs, this one has an event loop already
        return own_thread.submit(asyncio.run, put()).result()


class Street:
    """A server and the people who come to all of its tables."""

    def __init__(self, house: House, settings: Settings) -> None:
        self.house, self.settings = house, settings
        self.people = [house.client(name) for name in ("Ann", "Bob", "Cyd", "Dee", "Eve")]
        self.host, self.stranger = house.client("Host"), house.client("Mallory")

    def serve(self, worlds: Worlds) -> Generator[tuple[str, Served], None, None]:
        """The true world, then the other one, each on a table of its own."""
        tables = put_on_tables(self.settings, worlds.match.header, (worlds.true, worlds.other), self.host.me.id)
        seated = dict(zip((*worlds.match.seats, SPECTATOR), self.people, strict=False))
        for which, table in zip(("true", "other"), tables, strict=True):
            served = Served(self.house, seated, *table)
            try:
                yield which, served
            finally:
                served.close()
