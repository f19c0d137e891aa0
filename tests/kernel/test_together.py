"""Several players choose at once: any order, nobody sees, imagining forgets."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from hardboiled.kernel import Ask, Flow, Table, Together
from hardboiled.kernel.errors import NotYourTurn
from kernel.test_match import smugglers
from kernel.tiny import ANN, BOB, CID, SEATS, Nothing, Say, Tiny, TinyPlay, begin, tiny


def vote(play: TinyPlay) -> Flow[None]:
    answers = yield Together([Ask(seat, [Say(1), Say(2), Say(3)], "vote") for seat in SEATS])
    play.state.said += [answer.number for answer in answers]
    play.end([ANN], "done")


def test_the_order_of_answers_is_free_and_the_flow_gets_them_in_the_order_of_the_asks() -> None:
    for order in permutations(((ANN, 1), (BOB, 2), (CID, 3))):
        match = begin(tiny(vote), seats=3)
        for seat, number in order:
            assert match.simultaneous
            match.choose(Say(number), seat)
        assert match.state.said == [1, 2, 3]
        assert not match.simultaneous or match.over


def test_each_seat_answers_once() -> None:
    match = begin(tiny(vote), seats=3)
    match.choose(Say(1), ANN)
    assert match.asked(ANN) is None
    with pytest.raises(NotYourTurn):
        match.choose(Say(2), ANN)
    assert {seat for ask in match.asks for seat in ask.seats} == {BOB, CID}


def test_nobody_sees_an_answer_before_all_are_in() -> None:
    one, two = (smugglers(seats=3, seed=5) for _ in range(2))
    options = one.asked("smuggler-1").options
    assert len(options) > 1
    one.choose(options[0], "smuggler-1")
    two.choose(options[1], "smuggler-1")
    for seat in ("smuggler-2", "smuggler-3", "spectator"):
        assert one.view(seat) == two.view(seat)
        assert one.scene(seat, since=0) == two.scene(seat, since=0)
    assert one.told == two.told


def test_imagining_forgets_the_answers_of_others_but_not_my_own() -> None:
    match = begin(tiny(vote), seats=3)
    match.choose(Say(3), ANN)
    match.choose(Say(2), BOB)
    seen_by_cid = match.imagine(CID, Random(1))
    assert {seat for ask in seen_by_cid.asks for seat in ask.seats} == {ANN, BOB, CID}
    seen_by_ann = match.imagine(ANN, Random(1))
    assert {seat for ask in seen_by_ann.asks for seat in ask.seats} == {BOB, CID}
    seen_by_ann.choose(Say(1), BOB)
    seen_by_ann.choose(Say(1), CID)
    assert seen_by_ann.state.said == [3, 1, 1]
    assert match.asked(CID), "the true match has not moved"


def secret_vote(play: TinyPlay) -> Flow[None]:
    secrets = play.state.secrets
    asks = [Ask(seat, lambda seat=seat: [Say(secrets[seat]), Say(100)], "vote", always=True) for seat in SEATS]
    answers = yield Together(asks)
    play.state.said += [answer.number for answer in answers]
    play.end([ANN], "done")


def dealt_secrets(table: Table[Nothing]) -> Tiny:
    return Tiny(chance=table.chance, step="first", secrets={ANN: 1, BOB: 2, CID: 3})


def test_imagining_lists_the_options_of_others_anew() -> None:
    match = begin(tiny(secret_vote, deal=dealt_secrets), seats=3)
    match.choose(Say(2), BOB)
    offered = set()
    for seed in range(40):
        world = match.imagine(ANN, Random(seed))
        assert world.asked(ANN).options == [Say(1), Say(100)]
        assert world.asked(BOB).options == [Say(world.state.secrets[BOB]), Say(100)]
        offered.add(world.asked(BOB).options[0].number)
    assert len(offered) > 5, "many worlds, not the true one"


def test_answers_with_one_possibility_are_made_at_once() -> None:
    def first(play: TinyPlay) -> Flow[None]:
        answers = yield Together([Ask(ANN, [Say(7)]), Ask(BOB, [Say(1), Say(2)])])
        play.state.said += [answer.number for answer in answers]
        answers = yield Together([Ask(ANN, [Say(8)]), Ask(BOB, [Say(9)])])
        play.state.said += [answer.number for answer in answers]
        play.end([ANN], "done")

    match = begin(tiny(first))
    assert match.asked(ANN) is None
    match.choose(Say(2), BOB)
    assert match.state.said == [7, 2, 8, 9]


def test_undo_takes_one_answer_back() -> None:
    match = begin(tiny(vote), seats=3)
    match.choose(Say(1), ANN)
    match.choose(Say(2), CID)
    match.undo()
    assert {seat for ask in match.asks for seat in ask.seats} == {BOB, CID}
    match.choose(Say(3), CID)
    match.choose(Say(3), BOB)
    assert match.state.said == [1, 3, 3]


def test_a_clone_keeps_the_answers_given() -> None:
    match = begin(tiny(vote), seats=3)
    match.choose(Say(1), ANN)
    twin = match.clone()
    for number, seat in ((2, BOB), (3, CID)):
        twin.choose(Say(number), seat)
    assert twin.state.said == [1, 2, 3]
    assert {seat for ask in match.asks for seat in ask.seats} == {BOB, CID}
