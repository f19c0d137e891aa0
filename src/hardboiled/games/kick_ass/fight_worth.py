"""What Fights are worth to the Heroes: Enemies that die, and damage taken."""

from __future__ import annotations

from hardboiled.games.kick_ass.content import CITY_HALL, KickAssContent
from hardboiled.games.kick_ass.event_worth import EventWorth
from hardboiled.games.kick_ass.rules import enemies, fighting, striking
from hardboiled.games.kick_ass.state import NOTHING, City, Hero
from hardboiled.games.kick_ass.worth import ODDS, at_least
from hardboiled.kernel import CardId, SpaceId

FAINT_COST = 5.0
BOSS_DAMAGE = 4.0
SKULL_DEAD = 20.0
BOSS_DEAD = 60.0

Strength = tuple[float, float, int]
"""Expected Hits and Shields, and the red dice."""


class FightWorth:
    """One look at the Enemies; what is asked for often is worked out once."""

    def __init__(self, city: City, content: KickAssContent, events: EventWorth) -> None:
        self.city = city
        self.content = content
        self.events = events
        self._kill: dict[SpaceId, float] = {}
        self._strength: dict[tuple[str, CardId], Strength] = {}
        self._alone: dict[tuple[str, CardId, SpaceId], float] = {}

    # Enemies.

    def kill(self, place: SpaceId) -> float:
        """What one Minion less there is worth."""
        worth = self._kill.get(place)
        if worth is None:
            worth = self._kill[place] = self._kill_worth(place)
        return worth

    def _kill_worth(self, place: SpaceId) -> float:
        city, districts = self.city, self.content.districts
        if place not in districts:
            return 2.0
        fill = enemies.figures(city.map[place]) / districts[place].limit
        worth = 0.7 + 0.6 * fill
        if fill >= 1:
            worth += 0.4
        if place == CITY_HALL:
            worth += 0.5 + 3.0 * fill * fill
        elif fill >= 0.66 and districts[place].arrow == CITY_HALL:
            hall = enemies.figures(city.map[CITY_HALL]) / districts[CITY_HALL].limit
            worth += 0.4 + 1.5 * hall * hall
        for wanted in self.events.kills(place):
            worth += wanted
        for token in city.tokens:
            if token.at == place and token.picture == "loot":
                worth += 1.5
        if city.revealed and city.map[place].gang:
            worth += 0.3
        return worth + self._on_vics_way(place) if city.foes else worth

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

    # Fights.

    def strength(self, hero: Hero, card: CardId) -> Strength:
        """What the Hero's dice and bonuses come to, with the card that starts the Fight."""
        key = (hero.id, card if card in self.content.strong_cards else NOTHING)
        found = self._strength.get(key)
        if found is None:
            found = self._strength[key] = self._expected(hero, card)
        return found

    def _expected(self, hero: Hero, card: CardId) -> Strength:
        found = fighting.bonuses(hero, self.content, card, [])
        red, blue = fighting.pool(self.city, self.content, hero, found)
        more_red, more_blue, either = fighting.rerolls(hero, self.content, found)
        hits = red * ODDS + sum([bonus.hits for bonus in found])
        shields = blue * ODDS + sum([bonus.shields for bonus in found])
        hits += ODDS * min(more_red + 0.5 * either, red * (1 - ODDS))
        shields += ODDS * min(more_blue + 0.5 * either, blue * (1 - ODDS))
        return hits, shields, red

    def alone(self, hero: Hero, card: CardId, place: SpaceId) -> float:
        """What the Hero gains by a Fight there alone; 0 where there is none worth it."""
        key = (hero.id, card if card in self.content.strong_cards else NOTHING, place)
        worth = self._alone.get(key)
        if worth is None:
            fights = enemies.can_be_fought(self.city, place)
            worth = self._alone[key] = max(0.0, self.fight([(hero, card)], place)) if fights else 0.0
        return worth

    def fight(self, fighters: list[tuple[Hero, CardId]], place: SpaceId) -> float:
        """What a Fight of these Heroes there is worth, damage taken included."""
        city = self.city
        hits = shields = 0.0
        dice = 0
        for hero, card in fighters:
            h, s, red = self.strength(hero, card)
            hits, shields, dice = hits + h, shields + s, dice + red
        if city.docks:
            hits += city.docks_side == "hit"
            shields += city.docks_side == "shield"
        return self._gain(place, hits, dice, len(fighters)) - self._pain(place, shields, [hero for hero, _ in fighters])

    def _pain(self, place: SpaceId, shields: float, heroes: list[Hero]) -> float:
        """Damage shared as long as all can bear it, or all of it on one Hero who may faint."""
        damage = max(0.0, enemies.power_at(self.city, place) - shields + 0.4)
        dumped = self.dump(heroes)
        if damage > sum([hero.life for hero in heroes]):
            return dumped
        return min(0.8 * damage, dumped)

    def dump(self, heroes: list[Hero]) -> float:
        """What it costs if one Hero takes more than they can bear: Life, and every other time a faint."""
        return 0.7 * min([hero.life for hero in heroes]) + 0.5 * FAINT_COST

    def _gain(self, place: SpaceId, hits: float, dice: int, heroes: int) -> float:
        """Hits on what is worth most for each."""
        city = self.city
        area = city.map[place]
        crowd = area.minions + area.gang
        gain, left, bosses = 0.0, hits, 0.0
        if city.foes:
            bosses, left = self._bosses(place, hits, dice, heroes)
        if area.skulls:
            value = enemies.skull_value(city)
            if value and hits >= value - 0.5:
                dead = min(area.skulls, int((hits + 0.5) // value))
                gain += SKULL_DEAD * dead
                left -= dead * value
        left = max(0.0, left)
        each = self.kill(place)
        killed = min(left, crowd)
        gain += killed * each
        if area.supers:
            gain += min(area.supers, (left - killed) / 2) * (each + 0.9)
        if hits >= crowd + 2 * area.supers and not area.skulls and not bosses:
            gain += 0.8
        return gain + bosses

    def _bosses(self, place: SpaceId, hits: float, dice: int, heroes: int) -> tuple[float, float]:
        """What Hits on Mini-Bosses and the Boss are worth, and the Hits that are left."""
        city = self.city
        area = city.map[place]
        bosses, left = 0.0, hits
        for foe in striking.foes_in_reach(city, place, heroes):
            need = foe.armor + foe.life
            sure = hits - dice * ODDS
            odds = at_least(dice, round(need - sure))
            if not foe.tracked:
                bosses += odds * self.events.foe(foe)
                left -= odds * need
            elif hits > foe.armor:
                dealt = min(foe.life, hits - foe.armor)
                bosses += BOSS_DAMAGE * dealt + odds * BOSS_DEAD
                left -= foe.armor + dealt
        don = enemies.find_foe(city, "don-genovese")
        if don is not None and don.at == place:
            through = hits - area.minions - area.gang - don.armor
            if through > 0 and (area.minions or area.gang):
                bosses += BOSS_DAMAGE * min(don.life, through)
        return bosses, left
