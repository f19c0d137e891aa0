"""HC-7: Shooting Attacks, Aimed Shots and Close Combat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Self

from hardboiled.games.hard_city.rules import OfficerSeen, P, Seen
from hardboiled.games.hard_city.rules.dice import close_pool, roll, shooting_pool
from hardboiled.games.hard_city.rules.events import Aimed, Reloaded, Stunned
from hardboiled.games.hard_city.rules.ids import FUBAR
from hardboiled.games.hard_city.rules.kills import armour, damage_mutant, kill, stun
from hardboiled.games.hard_city.rules.kinds import Piece, Place, squares
from hardboiled.games.hard_city.rules.officer_action import Fact, OfficerAction, active_perk
from hardboiled.games.hard_city.rules.reactions import reaction_window
from hardboiled.games.hard_city.rules.state import Mutant, Officer, mutant_of
from hardboiled.kernel import Action, Flow, Manner, Pool, SpaceId, ask, at_once

if TYPE_CHECKING:
    from hardboiled.games.hard_city.rules.content import HardCityContent
    from hardboiled.games.hard_city.rules.effects.perk import Perk
    from hardboiled.games.hard_city.rules.moment import Moment


class Shoot(OfficerAction, frozen=True):
    """HC-7.2: a Shooting Attack on a space."""

    rule: ClassVar[str] = "HC-7.2"
    manner: ClassVar[Manner] = "attack"
    group: ClassVar[str] = "fight"
    needs: ClassVar[Fact] = "gun"
    at: Place

    @classmethod
    def offered(cls, now: Moment) -> Sequence[Self]:
        return list(map(cls, now.targets))

    @classmethod
    def ap(cls, table: Seen, content: HardCityContent, perk: Perk) -> int:
        return content.settings.cost_shoot

    def dice(self, table: Seen, content: HardCityContent) -> Sequence[Pool]:
        return (shooting_pool(content, active_perk(table, content)),)

    def points_at(self, table: Seen, content: HardCityContent) -> Sequence[str]:
        return squares(table, self.at)

    def take(self, play: P, officer: Officer) -> Flow[None]:
        self.pay(play, officer)
        yield from shooting_attack(play, officer, self.at)


class AimedShot(OfficerAction, frozen=True):
    """HC-7.14, HC-7.15: surely, for more than a Shooting Attack."""

    rule: ClassVar[str] = "HC-7.14"
    manner: ClassVar[Manner] = "attack"
    group: ClassVar[str] = "fight"
    needs: ClassVar[Fact] = "gun"
    at: Place

    @classmethod
    def offered(cls, now: Moment) -> Sequence[Self]:
        return list(map(cls, now.targets))

    @classmethod
    def ap(cls, table: Seen, content: HardCityContent, perk: Perk) -> int:
        return content.settings.cost_aimed_shot

    def points_at(self, table: Seen, content: HardCityContent) -> Sequence[str]:
        return squares(table, self.at)

    def take(self, play: P, officer: Officer) -> Flow[None]:
        self.pay(play, officer)
        yield from aimed_shot(play, officer, self.at)


class CloseCombat(OfficerAction, frozen=True):
    """HC-7.17: with the Mutants on one's own space."""

    rule: ClassVar[str] = "HC-7.17"
    manner: ClassVar[Manner] = "attack"
    group: ClassVar[str] = "fight"
    needs: ClassVar[Fact] = "fight"

    @classmethod
    def offered(cls, now: Moment) -> Sequence[Self]:
        return (cls(),) if can_brawl(now.table, now.officer) else ()

    @classmethod
    def ap(cls, table: Seen, content: HardCityContent, perk: Perk) -> int:
        return content.settings.cost_close_combat

    def dice(self, table: Seen, content: HardCityContent) -> Sequence[Pool]:
        return (close_pool(content, active_perk(table, content)),)

    def take(self, play: P, officer: Officer) -> Flow[None]:
        self.pay(play, officer)
        yield from close_combat(play, officer)


class ClearJam(OfficerAction, frozen=True):
    """HC-26.15: the Out of Ammo marker comes off."""

    rule: ClassVar[str] = "HC-26.15"
    manner: ClassVar[Manner] = "use"
    needs: ClassVar[Fact] = "jam"

    @classmethod
    def offered(cls, now: Moment) -> Sequence[Self]:
        return (cls(),)

    @classmethod
    def ap(cls, table: Seen, content: HardCityContent, perk: Perk) -> int:
        return content.settings.cost_clear_jam

    @at_once
    def take(self, play: P, officer: Officer) -> None:
        self.pay(play, officer)
        officer.jammed = False
        play.say(Reloaded(officer.id))


FIGHTING = (Shoot, AimedShot, CloseCombat, ClearJam)


class AssignDamage(Action, frozen=True):
    """One point of damage on this Mutant."""

    rule: ClassVar[str] = "HC-7.8"
    manner: ClassVar[Manner] = "attack"
    piece: Piece


def can_brawl(table: Seen, officer: OfficerSeen) -> bool:
    """HC-7.17, HC-11.11: an active Mutant here that is not F.U.B.A.R."""
    for mutant in table.mutants:  # noqa: SIM110 (twice as fast as any())
        if mutant.at == officer.at and not mutant.stunned and mutant.kind != FUBAR:
            return True
    return False


def shooting_attack(play: P, officer: Officer, at: SpaceId, dice: int = 0, bonus: int = 0) -> Flow[None]:
    """HC-7.6 to HC-7.9: two dice, the damage is split among the Mutants there."""
    pool = shooting_pool(play.content, play.content.perks(officer.skills).sum, dice)
    damage = yield from roll(play, officer, pool, "shooting", at, at, bonus)
    before = len(play.state.mutants)
    yield from split(play, officer, at, damage)
    if len(play.state.mutants) < before:
        yield from reaction_window(play, "kill")


def split(play: P, officer: Officer, at: SpaceId, damage: int) -> Flow[None]:
    """HC-7.8, HC-7.25: point by point, on whom the officer likes; surplus is lost. Who is stunned is told in the end,
    for the next point may kill."""
    hit: list[Mutant] = []
    while damage > 0 and (choices := alike(play.state, at)):
        options = [AssignDamage(mutant.id) for mutant in choices]
        chosen = yield from ask(officer.seat, options, "split", {"officer": officer.id, "damage": damage})
        mutant = mutant_of(play.state, chosen.piece)
        if not mutant.stunned and mutant not in hit:
            hit.append(mutant)
        yield from damage_mutant(play, mutant, 1, told=False)
        damage -= 1
    for mutant in hit:
        if mutant.stunned and mutant in play.state.mutants:
            play.say(Stunned(mutant.id, play.state.cause))


def alike(table: Seen, at: SpaceId) -> list[Mutant]:
    """The Mutants on a space, one of each sort that makes no difference."""
    found = {(mutant.kind, mutant.stunned): mutant for mutant in reversed(table.mutants) if mutant.at == at}
    return list(found.values())


def aimed_shot(play: P, officer: Officer, at: SpaceId, bonus: int = 0) -> Flow[None]:
    """HC-7.14, HC-7.16: no dice, so no Reaction to a roll; all damage to one Mutant."""
    settings = play.content.settings
    options = [AssignDamage(mutant.id) for mutant in alike(play.state, at)]
    damage = settings.aimed_damage + bonus + play.content.perks(officer.skills).sum.aim_damage - armour(play, at)
    hit = yield from ask(officer.seat, options, "aim", {"officer": officer.id, "damage": damage})
    play.say(Aimed(officer.id, hit.piece, max(0, damage)))
    before = len(play.state.mutants)
    yield from damage_mutant(play, mutant_of(play.state, hit.piece), damage)
    if len(play.state.mutants) < before:
        yield from reaction_window(play, "kill")


def close_combat(play: P, officer: Officer, dice: int = 0, bonus: int = 0) -> Flow[None]:
    """HC-7.18, HC-7.19, HC-7.20: each damage stuns one active Mutant here; nothing dies."""
    perk = play.content.perks(officer.skills).sum
    pool = close_pool(play.content, perk, dice)
    damage = yield from roll(play, officer, pool, "close", officer.at, bonus=bonus)
    while damage > 0:
        choices = [
            mutant
            for mutant in alike(play.state, officer.at)
            if mutant.kind != FUBAR and (perk.close_kills or not mutant.stunned)
        ]
        if not choices:
            return
        options = [AssignDamage(mutant.id) for mutant in choices]
        hit = yield from ask(officer.seat, options, "stun", {"officer": officer.id, "damage": damage})
        mutant = mutant_of(play.state, hit.piece)
        if mutant.stunned:
            yield from kill(play, mutant)
        else:
            stun(play, mutant)
        damage -= 1
