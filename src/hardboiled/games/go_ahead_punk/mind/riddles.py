"""What the Cops can work out for certain: where Stinger can be, where he can go, and where he can strike next."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from hardboiled.games.go_ahead_punk.rules.content import PunkContent
from hardboiled.games.go_ahead_punk.rules.hits import may_hit, rocket_of, under_chopper
from hardboiled.games.go_ahead_punk.rules.kinds import address
from hardboiled.games.go_ahead_punk.rules.knowledge import cops_mask
from hardboiled.games.go_ahead_punk.rules.modes import mode_of
from hardboiled.games.go_ahead_punk.rules.state import STINGER, PunkState
from hardboiled.games.go_ahead_punk.view import View
from hardboiled.kernel import Catalog, Kind, Riddle, SeatId, SpaceId, Standing

PLACE = Kind(target="space:{}", spell=address)
TOO_MANY = 45
"""Where he can be in so many places, nobody wants to count them."""
NEAR = 3
"""Spaces so many roads away from the nearest possible one tempt."""


def hunts(view: View) -> bool:
    """Whether this seat looks for him."""
    return view.seat != STINGER and mode_of(view).hidden and not view.preparing and view.outcome is None


# Where he is.


def places(view: View, content: PunkContent) -> Mapping[str, Standing]:
    """What lies at the edge of the possible places comes first, on both sides of it."""
    if not hunts(view) or view.stinger.shown or len(view.possible) < 2:
        return {}
    maybe: Standing = "maybe"
    if len(view.possible) > TOO_MANY:
        return dict.fromkeys(view.possible, maybe)
    possible, roads = set(view.possible), content.streets.roads
    taken = {cop.space for cop in view.cops}
    edge = [space for space in view.possible if not possible.issuperset(roads[space])]
    inside = [space for space in view.possible if space not in edge]
    around = [space for space in _around(content, possible) if space not in taken]
    return {**dict.fromkeys([*edge, *inside], maybe), **dict.fromkeys(around, "never")}


def _around(content: PunkContent, spaces: Iterable[SpaceId]) -> list[SpaceId]:
    """The spaces a few roads away, the nearest first."""
    seen = set(spaces)
    found: list[SpaceId] = []
    rim = sorted(seen)
    for _ in range(NEAR):
        rim = sorted({end for space in rim for end in content.streets.roads[space]} - seen)
        seen.update(rim)
        found += rim
    return found


def is_there(state: PunkState, content: PunkContent, seat: SeatId) -> Collection[str]:
    return (state.stinger.space,)


def known_place(view: View) -> bool:
    """All know where he is, and no silent hit is to come to light."""
    return hunts(view) and len(view.possible) == 1 and not view.maybe_silent


def last_seen(first: View, view: View, content: PunkContent, catalog: Catalog, answer: str) -> Mapping[str, Any]:
    start = first.possible[0]
    return {"start": address(catalog, start), "same": "yes" if answer == start else "no"}


# Where he can strike.


def targets(view: View, content: PunkContent) -> Mapping[str, Standing]:
    """The hit locations, those near his possible places first."""
    rifle = content.settings.stinger_items[0]
    if not hunts(view) or view.phase != "hunt" or view.maybe_silent or rifle not in view.stinger.items:
        return {}
    near = {space: n for n, space in enumerate([*view.possible, *_around(content, view.possible)])}
    order = sorted(content.hit_locations, key=lambda space: (near.get(space, 999), space))
    return {space: "never" if barred(view, content, space) else "maybe" for space in order}


def barred(view: View, content: PunkContent, space: SpaceId) -> str:
    """Why no hit can be made there next, by all that lies open; nothing where one may be."""
    place, settings = content.spaces[space], content.settings
    if space in view.hits:
        return "done"
    if under_chopper(view, content, space) and not rocket_of(content, view.stinger):
        return "chopper"
    if place.kind == "green":
        return "" if view.stinger.uniform or _uniform_may_hide(view, content) else "uniform"
    if place.kind == "red" and len(view.hits) == settings.hits - 1:
        return "last"
    if not view.stinger.key_cards:
        return "no-keys"
    return "key" if space in (*view.key_discard, *view.shown_burned) else ""


def _uniform_may_hide(view: View, content: PunkContent) -> bool:
    uniforms = content.uniforms
    total = sum(card.copies for card in content.stinger_cards.values() if card.id in uniforms)
    gone = sum(card in uniforms for card in (*view.stinger_discard, *view.shown_burned))
    return view.stinger.cards > 0 and gone < total


def can_strike(state: PunkState, content: PunkContent, seat: SeatId) -> Collection[str]:
    rocket = rocket_of(content, state.stinger)
    return [
        space
        for space in content.hit_locations
        if may_hit(state, content, space) and (rocket or not under_chopper(state, content, space))
    ]


def why_barred(first: View, view: View, content: PunkContent, catalog: Catalog, answer: str) -> Mapping[str, Any]:
    return {"reason": barred(view, content, SpaceId(answer)) or "none" if answer else "none"}


# Where he can go from there.


def goals(view: View, content: PunkContent) -> Mapping[str, Standing]:
    """What he may want to reach: places to strike, and once he has struck the ports. Near ones tempt."""
    if not hunts(view) or not 1 < len(view.possible) <= TOO_MANY or view.stinger.shown:
        return {}
    wanted = content.ports if view.phase == "escape" else [at for at in content.hit_locations if at not in view.hits]
    streets = content.streets
    blocked = cops_mask(view, content)
    ends = streets.spread(streets.mask(view.possible), _points(content), blocked, view.phase == "hunt").free
    far = {goal: min(streets.points(goal)[space] for space in view.possible) for goal in wanted}
    goals = sorted((goal for goal in wanted if not streets.bits[goal] & blocked), key=lambda goal: (far[goal], goal))
    return {goal: "maybe" if streets.bits[goal] & ends else "never" for goal in goals if goal not in view.possible}


def _points(content: PunkContent) -> int:
    return content.settings.stinger_move


def in_reach(state: PunkState, content: PunkContent, seat: SeatId) -> Collection[str]:
    streets = content.streets
    start, blocked = streets.bits[state.stinger.space], cops_mask(state, content)
    return streets.listed(streets.spread(start, _points(content), blocked, state.phase == "hunt").free)


def where_now(first: View, view: View, content: PunkContent, catalog: Catalog, answer: str) -> Mapping[str, Any]:
    return {"points": _points(content), "phase": view.phase}


RIDDLES: tuple[Riddle[PunkState, View, PunkContent], ...] = (
    Riddle(
        id="where",
        standings=places,
        so=is_there,
        kind=PLACE,
        forms=("can", "cannot"),
        mode="one-vs-all",
        veil=lambda view: replace(view, heat=False),
        begins=known_place,
        words=last_seen,
    ),
    Riddle(
        id="strike",
        standings=targets,
        so=can_strike,
        kind=PLACE,
        forms=("can", "cannot"),
        mode="one-vs-all",
        words=why_barred,
    ),
    Riddle(
        id="reach",
        standings=goals,
        so=in_reach,
        kind=PLACE,
        forms=("can", "cannot"),
        mode="one-vs-all",
        words=where_now,
    ),
)
