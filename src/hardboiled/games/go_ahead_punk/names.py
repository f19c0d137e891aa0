"""What places are called in a player's language."""

from __future__ import annotations

from hardboiled.games.go_ahead_punk.content import City
from hardboiled.kernel import Catalog, SpaceId


def place_name(space: str, content: City, catalog: Catalog) -> str:
    """A star by its number and corner, a location by its name."""
    if space in content.spaces and content.spaces[SpaceId(space)].kind == "star":
        return f"{space} {catalog.name(f'star-{space}')}" if catalog.has(f"star-{space}") else space
    return str(catalog.name(space))
