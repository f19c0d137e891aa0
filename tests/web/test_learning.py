"""Learning in the browser: tips, lessons, puzzles, the case of the day, words that explain themselves."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from hardboiled.kernel.registry import find_game
from hardboiled.learn import course
from hardboiled.learn.guide import guide
from hardboiled.learn.puzzles import Deduction, find_puzzle, position, puzzles, right
from hardboiled.learn.runner import Attempt
from learn.test_lessons import solve
from web.conftest import Visit
from web.house import call, sit_at, wait_for_choice
from web.test_reaching import SIZES, assert_accessible, assert_fits

LESSONS = {"hard-city": "shoot", "kick-ass": "services", "go-ahead-punk": "hit", "police-precinct": "arrest"}


def coach(page: Page) -> str:
    return page.get_by_role("region", name="Coach").inner_text()


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_is_done_by_doing_what_the_coach_says(visit: Visit, axe: str, game: str) -> None:
    page = visit()
    lesson = next(one for one in course(find_game(game)) if one.id == LESSONS[game])
    page.goto(f"/learn/{game}")
    page.get_by_role("link", name=lesson.title).click()
    box = page.get_by_role("region", name="Coach")
    expect(box).to_contain_text(lesson.steps[0].say[:40])
    wrong = next(i for i, option in enumerate(Attempt(lesson).ask.options) if not Attempt(lesson)._may(option))
    page.locator(f'[data-option="{wrong}"]').click()
    if page.locator("[data-sure]").is_visible():
        page.locator("[data-sure]").click()
    expect(box.locator(".verdict:not(.right)")).to_be_visible()
    for width, height in SIZES.values():
        page.set_viewport_size({"width": width, "height": height})
        assert_fits(page)
    page.set_viewport_size({"width": 1280, "height": 860})
    assert_accessible(page, axe)
    for choice in solve(Attempt(lesson)):
        before = page.evaluate("document.querySelector('.coach').innerText + document.querySelector('.log').innerText")
        page.locator(f'[data-option="{choice}"]').click()
        if page.locator("[data-sure]").is_visible():
            page.locator("[data-sure]").click()
        for _ in range(400):
            page.wait_for_timeout(25)
            now = page.evaluate("document.querySelector('.coach').innerText + document.querySelector('.log').innerText")
            if now != before:
                break
    expect(box).to_contain_text(lesson.end[:40])
    page.get_by_role("link", name="To the course").click()
    expect(page.get_by_role("link", name=f"Done: {lesson.title}")).to_be_visible()


CUT = """() => {
    const { scrollHeight, clientHeight } = document.querySelector('.coach');
    return scrollHeight - clientHeight > 2 && clientHeight < innerHeight * 0.25;
}"""


@pytest.mark.parametrize("game", LESSONS)
def test_on_a_phone_many_choices_leave_what_the_coach_says_in_sight(visit: Visit, game: str) -> None:
    page = visit(390, 844)
    lesson = next(one for one in course(find_game(game)) if one.id == LESSONS[game])
    page.goto(f"/learn/{game}/{lesson.id}")
    for choice in solve(Attempt(lesson)):
        said = coach(page)
        assert not page.evaluate(CUT), said
        page.locator(f'[data-option="{choice}"]').click()
        if page.locator("[data-sure]").is_visible():
            page.locator("[data-sure]").click()
        expect(page.get_by_role("region", name="Coach")).not_to_have_text(said, use_inner_text=True)
    expect(page.get_by_role("link", name="To the course")).to_be_in_viewport()


def test_a_tip_comes_once_by_itself_and_later_on_request(visit: Visit) -> None:
    page = visit()
    plans = [{"kind": "me"}, {"kind": "bot", "strength": "rookie"}]
    table = call(page, "POST", "/api/tables", {"game": "go-ahead-punk", "mode": "one-vs-all", "seats": plans})["id"]
    sit_at(page, table)
    wait_for_choice(page)
    tip = page.get_by_role("complementary", name="Tip")
    expect(tip).to_contain_text("What you are trying to do")
    tip.get_by_role("button", name="Got it").click()
    expect(tip).to_contain_text("Only you know this place")
    tip.get_by_role("button", name="Got it").click()
    expect(tip).to_be_hidden()
    page.reload()
    wait_for_choice(page)
    expect(tip).to_be_hidden()
    page.get_by_role("button", name="What does this question mean?").click()
    expect(tip).to_contain_text("Only you know this place")


def test_an_answer_puts_the_tip_away(visit: Visit) -> None:
    page = visit()
    table = call(page, "POST", "/api/tables", {"game": "kick-ass", "mode": "co-op", "seats": [{"kind": "me"}]})["id"]
    sit_at(page, table)
    wait_for_choice(page)
    tip = page.get_by_role("complementary", name="Tip")
    expect(tip).to_contain_text("What you are trying to do")
    page.locator(".options [data-option]").first.click()
    expect(page.locator(".prompt h2")).to_contain_text("Keep one of these cards")
    expect(tip).not_to_contain_text("What you are trying to do")


def test_words_of_the_game_explain_themselves(visit: Visit) -> None:
    page = visit()
    page.goto("/learn/hard-city/shoot")
    word = page.get_by_role("region", name="Coach").locator("abbr", has_text="Mutants").first
    expect(word).to_have_attribute("title", re.compile("One damage stuns it, two kill it"))


def test_a_puzzle_is_tried_explained_and_followed_by_another(visit: Visit) -> None:
    page = visit()
    with page.expect_response("**/api/puzzles/hard-city") as told:
        page.goto("/puzzles/hard-city")
    face = told.value.json()
    game = find_game("hard-city")
    puzzle = find_puzzle(game, face["id"])
    page.locator(f'[data-option="{right(position(game, puzzle), puzzle)}"]').click()
    box = page.get_by_role("region", name="Puzzle")
    expect(box).to_contain_text("Right.")
    expect(box).to_contain_text("1 in a row")
    page.get_by_role("button", name="Next").click()
    expect(box).to_contain_text("1 of")


@pytest.mark.parametrize("game_id", LESSONS)
def test_something_is_worked_out(visit: Visit, axe: str, game_id: str) -> None:
    page, game = visit(), find_game(game_id)
    puzzle = next(one for one in puzzles(game) if isinstance(one, Deduction))
    page.goto(f"/puzzles/{game_id}?puzzle={puzzle.id}")
    box = page.get_by_role("region", name="Puzzle")
    expect(box).to_contain_text("Work it out")
    laid = box.locator("[data-evidence]")
    if laid.count():
        laid.click()
        page.keyboard.press("Escape")
    for width, height in SIZES.values():
        page.set_viewport_size({"width": width, "height": height})
        assert_fits(page)
    page.set_viewport_size({"width": 1280, "height": 860})
    assert_accessible(page, axe)
    best = puzzle.asks.offers.index(puzzle.asks.answer)
    page.locator(f'[data-option="{(best + 1) % len(puzzle.asks.offers)}"]').click()
    expect(box).to_contain_text("Not this one.")


def test_todays_case_is_taken_from_the_poster(visit: Visit) -> None:
    page = visit()
    page.get_by_role("link", name="Today’s case").first.click()
    page.get_by_role("button", name="Take the case").click()
    page.wait_for_url("**/t/*")
    mine = [card for card in call(page, "GET", "/api/cases") if card.get("table")]
    assert len(mine) == 1
    assert page.url.endswith(mine[0]["table"])
    page.goto(f"/case/{mine[0]['game']}")
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    expect(page.get_by_role("region", name="Today")).to_contain_text("At it")


@pytest.mark.parametrize("game_id", LESSONS)
def test_how_to_play_shows_our_own_boards_with_what_is_spoken_of_marked(visit: Visit, axe: str, game_id: str) -> None:
    page = visit()
    pictures = [block for block in guide(find_game(game_id)) if block.kind == "picture"]
    page.goto(f"/guide/{game_id}")
    expect(page.get_by_role("heading", level=1)).to_contain_text("How to play")
    expect(page.locator("figure svg[role=img]")).to_have_count(len(pictures))
    for number, picture in enumerate(pictures):
        figure = page.locator("figure").nth(number)
        expect(figure).to_contain_text(picture.text)
        expect(figure.locator(".advised").first).to_be_attached()
    for width, height in SIZES.values():
        page.set_viewport_size({"width": width, "height": height})
        assert_fits(page)
    page.set_viewport_size({"width": 1280, "height": 860})
    assert_accessible(page, axe)
    page.get_by_role("link", name="Try it").first.click()
    expect(page.get_by_role("region", name="Coach")).to_be_visible()
