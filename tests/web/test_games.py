"""Every game that is installed, from its poster on: played by clicking, readable for everybody, on a phone too.

HARDBOILED_WHOLE_GAMES=1 plays each to its end, which takes minutes; else its first choices.
"""

from __future__ import annotations

import os
import pkgutil

import pytest
from playwright.sync_api import expect

from web.conftest import Visit
from web.house import PROJECT, call, play, wait_for_choice
from web.test_reaching import SIZES, assert_accessible, assert_fits

WHOLE = bool(os.environ.get("HARDBOILED_WHOLE_GAMES"))
CHOICES = 3000 if WHOLE else 8
PACKAGES = PROJECT / "src/hardboiled/games"
SHIPPED = [name.replace("_", "-") for _, name, is_package in pkgutil.iter_modules([str(PACKAGES)]) if is_package]


@pytest.mark.parametrize("game", SHIPPED)
def test_a_game_is_played_by_clicking_what_the_page_offers(visit: Visit, axe: str, game: str) -> None:
    page = visit()
    title = next(one["title"] for one in call(page, "GET", "/api/lobby")["games"] if one["id"] == game)
    poster = page.get_by_role("article").filter(has=page.get_by_role("heading", name=title))
    poster.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    over = play(page, CHOICES)
    if WHOLE:
        assert over
        return
    if not over:
        wait_for_choice(page)
    for width, height in SIZES.values():
        page.set_viewport_size({"width": width, "height": height})
        assert_fits(page)
    assert_accessible(page, axe)


def test_a_new_table_begins_as_the_game_advises_newcomers(visit: Visit) -> None:
    page = visit()
    page.goto("/new?game=hard-city")
    expect(page.get_by_role("radio", name="Co-operative")).to_be_checked()
    expect(page.get_by_label("Squad 1", exact=True)).to_have_value("me")
