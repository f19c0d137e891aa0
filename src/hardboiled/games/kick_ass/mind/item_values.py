"""What dice, bonuses and Items are worth, whatever the city looks like."""

from __future__ import annotations

from functools import lru_cache

from hardboiled.games.kick_ass.rules import items
from hardboiled.games.kick_ass.rules.bonus import Bonus
from hardboiled.games.kick_ass.rules.content import Item, KickAssContent
from hardboiled.games.kick_ass.rules.state import Hero

ODDS = 2 / 3
"""Of a Hit or a Shield on one die."""


@lru_cache(maxsize=2048)
def at_least(dice: int, need: int) -> float:
    """The chance of so many successes with so many dice."""
    if need <= 0:
        return 1.0
    if need > dice:
        return 0.0
    return ODDS * at_least(dice - 1, need - 1) + (1 - ODDS) * at_least(dice - 1, need)


@lru_cache(maxsize=4096)
def beyond(dice: int, sure: float, need: int, most: int) -> float:
    """How far dice and sure successes can be expected to exceed what is needed, counted up to so many."""
    expected, so_far = 0.0, 1.0
    for count in range(dice + 1):
        more = at_least(dice, count + 1)
        expected += (so_far - more) * min(float(most), max(0.0, sure + count - need))
        so_far = more
    return expected


_GIVEN = {"hits": 2.4, "shields": 2.4, "life": 1.8}
"""What a Lightning gives, beside a point on a track or a Dollar."""


def bonus_worth(bonus: Bonus) -> float:
    """What a bonus adds to the Fights to come."""
    worth = 1.9 * bonus.red + 1.4 * bonus.blue + 2.6 * bonus.hits + 2.0 * bonus.shields
    worth += 0.8 * bonus.reroll_red + 0.6 * bonus.reroll_blue + 0.9 * bonus.reroll_any
    for lightning in bonus.lightning:
        often = 0.35 if lightning.colour != "any" else 0.6
        worth += often * _GIVEN.get(lightning.give, 1.0) * lightning.by
    return worth


ITEM = 2.0
"""How much more what works in every Fight is worth than what works in one."""


def item_worth(item: Item) -> float:
    """What an equipped Item is worth."""
    worth = bonus_worth(item.bonus) + 0.9 * item.moves + 1.6 * len(item.sleep)
    if item.exhaust is not None:
        worth += 0.4 * bonus_worth(item.exhaust.bonus) + 0.9 * len(item.exhaust.effects)
    return worth


def item_gain(hero: Hero, item: Item, content: KickAssContent) -> float:
    """How much better off the Hero is with the Item equipped."""
    return ITEM * _better(hero, item, content)


def _better(hero: Hero, item: Item, content: KickAssContent) -> float:
    mine = item_worth(item)
    if item.slot == "backpack":
        return mine
    items_of = content.items
    if item.slot == "both":
        held = {held for held in hero.hands if held}
        return mine - sum(item_worth(items_of[h]) for h in held) if hero.closed < 0 else 0.2
    if item.slot == "hand" and hero.hands[0] and hero.hands[0] == hero.hands[1]:
        return mine - item_worth(items_of[hero.hands[0]])
    spots = items.places(hero, item)
    return max((mine - (item_worth(items_of[spot]) if spot else 0) for spot in spots), default=0.2)
