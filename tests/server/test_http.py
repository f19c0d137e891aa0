"""The HTTP API, call by call."""

from __future__ import annotations

import urllib.request
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from litestar.testing import TestClient

from hardboiled.kernel.errors import HardboiledError
from hardboiled.server.app import create_app
from hardboiled.server.settings import Settings
from hardboiled.server.typescript import document
from kernel.smugglers import GAME
from server.house import House, wait_until

ME, BOT, OPEN = {"kind": "me"}, {"kind": "bot"}, {"kind": "open"}


@pytest.fixture
def guest(newcomer: TestClient) -> TestClient:
    """The tests of this file do not mind each other's tables."""
    return newcomer


def new_table(guest: TestClient, *seats: dict[str, str], **more: Any) -> str:
    answer = guest.post("/api/tables", json={"game": "smugglers", "mode": "docks", "seats": list(seats), **more})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def another(guest: TestClient) -> TestClient:
    """Somebody else at the same server."""
    return TestClient(guest.app)


def choose(guest: TestClient, table: str, seat: str, option: int = 0, ask: str | None = None) -> Any:
    if ask is None:
        ask = guest.get(f"/api/tables/{table}/scene", params={"seat": seat}).json().get("ask", "")
    body = {"type": "choose", "seat": seat, "ask": ask, "option": option}
    return guest.post(f"/api/tables/{table}/choose", json=body)


def play_out(guest: TestClient, table: str) -> None:
    """Somebody who has every seat plays it to the end, always the first option."""
    for _ in range(300):
        scene = guest.get(f"/api/tables/{table}/scene", params={"seat": "smuggler-1"}).json()["scene"]
        if "ending" in scene:
            return
        assert choose(guest, table, scene["asks"][0]["seats"][0]).status_code == 200
    raise AssertionError("no end")


def test_a_guest_has_a_name_and_keeps_it(guest: TestClient) -> None:
    me = guest.get("/api/me").json()
    assert me["name"].startswith("Guest ")
    assert guest.get("/api/me").json() == me
    assert guest.put("/api/me", json={"name": "  Sam \n Spade "}).json()["name"] == "Sam Spade"
    assert guest.get("/api/me").json() == {"id": me["id"], "name": "Sam Spade"}


def test_the_cookie_is_signed_and_out_of_reach_of_scripts(guest: TestClient) -> None:
    cookie = guest.get("/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    forged = "somebody." + cookie.partition("=")[2].partition(".")[2].partition(";")[0]
    stranger = another(guest)
    stranger.cookies.set("hardboiled", forged)
    assert stranger.get("/api/me").json()["id"] != "somebody"


def test_a_passphrase_keeps_tables_across_devices(guest: TestClient) -> None:
    table = new_table(guest, ME, BOT)
    spade = {"name": "Spade", "passphrase": "the stuff that dreams"}
    assert guest.post("/api/me/passphrase", json=spade).json()["registered"]
    phone = another(guest)
    played_there = new_table(phone, ME, BOT)
    wrong = phone.post("/api/sign-in", json={**spade, "passphrase": "something else"})
    assert wrong.status_code == 403
    nobody = phone.post("/api/sign-in", json={"name": "Nobody", "passphrase": "something else"})
    assert nobody.json() == wrong.json()
    assert phone.post("/api/sign-in", json={**spade, "name": "spade"}).json()["name"] == "Spade"
    assert {card["id"] for card in phone.get("/api/tables/mine").json()} == {table, played_there}
    taken = another(guest).post("/api/me/passphrase", json={**spade, "name": "SPADE"})
    assert taken.status_code == 409
    assert phone.post("/api/sign-out").json()["name"] != "Spade"
    assert phone.get("/api/tables/mine").json() == []


def test_the_lobby_tells_what_can_be_played(guest: TestClient) -> None:
    lobby = guest.get("/api/lobby").json()
    game = next(game for game in lobby["games"] if game["id"] == "smugglers")
    assert game["modes"][0]["id"] == "docks"
    assert "regular" in lobby["strengths"]
    assert "docks" in lobby["faces"]["smugglers"]["labels"]


def test_the_lobby_names_choices_that_are_numbers(guest: TestClient) -> None:
    labels = guest.get("/api/lobby").json()["faces"]["hard-city"]["labels"]
    assert labels["episode=4"] == "4. Bloody Sunrise"


def test_private_tables_are_for_those_with_the_invite(guest: TestClient) -> None:
    table = new_table(guest, ME, OPEN)
    info = guest.get(f"/api/tables/{table}").json()
    token = info["invite"].partition("invite=")[2]
    stranger = another(guest)
    assert stranger.get(f"/api/tables/{table}").status_code == 404
    assert stranger.get(f"/api/tables/{table}").json() == stranger.get("/api/tables/nowhere").json()
    assert (
        stranger.get(
            f"/api/tables/{table}", params={"invite": token[:-1] + ("y" if token.endswith("x") else "x")}
        ).status_code
        == 404
    )
    seen = stranger.get(f"/api/tables/{table}", params={"invite": token}).json()
    assert "invite" not in seen
    assert stranger.post(f"/api/tables/{table}/seats", json={}).status_code == 404
    joined = stranger.post(f"/api/tables/{table}/seats", json={"invite": token, "name": "Bob"}).json()
    assert joined["status"] == "running"
    assert [seat.get("yours", False) for seat in joined["seats"]] == [False, True]
    late = another(guest).post(f"/api/tables/{table}/seats", json={"invite": token})
    assert late.status_code == 409


def test_open_tables_are_listed_and_can_be_joined(guest: TestClient) -> None:
    table = new_table(guest, ME, OPEN, visibility="open")
    new_table(guest, ME, OPEN)
    stranger = another(guest)
    assert [card["id"] for card in stranger.get("/api/tables/open").json()] == [table]
    assert stranger.post(f"/api/tables/{table}/seats", json={}).json()["status"] == "running"
    left = stranger.post(f"/api/tables/{table}/leave").json()
    assert left["status"] == "waiting"
    assert stranger.post(f"/api/tables/{table}/bots", json={"seat": "smuggler-2"}).status_code == 403
    placed = guest.post(f"/api/tables/{table}/bots", json={"seat": "smuggler-2", "strength": "random"}).json()
    assert placed["status"] == "running"
    assert placed["seats"][1]["kind"] == "bot"


def test_nobody_chooses_before_everybody_sits(guest: TestClient) -> None:
    table = new_table(guest, ME, OPEN)
    for ask, code in (("whatever", "stale"), ("", "not-your-turn")):
        refused = choose(guest, table, "smuggler-1", ask=ask)
        assert refused.status_code == 409
        assert refused.json() == {"code": code, "text": "The table still waits for players to sit down."}


def test_choosing_and_what_can_be_wrong_with_it(guest: TestClient) -> None:
    table = new_table(guest, ME, ME, seed=5)
    ask = guest.get(f"/api/tables/{table}/scene").json()["ask"]
    assert choose(guest, table, "smuggler-1", 99).json()["code"] == "illegal"
    assert choose(guest, table, "smuggler-1", ask="0" * 16).json()["code"] == "stale"
    assert choose(guest, table, "smuggler-3").json()["code"] == "not-allowed"
    assert choose(another(guest), table, "smuggler-1", ask=ask).status_code == 404
    done = choose(guest, table, "smuggler-1")
    assert done.status_code == 200
    assert "ask" not in done.json()
    assert choose(guest, table, "smuggler-1", ask=ask).json()["code"] == "stale"
    assert choose(guest, table, "smuggler-1", ask="").json()["code"] == "not-your-turn"


def test_a_finished_match_is_replayed_played_on_and_played_again(guest: TestClient) -> None:
    table = new_table(guest, ME, ME)
    assert guest.get(f"/api/tables/{table}/replay/0").status_code == 403
    play_out(guest, table)
    number = guest.get(f"/api/tables/{table}").json()["number"]
    first = guest.get(f"/api/tables/{table}/replay/0", params={"seat": "smuggler-2"}).json()
    last = guest.get(f"/api/tables/{table}/replay/{number}").json()
    assert first["asks"][1]["options"]
    assert "ending" in last
    assert guest.get(f"/api/tables/{table}/replay/2").json() == guest.get(f"/api/tables/{table}/replay/2").json()
    assert guest.get(f"/api/tables/{table}/replay/{number + 1}").status_code == 404
    whole = guest.get(f"/api/tables/{table}/replay/{number}", params={"since": 0}).json()
    assert len(whole["happenings"]) == whole["heard"] > len(last["happenings"])
    assert guest.get(f"/api/tables/{table}/replay/{number}", params={"since": -1}).status_code == 400
    again = guest.post(f"/api/tables/{table}/play-on", json={"number": 3, "seats": [ME, BOT]}).json()["id"]
    assert guest.get(f"/api/tables/{again}").json()["status"] == "running"
    rematch = guest.post(f"/api/tables/{table}/rematch").json()["id"]
    assert guest.post(f"/api/tables/{table}/rematch").json()["id"] == rematch
    assert guest.get(f"/api/tables/{table}").json()["next"] == rematch
    assert guest.post(f"/api/tables/{table}/next").status_code in (201, 403)


def test_a_finished_match_is_analysed(guest: TestClient) -> None:
    table = new_table(guest, ME, ME)
    assert guest.get(f"/api/tables/{table}/analysis").status_code == 403
    play_out(guest, table)
    wait_until(lambda: guest.get(f"/api/tables/{table}/analysis").json()["done"] == 100, 60)
    analysis = guest.get(f"/api/tables/{table}/analysis").json()["analysis"]
    assert len(analysis["moments"]) == guest.get(f"/api/tables/{table}").json()["number"]
    assert guest.get(f"/api/tables/{table}/analysis").json()["analysis"] == analysis
    assert another(guest).get(f"/api/tables/{table}/analysis").status_code == 404


def next_season(state: Any, options: dict[str, Any]) -> dict[str, Any]:
    """A campaign: the next season is played with five cards; there is no third."""
    if options["hand"] == 5:
        raise HardboiledError("The campaign is over.")
    return {**options, "hand": 5}


def test_a_campaign_goes_on_to_its_next_episode(guest: TestClient) -> None:
    object.__setattr__(GAME, "next_options", next_season)
    try:
        table = new_table(guest, ME, {"kind": "me", "name": "Bea"})
        assert guest.post(f"/api/tables/{table}/next").status_code == 403
        play_out(guest, table)
        assert guest.get(f"/api/tables/{table}").json()["follow"] == "Hand 5"
        second = guest.post(f"/api/tables/{table}/next").json()["id"]
        info = guest.get(f"/api/tables/{second}").json()
        assert info["options"] == {"hand": 5}
        assert [seat["name"] for seat in info["seats"]][1] == "Bea"
        play_out(guest, second)
        assert "follow" not in guest.get(f"/api/tables/{second}").json()
    finally:
        object.__setattr__(GAME, "next_options", None)


def test_a_rematch_seats_the_same_people(guest: TestClient) -> None:
    table = new_table(guest, ME, OPEN)
    token = guest.get(f"/api/tables/{table}").json()["invite"].partition("invite=")[2]
    other = another(guest)
    other.post(f"/api/tables/{table}/seats", json={"invite": token, "name": "Bob"})
    people = {"smuggler-1": guest, "smuggler-2": other}
    for _ in range(200):
        scene = guest.get(f"/api/tables/{table}/scene").json()["scene"]
        if "ending" in scene:
            break
        seat = scene["asks"][0]["seats"][0]
        choose(people[seat], table, seat)
    rematch = other.post(f"/api/tables/{table}/rematch").json()["id"]
    info = guest.get(f"/api/tables/{rematch}").json()
    assert info["status"] == "running"
    assert info["seats"][0]["yours"]
    assert info["seats"][1]["name"] == "Bob"


def test_saves_of_running_matches_hold_no_secret_of_others(guest: TestClient) -> None:
    table = new_table(guest, ME, OPEN, seed=77777)
    record = guest.get(f"/api/tables/{table}/save", params={"seat": "smuggler-2"})
    assert "77777" not in record.text
    assert record.json()["seat"] == "spectator"
    token = guest.get(f"/api/tables/{table}").json()["invite"].partition("invite=")[2]
    another(guest).post(f"/api/tables/{table}/seats", json={"invite": token})
    record = guest.get(f"/api/tables/{table}/save", params={"seat": "smuggler-2"})
    assert "77777" not in record.text
    assert record.json()["seat"] == "smuggler-1"
    alone = new_table(guest, ME, BOT, seed=77777)
    whole = guest.get(f"/api/tables/{alone}/save")
    assert whole.json()["header"]["seed"] == 77777
    assert "attachment" in whole.headers["content-disposition"]
    copy = guest.post("/api/tables/upload", content=whole.content, headers={"content-type": "application/json"})
    assert copy.status_code == 201
    assert guest.get(f"/api/tables/{copy.json()['id']}").json()["alone"]


def test_rules_art_and_invites_can_be_shown(guest: TestClient) -> None:
    table = new_table(guest, ME, OPEN)
    picture = guest.get(f"/api/tables/{table}/invite.svg")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert another(guest).get(f"/api/tables/{table}/invite.svg").status_code == 404
    book = guest.get("/api/rules/kick-ass").json()
    assert book["clauses"]
    one = book["clauses"][3]
    assert guest.get(f"/api/clauses/{one['id']}").json() == one
    assert guest.get("/api/clauses/XX-1.1").status_code == 404
    assert guest.get("/api/rules/../../etc").status_code == 404
    assert guest.get("/api/art/smugglers/..%2F..%2Fen.ftl").status_code == 404


@pytest.mark.parametrize("path", ["/", "/new", "/t/abc", "/replay/abc"])
def test_every_page_is_the_client(guest: TestClient, path: str) -> None:
    page = guest.get(path)
    assert page.status_code == 200
    assert "text/html" in page.headers["content-type"]
    policy = page.headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "set-cookie" not in page.headers


NO_FILES_NAME = ["/%00", "/assets/%00", "/" + "a" * 300, "/" + "a/" * 3000]


@pytest.mark.parametrize("path", ["/t", "/t/", "/replay/", "/new/x", "/join/x", "/nowhere", *NO_FILES_NAME])
def test_a_lost_visitor_gets_the_page_that_says_so(guest: TestClient, path: str) -> None:
    page = guest.get(path, headers={"accept": "text/html"})
    assert page.status_code == 404
    assert "json" not in page.headers["content-type"]
    assert guest.get(path).text == "There is no such page."


def test_files_outside_the_client_are_not_served(guest: TestClient) -> None:
    for path in ("/../app.py", "/%2e%2e/app.py", "/assets/../../app.py", "/nothing.js", "/.env"):
        assert guest.get(path).status_code == 404


def test_health_and_metrics(guest: TestClient, house: House) -> None:
    assert guest.get("/healthz").json()["status"] == "ok"
    house.client("Ann")
    with urllib.request.urlopen(f"{house.url}/metrics") as answer:
        text = answer.read().decode()
    assert "hardboiled_request_seconds_bucket{" in text


def test_metrics_are_not_for_players(tmp_path: Path) -> None:
    """That a choice was counted would tell that somebody made one in secret."""
    settings = Settings(data_dir=str(tmp_path), bot_processes=1, metrics_token="sesame")
    with TestClient(create_app(settings)) as guest:
        new_table(guest, ME, BOT)
        assert guest.get("/metrics").status_code == 403
        assert guest.get("/metrics", headers={"authorization": "Bearer guess"}).status_code == 403
        allowed = guest.get("/metrics", headers={"authorization": "Bearer sesame"})
        assert "hardboiled_tables_total{" in allowed.text


def test_another_sites_page_cannot_act_for_us(guest: TestClient) -> None:
    table = {"game": "smugglers", "mode": "docks", "seats": [ME, BOT]}
    refused = guest.post("/api/tables", json=table, headers={"origin": "https://evil.example"})
    assert refused.status_code == 403
    own = {"origin": str(guest.base_url).rstrip("/")}
    assert guest.post("/api/tables", json=table, headers=own).status_code == 201
    table_id = new_table(guest, ME, BOT)
    with guest.websocket_connect(f"/api/tables/{table_id}/live", headers={"origin": "https://evil.example"}) as live:
        assert live.receive_json()["code"] == "not-allowed"


def test_whatever_is_too_large_is_refused(guest: TestClient) -> None:
    assert guest.put("/api/me", json={"name": "x" * 41}).status_code == 400
    assert guest.put("/api/me", json={"name": "x" * 100_000}).status_code in (400, 413)
    plan = {"game": "smugglers", "mode": "docks", "seats": [ME] * 17}
    assert guest.post("/api/tables", json=plan).status_code == 400
    nested = {"hand": 0}
    for _ in range(500):
        nested = {"hand": nested}
    answer = guest.post("/api/tables", json={**plan, "seats": [ME, ME], "options": nested})
    assert answer.status_code in (400, 409)


def test_unknown_things_are_named(guest: TestClient) -> None:
    answer = guest.post("/api/tables", json={"game": "chess", "mode": "docks", "seats": [ME]})
    assert answer.status_code == 409
    assert "chess" in answer.json()["text"]
    answer = guest.post("/api/tables", json={"game": "smugglers", "mode": "docks", "seats": [ME] * 2, "more": 1})
    assert answer.status_code == 400


def test_too_much_in_a_short_time_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hardboiled.server.edge.limits.time", SimpleNamespace(time=lambda: 1e9, monotonic=lambda: 1e6))
    settings = Settings(data_dir=str(tmp_path), bot_processes=1)
    with TestClient(create_app(settings)) as guest:
        body = {"game": "smugglers", "mode": "docks", "seats": [ME, OPEN]}
        codes = [guest.post("/api/tables", json=body).status_code for _ in range(12)]
        assert codes == [201] * 10 + [429] * 2
        guest.cookies.clear()
        assert guest.post("/api/tables", json=body).status_code == 429
        tries = [guest.post("/api/sign-in", json={"name": "A", "passphrase": "12345678"}) for _ in range(7)]
        assert [answer.status_code for answer in tries] == [403] * 5 + [429] * 2
        assert tries[-1].headers["retry-after"]


def test_the_browser_has_the_types_of_this_protocol() -> None:
    wire = Path(__file__).parents[2] / "web" / "src" / "lib" / "wire.ts"
    assert wire.read_text("utf-8") == document(), "run: python -m hardboiled.server.typescript > web/src/lib/wire.ts"


def test_only_me_and_what_is_written_introduces_a_newcomer(guest: TestClient) -> None:
    """A page that asks several things at once must not be given a new name by each answer."""
    guest.cookies.clear()
    for path in ("/api/lobby", "/api/tables/mine", "/api/tables/open"):
        assert "set-cookie" not in guest.get(path).headers
    named = guest.get("/api/me")
    assert "set-cookie" in named.headers
    assert guest.get("/api/me").json() == named.json()
