"""Connections before they are requests: how many there may be, how large a request may be, how long it may take.

uvicorn waits for ever for a request that does not come and takes headers of any size. Its two protocols are
extended here: what is too large is refused before anything is parsed, who does not ask within seconds is sent
away, one address cannot have all connections, and when all are taken those that have not asked make room.
"""

from __future__ import annotations

import asyncio
import resource
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast

from litestar import Litestar
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from hardboiled.server.edge.proxies import Proxies
from hardboiled.server.settings import Settings
from hardboiled.server.telemetry.logs import note
from hardboiled.server.telemetry.metrics import Metrics

LARGEST_HEAD = 16_384
"""Bytes of a request before its body: its line and all headers."""
FILES_KEPT_BACK = 128
"""File handles that connections may not use: the database, the pages, pipes to bot processes."""
FILES_WANTED = 65_536
LAST_BYTES = 10.0
"""Seconds for what is left to send when a connection is closed."""
TOLD_EVERY = 60.0
"""Seconds between two lines in the log about connections that were refused."""


def raise_file_limit() -> int:
    """As many open files as the system lets us have: how many that are."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES_WANTED if hard == resource.RLIM_INFINITY else min(hard, FILES_WANTED)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


class Door:
    """Of one worker: who is connected, and who of them has not asked anything."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.patience = settings.patience
        self.proxies = Proxies(settings.proxies)
        files = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        self.most = settings.connections or max(16, files - FILES_KEPT_BACK)
        self._an_address = settings.connections_an_address
        self._metrics = metrics
        self._here: Counter[str] = Counter()
        self._behind_proxies: Counter[str] = Counter()
        self._idle: dict[GuardedHttp, None] = {}
        """Those that owe us a request, the longest waiting first."""
        self._untold: Counter[str] = Counter()
        self._told_at = -TOLD_EVERY

    def enter(self, who: GuardedHttp, address: str) -> bool:
        """Whether one more connection of this address is taken."""
        if self._here[address] >= self._an_address and address not in self.proxies:
            self.refused("address", address=address)
            return False
        if self._here.total() >= self.most and not self._make_room():
            self.refused("full")
            return False
        self._here[address] += 1
        self._idle[who] = None
        return True

    def leave(self, address: str) -> None:
        self._here[address] -= 1
        if not self._here[address]:
            del self._here[address]

    def _make_room(self) -> bool:
        """The one that has owed us a request for longest goes."""
        for silent in self._idle:
            self.refused("room")
            silent.drop()
            return True
        return False

    def idle(self, who: GuardedHttp) -> None:
        self._idle[who] = None

    def busy(self, who: GuardedHttp) -> None:
        self._idle.pop(who, None)

    @contextmanager
    def live(self, address: str, through_proxy: bool) -> Iterator[bool]:
        """A live connection of somebody behind a proxy, whose own connections are not counted: whether it is
        one too many."""
        if not through_proxy:
            yield False
            return
        if self._behind_proxies[address] >= self._an_address:
            self.refused("address", address=address)
            yield True
            return
        self._behind_proxies[address] += 1
        try:
            yield False
        finally:
            self._behind_proxies[address] -= 1
            if not self._behind_proxies[address]:
                del self._behind_proxies[address]

    def refused(self, why: str, **facts: Any) -> None:
        """Count it; a flood is told once a minute, by how many there were."""
        self._metrics.connections_refused(why)
        self._untold[why] += 1
        now = time.monotonic()
        if now - self._told_at >= TOLD_EVERY:
            self._told_at = now
            note("connections refused", **facts, **{f"for_{reason}": n for reason, n in self._untold.items()})
            self._untold.clear()


def door_of(config: Config) -> Door:
    """The door of the application a server runs."""
    app: Any = config.loaded_app
    while not isinstance(app, Litestar):
        app = app.app
    return cast(Door, app.state.door)


class GuardedHttp(HttpToolsProtocol):
    """HTTP whose patience ends."""

    def __init__(self, config: Config, *args: Any, **more: Any) -> None:
        super().__init__(config, *args, **more)
        self._door = door_of(config)
        self._address = ""
        self._entered = False
        self._closed = False
        self._in_head = False
        self._head_size = 0
        self._reading: asyncio.TimerHandle | None = None
        self._answering: asyncio.TimerHandle | None = None
        self._heard_at = 0.0
        self._body_ends = 0.0

    # Coming and going.

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        self._entered = self._door.enter(self, self._address)
        if not self._entered:
            self._refuse(503, "Too many connections; come again in a moment.")
            return
        self._wait_for_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._closed = True
        self._stop(reading=True, answering=True)
        self._door.busy(self)
        if self._entered:
            self._entered = False
            self._door.leave(self._address)
        super().connection_lost(exc)

    def drop(self) -> None:
        """Make room, without a word."""
        self._closed = True
        self._stop(reading=True, answering=True)
        self._door.busy(self)
        if self._entered:
            self._entered = False
            self._door.leave(self._address)
        self.transport.abort()

    def handle_websocket_upgrade(self) -> None:
        """From here on the live connection counts in place of this one, and leaves by itself."""
        if self._closed:
            return
        self._stop(reading=True, answering=True)
        self._door.busy(self)
        self._entered = False
        super().handle_websocket_upgrade()

    # Reading a request.

    def data_received(self, data: bytes) -> None:
        if self._closed:
            return
        self._heard_at = self.loop.time()
        super().data_received(data)
        if self._in_head and not self._closed:
            self._head_size += len(data)
            if self._head_size > LARGEST_HEAD:
                self._too_large()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head, self._head_size = True, 0
        if self._reading is None:
            self._wait_for_head()

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._head_size += len(name) + len(value)

    def on_headers_complete(self) -> None:
        self._in_head = False
        if self._closed:
            return
        if self._head_size + len(self.url) > LARGEST_HEAD:
            self._too_large()
            return
        self._door.busy(self)
        self._stop(reading=True)
        self._body_ends = self.loop.time() + self._door.patience.body
        self._reading = self.loop.call_later(self._door.patience.pause, self._check_body)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if not self._closed:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._stop(reading=True)
        if self._closed:
            return
        if self._answering is None:
            self._answering = self.loop.call_later(self._door.patience.answer, self._give_up)
        super().on_message_complete()

    def _wait_for_head(self) -> None:
        self._reading = self.loop.call_later(self._door.patience.head, self._too_slow)

    def _check_body(self) -> None:
        """A body may not pause for long, and not take for ever either."""
        now, patience = self.loop.time(), self._door.patience
        quiet_until = self._heard_at + patience.pause
        if now >= min(quiet_until, self._body_ends):
            self._too_slow()
        else:
            self._reading = self.loop.call_later(min(quiet_until, self._body_ends) - now, self._check_body)

    # Answering.

    def on_response_complete(self) -> None:
        self._stop(answering=True)
        super().on_response_complete()
        if not self._closed and not self.transport.is_closing() and self._reading is None:
            self._door.idle(self)

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.loop.call_later(LAST_BYTES, self._cut)

    # Sending away.

    def _too_slow(self) -> None:
        self._reading = None
        self._door.refused("slow")
        if self.cycle is None or self.cycle.response_complete:
            self._refuse(408, "The request did not come in time.")
        else:  # its answer is being made: nothing else can be said now
            self._give_up()

    def _too_large(self) -> None:
        self._door.refused("large")
        self._refuse(431, "The headers are too large.")

    def _refuse(self, status: int, words: str) -> None:
        """One plain answer, and the end."""
        self._closed = True
        self._stop(reading=True, answering=True)
        body = words.encode()
        head = f"HTTP/1.1 {status} \r\ncontent-type: text/plain\r\ncontent-length: {len(body)}\r\nconnection: close\r\n"
        self.transport.write(head.encode() + b"\r\n" + body)
        self.transport.close()
        self.loop.call_later(LAST_BYTES, self._cut)

    def _give_up(self) -> None:
        self._closed = True
        self.transport.abort()

    def _cut(self) -> None:
        """What could not be sent by now never will be."""
        if self.transport.get_write_buffer_size() and self.transport.is_closing():
            self.transport.abort()

    def _stop(self, reading: bool = False, answering: bool = False) -> None:
        if reading and self._reading is not None:
            self._reading.cancel()
            self._reading = None
        if answering and self._answering is not None:
            self._answering.cancel()
            self._answering = None


class GuardedWebSocket(WebSocketsSansIOProtocol):
    """A live connection that is counted until it ends, and can be written to at once."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"]["send_at_once"] = self.send_at_once
            self.scope["state"]["has_gone"] = self.has_gone

    def has_gone(self) -> bool:
        """Whether the connection has ended, though what was sent before may not all have been heard."""
        return self.disconnected or self.transport.is_closing()

    def send_at_once(self, text: bytes) -> bool:
        """Send a text message now; False if what was sent before has not left yet. A task, a queue and four layers of
        calls for each message would cost ten times as much."""
        if not self.writable.is_set() or not self.handshake_complete:
            return False
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(_frame_head(len(text)) + text)
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        door_of(self.config).leave(self.client[0] if self.client else "")


def _frame_head(length: int) -> bytes:
    """How the frame of a whole text message begins (RFC 6455, 5.2; what a server sends is not masked)."""
    if length < 126:
        return bytes((0x81, length))
    if length < 65_536:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")
