"""A small network: two hidden layers and a straight way past them. It is trained in the lab and only asked here."""

from pathlib import Path
from typing import Final, TypeAlias
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from ukiyo.engine.errors import BadOption

Matrix: TypeAlias = npt.NDArray[np.float32]
SCORE: Final = 50.0  # points the score's unit stands for
LAYERS: Final = ["w1", "b1", "w2", "b2", "w3", "b3", "past"]


class Network:
    """From a row of numbers to a chance to win, a score and a margin."""

    def __init__(self, layers: dict[str, Matrix]) -> None:
        self.layers = layers
        self.inputs: int = layers["w1"].shape[0]

    def heads(self, rows: Matrix) -> Matrix:
        layers = self.layers
        first = np.maximum(rows @ layers["w1"] + layers["b1"], 0.0)
        second = np.maximum(first @ layers["w2"] + layers["b2"], 0.0)
        heads: Matrix = second @ layers["w3"] + rows @ layers["past"] + layers["b3"]
        heads[:, 0] = 1.0 / (1.0 + np.exp(-np.clip(heads[:, 0], -30.0, 30.0)))
        return heads

    def estimate(self, rows: list[float], count: int) -> list[float]:
        """Win, score and margin for each of `count` rows that follow one another."""
        heads: list[float] = self.heads(np.array(rows, dtype=np.float32).reshape(count, self.inputs)).ravel().tolist()
        return heads


def fresh(inputs: int, first: int, second: int, seed: int) -> Network:
    """A network that knows nothing yet."""
    chance = np.random.default_rng(seed)

    def layer(rows: int, columns: int) -> Matrix:
        drawn: Matrix = (chance.standard_normal((rows, columns)) * np.sqrt(2.0 / rows)).astype(np.float32)
        return drawn

    zero = np.zeros
    return Network(
        {
            "w1": layer(inputs, first),
            "b1": zero(first, np.float32),
            "w2": layer(first, second),
            "b2": zero(second, np.float32),
            "w3": layer(second, 3) * np.float32(0.1),
            "b3": zero(3, np.float32),
            "past": zero((inputs, 3), np.float32),
        }
    )


def load(path: Path, inputs: int) -> Network:
    """A network from its file."""
    try:
        with np.load(path) as file:
            layers = {name: file[name].astype(np.float32) for name in LAYERS}
    except (OSError, ValueError, KeyError, BadZipFile) as error:
        raise BadOption(f"{path} is not a network of this house: {error}") from None
    network = Network(layers)
    if network.inputs != inputs:
        raise BadOption(f"{path} looks at {network.inputs} numbers of a position, and this version shows {inputs}: train it anew")
    return network
