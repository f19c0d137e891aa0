"""People come and go: seats handed to bots and taken back, somebody who stays away replaced, matches given up, tables
taken away, and how an invite reaches others."""

from __future__ import annotations

import time

import httpx
import msgspec
import pytest
from litestar.testing import TestClient
from websockets.exceptions import ConnectionClosed

from hardboiled.client import LiveSeat, TableFault
from hardboiled.kernel.ids import SPECTATOR
from hardboiled.server.api.reach import addresses_of
from hardboiled.server.app import create_app
from hardboiled.server.live_protocol import Choose, Hello, Update
from hardboiled.server.protocol import Created, SeatPlan, TableCard, TableInfo
from hardboiled.server.settings import Settings
from hardboiled.server.tables import seating, summaries
from hardboiled.server.tables.hub import Hub
from server.house import BOT, ME, OPEN, House, open_house
from server.hubs import ANN, BOB, CID, choose, open_table, sit, with_hubs


@pytest.fixture
def house(shared_house: House) -> House:
    """The tests of this file do not mind each other's tables."""
    return shared_house


def seat_of(info: TableInfo, name: str) -> dict[str, object]:
    return msgspec.to_builtins(next(seat for seat in info.seats if seat.id == name))


# Handing over and taking back.


def test_a_bot_plays_on_until_its_player_takes_the_seat_back(house: House) -> None:
    ann, bob = house.client("Ann"), house.client("Bob")
    table = house.table(ann, ME, OPEN)
    bob.take_seat(table.invite)
    with ann.sit(table.id) as at_table:
        handed = ann.hand_over(table.id, "smuggler-1")
        assert seat_of(handed, "smuggler-1") | {"online": True} == {
            "id": "smuggler-1",
            "label": handed.seats[0].label,
            "name": "Regular for Ann",
            "kind": "bot",
            "strength": "regular",
            "online": True,
            "kept": True,
            "kept_for_you": True,
        } | ({"thinking": True} if handed.seats[0].thinking else {})
        while at_table.scene.seat != SPECTATOR:
            at_table.receive(10)
        until = time.monotonic() + 20
        while any(seat.id == "smuggler-1" and seat.thinking for seat in bob.table(table.id).seats):
            assert time.monotonic() < until, "the bot does not play"
            time.sleep(0.1)
        back = ann.take_back(table.id)
        assert (back.seats[0].kind, back.seats[0].name, back.seats[0].yours) == ("human", "Ann", True)
        while at_table.scene.seat != "smuggler-1":
            at_table.receive(10)


def test_nobody_takes_what_a_bot_keeps_for_another(house: House) -> None:
    ann, bob = house.client("Ann"), house.client("Bob")
    table = house.table(ann, ME, OPEN)
    bob.take_seat(table.invite)
    bob.hand_over(table.id, "smuggler-2")
    with pytest.raises(TableFault, match="No bot keeps"):
        ann.take_back(table.id, "smuggler-2")
    with pytest.raises(TableFault, match="Nobody sits there"):
        ann.hand_over(table.id, "smuggler-2")
    stranger = house.client("Eve")
    with pytest.raises(TableFault, match="no such table"):
        stranger.hand_over(table.id, "smuggler-1")


def test_whoever_plays_beside_a_kept_seat_is_not_alone(house: House) -> None:
    """Else they could read the whole save, with what the one who comes back holds."""
    ann, bob = house.client("Ann"), house.client("Bob")
    table = house.table(ann, ME, OPEN)
    bob.take_seat(table.invite)
    handed = ann.hand_over(table.id, "smuggler-1")
    assert not handed.alone
    assert not bob.table(table.id).alone
    assert ann.table(table.id).seats[0].kept_for_you, "a private table stays in reach of whom a seat is kept for"
    assert table.id in [card.id for card in ann._call("GET", "/api/tables/mine", list[TableCard])]


def test_who_has_been_away_for_a_while_can_be_replaced_and_comes_back(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(hub: Hub) -> None:
        live = await open_table(hub, ME, OPEN)
        await sit(hub, live, BOB)
        with pytest.raises(Exception, match="give them a minute"):
            await seating.hand_over(hub, live.id, ANN.id, "smuggler-2", "regular")
        with pytest.raises(Exception, match="Only those who play"):
            await seating.hand_over(hub, live.id, CID.id, "smuggler-2", "regular")
        long_ago = time.time() - summaries.ONLINE_SECONDS - seating.AWAY_SECONDS - 1
        live.seats["smuggler-2"] = msgspec.structs.replace(live.seats["smuggler-2"], seen=long_ago)
        await seating.hand_over(hub, live.id, ANN.id, "smuggler-2", "regular")
        assert (live.seats["smuggler-2"].kind, live.seats["smuggler-2"].player) == ("bot", BOB.id)
        await seating.take_back(hub, live.id, BOB, "")
        assert (live.seats["smuggler-2"].kind, live.seats["smuggler-2"].name) == ("human", BOB.name)

    with_hubs(settings, 1, story)


def test_who_has_just_gone_is_not_replaced_at_once(house: House) -> None:
    ann, bob = house.client("Ann"), house.client("Bob")
    table = house.table(ann, ME, OPEN)
    bob.take_seat(table.invite)
    with bob.sit(table.id):
        pass
    until = time.monotonic() + 10
    while ann.table(table.id).seats[1].online:
        assert time.monotonic() < until, "whoever goes is away"
        time.sleep(0.05)
    with pytest.raises(TableFault, match="give them a minute"):
        ann.hand_over(table.id, "smuggler-2")


# Giving up.


def test_who_gives_up_alone_ends_the_match(house: House) -> None:
    ann = house.client("Ann")
    table = house.table(ann, ME, BOT)
    with ann.sit(table.id) as seat:
        assert ann.resign(table.id).status == "over"
        while seat.scene.ending is None:
            seat.receive(10)
        assert (seat.scene.ending.title, seat.scene.ending.text) == ("Given up", "Ann gave the match up.")
    assert ann.sit(table.id).scene.ending is not None
    assert ann._call("POST", f"/api/tables/{table.id}/rematch", Created).id
    with pytest.raises(TableFault):
        ann.resign(table.id)


def test_a_match_given_up_stays_so_in_every_worker(settings: Settings) -> None:
    async def story(hub: Hub, other: Hub) -> None:
        live = await open_table(hub, ME, BOT)
        there = await other.open(live.id)
        await seating.resign(hub, live.id, ANN.id)
        await other.catch_up(there)
        assert there.table.standing.status == "over"
        hub.forget(live)
        again = await hub.open(live.id)
        assert (again.table.standing.status, again.open_ask("smuggler-1")) == ("over", "")
        with pytest.raises(Exception, match="over"):
            await choose(hub, again, "smuggler-1")

    with_hubs(msgspec.structs.replace(settings, workers=2), 2, story)


def test_where_others_play_on_a_bot_takes_over_for_good(house: House) -> None:
    ann, bob = house.client("Ann"), house.client("Bob")
    table = house.table(ann, ME, OPEN)
    bob.take_seat(table.invite)
    bob.resign(table.id)
    after = ann.table(table.id)
    assert (after.status, after.seats[1].kind, after.seats[1].kept) == ("running", "bot", False)
    with pytest.raises(TableFault, match="no such table"):
        bob.take_back(table.id)


# Taking a table away.


def test_an_owner_takes_a_table_away(house: House) -> None:
    ann, eve = house.client("Ann"), house.client("Eve")
    table = house.table(ann, ME, BOT)
    with pytest.raises(TableFault, match="no such table"):
        eve.delete(table.id)
    with ann.sit(table.id) as seat:
        ann.delete(table.id)
        with pytest.raises(ConnectionClosed):
            hear_on(seat)
    with pytest.raises(TableFault, match="no such table"):
        ann.table(table.id)
    assert ann._call("GET", "/api/tables/mine", list[TableCard]) == []


def hear_on(seat: LiveSeat) -> None:
    while True:
        seat.receive(10)


def test_a_match_of_others_is_not_taken_away(house: House) -> None:
    ann, bob = house.client("Ann"), house.client("Bob")
    table = house.table(ann, ME, OPEN)
    bob.take_seat(table.invite)
    with pytest.raises(TableFault, match="opened the table"):
        bob.delete(table.id)
    with ann.sit(table.id) as seat:
        seat.send(Choose(seat="smuggler-1", ask=seat.ask, option=0))
        while not isinstance(seat.receive(10), Update | Hello) and not seat.scene.happenings:
            pass
        with pytest.raises(TableFault, match="Others play here"):
            ann.delete(table.id)
    assert bob.table(table.id).id == table.id


def test_other_workers_forget_a_table_that_was_taken_away(settings: Settings) -> None:
    async def story(hub: Hub, other: Hub) -> None:
        live = await open_table(hub, ME, BOT)
        there = await other.open(live.id)
        await seating.delete(hub, live.id, ANN.id)
        with pytest.raises(Exception, match="no such table"):
            await other.catch_up(there)
        assert other.known(live.id) is None

    with_hubs(msgspec.structs.replace(settings, workers=2), 2, story)


# How an invite reaches others.


def test_an_address_for_this_machine_only_says_so(settings: Settings) -> None:
    here = msgspec.structs.replace(settings, host="127.0.0.1", port=8000)
    with open_house(here) as house:
        assert httpx.get(f"{house.url}/api/reach").json() == {"here_only": True}


def test_a_server_for_the_network_names_its_address(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hardboiled.server.api.reach.local_addresses", lambda: ["192.168.7.7", "fd00::7"])
    with open_house(msgspec.structs.replace(settings, host="0.0.0.0", port=8123)) as house:
        found = ["http://192.168.7.7:8123", "http://[fd00::7]:8123"]
        assert httpx.get(f"{house.url}/api/reach").json() == {"addresses": found}
        ann = house.client("Ann")
        table = house.table(ann, ME, OPEN)
        cookies = {cookie.name: cookie.value or "" for cookie in ann._cookies}
        code = f"{house.url}/api/tables/{table.id}/invite.svg"
        assert httpx.get(code, params={"origin": found[0]}, cookies=cookies).status_code == 200
        assert httpx.get(code, params={"origin": "http://evil.example"}, cookies=cookies).status_code == 403


def test_strangers_are_told_nothing_of_the_machine(settings: Settings) -> None:
    with TestClient(create_app(msgspec.structs.replace(settings, host="0.0.0.0", port=8000))) as far:
        assert far.get("/api/reach").json() == {}, "the test client comes from no address of this machine"


@pytest.mark.parametrize(
    ("host", "found"),
    [
        ("localhost", []),
        ("::1", []),
        ("192.168.1.4", ["http://192.168.1.4:80"]),
        ("table.lan", ["http://table.lan:80"]),
    ],
)
def test_what_it_listens_on(host: str, found: list[str]) -> None:
    assert addresses_of(host, 80) == found


def test_a_bot_with_a_temperament_is_called_by_it(house: House) -> None:
    table = house.table(house.client("Ann"), ME, SeatPlan(kind="bot", strength="rookie-bold"))
    assert [seat.name for seat in table.seats] == ["Ann", "Bold rookie 2"]
