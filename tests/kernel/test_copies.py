"""Codec, clones and imagined matches."""

from __future__ import annotations

import itertools
import pickle
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct

import hardboiled
from hardboiled.kernel import Flow, ask
from hardboiled.kernel.codec import Codec, digest
from hardboiled.kernel.comparing import world_of
from hardboiled.kernel.errors import GameBug, UnknownSeat
from hardboiled.kernel.laws import random_game
from hardboiled.kernel.match import Match
from kernel import heist as _heist  # noqa: F401  (registers the game)
from kernel.test_match import picture, smugglers
from kernel.tiny import ANN, Say, TinyPlay, begin, tiny


def midway(match: Match, choices: int, seed: int = 1) -> Match:
    rng = Random(seed)
    while not match.over and len(match.log) < choices:
        ask = rng.choice(match.asks)
        match.choose(rng.choice(ask.options), rng.choice(ask.seats))
    return match


def heist(seed: int = 2) -> Match:
    return hardboiled.start("heist", seats=["Ann", "Bob", "Cid"], seed=seed)


class Point(Struct):
    x: int
    names: list[str]


def test_a_copy_is_equal_and_shares_nothing() -> None:
    point = Point(1, ["a"])
    copy = Codec(Point).copy(point)
    assert copy == point
    copy.names.append("b")
    assert point.names == ["a"]


def test_a_digest_is_the_same_for_the_same_data_in_any_order() -> None:
    assert digest({"a": 1, "b": [2]}) == digest({"b": [2], "a": 1})
    assert digest({"a": 1}) != digest({"a": 2})
    assert digest({"a": 1}) == "015abd7f5cc57a2d", "saves hold digests: they must never change"


@settings(max_examples=25, deadline=None)
@given(choices=st.integers(0, 30), seed=st.integers(0, 999))
def test_a_clone_stands_where_the_match_stands_and_goes_on_alike(choices: int, seed: int) -> None:
    match = midway(heist(seed), choices, seed)
    twin = match.clone()
    assert picture(twin) == picture(match)
    assert twin.undo_is_free == match.undo_is_free
    random_game(match, seed)
    random_game(twin, seed)
    assert picture(twin) == picture(match)
    assert twin.save() == match.save()


def test_a_clone_leaves_its_original_alone() -> None:
    match = midway(heist(), 9)
    before = picture(match)
    random_game(match.clone(), 4)
    assert picture(match) == before


def test_a_clone_of_a_clone_of_a_finished_match() -> None:
    match = heist()
    random_game(match, 1)
    twin = match.clone().clone()
    assert twin.over
    assert twin.outcome == match.outcome
    twin.undo(agreed=True)
    assert not twin.over
    assert match.over


def test_a_forced_queue_goes_along_with_a_clone() -> None:
    match = smugglers()
    match.arrange(lambda state: setattr(state, "step", "carrying"), chance=[4, 1, 2])
    assert list(match.clone().play.forced) == list(match.play.forced) == [1, 2]


def test_imagined_worlds_look_the_same_to_the_seat_and_differ_elsewhere() -> None:
    match = midway(smugglers(seats=3), 4)
    seat = "smuggler-2"
    worlds = [match.imagine(seat, Random(seed)) for seed in range(30)]
    assert all(world.view(seat) == match.view(seat) for world in worlds)
    assert len({world.game.codec.encode(world.state) for world in worlds}) == 30
    assert len({tuple(world.state.smugglers[0].hand) for world in worlds}) > 3


def test_imagined_dice_are_not_the_true_ones() -> None:
    match = smugglers()
    seeds = {match.imagine("smuggler-1", Random(seed)).state.chance.seed for seed in range(10)}
    assert len(seeds) == 10
    assert match.header.seed not in seeds


def test_imagining_drops_what_was_forced() -> None:
    match = smugglers()
    match.arrange(chance=[6] * 50)
    faces = []
    for seed in range(30):
        world = match.imagine("smuggler-1", Random(seed))
        faces.append(world.play.roll(6))
    assert len(set(faces)) > 3


def test_an_imagined_match_is_searched_and_thrown_away() -> None:
    match = midway(smugglers(), 3)
    before = picture(match)
    world = match.imagine("smuggler-1", Random(1))
    assert random_game(world, 1)
    assert world.told == []
    with pytest.raises(GameBug):
        world.clone()
    assert picture(match) == before


def test_a_spectator_imagines_too_and_a_stranger_does_not() -> None:
    match = smugglers()
    assert match.imagine(hardboiled.SPECTATOR, Random(1)).asks
    with pytest.raises(UnknownSeat):
        match.imagine("mayor", Random(1))


def test_imagining_in_the_middle_of_a_step_goes_on_from_there() -> None:
    match = heist()
    for _ in itertools.count():
        if match.asks[0].prompt == "park":
            break
        match.choose(match.asks[0].options[0])
    world = match.imagine("mastermind", Random(3))
    assert world.asks[0].prompt == "park"
    assert world.state.plan == match.state.plan


@pytest.mark.parametrize("make", [heist, smugglers])
def test_a_match_can_be_pickled_and_copied_deeply(make: Any) -> None:
    match = midway(make(), 7)
    for twin in (pickle.loads(pickle.dumps(match)), deepcopy(match)):
        assert picture(twin) == picture(match)
        random_game(twin, 3)
        again = match.clone()
        random_game(again, 3)
        assert picture(twin) == picture(again)


def test_a_match_that_keeps_nothing_cannot_be_pickled() -> None:
    with pytest.raises(GameBug, match="keeps no snapshots"):
        pickle.dumps(midway(heist(), 3).imagine("driver", Random(1)))


def test_a_rerolled_match_has_the_same_secrets_and_other_dice() -> None:
    match = midway(smugglers(), 4)
    worlds = [match.rerolled(seed) for seed in range(8)]
    assert all(world_of(world.state) == world_of(match.state) for world in worlds)
    for world in worlds:
        random_game(world, 5)
    assert len({world_of(world.state) for world in worlds}) > 1
    assert match.rerolled(3).state.chance == match.rerolled(3).state.chance


def test_lines_of_play_in_one_world_meet_the_same_luck_in_each_step() -> None:
    match = hardboiled.start("smugglers", "docks", ["Ann", "Bob"], seed=3)
    seat = match.asks[0].seats[0]
    one, other = match.imagine(seat, Random(1)), match.imagine(seat, Random(1))
    other.play.roll()
    assert one.state.chance != other.state.chance
    begun = one.steps
    while one.steps == begun:
        action, mover = one.asks[0].options[0], one.asks[0].seats[0]
        one.choose(action, mover)
        other.choose(action, mover)
    assert one.state.chance == other.state.chance


def test_a_copy_takes_over_what_was_answered_and_lists_nothing_again() -> None:
    listed: list[int] = []

    def first(play: TinyPlay) -> Flow[None]:
        def options() -> list[Say]:
            listed.append(len(play.state.said))
            return [Say(1)] if len(play.state.said) == 1 else [Say(1), Say(2)]

        while len(play.state.said) < 4:
            answer = yield from ask(ANN, options)
            play.state.said.append(answer.number)
        play.end([ANN], "done")

    match = begin(tiny(first))
    match.choose(Say(2))
    assert match.state.said == [2, 1], "one answer is possible, and given at once"
    assert listed == [0, 1, 2]
    copies = match.clone(), match.clone().clone()
    assert listed == [0, 1, 2]
    for copy in copies:
        assert picture(copy) == picture(match)
        copy.choose(Say(2))
        assert copy.state.said == [2, 1, 2]
        assert copy.clone().asks[0].options == [Say(1), Say(2)]
    assert match.state.said == [2, 1]
