"""The playing guides of docs/playing as data: one source for the pages of the documentation and for the app.

A picture in a guide is a lesson's position, `![what it shows](lesson:hit)`: the board as the engine sets it up, with
what the coach points at marked. So it always shows our boards as they are.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Literal

from markdown_it import MarkdownIt
from markdown_it.token import Token
from msgspec import field

from hardboiled.kernel.errors import HardboiledError
from hardboiled.kernel.game import AnyGame
from hardboiled.kernel.picture import draw
from hardboiled.kernel.scene import Wire
from hardboiled.learn.lesson import find_lesson
from hardboiled.learn.runner import Attempt

_INSTALLED = Path(__file__).parents[1] / "guides"
_CHECKOUT = Path(__file__).parents[3] / "docs" / "playing"
PICTURE = re.compile(r"!\[([^\]]*)\]\(lesson:([\w-]+)\)")
_IMAGE = re.compile(r"!\[[^\]]*\]\([^)]*\)")
_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")


class NoGuide(HardboiledError):
    """Nothing is written down about how this game is played."""


class Block(Wire):
    """A piece of a guide. Words keep their marks for bold, italics and code."""

    kind: Literal["heading", "text", "list", "table", "picture"]
    text: str = ""
    """Of a picture: what it shows."""
    level: int = 0
    items: list[str] = field(default_factory=list)
    rows: list[list[str]] = field(default_factory=list)
    lesson: str = ""
    """Whose position a picture shows."""


def source(game: AnyGame) -> str:
    file = (_INSTALLED if _INSTALLED.is_dir() else _CHECKOUT) / f"{game.id}.md"
    if not file.is_file():
        raise NoGuide(f"No guide to {game.title} is here.")
    return file.read_text("utf-8")


@lru_cache(maxsize=16)
def guide(game: AnyGame) -> list[Block]:
    """The guide to a game as the app shows it: without what belongs to a terminal, and without its first heading."""
    tokens = MarkdownIt("commonmark").enable("table").parse(source(game))
    blocks: list[Block] = []
    at = 0
    while at < len(tokens):
        token = tokens[at]
        end = _end(tokens, at)
        inside = [one for one in tokens[at:end] if one.type == "inline"]
        if token.type == "heading_open":
            blocks.append(Block(kind="heading", level=int(token.tag[1:]), text=_words(inside[0].content)))
        elif token.type == "paragraph_open":
            blocks += _paragraph(inside[0].content)
        elif token.type in ("bullet_list_open", "ordered_list_open"):
            blocks.append(Block(kind="list", items=[_words(one.content) for one in inside]))
        elif token.type == "table_open":
            blocks.append(Block(kind="table", rows=_rows(tokens[at:end])))
        at = end
    return blocks[1:]


def _end(tokens: list[Token], at: int) -> int:
    """Where what begins here is over."""
    depth = 0
    for number in range(at, len(tokens)):
        depth += tokens[number].nesting
        if depth <= 0:
            return number + 1
    return len(tokens)


def _paragraph(content: str) -> list[Block]:
    if picture := PICTURE.fullmatch(content.strip()):
        return [Block(kind="picture", text=picture[1], lesson=picture[2])]
    words = _words(content)
    return [Block(kind="text", text=words)] if words else []


def _rows(tokens: list[Token]) -> list[list[str]]:
    rows: list[list[str]] = []
    for token in tokens:
        if token.type == "tr_open":
            rows.append([])
        elif token.type == "inline":
            rows[-1].append(_words(token.content))
    return rows


def _words(content: str) -> str:
    """Without links and pictures, which lead out of the app."""
    return " ".join(_LINK.sub(r"\1", _IMAGE.sub("", content)).split())


def drawn(game: AnyGame, lesson_id: str) -> str:
    """A picture of a guide as SVG, for pages that have no client to draw it."""
    attempt = Attempt(find_lesson(game, lesson_id))
    return draw(attempt.match.stage(), attempt.scene(), game.home / "art", attempt.coach().points)
