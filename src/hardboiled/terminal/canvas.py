"""A board drawn large in characters: every place with its number or name, and whose place each character is."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from itertools import pairwise
from textwrap import wrap

from rich.cells import cell_len
from rich.color import Color, ColorParseError, blend_rgb
from rich.color_triplet import ColorTriplet
from rich.style import Style
from rich.text import Text

from hardboiled.kernel.scene import Board, Edge, Piece, Scene, Space, Theme
from hardboiled.terminal.boards import glyph_of, one_cell

WIDEST = 230
"""No board is drawn wider: one scrolls over it."""
STEP = 8
CELLS_PER_ROW = 2
"""A character is about twice as high as wide."""

MANNERS = {"move": "#22c55e", "attack": "#ef4444", "use": "#f59e0b", "look": "#38bdf8", "": "#e0b34c"}
"""What an option is about, as a colour; the sign beside the place says it too."""
SIGNS = {"move": "»", "attack": "×", "use": "+", "look": "?", "": "*"}
TINTED = 0.22
HEATED = 0.55
READABLE = 0.25
LEAST_NAME = 6
PLAIN_GROUND = 0.07


class Drawing:
    """Rows of characters with their styles, and the space each belongs to."""

    def __init__(self, across: int, down: int) -> None:
        self.across, self.down = across, down
        self.chars = [[" "] * across for _ in range(down)]
        self.styles: list[list[Style]] = [[Style()] * across for _ in range(down)]
        self.owner: list[list[str]] = [[""] * across for _ in range(down)]
        self.at: dict[str, tuple[int, int]] = {}
        """Where each space is, for scrolling to it."""

    def put(self, x: int, y: int, text: str, style: Style, owner: str = "") -> None:
        """Write from a place on; what stands there keeps its ground where the style has none."""
        for offset, char in enumerate(text):
            if 0 <= x + offset < self.across and 0 <= y < self.down:
                self.chars[y][x + offset] = char
                self.styles[y][x + offset] = self.styles[y][x + offset] + style
                if owner:
                    self.owner[y][x + offset] = owner

    def free(self, x: int, y: int, length: int) -> bool:
        if not (0 <= y < self.down and x >= 0 and x + length <= self.across):
            return False
        return all(self.chars[y][x + offset] in " ·" and not self.owner[y][x + offset] for offset in range(length))

    def space_at(self, x: int, y: int) -> str:
        return self.owner[y][x] if 0 <= y < self.down and 0 <= x < self.across else ""

    def text(self) -> Text:
        text = Text(no_wrap=True, end="")
        for number, (chars, styles) in enumerate(zip(self.chars, self.styles, strict=True)):
            if number:
                text.append("\n")
            begin = 0
            for x in range(1, self.across + 1):
                if x == self.across or styles[x] != styles[begin]:
                    text.append("".join(chars[begin:x]), style=styles[begin])
                    begin = x
        return text


def draw_large(
    board: Board,
    scene: Scene,
    theme: Theme,
    room: int,
    chosen: Mapping[str, str] | None = None,
    pointed: Collection[str] = (),
    path: Collection[str] = (),
) -> Drawing:
    """The board at least `room` characters wide, wider where its numbers need it.

    `chosen` are the manners of the spaces that can be chosen, `pointed` the spaces an option under the cursor
    is about, `path` the way it goes.
    """
    across = width_for(board, room)
    down = max(3, round(board.height / board.width * across / CELLS_PER_ROW)) if board.width else 3
    drawing = Drawing(across, down)
    painter = _Painter(drawing, board, scene, theme, chosen or {}, set(pointed), set(path))
    painter.paint()
    return drawing


def width_for(board: Board, room: int) -> int:
    """The least width at which no two numbers of small places run into each other."""
    small = [space for space in board.spaces if space.shape == "circle" and 0 < len(space.label) <= 4]
    across = max(20, room)
    while across < WIDEST and _collide(board, small, across):
        across += STEP
    return min(across, WIDEST)


def _collide(board: Board, spaces: list[Space], across: int) -> bool:
    taken: dict[int, list[tuple[int, int]]] = {}
    for space in spaces:
        x, y = _cell(board, space.centre, across)
        begin, end = x - len(space.label) // 2, x - len(space.label) // 2 + len(space.label)
        row = taken.setdefault(y, [])
        if any(begin <= other_end and other_begin <= end for other_begin, other_end in row):
            return True
        row.append((begin, end))
    return False


def _cell(board: Board, point: tuple[float, float], across: int) -> tuple[int, int]:
    return int(point[0] / board.width * across), int(point[1] / board.width * across / CELLS_PER_ROW)


class _Painter:
    def __init__(
        self,
        drawing: Drawing,
        board: Board,
        scene: Scene,
        theme: Theme,
        chosen: Mapping[str, str],
        pointed: set[str],
        path: set[str],
    ) -> None:
        self.drawing, self.board, self.scene, self.theme = drawing, board, scene, theme
        self.chosen, self.pointed, self.path = chosen, pointed, path
        self.pieces = scene.pieces_on(board)
        self.marks = {mark.space: mark for mark in scene.marks}
        self.ground = rgb(theme.ground) or ColorTriplet(16, 17, 20)
        self.ink = Color.from_triplet(rgb(theme.ink) or ColorTriplet(232, 230, 225))
        self.muted = Color.from_triplet(rgb(theme.muted) or ColorTriplet(154, 160, 168))

    def paint(self) -> None:
        for row in self.drawing.styles:
            row[:] = [Style(bgcolor=Color.from_triplet(self.ground))] * len(row)
        for edge in self.board.edges:
            self._edge(edge)
        rects = [space for space in self.board.spaces if space.shape != "circle"]
        for space in sorted(rects, key=lambda space: -space.w * space.h):
            self._rect(space)
        circles = [space for space in self.board.spaces if space.shape == "circle"]
        for space in circles:
            self._circle(space)
        for space in circles:
            self._beside(space)
        self._regions()

    def _cell(self, point: tuple[float, float]) -> tuple[int, int]:
        x, y = _cell(self.board, point, self.drawing.across)
        return min(self.drawing.across - 1, max(0, x)), min(self.drawing.down - 1, max(0, y))

    def _tint(self, word: str, strength: float = TINTED) -> Color | None:
        colour = rgb(self.theme.tints.get(word, ""))
        return Color.from_triplet(blend_rgb(self.ground, colour, strength)) if colour else None

    def _lit(self, space: Space) -> Style:
        """How a place stands out: by what can be done there, or because the cursor is on it."""
        if space.id in self.pointed:
            return Style(color="#000000", bgcolor="#ffffff", bold=True)
        if space.id in self.chosen:
            colour = rgb(MANNERS.get(self.chosen[space.id], MANNERS[""])) or self.ground
            return Style(color="#000000", bgcolor=Color.from_triplet(colour), bold=True)
        if space.id in self.path:
            return Style(color="#000000", bgcolor="#9aa0a8")
        return Style()

    def _ground_of(self, space: Space) -> Style:
        mark = self.marks.get(space.id)
        if mark is not None and mark.heat > 0:
            hot = blend_rgb(self.ground, ColorTriplet(239, 68, 68), min(1.0, mark.heat) * HEATED)
            return Style(bgcolor=Color.from_triplet(hot))
        if tint := self._tint(space.kind):
            return Style(bgcolor=tint)
        ink = self.ink.triplet or self.ground
        return Style(bgcolor=Color.from_triplet(blend_rgb(self.ground, ink, PLAIN_GROUND)))

    def _edge(self, edge: Edge) -> None:
        spaces = {space.id: space for space in self.board.spaces}
        if edge.a not in spaces or edge.b not in spaces:
            return
        points = [spaces[edge.a].centre, *edge.points, spaces[edge.b].centre]
        style = Style(color=self._tint(edge.kind, 0.6) or self.muted, dim=edge.kind not in self.theme.tints)
        for a, b in pairwise(points):
            for step, (x, y) in enumerate(_line(self._cell(a), self._cell(b))):
                if not edge.dashed or step % 2:
                    self.drawing.put(x, y, "·", style)

    def _rect(self, space: Space) -> None:
        """A place with room in it: its name, then what stands there."""
        xs, ys = zip(*(space.points or [(space.x, space.y), (space.x + space.w, space.y + space.h)]), strict=True)
        left, top = self._cell((min(xs), min(ys)))
        right, bottom = self._cell((max(xs), max(ys)))
        wide, high = max(1, right - left - 1), max(1, bottom - top)
        self.drawing.at[space.id] = (left + wide // 2, top + high // 2)
        style = self._ground_of(space)
        lit = self._lit(space)
        for y in range(top, top + high):
            self.drawing.put(left, y, " " * wide, style, space.id)
        lines = self._inside(space, wide, high)
        for number, line in enumerate(lines[:high]):
            if len(line.plain) > wide:
                line.truncate(wide, overflow="ellipsis")
            for offset in range(min(wide, len(line.plain))):
                self.drawing.put(left + offset, top + number, line.plain[offset], _style_at(line, offset))
        if lit:
            self.drawing.put(left, top, self._title(space, wide).ljust(wide), lit, space.id)

    def _title(self, space: Space, wide: int) -> str:
        sign = SIGNS.get(self.chosen[space.id], SIGNS[""]) if space.id in self.chosen else ""
        return _cut(f"{sign}{space.label or space.hint}", wide)

    def _inside(self, space: Space, wide: int, high: int) -> list[Text]:
        there = self.pieces.get(space.id, [])
        lines = [Text(line, style=Style(color=self.muted)) for line in self._name(space, wide, high - len(there))]
        if not space.label and not there and wide < 3:
            return [Text(one_cell(space.glyph, "·"), style=Style(color=self.muted))]
        mark = self.marks.get(space.id)
        if mark is not None and mark.label and len(lines) + len(there) < high:
            lines.append(Text(_cut(mark.label, wide), style=Style(color=self.muted, italic=True)))
        left = max(1, high - len(lines))
        if len(there) <= left and wide >= 5:
            return [*lines, *(self._piece(piece, wide) for piece in there)]
        row = Text()
        for piece in there:
            row.append(glyph_of(piece), style=_style_of(piece))
        return [*lines, row] if there else lines

    def _name(self, space: Space, wide: int, high: int) -> list[str]:
        """A name on as many lines as it needs, else its beginning; a sign where that says nothing."""
        if not space.label:
            return []
        lines = wrap(space.label, wide, break_long_words=False)
        if len(lines) <= max(1, high) and max(map(len, lines)) <= wide:
            return lines
        return [_cut(space.label, wide) if wide >= LEAST_NAME else one_cell(space.glyph, "·")]

    def _piece(self, piece: Piece, wide: int) -> Text:
        style = _style_of(piece)
        figures = " ".join(badge.text for badge in piece.badges if badge.text and badge.text not in piece.label)
        glyph = glyph_of(piece)
        text = piece.label if piece.label.startswith(glyph) else f"{glyph}{'_' if piece.lying else ' '}{piece.label}"
        room = wide - cell_len(figures) - 1 if figures else wide
        if figures and room >= 3:
            return Text(_cut(text, room), style=style).append(f" {figures}", style=Style(color=self.ink, bold=True))
        return Text(_cut(text, wide), style=style)

    def _circle(self, space: Space) -> None:
        """A small place: its number or sign where it is."""
        x, y = self._cell(space.centre)
        self.drawing.at[space.id] = (x, y)
        short = space.label if 0 < len(space.label) <= 4 else one_cell(space.glyph, "o")
        tint = rgb(self.theme.tints.get(space.kind, ""))
        colour = Color.from_triplet(tint) if tint and _apart(tint, self.ground) else self.ink
        style = self._ground_of(space) + Style(color=colour) + self._lit(space)
        x -= len(short) // 2
        self.drawing.put(x, y, short, style, space.id)

    def _beside(self, space: Space) -> None:
        """What stands at a small place: right of it, else left of it, else a star in its stead."""
        there = self.pieces.get(space.id, [])
        if not there:
            return
        x, y = self._cell(space.centre)
        short = space.label if 0 < len(space.label) <= 4 else "o"
        right, left = x - len(short) // 2 + len(short), x - len(short) // 2 - len(there)
        if not space.label:
            self.drawing.put(x, y, glyph_of(there[0]), _style_of(there[0]), space.id)
            return
        begin = right if self.drawing.free(right, y, len(there)) else left
        if not self.drawing.free(begin, y, len(there)):
            self.drawing.put(x, y, "*", _style_of(there[0]), space.id)
            return
        for offset, piece in enumerate(there):
            self.drawing.put(begin + offset, y, glyph_of(piece), _style_of(piece) + Style(reverse=True), space.id)

    def _regions(self) -> None:
        """The names of districts, where there is room for them."""
        named = {space.label for space in self.board.spaces if len(space.label) > 4}
        for region in self.board.regions:
            if not region.label or region.label_at is None or region.label in named:
                continue
            name = region.label.upper()
            x, y = self._cell(region.label_at)
            for row in (y, y - 1, y + 1, y - 2, y + 2):
                begin = x - len(name) // 2
                if self.drawing.free(begin - 1, row, len(name) + 2):
                    self.drawing.put(begin, row, name, Style(color=self.muted, italic=True))
                    break


def _style_at(line: Text, offset: int) -> Style:
    found = Style.parse(line.style) if isinstance(line.style, str) else line.style
    for span in line.spans:
        if span.start <= offset < span.end:
            found = found + (Style.parse(span.style) if isinstance(span.style, str) else span.style)
    return found


def _style_of(piece: Piece) -> Style:
    colour = rgb(piece.colour)
    return Style(color=Color.from_triplet(colour) if colour else None, bold=not piece.faded, dim=piece.faded)


def rgb(colour: str) -> ColorTriplet | None:
    try:
        return Color.parse(colour).triplet if colour else None
    except ColorParseError:
        return None


def is_dark(colour: ColorTriplet) -> bool:
    return _light(colour) < 0.5


def _light(colour: ColorTriplet) -> float:
    return (0.299 * colour.red + 0.587 * colour.green + 0.114 * colour.blue) / 255


def _apart(one: ColorTriplet, other: ColorTriplet) -> bool:
    """Whether signs of one colour can be read on the other."""
    return abs(_light(one) - _light(other)) > READABLE


def _cut(text: str, wide: int) -> str:
    return text if len(text) <= wide else text[: max(0, wide - 1)] + "…"


def _line(a: tuple[int, int], b: tuple[int, int]) -> Iterable[tuple[int, int]]:
    steps = max(abs(b[0] - a[0]), abs(b[1] - a[1]))
    for step in range(1, steps):
        yield a[0] + round((b[0] - a[0]) * step / steps), a[1] + round((b[1] - a[1]) * step / steps)


def manners_of(scene: Scene, options: Iterable[tuple[str, Collection[str]]]) -> dict[str, str]:
    """The spaces that can be chosen with the manner of the first option that means them; a piece lights the
    space it stands on."""
    stands = {piece.id: piece.space for piece in scene.pieces}
    found: dict[str, str] = {}
    for manner, targets in options:
        for space in spaces_of(targets, stands):
            found.setdefault(space, manner)
    return found


def spaces_of(targets: Iterable[str], stands: Mapping[str, str]) -> list[str]:
    """The spaces of some targets; `stands` says where each piece is."""
    spaces = []
    for target in targets:
        sort, _, name = target.partition(":")
        if sort == "space":
            spaces.append(name)
        elif sort == "piece" and name in stands:
            spaces.append(stands[name])
    return spaces
