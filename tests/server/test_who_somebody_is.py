"""Cookies, passphrases and signing out: who somebody is, and for how long."""

from __future__ import annotations

from pathlib import Path

import httpx
import msgspec
import pytest
from litestar.testing import TestClient

from hardboiled.server.app import create_app
from hardboiled.server.identity import Identity, load_key
from hardboiled.server.settings import Limits, Settings
from server.house import BOT, ME, open_house


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
