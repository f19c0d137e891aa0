"""Matches go on under new rules from the last position that was kept."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from litestar.testing import TestClient

from hardboiled.server.app import create_app
from hardboiled.server.settings import Settings
from kernel.smugglers import GAME
from server.test_http import ME, choose, new_table, play_out


def open_again(settings: Settings, cookie: str) -> TestClient:
    client = TestClient(create_app(settings))
    client.cookies.set("hardboiled", cookie)
    return client


def play_some(guest: TestClient, table: str, choices: int) -> None:
    for _ in range(choices):
        scene = guest.get(f"/api/tables/{table}/scene", params={"seat": "smuggler-1"}).json()["scene"]
        assert choose(guest, table, scene["asks"][0]["seats"][0]).status_code == 200


def kinds(settings: Settings) -> list[str]:
    with sqlite3.connect(Path(settings.data_dir) / "hardboiled.sqlite") as db:
        return [kind for (kind,) in db.execute("SELECT kind FROM log ORDER BY number")]


@pytest.fixture
def newer_rules() -> object:
    old = GAME.rules_version

    def change() -> None:
        object.__setattr__(GAME, "rules_version", "2")

    yield change
    object.__setattr__(GAME, "rules_version", old)


def test_a_running_match_goes_on_from_its_last_position(settings: Settings, newer_rules) -> None:
    with TestClient(create_app(settings)) as guest:
        table = new_table(guest, ME, ME, seed=3)
        play_some(guest, table, 13)
        before = guest.get(f"/api/tables/{table}/scene", params={"seat": "smuggler-2"}).json()["scene"]
        cookie = guest.cookies["hardboiled"]
    newer_rules()
    with open_again(settings, cookie) as guest:
        after = guest.get(f"/api/tables/{table}/scene", params={"seat": "smuggler-2"}).json()["scene"]
        assert {key: after[key] for key in ("status", "panels", "asks")} == {
            key: before[key] for key in ("status", "panels", "asks")
        }
        assert kinds(settings).count("begin") == 1
        play_out(guest, table)
        number = guest.get(f"/api/tables/{table}").json()["number"]
        assert "ending" in guest.get(f"/api/tables/{table}/replay/{number}").json()
        again = guest.post(f"/api/tables/{table}/play-on", json={"number": 1, "seats": [ME, {"kind": "bot"}]})
        assert again.status_code == 201
        assert guest.get(f"/api/tables/{table}/save").json()["began"] is not None


def test_a_finished_match_is_left_as_it_is(settings: Settings, newer_rules) -> None:
    with TestClient(create_app(settings)) as guest:
        table = new_table(guest, ME, ME, seed=3)
        play_out(guest, table)
        cookie = guest.cookies["hardboiled"]
    newer_rules()
    with open_again(settings, cookie) as guest:
        assert guest.get(f"/api/tables/{table}/replay/3").status_code == 200
        assert "begin" not in kinds(settings)
