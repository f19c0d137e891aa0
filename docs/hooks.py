"""The rules as pages: every clause can be linked to (`rules/kick-ass.html#KA-4.7`), and tags are tags."""

from __future__ import annotations

import re
from typing import Any

_CLAUSE = re.compile(r"^([-*] +\*\*)([A-Z]{2}-[A-Z0-9]+\.\d+[a-z]?)\*\*", re.M)
_TWO_TAGS = re.compile(r"\] \[")
"""Two tags in a row would be read as a link with its reference."""


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    if not page.file.src_uri.startswith("rules/"):
        return markdown
    return _TWO_TAGS.sub(r"] \[", _CLAUSE.sub(r"\1\2**{ #\2 }", markdown))
