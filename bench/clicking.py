"""A whole game in Chromium: a bot decides, real clicks carry it out, and every click is counted.

The table has one seat and a fixed deal, so a match played along in this process knows each question's options.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page, sync_playwright

from bench.clicks import MOST, PLAYER, TABLES, Tally, goes_ahead, of_one_place
from hardboiled.bots import make_bot
from hardboiled.kernel.match import AnyMatch
from hardboiled.kernel.saving import start
from hardboiled.kernel.scene import OptionFace
from hardboiled.kernel.seat import Seat

SERVE = "from hardboiled.server.serve import serve; serve(port={port}, data_dir={data!r}, open_browser=False)"
SETTINGS = """localStorage.setItem('hardboiled.settings', JSON.stringify({ motion: 'none', curtain: false }))"""
SHOWN = """() => document.querySelector('dialog[open][aria-label="The end"], .credits') ? 'over'
    : (document.querySelector('.prompt h2')?.innerText ?? '') + '|'
      + [...document.querySelectorAll('.options [data-option]')].map(one => one.dataset.option).sort().join()"""
SECONDS = 60


class Player:
    """Somebody at the page who counts clicks."""

    def __init__(self, page: Page) -> None:
        self.page, self.clicks, self.menus, self.confirmed = page, 0, 0, 0

    def click(self, selector: str) -> bool:
        """One click, if there is something to click that nothing covers."""
        spot = self.page.locator(selector).first
        try:
            spot.click(timeout=4000)
        except Exception:
            return False
        self.clicks += 1
        return True

    def choose(self, option: OptionFace, options: list[OptionFace]) -> None:
        """On the board where a click there can mean nothing else, else with its button."""
        alone = of_one_place(option, options)
        on_board = next((target for target in alone if self.page.locator(f'[data-target="{target}"]').count()), None)
        if not (on_board and self.click(f'[data-target="{on_board}"]')) and not self.click(
            f'.options [data-option="{option.index}"]'
        ):
            raise AssertionError(f"{option.label!r} cannot be clicked")
        if self.page.locator("[role=menuitem]").count():
            raise AssertionError(f"a menu came up for {option.label!r}")
        if option.confirm:
            self.click("[data-sure]")
            self.confirmed += 1

    def wait_until_asked(self, match: AnyMatch, seat: str) -> list[OptionFace]:
        """Until the page shows the question the match played along asks."""
        ask = next(ask for ask in match.scene(seat).asks if seat in ask.seats)
        wanted = ask.prompt + "|" + ",".join(sorted(str(option.index) for option in ask.options))
        deadline = time.monotonic() + SECONDS
        while (shown := self.page.evaluate(SHOWN)) != wanted:
            if time.monotonic() > deadline:
                raise AssertionError(f"the page shows {shown!r}, not {wanted!r}")
            self.page.wait_for_timeout(15)
        return ask.options


def count_in_browser(game: str, seed: int) -> Tally:
    """One game from its first question to the credits."""
    match = start(game, TABLES[game], ["You"], seed=seed)
    bot, tally = make_bot(PLAYER, seed), Tally()
    seat = match.seats[0]
    with table_page(game, seed) as page:
        player = Player(page)
        while match.asks and tally.decisions < MOST:
            options = player.wait_until_asked(match, seat)
            action = bot.choose(Seat(match, seat))
            option = options[list(match.asks[0].options).index(action)]
            before = player.clicks
            match.choose(action, seat)
            if goes_ahead(option, options) and match.asks:
                following = bot.choose(Seat(match, seat))
                faces = next(ask for ask in match.scene(seat).asks if seat in ask.seats).options
                there = faces[list(match.asks[0].options).index(following)]
                place = next((t for t in of_one_place(there, faces) if t.startswith("space:")), "")
                if place and player.click(f'[data-space="{place.removeprefix("space:")}"]'):
                    tally.note(action.tag, 0, len(options), False, False)
                    tally.note(there.key, player.clicks - before, len(faces), False, False)
                    match.choose(following, seat)
                    continue
            player.choose(option, options)
            tally.note(option.key, player.clicks - before, len(options), False, option.confirm)
    return tally


@contextmanager
def table_page(game: str, seed: int) -> Iterator[Page]:
    """A server of its own, a browser, and its table of this game."""
    with tempfile.TemporaryDirectory() as data, served(data) as address, sync_playwright() as playwright:
        chromium = os.environ.get("HARDBOILED_CHROMIUM") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        context = browser.new_context(base_url=address, viewport={"width": 1440, "height": 900})
        context.add_init_script(SETTINGS)
        page = context.new_page()
        page.goto("/")
        page.get_by_role("navigation", name="You").get_by_role("button").first.wait_for()
        body = {"game": game, "mode": TABLES[game], "seats": [{"kind": "me"}], "seed": seed}
        made: Any = page.evaluate(
            """async body => (await (await fetch('/api/tables', { method: 'POST', body: JSON.stringify(body),
                headers: { 'Content-Type': 'application/json' } })).json())""",
            body,
        )
        page.goto(f"/t/{made['id']}")
        page.locator(".frame .rail").wait_for()
        yield page
        browser.close()


@contextmanager
def served(data: str) -> Iterator[str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    server = subprocess.Popen(
        [sys.executable, "-c", SERVE.format(port=port, data=data)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    address = f"http://127.0.0.1:{port}"
    try:
        for _ in range(600):
            try:
                urllib.request.urlopen(f"{address}/healthz", timeout=5).read()
                break
            except OSError:
                if server.poll() is not None:
                    raise RuntimeError("the server did not start") from None
                time.sleep(0.1)
        yield address
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(20)
