"""Bots of the lab that know more than they may."""

from random import Random

import pytest

from hardboiled.bots.strengths import UnknownBot
from hardboiled.kernel.saving import start
from hardboiled.lab.rivals import ToldSeat, TrueSeat, rival


def _table():
    return start("police-precinct", "dirty-cop", ["P1", "P2", "P3", "P4"], seed=3)


def _wonders(match):
    """A Good Cop."""
    return next(seat for seat in match.seats if match.game.side(match.state, seat) == "good")


def _piles(world):
    return [list(stack.cards) for stack in world.state.stacks]


def test_an_insider_knows_who_is_dirty_in_every_world_and_not_what_lies_in_the_piles():
    match = _table()
    truth = match.game.suspicions.case(match.state)
    beliefs = ToldSeat(match, _wonders(match)).beliefs()
    worlds = [beliefs.guess(Random(number)).enter() for number in range(12)]
    assert all(match.game.suspicions.case(world.state) == truth for world in worlds)
    assert len({str(_piles(world)) for world in worlds}) > 1


def test_a_clairvoyant_sees_the_piles_too_but_not_the_dice_to_come():
    match = _table()
    beliefs = TrueSeat(match, _wonders(match)).beliefs()
    worlds = [beliefs.guess(Random(number)).enter() for number in range(6)]
    assert all(_piles(world) == _piles(match) for world in worlds)
    assert len({world.play.state.chance.below(1 << 30) for world in worlds}) > 1


def test_where_there_is_nothing_to_wonder_about_an_insider_plays_as_sharp_does():
    match = start("police-precinct", "co-op", ["P1", "P2"], seed=3)
    seat = match.asks[0].seats[0]
    assert not ToldSeat(match, seat).beliefs().subjects


@pytest.mark.parametrize("name", ["insider@20", "clairvoyant@20"])
def test_both_play(name):
    match = _table()
    seat = ToldSeat(match, match.asks[0].seats[0])
    assert rival(name, 1).choose(seat) in seat.ask.options


def test_a_bot_that_is_not_there_is_named():
    with pytest.raises(UnknownBot, match="nobody"):
        rival("bench.old_search:nobody")
