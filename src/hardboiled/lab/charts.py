"""The charts of a balance report, as Altair draws them, in the colours of the frame."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import altair as alt
from msgspec import Struct

from hardboiled.kernel.wording import counted
from hardboiled.lab import colours
from hardboiled.lab.balance import Balance, Row

COLOURS = [
    colours.ACCENT,
    colours.BLUE,
    colours.DANGER,
    colours.GOOD,
    colours.VIOLET,
    colours.ORANGE,
    colours.TEAL,
    colours.ROSE,
]
WIDTH, ROW_HEIGHT = 640, 24
MOST_THINGS = 30

THEME: dict[str, Any] = {
    "background": colours.PANEL,
    "font": "Inter, system-ui, sans-serif",
    "view": {"stroke": colours.LINE},
    "range": {"category": COLOURS},
    "axis": {
        "labelColor": colours.TEXT,
        "titleColor": colours.MUTED,
        "gridColor": colours.LINE,
        "domainColor": colours.LINE,
        "tickColor": colours.LINE,
        "labelFontSize": 12,
        "titleFontSize": 12,
        "titleFontWeight": "normal",
        "labelLimit": 260,
    },
    "legend": {
        "labelColor": colours.TEXT,
        "titleColor": colours.MUTED,
        "labelFontSize": 12,
        "labelLimit": 260,
        "orient": "bottom",
    },
    "header": {"labelColor": colours.ACCENT, "titleColor": colours.MUTED, "labelFontSize": 13, "labelAnchor": "start"},
    "title": {"color": colours.TEXT, "anchor": "start"},
}


class Chart(Struct, frozen=True):
    """One chart with its headline and what it means, in words; no spec where there is nothing to draw."""

    title: str
    caption: str
    spec: dict[str, Any] | None = None


def charts(balance: Balance) -> list[Chart]:
    """Every chart there is data for, in the order a designer asks."""
    drawn: list[Callable[[Balance], Chart | None]] = [
        wins,
        seats,
        options,
        endings,
        lengths,
        actions,
        things,
        course,
        calibration,
        hidden,
    ]
    return [chart for draw in drawn if (chart := draw(balance)) is not None]


def wins(balance: Balance) -> Chart:
    rows = [row | {"table": _table(row)} for row in balance.wins]
    caption = (
        "How often each side wins, in every mode and with every number of players. The dot is the rate, the bar the "
        "range its true value lies in with 95 % confidence."
    )
    return Chart("Who wins", caption, _spec(_intervals(rows, "table:N", "side:N")))


def seats(balance: Balance) -> Chart | None:
    """Only tables whose seats differ at all: where all win and lose together there is nothing to compare."""
    rates: dict[str, set[float]] = {}
    rows = [row | {"table": _table(row)} for row in balance.seats]
    for row in rows:
        rates.setdefault(row["table"], set()).add(row["rate"])
    rows = [row for row in rows if len(rates[row["table"]]) > 1]
    if not rows:
        return None
    caption = "Is any seat better than another? Seats of one table whose bars do not overlap differ."
    return Chart("Seat by seat", caption, _spec(_intervals(rows, "seat:N", "table:N")))


def options(balance: Balance) -> Chart | None:
    rows = [row | {"who": f"{row['side']} ({row['mode']})"} for row in balance.options]
    if not rows:
        return None
    parts = []
    for option in dict.fromkeys(row["option"] for row in rows):
        mine = [row for row in rows if row["option"] == option]
        parts.append(_intervals(mine, "value:N", "who:N", option.replace("_", " ")))
    caption = (
        "One option at a time, the others at their defaults: what does it do to the chances? Flat rows are options of "
        "taste; steep ones are levels of difficulty."
    )
    return Chart("What the options do", caption, _spec(alt.vconcat(*parts).resolve_scale(color="shared")))


def endings(balance: Balance) -> Chart:
    rows = [row | {"table": _table(row), "ending": f"{row['winner']}: {row['reason']}"} for row in balance.endings]
    chart = (
        _chart(rows)
        .mark_bar(height=ROW_HEIGHT - 8)
        .encode(
            x=alt.X("rate:Q", stack="normalize", title="share of games", axis=alt.Axis(format="%")),
            y=alt.Y("table:N", title=None, sort=None),
            color=alt.Color("ending:N", title="winner: how", legend=alt.Legend(columns=1, labelLimit=600)),
            tooltip=["table:N", "ending:N", alt.Tooltip("rate:Q", format=".0%"), "count:Q"],
        )
        .properties(width=WIDTH, height=alt.Step(ROW_HEIGHT))
    )
    caption = "Every way a game came to its end. An ending that never shows is a rule nobody meets."
    return Chart("How games end", caption, _spec(chart))


def lengths(balance: Balance) -> Chart:
    rows = [row | {"table": _table(row)} for row in balance.lengths]
    chart = (
        _chart(rows)
        .mark_boxplot(
            size=ROW_HEIGHT - 10, color=colours.ACCENT, median={"color": colours.GROUND}, ticks={"color": colours.MUTED}
        )
        .encode(
            x=alt.X("decisions:Q", title="decisions in a game", scale=alt.Scale(zero=True)),
            y=alt.Y("table:N", title=None, sort=list(dict.fromkeys(row["table"] for row in rows))),
        )
        .properties(width=WIDTH, height=alt.Step(ROW_HEIGHT))
    )
    caption = "Box: the middle half of all games, with the median; dots: games far from the rest."
    return Chart("How long games last", caption, _spec(chart))


def actions(balance: Balance) -> Chart | None:
    rows = [row for row in balance.taken if row["kind"] == "action" and row["difference"] is not None]
    caption = (
        "Players who choose an action more than the middle player of their side: how much more often do they win "
        "(right of the line) or lose (left)? Gold: sure at 95 %, "
        "with regard to how many things are looked at. An association is no proof: who is ahead has more "
        "time for some things."
    )
    return _differences(rows, "What winners do", caption)


def things(balance: Balance) -> Chart | None:
    rows = [row for row in balance.taken if row["kind"] != "action" and row["difference"] is not None]
    caption = (
        f"The same for the cards, items and characters that choices named: the {MOST_THINGS} most used, the strongest "
        "first. Those far right in every table are too good, those far left are traps, and what is not listed was "
        "hardly ever taken."
    )
    return _differences(rows, "Cards, items, characters", caption)


def _differences(rows: Sequence[Row], title: str, caption: str) -> Chart | None:
    if not rows:
        return None
    often = sorted(rows, key=lambda row: -row["times"])[:MOST_THINGS]
    often.sort(key=lambda row: -row["difference"])
    base = _chart(often).encode(
        y=alt.Y("label:N", title=None, sort=None),
        color=alt.condition("datum.sure", alt.value(colours.ACCENT), alt.value(colours.MUTED)),
        tooltip=[
            "label:N",
            "kind:N",
            alt.Tooltip("difference:Q", format="+.0%", title="wins more by"),
            alt.Tooltip("low:Q", format="+.0%"),
            alt.Tooltip("high:Q", format="+.0%"),
            alt.Tooltip("used:Q", format=".0%", title="players who took it"),
            alt.Tooltip("times:Q", format=".1f", title="times a game"),
        ],
    )
    scale = alt.Scale(domain=[min(-0.1, *(r["low"] for r in often)), max(0.1, *(r["high"] for r in often))], nice=True)
    axis = alt.Axis(format="+%")
    bars = base.mark_rule(strokeWidth=2).encode(
        x=alt.X("low:Q", scale=scale, axis=axis, title="wins more by"), x2="high:Q"
    )
    dots = base.mark_circle(opacity=1).encode(
        x="difference:Q", size=alt.Size("used:Q", title="players who took it", legend=alt.Legend(format="%"))
    )
    zero = _chart([{"x": 0}]).mark_rule(color=colours.TEXT, strokeDash=[4, 4]).encode(x="x:Q")
    return Chart(title, caption, _spec((zero + bars + dots).properties(width=WIDTH, height=alt.Step(ROW_HEIGHT))))


def course(balance: Balance) -> Chart:
    colour = alt.Color(
        "result:N", title="in the end", scale=alt.Scale(domain=["won", "lost"], range=[colours.GOOD, colours.DANGER])
    )
    base = _chart(balance.course).encode(x=alt.X("progress:Q", title="course of the game", axis=alt.Axis(format="%")))
    chance = alt.Axis(format="%")
    band = base.mark_area(opacity=0.18).encode(
        y=alt.Y("low:Q", title="chance to win", axis=chance, scale=alt.Scale(domain=[0, 1])), y2="high:Q", color=colour
    )
    line = base.mark_line(strokeWidth=2.5).encode(
        y="mean:Q", color=colour, tooltip=["side:N", "result:N", alt.Tooltip("mean:Q", format=".0%"), "games:Q"]
    )
    chart = (band + line).properties(width=190, height=130).facet(facet=alt.Facet("facet:N", title=None), columns=3)
    chart.data = _data([row | {"facet": f"{row['mode']}: {row['side']}"} for row in balance.course])
    caption = (
        "The chance to win as the game's own evaluation sees it, for those who won in the end and those who lost; the "
        "band holds the middle eight of ten. Where the two part early, the game is decided early; where they stay "
        "together, it stays open (or the evaluation is blind)."
    )
    return Chart("When a game is decided", caption, _spec(chart))


def calibration(balance: Balance) -> Chart:
    base = _chart(balance.calibration).encode(
        x=alt.X("said:Q", title="chance said", axis=alt.Axis(format="%"), scale=alt.Scale(domain=[0, 1]))
    )
    truth = (
        _chart([{"x": 0, "y": 0}, {"x": 1, "y": 1}])
        .mark_line(color=colours.MUTED, strokeDash=[4, 4])
        .encode(x="x:Q", y="y:Q")
    )
    bars = base.mark_rule(color=colours.ACCENT, strokeWidth=2).encode(
        y=alt.Y("low:Q", title="games won", axis=alt.Axis(format="%"), scale=alt.Scale(domain=[0, 1])), y2="high:Q"
    )
    dots = base.mark_circle(color=colours.ACCENT, size=80, opacity=1).encode(
        y="rate:Q", tooltip=[alt.Tooltip("said:Q", format=".0%"), alt.Tooltip("rate:Q", format=".0%"), "games:Q"]
    )
    caption = (
        "Of those of whom the evaluation said 30 %, do 30 % win? On the dashed line it can be trusted; above it, it is "
        "too gloomy; below, too hopeful. (One point of a game a bin.)"
    )
    return Chart(
        "Can the evaluation be trusted", caption, _spec((truth + bars + dots).properties(width=320, height=320))
    )


def hidden(balance: Balance) -> Chart:
    title = "Where hidden information matters"
    if not balance.hidden:
        return Chart(title, "Nothing to draw: too few games were looked at closely.")
    rows = [row | {"who": f"{row['side']} ({row['mode']})"} for row in balance.hidden]
    base = _chart(rows).encode(
        x=alt.X("progress:Q", title="course of the game", axis=alt.Axis(format="%")),
        color=alt.Color("who:N", title="who must choose"),
    )
    band = base.mark_area(opacity=0.12).encode(
        y=alt.Y("low:Q", title="spread of the chance to win", axis=alt.Axis(format="%")), y2="high:Q"
    )
    line = base.mark_line(strokeWidth=2.5).encode(
        y="mean:Q", tooltip=["who:N", alt.Tooltip("mean:Q", format=".1%"), "points:Q"]
    )
    caption = (
        "How far the chance to win, a few moments later, depends on what the acting player cannot know: the others' "
        "secrets and what lies face down (one standard deviation; the luck of dice is taken out by playing each world "
        "on twice). High: what is hidden decides, scouting and bluff are worth something. Zero: nothing that matters "
        "is hidden."
    )
    return Chart(title, caption, _spec((band + line).properties(width=WIDTH, height=220)))


def _table(row: Row) -> str:
    return f"{row['mode']}, {counted(row['seats'], 'seat')}"


# Rates with their intervals.


def _intervals(rows: Sequence[Row], y: str, colour: str, title: str = "") -> Any:
    base = _chart(rows).encode(
        y=alt.Y(y, title=title or None, sort=None, axis=alt.Axis(titleColor=colours.ACCENT)),
        yOffset=alt.YOffset(colour),
        color=alt.Color(colour, title=None, legend=alt.Legend(columns=4)),
        tooltip=[
            y,
            colour,
            alt.Tooltip("rate:Q", format=".1%"),
            alt.Tooltip("low:Q", format=".1%"),
            alt.Tooltip("high:Q", format=".1%"),
            "games:Q",
        ],
    )
    scale, axis = alt.Scale(domain=[0, 1]), alt.Axis(format="%")
    bars = base.mark_rule(strokeWidth=3, opacity=0.55).encode(
        x=alt.X("low:Q", title="games won", scale=scale, axis=axis), x2="high:Q"
    )
    dots = base.mark_circle(size=90, opacity=1).encode(x="rate:Q")
    sides = len({row[colour.partition(":")[0]] for row in rows})
    return (bars + dots).properties(
        width=WIDTH, height=alt.Step(max(ROW_HEIGHT, 12 * sides + 8), **{"for": "position"})
    )


def _data(rows: Sequence[Row]) -> alt.Data:
    return alt.Data(values=list(rows))  # type: ignore[no-untyped-call]


def _chart(rows: Sequence[Row]) -> alt.Chart:
    return alt.Chart(_data(rows))


def _spec(chart: Any) -> dict[str, Any]:
    spec: dict[str, Any] = chart.configure(**THEME).to_dict()
    return spec
