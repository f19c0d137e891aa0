"""OpenSpiel's State interface."""

from random import Random

import pytest

from hardboiled.env import openspiel_state
from hardboiled.env.spiel import TERMINAL
from hardboiled.kernel.errors import HardboiledError, IllegalAction
from kernel import smugglers  # noqa: F401


def test_a_game_from_deal_to_returns():
    state, rng = openspiel_state("smugglers", seats=3, seed=11), Random(0)
    while not state.is_terminal():
        assert not state.is_chance_node()
        assert state.legal_actions() == sorted(state.legal_actions())
        action = rng.choice(state.legal_actions())
        assert state.string_to_action(state.action_to_string(action)) == action
        assert state.legal_actions_mask()[action] == 1
        state.apply_action(action)
    assert state.current_player() == TERMINAL
    assert state.legal_actions() == []
    assert sorted(set(state.returns())) in ([-1.0, 1.0], [1.0])
    assert len(state.history()) == state.move_number()


def test_a_clone_goes_its_own_way():
    state = openspiel_state("smugglers", seats=2, seed=2)
    child = state.child(state.legal_actions()[0])
    assert child.move_number() == 1
    assert state.move_number() == 0
    assert child.current_player() == 1
    with pytest.raises(IllegalAction):
        state.apply_action(next(n for n in range(512) if n not in state.legal_actions()))


def test_information_states_tell_what_a_player_knows_and_no_more():
    state, rng = openspiel_state("smugglers", seats=2, seed=6), Random(4)
    for _ in range(12):
        player = state.current_player()
        knows = state.information_state_string(player)
        for _ in range(3):
            world = state.resample_from_infostate(player, rng.random)
            assert world.information_state_string(player) == knows
            assert world.observation_tensor(player) == state.observation_tensor(player)
            assert world.current_player() == player
        state.apply_action(rng.choice(state.legal_actions()))
        assert state.information_state_string(player) != knows
        if state.is_terminal():
            break


def test_an_answer_given_at_the_same_time_stays_unseen():
    state = openspiel_state("smugglers", seats=2, seed=6)
    after = {state.child(action).observation_string(1) for action in state.legal_actions()}
    assert after == {state.observation_string(1)}


def test_an_imagined_state_can_be_cloned_and_searched():
    state = openspiel_state("smugglers", seats=2, seed=9)
    world = state.resample_from_infostate(0, Random(1).random)
    rng = Random(2)
    for _ in range(5):
        world.apply_action(rng.choice(world.legal_actions()))
    twin = world.clone()
    assert twin.information_state_string(0) == world.information_state_string(0)
    while not twin.is_terminal():
        action = twin.legal_actions()[0]
        twin.apply_action(action)
        world.apply_action(action)
    assert world.returns() == twin.returns()
    with pytest.raises(HardboiledError, match="not imagined again"):
        world.resample_from_infostate(0, rng.random)


def test_chance_is_never_a_player():
    with pytest.raises(HardboiledError, match="never a player"):
        openspiel_state("smugglers", seats=2, seed=9).chance_outcomes()


def test_openspiels_own_search_plays_it():
    """Runs where OpenSpiel is installed (`pip install open_spiel`); nothing else needs it."""
    numpy = pytest.importorskip("numpy")
    ismcts = pytest.importorskip("open_spiel.python.algorithms.ismcts")
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    state, rng = openspiel_state("smugglers", seats=2, seed=4), numpy.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, uct_c=1.4, max_simulations=10, random_state=rng)
    while not state.is_terminal():
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
    assert 1.0 in state.returns()


def test_a_resampled_state_has_the_same_information_state_for_everybody_who_is_asked_at_once():
    state = openspiel_state("police-precinct", "co-op", 3, seed=1)
    for player in range(3):
        twin = state.resample_from_infostate(player, Random(player).random)
        assert twin.information_state_string(player) == state.information_state_string(player)


def test_a_seat_that_is_asked_but_not_first_has_one_tensor_for_one_information_state():
    state = openspiel_state("smugglers", seats=2, seed=5)
    imagined = state.resample_from_infostate(1, Random(3).random)
    assert imagined.information_state_string(1) == state.information_state_string(1)
    assert imagined.observation_tensor(1) == state.observation_tensor(1)
