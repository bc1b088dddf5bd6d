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
from ukiyo.bots.network import Matrix, read_compatible
from ukiyo.engine.batch import Batch
from ukiyo.engine.errors import BadOption
from ukiyo.engine.game import Game
from ukiyo.extras import require
from ukiyo.lab.learning.model import PolicyValue
from ukiyo.lab.learning.student import Student
from ukiyo.lab.learning.training import REPORT_SECONDS, Report, check_out, write_network

require("train", "torch")

import torch  # noqa: E402 - after the check, which names the missing extra
from torch import Tensor  # noqa: E402

STUDENT_SHARE = 0.5  # share of the preferred actions that come from the student rather than the teacher
SAMPLED_SHARE = 0.15  # share of the actions that are sampled from the teacher's policy at a temperature of 2
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
        torch.manual_seed(settings.seed)
        self.rng = np.random.default_rng(settings.seed)
        self.teacher = PolicyValue.from_weights(game, weights).to(torch.bfloat16)
        self.student = Student(PolicyValue.for_game(game, settings.width, settings.blocks), torch.device("cpu"))
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
        logits, figures = self.student.learn(rows, mask, self.players, teacher_logits, expected, rate, used_columns)
        self.play(logits, teacher_logits)
        return np.asarray(figures.numpy(), np.float64)

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
    sizes = [sum(weight.numel() for weight in network.parameters()) for network in (run.student.network, run.teacher)]
    report(f"student: {sizes[0]:,} weights, teacher: {sizes[1]:,}")
    start = reported = time.monotonic()
    part, step, figures = 0.0, 0, list[npt.NDArray[np.float64]]()
    while part < 1:
        rate = settings.rates[0] * (settings.rates[1] / settings.rates[0]) ** part
        figures.append(run.learn(rate))
        step += 1
        now = time.monotonic()
        part = (now - start) / (60 * settings.minutes)
        if now - reported > REPORT_SECONDS:
            reported = now
            means = " ".join(f"{name} {value:.4f}" for name, value in zip(FIGURES, np.mean(figures, 0), strict=True))
            report(f"{(now - start) / 60:.1f} min, {step * len(run.players):,} positions: {means}")
            figures.clear()
    write_network(settings.out, settings.game, run.student.network)
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
