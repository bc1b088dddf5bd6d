"""A network that has learned from self-play: how much it likes each action, and what it expects for every seat. NumPy alone.

A position is a row of bytes as the game's observer writes it for a seat; seats count from the one that looks. One layer, a few residual
blocks, and from there two heads: one number for each action of the game's table, and for every seat the chance to win, the score and its
spread. Alone, there is one more who can win: nobody.
"""

from pathlib import Path
from typing import Final, TypeAlias
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt
from librt.strings import BytesWriter

from ukiyo.engine.errors import BadOption
from ukiyo.engine.game import Game
from ukiyo.engine.observation import Observer
from ukiyo.engine.state import State

Matrix: TypeAlias = npt.NDArray[np.float32]
SCORE: Final = 50.0  # points the score's unit stands for
MARGIN: Final = 60.0  # points of margin that are worth a win
SOLO_PAR: Final = 50.0  # who plays alone plays against this score
FORMAT: Final = 1


class Network:
    """Weights by name, asked about rows of observations."""

    def __init__(self, weights: dict[str, Matrix], scale: Matrix, seats: int) -> None:
        self.weights = weights
        self.seats = seats
        self.blocks = sum(name.endswith(".first.weight") for name in weights)
        self.first = weights["embed.weight"] * scale[:, None]  # bytes go in as they are

    def body(self, rows: npt.NDArray[np.uint8]) -> Matrix:
        weights = self.weights
        some = np.flatnonzero(rows.any(0))  # most of an observation is empty
        x: Matrix = rows[:, some].astype(np.float32) @ self.first[some] + weights["embed.bias"]
        for block in range(self.blocks):
            inner = normed(x, weights[f"block{block}.norm.weight"], weights[f"block{block}.norm.bias"])
            inner = np.maximum(inner @ weights[f"block{block}.first.weight"] + weights[f"block{block}.first.bias"], 0.0)
            x = x + inner @ weights[f"block{block}.second.weight"] + weights[f"block{block}.second.bias"]
        return np.maximum(normed(x, weights["norm.weight"], weights["norm.bias"]), 0.0)

    def likings(self, body: Matrix) -> Matrix:
        """How much it likes each action, legal or not; as logits."""
        likings: Matrix = body @ self.weights["policy.weight"] + self.weights["policy.bias"]
        return likings

    def expectations(self, body: Matrix, players: int) -> tuple[Matrix, Matrix, Matrix]:
        """For every seat, the one that looks first: the chance to win, the final score and its standard deviation, in points."""
        heads = body @ self.weights["outcome.weight"] + self.weights["outcome.bias"]
        seats = self.seats
        hopefuls = heads[:, [0, seats]] if players == 1 else heads[:, :players]
        shares = np.exp(hopefuls - hopefuls.max(1, keepdims=True))
        wins = (shares / shares.sum(1, keepdims=True))[:, :players]
        scores = heads[:, seats + 1 : seats + 1 + players] * SCORE
        spreads = np.exp(heads[:, 2 * seats + 1 : 2 * seats + 1 + players]) * SCORE
        return wins, scores, spreads

    def bodies(self, observer: Observer, states: list[State]) -> Matrix:
        """Positions as the seats that decide see them, on their way to the heads."""
        out = BytesWriter()
        for state in states:
            observer.write(out, state, state.seat)
        return self.body(np.frombuffer(out.getvalue(), np.uint8).reshape(len(states), -1))


def worth(win: float, scores: list[float], seat: int) -> float:
    """What a bot plays for: the win, and a little for the margin over the mean of the others."""
    others = len(scores) - 1
    par = (sum(scores) - scores[seat]) / others if others else SOLO_PAR
    return win + (scores[seat] - par) / MARGIN


def normed(x: Matrix, weight: Matrix, bias: Matrix) -> Matrix:
    centred = x - x.mean(1, keepdims=True)
    spread = np.sqrt((centred * centred).mean(1, keepdims=True) + 1e-5)
    scaled: Matrix = centred / spread * weight + bias
    return scaled


def scale_of(observer: Observer) -> Matrix:
    """What brings an observation's bytes to about 0 to 1."""
    return np.concatenate([np.full(field.size, 1 / field.high, np.float32) for field in observer.fields])


def load(path: Path, game: Game) -> Network:
    """A network from its file, or a sentence on why it cannot play this game."""
    observer = game.observer()
    weights = read(path, game)
    inputs = weights["embed.weight"].shape[0]
    if inputs != observer.size:
        raise BadOption(f"{path} was trained on {inputs} numbers; this version of {game.name} has {observer.size}: train it anew or on")
    return Network(weights, scale_of(observer), game.seats[-1])


def read(path: Path, game: Game) -> dict[str, Matrix]:
    """The weights in a network's file, whatever it was shown of the game."""
    try:
        with np.load(path) as file:
            made_for = str(file["game"]), int(file["format"])
            weights = {name: file[name].astype(np.float32) for name in file.files if name not in ("game", "format")}
            actions = weights["policy.weight"].shape[1]
    except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
        raise BadOption(f"{path} cannot be read as a network: {error}") from None
    if made_for != (game.name, FORMAT):
        raise BadOption(f"{path} is a network for {made_for[0]} in format {made_for[1]}; wanted is {game.name} in format {FORMAT}")
    if actions != len(game.actions):
        raise BadOption(f"{path} was trained on {actions} actions; this version of {game.name} has {len(game.actions)}: train it anew")
    return weights


def grown(weights: dict[str, Matrix], inputs: int) -> dict[str, Matrix]:
    """The same network for an observation that has more numbers at its end: it plays as before until it has learned what they mean."""
    first = weights["embed.weight"]
    return weights | {"embed.weight": np.pad(first, ((0, inputs - len(first)), (0, 0)))}
