"""What Stinger makes of the table: where he can strike, and how near the Cops are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from math import ceil, inf

from hardboiled.games.go_ahead_punk.mind.cops import Hunt, sweep
from hardboiled.games.go_ahead_punk.mind.trail import trail
from hardboiled.games.go_ahead_punk.rules.content import PunkContent
from hardboiled.games.go_ahead_punk.rules.hits import may_hit, under_chopper
from hardboiled.games.go_ahead_punk.rules.kinds import Passes
from hardboiled.games.go_ahead_punk.rules.knowledge import cops_mask
from hardboiled.games.go_ahead_punk.rules.modes import mode_of
from hardboiled.games.go_ahead_punk.rules.secret_moves import reach as ends_of
from hardboiled.games.go_ahead_punk.rules.streets import Mask
from hardboiled.games.go_ahead_punk.view import CopView, View
from hardboiled.kernel import SpaceId


class Weights:
    """How much things matter, tuned in play against the Cops' instinct."""

    near = 4.0
    soon = 0.5
    guard = 1.5
    port_guard = 4.0
    step = 0.2
    turn = 1.0
    port_step = 0.2
    port_turn = 1.2
    key_step = 0.45
    apart = 0.25
    chance = 1.5
    reveal = 6.0
    in_sight = 0.35
    landing = 0.9
    strike = 9.0
    burn = 10.0
    strike_hurt = 9.0
    caught = 1.5
    caught_hurt = 2.5
    move_danger = 4.0
    draw_danger = 3.0
    draw_lacking = 0.8
    draw_none = 2.5
    patience = 8
    """Rounds a hit may take before he dares what he would not have dared."""
    sweep = 2.0
    """Places that a Cop looks through on its way."""
    by_chance = 0.5
    """How much of a Cop's search is chance where the rest of it can be foreseen."""
    worth_foreseeing = 4
    """Among fewer places in its reach a Cop looks anywhere."""
    start_blur = 2.0
    ride = 0.5
    """What a pass is worth kept."""


class InSight(Weights):
    """In plain sight of them."""

    near = 4.5
    soon = 1.0
    guard = 0.6
    draw_none = 4.0
    draw_danger = 1.0
    strike = 13.0


HIDDEN, IN_SIGHT = Weights(), InSight()
NOWHERE: Mapping[SpaceId, float] = {}
Seeker = tuple[dict[SpaceId, int], int, float, Mapping[SpaceId, float]]
"""A Cop: how far it is from everywhere, how far it gets, how likely it finds him wherever he is, and how much likelier
in which places."""


@lru_cache(maxsize=4096)
def _costs(content: PunkContent, goal: SpaceId, weights: Weights, escaping: bool) -> Mapping[SpaceId, float]:
    """What the way there costs from everywhere: mostly turns. A hit is made a turn after he is there, so a step short
    of it costs a whole one; a port he leaves by with a point to spare (GP-PRT.2)."""
    far = content.streets.road_steps(goal) if escaping else content.streets.points(goal)
    turn, step = (weights.port_turn, weights.port_step) if escaping else (weights.turn, weights.step)
    move, spare = content.settings.stinger_move, int(escaping)
    return {space: turn * ceil((steps + spare) / move) + step * steps for space, steps in far.items()}


def _found(space: SpaceId, seekers: Sequence[Seeker]) -> float:
    """How many of these come there."""
    return sum([chance + looks.get(space, 0.0) for far, move, chance, looks in seekers if far[space] <= move])


class Outlook:
    """What Stinger makes of the table: where he can strike, and how near the Cops are. Much of it is worked out only
    when a question asks for it: in a fight nobody looks for the next target."""

    def __init__(self, view: View, content: PunkContent) -> None:
        self.view, self.content, self.streets = view, content, content.streets
        self.hidden = mode_of(view).hidden
        self.weights = HIDDEN if self.hidden else IN_SIGHT
        self.near = self.weights.near
        self.here = view.stinger.space
        self.cops = [cop for cop in view.cops if cop.space]
        self.beats = {cop.space for cop in self.cops}
        self._places: dict[SpaceId, float] = {}
        self._seeking: dict[tuple[bool, str], list[Seeker]] = {}
        self.escaping = view.phase == "escape"
        between = 0 <= view.turn < len(view.cops) - 1
        self.coming = [cop.id for cop in (view.cops[view.turn + 1 :] if between else view.cops)]
        """The Cops who move before he does: who gets away on the first Cop's turn has only two to fear."""
        before_reveal = view.round == 0 or view.hunch == content.settings.hunch_steps - 1
        self.tells = self.hidden and before_reveal and not between
        """He names his district before the Cops move."""
        self.frailty = 1.0 if view.stinger.health > 4 else 1.6

    @cached_property
    def reach(self) -> list[tuple[dict[SpaceId, int], int]]:
        """Of each Cop how far it is from everywhere, and how far it gets."""
        return [(self.streets.points(cop.space), self._move(cop)) for cop in self.cops]

    @cached_property
    def guards(self) -> dict[SpaceId, float]:
        """Where he wants to be, and how many Cops would be there."""
        return {at: self.guarded(at) for at in (self.content.ports if self.escaping else self.targets)}

    @cached_property
    def clear(self) -> bool:
        """Whether there is a place he would dare to strike at."""
        return min(self.guards.values(), default=inf) < self.daring

    @property
    def daring(self) -> float:
        """How many Cops at a place he wants to be at do not keep him from it."""
        late = self.view.round - self.weights.patience * (len(self.view.hits) + 1)
        return 1.0 + max(0.0, late / self.weights.patience)

    def possible_in(self, district: str) -> int:
        """How many spaces of a district he may be in, to the Cops."""
        bits, mask = self.streets.bits, self.streets.districts[district]
        return sum(1 for space in self.view.possible if bits[space] & mask)

    def _move(self, cop: CopView) -> int:
        """How far a Cop gets; one with cards may well have a movement card (in sight only the chase needs it)."""
        extra = self.content.settings.car_bonus if cop.car else 0
        sly = bool(cop.cards) and self.hidden
        return self.content.cops[cop.id].move + extra + sly

    @cached_property
    def resting(self) -> Mask:
        """Where he can be after this turn, to the Cops, if he stays."""
        return self.streets.masked(self.view.possible)

    @cached_property
    def moving(self) -> Mask:
        """Where he can be if he moves."""
        points = self.content.settings.stinger_move
        return self.streets.spread(self.resting, points, cops_mask(self.view, self.content), not self.escaping).free

    @cached_property
    def targets(self) -> list[SpaceId]:
        """Where he can make his next hit."""
        if self.escaping:
            return []
        return [at for at in self.accessible() if not under_chopper(self.view, self.content, at)]

    def accessible(self) -> list[SpaceId]:
        """Where he could make his next hit if there were no Chopper."""
        view, content = self.view, self.content
        uniform = view.stinger.uniform or not content.uniforms.isdisjoint(view.stinger.hand)
        spaces = (*view.stinger.keys, *content.uniform_locations) if uniform else view.stinger.keys
        return [space for space in spaces if may_hit(view, content, space)]

    @cached_property
    def aims(self) -> list[tuple[Mapping[SpaceId, float], float]]:
        """Where he wants to be: what the way there costs from everywhere, and the trouble there."""
        content, weights, escaping = self.content, self.weights, self.escaping
        feared = weights.port_guard if escaping else weights.guard
        return [(_costs(content, at, weights, escaping), feared * guard) for at, guard in self.guards.items()]

    def danger(self, space: SpaceId) -> float:
        """How many Cops are likely to come there on their next move if he stays."""
        return _found(space, self._seekers(space, moved=False))

    def _seekers(self, space: SpaceId, moved: bool) -> list[Seeker]:
        """How the Cops look for him, whether he has moved or stayed. It is the same everywhere, or everywhere in the
        district that he names."""
        named = self.streets.district_of[space] if self.tells else ""
        found = self._seeking.get((moved, named))
        if found is None:
            places = self.moving if moved else self.resting
            if named:
                places &= self.streets.districts[named]
            found = self._seeking[moved, named] = self._looking(places, foreseen=moved)
        return found

    def _looking(self, places: Mask, foreseen: bool) -> list[Seeker]:
        """How the Cops look for him who know only that he is in one of these places: by chance or, `foreseen`, where he
        would look himself."""
        around, coming = self.streets.around, zip(self.cops, self.reach, strict=True)
        if not self.hidden:
            return [(far, move, self._comes * (cop.id in self.coming), NOWHERE) for cop, (far, move) in coming]
        hunt = self._hunt_for(places) if foreseen else None
        seekers: list[Seeker] = []
        for cop, (far, move) in coming:
            by_chance, looks = 0.0, NOWHERE
            near = places & around(cop.space, move) if cop.id in self.coming else 0
            if near:
                by_chance = self._finds(near)
                if hunt is not None and near.bit_count() >= self.weights.worth_foreseeing:
                    by_chance, looks = by_chance * self.weights.by_chance, sweep(hunt, cop)
            seekers.append((far, move, by_chance, looks))
        return seekers

    def _hunt_for(self, places: Mask) -> Hunt:
        view, content = self.view, self.content
        return Hunt(view, content, trail(content, self.streets.listed(places), view.phase, view.hits))

    def named_with(self, district: str) -> float:
        """How many Cops are likely to come to him if he names this district with his own."""
        districts, here = self.streets.districts, self.here
        places = self.resting & (districts[district] | districts[self.streets.district_of[here]])
        return _found(here, self._looking(places, foreseen=False))

    def exposed(self) -> float:
        """How many Cops are likely to come to him wherever he goes."""
        ends = ends_of(self.view, self.content, self.content.settings.stinger_move, ())
        return min([_found(end, self._seekers(end, moved=True)) for end in self.streets.listed(ends.free)], default=2.0)

    def _finds(self, places: Mask) -> float:
        """How likely a Cop finds him who is in one of these places."""
        return min(1.0, self.weights.sweep / max(1, places.bit_count()))

    @cached_property
    def _soon(self) -> float:
        """The trouble of a Cop who is not there yet."""
        return self.weights.soon * (self._finds(self.moving) if self.hidden else self.weights.in_sight)

    @property
    def _comes(self) -> float:
        """How likely a Cop in reach who follows the cards comes at him; in the Escape nearly all do (GP-AIC.5)."""
        return self.weights.landing if self.escaping else self.weights.in_sight

    def nearest_cop(self, space: SpaceId) -> int:
        return min([far[space] for far, _ in self.reach], default=9)

    def guarded(self, space: SpaceId) -> float:
        """How many Cops would be there at once, or soon."""
        total = 0.0
        for far, move in self.reach:
            over = far[space] - move
            total += 1.0 if over <= 0 else max(0.0, 0.5 - over / 8.0)
        return total

    def way(self, space: SpaceId) -> float:
        """How far it is from there to where he wants to be, in turns and trouble."""
        if self.aims:
            return min([cost[space] + trouble for cost, trouble in self.aims])
        return -self.weights.apart * min(self.nearest_cop(space), 8)

    @cached_property
    def on_foot(self) -> float:
        """How good the best end of a move without a pass is."""
        return self.best_end(())

    def best_end(self, passes: Passes) -> float:
        """How good the best end of a move by these passes is."""
        ends = ends_of(self.view, self.content, self.content.settings.stinger_move, passes)
        return max(self.places(self.streets.listed(ends.free)), default=-50.0)

    def places(self, spaces: Sequence[SpaceId]) -> list[float]:
        """How good it is to be in each of these after a move."""
        known, near, soon, frailty = self._places, self.near, self._soon, self.frailty
        everywhere = None if self.tells else self._seekers(self.here, moved=True)
        for space in spaces:
            if space in known:
                continue
            trouble = 0.0
            for far, move, by_chance, looks in everywhere or self._seekers(space, moved=True):
                over = far[space] - move
                if over <= 0:
                    trouble += soon + near * (by_chance + looks.get(space, 0.0))
                elif over <= 3:
                    trouble += soon
            known[space] = -self.way(space) - trouble * frailty
        return [known[space] for space in spaces]
