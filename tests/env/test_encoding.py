"""Views and actions as numbers."""

import subprocess
import sys
from random import Random

import numpy as np
import pytest

from hardboiled.env.encoding import (
    TooManyActions,
    encode_observation,
    features,
    mask_of,
    next_legal,
    number_actions,
)
from hardboiled.kernel.saving import start
from kernel import smugglers

BIDS = [smugglers.Bid(card) for card in ("rum", "silk", "pearls", "envelope")]


def test_features_name_their_path_and_bags_forget_the_order():
    record = {"hand": ["rum", "rum", "silk"], "smugglers": [{"seat": "ann", "points": 3}], "crate": None, "open": True}
    found = dict(features(record))
    assert found["hand:rum"] == pytest.approx(np.log(3) / np.log(101))
    assert found["smugglers[ann].points=3"] == 1
    assert found["smugglers[ann].seat=ann"] == 1
    assert found["open"] == 1
    assert not any(name.startswith("crate") for name in found)
    assert dict(features({"hand": ["silk", "rum", "rum"]})) == dict(features({"hand": ["rum", "rum", "silk"]}))


def test_numbers_grow_but_never_beyond_one():
    assert dict(features({"x": 50}))["x"] < dict(features({"x": 90}))["x"] <= 1
    assert dict(features({"x": 10_000}))["x"] == 1
    assert dict(features({"x": -10_000}))["x"] == -1


def test_an_observation_says_what_the_seat_sees_and_is_asked():
    match = start("smugglers", seats=["A", "B"], seed=3)
    mine = encode_observation(match.view("smuggler-1"), match.asked("smuggler-1"), 256)
    assert mine.shape == (256,)
    assert np.abs(mine).max() <= 1
    assert not np.array_equal(mine, encode_observation(match.view("smuggler-2"), match.asked("smuggler-2"), 256))
    assert not np.array_equal(mine, encode_observation(match.view("smuggler-1"), None, 256))


def test_an_observation_is_the_same_in_every_world_the_seat_cannot_tell_apart():
    match, rng = start("smugglers", seats=["A", "B", "C"], seed=5), Random(1)
    truth = encode_observation(match.view("smuggler-2"), match.asked("smuggler-2"), 512)
    for _ in range(10):
        world = match.imagine("smuggler-2", rng)
        assert np.array_equal(encode_observation(world.view("smuggler-2"), world.asked("smuggler-2"), 512), truth)


def test_an_action_keeps_its_number_from_ask_to_ask():
    size = 4096
    alone = {action: number for action in BIDS for number in number_actions([action], size)}
    assert {action: number for number, action in number_actions(BIDS, size).items()} == alone


def test_actions_that_meet_in_one_number_find_the_next_free_one():
    numbered = number_actions(BIDS, len(BIDS))
    assert sorted(numbered) == [0, 1, 2, 3]
    assert set(numbered.values()) == set(BIDS)
    assert number_actions(BIDS[::-1], len(BIDS)) == numbered
    with pytest.raises(TooManyActions, match="4 options"):
        number_actions(BIDS, 3)


def test_masks_and_the_next_legal_number():
    numbers = {2: BIDS[0], 5: BIDS[1]}
    assert mask_of(numbers, 8).tolist() == [0, 0, 1, 0, 0, 1, 0, 0]
    assert [next_legal(n, numbers) for n in (0, 2, 3, 5, 7)] == [2, 2, 5, 5, 2]


def test_another_process_with_another_hash_seed_encodes_alike(monkeypatch):
    code = (
        "from kernel import smugglers\n"
        "from hardboiled.kernel.saving import start\n"
        "from hardboiled.env.encoding import encode_observation, number_actions\n"
        "m = start('smugglers', seats=['A', 'B'], seed=3)\n"
        "ask = m.asked('smuggler-1')\n"
        "print(encode_observation(m.view('smuggler-1'), ask, 64).tolist(), list(number_actions(ask.options, 64)))"
    )
    monkeypatch.setenv("PYTHONHASHSEED", "77")
    monkeypatch.setenv("PYTHONPATH", ":".join(path for path in sys.path if path))
    there = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    match = start("smugglers", seats=["A", "B"], seed=3)
    ask = match.asked("smuggler-1")
    here = (encode_observation(match.view("smuggler-1"), ask, 64).tolist(), list(number_actions(ask.options, 64)))
    assert there.strip() == f"{here[0]} {here[1]}"
