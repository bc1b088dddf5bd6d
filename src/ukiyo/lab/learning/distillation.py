"""`ukiyo lab distil`: trains a small, fast network to imitate a larger one.

Games of every kind are played in parallel. At each decision the larger network, the teacher, computes its policy and its predictions, and
the smaller network, the student, is trained to reproduce them. Most actions are the preferred action of one of the networks, so the student
learns from its own play, too. Some actions are sampled, because rollouts can start with an action that neither network prefers.
"""

import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from ukiyo import games
from ukiyo.bots.network import Matrix, block_count, input_scale, read_compatible
from ukiyo.engine import capabilities
from ukiyo.engine.batch import Batch
from ukiyo.engine.errors import BadOption
from ukiyo.engine.game import Game
from ukiyo.extras import require
from ukiyo.lab.learning.model import Expectation, PolicyValue
from ukiyo.lab.learning.training import REPORT_SECONDS, Report, check_out, write_network

require("train", "torch")

import torch  # noqa: E402 - after the check, which names the missing extra
from torch import Tensor, nn  # noqa: E402
from torch.nn import functional  # noqa: E402

STUDENT_SHARE = 0.5  # share of the preferred actions that come from the student rather than the teacher
SAMPLED_SHARE = 0.15  # share of the actions that are sampled from the teacher's policy at a temperature of 2
WARM_UP = 200  # gradient steps
FIGURES = ("policy", "win", "score", "same favourite")


@dataclass(frozen=True)
class DistillationSettings:
    game: str
    out: Path
    teacher: Path | None = None  # None: the game's own network
    minutes: float = 20.0
    width: int = 256
    blocks: int = 2
    seed: int = 1
    tables: int = 1024
    rates: tuple[float, float] = (1.5e-3, 5e-5)  # initial and final learning rates

    def check(self) -> dict[str, Matrix]:
        """Return the teacher's weights. Raise an error if the run can't start."""
        game = games.game(self.game)
        known = self.teacher or game.network
        if known is None or not game.training:
            raise BadOption(f"{game.name} has no network to learn from, or does not define training tables.")
        if not 0 < self.minutes <= 100_000:
            raise BadOption(f"The minutes must be more than 0, not {self.minutes:g}.")
        check_out(self.out)
        if self.out.exists():
            raise BadOption(f"{self.out} already exists. Choose another file.")
        return read_compatible(known, game)


class Distillation:
    """A teacher, a student, and their tables."""

    def __init__(self, settings: DistillationSettings, weights: dict[str, Matrix]) -> None:
        game = games.game(settings.game)
        scale, actions, seats = input_scale(capabilities.observer(game)), len(game.actions), game.seats[-1]
        torch.manual_seed(settings.seed)
        self.rng = np.random.default_rng(settings.seed)
        self.teacher = PolicyValue(scale, actions, seats, weights["embed.weight"].shape[1], block_count(weights))
        self.teacher.load(weights)
        self.teacher = self.teacher.to(torch.bfloat16)
        self.student = PolicyValue(scale, actions, seats, settings.width, settings.blocks)
        self.optimiser = torch.optim.Adam(self.student.parameters(), eps=1e-5)
        self.tables = tables(game, settings)
        self.players = torch.from_numpy(np.repeat([group.players for group in self.tables], [len(group.states) for group in self.tables]))

    def learn(self, rate: float) -> npt.NDArray[np.float64]:
        """Play one decision at every table and train on it. Return the differences between student and teacher."""
        observations = stack_arrays([group.observations() for group in self.tables], len(self.players))
        columns = np.flatnonzero(observations.any(0))  # observations are sparse
        rows, used_columns = torch.from_numpy(observations[:, columns]), torch.from_numpy(columns)
        mask = torch.from_numpy(stack_arrays([group.masks() for group in self.tables], len(self.players)).astype(bool))
        with torch.no_grad():
            teacher_logits, expected = self.teacher(rows, used_columns)
            teacher_logits.masked_fill_(~mask, -1e9)
        with torch.autocast("cpu", torch.bfloat16):
            logits, heads = self.student(rows, used_columns)
        logits = logits.masked_fill(~mask, -1e9)
        losses = differences(logits, heads, teacher_logits, expected, self.players)
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        self.optimiser.zero_grad(set_to_none=True)
        torch.stack(losses).sum().backward()
        nn.utils.clip_grad_norm_(self.student.parameters(), 1.0)
        self.optimiser.step()
        self.play(logits.detach(), teacher_logits)
        agreement = (logits.argmax(1) == teacher_logits.argmax(1)).float().mean()
        return np.array([*(loss.item() for loss in losses), agreement.item()])

    def play(self, logits: Tensor, teacher_logits: Tensor) -> None:
        student_actions, teacher_actions = logits.argmax(1).numpy(), teacher_logits.argmax(1).numpy()
        uniform = torch.from_numpy(self.rng.random(teacher_logits.shape, np.float32).clip(1e-9, 1 - 1e-7))
        sampled = (teacher_logits / 2 - torch.log(-torch.log(uniform))).argmax(1).numpy()
        draws = self.rng.random(len(logits))
        actions = np.where(
            draws < SAMPLED_SHARE,
            sampled,
            np.where(draws < SAMPLED_SHARE + STUDENT_SHARE * (1 - SAMPLED_SHARE), student_actions, teacher_actions),
        ).tolist()
        start = 0
        for group in self.tables:
            group.play(actions[start : start + len(group.states)])
            start += len(group.states)


def distil(settings: DistillationSettings, report: Report) -> None:
    """Train until the time is up and save the student."""
    run = Distillation(settings, settings.check())
    sizes = [sum(weight.numel() for weight in network.parameters()) for network in (run.student, run.teacher)]
    report(f"student: {sizes[0]:,} weights, teacher: {sizes[1]:,}")
    start = reported = time.monotonic()
    part, step, figures = 0.0, 0, list[npt.NDArray[np.float64]]()
    while part < 1:
        rate = settings.rates[0] * (settings.rates[1] / settings.rates[0]) ** part
        figures.append(run.learn(rate * min(1.0, (step + 1) / WARM_UP)))
        step += 1
        now = time.monotonic()
        part = (now - start) / (60 * settings.minutes)
        if now - reported > REPORT_SECONDS:
            reported = now
            means = " ".join(f"{name} {value:.4f}" for name, value in zip(FIGURES, np.mean(figures, 0), strict=True))
            report(f"{(now - start) / 60:.1f} min, {step * len(run.players):,} positions: {means}")
            figures.clear()
    write_network(settings.out, settings.game, run.student)
    report(f"{settings.out}: {step * len(run.players):,} positions")


def tables(game: Game, settings: DistillationSettings) -> list[Batch]:
    """Return the game's training tables in proportion to their weights."""
    total = sum(table.weight for table in game.training)
    groups: list[Batch] = []
    for place, table in enumerate(game.training):
        number = max(settings.tables * table.weight // total, 1)
        groups.append(Batch(game, number, table.players, dict(table.options), settings.seed * 1009 + place, forced=True))
    return groups


def stack_arrays(arrays: list[bytes], number: int) -> npt.NDArray[np.uint8]:
    return np.frombuffer(b"".join(arrays), np.uint8).reshape(number, -1)


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
