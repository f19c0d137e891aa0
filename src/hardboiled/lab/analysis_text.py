"""An analysis in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from hardboiled.lab.analysis import Analysis, TurningPoint, Verdict

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 60
STYLES: dict[Verdict, str] = {
    "mistake": "bold red",
    "lucky mistake": "bold dark_orange",
    "bad luck": "bold blue",
    "good luck": "bold cyan",
    "good gamble": "bold green",
}


def analysis_text(analysis: Analysis) -> RenderableType:
    """The whole analysis, for Rich to print."""
    names = ", ".join(analysis.players[seat] for seat in analysis.winners) or "nobody"
    head = Text.assemble(
        (f"{analysis.title}, {analysis.mode}", "bold"), f"\n{analysis.ending or 'Not over'}; winner: {names}"
    )
    return Group(head, Text(), _courses(analysis), Text(), *_points(analysis))


def _courses(analysis: Analysis) -> Table:
    table = Table(box=None, show_header=False, padding=(0, 1))
    for side in dict.fromkeys(analysis.sides.values()):
        chances = [moment.chances.get(side, 0.0) for moment in analysis.moments] + [analysis.final.get(side, 0.0)]
        table.add_row(Text(_who(analysis, side), style="bold"), sparkline(chances), f"{chances[-1]:.0%}")
    return table


def _who(analysis: Analysis, side: str) -> str:
    return ", ".join(analysis.players[seat] for seat, its in analysis.sides.items() if its == side)


def sparkline(chances: Sequence[float], width: int = WIDTH) -> str:
    """The chances as a row of bars, thinned or not to the width."""
    count = min(width, len(chances))
    picked = [chances[round(n * (len(chances) - 1) / max(1, count - 1))] for n in range(count)]
    return "".join(BARS[min(len(BARS) - 1, int(max(0.0, chance) * len(BARS)))] for chance in picked)


def _points(analysis: Analysis) -> list[RenderableType]:
    if not analysis.turning_points:
        return [Text("No single choice turned this match.", style="dim")]
    return [_panel(point, analysis.bot) for point in analysis.turning_points]


def _panel(point: TurningPoint, bot: str) -> Panel:
    advice = "agrees" if point.agrees else f"would have chosen: {point.advised}"
    body = Text.assemble(
        (point.played, "bold"), f"\n{point.why}\n", (f"The {bot} bot {advice} ({point.advised_worth:.0%}).", "dim")
    )
    title = Text.assemble((point.verdict, STYLES[point.verdict]), f" · {point.player} · choice {point.number + 1}")
    return Panel(body, title=title, title_align="left", border_style=STYLES[point.verdict].split()[-1])
