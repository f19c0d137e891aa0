"""A balance report as one HTML file that opens without a network, and its data beside it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from html import escape
from pathlib import Path
from string import Template
from typing import Any

import msgspec
from msgspec import Struct

from hardboiled.extras import need
from hardboiled.kernel.wording import counted
from hardboiled.lab.balance import Balance, Watched
from hardboiled.lab.charts import Chart, charts
from hardboiled.lab.colours import ACCENT, GROUND, LINE, MUTED, PANEL, TEXT

PAGE = Path(__file__).with_name("report.html")


class Written(Struct, frozen=True):
    """Where a report was put."""

    page: Path
    tables: Path
    games: Path


def write_report(balance: Balance, watched: Watched, page: str | Path) -> Written:
    """`report.html`; `report.json` with the tables behind the charts; `report.parquet`, a row a game."""
    polars = need("polars", "The data of a balance report")
    page = Path(page)
    written = Written(page, page.with_suffix(".json"), page.with_suffix(".parquet"))
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text(html(balance, charts(balance)), "utf-8")
    written.tables.write_bytes(msgspec.json.format(msgspec.json.encode(balance), indent=1))
    polars.DataFrame(rows(watched), infer_schema_length=None).write_parquet(written.games)
    return written


def rows(watched: Watched) -> list[dict[str, Any]]:
    """One row a game; what has no fixed shape is JSON."""
    return [
        {
            "mode": one.mode,
            "seats": one.seats,
            "option": variant.option,
            "value": str(variant.value) if variant.option else "",
            "bots": list(one.bots),
            "seed": one.seed,
            "winners": list(one.winners),
            "sides": list(one.sides),
            "reason": one.reason,
            "decisions": one.decisions,
            "scores": msgspec.json.encode(one.scores).decode(),
            "taken": msgspec.json.encode(one.taken).decode(),
            "course": msgspec.json.encode(one.course).decode(),
        }
        for variant, one in watched
    ]


def html(balance: Balance, drawn: Sequence[Chart]) -> str:
    converter = need("vl_convert", "A balance report")
    bots = " and ".join(dict.fromkeys(balance.bots))
    sections = "\n".join(_section(number, chart) for number, chart in enumerate(drawn))
    specs = msgspec.json.encode({f"c{n}": chart.spec for n, chart in enumerate(drawn) if chart.spec}).decode()
    return Template(PAGE.read_text("utf-8")).substitute(
        ground=GROUND,
        panel=PANEL,
        line=LINE,
        text=TEXT,
        muted=MUTED,
        accent=ACCENT,
        title=escape(balance.title),
        facts=escape(
            f"{counted(balance.games, 'game')} between {bots} bots · rules {balance.rules} · "
            f"Hardboiled {balance.version} · {date.today():%-d %B %Y}"
        ),
        links=" ".join(f'<a href="#s{n}">{escape(chart.title)}</a>' for n, chart in enumerate(drawn)),
        sections=sections,
        library=converter.javascript_bundle().replace("</script", "<\\/script"),
        specs=specs.replace("</", "<\\/"),
    )


def _section(number: int, chart: Chart) -> str:
    words = f"<h2>{escape(chart.title)}</h2><p>{escape(chart.caption)}</p>"
    drawing = f'<div class="chart" id="c{number}"></div>' if chart.spec else ""
    return f'<section id="s{number}">{words}{drawing}</section>'
