"""Words about where Stinger is (GP-CRD.1, GP-CRD.18, GP-CRD.21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hardboiled.games.go_ahead_punk.rules.effects.word import CopWord, StingerWord
from hardboiled.games.go_ahead_punk.rules.finding import expose
from hardboiled.games.go_ahead_punk.rules.modes import mode_of
from hardboiled.kernel import CardId, Flow, at_once

if TYPE_CHECKING:
    from hardboiled.games.go_ahead_punk.rules import P
    from hardboiled.games.go_ahead_punk.rules.state import CopFigure, StingerFigure


class Spotted(StingerWord, frozen=True, kw_only=True):
    """GP-CRD.18, GP-SPT.4: he shows where he is."""

    @at_once
    def do(self, play: P, figure: StingerFigure, card: CardId) -> None:
        expose(play, "card")


class Diversion(StingerWord, frozen=True, kw_only=True):
    """Played by `Divert` when he must name his district."""

    diverts: ClassVar[bool] = True


class LocationIntel(CopWord, frozen=True, kw_only=True):
    """GP-CRD.1, GP-SPT.5."""

    tells_place: ClassVar[bool] = True

    def do(self, play: P, figure: CopFigure, card: CardId) -> Flow[None]:
        return mode_of(play.state).intel(play, figure, card)
