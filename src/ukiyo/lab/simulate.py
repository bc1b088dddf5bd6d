"""Playing many games and adding them up. The same seed gives the same results with any number of workers."""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from itertools import repeat
from pathlib import Path

from ukiyo import bots, games
from ukiyo.engine.errors import BadOption
from ukiyo.engine.game import MAX_SEED
from ukiyo.engine.state import State
from ukiyo.games.hokusai.rules import HokusaiState
from ukiyo.games.hokusai.scoring import won_alone
from ukiyo.games.iki.rules import IkiState

BATCH = 20


@dataclass(frozen=True)
class Task:
    """What to play."""

    game: str
    players: int
    bots: list[str]  # one a seat
    seed: int
    options: dict[str, str]
    components: Path | None = None


@dataclass(frozen=True)
class Played:
    """One game's result."""

    totals: list[int]  # by seat
    ranks: list[int]
    parts: list[dict[str, int]]
    decisions: int
    tally: dict[str, int]


@dataclass(frozen=True)
class RankScores:
    """What the players at one rank scored."""

    rank: int
    mean: float
    min: int
    max: int


@dataclass(frozen=True)
class Summary:
    """Many games added up."""

    game: str
    players: int
    bots: list[str]
    seed: int
    games: int
    decisions: int
    seconds: float
    wins: list[int]  # by seat
    scores: list[RankScores]
    categories: dict[str, float]  # mean a player
    tally: dict[str, float]  # mean a game

    def json(self) -> dict[str, object]:
        """One flat object: the tally's names stand beside the others."""
        flat = asdict(self)
        tally = flat.pop("tally")
        return {**flat, **tally}


def play_one(task: Task, number: int) -> Played:
    """The game number `number` of a task; its seed is the task's plus the number."""
    game = games.game(task.game, task.components)
    seed = task.seed + number
    state = game.new(task.players, seed, **task.options)
    seats = [bots.named(name, task.game, seed * 8 + seat) for seat, name in enumerate(task.bots)]
    kinds: Counter[str] = Counter()
    while not state.over:
        action = seats[state.seat].ask(state)
        kinds[state.actions[action].kind] += 1
        state.play(action)
    scores = state.scores()
    return Played(
        [score.total for score in scores],
        [score.rank for score in scores],
        [score.parts for score in scores],
        state.moves,
        TALLIES[task.game](state, kinds),
    )


def tally_iki(state: State, kinds: Counter[str]) -> dict[str, int]:
    assert isinstance(state, IkiState)
    return {"hires": kinds["hire"], "retired": len(state.retired), "buildings": kinds["build"]}


def tally_hokusai(state: State, kinds: Counter[str]) -> dict[str, int]:
    assert isinstance(state, HokusaiState)
    tally = {
        "turns": state.turns,
        "exhibited": len(state.cloth) - 1,
        "mixes": kinds["mix"],
        "artisans": kinds["hire"] + kinds["pick"],
        "tokens": kinds["token"],
    }
    return {**tally, "won": int(won_alone(state))} if state.players == 1 else tally


TALLIES: dict[str, Callable[[State, Counter[str]], dict[str, int]]] = {"iki": tally_iki, "hokusai": tally_hokusai}
"""What people like to count in each game, from its last position and the kinds of actions played."""


def play_batch(task: Task, start: int, end: int) -> list[Played]:
    return [play_one(task, number) for number in range(start, end)]


def play_games(task: Task, number: int, workers: int) -> Iterator[Played]:
    """Play the games, in order, on so many processes."""
    batches = [(start, min(start + BATCH, number)) for start in range(0, number, BATCH)]
    if workers == 1:
        for start, end in batches:
            yield from play_batch(task, start, end)
        return
    with ProcessPoolExecutor(workers) as pool:
        starts, ends = zip(*batches, strict=True)
        for played in pool.map(play_batch, repeat(task), starts, ends):
            yield from played


def simulate(task: Task, number: int, workers: int, progress: Callable[[], None]) -> Summary:
    """Play and add up. `progress` is called after every game."""
    if number < 1:
        raise BadOption(f"the number of games must be at least 1, not {number}")
    if not 1 <= workers <= 64:
        raise BadOption(f"the number of workers must be from 1 to 64, not {workers}")
    if not 0 <= task.seed <= MAX_SEED - number:
        raise BadOption(f"a seed is a whole number from 0 to {MAX_SEED - number} here, not {task.seed}")
    start = time.perf_counter()
    results: list[Played] = []
    for played in play_games(task, number, workers):
        results.append(played)
        progress()
    return summary(task, results, time.perf_counter() - start)


def summary(task: Task, results: list[Played], seconds: float) -> Summary:
    played = len(results)
    by_rank = zip(*[sorted(result.totals, reverse=True) for result in results], strict=True)
    categories: Counter[str] = Counter()
    tally: Counter[str] = Counter()
    for result in results:
        tally.update(result.tally)
        for parts in result.parts:
            categories.update(parts)
    return Summary(
        game=task.game,
        players=task.players,
        bots=task.bots,
        seed=task.seed,
        games=played,
        decisions=sum(result.decisions for result in results),
        seconds=round(seconds, 3),
        wins=[sum(result.ranks[seat] == 1 for result in results) for seat in range(task.players)],
        scores=[RankScores(rank, round(sum(totals) / played, 2), min(totals), max(totals)) for rank, totals in enumerate(by_rank, start=1)],
        categories={category: round(total / played / task.players, 2) for category, total in categories.items()},
        tally={name: round(count / played, 3) for name, count in tally.items()},
    )
