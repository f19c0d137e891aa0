"""What helps somebody to follow a game and to see what matters: who says what, where one stands, how it ended."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from web.conftest import Visit
from web.house import answer, call, ended, new_table, play_to_the_end, sit_at, until, wait_for_choice

PHONE = (390, 844)


def table_with(page: Page, game: str, mode: str, *seats: str, **more: Any) -> str:
    plans = [{"kind": seat} for seat in seats]
    return str(call(page, "POST", "/api/tables", {"game": game, "mode": mode, "seats": plans, **more})["id"])


def invited(page: Page, table: str) -> str:
    return str(call(page, "GET", f"/api/tables/{table}")["invite"])


def test_what_somebody_says_stands_beside_their_face_and_goes(visit: Visit) -> None:
    ann, bo = visit(*PHONE), visit()
    table = new_table(ann, "me", "open")
    bo.goto(invited(ann, table))
    bo.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    sit_at(ann, table)
    bo.get_by_role("tab", name="Chat").click()
    bo.get_by_label("Say something").fill("Is that rum I smell?")
    bo.get_by_role("button", name="Send").click()
    bubble = ann.locator(".speech")
    expect(bubble).to_have_text("Is that rum I smell?")
    face, said = ann.locator("[data-panel=smuggler-2]").bounding_box(), bubble.bounding_box()
    assert face
    assert said
    assert said["y"] >= face["y"] + face["height"]
    assert said["x"] >= 0
    assert said["x"] + said["width"] <= PHONE[0]
    expect(bo.locator(".speech")).to_have_count(0)
    expect(bubble).to_have_count(0, timeout=15_000)
    ann.get_by_role("button", name="Log, rules, chat").click()
    ann.get_by_role("tab", name="Chat (1)").click()
    expect(ann.get_by_label("Chat").get_by_text("Is that rum I smell?")).to_be_visible()


def test_lines_that_come_while_the_drawer_is_closed_are_unread(visit: Visit) -> None:
    ann, bo = visit(*PHONE), visit()
    table = new_table(ann, "me", "open")
    bo.goto(invited(ann, table))
    bo.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    sit_at(ann, table)
    ann.get_by_role("button", name="Log, rules, chat").click()
    ann.get_by_role("tab", name="Chat").click()
    ann.keyboard.press("Escape")
    bo.get_by_role("tab", name="Chat").click()
    bo.get_by_label("Say something").fill("Anybody there?")
    bo.get_by_role("button", name="Send").click()
    expect(ann.get_by_label("1 new")).to_be_visible()


CHIPS = """() => [...document.querySelectorAll('.chip[data-counter]')]
    .filter(chip => getComputedStyle(chip).visibility !== 'hidden')
    .map(chip => [chip.querySelector('.label').innerText.trim(), chip.getBoundingClientRect().right])"""


def test_a_phone_counts_first_what_decides_the_game_and_cuts_nothing(visit: Visit) -> None:
    page = visit(*PHONE)
    sit_at(page, table_with(page, "go-ahead-punk", "solo", "me"))
    for turn in range(6):
        wait_for_choice(page)
        page.wait_for_timeout(200)
        shown = page.evaluate(CHIPS)
        assert [label for label, _ in shown[:2]] == ["Hits", "Hunch"]
        assert all(right <= PHONE[0] for _, right in shown)
        answer(page, turn)


@pytest.mark.parametrize(
    ("game", "mode", "piece"),
    [("go-ahead-punk", "solo", "stinger"), ("police-precinct", "co-op", "car-officer-1")],
)
def test_whom_one_plays_is_marked_on_the_board(visit: Visit, game: str, mode: str, piece: str) -> None:
    page = visit()
    sit_at(page, table_with(page, game, mode, "me"))
    mine = page.locator(".figure.mine")
    for turn in range(5):
        wait_for_choice(page)
        if mine.count():
            break
        answer(page, turn)
    expect(mine).to_have_count(1)
    expect(mine.locator(".here")).to_be_visible()
    expect(mine).to_have_attribute("data-piece", piece)


def test_dice_that_have_been_read_leave_the_board_of_a_phone(visit: Visit) -> None:
    page = visit(*PHONE)
    sit_at(page, table_with(page, "hard-city", "co-op", "me", seed=5))
    for turn in range(60):
        wait_for_choice(page)
        if page.locator(".fight").count() and page.locator("[data-target]").count():
            break
        attack = page.locator(".option.attack [data-option]")
        if attack.count():
            attack.first.click()
            page.wait_for_timeout(400)
        else:
            answer(page, turn)
    dice = page.locator(".fight .sides")
    expect(dice).to_be_visible()
    expect(dice).to_be_hidden()
    page.get_by_role("button", name="Show the dice").click()
    expect(dice).to_be_visible()


def test_with_bots_alone_the_only_answer_is_given_by_itself(visit: Visit) -> None:
    page = visit()
    page.evaluate("localStorage.setItem('hardboiled.learned', JSON.stringify(['hard-city/aim/doctor-zero']))")
    given = "localStorage.setItem('hardboiled.settings', JSON.stringify({ motion: 'none', tips: false }))"
    page.context.add_init_script(given)
    sit_at(page, table_with(page, "hard-city", "one-vs-all", "me", "bot", seed=3))
    options = page.locator("[data-option]:not([disabled])")
    gave = 0
    for turn in range(40):
        wait_for_choice(page)
        if options.count() == 1 and page.locator(".soon").count():
            prompt = page.locator(".prompt h2").inner_text()
            expect(page.locator(".soon")).to_have_count(0)
            gave += 1
            assert prompt
            if gave == 2:
                break
        else:
            answer(page, turn)
    assert gave == 2
    page.keyboard.press("u")
    expect(options).to_have_count(1)
    page.wait_for_timeout(2_500)
    expect(options).to_have_count(1)
    expect(page.locator(".soon")).to_have_count(0)


def analysed(done: int) -> dict[str, Any]:
    moments = [
        {"number": n, "seat": "smuggler-1", "chances": {"a": 0.5}, "expected": None, "after": None} for n in (0, 1)
    ]
    sides = {"smuggler-1": "a"}
    analysis = {
        "game": "smugglers",
        "title": "Smugglers",
        "mode": "docks",
        "players": {"smuggler-1": "Ann"},
        "sides": sides,
        "winners": [],
        "ending": "",
        "bot": "",
        "moments": moments,
        "final": {"a": 1.0},
        "turning_points": [],
    }
    return {"done": done, "analysis": analysis}


def test_that_nothing_turned_it_is_said_once_all_has_been_looked_at(visit: Visit) -> None:
    page = visit()
    sofar = {"done": 40}

    def told(route: Route) -> None:
        route.fulfill(body=json.dumps(analysed(sofar["done"])), content_type="application/json")

    page.route("**/analysis*", told)
    sit_at(page, new_table(page, "me", "bot"))
    play_to_the_end(page)
    page.get_by_role("button", name="How it turned").click()
    expect(page.get_by_text("Looking at every choice once more: 40 %.")).to_be_visible()
    expect(page.get_by_text("No single choice turned it.")).to_have_count(0)
    sofar["done"] = 100
    expect(page.get_by_text("No single choice turned it.")).to_be_visible()


def test_in_ones_own_turn_only_passing_can_be_answered_in_advance(visit: Visit) -> None:
    page = visit()
    sit_at(page, table_with(page, "hard-city", "co-op", "me", seed=5))
    for turn in range(20):
        wait_for_choice(page)
        if "AP left" in page.locator(".prompt h2").inner_text():
            break
        answer(page, turn)
    always = page.get_by_role("button", name=re.compile("^Always: "))
    assert [one.get_attribute("aria-label") for one in always.all()] == ["Always: End the turn"]


def test_whoever_cannot_follow_the_others_slows_them_down(visit: Visit) -> None:
    ann, bo = visit(motion=True), visit(motion=True)
    table = new_table(ann, "me", "open")
    bo.goto(invited(ann, table))
    bo.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    sit_at(ann, table)
    wait_for_choice(ann)
    expect(ann.get_by_role("button", name="Slower")).to_have_count(0)
    answer(ann, 0)
    expect(ann.locator(".prompt")).to_contain_text("Waiting")
    ann.get_by_role("button", name="Slower").click()
    expect(ann.get_by_role("button", name="Faster")).to_be_visible()
    kept = ann.evaluate("JSON.parse(localStorage.getItem('hardboiled.settings')).motion")
    assert kept == "slow"
    ann.get_by_role("button", name="Faster").click()
    expect(ann.get_by_role("button", name="Slower")).to_be_visible()


def test_the_last_word_stands_in_the_credits(visit: Visit) -> None:
    ann, bo = visit(), visit()
    table = new_table(ann, "me", "open")
    bo.goto(invited(ann, table))
    bo.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    sit_at(ann, table)
    bo.get_by_role("tab", name="Chat").click()
    for turn in range(120):
        if ended(ann) and ended(bo):
            break
        for page in (ann, bo):
            if not ended(page) and page.locator("[data-option]:not([disabled])").count():
                answer(page, turn)
        ann.wait_for_timeout(60)
    bo.get_by_role("button", name="Look at the table").click()
    bo.get_by_label("Say something").fill("You owe me a barrel.")
    bo.get_by_role("button", name="Send").click()
    credits = ann.get_by_role("dialog", name="The end")
    expect(credits.get_by_text("You owe me a barrel.")).to_be_visible()
    ann.wait_for_timeout(5_000)
    expect(credits.get_by_text("You owe me a barrel.")).to_be_visible()


def test_what_waits_for_an_answer_comes_to_rest(visit: Visit) -> None:
    """A page that is looked at for two hours draws nothing anew while nothing happens."""
    page = visit(motion=True)
    sit_at(page, table_with(page, "hard-city", "co-op", "me"))
    wait_for_choice(page)
    until(page, "() => document.getAnimations().some(one => one.animationName?.endsWith('breathe'))")
    seen = page.evaluate("document.getAnimations().map(one => Number.isFinite(one.effect.getComputedTiming().endTime))")
    assert all(seen)
