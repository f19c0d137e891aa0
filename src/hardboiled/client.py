"""A program at a table: a small client of the web table's HTTP and live protocol.

    client = Client("http://127.0.0.1:8000", name="HAL")
    table = client.take_seat(invite="/t/abc?invite=xyz")
    with client.sit(table.id) as seat:
        seat.play(lambda ask: len(ask.options) - 1)

What is sent and received is described by `hardboiled.server.protocol`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from http.cookiejar import CookieJar
from types import TracebackType
from typing import Any, TypeVar
from urllib.error import HTTPError
from urllib.parse import parse_qs, quote, urlencode, urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from hardboiled.kernel.errors import HardboiledError
from hardboiled.kernel.scene import AskFace, Scene
from hardboiled.server.changes import applied, scene_of
from hardboiled.server.live_protocol import Change, Choose, ClientMessage, Hello, Look, Problem, ServerMessage, Update
from hardboiled.server.protocol import (
    Created,
    Fault,
    HandOver,
    Lobby,
    Me,
    NewTable,
    Rename,
    SeatPlan,
    TableInfo,
    TakeBack,
    TakeSeat,
)

T = TypeVar("T")
TIMEOUT = 30.0
_server_message: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


class TableFault(HardboiledError):
    """The server refused; `code` says why in one word."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


class Client:
    """One person (or program) at one server; who it is lives in its cookie."""

    def __init__(self, url: str = "http://127.0.0.1:8000", name: str = "") -> None:
        self.url = url.rstrip("/")
        self._cookies = CookieJar()
        self._opener = build_opener(HTTPCookieProcessor(self._cookies))
        self.me = self._call("PUT", "/api/me", Me, Rename(name=name)) if name else self._call("GET", "/api/me", Me)

    def lobby(self) -> Lobby:
        return self._call("GET", "/api/lobby", Lobby)

    def packs(self) -> dict[str, list[str]]:
        """The content packs of the server, by game."""
        return self._call("GET", "/api/packs", dict[str, list[str]])

    def new_table(self, game: str, mode: str, seats: list[SeatPlan], pack: str = "", **options: Any) -> TableInfo:
        """Open a table, with one of the server's packs if you name it; `options` are the game's own."""
        wanted = NewTable(game=game, mode=mode, seats=seats, options=options)
        address = f"/api/tables?{urlencode({'pack': pack})}" if pack else "/api/tables"
        return self.table(self._call("POST", address, Created, wanted).id)

    def table(self, table_id: str) -> TableInfo:
        return self._call("GET", f"/api/tables/{quote(table_id, safe='')}", TableInfo)

    def take_seat(self, invite: str, seat: str = "", name: str = "") -> TableInfo:
        """Sit down by an invite link (`/t/TABLE?invite=TOKEN`, with or without the host before it)."""
        link = urlsplit(invite)
        table_id, token = link.path.rpartition("/")[2], parse_qs(link.query).get("invite", [""])[0]
        body = TakeSeat(invite=token, seat=seat, name=name)
        return self._call("POST", f"/api/tables/{quote(table_id, safe='')}/seats", TableInfo, body)

    def leave(self, table_id: str) -> TableInfo:
        """Get up: my seats are free for others."""
        return self._at(table_id, "leave")

    def hand_over(self, table_id: str, seat: str, strength: str = "regular") -> TableInfo:
        """Let a bot keep my seat (or that of somebody who has been away for a while)."""
        return self._at(table_id, "hand-over", HandOver(seat=seat, strength=strength))

    def take_back(self, table_id: str, seat: str = "") -> TableInfo:
        """Play again where a bot has kept my seat."""
        return self._at(table_id, "take-back", TakeBack(seat=seat))

    def resign(self, table_id: str) -> TableInfo:
        """Give up for good."""
        return self._at(table_id, "resign")

    def delete(self, table_id: str) -> None:
        """Take a table away that I opened and nobody else plays at."""
        self._call("POST", f"/api/tables/{quote(table_id, safe='')}/delete", type(None))

    def _at(self, table_id: str, what: str, body: msgspec.Struct | None = None) -> TableInfo:
        return self._call("POST", f"/api/tables/{quote(table_id, safe='')}/{what}", TableInfo, body)

    def sit(self, table_id: str, seat: str = "", invite: str = "") -> LiveSeat:
        """Connect to a table, from a seat of mine or as somebody who watches."""
        return LiveSeat(self.connect(table_id, seat, invite))

    def connect(self, table_id: str, seat: str = "", invite: str = "") -> ClientConnection:
        """The same as a bare WebSocket, for whoever reads the messages themselves."""
        query = urlencode({key: value for key, value in (("seat", seat), ("invite", invite)) if value})
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{quote(table_id, safe='')}/live?{query}"
        cookie = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self._cookies)
        return connect(address, additional_headers={"Cookie": cookie}, max_size=None)

    def _call(self, method: str, path: str, kind: type[T], body: msgspec.Struct | None = None) -> T:
        data = None if body is None else msgspec.json.encode(body)
        request = Request(self.url + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with self._opener.open(request, timeout=TIMEOUT) as answer:
                return msgspec.json.decode(answer.read() or b"null", type=kind)
        except HTTPError as error:
            try:
                fault = msgspec.json.decode(error.read(), type=Fault)
            except msgspec.MsgspecError:
                fault = Fault(code="bad-message", text=f"HTTP {error.code}")
            raise TableFault(fault.code, fault.text) from None


class LiveSeat:
    """A live connection. `hello`, `scene` and `ask` are always the latest; close it, or use `with`."""

    def __init__(self, connection: ClientConnection) -> None:
        self._closing = ExitStack()
        self._connection = self._closing.enter_context(connection)
        first = self.receive()
        if not isinstance(first, Hello):
            raise TableFault("bad-message", "The server did not greet.")
        self.hello = first
        self.scene: Scene = first.scene
        self.ask = first.ask
        self._plain: dict[str, Any] = msgspec.to_builtins(first.scene)
        self._look = first.look

    def __enter__(self) -> LiveSeat:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._closing.close()

    @property
    def asked(self) -> AskFace | None:
        """What this seat is asked now, with its options."""
        if not self.ask:
            return None
        return next(ask for ask in self.scene.asks if self.scene.seat in ask.seats)

    @property
    def over(self) -> bool:
        return self.scene.ending is not None

    def send(self, message: ClientMessage) -> None:
        self._connection.send(msgspec.json.encode(message).decode())

    def choose(self, option: int) -> None:
        """Answer what is asked now; the answer to that is the next update (or a TableFault)."""
        self.send(Choose(seat=self.scene.seat, ask=self.ask, option=option))

    def receive(self, timeout: float | None = TIMEOUT) -> ServerMessage:
        """The next message; a change comes as the update it makes. A problem is raised, except that the table has
        moved on: an update follows."""
        message = _server_message.decode(self._connection.recv(timeout))
        if isinstance(message, Change):
            if message.after != self._look:  # something was lost: the whole scene is asked for
                self.send(Look(seat=self.scene.seat))
                return self.receive(timeout)
            message = self._updated(message)
        elif isinstance(message, Update):
            self._plain, self._look = msgspec.to_builtins(message.scene), message.look
        if isinstance(message, Update):
            self.scene, self.ask = message.scene, message.ask
        if isinstance(message, Problem) and message.code != "stale":
            raise TableFault(message.code, message.text)
        return message

    def _updated(self, change: Change) -> Update:
        self._plain = applied(self._plain, change)
        self._look += bool(change.set or change.items or change.asks)
        return Update(
            scene=scene_of(self._plain),
            ask=change.ask,
            undo=change.undo,
            presets=change.presets,
            until_turn=change.until_turn,
            answered=change.answered,
        )

    def messages(self, timeout: float | None = None) -> Iterator[ServerMessage]:
        """Every message from now on, until the connection ends."""
        try:
            while True:
                yield self.receive(timeout)
        except ConnectionClosed:
            return

    def play(self, choose: Callable[[AskFace], int], timeout: float | None = None) -> Scene:
        """Answer every ask by this function (it gets the options, it gives an index) until the match
        is over: the last scene."""
        while not self.over:
            if self.asked is None:
                self.receive(timeout)
            else:
                ask = self.ask
                self.choose(choose(self.asked))
                self._settle(ask, timeout)
        return self.scene

    def _settle(self, ask: str, timeout: float | None) -> None:
        """Receive until the answer to this ask is kept, or refused and what is asked now is shown."""
        refused = False
        while not self.over:
            message = self.receive(timeout)
            if isinstance(message, Problem):
                refused = True
            elif isinstance(message, Update) and (refused or message.answered == ask):
                return
