"""What things are worth to the Heroes, in rough points: a Minion less is about 1."""

from __future__ import annotations

from hardboiled.games.kick_ass.mind.event_values import EventValues
from hardboiled.games.kick_ass.mind.fight_values import FightValues
from hardboiled.games.kick_ass.mind.item_values import bonus_worth, item_gain
from hardboiled.games.kick_ass.rules import enemies, shopping
from hardboiled.games.kick_ass.rules.content import ActivationCard, KickAssContent
from hardboiled.games.kick_ass.rules.effects import AnyEffect
from hardboiled.games.kick_ass.rules.effects.belongings import FreeItem, Ready, Shopping, TakeBack, TakeCard
from hardboiled.games.kick_ass.rules.effects.city import Delay, DocksToken, Incoming
from hardboiled.games.kick_ass.rules.effects.heroes import Each, Gain
from hardboiled.games.kick_ass.rules.effects.streets import CleanUp, Kill, Protect
from hardboiled.games.kick_ass.rules.event_row import destination
from hardboiled.games.kick_ass.rules.state import City, Hero
from hardboiled.kernel import SpaceId


def price_of(hero: Hero, dollars: int) -> float:
    """What so many Dollars are worth to a Hero: money that lies idle buys nothing."""
    idle = max(0, min(dollars, hero.dollars - ENOUGH))
    return 0.35 * (dollars - idle) + 0.1 * idle


ENOUGH = 5
"""Dollars a Hero keeps for what may come."""


class Values:
    """One look at the city; what is asked for often is worked out once."""

    def __init__(self, city: City, content: KickAssContent) -> None:
        self.city = city
        self.content = content
        self.events = EventValues(city, content)
        self.fights = FightValues(city, content, self.events)
        self._timers: dict[tuple[str, SpaceId], list[float]] = {}
        self._sweep: float | None = None

    # Tracks.

    def stat(self, hero: Hero, stat: str, by: int = 1) -> float:
        """What a gain or loss is worth to this Hero now."""
        if by < 0:
            return -1.1 * self.stat(hero, stat, -by)
        match stat:
            case "happiness":
                worth = 1.6 if hero.happiness <= 2 else 1.3 if hero.happiness <= 5 else 0.4
                return worth * min(by, 9 - hero.happiness) * self.fights.peace
            case "strength":
                left = max(1, 9 - self.city.round)
                return min(by, 6 - hero.strength) * min(2.8, 0.5 + 0.4 * left)
            case "social":
                worth = 0.6 * by
                for level, more in ((4, 1.0), (7, 2.5), (9, 2.0)):
                    if hero.social < level:
                        worth += more / (level - hero.social) * min(by, level - hero.social)
                return worth * self.fights.peace + self.events.fame() * by
            case "life":
                full = self.content.sheets[hero.id].life
                worth = 1.5 if hero.life <= 1 else 0.9
                return worth * min(by, full - hero.life)
        return by * (0.8 if hero.dollars < ENOUGH else 0.3 if hero.dollars < 2 * ENOUGH else 0.1)

    # Timers.

    def timers(self, hero: Hero, place: SpaceId, count: int) -> float:
        """What so many Timer icons can do for the Hero in that District."""
        key = (hero.id, place)
        worth = self._timers.get(key)
        if worth is None:
            worth = self._timers[key] = self._timer_list(hero, place)
        return sum(worth[:count])

    def _timer_list(self, hero: Hero, place: SpaceId) -> list[float]:
        """What Timer icons are good for there, best first."""
        worth = self.events.timers(hero, place)
        if self.city.tokens:
            worth += self._token_timers(hero, place)
        if hero.carried:
            due = [token for token in hero.carried if destination(self.content, token) == place]
            if due:
                worth.append(5.0 * len(due) + 3)
        own = self.district(hero, place)
        worth += [own, own * 0.75, own * 0.5]
        return sorted([value for value in worth if value > 0], reverse=True)

    def _token_timers(self, hero: Hero, place: SpaceId) -> list[float]:
        worth: list[float] = []
        for token in self.city.tokens:
            if token.at == place:
                if not token.picture:
                    worth.append(5.0)
                elif token.picture == "police" and not token.carrier:
                    worth.append(4.5)
        return worth

    def bribes(self, hero: Hero, place: SpaceId) -> float:
        """What Bribes the Hero could pay there, without a Timer, are worth."""
        if hero.dollars < self.content.settings.bribe:
            return 0.0
        return 5.0 * any(token.at == place and token.picture == "bribe" for token in self.city.tokens)

    def district(self, hero: Hero, place: SpaceId) -> float:
        """What the District's own Timer effect is worth."""
        city, content = self.city, self.content
        if enemies.taken(city, content, place) or enemies.timer_off(city, place):
            return 0.0
        match place:
            case "police":
                if hero.dollars < content.settings.police_cost:
                    return 0.0
                return self._best_clean_up() - price_of(hero, content.settings.police_cost)
            case "central-park":
                return max(self.stat(hero, "strength"), self.stat(hero, "happiness"))
            case "wall-street":
                return self.stat(hero, "dollars", 3) - self.stat(hero, "happiness") * 1.1
            case "shop":
                return self._best_purchase(hero)
            case "library":
                return 2.2 if enemies.protection(city, content) >= 2 else 0.0
            case "hospital":
                return self.stat(hero, "life", content.settings.hospital_life)
            case "docks":
                return 1.6 if not city.docks else 0.5 * (city.docks - 1)
        return 1.2 if city.display or hero.played else 0.0

    def _best_purchase(self, hero: Hero) -> float:
        """What there is to gain in the Shop: the best Item, and half as much of another one that can be paid too."""
        bill = shopping.new_bill(hero)
        found: list[tuple[float, int]] = []
        for item_id in self.city.shop:
            item = self.content.items[item_id]
            price = shopping.due(hero, self.content, bill, item.cost)
            if price <= hero.dollars:
                gain = item_gain(hero, item, self.content) - price_of(hero, price)
                if gain > 0:
                    found.append((gain, price))
        found.sort(reverse=True)
        worth, purse, share = 0.0, hero.dollars, 1.0
        for gain, price in found:
            if price <= purse:
                worth, purse, share = worth + share * gain, purse - price, share / 2
        return worth

    def _best_clean_up(self) -> float:
        if self._sweep is None:
            self._sweep = max(self.clean_up(spot) for spot in self.content.districts)
        return self._sweep

    def clean_up(self, place: SpaceId) -> float:
        area = self.city.map[place]
        count = area.minions
        if not count:
            return 0.0
        alone = (
            not area.supers and not area.skulls and not area.gang and not any(foe.at == place for foe in self.city.foes)
        )
        return count * self.fights.kill(place) + (0.8 if alone else 0)

    # Cards.

    def card(self, card: ActivationCard, hero: Hero) -> float:
        """What a card is worth to own."""
        worth = 0.3 * min(card.moves, 3) + 1.7 * card.timers + 2.2 * card.fights + 0.6 * bonus_worth(card.bonus)
        for effect in card.effects:
            worth += self.effect(effect, hero, plain=True)
        worth -= 0.9 * bool(card.at)
        if card.colour == "red":
            owned = [*hero.hand, *hero.played]
            reds = sum(self.content.cards[c].colour != "blue" for c in owned if c != card.id)
            worth += 1.6 if reds < 3 else -1.0
        return worth

    def effect(self, effect: AnyEffect, hero: Hero, plain: bool = False) -> float:
        """What an effect gives the Hero."""
        match effect:
            case Gain(stat=stat, by=by):
                if plain:
                    return by * {"strength": 1.8, "social": 1.0, "happiness": 0.9, "life": 0.9}.get(stat, 0.35)
                return self.stat(hero, stat, by)
            case Each(stat=stat, by=by, at=at):
                others = [h for h in self.city.heroes if not at or h.at == hero.at]
                return sum(self.stat(h, stat, by) for h in others)
            case Protect(count=count):
                return 1.1 * count
            case Kill(count=count):
                return 1.1 * count
            case CleanUp():
                return 2.0 if plain else self._best_clean_up()
            case Incoming(by=by):
                return -2.0 * by
            case FreeItem():
                return 3.0
            case TakeCard() | TakeBack():
                return 1.2
            case Ready() | Shopping():
                return 0.8
            case DocksToken() | Delay():
                return 1.5
        return 0.0

    # Where to be.

    def prey(self) -> list[SpaceId]:
        """Where a Boss, or a gang that can be beaten, waits for all Heroes together."""
        city = self.city
        if city.location or city.wave:
            return []
        places = [foe.at for foe in city.foes if foe.tracked and not enemies.stands_back(city, foe)]
        return places + [p for p in self.content.districts if city.map[p].skulls and enemies.skull_value(city)]
