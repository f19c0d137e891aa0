"""Finding Stinger (GP-REV), the districts he names, and what the Cops are told (GP-CRD.1 to GP-CRD.3)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, ClassVar

from hardboiled.games.go_ahead_punk.rules.choices import PunkAction
from hardboiled.games.go_ahead_punk.rules.events import CardShown, DistrictNamed, LookedAround
from hardboiled.games.go_ahead_punk.rules.figures import item_for
from hardboiled.games.go_ahead_punk.rules.items import lose_item, may_drop
from hardboiled.games.go_ahead_punk.rules.kinds import DistrictId, ItemId
from hardboiled.games.go_ahead_punk.rules.knowledge import card_left, know_exactly, narrow
from hardboiled.games.go_ahead_punk.rules.modes import mode_of
from hardboiled.games.go_ahead_punk.rules.state import STINGER
from hardboiled.kernel import CardId, Flow, Manner, ask

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Self

    from hardboiled.games.go_ahead_punk.rules import P, Seen
    from hardboiled.games.go_ahead_punk.rules.content import PunkContent
    from hardboiled.games.go_ahead_punk.rules.effects.clues import LocationIntel
    from hardboiled.games.go_ahead_punk.rules.state import CopFigure


def reveal(play: P, reason: str) -> None:
    """GP-REV.11, GP-REV.13: all know where he is; that alone starts no combat."""
    know_exactly(play, play.state.stinger.space)
    mode_of(play.state).show(play, reason)


def expose(play: P, reason: str) -> None:
    """GP-REV.11, GP-SPT.6: all know where he is, by what he did or by bad luck."""
    reveal(play, reason)
    mode_of(play.state).exposed(play, reason)


def caught(play: P) -> None:
    """GP-CMB.1: he is face to face with a Cop."""
    mode_of(play.state).caught(play)


# The districts he names.


class Lead(PunkAction, frozen=True):
    """Name the true district together with this one."""

    rule: ClassVar[str] = "GP-PRE.8"
    manner: ClassVar[Manner] = "look"
    district: DistrictId

    @classmethod
    def offered(cls, table: Seen, content: PunkContent, anywhere: bool, named: Sequence[DistrictId]) -> list[Self]:
        own = district(table, content)
        others = content.districts if anywhere else content.streets.beside[own]
        return [cls(other) for other in others if other != own and other not in named]


class Divert(PunkAction, frozen=True):
    rule: ClassVar[str] = "GP-CRD.21"
    manner: ClassVar[Manner] = "use"
    card: CardId

    @classmethod
    def offered(cls, table: Seen, content: PunkContent) -> list[Self]:
        held = dict.fromkeys(table.stinger.hand)
        return [cls(card) for card in held if content.stinger_cards[card].effect.diverts]

    def take(self, play: P) -> Flow[None]:
        """More districts than one."""
        state = play.state
        state.stinger.hand.remove(self.card)
        state.stinger_discard.append(self.card)
        card_left(play, self.card)
        play.say(CardShown("stinger", self.card, "played"))
        yield from give_lead(play, self.card, *play.content.stinger_cards[self.card].effect.also_names)


class TellTruth(PunkAction, frozen=True):
    rule: ClassVar[str] = "GP-HUN.2"
    manner: ClassVar[Manner] = "pass"


def district(table: Seen, content: PunkContent) -> DistrictId:
    return content.spaces[table.stinger.space].district


def name_district(play: P, cause: str, straight: bool = False) -> Flow[None]:
    """GP-HUN.2, GP-CRD.1, GP-CRD.21: he names his district, or more with a Diversion."""
    if play.state.stinger.hand and not straight:
        answer = yield from ask(STINGER, partial(answers, play), "diversion", always=True)
        if isinstance(answer, Divert):
            yield from answer.take(play)
            return
    tell(play, [district(play.state, play.content)], cause)


def answers(play: P) -> list[Divert | TellTruth]:
    return [*Divert.offered(play.state, play.content), TellTruth()]


def give_lead(play: P, cause: str = "", extra: int = 1, anywhere: bool = False) -> Flow[None]:
    """GP-PRE.8, GP-CRD.21: he names his district and others, adjacent to it or anywhere, without saying which is
    his."""
    named: list[DistrictId] = []
    for _ in range(extra):
        if not Lead.offered(play.state, play.content, anywhere, named):
            break
        options = partial(Lead.offered, play.state, play.content, anywhere, named)
        lead = yield from ask(STINGER, options, "lead", always=True)
        named.append(lead.district)
    tell(play, sorted([district(play.state, play.content), *named]), cause, anywhere)


def tell(play: P, districts: list[DistrictId], cause: str, anywhere: bool = False) -> None:
    """His is one of them: if they must be adjacent to it, one that all the others touch."""
    streets = play.content.streets
    play.state.named = districts
    play.reveal()
    his = [one for one in districts if anywhere or {*districts} <= {one, *streets.beside[one]}]
    narrow(play, sum(streets.districts[name] for name in his))
    play.say(DistrictNamed(tuple(districts), cause))


def look_around(play: P, cop: CopFigure, card: CardId) -> None:
    """GP-CRD.29: he says whether he is one place away, by road or one segment of freeway."""
    streets = play.content.streets
    around, here = streets.mask(streets.near[cop.space]), streets.bits[play.state.stinger.space]
    play.reveal()
    narrow(play, around if around & here else ~around)
    play.say(LookedAround(cop.id, bool(around & here), card))


# Location Intel.


class PayCash(PunkAction, frozen=True):
    rule: ClassVar[str] = "GP-CRD.2"
    manner: ClassVar[Manner] = "use"


class KeepCash(PunkAction, frozen=True):
    rule: ClassVar[str] = "GP-CRD.3"
    manner: ClassVar[Manner] = "pass"


class PayItem(PunkAction, frozen=True):
    """Something other than Cash, where it is taken."""

    rule: ClassVar[str] = "GP-CRD.25"
    manner: ClassVar[Manner] = "use"
    item: ItemId


def location_intel(play: P, cop: CopFigure, card: CardId, word: LocationIntel) -> Flow[None]:
    """GP-CRD.1 to GP-CRD.3, GP-CRD.25: his district, or his space to Katherine and to whoever pays first."""
    exact = play.content.cops[cop.id].intel
    prices = [] if exact else _prices(play, cop, word.barter)
    if prices:
        answer = yield from ask(cop.seats, [*prices, KeepCash()], "cash", {"cop": cop.id})
        if not isinstance(answer, KeepCash):
            paid = answer.item if isinstance(answer, PayItem) else item_for(play.content, cop, "cash")
            lose_item(play, cop, paid, "paid")
            exact = True
    if exact:
        reveal(play, "intel")
    else:
        yield from name_district(play, card, word.straight)


def _prices(play: P, cop: CopFigure, barter: bool) -> list[PayCash | PayItem]:
    items, cash = play.content.items, item_for(play.content, cop, "cash")
    prices: list[PayCash | PayItem] = [PayCash()] if cash else []
    if barter:
        held = [item for item in dict.fromkeys(cop.items) if items[item].use != "cash"]
        prices += [PayItem(item) for item in held if may_drop(play.state, play.content, cop, item)]
    return prices
