"""A match as one SVG picture: its main board, its pieces and its status, for notebooks and docs."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from pathlib import Path

from hardboiled.kernel.scene import Board, Edge, Region, Scene, Space, Stage, Target

WIDTH = 960.0
HEADER = 44.0
_PROLOGUE = re.compile(r"<\?xml.*?\?>|<!DOCTYPE.*?>", re.S)


def draw(stage: Stage, scene: Scene, art_folder: Path | None = None, points: Sequence[Target] = ()) -> str:
    """The scene's first board as it lies on the table, under a line that says how things stand; what is pointed at is
    ringed."""
    theme = stage.theme
    boards = {board.id: board for board in stage.boards}
    board = boards[scene.boards[0]] if scene.boards else None
    scale = WIDTH / board.width if board else 1.0
    height = HEADER + (board.height * scale if board else 0)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH:g} {height:g}" font-family="Inter, sans-serif">',
        f'<rect width="{WIDTH:g}" height="{height:g}" fill="{theme.ground}"/>',
        f'<text x="14" y="28" fill="{theme.accent}" font-size="18" font-weight="700">{escape(stage.title)}</text>',
        f'<text x="{WIDTH - 14:g}" y="28" fill="{theme.ink}" font-size="14" text-anchor="end">'
        f"{escape(scene.status)}</text>",
    ]
    if board:
        parts.append(f'<g transform="translate(0 {HEADER:g}) scale({scale:g})">')
        parts += _board(board, stage, art_folder)
        parts += _pieces(board, scene, stage)
        parts += _rings(board, scene, points)
        parts.append("</g>")
    parts.append("</svg>")
    return "\n".join(parts)


def _board(board: Board, stage: Stage, art_folder: Path | None) -> list[str]:
    parts: list[str] = []
    art = art_folder / board.art if art_folder and board.art else None
    if art is not None and art.is_file():
        parts.append(_PROLOGUE.sub("", art.read_text("utf-8")))
    if art is None or board.draw:
        thin = board.width / 400
        parts += [_region(region, stage) for region in board.regions]
        at = {space.id: space.centre for space in board.spaces}
        parts += [_edge(edge, at, stage, thin) for edge in board.edges]
        parts += [_space(space, stage, thin) for space in board.spaces]
    return parts


def _path(points: list[tuple[float, float]]) -> str:
    return " ".join(f"{x:g},{y:g}" for x, y in points)


def _region(region: Region, stage: Stage) -> str:
    tint = region.tint or stage.theme.tints.get(region.kind, stage.theme.panel)
    return f'<polygon points="{_path(region.points)}" fill="{tint}" fill-opacity="0.35"/>'


def _edge(edge: Edge, at: dict[str, tuple[float, float]], stage: Stage, thin: float) -> str:
    points = edge.points or [at[end] for end in (edge.a, edge.b) if end in at]
    colour = stage.theme.tints.get(edge.kind, stage.theme.muted)
    dash = f' stroke-dasharray="{3 * thin:g}"' if edge.dashed else ""
    return f'<polyline points="{_path(points)}" fill="none" stroke="{colour}" stroke-width="{thin:g}"{dash}/>'


def _space(space: Space, stage: Stage, thin: float) -> str:
    fill = stage.theme.tints.get(space.kind, stage.theme.panel)
    style = f'fill="{fill}" stroke="{stage.theme.line}" stroke-width="{thin / 2:g}"'
    title = f"<title>{escape(space.label)}</title>"
    if space.shape == "circle":
        return f'<circle cx="{space.x:g}" cy="{space.y:g}" r="{space.r:g}" {style}>{title}</circle>'
    if space.shape == "polygon":
        return f'<polygon points="{_path(space.points)}" {style}>{title}</polygon>'
    return f'<rect x="{space.x:g}" y="{space.y:g}" width="{space.w:g}" height="{space.h:g}" {style}>{title}</rect>'


def _rings(board: Board, scene: Scene, points: Sequence[Target]) -> list[str]:
    """Around the spaces and pieces that are pointed at; cards and panels lie elsewhere."""
    spaces = {space.id: space for space in board.spaces}
    at = {f"piece:{piece.id}": piece.space for piece in scene.pieces} | {f"space:{name}": name for name in spaces}
    marked = dict.fromkeys(at[point] for point in points if at.get(point) in spaces)
    thin = board.width / 240
    parts: list[str] = []
    for x, y, size in ((*spaces[name].centre, _room(spaces[name], board)) for name in marked):
        ring = f'cx="{x:g}" cy="{y:g}" r="{size * 0.75:g}" fill="none"'
        parts.append(f'<circle {ring} stroke="#000" stroke-width="{2 * thin:g}"/>')
        parts.append(f'<circle {ring} stroke="#ffd23f" stroke-width="{thin:g}"/>')
    return parts


def _room(space: Space, board: Board) -> float:
    """How large what stands on a space is drawn."""
    return max(space.r * 2 if space.shape == "circle" else min(space.w, space.h), board.width / 50)


def _pieces(board: Board, scene: Scene, stage: Stage) -> list[str]:
    """Pieces of one space stand side by side."""
    spaces = {space.id: space for space in board.spaces}
    parts: list[str] = []
    for space_id, pieces in scene.pieces_on(board).items():
        space = spaces[space_id]
        x, y = space.centre
        radius = _room(space, board) / (2.4 + 0.8 * (len(pieces) - 1))
        for number, piece in enumerate(pieces):
            px = x + (number - (len(pieces) - 1) / 2) * radius * 1.6
            colour = piece.colour or stage.theme.tints.get(piece.side, stage.theme.accent)
            faded = ' opacity="0.5"' if piece.faded or piece.lying else ""
            letter = escape(piece.glyph or piece.label[:1])
            parts.append(
                f'<g{faded}><circle cx="{px:g}" cy="{y:g}" r="{radius:g}" fill="{colour}" stroke="#000" '
                f'stroke-width="{radius / 8:g}"/><text x="{px:g}" y="{y + radius * 0.4:g}" text-anchor="middle" '
                f'font-size="{radius * 1.1:g}" font-weight="700">{letter}</text>'
                f"<title>{escape(piece.label)}</title></g>"
            )
    return parts
