"""Whole games by clicking only what the page offers."""

from __future__ import annotations

import json
import re
import time
from itertools import count
from typing import Any

from playwright.sync_api import FilePayload, Page, WebSocket, WebSocketRoute, expect

from web.conftest import Visit
from web.house import House, answer, call, ended, new_table, play_to_the_end, sit_at, wait_for_choice


def test_play_now_takes_one_click_and_a_game_can_be_played_to_its_end(visit: Visit) -> None:
    page = visit()
    poster = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Smugglers"))
    poster.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    play_to_the_end(page)
    credits = page.get_by_role("dialog", name="The end")
    expect(credits.get_by_text("The smuggling season is over")).to_be_visible()
    expect(credits.locator("dl div")).to_have_count(2)
    credits.get_by_role("button", name="Rematch").click()
    expect(page.get_by_role("dialog", name="The end")).to_be_hidden()
    wait_for_choice(page)


def test_animations_do_not_keep_anybody_from_playing(visit: Visit) -> None:
    page = visit(motion=True)
    sit_at(page, new_table(page, "me", "bot"))
    play_to_the_end(page)


def test_a_table_made_by_hand_two_browsers_and_nobody_gets_the_others_questions(visit: Visit) -> None:
    ann, bo = visit(), visit()
    heard = {"ann": hear(ann), "bo": hear(bo)}
    ann.goto("/new?game=smugglers")
    ann.get_by_label("Smuggler 2", exact=True).select_option("open")
    ann.get_by_role("button", name="Open the table and invite").click()
    ann.wait_for_url("**/t/*")
    ann.get_by_role("button", name="Invite").first.click()
    link = ann.get_by_label("Invitation link").input_value()
    ann.get_by_role("button", name="Close").click()

    bo.goto(link)
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    expect(ann.get_by_text("Bo", exact=True).first).to_be_visible()
    turns, deadline = count(), time.monotonic() + 120
    while not (ended(ann) and ended(bo)):
        assert time.monotonic() < deadline, "the match has no end"
        for page in (ann, bo):
            if not ended(page) and page.locator("[data-option]:not([disabled])").count():
                answer(page, next(turns))
        ann.wait_for_timeout(60)
    for name, seat in (("ann", "smuggler-1"), ("bo", "smuggler-2")):
        messages = [json.loads(text) for text in heard[name]]
        parts = [part for message in messages for part in (message.get("scene", {}), message)]
        asks = [ask for part in parts for ask in part.get("asks") or []]
        assert any("options" in ask for ask in asks)
        assert all(seat in ask["seats"] for ask in asks if "options" in ask or "prompt" in ask)


def hear(page: Page) -> list[str]:
    """Everything the page hears on its live connections from now on."""
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    page.on("websocket", listen)
    return heard


def test_several_at_one_screen_with_a_curtain_between_them(visit: Visit) -> None:
    page = visit()
    sit_at(page, new_table(page, "me", "me"))
    wait_for_choice(page)
    answer(page, 0)
    curtain = page.get_by_role("dialog", name=re.compile("Hand over to Player 2"))
    expect(curtain).to_be_visible()
    curtain.get_by_role("button", name="Here I am").click()
    expect(curtain).to_be_hidden()
    expect(page.get_by_text("Your move, Player 2")).to_be_visible()
    play_to_the_end(page)


def test_a_spectator_sees_the_table_and_no_choices(visit: Visit) -> None:
    ann, eve = visit(), visit()
    plans = [{"kind": "me"}, {"kind": "bot"}]
    table = {"game": "smugglers", "mode": "docks", "seats": plans, "visibility": "open"}
    made = call(ann, "POST", "/api/tables", table)["id"]
    sit_at(ann, made)
    wait_for_choice(ann)
    sit_at(eve, made)
    expect(eve.get_by_text("You are watching")).to_be_visible()
    assert eve.locator("[data-option], [data-target]").count() == 0
    play_to_the_end(ann)
    expect(eve.get_by_role("dialog", name="The end")).to_be_visible()


def test_hint_undo_and_answers_in_advance(visit: Visit) -> None:
    page = visit(curtain=False)
    sit_at(page, new_table(page, "me", "me"))
    wait_for_choice(page)
    page.keyboard.press("h")
    expect(page.locator(".hint")).to_be_visible()
    answer(page, 0)
    expect(page.get_by_text("Your move, Player 2")).to_be_visible()
    page.get_by_role("button", name="Pass until my turn").click()
    expect(page.get_by_text("Answered for you")).to_be_visible()
    page.get_by_role("button", name="Pass until my turn").click()
    expect(page.get_by_text("Answered for you")).to_be_hidden()


def test_answers_in_advance_leave_each_other_alone(visit: Visit) -> None:
    page = visit(curtain=False)
    sent: list[Any] = []
    given: dict[str, Any] = {}

    def kept_by_us(socket: WebSocketRoute) -> None:
        """Presets stay between the page and this test: the table would answer before the next click."""
        server = socket.connect_to_server()

        def down(text: str | bytes) -> None:
            message = json.loads(text)
            shows = message["type"] in ("hello", "update", "change")
            socket.send(json.dumps({**message, **given} if shows else message))

        def up(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] != "preset":
                return server.send(text)
            sent.append((message["keys"], message["until_turn"]))
            given.update(presets=message["keys"], until_turn=message["until_turn"])
            return server.send(json.dumps({"type": "look", "seat": message["seat"]}))

        server.on_message(down)
        socket.on_message(up)

    page.route_web_socket("**/live*", kept_by_us)
    seats = [{"kind": "me"}, {"kind": "me", "name": "Player 2"}]
    # With this deal a roll can soon be bribed away.
    table = {"game": "smugglers", "mode": "docks", "seats": seats, "seed": 3}
    sit_at(page, call(page, "POST", "/api/tables", table)["id"])
    passing = page.get_by_role("button", name="Pass until my turn")
    always = page.get_by_role("button", name=re.compile("^Always: .*ribe"))
    for turn in range(20):
        wait_for_choice(page)
        if always.is_visible():
            break
        answer(page, turn)
    passing.click()
    expect(passing).to_have_attribute("aria-pressed", "true")
    always.click()
    told = page.locator(".presets button")
    expect(told).to_have_count(2)
    passing.click()
    expect(told).to_have_count(1)
    passing.click()
    expect(told.filter(has_text="until my turn")).to_be_visible()
    told.filter(has_not_text="until my turn").click()
    expect(told).to_have_count(1)
    expect(passing).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Pass, until my turn").click()
    expect(told).to_have_count(0)
    page.get_by_role("button", name="Always: Pass").click()
    expect(told).to_have_text(re.compile(r"^Pass\s"))
    expect(passing).to_have_attribute("aria-pressed", "false")
    assert sent == [
        (["pass"], True),
        (["pass", "bribe"], True),
        (["bribe"], False),
        (["bribe", "pass"], True),
        (["pass"], True),
        ([], False),
        (["pass"], False),
    ]


def test_replay_play_on_and_a_save_that_comes_back(visit: Visit, house: House) -> None:
    page = visit()
    table = new_table(page, "me", "bot")
    sit_at(page, table)
    play_to_the_end(page)
    page.get_by_role("link", name="Replay and play on").click()
    page.wait_for_url("**/replay/*")
    slider = page.get_by_role("slider", name="Choice")
    last = int(slider.get_attribute("max") or 0)
    assert last > 4
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()
    page.get_by_role("button", name="To the start").click()
    page.get_by_role("button", name="On", exact=True).click()
    page.get_by_label("Through whose eyes").select_option("smuggler-2")
    page.get_by_label("Through whose eyes").select_option("smuggler-1")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the save").click()
    saved = download.value.path()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/*")
    play_to_the_end(page)
    page.goto("/")
    save: FilePayload = {"name": "save.json", "mimeType": "application/json", "buffer": saved.read_bytes()}
    page.get_by_label("Open a save").set_input_files(save)
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("dialog", name="The end")).to_be_visible()


TEA = '[rum]\nsource = "pack"\ncopies = 2\nworth = 4\n\n[tea]\nsource = "pack"\ncopies = 30\nworth = 2\n'


def test_a_pack_of_the_operator_is_offered_and_played(visit: Visit, house: House) -> None:
    page = visit()
    page.goto("/new?game=smugglers")
    page.get_by_role("button", name="Start").wait_for()
    expect(page.get_by_label("Content pack")).to_have_count(0)
    folder = house.data / "packs" / "smugglers" / "Tea time"
    folder.mkdir(parents=True)
    (folder / "cards.toml").write_text(TEA)
    try:
        page.reload()
        page.get_by_label("Content pack").select_option("Tea time")
        page.get_by_role("button", name="Start").click()
        page.wait_for_url("**/t/*")
        wait_for_choice(page)
        tables = page.url.rpartition("/")[2], new_table(page, "me", "bot")
        packed, plain = (call(page, "GET", f"/api/tables/{one}/save")["header"]["content_digest"] for one in tables)
        assert packed != plain
    finally:
        (folder / "cards.toml").unlink()
        folder.rmdir()


def test_what_is_not_there_says_so_and_leads_on(visit: Visit) -> None:
    page: Page = visit()
    page.goto("/t/nothing-here")
    expect(page.get_by_role("heading", name="The door is closed")).to_be_visible()
    page.goto("/replay/nothing-here")
    expect(page.get_by_role("heading", name="No replay")).to_be_visible()
    page.goto("/some/where/else")
    expect(page.get_by_role("heading", name="Nothing here")).to_be_visible()
    page.get_by_role("link", name="Home").click()
    letter: FilePayload = {"name": "letter.txt", "mimeType": "text/plain", "buffer": b"Dear Hardboiled"}
    page.get_by_label("Open a save").set_input_files(letter)
    expect(page.get_by_role("alert")).to_have_text(re.compile("letter.txt is no save"))


def test_a_replay_begins_at_its_end_where_it_is_asked_for_more(visit: Visit) -> None:
    page = visit()
    table = new_table(page, "me", "bot")
    sit_at(page, table)
    play_to_the_end(page)
    page.goto(f"/replay/{table}?number=9999")
    slider = page.get_by_role("slider", name="Choice")
    expect(slider).to_have_value(slider.get_attribute("max") or "")
