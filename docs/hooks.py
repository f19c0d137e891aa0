"""The rules as pages: every clause can be linked to (`rules/kick-ass.html#KA-4.7`), and tags are tags. The pictures of
the playing guides are drawn from the positions of lessons."""

from __future__ import annotations

import base64
import re
from html import escape
from pathlib import PurePosixPath
from typing import Any

from hardboiled.kernel.registry import find_game
from hardboiled.learn.guide import PICTURE, drawn

_CLAUSE = re.compile(r"^([-*] +\*\*)([A-Z]{2}-[A-Z0-9]+\.\d+[a-z]?)\*\*", re.M)
_TWO_TAGS = re.compile(r"\] \[")
"""Two tags in a row would be read as a link with its reference."""


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    if page.file.src_uri.startswith("playing/"):
        return with_pictures(markdown, PurePosixPath(page.file.src_uri).stem)
    if not page.file.src_uri.startswith("rules/"):
        return markdown
    return _TWO_TAGS.sub(r"] \[", _CLAUSE.sub(r"\1\2**{ #\2 }", markdown))


def with_pictures(markdown: str, game_id: str) -> str:
    """`![what it shows](lesson:hit)` as the picture itself."""

    def picture(found: re.Match[str]) -> str:
        svg = base64.b64encode(drawn(find_game(game_id), found[2]).encode()).decode()
        shows = escape(found[1])
        image = f'<img alt="{shows}" src="data:image/svg+xml;base64,{svg}">'
        return f"<figure>{image}<figcaption>{shows}</figcaption></figure>"

    return PICTURE.sub(picture, markdown)
