"""Sharing (GP-RND.4, GP-RND.5): Cops on one space swap items."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct

from hardboiled.games.go_ahead_punk.rules.choices import CopOption, PunkAction
from hardboiled.games.go_ahead_punk.rules.events import ItemsShared
from hardboiled.games.go_ahead_punk.rules.figures import cop_named
from hardboiled.games.go_ahead_punk.rules.items import full, may_drop
from hardboiled.games.go_ahead_punk.rules.kinds import CopId, ItemId, OtherItem
from hardboiled.games.go_ahead_punk.rules.state import CopFigure
from hardboiled.kernel import Flow, Manner, ask

if TYPE_CHECKING:
    from typing import Self

    from hardboiled.games.go_ahead_punk.rules import CopSeen, P, Seen
    from hardboiled.games.go_ahead_punk.rules.content import PunkContent


class Sharing(Struct):
    """Two Cops, and what each has brought and still holds: it changes hands at most once, copy by copy."""

    cop: CopFigure
    partner: CopFigure
    mine: list[ItemId]
    theirs: list[ItemId]

    def give(self, play: P, item: ItemId) -> None:
        self.mine.remove(item)
        _hand_over(play, self.cop, self.partner, item)

    def receive(self, play: P, item: ItemId) -> None:
        self.theirs.remove(item)
        _hand_over(play, self.partner, self.cop, item)


def _hand_over(play: P, giver: CopFigure, taker: CopFigure, item: ItemId) -> None:
    giver.items.remove(item)
    taker.items.append(item)
    play.say(ItemsShared(giver.id, taker.id, item))


class GiveItem(PunkAction, frozen=True):
    rule: ClassVar[str] = "GP-RND.4"
    manner: ClassVar[Manner] = "use"
    item: ItemId

    @classmethod
    def offered(cls, play: P, sharing: Sharing) -> list[Self]:
        if full(play.content, sharing.partner):
            return []
        mine = dict.fromkeys(sharing.mine)
        return [cls(item) for item in mine if may_drop(play.state, play.content, sharing.cop, item)]

    def carry_out(self, play: P, sharing: Sharing) -> None:
        sharing.give(play, self.item)


class TakeItem(PunkAction, frozen=True):
    rule: ClassVar[str] = "GP-RND.4"
    manner: ClassVar[Manner] = "use"
    item: OtherItem

    @classmethod
    def offered(cls, play: P, sharing: Sharing) -> list[Self]:
        if full(play.content, sharing.cop):
            return []
        theirs = dict.fromkeys(sharing.theirs)
        return [cls(item) for item in theirs if may_drop(play.state, play.content, sharing.partner, item)]

    def carry_out(self, play: P, sharing: Sharing) -> None:
        sharing.receive(play, self.item)


class SwapItems(PunkAction, frozen=True):
    rule: ClassVar[str] = "GP-RND.4"
    manner: ClassVar[Manner] = "use"
    give: ItemId
    take: OtherItem

    @classmethod
    def offered(cls, play: P, sharing: Sharing) -> list[Self]:
        state, content = play.state, play.content
        return [
            cls(give, take)
            for give in dict.fromkeys(sharing.mine)
            for take in dict.fromkeys(sharing.theirs)
            if give != take
            and may_drop(state, content, sharing.cop, give, take)
            and may_drop(state, content, sharing.partner, take, give)
        ]

    def carry_out(self, play: P, sharing: Sharing) -> None:
        sharing.give(play, self.give)
        sharing.receive(play, self.take)


class DoneSharing(PunkAction, frozen=True):
    rule: ClassVar[str] = "GP-RND.4"
    manner: ClassVar[Manner] = "pass"


class Share(CopOption, frozen=True):
    """The option of a turn; both inventories fit and keep a weapon at every step."""

    rule: ClassVar[str] = "GP-RND.4"
    manner: ClassVar[Manner] = "use"
    partner: CopId

    @classmethod
    def offered(cls, table: Seen, content: PunkContent, figure: CopSeen) -> list[Self]:
        space, partners = figure.space, []
        for other in table.cops:
            if other.space == space and other is not figure:
                partners.append(cls(other.id))
        return partners

    def take(self, play: P, figure: CopFigure) -> Flow[None]:
        partner = cop_named(play.state, self.partner)
        sharing = Sharing(figure, partner, list(figure.items), list(partner.items))
        while swaps := _swaps(play, sharing):
            answer = yield from ask(figure.seats, [*swaps, DoneSharing()], "share", {"partner": partner.id})
            if isinstance(answer, DoneSharing):
                return
            answer.carry_out(play, sharing)


def _swaps(play: P, sharing: Sharing) -> list[GiveItem | TakeItem | SwapItems]:
    kinds: tuple[type[GiveItem] | type[TakeItem] | type[SwapItems], ...] = (GiveItem, TakeItem, SwapItems)
    return [swap for kind in kinds for swap in kind.offered(play, sharing)]


def share_in_passing(play: P, cop: CopFigure) -> Flow[None]:
    """GP-CRD.29: at no cost, with a Cop it has come to."""
    partners = Share.offered(play.state, play.content, cop)
    if partners:
        answer = yield from ask(cop.seats, [*partners, DoneSharing()], "share-with", {"cop": cop.id})
        if isinstance(answer, Share):
            yield from answer.take(play, cop)
