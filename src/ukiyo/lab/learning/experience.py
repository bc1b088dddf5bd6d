"""The experience collected in one round of self-play."""

from dataclasses import dataclass

from ukiyo.extras import require
from ukiyo.lab.learning.self_play import Layout

require("train", "torch")

import torch  # noqa: E402 - after the check, which names the missing extra
from torch import Tensor  # noqa: E402


@dataclass
class Experience:
    """One round of self-play, with one row per step and one column per table."""

    observation: Tensor
    mask: Tensor
    seat: Tensor
    ours: Tensor  # whether the current network decided rather than an earlier version
    action: Tensor
    tutor_action: Tensor
    log_prob: Tensor
    win: Tensor  # prediction per absolute seat
    score: Tensor
    done: Tensor  # whether the action ended a game
    won: Tensor  # result of the game
    scored: Tensor
    win_after: Tensor  # prediction for the state after the last step
    score_after: Tensor

    @classmethod
    def blank(cls, steps: int, tables: int, layout: Layout, device: torch.device) -> "Experience":
        number, share, yes, seats = torch.int64, torch.float32, torch.bool, layout.seats

        def zeros(kind: torch.dtype, *shape: int) -> Tensor:
            return torch.zeros((steps, tables, *shape), dtype=kind, device=device)

        return cls(
            zeros(torch.uint8, layout.inputs),
            zeros(yes, layout.actions),
            *(zeros(number), zeros(yes), zeros(number), zeros(number), zeros(share)),
            *(
                zeros(share, seats),
                zeros(share, seats),
                zeros(yes),
                zeros(share, seats),
                zeros(share, seats),
            ),
            *(torch.zeros((tables, seats), device=device) for _ in range(2)),
        )
