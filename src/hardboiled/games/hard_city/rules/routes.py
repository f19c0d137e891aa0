"""HC-6.1, HC-10.9, HC-13.8: how far one gets in one go, and by which way: the shortest on which nothing happens."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from hardboiled.games.hard_city.rules import Seen
from hardboiled.games.hard_city.rules.ground import terrain
from hardboiled.games.hard_city.rules.state import Mutant
from hardboiled.kernel import SpaceId
from hardboiled.kernel.ways import came_from, way_to

if TYPE_CHECKING:
    from hardboiled.games.hard_city.rules.content import HardCityContent
    from hardboiled.games.hard_city.rules.terrain import Terrain

Tree: TypeAlias = Mapping[SpaceId, SpaceId | None]
"""For each space within reach the one before it on the way."""


class Reach(NamedTuple):
    """How far one gets from a space on foot."""

    tree: Tree
    between: frozenset[SpaceId]
    """The spaces that lead to others."""
    options: tuple[Any, ...]
    """The actions that lead there."""


def reach(ground: Terrain, at: SpaceId, spaces: int, shun: Collection[SpaceId], kind: Any) -> Reach:
    """HC-6.6, HC-23.22: as far as an officer or Ally gets without passing through what hurts; `kind` is the action."""
    kept: Reach | None = ground.reaches.get((at, spaces, kind))
    if kept is None:
        kept = ground.reaches[at, spaces, kind] = _reach(came_from(at, ground.walk, spaces), at, kind)
    if kept.between.isdisjoint(shun):
        return kept
    walk = ground.walk
    return _reach(came_from(at, lambda space: () if space in shun and space != at else walk[space], spaces), at, kind)


def _reach(tree: Tree, at: SpaceId, kind: Any) -> Reach:
    between = frozenset(before for before in tree.values() if before is not None and before != at)
    return Reach(tree, between, tuple([kind(space) for space in tree if space != at]))


def harmful(table: Seen, safe: bool) -> set[SpaceId]:
    """Where it hurts to pass: among active Mutants, unless one is `safe` from them, and in Toxic Clouds."""
    found = set() if safe else {mutant.at for mutant in table.mutants if not mutant.stunned}
    if table.clouds:
        found.update(table.clouds)
    return found


def prowl_tree(table: Seen, content: HardCityContent, at: SpaceId, laden: bool) -> Tree:
    """HC-10.17: the ways of a Mutant; with a Barrel or the Mayor it enters no vehicle."""
    ground = terrain(table, content)
    kept: Tree | None = ground.reaches.get((at, laden))
    if kept is None:
        kept = ground.reaches[at, laden] = came_from(at, ground.laden if laden else ground.prowl)
    return kept


def prowled(table: Seen, content: HardCityContent, mutant: Mutant, spaces: int, laden: bool) -> list[SpaceId]:
    """Where a Mutant gets to in so many spaces, the nearest first."""
    tree, steps, found = prowl_tree(table, content, mutant.at, laden), {mutant.at: 0}, []
    for space, before in tree.items():
        if before is not None:
            steps[space] = steps[before] + 1
            if steps[space] > spaces:
                break
            found.append(space)
    return found


def route(tree: Tree, to: SpaceId) -> tuple[SpaceId, ...]:
    """The way there, without where it begins."""
    return way_to(tree, to)[1:]
