"""Printed numbers that may grow with the players."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from hardboiled.kernel import ContentError

Few: TypeAlias = Annotated[int, Meta(ge=0, le=60)]
Each: TypeAlias = Annotated[tuple[Few, ...], Meta(min_length=4, max_length=4)]
Amount: TypeAlias = Few | str | Each
"""A printed number, one that grows with the players (`"X"`, `"2X"`, `"X+1"`, KA-1.5), or one a number of players."""
Count: TypeAlias = Annotated[int, Meta(ge=0, le=12)]
Some: TypeAlias = Annotated[int, Meta(ge=1, le=12)]
Change: TypeAlias = Annotated[int, Meta(ge=-12, le=12)]
"""Up or down."""
Less: TypeAlias = Annotated[int, Meta(ge=-12, le=0)]
Dollars: TypeAlias = Annotated[int, Meta(ge=0, le=20)]
Stat = Literal["happiness", "strength", "social", "life", "dollars"]

_AMOUNT = re.compile(r"(\d*)X(?:([+-]\d+))?")


@lru_cache(maxsize=256)
def _scaled(text: str, players: int) -> int:
    found = _AMOUNT.fullmatch(text.replace(" ", ""))
    if found is None:
        raise ContentError("", "", f"{text!r} is not a number like 3, 'X', '2X' or 'X+1'")
    return int(found[1] or 1) * players + int(found[2] or 0)


def amount(value: Amount, players: int) -> int:
    """KA-1.5: a number that may depend on how many play."""
    if isinstance(value, tuple):
        return value[players - 1]
    return value if isinstance(value, int) else _scaled(value, players)
