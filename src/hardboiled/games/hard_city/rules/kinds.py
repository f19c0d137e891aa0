"""What the fields of actions and events name."""

from __future__ import annotations

from typing import Literal, TypeAlias

from hardboiled.kernel import SpaceId

Place: TypeAlias = SpaceId
"""A space, or a vehicle that Mutants may enter."""
PieceName: TypeAlias = str
"""A figure or token."""
OfficerName: TypeAlias = str
Vehicle: TypeAlias = str
TokenKind: TypeAlias = str
Heading: TypeAlias = Literal["n", "e", "s", "w"]
DeckName: TypeAlias = Literal["police", "street"]
Basic: TypeAlias = Literal["spawn", "move", "attack"]
