"""What a turn can decide: the points each side could score in it, and who would fall."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from hardboiled.games.hard_city.rules.ids import FUBAR, MAYOR
from hardboiled.games.hard_city.rules.opening import CAR
from hardboiled.games.hard_city.rules.terrain import FAR
from hardboiled.kernel import SpaceId

if TYPE_CHECKING:
    from hardboiled.games.hard_city.mind.sight import Sight
    from hardboiled.games.hard_city.rules.state import Mutant
    from hardboiled.games.hard_city.view import OfficerView

POINT, WIN = 1.5, 30.0
"""What a bite is worth besides that scores, or that ends the game."""


class Target:
    """A space with people on it: how many bites they can take before the first of them costs a point, since the
    officers choose who takes each (HC-10.15), how many can fall there, and how many Mutants could bite."""

    __slots__ = ("at", "coming", "lives", "slack", "upon")

    def __init__(self, at: SpaceId, slack: int, lives: int) -> None:
        self.at, self.slack, self.lives = at, slack, lives
        self.upon = self.coming = 0

    @property
    def lure(self) -> float:
        """What it is worth to Mutants: the more, the fewer bites it can take."""
        return 0.5 + 1.2 * self.lives / (1 + self.slack)


def exposed(sight: Sight) -> list[Target]:
    """Who costs the fewest bites first."""
    view = sight.view
    found: dict[SpaceId, Target] = {}
    for officer in sight.standing:
        target = found.setdefault(officer.at, Target(officer.at, 0, 0))
        target.slack += officer.hp - 1 + officer.shield
        target.lives += 1
    for name, at in view.civilians.items():
        if name != MAYOR:
            found.setdefault(at, Target(at, 0, 0)).lives += 1
    if view.ally is not None and view.ally.hp and view.ally.at in found:
        found[view.ally.at].slack += view.ally.hp
    softest = sorted(found.values(), key=lambda target: target.slack)
    _gather(sight, found, softest)
    return softest


def _gather(sight: Sight, found: dict[SpaceId, Target], softest: list[Target]) -> None:
    """Who is upon people, and who can be after a move. A Soldier who has not moved is upon whoever is in line with
    him: one of them, the first who does not face enough attackers yet."""
    settings = sight.content.settings
    trails = sight.ground.trails
    for mutant in sight.view.mutants:
        if mutant.stunned or mutant.attacked or mutant.kind == FUBAR:
            continue
        if mutant.kind == "soldier":
            in_line = [one for one in softest if can_shoot(sight, mutant, one.at)]
            if in_line:
                aim = next((one for one in in_line if one.upon <= one.slack), in_line[0])
                aim.upon += 1
        elif (target := found.get(mutant.at)) is not None:
            target.upon += 1
        elif not mutant.moved:
            reach = settings.rat_move if mutant.kind == "rat" else settings.mutant_move
            for at, target in found.items():
                target.coming += trails[at].get(mutant.at, FAR) <= reach


def can_shoot(sight: Sight, mutant: Mutant, space: SpaceId) -> bool:
    """Whether a Soldier's attack reaches that space as he stands (HC-10.21, HC-10.22)."""
    if mutant.kind != "soldier" or mutant.stunned or (mutant.moved and not mutant.woken):
        return False
    return sight.ground.in_line(mutant.at, space)


def points_by_bites(found: Iterable[Target], moves: int, bites: int) -> int:
    """The points so many bites bring, where so many Mutants may come closer before."""
    points = 0
    for target in found:
        here = min(bites, target.upon + min(moves, target.coming), target.slack + target.lives)
        if here > target.slack:
            points += here - target.slack
            bites -= here
            moves -= max(0, here - target.upon)
    return points


def spoils(sight: Sight, moves: int, bites: int) -> float:
    """What it is worth besides that bites score, or that all that can be scored at once is enough to win."""
    by_bites = points_by_bites(sight.exposed, moves, bites)
    wanted = sight.content.settings.vp_to_win - sight.view.chaos
    on_the_car = sight.active_on(CAR) if sight.view.episode == 3 else 0
    points = by_bites + points_by_moves(sight, moves) + min(bites, on_the_car)
    return POINT * by_bites + (WIN if points >= wanted else 0.0)


def points_by_moves(sight: Sight, moves: int) -> int:
    """The points that Mutants bring who leave with what they carry, or go on board."""
    view, settings = sight.view, sight.content.settings
    if view.episode == 4:
        return min(moves, sight.force.boarding)
    if not moves or not sight.force.laden:
        return 0
    exits, each = sight.exits, settings.barrel_vp if view.episode == 2 else settings.mayor_vp
    gone = 0
    for mutant in view.mutants:
        if not mutant.stunned and not mutant.moved and mutant.kind != FUBAR and sight.carries(mutant.at):
            reach = settings.rat_move if mutant.kind == "rat" else settings.mutant_move
            gone += sight.nearest(mutant.at, exits) < reach
    return min(moves, gone) * each


def peril(sight: Sight, officer: OfficerView, space: SpaceId) -> float:
    """How many would fall on a space if the officer stays there and Doctor Zero's next turn goes for it."""
    slack, lives = officer.hp - 1 + officer.shield, 1
    for other in sight.standing:
        if other is not officer and other.at == space:
            slack += other.hp - 1 + other.shield
            lives += 1
    coming = 0.0
    trails = sight.ground.trails[space]
    for mutant in sight.view.mutants:
        far = trails.get(mutant.at, FAR)
        if mutant.kind == FUBAR:
            coming += 0.0 if sight.view.fubar_acted else max(0, mutant.ap - max(0, far - 1))
        elif mutant.kind == "soldier":
            coming += float(sight.ground.in_line(mutant.at, space)) * (0.5 if mutant.stunned else 1.0)
        elif far <= 2:
            coming += 0.5 if mutant.stunned else 1.0
    return min(lives, max(0.0, coming - slack))
