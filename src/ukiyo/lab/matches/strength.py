"""`make strength`: measures the strength of each bot level against the level below it in arena matches."""

import argparse
import sys

from ukiyo import games
from ukiyo.engine.errors import UkiyoError
from ukiyo.lab.matches.arena import Match, play_games
from ukiyo.lab.matches.plots import with_interval
from ukiyo.lab.matches.progress import with_progress_bar
from ukiyo.lab.matches.results import header
from ukiyo.lab.matches.standings import standing

SEED = 1
SECONDS = 1.0  # default of --seconds


def against(game: str, players: int, bot: str, others: str) -> Match:
    """Return a match of one bot against several opponents of another level."""
    return Match(game, players, [bot] + [others] * (players - 1), SEED)


def quick_matches() -> list[Match]:
    """Return the matches for every game and number of players."""
    return [
        against(game, players, bot, others)
        for bot, others in (("apprentice", "novice"), ("artisan", "apprentice"))
        for game in games.NAMES
        for players in reversed(games.game(game).seats)
    ]


def long_matches(seconds: float) -> list[Match]:
    """Return long matches: a master against artisans, and against masters with half the search time.

    They take hours at 1 s per decision.
    """
    seats = {game: games.game(game).seats for game in games.NAMES}
    return [
        *[against(game, min(4, seats[game][-1]), f"master@{seconds:g}", "artisan") for game in seats],
        *[against(game, max(2, seats[game][0]), f"master@{2 * seconds:g}", f"master@{seconds:g}") for game in seats],
    ]


def name(match: Match) -> str:
    others = f"against {match.players - 1} {match.bots[-1]}" if match.players > 1 else "alone"
    return f"{match.game}: {match.bots[0]} {others}"


def row(match: Match, number: int, workers: int) -> str:
    """Play at least `number` games, rounded up to whole deals, and return the first bot's results."""
    deals = -(-number // match.players)
    number = deals * match.players
    match.check(number)
    results = list(with_progress_bar(play_games(match, list(range(number)), workers), name(match), number))
    results.sort(key=lambda game: game.number)
    result = standing(header(match), results, match.bots[0])
    return f"| {name(match)} | {number} | {deals} | {with_interval(result.share, '{:.1%}')} | {with_interval(result.score, '{:.1f}')} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="games per match, rounded up to whole deals")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--long", action="store_true", help="play the matches between masters instead (takes hours)")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="search time of masters per decision")
    parser.add_argument("--only", default="", help="play only matches whose name contains this text, such as ': artisan against 3'")
    arguments = parser.parse_args()
    print("| match | games | deals | win share (95%) | mean score (95%) |\n|---|---|---|---|---|")
    try:
        for match in long_matches(arguments.seconds) if arguments.long else quick_matches():
            if arguments.only in name(match):
                print(row(match, arguments.games, arguments.workers), flush=True)
    except UkiyoError as error:
        sys.exit(f"strength: {error}")


if __name__ == "__main__":
    main()
