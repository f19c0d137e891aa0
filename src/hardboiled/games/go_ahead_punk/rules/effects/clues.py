"""Words about where Stinger is (GP-CRD.1, GP-CRD.18, GP-CRD.21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar

from msgspec import Meta

from hardboiled.games.go_ahead_punk.rules.drawing import draw_stinger_card
from hardboiled.games.go_ahead_punk.rules.effects.word import CopWord, StingerWord
from hardboiled.games.go_ahead_punk.rules.events import HunchAdvanced
from hardboiled.games.go_ahead_punk.rules.finding import expose
from hardboiled.games.go_ahead_punk.rules.items import turn_inventory
from hardboiled.games.go_ahead_punk.rules.modes import mode_of
from hardboiled.kernel import CardId, Flow

if TYPE_CHECKING:
    from hardboiled.games.go_ahead_punk.rules import P
    from hardboiled.games.go_ahead_punk.rules.state import CopFigure, StingerFigure


class Spotted(StingerWord, frozen=True, kw_only=True):
    """GP-CRD.18, GP-SPT.4: he shows where he is; GP-CRD.24: and something comes of it."""

    cards: Annotated[int, Meta(ge=0, le=9)] = 0
    calms: bool = False
    """The hunch marker goes back to its first position."""

    def do(self, play: P, figure: StingerFigure, card: CardId) -> Flow[None]:
        expose(play, "card")
        if self.calms and mode_of(play.state).has_hunches(play.state):
            play.state.hunch = 1
            play.say(HunchAdvanced(1, False))
        for _ in range(self.cards):
            yield from draw_stinger_card(play)


class Diversion(StingerWord, frozen=True, kw_only=True):
    """Played by `Divert` when he must name his district."""

    diverts: ClassVar[bool] = True
    extra: Annotated[int, Meta(ge=1, le=9)] = 1
    """So many districts beside his own."""
    anywhere: bool = False
    """They need not be adjacent to his."""

    @property
    def also_names(self) -> tuple[int, bool]:
        return self.extra, self.anywhere


class LocationIntel(CopWord, frozen=True, kw_only=True):
    """GP-CRD.1, GP-CRD.25, GP-SPT.5."""

    tells_place: ClassVar[bool] = True
    barter: bool = False
    """Any item pays."""
    straight: bool = False
    """No Diversion."""
    gear: bool = False
    """And an inventory card."""

    def do(self, play: P, figure: CopFigure, card: CardId) -> Flow[None]:
        yield from mode_of(play.state).intel(play, figure, card, self)
        if self.gear:
            yield from turn_inventory(play, figure, card)


class TipOff(CopWord, frozen=True, kw_only=True):
    """GP-CRD.23: as on Reveal of the hunch track."""

    def do(self, play: P, figure: CopFigure, card: CardId) -> Flow[None]:
        return mode_of(play.state).hunch(play, card)
