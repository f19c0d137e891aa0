"""Who goes where: the plan all Heroes come to by themselves, and what a card is worth under it."""

from __future__ import annotations

from hardboiled.games.kick_ass.content import KickAssContent
from hardboiled.games.kick_ass.judgement import Judgement
from hardboiled.games.kick_ass.rules import enemies, events, items, tracks
from hardboiled.games.kick_ass.state import Hero
from hardboiled.kernel import CardId, SpaceId

NOWHERE = SpaceId("")


def card_moves(hero: Hero, content: KickAssContent, card: CardId) -> int:
    """Movement of a card played face up."""
    moves = content.cards[card].moves + sum(item.moves for item in items.working(hero, content))
    return max(0, moves + sum(h.moves for h in tracks.suffers(hero, content)))


class Plan:
    """The joint Fights that pay this segment: who goes where."""

    def __init__(self, judge: Judgement) -> None:
        self.judge = judge
        self.city = judge.city
        self.content = judge.content
        self._solo: dict[str, float] = {}
        self._places: dict[tuple[str, int], list[SpaceId]] = {}
        self._targets: dict[str, SpaceId] = {}
        self._worth: dict[str, float] = {}
        if not (self.city.location or self.city.wave) and len(self.city.heroes) > 1:
            self._find_targets()

    def target(self, hero_id: str) -> SpaceId:
        return self._targets.get(hero_id, NOWHERE)

    def _find_targets(self) -> None:
        """For each big Enemy, the best gang that can get there."""
        best = 0.5
        for place in self._big_enemies():
            fighters = [(hero, card) for hero in self.city.heroes if (card := self._red_card(hero, place))]
            fighters.sort(key=lambda pair: -self.judge.strength_in_fight(*pair)[0])
            for size in range(2, len(fighters) + 1):
                gang = fighters[:size]
                worth = self.judge.fight(gang, place)
                gain = worth - sum(self.solo(hero) for hero, _ in gang)
                if gain > best:
                    best = gain
                    self._targets = {hero.id: place for hero, _ in gang}
                    self._worth = {hero.id: worth / size + 3 for hero, _ in gang}

    def _big_enemies(self) -> list[SpaceId]:
        city = self.city
        places = [foe.at for foe in city.foes if not foe.tracked]
        places += self.judge.prey
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
            reach = card_moves(hero, self.content, card) if moves < 0 else moves
            if far <= reach:
                worth = self.judge.strength_in_fight(hero, card)[0]
                if worth > best:
                    found, best = card, worth
        return found

    def solo(self, hero: Hero) -> float:
        """The best the Hero can do alone this segment."""
        if hero.id not in self._solo:
            turn = hero.turn
            if turn is not None:
                worth = best_place(self.judge, hero, self, solo=True)[1]
            else:
                worth = max((self.alone(hero, card, False) for card in hero.hand), default=0.0)
            self._solo[hero.id] = worth
        return self._solo[hero.id]

    def alone(self, hero: Hero, card_id: CardId, down: bool) -> float:
        """What a card does for a Hero who acts alone."""
        content = self.content
        card = content.cards[card_id]
        if down:
            reach, timers, fights = max(0, 1 + sum(h.moves for h in tracks.suffers(hero, content))), 1, 0
        else:
            reach, timers, fights = card_moves(hero, content, card_id), card.timers, card.fights
        extra = 0.0 if down else sum(self.judge.effect(effect, hero) for effect in card.effects)
        best = -9.0
        for place, far in content.distance[hero.at].items():
            if far <= reach:
                worth = self.judge.place(hero, place, timers, fights, card_id, down) + travel(self.judge, hero, place)
                if not card.at or down or card.at == place:
                    worth += extra
                best = max(best, worth - 0.01 * far)
        return best

    def card_worth(self, hero: Hero, card: CardId, down: bool) -> float:
        """What playing a card is worth, joint Fights included; a good card is kept for its moment."""
        worth = self.alone(hero, card, down)
        place = self.target(hero.id)
        if place and not down and self.content.cards[card].fights:
            far = self.content.distance[hero.at][place]
            if far <= card_moves(hero, self.content, card):
                hits = self.judge.strength_in_fight(hero, card)[0]
                worth = max(worth, self._worth[hero.id] + 0.5 * hits)
        if not place and self.judge.prey and len(self.city.heroes) > 1 and self.content.cards[card].fights:
            worth -= 1.5 if not down else 3.0
        return worth - (0.05 if down else 0.0)


def travel(judge: Judgement, hero: Hero, place: SpaceId) -> float:
    """Where it pays to stand when there is nothing to do: near deliveries, near the prey."""
    far = judge.content.distance[place]
    worth = -0.8 * sum(far[SpaceId(events.destination(judge.content, token))] for token in hero.carried)
    return worth - 0.5 * sum(max(0, far[prey] - 1) for prey in judge.prey)


def best_place(judge: Judgement, hero: Hero, plan: Plan, solo: bool = False) -> tuple[SpaceId, float]:
    """Where a Hero with a played card does most with it."""
    turn, content = hero.turn, judge.content
    assert turn is not None
    card = content.cards[turn.card]
    if turn.open:
        moves, timers, fights = turn.moves, turn.timers, turn.fights
    elif turn.down:
        moves, timers, fights = 1, 1, 0
    else:
        moves, timers, fights = card_moves(hero, content, turn.card), card.timers, card.fights
    target = NOWHERE if solo else plan.target(hero.id)
    if target and fights and content.distance[hero.at][target] <= moves:
        return target, 100.0
    extra = 0.0 if turn.down else sum(judge.effect(card.effects[number], hero) for number in turn.effects)
    best, worth = hero.at, -9.0
    for place, far in content.distance[hero.at].items():
        if far <= moves:
            value = judge.place(hero, place, timers, fights, turn.card, turn.down) + travel(judge, hero, place)
            if turn.down or not card.at or card.at == place:
                value += extra
            if value - 0.01 * far > worth:
                best, worth = place, value - 0.01 * far
    return best, worth
