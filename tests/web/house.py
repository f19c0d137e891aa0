"""The real server on a free port, and what a visitor's browser does at it."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page, expect

PROJECT = Path(__file__).parents[2]
SERVE = "from hardboiled.server.serve import serve; serve(port={port}, data_dir={data!r}, open_browser=False)"
OFFERED = "[data-option]:not([disabled]), [data-target], [data-sure], .curtain, dialog[open]"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class House:
    """A server with the small test game, its tables in a folder; it can be stopped and started again."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        ours = os.pathsep.join(str(PROJECT / folder) for folder in ("src", "tests"))
        environment = {**os.environ, "HARDBOILED_GAMES": "kernel.smugglers", "PYTHONPATH": ours}
        self._process = subprocess.Popen(
            [sys.executable, "-c", SERVE.format(port=self.port, data=str(self.data))],
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        deadline = time.monotonic() + 90
        while time.monotonic() < deadline:
            try:
                urllib.request.urlopen(f"{self.address}/healthz", timeout=5).read()
                return
            except OSError:
                time.sleep(0.1)
        raise TimeoutError("the server did not start")

    def close(self) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGTERM)
            try:
                self._process.wait(15)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()


def call(page: Page, method: str, path: str, body: Any = None) -> Any:
    """An HTTP call as this visitor."""
    sent = json.dumps(body) if body is not None else None
    answer = page.evaluate(
        """async ([method, path, body]) => {
            const answer = await fetch(path, { method, body, headers: { 'Content-Type': 'application/json' } });
            return [answer.ok, await answer.text()];
        }""",
        [method, path, sent],
    )
    assert answer[0], answer[1]
    return json.loads(answer[1])


def uploaded(page: Page, save: str) -> str:
    """A table to go on at, as soon as the server takes one more."""
    for _ in range(12):
        try:
            return str(call(page, "POST", "/api/tables/upload", json.loads(save))["id"])
        except AssertionError as error:
            if "too-fast" not in str(error):
                raise
            page.wait_for_timeout(5_000)
    raise AssertionError("the server takes no uploads")


def come_in(page: Page) -> None:
    """Open the home page and wait until it knows its visitor: what is done before is done by somebody else."""
    page.goto("/")
    expect(page.get_by_role("navigation", name="You").get_by_role("button").first).to_be_enabled()


def new_table(page: Page, *seats: str) -> str:
    """A table of the test game; a seat is 'me', 'open' or 'bot'; my further seats have names of their own."""
    plans = [
        {"kind": seat, **({"name": f"Player {i + 1}"} if seat == "me" and i else {})} for i, seat in enumerate(seats)
    ]
    made = call(page, "POST", "/api/tables", {"game": "smugglers", "mode": "docks", "seats": plans})
    return str(made["id"])


def sit_at(page: Page, table: str) -> None:
    page.goto(f"/t/{table}")
    page.locator(".frame .rail").wait_for()


def until(page: Page, question: str, given: Any = None, seconds: float = 45) -> None:
    """Wait until a question to the page is answered with yes (its policy forbids Playwright's own way, eval)."""
    deadline = time.monotonic() + seconds
    while not page.evaluate(question, given):
        if time.monotonic() > deadline:
            raise AssertionError(f"never came true: {question}")
        page.wait_for_timeout(25)


def wait_for_choice(page: Page) -> None:
    until(page, "offered => Boolean(document.querySelector(offered))", OFFERED)


TOLD = """() => JSON.stringify([...document.querySelectorAll('.flag, .prompt h2, [data-option], .log li, .curtain h2')]
    .map(one => one.innerText)) + Boolean(document.querySelector('dialog[open]'))"""


def choose(page: Page, how: Callable[[], None]) -> None:
    """Answer in some way and see that the table has moved on (perhaps before the answer, by somebody else's). Where
    nothing happens for long, as people do, once more."""
    before = page.evaluate(TOLD)
    moved_on = f"before => ({TOLD})() !== before"
    for patience in (15.0, 45.0):
        try:
            how()
        except PlaywrightError:
            if page.evaluate(TOLD) == before:
                raise
        with suppress(AssertionError):
            return until(page, moved_on, before, patience)
    raise AssertionError(f"clicked twice, and nothing happened: {before}")


def ended(page: Page) -> bool:
    return page.get_by_role("dialog", name="The end").is_visible()


def answer(page: Page, turn: int) -> None:
    """Choose one of the things the page offers: on the board if something glows there, else a button."""
    curtain = page.get_by_role("button", name="Here I am")
    if curtain.is_visible():
        return choose(page, curtain.click)
    sure = page.locator("[data-sure]")
    if sure.is_visible():
        return choose(page, sure.click)
    glowing = page.locator("[data-target]")
    if glowing.count() and turn % 3 != 2:
        try:
            return choose(page, lambda: click_target(page, turn))
        except PlaywrightError:
            page.keyboard.press("Escape")  # Something stood before it; the list has it too.
    offered = page.locator("[data-option]:not([disabled])")
    count = offered.count()
    if count:
        choose(page, lambda: offered.nth(turn % count).click(timeout=5_000))
    return None


MEANT = "[role=menuitem], dialog[open] [data-option], [data-sure]"


def click_target(page: Page, turn: int) -> None:
    """Click something that glows; where that could mean several things, take one from the small menu (under a finger
    a card is read first, and what it can do stands below it)."""
    before = page.evaluate(TOLD)
    glowing = page.locator("[data-target]")
    glowing.nth(turn % max(1, glowing.count())).click(timeout=1_500)
    with suppress(AssertionError):
        until(page, f"([before, meant]) => ({TOLD})() !== before || document.querySelector(meant)", [before, MEANT], 10)
    meant = page.locator(MEANT)
    if meant.count():
        meant.nth(turn % meant.count()).click(timeout=1_500)


def play(page: Page, choices: int) -> bool:
    """Click only what the page offers, so many times or until the credits roll; whether they do."""
    for turn in range(choices):
        wait_for_choice(page)
        if ended(page):
            return True
        answer(page, turn)
    return ended(page)


def play_to_the_end(page: Page, most: int = 80) -> None:
    assert play(page, most), f"no end after {most} choices"
