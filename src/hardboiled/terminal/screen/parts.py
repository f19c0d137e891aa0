"""The parts of the full-screen table: boards one can click, cards, and lines of text made from a scene."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from textwrap import shorten

from msgspec.structs import replace
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text
from textual import events
from textual.message import Message
from textual.widgets import Static

from hardboiled.kernel.scene import Board, CardFace, CardRef, Fight, Happening, OptionFace, Panel, Scene, Stage, Track
from hardboiled.terminal.boards import badges_text, describe
from hardboiled.terminal.canvas import MANNERS, SIGNS, Drawing, draw_large
from hardboiled.terminal.table import draw_track

LONGEST_DETAIL = 72
TONES = {"good": "#4cb782", "bad": "#f59e0b", "grave": "#ef4444"}


class BoardView(Static):
    """One board, as wide as its numbers need."""

    class Pressed(Message):
        """Somebody clicked a place."""

        def __init__(self, space: str) -> None:
            super().__init__()
            self.space = space

    def __init__(self, board: Board, stage: Stage) -> None:
        super().__init__()
        self.board, self.stage = board, stage
        self.drawing: Drawing | None = None
        self.scene: Scene | None = None

    def show(
        self, scene: Scene, room: int, chosen: Mapping[str, str], pointed: Collection[str], path: Collection[str]
    ) -> None:
        self.scene = scene
        self.drawing = draw_large(self.board, scene, self.stage.theme, room, chosen, pointed, path)
        self.styles.width, self.styles.height = self.drawing.across, self.drawing.down
        self.update(self.drawing.text())

    def on_click(self, event: events.Click) -> None:
        if self.drawing and (space := self.drawing.space_at(event.x, event.y)):
            self.post_message(self.Pressed(space))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        space = self.drawing.space_at(event.x, event.y) if self.drawing else ""
        self.tooltip = self.about(space) if space else None

    def about(self, space: str) -> Text:
        """A place in words: its name, what stands there, what is the matter there."""
        place = next(place for place in self.board.spaces if place.id == space)
        text = Text(place.hint if place.label and place.label in place.hint else f"{place.label} {place.hint}".strip())
        if self.scene:
            for piece in self.scene.pieces_on(self.board).get(space, []):
                text.append("\n").append_text(describe(piece))
            for mark in self.scene.marks:
                if mark.space == space and (mark.label or mark.hint or mark.badges):
                    words = (mark.label, mark.hint, badges_text(mark.badges))
                    text.append("\n" + ", ".join(filter(None, words)), style="dim")
        return text


class CardView(Static):
    """One card of the hand, small; a click plays it where it can be played, else it is shown large."""

    class Pressed(Message):
        def __init__(self, card: CardRef) -> None:
            super().__init__()
            self.card = card

    def __init__(self, card: CardRef, face: CardFace | None, playable: bool) -> None:
        super().__init__(card_text(card, face), classes="card playable" if playable else "card")
        self.card = card

    def on_click(self) -> None:
        self.post_message(self.Pressed(self.card))


def card_text(card: CardRef, face: CardFace | None) -> RenderableType:
    if face is None:
        return Text("a card face down", style="dim italic")
    head = Text(face.title, style="bold")
    if face.corner:
        head.append(f" {face.corner}", style="bold yellow")
    if marks := badges_text(card.badges):
        head.append(f" [{marks}]", style="dim")
    lines = [head]
    if face.cost:
        lines.append(Text(f"Cost: {face.cost}", style="yellow"))
    lines.append(Text(face.text or face.type))
    return Group(*lines)


def option_line(option: OptionFace, district: str = "") -> Text:
    """`12 » Walk to 45 · Mission (1 action)`: its number, what it is about, where it leads, what it costs."""
    colour, sign = MANNERS.get(option.manner, MANNERS[""]), SIGNS.get(option.manner, " ")
    text = Text.assemble((f"{option.index + 1:>3} ", "bold"), (f"{sign} " if option.manner else "", colour))
    text.append(option.label)
    if district:
        text.append(f" · {district}", style="italic")
    if option.cost:
        text.append(f" ({option.cost})", style="yellow")
    if option.detail:
        text.append(f"\n      {shorten(option.detail, LONGEST_DETAIL, placeholder=' …')}", style="dim")
    return text


def counters(scene: Scene) -> Text:
    """Tracks and facts of the whole table."""
    parts = [draw_track(_with_what_comes_next(track)) for track in scene.tracks]
    parts += [Text.assemble((f"{stat.label} ", "dim"), stat.value) for stat in scene.stats]
    return Text("  │  ", style="dim").join(parts)


def _with_what_comes_next(track: Track) -> Track:
    """Only the next threshold: a line has no room for all."""
    ahead = [value for value, meaning in track.marks.items() if meaning and int(value) > track.value]
    nearest = min(ahead, key=int, default=None)
    return replace(track, marks={nearest: track.marks[nearest]} if nearest else {})


def seats_line(panels: Iterable[Panel], names: Mapping[str, str]) -> Text:
    """Who sits at the table; an arrow before whose turn it is."""
    parts = []
    for panel in panels:
        style = "dim strike" if panel.out else f"bold {panel.colour}" if panel.active else "dim"
        name = names.get(panel.seat, "")
        nameless = name.startswith("bot:") or name.casefold() in ("", panel.title.casefold())
        who = panel.title if nameless else f"{panel.title} ({name})"
        figures = " ".join(f"{track.value}/{track.max}" for track in panel.tracks[:1])
        parts.append(Text(f"{'▶ ' if panel.active else ''}{who} {figures}".rstrip(), style=style))
    return Text("   ").join(parts)


def fight_text(fight: Fight) -> RenderableType:
    """Who rolls what against what, and what follows."""
    lines: list[RenderableType] = [Rule(Text(fight.title, style="bold"), style="dim")]
    for side in fight.sides:
        line = Text(f"{side.name}  ", style="bold")
        for die in side.dice:
            line.append(f"[{die.face}]", style="bold reverse" if die.counts else "dim").append(" ")
        if side.total:
            line.append(f"= {side.total}", style="bold")
        if side.needs:
            line.append(f"  needs {side.needs}", style="dim")
        lines.append(line)
        if side.parts:
            lines.append(Text("   " + " + ".join(f"{part.value} {part.label}" for part in side.parts), style="dim"))
    if fight.result:
        lines.append(Text(fight.result, style=f"bold {TONES.get(fight.tone, '')}".strip()))
    return Group(*lines)


def log_lines(happenings: Iterable[Happening]) -> Iterable[RenderableType]:
    """What happened, a heading before each round and turn."""
    for line in happenings:
        if not line.text:
            continue
        if line.opens:
            yield Text(f"── {line.text}", style="bold")
            continue
        style = f"{'bold ' if line.important else ''}{TONES.get(line.tone, '')}".strip()
        text = Text(line.text, style=style)
        if line.cause and line.cause.casefold() not in line.text.casefold():
            text.append(f" ({line.cause})", style="dim")
        yield text
