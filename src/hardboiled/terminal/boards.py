"""Boards in characters: a grid as cells, a map on a canvas with its places listed, a track as a row."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterable

from rich.cells import cell_len
from rich.color import Color, ColorParseError
from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

from hardboiled.kernel.scene import Badge, Board, Mark, Piece, Scene, Space
from hardboiled.terminal.columns import side_by_side

WIDEST_CELL = 5
LARGEST_CANVAS = 26
_COORDINATES = re.compile(r"^([A-Za-z]{1,2})-?(\d{1,2})$")

CHOSEN = Style(bold=True, reverse=True)
FAINT = Style(dim=True)


def draw_board(board: Board, scene: Scene, width: int, targets: Collection[str] = ()) -> RenderableType:
    """One board with its pieces; the spaces named in `targets` stand out."""
    pieces = scene.pieces_on(board)
    lit = _lit_spaces(targets, pieces)
    heading = Text(board.title, style="bold")
    if board.kind == "track":
        return Group(heading, _track(board, pieces, lit), *_places(board, scene, pieces, width))
    cell = _cell_size(board)
    across = round(board.width / cell[0]) if cell else 0
    if board.kind == "grid" and cell and across and (width - 4) // across >= 1:
        return Group(heading, *_grid(board, cell, pieces, lit, width), *_places(board, scene, pieces, width))
    return Group(heading, *_canvas(board, pieces, lit, width), *_places(board, scene, pieces, width, neighbours=True))


def _lit_spaces(targets: Collection[str], pieces: dict[str, list[Piece]]) -> set[str]:
    """The spaces that can be chosen, themselves or by a piece that stands on them."""
    lit = {target.removeprefix("space:") for target in targets if target.startswith("space:")}
    chosen = {target.removeprefix("piece:") for target in targets if target.startswith("piece:")}
    return lit | {space for space, there in pieces.items() if any(piece.id in chosen for piece in there)}


def glyph_of(piece: Piece) -> str:
    return one_cell(piece.glyph, piece.label[:1] or "?")


def one_cell(glyph: str, otherwise: str) -> str:
    """A sign that takes exactly one place on the screen."""
    return glyph[0] if glyph and cell_len(glyph[0]) == 1 else otherwise


def style_of(piece: Piece) -> Style:
    colour: Color | None = None
    try:
        colour = Color.parse(piece.colour) if piece.colour else None
    except ColorParseError:
        colour = None
    return Style(color=colour, bold=not piece.faded, dim=piece.faded)


# Grids.


def _cell_size(board: Board) -> tuple[float, float] | None:
    rects = [space for space in board.spaces if space.shape == "rect" and space.w > 0 and space.h > 0]
    if not rects:
        return None
    return min(space.w for space in rects), min(space.h for space in rects)


def _grid(
    board: Board, cell: tuple[float, float], pieces: dict[str, list[Piece]], lit: set[str], width: int
) -> Iterable[RenderableType]:
    across, down = round(board.width / cell[0]), round(board.height / cell[1])
    columns, rows = _headings(board, cell)
    names = {} if columns else _names(board, cell, (width - 4) // across - 2)
    chars = 2 + max(map(len, names.values())) if names else min(WIDEST_CELL, (width - 4) // across)
    cells: dict[tuple[int, int], Text] = {}
    for space in board.spaces:
        column, row = round(space.x / cell[0]), round(space.y / cell[1])
        for dx in range(max(1, round(space.w / cell[0]))):
            for dy in range(max(1, round(space.h / cell[1]))):
                shown = pieces.get(space.id, []) if dx == dy == 0 else []
                cells[column + dx, row + dy] = _cell(space, shown, chars, space.id in lit)
    if columns:
        yield Text("    " + "".join(columns.get(c, "")[:chars].center(chars) for c in range(across)), style=FAINT)
    for row in range(down):
        if named := "".join(names.get((c, row), "").center(chars) for c in range(across)).rstrip():
            yield Text(named, style=FAINT)
        line = Text().append(f"{rows.get(row, ''):>3} " if rows else "", style=FAINT)
        for column in range(across):
            line.append_text(cells.get((column, row), Text(" " * chars)))
        if line.plain.strip():
            yield line


def _cell(space: Space, pieces: list[Piece], chars: int, lit: bool) -> Text:
    room = max(1, chars - 1)
    text = Text()
    if not pieces:
        text.append(one_cell(space.glyph, "·"), style=CHOSEN if lit else FAINT)
    for number, piece in enumerate(pieces[:room]):
        crowded = number == room - 1 and len(pieces) > room
        text.append("+" if crowded else glyph_of(piece), style=CHOSEN if lit else style_of(piece))
    before = (chars - len(text.plain)) // 2
    return Text(" " * before).append_text(text).append(" " * (chars - before - len(text.plain)))


def _headings(board: Board, cell: tuple[float, float]) -> tuple[dict[int, str], dict[int, str]]:
    """What stands over the columns and before the rows, where the spaces are named like c4."""
    named = [(space, _COORDINATES.match(space.label or space.id)) for space in board.spaces]
    if not all(name for _, name in named):
        return {}, {}
    places = [(round(space.x / cell[0]), round(space.y / cell[1]), name) for space, name in named if name]
    for over, before in ((1, 2), (2, 1)):
        columns = {column: name[over] for column, _, name in places}
        rows = {row: name[before] for _, row, name in places}
        if all(columns[column] == name[over] and rows[row] == name[before] for column, row, name in places):
            return columns, rows
    return {}, {}


def _names(board: Board, cell: tuple[float, float], room: int) -> dict[tuple[int, int], str]:
    """Each cell's name to write above it, if every one fits."""
    labels = {
        (round(space.x / cell[0]), round(space.y / cell[1])): space.label for space in board.spaces if space.label
    }
    return labels if labels and max(map(len, labels.values())) <= room else {}


# Maps.


def _canvas(board: Board, pieces: dict[str, list[Piece]], lit: set[str], width: int) -> Iterable[Text]:
    """The map to scale: roads as dots, places as circles, pieces beside them, names where there is room."""
    if not board.spaces or not board.width or not board.height:
        return []
    across = width - 2
    down = max(6, min(LARGEST_CANVAS, round(board.height / board.width * across / 2)))
    at = {
        space.id: (
            min(across - 1, max(0, int(space.centre[0] / board.width * across))),
            min(down - 1, max(0, int(space.centre[1] / board.height * down))),
        )
        for space in board.spaces
    }
    chars = [[" "] * across for _ in range(down)]
    styles = [[FAINT] * across for _ in range(down)]
    for edge in board.edges:
        if edge.a in at and edge.b in at:
            for x, y in _line(at[edge.a], at[edge.b]):
                chars[y][x] = "·"
    for space in board.spaces:
        x, y = at[space.id]
        chars[y][x], styles[y][x] = one_cell(space.glyph, "o"), CHOSEN if space.id in lit else Style()
    for space in board.spaces:
        if pieces.get(space.id):
            _write(chars, styles, at[space.id], pieces[space.id])
    if len(board.spaces) <= 40:
        for space in board.spaces:
            _write_name(chars, styles, at[space.id], space.label[:14])
    drawn = [_styled(row, row_styles) for row, row_styles in zip(chars, styles, strict=True)]
    filled = [number for number, line in enumerate(drawn) if line.plain.strip()]
    return drawn[filled[0] : filled[-1] + 1]


def _line(a: tuple[int, int], b: tuple[int, int]) -> Iterable[tuple[int, int]]:
    steps = max(abs(b[0] - a[0]), abs(b[1] - a[1]))
    for step in range(1, steps):
        yield a[0] + round((b[0] - a[0]) * step / steps), a[1] + round((b[1] - a[1]) * step / steps)


def _write(chars: list[list[str]], styles: list[list[Style]], at: tuple[int, int], pieces: list[Piece]) -> None:
    """Pieces right of their place, as many as fit before the next one."""
    x, y = at
    for offset, piece in enumerate(pieces, 1):
        if x + offset >= len(chars[y]) or chars[y][x + offset] not in " ·":
            chars[y][x] = "*"
            return
        chars[y][x + offset], styles[y][x + offset] = glyph_of(piece), style_of(piece)


def _write_name(chars: list[list[str]], styles: list[list[Style]], at: tuple[int, int], name: str) -> None:
    x, y = at
    while x + 1 < len(chars[y]) and chars[y][x + 1] not in " ·":
        x += 1
    begin = x + 2
    end = begin + len(name)
    if end >= len(chars[y]) or any(char not in " ·" for char in chars[y][begin - 1 : end + 1]):
        return
    for offset, char in enumerate(name):
        chars[y][begin + offset], styles[y][begin + offset] = char, FAINT


def _styled(chars: list[str], styles: list[Style]) -> Text:
    line = Text(" ")
    for char, style in zip(chars, styles, strict=True):
        line.append(char, style=style)
    line.rstrip()
    return line


# Tracks, and the places of any board in words.


def _track(board: Board, pieces: dict[str, list[Piece]], lit: set[str]) -> Text:
    line = Text()
    for space in board.spaces:
        name = space.label or space.glyph or space.id
        there = "".join(glyph_of(piece) for piece in pieces.get(space.id, []))
        style = CHOSEN if space.id in lit else "bold" if there else FAINT
        line.append(f"[{name}{' ' + there if there else ''}]", style=style).append(" ")
    return line


def _places(
    board: Board, scene: Scene, pieces: dict[str, list[Piece]], width: int, neighbours: bool = False
) -> Iterable[RenderableType]:
    """Each place where something stands or is the matter: short lines side by side, then the long ones."""
    labels = {space.id: space.label or space.hint or space.id for space in board.spaces}
    next_to: dict[str, list[str]] = defaultdict(list)
    for edge in board.edges if neighbours else ():
        next_to[edge.a].append(labels.get(edge.b, edge.b))
        next_to[edge.b].append(labels.get(edge.a, edge.a))
    marked = {mark.space: mark for mark in scene.marks if mark.space in labels and (mark.label or mark.badges)}
    lines = [
        _place(labels[space.id], pieces.get(space.id, []), marked.get(space.id), next_to[space.id])
        for space in board.spaces
        if space.id in pieces or space.id in marked
    ]
    for line in lines:
        line.truncate(2 * width, overflow="ellipsis")
    yield side_by_side([line for line in lines if len(line.plain) < width // 2], width, at_least=3)
    yield from (line for line in lines if len(line.plain) >= width // 2)


def _place(name: str, pieces: list[Piece], mark: Mark | None, next_to: list[str]) -> Text:
    line = Text().append(f"  {name}:", style=FAINT)
    for number, piece in enumerate(pieces):
        line.append(", " if number else " ").append_text(describe(piece))
    if mark is not None:
        line.append(f" ({', '.join(filter(None, [mark.label, badges_text(mark.badges)]))})", style=FAINT)
    if pieces and next_to:
        line.append(f"  next to {', '.join(dict.fromkeys(next_to))}", style=FAINT)
    return line


def describe(piece: Piece) -> Text:
    """A piece in words: its glyph, its name, how it is."""
    text = Text().append(f"{glyph_of(piece)} ", style=style_of(piece)).append(piece.label)
    if piece.lying:
        text.append(" (down)")
    if marks := badges_text(piece.badges):
        text.append(f" [{marks}]", style=FAINT)
    return text


def badges_text(badges: Iterable[Badge]) -> str:
    words = (" ".join(filter(None, [badge.hint or badge.icon.replace("-", " "), badge.text])) for badge in badges)
    return ", ".join(words)
