"""The board rules the page: every game, at every size, prompt after prompt."""

from __future__ import annotations

import pkgutil
from typing import Any

import pytest
from playwright.sync_api import Page

from web.conftest import Visit
from web.house import PROJECT, answer, call, ended, sit_at, wait_for_choice

PACKAGES = PROJECT / "src/hardboiled/games"
SHIPPED = [name.replace("_", "-") for _, name, is_package in pkgutil.iter_modules([str(PACKAGES)]) if is_package]
DESKTOPS = {"laptop": (1366, 768), "desk": (1440, 900), "full": (1920, 1080)}
SIZES = {**DESKTOPS, "tablet": (820, 1180), "phone": (390, 844)}
CHOICES = 6
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


def table_of(page: Page, game: str) -> str:
    """A table with me in the last seat of the smallest company, a fixed deal."""
    info = next(one for one in call(page, "GET", "/api/lobby")["games"] if one["id"] == game)
    mode = info["modes"][0]
    seats = next((seats for seats in mode["seats"] if len(seats) > 1), mode["seats"][0])
    plans = [{"kind": "me" if number == len(seats) - 1 else "bot"} for number in range(len(seats))]
    made = call(page, "POST", "/api/tables", {"game": game, "mode": mode["id"], "seats": plans, "seed": 11})
    return str(made["id"])


def settled(page: Page) -> Any:
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    page.wait_for_timeout(320)  # a board that glides to its choices
    return page.evaluate(BOARDS)


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
    width, height = SIZES[size]
    page = visit(width, height)
    sit_at(page, table_of(page, game))
    first: Any = None
    for turn in range(CHOICES):
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
