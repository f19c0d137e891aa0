"""What things are called: in a sentence a place has its article, the message's attribute `.the`."""

from __future__ import annotations

from typing import Any

from hardboiled.kernel import Action, Catalog, Event

PLACES = frozenset({"space", "to", "district", "place"})
_CASES = frozenset({"kind"})
"""Fields that a message only selects by."""


def place(catalog: Catalog, name: str) -> str:
    """'docks' is the Docks, 'central-park' Central Park."""
    return catalog.format(name, attribute="the") if name else "none"


def called(catalog: Catalog, field: str, value: Any) -> Any:
    """The value of a field as a line of text shows it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "none"
    if field in _CASES:
        return value
    if field == "picture":
        return catalog.format(f"picture-{value}")
    return place(catalog, value) if field in PLACES and isinstance(value, str) else catalog.name(value)


def line(catalog: Catalog, kind: str, struct: Action | Event) -> str:
    """The message `<kind>-<tag>` with the struct's fields as arguments, beginning with a capital."""
    values = {name: getattr(struct, name) for name in struct.__struct_fields__}
    fields = {name: called(catalog, name, value) for name, value in values.items() if name != "path"}
    if path := values.get("path"):
        fields |= {"start": place(catalog, path[0]), "end": place(catalog, path[-1])}
    if values.get("stat") == "dollars":
        fields["stat"] = catalog.format("dollars", {"count": values.get("amount", 1)}, attribute="counted")
    text = catalog.format(f"{kind}-{struct.tag}", fields)
    return text[:1].upper() + text[1:]
