"""The network as a PyTorch module, with functions that interpret its outcome head."""

import numpy as np
import numpy.typing as npt

from ukiyo.bots.network import POINTS_PER_WIN, SCORE_UNIT, SOLO_TARGET, block_count, input_scale
from ukiyo.engine import capabilities
from ukiyo.engine.game import Game
from ukiyo.extras import require

require("train", "torch")

import torch  # noqa: E402 - after the check, which names the missing extra
from torch import Tensor, nn  # noqa: E402
from torch.nn import functional  # noqa: E402


class Block(nn.Module):
    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.first = nn.Linear(width, width)
        self.second = nn.Linear(width, width)
        nn.init.zeros_(self.second.weight)

    def forward(self, x: Tensor) -> Tensor:
        return x + self.second(functional.relu(self.first(self.norm(x))))


class PolicyValue(nn.Module):
    """The trainable version of `ukiyo.bots.network.Network`."""

    def __init__(self, scale: npt.NDArray[np.float32], actions: int, seats: int, width: int, blocks: int) -> None:
        super().__init__()
        self.seats = seats
        self.register_buffer("scale", torch.from_numpy(scale))
        self.embed = nn.Linear(len(scale), width)
        self.blocks = nn.ModuleList([Block(width) for _ in range(blocks)])
        self.norm = nn.LayerNorm(width)
        self.policy = nn.Linear(width, actions)
        self.outcome = nn.Linear(width, 3 * seats + 1)  # per seat: win, score, log of the score deviation; plus one for no winner
        nn.init.normal_(self.policy.weight, std=0.01)
        nn.init.normal_(self.outcome.weight, std=0.01)

    @classmethod
    def for_game(cls, game: Game, width: int, blocks: int) -> "PolicyValue":
        """Return an untrained network for a game."""
        return cls(input_scale(capabilities.observer(game)), len(game.actions), game.seats[-1], width, blocks)

    @classmethod
    def from_weights(cls, game: Game, weights: dict[str, npt.NDArray[np.float32]]) -> "PolicyValue":
        """Return a network with the weights and the size of a network file."""
        network = cls.for_game(game, weights["embed.weight"].shape[1], block_count(weights))
        network.load(weights)
        return network

    def forward(self, rows: Tensor, columns: Tensor | None = None) -> tuple[Tensor, Tensor]:
        """Return logits and outcome heads. If `rows` omits empty columns, `columns` lists the columns that it contains."""
        weight, scale = (self.embed.weight, self.scale) if columns is None else (self.embed.weight[:, columns], self.scale[columns])
        x = functional.linear(rows.to(weight.dtype) * scale, weight, self.embed.bias)
        for block in self.blocks:
            x = block(x)
        x = functional.relu(self.norm(x))
        return self.policy(x).float(), self.outcome(x).float()

    def arrays(self) -> dict[str, npt.NDArray[np.float32]]:
        """Return the weights under the names that `Network` uses, with transposed matrices."""
        named: dict[str, npt.NDArray[np.float32]] = {}
        for name, weight in self.state_dict().items():
            if name != "scale":
                array = weight.detach().float().cpu().numpy()
                named[name.replace("blocks.", "block")] = array.T.copy() if array.ndim == 2 else array
        return named

    def load(self, arrays: dict[str, npt.NDArray[np.float32]]) -> None:
        """Load weights returned by `arrays`."""
        state = {"scale": self.scale}
        for name, array in arrays.items():
            state[name.replace("block", "blocks.") if name.startswith("block") else name] = torch.from_numpy(
                np.ascontiguousarray(array.T if array.ndim == 2 else array)
            )
        self.load_state_dict(state)


class Expectation:
    """Return the outcome head, indexed by absolute seat."""

    def __init__(self, heads: Tensor, seat: Tensor, players: Tensor, seats: int) -> None:
        is_seat = torch.arange(seats, device=heads.device)[None] < players[:, None]
        solo_loss = torch.where(players == 1, heads[:, seats], torch.full_like(heads[:, seats], -1e9))
        logits = torch.cat([heads[:, :seats].masked_fill(~is_seat, -1e9), solo_loss[:, None]], 1)
        self.is_seat = is_seat
        self.log_win = functional.log_softmax(logits, 1)
        self.win = self.log_win.exp()[:, :seats]
        self.score = heads[:, seats + 1 : 2 * seats + 1]
        self.log_spread = heads[:, 2 * seats + 1 :]
        places = torch.arange(seats, device=heads.device)[None]
        self.to_absolute = torch.where(is_seat, (places - seat[:, None]) % players[:, None], places)


def utility(win: Tensor, score: Tensor, players: Tensor) -> Tensor:
    """Return each seat's utility, which combines its share of the win with its margin over the opponents' mean score."""
    is_seat = torch.arange(win.shape[1], device=win.device)[None] < players[:, None]
    score = score * is_seat
    others = (score.sum(1, keepdim=True) - score) / (players[:, None] - 1).clamp(min=1)
    par = torch.where(players[:, None] == 1, torch.full_like(score, SOLO_TARGET / SCORE_UNIT), others)
    return (win + (score - par) * (SCORE_UNIT / POINTS_PER_WIN)) * is_seat
