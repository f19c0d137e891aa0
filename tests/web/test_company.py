"""Friends at a table: some at one screen, some by link, some who only watch."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from web.conftest import Visit
from web.house import call, new_table, play_to_the_end, sit_at, wait_for_choice

CHOSEN = "Whoever opened this table chose its deal."


def says(page: Page) -> list[Any]:
    """Everything the page says on its live connections from now on."""
    said: list[Any] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: said.append(json.loads(frame)))

    page.on("websocket", listen)
    return said


def invitation(page: Page, table: str) -> str:
    return str(call(page, "GET", f"/api/tables/{table}")["invite"])


@pytest.mark.parametrize("curtain", [True, False], ids=["with a curtain", "without one"])
def test_two_at_one_screen_can_wait_for_a_friend_by_link(visit: Visit, curtain: bool) -> None:
    ann, bo = visit(curtain=curtain), visit()
    table = new_table(ann, "me", "me", "open")
    said = says(ann)
    sit_at(ann, table)
    ann.wait_for_timeout(800)
    expect(ann.locator(".curtain")).to_have_count(0)
    assert said == []
    ann.get_by_role("button", name="Invite").first.click(timeout=5_000)
    link = ann.get_by_label("Invitation link").input_value()
    ann.get_by_role("button", name="Close").click()
    bo.goto(link)
    bo.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    wait_for_choice(bo)
    wait_for_choice(ann)
    expect(ann.get_by_text(re.compile("Your move, Guest"))).to_be_visible()
    expect(ann.locator(".curtain")).to_have_count(0)


def test_an_invited_friend_is_told_the_seat_and_the_invitation_leaves_when_all_are_there(visit: Visit) -> None:
    ann, bo = visit(), visit()
    table = new_table(ann, "me", "open")
    sit_at(ann, table)
    ann.get_by_role("button", name="Invite").first.click()
    bo.goto(ann.get_by_label("Invitation link").input_value())
    free = call(ann, "GET", f"/api/tables/{table}")["seats"][1]["label"]
    expect(bo.get_by_role("dialog")).to_contain_text(f"The free seat: {free}. The game starts as soon as you sit down.")
    bo.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    wait_for_choice(bo)
    expect(ann.get_by_role("dialog", name="Invite")).to_have_count(0)
    ann.get_by_role("button", name="Invite").first.click()
    expect(ann.get_by_role("dialog", name="Invite")).to_contain_text("Whoever opens this link may watch.")


def test_a_seat_that_somebody_else_took_is_no_longer_offered(visit: Visit) -> None:
    ann, bo, eve = visit(), visit(), visit()
    link = invitation(ann, new_table(ann, "me", "open"))
    for page in (bo, eve):
        page.goto(link)
        expect(page.get_by_role("dialog").get_by_role("button", name="Sit down")).to_be_visible()
    bo.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    expect(eve.get_by_text("Every seat is taken")).to_be_visible()
    expect(eve.get_by_role("dialog")).to_have_count(0)
    wait_for_choice(bo)


def test_a_watcher_by_invite_may_see_the_replay_the_chances_and_the_save(visit: Visit) -> None:
    ann, eve = visit(), visit()
    table = new_table(ann, "me", "bot")
    sit_at(ann, table)
    play_to_the_end(ann)
    eve.goto(invitation(ann, table))
    credits = eve.get_by_role("dialog", name="The end")
    with eve.expect_download() as download:
        credits.get_by_role("link", name="Save").click()
    assert json.loads(download.value.path().read_bytes())["header"]["game"] == "smugglers"
    credits.get_by_role("button", name="How it turned").click()
    expect(credits.locator("svg path").first).to_be_visible()
    credits.get_by_role("link", name="Replay and play on").click()
    eve.get_by_role("button", name="To the end").click()
    slider = eve.get_by_role("slider", name="Choice")
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    with eve.expect_download() as download:
        eve.get_by_role("link", name="Download the save").click()
    assert json.loads(download.value.path().read_bytes())["header"]["game"] == "smugglers"
    eve.get_by_role("button", name="Chances").click()
    expect(eve.locator(".chances svg path").first).to_be_visible()
    eve.reload()
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    eve.go_back()
    credits.get_by_role("button", name="Look at the table").click()
    eve.get_by_role("link", name="Replay").click()
    expect(slider).to_have_value("0")


def test_who_sits_down_where_the_deal_was_chosen_is_told(visit: Visit) -> None:
    ann, bo = visit(), visit()
    seats = [{"kind": "me"}, {"kind": "open"}]
    chosen = call(ann, "POST", "/api/tables", {"game": "smugglers", "mode": "docks", "seats": seats, "seed": 7})["id"]
    bo.goto(invitation(ann, chosen))
    expect(bo.get_by_role("dialog").get_by_text(CHOSEN)).to_be_visible()
    bo.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    wait_for_choice(bo)
    expect(bo.get_by_role("complementary", name="Your move").get_by_text(CHOSEN)).to_be_visible()
    bo.goto(invitation(ann, new_table(ann, "me", "open")))
    expect(bo.get_by_role("dialog").get_by_label("Your name")).to_be_visible()
    expect(bo.get_by_text(CHOSEN)).to_have_count(0)


def test_what_another_chooses_in_secret_leaves_a_choice_made_half(visit: Visit) -> None:
    ann, bo = visit(), visit()
    wanted = {"game": "kick-ass", "mode": "co-op", "seats": [{"kind": "me"}, {"kind": "open"}], "seed": 11}
    table = str(call(ann, "POST", "/api/tables", wanted)["id"])
    sit_at(ann, table)
    bo.goto(invitation(ann, table))
    bo.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    for page in (ann, bo):
        page.locator("[data-option]:not([disabled])").first.click()
    expect(ann.get_by_text("which card do you play?").first).to_be_visible()
    ann.locator("button[data-card][data-target]").nth(1).click()
    expect(ann.get_by_role("menuitem")).to_have_count(2)
    bo.locator("[data-option]:not([disabled])").first.click()
    ann.wait_for_timeout(1_000)
    ann.get_by_role("menuitem").first.click(timeout=5_000)
    expect(ann.get_by_text("Whose card is resolved next?").first).to_be_visible()
