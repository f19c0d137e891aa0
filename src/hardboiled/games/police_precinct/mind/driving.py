"""Where to drive: what could be done there now, and what lies near for the next turn."""

from __future__ import annotations

from functools import cached_property, lru_cache
from operator import itemgetter

from hardboiled.games.police_precinct.mind.values import Values, card_worth
from hardboiled.games.police_precinct.rules.arresting import Arrest
from hardboiled.games.police_precinct.rules.attempts import AttemptAction, attempt_kind, helping, skill, upgrade
from hardboiled.games.police_precinct.rules.city import FARTHEST, blocked, reach, routes, steps_to, vehicles
from hardboiled.games.police_precinct.rules.effects.ongoing_events import CarTheft, EscortVan, StreetRiot
from hardboiled.games.police_precinct.rules.emergencies import Handle
from hardboiled.games.police_precinct.rules.hoods import murderer_at_stake, place_name
from hardboiled.games.police_precinct.rules.investigating import Investigate
from hardboiled.games.police_precinct.rules.moving import Drive, DriveSupport, Stop, TakeVan
from hardboiled.games.police_precinct.rules.state import Attempt, Ongoing
from hardboiled.games.police_precinct.rules.supplies import PlayCard, SpendDonut
from hardboiled.kernel import Action, SpaceId

KINDS: tuple[type[AttemptAction], ...] = (Investigate, Handle, Arrest)
GOAL_STEP = 0.22
"""What each step of the Escort Van towards its goal is worth."""
IN_THE_WAY = 1.0
"""What it costs a Dirty Cop to lend others the car for the search that may close the case."""


@lru_cache
def fading(far: float) -> tuple[float, ...]:
    """What counts of something so many steps away: nothing on the spot, all of it within a turn's
    drive, less with every turn more."""
    return (0.0, *(far ** ((steps + 2) // 3 - 1) for steps in range(1, FARTHEST + 1)))


class Driving:
    """One seat's judgement of its Phase 1."""

    def __init__(self, values: Values) -> None:
        self.values = values
        self.view = values.view
        self.content = values.content
        self.closed = blocked(self.view, self.content)
        self.vehicles = () if values.me.leaned_on else vehicles(self.view)
        self.parked = {space: self.vehicles.count(space) for space in self.vehicles}
        self.skills = {kind: skill(self.view, self.content, kind) + upgrade(self.view, kind) for kind in KINDS}
        self.idle = values.w.draw * 0.5
        self.actions: dict[SpaceId, float] = {}
        """The best action from each space where there is one that beats being idle."""
        self.targets: list[tuple[float, dict[SpaceId, int]]] = []
        """What wants an officer, dearest first: what it is worth to be there, and how far it is."""
        self.shunned: set[SpaceId] = set()
        """Where a Dirty Cop's car would help others to close the case."""
        self.fade = fading(values.w.far)
        move = self.view.move
        self.escorting = self.view.van is not None and move is not None and move.van
        self._worth: dict[SpaceId, float] = {}
        self._look_around()
        self.targets.sort(key=itemgetter(0), reverse=True)

    def rate(self, option: Action) -> float:
        me = self.values.me
        assert me.space is not None
        match option:
            case Drive(to=to):
                return self.place(to)
            case DriveSupport(to=to):
                return self.support(to)
            case Stop():
                return self.place(me.space) + 0.01
            case SpendDonut():
                return self.boosted(1) - self.values.w.donut - 0.05
            case PlayCard(card=card):
                return self.boosted(2) - card_worth(card) * 0.7
            case TakeVan():
                return 20.0
            case _:
                return -10.0

    def boosted(self, steps: int) -> float:
        """The best place that so many more spaces would bring within reach."""
        move, space = self.view.move, self.values.me.space
        assert move is not None
        assert space is not None
        ways = routes(self.content, space, self.closed, move.passes)
        beyond, within = move.left + 1, move.left + 1 + steps
        return max([self.place(to) for to, path in ways.items() if beyond < len(path) <= within], default=-9.0)

    def support(self, to: SpaceId) -> float:
        """The Support Vehicle belongs beside the own car, once that stands where it will act."""
        move, here = self.view.move, self.values.me.space
        assert move is not None
        assert here is not None
        if to == here and self.view.support != here and self.best_from_here <= self.place(here) + 0.011:
            return self.place(here) + 0.3
        return -5.0

    @cached_property
    def best_from_here(self) -> float:
        move, space = self.view.move, self.values.me.space
        assert move is not None
        assert space is not None
        if move.car_through:
            return 0.0
        near = reach(self.content, space, move.left, self.closed, move.passes)
        return max((self.place(to) for to in near), default=0.0)

    def place(self, space: SpaceId) -> float:
        """What it is worth to stop here."""
        found = self._worth.get(space)
        if found is None:
            found = self.actions.get(space, self.idle) + 0.35 * self.later(space)
            if self.escorting:
                found += self.escort(space)
            if space in self.shunned:
                found -= IN_THE_WAY
            self._worth[space] = found
        return found

    def later(self, space: SpaceId) -> float:
        """The best of what can be reached next turn or the one after."""
        best, fade = 0.0, self.fade
        for value, steps in self.targets:
            if value <= best:
                break
            best = max(best, value * fade[steps[space]])
        return best

    # What there is on the map.

    def _look_around(self) -> None:
        """Everything that wants an officer, with what it is worth to be there."""
        view, content, values = self.view, self.content, self.values
        covered = [emergency.place for emergency in view.emergencies]
        dirty = values.me.loyalty == "dirty"
        for emergency in view.emergencies:
            self._attempt(Handle, emergency.card, content.beside[emergency.place])
        for stack in view.stacks:
            if stack.site and stack.site not in covered:
                self._attempt(Investigate, stack.id, content.beside[stack.site])
                if dirty and values.remaining(stack.id) == values.missing:
                    self.shunned.update(content.beside[stack.site])
        for number, hood in enumerate(view.hoods, 1):
            if hood.punks or murderer_at_stake(view, content, number):
                self._attempt(Arrest, place_name(number), content.beside[place_name(number)])
        if values.closed and view.murderer > 1:
            self._want(content.beside[place_name(view.murderer - 1)], values.w.murderer * 0.5)
        for event in view.ongoing:
            self._ongoing(event)
        if values.me.donuts >= 2 and len(values.me.upgrades) < 4:
            upgrading = values.w.upgrade * values.days * 2.4 - 2 * values.w.donut
            for space in content.station:
                self.actions[space] = max(upgrading, self.actions.get(space, self.idle))

    def _attempt(
        self, kind: type[AttemptAction], target: str, spaces: tuple[SpaceId, ...], wanted: bool = True
    ) -> None:
        """Something to attempt from these spaces: now, with the vehicles that stand there; and if it is
        wanted, later, as it looks from here."""
        view, content, actions, idle = self.view, self.content, self.actions, self.idle
        attempt = Attempt(kind.kind, target)
        by_count = self.values.attempt(attempt)
        own = self.skills[kind] + sum([number for _, number in kind.target_parts(view, content, attempt)])
        hoped = self.values.hoped
        alone = hoped(attempt, by_count, own)
        around = kind.parking(view, content, target)
        worth = {0: alone}
        for space in spaces:
            helpers = (
                helping(self.vehicles, space, around) if around else 0 if around is None else self.parked.get(space, 0)
            )
            if helpers not in worth:
                worth[helpers] = hoped(attempt, by_count, own + helpers)
            value = worth[helpers]
            if value > actions.get(space, idle):
                actions[space] = value
        if wanted:
            helpers = helping(self.vehicles, self.values.me.space, around)
            self._want(spaces, worth[helpers] if helpers in worth else hoped(attempt, by_count, own + helpers))

    def _ongoing(self, event: Ongoing) -> None:
        effect = self.content.ongoing_events[event.card]
        match effect:
            case EscortVan():
                self._want((SpaceId(event.place),), 0.8 * self.values.crime)
            case CarTheft():
                self._want((SpaceId(event.place),), 0.6 * self.values.crime)
            case StreetRiot():
                pass
            case _:
                self._want(self.content.beside[event.place], self.values.ongoing_worth(event) * 0.7)
        if effect.ends_by is not None:
            spaces = effect.spaces(self.content, event)
            self._attempt(attempt_kind(effect.ends_by), event.card, spaces, wanted=False)

    def _want(self, spaces: tuple[SpaceId, ...], value: float) -> None:
        self.targets.append((value, steps_to(self.content, spaces, self.closed)))

    def escort(self, space: SpaceId) -> float:
        """Driving with the van: towards its goal."""
        van = self.view.van
        assert van is not None
        goal = next(e.goal for e in self.content.ongoing_events.values() if isinstance(e, EscortVan))
        ways = routes(self.content, van, self.closed)
        after = routes(self.content, space, self.closed)
        if goal not in ways or goal not in after:
            return 0.0
        closer = len(ways[goal]) - len(after[goal])
        return self.values.crime * (GOAL_STEP * closer + (0.6 if space == goal else 0))
