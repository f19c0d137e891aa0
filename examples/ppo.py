"""Teach a seat to play: masked PPO from sb3-contrib against a bot, then count its wins.

    pip install 'hardboiled[env]' sb3-contrib torch
    python examples/ppo.py go-ahead-punk --mode solo --steps 50000

It prints the win rate before, while and after learning, each over fresh games.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from time import perf_counter

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import VecEnv

from hardboiled.env import gymnasium_env
from hardboiled.env.gym import SeatEnv
from hardboiled.lab.tally import share


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("game")
    words.add_argument("--mode")
    words.add_argument("--seat")
    words.add_argument("--seats", type=int)
    words.add_argument("--opponents", default="random")
    words.add_argument("--steps", type=int, default=50_000)
    words.add_argument("--rounds", type=int, default=5, help="how often to stop and count wins")
    words.add_argument("--games", type=int, default=200, help="games a count")
    words.add_argument("--seed", type=int, default=1)
    given = words.parse_args()

    def table() -> SeatEnv:
        return gymnasium_env(
            given.game, given.seat, given.opponents, given.mode, given.seats, observation_size=512, action_size=256
        )

    torch.set_num_threads(2)
    envs: VecEnv = make_vec_env(table, n_envs=8, seed=given.seed)
    model = MaskablePPO(
        "MlpPolicy", envs, n_steps=256, batch_size=512, n_epochs=4, gamma=0.997, ent_coef=0.01, learning_rate=5e-4,
        policy_kwargs={"net_arch": [128, 128]}, seed=given.seed,
    )  # fmt: skip
    print(f"a random player in this seat: {at_random(table(), given.games)}", flush=True)
    print(f"before learning: {wins(model, table(), given.games)}", flush=True)
    began = perf_counter()
    for number in range(1, given.rounds + 1):
        model.learn(given.steps // given.rounds, reset_num_timesteps=False)
        learned = f"{given.steps * number // given.rounds:,} steps, {perf_counter() - began:.0f} s"
        print(f"after {learned}: {wins(model, table(), given.games)}", flush=True)


def wins(model: MaskablePPO, env: SeatEnv, games: int) -> str:
    """The seat's win rate with its 95 % interval, on seeds it was not trained on."""

    def choose(observation: np.ndarray, mask: np.ndarray) -> int:
        action, _ = model.predict(observation, action_masks=mask, deterministic=False)
        return int(action)

    return _counted(env, games, choose)


def at_random(env: SeatEnv, games: int) -> str:
    rng = np.random.default_rng(0)
    return _counted(env, games, lambda _, mask: int(rng.choice(np.flatnonzero(mask))))


def _counted(env: SeatEnv, games: int, choose: Callable[[np.ndarray, np.ndarray], int]) -> str:
    won = 0
    for seed in range(1_000_000, 1_000_000 + games):
        observation, _ = env.reset(seed=seed)
        over = False
        while not over:
            observation, reward, terminated, truncated, _ = env.step(choose(observation, env.action_masks()))
            over = terminated or truncated
        won += reward > 0
    rate = share(won, games)
    return f"{rate.rate:.0%} won ({rate.low:.0%} to {rate.high:.0%}, {games} games)"


if __name__ == "__main__":
    main()
