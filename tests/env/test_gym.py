"""One seat against bots, by Gymnasium's own check."""

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from hardboiled.env import gymnasium_env
from hardboiled.kernel.errors import IllegalAction, UnknownSeat
from hardboiled.kernel.options import OptionError
from kernel import smugglers  # noqa: F401


@pytest.mark.filterwarnings("ignore")
def test_gymnasiums_check():
    check_env(gymnasium_env("smugglers", seats=2, observation_size=128, action_size=64), skip_render_check=True)


def episode(env, seed):
    _, info = env.reset(seed=seed)
    while True:
        mask = env.action_masks()
        assert np.array_equal(mask, info["action_mask"].astype(bool))
        _, reward, terminated, truncated, info = env.step(int(np.flatnonzero(mask)[-1]))
        if terminated or truncated:
            return reward, terminated, env.match.save()


def test_an_episode_ends_with_the_seats_result_and_repeats_by_seed():
    env = gymnasium_env("smugglers", seat="smuggler-2", opponents=["rookie", "random"], seats=3)
    reward, terminated, save = episode(env, 8)
    assert terminated
    assert reward == (1.0 if "smuggler-2" in env.match.outcome.winners else -1.0)
    assert episode(env, 8) == (reward, terminated, save)
    assert episode(env, 9)[2] != save


def test_a_number_that_is_not_legal_means_the_next_legal_one_or_is_refused():
    loose, strict = (gymnasium_env("smugglers", seats=2, strict=strict) for strict in (False, True))
    for env in (loose, strict):
        env.reset(seed=2)
    wrong = int(np.flatnonzero(~loose.action_masks())[0])
    loose.step(wrong)
    assert loose.match.log
    with pytest.raises(IllegalAction, match="no legal action"):
        strict.step(wrong)


def test_a_wrong_seat_or_too_few_opponents_is_told_at_once():
    with pytest.raises(UnknownSeat, match="smuggler-1, smuggler-2"):
        gymnasium_env("smugglers", seat="harbour-master", seats=2)
    with pytest.raises(OptionError, match="2 other seats: name one opponent for all or one for each, not 1"):
        gymnasium_env("smugglers", seats=3, opponents=["random"])


def test_the_limit_truncates():
    env = gymnasium_env("smugglers", seats=2, limit=4)
    _, terminated, _ = episode(env, 3)
    assert not terminated
