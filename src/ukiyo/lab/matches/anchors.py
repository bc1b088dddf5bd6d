"""How strong the bots are on the scale that people are rated on: a fixed number for each level, by game and number of players.

A difference of 400 means that the better one is ahead ten times out of eleven. The level in the middle stands at 1500, the others as far
from it as neighbours among the levels were apart when they played each other at one table. What they played lies beside the game, in
`anchors.toml`; `python -m ukiyo.lab.matches.anchors GAME` plays more of it.
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
from ukiyo.lab.matches.arena import Match, Played, play_games

FILE = "anchors.toml"
MIDDLE = 1500.0  # of the scale
TENFOLD = 400.0  # points by which one is ahead ten times as often as behind
FULL_SEARCH = 100 / 101  # the largest share of pairs that is taken at its word: more is luck, in a few hundred games
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
    """Where a bot stands, and the standard error of that."""

    rating: float
    doubt: float


@dataclass(frozen=True)
class Measured:
    """Games of two levels at tables with so many players: in how many of the pairs compared the better one was ahead.

    A shared place is half.
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
    """The levels that were measured, from the middle outwards; none where nobody has measured them."""
    path = game.folder / FILE
    found = [Measured(**match) for match in tomllib.loads(path.read_text())["match"]] if path.exists() else []
    middle = len(bots.LEVELS) // 2
    placed = {bots.LEVELS[middle]: Anchor(MIDDLE, 0.0)} if found else {}
    for known, wanted in [*pairwise(bots.LEVELS[middle:]), *pairwise(bots.LEVELS[middle::-1])]:
        matches = [match for match in found if {match.worse, match.better} == {known, wanted}]
        matches = [match for match in matches if match.players == players] or matches
        if known in placed and matches:
            apart, error = difference(matches)
            apart = max(apart, 0.0)  # no level is below the one before it, whatever luck a few games had
            up = 1 if wanted == matches[0].better else -1
            placed[wanted] = Anchor(round(placed[known].rating + up * apart), round(math.hypot(placed[known].doubt, error)))
    return placed


def difference(matches: list[Measured]) -> tuple[float, float]:
    """How far two levels are apart, and its standard error; the pairs of one game count for one, since they hang together."""
    number = sum(match.games for match in matches)
    share = min((sum(match.ahead for match in matches) + 0.5) / (sum(match.compared for match in matches) + 1), FULL_SEARCH)
    points = TENFOLD / math.log(10)
    return points * math.log(share / (1 - share)), points / math.sqrt(number * share * (1 - share))


def measured(match: Match, played: list[Played]) -> Measured:
    """What games of two levels tell: the first bot of the lineup is the worse one."""
    worse, better = match.bots[0], match.bots[1]
    compared, ahead = 0, 0.0
    for game in played:
        for one, other in combinations(range(match.players), 2):
            if match.bots[game.seating[one]] == match.bots[game.seating[other]]:
                continue
            best, rest = (one, other) if match.bots[game.seating[one]] == better else (other, one)
            compared += 1
            ahead += 0.5 + 0.5 * ((game.ranks[best] < game.ranks[rest]) - (game.ranks[best] > game.ranks[rest]))
    how = f"arena, seed {match.seed}, {datetime.now(UTC):%Y-%m-%d}"
    return Measured(match.players, worse, better, len(played), compared, ahead, how)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("worse", choices=bots.LEVELS[:-1])
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--games", type=int, default=100, help="or a few more, to make whole deals")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    levels = asked.worse, bots.LEVELS[bots.LEVELS.index(asked.worse) + 1]
    try:
        game = games.game(asked.game)
        match = Match(game.name, asked.players, [levels[place % 2] for place in range(asked.players)], asked.seed)
        number = -(-asked.games // asked.players) * asked.players
        match.check(number)
        found = measured(match, list(play_games(match, list(range(number)), asked.workers)))
    except UkiyoError as error:
        sys.exit(f"anchors: {error}")
    with (game.folder / FILE).open("a") as file:
        file.write(BLOCK.format(found))
    print(f"{game.folder / FILE}: {BLOCK.format(found)}")


if __name__ == "__main__":
    main()
