"""Who goes where: the plan all Heroes come to by themselves, and what a card is worth under it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import NamedTuple

from hardboiled.games.kick_ass.mind.values import Values
from hardboiled.games.kick_ass.rules import activation, enemies
from hardboiled.games.kick_ass.rules.content import KickAssContent
from hardboiled.games.kick_ass.rules.event_row import destination
from hardboiled.games.kick_ass.rules.state import NOTHING, City, Hero
from hardboiled.kernel import CardId, SpaceId
from hardboiled.kernel.codec import Codec

NOWHERE = SpaceId("")
PULL, NEARER = 0.3, 0.5
"""What it is worth to stand where an Event waits for Timer icons, and how that fades with every step."""


class Promise(NamedTuple):
    """What a card offers: with a limit, all but its Movement counts in that District alone."""

    moves: int
    timers: int = 0
    fights: int = 0
    card: CardId = NOTHING
    limit: SpaceId = NOWHERE
    extra: float = 0.0


class Gang(NamedTuple):
    """Heroes who had better fight together."""

    place: SpaceId
    heroes: list[str]
    each: float
    """What it is worth to each of them."""


NO_GANG = Gang(NOWHERE, [], 0.0)


class Plan:
    """The joint Fights that pay this segment: who goes where."""

    def __init__(self, values: Values) -> None:
        self.values = values
        self.city = values.city
        self.content = values.content
        self.prey = values.prey()
        self._chase = 0.5 * values.fights.haste
        self._jobs = values.events.pull()
        self._solo: dict[str, float] = {}
        self._least: dict[str, float] = {}
        self._alone: dict[tuple[str, CardId], float] = {}
        self._more_moves: dict[str, int] = {}
        self._travel: dict[str, Ways] = {}
        self._lures: dict[SpaceId, tuple[float, float]] = {}

    def target(self, hero_id: str) -> SpaceId:
        return self._gang.place if hero_id in self._gang.heroes else NOWHERE

    @cached_property
    def _gang(self) -> Gang:
        """Of the gangs that can get to a big Enemy, the best, if one is worth it."""
        chosen, best = NO_GANG, 0.5
        if self.city.outside or len(self.city.heroes) < 2:
            return chosen
        for place in self._big_enemies():
            fighters = [(hero, card) for hero in self.city.heroes if (card := self._red_card(hero, place))]
            fighters.sort(key=lambda pair: -self.values.fights.strength(*pair)[0])
            for size in range(2, len(fighters) + 1):
                gang = fighters[:size]
                worth = self.values.fights.worth(self.values.fights.side(gang), place)
                if worth - sum([self._at_least(hero) for hero, _ in gang]) <= best - 0.001:
                    continue  # most gangs: what each could do alone need not be worked out
                gain = worth - sum(self.solo(hero) for hero, _ in gang)
                if gain > best:
                    best = gain
                    chosen = Gang(place, [hero.id for hero, _ in gang], worth / size + 3)
        return chosen

    def _big_enemies(self) -> list[SpaceId]:
        city = self.city
        places = [foe.at for foe in city.foes if not foe.tracked]
        places += self.prey
        places += [p for p in self.content.districts if enemies.power_at(city, p) >= 5]
        return list(dict.fromkeys(places))

    def _red_card(self, hero: Hero, place: SpaceId) -> CardId:
        """The Hero's best card with a Fight icon that gets there; the one in play if there is one."""
        turn = hero.turn
        if turn is not None:
            if turn.down or turn.done:
                return CardId("")
            choices, moves = [turn.card], turn.moves if turn.open else -1
        else:
            choices, moves = hero.hand, -1
        far = self.content.distance[hero.at][place]
        found, best = CardId(""), -1.0
        for card in choices:
            if not self.content.cards[card].fights:
                continue
            reach = self.moves(hero, card) if moves < 0 else moves
            if far <= reach:
                worth = self.values.fights.strength(hero, card)[0]
                if worth > best:
                    found, best = card, worth
        return found

    def solo(self, hero: Hero) -> float:
        """The best the Hero can do alone this segment."""
        if hero.id not in self._solo:
            turn = hero.turn
            if turn is not None:
                worth = self.best_place(hero, solo=True)[1]
            else:
                worth = max([self.alone(hero, card) for card in hero.hand], default=0.0)
            self._solo[hero.id] = worth
        return self._solo[hero.id]

    def _at_least(self, hero: Hero) -> float:
        """What the Hero can surely do alone: stay, with a card whose effects cannot hurt."""
        worth = self._least.get(hero.id)
        if worth is None:
            turn, cards = hero.turn, self.content.cards
            if turn is not None:
                plain = turn.down or not turn.effects
            else:
                plain = any(not cards[card].effects for card in hero.hand)
            worth = self._least[hero.id] = self.travel(hero)[hero.at] if plain else self.solo(hero)
        return worth

    def alone(self, hero: Hero, card: CardId) -> float:
        """What a card does for a Hero who acts alone; NOTHING for any that is face down."""
        key = (hero.id, card)
        worth = self._alone.get(key)
        if worth is None:
            worth = self._alone[key] = self._best(hero, self._icons(hero, card))[1]
        return worth

    def _icons(self, hero: Hero, card_id: CardId) -> Promise:
        if not card_id:
            return Promise(*activation.icons(hero, self.content, card_id, down=True))
        card = self.content.cards[card_id]
        extra = sum([self.values.effect(effect, hero) for effect in card.effects])
        return Promise(self.moves(hero, card_id), card.timers, card.fights, card_id, card.at, extra)

    def card_worth(self, hero: Hero, card: CardId, down: bool) -> float:
        """What playing a card is worth, joint Fights included; a good card is kept for its moment."""
        worth = self.alone(hero, NOTHING if down else card)
        place = self.target(hero.id)
        if place and not down and self.content.cards[card].fights:
            far = self.content.distance[hero.at][place]
            if far <= self.moves(hero, card):
                hits = self.values.fights.strength(hero, card)[0]
                worth = max(worth, self._gang.each + 0.5 * hits)
        if not place and self.prey and len(self.city.heroes) > 1 and self.content.cards[card].fights:
            worth -= 1.5 if not down else 3.0
        return worth - (0.05 if down else 0.0)

    # Where to go.

    def moves(self, hero: Hero, card: CardId) -> int:
        """Movement of a card played face up."""
        if hero.id not in self._more_moves:
            self._more_moves[hero.id] = activation.more_moves(hero, self.content)
        return max(0, self.content.cards[card].moves + self._more_moves[hero.id])

    def travel(self, hero: Hero) -> Mapping[SpaceId, float]:
        """Where it pays to stand when there is nothing to do: near deliveries, near the prey."""
        found = self._travel.get(hero.id)
        if found is None:
            found = self._travel[hero.id] = Ways(self, hero)
        return found

    def way(self, place: SpaceId, ends: list[SpaceId]) -> float:
        far = self.content.distance[place]
        pull, chase = self._lures.get(place) or self._lure(place)
        return pull - 0.8 * sum([far[end] for end in ends]) - chase

    def _lure(self, place: SpaceId) -> tuple[float, float]:
        """What draws anybody there, and how far the prey is from there."""
        far = self.content.distance[place]
        pull = max([PULL * worth * NEARER ** far[job] for job, worth in self._jobs.items()], default=0.0)
        chase = self._chase * sum([max(0, far[prey] - 1) for prey in self.prey])
        self._lures[place] = found = pull, chase
        return found

    def best_place(self, hero: Hero, solo: bool = False) -> tuple[SpaceId, float]:
        """Where a Hero with a played card does most with it."""
        turn = hero.turn
        assert turn is not None
        card = self.content.cards[turn.card]
        if turn.open:
            moves, timers, fights = turn.moves, turn.timers, turn.fights
        elif turn.down:
            moves, timers, fights = 1, 1, 0
        else:
            moves, timers, fights = self.moves(hero, turn.card), card.timers, card.fights
        target = self.target(hero.id) if fights and not solo else NOWHERE
        if target and self.content.distance[hero.at][target] <= moves:
            return target, 100.0
        if turn.down:
            return self._best(hero, Promise(moves, timers, fights, turn.card))
        extra = sum([self.values.effect(card.effects[number], hero) for number in turn.effects])
        return self._best(hero, Promise(moves, timers, fights, turn.card, card.at, extra))

    def _best(self, hero: Hero, icons: Promise) -> tuple[SpaceId, float]:
        """The District within reach where these icons are worth most, and how much."""
        moves, timers, fights, card, limit, extra = icons
        values, fight_worth, travel = self.values, self.values.fights.worth, self.travel(hero)
        side = values.fights.side([(hero, card)]) if fights else None
        tokens, share = self.city.tokens, 1 if fights == 1 else 1.5
        best, worth = hero.at, -9.0
        for place, far in self.content.distance[hero.at].items():
            if far > moves:
                break  # the nearest come first
            if limit and limit != place:
                value = travel[place]
            else:
                value = values.timers(hero, place, timers) if timers else 0.0
                if side is not None and (fight := fight_worth(side, place)) > 0:
                    value += fight * share
                value += travel[place] + (values.bribes(hero, place) if tokens else 0.0)
                value += extra
            if value - 0.01 * far > worth:
                best, worth = place, value - 0.01 * far
        return best, worth


class Ways(dict[SpaceId, float]):
    """What it is worth to a Hero to stand in a District, worked out where it is asked for."""

    def __init__(self, plan: Plan, hero: Hero) -> None:
        self._plan = plan
        self._ends = [destination(plan.content, token) for token in hero.carried]

    def __missing__(self, place: SpaceId) -> float:
        worth = self[place] = self._plan.way(place, self._ends)
        return worth


CITIES = Codec(City)


class Sight:
    """A city as everybody sees it at one moment: another look that shows the same is the same."""

    __slots__ = ("content", "shows")

    def __init__(self, city: City, content: KickAssContent) -> None:
        self.content = content
        self.shows = (CITIES.encode(city), content.digest)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sight) and self.shows == other.shows

    def __hash__(self) -> int:
        return hash(self.shows)


@lru_cache(maxsize=16)
def agreed(sight: Sight) -> Plan:
    """The plan for a city of its own, which nobody changes: Heroes who choose at the same time share it, and so do
    those who come to the same city in worlds that differ only in what lies face down."""
    return Plan(Values(CITIES.decode(sight.shows[0]), sight.content))
