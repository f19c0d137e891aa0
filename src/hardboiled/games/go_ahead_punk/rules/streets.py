"""The street map as arithmetic: a set of spaces is one whole number, a bit a space.

So a secret move from a hundred possible places is worked out as fast as one from a single place,
and what the Cops can know stays exact (see `rules/knowledge.py`).
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache, reduce
from itertools import chain, combinations
from operator import or_
from sys import byteorder
from typing import NamedTuple, TypeVar

from hardboiled.kernel import SpaceId
from hardboiled.kernel.ways import came_from, way_to

Mask = int
"""A set of spaces."""


K = TypeVar("K")
V = TypeVar("V")


class Filled(dict[K, V]):
    """A table whose entries are worked out when they are first looked up."""

    def __init__(self, work: Callable[[K], V]) -> None:
        self._work = work

    def __missing__(self, key: K) -> V:
        found = self[key] = self._work(key)
        return found


class Spread(NamedTuple):
    """Where a move can lead: free spaces, occupied spaces it ends on, free ones with a point to spare."""

    free: Mask
    met: Mask
    early: Mask


class Streets:
    """Neighbours, rides and distances of one map."""

    def __init__(
        self,
        names: Sequence[SpaceId],
        roads: Iterable[tuple[SpaceId, SpaceId]],
        freeways: Iterable[tuple[SpaceId, SpaceId]],
        networks: Mapping[str, Iterable[SpaceId]],
        districts: Mapping[SpaceId, str],
    ) -> None:
        self.names = tuple(names)
        self.bits: dict[SpaceId, Mask] = {name: 1 << i for i, name in enumerate(self.names)}
        self.everywhere: Mask = (1 << len(self.names)) - 1
        self.roads = self._neighbours(roads)
        self.freeways = self._neighbours(freeways)
        self.networks = {name: self.mask(stops) for name, stops in networks.items()}
        self.on_freeway = self.mask(name for name in self.names if self.freeways[name])
        self.near = {name: [*self.roads[name], *self._only_freeway(name)] for name in self.names}
        """One road or one freeway segment away (GP-RET.5, GP-ITM.14)."""
        self.district_of = dict(districts)
        self.districts: dict[str, Mask] = {}
        for name in self.names:
            district = self.district_of[name]
            self.districts[district] = self.districts.get(district, 0) | self.bits[name]
        self.beside = self._beside()
        self._width = (len(self.names) + 7) // 8
        self._rows, self._names = self._road_rows(), self._name_rows()
        self._from_one = {self.bits[name]: self.mask(ends) for name, ends in self.roads.items()}
        self._parts: dict[Mask, list[tuple[Mask, Mask]]] = {}
        self.road_steps: Callable[[Mask | SpaceId], dict[SpaceId, int]] = Filled(self._road_steps).__getitem__
        """Road steps from a space to every other."""
        self.points: Callable[[SpaceId], dict[SpaceId, int]] = Filled(self._points).__getitem__
        """Movement points by road and freeway from a space to every other."""
        self._point_rows = Filled(self._row)
        self._within: dict[tuple[SpaceId, int], list[SpaceId]] = {}
        self._spreads = lru_cache(maxsize=20_000)(self._spread)
        self._clear = Filled(self._spread_when_clear)
        self.listed = lru_cache(maxsize=20_000)(self._listed)
        self.masked: Callable[[tuple[SpaceId, ...]], Mask] = lru_cache(maxsize=20_000)(self.mask)
        self._balls = Filled(self._ball)
        self._paths: dict[tuple[SpaceId, SpaceId], list[tuple[SpaceId, ...]]] = {}
        self.way: Callable[[tuple[SpaceId, SpaceId]], tuple[SpaceId, ...]] = Filled(self._way).__getitem__
        """The spaces of a shortest way from one space to another, without the first."""
        self.order = {name: number for number, name in enumerate(self.names)}
        """Stars by number, then locations: the last word on ties (GP-AIC.7)."""
        self.rides = {name: self._rides(name) for name in self.names if self.freeways[name]}
        self._ramps = self.mask(self.rides)
        """By star: each star of its freeway, with the stars on the way there, the last included."""

    def _neighbours(self, edges: Iterable[tuple[SpaceId, SpaceId]]) -> dict[SpaceId, tuple[SpaceId, ...]]:
        found: dict[SpaceId, list[SpaceId]] = {name: [] for name in self.names}
        for a, b in edges:
            if a in found and b in found and b not in found[a]:
                found[a].append(b)
                found[b].append(a)
        order = {name: i for i, name in enumerate(self.names)}
        return {name: tuple(sorted(ends, key=order.__getitem__)) for name, ends in found.items()}

    def _only_freeway(self, name: SpaceId) -> list[SpaceId]:
        return [other for other in self.freeways[name] if other not in self.roads[name]]

    def _beside(self) -> dict[str, tuple[str, ...]]:
        """GP-PRE.9: districts are adjacent when a road joins them."""
        found: dict[str, set[str]] = {district: set() for district in self.districts}
        for name, ends in self.roads.items():
            found[self.district_of[name]].update(self.district_of[end] for end in ends)
        return {district: tuple(sorted(others - {district})) for district, others in found.items()}

    # Sets of spaces.

    def mask(self, spaces: Iterable[SpaceId]) -> Mask:
        return reduce(or_, map(self.bits.__getitem__, spaces), 0)

    def _listed(self, mask: Mask) -> tuple[SpaceId, ...]:
        """The spaces of a set, in the map's order."""
        names = zip(self._names, mask.to_bytes(self._width, "little"), strict=True)
        return tuple(chain.from_iterable([row[byte] for row, byte in names if byte]))

    def _name_rows(self) -> list[list[tuple[SpaceId, ...]]]:
        """For each byte of a set and each of its values, the spaces: a table to list by."""
        eights = [self.names[at : at + 8] for at in range(0, len(self.names), 8)]
        return [
            [tuple([name for bit, name in enumerate(eight) if value >> bit & 1]) for value in range(256)]
            for eight in eights
        ]

    # One step of a whole set.

    def _road_rows(self) -> list[list[Mask]]:
        """For each byte of a set and each of its values, the spaces a road away: a table to step by."""
        ends = [self.mask(self.roads[name]) for name in self.names]
        rows = []
        for byte in range(self._width):
            row = [0] * 256
            for value in range(1, 256):
                low = value & -value
                index = byte * 8 + low.bit_length() - 1
                row[value] = row[value ^ low] | (ends[index] if index < len(ends) else 0)
            rows.append(row)
        return rows

    def by_road(self, mask: Mask) -> Mask:
        if mask in self._from_one:
            return self._from_one[mask]
        out = 0
        for row, byte in zip(self._rows, mask.to_bytes(self._width, "little"), strict=True):
            if byte:
                out |= row[byte]
        return out

    def by_freeway(self, mask: Mask, blocked: Mask) -> Mask:
        """Every star one ride can end on; a ride never goes on past a blocked star (GP-MOV.21)."""
        mask &= self.on_freeway
        if not mask:
            return 0
        blocked &= self.on_freeway
        parts = self._parts.get(blocked)
        if parts is None:
            parts = self._parts[blocked] = self._freeway_parts(blocked)
        out = 0
        for part, border in parts:
            here = mask & part
            if here:
                out |= border | (part if here & (here - 1) else part ^ here)
        for start in self.listed(mask & blocked):
            for end in self.freeways[start]:
                bit = self.bits[end]
                part, border = next((p for p in parts if p[0] & bit), (bit, 0))
                out |= part | border & ~self.bits[start]
        return out

    def _freeway_parts(self, blocked: Mask) -> list[tuple[Mask, Mask]]:
        """What is left connected of the freeways between blocked stars, and the blocked stars beside it."""
        parts, seen = [], blocked
        for name in self.names:
            if not self.bits[name] & self.on_freeway & ~seen:
                continue
            part, border, queue = 0, 0, [name]
            for star in queue:
                if self.bits[star] & part:
                    continue
                part |= self.bits[star]
                for end in self.freeways[star]:
                    if self.bits[end] & blocked:
                        border |= self.bits[end]
                    elif not self.bits[end] & part:
                        queue.append(end)
            seen |= part
            parts.append((part, border))
        return parts

    def spread(
        self, start: Mask, points: int, blocked: Mask, freeways: bool = True, passes: tuple[str, ...] = ()
    ) -> Spread:
        """GP-MOV.3 to GP-MOV.21: all ends of a move of 1 to `points` points that uses all the `passes`.

        A move stops on a blocked space it enters; a transit ride checks only its last stop.
        """
        if passes or start & (start - 1):
            return self._spreads(start, points, blocked, freeways, passes)
        # From a single space only who can be reached with a point to spare, or is driven past on a freeway, is in the
        # way of anything, and nobody gets farther by coming back to where he began.
        clear = self._clear[start, points, freeways]
        blocked &= clear.free | start
        passed = clear.early | self._ramps if freeways else clear.early
        if blocked & passed & ~start:
            return self._spreads(start, points, blocked, freeways, ())
        return Spread(clear.free & ~blocked, clear.free & blocked, clear.early & ~blocked)

    def _spread(self, start: Mask, points: int, blocked: Mask, freeways: bool, passes: tuple[str, ...]) -> Spread:
        if not passes:
            return self._spread_on_foot(start, points, blocked, freeways)
        layers: dict[tuple[str, ...], Mask] = {passes: start}
        free = met = early = 0
        for left in range(points - 1, -1, -1):
            entered: dict[tuple[str, ...], Mask] = {}
            for held, mask in layers.items():
                out = self.by_road(mask)
                if freeways:
                    out |= self.by_freeway(mask, blocked)
                entered[held] = entered.get(held, 0) | out
                for network in dict.fromkeys(held):
                    stops = self.networks[network]
                    here = mask & stops
                    if here:
                        at = held.index(network)
                        rest = held[:at] + held[at + 1 :]
                        entered[rest] = entered.get(rest, 0) | (stops if here & (here - 1) else stops ^ here)
            done = entered.get((), 0)
            met |= done & blocked
            free |= done & ~blocked
            if left:
                early |= done & ~blocked
            layers = {held: mask & ~blocked for held, mask in entered.items()}
        return Spread(free, met, early)

    def _spread_when_clear(self, move: tuple[Mask, int, bool]) -> Spread:
        start, points, freeways = move
        return self._spread_on_foot(start, points, 0, freeways)

    def starts(self, points: int, blocked: Mask, passes: tuple[str, ...]) -> Mask:
        """GP-MOV.15: where somebody can be who uses up all these passes in a move of so many points."""
        # From the last point backwards: where the passes still held can be used up from.
        able: dict[tuple[str, ...], Mask] = {}
        for _ in range(points):
            before: dict[tuple[str, ...], Mask] = {}
            for held in _parts_of(passes):
                free = able.get(held, 0) & ~blocked
                found = able.get(held, 0) | self.by_road(free) | self.by_freeway(free, blocked)
                for network in dict.fromkeys(held):
                    at = held.index(network)
                    rest = held[:at] + held[at + 1 :]
                    stops = self.networks[network]
                    ends = stops if not rest else stops & able.get(rest, 0) & ~blocked
                    if ends:
                        found |= stops if ends & (ends - 1) else stops ^ ends
                before[held] = found
            able = before
        return able[passes]

    def _spread_on_foot(self, start: Mask, points: int, blocked: Mask, freeways: bool) -> Spread:
        layer, free, met, early = start, 0, 0, 0
        for left in range(points - 1, -1, -1):
            out = self.by_road(layer)
            if freeways:
                out |= self.by_freeway(layer, blocked)
            met |= out & blocked
            layer = out & ~blocked
            free |= layer
            if left:
                early = free
        return Spread(free, met, early)

    # Rides, paths and distances.

    def _rides(self, star: SpaceId) -> dict[SpaceId, tuple[SpaceId, ...]]:
        tree = came_from(star, self.freeways)
        ends = sorted(tree.keys() - {star}, key=self.names.index)
        return {end: way_to(tree, end)[1:] for end in ends}

    def _road_steps(self, start: Mask | SpaceId) -> dict[SpaceId, int]:
        return self._distances(self.bits[start] if isinstance(start, str) else start, rides=False)

    def _points(self, start: SpaceId) -> dict[SpaceId, int]:
        return self._distances(self.bits[start], rides=True)

    def _row(self, start: SpaceId) -> int:
        """The movement points from a space to every other as one number, two bytes a space in the map's order."""
        points = self.points(start)
        return int.from_bytes(array("H", map(points.__getitem__, self.names)), byteorder)

    def summed_points(self, starts: Iterable[SpaceId]) -> Sequence[int]:
        """The movement points from each of these spaces, added up, to every space in the map's order."""
        total = sum(map(self._point_rows.__getitem__, starts))
        return memoryview(total.to_bytes(2 * len(self.names), byteorder)).cast("H")

    def within(self, start: SpaceId, points: int) -> list[SpaceId]:
        """The spaces so many movement points away at most, the nearest first."""
        found = self._within.get((start, points))
        if found is None:
            far = self.points(start)
            found = self._within[start, points] = [space for space in far if far[space] <= points]
        return found

    def _ball(self, start: SpaceId) -> list[Mask]:
        """By movement points: the spaces so many away at most, as a set."""
        return [self.mask(self.within(start, points)) for points in range(max(self.points(start).values()) + 1)]

    def around(self, start: SpaceId, points: int) -> Mask:
        """The spaces so many movement points away at most, as a set."""
        ball = self._balls[start]
        return ball[points] if points < len(ball) else ball[-1]

    def nearest(self, mask: Mask, goal: SpaceId) -> Mask:
        """Those of some spaces with the fewest movement points to the goal."""
        return next(found for ball in self._balls[goal] if (found := mask & ball))

    def _distances(self, start: Mask, rides: bool) -> dict[SpaceId, int]:
        found, reached, layer, steps = {}, start, start, 0
        while layer:
            for name in self.listed(layer):
                found[name] = steps
            steps += 1
            out = self.by_road(layer)
            if rides:
                out |= self.by_freeway(layer, 0)
            layer = out & ~reached
            reached |= layer
        return found

    def path(self, start: SpaceId, end: SpaceId) -> list[tuple[SpaceId, ...]]:
        """A shortest way, one tuple a point: a road step, or the stars of a ride."""
        if (start, end) in self._paths:
            return self._paths[start, end]
        left = self.points(end)
        way: list[tuple[SpaceId, ...]] = []
        at = start
        while at != end:
            road = next((name for name in self.roads[at] if left[name] < left[at]), None)
            if road is not None:
                way.append((road,))
            else:
                star = next(name for name in self.rides[at] if left[name] < left[at])
                way.append(self.rides[at][star])
            at = way[-1][-1]
        self._paths[start, end] = way
        return way

    def _way(self, ends: tuple[SpaceId, SpaceId]) -> tuple[SpaceId, ...]:
        return tuple([space for leg in self.path(*ends) for space in leg])


def _parts_of(passes: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Every choice of some of the passes, one at least."""
    return list(dict.fromkeys(part for count in range(1, len(passes) + 1) for part in combinations(passes, count)))
