"""What a round of self-play produces, as tensors."""

from dataclasses import dataclass

from ukiyo.extras import require
from ukiyo.lab.learning.self_play import Layout

require("train", "torch")

import torch  # noqa: E402 - after the check, which names the missing extra
from torch import Tensor  # noqa: E402


@dataclass
class Played:
    """What was played in a round: a row for every step, a column for every table."""

    observation: Tensor
    mask: Tensor
    seat: Tensor
    ours: Tensor  # the newest network decided, not an elder
    action: Tensor
    lesson: Tensor  # what the tutor would have played
    liking: Tensor  # log of the share the action had
    win: Tensor  # expected, by absolute seat
    score: Tensor
    done: Tensor  # the action ended a game
    won: Tensor  # how it ended
    scored: Tensor
    win_after: Tensor  # expected when the round was over
    score_after: Tensor

    @classmethod
    def blank(cls, steps: int, tables: int, layout: Layout, device: torch.device) -> "Played":
        number, share, yes, seats = torch.int64, torch.float32, torch.bool, layout.seats

        def kept(kind: torch.dtype, *shape: int) -> Tensor:
            return torch.zeros((steps, tables, *shape), dtype=kind, device=device)

        return cls(
            kept(torch.uint8, layout.inputs),
            kept(yes, layout.actions),
            *(kept(number), kept(yes), kept(number), kept(number), kept(share)),  # seat, ours, action, lesson, liking
            *(kept(share, seats), kept(share, seats), kept(yes), kept(share, seats), kept(share, seats)),  # win, score, done, won, scored
            *(torch.zeros((tables, seats), device=device) for _ in range(2)),
        )
