"""Every seat as an agent, by PettingZoo's own tests."""

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from hardboiled.env import pettingzoo_env
from hardboiled.kernel.errors import IllegalAction
from kernel import smugglers  # noqa: F401


@pytest.mark.filterwarnings("ignore")
def test_pettingzoos_api_test(capsys):
    api_test(pettingzoo_env("smugglers", seats=3, observation_size=128, action_size=64), num_cycles=300)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.filterwarnings("ignore")
def test_pettingzoos_seed_test():
    seed_test(lambda: pettingzoo_env("smugglers", seats=2, observation_size=128, action_size=64, hand=5), num_cycles=40)


def played(env, seed, choose):
    env.reset(seed=seed)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        rewards[agent] += reward
        env.step(None if terminated or truncated else choose(np.flatnonzero(observation["action_mask"])))
    return rewards


def test_winners_get_one_and_losers_minus_one():
    env = pettingzoo_env("smugglers", seats=2)
    rewards = played(env, 4, lambda legal: int(legal[0]))
    outcome = env.match.outcome
    assert {agent for agent, reward in rewards.items() if reward == 1} == set(outcome.winners)
    assert all(abs(reward) == 1 for reward in rewards.values())


def test_what_is_not_legal_is_refused_and_changes_nothing():
    env = pettingzoo_env("smugglers", seats=2)
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    with pytest.raises(IllegalAction, match="no legal action"):
        env.step(int(np.flatnonzero(mask == 0)[0]))
    assert not env.match.log


def test_only_the_acting_seat_has_a_mask():
    env = pettingzoo_env("smugglers", seats=2)
    env.reset(seed=1)
    assert env.agent_selection == "smuggler-1"
    assert env.observe("smuggler-1")["action_mask"].sum() == len(env.match.asks[0].options)
    assert env.observe("smuggler-2")["action_mask"].sum() == 0


def test_a_match_beyond_the_limit_is_truncated():
    env = pettingzoo_env("smugglers", seats=2, limit=3)
    rewards = played(env, 1, lambda legal: int(legal[0]))
    assert len(env.match.log) == 3
    assert set(rewards.values()) == {0.0}
