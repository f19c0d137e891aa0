"""Words for the officers that hurt, stun or push Mutants."""

from __future__ import annotations

from collections.abc import Sequence

from hardboiled.games.hard_city.rules import P
from hardboiled.games.hard_city.rules.amounts import Few, Free, Reach, Some
from hardboiled.games.hard_city.rules.answers import ChoosePiece, ChooseSpace, Stop
from hardboiled.games.hard_city.rules.attacks import aimed_shot, can_brawl, close_combat, shooting_attack
from hardboiled.games.hard_city.rules.blasts import blast
from hardboiled.games.hard_city.rules.effects.order_word import OrderWord, asked
from hardboiled.games.hard_city.rules.events import Moved
from hardboiled.games.hard_city.rules.ground import terrain
from hardboiled.games.hard_city.rules.ids import FUBAR, NOWHERE
from hardboiled.games.hard_city.rules.kills import stun
from hardboiled.games.hard_city.rules.moment import Moment, targets
from hardboiled.games.hard_city.rules.state import Mutant, Officer, mutant_of
from hardboiled.games.hard_city.rules.terrain import FAR
from hardboiled.kernel import Action, Flow, SpaceId, ask


def _can_shoot(now: Moment, anyway: bool) -> bool:
    """HC-7.1: at least at one space; `anyway`: even with active Mutants around."""
    if now.officer.jammed or not (anyway or now.calm or now.perks.sum.shoots_beset):
        return False
    return bool(now.targets)


def _aim_at(play: P, officer: Officer, may: bool = False) -> Flow[SpaceId]:
    """At which space, or at none if the officer `may` leave it."""
    options: list[Action] = [ChooseSpace(space) for space in targets(play.state, play.content, officer)]
    chosen = yield from ask(officer.seat, [*options, Stop()] if may else options, "shoot-where", asked(officer))
    return chosen.space if isinstance(chosen, ChooseSpace) else NOWHERE


class Shot(OrderWord, frozen=True, kw_only=True):
    """HC-8.5: a Shooting Attack with more dice or damage, without its own cost; `beset`: even with active Mutants
    around; `may`: or none."""

    dice: Free = 0
    damage: Free = 0
    beset: bool = False
    times: Few = 1
    may: bool = False

    def can(self, now: Moment) -> bool:
        return _can_shoot(now, self.beset)

    def do(self, play: P, officer: Officer) -> Flow[None]:
        for _ in range(self.times):
            if officer.down or not self.can(Moment(play.state, play.content, officer)):
                return
            at = yield from _aim_at(play, officer, self.may)
            if not at:
                return
            yield from shooting_attack(play, officer, at, self.dice, self.damage)


class Aim(OrderWord, frozen=True, kw_only=True):
    """An Aimed Shot for this much more damage."""

    damage: Free = 0
    beset: bool = False

    def can(self, now: Moment) -> bool:
        return _can_shoot(now, self.beset)

    def do(self, play: P, officer: Officer) -> Flow[None]:
        at = yield from _aim_at(play, officer)
        yield from aimed_shot(play, officer, at, self.damage)


class Brawl(OrderWord, frozen=True, kw_only=True):
    """Close Combat with more dice or damage."""

    dice: Free = 0
    damage: Free = 0

    def can(self, now: Moment) -> bool:
        return can_brawl(now.table, now.officer)

    def do(self, play: P, officer: Officer) -> Flow[None]:
        yield from close_combat(play, officer, self.dice, self.damage)


def near(now: Moment, reach: int) -> list[Mutant]:
    """Mutants of the same board within reach."""
    far, region = now.ground.distances[now.at], now.ground.region
    here = region[now.at]
    return [m for m in now.table.mutants if far.get(m.at, FAR) <= reach and region[m.at] == here]


class Burst(OrderWord, frozen=True, kw_only=True):
    """HC-11.9: so much damage to every Mutant on one space within reach; `people`: to everybody there."""

    away: Reach = 0
    """1: not on one's own space."""
    reach: Reach
    damage: Few
    people: bool = False

    def can(self, now: Moment) -> bool:
        return bool(self._spaces(now))

    def _spaces(self, now: Moment) -> list[SpaceId]:
        found = dict.fromkeys(mutant.at for mutant in near(now, self.reach))
        return [space for space in found if now.ground.distance(space, now.at) >= self.away]

    def do(self, play: P, officer: Officer) -> Flow[None]:
        options = [ChooseSpace(space) for space in self._spaces(Moment(play.state, play.content, officer))]
        aimed = yield from ask(officer.seat, options, "burst-where", asked(officer))
        yield from blast(play, [(aimed.space, self.damage)], self.people)


class Stun(OrderWord, frozen=True, kw_only=True):
    """Up to so many Mutants within reach are stunned: the first, and more if the officer likes."""

    reach: Reach
    count: Some

    def can(self, now: Moment) -> bool:
        return bool(self._standing(now))

    def _standing(self, now: Moment) -> list[Mutant]:
        """HC-11.11: one of each sort, never F.U.B.A.R."""
        within = reversed(near(now, self.reach))
        return list({(m.at, m.kind): m for m in within if not m.stunned and m.kind != FUBAR}.values())

    def do(self, play: P, officer: Officer) -> Flow[None]:
        for left in range(self.count, 0, -1):
            standing = self._standing(Moment(play.state, play.content, officer))
            if not standing:
                return
            options: list[Action] = [ChoosePiece(mutant.id) for mutant in standing]
            if left < self.count:
                options.append(Stop())
            hit = yield from ask(officer.seat, options, "stun-whom", {**asked(officer), "left": left})
            if not isinstance(hit, ChoosePiece):
                return
            stun(play, mutant_of(play.state, hit.piece))


class Push(OrderWord, frozen=True, kw_only=True):
    """Up to so many Mutants within reach are moved, each to a space so far from where it stood."""

    reach: Reach
    count: Some
    spaces: Few

    def can(self, now: Moment) -> bool:
        return bool(self._pushable(now, ()))

    def _pushable(self, now: Moment, pushed: Sequence[str]) -> list[Mutant]:
        """HC-11.11: F.U.B.A.R. cannot be moved."""
        found: dict[tuple[str, str, bool], Mutant] = {}
        for mutant in near(now, self.reach):
            if mutant.kind != FUBAR and mutant.id not in pushed:
                found.setdefault((mutant.at, mutant.kind, mutant.stunned), mutant)
        return list(found.values())

    def do(self, play: P, officer: Officer) -> Flow[None]:
        state, ground = play.state, terrain(play.state, play.content)
        pushed: list[str] = []
        for _ in range(self.count):
            now = Moment(state, play.content, officer)
            options: list[Action] = [ChoosePiece(m.id) for m in self._pushable(now, pushed)]
            if not options:
                return
            chosen = yield from ask(officer.seat, [*options, Stop()], "push-whom", asked(officer))
            if not isinstance(chosen, ChoosePiece):
                return
            mutant = mutant_of(state, chosen.piece)
            pushed.append(mutant.id)
            far = ground.distances[mutant.at]
            spaces = [s for s, steps in far.items() if steps == self.spaces and s in ground.walk]
            spaces = [s for s in spaces if ground.same_board(s, officer.at)]
            if spaces:
                end = yield from ask(officer.seat, [ChooseSpace(s) for s in spaces], "push-where", asked(officer))
                play.say(Moved(mutant.id, (mutant.at, end.space), cause=state.cause))
                mutant.at = end.space
