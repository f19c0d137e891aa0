"""KA-11 and KA-12: what an open Activation card gives its Hero."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Self

from hardboiled.games.kick_ass.rules import P, Seen, effects, items
from hardboiled.games.kick_ass.rules.actions import CardEffect, HeroAction, stop_moving, turn_of
from hardboiled.games.kick_ass.rules.dashboard import suffers
from hardboiled.games.kick_ass.rules.events import CardOpened, Moved
from hardboiled.games.kick_ass.rules.kinds import District
from hardboiled.games.kick_ass.rules.state import Hero
from hardboiled.kernel import CardId, Flow, Manner, SpaceId, at_once

if TYPE_CHECKING:
    from hardboiled.games.kick_ass.rules.content import KickAssContent


def icons(hero: Hero, content: KickAssContent, card_id: CardId, down: bool) -> tuple[int, int, int]:
    """KA-11.11 to KA-11.14, KA-5.10: the Movement, Timers and Fights a card would give the Hero now; face down it is
    1 Movement and 1 Timer."""
    if down:
        return max(0, 1 + sum([hardship.moves for hardship in suffers(hero, content)])), 1, 0
    card = content.cards[card_id]
    return max(0, card.moves + more_moves(hero, content)), card.timers, card.fights


def more_moves(hero: Hero, content: KickAssContent) -> int:
    """What Items add to the Movement of a card played face up, and Hardships take off it."""
    moves = sum([item.moves for item in items.working(hero, content)])
    return moves + sum([hardship.moves for hardship in suffers(hero, content)])


def open_card(play: P, hero: Hero) -> None:
    """KA-11.11: the card is resolved now."""
    turn, content = turn_of(hero), play.content
    turn.open = True
    turn.moves, turn.timers, turn.fights = icons(hero, content, turn.card, turn.down)
    if not turn.down:
        card = content.cards[turn.card]
        turn.effects = list(range(len(card.effects)))
        if card.type == "job":
            items.condition_met(hero, content, "job")
    if not play.quiet:
        play.say(CardOpened(hero.seat, hero.id, turn.card, turn.down))


def applies(hero: Hero, content: KickAssContent) -> bool:
    """KA-11.16, KA-11.17: whether the card's effects apply where the Hero is."""
    turn = hero.turn
    assert turn is not None
    limit = content.cards[turn.card].at
    return turn.down or not limit or limit == hero.at


class MoveTo(HeroAction, frozen=True):
    """KA-12.1, KA-12.2, KA-12.5: one point a District; passing triggers nothing."""

    rule: ClassVar[str] = "KA-12.1"
    manner: ClassVar[Manner] = "move"
    to: District

    @classmethod
    def offered(cls, table: Seen, content: KickAssContent, hero: Hero) -> Sequence[Self]:
        assert hero.turn is not None
        moves = hero.turn.moves
        options: list[Self] = []
        for place, far in content.distance[hero.at].items():
            if far > moves:
                break  # the nearest come first
            if far:
                options.append(cls(hero.id, place))
        return options

    def way(self, table: Seen, content: KickAssContent) -> Sequence[SpaceId]:
        return content.way(table.city.hero(self.hero).at, self.to)

    @at_once
    def take(self, play: P) -> None:
        move(play, play.state.city.hero(self.hero), self.to)


def move(play: P, hero: Hero, place: SpaceId) -> None:
    assert hero.turn is not None
    start, hero.at = hero.at, place
    hero.turn.moves -= play.content.distance[start][place]
    if not play.quiet:
        play.say(Moved(hero.id, play.content.way(start, place)))


class ApplyEffect(CardEffect, frozen=True):
    """KA-11.11: one of the card's adjustments, in the order the player likes."""

    rule: ClassVar[str] = "KA-11.11"
    manner: ClassVar[Manner] = "use"
    card: CardId
    effect: int

    @classmethod
    def offered(cls, table: Seen, content: KickAssContent, hero: Hero) -> Sequence[Self]:
        turn = hero.turn
        assert turn is not None
        return [cls(hero.id, turn.card, number) for number in turn.effects]

    def words(self, table: Seen, content: KickAssContent) -> Mapping[str, object]:
        """Which one, where the card has several."""
        return {"which": self.effect + 1 if len(content.cards[self.card].effects) > 1 else 0}

    def do(self, play: P, hero: Hero) -> Flow[None]:
        turn_of(hero).effects.remove(self.effect)
        effect = play.content.cards[self.card].effects[self.effect]
        yield from effects.carry_out(play, (effect,), self.by, self.card)


class FinishCard(HeroAction, frozen=True):
    """KA-11.18: always offered; Timers and Fights may be left, adjustments that apply happen all the same."""

    rule: ClassVar[str] = "KA-11.18"
    manner: ClassVar[Manner] = "pass"

    def take(self, play: P) -> Flow[None]:
        hero = play.state.city.hero(self.hero)
        turn = turn_of(hero)
        if applies(hero, play.content):
            while turn.effects and not turn.done:
                stop_moving(hero)
                effect = play.content.cards[turn.card].effects[turn.effects.pop(0)]
                yield from effects.carry_out(play, (effect,), self.by, turn.card)
        turn.done = True
