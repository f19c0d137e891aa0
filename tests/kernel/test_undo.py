"""Undo: free until somebody learned something, by consent beyond."""

from __future__ import annotations

import pytest

from hardboiled.kernel import Ask, Flow
from hardboiled.kernel.errors import NothingToUndo, UndoNeedsConsent
from hardboiled.kernel.laws import random_game
from kernel.test_copies import heist, midway
from kernel.test_match import picture, smugglers
from kernel.tiny import ANN, BOB, Say, TinyPlay, begin, tiny


def talk(play: TinyPlay) -> Flow[None]:
    """Three things said, the second one after a roll of dice."""
    first = yield Ask(ANN, [Say(1), Say(2)])
    play.state.said.append(first.number)
    second = yield Ask(BOB, [Say(1), Say(2)])
    play.state.said += [second.number, play.roll(6)]
    third = yield Ask(ANN, [Say(1), Say(2)])
    play.state.said.append(third.number)
    yield Ask(BOB, [Say(1), Say(2)])
    play.end([ANN], "done")


def test_nothing_to_undo_at_the_beginning() -> None:
    match = begin(tiny(talk))
    assert not match.undo_is_free
    with pytest.raises(NothingToUndo):
        match.undo()
    with pytest.raises(NothingToUndo):
        match.undo(agreed=True)


def test_undo_is_free_while_nobody_learned_anything() -> None:
    match = begin(tiny(talk))
    before = picture(match)
    match.choose(Say(2))
    assert match.undo_is_free
    match.undo()
    assert picture(match) == before


def test_beyond_dice_the_table_must_agree_and_a_refusal_changes_nothing() -> None:
    match = begin(tiny(talk))
    match.choose(Say(1))
    before = picture(match)
    match.choose(Say(2))
    after = picture(match)
    assert not match.undo_is_free
    with pytest.raises(UndoNeedsConsent):
        match.undo()
    assert picture(match) == after
    match.undo(agreed=True)
    assert picture(match) == before


def test_the_same_choice_rolls_the_same_dice_again() -> None:
    match = begin(tiny(talk))
    match.choose(Say(1))
    match.choose(Say(2))
    rolled = match.state.said[-1]
    for _ in range(3):
        match.undo(agreed=True)
        match.choose(Say(2))
        assert match.state.said[-1] == rolled


def test_free_again_after_the_dice() -> None:
    match = begin(tiny(talk))
    for number in (1, 1, 2):
        match.choose(Say(number))
    assert match.undo_is_free
    assert match.learned_since(0)
    assert match.learned_since(1)
    assert not match.learned_since(2)
    match.undo()
    assert not match.undo_is_free


def test_a_whole_game_can_be_taken_back_and_played_again() -> None:
    match = heist(seed=5)
    begun = picture(match)
    random_game(match, 5)
    log, ended = list(match.log), picture(match)
    while match.log:
        match.undo(agreed=True)
    assert picture(match) == begun
    for seat, action in log:
        match.choose(action, seat)
    assert picture(match) == ended


def test_rewinding_goes_to_any_point() -> None:
    match = midway(smugglers(seats=4), 12)
    log = list(match.log)
    match.rewind(5)
    assert match.log == log[:5]
    fresh = smugglers(seats=4)
    for seat, action in log[:5]:
        fresh.choose(action, seat)
    assert picture(match) == picture(fresh)


def test_undo_in_a_position_set_by_hand_stays_within_it() -> None:
    match = smugglers()
    match.arrange(lambda state: setattr(state, "step", "hiding"), chance=[3])
    before = picture(match)
    match.choose(match.asks[0].options[0])
    match.undo()
    assert picture(match) == before
    assert list(match.play.forced) == [3]


def test_a_reveal_by_the_rules_costs_the_free_undo() -> None:
    match = smugglers()
    match.choose(match.asked("smuggler-1").options[0], "smuggler-1")
    assert match.undo_is_free, "a bid face down teaches nobody"
    match.choose(match.asked("smuggler-2").options[0], "smuggler-2")
    assert not match.undo_is_free, "the bids are shown"
