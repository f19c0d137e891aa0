"""The trail as the Cops see it: how likely Stinger is where, and which ways lead through likely places.

Both follow from a few public facts that stay the same over many questions, so they are worked out once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache
from heapq import nlargest
from math import inf

from hardboiled.games.go_ahead_punk.rules.content import PunkContent
from hardboiled.games.go_ahead_punk.rules.streets import Filled
from hardboiled.kernel import SpaceId


class Trail:
    """The spaces Stinger may be in."""

    def __init__(
        self, content: PunkContent, spaces: tuple[SpaceId, ...], phase: str, hits: tuple[SpaceId, ...]
    ) -> None:
        self.content, self.streets, self.spaces = content, content.streets, spaces
        self.focus = spaces[:: max(1, len(spaces) // 12)]
        """A few places that stand for all of them."""
        wanted = (
            set(content.ports if phase == "escape" else content.hit_locations).difference(hits).intersection(spaces)
        )
        total = len(spaces) + 0.6 * len(wanted)
        self.likely = dict.fromkeys(spaces, 1.0 / total) if spaces else {}
        """By how much he would want to be there."""
        self.likely.update(dict.fromkeys(wanted, 1.6 / total) if wanted else {})
        self.steps_to: Callable[[SpaceId], int] = Filled(self._steps_to).__getitem__
        """How many roads a port is away from the nearest place he may be in."""

    def distance(self, space: SpaceId) -> float:
        """How far he is from there, on average."""
        points, focus = self.streets.points(space), self.focus
        return sum([points[at] for at in focus]) / max(1, len(focus))

    @cached_property
    def distances(self) -> Mapping[SpaceId, float]:
        """How far he is from everywhere: all at once it takes as long as a dozen of them."""
        count = max(1, len(self.focus))
        return dict(
            zip(self.streets.names, [far / count for far in self.streets.summed_points(self.focus)], strict=True)
        )

    def _steps_to(self, port: SpaceId) -> int:
        return min(map(self.streets.road_steps(port).__getitem__, self.spaces), default=9)

    @cached_property
    def threatened(self) -> list[SpaceId]:
        """The ports, those he is nearest to first."""
        return sorted(self.content.ports, key=self._threat)

    def _threat(self, port: SpaceId) -> float:
        steps = self.streets.road_steps(port)
        near = sorted(steps[space] for space in self.spaces)
        return near[0] + near[len(near) // 2] / 2 if near else 9.0


trail = lru_cache(maxsize=512)(Trail)


class BelievedTrail(Trail):
    """The trail of Cops who have watched: where he is, by the odds."""

    def __init__(
        self, content: PunkContent, chances: tuple[tuple[SpaceId, float], ...], phase: str, hits: tuple[SpaceId, ...]
    ) -> None:
        odds = dict(chances)
        super().__init__(content, tuple(odds), phase, hits)
        self.likely = odds
        self.focus = tuple(sorted(odds, key=lambda space: -odds[space])[:20])
        self._whole = sum([odds[at] for at in self.focus])

    def distance(self, space: SpaceId) -> float:
        points, odds = self.streets.points(space), self.likely
        return sum([odds[at] * points[at] for at in self.focus]) / self._whole

    @cached_property
    def distances(self) -> Mapping[SpaceId, float]:
        return Filled(self.distance)


believed = lru_cache(maxsize=512)(BelievedTrail)

DRIVES_LOOKED_AT = 4
"""Of so many a Cop may well take any."""
FORESEEN = 0.8
"""How likely it takes one of these."""


class Walk:
    """Ways along the trail: to a goal, or else to where he is near and no other Cop is."""

    def __init__(self, trail: Trail, goal: SpaceId | None, others: tuple[SpaceId, ...]) -> None:
        self.trail, self.goal = trail, goal
        self.ends: dict[SpaceId, float] = Filled(self._end if goal is None else self._end_at(goal))
        """How good it is to stay somewhere."""
        self._others = others
        self._onward: dict[tuple[SpaceId, int], tuple[float, SpaceId, float]] = {}
        self._steps: dict[tuple[SpaceId, SpaceId, int, bool], float] = {}
        self._drives: dict[int, _Lazy] = {}
        self._crossed: dict[tuple[int, int], dict[SpaceId, float]] = {}

    def _end(self, space: SpaceId) -> float:
        return -self.trail.distances[space] - 0.8 * self._others.count(space)

    def _end_at(self, goal: SpaceId) -> Callable[[SpaceId], float]:
        points = self.trail.streets.points(goal)
        return lambda space: -2.0 * points[space]

    def best(self, space: SpaceId, before: SpaceId, points: int) -> float:
        """How good it is to stay there, or to go on by road to likely places, not straight back."""
        if not points:
            return self.ends[space]
        first, to, second = self._onward.get((space, points)) or self._look_on(space, points)
        return max(self.ends[space], second if to == before else first)

    def _look_on(self, space: SpaceId, points: int) -> tuple[float, SpaceId, float]:
        """How good the best way on by road is, where it leads, and how good the best that leads elsewhere is."""
        likely, left, first, to, second = self.trail.likely, points - 1, -inf, space, -inf
        for on in self.trail.streets.roads[space]:
            worth = 28.0 * likely.get(on, 0.0) + (self.best(on, space, left) if left else self.ends[on])
            if worth > first:
                first, to, second = worth, on, first
            elif worth > second:
                second = worth
        found = self._onward[space, points] = (first, to, second)
        return found

    def step(self, start: SpaceId, end: SpaceId, points: int, ride: bool) -> float:
        """How good a road step or a ride is, with so many points left after it."""
        key = (start, end, points, ride)
        worth = self._steps.get(key)
        if worth is None:
            streets, likely = self.trail.streets, self.trail.likely
            path = streets.rides[start][end] if ride else (end,)
            found = sum([likely.get(space, 0.0) for space in path])
            worth = self._steps[key] = 30.0 * found + self.best(end, start, points)
        return worth

    def drives(self, ways: Mapping[SpaceId, tuple[tuple[SpaceId, ...], ...]]) -> Mapping[SpaceId, float]:
        """How good it is to go all the way to a space and stay there: as good as step by step, and sooner done."""
        return self._drives.setdefault(id(ways), _Lazy(self, ways))

    def crossed(self, ways: Mapping[SpaceId, tuple[tuple[SpaceId, ...], ...]], points: int) -> Mapping[SpaceId, float]:
        """How likely a Cop who takes one of the drives that look best comes through each space."""
        found = self._crossed.get((id(ways), points))
        if found is None:
            found = self._crossed[id(ways), points] = {}
            drives, likely = self.drives(ways), self.trail.likely
            ends = [end for end in likely if 0 < len(ways.get(end, ())) <= points]
            goal = self.goal
            if goal is not None and goal not in likely and 0 < len(ways.get(goal, ())) <= points:
                ends.append(goal)
            best = nlargest(DRIVES_LOOKED_AT, ends, drives.__getitem__) if len(ends) > DRIVES_LOOKED_AT else ends
            for end in best:
                for leg in ways[end]:
                    for space in leg:
                        found[space] = found.get(space, 0.0) + FORESEEN / len(best)
        return found


class _Lazy(dict[SpaceId, float]):
    """How good each drive is, and what is found on its way."""

    def __init__(self, walk: Walk, ways: Mapping[SpaceId, tuple[tuple[SpaceId, ...], ...]]) -> None:
        self.walk, self.ways, self.likely = walk, ways, walk.trail.likely
        self._found: dict[SpaceId, float] = {}

    def __missing__(self, space: SpaceId) -> float:
        """Where he cannot be it is not worth counting what lies on the way: as much is found by stopping sooner."""
        found = self._on_the_way(space) if space in self.likely or space == self.walk.goal else 0.0
        worth = self[space] = found + self.walk.ends[space] + 0.01
        return worth

    def _on_the_way(self, space: SpaceId) -> float:
        """The ways are a tree: what is found up to the last leg is known from the place where that begins."""
        found = self._found.get(space)
        if found is None:
            legs, likely = self.ways[space], self.likely
            last = legs[-1]
            here = likely.get(last[0], 0.0) if len(last) == 1 else sum([likely.get(at, 0.0) for at in last])
            found = 30.0 * here if len(legs) == 1 else self._on_the_way(legs[-2][-1]) + 28.0 * here
            self._found[space] = found
        return found


walk = lru_cache(maxsize=512)(Walk)
