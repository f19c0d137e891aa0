"""One live connection: hello, then what the table sends and what the player says, until it ends."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from hardboiled.kernel.ids import SPECTATOR
from hardboiled.server.bots.driver import Driver
from hardboiled.server.bots.processes import TooSlow
from hardboiled.server.edge.limits import Throttle, TooFast
from hardboiled.server.live_protocol import Choose, ClientMessage, Hint, Hinted, Look, Preset, Problem, Say, Undo, Vote
from hardboiled.server.refusal import Refused
from hardboiled.server.tables import moves, seating
from hardboiled.server.tables.hub import Hub
from hardboiled.server.tables.listener import Listener, nothing_at_once
from hardboiled.server.tables.live_table import LiveTable
from hardboiled.server.tables.summaries import ONLINE_SECONDS
from hardboiled.server.telemetry.logs import failed

CLOSE_NOT_HERE = 4404
CLOSE_COME_AGAIN = 4503
CLOSE_FOREIGN = 4403
BREATH = 0.5
"""Seconds for which whoever was too fast is not listened to: a flood of messages costs little more than silence."""
MOVE = "move"
LIMIT_OF: dict[type[Any], str] = {Say: "chat", Hint: "hint"}
"""Which limit is for which message; all others are moves."""

_decoder = msgspec.json.Decoder(ClientMessage)


class Conversation:
    def __init__(self, hub: Hub, driver: Driver, throttle: Throttle, socket: WebSocket[Any, Any, Any]) -> None:
        self._hub = hub
        self._driver = driver
        self._throttle = throttle
        self._socket = socket
        self._player: str = socket.scope["state"]["player"]
        self._session: str = socket.scope["state"]["session"]
        self._address: str = socket.scope["state"]["address"]
        self._hinting: asyncio.Task[None] | None = None

    async def hold(self, table_id: str, invite: str, seat: str) -> None:
        socket = self._socket
        await socket.accept()
        try:
            if socket.scope["state"]["foreign"]:
                raise Refused("not-allowed", "Another site's page opened this connection.")
            if socket.scope["state"]["too_many"]:
                raise Refused("too-fast", "Too many connections come from your address.")
            await self._throttle.check("connect", self._player, socket.scope["state"]["address"])
            await seating.visit(self._hub, table_id, self._player, invite)
            live, listener = await self._greet(table_id, seat)
        except (Refused, TooFast) as error:
            await self._turn_away(error)
            return
        sending = asyncio.create_task(self._send())
        try:
            await self._come_and_go(live, here=True)
            await self._listen()
        except WebSocketDisconnect:
            pass
        finally:
            live.audience.discard(listener)
            sending.cancel()
            if self._hinting is not None:
                self._hinting.cancel()
            with contextlib.suppress(Exception):  # the store may be closed already when a server stops
                await asyncio.shield(self._come_and_go(live, here=False))

    async def _greet(self, table_id: str, seat: str) -> tuple[LiveTable, Listener]:
        async with self._hub.as_stored(table_id) as live:
            looks_from, at_once = live.seat_to_look_from(self._player, seat), self._at_once()
            listener = Listener(self._player, looks_from, self._session, at_once)
            listener.post(live.audience.hello(listener, await self._hub.tables.said(live.id)))
            live.audience.add(listener)
        self._live, self._listener = live, listener
        return live, listener

    async def _turn_away(self, error: Refused | TooFast) -> None:
        problem = _problem(error)
        code = {"gone": CLOSE_NOT_HERE, "not-allowed": CLOSE_FOREIGN}.get(problem.code, CLOSE_COME_AGAIN)
        with contextlib.suppress(WebSocketDisconnect):
            await self._socket.send_text(msgspec.json.encode(problem))
            await self._socket.close(code=code)

    async def _come_and_go(self, live: LiveTable, here: bool) -> None:
        """Let the table know when a player's first connection comes and when the last one goes."""
        others = sum(listener.player == self._player for listener in live.audience) - here
        if others or not live.seats_of(self._player):
            return
        async with live.lock:
            at = time.time() if here else time.time() - ONLINE_SECONDS
            for seat in live.seats_of(self._player):
                live.seats[seat] = msgspec.structs.replace(live.seats[seat], seen=at)
            await self._hub.noted(live, await self._hub.tables.seen(live.id, self._player, at))
            live.audience.tell_table()

    # Sending.

    def _at_once(self) -> Callable[[bytes], bool]:
        send: Callable[[bytes], bool] = self._socket.scope["state"].get("send_at_once", nothing_at_once)
        counted = self._hub.metrics.messages_sent

        def send_and_count(message: bytes) -> bool:
            sent = send(message)
            if sent:
                counted()
            return sent

        return send_and_count

    async def _send(self) -> None:
        """What could not be sent at once."""

        async def send(message: bytes) -> None:
            await self._socket.send_text(message)
            self._hub.metrics.messages_sent()

        def caught_up() -> None:
            self._live.audience.show(self._listener, since=0, rewound=True)

        await self._listener.drain(send, caught_up)
        await self._socket.close(code=CLOSE_COME_AGAIN)

    # Hearing.

    async def _listen(self) -> None:
        while True:
            data = await self._socket.receive_data(mode="text")
            try:
                message = _understood(data)
                await self._count(message)
                if message is None:
                    raise Refused("bad-message", "That message cannot be understood.")
                await self._do(message)
            except TooFast as error:
                self._refuse(error)
                await asyncio.sleep(BREATH)  # what follows is not even read by then
                if self._socket.scope["state"].get("has_gone", bool)():
                    return
            except Refused as error:
                self._refuse(error)
            except Exception:
                failed("a message could not be carried out", table=self._live.id)
                self._refuse(Refused("stale", "Something went wrong here; please try again."))

    async def _count(self, message: ClientMessage | None) -> None:
        """TooFast if it is too much. Moves are counted by this worker alone: few can be made in another's turn, and to
        share each with the other workers would cost as much as to keep it."""
        kind = LIMIT_OF.get(type(message), MOVE)
        if kind == MOVE:
            self._throttle.check_here(kind, self._player)
        else:
            await self._throttle.check(kind, self._player)
        if isinstance(message, Say):
            await self._throttle.check("chat_address", self._address)

    def _refuse(self, error: Refused | TooFast) -> None:
        problem = _problem(error)
        self._listener.send(problem)
        if problem.code == "stale" and self._hub.known(self._live.id) is self._live:
            self._live.audience.show(self._listener, since=self._live.choices)

    async def _do(self, message: ClientMessage) -> None:
        hub, table, player = self._hub, self._live.id, self._player
        match message:
            case Choose():
                await moves.choose(hub, table, player, message.seat, message.ask, message.option)
            case Say():
                name = await hub.people.name_of(player)
                await moves.say(hub, table, player, name, message.text)
            case Undo():
                await moves.undo(hub, table, player, message.seat)
            case Vote():
                await moves.vote(hub, table, player, message.agree)
            case Preset():
                await moves.preset(hub, table, player, message.seat, message.keys, message.until_turn)
            case Look():
                await self._look(message.seat)
            case Hint():
                self._ask_for_hint(message.seat)

    async def _look(self, seat: str) -> None:
        async with self._live.lock:
            if seat != SPECTATOR:
                moves.own_seat(self._live, self._player, seat)
            self._listener.seat = seat
            self._live.audience.show(self._listener, since=0, rewound=True)

    def _ask_for_hint(self, seat: str) -> None:
        live = self._live
        moves.own_seat(live, self._player, seat)
        ask = live.open_ask(seat)
        if not ask:
            raise Refused("not-your-turn", "You are not asked anything just now.")
        if self._hinting is not None and not self._hinting.done():
            if self._hinting.get_name() == ask:
                raise Refused("too-fast", "A hint is already on its way.")
            self._hinting.cancel()  # what it is about has been answered
        self._hinting = asyncio.create_task(self._hint(seat, ask), name=ask)

    async def _hint(self, seat: str, ask: str) -> None:
        try:
            advised = await self._driver.advise(self._live, seat, self._player)
        except TooSlow:
            self._refuse(Refused("stale", "No hint could be found in time."))
            return
        except Exception:
            failed("a hint failed", table=self._live.id)
            self._refuse(Refused("stale", "No hint could be found."))
            return
        if self._live.open_ask(seat) == ask and seat in self._live.seats_of(self._player):
            self._listener.send(
                Hinted(
                    seat=seat,
                    option=advised.option,
                    text=advised.text,
                    reason=advised.reason,
                    suspected=advised.suspected,
                )
            )


def _understood(data: str | bytes) -> ClientMessage | None:
    try:
        message: ClientMessage = _decoder.decode(data)
    except (msgspec.MsgspecError, RecursionError):
        return None
    return message


def _problem(error: Refused | TooFast) -> Problem:
    if isinstance(error, TooFast):
        return Problem(code="too-fast", text="That was too fast; wait a moment.")
    return Problem(code=error.code, text=error.text)
