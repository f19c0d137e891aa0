"""The pictures of the README and the guides: `python -m bench.pictures` (`make pictures`).

Bots play a game of each into its middle; it is opened at a table, on a desktop and on a phone, and drawn as somebody
sees it who is asked.
"""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from bench.clicking import served
from bench.pages import chromium
from hardboiled.bots import make_bot
from hardboiled.kernel.saving import start
from hardboiled.kernel.seat import Seat

HOME = Path(__file__).parents[1] / "docs/img"
SIZES = {"": (1440, 900), "-phone": (390, 844)}
SETTINGS = """localStorage.setItem('hardboiled.settings',
    JSON.stringify({ motion: 'none', curtain: false, tips: false }))"""
MIDDLE = {
    "go-ahead-punk": ("solo", 1, 20),
    "hard-city": ("co-op", 1, 60),
    "kick-ass": ("co-op", 2, 90),
    "police-precinct": ("co-op", 2, 70),
}
"""Mode, seats and how many choices have been made."""


def main() -> None:
    with tempfile.TemporaryDirectory() as data, served(data) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        for game in MIDDLE:
            save = in_its_middle(game)
            for suffix, (width, height) in SIZES.items():
                size: Any = {"width": width, "height": height}
                context = browser.new_context(base_url=address, viewport=size, has_touch=width < 700)
                context.add_init_script(SETTINGS)
                draw(context.new_page(), save, HOME / f"{game}{suffix}.png")
                context.close()
                print(f"{game}{suffix}.png", flush=True)
        browser.close()


def in_its_middle(game: str) -> str:
    """A save of a game that bots have played so far."""
    mode, seats, choices = MIDDLE[game]
    match = start(game, mode, [f"Player {n}" for n in range(1, seats + 1)], seed=4)
    bots = {seat: make_bot("regular", n) for n, seat in enumerate(match.seats)}
    while match.asks and (len(match.log) < choices or len(match.asks[0].options) < 4):
        seat = match.asks[0].seats[0]
        match.choose(bots[seat].choose(Seat(match, seat)), seat)
    return match.save()


def draw(page: Page, save: str, file: Path) -> None:
    page.goto("/")
    page.get_by_role("navigation", name="You").get_by_role("button").first.wait_for()
    for _ in range(12):
        made: Any = page.evaluate(
            """async save => (await (await fetch('/api/tables/upload', { method: 'POST', body: JSON.stringify(save),
                headers: { 'Content-Type': 'application/json' } })).json())""",
            json.loads(save),
        )
        if "id" in made:
            break
        page.wait_for_timeout(6000)  # the server takes a few saves a minute
    page.goto(f"/t/{made['id']}")
    page.locator(".frame .rail").wait_for()
    page.locator(".options [data-option]").first.wait_for()
    page.wait_for_timeout(1500)
    page.screenshot(path=file)


if __name__ == "__main__":
    main()
