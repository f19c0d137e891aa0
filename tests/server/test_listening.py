"""What live connections are sent: at once where they can take it, in order always, and watchers not before players."""

from __future__ import annotations

import asyncio
import time

import msgspec
import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from hardboiled.client import Client
from hardboiled.kernel.ids import SPECTATOR
from hardboiled.server.edge.connections import _frame_head
from hardboiled.server.edge.conversation import BREATH
from hardboiled.server.live_protocol import Change, Say, ServerMessage, TableChanged, Update
from hardboiled.server.protocol import TableInfo
from hardboiled.server.settings import Limits, Settings
from hardboiled.server.store.database import SqliteDatabase
from hardboiled.server.tables.crowd import AT_ONCE, Crowd
from hardboiled.server.tables.hub import Hub
from hardboiled.server.tables.listener import BACKLOG, Listener
from server.house import ME, OPEN, open_house
from server.hubs import BOB, choose, open_table, sit, with_hubs


class Wire:
    """A way out that is sometimes too full."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.full = False

    def at_once(self, message: bytes) -> bool:
        if not self.full:
            self.sent.append(message)
        return not self.full

    async def send(self, message: bytes) -> None:
        while self.full:
            await asyncio.sleep(0)
        self.sent.append(message)


def nothing() -> None:
    pass


def test_what_cannot_go_at_once_waits_and_nothing_overtakes_it() -> None:
    async def story() -> None:
        wire = Wire()
        listener = Listener("ann", "a", at_once=wire.at_once)
        draining = asyncio.create_task(listener.drain(wire.send, nothing))
        for number in range(9):
            wire.full = 3 <= number < 6
            listener.post(b"%d" % number)
            if number in (4, 7):
                await asyncio.sleep(0)
        while listener.waiting:
            await asyncio.sleep(0)
        assert wire.sent == [b"%d" % number for number in range(9)]
        listener.close()
        await draining

    asyncio.run(story())


def test_whoever_is_too_slow_is_asked_to_come_again() -> None:
    listener = Listener("ann", "a")
    for _ in range(BACKLOG + 1):
        listener.post(b"x")
    assert list(listener.waiting) == [None]


def test_a_slow_watcher_skips_to_the_newest_scene(settings: Settings) -> None:
    async def story(hub: Hub) -> None:
        live = await open_table(hub, ME, OPEN)
        await sit(hub, live, BOB)
        quick, slow = Wire(), Wire()
        watchers = [Listener(name, SPECTATOR, at_once=wire.at_once) for name, wire in (("q", quick), ("s", slow))]
        for watcher in watchers:
            watcher.post(live.audience.hello(watcher, []))
            live.audience.add(watcher)
        slow.full = True
        before = len(slow.sent)
        draining = asyncio.create_task(
            watchers[1].drain(slow.send, lambda: live.audience.show(watchers[1], since=0, rewound=True))
        )
        live.audience.tell_settled(agreed=False)  # something that is no scene: it waits
        while live.choices < 6:
            await choose(hub, live, live.timeline.match.asks[0].seats[0])
        assert len(watchers[1].waiting) == 1
        slow.full = False
        while watchers[1].behind or watchers[1].waiting:
            await asyncio.sleep(0)
        draining.cancel()
        told = [msgspec.json.decode(message, type=ServerMessage) for message in slow.sent[before + 1 :]]
        assert [type(message) for message in told if isinstance(message, Change | Update)] == [Update]
        assert told[-1].scene == live.scene(SPECTATOR, since=0)
        changes = [msgspec.json.decode(message, type=ServerMessage) for message in quick.sent]
        assert sum(isinstance(message, Change) for message in changes) > 1
        await choose(hub, live, live.timeline.match.asks[0].seats[0])
        assert isinstance(msgspec.json.decode(slow.sent[-1], type=ServerMessage), Change), "it goes on with changes"

    with_hubs(settings, 1, story)


def test_a_crowd_is_told_in_slices_and_in_order() -> None:
    async def story() -> None:
        crowd = Crowd()
        told: list[tuple[str, int]] = []
        listeners = [Listener(str(number), SPECTATOR) for number in range(3 * AT_ONCE)]
        for what in "ab":
            crowd.tell_in_turn(listeners, lambda one, what=what: told.append((what, int(one.player))))
        slices = []
        while len(told) < 2 * len(listeners):
            await asyncio.sleep(0)
            slices.append(len(told))
        assert all(more - before <= AT_ONCE for before, more in zip([0, *slices], slices, strict=False))
        assert told == [(what, number) for what in "ab" for number in range(3 * AT_ONCE)]

    asyncio.run(story())


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 100_000])
def test_frames_are_what_the_standard_says(length: int) -> None:
    reader, text = StreamReader(), b"x" * length
    reader.feed_data(_frame_head(length) + text)
    with pytest.raises(StopIteration) as done:
        next(Frame.parse(reader.read_exact, mask=False))
    assert done.value.value == Frame(Opcode.TEXT, text)


def test_a_flood_of_messages_is_not_even_read(settings: Settings) -> None:
    few = msgspec.structs.replace(settings, limited=True, limits=Limits(chat=(2, 60)))
    with open_house(few) as house:
        ann: Client = house.client("Ann")
        table = house.table(ann, ME, OPEN)
        with ann.connect(table.id) as wire:
            wire.recv(10)
            for number in range(60):
                wire.send(msgspec.json.encode(Say(text=str(number))).decode())
            until, refused = time.monotonic() + 2.2 * BREATH, 0
            while (left := until - time.monotonic()) > 0:
                try:
                    refused += '"too-fast"' in str(wire.recv(left))
                except TimeoutError:
                    break
            assert 1 <= refused <= 4
        until = time.monotonic() + 10 * BREATH  # all that was sent would take thirty seconds to hear
        with house.client("Bob").sit(table.id, invite=table.invite.partition("invite=")[2]) as bob:
            while ann_is_there(bob.hello.table) and time.monotonic() < until:
                message = bob.receive(10)
                if isinstance(message, TableChanged) and not ann_is_there(message.table):
                    break
            assert time.monotonic() < until


def ann_is_there(table: TableInfo) -> bool:
    return any(seat.name == "Ann" and seat.online for seat in table.seats)


def test_checkpoints_run_beside_the_writing(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hardboiled.server.store.database.TIDY_SECONDS", 0.05)
    tidied: list[int] = []
    usual = SqliteDatabase._checkpoint

    def checkpoint(self: SqliteDatabase) -> None:
        usual(self)
        tidied.append(1)

    monkeypatch.setattr(SqliteDatabase, "_checkpoint", checkpoint)

    async def story(hub: Hub) -> None:
        live = await open_table(hub, ME, OPEN)
        await sit(hub, live, BOB)
        while not tidied:
            await asyncio.sleep(0.02)
        await choose(hub, live, live.timeline.match.asks[0].seats[0])
        again = await hub.log.entries(live.id)
        assert [entry.kind for entry in again] == ["choice"]

    with_hubs(settings, 1, story)
