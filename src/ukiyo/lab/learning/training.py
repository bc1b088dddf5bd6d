"""Teaching a network by self-play, on an accelerator where there is one. `ukiyo lab train`.

Actors step tables in processes of their own, one learner thinks for all of them and learns (`selfplay`, `learner`). Every so often the
network is written to its file, with what is needed to go on beside it, and measured against a fixed opponent.
"""

import json
import os
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from importlib.util import find_spec
from io import BytesIO
from multiprocessing import get_context
from pathlib import Path
from pickle import UnpicklingError
from typing import TYPE_CHECKING, Any

import numpy as np

from ukiyo import games
from ukiyo.bots.network import FORMATS, block_count, input_scale, quantize, read, widen_input
from ukiyo.engine import capabilities
from ukiyo.engine.errors import BadOption
from ukiyo.engine.game import Game, TrainingTable
from ukiyo.lab.learning.self_play import GROUPS, Actors
from ukiyo.lab.matches.arena import Match, play_game

if TYPE_CHECKING:
    from ukiyo.lab.learning.learner import Learner
    from ukiyo.lab.learning.model import PolicyValue

TUTOR = "apprentice"
TOLD = 15.0  # seconds between two lines on how it goes
KEPT = 2.0  # minutes between two times of writing what was learned, where nothing is measured

Tell = Callable[[str], None]


@dataclass(frozen=True)
class Course:
    """A run of training. What is not said here is in `learner.Settings`."""

    game: str
    out: Path
    minutes: float = 10.0
    device: str = "auto"
    actors: int = 0  # 0: one for each core but one
    tables: int = 160  # of each group of an actor
    width: int = 512
    blocks: int = 3
    seed: int = 1
    resume: bool = False
    rates: tuple[float, float] = (4e-4, 4e-5)  # of learning, at the beginning and at the end
    entropy: tuple[float, float] = (0.015, 0.003)  # the bonus for variety, likewise
    tutored: float = 0.0  # minutes at the beginning in which the network learns to play like its tutor
    opponent: str = "apprentice"  # who the network is measured against while it learns
    measured: float = 2.0  # minutes between two measurements; 0 for none
    games: int = 96  # of a measurement
    steps: int = 256  # of all tables, between two times of learning
    batch: int = 16384  # decisions learned from at a time
    elders: float = 0.0  # share of the tables where the network plays against an earlier stage of itself
    spread_alone: bool = False  # all it learns is how far off its scores may be

    @property
    def tutor(self) -> str:
        """Whoever goes on needs none."""
        return TUTOR if self.tutored and not self.resume else ""

    @property
    def processes(self) -> int:
        return self.actors or max((os.cpu_count() or 2) - 1, 1)

    def check(self) -> None:
        """Complain about what cannot be done before anything is."""
        if not games.game(self.game).training:
            raise BadOption(f"{self.game} does not say at which tables a network should learn it")
        check_torch()
        if not 0 < self.minutes <= 100_000:
            raise BadOption(f"the minutes must be more than 0, not {self.minutes:g}")
        if not 0 <= self.actors <= 256 or not 1 <= self.tables <= 65536:
            raise BadOption(f"{self.actors} actors with {self.tables} tables each cannot be had: 1 to 256 actors, 1 to 65536 tables")
        if not 0 <= self.elders <= 1:
            raise BadOption(f"the elders' share of the tables is between 0 and 1, not {self.elders:g}")
        check_out(self.out)
        if self.out.exists() and not self.resume:
            raise BadOption(f"{self.out} is there already: choose another file, or go on from it with --resume")
        if self.spread_alone:
            self.check_spread_alone()

    def check_spread_alone(self) -> None:
        beside = self.out.with_suffix(".pt")
        if not self.resume:
            raise BadOption("the spread alone is learned by a network that can play already: go on from it with --resume")
        if beside.exists():
            raise BadOption(f"going on from {beside} later would forget the spread: learn it in a copy of {self.out} without that file")


def check_torch() -> None:
    if find_spec("torch") is None:
        raise BadOption("training needs PyTorch: pip install 'ukiyo[train]'")


def check_out(out: Path) -> None:
    """A network can be written there."""
    if out.suffix != ".npz":
        raise BadOption(f"the network is written to a file that ends in .npz, not {out.name}")
    if not out.parent.is_dir():
        raise BadOption(f"there is no folder {out.parent}")


def two(text: str, name: str) -> tuple[float, float]:
    """`4e-4,4e-5` as two numbers."""
    try:
        first, last = (float(part) for part in text.split(","))
    except ValueError:
        raise BadOption(f"{name} are two numbers such as 4e-4,4e-5, not '{text}'") from None
    if not first > 0 < last:
        raise BadOption(f"{name} must be more than 0, not '{text}'")
    return first, last


def chosen_device(wanted: str) -> str:
    import torch  # noqa: PLC0415

    there = torch.cuda.is_available()
    if wanted == "auto":
        return "cuda" if there else "cpu"
    if wanted not in ("cuda", "cpu"):
        raise BadOption(f"the device is auto, cuda or cpu, not '{wanted}'")
    if wanted == "cuda" and not there:
        raise BadOption("there is no accelerator here that PyTorch can use: train with --device cpu, or without --device")
    return wanted


def plan(game: Game, actors: int) -> list[list[TrainingTable]]:
    """What each group of each actor plays: all tables of the game in their shares, dealt out evenly."""
    total = sum(table.weight for table in game.training)
    groups: list[TrainingTable] = []
    given = [0] * len(game.training)
    for number in range(actors * GROUPS):
        due = [table.weight / total * (number + 1) - had for table, had in zip(game.training, given, strict=True)]
        most = due.index(max(due))
        given[most] += 1
        groups.append(game.training[most])
    return [groups[actor * GROUPS : (actor + 1) * GROUPS] for actor in range(actors)]


def train(course: Course, tell: Tell) -> None:
    """Learn for so many minutes. What was learned is written now and then, so that stopping early loses little."""
    course.check()
    device = chosen_device(course.device)
    from ukiyo.lab.learning.learner import Learner, Settings  # noqa: PLC0415 - needs PyTorch
    from ukiyo.lab.learning.model import PolicyValue  # noqa: PLC0415

    game = games.game(course.game)
    actors = course.processes
    network = PolicyValue(input_scale(capabilities.observer(game)), len(game.actions), game.seats[-1], course.width, course.blocks)
    if course.resume:
        take_up(network, course, game, tell)
    tell(f"{sum(weight.numel() for weight in network.parameters()):,} weights on {device}, {actors} actors")
    with measuring_pool(course) as pool:
        tables = Actors(course.game, plan(game, actors), course.tables, course.seed, course.tutor)
        try:
            settings = Settings(
                course.steps, course.batch, course.rates, course.entropy, elders=course.elders, spread_alone=course.spread_alone
            )
            learner = Learner(network, tables, settings, device, course.seed)
            if course.resume:
                go_on(learner, course, tell)
            run(course, learner, pool, tell)
        finally:
            tables.close()


def run(course: Course, learner: "Learner", pool: ProcessPoolExecutor, tell: Tell) -> None:
    start = told = kept = time.monotonic()
    learner.tutored = bool(course.tutor)
    part = 0.0
    while part < 1:
        figures = learner.round(part)
        now = time.monotonic()
        part = (now - start) / (60 * course.minutes)
        if learner.tutored and now - start > 60 * course.tutored:
            learner.tutored = False
        if now - told > TOLD:
            told = now
            row = {"minutes": (now - start) / 60, "decisions": learner.decisions, "games": learner.games, **figures}
            keep_row(course, row)
            tell(" ".join(f"{name} {value:.3g}" if isinstance(value, float) else f"{name} {value:,}" for name, value in row.items()))
        if now - kept > 60 * (course.measured or KEPT) and part < 1:
            save(course, learner)
            if course.measured:
                measure(course, pool, learner, (now - start) / 60, tell)
            kept = time.monotonic()
    save(course, learner)
    if course.measured:
        measure(course, pool, learner, course.minutes, tell)
    tell(f"{course.out}: {learner.games:,} games, {learner.decisions:,} decisions, {learner.learned:,} steps of learning")


# Measuring


def measuring_pool(course: Course) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(course.processes, mp_context=get_context("spawn"))


def measure(course: Course, pool: ProcessPoolExecutor, learner: "Learner", minutes: float, tell: Tell) -> None:
    """Bare network, no lookahead, against fixed opponents; the same deals every time."""
    game = games.game(course.game)
    players = 4 if 4 in game.seats else game.seats[-1]
    match = Match(course.game, players, [f"policy={course.out}"] + [course.opponent] * (players - 1), 1_000_000)
    number = course.games - course.games % players
    played = list(pool.map(play_game, [match] * number, range(number)))
    share = sum(one.shares[one.seating.index(0)] for one in played) / number
    margin = sum(one.totals[one.seating.index(0)] - (sum(one.totals) - one.totals[one.seating.index(0)]) / (players - 1) for one in played)
    row = {
        "minutes": minutes,
        "decisions": learner.decisions,
        f"won against {players - 1} {course.opponent}": share,
        "margin": margin / number,
        "n": number,
    }
    keep_row(course, row)
    tell(f"after {minutes:.1f} min: won {share:.1%} of {number} against {players - 1} {course.opponent}, margin {margin / number:+.1f}")


def keep_row(course: Course, row: dict[str, float]) -> None:
    """The curve: a line of JSON each."""
    path = course.out.with_suffix(".jsonl")
    try:
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({name: round(value, 5) for name, value in row.items()}) + "\n")
    except OSError as error:
        raise BadOption(f"cannot write {path}: {error.strerror}") from None


# Files


def whole(path: Path, write: Callable[[Path], object]) -> None:
    """Write a file whole or not at all."""
    temporary = path.with_name(f".{path.stem}.new{path.suffix}")
    try:
        write(temporary)
        os.replace(temporary, path)
    except OSError as error:
        temporary.unlink(missing_ok=True)
        raise BadOption(f"cannot write {path}: {error.strerror}") from None


def write_network(out: Path, game: str, network: "PolicyValue") -> None:
    """The file that bots read."""
    kept: dict[str, Any] = {"game": np.array(game), "format": np.array(FORMATS[-1]), **quantize(network.arrays())}
    whole(out, lambda path: np.savez_compressed(path, **kept))


def save(course: Course, learner: "Learner") -> None:
    """The network for bots, and beside it what going on needs: the weights as they are now, the optimiser, the counts."""
    import torch  # noqa: PLC0415

    write_network(course.out, course.game, learner.averaged.module)
    if course.spread_alone:
        return
    course_said = {name: str(value) for name, value in asdict(course).items()}
    state = {
        "network": learner.network.state_dict(),
        "averaged": learner.averaged.state_dict(),
        "optimiser": learner.optimiser.state_dict(),
        "learned": learner.learned,
        "decisions": learner.decisions,
        "games": learner.games,
        "course": course_said,
    }
    kept = BytesIO()  # PyTorch would not say as plainly as Python that a disk is full
    torch.save(state, kept)
    whole(course.out.with_suffix(".pt"), lambda path: path.write_bytes(kept.getvalue()))


def take_up(network: "PolicyValue", course: Course, game: Game, tell: Tell) -> None:
    """Weights from the network's file; it must be of the form that is asked for, but may have been shown less."""
    known = read(course.out, game)
    inputs, width = known["embed.weight"].shape
    blocks = block_count(known)
    if (width, blocks) != (course.width, course.blocks):
        raise BadOption(f"{course.out} is {width} wide with {blocks} blocks, not {course.width} with {course.blocks}")
    wanted = capabilities.observer(game).size
    if inputs > wanted:
        raise BadOption(f"{course.out} was trained on {inputs} numbers, this version of {game.name} has only {wanted}: train it anew")
    if inputs < wanted:
        tell(f"{course.out} was trained on the first {inputs} of {wanted} numbers: what the others mean is still to be learned")
    network.take(widen_input(known, wanted))


def go_on(learner: "Learner", course: Course, tell: Tell) -> None:
    """The optimiser and the counts, where the file beside the network is there and fits; without it the optimiser begins anew."""
    import torch  # noqa: PLC0415

    beside = course.out.with_suffix(".pt")
    if not beside.exists():
        tell(f"there is no {beside.name}: going on from the weights alone")
        return
    try:
        state = torch.load(beside, map_location=learner.device, weights_only=True)
        if state["network"]["embed.weight"].shape != learner.network.embed.weight.shape:
            tell(f"{beside.name} is of a network that was shown something else: going on from the weights alone")
            return
        learner.network.load_state_dict(state["network"])
        learner.averaged.load_state_dict(state["averaged"])
        learner.optimiser.load_state_dict(state["optimiser"])
        learner.learned, learner.decisions, learner.games = state["learned"], state["decisions"], state["games"]
    except (OSError, RuntimeError, KeyError, ValueError, EOFError, UnpicklingError) as error:
        raise BadOption(
            f"{beside} cannot be continued from ({type(error).__name__}): without it, training goes on from the weights alone"
        ) from None
    learner.actor = learner.snapshot()
