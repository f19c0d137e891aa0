"""The board rules the page: every game, at every size, prompt after prompt."""

from __future__ import annotations

import json
import pkgutil
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page

from hardboiled.bots import make_bot
from hardboiled.kernel.saving import start
from hardboiled.kernel.seat import Seat
from web.conftest import Visit
from web.house import PROJECT, answer, call, ended, sit_at, wait_for_choice

PACKAGES = PROJECT / "src/hardboiled/games"
SHIPPED = [name.replace("_", "-") for _, name, is_package in pkgutil.iter_modules([str(PACKAGES)]) if is_package]
DESKTOPS = {"laptop": (1366, 768), "desk": (1440, 900), "full": (1920, 1080)}
SIZES = {**DESKTOPS, "tablet": (820, 1180), "phone": (390, 844)}
CHOICES = 6
FEW = 3
SHARE = 0.6
FINGER = 40

BOARDS = """() => {
    const window = document.querySelector('[aria-label=Board] .canvas').getBoundingClientRect();
    const all = [...document.querySelectorAll('[aria-label=Board] .canvas .sheet')];
    const sheets = all.map(s => s.getBoundingClientRect());
    const left = Math.max(window.left, Math.min(...sheets.map(s => s.left)));
    const top = Math.max(window.top, Math.min(...sheets.map(s => s.top)));
    const right = Math.min(window.right, Math.max(...sheets.map(s => s.right)));
    const bottom = Math.min(window.bottom, Math.max(...sheets.map(s => s.bottom)));
    const width = right - left, height = bottom - top;
    return { width, height, share: width * height / innerWidth / innerHeight };
}"""

CLIPPED = """() => [...document.querySelectorAll('.frame *')].filter(one => {
    const free = '.unseen, svg, .peeking .front > :not(.band), [aria-hidden=true] img, .log, .clauses, .chat, textarea';
    if (!one.childNodes.length || one.closest(free)) return false;
    if (![...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim())) return false;
    const box = one.getBoundingClientRect(), style = getComputedStyle(one);
    if (box.width < 2 || box.height < 2 || style.visibility === 'hidden') return false;
    const hides = value => value === 'hidden' || value === 'clip';
    for (let holder = one; holder && !holder.matches('.surface, .options, .risen'); holder = holder.parentElement) {
        const held = holder.getBoundingClientRect(), how = getComputedStyle(holder);
        if (holder === one) {
            if (hides(how.overflowX) && one.scrollWidth > one.clientWidth + 1) return true;
            if (hides(how.overflowY) && one.scrollHeight > one.clientHeight + 2) return true;
        } else {
            if (hides(how.overflowX) && (box.right > held.right + 1.5 || box.left < held.left - 1.5)) return true;
            if (hides(how.overflowY) && (box.bottom > held.bottom + 2 || box.top < held.top - 2)) return true;
        }
    }
    return false;
}).map(one => one.className + ': ' + one.textContent.trim().slice(0, 60))"""

OUTSIDE = """() => [...document.querySelectorAll('[data-target]')].filter(one => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    if (one.closest('.risen, .hands')) return left > innerWidth * 3;
    const x = (left + right) / 2, y = (top + bottom) / 2;
    return x < 0 || y < 0 || x > innerWidth || y > innerHeight;
}).map(one => one.dataset.target)"""

SMALL = """least => {
  const tapped = '[data-option], .tools button, .medallion, .row, .heap';
  return [...document.querySelectorAll(tapped)].filter(one => {
    const { width, height } = one.getBoundingClientRect();
    return width > 0 && (width < least || height < least);
  }).map(one => {
    const { width, height } = one.getBoundingClientRect();
    return one.className + ' ' + one.innerText + ' ' + width + 'x' + height;
  });
}"""


EPISODES = {f"hard-city episode {number}": ("hard-city", {"episode": number}) for number in range(2, 6)}
PLOTS = ("red-mist", "vic-gigante", "john-genovese", "don-genovese", "mother-fucker")
BEFORE_THE_END = 10
"""So many choices before a game of Kick-Ass ends, its Final Plot is on."""


def table_of(page: Page, game: str, options: dict[str, Any] | None = None) -> str:
    """A table with me in the last seat of the smallest company, a fixed deal."""
    info = next(one for one in call(page, "GET", "/api/lobby")["games"] if one["id"] == game)
    mode = info["modes"][0]
    seats = next((seats for seats in mode["seats"] if len(seats) > 1), mode["seats"][0])
    plans = [{"kind": "me" if number == len(seats) - 1 else "bot"} for number in range(len(seats))]
    wanted = {"game": game, "mode": mode["id"], "seats": plans, "seed": 11, "options": options or {}}
    return str(call(page, "POST", "/api/tables", wanted)["id"])


@cache
def in_the_final_plot(plot: str) -> str:
    """A save of a game that bots have played into its Final Plot."""
    game = start("kick-ass", "co-op", ["Ann"], seed=1, plot=plot)
    bot, seat = make_bot("regular", 1), game.seats[0]
    while game.asks:
        game.choose(bot.choose(Seat(game, seat)), seat)
    game.rewind(len(game.log) - BEFORE_THE_END)
    return game.save()


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


def settled(page: Page) -> Any:
    """The boards when they have glided to their choices, or to the window's new size."""
    now = None
    for _ in range(20):
        page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        page.wait_for_timeout(320)
        before, now = now, page.evaluate(BOARDS)
        if now == before:
            break
    return now


def clipped(page: Page) -> list[str]:
    """What stays clipped: words are made to fit in the frame after they appear."""
    for _ in range(20):
        found: list[str] = page.evaluate(CLIPPED)
        if not found:
            break
        page.wait_for_timeout(100)
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", SHIPPED)
def test_a_game_fits_its_window_at_every_prompt(visit: Visit, game: str, size: str) -> None:
    page = visit(*SIZES[size])
    sit_at(page, table_of(page, game))
    fits_at_every_prompt(page, size, CHOICES)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("episode", EPISODES)
def test_every_episode_of_a_campaign_fits(visit: Visit, episode: str, size: str) -> None:
    page = visit(*SIZES[size])
    sit_at(page, table_of(page, *EPISODES[episode]))
    fits_at_every_prompt(page, size, FEW)


@pytest.mark.parametrize("plot", PLOTS)
def test_every_final_plot_fits(visit: Visit, plot: str) -> None:
    """One table in windows of several sizes: uploads are rationed."""
    page = visit(*SIZES["laptop"])
    sit_at(page, uploaded(page, in_the_final_plot(plot)))
    for size in DESKTOPS:
        page.set_viewport_size(dict(zip(("width", "height"), SIZES[size], strict=True)))
        fits_at_every_prompt(page, size, FEW)


def fits_at_every_prompt(page: Page, size: str, choices: int) -> None:
    """The boards have their share of a desktop and keep their size; nothing is clipped, out of reach or too small."""
    width, height = SIZES[size]
    first: Any = None
    for turn in range(choices):
        wait_for_choice(page)
        if ended(page):
            break
        board = settled(page)
        prompt = page.locator(".prompt h2").inner_text()
        if size in DESKTOPS:
            assert board["share"] >= SHARE, f"{prompt}: the boards take {board['share']:.1%} of {width} by {height}"
            first = first or board
            assert abs(board["width"] - first["width"]) <= 2, f"{prompt}: the board changed its size"
        elif size == "phone":
            assert board["width"] >= width * 0.95, f"{prompt}: the board is {board['width']} wide"
            assert not page.evaluate(SMALL, FINGER), prompt
        assert not clipped(page), prompt
        assert not page.evaluate(OUTSIDE), prompt
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), prompt
        answer(page, turn)
