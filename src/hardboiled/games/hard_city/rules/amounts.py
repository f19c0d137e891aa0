"""Ranges of printed numbers: what lies outside is refused when a content file is read."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

Ap: TypeAlias = Annotated[int, Meta(ge=1, le=10)]
"""What an action costs that could else be done for ever."""
Free: TypeAlias = Annotated[int, Meta(ge=0, le=10)]
"""What something costs or gives that may cost or give nothing."""
Few: TypeAlias = Annotated[int, Meta(ge=1, le=10)]
Some: TypeAlias = Annotated[int, Meta(ge=1, le=20)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=20)]
Tokens: TypeAlias = Annotated[int, Meta(ge=0, le=40)]
Figures: TypeAlias = Annotated[int, Meta(ge=1, le=40)]
Dice: TypeAlias = Annotated[int, Meta(ge=1, le=10)]
Reach: TypeAlias = Annotated[int, Meta(ge=0, le=20)]
Far: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Number: TypeAlias = Annotated[int, Meta(ge=1, le=5)]
"""Of an episode."""
