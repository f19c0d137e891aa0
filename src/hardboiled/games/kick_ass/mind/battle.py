"""What Times Square would come to if the Heroes went there as they are: all Waves against what their dice bring on
average."""

from __future__ import annotations

from typing import NamedTuple

from hardboiled.games.kick_ass.mind.item_values import ODDS
from hardboiled.games.kick_ass.rules import dice, items
from hardboiled.games.kick_ass.rules.amounts import amount
from hardboiled.games.kick_ass.rules.bonus import Bonus
from hardboiled.games.kick_ass.rules.content import KickAssContent
from hardboiled.games.kick_ass.rules.places import TIMES_SQUARE
from hardboiled.games.kick_ass.rules.state import NOTHING, Area, City, Hero
from hardboiled.games.kick_ass.rules.striking import SUPER_LIFE

GETS_THROUGH = 0.4
"""Damage to be expected where Shields and Power are even."""
A_REROLL = ODDS * 0.5
"""What a reroll brings: there is not always a blank to throw again."""


class Arms(NamedTuple):
    """What Heroes can expect to bring into a Fight."""

    hits: float = 0.0
    shields: float = 0.0

    def more(self, other: Arms) -> Arms:
        return Arms(self.hits + other.hits, self.shields + other.shields)


class Battle(NamedTuple):
    """How it would end."""

    hits: float
    """Hits to spare in the last Fight, or missing."""
    life: float
    """Life to spare after all Fights, or missing."""


def battle(city: City, content: KickAssContent, plot: str) -> Battle:
    """One Fight a Wave that is there or still to come; who is left of one is fought with the next."""
    heroes = [hero for hero in city.heroes if not hero.out]
    arms, once = _docks(city), Arms()
    for hero in heroes:
        arms, once = arms.more(_lasting(hero, city, content)), once.more(_once(hero, content))
    waves, x = content.plots[plot].waves, city.players
    here = city.map[TIMES_SQUARE] if city.wave else Area()
    minions, supers = float(here.minions), float(here.supers)
    foes = [(foe.power, foe.armor, float(foe.life)) for foe in city.foes if foe.at == TIMES_SQUARE]
    life, extra, spare = sum(hero.life for hero in heroes) + once.shields, once.hits, 0.0
    for number in range(max(1, city.wave), len(waves) + 1):
        if number > city.wave:
            wave = waves[number - 1]
            minions, supers = minions + amount(wave.minions, x), supers + amount(wave.supers, x)
            if wave.foe:
                card = content.foes[wave.foe]
                foes.append((amount(card.power, x), amount(card.armor, x), float(amount(card.life, x))))
        power = minions + 2 * supers + sum([foe[0] for foe in foes])
        life -= max(0.0, power - arms.shields) + GETS_THROUGH
        need = minions + SUPER_LIFE * supers + sum([armor + left for _, armor, left in foes])
        used = min(extra, max(0.0, need - arms.hits))
        hits, extra = arms.hits + used, extra - used
        spare = hits - need
        minions, supers, foes = _left(hits, minions, supers, foes)
    return Battle(spare + extra, life)


def _left(
    hits: float, minions: float, supers: float, foes: list[tuple[int, int, float]]
) -> tuple[float, float, list[tuple[int, int, float]]]:
    """The weakest fall first; a Boss keeps the wounds that go through the Armor."""
    killed = min(hits, minions)
    hits -= killed
    broken = min(hits / SUPER_LIFE, supers)
    hits -= broken * SUPER_LIFE
    left = []
    for power, armor, life in foes:
        dealt = min(life, max(0.0, hits - armor))
        if dealt > 0:
            hits -= armor + dealt
        if life - dealt > 0:
            left.append((power, armor, life - dealt))
    return minions - killed, supers - broken, left


def _docks(city: City) -> Arms:
    return Arms(city.docks_side == "hit", city.docks_side == "shield") if city.docks else Arms()


def _lasting(hero: Hero, city: City, content: KickAssContent) -> Arms:
    """In every Fight."""
    gear = dice.gear(hero, content, NOTHING, [])
    red, blue = dice.pools(city, content, hero, gear, together=True)
    more_red, more_blue, either = dice.rerolls(hero, content, [gear.row, *gear.worn])
    hits = (red.average or 0.0) + A_REROLL * min(red.dice, more_red + 0.5 * either)
    return Arms(hits, (blue.average or 0.0) + A_REROLL * min(blue.dice, more_blue + 0.5 * either))


def _once(hero: Hero, content: KickAssContent) -> Arms:
    """From Items that can be exhausted for a Fight."""
    arms = Arms()
    for item in items.working(hero, content):
        if item.exhaust is not None and item.id not in hero.exhausted:
            arms = arms.more(_worth(item.exhaust.bonus))
    return arms


def _worth(bonus: Bonus) -> Arms:
    hits = bonus.hits + ODDS * bonus.red + A_REROLL * (bonus.reroll_red + 0.5 * bonus.reroll_any)
    return Arms(hits, bonus.shields + ODDS * bonus.blue + A_REROLL * (bonus.reroll_blue + 0.5 * bonus.reroll_any))
