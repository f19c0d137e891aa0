"""Taking back: free while nobody learned anything, else by everybody's consent."""

from __future__ import annotations

import pytest

from hardboiled.client import LiveSeat
from hardboiled.server.live_protocol import Undo, UndoAsked, UndoSettled, Vote
from server.house import BOT, ME, OPEN, House, next_update


@pytest.fixture
def house(shared_house: House) -> House:
    """The tests of this file do not mind each other's tables."""
    return shared_house


def next_of(seat: LiveSeat, kind):
    return next(message for message in seat.messages(10) if isinstance(message, kind))


def bid(seat: LiveSeat, option: int = 0) -> None:
    seat.choose(option)
    next_update(seat)


def test_a_bid_nobody_has_answered_is_taken_back_freely(house: House) -> None:
    ann, bob = house.duel()
    options = [option.label for option in ann.asked.options]
    ann.choose(0)
    assert next_update(ann).undo == "free"
    ann.send(Undo(seat="smuggler-1"))
    back = next_update(ann)
    assert back.rewound
    assert [option.label for option in ann.asked.options] == options
    assert len(next_update(bob).scene.asks) == 1
    assert len(next_update(bob).scene.asks) == 2


def _reveal(ann: LiveSeat, bob: LiveSeat) -> None:
    """Both bid: the cards are turned and a die is rolled."""
    bid(ann)
    next_update(bob)
    bid(bob)
    next_update(ann)


def test_what_taught_somebody_something_needs_everybody(house: House) -> None:
    ann, bob = house.duel()
    _reveal(ann, bob)
    bob.send(Undo(seat="smuggler-2"))
    asked, asking = next_of(ann, UndoAsked), next_of(bob, UndoAsked)
    assert asked.yours
    assert not asking.yours
    assert "rolls" in asked.text
    ann.send(Vote(agree=True))
    assert next_of(bob, UndoSettled).agreed
    assert next_of(ann, UndoSettled).agreed
    assert ann.asked is None
    assert bob.asked is not None


def test_dice_stay_what_they_were(house: House) -> None:
    ann, bob = house.duel()
    bid(ann)
    next_update(bob)
    bob.choose(0)
    rolled = [line.text for line in next_update(bob).scene.happenings]
    bob.send(Undo(seat="smuggler-2"))
    next_of(ann, UndoAsked)
    ann.send(Vote(agree=True))
    next_of(bob, UndoSettled)
    bob.choose(0)
    assert [line.text for line in next_update(bob).scene.happenings] == rolled


def test_one_who_declines_is_enough(house: House) -> None:
    ann, bob = house.duel()
    _reveal(ann, bob)
    bob.send(Undo(seat="smuggler-2"))
    next_of(ann, UndoAsked)
    ann.send(Vote(agree=False))
    assert not next_of(bob, UndoSettled).agreed
    assert not next_of(ann, UndoSettled).agreed


def test_a_choice_drops_the_wish(house: House) -> None:
    ann, bob = house.duel()
    _reveal(ann, bob)
    bob.send(Undo(seat="smuggler-2"))
    next_of(ann, UndoAsked)
    next_of(bob, UndoAsked)
    who = ann if ann.asked else bob
    who.choose(len(who.asked.options) - 1)
    assert not next_of(ann, UndoSettled).agreed


def test_somebody_alone_asks_nobody(house: House) -> None:
    client = house.client("Ann")
    table = house.table(client, ME, BOT)
    with client.sit(table.id) as ann:
        while not ann.scene.happenings:
            if ann.asked is not None:
                ann.choose(0)
            next_update(ann)
        ann.send(Undo(seat="smuggler-1"))
        while not next_update(ann).rewound:
            pass
        assert ann.asked is not None


def test_a_wish_survives_a_reconnect(house: House) -> None:
    ann, bob = house.client("Ann"), house.client("Bob")
    table = house.table(ann, ME, OPEN)
    bob.take_seat(table.invite)
    with ann.sit(table.id) as a, bob.sit(table.id) as b:
        _reveal(a, b)
        b.send(Undo(seat="smuggler-2"))
        next_of(a, UndoAsked)
    with ann.sit(table.id) as a:
        assert a.hello.wish is not None
        assert a.hello.wish.yours
