"""The arena plays bots against each other. Every bot plays the same deals in every seat.

A deal is a seed. It is played once for each rotation of the seats. With four players, for example, each bot plays each deal four times,
once in each seat, so that all bots have the same luck. Game number `n` is rotation `n % players` of deal `n // players`.
"""

import hashlib
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from pathlib import Path

from ukiyo import bots, games
from ukiyo.engine import capabilities
from ukiyo.engine.errors import BadOption, UkiyoError
from ukiyo.engine.game import MAX_SEED
from ukiyo.engine.state import Seat
from ukiyo.lab.matches import external_bots

MAX_WORKERS = 256
GAMES_PER_WORKER = 4  # games queued per worker, so that workers are not idle


class WorkerLost(UkiyoError):
    """Raised when a worker process dies. The finished games are saved."""


@dataclass(frozen=True)
class Match:
    """The game, the bots and the deals of a match."""

    game: str
    players: int
    bots: list[str]  # the lineup: bot `i` has seat `i` in the first rotation, seat `i + 1` in the second, and so on
    seed: int  # the seed of the first deal; later deals use the following seeds
    options: dict[str, str] = field(default_factory=dict)
    components: str | None = None

    def check(self, number: int, rotated: bool = True) -> None:
        """Raise an error if the match can't be played. Without rotation, each deal is played once."""
        games.game(self.game, self.components).new(self.players, 0, **self.options)
        if len(self.bots) != self.players:
            raise BadOption(f"{self.players} players need {self.players} bots, or one for all seats, not {len(self.bots)}.")
        for name in self.bots:
            external_bots.create_any_bot(name, self.game, 0)
        if number < 1:
            raise BadOption(f"The number of games must be at least 1, not {number}.")
        if rotated and number % self.players:
            down = number - number % self.players
            suggestion = f"{down} or {down + self.players}" if down else f"{self.players}"
            raise BadOption(f"{number} games can't put each of {self.players} bots in every seat equally often. Play {suggestion} games.")
        if not 0 <= self.seed <= MAX_SEED // 64 - number:
            raise BadOption(f"The seed must be from 0 to {MAX_SEED // 64 - number}, not {self.seed}.")

    def seating(self, number: int) -> list[int]:
        """Return the lineup index of the bot in each seat for game `number`."""
        return [(seat - number) % self.players for seat in range(self.players)]


@dataclass(frozen=True)
class GameResult:
    """The result of a game. The lists are indexed by seat."""

    number: int
    first: Seat  # the first player
    seating: list[int]
    totals: list[int]
    ranks: list[int]
    parts: list[list[int]]  # points per score category
    taken: list[list[str]]  # what each seat acquired, in order: `character:monk`, `master:utamaro`, ...
    decisions: list[int]
    seconds: list[float]  # total search time, which differs when a game is repeated
    longest: list[float]  # search time of the longest decision
    tally: dict[str, int] = field(default_factory=dict)  # the game's own statistics

    @property
    def shares(self) -> list[float]:
        """Return each seat's share of the win. Winners who tie share it."""
        winners = self.ranks.count(1)
        return [1 / winners if rank == 1 else 0.0 for rank in self.ranks]


def play_game(match: Match, number: int) -> GameResult:
    """Play game `number` of a match. The result depends only on the arguments, so the game can be repeated on any machine."""
    rules = games.game(match.game, match.components)
    deal = match.seed + number // match.players
    seating = match.seating(number)
    state = rules.new(match.players, deal, **match.options)
    rng = (deal * 8 + number % match.players) * 8
    seats = [external_bots.create_any_bot(match.bots[bot], match.game, rng + bot) for bot in seating]
    first = rules.view(state, -1).get("first", state.seat)
    assert isinstance(first, int)
    kinds: Counter[str] = Counter()
    acquired: list[list[str]] = [[] for _ in seats]
    decisions, seconds, longest = [0] * match.players, [0.0] * match.players, [0.0] * match.players
    while not state.over:
        seat = state.seat
        start = time.perf_counter()
        action = seats[seat].choose_action(state)
        elapsed = time.perf_counter() - start
        decisions[seat] += 1
        seconds[seat] += elapsed
        longest[seat] = max(longest[seat], elapsed)
        name = capabilities.acquired(rules, state, action)
        if name:
            acquired[seat].append(name)
        kinds[rules.action(action).kind] += 1
        state.play(action)
    for seat, name in capabilities.acquired_at_end(rules, state):
        acquired[seat].append(name)
    scores = state.scores()
    return GameResult(
        number,
        first,
        seating,
        [score.total for score in scores],
        [score.rank for score in scores],
        [list(score.parts.values()) for score in scores],
        acquired,
        decisions,
        [round(total, 6) for total in seconds],
        [round(total, 6) for total in longest],
        capabilities.statistics(rules, state, kinds),
    )


def play_games(match: Match, numbers: list[int], workers: int) -> Iterator[GameResult]:
    """Play the games with these numbers in several processes and yield them as they finish."""
    if not 1 <= workers <= MAX_WORKERS:
        raise BadOption(f"The number of workers must be from 1 to {MAX_WORKERS}, not {workers}.")
    if workers == 1:
        yield from (play_game(match, number) for number in numbers)
        return
    with ProcessPoolExecutor(workers) as pool:
        waiting = iter(numbers)
        playing: set[Future[GameResult]] = set()
        try:
            while True:
                for number in waiting:
                    playing.add(pool.submit(play_game, match, number))
                    if len(playing) >= workers * GAMES_PER_WORKER:
                        break
                if not playing:
                    return
                finished, playing = wait(playing, return_when=FIRST_COMPLETED)
                for game in finished:
                    yield game.result()
        except BrokenProcessPool:
            raise WorkerLost("A worker process was killed during a game. Continue a match with --out by --resume.") from None
        finally:
            for game in playing:
                game.cancel()


def bots_fingerprint(game: str, lineup: list[str]) -> str:
    """Return a hash of everything that affects how bots play a game: their code, the game's code and its networks."""
    digest = hashlib.sha256()
    for room in (Path(bots.__file__).parent, games.game(game).folder):
        for path in sorted(room.rglob("*")):
            if path.suffix in (".py", ".npz"):
                digest.update(path.relative_to(room).as_posix().encode() + b"\0" + path.read_bytes())
    for name in sorted(set(lineup)):
        digest.update(external_bots.source(name))
    return digest.hexdigest()[:16]
