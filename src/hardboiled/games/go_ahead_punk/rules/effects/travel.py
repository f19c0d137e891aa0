"""Words about getting around (GP-MOV.11, GP-CRD.4, GP-CRD.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from msgspec import Meta

from hardboiled.games.go_ahead_punk.rules.effects.word import CopWord, StingerWord
from hardboiled.games.go_ahead_punk.rules.events import CarTaken
from hardboiled.games.go_ahead_punk.rules.items import turn_inventory
from hardboiled.games.go_ahead_punk.rules.kinds import Network
from hardboiled.games.go_ahead_punk.rules.movement import cop_move, cop_points
from hardboiled.kernel import CardId, Flow

if TYPE_CHECKING:
    from hardboiled.games.go_ahead_punk.rules import P
    from hardboiled.games.go_ahead_punk.rules.state import CopFigure


class TransitPass(StingerWord, frozen=True, kw_only=True):
    """GP-MOV.11: used up inside a move."""

    network: Network

    @property
    def rides(self) -> Network | Literal[""]:
        return self.network


class TakeCar(CopWord, frozen=True, kw_only=True):
    gives_car: ClassVar[bool] = True

    def do(self, play: P, figure: CopFigure, card: CardId) -> Flow[None]:
        """GP-CRD.4, GP-CRD.5: a car if it has none, and an inventory card."""
        if not figure.car:
            figure.car = True
            play.say(CarTaken(figure.id, card))
        yield from turn_inventory(play, figure, card)


class Movement(CopWord, frozen=True, kw_only=True):
    """GP-RND.7, GP-CRD.12: a whole move, and farther."""

    option: ClassVar[bool] = True
    bonus: Annotated[int, Meta(ge=1, le=9)]

    @property
    def farther(self) -> int:
        return self.bonus

    @property
    def strength(self) -> int:
        return self.bonus

    def do(self, play: P, figure: CopFigure, card: CardId) -> Flow[None]:
        return cop_move(play, figure, cop_points(play.state, play.content, figure, self.bonus))
