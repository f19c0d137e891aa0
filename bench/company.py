"""`python -m bench.company URL ...`: bad company for a server under load, in a process of its own.

Silent connections, requests cut off in the middle, floods of calls and lines, uploads, giant headers, and people who
only watch: each from addresses of its own on this machine (127.0.2.x and up), as they would come from outside.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from hardboiled import start

LOST = (OSError, WebSocketException, asyncio.IncompleteReadError, EOFError)
HALVES = (
    b"",
    b"GET / HTTP/1.1\r\nHost: x\r\nCook",
    b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 9999\r\n\r\n{",
)
GIANT = b"GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: a=" + b'"\\' * 32_000 + b"\r\n\r\n"


KEY = "A" * 22 + "=="
UPGRADE = f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}"
CLOSE, PING, PONG = 8, 9, 10


class Company:
    def __init__(self, url: str, until: float) -> None:
        parts = urlsplit(url)
        self._host, self._port = parts.hostname or "127.0.0.1", parts.port or 80
        self._live = url.replace("http", "ws", 1)
        self._until = until
        self.counted: Counter[str] = Counter()

    @property
    def _goes_on(self) -> bool:
        return time.monotonic() < self._until

    async def _connect(self, address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(self._host, self._port, local_addr=(address, 0))

    async def silent(self, number: int) -> None:
        """Connects, says nothing or half of something, and comes again when it is sent away."""
        while self._goes_on:
            with contextlib.suppress(*LOST):
                reader, writer = await self._connect(f"127.0.2.{1 + number % 20}")
                self.counted["silent connections"] += 1
                writer.write(random.choice(HALVES))
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(max(0.1, self._until - time.monotonic())):
                        await reader.read()
                writer.close()
            await asyncio.sleep(1.0)

    async def giant(self, number: int) -> None:
        """Headers that cost seconds to parse, if anybody parsed them."""
        await self._again(f"127.0.3.{1 + number}", GIANT, "giant headers", 0.2)

    async def flood(self, number: int) -> None:
        """Calls that cost something, as fast as they are answered."""
        path = random.choice(("/api/tables/open", "/api/lobby", "/api/rules/hard-city", "/healthz"))
        asked = f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode()
        await self._again(f"127.0.4.{1 + number}", asked, "calls", 0.02)

    async def upload(self, number: int) -> None:
        """Saves that are long, and some that are none."""
        match = start("go-ahead-punk", "one-vs-all", ["Ann", "Bob"], number)
        while match.asks and len(match.log) < 600:
            ask = match.asks[0]
            match.choose(random.choice(ask.options), ask.seats[0])
        saved = match.save() if number % 2 else json.dumps({"log": [["x", {}]] * 150_000})
        head = f"POST /api/tables/upload HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: {len(saved)}"
        await self._again(f"127.0.5.{1 + number}", f"{head}\r\n\r\n{saved}".encode(), "uploads", 2.0)

    async def _again(self, address: str, request: bytes, kind: str, every: float) -> None:
        while self._goes_on:
            with contextlib.suppress(*LOST):
                reader, writer = await self._connect(address)
                writer.write(request)
                status = (await reader.readline())[9:12].decode()
                self.counted[f"{kind} {status or 'cut off'}"] += 1
                await reader.read()
                writer.close()
            await asyncio.sleep(every)

    async def chatter(self, number: int, table: str, invite: str) -> None:
        """A guest who writes without end."""
        address = f"{self._live}/api/tables/{table}/live?invite={invite}"
        while self._goes_on:
            with contextlib.suppress(*LOST):
                async with connect(address, local_addr=("127.0.6.1", 0), max_size=None, compression=None) as line:
                    while self._goes_on:
                        await line.send(json.dumps({"type": "say", "text": "buy " * 50}))
                        self.counted["lines"] += 1
                        with contextlib.suppress(TimeoutError):
                            await asyncio.wait_for(line.recv(), 0.2)
            await asyncio.sleep(1.0)

    async def watcher(self, number: int, table: str, invite: str) -> None:
        """Somebody who only watches, and comes back when sent away."""
        await asyncio.sleep(number * 0.01)
        here = (f"127.0.{10 + number // 200}.{1 + number % 200}", 0)
        path = f"/api/tables/{table}/live?invite={invite}"
        loop = asyncio.get_running_loop()
        while self._goes_on:
            with contextlib.suppress(*LOST):
                _, eyes = await loop.create_connection(
                    lambda: Eyes(path, self.counted), self._host, self._port, local_addr=here
                )
                self.counted["watchers"] += 1
                await eyes.closed
            await asyncio.sleep(1.0)


class Eyes(asyncio.Protocol):
    """A live connection that is read and not understood: a thousand real clients would take the processor that the
    server is measured on. Pings are answered, as browsers do."""

    def __init__(self, path: str, counted: Counter[str]) -> None:
        self._counted = counted
        self._ask = f"GET {path} HTTP/1.1\r\nHost: x\r\n{UPGRADE}\r\n\r\n".encode()
        self._open = b""
        self._rest = b""
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._ask)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.closed.done():
            self.closed.set_result(None)

    def data_received(self, data: bytes) -> None:
        self._rest += data
        if not self._open:
            _, self._open, rest = self._rest.partition(b"\r\n\r\n")
            if not self._open:
                return
            self._rest = rest
        while (frame := _frame(self._rest)) is not None:
            opcode, payload, self._rest = frame
            if opcode == PING:
                mask = bytes(4)
                self._transport.write(bytes((0x80 | PONG, 0x80 | len(payload))) + mask + payload)
            elif opcode == CLOSE:
                self._transport.close()
            else:
                self._counted["messages to watchers"] += 1


def _frame(data: bytes) -> tuple[int, bytes, bytes] | None:
    """The first frame of what a server sent and what follows it, if it is all there."""
    if len(data) < 2:
        return None
    length, begin = data[1], 2
    if length >= 126:
        begin = 4 if length == 126 else 10
        length = int.from_bytes(data[2:begin], "big")
    end = begin + length
    return None if len(data) < end else (data[0] & 15, data[begin:end], data[end:])


async def main(wanted: argparse.Namespace) -> Counter[str]:
    company = Company(wanted.url, time.monotonic() + wanted.seconds)
    kinds: list[tuple[int, Callable[..., Awaitable[None]], tuple[str, ...]]] = [
        (wanted.silent, company.silent, ()),
        (wanted.giants, company.giant, ()),
        (wanted.floods, company.flood, ()),
        (wanted.uploads, company.upload, ()),
        (wanted.chatters, company.chatter, (wanted.table, wanted.invite)),
        (wanted.watchers, company.watcher, (wanted.table, wanted.invite)),
    ]
    tasks = [asyncio.ensure_future(come(n, *more)) for count, come, more in kinds for n in range(count)]
    await asyncio.sleep(wanted.seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return company.counted


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench.company", description=__doc__)
    parser.add_argument("url")
    parser.add_argument("--table", default="", help="the table that is watched and written to")
    parser.add_argument("--invite", default="")
    parser.add_argument("--seconds", type=float, default=60.0)
    for kind in ("silent", "giants", "floods", "uploads", "chatters", "watchers"):
        parser.add_argument(f"--{kind}", type=int, default=0)
    return parser


if __name__ == "__main__":
    found = asyncio.run(main(arguments().parse_args()))
    print(json.dumps(dict(sorted(found.items()))))
