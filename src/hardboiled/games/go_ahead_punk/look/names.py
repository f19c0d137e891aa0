"""What things are called: stars have numbers, so the messages of their corners are `star-<number>`."""

from __future__ import annotations

from typing import Any

from hardboiled.kernel import Action, Catalog, Event

PLACES = frozenset({"space", "path"})


def place(catalog: Catalog, name: str) -> str:
    """A star by its number and corner, a location by its name."""
    corner = f"star-{name}"
    return f"{name} {catalog.format(corner)}" if catalog.has(corner) else str(catalog.name(name))


def called(catalog: Catalog, field: str, value: Any) -> Any:
    """The value of a field as a line of text shows it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if field in PLACES:
        return place(catalog, value[-1] if isinstance(value, tuple) else value)
    if field == "districts" and len(value) > 1:
        one, other = (catalog.name(district) for district in value)
        return catalog.format("either", {"one": one, "other": other})
    if field == "faces":
        return ", ".join(catalog.format(f"face-{face}") for face in value)
    return catalog.name(value)


def line(catalog: Catalog, kind: str, struct: Action | Event) -> str:
    """The message `<kind>-<tag>` with the struct's fields as arguments."""
    fields = {name: called(catalog, name, getattr(struct, name)) for name in struct.__struct_fields__}
    # A card called “Freeze!” brings its own full stop.
    return catalog.format(f"{kind}-{struct.tag}", fields).replace("!.", "!")
