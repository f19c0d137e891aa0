"""Ways over a graph."""

from __future__ import annotations

from itertools import pairwise
from random import Random

from hardboiled.kernel.ways import came_from, distances, way_to

STREET = {"a": "b", "b": "ac", "c": "bd", "d": "ce", "e": "d", "x": ""}


def test_distances_nearest_first() -> None:
    assert list(distances("b", STREET).items()) == [("b", 0), ("a", 1), ("c", 1), ("d", 2), ("e", 3)]
    assert distances("b", STREET, most=1) == {"b": 0, "a": 1, "c": 1}
    assert distances(("a", "e"), STREET.__getitem__) == {"a": 0, "e": 0, "b": 1, "d": 1, "c": 2}


def test_a_shortest_way_and_none() -> None:
    tree = came_from("a", STREET)
    assert way_to(tree, "d") == ("a", "b", "c", "d")
    assert way_to(tree, "a") == ("a",)
    assert way_to(tree, "x") == ()


def test_as_floyd_and_warshall_say() -> None:
    rng = Random(5)
    for _ in range(30):
        near = {n: [m for m in range(12) if m != n and rng.random() < 0.15] for n in range(12)}
        far = {(a, b): 0 if a == b else 1 if b in near[a] else 99 for a in near for b in near}
        for k in near:
            for a in near:
                for b in near:
                    far[a, b] = min(far[a, b], far[a, k] + far[k, b])
        for a in near:
            assert distances(a, near) == {b: far[a, b] for b in near if far[a, b] < 99}
            for b, steps in distances(a, near).items():
                way = way_to(came_from(a, near), b)
                assert len(way) == steps + 1
                assert all(two in near[one] for one, two in pairwise(way))
