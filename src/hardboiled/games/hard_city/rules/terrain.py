"""The map as it stands: who may step where, and how far it is. Built once for each arrangement of
obstacles, open Manholes and hatch, and kept by the content, so that rules only look things up."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from hardboiled.kernel import SpaceId
from hardboiled.kernel.ways import distances

FAR = 99
"""The distance of what cannot be reached."""


class Spot(NamedTuple):
    """A space of the printed boards."""

    x: int
    y: int
    region: str
    kind: str


class Plan:
    """The boards of one episode joined, before anything lies on them."""

    def __init__(self, spots: Mapping[SpaceId, Spot]) -> None:
        self.spots = dict(spots)
        by_place = {(spot.region, spot.x, spot.y): space for space, spot in spots.items()}
        self.by_place = by_place
        self.around: dict[SpaceId, tuple[SpaceId, ...]] = {}
        self.beside: dict[SpaceId, tuple[SpaceId, ...]] = {}
        self.near: dict[SpaceId, tuple[SpaceId, ...]] = {}
        """As around, corners last, so that ways go straight where they can."""
        for space, (x, y, region, _) in spots.items():
            near = [
                (dx, dy, by_place[region, x + dx, y + dy])
                for dy in (-1, 0, 1)
                for dx in (-1, 0, 1)
                if (dx or dy) and (region, x + dx, y + dy) in by_place
            ]
            self.around[space] = tuple(other for _, _, other in near)
            self.beside[space] = tuple(other for dx, dy, other in near if not (dx and dy))
            self.near[space] = tuple(sorted(self.around[space], key=lambda other: other not in self.beside[space]))
        self.lanes: dict[Any, tuple[SpaceId, ...]] = {}
        """The ways in for a car, by the action that chooses one: kept by the rules that make them."""

    def ahead(self, space: SpaceId, dx: int, dy: int) -> tuple[SpaceId, ...]:
        """From this space straight on to where the board ends."""
        found: list[SpaceId] = []
        here: SpaceId | None = space
        while here is not None:
            found.append(here)
            spot = self.spots[here]
            here = self.by_place.get((spot.region, spot.x + dx, spot.y + dy))
        return tuple(found)

    def in_line(self, a: SpaceId, b: SpaceId) -> bool:
        """HC-10.23: any of the eight directions, any length, within one board."""
        p, q = self.spots[a], self.spots[b]
        dx, dy = p.x - q.x, p.y - q.y
        return p.region == q.region and (not dx or not dy or abs(dx) == abs(dy))


class Distances(dict[SpaceId, dict[SpaceId, int]]):
    """For each goal the steps to it from every space a Mutant can be on, measured when first asked for.
    What is `barred` can be reached and started from, but not crossed."""

    def __init__(self, prowl: Mapping[SpaceId, Sequence[SpaceId]], barred: frozenset[SpaceId] = frozenset()) -> None:
        super().__init__()
        self._prowl = prowl
        self._barred = barred

    def __missing__(self, goal: SpaceId) -> dict[SpaceId, int]:
        """From the goal backwards: only the Boat has one-way entrances, and it is only a goal."""
        found = {goal: 0}
        edge = [goal]
        inward = self._prowl
        if not inward.get(goal) and goal in inward:
            edge = [space for space, near in inward.items() if goal in near]
            found.update(dict.fromkeys(edge, 1))
        while edge:
            further = []
            for space in edge:
                steps = found[space] + 1
                for near in inward.get(space, ()):
                    if near not in found:
                        found[near] = steps
                        if near not in self._barred:
                            further.append(near)
            edge = further
        self[goal] = found
        return found


class Terrain:
    """Neighbours and distances with obstacles and links in place.

    `walk` is for officers, `prowl` for Mutants, who may enter some obstacles and pass the hatch. `distances` (HC-2.13)
    never lead through an obstacle; `trails`, the ways of Mutants, lead through those they may enter.
    """

    def __init__(
        self,
        plan: Plan,
        obstacles: Mapping[str, Sequence[SpaceId]],
        enterable: Sequence[str],
        links: Sequence[tuple[SpaceId, SpaceId]],
        mutant_links: Sequence[tuple[SpaceId, SpaceId]],
        blind: Sequence[str] = (),
    ) -> None:
        """`blind` obstacles can be entered but not left (the Boat)."""
        self.plan = plan
        water = [space for space, spot in plan.spots.items() if spot.kind == "water"]
        self.filled = frozenset([*water, *(space for covered in obstacles.values() for space in covered)])
        self.covered = {name: tuple(covered) for name, covered in obstacles.items()}
        self.free = tuple(space for space in plan.spots if space not in self.filled)
        self.region = {space: spot.region for space, spot in plan.spots.items()}
        walk = {space: [n for n in plan.near[space] if n not in self.filled] for space in self.free}
        _link(walk, links)
        prowl = {space: list(near) for space, near in walk.items()}
        _link(prowl, mutant_links)
        for name in enterable:
            if name not in obstacles:
                continue
            rim = [s for s in self.free if any(s in plan.around[c] for c in obstacles[name])]
            prowl[SpaceId(name)] = [] if name in blind else rim
            self.region[SpaceId(name)] = plan.spots[obstacles[name][0]].region
            for space in rim:
                prowl[space].append(SpaceId(name))
        self.walk = {space: tuple(near) for space, near in walk.items()}
        self.prowl = {space: tuple(near) for space, near in prowl.items()}
        self.trails = Distances(self.prowl)
        crossed = frozenset(SpaceId(name) for name in enterable if name in obstacles and name not in blind)
        self.distances = Distances(self.prowl, crossed) if crossed else self.trails
        self._sides: dict[str, tuple[SpaceId, ...]] = {}
        self._crossed = crossed
        self._close: dict[tuple[SpaceId, int], Collection[SpaceId]] = {}
        self.laden = {space: tuple(n for n in near if n in walk) for space, near in self.prowl.items()}
        """For Mutants who carry something: no vehicles."""
        self.reaches: dict[tuple[Any, ...], Any] = {}
        """What can be reached from each space, with the actions that lead there: kept by the rules that make them."""

    def distance(self, a: SpaceId, b: SpaceId) -> int:
        return self.distances[b].get(a, FAR)

    def close(self, space: SpaceId, reach: int) -> Collection[SpaceId]:
        """The spaces at most so far away. To look around oneself takes no map of all distances."""
        found = self._close.get((space, reach))
        if found is None:
            ways, barred = self.prowl, self._crossed - {space}
            found = distances(space, lambda here: () if here in barred else ways[here], reach).keys()
            self._close[space, reach] = found
        return found

    def sides(self, name: str) -> tuple[SpaceId, ...]:
        """HC-2.10: the free spaces directly by the side of a token."""
        found = self._sides.get(name)
        if found is None:
            near = [n for c in self.covered[name] for n in self.plan.beside[c] if n not in self.filled]
            found = self._sides[name] = tuple(dict.fromkeys(near))
        return found

    def within(self, space: SpaceId, reach: int) -> list[SpaceId]:
        """Spaces of the same board at most so far away, obstacles that can be entered included."""
        far = self.distances[space]
        region = self.region[space]
        return [s for s in self.prowl if far.get(s, FAR) <= reach and self.region[s] == region]

    def same_board(self, a: SpaceId, b: SpaceId) -> bool:
        """HC-23.21, HC-25.22: Sewer and Rooftop are sealed off from the streets."""
        return self.region[a] == self.region[b]

    def in_line(self, a: SpaceId, b: SpaceId) -> bool:
        return any(self.plan.in_line(p, q) for p in self.covered.get(a, (a,)) for q in self.covered.get(b, (b,)))


def _link(near: dict[SpaceId, list[SpaceId]], links: Sequence[tuple[SpaceId, SpaceId]]) -> None:
    for a, b in links:
        near[a].append(b)
        near[b].append(a)
