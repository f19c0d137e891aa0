"""Words about getting around (GP-MOV.11, GP-CRD.4, GP-CRD.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from msgspec import Meta

from hardboiled.games.go_ahead_punk.rules.effects.goods import Inventory
from hardboiled.games.go_ahead_punk.rules.effects.word import CopWord, StingerWord
from hardboiled.games.go_ahead_punk.rules.events import CarTaken
from hardboiled.games.go_ahead_punk.rules.finding import look_around
from hardboiled.games.go_ahead_punk.rules.items import turn_inventory
from hardboiled.games.go_ahead_punk.rules.kinds import Network
from hardboiled.games.go_ahead_punk.rules.movement import cop_move, cop_points
from hardboiled.games.go_ahead_punk.rules.sharing import share_in_passing
from hardboiled.games.go_ahead_punk.rules.solo_cops import dash
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
    """GP-CRD.4, GP-CRD.5, GP-CRD.30."""

    gives_car: ClassVar[bool] = True
    look: Annotated[int, Meta(ge=0, le=9)] = 1
    """So many inventory cards to choose one from."""
    lends: bool = False
    """A Cop who has a car leaves it to the next who has none."""
    dash: Annotated[int, Meta(ge=0, le=9)] = 0
    """Then so many movement points at once."""

    def do(self, play: P, figure: CopFigure, card: CardId) -> Flow[None]:
        driver = self._driver(play, figure)
        if driver is not None:
            driver.car = True
            play.say(CarTaken(driver.id, card))
        if self.look:
            yield from turn_inventory(play, figure, card, Inventory(look=self.look))
        if self.dash:
            yield from dash(play, figure, self.dash)

    def _driver(self, play: P, cop: CopFigure) -> CopFigure | None:
        if not cop.car:
            return cop
        at, cops = play.state.turn, play.state.cops
        others = [*cops[at + 1 :], *cops[:at]] if self.lends else []
        return next((other for other in others if not other.car), None)


class Movement(CopWord, frozen=True, kw_only=True):
    """GP-RND.7, GP-CRD.12, GP-CRD.29: a whole move, and farther."""

    option: ClassVar[bool] = True
    bonus: Annotated[int, Meta(ge=1, le=9)]
    looks: bool = False
    """Then Stinger says whether he is one place away."""
    shares: bool = False
    """Then items may be shared."""

    @property
    def farther(self) -> int:
        return self.bonus

    @property
    def looks_around(self) -> bool:
        return self.looks

    @property
    def shares_after(self) -> bool:
        return self.shares

    @property
    def strength(self) -> int:
        return self.bonus

    def do(self, play: P, figure: CopFigure, card: CardId) -> Flow[None]:
        yield from cop_move(play, figure, cop_points(play.state, play.content, figure, self.bonus))
        if self.looks and not play.state.stinger.shown:
            look_around(play, figure, card)
        if self.shares and figure.space != play.state.stinger.space:
            yield from share_in_passing(play, figure)
