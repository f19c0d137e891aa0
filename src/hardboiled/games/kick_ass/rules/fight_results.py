"""KA-16.7 to KA-18.8: what the dice of a Fight come to, who takes the damage, and what follows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from hardboiled.games.kick_ass.rules import (
    P,
    Seen,
    consequences,
    dice,
    districts,
    effects,
    event_row,
    fighting,
    items,
    tracks,
)
from hardboiled.games.kick_ass.rules.answers import ChooseHero
from hardboiled.games.kick_ass.rules.bonus import BLANK, LIGHTNING, Lightning
from hardboiled.games.kick_ass.rules.causes import because
from hardboiled.games.kick_ass.rules.events import DiceCounted
from hardboiled.games.kick_ass.rules.kinds import HeroId
from hardboiled.games.kick_ass.rules.state import Fight, Hero
from hardboiled.kernel import Action, CardId, Flow, ask

if TYPE_CHECKING:
    from hardboiled.games.kick_ass.rules.content import KickAssContent

Gift = tuple[HeroId, str, int]
"""A Hero, what Lightning gives, how much."""


def totals(play: P, now: Fight) -> Flow[list[Gift]]:
    """KA-16.7 to KA-16.9, KA-18.5: Lightning on the final dice, then all Shields and all Hits together."""
    city, content = play.state.city, play.content
    gifts: list[Gift] = []
    hits = shields = 0
    for number, hero_id in enumerate(now.heroes):
        hero = city.hero(hero_id)
        hits += sum(f != BLANK for f in now.red[number])
        shields += sum(f != BLANK for f in now.blue[number])
        hits += dice.combat(city, content, now.at).lightning_hits * (
            now.red[number].count(LIGHTNING) + now.blue[number].count(LIGHTNING)
        )
        for bonus in dice.bonuses(hero, content, now.cards[number], now.used[number]):
            hits += bonus.hits
            shields += bonus.shields
        if dice.isolated(hero, content, len(now.heroes) > 1):
            shields -= sum(bonus.shields for bonus in dice.item_bonuses(hero, content, now.used[number]))
        for lightning, times in (yield from _struck(play, now, number, hero)):
            if lightning.give == "hits":
                hits += lightning.by * times
            elif lightning.give == "shields":
                shields += lightning.by * times
            else:
                gifts.append((hero_id, lightning.give, lightning.by * times))
    if city.docks:
        hits += city.docks_side == "hit"
        shields += city.docks_side == "shield"
    now.hits, now.shields = hits, shields
    now.damage = max(0, now.power - shields)
    play.say(DiceCounted(tuple(now.heroes), now.at, hits, shields, now.power))
    return gifts


def _struck(play: P, now: Fight, number: int, hero: Hero) -> Flow[list[tuple[Lightning, int]]]:
    """KA-17: each Lightning effect as often as Lightning of its colour was rolled; an exhaust effect once."""
    content = play.content
    red, blue = now.red[number].count(LIGHTNING), now.blue[number].count(LIGHTNING)
    struck: list[tuple[Lightning, int]] = []
    if not red + blue:
        return struck
    if now.cards[number]:
        card = content.cards[now.cards[number]]
        struck += [(lightning, dice.struck(lightning, red, blue)) for lightning in card.bonus.lightning]
    isolated = dice.isolated(hero, content, len(now.heroes) > 1)
    for item in items.working(hero, content):
        for lightning in item.bonus.lightning:
            if isolated and lightning.give == "shields":
                continue
            if not lightning.exhausts:
                struck.append((lightning, dice.struck(lightning, red, blue)))
            elif dice.struck(lightning, red, blue) and item.id not in hero.exhausted:
                item_id = CardId(item.id)
                options: list[Action] = [items.UseItem(hero.id, item_id), fighting.KeepDice(hero.id)]
                choice = yield from ask(hero.seat, options, "lightning", {"hero": hero.id, "item": item_id})
                if isinstance(choice, items.UseItem):
                    items.exhaust(play, hero, item_id)
                    struck.append((lightning, 1))
    return [(lightning, count) for lightning, count in struck if count]


class TakeDamage(Action, frozen=True):
    rule: ClassVar[str] = "KA-18.7"
    hero: HeroId
    amount: int

    def points_at(self, table: Seen, content: KickAssContent) -> Sequence[str]:
        return (f"panel:{table.city.hero(self.hero).seat}",)


def take_damage(play: P, now: Fight) -> Flow[None]:
    """KA-16.8, KA-18.7, KA-18.8: what is left of the Enemy Power, divided as the Heroes like."""
    city = play.state.city
    if dice.combat(city, play.content, now.at).even and len(now.heroes) > 1:
        yield from _take_damage_evenly(play, now)
        return
    for hero_id in now.heroes[:-1]:
        if not now.damage:
            return
        shares = [TakeDamage(hero_id, share) for share in range(now.damage + 1)]
        seats = fighting.seats(city, now)
        choice = yield from ask(seats, shares, "damage", {"hero": hero_id, "damage": now.damage})
        _hurt(play, now, hero_id, choice.amount)
    _hurt(play, now, now.heroes[-1], now.damage)


def _take_damage_evenly(play: P, now: Fight) -> Flow[None]:
    """The Boss Combat card Tight Corridor: only who takes the odd points is chosen."""
    share, odd = divmod(now.damage, len(now.heroes))
    left = list(now.heroes)
    for hero_id in now.heroes:
        _hurt(play, now, hero_id, share)
    for _ in range(odd):
        options = [ChooseHero(hero_id) for hero_id in left]
        choice = yield from ask(fighting.seats(play.state.city, now), options, "odd-damage")
        left.remove(choice.hero)
        _hurt(play, now, choice.hero, 1)


def _hurt(play: P, now: Fight, hero_id: HeroId, points: int) -> None:
    if points:
        now.damage -= points
        tracks.wound(play, play.state.city.hero(hero_id), points)


class ResolveNext(Action, frozen=True):
    """Which result of a Fight comes next: `lightning`, `events` or `clean-up`."""

    rule: ClassVar[str] = "KA-16.16"
    result: str


def follow(play: P, now: Fight, gifts: list[Gift], cleared: bool) -> Flow[None]:
    """KA-16.16: Lightning, Event completion and Clean Up Bonus, in the order the Heroes like; then KA-19."""
    city = play.state.city
    by = tuple(now.heroes)
    waiting = ["lightning"] if gifts else []
    if event_row.first_done(city) is not None:
        waiting.append("events")
    if cleared:
        waiting.append("clean-up")
    while waiting:
        first = waiting[0]
        if len(waiting) > 1:
            options = [ResolveNext(result) for result in waiting]
            choice = yield from ask(fighting.seats(city, now), options, "results")
            first = choice.result
        waiting.remove(first)
        match first:
            case "lightning":
                yield from because(play, "lightning", _give(play, now, gifts))
            case "events":
                yield from consequences.settle(play, by)
            case "clean-up":
                yield from districts.bonus(play, now.at, by)
    yield from consequences.settle(play, by)


def _give(play: P, now: Fight, gifts: list[Gift]) -> Flow[None]:
    """KA-17: what Lightning gives beside Hits and Shields; kills only in the city."""
    for hero_id, give, points in gifts:
        if give != "kill":
            tracks.change(play, play.state.city.hero(hero_id), give, points)
        elif now.at in play.content.districts:
            yield from effects.Kill(count=points).do(play, (hero_id,))
