"""A real Chromium and a real server for the browser tests."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

playwright = pytest.importorskip("playwright.sync_api", reason="the browser tests need the package playwright")

from playwright.sync_api import Browser, Page, expect, sync_playwright  # noqa: E402

from web.house import PROJECT, House, come_in  # noqa: E402

Visit = Callable[..., Page]

expect.set_options(timeout=30_000)  # a crowded machine is slow, not wrong


def likes(motion: bool, curtain: bool) -> str:
    settings = json.dumps({"motion": "normal" if motion else "none", "curtain": curtain})
    return f"localStorage.setItem('hardboiled.settings', {settings!r})"


def chromium() -> str | None:
    named = os.environ.get("HARDBOILED_CHROMIUM")
    usual = ("/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome")
    return next((path for path in (named, *usual) if path and shutil.which(path)), None)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    if not (PROJECT / "src/hardboiled/server/static/index.html").is_file():
        pytest.fail("the browser client is not built: run `make client`")
    server = House(tmp_path_factory.mktemp("tables"))
    server.open()
    yield server
    server.close()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One a file: while it is open, Playwright keeps an event loop running that others could not use."""
    path = chromium()
    if path is None:
        pytest.fail("no Chromium found: `make test` gets one; or name yours in HARDBOILED_CHROMIUM")
    with sync_playwright() as started:
        opened = started.chromium.launch(executable_path=path, args=["--no-sandbox", "--no-zygote", "--disable-gpu"])
        yield opened
        opened.close()


@pytest.fixture
def visit(house: House, browser: Browser) -> Iterator[Visit]:
    """Opens the home page as somebody new; a script error on any of their pages fails the test."""
    contexts = []
    problems: list[str] = []

    def opened(width: int = 1280, height: int = 860, motion: bool = False, curtain: bool = True) -> Page:
        context = browser.new_context(
            base_url=house.address,
            viewport={"width": width, "height": height},
            has_touch=width < 700,
            accept_downloads=True,
        )
        contexts.append(context)
        context.add_init_script(likes(motion, curtain))
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda m: problems.append(m.text) if "Content Security Policy" in m.text else None)
        come_in(page)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert not problems, problems


@pytest.fixture(scope="session")
def axe() -> str:
    source = PROJECT / "web/node_modules/axe-core/axe.min.js"
    if not Path(source).is_file():
        pytest.fail("axe-core is not installed: run `npm ci` in web/")
    return source.read_text("utf-8")
