"""A scene as one screen of text: status, boards, panels, cards, tracks, what happened, what to choose."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel as Frame
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from hardboiled.kernel.scene import (
    AskFace,
    CardFace,
    CardRef,
    Ending,
    Happening,
    OptionFace,
    Panel,
    Scene,
    Stage,
    Stat,
    Track,
    Zone,
)
from hardboiled.terminal.boards import badges_text, draw_board
from hardboiled.terminal.columns import side_by_side
from hardboiled.terminal.districts import Districts

MOST_PIPS = 12
NARROW = 38
"""Panels stand two abreast where each gets this much."""


def draw_scene(stage: Stage, scene: Scene, names: Mapping[str, str], width: int = 80) -> RenderableType:
    """The whole table as one seat sees it, without the asks; `names` are the players' by seat."""
    targets = {target for ask in scene.asks for option in ask.options for target in option.targets}
    boards = {board.id: board for board in stage.boards}
    heading = " · ".join(filter(None, [stage.title, scene.status]))
    parts: list[RenderableType] = [Rule(Text(heading, style="bold"), style="dim")]
    parts += [draw_board(boards[name], scene, width, targets) for name in scene.boards if name in boards]
    parts += [draw_track(track) for track in scene.tracks]
    if scene.stats:
        parts.append(draw_stats(scene.stats))
    zones = [draw_zone(zone, stage) for zone in scene.zones]
    parts.append(side_by_side([zone for zone in zones if len(zone.plain) < width // 2], width, at_least=3))
    parts += [zone for zone in zones if len(zone.plain) >= width // 2]
    parts += draw_panels(scene.panels, stage, names, width)
    return Group(*parts)


def draw_panels(panels: Sequence[Panel], stage: Stage, names: Mapping[str, str], width: int) -> list[RenderableType]:
    """Seats two abreast where they are narrow enough, else one below the other."""
    drawn = [_panel(panel, stage, names) for panel in panels]
    if len(drawn) < 2 or width < 2 * NARROW:
        return list(drawn)
    grid = Table.grid(expand=True, padding=(0, 1))
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    for left in range(0, len(drawn), 2):
        grid.add_row(*drawn[left : left + 2])
    return [grid]


def _panel(panel: Panel, stage: Stage, names: Mapping[str, str]) -> RenderableType:
    name = names.get(panel.seat, "")
    title = panel.title if name.casefold() in ("", panel.title.casefold()) else f"{panel.title} ({name})"
    lines: list[RenderableType] = []
    if panel.subtitle:
        lines.append(Text(panel.subtitle, style="italic"))
    lines += [draw_track(track) for track in panel.tracks]
    if panel.stats:
        lines.append(draw_stats(panel.stats))
    lines += [draw_zone(zone, stage) for zone in panel.zones]
    lines += [Text(note) for note in panel.notes]
    heading = Text(f"▶ {title}" if panel.active else title, style="dim" if panel.out else "bold")
    return Frame(
        Group(*lines), title=heading, title_align="left", border_style="" if panel.active else "dim", padding=(0, 1)
    )


def draw_track(track: Track) -> Text:
    """`Health ●●●○○ 3/5`, and what its thresholds mean."""
    text = Text(f"{track.label} ")
    below = min(track.min, 0)
    if 0 < track.max - below <= MOST_PIPS:
        filled = max(0, min(track.value, track.max) - below)
        text.append("●" * filled + "○" * (track.max - below - filled) + " ", style="bold")
    text.append(f"{track.value}/{track.max}")
    coming = ", ".join(f"{value}: {meaning}" for value, meaning in track.marks.items() if meaning)
    if coming:
        text.append(f" ({coming})", style="dim")
    return text


def draw_stats(stats: Iterable[Stat]) -> Text:
    text = Text()
    for number, stat in enumerate(stats):
        text.append(" · " if number else "", style="dim").append(f"{stat.label} ", style="dim").append(stat.value)
    return text


def draw_zone(zone: Zone, stage: Stage) -> Text:
    """A deck by its count; other cards by name, equal ones counted together."""
    count = zone.count or len(zone.cards)
    text = Text().append(zone.label, style="bold")
    if zone.kind in ("deck", "discard") or not zone.cards:
        text.append(f" {count}")
    shown = zone.cards[-1:] if zone.kind == "discard" else zone.cards
    tally: dict[str, int] = {}
    for card in shown:
        name = card_name(card, stage)
        tally[name] = tally.get(name, 0) + 1
    listed = ", ".join(f"{number} × {name}" if number > 1 else name for name, number in tally.items())
    if listed:
        text.append(": " + ("on top " if zone.kind == "discard" else "") + listed)
    return text


def card_name(card: CardRef, stage: Stage) -> str:
    if not card.face:
        return "a card face down"
    face = stage.cards.get(card.face)
    name = face.title if face else card.face
    marks = ", ".join(filter(None, ["turned" if card.turned else "", badges_text(card.badges)]))
    return f"{name} [{marks}]" if marks else name


def draw_card(face: CardFace) -> RenderableType:
    """One card, large."""
    lines = [Text(line) for line in (face.type, face.cost and f"Cost: {face.cost}", face.text) if line]
    if face.symbols:
        lines.append(Text(" ".join(face.symbols), style="bold"))
    if face.flavour:
        lines.append(Text(face.flavour, style="italic"))
    if face.source:
        lines.append(Text(f"source: {face.source}", style="dim"))
    title = f"{face.title}  {face.corner}" if face.corner else face.title
    return Frame(Group(*lines), title=Text(title, style="bold"), title_align="left", width=60)


def find_cards(stage: Stage, wanted: str) -> list[CardFace]:
    """The card of that name; or those that have it in their name."""
    wanted = wanted.strip().casefold()
    exact = [face for face in stage.cards.values() if wanted in (face.title.casefold(), face.id.casefold())]
    return exact[:1] or [face for face in stage.cards.values() if wanted in face.title.casefold()]


def draw_log(happenings: Iterable[Happening]) -> Group:
    return Group(*(Text(f"  {line.text}", style="bold" if line.important else "") for line in happenings if line.text))


def draw_ask(ask: AskFace, who: str, width: int = 80, districts: Districts | None = None) -> RenderableType:
    """The question and its numbered options, under the names of their groups; places with their districts."""
    heading = Text.assemble((f"{who}: ", "bold"), ask.prompt or "What do you do?")
    parts: list[RenderableType] = [Rule(style="dim"), heading]
    groups: dict[str, list[OptionFace]] = {}
    for option in ask.options:
        groups.setdefault(option.group, []).append(option)
    for group, options in groups.items():
        if group or len(groups) > 1:
            parts.append(Text(group or "Other", style="italic"))
        parts.append(side_by_side([_option_line(option, districts) for option in options], width))
    return Group(*parts)


def _option_line(option: OptionFace, districts: Districts | None) -> Text:
    text = Text.assemble((f"{option.index + 1:>3} ", "bold cyan"), option.label)
    if districts and (district := districts.told_by(option)):
        text.append(f" · {district}", style="italic")
    if option.cost:
        text.append(f" ({option.cost})", style="yellow")
    if option.detail:
        text.append(f"  {option.detail}", style="dim")
    return text


def draw_ending(ending: Ending, names: Mapping[str, str]) -> RenderableType:
    winners = ", ".join(names.get(seat, seat) for seat in ending.winners) or "nobody"
    lines = [Text(ending.text), Text(f"Won by {winners}", style="bold")]
    if ending.scores:
        ranked = sorted(ending.scores.items(), key=lambda item: -item[1])
        lines.append(Text(", ".join(f"{names.get(seat, seat)} {score}" for seat, score in ranked)))
    return Frame(Group(*lines), title=Text(ending.title, style="bold"), padding=(0, 2))
