"""Content packs that an operator puts into the data folder, at the web table."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from hardboiled.server.app import create_app
from hardboiled.server.settings import Settings
from kernel.smugglers import GAME
from server.test_http import BOT, ME, play_out

CARDS = """
[rum]
source = "pack"
copies = 2
worth = 4

[tea]
source = "pack"
copies = 30
worth = 2
"""


@pytest.fixture
def shelf(settings: Settings) -> Path:
    """A server with one pack that can be played and two that cannot."""
    folder = Path(settings.data_dir) / "packs" / "smugglers"
    for name, cards in (("harbour", CARDS), ("broken", "[tea]\nworth = 'a lot'"), ("empty", "")):
        (folder / name).mkdir(parents=True)
        if cards:
            (folder / name / "cards.toml").write_text(cards)
    (folder.parent / "chess" / "gambit").mkdir(parents=True)
    return folder


@pytest.fixture
def guest(settings: Settings, shelf: Path) -> Iterator[TestClient]:
    with TestClient(create_app(settings)) as client:
        yield client


def opened(guest: TestClient, *seats: Any, pack: str = "harbour") -> str:
    body = {"game": "smugglers", "mode": "docks", "seats": list(seats)}
    answer = guest.post("/api/tables", json=body, params={"pack": pack})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def played_with(guest: TestClient, table: str) -> str:
    """The fingerprint of the content on a table where one person has every seat."""
    return str(guest.get(f"/api/tables/{table}/save").json()["header"]["content_digest"])


def fingerprint(*packs: Path) -> str:
    return str(GAME.content(packs).digest)


def test_packs_that_can_be_read_are_offered(guest: TestClient) -> None:
    assert guest.get("/api/packs").json() == {"smugglers": ["harbour"]}


def test_a_table_is_played_with_its_pack_to_the_end_and_once_more(guest: TestClient, shelf: Path) -> None:
    table, harbour = opened(guest, ME, ME), fingerprint(shelf / "harbour")
    assert played_with(guest, table) == harbour
    assert played_with(guest, opened(guest, ME, ME, pack="")) == fingerprint() != harbour
    assert "tea" in guest.get(f"/api/tables/{table}/scene").text
    play_out(guest, table)
    assert guest.get(f"/api/tables/{table}/replay/2").status_code == 200
    for way, body in (("rematch", {}), ("play-on", {"number": 2, "seats": [ME, BOT]})):
        again = guest.post(f"/api/tables/{table}/{way}", json=body).json()["id"]
        assert played_with(guest, again) == harbour


def test_bots_play_with_it(guest: TestClient) -> None:
    table = opened(guest, ME, BOT)
    with guest.websocket_connect(f"/api/tables/{table}/live") as live:
        message = live.receive_json()
        while "tea" not in str(message) or "happenings" not in message:
            if ask := message.get("ask"):
                live.send_json({"type": "choose", "seat": "smuggler-1", "ask": ask, "option": 0})
            message = live.receive_json()
            while message["type"] not in ("update", "change"):
                message = live.receive_json()


def test_a_save_comes_back_with_the_pack_it_was_played_with(guest: TestClient, shelf: Path) -> None:
    save = guest.get(f"/api/tables/{opened(guest, ME, ME)}/save").json()
    answer = guest.post("/api/tables/upload", json=save)
    assert answer.status_code == 201, answer.text
    assert played_with(guest, answer.json()["id"]) == fingerprint(shelf / "harbour")


@pytest.mark.parametrize("pack", ["broken", "nothing", "../smugglers/harbour", "..", "/etc"])
def test_other_packs_are_refused(guest: TestClient, pack: str) -> None:
    body = {"game": "smugglers", "mode": "docks", "seats": [ME, ME]}
    answer = guest.post("/api/tables", json=body, params={"pack": pack})
    assert answer.status_code == 409
    assert "no content pack" in answer.json()["text"]


def test_a_table_keeps_its_pack_over_a_restart_and_says_when_it_is_gone(settings: Settings, shelf: Path) -> None:
    with TestClient(create_app(settings)) as guest:
        table, cookie = opened(guest, ME, ME), guest.cookies["hardboiled"]
    for there in (True, False):
        with TestClient(create_app(settings)) as guest:
            guest.cookies.set("hardboiled", cookie)
            answer = guest.get(f"/api/tables/{table}/scene")
            assert ("tea" in answer.text) == there
            assert there or "no content pack" in answer.json()["text"]
        shutil.rmtree(shelf / "harbour", ignore_errors=True)
