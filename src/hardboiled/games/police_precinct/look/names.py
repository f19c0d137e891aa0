"""What things are called: places have ids that are no words, so their messages are `at-<id>`."""

from __future__ import annotations

from typing import Any

from hardboiled.games.police_precinct.view import View
from hardboiled.kernel import Action, Catalog, Event

PLACES = frozenset({"to", "space", "path", "site", "target"})


def place(catalog: Catalog, name: str) -> str:
    """A street space, crossing, site or hood."""
    at = f"at-{name}"
    return catalog.format(at) if catalog.has(at) else str(catalog.name(name))


def called(catalog: Catalog, field: str, value: Any) -> Any:
    """The value of a field as a line of text shows it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if field == "hood":
        return catalog.format(f"hood-{value}")
    if field == "cause":
        return catalog.format(f"cause-{value}")
    if field == "faces":
        return " ".join(str(face) for face in value)
    if field in PLACES and isinstance(value, str):
        return place(catalog, value)
    if isinstance(value, tuple):
        return ", ".join(str(called(catalog, field, item)) for item in value)
    return catalog.name(value)


def line(catalog: Catalog, kind: str, struct: Action | Event, **more: Any) -> str:
    """The message `<kind>-<tag>` with the struct's fields as arguments."""
    fields = {name: called(catalog, name, getattr(struct, name)) for name in struct.__struct_fields__}
    return catalog.format(f"{kind}-{struct.tag}", {**fields, **more})


def officer_name(view: View, catalog: Catalog, name: str) -> str:
    """An officer's character, with the seat it belongs to."""
    officer = next(officer for officer in view.officers if officer.id == name)
    return str(catalog.name(officer.character)) if officer.character else str(catalog.name(name))
