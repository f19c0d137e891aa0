"""The arithmetic of the map against moves walked out one by one."""

from __future__ import annotations

from collections import deque
from itertools import pairwise
from random import Random

import pytest

from hardboiled.games.go_ahead_punk import GAME
from hardboiled.games.go_ahead_punk.rules.streets import Spread, Streets
from support import rule

CITY = GAME.content()
STREETS: Streets = CITY.streets
FREEWAYS = [segment for line in CITY.lines.freeways for segment in line.segments]
STOPS = {
    "cable": {stop for line in CITY.lines.cable for stop in line.stops},
    "street": {stop for line in CITY.lines.street for stop in line.stops},
}


def roads(space: str) -> set[str]:
    return {b if a == space else a for a, b in CITY.lines.roads if space in (a, b)}


def segments(space: str) -> set[str]:
    return {b if a == space else a for a, b in FREEWAYS if space in (a, b)}


ROADS = {space: roads(space) for space in CITY.spaces}
SEGMENTS = {space: segments(space) for space in CITY.spaces}


def rides(start: str, blocked: set[str]) -> set[str]:
    """Where one ride can end: on any star of the freeway, not past a blocked one, and not where it began."""
    found: set[str] = set()
    queue = deque(SEGMENTS[start])
    while queue:
        star = queue.popleft()
        if star in found or star == start:
            continue
        found.add(star)
        if star not in blocked:
            queue.extend(SEGMENTS[star])
    return found


def walked(
    start: str, points: int, blocked: set[str], freeways: bool, passes: tuple[str, ...]
) -> tuple[set[str], set[str], set[str]]:
    """Free ends, ends on somebody, and free ends with a point to spare, of every move that uses all passes."""
    free: set[str] = set()
    met: set[str] = set()
    early: set[str] = set()
    done: set[tuple[str, int, tuple[str, ...]]] = set()
    queue = deque([(start, points, passes)])
    while queue:
        at, left, held = queue.popleft()
        if not left or (at, left, held) in done:
            continue
        done.add((at, left, held))
        ways = [(end, held) for end in ROADS[at] | (rides(at, blocked) if freeways else set())]
        for network in set(held):
            if at in STOPS[network]:
                rest = list(held)
                rest.remove(network)
                ways += [(stop, tuple(rest)) for stop in STOPS[network] - {at}]
        for end, rest in ways:
            if end in blocked:
                if not rest:
                    met.add(end)
                continue
            if not rest:
                free.add(end)
                if left > 1:
                    early.add(end)
            queue.append((end, left - 1, rest))
    return free, met, early


def named(spread: Spread) -> tuple[set[str], ...]:
    return tuple(set(STREETS.listed(mask)) for mask in spread)


@rule("GP-MOV.3", "GP-MOV.4", "GP-MOV.7", "GP-MOV.9", "GP-MOV.20", "GP-MOV.21")
@pytest.mark.parametrize("points", [1, 2, 4])
@pytest.mark.parametrize("freeways", [True, False])
def test_where_a_move_can_lead(points: int, freeways: bool) -> None:
    rng = Random(points)
    starts = [*rng.sample(STREETS.names, 12), "65", "146", "1", "7", "63"]
    for start in starts:
        cops = set(rng.sample(STREETS.names, 2)) | {rng.choice(["57", "65", "114", "140", start])}
        expected = walked(start, points, cops, freeways, ())
        found = STREETS.spread(STREETS.bits[start], points, STREETS.mask(cops), freeways)
        assert named(found) == expected, (start, cops)


@rule("GP-MOV.11", "GP-MOV.12", "GP-MOV.15", "GP-MOV.21")
@pytest.mark.parametrize("passes", [("cable",), ("street",), ("cable", "street"), ("cable", "cable")])
def test_where_a_move_with_passes_can_lead(passes: tuple[str, ...]) -> None:
    rng = Random(str(passes))
    for start in ("45", "41", "43", "163", "42", *rng.sample(STREETS.names, 5)):
        cops = {*rng.sample(STREETS.names, 2), rng.choice(["41", "95", "48", "47"])}
        for points in (1, 2, 4):
            expected = walked(start, points, cops, True, passes)
            found = STREETS.spread(STREETS.bits[start], points, STREETS.mask(cops), True, passes)
            assert named(found) == expected, (start, cops, points)


@rule("GP-MOV.20")
def test_a_move_from_several_places_leads_where_each_of_them_leads() -> None:
    rng = Random(5)
    for passes in ((), ("street",)):
        starts, cops = rng.sample(STREETS.names, 4), set(rng.sample(STREETS.names, 3))
        expected = [walked(start, 3, cops, True, passes) for start in starts]
        found = STREETS.spread(STREETS.mask(starts), 3, STREETS.mask(cops), True, passes)
        assert named(found) == tuple(set().union(*parts) for parts in zip(*expected, strict=True))


@rule("GP-MOV.2", "GP-ER.8")
def test_distances_by_points_and_by_road() -> None:
    for start in ("1", "45", "65", "90", "HC"):
        points, steps = STREETS.points(start), STREETS.road_steps(start)
        assert points.keys() == steps.keys() == set(STREETS.names)
        for far in (1, 2, 3):
            free, _, _ = walked(start, far, set(), True, ())
            assert {space for space, n in points.items() if 0 < n <= far} == free - {start}
            free, _, _ = walked(start, far, set(), False, ())
            assert {space for space, n in steps.items() if 0 < n <= far} == free - {start}
            assert STREETS.within(start, far) == [space for space, n in points.items() if n <= far]
        assert list(points.values()) == sorted(points.values()), "the nearest first"
        assert points[start] == steps[start] == 0
    assert STREETS.road_steps(STREETS.bits["45"]) == STREETS.road_steps("45")


@rule("GP-AIC.2", "GP-MOV.8")
def test_a_shortest_way_is_one_and_goes_by_road_where_a_road_will_do() -> None:
    rng = Random(3)
    for _ in range(60):
        start, end = rng.sample(STREETS.names, 2)
        left, at = STREETS.points(end), start
        way = STREETS.path(start, end)
        assert len(way) == left[start]
        for leg in way:
            nearer = [space for space in STREETS.roads[at] if left[space] < left[at]]
            if nearer:
                assert leg == (nearer[0],)
            else:
                assert leg[-1] == min(
                    (s for s in STREETS.rides[at] if left[s] < left[at]), key=STREETS.order.__getitem__
                )
                stars = (at, *leg)
                assert all(b in SEGMENTS[a] for a, b in pairwise(stars))
            at = leg[-1]
        assert at == end


@rule("GP-MOV.4", "GP-MOV.6")
def test_a_ride_passes_the_fewest_stars_and_ends_on_every_star_of_its_freeway() -> None:
    for start, ends in STREETS.rides.items():
        assert set(ends) == rides(start, set())
        assert list(ends) == sorted(ends, key=STREETS.order.__getitem__)
        for end, path in ends.items():
            assert path[-1] == end
            assert start not in path
            stars = (start, *path)
            assert all(b in SEGMENTS[a] for a, b in pairwise(stars))
    assert STREETS.rides["27"]["36"] == ("50", "57", "60", "65", "66", "38", "36")
    assert STREETS.rides["63"]["60"] == ("115", "145", "146", "114", "113", "65", "60")


@rule("GP-RET.5", "GP-ITM.14", "GP-PRE.9")
def test_neighbours_and_adjacent_districts() -> None:
    for space in STREETS.names:
        assert set(STREETS.near[space]) == ROADS[space] | SEGMENTS[space]
        assert len(STREETS.near[space]) == len(set(STREETS.near[space]))
        assert list(STREETS.roads[space]) == sorted(ROADS[space], key=STREETS.order.__getitem__)
    for district, others in STREETS.beside.items():
        here = [space for space in STREETS.names if STREETS.district_of[space] == district]
        found = {STREETS.district_of[end] for space in here for end in ROADS[space]} - {district}
        assert list(others) == sorted(found)
        assert set(STREETS.listed(STREETS.districts[district])) == set(here)


@rule("GP-MAP.11")
def test_a_road_told_twice_or_to_nowhere_counts_once_or_not() -> None:
    small = Streets(
        ["a", "b", "c"], [("a", "b"), ("b", "a"), ("a", "x"), ("b", "c")], [], {}, dict.fromkeys("abc", "d")
    )
    assert small.roads == {"a": ("b",), "b": ("a", "c"), "c": ("b",)}
    assert small.everywhere == 0b111
    assert small.listed(0b101) == ("a", "c")
    assert small.listed(0) == ()
