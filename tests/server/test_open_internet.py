"""What strangers try that is neither size nor speed: knowing deals, posing, squatting, old cookies, odd letters."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sqlite3
import stat
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from litestar.testing import TestClient

from hardboiled.client import TableFault
from hardboiled.server.app import create_app
from hardboiled.server.edge.limits import Throttle, TooFast
from hardboiled.server.identity import Identity, load_key
from hardboiled.server.live_protocol import ChatLine, Say
from hardboiled.server.protocol import NewTable, TableInfo
from hardboiled.server.refusal import Refused
from hardboiled.server.settings import Limits, Settings
from hardboiled.server.store import LimitStore, migrate, open_database
from hardboiled.server.tables import moves, opening, seating
from hardboiled.server.tables.hub import Hub
from server.house import BOT, ME, OPEN, House, open_house, wait_until
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


# Who somebody is.


@pytest.fixture
def registered(guest: TestClient) -> TestClient:
    answer = guest.post("/api/me/passphrase", json={"name": "Ann", "passphrase": "correct horse"})
    assert answer.status_code == 200
    return guest


def test_signing_out_ends_the_cookie(registered: TestClient) -> None:
    cookie = registered.cookies["hardboiled"]
    me = registered.get("/api/me").json()
    assert registered.post("/api/sign-out").status_code == 200
    registered.cookies.clear()
    stolen = registered.get("/api/me", headers={"Cookie": f"hardboiled={cookie}"}).json()
    assert stolen["id"] != me["id"]
    assert not stolen.get("registered")


def test_signing_out_leaves_other_devices_signed_in(registered: TestClient, settings: Settings) -> None:
    me = registered.get("/api/me").json()
    first = registered.cookies["hardboiled"]
    registered.cookies.clear()
    assert registered.post("/api/sign-in", json={"name": "Ann", "passphrase": "correct horse"}).status_code == 200
    assert registered.cookies["hardboiled"] != first
    registered.post("/api/sign-out")
    registered.cookies.clear()
    assert registered.get("/api/me", headers={"Cookie": f"hardboiled={first}"}).json()["id"] == me["id"]


def test_signing_out_ends_live_connections_and_is_remembered_by_every_worker(settings: Settings) -> None:
    with open_house(settings) as house:
        ann = house.client("Ann")
        table = house.table(ann, ME, BOT)
        cookie = {cookie.name: cookie.value or "" for cookie in ann._cookies}
        with ann.sit(table.id) as seat:
            httpx.post(f"{house.url}/api/sign-out", cookies=cookie)
            assert list(seat.messages(5)) is not None, "it ends"
    with open_house(settings) as again:
        assert httpx.get(f"{again.url}/api/tables/mine", cookies=cookie).json() == []


def test_cookies_from_before_there_were_sessions_are_known(guest: TestClient, settings: Settings) -> None:
    identity = Identity(load_key(Path(settings.data_dir)))
    old = f"ann.{identity._sign('player', 'ann')}"
    assert identity.player_of(old) == "ann"
    assert identity.player_of(f"bob.{identity._sign('player', 'ann')}") is None
    assert identity.player_of(identity.cookie("ann")) == "ann"
    assert identity.player_of("ann." + identity.cookie("bob").partition(".")[2]) is None


def test_a_new_passphrase_needs_the_old_one(registered: TestClient) -> None:
    new = {"name": "Ann", "passphrase": "battery staple"}
    assert registered.post("/api/me/passphrase", json=new).status_code == 403
    assert registered.post("/api/me/passphrase", json={**new, "old": "wrong horse"}).status_code == 403
    assert registered.post("/api/me/passphrase", json={**new, "old": "correct horse"}).status_code == 200
    registered.cookies.clear()
    assert registered.post("/api/sign-in", json=new).status_code == 200


def test_guesses_are_slowed_by_name_wherever_they_come_from(settings: Settings) -> None:
    limits = Limits(sign_in=(999, 999), guess=(3, 1))
    with TestClient(create_app(msgspec.structs.replace(settings, limited=True, limits=limits))) as guest:
        codes = []
        for number in range(6):
            guest.cookies.clear()
            tried = {"name": "Ann " if number % 2 else "ann", "passphrase": "12345678"}
            codes.append(guest.post("/api/sign-in", json=tried).status_code)
        assert codes == [403] * 3 + [429] * 3
        other = guest.post("/api/sign-in", json={"name": "Bob", "passphrase": "12345678"})
        assert other.status_code == 403


# Odd letters, damage.


ODD = ["%00", "%ff%fe", "a%00b", "%ed%a0%80", "..%2f..", "%F0%9F%92%A9", "a" * 200]


@pytest.mark.parametrize("odd", ODD)
def test_odd_ids_are_clearly_refused(house: House, odd: str) -> None:
    for path in (f"/api/tables/{odd}", f"/api/tables/{odd}/scene", f"/api/rules/{odd}", f"/api/clauses/{odd}"):
        answer = httpx.get(house.url + path)
        assert 400 <= answer.status_code < 500, path
        assert answer.json()["text"]
    for query in ("seat", "invite", "pack"):
        answer = httpx.get(f"{house.url}/api/tables/open?{query}={odd}")
        assert answer.status_code < 500


def test_odd_ids_are_clearly_refused_on_postgres(settings: Settings, postgres: str) -> None:
    with open_house(msgspec.structs.replace(settings, database_url=postgres)) as house:
        for odd in ODD:
            answer = httpx.get(f"{house.url}/api/tables/{odd}")
            assert 400 <= answer.status_code < 500, odd
        for name in ("A\x00nn", "\ud83d\ude00", "\u202e"):
            answer = httpx.put(f"{house.url}/api/me", content=json.dumps({"name": name}))
            assert answer.status_code in (200, 400)


@pytest.mark.parametrize("body", [b'{"name": "\xff\xfe"}', b'{"name": "\\ud800"}', b"\xff", b"[" * 100_000, b"\x00"])
def test_odd_bodies_are_clearly_refused(house: House, body: bytes) -> None:
    answer = httpx.put(f"{house.url}/api/me", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 413), answer.text
    assert answer.json()["text"]


def test_a_message_that_is_no_text_ends_one_connection(house: House) -> None:
    ann, bob = house.duel()
    with ann, bob:
        ann._connection.send(b"\xff\x00")
        ann._connection.send("\x00")
        bob.send(Say(text="still here"))
        assert any(isinstance(message, ChatLine) for message in bob.messages(5))


DAMAGE = {
    "a header": "UPDATE tables SET header = '{}' WHERE id = ?",
    "a header that is none": "UPDATE tables SET header = 'x' WHERE id = ?",
    "who is asked": "UPDATE tables SET asked = '{' WHERE id = ?",
    "a choice": "UPDATE log SET body = 'null' WHERE table_id = ?",
    "an undo": "UPDATE log SET kind = 'undo', body = 'x' WHERE table_id = ?",
    "a seat": "UPDATE seats SET presets = '[' WHERE table_id = ?",
    "a seat that is none": "UPDATE seats SET seat = 'nobody' WHERE table_id = ? AND position = 0",
}


@pytest.mark.parametrize("what", list(DAMAGE))
def test_damage_of_one_table_is_that_tables(settings: Settings, what: str) -> None:
    with open_house(settings) as house:
        ann = house.client("Ann")
        broken, whole = house.table(ann, ME, ME).id, house.table(ann, ME, BOT).id
        with ann.sit(broken) as seat:
            seat.choose(0)
            seat.receive(5)
    with sqlite3.connect(Path(settings.data_dir) / "hardboiled.sqlite") as store:
        store.execute(DAMAGE[what], (broken,))
    with open_house(settings) as house:
        again = httpx.Client(base_url=house.url, cookies={c.name: c.value or "" for c in ann._cookies})
        answer = again.get(f"/api/tables/{broken}")
        assert answer.status_code in (404, 409), answer.text
        assert answer.json()["text"]
        mine = again.get("/api/tables/mine")
        assert mine.status_code == 200
        assert whole in [table["id"] for table in mine.json()]
        assert again.get("/api/tables/open").status_code == 200
        assert again.get(f"/api/tables/{whole}/scene").status_code == 200


def test_health_says_no_when_nothing_can_be_written(
    settings: Settings, guest: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hardboiled.server.store.health.FRESH", 0.0)
    monkeypatch.setattr("hardboiled.server.store.health.PATIENCE", 0.5)
    assert guest.get("/healthz").status_code == 200
    with sqlite3.connect(Path(settings.data_dir) / "hardboiled.sqlite", isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        assert guest.get("/healthz").status_code == 503
        other.execute("ROLLBACK")
    wait_until(lambda: guest.get("/healthz").status_code == 200, 20)


def test_what_is_kept_is_for_its_owner_only(settings: Settings) -> None:
    store = Path(settings.data_dir) / "hardboiled.sqlite"
    store.touch(mode=0o644)
    os.chmod(store, 0o644)
    with open_house(settings) as house:
        house.table(house.client("Ann"), ME, BOT)
        files = [path for path in Path(settings.data_dir).iterdir() if path.is_file()]
        assert len(files) >= 3
        for path in files:
            assert stat.S_IMODE(path.stat().st_mode) & 0o077 == 0, path.name


@pytest.mark.parametrize("option", ["keep", "packs", "seed", "mode", "seats", "game_id", "nobody_knows"])
def test_options_nobody_knows_are_refused(guest: TestClient, option: str) -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}]
    body: dict[str, Any] = {"game": "smugglers", "mode": "docks", "seats": seats, "options": {option: False}}
    answer = guest.post("/api/tables", json=body)
    assert answer.status_code == 409
    assert option in answer.json()["text"]
    assert guest.get("/api/tables/mine").json() == []


def test_what_a_stranger_sees_says_that_the_deal_is_known(house: House) -> None:
    ann, bob = house.client("Ann"), house.client("Bob")
    table = house.table(ann, ME, ME)
    with ann.sit(table.id) as seat:
        seat.choose(0)
        seat.receive(5)
    ann._call("POST", f"/api/tables/{table.id}/leave", TableInfo)
    assert bob.take_seat(table.invite).known
