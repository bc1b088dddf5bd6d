"""A smaller network that plays like a larger one, in a fraction of the time. `ukiyo lab distil`.

Tables of all kinds go on side by side. At each of them the larger network, the teacher, says how much it likes every action and what it
expects for every seat; the smaller one, the pupil, learns both by heart, once at every position. Most of what is played is the favourite
of one or the other, so that the pupil sees what it leads to; now and then something is tried, since whoever plays ideas on begins with one
that nobody liked.
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
from ukiyo.lab.learning.training import TOLD, Tell, check_out, write_network

require("train", "torch")

import torch  # noqa: E402 - so that the line above can name the extra
from torch import Tensor, nn  # noqa: E402
from torch.nn import functional  # noqa: E402

PUPIL = 0.5  # of the favourites that are played are the pupil's, the others the teacher's
TRIED = 0.15  # of what is played is drawn as the teacher likes it, at a temperature of 2
WARM_UP = 200  # steps
FIGURES = ("policy", "win", "score", "same favourite")


@dataclass(frozen=True)
class Distilling:
    game: str
    out: Path
    teacher: Path | None = None  # the game's own network unless said otherwise
    minutes: float = 20.0
    width: int = 256
    blocks: int = 2
    seed: int = 1
    tables: int = 1024
    rates: tuple[float, float] = (1.5e-3, 5e-5)  # of learning, at the beginning and at the end

    def check(self) -> dict[str, Matrix]:
        """The teacher's weights, or a complaint about what cannot be done."""
        game = games.game(self.game)
        known = self.teacher or game.network
        if known is None or not game.training:
            raise BadOption(f"{game.name} has no network to learn from, or does not say at which tables")
        if not 0 < self.minutes <= 100_000:
            raise BadOption(f"the minutes must be more than 0, not {self.minutes:g}")
        check_out(self.out)
        if self.out.exists():
            raise BadOption(f"{self.out} is there already: choose another file")
        return read_compatible(known, game)


class Lessons:
    """A teacher, a pupil, and the tables they play at."""

    def __init__(self, course: Distilling, weights: dict[str, Matrix]) -> None:
        game = games.game(course.game)
        scale, actions, seats = input_scale(capabilities.observer(game)), len(game.actions), game.seats[-1]
        torch.manual_seed(course.seed)
        self.rng = np.random.default_rng(course.seed)
        self.teacher = PolicyValue(scale, actions, seats, weights["embed.weight"].shape[1], block_count(weights))
        self.teacher.take(weights)
        self.teacher = self.teacher.to(torch.bfloat16)
        self.pupil = PolicyValue(scale, actions, seats, course.width, course.blocks)
        self.optimiser = torch.optim.Adam(self.pupil.parameters(), eps=1e-5)
        self.tables = tables(game, course)
        self.players = torch.from_numpy(np.repeat([group.players for group in self.tables], [len(group.states) for group in self.tables]))

    def study(self, rate: float) -> npt.NDArray[np.float64]:
        """One decision at every table, learned by heart and played; how far the pupil was from its teacher."""
        shown = stacked([group.observations() for group in self.tables], len(self.players))
        seen = np.flatnonzero(shown.any(0))  # most of an observation is empty
        rows, some = torch.from_numpy(shown[:, seen]), torch.from_numpy(seen)
        mask = torch.from_numpy(stacked([group.masks() for group in self.tables], len(self.players)).astype(bool))
        with torch.no_grad():
            liked, expected = self.teacher(rows, some)
            liked.masked_fill_(~mask, -1e9)
        with torch.autocast("cpu", torch.bfloat16):
            policy_logits, heads = self.pupil(rows, some)
        policy_logits = policy_logits.masked_fill(~mask, -1e9)
        losses = differences(policy_logits, heads, liked, expected, self.players)
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        self.optimiser.zero_grad(set_to_none=True)
        torch.stack(losses).sum().backward()
        nn.utils.clip_grad_norm_(self.pupil.parameters(), 1.0)
        self.optimiser.step()
        self.play(policy_logits.detach(), liked)
        same = (policy_logits.argmax(1) == liked.argmax(1)).float().mean()
        return np.array([*(loss.item() for loss in losses), same.item()])

    def play(self, policy_logits: Tensor, liked: Tensor) -> None:
        ours, theirs = policy_logits.argmax(1).numpy(), liked.argmax(1).numpy()
        even = torch.from_numpy(self.rng.random(liked.shape, np.float32).clip(1e-9, 1 - 1e-7))
        tried = (liked / 2 - torch.log(-torch.log(even))).argmax(1).numpy()
        dice = self.rng.random(len(policy_logits))
        actions = np.where(dice < TRIED, tried, np.where(dice < TRIED + PUPIL * (1 - TRIED), ours, theirs)).tolist()
        place = 0
        for group in self.tables:
            group.play(actions[place : place + len(group.states)])
            place += len(group.states)


def distil(course: Distilling, tell: Tell) -> None:
    """Learn for so many minutes, and write the pupil to its file."""
    lessons = Lessons(course, course.check())
    sizes = [sum(weight.numel() for weight in network.parameters()) for network in (lessons.pupil, lessons.teacher)]
    tell(f"{sizes[0]:,} weights learn from {sizes[1]:,}")
    start = told = time.monotonic()
    part, step, figures = 0.0, 0, list[npt.NDArray[np.float64]]()
    while part < 1:
        rate = course.rates[0] * (course.rates[1] / course.rates[0]) ** part
        figures.append(lessons.study(rate * min(1.0, (step + 1) / WARM_UP)))
        step += 1
        now = time.monotonic()
        part = (now - start) / (60 * course.minutes)
        if now - told > TOLD:
            told = now
            means = " ".join(f"{name} {value:.4f}" for name, value in zip(FIGURES, np.mean(figures, 0), strict=True))
            tell(f"{(now - start) / 60:.1f} min, {step * len(lessons.players):,} positions: {means}")
            figures.clear()
    write_network(course.out, course.game, lessons.pupil)
    tell(f"{course.out}: {step * len(lessons.players):,} positions")


def tables(game: Game, course: Distilling) -> list[Batch]:
    """All tables that the game is learned at, in their shares."""
    total = sum(table.weight for table in game.training)
    groups: list[Batch] = []
    for place, table in enumerate(game.training):
        number = max(course.tables * table.weight // total, 1)
        groups.append(Batch(game, number, table.players, dict(table.options), course.seed * 1009 + place, forced=True))
    return groups


def stacked(shown: list[bytes], number: int) -> npt.NDArray[np.uint8]:
    return np.frombuffer(b"".join(shown), np.uint8).reshape(number, -1)


def differences(policy_logits: Tensor, heads: Tensor, liked: Tensor, expected: Tensor, players: Tensor) -> list[Tensor]:
    """How far the pupil is from its teacher: in what it likes, in the chances to win, in the scores and their spread."""
    seats = (heads.shape[1] - 1) // 3
    shares = functional.softmax(liked, 1)
    policy = (shares * (functional.log_softmax(liked, 1) - functional.log_softmax(policy_logits, 1)).clamp(-30, 30)).sum(1).mean()
    own = torch.zeros_like(players)
    ours, theirs = Expectation(heads, own, players, seats), Expectation(expected, own, players, seats)
    win = (theirs.log_win.exp() * (theirs.log_win - ours.log_win).clamp(-30, 30)).sum(1).mean()
    off = torch.cat([ours.score - theirs.score, 0.3 * (ours.log_spread - theirs.log_spread)], 1) * torch.cat([ours.there, ours.there], 1)
    return [policy, win, (off * off).sum(1).mean()]
