"""What cannot be done, said so that a program and a person understand it and no secret is told."""

from __future__ import annotations

from typing import Literal

Code = Literal["stale", "illegal", "not-your-turn", "too-fast", "too-large", "not-allowed", "bad-message", "gone"]

STATUS: dict[str, int] = {
    "stale": 409,
    "illegal": 409,
    "not-your-turn": 409,
    "too-fast": 429,
    "too-large": 413,
    "not-allowed": 403,
    "bad-message": 400,
    "gone": 404,
}


class Refused(Exception):
    """Not done, and nothing has changed."""

    def __init__(self, code: Code, text: str) -> None:
        super().__init__(text)
        self.code: Code = code
        self.text = text

    @property
    def status(self) -> int:
        return STATUS[self.code]


def gone() -> Refused:
    """The same answer for a table that never was and for one that is none of theirs."""
    return Refused("gone", "There is no such table, or it is private and you need its invite link.")
