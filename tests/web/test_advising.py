"""What a hint shows: the option, why, and how likely things are by what was seen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from hardboiled.bots import make_bot
from hardboiled.kernel.saving import start
from hardboiled.kernel.seat import Seat
from web.conftest import Visit
from web.house import sit_at, uploaded, wait_for_choice
from web.test_reaching import assert_accessible

SIZES = {"desktop": (1440, 900), "tablet": (1024, 768), "phone": (390, 844), "sideways": (844, 390)}
SHOWN_BESIDE = """() => {
    const list = document.querySelector('.options').getBoundingClientRect();
    const best = document.querySelector('.options .suggested').getBoundingClientRect();
    const tools = document.querySelector('.tools').getBoundingClientRect();
    const hint = document.querySelector('.hint').getBoundingClientRect();
    return [best.top >= list.top - 1, best.bottom <= list.bottom + 1, tools.bottom <= innerHeight + 1,
            hint.height >= 50, list.height >= 40];
}"""


@pytest.fixture(scope="module")
def hunt() -> str:
    """The Cops look for Stinger, and know a little."""
    match, regular = start("go-ahead-punk", "one-vs-all", ["bot", "bot"], 3), make_bot("regular", 3)
    while len(match.log) < 40 or "cop-1" not in match.asks[0].seats or len(match.asks[0].options) < 6:
        seat = Seat(match, match.asks[0].seats[0])
        match.choose(regular.choose(seat), seat.id)
    return match.save()


def at_the_hunt(page: Page, hunt: str) -> None:
    sit_at(page, uploaded(page, hunt))
    wait_for_choice(page)


@pytest.mark.parametrize("size", SIZES)
def test_a_hint_leaves_its_option_and_the_tools_in_sight_and_says_how_likely_things_are(
    visit: Visit, hunt: str, axe: str, size: str
) -> None:
    page = visit(*SIZES[size], curtain=False)
    at_the_hunt(page, hunt)
    expect(page.locator(".board .mark-label, svg .mark-label")).to_have_count(0)
    page.get_by_role("button", name="Hint").click()
    likely = page.get_by_role("list", name="Where Stinger is, by what you have seen").get_by_role("listitem")
    expect(likely.first).to_contain_text(re.compile(r"\d+\s%"))
    assert page.evaluate(SHOWN_BESIDE) == [True] * 5
    assert_accessible(page, axe)
    expect(page.locator("svg .mark-label").first).to_contain_text("%")
    page.locator(".options [data-option]").first.click()
    expect(page.locator("svg .mark-label")).to_have_count(0)
