"""Many games at once for learners: one step plays a decision at every table and gives NumPy arrays; a game that is over begins anew.

    env = BatchEnv(game, number=256, players=4, seed=1)
    now = env.reset()
    while learning:
        now = env.step(choose(now.observation, now.mask))

Rows of `observation` are for the seat that decides at that table; `observation.md` beside each game's rules says what the numbers are.
"""

from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ukiyo import games
from ukiyo.engine import capabilities
from ukiyo.engine.batch import Batch
from ukiyo.engine.errors import BadOption

MOST_TABLES = 65536


class Now(NamedTuple):
    """How every table stands, a row each. Every step returns new arrays: they may be kept and written to."""

    observation: NDArray[np.uint8]  # what the deciding seat may know
    mask: NDArray[np.bool_]  # which actions it may play
    seat: NDArray[np.uint8]  # who it is
    reward: NDArray[np.float32]  # by seat: its share of the win, in the step that ended a game; otherwise 0
    done: NDArray[np.bool_]  # the last step ended a game here; the row already shows the next one
    score: NDArray[np.int32]  # by seat: the final scores of that game


class BatchEnv:
    """`number` tables of a game. The same arguments and the same actions give the same arrays."""

    def __init__(
        self,
        game: str = games.NAMES[0],
        number: int = 256,
        players: int = 4,
        seed: int = 0,
        components: Path | None = None,
        **options: object,
    ) -> None:
        if not 1 <= number <= MOST_TABLES:
            raise BadOption(f"the number of tables must be from 1 to {MOST_TABLES}, not {number}")
        self.game = games.game(game, components)
        self.number = number
        self.players = players
        self.options = options
        self.actions = len(self.game.actions)
        self.fields = capabilities.observer(self.game).fields
        self.size = sum(field.size for field in self.fields)
        self.scale = np.concatenate([np.full(field.size, 1 / field.high, np.float32) for field in self.fields])  # to about 0 to 1
        self.reset(seed)

    def reset(self, seed: int = 0) -> Now:
        """Set up every table anew."""
        self.batch = Batch(self.game, self.number, self.players, self.options, seed)
        return self._now()

    def step(self, actions: NDArray[np.integer]) -> Now:
        """Play one action at every table. An illegal one raises, and the tables before it have been played."""
        if len(actions) != self.number:
            raise BadOption(f"{self.number} tables need {self.number} actions, not {len(actions)}")
        self.batch.play(actions.tolist())
        return self._now()

    def _now(self) -> Now:
        batch = self.batch
        reward = np.zeros((self.number, self.players), np.float32)
        score = np.zeros((self.number, self.players), np.int32)
        done = np.zeros(self.number, np.bool_)
        if batch.ended:
            done[batch.ended] = True
            score[batch.ended] = batch.totals
            won = np.array(batch.ranks) == 1
            reward[batch.ended] = won / np.maximum(won.sum(1, keepdims=True), 1)
        # An array over `bytes` would be read-only, which PyTorch warns of; one over a `bytearray` can be written to.
        return Now(
            np.frombuffer(bytearray(batch.observations()), np.uint8).reshape(self.number, self.size),
            np.frombuffer(bytearray(batch.masks()), np.bool_).reshape(self.number, self.actions),
            np.frombuffer(bytearray(batch.seats()), np.uint8),
            reward,
            done,
            score,
        )


def any_legal(mask: NDArray[np.bool_], rng: np.random.Generator) -> NDArray[np.intp]:
    """A legal action at every table, at random."""
    legal = np.flatnonzero(mask)
    counts = np.count_nonzero(mask, axis=1)
    picks = np.cumsum(counts) - counts + (rng.random(len(mask)) * counts).astype(np.intp)
    return np.asarray(legal[picks] % mask.shape[1])
