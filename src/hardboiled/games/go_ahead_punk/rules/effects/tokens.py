"""Words that put a token in a district (GP-TOK)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar

from msgspec import Meta

from hardboiled.games.go_ahead_punk.rules.choices import PunkAction, decides
from hardboiled.games.go_ahead_punk.rules.drawing import draw_stinger_card
from hardboiled.games.go_ahead_punk.rules.effects.word import CopWord, StingerWord
from hardboiled.games.go_ahead_punk.rules.events import ChopperCalledOff, ChopperPlaced, JamPlaced
from hardboiled.games.go_ahead_punk.rules.hits import may_hit
from hardboiled.games.go_ahead_punk.rules.kinds import DistrictId
from hardboiled.kernel import CardId, Flow, Manner

if TYPE_CHECKING:
    from hardboiled.games.go_ahead_punk.rules import CopSeen, P, Seen
    from hardboiled.games.go_ahead_punk.rules.content import PunkContent
    from hardboiled.games.go_ahead_punk.rules.state import CopFigure, StingerFigure


class PlaceJam(PunkAction, frozen=True):
    rule: ClassVar[str] = "GP-TOK.3"
    manner: ClassVar[Manner] = "use"
    district: DistrictId


class Jam(StingerWord, frozen=True, kw_only=True):
    """GP-TOK.3, GP-TOK.6 to GP-TOK.8: the one Jam token goes to a district of his choice; dead in the Escape."""

    option: ClassVar[bool] = True
    cards: Annotated[int, Meta(ge=0, le=9)] = 0
    grounds: bool = False
    """A Chopper over that district is called off."""

    def can(self, table: Seen, content: PunkContent) -> bool:
        return table.phase == "hunt"

    def do(self, play: P, figure: StingerFigure, card: CardId) -> Flow[None]:
        districts = [PlaceJam(district) for district in play.content.districts]
        choice = yield from decides(play, figure, districts, "jam")
        play.state.jam = choice.district
        play.say(JamPlaced(choice.district, card))
        if self.grounds and play.state.chopper == choice.district:
            play.state.chopper = ""
            play.say(ChopperCalledOff(choice.district, card))
        for _ in range(self.cards):
            yield from draw_stinger_card(play)


class PlaceChopper(PunkAction, frozen=True):
    rule: ClassVar[str] = "GP-TOK.1"
    manner: ClassVar[Manner] = "use"
    district: DistrictId

    def wanted(self, table: Seen, content: PunkContent, cop: CopSeen) -> float:
        """GP-AIC.16: where the hit location is that he can use and that is nearest to him (ties as on the map)."""
        far, order = content.streets.points(table.stinger.space), content.streets.order
        here = content.hits_in[self.district]
        wishes = [100 * may_hit(table, content, space) - far[space] - order[space] / 1000 for space in here]
        return max(wishes, default=-100)


class Chopper(CopWord, frozen=True, kw_only=True):
    """GP-TOK.1, GP-TOK.2: the one Chopper moves; it stays until moved or shot down."""

    option: ClassVar[bool] = True
    played_when_drawn: ClassVar[bool] = True

    def do(self, play: P, figure: CopFigure, card: CardId) -> Flow[None]:
        districts = [PlaceChopper(district) for district in play.content.districts]
        choice = yield from decides(play, figure, districts, "chopper", {"cop": figure.id})
        play.state.chopper = choice.district
        play.say(ChopperPlaced(choice.district, card))
