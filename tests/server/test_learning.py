"""Lessons, the glossary and the case of the day over HTTP."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta

import msgspec
import pytest
from litestar.testing import TestClient

from hardboiled.kernel.registry import find_game
from hardboiled.learn import Attempt, find_lesson
from hardboiled.learn.position import fits
from hardboiled.learn.puzzles import Deduction, find_puzzle, position, puzzles, question, right, shown
from hardboiled.server.identity import Identity
from hardboiled.server.store import learning
from hardboiled.server.tables import cases


def another(guest: TestClient) -> TestClient:
    return TestClient(guest.app)


def solution(game: str, name: str) -> list[int]:
    """A lesson of one choice a step, by its solution."""
    attempt = Attempt(find_lesson(find_game(game), name))
    while not attempt.done:
        step, number = attempt.step, attempt.number
        for move in step.solution or step.choose[:1]:
            attempt.offer(next(i for i, option in enumerate(attempt.ask.options) if fits(option, move)))
        assert attempt.number > number
    return attempt.kept


def test_the_words_of_a_game(guest: TestClient) -> None:
    terms = guest.get("/api/glossary/kick-ass").json()
    assert any("Minion" in term["words"] for term in terms)
    assert guest.get("/api/glossary/smugglers").json() == []
    assert guest.get("/api/glossary/chess").status_code == 404


def test_a_lesson_goes_on_by_the_choices_and_is_kept_when_done(guest: TestClient) -> None:
    address = "/api/lessons/hard-city/donuts"
    first = guest.post(address, json={}).json()
    assert first["coach"]["number"] == 1
    assert "stage" in first
    options = first["scene"]["asks"][0]["options"]
    wrong = next(option["index"] for option in options if option["key"] == "end-turn")
    answered = guest.post(address, json={"choices": [wrong]}).json()
    assert answered["coach"]["verdict"]["right"] is False
    assert answered["coach"]["verdict"]["say"]
    assert answered.get("choices", []) == []
    assert guest.get("/api/lessons/hard-city").json()[1].get("done", False) is False
    done = guest.post(address, json={"choices": solution("hard-city", "donuts")}).json()
    assert done["coach"]["done"] is True
    course = guest.get("/api/lessons/hard-city").json()
    assert [lesson["id"] for lesson in course if lesson.get("done")] == ["donuts"]
    assert not any(lesson.get("done") for lesson in another(guest).get("/api/lessons/hard-city").json())


def test_choices_that_were_never_right_are_refused(guest: TestClient) -> None:
    address = "/api/lessons/hard-city/donuts"
    assert guest.post(address, json={"choices": [0, 0]}).status_code == 409
    assert guest.post(address, json={"choices": [5000]}).status_code == 409
    assert guest.post(address, json={"choices": [-1]}).status_code == 409
    assert guest.post("/api/lessons/hard-city/juggling", json={}).status_code == 404
    assert guest.get("/api/lessons/smugglers").json() == []


def test_a_lesson_shows_no_more_than_its_seat_may_see(guest: TestClient) -> None:
    """Stinger hides in the lesson for Cops; nothing on the wire says where."""
    told = guest.post("/api/lessons/go-ahead-punk/close-in", json={})
    assert not [piece for piece in told.json()["scene"]["pieces"] if piece["id"] == "stinger"]
    assert "seed" not in told.text


# The case of the day.


@pytest.fixture
def day(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What day it is."""
    now = [datetime.now(UTC).date().isoformat()]
    for module in (learning, cases):
        monkeypatch.setattr(module, "today", lambda: now[0])
    monkeypatch.setattr("hardboiled.server.api.learning.today", lambda: now[0])
    return now


def finish(guest: TestClient, table: str) -> None:
    """Play my seat to the end; bots choose by themselves."""
    deadline = time.monotonic() + 90
    while time.monotonic() < deadline:
        update = guest.get(f"/api/tables/{table}/scene").json()
        scene = update["scene"]
        if "ending" in scene:
            return
        if ask := update.get("ask"):
            body = {"type": "choose", "seat": scene["seat"], "ask": ask, "option": 0}
            guest.post(f"/api/tables/{table}/choose", json=body)
        else:
            time.sleep(0.02)
    raise AssertionError("no end")


def take(guest: TestClient) -> str:
    answer = guest.post("/api/cases/smugglers")
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def test_everybody_has_the_same_deal_and_one_table(guest: TestClient, day: list[str]) -> None:
    other = another(guest)
    mine, theirs = take(guest), take(other)
    assert mine != theirs
    assert take(guest) == mine
    hub = guest.app.dependencies["hub"].dependency()

    async def seeds() -> set[int]:
        return {(await hub.open(table)).table.header.seed for table in (mine, theirs)}

    with guest.portal() as portal:
        assert len(portal.call(seeds)) == 1
    [card] = [card for card in guest.get("/api/cases").json() if card["game"] == "smugglers"]
    assert card["table"] == mine


def test_a_case_keeps_its_secrets_until_the_day_is_over(guest: TestClient, day: list[str]) -> None:
    table = take(guest)
    saved = guest.get(f"/api/tables/{table}/save")
    assert "seed" not in saved.text
    assert guest.get(f"/api/cases/smugglers/{day[0]}").json()["results"][0].get("replay", "") == ""
    tomorrow = (datetime.fromisoformat(day[0]) + timedelta(days=1)).date().isoformat()
    assert guest.get(f"/api/cases/smugglers/{tomorrow}").status_code == 404
    assert guest.get("/api/cases/smugglers/not-a-day").status_code == 404
    stranger = another(guest)
    assert stranger.get(f"/api/cases/smugglers/{day[0]}").json()["results"] == []


def test_results_stand_side_by_side_and_yesterdays_lie_open(guest: TestClient, day: list[str]) -> None:
    table = take(guest)
    finish(guest, table)
    assert guest.get(f"/api/tables/{table}/replay/0").status_code == 403
    assert guest.get(f"/api/tables/{table}/analysis").status_code == 403
    assert "seed" not in guest.get(f"/api/tables/{table}/save").text
    seats = guest.get(f"/api/tables/{table}").json()["seats"]
    plans = [{"kind": "me"} for _ in seats]
    assert guest.post(f"/api/tables/{table}/play-on", json={"number": 0, "seats": plans}).status_code == 403
    [mine] = guest.get(f"/api/cases/smugglers/{day[0]}").json()["results"]
    assert mine["done"]
    assert mine["yours"]
    assert mine["choices"] > 0
    played = day[0]
    day[0] = (datetime.fromisoformat(day[0]) + timedelta(days=1)).date().isoformat()
    stranger = another(guest)
    [seen] = stranger.get(f"/api/cases/smugglers/{played}").json()["results"]
    assert not seen.get("yours", False)
    invite = seen["replay"].partition("invite=")[2]
    assert stranger.get(f"/api/tables/{table}/replay/0", params={"invite": invite}).status_code == 200
    assert '"seed"' in guest.get(f"/api/tables/{table}/save").text
    assert take(guest) != table


def test_what_has_shown_something_stays_in_a_case(guest: TestClient, day: list[str]) -> None:
    table = take(guest)
    deadline = time.monotonic() + 90
    while time.monotonic() < deadline:
        update = guest.get(f"/api/tables/{table}/scene").json()
        if update.get("undo") == "consent" or "ending" in update["scene"]:
            break
        if ask := update.get("ask"):
            body = {"type": "choose", "seat": update["scene"]["seat"], "ask": ask, "option": 0}
            guest.post(f"/api/tables/{table}/choose", json=body)
    assert update.get("undo") == "consent"
    with guest.websocket_connect(f"/api/tables/{table}/live") as socket:
        socket.receive_json()
        socket.send_json({"type": "undo", "seat": update["scene"]["seat"]})
        for _ in range(20):
            message = socket.receive_json()
            if message["type"] == "problem":
                break
        assert message["code"] == "not-allowed"


def test_the_deal_of_a_day_cannot_be_worked_out_without_the_key() -> None:
    one, other = Identity(b"a" * 32), Identity(b"b" * 32)
    assert one.deal("2026-11-16/kick-ass") == one.deal("2026-11-16/kick-ass")
    assert one.deal("2026-11-16/kick-ass") != one.deal("2026-11-17/kick-ass")
    assert one.deal("2026-11-16/kick-ass") != other.deal("2026-11-16/kick-ass")


def test_day_after_day_another_side() -> None:
    punk = find_game("go-ahead-punk")
    ways = {cases.set_up(punk, f"2026-11-{number:02}") for number in range(1, 11)}
    assert {(way.mode, way.seat) for way in ways} == {
        ("one-vs-all", "stinger"),
        ("one-vs-all", "cop-1"),
        ("solo", "stinger"),
    }


def test_what_a_guest_learned_is_theirs_after_signing_in(guest: TestClient) -> None:
    guest.post("/api/lessons/hard-city/donuts", json={"choices": solution("hard-city", "donuts")})
    keeper = another(guest)
    keeper.put("/api/me", json={"name": "Ann"})
    assert keeper.post("/api/me/passphrase", json={"name": "Ann", "passphrase": "donuts for all"}).status_code < 300
    guest.post("/api/sign-in", json={"name": "Ann", "passphrase": "donuts for all"})
    assert [one["id"] for one in keeper.get("/api/lessons/hard-city").json() if one.get("done")] == ["donuts"]


# Puzzles.


def test_a_puzzle_is_solved_and_rated_once(guest: TestClient) -> None:
    puzzle = guest.get("/api/puzzles/go-ahead-punk").json()
    assert puzzle["solving"]["rating"] == 1500
    told = msgspec.json.encode(puzzle).decode()
    assert '"answer"' not in told
    assert '"chance"' not in told
    address = f"/api/puzzles/go-ahead-punk/{puzzle['id']}"
    found = find_puzzle(find_game("go-ahead-punk"), puzzle["id"])
    match = position(find_game("go-ahead-punk"), found)
    options, index = question(shown(match, found)).options, right(match, found)
    solved = guest.post(address, json={"option": index}).json()
    assert solved["right"]
    assert solved["counted"]
    assert solved["change"] > 0
    assert solved["solving"]["streak"] == 1
    again = guest.post(address, json={"option": (index + 1) % len(options)}).json()
    assert not again["right"]
    assert not again["counted"]
    assert again["solving"]["streak"] == 1
    following = guest.get("/api/puzzles/go-ahead-punk").json()
    assert following["solving"]["tried"] == 1
    assert following["id"] != puzzle["id"] or following["solving"]["of"] == 1
    other = another(guest)
    missed = other.post(address, json={"option": (index + 1) % len(options)}).json()
    assert missed["option"] == index
    assert missed["change"] < 0
    assert missed["solving"].get("streak", 0) == 0


def test_a_deduction_is_asked_like_any_question_and_explained(guest: TestClient) -> None:
    game = find_game("go-ahead-punk")
    found = next(one for one in puzzles(game) if isinstance(one, Deduction) and one.asks.riddle == "where")
    face = guest.get("/api/puzzles/go-ahead-punk", params={"puzzle": found.id}).json()
    [ask] = face["scene"]["asks"]
    assert face["task"].startswith("Work it out")
    assert [option["key"] for option in ask["options"]] == list(found.asks.offers)
    assert face["scene"]["happenings"]
    marks = face["scene"].get("marks", [])
    assert not any(mark.get("kind") == "possible" for mark in marks), "the table works nothing out for the solver"
    index = found.asks.offers.index(found.asks.answer)
    answered = guest.post(f"/api/puzzles/go-ahead-punk/{found.id}", json={"option": index}).json()
    assert answered["right"]
    assert "last seen" in answered["reason"]


def test_puzzles_that_are_not_there(guest: TestClient) -> None:
    assert guest.get("/api/puzzles/smugglers").status_code == 404
    assert guest.get("/api/puzzles/go-ahead-punk", params={"puzzle": "none"}).status_code == 404
    known = puzzles(find_game("go-ahead-punk"))[0].id
    assert guest.get("/api/puzzles/go-ahead-punk", params={"puzzle": known}).json()["id"] == known
    assert guest.post(f"/api/puzzles/go-ahead-punk/{known}", json={"option": 9999}).status_code == 409
