"""An analysis as a picture: the chances over time, the turning points on them. Plain SVG."""

from __future__ import annotations

from html import escape

from hardboiled.kernel.wording import counted
from hardboiled.lab import colours
from hardboiled.lab.analysis import Analysis, TurningPoint, Verdict

WIDTH, HEIGHT = 960, 420
LEFT, TOP, RIGHT, BOTTOM = 56, 64, 24, 96
SIDES = (
    colours.ACCENT,
    colours.BLUE,
    colours.ORANGE,
    colours.TEAL,
    colours.VIOLET,
    colours.ROSE,
    colours.GOOD,
    colours.DANGER,
)
MARKS: dict[Verdict, tuple[str, str]] = {
    "mistake": (colours.DANGER, "M-7-7L7 7M-7 7L7-7"),
    "lucky mistake": (colours.ORANGE, "M-7-7L7 7M-7 7L7-7"),
    "bad luck": (colours.BLUE, "M-8-5L8-5L0 8Z"),
    "good luck": (colours.TEAL, "M-8 5L8 5L0-8Z"),
    "good gamble": (colours.GOOD, "M0-8L8 0L0 8L-8 0Z"),
}
"""Colour and shape of each verdict: a cross, a triangle down or up, a diamond."""


def analysis_svg(analysis: Analysis) -> str:
    """The picture; a marker's tooltip tells what was played and why it matters."""
    sides = list(dict.fromkeys(analysis.sides.values()))
    parts = [_frame(analysis)]
    parts += [_course(analysis, side, SIDES[n % len(SIDES)]) for n, side in enumerate(sides)]
    parts += [_mark(analysis, point) for point in analysis.turning_points]
    parts += [_side_legend(analysis, sides), _verdict_legend(analysis)]
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    font = 'font-family="Inter, system-ui, sans-serif" font-size="13"'
    title = f"<title>{escape(analysis.title)}: chances to win over time</title>"
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {font} role="img">{title}{"".join(parts)}</svg>'


def _x(analysis: Analysis, number: float) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * number / max(1, len(analysis.moments))


def _y(chance: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - min(1.0, max(0.0, chance)))


def _frame(analysis: Analysis) -> str:
    lines = [f'<rect width="{WIDTH}" height="{HEIGHT}" rx="12" fill="{colours.PANEL}"/>']
    lines.append(_text(LEFT, 30, f"{analysis.title}: chance to win", colours.TEXT, size=18, weight=600))
    names = ", ".join(analysis.players[seat] for seat in analysis.winners)
    ending = f"{analysis.ending}{f' · won by {names}' if names else ''}"
    lines.append(_text(LEFT, 50, ending, colours.MUTED))
    for percent in (0, 25, 50, 75, 100):
        y = _y(percent / 100)
        lines.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}" stroke="{colours.LINE}"/>')
        lines.append(_text(LEFT - 8, y + 4, f"{percent}%", colours.MUTED, anchor="end"))
    length = counted(len(analysis.moments), "choice")
    lines.append(_text(WIDTH - RIGHT, HEIGHT - BOTTOM + 20, length, colours.MUTED, anchor="end"))
    return "".join(lines)


def _course(analysis: Analysis, side: str, colour: str) -> str:
    chances = [moment.chances.get(side, 0.0) for moment in analysis.moments] + [analysis.final.get(side, 0.0)]
    points = " ".join(f"{_x(analysis, n):.1f},{_y(chance):.1f}" for n, chance in enumerate(chances))
    return f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.5" stroke-linejoin="round"/>'


def _mark(analysis: Analysis, point: TurningPoint) -> str:
    colour, shape = MARKS[point.verdict]
    chance = analysis.moments[point.number].chances.get(point.side, 0.0)
    tip = f"{point.player}, choice {point.number + 1}: {point.played}. {point.why}"
    return (
        f'<g transform="translate({_x(analysis, point.number):.1f} {_y(chance):.1f})"><title>{escape(tip)}</title>'
        f'<circle r="12" fill="{colours.GROUND}" stroke="{colour}"/>{_shape(colour, shape, 0.8)}</g>'
    )


def _shape(colour: str, shape: str, scale: float) -> str:
    fill = colour if shape.endswith("Z") else "none"
    return f'<path d="{shape}" transform="scale({scale})" fill="{fill}" stroke="{colour}" stroke-width="3"/>'


def _side_legend(analysis: Analysis, sides: list[str]) -> str:
    parts, step = [], (WIDTH - LEFT - RIGHT) / max(1, len(sides))
    for n, side in enumerate(sides):
        names = ", ".join(analysis.players[seat] for seat, its in analysis.sides.items() if its == side)
        short = names if len(names) <= step / 8 else names[: int(step / 8) - 1] + "…"
        x, y = LEFT + n * step, HEIGHT - 46
        parts.append(f'<rect x="{x:.1f}" y="{y - 9}" width="18" height="4" fill="{SIDES[n % len(SIDES)]}"/>')
        parts.append(_text(x + 26, y, short, colours.TEXT))
    return "".join(parts)


def _verdict_legend(analysis: Analysis) -> str:
    parts, used = [], dict.fromkeys(point.verdict for point in analysis.turning_points)
    for n, verdict in enumerate(used):
        colour, shape = MARKS[verdict]
        x, y = LEFT + 8 + n * 150, HEIGHT - 20
        parts.append(f'<g transform="translate({x} {y - 4})">{_shape(colour, shape, 0.7)}</g>')
        parts.append(_text(x + 16, y, verdict, colours.MUTED))
    return "".join(parts)


def _text(x: float, y: float, words: str, fill: str, size: int = 13, weight: int = 400, anchor: str = "start") -> str:
    style = f'fill="{fill}" font-size="{size}" font-weight="{weight}" text-anchor="{anchor}"'
    return f'<text x="{x:.1f}" y="{y:.1f}" {style}>{escape(words)}</text>'
