"""How the loyalty cards may lie, by what a seat knows."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from hardboiled.games.police_precinct.view import OfficerView, View


def deals(view: View) -> Iterator[dict[str, str]]:
    """Every deal of the loyalty cards that fits what this seat knows, by officer."""
    known = {officer.id: _known(officer) for officer in view.officers}
    unknown = [name for name, loyalty in known.items() if not loyalty]
    left = view.dirty - sum(loyalty == "dirty" for loyalty in known.values())
    for count in range(max(0, left - view.undealt), min(left, len(unknown)) + 1):
        for dirty in combinations(unknown, count):
            yield {name: loyalty or ("dirty" if name in dirty else "good") for name, loyalty in known.items()}


def surely_dirty(view: View) -> set[str]:
    """Who is dirty in every deal that is left: caught holding evidence back, or the only one it can be."""
    sure = {officer.id for officer in view.officers}
    for deal in deals(view):
        sure = {name for name in sure if deal[name] == "dirty"}
        if not sure:
            break
    return sure


def counted_out(view: View) -> bool:
    """Whether somebody on the force who knows the own card and what all know needs no more to be sure of this seat:
    as many are left who can be dirty as there are Dirty Cops."""
    hidden = [officer for officer in view.officers if not officer.shown]
    left = view.dirty - view.undealt - sum(officer.shown and officer.loyalty == "dirty" for officer in view.officers)
    return len(hidden) - 1 <= left


def _known(officer: OfficerView) -> str:
    return "dirty" if officer.exposed else officer.loyalty
