"""`ukiyo sim`: summarizes many games. Each deal is played once with bot `i` in seat `i`."""

import time
from collections import Counter
from dataclasses import asdict, dataclass

from ukiyo import games
from ukiyo.lab.matches.arena import GameResult, Match, play_games
from ukiyo.lab.matches.progress import with_progress_bar


@dataclass(frozen=True)
class RankScores:
    """The scores of players who finish at one rank."""

    rank: int
    mean: float
    min: int
    max: int


@dataclass(frozen=True)
class Summary:
    """Totals and means over many games."""

    game: str
    players: int
    bots: list[str]
    seed: int
    games: int
    decisions: int
    seconds: float
    wins: list[int]  # per seat
    scores: list[RankScores]
    categories: dict[str, float]  # mean per player
    tally: dict[str, float]  # mean per game

    def json(self) -> dict[str, object]:
        """Return a flat object with the game's statistics at the top level."""
        flat = asdict(self)
        tally = flat.pop("tally")
        return {**flat, **tally}


def simulate(match: Match, number: int, workers: int, label: str) -> Summary:
    """Play each deal once, in the arena's first rotation, and summarize the games."""
    match.check(number, rotated=False)
    start = time.perf_counter()
    unrotated = [deal * match.players for deal in range(number)]
    results = list(with_progress_bar(play_games(match, unrotated, workers), label, number))
    return summary(match, results, time.perf_counter() - start)


def summary(match: Match, results: list[GameResult], seconds: float) -> Summary:
    number = len(results)
    by_rank = zip(*[sorted(game.totals, reverse=True) for game in results], strict=True)
    parts = [sum(column) for column in zip(*[seat for game in results for seat in game.parts], strict=True)]
    tally: Counter[str] = Counter()
    for game in results:
        tally.update(game.tally)
    return Summary(
        game=match.game,
        players=match.players,
        bots=match.bots,
        seed=match.seed,
        games=number,
        decisions=sum(sum(game.decisions) for game in results),
        seconds=round(seconds, 3),
        wins=[sum(game.ranks[seat] == 1 for game in results) for seat in range(match.players)],
        scores=[RankScores(rank, round(sum(totals) / number, 2), min(totals), max(totals)) for rank, totals in enumerate(by_rank, start=1)],
        categories={
            category: round(total / number / match.players, 2)
            for category, total in zip(games.game(match.game).categories, parts, strict=True)
        },
        tally={name: round(count / number, 3) for name, count in tally.items()},
    )
