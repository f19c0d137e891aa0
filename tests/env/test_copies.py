"""Environments are pickled and copied, as vectorised training does."""

import pickle
from copy import deepcopy

import numpy as np
import pytest

from hardboiled.env import gymnasium_env, openspiel_state, pettingzoo_env
from kernel import smugglers  # noqa: F401

COPIES = [deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))]


@pytest.mark.parametrize("copy", COPIES)
def test_a_gymnasium_environment(copy):
    env = gymnasium_env("smugglers", seats=2)
    env.reset(seed=3)
    twin = copy(env)
    for _ in range(4):
        action = int(np.flatnonzero(env.action_masks())[0])
        one, two = env.step(action), twin.step(action)
        assert np.array_equal(one[0], two[0])
        if one[2]:
            break


@pytest.mark.parametrize("copy", COPIES)
def test_a_pettingzoo_environment(copy):
    env = pettingzoo_env("smugglers", seats=2)
    env.reset(seed=3)
    twin = copy(env)
    for _ in range(4):
        seen, again = env.last()[0], twin.last()[0]
        assert np.array_equal(seen["observation"], again["observation"])
        action = int(np.flatnonzero(seen["action_mask"])[0])
        env.step(action)
        twin.step(action)


@pytest.mark.parametrize("copy", COPIES)
def test_an_openspiel_state(copy):
    state = openspiel_state("smugglers", seats=2, seed=4)
    state.apply_action(state.legal_actions()[0])
    twin = copy(state)
    assert twin.information_state_string(0) == state.information_state_string(0)
    twin.apply_action(twin.legal_actions()[0])
    assert len(twin.history()) == len(state.history()) + 1
