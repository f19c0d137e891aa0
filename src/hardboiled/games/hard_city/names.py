"""What things are called in a player's language."""

from __future__ import annotations

import re
from typing import Any

from hardboiled.kernel import Action, Catalog, Event

_NUMBERED = re.compile(r"^(mutant|rat|soldier|civilian|barrel|manhole|police|street)-(\d+)$")
_SPACE = re.compile(r"^(s-|r-)?([a-k])(\d+)$")
_REGIONS = {"s-": "region-sewer", "r-": "region-rooftop", "": "region-street"}


def space_name(catalog: Catalog, space: str) -> str:
    """'c4' is C4, 's-a1' Sewer A1; a vehicle has its own name."""
    found = _SPACE.match(space)
    if found is None:
        return catalog.format(space) if catalog.has(space) else space
    return catalog.format(_REGIONS[found[1] or ""]) + found[2].upper() + found[3]


def name_of(catalog: Catalog, thing: Any) -> Any:
    """A piece, space, card, officer or number as text."""
    if isinstance(thing, bool):
        return "yes" if thing else "no"
    if isinstance(thing, int):
        return thing
    if isinstance(thing, tuple):
        return ", ".join(str(name_of(catalog, one)) for one in thing)
    if not thing:
        return "none"
    if _SPACE.match(thing):
        return space_name(catalog, thing)
    found = _NUMBERED.match(thing)
    if found is not None:
        kind = catalog.format(f"kind-{found[1]}")
        return kind if found[1] in ("civilian", "police", "street") else f"{kind} {found[2]}"
    return catalog.format(thing) if catalog.has(thing) else thing


def label(catalog: Catalog, kind: str, struct: Action | Event) -> str:
    """The line of an action or event, its fields named."""
    args = {field: _field(catalog, field, getattr(struct, field)) for field in struct.__struct_fields__}
    return catalog.format(f"{kind}-{struct.tag}", args)


_WORDS = {"faces": "face", "heading": "heading", "basic": "basic", "kind": "kind", "reason": "reason", "side": "side"}


def _field(catalog: Catalog, field: str, value: Any) -> Any:
    if field in _WORDS:
        values = value if isinstance(value, tuple) else (value,)
        return ", ".join(catalog.format(f"{_WORDS[field]}-{one}") for one in values)
    if field == "path":
        return name_of(catalog, value[-1])
    if field in ("how", "deck", "attack"):
        return value
    return name_of(catalog, value)
