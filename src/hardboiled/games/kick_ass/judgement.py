"""What things are worth to the Heroes, in rough points: a Minion less is about 1."""

from __future__ import annotations

from functools import cached_property

from hardboiled.games.kick_ass.content import CITY_HALL, ActivationCard, KickAssContent
from hardboiled.games.kick_ass.effects import (
    AnyEffect,
    CleanUp,
    Delay,
    Deliver,
    DocksToken,
    Each,
    Fame,
    FreeItem,
    Gain,
    Incoming,
    Kill,
    Protect,
    Ready,
    Shopping,
    Slay,
    TakeBack,
    TakeCard,
    Work,
)
from hardboiled.games.kick_ass.rules import districts, enemies, events, fighting, striking
from hardboiled.games.kick_ass.state import City, EventInPlay, Fight, Foe, Hero
from hardboiled.games.kick_ass.worth import ODDS, at_least, bonus_worth, item_gain
from hardboiled.kernel import CardId, SpaceId

FAINT_COST = 5.0
BOSS_DAMAGE = 4.0
SKULL_DEAD = 20.0
BOSS_DEAD = 60.0
EVENT = 10.0
BOSS_EVENT = 14.0
SPARE_EVENT = 4.0


class Judgement:
    """One look at the city; what is asked for often is worked out once."""

    def __init__(self, city: City, content: KickAssContent) -> None:
        self.city = city
        self.content = content
        self._kill: dict[SpaceId, float] = {}
        self._strength: dict[tuple[str, str], tuple[float, float, float]] = {}
        self._timers: dict[tuple[str, SpaceId], list[float]] = {}
        self._alone: dict[tuple[str, CardId, SpaceId], float] = {}
        self._sweep: float | None = None

    # Tracks.

    def stat(self, hero: Hero, stat: str, by: int = 1) -> float:
        """What a gain or loss is worth to this Hero now."""
        if by < 0:
            return -1.1 * self.stat(hero, stat, -by)
        match stat:
            case "happiness":
                worth = 1.6 if hero.happiness <= 2 else 1.3 if hero.happiness <= 5 else 0.4
                return worth * min(by, 9 - hero.happiness)
            case "strength":
                left = max(1, 9 - self.city.round)
                return min(by, 6 - hero.strength) * min(2.8, 0.5 + 0.4 * left)
            case "social":
                worth = 0.6 * by
                for level, more in ((4, 1.0), (7, 2.5), (9, 2.0)):
                    if hero.social < level:
                        worth += more / (level - hero.social) * min(by, level - hero.social)
                return worth + self.fame_wanted() * by
            case "life":
                full = self.content.sheets[hero.id].life
                worth = 1.5 if hero.life <= 1 else 0.9
                return worth * min(by, full - hero.life)
        return by * (0.8 if hero.dollars < 6 else 0.3)

    def fame_wanted(self) -> float:
        for event in self.city.row:
            if event is not None:
                for number, task in enumerate(self.content.all_events[event.id].tasks):
                    if isinstance(task, Fame) and event.left[number]:
                        return self.unit(event, event.left[number])
        return 0.0

    # Events.

    def unit(self, event: EventInPlay, units: int = 0) -> float:
        """What one more bit of work on an Event is worth."""
        city = self.city
        card = self.content.all_events[event.id]
        left = units or sum(event.left)
        if card.plot:
            base = BOSS_EVENT
        elif city.revealed:
            base = 2.0
        elif len(city.completed) >= self.content.settings.needed:
            base = SPARE_EVENT
        else:
            base = EVENT
        space = city.row.index(event)
        days = 2 - space + (3 - city.segment) / 3
        feasible = days * 3 * city.players * 0.5
        if left > feasible:
            base *= 0.4
        elif space == 2:
            base *= 1.4
        return float(base / max(1, left) ** 0.8)

    def timers(self, hero: Hero, place: SpaceId) -> list[float]:
        """What Timer icons can do for the Hero in that District, best first."""
        key = (hero.id, place)
        if key not in self._timers:
            self._timers[key] = self._timer_list(hero, place)
        return self._timers[key]

    def _timer_list(self, hero: Hero, place: SpaceId) -> list[float]:
        city, content = self.city, self.content
        worth: list[float] = []
        for event in city.row:
            if event is not None:
                worth += self._event_timers(hero, event, place)
        if city.tokens:
            worth += self._token_timers(hero, place)
        if hero.carried:
            due = [token for token in hero.carried if events.destination(content, token) == place]
            if due:
                worth.append(5.0 * len(due) + 3)
        own = self.district(hero, place)
        worth += [own, own * 0.75, own * 0.5]
        worth.sort(reverse=True)
        return worth

    def _event_timers(self, hero: Hero, event: EventInPlay, place: SpaceId) -> list[float]:
        worth: list[float] = []
        for number, task in enumerate(self.content.all_events[event.id].tasks):
            if isinstance(task, Work) and task.at == place and event.left[number]:
                if task.cost > hero.dollars or (task.open_only and enemies.taken(self.city, self.content, place)):
                    continue
                worth += [self.unit(event) - 0.6 * task.cost] * event.left[number]
            elif isinstance(task, Deliver) and task.at == place:
                waiting = events.waiting_at(self.city, event, number)
                worth += [self.unit(event) * 0.7] * waiting
        return worth

    def _token_timers(self, hero: Hero, place: SpaceId) -> list[float]:
        worth: list[float] = []
        for token in self.city.tokens:
            if token.at == place:
                if not token.picture:
                    worth.append(5.0)
                elif token.picture == "police" and not token.carrier:
                    worth.append(4.5)
        return worth

    def district(self, hero: Hero, place: SpaceId) -> float:
        """What the District's own Timer effect is worth."""
        city, content = self.city, self.content
        if enemies.taken(city, content, place) or districts.timer_off(city, place):
            return 0.0
        match place:
            case "police":
                if hero.dollars < content.settings.police_cost:
                    return 0.0
                return self._best_clean_up() - 1.2
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
        best = 0.0
        for item_id in self.city.shop:
            item = self.content.items[item_id]
            price = districts.price(hero, self.content, 0, item.cost, 0)
            if price <= hero.dollars:
                best = max(best, item_gain(hero, item, self.content) - 0.35 * price)
        return best

    def _best_clean_up(self) -> float:
        if self._sweep is None:
            self._sweep = max(self.clean_up(spot) for spot in self.content.districts)
        return self._sweep

    def clean_up(self, place: SpaceId) -> float:
        area = self.city.map[place]
        count = area.minions + area.gang
        alone = not area.supers and not area.skulls and not any(foe.at == place for foe in self.city.foes)
        return count * self.kill(place) + (0.8 if alone and count else 0)

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
                    return by * {"strength": 1.8, "social": 1.0, "happiness": 0.9, "life": 0.9}.get(stat, 0.6)
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

    # Enemies.

    def kill(self, place: SpaceId) -> float:
        """What one Minion less there is worth."""
        if place not in self._kill:
            self._kill[place] = self._kill_worth(place)
        return self._kill[place]

    def _kill_worth(self, place: SpaceId) -> float:
        city, content = self.city, self.content
        if place not in content.districts:
            return 2.0
        hall = enemies.figures(city.map[CITY_HALL]) / content.districts[CITY_HALL].limit
        fill = enemies.figures(city.map[place]) / content.districts[place].limit
        worth = 0.7 + 0.6 * fill
        if fill >= 1:
            worth += 0.4
        if place == CITY_HALL:
            worth += 0.5 + 3.0 * hall * hall
        elif content.districts[place].arrow == CITY_HALL and fill >= 0.66:
            worth += 0.4 + 1.5 * hall * hall
        for event in city.row:
            if event is not None:
                for number, task in enumerate(content.all_events[event.id].tasks):
                    if isinstance(task, Slay) and task.at == place and not task.supers and event.left[number]:
                        worth += self.unit(event)
        for token in city.tokens:
            if token.at == place and token.picture == "loot":
                worth += 1.5
        if city.revealed and city.map[place].gang:
            worth += 0.3
        return worth + self._on_vics_way(place)

    def _on_vics_way(self, place: SpaceId) -> float:
        """Minions that Vic Gigante would pick up on one of the next nights."""
        vic = enemies.find_foe(self.city, "vic-gigante")
        if vic is None:
            return 0.0
        ring = self.content.settings.clockwise
        if place not in ring:
            return 0.0
        ahead = (ring.index(place) - ring.index(vic.at)) % len(ring)
        return {1: 1.2, 2: 0.6, 3: 0.2}.get(ahead, 0.0)

    def foe(self, foe: Foe) -> float:
        """What a Mini-Boss's death is worth."""
        for event in self.city.row:
            if event is not None and event.id == foe.event:
                return self.unit(event) + 1
        return 4.0

    def strength_in_fight(self, hero: Hero, card: CardId) -> tuple[float, float, float]:
        """Expected Hits and Shields, and the red dice."""
        key = (hero.id, card)
        if key not in self._strength:
            found = fighting.bonuses(hero, self.content, card, [])
            red, blue = fighting.pool(self.city, self.content, hero, found)
            more_red, more_blue, either = fighting.rerolls(hero, self.content, found)
            hits = red * ODDS + sum(b.hits for b in found)
            shields = blue * ODDS + sum(b.shields for b in found)
            hits += ODDS * min(more_red + 0.5 * either, red * (1 - ODDS))
            shields += ODDS * min(more_blue + 0.5 * either, blue * (1 - ODDS))
            self._strength[key] = (hits, shields, red)
        return self._strength[key]

    def fight(self, fighters: list[tuple[Hero, CardId]], place: SpaceId) -> float:
        """What a Fight of these Heroes there is worth, damage taken included."""
        city = self.city
        hits = shields = dice = 0.0
        for hero, card in fighters:
            h, s, red = self.strength_in_fight(hero, card)
            hits, shields, dice = hits + h, shields + s, dice + red
        if city.docks:
            hits += city.docks_side == "hit"
            shields += city.docks_side == "shield"
        return self._gain(place, hits, int(dice), len(fighters)) - self._pain(place, shields, fighters)

    def _pain(self, place: SpaceId, shields: float, fighters: list[tuple[Hero, CardId]]) -> float:
        """Damage shared as long as all can bear it, or all of it on one Hero who may faint."""
        damage = max(0.0, enemies.power_at(self.city, place) - shields + 0.4)
        dumped = self.dump([hero for hero, _ in fighters])
        if damage > sum(hero.life for hero, _ in fighters):
            return dumped
        return min(0.8 * damage, dumped)

    def dump(self, heroes: list[Hero]) -> float:
        """What it costs if one Hero takes more than they can bear: Life, and every other time a faint."""
        return 0.7 * min(hero.life for hero in heroes) + 0.5 * FAINT_COST

    def _gain(self, place: SpaceId, hits: float, dice: int, heroes: int) -> float:
        """Hits on what is worth most for each."""
        city = self.city
        now = Fight(place, ["" for _ in range(heroes)], [])
        gain, left = 0.0, hits
        area = city.map[place]
        bosses = 0.0
        for foe in striking.foes_in_reach(city, now):
            need = foe.armor + foe.life
            sure = hits - dice * ODDS
            odds = at_least(dice, round(need - sure))
            if not foe.tracked:
                bosses += odds * self.foe(foe)
                left -= odds * need
            elif hits > foe.armor:
                dealt = min(foe.life, hits - foe.armor)
                bosses += BOSS_DAMAGE * dealt + odds * BOSS_DEAD
                left -= foe.armor + dealt
        if any(foe.at == place and foe.id == "don-genovese" for foe in city.foes):
            don = next(foe for foe in city.foes if foe.id == "don-genovese")
            through = hits - area.minions - area.gang - don.armor
            if through > 0 and (area.minions or area.gang):
                bosses += BOSS_DAMAGE * min(don.life, through)
        if area.skulls:
            value = enemies.skull_value(city)
            if value and hits >= value - 0.5:
                dead = min(area.skulls, int((hits + 0.5) // value))
                gain += SKULL_DEAD * dead
                left -= dead * value
        left = max(0.0, left)
        each = self.kill(place)
        killed = min(left, area.minions + area.gang)
        gain += killed * each
        left -= killed
        gain += min(area.supers, left / 2) * (each + 0.9)
        if hits >= area.minions + area.gang + 2 * area.supers and not area.skulls and not bosses:
            gain += 0.8
        return gain + bosses

    # Where to be.

    def place(self, hero: Hero, place: SpaceId, timers: int, fights: int, card: CardId, down: bool) -> float:
        """What the icons of a card are worth in that District."""
        worth = 0.0
        limit = self.content.cards[card].at if card and not down else ""
        if limit and limit != place:
            return 0.0
        if timers:
            worth += sum(value for value in self.timers(hero, place)[:timers] if value > 0)
        if fights and enemies.can_be_fought(self.city, place):
            worth += max(0.0, self._fight_alone(hero, card, place)) * (1 if fights == 1 else 1.5)
        return worth

    def _fight_alone(self, hero: Hero, card: CardId, place: SpaceId) -> float:
        key = (hero.id, card, place)
        if key not in self._alone:
            self._alone[key] = self.fight([(hero, card)], place)
        return self._alone[key]

    @cached_property
    def prey(self) -> list[SpaceId]:
        """Where a Boss, or a gang that can be beaten, waits for all Heroes together."""
        city = self.city
        places = [foe.at for foe in city.foes if foe.tracked and not enemies.stands_back(city, foe)]
        places += [p for p in self.content.districts if city.map[p].skulls and enemies.skull_value(city)]
        return places if not (city.location or city.wave) else []
