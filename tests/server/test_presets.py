"""Answers given in advance: they fire by themselves, after a bot's pause, and nobody can tell."""

from __future__ import annotations

import contextlib
import time

import msgspec
import pytest

from hardboiled.client import LiveSeat, TableFault
from hardboiled.server.live_protocol import Look, Preset, ServerMessage, Undo, UndoAsked, Update, Vote
from hardboiled.server.settings import Settings
from server.house import House, answer, next_update, open_house, pump

LAST = 99


@pytest.fixture
def house(shared_house: House) -> House:
    """The tests of this file do not mind each other's tables."""
    return shared_house


def asked(seat: LiveSeat) -> str:
    return seat.asked.prompt if seat.asked else ""


def test_a_preset_answers_every_ask_that_offers_it(settings: Settings) -> None:
    paused = msgspec.structs.replace(settings, bot_pause=0.4)
    with open_house(paused) as house:
        ann, bob = house.duel()
        for seat in (ann, bob):
            seat.send(Preset(seat=seat.scene.seat, keys=["pass"], until_turn=False))
            assert next_update(seat).presets == ["pass"]
        answer(ann)
        began = time.monotonic()
        answer(bob)
        pump([ann, bob], lambda: "bribe" not in asked(ann) + asked(bob) and (ann.asked or bob.asked))
        assert "Where" in asked(ann) + asked(bob)
        assert time.monotonic() - began > 0.4 * 0.8, "it answers as if somebody thought about it"


def shown_at_another_question(ann: LiveSeat, bob: LiveSeat) -> Update:
    """Bob plays on until Ann is asked something that she has not answered in advance; what she is shown then."""
    while not (ann.asked and "bribe" not in asked(ann)):
        if bob.asked is not None:
            answer(bob, LAST)
        pump([ann, bob], lambda: ann.asked or bob.asked)
    ann.send(Look(seat="smuggler-1"))
    while not (shown := next_update(ann)).rewound:
        pass
    return shown


def test_a_preset_until_my_turn_is_dropped_by_another_question(house: House) -> None:
    ann, bob = house.duel()
    answer(ann)
    ann.send(Preset(seat="smuggler-1", keys=["pass"]))
    assert next_update(ann).presets == ["pass"]
    shown = shown_at_another_question(ann, bob)
    assert shown.presets == []


def test_a_pass_until_my_turn_leaves_what_was_answered_for_good(house: House) -> None:
    ann, bob = house.duel()
    answer(ann)
    ann.send(Preset(seat="smuggler-1", keys=["dance", "pass"]))
    told = next_update(ann)
    assert (told.presets, told.until_turn) == (["dance", "pass"], True)
    shown = shown_at_another_question(ann, bob)
    assert (shown.presets, shown.until_turn) == (["dance"], False)


def test_what_a_preset_chose_can_be_taken_back(house: House) -> None:
    ann, bob = house.duel()
    answer(ann)
    answer(bob)
    pump([ann, bob], lambda: "bribe" in asked(ann) + asked(bob))
    one, other = (ann, bob) if "bribe" in asked(ann) else (bob, ann)
    one.send(Preset(seat=one.scene.seat, keys=["pass"], until_turn=False))
    pump([one, other], lambda: "bribe" not in asked(one))
    one.send(Undo(seat=one.scene.seat))
    if any(isinstance(message, UndoAsked) for message in heard(other)):
        other.send(Vote(agree=True))
    pump([one], lambda: "bribe" in asked(one))
    later = heard(one)
    assert "bribe" in asked(one), "the preset has chosen the same again"
    one.send(Look(seat=one.scene.seat))
    assert next_update(one).presets == []
    assert not any(isinstance(message, Update) for message in later)


def heard(seat: LiveSeat, seconds: float = 1.0) -> list[ServerMessage]:
    """All that comes in so long."""
    messages: list[ServerMessage] = []
    until = time.monotonic() + seconds
    while (left := until - time.monotonic()) > 0:
        with contextlib.suppress(TimeoutError):
            messages.append(seat.receive(left))
    return messages


def test_nobody_presets_for_others(house: House) -> None:
    ann, _bob = house.duel()
    ann.send(Preset(seat="smuggler-2", keys=["pass"]))
    with pytest.raises(TableFault) as refused:
        list(ann.messages(10))
    assert refused.value.code == "not-allowed"


def test_others_get_no_message_about_a_preset(house: House) -> None:
    ann, bob = house.duel()
    ann.receive(5)  # Bob has come
    bob.choose(0)
    next_update(bob)
    next_update(ann)
    bob.send(Preset(seat="smuggler-2", keys=["pass"]))
    assert next_update(bob).presets == ["pass"]
    with pytest.raises(TimeoutError):
        ann.receive(0.3)
