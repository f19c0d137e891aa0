"""Combat cards (GP-CMB.5 to GP-CMB.8): one a side and combat round, a cancel included."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct

from hardboiled.games.go_ahead_punk.rules.choices import PunkAction, decides
from hardboiled.games.go_ahead_punk.rules.clash import Clash
from hardboiled.games.go_ahead_punk.rules.events import CombatCardPlayed
from hardboiled.games.go_ahead_punk.rules.knowledge import card_left
from hardboiled.games.go_ahead_punk.rules.shots import NO_CARD
from hardboiled.games.go_ahead_punk.rules.state import CopFigure, StingerFigure
from hardboiled.kernel import CardId, Flow, Manner

if TYPE_CHECKING:
    from typing import Self

    from hardboiled.games.go_ahead_punk.rules import CopSeen, Figure, FigureSeen, P, Seen
    from hardboiled.games.go_ahead_punk.rules.content import PunkContent
    from hardboiled.games.go_ahead_punk.rules.effects.word import Word
    from hardboiled.games.go_ahead_punk.rules.kinds import FigureId


class Exchange(Struct):
    """One combat round: who shoots first, and the one card each side may play (all of it public)."""

    attacker: CopFigure | StingerFigure
    defender: CopFigure | StingerFigure
    clash: Clash
    """As it lies on the table."""

    def other(self, figure: Figure) -> Figure:
        return self.defender if figure is self.attacker else self.attacker

    def card_of(self, play: P, figure: Figure) -> CardId:
        """The damage card of a figure that still counts, if any."""
        card = self.clash.cards.get(figure.id)
        if not card or self.clash.cancelled:
            return NO_CARD
        deck = play.content.characters[figure.id].cards
        return card if deck[card].effect.hurts else NO_CARD


def words_in_force(clash: Clash, content: PunkContent) -> dict[FigureId, Word]:
    """The cards played in this combat round that have not been cancelled."""
    if not clash.cards:
        return {}
    words = {figure: content.characters[figure].cards[card].effect for figure, card in clash.cards.items()}
    return {figure: word for figure, word in words.items() if not (clash.cancelled and word.hurts)}


class CombatCard(PunkAction, frozen=True):
    rule: ClassVar[str] = "GP-CMB.5"
    manner: ClassVar[Manner] = "attack"
    card: CardId

    @classmethod
    def offered(cls, content: PunkContent, figure: FigureSeen, own_shot: bool, against: bool) -> list[Self]:
        """A damage card for an `own_shot` still to come, a cancel `against` a card on the table."""
        deck = content.characters[figure.id].cards
        return [
            cls(card)
            for card in dict.fromkeys(figure.hand)
            if (own_shot and deck[card].effect.hurts) or (against and deck[card].effect.cancels)
        ]

    def wanted(self, table: Seen, content: PunkContent, cop: CopSeen) -> float:
        """GP-AIC.15: cancel what Stinger has played, else the damage card that does most; none for hoods."""
        return content.cop_cards[self.card].effect.strength if cop.space == table.stinger.space else -1

    def take(self, play: P, figure: Figure) -> None:
        """Laid down face up, and discarded."""
        state = play.state
        figure.hand.remove(self.card)
        play.reveal()
        if isinstance(figure, CopFigure):
            state.cop_discard.append(self.card)
        else:
            state.stinger_discard.append(self.card)
            card_left(play, self.card)
        play.say(CombatCardPlayed(figure.id, self.card))


class NoCard(PunkAction, frozen=True):
    rule: ClassVar[str] = "GP-CMB.5"
    manner: ClassVar[Manner] = "pass"


def offer_card(play: P, figure: Figure, prompt: str, own_shot: bool = True, against: bool = False) -> Flow[CardId]:
    """GP-CMB.7: asked whenever there is a hand, so that silence tells nothing."""
    if not figure.hand:
        return NO_CARD
    options = partial(combat_cards, play.content, figure, own_shot, against)
    chosen = yield from decides(play, figure, options, prompt, {"who": figure.id}, secret=True)
    if isinstance(chosen, NoCard):
        return NO_CARD
    chosen.take(play, figure)
    return chosen.card


def combat_cards(content: PunkContent, figure: FigureSeen, own_shot: bool, against: bool) -> list[CombatCard | NoCard]:
    return [*CombatCard.offered(content, figure, own_shot, against), NoCard()]


def cards_first(play: P, exchange: Exchange) -> Flow[None]:
    """GP-CMB.5, GP-CMB.6: the attacker, then the defender, who may cancel; then the attacker in answer."""
    attacker, defender = exchange.attacker, exchange.defender
    if not attacker.hand and not defender.hand:
        return
    yield from _play_card(play, exchange, attacker)
    yield from _play_card(play, exchange, defender)
    if attacker.id not in exchange.clash.cards and exchange.card_of(play, defender):
        yield from _play_card(play, exchange, attacker)


def card_before_shot(play: P, exchange: Exchange, shooter: Figure) -> Flow[None]:
    """GP-CMB.8: a side that has played none may play one for its own shot; the other may cancel."""
    if not shooter.hand or shooter.id in exchange.clash.cards:
        return
    yield from _play_card(play, exchange, shooter, only="damage")
    other = exchange.other(shooter)
    if exchange.card_of(play, shooter) and other.id not in exchange.clash.cards:
        yield from _play_card(play, exchange, other, only="cancel")


def _play_card(play: P, exchange: Exchange, figure: Figure, only: str = "") -> Flow[None]:
    if not figure.hand:
        return
    other = exchange.other(figure)
    against = only != "damage" and exchange.card_of(play, other) != ""
    card = yield from offer_card(play, figure, "combat-card", only != "cancel", against)
    if card:
        exchange.clash.cards[figure.id] = card
        play.content.characters[figure.id].cards[card].effect.answer(play, exchange, other)
