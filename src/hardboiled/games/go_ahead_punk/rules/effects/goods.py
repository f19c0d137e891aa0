"""Words that bring keys, clothes and items (GP-CRD.14 to GP-CRD.17, GP-SYM.3, GP-SYM.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hardboiled.games.go_ahead_punk.rules.drawing import draw_cop_card, draw_key
from hardboiled.games.go_ahead_punk.rules.effects.word import CopWord, StingerWord
from hardboiled.games.go_ahead_punk.rules.events import CardShown
from hardboiled.games.go_ahead_punk.rules.items import gain_item, turn_inventory
from hardboiled.games.go_ahead_punk.rules.kinds import ItemId
from hardboiled.games.go_ahead_punk.rules.knowledge import card_left
from hardboiled.kernel import CardId, Flow, at_once

if TYPE_CHECKING:
    from hardboiled.games.go_ahead_punk.rules import P
    from hardboiled.games.go_ahead_punk.rules.state import CopFigure, StingerFigure


class FindKey(StingerWord, frozen=True, kw_only=True):
    """GP-CRD.15, GP-ESC.6: the top key, in the Hunt."""

    @at_once
    def do(self, play: P, figure: StingerFigure, card: CardId) -> None:
        if play.state.phase == "hunt":
            draw_key(play)


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
    """GP-SYM.4."""

    def do(self, play: P, figure: CopFigure, card: CardId) -> Flow[None]:
        return turn_inventory(play, figure, card)


class DrawAgain(CopWord, frozen=True, kw_only=True):
    """GP-SYM.3."""

    def do(self, play: P, figure: CopFigure, card: CardId) -> Flow[None]:
        return draw_cop_card(play, figure)
