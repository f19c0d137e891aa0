"""What to do with Activation cards: which to play, whose comes next, and the menu of an open one."""

from __future__ import annotations

from hardboiled.games.kick_ass.mind.gift_ratings import equip, use_item
from hardboiled.games.kick_ass.mind.outlook import Outlook
from hardboiled.games.kick_ass.mind.ratings import LATER, NO, rates, rates_in_menu
from hardboiled.games.kick_ass.rules import enemies, gang_up
from hardboiled.games.kick_ass.rules.activation import ApplyEffect, FinishCard, MoveTo
from hardboiled.games.kick_ass.rules.cards import OpenCard, PlayCard
from hardboiled.games.kick_ass.rules.districts import UseDistrict
from hardboiled.games.kick_ass.rules.event_row import BribeFoe, Handover, WorkOnEvent
from hardboiled.games.kick_ass.rules.fighting import StartFight
from hardboiled.games.kick_ass.rules.gang_up import CallIn, GangUp
from hardboiled.games.kick_ass.rules.items import Equip, UseItem
from hardboiled.games.kick_ass.rules.plots.don import PayBribe, PickUpToken, RevealToken
from hardboiled.games.kick_ass.rules.state import Hero


@rates(PlayCard)
def play_card(mind: Outlook, option: PlayCard) -> float:
    return mind.agreed.card_worth(mind.owner(option.card), option.card, option.down)


@rates(OpenCard)
def open_card(mind: Outlook, option: OpenCard) -> float:
    hero = mind.hero(option.hero)
    turn = hero.turn
    assert turn is not None
    if turn.down:
        return 0.0
    card = mind.content.cards[turn.card]
    rating = 5.0 * card.fights - 0.1 * mind.plan.moves(hero, turn.card)
    return rating + (10 if mind.plan.target(hero.id) else 0)


@rates_in_menu(MoveTo)
def move_to(mind: Outlook, option: MoveTo) -> float:
    hero = mind.hero(option.hero)
    return 100.0 if mind.goal(hero) == option.to != hero.at else NO


@rates_in_menu(Equip)
def put_on(mind: Outlook, option: Equip) -> float:
    rating = equip(mind, option)
    return 200.0 + rating if rating > 0 else NO


@rates_in_menu(UseItem)
def exhaust(mind: Outlook, option: UseItem) -> float:
    rating = use_item(mind, option)
    return 200.0 + rating if rating > 0 else NO


@rates_in_menu(FinishCard)
def finish(mind: Outlook, option: FinishCard) -> float:
    return 0.0


@rates_in_menu(GangUp)
def fight_together(mind: Outlook, option: GangUp) -> float:
    heroes = [mind.hero(hero_id) for hero_id in option.heroes]
    return 40.0 + mind.fight(heroes, heroes[0].at)


@rates_in_menu(CallIn)
def call_in(mind: Outlook, option: CallIn) -> float:
    """Worth it when the joint Fight gains more than the called Hero would alone."""
    hero = mind.hero(option.hero)
    fighters = gang_up.fighters(mind.view, mind.content)
    place = fighters[0].at
    more = mind.fight([*fighters, hero], place) - mind.fight(fighters, place)
    alone = max(0.0, mind.plan.best_place(hero, solo=True)[1])
    if mind.plan.target(hero.id) == place:
        more += 2
    return 60.0 + more if more > alone else NO


@rates_in_menu(StartFight)
def start_fight(mind: Outlook, option: StartFight) -> float:
    hero = mind.hero(option.hero)
    worth = mind.fight([hero], hero.at)
    return 20.0 + worth if worth > 0.3 else NO


@rates_in_menu(ApplyEffect)
def apply_effect(mind: Outlook, option: ApplyEffect) -> float:
    effect = mind.content.cards[option.card].effects[option.effect]
    worth = mind.values.effect(effect, mind.hero(option.hero))
    return 30.0 + worth if worth > 0 else LATER


@rates_in_menu(UseDistrict)
def use_district(mind: Outlook, option: UseDistrict) -> float:
    hero = mind.hero(option.hero)
    worth = mind.values.district(hero, hero.at)
    return worth if worth > 0.2 else NO


@rates_in_menu(WorkOnEvent)
def work_on_event(mind: Outlook, option: WorkOnEvent) -> float:
    event = next(e for e in mind.city.row if e is not None and e.id == option.event)
    return mind.values.events.unit(event) + 1


@rates_in_menu(Handover, PickUpToken, RevealToken)
def get_on_with_it(mind: Outlook, option: Handover | PickUpToken | RevealToken) -> float:
    return 8.0


@rates_in_menu(PayBribe)
def pay_bribe(mind: Outlook, option: PayBribe) -> float:
    return 60.0


@rates_in_menu(BribeFoe)
def bribe_foe(mind: Outlook, option: BribeFoe) -> float:
    foe, place = enemies.find_foe(mind.city, option.foe), mind.hero(option.hero).at
    fighting = any(hero.at == place and _fights(hero) for hero in mind.city.heroes)
    return 35.0 if foe is not None and fighting and foe.power > 2 else NO


def _fights(hero: Hero) -> bool:
    return hero.turn is not None and hero.turn.open and hero.turn.fights > 0
