"""PP-3: the streets, what blocks them, and who stands next to what."""

from __future__ import annotations

from hardboiled.games.police_precinct.rules import C, OfficerSeen, Seen
from hardboiled.kernel import PieceId, SpaceId
from hardboiled.kernel.ways import came_from, distances

Path = tuple[SpaceId, ...]
Closed = frozenset[str]
"""Intersections that cannot be crossed."""

FARTHEST = 99
"""Steps to a place that cannot be reached."""


def blocked(table: Seen, content: C) -> Closed:
    """PP-3.4: the intersections on which an Emergency lies."""
    crossings = content.intersections
    return frozenset([emergency.place for emergency in table.emergencies if emergency.place in crossings])


def routes(content: C, start: SpaceId, closed: Closed, passes: int = 0) -> dict[SpaceId, Path]:
    """PP-3.2, PP-3.3: the shortest way to every space, start included, crossing at most `passes`
    closed intersections; nearest first."""
    key = (start, closed, passes)
    found = content.routes.get(key)
    if found is None:
        found = content.routes[key] = _search(content, start, closed, passes)
    return found


def _search(content: C, start: SpaceId, closed: Closed, passes: int) -> dict[SpaceId, Path]:
    streets = open_streets(content, closed)
    found: dict[SpaceId, Path] = {}
    if not passes:
        for space, before in came_from(start, streets).items():
            found[space] = (*found[before], space) if before is not None else (space,)
        return found

    def onward(here: tuple[SpaceId, int]) -> list[tuple[SpaceId, int]]:
        """Where one gets in a step, and how many closed intersections may then still be crossed."""
        space, left = here
        steps = [(near, left - (cross in closed)) for near, cross in content.crossings[space]]
        return [step for step in steps if step[1] >= 0]

    ways: dict[tuple[SpaceId, int], Path] = {}
    for here, earlier in came_from([(start, passes)], onward).items():
        ways[here] = way = (*ways[earlier], here[0]) if earlier is not None else (start,)
        found.setdefault(here[0], way)
    return found


def open_streets(content: C, closed: Closed) -> dict[SpaceId, list[SpaceId]]:
    """PP-3.2, PP-3.4: the neighbours of each space that can be driven to."""
    found = content.streets.get(closed)
    if found is None:
        found = content.streets[closed] = {
            space: [near for near, cross in crossings if cross not in closed]
            for space, crossings in content.crossings.items()
        }
    return found


def reach(content: C, start: SpaceId, steps: int, closed: Closed, passes: int) -> list[SpaceId]:
    """The other spaces within so many steps."""
    ways = routes(content, start, closed, passes)
    return [space for space, path in ways.items() if 1 < len(path) <= steps + 1]


def steps_to(content: C, spaces: tuple[SpaceId, ...], closed: Closed) -> dict[SpaceId, int]:
    """How many steps it is from each space to the nearest of these."""
    key = (spaces, closed)
    found = content.distances.get(key)
    if found is None:
        far = distances(spaces, open_streets(content, closed))
        found = content.distances[key] = {space: far.get(space, FARTHEST) for space in content.spaces}
    return found


def at_station(officer: OfficerSeen, content: C) -> bool:
    """PP-3.7."""
    return officer.space in content.station


def car_of(officer: OfficerSeen) -> PieceId:
    return PieceId(f"car-{officer.id}")


def vehicles(table: Seen) -> list[SpaceId]:
    """PP-6.11, PP-6.12: where the police vehicles other than the active player's car stand."""
    active = table.officers[table.active]
    found = [other.space for other in table.officers if other.space and other is not active]
    if table.support is not None:
        found.append(table.support)
    return found
