"""A smaller network that plays like a larger one, in a fraction of the time. `ukiyo lab distil`.

Tables of all kinds go on side by side. At each of them the larger network, the teacher, says how much it likes every action and what it
expects for every seat; the smaller one, the pupil, learns both by heart, once at every position. Most of what is played is the favourite
of the one or the other, so that the pupil sees what it leads to; now and then something is tried, since whoever plays ideas on begins
with one that nobody liked.
"""

import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from ukiyo import games
from ukiyo.bots.network import grown, read, scale_of
from ukiyo.engine.batch import Batch
from ukiyo.engine.errors import BadOption
from ukiyo.engine.game import Game
from ukiyo.lab.learner import Expectation, PolicyValue
from ukiyo.lab.train import TOLD, Tell, check_out, write_network

PUPIL = 0.5  # of the favourites that are played are the pupil's, the others the teacher's
TRIED = 0.15  # of what is played is drawn as the teacher likes it, twice as curious as it is
WARM_UP = 200  # steps
NAMES = ("policy", "win", "score")


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


def distil(course: Distilling, tell: Tell) -> None:
    """Learn for so many minutes, and write the pupil to its file."""
    game = games.game(course.game)
    known = course.teacher or game.network
    if known is None or not game.training:
        raise BadOption(f"{game.name} has no network to learn from, or does not say at which tables")
    check_out(course.out)
    if course.out.exists():
        raise BadOption(f"{course.out} is there already: choose another file")
    torch.manual_seed(course.seed)
    chance = np.random.default_rng(course.seed)
    weights = grown(read(known, game), game.observer().size)
    blocks = sum(name.endswith(".first.weight") for name in weights)
    teacher = PolicyValue(scale_of(game.observer()), len(game.actions), game.seats[-1], weights["embed.weight"].shape[1], blocks)
    teacher.take(weights)
    teacher = teacher.to(torch.bfloat16)
    pupil = PolicyValue(scale_of(game.observer()), len(game.actions), game.seats[-1], course.width, course.blocks)
    optimiser = torch.optim.Adam(pupil.parameters(), lr=course.rates[0], eps=1e-5)
    groups = tables(game, course)
    players = torch.from_numpy(np.repeat([group.players for group in groups], [len(group.states) for group in groups]))
    weights_of = [sum(weight.numel() for weight in network.parameters()) for network in (pupil, teacher)]
    tell(f"{weights_of[0]:,} weights learn from {weights_of[1]:,}")
    start = told = time.monotonic()
    part, step, sums = 0.0, 0, np.zeros(len(NAMES) + 2)
    while part < 1:
        shown = stacked([group.observations() for group in groups], len(players))
        seen = np.flatnonzero(shown.any(0))  # most of an observation is empty
        rows, some = torch.from_numpy(shown[:, seen]), torch.from_numpy(seen)
        mask = torch.from_numpy(stacked([group.masks() for group in groups], len(players)).astype(bool))
        with torch.no_grad():
            liked, expected = teacher(rows, some)
            liked.masked_fill_(~mask, -1e9)
        with torch.autocast("cpu", torch.bfloat16):
            likings, heads = pupil(rows, some)
        likings = likings.masked_fill(~mask, -1e9)
        losses = differences(likings, heads, liked, expected, players)
        rate = course.rates[0] * (course.rates[1] / course.rates[0]) ** part * min(1.0, (step + 1) / WARM_UP)
        for group in optimiser.param_groups:
            group["lr"] = rate
        optimiser.zero_grad(set_to_none=True)
        torch.stack(losses).sum().backward()
        nn.utils.clip_grad_norm_(pupil.parameters(), 1.0)
        optimiser.step()
        play(groups, likings.detach(), liked, chance)
        same = (likings.argmax(1) == liked.argmax(1)).float().mean()
        sums += [*(loss.item() for loss in losses), same.item(), 1]
        step += 1
        now = time.monotonic()
        part = (now - start) / (60 * course.minutes)
        if now - told > TOLD:
            told = now
            figures = " ".join(f"{name} {value:.4f}" for name, value in zip([*NAMES, "same favourite"], sums[:-1] / sums[-1], strict=True))
            tell(f"{(now - start) / 60:.1f} min, {step * len(players):,} positions: {figures}")
            sums[:] = 0
    write_network(course.out, game.name, pupil)


def tables(game: Game, course: Distilling) -> list[Batch]:
    """All tables that the game is learned at, in their shares."""
    total = sum(table.weight for table in game.training)
    return [
        Batch(
            game, max(course.tables * table.weight // total, 1), table.players, dict(table.options), course.seed * 1009 + place, forced=True
        )
        for place, table in enumerate(game.training)
    ]


def stacked(shown: list[bytes], number: int) -> np.ndarray[tuple[int, int], np.dtype[np.uint8]]:
    return np.frombuffer(b"".join(shown), np.uint8).reshape(number, -1)


def differences(likings: Tensor, heads: Tensor, liked: Tensor, expected: Tensor, players: Tensor) -> list[Tensor]:
    """How far the pupil is from its teacher: in what it likes, in the chances to win, in the scores and their spread."""
    seats = (heads.shape[1] - 1) // 3
    shares = functional.softmax(liked, 1)
    policy = (shares * (functional.log_softmax(liked, 1) - functional.log_softmax(likings, 1)).clamp(-30, 30)).sum(1).mean()
    own = torch.zeros_like(players)
    ours, theirs = Expectation(heads, own, players, seats), Expectation(expected, own, players, seats)
    win = (theirs.log_win.exp() * (theirs.log_win - ours.log_win).clamp(-30, 30)).sum(1).mean()
    off = (torch.cat([ours.score - theirs.score, 0.3 * (ours.log_spread - theirs.log_spread)], 1)) * torch.cat([ours.there, ours.there], 1)
    return [policy, win, (off * off).sum(1).mean()]


def play(groups: list[Batch], likings: Tensor, liked: Tensor, chance: np.random.Generator) -> None:
    """One decision at every table."""
    number = len(likings)
    ours, theirs = likings.argmax(1).numpy(), liked.argmax(1).numpy()
    even = torch.from_numpy(chance.random(liked.shape, np.float32).clip(1e-9, 1 - 1e-7))
    tried = (liked / 2 - torch.log(-torch.log(even))).argmax(1).numpy()
    dice = chance.random(number)
    actions = np.where(dice < TRIED, tried, np.where(dice < TRIED + PUPIL * (1 - TRIED), ours, theirs)).tolist()
    place = 0
    for group in groups:
        group.play(actions[place : place + len(group.states)])
        place += len(group.states)
