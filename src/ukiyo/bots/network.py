"""A network trained by self-play, implemented in NumPy. It predicts a policy and the result of every seat.

The input is a row of bytes, which the game's observer writes for a seat. Seats are numbered starting from that seat. An input layer and a
few residual blocks are followed by two heads. The policy head has one logit for each action of the game. The outcome head predicts each
seat's chance to win, its score and the standard deviation of the score. In a solo game, it also predicts the chance that no one wins.
"""

from pathlib import Path
from typing import Final, TypeAlias
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt
from librt.strings import BytesWriter

from ukiyo.engine import capabilities
from ukiyo.engine.errors import BadOption
from ukiyo.engine.game import Game
from ukiyo.engine.observation import Observer
from ukiyo.engine.state import State

Matrix: TypeAlias = npt.NDArray[np.float32]
SCORE_UNIT: Final = 50.0  # points per unit of the score head
POINTS_PER_WIN: Final = 60.0  # the margin that is worth as much as a win
SOLO_TARGET: Final = 50.0  # the score that a solo player must beat
FORMATS: Final = (1, 2)  # supported file formats; new files use the last one
QUANTIZED_SIZE: Final = 10_000  # larger matrices are stored with 8 bits per number
UNIT: Final = ".unit"
IN_BLOCK: Final = ("norm.weight", "norm.bias", "first.weight", "first.bias", "second.weight", "second.bias")


class Network:
    """The weights by name, and inference on rows of observations.

    Layer normalisation is folded into the weights. All values added to the residual stream are centred, so its mean is always zero. The
    remaining division of each row by its standard deviation can be applied after the layer.
    """

    def __init__(self, weights: dict[str, Matrix], scale: Matrix, seats: int) -> None:
        self.seats = seats
        self.first = centre_rows(weights["embed.weight"] * scale[:, None])  # scaled here, so that the input can remain in bytes
        self.first_bias = centre_rows(weights["embed.bias"])
        self.blocks: list[tuple[Matrix, Matrix, Matrix, Matrix]] = []
        for block in range(block_count(weights)):
            scales, shifts, into, bias, back, back_bias = (weights[f"block{block}.{name}"] for name in IN_BLOCK)
            self.blocks.append((scales[:, None] * into, bias + shifts @ into, centre_rows(back), centre_rows(back_bias)))
        self.scales, self.shifts = weights["norm.weight"], weights["norm.bias"]
        self.policy = np.ascontiguousarray(weights["policy.weight"].T)  # one row per action
        self.policy_bias = weights["policy.bias"]
        self.outcome, self.outcome_bias = weights["outcome.weight"], weights["outcome.bias"]
        self.quick = self  # a smaller network that imitates this one, if it exists

    def body(self, rows: npt.NDArray[np.uint8]) -> Matrix:
        nonzero = np.flatnonzero(rows.any(0))  # most numbers of an observation are zero
        x: Matrix = rows.take(nonzero, 1).astype(np.float32) @ self.first.take(nonzero, 0)
        x += self.first_bias
        for into, bias, back, back_bias in self.blocks:
            inner = x @ into
            inner /= deviation(x)
            inner += bias
            x += np.maximum(inner, 0.0, out=inner) @ back
            x += back_bias
        x /= deviation(x)
        x *= self.scales
        x += self.shifts
        return np.maximum(x, 0.0, out=x)

    def policy_logits(self, observer: Observer, states: list[State]) -> list[Matrix]:
        """Return the logits of the legal actions of each state."""
        options: list[int] = []
        for state in states:
            options += state.options
        legal, columns = np.unique(options, return_inverse=True)  # computing the logits of all actions would be slow
        policy_logits = self.encode(observer, states) @ self.policy[legal].T + self.policy_bias[legal]
        logits_by_state: list[Matrix] = []
        start = 0
        for row, state in zip(policy_logits, states, strict=True):
            end = start + len(state.options)
            logits_by_state.append(row[columns[start:end]])
            start = end
        return logits_by_state

    def predict_outcomes(self, body: Matrix, players: int) -> tuple[Matrix, Matrix, Matrix]:
        """Return each seat's chance to win, score and standard deviation of the score in points, starting with the observing seat."""
        heads = body @ self.outcome + self.outcome_bias
        seats = self.seats
        win_logits = heads[:, [0, seats]] if players == 1 else heads[:, :players]
        shares = np.exp(win_logits - win_logits.max(1, keepdims=True))
        wins = (shares / shares.sum(1, keepdims=True))[:, :players]
        scores = heads[:, seats + 1 : seats + 1 + players] * SCORE_UNIT
        spreads = np.exp(heads[:, 2 * seats + 1 : 2 * seats + 1 + players]) * SCORE_UNIT
        return wins, scores, spreads

    def encode(self, observer: Observer, states: list[State]) -> Matrix:
        """Return the input of the heads for these states, each seen from its deciding seat."""
        out = BytesWriter()
        for state in states:
            observer.write(out, state, state.seat)
        return self.body(np.frombuffer(out.getvalue(), np.uint8).reshape(len(states), -1))


def utility(win: float, scores: list[float], seat: int) -> float:
    """Return the value that bots maximise: the win share plus the scaled margin over the mean of the other scores."""
    others = len(scores) - 1
    par = (sum(scores) - scores[seat]) / others if others else SOLO_TARGET
    return win + (scores[seat] - par) / POINTS_PER_WIN


def centre_rows(weights: Matrix) -> Matrix:
    """Subtract the mean of each row."""
    centre_rows: Matrix = weights - weights.mean(-1, keepdims=True)
    return centre_rows


def deviation(x: Matrix) -> Matrix:
    """Return the standard deviation of rows whose mean is zero."""
    deviation: Matrix = np.sqrt(np.einsum("ij,ij->i", x, x)[:, None] / x.shape[1] + 1e-5)
    return deviation


def block_count(weights: dict[str, Matrix]) -> int:
    return sum(name.endswith(".first.weight") for name in weights)


def input_scale(observer: Observer) -> Matrix:
    """Return the factors that scale the bytes of an observation to roughly 0 to 1."""
    return np.concatenate([np.full(field.size, 1 / field.high, np.float32) for field in observer.fields])


def load(path: Path, game: Game) -> Network:
    """Load a network file and the smaller network stored next to it. Raises `BadOption` if it can't play this game."""
    network, quick = read_network(path, game), quick_path_for(path)
    if quick.exists():
        network.quick = read_network(quick, game)
    return network


def quick_path_for(path: Path) -> Path:
    return path.with_name(f"{path.stem}-quick{path.suffix}")


def read_network(path: Path, game: Game) -> Network:
    return Network(read_compatible(path, game), input_scale(capabilities.observer(game)), game.seats[-1])


def read_compatible(path: Path, game: Game) -> dict[str, Matrix]:
    """Read weights, which must have been trained with the current version of the observation."""
    weights, expected_inputs = read(path, game), capabilities.observer(game).size
    inputs = weights["embed.weight"].shape[0]
    if inputs != expected_inputs:
        raise BadOption(
            f"{path} was trained on {inputs} inputs, but this version of {game.name} has {expected_inputs}. "
            "Continue its training, or train a new network."
        )
    return weights


def read(path: Path, game: Game) -> dict[str, Matrix]:
    """Read weights that were trained with any version of the observation."""
    try:
        with np.load(path) as file:
            made_for = str(file["game"]), int(file["format"])
            weights = dequantize({name: file[name] for name in file.files if name not in ("game", "format")})
            actions = weights["policy.weight"].shape[1]
    except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
        raise BadOption(f"{path} can't be read as a network: {error}.") from None
    if made_for[0] != game.name or made_for[1] not in FORMATS:
        raise BadOption(f"{path} is a network for {made_for[0]} in format {made_for[1]}, not for {game.name} in format {FORMATS[-1]}.")
    if actions != len(game.actions):
        raise BadOption(
            f"{path} was trained on {actions} actions, but this version of {game.name} has {len(game.actions)}. Train a new network."
        )
    return weights


def quantize(weights: dict[str, Matrix]) -> dict[str, npt.NDArray[np.generic]]:
    """Return the stored form of weights: 8-bit integers with a unit per row for large matrices, and half precision for the rest."""
    stored: dict[str, npt.NDArray[np.generic]] = {}
    for name, weight in weights.items():
        if weight.ndim == 2 and weight.size > QUANTIZED_SIZE:
            unit = np.maximum(np.abs(weight).max(1, keepdims=True), 1e-9) / 127
            stored[name], stored[name + UNIT] = np.round(weight / unit).astype(np.int8), unit.astype(np.float32)
        else:
            stored[name] = weight.astype(np.float16)
    return stored


def dequantize(stored: dict[str, npt.NDArray[np.generic]]) -> dict[str, Matrix]:
    weights = {name: weight.astype(np.float32) for name, weight in stored.items() if not name.endswith(UNIT)}
    for name in weights:
        if name + UNIT in stored:
            weights[name] *= stored[name + UNIT].astype(np.float32)
    return weights


def widen_input(weights: dict[str, Matrix], inputs: int) -> dict[str, Matrix]:
    """Add zero-weight inputs for new fields at the end of an observation. They have no effect until the network is trained further."""
    first = weights["embed.weight"]
    return weights | {"embed.weight": np.pad(first, ((0, inputs - len(first)), (0, 0)))}
