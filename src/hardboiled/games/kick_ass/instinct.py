"""How an experienced player rates options: what each does for the city, by the shared view alone.

All Heroes see the same and think the same, so they agree on a plan without speaking."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hardboiled.games.kick_ass import actions as a
from hardboiled.games.kick_ass.content import CITY_HALL, KickAssContent
from hardboiled.games.kick_ass.fight_worth import FAINT_COST
from hardboiled.games.kick_ass.judgement import Judgement
from hardboiled.games.kick_ass.planning import Plan
from hardboiled.games.kick_ass.rules import cards, enemies, striking
from hardboiled.games.kick_ass.state import Fight, Hero
from hardboiled.games.kick_ass.view import View
from hardboiled.games.kick_ass.worth import item_gain, item_worth
from hardboiled.kernel import Action, Ask, SpaceId

NO, LATER = -1.0, -0.1


def instinct(view: View, ask: Ask[Any], content: KickAssContent) -> Sequence[float]:
    """One number an option; the highest is played."""
    mind = Instinct(view, content)
    if ask.prompt == "card":
        return mind.menu(ask.options)
    return [mind.rate(option) for option in ask.options]


class Instinct:
    def __init__(self, view: View, content: KickAssContent) -> None:
        self.city = view.city
        self.content = content
        self.judge = Judgement(view.city, content)
        self._plan: Plan | None = None
        self._goals: dict[str, SpaceId] = {}
        self._worst_cards: dict[str, float] = {}

    @property
    def plan(self) -> Plan:
        if self._plan is None:
            self._plan = Plan(self.judge)
        return self._plan

    def hero(self, hero_id: str) -> Hero:
        return self.city.hero(hero_id)

    def mine(self, card: str) -> Hero:
        """The Hero who owns a card."""
        for hero in self.city.heroes:
            if card in hero.hand or card in hero.played or (hero.turn and card == hero.turn.card):
                return hero
        return self.city.heroes[0]

    def rate(self, option: Action) -> float:
        rating = _RATINGS.get(type(option))
        return rating(self, option) if rating is not None else 0.0

    # The menu of an open card: go where it pays most, then fight, then use Timers; bad effects last.

    def menu(self, options: Sequence[Action]) -> list[float]:
        return [_MENU[type(option)](self, option) for option in options]

    def move_to(self, option: a.MoveTo) -> float:
        hero = self.hero(option.hero)
        if hero.id not in self._goals:
            self._goals[hero.id] = self.plan.best_place(hero)[0]
        return 100.0 if self._goals[hero.id] == option.to != hero.at else NO

    def handle_item(self, option: a.Equip | a.UseItem) -> float:
        rating = self.rate(option)
        return 200.0 + rating if rating > 0 else NO

    def gang_up(self, option: a.GangUp) -> float:
        heroes = [self.hero(hero_id) for hero_id in option.heroes]
        return 40.0 + self._fight(heroes, heroes[0].at)

    def start_fight(self, option: a.StartFight) -> float:
        hero = self.hero(option.hero)
        worth = self._fight([hero], hero.at)
        return 20.0 + worth if worth > 0.3 else NO

    def apply_effect(self, option: a.ApplyEffect) -> float:
        worth = self.judge.effect(self.content.cards[option.card].effects[option.effect], self.hero(option.hero))
        return 30.0 + worth if worth > 0 else LATER

    def use_district(self, option: a.UseDistrict) -> float:
        hero = self.hero(option.hero)
        worth = self.judge.district(hero, hero.at)
        return worth if worth > 0.2 else NO

    def work_on_event(self, option: a.WorkOnEvent) -> float:
        event = next(e for e in self.city.row if e is not None and e.id == option.event)
        return self.judge.events.unit(event) + 1

    def bribe_foe(self, option: a.BribeFoe) -> float:
        foe, place = enemies.find_foe(self.city, option.foe), self.hero(option.hero).at
        fighting = any(hero.at == place and self._fights(hero) for hero in self.city.heroes)
        return 35.0 if foe is not None and fighting and foe.power > 2 else NO

    def _fights(self, hero: Hero) -> bool:
        return hero.turn is not None and hero.turn.open and hero.turn.fights > 0

    def _fight(self, heroes: list[Hero], place: SpaceId) -> float:
        """What it is worth with the cards in play."""
        fights = self.judge.fights
        return fights.worth(fights.side([(hero, hero.turn.card) for hero in heroes if hero.turn]), place)

    def call_in(self, option: a.CallIn) -> float:
        """Worth it when the joint Fight gains more than the called Hero would alone."""
        hero = self.hero(option.hero)
        fighters = [h for h in self.city.heroes if cards.ready_to_fight(h, self.content)]
        place = fighters[0].at
        more = self._fight([*fighters, hero], place) - self._fight(fighters, place)
        alone = max(0.0, self.plan.best_place(hero, solo=True)[1])
        if self.plan.target(hero.id) == place:
            more += 2
        return 60.0 + more if more > alone else NO

    # Choosing cards.

    def play_card(self, option: a.PlayCard) -> float:
        hero = self.mine(option.card)
        return self.plan.card_worth(hero, option.card, option.down)

    def open_card(self, option: a.OpenCard) -> float:
        hero = self.hero(option.hero)
        turn = hero.turn
        assert turn is not None
        if turn.down:
            return 0.0
        card = self.content.cards[turn.card]
        rating = 5.0 * card.fights - 0.1 * self.plan.moves(hero, turn.card)
        return rating + (10 if self.plan.target(hero.id) else 0)

    # Fights.

    def reroll(self, option: a.Reroll) -> float:
        if option.face:
            return NO
        now = self.city.fight
        assert now is not None
        if option.colour == "red":
            return 2.0
        shields = sum(f > 0 for dice in now.blue for f in dice)
        return 2.5 if now.power > shields else 0.5

    def use_item(self, option: a.UseItem) -> float:
        hero, item = self.hero(option.hero), self.content.items[option.item]
        exhaust = item.exhaust
        if exhaust is None:
            return 1.0
        if exhaust.when == "card":
            return sum(self.judge.effect(effect, hero) for effect in exhaust.effects) - 0.3
        now = self.city.fight
        if now is None or exhaust.when == "roll":
            return 1.0 if now is None or enemies.power_at(self.city, now.at) >= 2 else NO
        blanks = [die for dice in (*now.red, *now.blue) for die in dice].count(0)
        bonus = exhaust.bonus
        if bonus.hits or bonus.shields:
            return 1.0
        return 1.0 if blanks else NO

    def take_damage(self, option: a.TakeDamage) -> float:
        """Spread it as long as that hurts less than one Hero who takes it all."""
        now = self.city.fight
        assert now is not None
        hero = self.hero(option.hero)
        later = [self.hero(h) for h in now.heroes[now.heroes.index(option.hero) + 1 :]]
        rest = now.damage - option.amount
        room = sum(h.life for h in later)
        out_for_good = self.city.location or self.city.wave
        if now.damage > hero.life + room or (
            not out_for_good and 0.8 * now.damage > self.judge.fights.dump(min(h.life for h in (hero, *later))) + 0.5
        ):
            victim = min([hero, *later], key=lambda h: (not h.fainting, h.life, -h.happiness, h.id))
            return float(option.amount if victim is hero else -option.amount)
        if option.amount > hero.life or rest > room:
            return -FAINT_COST
        mine = (hero.life - option.amount) / (hero.life + 1)
        theirs = (room - rest) / (room + len(later)) if later else 1.0
        return min(mine, theirs)

    def strike(self, option: a.Strike) -> float:
        now = self.city.fight
        assert now is not None
        if option.target == striking.ALL:
            return 1000.0
        rest = now.hits - option.hits
        each = self.judge.fights.kill(now.at)
        area = self.city.map[now.at]
        match option.target:
            case "minions" | "gang":
                worth = option.hits * each + self._way_to_don(now, option.hits)
            case "supers":
                worth = option.hits / striking.super_life(self.city, self.content, now) * (each + 0.9)
            case "skulls":
                worth = 20.0 * option.hits
            case _:
                foe = enemies.find_foe(self.city, option.target)
                assert foe is not None
                damage = option.hits - striking.armor(self.city, self.content, foe)
                worth = 500.0 if damage >= foe.life else 3.0 * damage
        return worth + 0.4 * min(rest, area.minions + area.gang)

    def _way_to_don(self, now: Fight, hits: int) -> float:
        don = enemies.find_foe(self.city, "don-genovese")
        if don is None or don.at != now.at:
            return 0.0
        area = self.city.map[now.at]
        through = now.hits - area.minions - area.gang - don.armor
        return 3.0 * hits if through > 0 else 0.0

    # Places and gifts.

    def protect(self, place: SpaceId) -> float:
        city, content = self.city, self.content
        limit = content.districts[place].limit
        figures = enemies.figures(city.map[place])
        hall = enemies.figures(city.map[CITY_HALL])
        rating = 1 + figures / limit - 0.5 * city.map[place].tokens
        if place == CITY_HALL:
            rating += (hall - 1.5) * 0.6
        elif content.districts[place].arrow == CITY_HALL and figures >= limit - 1:
            rating += 0.6 + 0.2 * hall
        return rating

    def choose_district(self, option: a.ChooseDistrict) -> float:
        place = option.district
        if self.city.mist and not self.city.mist.get(place, "x") and self.city.fight is None:
            return self.protect(place) * 0.01 + 1
        return self.protect(place) + self.judge.clean_up(place)

    def bonus(self, option: a.TakeBonus) -> float:
        hero, judge = self.hero(option.hero), self.judge
        stats = {"central-park": "happiness", "wall-street": "dollars", "hospital": "life", "city-hall": "social"}
        if option.district in stats:
            return judge.stat(hero, stats[option.district]) + 0.05
        return 1.0 - 0.01 * self.city.heroes.index(hero)

    def receiver(self, option: a.ChooseHero) -> float:
        hero = self.hero(option.hero)
        return -(hero.strength + 0.5 * hero.happiness + 0.3 * hero.dollars + hero.life)

    def equip(self, option: a.Equip) -> float:
        hero, content = self.hero(option.hero), self.content
        mine = item_worth(content.items[option.item])
        if content.items[option.item].slot == "both":
            return mine - sum(item_worth(content.items[h]) for h in {h for h in hero.hands if h}) - 0.01
        held = item_worth(content.items[option.instead]) if option.instead else 0.0
        return mine - held - 0.01

    def buy(self, option: a.Buy) -> float:
        hero = next((h for h in self.city.heroes if self._shopping(h)), self.city.heroes[0])
        item = self.content.items[option.item]
        return item_gain(hero, item, self.content) - 0.35 * item.cost - 0.2

    def _shopping(self, hero: Hero) -> bool:
        return hero.turn is not None and hero.turn.open and not hero.turn.done

    def stat_here(self, stat: str) -> float:
        hero = next((h for h in self.city.heroes if self._shopping(h)), self.city.heroes[0])
        return self.judge.stat(hero, stat)

    def gain_instead(self, option: a.GainInstead) -> float:
        return self.judge.stat(self.hero(option.hero), option.stat) + 0.3

    def upgrade(self, option: a.Upgrade) -> float:
        hero = self.hero(option.hero)
        return self.judge.card(self.content.cards[option.card], hero) - self._worst(hero)

    def draw_card(self, option: a.DrawCard) -> float:
        hero = next((h for h in self.city.heroes if self._shopping(h)), self.city.heroes[0])
        return self.judge.card(self.content.cards[option.card], hero) - self._worst(hero)

    def _worst(self, hero: Hero) -> float:
        """What the least of the Hero's cards is worth."""
        if hero.id not in self._worst_cards:
            owned = [self.content.cards[card] for card in (*hero.hand, *hero.played)]
            self._worst_cards[hero.id] = min([self.judge.card(card, hero) for card in owned], default=0.0)
        return self._worst_cards[hero.id]

    def recover(self, option: a.Recover) -> float:
        return 0.4 * self.judge.card(self.content.cards[option.card], self.mine(option.card))

    def remove(self, option: a.RemoveCard) -> float:
        return -self.judge.card(self.content.cards[option.card], self.mine(option.card))


_HEROES: dict[str, float] = {"hit-girl": 3.0, "battle-guy": 2.5, "big-daddy": 2.0, "colonel-stars": 1.0}
"""Whom to pick first: the fighters."""

_RATINGS: dict[type[Action], Callable[[Instinct, Any], float]] = {
    a.PlayCard: Instinct.play_card,
    a.OpenCard: Instinct.open_card,
    a.Reroll: Instinct.reroll,
    a.UseItem: Instinct.use_item,
    a.TakeDamage: Instinct.take_damage,
    a.Strike: Instinct.strike,
    a.HoldBack: lambda mind, option: NO,
    a.NoThanks: lambda mind, option: 0.0,
    a.KillMinion: lambda mind, option: mind.judge.fights.kill(option.district) + 0.5 * option.gang,
    a.ChooseDistrict: Instinct.choose_district,
    a.ChooseHero: Instinct.receiver,
    a.ChooseStat: lambda mind, option: mind.stat_here(option.stat),
    a.ChooseSide: lambda mind, option: float(option.side == "hit"),
    a.ChooseEvent: lambda mind, option: 1.0,
    a.TakeBonus: Instinct.bonus,
    a.Equip: Instinct.equip,
    a.Buy: Instinct.buy,
    a.GainInstead: Instinct.gain_instead,
    a.Upgrade: Instinct.upgrade,
    a.DrawCard: Instinct.draw_card,
    a.Recover: Instinct.recover,
    a.RemoveCard: Instinct.remove,
    a.KeepCard: lambda mind, option: mind.judge.card(mind.content.cards[option.card], mind.city.heroes[0]),
    a.KeepItem: lambda mind, option: item_gain(mind.city.heroes[0], mind.content.items[option.item], mind.content),
    a.SleepEffect: lambda mind, option: 2.0 + (option.source == "viral"),
    a.Pay: lambda mind, option: 1.0,
    a.ResolveNext: lambda mind, option: float(option.result == "lightning"),
    a.BreakHand: lambda mind, option: -item_worth(mind.content.items[option.item]),
    a.ReadyItem: lambda mind, option: item_worth(mind.content.items[option.item]),
    a.PickHero: lambda mind, option: _HEROES.get(option.hero, 0.0),
}

_MENU: dict[type[Action], Callable[[Instinct, Any], float]] = {
    a.MoveTo: Instinct.move_to,
    a.Equip: Instinct.handle_item,
    a.UseItem: Instinct.handle_item,
    a.GangUp: Instinct.gang_up,
    a.CallIn: Instinct.call_in,
    a.FinishCard: lambda mind, option: 0.0,
    a.StartFight: Instinct.start_fight,
    a.ApplyEffect: Instinct.apply_effect,
    a.UseDistrict: Instinct.use_district,
    a.WorkOnEvent: Instinct.work_on_event,
    a.Handover: lambda mind, option: 8.0,
    a.PickUpToken: lambda mind, option: 8.0,
    a.RevealToken: lambda mind, option: 8.0,
    a.PayBribe: lambda mind, option: 60.0,
    a.BribeFoe: Instinct.bribe_foe,
}
