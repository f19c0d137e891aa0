"""Whom and what to choose: places, Heroes, Items, cards, bonuses."""

from __future__ import annotations

from hardboiled.games.kick_ass.mind.item_values import item_gain, item_worth
from hardboiled.games.kick_ass.mind.outlook import Outlook
from hardboiled.games.kick_ass.mind.ratings import NO, rates
from hardboiled.games.kick_ass.mind.values import price_of
from hardboiled.games.kick_ass.rules import enemies
from hardboiled.games.kick_ass.rules.answers import ChooseDistrict, ChooseHero
from hardboiled.games.kick_ass.rules.consequences import BreakHand
from hardboiled.games.kick_ass.rules.districts import ChooseStat, TakeBonus
from hardboiled.games.kick_ass.rules.effects.belongings import ReadyItem
from hardboiled.games.kick_ass.rules.effects.city import ChooseEvent, ChooseSide
from hardboiled.games.kick_ass.rules.hand import DrawCard, Recover, RemoveCard
from hardboiled.games.kick_ass.rules.items import Equip, UseItem
from hardboiled.games.kick_ass.rules.places import CENTRAL_PARK, CITY_HALL, HOSPITAL, WALL_STREET
from hardboiled.games.kick_ass.rules.refresh import GainInstead, Upgrade
from hardboiled.games.kick_ass.rules.set_up import KeepCard, KeepItem, PickHero
from hardboiled.games.kick_ass.rules.shopping import Buy
from hardboiled.games.kick_ass.rules.sleep import GONE_VIRAL_BONUS, Pay, SleepEffect
from hardboiled.kernel import SpaceId

BONUS_STATS = {CENTRAL_PARK: "happiness", WALL_STREET: "dollars", HOSPITAL: "life", CITY_HALL: "social"}


@rates(PickHero)
def pick_hero(mind: Outlook, option: PickHero) -> float:
    """Whoever appeals: equals are drawn by lot, so every Hero has their evenings."""
    return 0.0


# Places and Heroes.


@rates(ChooseDistrict)
def choose_district(mind: Outlook, option: ChooseDistrict) -> float:
    place = option.district
    if mind.city.mist and not mind.city.mist.get(place, "x") and mind.city.fight is None:
        return _protect(mind, place) * 0.01 + 1
    return _protect(mind, place) + mind.values.clean_up(place)


def _protect(mind: Outlook, place: SpaceId) -> float:
    city, content = mind.city, mind.content
    limit = content.districts[place].limit
    figures = enemies.figures(city.map[place])
    hall = enemies.figures(city.map[CITY_HALL])
    rating = 1 + figures / limit - 0.5 * city.map[place].tokens
    if place == CITY_HALL:
        rating += (hall - 1.5) * 0.6
    elif content.districts[place].arrow == CITY_HALL and figures >= limit - 1:
        rating += 0.6 + 0.2 * hall
    return rating


@rates(ChooseHero)
def choose_hero(mind: Outlook, option: ChooseHero) -> float:
    hero = mind.hero(option.hero)
    return -(hero.strength + 0.5 * hero.happiness + 0.3 * hero.dollars + hero.life)


@rates(TakeBonus)
def take_bonus(mind: Outlook, option: TakeBonus) -> float:
    hero = mind.hero(option.hero)
    if option.district in BONUS_STATS:
        return mind.values.stat(hero, BONUS_STATS[option.district]) + 0.05
    return 1.0 - 0.01 * mind.city.heroes.index(hero)


@rates(ChooseStat)
def choose_stat(mind: Outlook, option: ChooseStat) -> float:
    return mind.values.stat(mind.active(), option.stat)


@rates(GainInstead)
def gain_instead(mind: Outlook, option: GainInstead) -> float:
    return mind.values.stat(mind.hero(option.hero), option.stat) + 0.3


@rates(ChooseSide)
def choose_side(mind: Outlook, option: ChooseSide) -> float:
    return float(option.side == "hit")


@rates(ChooseEvent, Pay)
def why_not(mind: Outlook, option: ChooseEvent | Pay) -> float:
    return 1.0


@rates(SleepEffect)
def sleep_effect(mind: Outlook, option: SleepEffect) -> float:
    return 2.0 + (option.source == GONE_VIRAL_BONUS)


# Items.


@rates(UseItem)
def use_item(mind: Outlook, option: UseItem) -> float:
    hero, exhaust = mind.hero(option.hero), mind.content.items[option.item].exhaust
    if exhaust is None:
        return 1.0
    if exhaust.when == "card":
        return sum(mind.values.effect(effect, hero) for effect in exhaust.effects) - 0.3
    now = mind.city.fight
    if now is None or exhaust.when == "roll":
        return 1.0 if now is None or enemies.power_at(mind.city, now.at) >= 2 else NO
    blanks = [die for rolled in (*now.red, *now.blue) for die in rolled].count(0)
    return 1.0 if exhaust.bonus.hits or exhaust.bonus.shields or blanks else NO


@rates(Equip)
def equip(mind: Outlook, option: Equip) -> float:
    hero, content = mind.hero(option.hero), mind.content
    mine = item_worth(content.items[option.item])
    if content.items[option.item].slot == "both":
        return mine - sum(item_worth(content.items[h]) for h in {h for h in hero.hands if h}) - 0.01
    held = item_worth(content.items[option.instead]) if option.instead else 0.0
    return mine - held - 0.01


@rates(Buy)
def buy(mind: Outlook, option: Buy) -> float:
    bill = mind.city.bill
    assert bill is not None
    hero = mind.hero(bill.hero)
    gain = item_gain(hero, mind.content.items[option.item], mind.content)
    return gain - price_of(hero, option.price(mind.view, mind.content).amount) - 0.2


@rates(KeepItem)
def keep_item(mind: Outlook, option: KeepItem) -> float:
    return item_gain(mind.city.heroes[0], mind.content.items[option.item], mind.content)


@rates(BreakHand)
def break_hand(mind: Outlook, option: BreakHand) -> float:
    return -item_worth(mind.content.items[option.item])


@rates(ReadyItem)
def ready_item(mind: Outlook, option: ReadyItem) -> float:
    return item_worth(mind.content.items[option.item])


# Activation cards.


@rates(KeepCard)
def keep_card(mind: Outlook, option: KeepCard) -> float:
    return mind.values.card(mind.content.cards[option.card], mind.city.heroes[0])


@rates(Upgrade)
def upgrade(mind: Outlook, option: Upgrade) -> float:
    hero = mind.hero(option.hero)
    return mind.values.card(mind.content.cards[option.card], hero) - mind.worst_card(hero)


@rates(DrawCard)
def draw_card(mind: Outlook, option: DrawCard) -> float:
    hero = mind.active()
    return mind.values.card(mind.content.cards[option.card], hero) - mind.worst_card(hero)


@rates(Recover)
def recover(mind: Outlook, option: Recover) -> float:
    return 0.4 * mind.values.card(mind.content.cards[option.card], mind.owner(option.card))


@rates(RemoveCard)
def remove_card(mind: Outlook, option: RemoveCard) -> float:
    return -mind.values.card(mind.content.cards[option.card], mind.owner(option.card))
