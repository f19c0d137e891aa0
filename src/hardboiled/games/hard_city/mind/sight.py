"""What an experienced player sees at a glance: distances, dangers, and what each side is after."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hardboiled.games.hard_city.mind.stakes import Target, can_shoot, exposed
from hardboiled.games.hard_city.rules.content import HardCityContent, Layout
from hardboiled.games.hard_city.rules.episodes.toxic_revenge import edge_spaces
from hardboiled.games.hard_city.rules.ids import FUBAR
from hardboiled.games.hard_city.rules.lazy import Lazy
from hardboiled.games.hard_city.rules.state import Mutant
from hardboiled.games.hard_city.rules.terrain import FAR
from hardboiled.games.hard_city.rules.tokens import Evacuate
from hardboiled.games.hard_city.view import OfficerView, View
from hardboiled.kernel import SpaceId

TURN = 8
"""So many spaces away an officer can do something with his or her next turn."""
GATE = 8.0
"""What it is worth to a Mutant to stand in the way of the officers' last point."""


class Sight:
    """One look at the table. Everything is worked out once, when it is first asked for."""

    def __init__(self, view: View, content: HardCityContent) -> None:
        self.view = view
        self.content = content
        self.ground = content.terrains[view.ground]
        self._to_people: dict[SpaceId, int] = {}
        self._prey: dict[SpaceId, float] = {}

    @property
    def layout(self) -> Layout:
        return self.content.layout(self.view.episode, self.view.layout)

    @Lazy
    def standing(self) -> list[OfficerView]:
        return [officer for officer in self.view.officers if not officer.down and officer.at]

    @Lazy
    def spots(self) -> list[SpaceId]:
        """Where the standing officers are."""
        return [officer.at for officer in self.standing]

    @Lazy
    def active(self) -> OfficerView | None:
        """Whose turn it is, or who runs in it."""
        name = self.view.turn.walker or self.view.active
        return next((officer for officer in self.view.officers if officer.id == name), None)

    @Lazy
    def civilians(self) -> list[SpaceId]:
        return [at for name, at in self.view.civilians.items() if name != "mayor"]

    @Lazy
    def people(self) -> dict[SpaceId, float]:
        """Where somebody can be hurt, and how much it would hurt the officers to be attacked there."""
        found: dict[SpaceId, float] = {}
        for officer in self.standing:
            harm = 3.0 if officer.hp == 1 and not officer.shield else 1.0 + 0.2 * (6 - officer.hp)
            found[officer.at] = found.get(officer.at, 0.0) + harm
        for at in dict.fromkeys(self.civilians):
            found[at] = found.get(at, 0.0) + 2.6 * self.civilians.count(at)
        ally = self.view.ally
        if ally is not None and ally.at:
            found[ally.at] = found.get(ally.at, 0.0) + 0.4
        return found

    @Lazy
    def mutants(self) -> dict[str, Mutant]:
        return {mutant.id: mutant for mutant in self.view.mutants}

    @Lazy
    def by_space(self) -> dict[SpaceId, list[Mutant]]:
        found: dict[SpaceId, list[Mutant]] = {}
        for mutant in self.view.mutants:
            found.setdefault(mutant.at, []).append(mutant)
        return found

    @Lazy
    def awake(self) -> dict[SpaceId, int]:
        """Where active Mutants are, and how many."""
        found: dict[SpaceId, int] = {}
        for mutant in self.view.mutants:
            if not mutant.stunned:
                found[mutant.at] = found.get(mutant.at, 0) + 1
        return found

    def active_on(self, space: SpaceId) -> int:
        return self.awake.get(space, 0)

    def active_near(self, space: SpaceId, reach: int) -> int:
        far = self.ground.distances[space]
        return sum([count for at, count in self.awake.items() if far.get(at, FAR) <= reach])

    def far(self, a: SpaceId, b: SpaceId) -> int:
        return self.ground.distances[b].get(a, FAR)

    def nearest(self, space: SpaceId, goals: Iterable[SpaceId]) -> int:
        distances, nearest = self.ground.distances, FAR
        for goal in goals:
            far = distances[goal].get(space, FAR)
            if far < nearest:  # noqa: PLR1730 (twice as fast as min(), and asked all the time)
                nearest = far
        return nearest

    def to_people(self, space: SpaceId) -> int:
        """How far a Mutant has to the nearest of those who can be hurt."""
        nearest = self._to_people.get(space)
        if nearest is None:
            nearest = FAR
            for far in self._trails_to_people:
                steps = far.get(space, FAR)
                if steps < nearest:  # noqa: PLR1730 (as above)
                    nearest = steps
            self._to_people[space] = nearest
        return nearest

    @Lazy
    def _trails_to_people(self) -> list[dict[SpaceId, int]]:
        trails = self.ground.trails
        return [trails[at] for at in self.people]

    def crowd(self, space: SpaceId) -> float:
        return self.people.get(space, 0.0)

    # What the officers are after.

    @Lazy
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

    @Lazy
    def open_haven(self) -> bool:
        """Whether somebody could be brought to safety there just now."""
        view = self.view
        if view.episode == 1:
            return view.ladder
        return not any(self.active_on(at) for at in ("police-car", *(self.havens if view.episode == 4 else ())))

    @Lazy
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

    @Lazy
    def mayor(self) -> list[SpaceId]:
        """Where she is to be fetched who is worth more than all others in the cars."""
        view = self.view
        if view.episode != 3:
            return []
        if view.aboard.get("limousine"):
            return list(self.ground.sides("limousine"))
        at = view.civilians.get("mayor")
        return [at] if at is not None and at not in self.spots else []

    @Lazy
    def roof_reached(self) -> bool:
        return any(self.on_roof(at) for at in self.spots)

    def on_roof(self, space: SpaceId) -> bool:
        return self.ground.region[space] == "rooftop"

    @Lazy
    def marks(self) -> set[SpaceId]:
        """What is to be shot at on the Rooftop just now; nobody can from the very space."""
        return set(self.view.barrels.values()) or {self.view.doom}

    def errand_of(self, officer: OfficerView) -> list[SpaceId]:
        """The errands nobody else is clearly closer to, else all of them. A Manhole with an officer on it who has had
        his or her turn is sealed in the next."""
        others = [other.at for other in self.standing if other is not officer and not other.done]
        if mayor := self.mayor:
            left = self.nearest(officer.at, mayor)
            if all(self.nearest(at, mayor) >= left for at in others):
                return mayor
        there = [other.at for other in self.standing if other.done] if self.view.episode == 2 else []
        mine = []
        for goal in self.errands:
            if goal in there:
                continue
            far = self.ground.distances[goal]
            here = far.get(officer.at, FAR)
            for at in others:
                if far.get(at, FAR) < here:
                    break
            else:
                mine.append(goal)
        return mine or self.errands

    @Lazy
    def way(self) -> Way:
        return Way(self)

    # What the Mutants are after.

    @Lazy
    def force(self) -> Force:
        return Force(self)

    @Lazy
    def exposed(self) -> list[Target]:
        """The spaces with people, those first where the fewest bites score."""
        return exposed(self)

    @Lazy
    def exposed_at(self) -> dict[SpaceId, Target]:
        return {target.at: target for target in self.exposed}

    def prey(self, space: SpaceId) -> float:
        """How close a Mutant on that space is to doing harm; higher is better for Doctor Zero."""
        best = self._prey.get(space)
        if best is None:
            best = -30.0
            for far, worth in self.targets:
                closeness = worth - far.get(space, FAR)
                if closeness > best:  # noqa: PLR1730 (as above)
                    best = closeness
            self._prey[space] = best
        return best

    @Lazy
    def targets(self) -> list[tuple[dict[SpaceId, int], float]]:
        """The distances to everything Mutants go for, and what it is worth to them: people the more, the fewer bites
        they can take."""
        trails = self.ground.trails
        people = [(trails[target.at], target.lure) for target in self.exposed]
        return people + [(trails[at], worth) for at, worth in self.loot]

    def aims(self, mutant: Mutant, slack: int = FAR) -> bool:
        """Whether a Soldier has somebody before his gun who can take no more than so many bites."""
        return any(target.slack <= slack and can_shoot(self, mutant, target.at) for target in self.exposed)

    def under_fire(self, space: SpaceId) -> int:
        """How many Soldiers could shoot at whoever is there."""
        return sum([can_shoot(self, mutant, space) for mutant in self.view.mutants])

    @Lazy
    def wanted(self) -> list[SpaceId]:
        """Where the officers can do nothing while an active Mutant is there, and would soon: Manholes they are near."""
        if self.view.episode != 2:
            return []
        return [at for at in self.view.manholes.values() if self.nearest(at, self.spots) <= 6]

    @Lazy
    def gates(self) -> list[SpaceId]:
        """Where one active Mutant keeps the officers from the point they would win with."""
        view, settings = self.view, self.content.settings
        wanted = settings.vp_to_win - view.order
        match view.episode:
            case 2 if wanted <= settings.seal_vp:
                return [at for at in view.manholes.values() if self.nearest(at, self.spots) <= TURN]
            case 3 if wanted <= 1 and "police-car" in view.obstacles:
                return [SpaceId("police-car")]
            case 4 if wanted <= 1:
                return self.havens
        return []

    @Lazy
    def open_gates(self) -> list[SpaceId]:
        return [at for at in self.gates if not self.active_on(at)]

    def carries(self, space: SpaceId) -> bool:
        """Whether a Mutant there can make off with something."""
        view = self.view
        if view.episode == 2:
            return space in view.barrels.values()
        return view.episode == 3 and view.civilians.get("mayor") == space

    @Lazy
    def exits(self) -> Sequence[SpaceId]:
        """Where Mutants leave the board with what they carry."""
        return self.content.sheet(2).exits if self.view.episode == 2 else edge_spaces(self.content)

    def reached(self, space: SpaceId) -> bool:
        """Whether a Mutant can be there with its next move."""
        trail, settings = self.ground.trails[space], self.content.settings
        return any(
            trail.get(mutant.at, FAR) <= (settings.rat_move if mutant.kind == "rat" else settings.mutant_move)
            for mutant in self.view.mutants
            if not mutant.stunned and not mutant.moved and mutant.kind != FUBAR
        )

    def boards(self, mutant: Mutant, spaces: int = 0) -> bool:
        """Whether a Mutant can be on the Boat with its next move, by so many spaces or as far as its kind goes."""
        if self.view.episode != 4 or mutant.stunned or mutant.moved or mutant.kind == "fubar":
            return False
        settings = self.content.settings
        reach = spaces or (settings.rat_move if mutant.kind == "rat" else settings.mutant_move)
        return self.ground.trails[SpaceId("boat")].get(mutant.at, FAR) <= reach

    def guards(self, space: SpaceId) -> bool:
        """Whether a Mutant there is all that keeps the officers off."""
        return (space in self.wanted or space in self.gates) and self.active_on(space) == 1

    @Lazy
    def loot(self) -> list[tuple[SpaceId, float]]:
        """What an episode gives Mutants to go for, besides people."""
        view = self.view
        if view.mode != "one-vs-all":
            return [(SpaceId("boat"), 4.0)] if view.episode == 4 else []
        return [*self._goods, *[(at, GATE) for at in self.open_gates]]

    @property
    def _goods(self) -> list[tuple[SpaceId, float]]:
        view = self.view
        match view.episode:
            case 2:
                goals = [(at, 4.0) for at in view.barrels.values()]
                if view.aboard.get("truck"):
                    goals.append((SpaceId("truck"), 2.5))
                return goals + [(at, 3.5) for at in self.wanted if not self.active_on(at)]
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


class Way:
    """What the steps of the officer whose turn it is can lead to."""

    def __init__(self, sight: Sight) -> None:
        assert sight.active is not None
        self._sight, self._officer = sight, sight.active
        view, at = sight.view, sight.active.at
        here = [name for name, where in view.civilians.items() if where == at]
        self.charge = "mayor" if "mayor" in here else here[0] if here else ""
        """Who or what is to be brought to a haven from here."""
        if view.episode == 5 and view.battery == at and not view.powered:
            self.charge = "battery"
        self.goals = sight.havens if self.charge else sight.errand_of(sight.active)
        self.left = sight.nearest(at, self.goals)
        """Spaces to the nearest goal."""
        self.scavenging = not self.charge and self.left == FAR
        """No errand can be reached: only Crates are left to go for."""
        if self.scavenging:
            self.goals = list(view.crates.values())
            self.left = sight.nearest(at, self.goals)
        crates = [sight.ground.distances[crate] for crate in view.crates.values()]
        self.crates = [(far, far[at]) for far in crates if far.get(at, FAR) <= 3]
        """The distances to each Crate that is close, and its own from here."""

    @property
    def points(self) -> int:
        """What is scored at the end of the way."""
        settings = self._sight.content.settings
        if self._sight.view.episode == 2:
            return settings.seal_vp
        return settings.mayor_vp if self.charge == "mayor" else 1

    @Lazy
    def spare(self) -> int:
        """The action points that are left if the officer scores in this turn; below 0 he or she cannot."""
        sight, officer = self._sight, self._officer
        view, settings = sight.view, sight.content.settings
        perk = sight.content.perks(officer.skills).sum
        if view.episode == 2:
            spaces = self.left if not sight.active_near(officer.at, 0) else FAR
            cost = max(1, settings.seal_with_dice - perk.cheaper_seal)
        elif view.episode == 5 or not sight.open_haven:
            return -FAR
        else:
            cost = Evacuate.ap(view, sight.content, perk)
            spaces = self.left if self.charge else self._there_and_home
        return officer.ap - cost - max(0, spaces - view.turn.stride + 1) // settings.move_spaces

    @Lazy
    def _there_and_home(self) -> int:
        """Spaces to somebody who waits in the open, and from there to where it is safe."""
        sight = self._sight
        far = sight.ground.distances[self._officer.at]
        waiting = [at for at in self.goals if at in sight.view.civilians.values()]
        return min([far.get(at, FAR) + sight.nearest(at, sight.havens) for at in waiting], default=FAR)


class Force:
    """How many Mutants could attack now, or after a move, and what is left to do."""

    def __init__(self, sight: Sight) -> None:
        people = sight.people
        self.biting = self.coming = self.behind = self.lying = self.laden = self.boarding = 0
        for mutant in sight.view.mutants:
            if mutant.kind == "fubar":
                continue
            if mutant.stunned:
                self.lying += 1
                continue
            prize = mutant.at == "police-car" or (mutant.at == "truck" and sight.view.aboard.get("truck"))
            soldier = mutant.kind == "soldier"
            if (sight.aims(mutant) if soldier and not prize else mutant.at in people or prize) and not mutant.attacked:
                self.biting += 2 if prize else 1
            elif not mutant.moved:
                if sight.carries(mutant.at):
                    self.laden += 1
                elif sight.boards(mutant):
                    self.laden += 1
                    self.boarding += 1
                elif sight.prey(mutant.at) >= -1.5 and not soldier:
                    self.coming += 1
                else:
                    self.behind += 1
        self.shutting = sum([sight.reached(gate) for gate in sight.open_gates])
        """The open gates that a Mutant can stand in with its next move."""
        self.room = min(12, sum(sight.view.supply.get(kind, 0) for kind in ("mutant", "rat", "soldier")))
