"""Where to drive: what could be done there now, and what lies near for the next turn."""

from __future__ import annotations

from functools import cached_property

from hardboiled.games.police_precinct import actions as a
from hardboiled.games.police_precinct.rules.arresting import arrestable
from hardboiled.games.police_precinct.rules.city import blocked, place_name, reach, routes
from hardboiled.games.police_precinct.rules.emergencies import handleable
from hardboiled.games.police_precinct.rules.investigating import searchable
from hardboiled.games.police_precinct.rules.pool import murderer_at_stake
from hardboiled.games.police_precinct.state import Attempt
from hardboiled.games.police_precinct.worth import Worth, card_worth
from hardboiled.kernel import Action, SpaceId

GOAL_STEP = 0.22
"""What each step of the Escort Van towards its goal is worth."""


class Driving:
    """One seat's judgement of its Phase 1."""

    def __init__(self, worth: Worth, van_here: bool) -> None:
        self.worth = worth
        self.view = worth.view
        self.content = worth.content
        self.van_here = van_here
        self.closed = blocked(self.view, self.content)
        _ = worth.coming, worth.colours, worth.matching, worth.short
        self._worth: dict[SpaceId, float] = {}

    def rate(self, option: Action) -> float:
        me = self.worth.me
        assert me.space is not None
        match option:
            case a.Drive(to=to):
                return self.place(to)
            case a.Stop():
                return self.place(me.space) + 0.01
            case a.SpendDonut():
                return self.boosted(1) - self.worth.w.donut - 0.05
            case a.PlayCard(card=card):
                return self.boosted(2) - card_worth(card) * 0.7
            case a.TakeVan():
                return 20.0
            case a.DriveSupport(to=to):
                return self.support(to)
            case _:
                return -10.0

    def boosted(self, steps: int) -> float:
        """The best place that so many more spaces would bring within reach."""
        move, space = self.view.move, self.worth.me.space
        assert move is not None
        assert space is not None
        near = set(reach(self.content, space, move.left, self.closed, move.passes))
        far = [s for s in reach(self.content, space, move.left + steps, self.closed, move.passes) if s not in near]
        return max((self.place(to) for to in far), default=-9.0)

    def support(self, to: SpaceId) -> float:
        """The Support Vehicle belongs beside the own car, once that stands where it will act."""
        move, here = self.view.move, self.worth.me.space
        assert move is not None
        assert here is not None
        if to == here and self.view.support != here and self.best_from_here <= self.place(here) + 0.011:
            return self.place(here) + 0.3
        return -5.0

    @cached_property
    def best_from_here(self) -> float:
        move, space = self.view.move, self.worth.me.space
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
            found = self._worth[space] = self.now(space) + 0.35 * self.later(space) + self.escort(space)
        return found

    def now(self, space: SpaceId) -> float:
        """The best action from this space."""
        here = self.worth.standing(space)
        view = here.view
        best = self.worth.w.draw * 0.5
        for stack in searchable(view, self.content, space):
            best = max(best, here.attempt(Attempt("investigate", stack)))
        for card in handleable(view, self.content, space):
            best = max(best, here.attempt(Attempt("handle", card)))
        for target in arrestable(view, self.content, space):
            best = max(best, here.attempt(Attempt("arrest", target)))
        if space in self.content.station and self.worth.me.donuts >= 2:
            lacking = 4 - len(self.worth.me.upgrades)
            best = max(best, self.worth.w.upgrade * self.worth.days * 2.4 - 2 * self.worth.w.donut if lacking else 0)
        return best

    @cached_property
    def targets(self) -> list[tuple[tuple[SpaceId, ...], float]]:
        """Everything on the map that wants an officer, with what it is worth to be there."""
        view, content, worth = self.view, self.content, self.worth
        found: list[tuple[tuple[SpaceId, ...], float]] = []
        for emergency in view.emergencies:
            value = worth.attempt(Attempt("handle", emergency.card))
            found.append((content.beside[emergency.place], value))
        for stack in view.stacks:
            if stack.site and not any(e.place == stack.site for e in view.emergencies):
                found.append((content.sites[stack.site].access, worth.attempt(Attempt("investigate", stack.id))))
        for number, hood in enumerate(view.hoods, 1):
            if hood.punks or murderer_at_stake(view, content, number):
                target = place_name(number)
                found.append((content.beside[target], worth.attempt(Attempt("arrest", target))))
        if worth.closed and view.murderer > 1:
            found.append((content.beside[place_name(view.murderer - 1)], worth.w.murderer * 0.5))
        for event in view.ongoing:
            if event.card == "escort-van":
                found.append(((SpaceId(event.place),), 0.8 * worth.crime))
            elif event.card == "car-theft":
                found.append(((SpaceId(event.place),), 0.6 * worth.crime))
            elif event.card != "street-riot":
                found.append((content.beside[event.place], worth.ongoing_worth(event.card) * 0.7))
        return found

    def later(self, space: SpaceId) -> float:
        """The best of what can be reached next turn or the one after."""
        ways = routes(self.content, space, self.closed)
        best = 0.0
        for spaces, value in self.targets:
            away = min((len(ways[near]) - 1 for near in spaces if near in ways), default=99)
            if away:
                best = max(best, value * self.worth.w.far ** ((away + 2) // 3 - 1))
        return best

    def escort(self, space: SpaceId) -> float:
        """Driving with the van: towards its goal."""
        move, van = self.view.move, self.view.van
        if van is None or move is None or not move.van:
            return 0.0
        goal = self.content.van_goal
        ways = routes(self.content, van, self.closed)
        after = routes(self.content, space, self.closed)
        if goal not in ways or goal not in after:
            return 0.0
        closer = len(ways[goal]) - len(after[goal])
        return self.worth.crime * (GOAL_STEP * closer + (0.6 if space == goal else 0))
