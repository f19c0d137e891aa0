"""How large printed numbers may be: what lies outside is refused when a file is read."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

Count: TypeAlias = Annotated[int, Meta(ge=0, le=20)]
Some: TypeAlias = Annotated[int, Meta(ge=1, le=20)]
Few: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
"""Of six: faces of a die, hoods, blocks, seats."""
UpTo6: TypeAlias = Annotated[int, Meta(ge=0, le=6)]
Level: TypeAlias = Annotated[int, Meta(ge=2, le=6)]
"""A Difficulty (PP-8.6): a 1 always misses."""
Change: TypeAlias = Annotated[int, Meta(ge=-6, le=6)]
"""Up or down."""
Tokens: TypeAlias = Annotated[int, Meta(ge=0, le=60)]
Day: TypeAlias = Annotated[int, Meta(ge=1, le=60)]
One: TypeAlias = Annotated[int, Meta(ge=0, le=1)]
"""Copies of what can lie on the board only once."""
