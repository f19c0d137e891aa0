"""What things are called: spaces and numbered pieces have ids that are no words."""

from __future__ import annotations

import re
from typing import Any

from hardboiled.kernel import Action, Catalog, Event

_NUMBERED = re.compile(r"^(mutant|rat|soldier|civilian|barrel|manhole|police|street)-(\d+)$")
_ALIKE = {"civilian": "civilian", "police": "police-crate", "street": "street-crate"}
"""Pieces whose number means nothing to players."""
_SPACE = re.compile(r"^(s-|r-)?([a-k])(\d+)$")
_REGIONS = {"s-": "region-sewer", "r-": "region-rooftop", "": "region-street"}
_WORDS = {"faces": "face", "heading": "heading", "basic": "basic", "kind": "kind", "reason": "reason", "side": "side"}
"""Fields whose values are words of their own: `face-donut`, `reason-horde`."""
_CASES = frozenset({"how", "deck", "attack"})
"""Fields that a message only selects by."""


def place(catalog: Catalog, name: str) -> str:
    """'c4' is C4, 's-a1' Sewer A1; a vehicle has its own name."""
    found = _SPACE.match(name)
    if found is None:
        return str(catalog.name(name))
    return catalog.format(_REGIONS[found[1] or ""]) + found[2].upper() + found[3]


def piece(catalog: Catalog, name: str) -> str:
    """'mutant-3' is Mutant 3, 'civilian-3' just a Civilian."""
    found = _NUMBERED.match(name)
    if found is None:
        return place(catalog, name)
    if found[1] in _ALIKE:
        return catalog.format(_ALIKE[found[1]])
    return f"{catalog.format(f'kind-{found[1]}')} {found[2]}"


def called(catalog: Catalog, field: str, value: Any) -> Any:
    """The value of a field as a line of text shows it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if field in _CASES or isinstance(value, int):
        return value
    if field in _WORDS:
        values = value if isinstance(value, tuple) else (value,)
        return ", ".join(catalog.format(f"{_WORDS[field]}-{one}") for one in values)
    if field == "path":
        return piece(catalog, value[-1])
    if isinstance(value, tuple):
        return ", ".join(str(called(catalog, "", one)) for one in value)
    return piece(catalog, value) if value else "none"


def line(catalog: Catalog, kind: str, struct: Action | Event) -> str:
    """The message `<kind>-<tag>` with the struct's fields as arguments, beginning with a capital."""
    fields = {name: called(catalog, name, getattr(struct, name)) for name in struct.__struct_fields__}
    text = catalog.format(f"{kind}-{struct.tag}", fields)
    return text[:1].upper() + text[1:]
