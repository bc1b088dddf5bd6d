"""A vectorized environment: each step plays one decision at every table. A new game replaces each finished game.

    env = BatchEnv(game, number=256, players=4, seed=1)
    now = env.reset()
    while learning:
        now = env.step(choose(now.observation, now.mask))

Each row of `observation` is one table, as seen by the deciding seat. The file `observation.md` next to each game's rules explains the
numbers.
"""

from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ukiyo import games
from ukiyo.engine import capabilities
from ukiyo.engine.batch import Batch
from ukiyo.engine.errors import BadOption

MAX_TABLES = 65536


class BatchStep(NamedTuple):
    """The state of all tables, with one row per table. Every step returns new arrays, which you can store and modify."""

    observation: NDArray[np.uint8]  # as seen by the deciding seat
    mask: NDArray[np.bool_]  # the legal actions of the deciding seat
    seat: NDArray[np.uint8]  # the deciding seat
    reward: NDArray[np.float32]  # per seat: the share of the win if the step ended the game, otherwise 0
    done: NDArray[np.bool_]  # whether the last step ended a game; the other columns then describe the next game
    score: NDArray[np.int32]  # per seat: the final scores of the finished game


class BatchEnv:
    """Several tables of one game. The same arguments and actions produce the same arrays."""

    def __init__(
        self,
        game: str = games.NAMES[0],
        number: int = 256,
        players: int = 4,
        seed: int = 0,
        components: Path | None = None,
        **options: object,
    ) -> None:
        if not 1 <= number <= MAX_TABLES:
            raise BadOption(f"The number of tables must be from 1 to {MAX_TABLES}, not {number}.")
        self.game = games.game(game, components)
        self.number = number
        self.players = players
        self.options = options
        self.actions = len(self.game.actions)
        self.fields = capabilities.observer(self.game).fields
        self.size = sum(field.size for field in self.fields)
        self.scale = np.concatenate([np.full(field.size, 1 / field.high, np.float32) for field in self.fields])
        self.reset(seed)

    def reset(self, seed: int = 0) -> BatchStep:
        """Start a new game at every table."""
        self.batch = Batch(self.game, self.number, self.players, self.options, seed)
        return self._current()

    def step(self, actions: NDArray[np.integer]) -> BatchStep:
        """Play one action at every table. An illegal action raises an error after the actions for the preceding tables have been played."""
        if len(actions) != self.number:
            raise BadOption(f"{self.number} tables need {self.number} actions, not {len(actions)}.")
        self.batch.play(actions.tolist())
        return self._current()

    def _current(self) -> BatchStep:
        batch = self.batch
        reward = np.zeros((self.number, self.players), np.float32)
        score = np.zeros((self.number, self.players), np.int32)
        done = np.zeros(self.number, np.bool_)
        if batch.ended:
            done[batch.ended] = True
            score[batch.ended] = batch.totals
            won = np.array(batch.ranks) == 1
            reward[batch.ended] = won / np.maximum(won.sum(1, keepdims=True), 1)
        # a bytearray makes the array writable, which PyTorch expects
        return BatchStep(
            np.frombuffer(bytearray(batch.observations()), np.uint8).reshape(self.number, self.size),
            np.frombuffer(bytearray(batch.masks()), np.bool_).reshape(self.number, self.actions),
            np.frombuffer(bytearray(batch.seats()), np.uint8),
            reward,
            done,
            score,
        )


def any_legal(mask: NDArray[np.bool_], rng: np.random.Generator) -> NDArray[np.intp]:
    """Return a random legal action for every table."""
    legal = np.flatnonzero(mask)
    counts = np.count_nonzero(mask, axis=1)
    picks = np.cumsum(counts) - counts + (rng.random(len(mask)) * counts).astype(np.intp)
    return np.asarray(legal[picks] % mask.shape[1])
