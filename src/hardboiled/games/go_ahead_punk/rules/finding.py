"""Finding Stinger (GP-REV), the districts he names, and what the Cops are told (GP-CRD.1 to GP-CRD.3)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, ClassVar

from hardboiled.games.go_ahead_punk.rules.choices import PunkAction
from hardboiled.games.go_ahead_punk.rules.events import CardShown, DistrictNamed
from hardboiled.games.go_ahead_punk.rules.figures import item_for
from hardboiled.games.go_ahead_punk.rules.items import lose_item
from hardboiled.games.go_ahead_punk.rules.kinds import DistrictId
from hardboiled.games.go_ahead_punk.rules.knowledge import card_left, know_exactly, narrow
from hardboiled.games.go_ahead_punk.rules.modes import mode_of
from hardboiled.games.go_ahead_punk.rules.state import STINGER
from hardboiled.kernel import CardId, Flow, Manner, ask

if TYPE_CHECKING:
    from typing import Self

    from hardboiled.games.go_ahead_punk.rules import P, Seen
    from hardboiled.games.go_ahead_punk.rules.content import PunkContent
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
    def offered(cls, table: Seen, content: PunkContent) -> list[Self]:
        return [cls(other) for other in content.streets.beside[district(table, content)]]


class Divert(PunkAction, frozen=True):
    rule: ClassVar[str] = "GP-CRD.21"
    manner: ClassVar[Manner] = "use"
    card: CardId

    @classmethod
    def offered(cls, table: Seen, content: PunkContent) -> list[Self]:
        held = dict.fromkeys(table.stinger.hand)
        return [cls(card) for card in held if content.stinger_cards[card].effect.diverts]

    def take(self, play: P) -> Flow[None]:
        """Two districts instead of one."""
        state = play.state
        state.stinger.hand.remove(self.card)
        state.stinger_discard.append(self.card)
        card_left(play, self.card)
        play.say(CardShown("stinger", self.card, "played"))
        yield from give_lead(play, self.card)


class TellTruth(PunkAction, frozen=True):
    rule: ClassVar[str] = "GP-HUN.2"
    manner: ClassVar[Manner] = "pass"


def district(table: Seen, content: PunkContent) -> DistrictId:
    return content.spaces[table.stinger.space].district


def name_district(play: P, cause: str) -> Flow[None]:
    """GP-HUN.2, GP-CRD.1, GP-CRD.21: he names his district, or two with a Diversion."""
    if play.state.stinger.hand:
        answer = yield from ask(STINGER, partial(answers, play), "diversion", always=True)
        if isinstance(answer, Divert):
            yield from answer.take(play)
            return
    tell(play, [district(play.state, play.content)], cause)


def answers(play: P) -> list[Divert | TellTruth]:
    return [*Divert.offered(play.state, play.content), TellTruth()]


def give_lead(play: P, cause: str = "") -> Flow[None]:
    """GP-PRE.8: he names his district and one adjacent to it, without saying which is which."""
    lead = yield from ask(STINGER, lambda: Lead.offered(play.state, play.content), "lead", always=True)
    tell(play, sorted([district(play.state, play.content), lead.district]), cause)


def tell(play: P, districts: list[DistrictId], cause: str) -> None:
    play.state.named = districts
    play.reveal()
    narrow(play, sum(play.content.streets.districts[name] for name in districts))
    play.say(DistrictNamed(tuple(districts), cause))


# Location Intel.


class PayCash(PunkAction, frozen=True):
    rule: ClassVar[str] = "GP-CRD.2"
    manner: ClassVar[Manner] = "use"


class KeepCash(PunkAction, frozen=True):
    rule: ClassVar[str] = "GP-CRD.3"
    manner: ClassVar[Manner] = "pass"


def location_intel(play: P, cop: CopFigure, card: CardId) -> Flow[None]:
    """GP-CRD.1 to GP-CRD.3: his district, or his space to Katherine and to whoever pays first."""
    exact = play.content.cops[cop.id].intel
    cash = item_for(play.content, cop, "cash")
    if not exact and cash:
        answer = yield from ask(cop.seats, [PayCash(), KeepCash()], "cash", {"cop": cop.id})
        if isinstance(answer, PayCash):
            lose_item(play, cop, cash, "paid")
            exact = True
    if exact:
        reveal(play, "intel")
    else:
        yield from name_district(play, card)
