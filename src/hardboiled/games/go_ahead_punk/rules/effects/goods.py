"""Words that bring keys, clothes and items (GP-CRD.14 to GP-CRD.17, GP-SYM.3, GP-SYM.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar

from msgspec import Meta

from hardboiled.games.go_ahead_punk.rules.drawing import draw_cop_card, draw_stinger_card, take_key, turn_up_cards
from hardboiled.games.go_ahead_punk.rules.effects.word import CopWord, StingerWord
from hardboiled.games.go_ahead_punk.rules.events import CardShown, Healed
from hardboiled.games.go_ahead_punk.rules.first_aid import heal
from hardboiled.games.go_ahead_punk.rules.items import gain_item, turn_inventory
from hardboiled.games.go_ahead_punk.rules.kinds import ItemId
from hardboiled.games.go_ahead_punk.rules.knowledge import card_left
from hardboiled.games.go_ahead_punk.rules.modes import mode_of
from hardboiled.kernel import CardId, Flow

if TYPE_CHECKING:
    from hardboiled.games.go_ahead_punk.rules import P
    from hardboiled.games.go_ahead_punk.rules.state import CopFigure, StingerFigure

Few = Annotated[int, Meta(ge=0, le=9)]


class FindKey(StingerWord, frozen=True, kw_only=True):
    """GP-CRD.15, GP-CRD.26, GP-ESC.6: one of the top keys, in the Hunt."""

    look: Annotated[int, Meta(ge=1, le=99)] = 1
    """So many keys to choose from; the others are shuffled back."""
    cards: Few = 0
    tells: bool = False
    """The Cops learn what a hunch would tell them."""

    def do(self, play: P, figure: StingerFigure, card: CardId) -> Flow[None]:
        if play.state.phase != "hunt":
            return
        yield from take_key(play, self.look)
        if self.tells:
            yield from mode_of(play.state).hunch(play, card)
        for _ in range(self.cards):
            yield from draw_stinger_card(play)


class Uniform(StingerWord, frozen=True, kw_only=True):
    """GP-LOC.4: kept hidden it opens green locations, too; `ShowUniform` or the first green hit lays it open."""

    opens_parks: ClassVar[bool] = True

    def do(self, play: P, figure: StingerFigure, card: CardId) -> Flow[None]:
        """GP-CRD.16: lay it open and take the ranger sidearm."""
        figure.hand.remove(card)
        figure.uniform = True
        play.reveal()
        card_left(play, card)
        play.say(CardShown("stinger", card, "worn"))
        yield from gain_item(play, figure, play.content.settings.uniform_item, card)


class GainItem(StingerWord, frozen=True, kw_only=True):
    """GP-INV.3: an item, if it fits."""

    item: ItemId

    @property
    def gives(self) -> ItemId:
        return self.item

    def do(self, play: P, figure: StingerFigure, card: CardId) -> Flow[None]:
        return gain_item(play, figure, self.item, card)


class Inventory(CopWord, frozen=True, kw_only=True):
    """GP-SYM.4, GP-CRD.27."""

    cards: Annotated[int, Meta(ge=1, le=9)] = 1
    look: Annotated[int, Meta(ge=1, le=9)] = 1
    """So many to choose from; the others are discarded."""
    weapon: bool = False
    """The next weapon."""
    found: bool = False
    """Any card of the discard pile instead, if there is one."""
    anyone: bool = False
    """Whoever is not in combat may take it."""

    def do(self, play: P, figure: CopFigure, card: CardId) -> Flow[None]:
        for _ in range(self.cards):
            yield from turn_inventory(play, figure, card, self)


class DrawAgain(CopWord, frozen=True, kw_only=True):
    """GP-SYM.3, GP-CRD.28."""

    look: Annotated[int, Meta(ge=1, le=9)] = 1
    """So many face up to choose from; the others are discarded."""
    heal: Few = 0

    def do(self, play: P, figure: CopFigure, card: CardId) -> Flow[None]:
        amount = heal(play, figure, self.heal)
        if amount:
            play.say(Healed(figure.id, amount, card))
        if self.look > 1:
            yield from turn_up_cards(play, figure, self.look)
        else:
            yield from draw_cop_card(play, figure)
