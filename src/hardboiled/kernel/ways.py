"""Ways over a graph, breadth-first: how far it is, and how one gets there."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import TypeAlias, TypeVar

N = TypeVar("N", bound=Hashable)

Near: TypeAlias = Mapping[N, Iterable[N]] | Callable[[N], Iterable[N]]
"""What lies one step from a place: a map of it, or a function that tells."""


def distances(start: N | Iterable[N], near: Near[N], most: int | None = None) -> dict[N, int]:
    """How many steps it is to every place within reach, nearest first; `start` may be several places."""
    return _spread(start, near, most)[0]


def came_from(start: N | Iterable[N], near: Near[N], most: int | None = None) -> dict[N, N | None]:
    """For every place within reach the one before it on a shortest way, None where the way begins."""
    return _spread(start, near, most)[1]


def way_to(tree: Mapping[N, N | None], goal: N) -> tuple[N, ...]:
    """The shortest way to a place within reach, both ends included; () where there is none."""
    if goal not in tree:
        return ()
    way = [goal]
    while (before := tree[way[-1]]) is not None:
        way.append(before)
    return tuple(reversed(way))


def _spread(start: N | Iterable[N], near: Near[N], most: int | None) -> tuple[dict[N, int], dict[N, N | None]]:
    beside = near if callable(near) else near.__getitem__
    one = isinstance(start, str) or not isinstance(start, Iterable)
    edge: list[N] = [start] if one else list(start)  # type: ignore[list-item,arg-type]
    far: dict[N, int] = dict.fromkeys(edge, 0)
    before: dict[N, N | None] = dict.fromkeys(edge)
    steps = 0
    while edge and (most is None or steps < most):
        steps += 1
        edge, border = [], edge
        for here in border:
            for other in beside(here):
                if other not in far:
                    far[other], before[other] = steps, here
                    edge.append(other)
    return far, before
