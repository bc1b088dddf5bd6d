"""Fixed ratings for the bot levels, per game and number of players. People are rated on the same scale.

A difference of 400 points means that the stronger level finishes ahead in 10 of 11 games. The middle level has 1500 points. The others are
rated relative to it from games between neighbouring levels. The results of these games are stored in each game's `anchors.toml`. To add
more, run `python -m ukiyo.lab.matches.anchors GAME`.
"""

import argparse
import math
import sys
import tomllib
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from itertools import combinations, pairwise

from ukiyo import bots, games
from ukiyo.engine.errors import UkiyoError
from ukiyo.engine.game import Game
from ukiyo.lab.matches.arena import GameResult, Match, play_games

FILE = "anchors.toml"
MIDDLE_RATING = 1500.0
TENFOLD_POINTS = 400.0  # the difference at which a level finishes ahead ten times as often as behind
MAX_SHARE = 100 / 101  # larger shares are capped, because a few hundred games can't confirm them
SEED = 2_000_000
BLOCK = """
[[match]]
players = {0.players}
worse = "{0.worse}"
better = "{0.better}"
games = {0.games}
compared = {0.compared}
ahead = {0.ahead}
how = "{0.how}"
"""


@dataclass(frozen=True)
class Anchor:
    """A level's rating and its standard error."""

    rating: float
    deviation: float


@dataclass(frozen=True)
class LevelMatch:
    """Games between two levels with a given number of players, and how often the stronger level finished ahead in the compared pairs.

    Ties count as half.
    """

    players: int
    worse: str
    better: str
    games: int
    compared: int
    ahead: float
    how: str


@lru_cache
def anchors_of(game: Game, players: int) -> dict[str, Anchor]:
    """Return the ratings of the measured levels, from the middle level outwards. The result is empty if the game has no measurements."""
    path = game.folder / FILE
    level_matches = [LevelMatch(**match) for match in tomllib.loads(path.read_text())["match"]] if path.exists() else []
    middle_level = len(bots.LEVELS) // 2
    placed = {bots.LEVELS[middle_level]: Anchor(MIDDLE_RATING, 0.0)} if level_matches else {}
    for known, level in [*pairwise(bots.LEVELS[middle_level:]), *pairwise(bots.LEVELS[middle_level::-1])]:
        matches = [match for match in level_matches if {match.worse, match.better} == {known, level}]
        matches = [match for match in matches if match.players == players] or matches
        if known in placed and matches:
            gap, error = difference(matches)
            gap = max(gap, 0.0)  # a level is always rated at least as high as the level below it
            up = 1 if level == matches[0].better else -1
            placed[level] = Anchor(round(placed[known].rating + up * gap), round(math.hypot(placed[known].deviation, error)))
    return placed


def difference(matches: list[LevelMatch]) -> tuple[float, float]:
    """Return the rating difference between two levels and its standard error.

    The pairs in a game count as one, because they are correlated.
    """
    number = sum(match.games for match in matches)
    share = min((sum(match.ahead for match in matches) + 0.5) / (sum(match.compared for match in matches) + 1), MAX_SHARE)
    points = TENFOLD_POINTS / math.log(10)
    return points * math.log(share / (1 - share)), points / math.sqrt(number * share * (1 - share))


def level_match(match: Match, results: list[GameResult]) -> LevelMatch:
    """Summarise the games of two levels. The first bot of the lineup is the weaker one."""
    worse, better = match.bots[0], match.bots[1]
    compared, share = 0, 0.0
    for game in results:
        for first, second in combinations(range(match.players), 2):
            if match.bots[game.seating[first]] == match.bots[game.seating[second]]:
                continue
            best, loser = (first, second) if match.bots[game.seating[first]] == better else (second, first)
            compared += 1
            share += 0.5 + 0.5 * ((game.ranks[best] < game.ranks[loser]) - (game.ranks[best] > game.ranks[loser]))
    source = f"arena, seed {match.seed}, {datetime.now(UTC):%Y-%m-%d}"
    return LevelMatch(match.players, worse, better, len(results), compared, share, source)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("worse", choices=bots.LEVELS[:-1])
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--games", type=int, default=100, help="number of games, rounded up to whole deals")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--workers", type=int, default=2)
    arguments = parser.parse_args()
    levels = arguments.worse, bots.LEVELS[bots.LEVELS.index(arguments.worse) + 1]
    try:
        game = games.game(arguments.game)
        match = Match(game.name, arguments.players, [levels[place % 2] for place in range(arguments.players)], arguments.seed)
        number = -(-arguments.games // arguments.players) * arguments.players
        match.check(number)
        match_result = level_match(match, list(play_games(match, list(range(number)), arguments.workers)))
    except UkiyoError as error:
        sys.exit(f"anchors: {error}")
    with (game.folder / FILE).open("a") as file:
        file.write(BLOCK.format(match_result))
    print(f"{game.folder / FILE}: {BLOCK.format(match_result)}")


if __name__ == "__main__":
    main()
