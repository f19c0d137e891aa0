"""The pages by Lighthouse and by the clock: `python -m bench.pages` (`make lighthouse`).

Home, and a table of each game, on a desktop: performance and accessibility as Lighthouse scores them (the table as
somebody sees it who has just sat down), how long until a cold browser can choose, and how much script that took.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from bench.clicking import served
from bench.clicks import TABLES

NODE = Path(sys.prefix) / "node" / "node"
LIGHTHOUSE = Path(sys.prefix) / "lighthouse" / "node_modules" / "lighthouse" / "cli" / "index.js"
OFFERED = ".options [data-option]:not([disabled]), [data-target]"
SCRIPT_SENT = """() => performance.getEntriesByType('resource')
    .filter(one => one.initiatorType === 'script' || one.name.endsWith('.js'))
    .reduce((sum, one) => sum + one.encodedBodySize, 0)"""


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--no-lighthouse", action="store_true", help="only the clock and the script's size")
    parser.add_argument("--rounds", type=int, default=3, help="cold starts a page; the fastest counts (3)")
    chosen = parser.parse_args()
    print(f"{'page':<17}{'ready':>9}{'script':>10}{'performance':>13}{'accessibility':>15}   what costs most")
    with tempfile.TemporaryDirectory() as data, served(data) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        home = browser.new_context(base_url=address)
        page = home.new_page()
        page.goto("/")
        page.get_by_role("navigation", name="You").get_by_role("button").first.wait_for()
        paths = {"home": "/", **{game: f"/t/{table(page, game)}" for game in sorted(TABLES)}}
        kept = home.storage_state()
        session = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in home.cookies())
        for name, path in paths.items():
            seconds, script = cold_start(browser, address, path, kept, chosen.rounds)
            scores = "" if chosen.no_lighthouse else judged(address + path, session)
            print(f"{name:<17}{seconds:>8.2f}s{script / 1000:>8.1f}kB{scores}", flush=True)
        browser.close()


def chromium() -> str | None:
    return os.environ.get("HARDBOILED_CHROMIUM") or shutil.which("chromium")


def table(page: Page, game: str) -> str:
    body = {"game": game, "mode": TABLES[game], "seats": [{"kind": "me"}], "seed": 1}
    made: Any = page.evaluate(
        """async body => (await (await fetch('/api/tables', { method: 'POST', body: JSON.stringify(body),
            headers: { 'Content-Type': 'application/json' } })).json())""",
        body,
    )
    return str(made["id"])


def cold_start(browser: Any, address: str, path: str, kept: Any, rounds: int) -> tuple[float, int]:
    """Seconds until something can be chosen in a browser that has nothing stored, and the script it was sent."""
    fastest, script = float("inf"), 0
    for _ in range(rounds):
        context = browser.new_context(base_url=address, storage_state=kept, viewport={"width": 1366, "height": 768})
        page = context.new_page()
        began = time.monotonic()
        page.goto(path, wait_until="commit")
        page.locator(OFFERED if path != "/" else ".poster, [data-game], main button").first.wait_for()
        fastest = min(fastest, time.monotonic() - began)
        script = page.evaluate(SCRIPT_SENT)
        context.close()
    return fastest, script


def judged(url: str, session: str) -> str:
    """Lighthouse's scores, and what it finds fault with."""
    with tempfile.NamedTemporaryFile(suffix=".json") as report:
        command = [str(NODE), str(LIGHTHOUSE), url, "--preset=desktop", "--quiet", "--output=json"]
        command += [f"--output-path={report.name}", "--only-categories=performance,accessibility"]
        command += [f"--extra-headers={json.dumps({'Cookie': session})}", "--disable-storage-reset"]
        command += ["--chrome-flags=--headless=new --no-sandbox --disable-gpu"]
        subprocess.run(command, check=True, env={**os.environ, "CHROME_PATH": chromium() or ""}, timeout=170)
        told = json.loads(Path(report.name).read_text("utf-8"))
    scores = [round(100 * (told["categories"][name]["score"] or 0)) for name in ("performance", "accessibility")]
    wrong = [
        f"{audit['id']} {audit.get('displayValue', '')}".strip()
        for name in ("performance", "accessibility")
        for part in told["categories"][name]["auditRefs"]
        if part["weight"] and (audit := told["audits"][part["id"]])["score"] not in (None, 1)
    ]
    return f"{scores[0]:>13}{scores[1]:>15}   {', '.join(wrong)}"


if __name__ == "__main__":
    main()
