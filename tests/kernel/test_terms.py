"""What an option shows of its price and its dice is what choosing it takes and throws."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec import Struct

from hardboiled.kernel import Action, Ask, Flow, Pool, Price
from hardboiled.kernel.comparing import LawBroken
from hardboiled.kernel.errors import GameBug
from hardboiled.kernel.laws import check_terms
from kernel.tiny import ANN, Say, TinyPlay, begin, tiny


class Purse(Struct):
    gold: int


class Buy(Action, frozen=True):
    shown: int
    taken: int

    def price(self, table: Any, content: Any) -> Price | None:
        return Price(self.shown, "gold") if self.shown else None


class Throw(Action, frozen=True):
    shown: Pool
    thrown: Pool

    def dice(self, table: Any, content: Any) -> Sequence[Pool]:
        return (self.shown,)


def shop(play: TinyPlay) -> Flow[None]:
    options = [Buy(shown, taken) for shown in range(3) for taken in range(3)]
    choice = yield Ask(ANN, options)
    if choice.taken:
        play.pay(Price(choice.taken, "gold"), Purse(5))
    yield Ask(ANN, [Say(1), Say(2)])


TWO, THREE, HARD, UNSURE = Pool(2), Pool(3), Pool(2, need=5), Pool(2, sure=False)


def range_(play: TinyPlay) -> Flow[None]:
    wrong_sum = Pool(3, parts=(("skill", 2),))
    options = [Throw(TWO, TWO), Throw(TWO, THREE), Throw(TWO, HARD), Throw(wrong_sum, wrong_sum), Throw(UNSURE, HARD)]
    choice = yield Ask(ANN, options)
    assert len(play.throw(choice.thrown)) == choice.thrown.dice
    yield Ask(ANN, [Say(1), Say(2)])


@pytest.mark.parametrize("shown", range(3))
@pytest.mark.parametrize("taken", range(3))
def test_the_price_shown_is_the_price_taken(shown: int, taken: int) -> None:
    match = begin(tiny(shop))
    if shown == taken:
        check_terms(match, ANN, Buy(shown, taken))
    else:
        with pytest.raises(LawBroken, match="shows the price"):
            check_terms(match, ANN, Buy(shown, taken))


def test_the_dice_shown_are_the_dice_thrown() -> None:
    match = begin(tiny(range_))
    check_terms(match, ANN, Throw(TWO, TWO))
    for other in (THREE, HARD):
        with pytest.raises(LawBroken, match="and throws"):
            check_terms(match, ANN, Throw(TWO, other))


def test_what_lies_face_down_can_still_change_an_unsure_pool() -> None:
    check_terms(begin(tiny(range_)), ANN, Throw(UNSURE, HARD))


def test_the_parts_of_a_pool_add_up() -> None:
    pool = Pool(3, parts=(("skill", 2),))
    with pytest.raises(LawBroken, match="do not add up"):
        check_terms(begin(tiny(range_)), ANN, Throw(pool, pool))


def test_nobody_pays_what_they_do_not_have() -> None:
    def broke(play: TinyPlay) -> Flow[None]:
        play.pay(Price(3, "gold"), Purse(2))
        yield Ask(ANN, [Say(1)])

    with pytest.raises(GameBug, match="Purse cannot pay 3 gold: 1 too little"):
        begin(tiny(broke))
