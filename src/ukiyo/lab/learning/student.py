"""A small network that is trained to reproduce the policy and the predictions of a larger one."""

from ukiyo.extras import require
from ukiyo.lab.learning.model import Expectation, PolicyValue

require("train", "torch")

import torch  # noqa: E402 - after the check, which names the missing extra
from torch import Tensor, nn  # noqa: E402
from torch.nn import functional  # noqa: E402

WARM_UP = 200  # gradient steps
MAX_GRADIENT_NORM = 1.0


class Student:
    """The small network and its optimizer."""

    def __init__(self, network: PolicyValue, device: torch.device) -> None:
        self.device = device
        self.network = network.to(device)
        self.optimiser = torch.optim.Adam(self.network.parameters(), eps=1e-5, fused=device.type == "cuda")
        self.learned = 0  # gradient steps

    def learn(
        self,
        rows: Tensor,
        mask: Tensor,
        players: Tensor,
        teacher_logits: Tensor,
        teacher_heads: Tensor,
        rate: float,
        columns: Tensor | None = None,
    ) -> tuple[Tensor, Tensor]:
        """Take a gradient step towards the masked logits and the outcome heads of the teacher.

        Return the masked logits of the student, and its differences from the teacher before the step: policy, win chances, scores, and the
        share of positions in which both prefer the same action.
        """
        with torch.autocast(self.device.type, torch.bfloat16):
            logits, heads = self.network(rows, columns)
        logits = logits.masked_fill(~mask, -1e9)
        losses = differences(logits, heads, teacher_logits, teacher_heads, players)
        for group in self.optimiser.param_groups:
            group["lr"] = rate * min(1.0, (self.learned + 1) / WARM_UP)
        self.optimiser.zero_grad(set_to_none=True)
        torch.stack(losses).sum().backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), MAX_GRADIENT_NORM)
        self.optimiser.step()
        self.learned += 1
        agreement = (logits.argmax(1) == teacher_logits.argmax(1)).float().mean()
        return logits.detach(), torch.stack([*losses, agreement]).detach()


def differences(logits: Tensor, heads: Tensor, teacher_logits: Tensor, teacher_heads: Tensor, players: Tensor) -> list[Tensor]:
    """Return the differences between student and teacher in policy, win chances, and scores with their deviations."""
    seats = (heads.shape[1] - 1) // 3
    shares = functional.softmax(teacher_logits, 1)
    policy = (shares * (functional.log_softmax(teacher_logits, 1) - functional.log_softmax(logits, 1)).clamp(-30, 30)).sum(1).mean()
    own = torch.zeros_like(players)
    student, teacher = Expectation(heads, own, players, seats), Expectation(teacher_heads, own, players, seats)
    win = (teacher.log_win.exp() * (teacher.log_win - student.log_win).clamp(-30, 30)).sum(1).mean()
    score_error = torch.cat([student.score - teacher.score, 0.3 * (student.log_spread - teacher.log_spread)], 1) * torch.cat(
        [student.is_seat, student.is_seat], 1
    )
    return [policy, win, (score_error * score_error).sum(1).mean()]
