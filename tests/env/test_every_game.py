"""Every game in every mode passes the environments' own tests."""

from pathlib import Path

import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import hardboiled
from hardboiled.env import gymnasium_env, openspiel_state, pettingzoo_env
from hardboiled.kernel.registry import find_game, game_ids

SHIPPED = [game for id in game_ids() if Path(hardboiled.__file__).parent in (game := find_game(id)).home.parents]
MODES = [(game.id, mode.id, min(mode.counts)) for game in SHIPPED for mode in game.modes]
every_mode = pytest.mark.parametrize(("game", "mode", "seats"), MODES)
pytestmark = pytest.mark.filterwarnings("ignore")


@every_mode
def test_pettingzoo(game, mode, seats):
    api_test(pettingzoo_env(game, mode, seats), num_cycles=60)
    seed_test(lambda: pettingzoo_env(game, mode, seats), num_cycles=20)


@every_mode
def test_gymnasium(game, mode, seats):
    check_env(gymnasium_env(game, mode=mode, seats=seats, opponents="random"), skip_render_check=True)


@every_mode
def test_openspiel(game, mode, seats):
    state = openspiel_state(game, mode, seats, seed=5)
    for step in range(30):
        if state.is_terminal():
            break
        player = state.current_player()
        world = state.resample_from_infostate(player, lambda step=step: step / 30)
        assert world.information_state_string(player) == state.information_state_string(player)
        state.apply_action(state.legal_actions()[step % len(state.legal_actions())])
