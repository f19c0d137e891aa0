"""Reading what a person typed."""

from __future__ import annotations

LONGEST = 9
"""So many digits a number has at most; no list and no match is longer."""


def typed_number(word: str) -> int | None:
    """The number somebody typed; None if it is none, or none that anybody means."""
    is_number = word.isascii() and word.isdecimal() and len(word) <= LONGEST
    return int(word) if is_number else None
