"""Teaching a network by self-play: games are played with what it knows, and it learns from how they went. `ukiyo lab train`.

Each sampled position of a game is a row per seat (`Game.features`). Its target mixes how the game ended with what the network
thought a little later: TD(lambda), counted backwards from the end. The first part of the time learns from apprentices: their games cost
little, so that there are many of them.
"""

import os
import time
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import numpy.typing as npt

from ukiyo import bots, games
from ukiyo.bots.bot import Bot
from ukiyo.bots.evaluator import HEADS, Evaluator, outcome
from ukiyo.bots.lines import Breadth
from ukiyo.bots.network import LAYERS, Matrix, Network, fresh, load
from ukiyo.bots.turn import TurnBot
from ukiyo.engine.errors import BadOption
from ukiyo.engine.game import TrainingTable
from ukiyo.engine.generator import Generator, seeded

Halves = npt.NDArray[np.float16]  # rows in the memory: half the room

FIRST, SECOND = 128, 32  # units of the hidden layers
SAMPLED = 20  # of a hundred positions
SAMPLED_OF_MANY = 8  # of apprentices' games
BLUNDERS = 2  # of a hundred moves are a novice's, so that learning sees more than its own taste
NOISE = 0.03  # of worth: which end of a turn is preferred
BREADTH = Breadth(3, 6, 10)  # a turn is looked at more narrowly than artisans do, for more games
WITH_APPRENTICES = 0.2  # part of the time that learns from apprentices' games
CLUMSY = (1, 2, 5, 12)  # moves of a hundred of theirs that are a novice's; one of these for each seat
LAMBDA = 0.97
MEMORY = 1_000_000  # rows learned from
BATCH = 512
REHEARSED = 6.0  # how often each new row is learned, on average
GAMES_A_BATCH = 16
RATES = (1.5e-3, 1e-4)  # of learning, at the beginning and at the end
WEIGHT = np.array([1.0, 1.0, 0.5], dtype=np.float32)  # of the heads' errors


@dataclass(frozen=True)
class Lesson:
    """What a batch of games leaves behind: rows, where each seat's story ends among them, and how it ended."""

    rows: Halves
    ends: list[int]
    outcomes: Matrix
    games: int


@dataclass
class Learner:
    """A network with what learning remembers."""

    network: Network
    chance: np.random.Generator
    rows: Halves
    targets: Matrix
    filled: int = 0
    steps: int = 0
    loss: float = 1.0
    first: dict[str, Matrix] = field(default_factory=dict)
    second: dict[str, Matrix] = field(default_factory=dict)

    def remember(self, lesson: Lesson) -> None:
        """Lay rows and their targets into the memory, over the oldest."""
        targets = lambda_returns(self.network, lesson)
        places = (self.filled + np.arange(len(targets))) % MEMORY
        self.rows[places] = lesson.rows
        self.targets[places] = targets
        self.filled += len(targets)

    def study(self, steps: int, rate: float) -> None:
        known = min(self.filled, MEMORY)
        for _ in range(steps):
            chosen = self.chance.integers(known, size=BATCH)
            self.step(self.rows[chosen].astype(np.float32), self.targets[chosen], rate)

    def step(self, rows: Matrix, targets: Matrix, rate: float) -> None:
        """One step of Adam down the error of win (cross entropy), score and margin (squares)."""
        layers = self.network.layers
        first = np.maximum(rows @ layers["w1"] + layers["b1"], 0.0)
        second = np.maximum(first @ layers["w2"] + layers["b2"], 0.0)
        heads = second @ layers["w3"] + rows @ layers["past"] + layers["b3"]
        heads[:, 0] = 1.0 / (1.0 + np.exp(-np.clip(heads[:, 0], -30.0, 30.0)))
        off = heads - targets
        self.loss += 0.001 * (float(np.mean(off[:, 2] ** 2)) - self.loss)
        off *= WEIGHT / len(rows)
        back = (off @ layers["w3"].T) * (second > 0)
        far = (back @ layers["w2"].T) * (first > 0)
        slopes = {
            "w1": rows.T @ far,
            "b1": far.sum(0),
            "w2": first.T @ back,
            "b2": back.sum(0),
            "w3": second.T @ off,
            "b3": off.sum(0),
            "past": rows.T @ off,
        }
        self.steps += 1
        for name, slope in slopes.items():
            mean = self.first.setdefault(name, np.zeros_like(slope))
            square = self.second.setdefault(name, np.zeros_like(slope))
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            unbiased = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            layers[name] -= (rate / (1 - 0.9**self.steps) * mean / unbiased).astype(np.float32)


def lambda_returns(network: Network, lesson: Lesson) -> Matrix:
    """Backwards through each story: mostly what came of it, partly what was thought one sample later."""
    thought = network.heads(lesson.rows.astype(np.float32))
    targets = np.empty((len(thought), HEADS), dtype=np.float32)
    start = 0
    for end, ended in zip(lesson.ends, lesson.outcomes, strict=True):
        later = ended
        for place in range(end - 1, start - 1, -1):
            targets[place] = later
            later = (1 - LAMBDA) * thought[place] + LAMBDA * later
        start = end
    return targets


# Playing


def self_play(game: str, layers: dict[str, Matrix] | None, seed: int) -> Lesson:
    """A few games, by the network or by the hand-made valuation where there is none yet."""
    chance = seeded(seed)
    rows: list[Halves] = []
    ends: list[int] = []
    outcomes: list[list[float]] = []
    length = 0
    for number in range(GAMES_A_BATCH):
        stories, ended = one_game(game, layers, seed * GAMES_A_BATCH + number, chance)
        for seat, story in enumerate(stories):
            if story:
                rows.append(np.array(story, dtype=np.float16))
                length += len(story)
                ends.append(length)
                outcomes.append(ended[seat * HEADS : (seat + 1) * HEADS])
    return Lesson(np.concatenate(rows), ends, np.array(outcomes, dtype=np.float32), GAMES_A_BATCH)


def one_game(game: str, layers: dict[str, Matrix] | None, seed: int, chance: Generator) -> tuple[list[list[list[float]]], list[float]]:
    rules = games.game(game)
    table = by_weight(rules.training, chance)
    players, features = table.players, rules.features()
    evaluator = Evaluator(rules.valuation(), features, Network(layers), rules.by_hand) if layers else None
    seats = [student(game, evaluator, chance) for _ in range(players)]
    blunders = [BLUNDERS if evaluator else CLUMSY[chance.draw(len(CLUMSY))] for _ in range(players)]
    sampled = SAMPLED if evaluator else SAMPLED_OF_MANY
    novice = bots.named("novice", game, chance.word())
    state = rules.new(players, seed, **table.options)
    stories: list[list[list[float]]] = [[] for _ in range(players)]
    while not state.over:
        bot = novice if chance.draw(100) < blunders[state.seat] else seats[state.seat]
        state.play(bot.ask(state))
        if not state.over and chance.draw(100) < sampled:
            for seat in range(players):
                stories[seat].append(features.row(state.determinize(seat, chance.word()), seat))
    return stories, outcome(state, rules.valuation().par)


def student(game: str, evaluator: Evaluator | None, chance: Generator) -> Bot:
    """Mostly who is learning; sometimes an apprentice, so that other styles of play are known too."""
    if evaluator is None or chance.draw(100) < 15:
        return bots.named("apprentice", game, chance.word())
    bot = TurnBot(chance.word(), evaluator, BREADTH)
    bot.noise = NOISE
    return bot


def by_weight(tables: tuple[TrainingTable, ...], chance: Generator) -> TrainingTable:
    drawn = chance.draw(sum(table.weight for table in tables))
    for table in tables:
        if drawn < table.weight:
            return table
        drawn -= table.weight
    raise AssertionError("something is always drawn")


# The course


def train(game: str, minutes: float, workers: int, seed: int, out: Path, resume: bool, tell: Callable[[str], None]) -> None:
    """Learn for so many minutes; the file is written every minute, so that stopping early loses little."""
    rules = games.game(game)
    if not rules.training:
        raise BadOption(f"{game} does not say at which tables its network learns: it has no training tables")
    if minutes <= 0:
        raise BadOption(f"the minutes must be more than 0, not {minutes:g}")
    if not 1 <= workers <= 64:
        raise BadOption(f"the number of workers must be from 1 to 64, not {workers}")
    if out.exists() and not resume:
        raise BadOption(f"{out} is there already: choose another file, or go on from it with --resume")
    if not out.parent.is_dir():
        raise BadOption(f"there is no folder {out.parent}")
    inputs = rules.features().size
    network = load(out, inputs) if resume else fresh(inputs, FIRST, SECOND, seed)
    memory = np.zeros((MEMORY, inputs), dtype=np.float16)
    learner = Learner(network, np.random.default_rng(seed), memory, np.zeros((MEMORY, HEADS), dtype=np.float32))
    start = told = time.monotonic()
    played = asked = 0
    with ProcessPoolExecutor(workers) as pool:
        pending: set[Future[Lesson]] = set()
        while True:
            part = (time.monotonic() - start) / (60 * minutes)
            if part >= 1:
                break
            layers = None if part < WITH_APPRENTICES and not resume else {name: layer.copy() for name, layer in network.layers.items()}
            while len(pending) < workers + 1:
                pending.add(pool.submit(self_play, game, layers, seed * 1_000_003 + asked))
                asked += 1
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            for future in done:
                lesson = future.result()
                learner.remember(lesson)
                played += lesson.games
                learner.study(int(REHEARSED * len(lesson.rows) / BATCH), RATES[0] * (RATES[1] / RATES[0]) ** part)
            if time.monotonic() - told > 60:
                told = time.monotonic()
                save(network, out)
                tell(f"{(told - start) / 60:.0f} min: {played} games, {learner.filled} rows, error of the margin {learner.loss:.3f}")
        for future in pending:
            future.cancel()
    save(network, out)
    tell(f"{out}: {played} games, {learner.filled} rows, {learner.steps} steps")


def save(network: Network, out: Path) -> None:
    """Write the file whole or not at all."""
    temporary = out.with_name(f".{out.name}.new")
    try:
        with temporary.open("wb") as file:
            np.savez_compressed(file, allow_pickle=False, **{name: network.layers[name].astype(np.float16) for name in LAYERS})
        os.replace(temporary, out)
    except OSError as error:
        raise BadOption(f"cannot write {out}: {error.strerror}") from None
