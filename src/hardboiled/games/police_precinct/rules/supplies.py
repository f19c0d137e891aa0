"""PP-11, PP-12: Donuts, Police Cards, and the hands they go to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import ClassVar, Self, overload

from hardboiled.games.police_precinct.rules import C, OfficerSeen, P, Seen
from hardboiled.games.police_precinct.rules.actions import OfficerAction
from hardboiled.games.police_precinct.rules.attempts import pool_with
from hardboiled.games.police_precinct.rules.causes import because
from hardboiled.games.police_precinct.rules.events import CardDiscarded, CardPlayed, DonutGained, DonutSpent
from hardboiled.games.police_precinct.rules.ids import Moment
from hardboiled.games.police_precinct.rules.state import Officer, PrecinctState
from hardboiled.games.police_precinct.rules.variants import secrecy
from hardboiled.kernel import Action, CardId, Flow, Pool, Price, ask, at_once


def power(officer: OfficerSeen, content: C, name: str) -> bool:
    """PP-22.22: whether the officer, still on the force, has this power."""
    return officer.standing == "force" and name in content.has_power[officer.character]


def power_amount(officer: OfficerSeen, content: C, name: str, otherwise: int = 0) -> int:
    """The number of this power for who has it."""
    return content.powers[name].amount if power(officer, content, name) else otherwise


@overload
def clockwise(table: PrecinctState) -> Iterator[Officer]: ...
@overload
def clockwise(table: Seen) -> Iterator[OfficerSeen]: ...
def clockwise(table: Seen) -> Iterator[OfficerSeen]:
    """The other officers on the force, from the active player's left."""
    count = len(table.officers)
    for step in range(1, count):
        other = table.officers[(table.active + step) % count]
        if other.standing == "force":
            yield other


# Donuts.


class SpendDonut(OfficerAction, frozen=True):
    """PP-5.3, PP-6.9: a Donut for a space of the drive, or for a card or die of the attempt."""

    rule: ClassVar[str] = "PP-11.8"
    manner = "use"

    def price(self, table: Seen, content: C) -> Price:
        return ONE_DONUT

    def dice(self, table: Seen, content: C) -> Sequence[Pool]:
        return pool_with(table, content, donuts=1)

    @classmethod
    def offered(cls, table: Seen, content: C, officer: OfficerSeen) -> Sequence[Self]:
        if not officer.donuts or (table.move is not None and table.move.car_through):
            return ()
        return [cls()]

    @at_once
    def take(self, play: P, officer: Officer) -> None:
        move, attempt = play.state.move, play.state.attempt
        under_way = move or attempt
        assert under_way is not None
        on = attempt.kind if attempt is not None else "move"
        pay_donuts(play, officer, self.price(play.state, play.content), on)
        under_way.add_donut()


def gain_donuts(play: P, officer: Officer, count: int) -> None:
    """PP-11.6: from the supply; what is not there is lost."""
    state = play.state
    count = min(count, state.donuts)
    if count:
        state.donuts -= count
        officer.donuts += count
        play.say(DonutGained(officer.seat, officer.character, count, state.cause))


ONE_DONUT = Price(1, "donuts")


def pay_donuts(play: P, officer: Officer, price: Price, on: str) -> None:
    """Back to the supply."""
    play.pay(price, officer)
    play.state.donuts += price.amount
    for _ in range(price.amount):
        play.say(DonutSpent(officer.seat, officer.character, on))


# Police Cards.


class PlayCard(OfficerAction, frozen=True):
    """PP-12.5, PP-12.6: on the own turn a card works by its text."""

    rule: ClassVar[str] = "PP-12.6"
    group = "cards"
    manner = "use"
    card: CardId

    @classmethod
    def offered(cls, table: Seen, content: C, officer: OfficerSeen, moment: Moment | None = None) -> Sequence[Self]:
        """Own cards whose text belongs to this moment and could do something."""
        if not officer.hand:
            return ()
        if moment is None:
            moment = "move" if table.move is not None else "act" if table.attempt is None else table.attempt.kind
        cards = content.cards_for[moment]
        if cards.isdisjoint(officer.hand):
            return ()
        found = []
        for card in dict.fromkeys(officer.hand):
            if card in cards and content.police[card].text.can(table, content, officer):
                found.append(cls(card))
        return found

    def take(self, play: P, officer: Officer) -> Flow[None]:
        """PP-6.14: a played card is discarded whatever comes of it."""
        play.reveal()
        officer.hand.remove(self.card)
        play.state.police_discard.append(self.card)
        play.say(CardPlayed(officer.seat, officer.character, self.card))
        with because(play, self.card):
            yield from play.content.police[self.card].text.do(play, officer)


class Discard(Action, frozen=True):
    rule: ClassVar[str] = "PP-10.4"
    manner = "use"
    card: CardId

    @classmethod
    def offered(cls, officer: Officer) -> list[Self]:
        return [cls(card) for card in dict.fromkeys([*officer.hand, *officer.fresh])]


def gain_cards(play: P, officer: Officer, count: int) -> int:
    """PP-12.8: a gained card is not playable before the turn is over. How many there were to gain.

    PP-12.3, PP-12.4: a used-up pile is made anew from the discards.
    """
    state, gained = play.state, []
    for _ in range(count):
        play.refill(state.police, state.police_discard)
        if state.police:
            gained.append(play.draw(state.police))
    play.refill(state.police, state.police_discard)
    officer.fresh += gained
    secrecy(state).tell_drawn(play, officer, gained)
    return len(gained)


def discard(play: P, officer: Officer, card: CardId) -> None:
    play.reveal()
    (officer.hand if card in officer.hand else officer.fresh).remove(card)
    play.state.police_discard.append(card)
    play.say(CardDiscarded(officer.seat, officer.character, card, play.state.cause))


def discard_cards(play: P, officer: Officer, count: int, prompt: str) -> Flow[None]:
    """PP-10.4: so many cards of the owner's choice, as many as possible."""
    while count > 0 and (officer.hand or officer.fresh):
        held = [*officer.hand, *officer.fresh]
        if len(held) <= count:
            for card in held:
                discard(play, officer, card)
            return
        options = partial(Discard.offered, officer)
        choice = yield from ask(officer.seat, options, prompt, {"count": count}, always=secrecy(play.state).hidden)
        discard(play, officer, choice.card)
        count -= 1


def lose_everything(play: P, officer: Officer) -> None:
    """All Donuts and Police Cards (PP-22.12, PP-22.13)."""
    for card in [*officer.hand, *officer.fresh]:
        discard(play, officer, card)
    play.state.donuts += officer.donuts
    officer.donuts = 0
