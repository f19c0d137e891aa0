"""Nothing is lost: reload, back button, a server that stops and comes back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from web.conftest import Visit, likes
from web.house import House, answer, call, choose, come_in, new_table, play_to_the_end, sit_at, wait_for_choice


def lines(page: Page) -> list[str]:
    return page.locator(".log .words").all_inner_texts()


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


HIDDEN = """hidden => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
}"""
SIGNS = """() => {
    window.signs = [];
    new MutationObserver(() => {
        for (const sign of document.querySelectorAll('.lost, .notice')) window.signs.push(sign.innerText);
    }).observe(document.body, { childList: true, subtree: true });
}"""


class Line:
    """The way to the table, which may swallow everything without a word, as for a phone that slept."""

    def __init__(self, page: Page) -> None:
        self.opened = 0
        self._dead = 0
        page.route_web_socket("**/live*", self._connect)

    def dies(self) -> None:
        self._dead = self.opened

    def _connect(self, socket: WebSocketRoute) -> None:
        self.opened += 1
        number, server = self.opened, socket.connect_to_server()
        socket.on_message(lambda text: None if number <= self._dead else server.send(text))
        server.on_message(lambda text: None if number <= self._dead else socket.send(text))
        socket.on_close(lambda code, reason: None if number <= self._dead else server.close(code=code, reason=reason))


def away(page: Page, seconds: int) -> None:
    page.evaluate(HIDDEN, True)
    page.clock.fast_forward(1000 * seconds)
    page.evaluate(HIDDEN, False)


def test_who_comes_back_after_a_silent_death_sees_how_the_table_stands(visit: Visit) -> None:
    page, bo = visit(), visit()
    page.clock.install()
    line = Line(page)
    table = new_table(page, "me", "open")
    sit_at(page, table)
    expect(page.get_by_text("still free")).to_be_visible()
    line.dies()
    invite = call(page, "GET", f"/api/tables/{table}")["invite"]
    bo.goto(invite)
    bo.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    wait_for_choice(bo)
    expect(page.get_by_text("still free")).to_be_visible()
    page.evaluate(SIGNS)
    away(page, 30)
    wait_for_choice(page)
    expect(page.get_by_text("still free")).to_be_hidden()
    answer(page, 0)
    assert line.opened == 2
    assert page.evaluate("window.signs") == []


def test_coming_back_leaves_a_choice_made_half_as_it_was(visit: Visit) -> None:
    page = visit()
    page.clock.install()
    line = Line(page)
    alone = {"game": "police-precinct", "mode": "co-op", "seats": [{"kind": "me"}]}
    sit_at(page, call(page, "POST", "/api/tables", alone)["id"])
    menu = page.get_by_role("menu")
    for turn in range(12):
        wait_for_choice(page)
        if open_a_menu(page):
            break
        answer(page, turn)
    expect(menu).to_be_visible()
    log = lines(page)
    page.evaluate(SIGNS)
    with page.expect_websocket() as renewed:
        away(page, 30)
    renewed.value.wait_for_event("framereceived")
    page.wait_for_timeout(300)
    expect(menu).to_be_visible()
    assert (line.opened, lines(page), page.evaluate("window.signs")) == (2, log, [])
    choose(page, menu.get_by_role("menuitem").first.click)


def open_a_menu(page: Page) -> bool:
    """Click a target that could mean several things, if there is one."""
    several = page.locator("[data-target][aria-label$=' choices']")
    if several.count():
        several.first.click()
    return bool(several.count())


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
