"""What an experienced player sees at a glance: distances, dangers, and what each side is after."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from hardboiled.games.hard_city.content import City
from hardboiled.games.hard_city.state import Mutant
from hardboiled.games.hard_city.terrain import FAR
from hardboiled.games.hard_city.view import OfficerView, View
from hardboiled.kernel import SpaceId


class Sight:
    """One look at the table. Everything is worked out once, when it is first asked for."""

    def __init__(self, view: View, city: City) -> None:
        self.view = view
        self.city = city
        self.ground = city.terrains[view.ground]
        self.layout = city.layout(view.episode, view.layout)

    @cached_property
    def standing(self) -> list[OfficerView]:
        return [officer for officer in self.view.officers if not officer.down and officer.at]

    @cached_property
    def active(self) -> OfficerView | None:
        return next((officer for officer in self.view.officers if officer.id == self.view.active), None)

    @cached_property
    def civilians(self) -> list[SpaceId]:
        return [at for name, at in self.view.civilians.items() if name != "mayor"]

    @cached_property
    def people(self) -> list[SpaceId]:
        """Where somebody can be hurt."""
        found = [officer.at for officer in self.standing] + self.civilians
        if self.view.ally is not None and self.view.ally.at:
            found.append(self.view.ally.at)
        return list(dict.fromkeys(found))

    @cached_property
    def by_space(self) -> dict[SpaceId, list[Mutant]]:
        found: dict[SpaceId, list[Mutant]] = {}
        for mutant in self.view.mutants:
            found.setdefault(mutant.at, []).append(mutant)
        return found

    def active_on(self, space: SpaceId) -> int:
        return sum(not mutant.stunned for mutant in self.by_space.get(space, ()))

    def active_near(self, space: SpaceId, reach: int) -> int:
        far = self.ground.distances(space)
        return sum(not mutant.stunned and far.get(mutant.at, FAR) <= reach for mutant in self.view.mutants)

    def far(self, a: SpaceId, b: SpaceId) -> int:
        return self.ground.distances(b).get(a, FAR)

    def nearest(self, space: SpaceId, goals: Iterable[SpaceId]) -> int:
        return min((self.ground.distances(goal).get(space, FAR) for goal in goals), default=FAR)

    def crowd(self, space: SpaceId) -> float:
        """How much it would hurt the officers to be attacked there."""
        worth = 0.0
        for officer in self.standing:
            if officer.at == space:
                worth += 3.0 if officer.hp == 1 and not officer.shield else 1.0 + 0.2 * (6 - officer.hp)
        worth += 2.6 * self.civilians.count(space)
        if self.view.ally is not None and self.view.ally.at == space:
            worth += 0.4
        return worth

    # What the officers are after.

    @cached_property
    def havens(self) -> list[SpaceId]:
        """Where Civilians are safe, or the Battery is wanted."""
        view = self.view
        if view.episode == 1 and view.helicopter:
            return [view.helicopter]
        if view.episode == 3 and "police-car" in view.obstacles:
            return list(self.ground.sides("police-car"))
        if view.episode == 4 and self.layout.pier:
            return [self.layout.pier]
        if view.episode == 5 and self.layout.generator:
            return [self.layout.generator]
        return []

    @cached_property
    def errands(self) -> list[SpaceId]:
        """Where there is something to do for an officer with empty hands."""
        view = self.view
        match view.episode:
            case 2:
                return list(view.manholes.values())
            case 3:
                cars = [car for car in ("limousine", "car-1", "car-2") if view.aboard.get(car)]
                sides = [space for car in cars for space in self.ground.sides(car)]
                return [*view.civilians.values(), *sides]
            case 5:
                if view.powered:
                    return [SpaceId("r-c3") if self.roof_reached else self.layout.entrance]
                return [view.battery] if view.battery else []
        return list(view.civilians.values())

    @cached_property
    def roof_reached(self) -> bool:
        return any(officer.at.startswith("r-") for officer in self.standing)

    def errand_of(self, officer: OfficerView) -> list[SpaceId]:
        """The errands nobody else is clearly closer to, else all of them."""
        mine = []
        for goal in self.errands:
            here = self.far(officer.at, goal)
            if all(other is officer or other.done or self.far(other.at, goal) >= here for other in self.standing):
                mine.append(goal)
        return mine or self.errands

    # What the Mutants are after.

    def prey(self, space: SpaceId) -> float:
        """How close a Mutant on that space is to doing harm; higher is better for Doctor Zero."""
        best = -30.0
        for target in self.people:
            best = max(best, self.crowd(target) * 0.6 - self.far(space, target))
        for target, worth in self.loot:
            best = max(best, worth - self.far(space, target))
        return best

    @cached_property
    def loot(self) -> list[tuple[SpaceId, float]]:
        """What an episode gives Mutants to go for, besides people."""
        view = self.view
        if view.mode != "one-vs-all" and view.episode != 4:
            return []
        match view.episode:
            case 2:
                goals = [(at, 4.0) for at in view.barrels.values()]
                if view.aboard.get("truck"):
                    goals.append((SpaceId("truck"), 2.5))
                return goals
            case 3:
                goals = [(SpaceId("police-car"), 4.0)]
                if mayor := view.civilians.get("mayor"):
                    goals.append((mayor, 3.5))
                elif view.aboard.get("limousine"):
                    goals += [(side, 0.5) for side in self.ground.sides("limousine")]
                return goals
            case 4:
                return [(SpaceId("boat"), 4.0)]
        return []
