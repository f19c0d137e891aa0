"""What the words and numbers of actions, events and states stand for."""

from __future__ import annotations

from typing import Literal, TypeAlias

from hardboiled.kernel import SpaceId

FigureId: TypeAlias = str
"""stinger, or a Cop."""
CopId: TypeAlias = str
DistrictId: TypeAlias = str
ItemId: TypeAlias = str
HeldCard: TypeAlias = str
"""A card of a hand, keys included (which are named like the space they open)."""
Address: TypeAlias = SpaceId

Network = Literal["cable", "street"]
Passes: TypeAlias = tuple[Network, ...]
"""One entry a pass."""
Face = Literal["hit", "ricochet", "escape"]
Difficulty = Literal["easy", "medium", "hard", "insane"]
Phase = Literal["hunt", "escape"]
