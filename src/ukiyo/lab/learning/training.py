"""`ukiyo lab train`: trains a network by self-play, on an accelerator if available.

Actor processes step the tables (see `self_play`), while a single learner chooses the actions and trains the network (see `learner`). The
network is regularly saved, together with the data for resuming the run, and evaluated against a fixed opponent.
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
from ukiyo.bots.network import FORMATS, block_count, quantize, quick_path_for, read, read_compatible, widen_input
from ukiyo.engine import capabilities
from ukiyo.engine.errors import BadOption
from ukiyo.engine.game import Game, TrainingTable
from ukiyo.lab.learning.growth import grow
from ukiyo.lab.learning.self_play import GROUPS, Actors
from ukiyo.lab.matches.arena import Match, play_game

if TYPE_CHECKING:
    from ukiyo.lab.learning.learner import Learner
    from ukiyo.lab.learning.model import PolicyValue

TUTOR = "apprentice"
QUICK_WIDTH, QUICK_BLOCKS = 256, 2  # size of a new smaller network
REPORT_SECONDS = 15.0  # interval between progress lines
SAVE_MINUTES = 2.0  # interval between saves if there are no evaluations

Report = Callable[[str], None]


@dataclass(frozen=True)
class TrainingSettings:
    """A training run. `learner.Settings` has the other hyperparameters."""

    game: str
    out: Path
    minutes: float = 10.0
    device: str = "auto"
    actors: int = 0  # 0 uses all cores but one
    tables: int = 160  # per group and actor
    width: int = 512
    blocks: int = 3
    seed: int = 1
    resume: bool = False
    rates: tuple[float, float] = (4e-4, 4e-5)  # initial and final learning rates
    entropy: tuple[float, float] = (0.015, 0.003)  # initial and final entropy bonus
    imitation: float = 0.0  # initial minutes during which the network imitates its tutor
    opponent: str = "apprentice"  # in evaluation games
    measure_every: float = 2.0  # minutes between evaluations; 0 disables them
    games: int = 96  # per evaluation
    steps: int = 256  # steps per round, over all tables
    batch: int = 16384  # decisions per gradient step
    past_share: float = 0.0  # share of tables at which an earlier version of the network plays the other seats
    past: tuple[Path, ...] = ()  # other networks that play there, too
    quick: bool = False  # also train the smaller network that plays rollouts
    quick_share: float = 0.25  # share of the positions that the smaller network is trained on
    grow: bool = False  # continue with a larger network
    spread_only: bool = False  # train only the score deviation
    outcome_only: bool = False  # train only the outcome head, in games without exploration

    @property
    def head_only(self) -> str:
        """Return the option that limits training to the outcome head, or an empty string."""
        return "--spread-only" if self.spread_only else "--outcome-only" if self.outcome_only else ""

    @property
    def tutor(self) -> str:
        """Return the bot to imitate, or None for a resumed run."""
        return TUTOR if self.imitation and not self.resume else ""

    @property
    def processes(self) -> int:
        return self.actors or max((os.cpu_count() or 2) - 1, 1)

    def check(self) -> None:
        """Raise an error if the run can't start."""
        if not games.game(self.game).training:
            raise BadOption(f"{self.game} does not define training tables, so no network can be trained for it.")
        check_torch()
        if not 0 < self.minutes <= 100_000:
            raise BadOption(f"The minutes must be more than 0, not {self.minutes:g}.")
        if not 0 <= self.actors <= 256 or not 1 <= self.tables <= 65536:
            raise BadOption(f"Training needs 1 to 256 actors with 1 to 65536 tables each, not {self.actors} with {self.tables}.")
        if not 0 <= self.past_share <= 1:
            raise BadOption(f"The share of tables with earlier versions must be from 0 to 1, not {self.past_share:g}.")
        if self.past and not self.past_share:
            raise BadOption("The networks of --past need tables to play at. Set a share with --past-share.")
        if not 0 < self.quick_share <= 1:
            raise BadOption(f"The smaller network needs a share of the positions from 0 to 1, not {self.quick_share:g}.")
        if self.grow and not self.resume:
            raise BadOption("--grow needs a trained network. Continue one with --resume.")
        check_out(self.out)
        if self.out.exists() and not self.resume:
            raise BadOption(f"{self.out} already exists. Choose another file, or continue with --resume.")
        if self.head_only:
            self.check_head_only()

    def check_head_only(self) -> None:
        checkpoint = self.out.with_suffix(".pt")
        if self.spread_only and self.outcome_only:
            raise BadOption("--outcome-only includes --spread-only. Choose one of them.")
        if not self.resume:
            raise BadOption(f"{self.head_only} needs a trained network. Continue one with --resume.")
        if self.past_share:
            raise BadOption(f"--past-share must be 0 with {self.head_only}, which trains on games of the network against itself.")
        if checkpoint.exists():
            raise BadOption(f"Resuming from {checkpoint} would lose what {self.head_only} trains. Train it in a copy of {self.out} alone.")


def check_torch() -> None:
    if find_spec("torch") is None:
        raise BadOption("Training needs PyTorch. Run pip install 'ukiyo[train]'.")


def check_out(out: Path) -> None:
    """Raise an error if a network can't be written to this file."""
    if out.suffix != ".npz":
        raise BadOption(f"The network must be written to a file that ends in .npz, not to {out.name}.")
    if not out.parent.is_dir():
        raise BadOption(f"The folder {out.parent} does not exist.")


def parse_pair(text: str, name: str) -> tuple[float, float]:
    """Parse a pair of numbers such as `4e-4,4e-5`."""
    try:
        first, last = (float(part) for part in text.split(","))
    except ValueError:
        raise BadOption(f"{name} must be two numbers such as 4e-4,4e-5, not '{text}'.") from None
    if not first > 0 < last:
        raise BadOption(f"{name} must be more than 0, not '{text}'.")
    return first, last


def chosen_device(device: str) -> str:
    import torch  # noqa: PLC0415

    available = torch.cuda.is_available()
    if device == "auto":
        return "cuda" if available else "cpu"
    if device not in ("cuda", "cpu"):
        raise BadOption(f"The device must be auto, cuda or cpu, not '{device}'.")
    if device == "cuda" and not available:
        raise BadOption("PyTorch found no accelerator. Train with --device cpu, or without --device.")
    return device


def assign_tables(game: Game, actors: int) -> list[list[TrainingTable]]:
    """Assign a kind of table to each group of each actor, in proportion to the weights of the game's training tables."""
    total = sum(table.weight for table in game.training)
    groups: list[TrainingTable] = []
    assigned = [0] * len(game.training)
    for number in range(actors * GROUPS):
        due = [
            table.weight / total * (number + 1) - number_assigned for table, number_assigned in zip(game.training, assigned, strict=True)
        ]
        neediest = due.index(max(due))
        assigned[neediest] += 1
        groups.append(game.training[neediest])
    return [groups[actor * GROUPS : (actor + 1) * GROUPS] for actor in range(actors)]


def train(settings: TrainingSettings, report: Report) -> None:
    """Train until the time is up. The network is saved regularly, so little is lost if you stop early."""
    settings.check()
    device = chosen_device(settings.device)
    from ukiyo.lab.learning.learner import Hyperparameters, Learner  # noqa: PLC0415 - needs PyTorch
    from ukiyo.lab.learning.model import PolicyValue  # noqa: PLC0415

    game = games.game(settings.game)
    actors = settings.processes
    network = PolicyValue.for_game(game, settings.width, settings.blocks)
    if settings.resume:
        load_weights(network, settings, game, report)
    past = [PolicyValue.from_weights(game, read_compatible(path, game)) for path in settings.past]
    student = load_student(settings, game) if settings.quick else None
    report(f"{sum(weight.numel() for weight in network.parameters()):,} weights on {device}, {actors} actors")
    with measuring_pool(settings) as pool:
        tables = Actors(settings.game, assign_tables(game, actors), settings.tables, settings.seed, settings.tutor)
        try:
            hyperparameters = Hyperparameters(
                settings.steps,
                settings.batch,
                settings.rates,
                settings.entropy,
                past_share=settings.past_share,
                spread_only=settings.spread_only,
                outcome_only=settings.outcome_only,
                student_share=settings.quick_share,
            )
            learner = Learner(network, tables, hyperparameters, device, settings.seed, student, past)
            if settings.resume and not settings.grow:
                load_optimiser(learner, settings, report)
            run(settings, learner, pool, report)
        finally:
            tables.close()


def run(settings: TrainingSettings, learner: "Learner", pool: ProcessPoolExecutor, report: Report) -> None:
    start = reported = stored = time.monotonic()
    learner.imitating = bool(settings.tutor)
    part = 0.0
    while part < 1:
        figures = learner.round(part)
        now = time.monotonic()
        part = (now - start) / (60 * settings.minutes)
        if learner.imitating and now - start > 60 * settings.imitation:
            learner.imitating = False
        if now - reported > REPORT_SECONDS:
            reported = now
            row = {"minutes": (now - start) / 60, "decisions": learner.decisions, "games": learner.games, **figures}
            append_row(settings, row)
            report(" ".join(f"{name} {value:.3g}" if isinstance(value, float) else f"{name} {value:,}" for name, value in row.items()))
        if now - stored > 60 * (settings.measure_every or SAVE_MINUTES) and part < 1:
            save(settings, learner)
            if settings.measure_every:
                measure(settings, pool, learner, (now - start) / 60, report)
            stored = time.monotonic()
    save(settings, learner)
    if settings.measure_every:
        measure(settings, pool, learner, settings.minutes, report)
    report(f"{settings.out}: {learner.games:,} games, {learner.decisions:,} decisions, {learner.learned:,} gradient steps")


def measuring_pool(settings: TrainingSettings) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(settings.processes, mp_context=get_context("spawn"))


def measure(settings: TrainingSettings, pool: ProcessPoolExecutor, learner: "Learner", minutes: float, report: Report) -> None:
    """Evaluate the network without search against fixed opponents. Every evaluation uses the same deals."""
    game = games.game(settings.game)
    players = 4 if 4 in game.seats else game.seats[-1]
    match = Match(settings.game, players, [f"policy={settings.out}"] + [settings.opponent] * (players - 1), 1_000_000)
    number = settings.games - settings.games % players
    results = list(pool.map(play_game, [match] * number, range(number)))
    seats = [result.seating.index(0) for result in results]
    share = sum(result.shares[seat] for result, seat in zip(results, seats, strict=True)) / number
    margin = 0.0
    for result, seat in zip(results, seats, strict=True):
        margin += result.totals[seat] - (sum(result.totals) - result.totals[seat]) / (players - 1)
    row = {
        "minutes": minutes,
        "decisions": learner.decisions,
        f"won against {players - 1} {settings.opponent}": share,
        "margin": margin / number,
        "n": number,
    }
    append_row(settings, row)
    report(f"after {minutes:.1f} min: won {share:.1%} of {number} against {players - 1} {settings.opponent}, margin {margin / number:+.1f}")


def append_row(settings: TrainingSettings, row: dict[str, float]) -> None:
    """Append a JSON line to the learning curve."""
    path = settings.out.with_suffix(".jsonl")
    try:
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({name: round(value, 5) for name, value in row.items()}) + "\n")
    except OSError as error:
        raise BadOption(f"Can't write {path}: {error.strerror}.") from None


def write_atomically(path: Path, write: Callable[[Path], object]) -> None:
    """Write a file atomically."""
    temporary = path.with_name(f".{path.stem}.new{path.suffix}")
    try:
        write(temporary)
        os.replace(temporary, path)
    except OSError as error:
        temporary.unlink(missing_ok=True)
        raise BadOption(f"Can't write {path}: {error.strerror}.") from None


def write_network(out: Path, game: str, network: "PolicyValue") -> None:
    """Write the network file for bots."""
    stored: dict[str, Any] = {"game": np.array(game), "format": np.array(FORMATS[-1]), **quantize(network.arrays())}
    write_atomically(out, lambda path: np.savez_compressed(path, **stored))


def save(settings: TrainingSettings, learner: "Learner") -> None:
    """Save the network for bots, and the data for resuming: the current weights, the optimizer and the counters."""
    import torch  # noqa: PLC0415

    write_network(settings.out, settings.game, learner.averaged.module)
    if learner.student:
        write_network(quick_path_for(settings.out), settings.game, learner.student.network)
    if settings.head_only:
        return
    recorded = {name: str(value) for name, value in asdict(settings).items()}
    state = {
        "network": learner.network.state_dict(),
        "averaged": learner.averaged.state_dict(),
        "optimiser": learner.optimiser.state_dict(),
        "learned": learner.learned,
        "decisions": learner.decisions,
        "games": learner.games,
        "course": recorded,
    }
    stored = BytesIO()  # PyTorch's own message does not mention that the disk is full
    torch.save(state, stored)
    write_atomically(settings.out.with_suffix(".pt"), lambda path: path.write_bytes(stored.getvalue()))


def load_weights(network: "PolicyValue", settings: TrainingSettings, game: Game, report: Report) -> None:
    """Load the network file. The network must have the configured size unless it grows. Its observation can be an older, shorter one."""
    known = read(settings.out, game)
    inputs, width = known["embed.weight"].shape
    blocks = block_count(known)
    if (width, blocks) != (settings.width, settings.blocks):
        if not settings.grow:
            raise BadOption(f"{settings.out} has width {width} and {blocks} blocks, not {settings.width} and {settings.blocks}.")
        known = grow(known, settings.width, settings.blocks, np.random.default_rng(settings.seed))
        report(f"{settings.out} grows from width {width} and {blocks} blocks to {settings.width} and {settings.blocks}")
    expected_inputs = capabilities.observer(game).size
    if inputs > expected_inputs:
        raise BadOption(
            f"{settings.out} was trained on {inputs} numbers, but {game.name} now has only {expected_inputs}. Train a new network."
        )
    if inputs < expected_inputs:
        report(f"{settings.out} was trained on the first {inputs} of {expected_inputs} numbers; it will learn to use the remaining numbers")
    network.load(widen_input(known, expected_inputs))


def load_student(settings: TrainingSettings, game: Game) -> "PolicyValue":
    """Return the smaller network: in a resumed run the existing one if there is one, otherwise a new one."""
    from ukiyo.lab.learning.model import PolicyValue  # noqa: PLC0415 - needs PyTorch

    quick = quick_path_for(settings.out)
    if settings.resume and quick.exists():
        return PolicyValue.from_weights(game, read_compatible(quick, game))
    return PolicyValue.for_game(game, QUICK_WIDTH, QUICK_BLOCKS)


def load_optimiser(learner: "Learner", settings: TrainingSettings, report: Report) -> None:
    """Load the optimizer and the counters if their file exists and is compatible. Otherwise, start with a new optimizer."""
    import torch  # noqa: PLC0415

    checkpoint = settings.out.with_suffix(".pt")
    if not checkpoint.exists():
        report(f"{checkpoint.name} not found; continuing with the weights only")
        return
    try:
        state = torch.load(checkpoint, map_location=learner.device, weights_only=True)
        if state["network"]["embed.weight"].shape != learner.network.embed.weight.shape:
            report(f"{checkpoint.name} was saved for a different observation; continuing with the weights only")
            return
        learner.network.load_state_dict(state["network"])
        learner.averaged.load_state_dict(state["averaged"])
        learner.optimiser.load_state_dict(state["optimiser"])
        learner.learned, learner.decisions, learner.games = state["learned"], state["decisions"], state["games"]
    except (OSError, RuntimeError, KeyError, ValueError, EOFError, UnpicklingError) as error:
        raise BadOption(f"{checkpoint} can't be read ({type(error).__name__}). Delete it to continue with the weights only.") from None
    learner.actor = learner.snapshot()
