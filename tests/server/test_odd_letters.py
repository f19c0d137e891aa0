"""Odd letters, odd bodies, damaged tables: what is wrong is said, and nobody else notices."""

from __future__ import annotations

import json
import os
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest
from litestar.testing import TestClient

from hardboiled.server.app import create_app
from hardboiled.server.live_protocol import ChatLine, Say
from hardboiled.server.settings import Settings
from server.conftest import settings_in
from server.house import BOT, ME, House, open_house, wait_until

ODD = ["%00", "%ff%fe", "a%00b", "%ed%a0%80", "..%2f..", "%F0%9F%92%A9", "a" * 200]


@pytest.mark.parametrize("odd", ODD)
def test_odd_ids_are_clearly_refused(shared_house: House, odd: str) -> None:
    for path in (f"/api/tables/{odd}", f"/api/tables/{odd}/scene", f"/api/rules/{odd}", f"/api/clauses/{odd}"):
        answer = httpx.get(shared_house.url + path)
        assert 400 <= answer.status_code < 500, path
        assert answer.json()["text"]
    for query in ("seat", "invite", "pack"):
        answer = httpx.get(f"{shared_house.url}/api/tables/open?{query}={odd}")
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
def test_odd_bodies_are_clearly_refused(shared_house: House, body: bytes) -> None:
    answer = httpx.put(f"{shared_house.url}/api/me", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 413), answer.text
    assert answer.json()["text"]


def test_a_message_that_is_no_text_ends_one_connection(shared_house: House) -> None:
    ann, bob = shared_house.duel()
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


class Damaged(NamedTuple):
    """Somebody whose tables were damaged while the server was down, one in every way, and one whole one."""

    ann: httpx.Client
    tables: dict[str, str]
    whole: str


@pytest.fixture(scope="module")
def damaged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Damaged]:
    settings = settings_in(tmp_path_factory.mktemp("damaged"))
    with open_house(settings) as house:
        ann = house.client("Ann")
        whole, tables = house.table(ann, ME, BOT).id, {what: house.table(ann, ME, ME).id for what in DAMAGE}
        for table in tables.values():
            with ann.sit(table) as seat:
                seat.choose(0)
                seat.receive(5)
    with sqlite3.connect(Path(settings.data_dir) / "hardboiled.sqlite") as store:
        for what, table in tables.items():
            store.execute(DAMAGE[what], (table,))
    with open_house(settings) as house:
        yield Damaged(
            httpx.Client(base_url=house.url, cookies={c.name: c.value or "" for c in ann._cookies}), tables, whole
        )


@pytest.mark.parametrize("what", list(DAMAGE))
def test_damage_of_one_table_is_that_tables(damaged: Damaged, what: str) -> None:
    answer = damaged.ann.get(f"/api/tables/{damaged.tables[what]}")
    assert answer.status_code in (404, 409), answer.text
    assert answer.json()["text"]


def test_beside_damaged_tables_others_are_played(damaged: Damaged) -> None:
    mine = damaged.ann.get("/api/tables/mine")
    assert mine.status_code == 200
    assert damaged.whole in [table["id"] for table in mine.json()]
    assert damaged.ann.get("/api/tables/open").status_code == 200
    assert damaged.ann.get(f"/api/tables/{damaged.whole}/scene").status_code == 200


def test_health_says_no_when_nothing_can_be_written(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hardboiled.server.store.health.FRESH", 0.0)
    monkeypatch.setattr("hardboiled.server.store.health.PATIENCE", 0.5)
    with TestClient(create_app(settings)) as guest:
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
def test_options_nobody_knows_are_refused(newcomer: TestClient, option: str) -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}]
    body: dict[str, Any] = {"game": "smugglers", "mode": "docks", "seats": seats, "options": {option: False}}
    answer = newcomer.post("/api/tables", json=body)
    assert answer.status_code == 409
    assert option in answer.json()["text"]
    assert newcomer.get("/api/tables/mine").json() == []
