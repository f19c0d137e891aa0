"""Everybody can use it: by keyboard alone, on every screen, with a screen reader."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import FloatRect, Page, expect

from web.conftest import Visit
from web.fitting import BOARDS
from web.house import House, call, choose, new_table, play_to_the_end, sit_at, until, wait_for_choice

SIZES = {"phone": (360, 740), "tablet": (820, 1180), "desktop": (1440, 900)}


def test_a_turn_by_keyboard_alone(visit: Visit) -> None:
    page = visit(curtain=False)
    sit_at(page, new_table(page, "me", "me"))
    wait_for_choice(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Keys")).to_be_hidden()
    page.keyboard.press("r")
    expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("l")
    used_board = False
    for _ in range(40):
        wait_for_choice(page)
        if page.get_by_role("dialog", name="The end").is_visible():
            break
        if page.locator("svg [data-target]").count() > 1:
            page.evaluate("document.activeElement.blur()")
            page.keyboard.press("ArrowRight")
            page.keyboard.press("ArrowRight")
            assert page.evaluate("document.activeElement.matches('svg [data-target]')")
            choose(page, lambda: page.keyboard.press("Enter"))
            used_board = True
        else:
            choose(page, lambda: page.keyboard.press("1"))
    assert used_board


@pytest.mark.parametrize("size", SIZES)
def test_nothing_sticks_out_at_any_size(visit: Visit, size: str) -> None:
    width, height = SIZES[size]
    page = visit(width, height)
    page.get_by_role("button", name="Play now").first.wait_for()
    assert_fits(page)
    page.goto("/new?game=smugglers")
    page.get_by_role("button", name="Start").wait_for()
    assert_fits(page)
    table = new_table(page, "me", "bot", "bot")
    sit_at(page, table)
    wait_for_choice(page)
    assert_fits(page)
    board, tray = (where(page, region) for region in ("Board", "Your move"))
    assert board["height"] > height * 0.3
    if size == "desktop":
        assert board["x"] + board["width"] <= tray["x"] + 1
    else:
        assert board["y"] + board["height"] <= tray["y"] + 1
    assert tray["y"] + tray["height"] <= height + 1
    play_to_the_end(page)
    assert_fits(page)
    page.goto(f"/replay/{table}")
    page.get_by_role("button", name="Play on from here").wait_for()
    assert_fits(page)


def test_a_phone_held_sideways_shows_board_and_choices_side_by_side(visit: Visit) -> None:
    page = visit(740, 360)
    sit_at(page, new_table(page, "me", "bot", "bot"))
    wait_for_choice(page)
    assert_fits(page)
    board, tray = (where(page, region) for region in ("Board", "Your move"))
    assert board["height"] > 360 * 0.5
    assert board["x"] + board["width"] <= tray["x"] + 1
    assert page.locator("[data-option]").first.is_visible()
    play_to_the_end(page)


def test_at_twice_the_size_no_tool_is_cut(visit: Visit) -> None:
    page = visit(720, 450)
    sit_at(page, new_table(page, "me", "bot"))
    wait_for_choice(page)
    cut = "() => [...document.querySelectorAll('.tools button')].filter(one => one.scrollWidth > one.clientWidth)"
    assert page.evaluate(f"({cut})().map(one => one.ariaLabel)") == []


def test_in_a_window_of_another_size_the_board_fits_anew(visit: Visit) -> None:
    page = visit(390, 844)
    alone = {"game": "go-ahead-punk", "mode": "solo", "seats": [{"kind": "me"}]}
    sit_at(page, call(page, "POST", "/api/tables", alone)["id"])
    expect(page.locator("svg [data-target]").first).to_be_visible()
    for width, height in ((820, 1180), (390, 844), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        until(page, f"() => ({BOARDS})().share > 0.25", seconds=5)
    until(page, f"() => ({BOARDS})().share > 0.45", seconds=5)


def where(page: Page, region: str) -> FloatRect:
    box = page.get_by_role("region", name=region).bounding_box()
    assert box is not None
    return box


def assert_fits(page: Page) -> None:
    page.wait_for_timeout(100)
    wide = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1], f"{page.url} is {wide[0]} wide in a window of {wide[1]}"


def test_axe_finds_nothing(visit: Visit, house: House, axe: str) -> None:
    page = visit()
    page.get_by_role("button", name="Play now").first.wait_for()
    assert_accessible(page, axe)
    page.goto("/new?game=smugglers")
    page.get_by_role("button", name="Start").wait_for()
    assert_accessible(page, axe)
    table = new_table(page, "me", "bot")
    sit_at(page, table)
    wait_for_choice(page)
    assert_accessible(page, axe)
    page.keyboard.press("r")
    assert_accessible(page, axe)
    play_to_the_end(page)
    assert_accessible(page, axe)
    page.goto(f"/replay/{table}")
    page.get_by_role("button", name="Play on from here").wait_for()
    assert_accessible(page, axe)


@pytest.mark.parametrize("size", ["phone"])
def test_axe_finds_nothing_on_a_phone(visit: Visit, axe: str, size: str) -> None:
    page = visit(*SIZES[size])
    sit_at(page, new_table(page, "me", "bot"))
    wait_for_choice(page)
    assert_accessible(page, axe)
    page.get_by_role("group", name="Seats").get_by_role("button").first.click()
    page.wait_for_timeout(300)
    assert_accessible(page, axe)


def assert_accessible(page: Page, axe: str) -> None:
    page.wait_for_timeout(150)
    page.evaluate(axe)
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] }).then(found => found.violations)")
    told = [{"rule": one["id"], "at": [node["html"][:160] for node in one["nodes"][:4]]} for one in found]
    assert not told, f"{page.url}: {json.dumps(told, indent=1)}"
