"""What the fields of actions, events and states hold: how it is called, and what a click on it means."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from hardboiled.kernel import Catalog, Kind, SpaceId


def address(catalog: Catalog, space: str) -> str:
    """A star by its number and corner (the message `star-<number>`), a location by its name."""
    corner = f"star-{space}"
    return f"{space} {catalog.format(corner)}" if catalog.has(corner) else str(catalog.name(space))


Address: TypeAlias = Annotated[SpaceId, Kind(target="space:{}", spell=address)]
Path: TypeAlias = Annotated[tuple[SpaceId, ...], Kind(target="space:{}", spell=address, ends=True)]
DistrictId: TypeAlias = Annotated[str, Kind(target="space:d-{}")]
FigureId: TypeAlias = Annotated[str, Kind(target="piece:{}")]
"""stinger, or a Cop."""
CopId: TypeAlias = Annotated[str, Kind(target="piece:{}")]
ItemId: TypeAlias = Annotated[str, Kind(target="card:{}")]
OtherItem: TypeAlias = Annotated[str, Kind()]
"""An item that does not lie before whoever chooses it."""
HeldCard: TypeAlias = Annotated[str, Kind(target="card:{}")]
"""A card of a hand, keys included (which are named like the space they open)."""

Network = Literal["cable", "street"]
Use = Literal["", "free-escape", "silencer", "vest", "radio", "cash", "first-aid"]
"""What an item is good for, a weapon apart."""
Passes: TypeAlias = tuple[Network, ...]
"""One entry a pass."""
Face: TypeAlias = Literal["hit", "ricochet", "escape"]
Faces: TypeAlias = Annotated[tuple[Face, ...], Kind(name="face-{}")]
Reason: TypeAlias = Annotated[str, Kind(name="")]
"""A word that a message selects by."""
Parts: TypeAlias = Annotated[tuple[tuple[str, int], ...], Kind(name="")]
"""What damage is made of: hits, a card, an ability, a vest."""
Cause: TypeAlias = Annotated[str, Kind()]
"""What brought something about: a card, a marker, a phase of the game."""
Thing: TypeAlias = Annotated[str, Kind(spell=address)]
"""A cause that may also be a space."""
Difficulty = Literal["easy", "medium", "hard", "insane"]
Phase = Literal["hunt", "escape"]
