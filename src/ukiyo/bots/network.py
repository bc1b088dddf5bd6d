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

from ukiyo.engine import capabilities
from ukiyo.engine.errors import BadOption
from ukiyo.engine.game import Game
from ukiyo.engine.observation import Observer
from ukiyo.engine.state import State

Matrix: TypeAlias = npt.NDArray[np.float32]
SCORE: Final = 50.0  # points the score's unit stands for
MARGIN: Final = 60.0  # points of margin that are worth a win
SOLO_PAR: Final = 50.0  # who plays alone plays against this score
FORMATS: Final = (1, 2)  # that can be read; the last one is written
LARGE: Final = 10_000  # a matrix of more numbers is kept in a byte each
UNIT: Final = ".unit"
IN_BLOCK: Final = ("norm.weight", "norm.bias", "first.weight", "first.bias", "second.weight", "second.bias")


class Network:
    """Weights by name, asked about rows of observations.

    The norm before a layer is part of its weights: whatever is added to the residual stream is centred, so that the stream's mean is zero,
    and what is left of the norm, a division of each row, can as well be done after the layer.
    """

    def __init__(self, weights: dict[str, Matrix], scale: Matrix, seats: int) -> None:
        self.seats = seats
        self.first = centred(weights["embed.weight"] * scale[:, None])  # bytes go in as they are
        self.first_bias = centred(weights["embed.bias"])
        self.blocks: list[tuple[Matrix, Matrix, Matrix, Matrix]] = []
        for block in range(blocks_of(weights)):
            scales, shifts, into, bias, back, back_bias = (weights[f"block{block}.{name}"] for name in IN_BLOCK)
            self.blocks.append((scales[:, None] * into, bias + shifts @ into, centred(back), centred(back_bias)))
        self.scales, self.shifts = weights["norm.weight"], weights["norm.bias"]
        self.policy = np.ascontiguousarray(weights["policy.weight"].T)  # a row for each action
        self.policy_bias = weights["policy.bias"]
        self.outcome, self.outcome_bias = weights["outcome.weight"], weights["outcome.bias"]
        self.quick = self  # a smaller one that plays like it, where there is one

    def body(self, rows: npt.NDArray[np.uint8]) -> Matrix:
        some = np.flatnonzero(rows.any(0))  # most of an observation is empty
        x: Matrix = rows.take(some, 1).astype(np.float32) @ self.first.take(some, 0)
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

    def likings(self, observer: Observer, states: list[State]) -> list[Matrix]:
        """How much it likes each action that may be played, position by position; as logits."""
        options: list[int] = []
        for state in states:
            options += state.options
        legal, places = np.unique(options, return_inverse=True)  # of the game's whole table it is a few: asking about the others takes long
        likings = self.bodies(observer, states) @ self.policy[legal].T + self.policy_bias[legal]
        found: list[Matrix] = []
        begin = 0
        for row, state in zip(likings, states, strict=True):
            end = begin + len(state.options)
            found.append(row[places[begin:end]])
            begin = end
        return found

    def expectations(self, body: Matrix, players: int) -> tuple[Matrix, Matrix, Matrix]:
        """For every seat, the one that looks first: the chance to win, the final score and its standard deviation, in points."""
        heads = body @ self.outcome + self.outcome_bias
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


def centred(weights: Matrix) -> Matrix:
    """The same with every row's mean taken off, so that it adds nothing to the mean of the stream."""
    centred: Matrix = weights - weights.mean(-1, keepdims=True)
    return centred


def deviation(x: Matrix) -> Matrix:
    """The standard deviation of rows whose mean is zero."""
    deviation: Matrix = np.sqrt(np.einsum("ij,ij->i", x, x)[:, None] / x.shape[1] + 1e-5)
    return deviation


def blocks_of(weights: dict[str, Matrix]) -> int:
    return sum(name.endswith(".first.weight") for name in weights)


def scale_of(observer: Observer) -> Matrix:
    """What brings an observation's bytes to about 0 to 1."""
    return np.concatenate([np.full(field.size, 1 / field.high, np.float32) for field in observer.fields])


def load(path: Path, game: Game) -> Network:
    """A network from its file, or a sentence on why it cannot play this game; with it comes the smaller one beside it, if there is one."""
    network, quick = read_network(path, game), quick_beside(path)
    if quick.exists():
        network.quick = read_network(quick, game)
    return network


def quick_beside(path: Path) -> Path:
    return path.with_name(f"{path.stem}-quick{path.suffix}")


def read_network(path: Path, game: Game) -> Network:
    return Network(read_fitting(path, game), scale_of(capabilities.observer(game)), game.seats[-1])


def read_fitting(path: Path, game: Game) -> dict[str, Matrix]:
    """The weights in a network's file, if it was shown of the game what this version shows."""
    weights, wanted = read(path, game), capabilities.observer(game).size
    inputs = weights["embed.weight"].shape[0]
    if inputs != wanted:
        raise BadOption(f"{path} was trained on {inputs} numbers; this version of {game.name} has {wanted}: train it anew or on")
    return weights


def read(path: Path, game: Game) -> dict[str, Matrix]:
    """The weights in a network's file, whatever it was shown of the game."""
    try:
        with np.load(path) as file:
            made_for = str(file["game"]), int(file["format"])
            weights = unpacked({name: file[name] for name in file.files if name not in ("game", "format")})
            actions = weights["policy.weight"].shape[1]
    except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
        raise BadOption(f"{path} cannot be read as a network: {error}") from None
    if made_for[0] != game.name or made_for[1] not in FORMATS:
        raise BadOption(f"{path} is a network for {made_for[0]} in format {made_for[1]}; wanted is {game.name} in format {FORMATS[-1]}")
    if actions != len(game.actions):
        raise BadOption(f"{path} was trained on {actions} actions; this version of {game.name} has {len(game.actions)}: train it anew")
    return weights


def packed(weights: dict[str, Matrix]) -> dict[str, npt.NDArray[np.generic]]:
    """As they lie in a file: large matrices as 8-bit integers with a unit for each row, the rest in half precision."""
    kept: dict[str, npt.NDArray[np.generic]] = {}
    for name, weight in weights.items():
        if weight.ndim == 2 and weight.size > LARGE:
            unit = np.maximum(np.abs(weight).max(1, keepdims=True), 1e-9) / 127
            kept[name], kept[name + UNIT] = np.round(weight / unit).astype(np.int8), unit.astype(np.float32)
        else:
            kept[name] = weight.astype(np.float16)
    return kept


def unpacked(kept: dict[str, npt.NDArray[np.generic]]) -> dict[str, Matrix]:
    weights = {name: weight.astype(np.float32) for name, weight in kept.items() if not name.endswith(UNIT)}
    for name in weights:
        if name + UNIT in kept:
            weights[name] *= kept[name + UNIT].astype(np.float32)
    return weights


def grown(weights: dict[str, Matrix], inputs: int) -> dict[str, Matrix]:
    """The same network for an observation that has more numbers at its end: it plays as before until it has learned what they mean."""
    first = weights["embed.weight"]
    return weights | {"embed.weight": np.pad(first, ((0, inputs - len(first)), (0, 0)))}
