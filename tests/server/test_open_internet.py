"""What strangers try that is neither size nor speed: knowing deals, turning clocks, posing, squatting."""

from __future__ import annotations

import asyncio
import contextlib
import time

import msgspec
import pytest

from hardboiled.client import TableFault
from hardboiled.server.edge.limits import Throttle, TooFast
from hardboiled.server.live_protocol import ChatLine, Say
from hardboiled.server.protocol import NewTable, TableInfo
from hardboiled.server.refusal import Refused
from hardboiled.server.settings import Limits, Settings
from hardboiled.server.store import LimitStore, migrate, open_database
from hardboiled.server.tables import moves, opening, seating
from hardboiled.server.tables.hub import Hub
from server.house import BOT, ME, OPEN, House, open_house
from server.hubs import ANN, BOB, CID, choose, open_table, sit, with_hubs

# A deal somebody knows.


def test_who_had_every_seat_and_leaves_may_know_the_deal_and_that_is_said(settings: Settings) -> None:
    async def story(hub: Hub) -> None:
        live = await open_table(hub, ME, ME)
        await choose(hub, live, "smuggler-1")
        assert not live.info(BOB.id).known
        await seating.leave(hub, live.id, ANN.id)
        assert live.info(BOB.id).known
        await sit(hub, live, BOB)
        assert live.info(BOB.id).known, "whoever sits down is told"
        hub.forget(live)
        assert (await hub.open(live.id)).info(BOB.id).known, "and it is kept"

    with_hubs(settings, 1, story)


def test_with_bots_as_well_for_the_save_had_their_secrets(settings: Settings) -> None:
    async def story(hub: Hub) -> None:
        live = await open_table(hub, ME, BOT)
        await choose(hub, live, "smuggler-1")
        await seating.leave(hub, live.id, ANN.id)
        assert live.info(BOB.id).known

    with_hubs(settings, 1, story)


def test_a_deal_nobody_has_acted_on_is_dealt_anew_instead(settings: Settings) -> None:
    async def story(hub: Hub) -> None:
        live = await open_table(hub, ME, ME)
        seed = live.table.header.seed
        await seating.leave(hub, live.id, ANN.id)
        assert live.table.header.seed != seed
        assert not live.info(BOB.id).known

    with_hubs(settings, 1, story)


def test_who_had_only_their_own_seat_knows_no_more_than_that(settings: Settings) -> None:
    async def story(hub: Hub) -> None:
        live = await open_table(hub, ME, OPEN)
        await sit(hub, live, BOB)
        await choose(hub, live, "smuggler-1")
        await seating.leave(hub, live.id, BOB.id)
        assert not live.info(CID.id).known

    with_hubs(settings, 1, story)


def test_what_a_stranger_sees_says_that_the_deal_is_known(house: House) -> None:
    ann, bob = house.client("Ann"), house.client("Bob")
    table = house.table(ann, ME, ME)
    with ann.sit(table.id) as seat:
        seat.choose(0)
        seat.receive(5)
    ann._call("POST", f"/api/tables/{table.id}/leave", TableInfo)
    assert bob.take_seat(table.invite).known


# Clocks.


class Clock:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = 0.0
        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() + self.ahead)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


@pytest.mark.parametrize("shared", [False, True])
def test_a_clock_set_back_makes_nobody_too_fast(settings: Settings, clock: Clock, shared: bool) -> None:
    async def story() -> None:
        database = open_database(settings.url)
        await migrate(database)
        throttle = Throttle(Limits(move=(5, 60)), LimitStore(database) if shared else None)
        for _ in range(5):
            await throttle.check("move", "ann")
        with pytest.raises(TooFast):
            await throttle.check("move", "ann")
        clock.ahead = -3600.0
        again = Throttle(Limits(move=(5, 60)), LimitStore(database) if shared else None)  # a worker that restarts
        for _ in range(5):
            await again.check("move", "ann")
        with pytest.raises(TooFast):
            await again.check("move", "ann")
        await database.close()

    asyncio.run(story())


def test_a_clock_set_back_stalls_no_bot(settings: Settings, clock: Clock) -> None:
    async def story(hub: Hub) -> None:
        live = await open_table(hub, BOT, BOT)
        assert await hub.tables.lease(live.id, "worker that dies", 5)
        assert live.id not in await hub.tables.undriven()
        clock.ahead = -3600.0
        assert live.id in await hub.tables.undriven()
        assert await hub.tables.lease(live.id, "another", 5)
        assert live.id not in await hub.tables.undriven()

    with_hubs(settings, 1, story)


def test_a_clock_set_back_keeps_nobody_online_who_has_gone(settings: Settings, clock: Clock) -> None:
    async def story(hub: Hub) -> None:
        live = await open_table(hub, ME, OPEN)
        await sit(hub, live, BOB)
        clock.ahead = -3600.0
        assert [seat.online for seat in live.info(ANN.id).seats] == [False, False]

    with_hubs(settings, 1, story)


# Talk, lists, seats, wishes.


def test_fifty_guests_of_one_address_talk_as_few(settings: Settings) -> None:
    limits = Limits(chat_address=(12, 1), connect=(500, 500), create=(99, 99))
    with open_house(msgspec.structs.replace(settings, limited=True, limits=limits)) as house:
        ann = house.client("Ann")
        table = house.table(ann, ME, OPEN)
        for _ in range(8):
            guest = house.client()
            with guest.sit(table.id, invite=table.invite.partition("invite=")[2]) as seat:
                for number in range(4):
                    seat.send(Say(text=f"spam {number}"))
                with contextlib.suppress(TimeoutError, TableFault):
                    while seat.receive(0.3):
                        pass
        with ann.sit(table.id) as seat:
            said = len(seat.hello.chat)
        assert said == 12


def test_a_watchers_line_has_no_seat(house: House) -> None:
    ann, eve = house.client("Ann"), house.client("Ann")
    table = house.table(ann, ME, OPEN)
    with ann.sit(table.id) as seat, eve.sit(table.id, invite=table.invite.partition("invite=")[2]) as watcher:
        watcher.send(Say(text="It is me, Ann"))
        line = next(message for message in seat.messages(5) if isinstance(message, ChatLine))
        assert (line.name, line.seat) == ("Ann", "")
        seat.send(Say(text="No"))
        line = next(message for message in seat.messages(5) if isinstance(message, ChatLine))
        assert line.seat == "smuggler-1"


def test_one_address_cannot_fill_the_list_of_open_tables(settings: Settings) -> None:
    async def story(hub: Hub) -> None:
        wanted = NewTable(game="smugglers", mode="docks", seats=[ME, OPEN], visibility="open")
        friendly = await opening.new_table(hub, ANN, wanted, address="10.0.0.1")
        for number in range(40):
            guest = msgspec.structs.replace(BOB, id=f"guest-{number}")
            await opening.new_table(hub, guest, wanted, address="6.6.6.6")
        listed = [table.id for table, _ in await hub.tables.open_tables()]
        assert friendly in listed
        assert len(listed) <= 10

    with_hubs(settings, 1, story)


def test_an_owner_gets_a_seat_back_from_who_has_gone(settings: Settings, clock: Clock) -> None:
    async def story(hub: Hub) -> None:
        live = await open_table(hub, ME, OPEN)
        await sit(hub, live, BOB)
        await choose(hub, live, "smuggler-1")
        with pytest.raises(Refused, match="is there"):
            await seating.free_seat(hub, live.id, ANN.id, "smuggler-2")
        with pytest.raises(Refused, match="Only whoever opened"):
            await seating.free_seat(hub, live.id, BOB.id, "smuggler-1")
        clock.ahead = 600.0
        await seating.free_seat(hub, live.id, ANN.id, "smuggler-2")
        assert live.seats["smuggler-2"].kind == "open"
        assert live.waits
        await sit(hub, live, CID)
        assert not live.waits

    with_hubs(settings, 1, story)


def test_before_anything_is_chosen_an_owner_frees_any_seat_and_it_is_dealt_anew(settings: Settings) -> None:
    async def story(hub: Hub) -> None:
        live = await open_table(hub, ME, OPEN)
        await sit(hub, live, BOB)
        seed = live.table.header.seed
        await seating.free_seat(hub, live.id, ANN.id, "smuggler-2")
        assert live.table.header.seed != seed
        with pytest.raises(Refused, match="Nobody else"):
            await seating.free_seat(hub, live.id, ANN.id, "smuggler-1")

    with_hubs(settings, 1, story)


def test_a_refused_wish_waits_before_it_comes_again(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(hub: Hub, other: Hub) -> None:
        live = await open_table(hub, ME, OPEN)
        await sit(hub, live, BOB)
        there = await other.open(live.id)
        for seat in list(live.seats):
            await choose(hub, live, seat)
        await other.catch_up(there)
        await moves.undo(hub, live.id, ANN.id, "smuggler-1")
        await other.catch_up(there)
        await moves.vote(hub, live.id, BOB.id, agree=False)
        await other.catch_up(there)
        for worker in (hub, other):
            with pytest.raises(Refused, match="said no"):
                await moves.undo(worker, live.id, ANN.id, "smuggler-1")
        real = time.monotonic
        monkeypatch.setattr(time, "monotonic", lambda: real() + 61)
        await moves.undo(hub, live.id, ANN.id, "smuggler-1")
        assert live.wish is not None

    with_hubs(settings, 2, story)
