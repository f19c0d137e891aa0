"""Whether what the page shows fits its window: the boards first of all, then every word and every button."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from web.house import answer, call, ended, wait_for_choice

DESKTOPS = {"laptop": (1366, 768), "desk": (1440, 900), "full": (1920, 1080)}
SIZES = {**DESKTOPS, "tablet": (820, 1180), "phone": (390, 844)}
WINDOWS = (("laptop", "desk", "full", "tablet"), ("phone",))
"""The windows that one page can be tried in: a phone's is touched."""
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

SETTLED = f"""async () => {{
    const boards = {BOARDS};
    let now = JSON.stringify(boards());
    for (let alike = 0, frames = 0; alike < 8 && frames < 400; frames++) {{
        await new Promise(done => requestAnimationFrame(done));
        const next = JSON.stringify(boards());
        alike = next === now ? alike + 1 : 0;
        now = next;
    }}
    return JSON.parse(now);
}}"""
"""The boards when they have kept still for some frames: nothing glides here, but words and windows are fitted."""


def table_of(page: Page, game: str, options: dict[str, Any] | None = None) -> str:
    """A table with me in the last seat of the smallest company, a fixed deal."""
    info = next(one for one in call(page, "GET", "/api/lobby")["games"] if one["id"] == game)
    mode = info["modes"][0]
    seats = next((seats for seats in mode["seats"] if len(seats) > 1), mode["seats"][0])
    plans = [{"kind": "me" if number == len(seats) - 1 else "bot"} for number in range(len(seats))]
    wanted = {"game": game, "mode": mode["id"], "seats": plans, "seed": 11, "options": options or {}}
    return str(call(page, "POST", "/api/tables", wanted)["id"])


def clipped(page: Page) -> list[str]:
    """What stays clipped: words are made to fit in the frame after they appear."""
    for _ in range(20):
        found: list[str] = page.evaluate(CLIPPED)
        if not found:
            break
        page.wait_for_timeout(100)
    return found


def resize(page: Page, size: str) -> None:
    page.set_viewport_size(dict(zip(("width", "height"), SIZES[size], strict=True)))


def fits_at_every_prompt(page: Page, sizes: tuple[str, ...], choices: int) -> None:
    """Prompt after prompt in windows of these sizes, at the first one opened anew in each."""
    widths: dict[str, float] = {}
    for turn in range(choices):
        wait_for_choice(page)
        if ended(page):
            break
        for size in sizes:
            if len(sizes) > 1:
                resize(page, size)
            if turn == 0:
                page.reload()
                wait_for_choice(page)
            fits(page, size, widths)
        answer(page, turn)


def fits(page: Page, size: str, widths: dict[str, float]) -> None:
    """The boards have their share of a desktop and keep their size; nothing is clipped, out of reach or too small."""
    width, height = SIZES[size]
    board: dict[str, Any] = page.evaluate(SETTLED)
    prompt = f"{size}: {page.locator('.prompt h2').inner_text()}"
    if size in DESKTOPS:
        assert board["share"] >= SHARE, f"{prompt}: the boards take {board['share']:.1%} of {width} by {height}"
        kept = widths.setdefault(size, board["width"])
        assert abs(board["width"] - kept) <= 2, f"{prompt}: the board changed its size"
    elif size == "phone":
        assert board["width"] >= width * 0.95, f"{prompt}: the board is {board['width']} wide"
        assert not page.evaluate(SMALL, FINGER), prompt
    assert not clipped(page), prompt
    assert not page.evaluate(OUTSIDE), prompt
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), prompt
