"""PP-3: the streets, what blocks them, and who stands next to what."""

from __future__ import annotations

from collections import deque
from functools import cache

from hardboiled.games.police_precinct.rules import C, OfficerSeen, Seen
from hardboiled.kernel import PieceId, SpaceId

Path = tuple[SpaceId, ...]

FARTHEST = 99
"""Steps to a place that cannot be reached."""


def blocked(table: Seen, content: C) -> tuple[str, ...]:
    """PP-3.4: the intersections on which an Emergency lies."""
    closed: tuple[str, ...] = ()
    crossings = content.intersections
    for emergency in table.emergencies:
        if emergency.place in crossings:
            closed = (*closed, emergency.place)
    return tuple(sorted(closed)) if len(closed) > 1 else closed


def routes(content: C, start: SpaceId, closed: tuple[str, ...], passes: int = 0) -> dict[SpaceId, Path]:
    """PP-3.2, PP-3.3: the shortest way to every space, start included, crossing at most `passes`
    closed intersections; nearest first."""
    key = (start, closed, passes)
    found = content.routes.get(key)
    if found is None:
        found = content.routes[key] = _search(content, start, closed, passes)
    return found


def _search(content: C, start: SpaceId, closed: tuple[str, ...], passes: int) -> dict[SpaceId, Path]:
    found: dict[SpaceId, Path] = {start: (start,)}
    seen = {(start, passes)}
    queue: deque[tuple[SpaceId, int, Path]] = deque([(start, passes, (start,))])
    while queue:
        space, left, path = queue.popleft()
        for near, cross in content.crossings[space]:
            after = left - (cross in closed)
            if after >= 0 and (near, after) not in seen:
                seen.add((near, after))
                found.setdefault(near, (*path, near))
                queue.append((near, after, (*path, near)))
    return found


def reach(content: C, start: SpaceId, steps: int, closed: tuple[str, ...], passes: int) -> list[SpaceId]:
    """The other spaces within so many steps."""
    ways = routes(content, start, closed, passes)
    return [space for space, path in ways.items() if 1 < len(path) <= steps + 1]


def steps_to(content: C, spaces: tuple[SpaceId, ...], closed: tuple[str, ...]) -> dict[SpaceId, int]:
    """How many steps it is from each space to the nearest of these."""
    key = (spaces, closed)
    found = content.distances.get(key)
    if found is None:
        found = content.distances[key] = {start: _steps(content, start, spaces, closed) for start in content.spaces}
    return found


def _steps(content: C, start: SpaceId, spaces: tuple[SpaceId, ...], closed: tuple[str, ...]) -> int:
    ways = routes(content, start, closed)
    return min((len(ways[space]) - 1 for space in spaces if space in ways), default=FARTHEST)


def at_station(officer: OfficerSeen, content: C) -> bool:
    """PP-3.7."""
    return officer.space in content.station


@cache
def place_name(hood: int) -> str:
    return f"hood-{hood}"


@cache
def hood_number(place: str) -> int:
    """The number of a hood; 0 for any other place."""
    return int(place[-1]) if place.startswith("hood-") else 0


def car_of(officer: OfficerSeen) -> PieceId:
    return PieceId(f"car-{officer.id}")


def vehicles(table: Seen) -> list[SpaceId]:
    """PP-6.11, PP-6.12: where the police vehicles other than the active player's car stand."""
    active = table.officers[table.active]
    found = [other.space for other in table.officers if other.space and other is not active]
    if table.support is not None:
        found.append(table.support)
    return found
