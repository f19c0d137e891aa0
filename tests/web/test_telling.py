"""What the page tells is true: the log line by line, pieces on their spaces, a hint or a word about it."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from web.conftest import Visit
from web.house import answer, call, new_table, play_to_the_end, sit_at, wait_for_choice


def lines(page: Page) -> list[str]:
    return page.locator(".log .words").all_inner_texts()


def told(scene: Any) -> list[str]:
    return [happening["text"] for happening in scene["happenings"]]


def test_every_line_of_the_log_comes_once_from_the_first_choice_on(visit: Visit) -> None:
    page = visit()
    alone = {"game": "police-precinct", "mode": "co-op", "seats": [{"kind": "me"}]}
    table = call(page, "POST", "/api/tables", alone)["id"]
    sit_at(page, table)
    for turn in range(3):
        wait_for_choice(page)
        answer(page, turn)
        heard = told(call(page, "GET", f"/api/tables/{table}/scene")["scene"])
        assert len(heard) > 5, "the set-up of this game is told"
        assert lines(page) == heard


WHERE = """() => [...document.querySelectorAll('[data-piece]')].map(figure => {
    const box = figure.querySelector('.body').getBoundingClientRect();
    return [figure.dataset.piece, box.x + box.width / 2, box.y + box.height / 2];
})"""
SPACES = """() => Object.fromEntries([...document.querySelectorAll('[data-space]')].map(space => {
    const { left, top, right, bottom } = space.querySelector('.shape').getBoundingClientRect();
    return [space.dataset.space, [left, top, right, bottom]];
}))"""


def test_pieces_stay_on_their_spaces_when_the_boards_are_laid_out_anew(visit: Visit) -> None:
    page = visit(1440, 900, motion=True)
    seats = [{"kind": "me"}]
    wanted = {"game": "hard-city", "mode": "co-op", "seats": seats, "options": {"episode": 5}}
    table = call(page, "POST", "/api/tables", wanted)["id"]
    sit_at(page, table)
    wait_for_choice(page)
    pieces = call(page, "GET", f"/api/tables/{table}/scene")["scene"]["pieces"]
    stands = {piece["id"]: piece["space"] for piece in pieces}
    boards = set()
    for width, height in ((600, 1200), (1600, 1000), (360, 740), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        spaces, figures = page.evaluate(SPACES), page.evaluate(WHERE)
        assert len(figures) == len(stands)
        for piece, x, y in figures:
            left, top, right, bottom = spaces[stands[piece]]
            assert left - 1 <= x <= right + 1, f"{piece} is not on {stands[piece]} at {width} by {height}"
            assert top - 1 <= y <= bottom + 1, f"{piece} is not on {stands[piece]} at {width} by {height}"
        title = page.locator(".board-title").bounding_box()
        assert title is not None
        boards.add((round(title["x"]), round(title["y"])))
    assert len(boards) == 4, "the boards lay the same way all the time: nothing was tried"


def test_the_replay_tells_all_up_to_the_moment_wherever_one_jumps(visit: Visit) -> None:
    page = visit()
    table = new_table(page, "me", "bot")
    sit_at(page, table)
    play_to_the_end(page)
    whole = told(call(page, "GET", f"/api/tables/{table}/scene")["scene"])
    last = call(page, "GET", f"/api/tables/{table}")["number"]
    for moment in (last, last // 2):
        page.goto(f"/replay/{table}?number={moment}")
        heard = call(page, "GET", f"/api/tables/{table}/replay/{moment}?seat=smuggler-1")["heard"]
        expect(page.locator(".log li")).to_have_count(heard)
        assert lines(page) == whole[:heard]
    assert heard < len(whole)


def without_hints(socket: WebSocketRoute) -> None:
    server = socket.connect_to_server()
    socket.on_message(lambda text: None if json.loads(text)["type"] == "hint" else server.send(text))


def test_a_hint_that_does_not_come_is_said_and_can_be_asked_again(visit: Visit) -> None:
    page = visit(curtain=False)
    page.clock.install()
    page.route_web_socket("**/live*", without_hints)
    sit_at(page, new_table(page, "me", "me"))
    wait_for_choice(page)
    hint = page.get_by_role("button", name="Hint")
    hint.click()
    expect(hint).to_have_text("Thinking…")
    page.clock.fast_forward(16_000)
    expect(page.get_by_text("No hint came in time")).to_be_visible()
    expect(hint).to_have_text("Hint")
    hint.click()
    expect(hint).to_have_text("Thinking…")
    answer(page, 0)
    expect(hint).to_have_text("Hint")


def test_a_connection_that_stays_silent_is_given_up_for_another(visit: Visit) -> None:
    page = visit()
    tried: list[WebSocketRoute] = []

    def second_only(socket: WebSocketRoute) -> None:
        tried.append(socket)
        if len(tried) > 1:
            socket.connect_to_server()

    table = new_table(page, "me", "bot")
    page.clock.install()
    page.route_web_socket("**/live*", second_only)
    page.goto(f"/t/{table}")
    expect(page.get_by_role("heading", name="Setting the table")).to_be_visible()
    page.clock.fast_forward(9_000)
    expect(page.get_by_text("No answer yet; trying again.")).to_be_visible()
    page.clock.fast_forward(2_000)
    expect(page.locator(".frame .rail")).to_be_visible()
    assert len(tried) == 2


def test_on_a_phone_the_last_lines_stand_where_the_choices_were_while_others_choose(visit: Visit) -> None:
    ann, bo = visit(390, 844), visit()
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = call(ann, "POST", "/api/tables", {"game": "police-precinct", "mode": "co-op", "seats": seats})["id"]
    invite = call(ann, "GET", f"/api/tables/{table}")["invite"].partition("invite=")[2]
    call(bo, "POST", f"/api/tables/{table}/seats", {"invite": invite})
    for page in (ann, bo):
        sit_at(page, table)
    wait_for_choice(ann)
    assert ann.locator(".latest").count() == 0, "who is asked has choices there"
    for choice in range(20):
        if ann.locator(".latest").count():
            break
        answer(ann, choice)
    expect(ann.locator(".prompt")).to_contain_text("Waiting")
    line = ann.locator(".latest .words").last
    expect(line).to_be_visible()
    expect(line).to_have_text(ann.locator(".side .log .words").last.text_content() or "")
    assert bo.locator(".latest").count() == 0, "a wide page has the log beside it"


def test_who_says_several_things_in_a_row_is_named_once(visit: Visit) -> None:
    page = visit(curtain=False)
    sit_at(page, new_table(page, "me", "me"))
    page.get_by_role("tab", name="Chat").click()
    page.evaluate("Date.prototype.toLocaleTimeString = () => 'noon'")
    for words in ("Listen.", "I have a plan."):
        page.get_by_label("Say something").fill(words)
        page.get_by_role("button", name="Send").click()
    said = page.locator(".chat li")
    expect(said).to_have_count(2)
    expect(said.first).to_contain_text("noon")
    expect(said.last).to_have_text("I have a plan.")
