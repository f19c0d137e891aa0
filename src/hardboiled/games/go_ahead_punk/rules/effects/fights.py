"""Words of a fight (GP-CRD.20), and a fight of its own (GP-CRD.6 to GP-CRD.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar

from msgspec import Meta

from hardboiled.games.go_ahead_punk.rules.clash import Clash, Fired
from hardboiled.games.go_ahead_punk.rules.combat_cards import offer_card
from hardboiled.games.go_ahead_punk.rules.effects.clues import TipOff
from hardboiled.games.go_ahead_punk.rules.effects.goods import Inventory
from hardboiled.games.go_ahead_punk.rules.effects.travel import TakeCar
from hardboiled.games.go_ahead_punk.rules.effects.word import CopWord, FightWord
from hardboiled.games.go_ahead_punk.rules.events import CardCancelled, HoodsCame, HoodsFired, HoodsGone
from hardboiled.games.go_ahead_punk.rules.finding import caught, reveal
from hardboiled.games.go_ahead_punk.rules.first_aid import kit_window
from hardboiled.games.go_ahead_punk.rules.hospital import to_er
from hardboiled.games.go_ahead_punk.rules.knowledge import rule_out
from hardboiled.games.go_ahead_punk.rules.shots import (
    DICE,
    Mark,
    Volley,
    roll_faces,
    take_shot,
    wears_vest,
    what_comes_of,
    wound,
)
from hardboiled.kernel import CardId, Flow

if TYPE_CHECKING:
    from hardboiled.games.go_ahead_punk.rules import Figure, P
    from hardboiled.games.go_ahead_punk.rules.combat_cards import Exchange
    from hardboiled.games.go_ahead_punk.rules.state import CopFigure


class MoreDamage(FightWord, frozen=True, kw_only=True):
    """GP-CMB.12, GP-CMB.13: hits count double, or one more if there is a hit at all; and each card's own twist."""

    hurts: ClassVar[bool] = True
    factor: Annotated[int, Meta(ge=1, le=9)] = 1
    bonus: Annotated[int, Meta(ge=0, le=9)] = 0
    lone: Annotated[int, Meta(ge=0, le=9)] = 0
    """The factor instead, with a weapon of a single die."""
    wounded: Annotated[int, Meta(ge=0, le=9)] = 0
    """The bonus instead, at somebody who is hurt."""
    dice: Annotated[int, Meta(ge=0, le=DICE)] = 0
    again: bool = False
    pierce: bool = False
    least: Annotated[int, Meta(ge=0, le=9)] = 0
    tail: Annotated[int, Meta(ge=0, le=9)] = 0

    @property
    def strength(self) -> int:
        return 20 * self.factor + 10 * self.bonus + 5 * self.dice + self.again + self.least + self.tail

    @property
    def shortens(self) -> int:
        return self.tail

    def harder(self, volley: Volley, mark: Mark) -> Volley:
        """GP-CMB.37: more dice are counted first, then hits, then the rest."""
        return volley._replace(
            dice=volley.dice + self.dice,
            again=volley.again or self.again,
            factor=self.lone if self.lone and volley.dice == 1 else self.factor,
            card=self.wounded if self.wounded and mark.hurt else self.bonus,
            less=0 if self.pierce else volley.less,
            least=max(volley.least, self.least),
        )


class Cancel(FightWord, frozen=True, kw_only=True):
    """GP-CMB.6: the card the other side has played has no effect; and each card's own twist (GP-CMB.38)."""

    cancels: ClassVar[bool] = True
    less: Annotated[int, Meta(ge=0, le=9)] = 0
    """Damage spared to whoever plays it."""
    fewer: Annotated[int, Meta(ge=0, le=DICE)] = 0
    """Dice that the shot at whoever plays it loses."""
    slips: bool = False
    pins: bool = False

    @property
    def strength(self) -> int:
        return 100 + self.pins

    @property
    def lets_slip(self) -> bool:
        return self.slips

    @property
    def holds(self) -> bool:
        return self.pins

    def softer(self, volley: Volley) -> Volley:
        return volley._replace(dice=volley.dice - self.fewer, less=volley.less + self.less)

    def answer(self, play: P, exchange: Exchange, other: Figure) -> None:
        cards = exchange.clash.cards
        exchange.clash.cancelled = True
        play.say(CardCancelled(cards[other.id], cards[exchange.other(other).id]))


Prize = TipOff | TakeCar | Inventory


class Hoods(CopWord, frozen=True, kw_only=True):
    """They shoot first, and it goes on until it is decided."""

    attacks: ClassVar[bool] = True
    dice: Annotated[int, Meta(ge=0, le=DICE)]
    toughness: Annotated[int, Meta(ge=1, le=30)]
    prize: Prize | None = None

    def do(self, play: P, figure: CopFigure, card: CardId) -> Flow[None]:
        """GP-CRD.6 to GP-CRD.11, GP-CHR.5: weapon, combat card and abilities as in any combat round; who drives them
        off takes what they leave (GP-CRD.23)."""
        yield from kit_window(play, figure)
        play.say(HoodsCame(figure.id, card))
        left = self.toughness
        while left > 0 and figure.health:
            clash = play.state.clash = Clash("hoods", figure.id, hoods=card, toughness=left)
            self.fire(play, figure, clash)
            helped_by = yield from offer_card(play, figure, "hoods-card")
            if helped_by:
                clash.cards[figure.id] = helped_by
            left -= yield from take_shot(play, figure, "hoods", helped_by)
        play.state.clash = None
        play.say(HoodsGone(figure.id, left <= 0))
        if figure.health == 0:
            yield from to_er(play, figure)
            _woke_up(play, figure)
        elif self.prize is not None:
            yield from self.prize.do(play, figure, card)

    def fire(self, play: P, cop: CopFigure, clash: Clash) -> None:
        faces = tuple(roll_faces(play, self.dice))
        volley = Volley(self.dice, less=int(wears_vest(play.content, cop)))
        taken, parts = what_comes_of(volley, faces.count("hit"))
        clash.fired["hoods"] = Fired("", faces, parts, taken)
        play.say(HoodsFired(cop.id, faces, taken, parts, max(0, cop.health - taken)))
        wound(play, cop, taken)


def _woke_up(play: P, cop: CopFigure) -> None:
    """GP-ER.9: if Stinger hides in that very ER the two have met."""
    if cop.space == play.state.stinger.space:
        reveal(play, "met")
        caught(play)
    else:
        rule_out(play, cop.space)
