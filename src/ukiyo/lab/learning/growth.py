"""Grows a trained network into a larger one with the same outputs (Net2Net)."""

import numpy as np

from ukiyo.bots.network import Matrix, block_count
from ukiyo.engine.errors import BadOption

SHARE_DEVIATION = 0.25  # standard deviation of the random shares, relative to an equal share


def grow(weights: dict[str, Matrix], width: int, blocks: int, rng: np.random.Generator) -> dict[str, Matrix]:
    """Return the weights of a wider or deeper network with the same outputs.

    Every unit is copied. Its outgoing weights are divided among the copies in random proportions, so that the copies receive different
    gradients. New blocks start with zero output.
    """
    old_width, old_blocks = len(weights["embed.bias"]), block_count(weights)
    copies, rest = divmod(width, old_width)
    if rest or not copies or blocks < old_blocks:
        raise BadOption(
            f"A network of width {old_width} with {old_blocks} blocks can only grow to a multiple of this width and to at least as many "
            f"blocks, not to width {width} with {blocks} blocks."
        )
    grown = {name: widen(name, weight, copies, rng) for name, weight in weights.items()}
    for block in range(old_blocks, blocks):
        limit = width**-0.5
        shapes: dict[str, Matrix] = {
            "norm.weight": np.ones(width, np.float32),
            "norm.bias": np.zeros(width, np.float32),
            "first.weight": rng.uniform(-limit, limit, (width, width)).astype(np.float32),
            "first.bias": np.zeros(width, np.float32),
            "second.weight": np.zeros((width, width), np.float32),
            "second.bias": np.zeros(width, np.float32),
        }
        grown |= {f"block{block}.{name}": weight for name, weight in shapes.items()}
    return grown


def widen(name: str, weight: Matrix, copies: int, rng: np.random.Generator) -> Matrix:
    """Copy the output units of a layer, and divide its weights among the copies of its input units."""
    if not name.startswith(("policy.", "outcome.")):
        weight = np.tile(weight, copies)
    if weight.ndim == 1 or name == "embed.weight":
        return weight
    uneven = rng.normal(0.0, SHARE_DEVIATION / copies, (copies, *weight.shape))
    shares = 1 / copies + uneven - uneven.mean(0)
    return np.concatenate([weight * share for share in shares]).astype(np.float32)
