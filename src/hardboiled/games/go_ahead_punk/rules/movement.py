"""Moves (GP-MOV): Stinger's in secret, a Cop's step by step; the 7mm Rifle after it (GP-ITM.13)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from hardboiled.games.go_ahead_punk.rules.choices import CopOption, PunkAction, StingerOption, decides
from hardboiled.games.go_ahead_punk.rules.clash import Shot
from hardboiled.games.go_ahead_punk.rules.combat import cop_attacks, stinger_attacks
from hardboiled.games.go_ahead_punk.rules.events import Announced, CopMoved
from hardboiled.games.go_ahead_punk.rules.figures import fighters, has_item
from hardboiled.games.go_ahead_punk.rules.finding import reveal
from hardboiled.games.go_ahead_punk.rules.first_aid import kit_window
from hardboiled.games.go_ahead_punk.rules.hospital import arrive
from hardboiled.games.go_ahead_punk.rules.kinds import Address, DistrictId, ItemId, Passes
from hardboiled.games.go_ahead_punk.rules.knowledge import rule_out
from hardboiled.games.go_ahead_punk.rules.modes import mode_of
from hardboiled.games.go_ahead_punk.rules.secret_moves import pass_choices, secret_move
from hardboiled.games.go_ahead_punk.rules.shots import fire, shot_with
from hardboiled.games.go_ahead_punk.rules.state import CopFigure
from hardboiled.kernel import Flow, Manner, Pool, SpaceId, ask, at_once

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hardboiled.games.go_ahead_punk.rules import CopSeen, Figure, FigureSeen, P, Seen
    from hardboiled.games.go_ahead_punk.rules.content import PunkContent


class Move(StingerOption, CopOption, frozen=True):
    """A move action; Stinger's with the passes he uses up."""

    rule: ClassVar[str] = "GP-MOV.1"
    manner: ClassVar[Manner] = "move"
    passes: Passes = ()

    @classmethod
    def offered(cls, table: Seen, content: PunkContent, figure: FigureSeen) -> Sequence[Move]:
        if figure.id != "stinger" or content.passes.keys().isdisjoint(figure.hand):
            return _MOVE
        return [cls(passes) for passes in pass_choices(table, content, content.settings.stinger_move)]

    def take(self, play: P, figure: Figure) -> Flow[None]:
        if isinstance(figure, CopFigure):
            return cop_move(play, figure, cop_points(play.state, play.content, figure))
        return stinger_move(play, self.passes)


_MOVE = (Move(),)


def stinger_move(play: P, passes: Passes) -> Flow[None]:
    """GP-MOV.1, GP-MOV.20: up to 4 points; where he runs into a Cop he attacks."""
    play.say(Announced("move"))
    met = yield from secret_move(play, play.content.settings.stinger_move, passes)
    if met:
        yield from stinger_attacks(play)


# A Cop's move.


class Step(PunkAction, frozen=True):
    rule: ClassVar[str] = "GP-MOV.3"
    manner: ClassVar[Manner] = "move"
    space: Address

    def crossed(self, content: PunkContent, start: SpaceId) -> tuple[SpaceId, ...]:
        return (self.space,)


class Ride(PunkAction, frozen=True):
    rule: ClassVar[str] = "GP-MOV.4"
    manner: ClassVar[Manner] = "move"
    space: Address

    def crossed(self, content: PunkContent, start: SpaceId) -> tuple[SpaceId, ...]:
        """GP-MOV.8: every star on the way."""
        return content.streets.rides[start][self.space]


class Drive(PunkAction, frozen=True):
    """All the way to a space farther off by the shortest way, and no farther; who meets Stinger is stopped."""

    rule: ClassVar[str] = "GP-MOV.5"
    manner: ClassVar[Manner] = "move"
    space: Address

    @classmethod
    def offered(cls, table: Seen, content: PunkContent, cop: CopSeen, points: int) -> list[Drive]:
        """Every space at least two points away."""
        legs = ways_from(table, content, cop).legs
        return [cls(end) for end, way in legs.items() if 1 < len(way) <= points]

    def crossed(self, table: Seen, content: PunkContent, cop: CopSeen) -> tuple[SpaceId, ...]:
        return tuple([space for leg in ways_from(table, content, cop).legs[self.space] for space in leg])

    def way(self, table: Seen, content: PunkContent) -> Sequence[SpaceId]:
        cop = table.cops[table.turn]
        return [cop.space, *self.crossed(table, content, cop)]


class Stop(PunkAction, frozen=True):
    rule: ClassVar[str] = "GP-MOV.18"
    manner: ClassVar[Manner] = "pass"


_STOP = Stop()


def cop_points(table: Seen, content: PunkContent, cop: CopSeen, card: int = 0) -> int:
    """GP-MOV.2, GP-MOV.17: 3, and bonuses add up."""
    settings = content.settings
    points = content.cops[cop.id].move + card
    if cop.car and content.spaces[cop.space].district != table.jam:
        points += settings.car_bonus
    if has_item(content, cop, "radio") and any(
        has_item(content, other, "radio") for other in fighters(table) if other is not cop
    ):
        points += settings.radio_bonus
    return points


def ways_on(content: PunkContent, space: SpaceId) -> tuple[Step | Ride | Stop, ...]:
    """GP-MOV.4, GP-MOV.8: every step and ride from a space; a ride that passes nothing beside a road is that step."""
    ways: dict[SpaceId, tuple[Step | Ride | Stop, ...]] = content.__dict__.setdefault("_ways_on", {})
    if space not in ways:
        streets = content.streets
        paths = streets.rides.get(space, {})
        rides = [end for end, path in paths.items() if len(path) > 1 or end not in streets.roads[space]]
        ways[space] = (*(Step(end) for end in streets.roads[space]), *(Ride(end) for end in rides), _STOP)
    return ways[space]


class Ways(NamedTuple):
    """The shortest way to every space, one tuple a point; by points, what is offered when a move begins."""

    legs: dict[SpaceId, tuple[tuple[SpaceId, ...], ...]]
    menus: dict[int, tuple[Step | Ride | Drive | Stop, ...]]


def ways_from(table: Seen, content: PunkContent, cop: CopSeen) -> Ways:
    return _shortest(content, cop.space, table.jam, cop.barred)


@lru_cache(maxsize=4096)
def _shortest(content: PunkContent, start: SpaceId, jam: DistrictId, barred: SpaceId) -> Ways:
    """GP-MOV.3 to GP-MOV.7, within GP-TOK.5 and GP-CMB.31."""
    legs: dict[SpaceId, tuple[tuple[SpaceId, ...], ...]] = {start: ()}
    district, queue = content.streets.district_of, [start]
    for at in queue:
        stuck = jam if at != start and district[at] == jam else ""
        for way in ways_on(content, at):
            if isinstance(way, Stop) or way.space in legs or district[way.space] == stuck:
                continue
            crossed = way.crossed(content, at)
            if barred not in crossed:
                legs[way.space] = (*legs[at], crossed)
                queue.append(way.space)
    return Ways(legs, {})


def next_steps(table: Seen, content: PunkContent, cop: CopSeen, jammed: bool) -> Sequence[Step | Ride | Stop]:
    """GP-TOK.5: no second step in a row that ends in the Jam; GP-CMB.31: not back into the fight it left."""
    ways = ways_on(content, cop.space)
    if not jammed and not cop.barred:
        return ways
    district, jam = content.streets.district_of, table.jam if jammed else ""
    return [
        way
        for way in ways
        if isinstance(way, Stop) or (district[way.space] != jam and cop.barred not in way.crossed(content, cop.space))
    ]


def first_steps(table: Seen, content: PunkContent, cop: CopSeen, points: int) -> Sequence[Step | Ride | Drive | Stop]:
    """The next step, or all the way to a space farther off."""
    menus = ways_from(table, content, cop).menus
    if points not in menus:
        steps = next_steps(table, content, cop, jammed=False)
        menus[points] = (*steps[:-1], *Drive.offered(table, content, cop, points), steps[-1])
    return menus[points]


def cop_move(play: P, cop: CopFigure, points: int) -> Flow[None]:
    """GP-MOV.2 to GP-MOV.19, GP-ITM.13: up to so many points, then a fight or a shot from afar."""
    state, content, moved, jammed = play.state, play.content, False, False
    while points:
        options = next_steps(state, content, cop, jammed) if moved else first_steps(state, content, cop, points)
        if len(options) == 1:
            break
        way = yield from ask(cop.seats, options, "step", {"cop": cop.id, "points": points})
        if isinstance(way, Stop):
            break
        if isinstance(way, Drive):
            path, points = way.crossed(state, content, cop), 0
        else:
            path, points = way.crossed(content, cop.space), points - 1
        moved = True
        if travel(play, cop, path):
            arrive(play, cop)
            yield from cop_attacks(play, cop)
            return
        jammed = bool(state.jam) and play.content.spaces[cop.space].district == state.jam
    if moved:
        arrive(play, cop)
    if rifle_in_reach(state, play.content, cop):
        yield from offer_rifle(play, cop)


def travel(play: P, cop: CopFigure, path: tuple[SpaceId, ...]) -> bool:
    """GP-MOV.19, GP-MOV.21: along a road or freeway; it ends where he is, and he must say so."""
    start, quarry = cop.space, play.state.stinger.space
    found = quarry in path
    if found:
        path = path[: path.index(quarry) + 1]
    rule_out(play, *(path[:-1] if found else path))
    cop.space = path[-1]
    play.say(CopMoved(cop.id, (start, *path)))
    if found:
        reveal(play, "found")
    return found


# The 7mm Rifle.


class FireRifle(CopOption, frozen=True):
    rule: ClassVar[str] = "GP-ITM.13"
    manner: ClassVar[Manner] = "attack"

    def dice(self, table: Seen, content: PunkContent) -> Sequence[Pool]:
        return [shot_with(table, content, rifle_of(content, table.cops[table.turn]))]

    def wanted(self, table: Seen, content: PunkContent, cop: CopSeen) -> float:
        return 1

    def take(self, play: P, figure: CopFigure) -> Flow[None]:
        """GP-ITM.13, GP-ITM.14: no cards, no answer, no retreat; it is not a fight."""
        if not fighters(play.state):
            yield from kit_window(play, play.state.stinger)
        fire(play, figure, rifle_of(play.content, figure))


class HoldFire(CopOption, frozen=True):
    rule: ClassVar[str] = "GP-ITM.13"
    manner: ClassVar[Manner] = "pass"

    @at_once
    def take(self, play: P, figure: CopFigure) -> None:
        play.state.shot = None


def rifle_of(content: PunkContent, cop: CopSeen) -> ItemId:
    return next((item for item in cop.items if item in content.rifles), "")


def rifle_in_reach(table: Seen, content: PunkContent, cop: CopSeen) -> bool:
    """GP-ITM.14: a 7mm Rifle, Stinger in view, one road or freeway segment between."""
    if content.rifles.isdisjoint(cop.items):
        return False
    return mode_of(table).in_view(table) and cop.space in content.streets.near[table.stinger.space]


def offer_rifle(play: P, cop: CopFigure) -> Flow[None]:
    """GP-ITM.13: a shot from one place away, after the move."""
    play.state.shot = Shot(cop.id, "stinger")
    options: list[CopOption] = [FireRifle(), HoldFire()]
    answer = yield from decides(play, cop, options, "rifle", {"cop": cop.id})
    yield from answer.take(play, cop)
