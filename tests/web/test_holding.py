"""Nothing is lost: reload, back button, a server that stops and comes back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from web.conftest import Visit, likes
from web.house import House, answer, come_in, new_table, play_to_the_end, sit_at, wait_for_choice


def lines(page: Page) -> list[str]:
    return page.locator(".log li").all_inner_texts()


def test_reload_and_back_button_keep_the_table(visit: Visit) -> None:
    page = visit()
    table = new_table(page, "me", "bot")
    sit_at(page, table)
    for turn in range(3):
        wait_for_choice(page)
        answer(page, turn)
    wait_for_choice(page)
    prompt, log = page.locator(".prompt h2").inner_text(), lines(page)
    page.reload()
    wait_for_choice(page)
    assert (page.locator(".prompt h2").inner_text(), lines(page)) == (prompt, log)
    page.get_by_role("link", name="Home").first.click()
    row = page.get_by_role("link").filter(has_text="Your turn")
    expect(row.first).to_be_visible()
    page.go_back()
    wait_for_choice(page)
    assert lines(page) == log


@pytest.fixture
def own_house(tmp_path_factory: pytest.TempPathFactory, house: House) -> Iterator[House]:
    server = House(tmp_path_factory.mktemp("other-tables"))
    server.open()
    yield server
    server.close()


def test_a_server_that_stops_is_waited_for_and_the_game_goes_on(own_house: House, browser: Browser) -> None:
    context = browser.new_context(base_url=own_house.address)
    context.add_init_script(likes(motion=False, curtain=True))
    page = context.new_page()
    come_in(page)
    sit_at(page, new_table(page, "me", "bot"))
    wait_for_choice(page)
    answer(page, 0)
    wait_for_choice(page)
    prompt, log = page.locator(".prompt h2").inner_text(), lines(page)
    own_house.close()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    own_house.open()
    expect(page.get_by_text("Connection lost")).to_be_hidden()
    assert (page.locator(".prompt h2").inner_text(), lines(page)) == (prompt, log)
    play_to_the_end(page)
    context.close()
