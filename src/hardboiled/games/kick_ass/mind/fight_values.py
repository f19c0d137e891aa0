"""What Fights are worth to the Heroes: Enemies that die, and damage taken."""

from __future__ import annotations

from typing import NamedTuple

from hardboiled.games.kick_ass.mind.event_values import EventValues
from hardboiled.games.kick_ass.mind.item_values import ODDS, at_least, beyond
from hardboiled.games.kick_ass.rules import dice, enemies, striking
from hardboiled.games.kick_ass.rules.bonus import NO_BONUS, Bonus
from hardboiled.games.kick_ass.rules.content import KickAssContent
from hardboiled.games.kick_ass.rules.places import CITY_HALL
from hardboiled.games.kick_ass.rules.plots.don import DON
from hardboiled.games.kick_ass.rules.plots.vic import VIC
from hardboiled.games.kick_ass.rules.state import NOTHING, City, Hero
from hardboiled.kernel import CardId, SpaceId

FAINT_COST = 5.0
BOSS_DAMAGE = 4.0
SKULL_DEAD = 20.0
BOSS_DEAD = 60.0

HASTE = (4.0, 2.0, 1.5)
"""How much more a wound of the Boss counts in the last rounds: what is not done by then is lost."""
CARE = (0.2, 0.6)
"""How much damage to the Heroes still matters then."""
PEACE = (0.7, 0.4, 0.1)
"""How much quiet streets are still worth in the segments of the last day, once the Final Plot shows."""
WAY_TO_DON = 1.0
"""What it is worth that a Minion no longer stands before Don Genovese."""

Strength = tuple[float, float, int]
"""Expected Hits and Shields, and the red dice."""


class Side(NamedTuple):
    """The Heroes of a Fight: what they can expect together, and what they can bear."""

    hits: float
    shields: float
    dice: int
    """The red ones."""
    heroes: int
    life: int
    least: int
    """The Life of the weakest."""


class Ground(NamedTuple):
    """Whom a Fight in a place is with."""

    crowd: int
    """Minions of all kinds that one Hit kills."""
    supers: int
    skulls: int
    power: int
    each: float
    """What one Minion less is worth."""
    bosses: bool
    """Whether a Boss or Mini-Boss stands there."""
    open: bool
    """Whether anybody there takes part in a Fight."""


class FightValues:
    """One look at the Enemies; what is asked for often is worked out once."""

    def __init__(self, city: City, content: KickAssContent, events: EventValues) -> None:
        self.city = city
        self.content = content
        self.events = events
        self._kill: dict[SpaceId, float] = {}
        self._grounds: dict[SpaceId, Ground] = {}
        self._arms: dict[str, Bonus] = {}
        self._strength: dict[tuple[str, CardId], Strength] = {}
        left = content.settings.rounds - city.round if city.revealed else len(HASTE)
        self.haste = HASTE[left] if left < len(HASTE) else 1.0
        self.care = CARE[left] if left < len(CARE) else 1.0
        self.peace = PEACE[min(city.segment, len(PEACE) - 1)] if left <= 0 else 1.0

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
        worth *= self.peace
        for wanted in self.events.kills(place):
            worth += wanted
        for token in city.tokens:
            if token.at == place and token.picture == "loot":
                worth += 1.5
        return worth + self._on_vics_way(place) + self._before_don(place) if city.foes else worth

    def _before_don(self, place: SpaceId) -> float:
        """He can be hit only when the Minions around him are dead."""
        don = enemies.find_foe(self.city, DON)
        return WAY_TO_DON * self.haste if don is not None and don.at == place else 0.0

    def _on_vics_way(self, place: SpaceId) -> float:
        """Minions that Vic Gigante would pick up on one of the next nights."""
        vic = enemies.find_foe(self.city, VIC)
        if vic is None:
            return 0.0
        ring = self.content.settings.clockwise
        if place not in ring:
            return 0.0
        ahead = (ring.index(place) - ring.index(vic.at)) % len(ring)
        return {1: 1.2, 2: 0.6, 3: 0.2}.get(ahead, 0.0)

    def _ground(self, place: SpaceId) -> Ground:
        city, area = self.city, self.city.map[place]
        power, fought = enemies.power_at(city, place), enemies.can_be_fought(city, place)
        each = self.kill(place) if fought else 0.0
        bosses = any(foe.at == place for foe in city.foes)
        found = Ground(area.minions + area.gang, area.supers, area.skulls, power, each, bosses, fought)
        self._grounds[place] = found
        return found

    # Fights.

    def strength(self, hero: Hero, card: CardId) -> Strength:
        """What the Hero's dice and bonuses come to, with the card that starts the Fight."""
        key = (hero.id, card)
        found = self._strength.get(key)
        if found is None:
            found = self._strength[key] = self._expected(hero, card)
        return found

    def _expected(self, hero: Hero, card: CardId) -> Strength:
        if hero.id not in self._arms:
            self._arms[hero.id] = dice.total(dice.bonuses(hero, self.content, NOTHING, []))
        arms, more = self._arms[hero.id], self.content.cards[card].bonus if card else NO_BONUS
        found = [arms, more]
        red, blue = dice.pool(self.city, self.content, hero, found)
        more_red, more_blue, either = dice.rerolls(hero, self.content, found)
        hits = red * ODDS + (arms.hits + more.hits)
        shields = blue * ODDS + (arms.shields + more.shields)
        hits += ODDS * min(more_red + 0.5 * either, red * (1 - ODDS))
        shields += ODDS * min(more_blue + 0.5 * either, blue * (1 - ODDS))
        return hits, shields, red

    def side(self, fighters: list[tuple[Hero, CardId]]) -> Side:
        """These Heroes together, each with the card that brings them into the Fight."""
        city = self.city
        hits = shields = 0.0
        dice = 0
        for hero, card in fighters:
            h, s, red = self.strength(hero, card)
            hits, shields, dice = hits + h, shields + s, dice + red
        if city.docks:
            hits += city.docks_side == "hit"
            shields += city.docks_side == "shield"
        lives = [hero.life for hero, _ in fighters]
        return Side(hits, shields, dice, len(lives), sum(lives), min(lives))

    def worth(self, side: Side, place: SpaceId) -> float:
        """What a Fight there is worth to these Heroes, damage taken included; 0 where there is nobody to fight."""
        ground = self._grounds.get(place) or self._ground(place)
        if not ground.open:
            return 0.0
        gain, damage = self._gain(side, ground, place), ground.power - side.shields + 0.4
        return gain - self.care * self._pain(side, damage) if damage > 0 else gain

    def _pain(self, side: Side, damage: float) -> float:
        """Damage shared as long as all can bear it, or all of it on one Hero who may faint."""
        dumped = self.dump(side.least)
        return dumped if damage > side.life else min(0.8 * damage, dumped)

    def dump(self, least: int) -> float:
        """What it costs if the weakest takes more than they can bear: Life, and every other time a faint."""
        return 0.7 * least + 0.5 * FAINT_COST

    def _gain(self, side: Side, ground: Ground, place: SpaceId) -> float:
        """Hits on what is worth most for each."""
        crowd, supers, skulls, _, each, boss, _ = ground
        hits = left = side.hits
        gain = bosses = 0.0
        if boss:
            bosses, left = self._bosses(side, place)
        if skulls:
            value = enemies.skull_value(self.city)
            if value and hits >= value - 0.5:
                dead = min(skulls, int((hits + 0.5) // value))
                gain += SKULL_DEAD * dead
                left -= dead * value
        left = max(0.0, left)
        killed = min(left, crowd)
        gain += killed * each
        if supers:
            gain += min(supers, (left - killed) / 2) * (each + 0.9 + self.events.super_kill(place))
        if hits >= crowd + 2 * supers and not skulls and not bosses:
            gain += 0.8
        return gain + bosses

    def _bosses(self, side: Side, place: SpaceId) -> tuple[float, float]:
        """What Hits on Mini-Bosses and the Boss are worth, and the Hits that are left."""
        city, hits, dice = self.city, side.hits, side.dice
        bosses, left = 0.0, hits
        for foe in striking.foes_in_reach(city, place, side.heroes):
            need = foe.armor + foe.life
            sure = hits - dice * ODDS
            odds = at_least(dice, round(need - sure))
            if not foe.tracked:
                bosses += odds * self.events.foe(foe)
                left -= odds * need
            elif (dealt := beyond(dice, round(sure, 1), foe.armor, foe.life)) > 0:
                bosses += self.haste * BOSS_DAMAGE * dealt + odds * BOSS_DEAD
                left -= foe.armor + dealt
        don = enemies.find_foe(city, DON)
        if don is not None and don.at == place:
            area = city.map[place]
            crowd = area.minions + area.gang
            if crowd:
                sure = round(hits - dice * ODDS, 1)
                bosses += self.haste * BOSS_DAMAGE * beyond(dice, sure, crowd + don.armor, don.life)
        return bosses, left
