"""How strong the bots are, honestly: many games, seats rotated, with the doubt. `make strength`."""

import argparse
import math
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

from rich.console import Console
from rich.progress import track

from ukiyo import bots, games


@dataclass(frozen=True)
class Match:
    """One bot against others of one kind."""

    game: str
    players: int
    bot: str
    others: str


QUICK = [
    *[Match("iki", players, "apprentice", "novice") for players in (4, 3, 2)],
    *[Match("hokusai", players, "apprentice", "novice") for players in (5, 4, 3, 2, 1)],
    *[Match("iki", players, "artisan", "apprentice") for players in (4, 3, 2)],
    *[Match("hokusai", players, "artisan", "apprentice") for players in (5, 4, 3, 2, 1)],
]
SECONDS = 1.0  # a master's move in the long matches; `--seconds` says otherwise


def long_matches(seconds: float) -> list[Match]:
    """A master against artisans, and against itself with half the time: hours at a second a move."""
    return [
        *[Match(game, 4, f"master@{seconds:g}", "artisan") for game in ("iki", "hokusai")],
        *[Match(game, 2, f"master@{2 * seconds:g}", f"master@{seconds:g}") for game in ("iki", "hokusai")],
    ]


def play(match: Match, number: int) -> tuple[bool, int]:
    """Whether the bot won game `number`, and its score; it sits on every seat in turn."""
    seat = number % match.players
    names = [match.bot if place == seat else match.others for place in range(match.players)]
    seats = [bots.named(name, match.game, number * 8 + place) for place, name in enumerate(names)]
    state = games.game(match.game).new(match.players, number)
    while not state.over:
        state.play(seats[state.seat].ask(state))
    score = state.scores()[seat]
    return score.rank == 1, score.total


def wilson(share: float, number: float, z: float = 1.96) -> tuple[float, float]:
    """The interval of a share seen in so many games, 95% unless told otherwise."""
    middle, whole = share + z * z / (2 * number), 1 + z * z / number
    reach = z * math.sqrt(share * (1 - share) / number + z * z / (4 * number * number))
    return (middle - reach) / whole, (middle + reach) / whole


def results(match: Match, number: int, workers: int) -> Iterator[tuple[bool, int]]:
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(play, [match] * number, range(number), chunksize=1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="a match")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--long", action="store_true", help="the master's matches instead: they take hours")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="a move of the master")
    parser.add_argument("--only", default="", help="matches whose name holds this, such as 'iki: artisan'")
    asked = parser.parse_args()
    rows = ["| match | n | won | 95% interval | mean score |", "|---|---|---|---|---|"]
    for match in long_matches(asked.seconds) if asked.long else QUICK:
        against = f"against {match.players - 1} {match.others}" if match.players > 1 else "alone"
        name = f"{match.game}: {match.bot} {against}"
        if asked.only not in name:
            continue
        games_played = results(match, asked.games, asked.workers)
        played = list(track(games_played, name, total=asked.games, transient=True, console=Console(stderr=True)))
        won, total = sum(win for win, _ in played), sum(score for _, score in played)
        low, high = wilson(won / asked.games, asked.games)
        rows.append(f"| {name} | {asked.games} | {won / asked.games:.1%} | {low:.1%}-{high:.1%} | {total / asked.games:.1f} |")
    print("\n".join(rows))


if __name__ == "__main__":
    main()
