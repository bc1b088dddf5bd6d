"""Compares the speed of the learning environments with Catanatron's Gym environment. Part of `make bench`.

A step is one decision, including the choice of a random legal action and the next observation and mask. The benchmark measures processor
time, which other programs affect less than elapsed time.
"""

import time
from collections.abc import Callable

import numpy as np

from ukiyo.lab.learning.batch_env import BatchEnv, any_legal
from ukiyo.lab.learning.pettingzoo import TableEnv

TABLES = 256

CATANATRON_GYM = """
import json, random, sys, time
from catanatron import Color, RandomPlayer
from catanatron_gym.envs.catanatron_env import CatanatronEnv
random.seed(int(sys.argv[1]))
seconds = float(sys.argv[2])
env = CatanatronEnv({"enemies": [RandomPlayer(colour) for colour in (Color.RED, Color.WHITE, Color.ORANGE)]})
_, info = env.reset()
steps = decisions = 0
start = time.process_time()
while time.process_time() - start < seconds:
    _, _, terminated, truncated, info = env.step(random.choice(info["valid_actions"]))
    steps += 1
    if terminated or truncated:
        decisions += len(env.game.state.actions)
        _, info = env.reset()
decisions += len(env.game.state.actions)
took = time.process_time() - start
print(json.dumps([steps / took, decisions / took]))
"""


def batch_steps(game: str, players: int, seed: int, seconds: float) -> float:
    """Return the steps per second of the batched environment, over all tables."""
    env = BatchEnv(game, TABLES, players, seed)
    rng = np.random.default_rng(seed)
    now = env.reset(seed)
    steps, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        now = env.step(any_legal(now.mask, rng))
        steps += TABLES
    return steps / (time.process_time() - start)


def pettingzoo_steps(game: str, players: int, seed: int, seconds: float) -> float:
    """Return the steps per second of the PettingZoo environment, including `last` for every step."""
    env = TableEnv(game, players)
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    steps, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        for _ in range(100):
            observation, _, over, _, _ = env.last()
            if over:
                env.reset()
            else:
                legal = np.flatnonzero(observation["action_mask"])
                env.step(int(legal[int(rng.random() * len(legal))]))
                steps += 1
    return steps / (time.process_time() - start)


ENVIRONMENTS: dict[str, Callable[[str, int, int, float], float]] = {"batched": batch_steps, "PettingZoo": pettingzoo_steps}
