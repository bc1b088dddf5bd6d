"""Tournament pairings and standings. Pure functions: the same results always produce the same rounds and standings.

Players are numbered from 0. With tables of two, a round robin uses the circle method: one player stays and all other players rotate.
With larger tables, each round fills the tables as evenly as possible and groups players who have met least often, until all pairs have met.
"""

import itertools
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from ukiyo.engine.generator import seeded
from ukiyo.server.db.schema import TournamentKind

Round = list[list[int]]  # the players at each table
Cost = Callable[[int, int], float]

FULL_POINTS = 12  # for beating all others at a table; divisible by 2, 3 and 4
BYE_POINTS = 6  # for a bye in a Swiss tournament
MIN_ROUNDS = 3  # of a round robin with larger tables
ATTEMPTS = 12  # initial arrangements tried for each round
NEW_PAIR_BONUS = 20  # for a pair that has not met; the cost of other pairs is the square of their meetings
SEEDS = {
    (10, 3): 57, (11, 3): 3, (12, 3): 3, (14, 3): 4, (15, 3): 9, (16, 3): 2,
    (11, 4): 4, (12, 4): 2, (14, 4): 3, (15, 4): 10, (16, 4): 3,
}  # fmt: skip
"""The seeds that produce the shortest schedules, by number of players and table size. All other combinations use seed 1."""
REMATCH_COST = 1000.0  # in a Swiss tournament; the unit is the squared difference of points


def table_sizes(players: int, seats: int) -> list[int]:
    """Returns the table sizes for a round, as even as possible. With tables of two, an odd player gets a bye."""
    tables = players // 2 if seats == 2 else -(-players // seats)
    remaining = tables * 2 if seats == 2 else players
    return [remaining // tables + (number < remaining % tables) for number in range(tables)]


@lru_cache(64)
def round_robin(players: int, seats: int) -> list[Round]:
    """Returns a schedule in which every pair of players meets."""
    return circle_rounds(players) if seats == 2 else balanced_rounds(players, seats)


def circle_rounds(players: int) -> list[Round]:
    places: list[int | None] = [*range(players), *([None] if players % 2 else [])]
    half, rounds = len(places) // 2, list[Round]()
    for _ in places[1:]:
        pairs = zip(places[:half], reversed(places[half:]), strict=True)
        rounds.append([[one, other] for one, other in pairs if one is not None and other is not None])
        places = [places[0], places[-1], *places[1:-1]]
    return rounds


def balanced_rounds(players: int, seats: int) -> list[Round]:
    meetings: Counter[tuple[int, int]] = Counter()
    chance, rounds = seeded(SEEDS.get((players, seats), 1)), list[Round]()

    def cost(player: int, opponent: int) -> float:
        return meetings[player, opponent] ** 2 or -NEW_PAIR_BONUS

    while len(meetings) < players * (players - 1) or len(rounds) < MIN_ROUNDS:
        best: tuple[float, Round] | None = None
        for _ in range(ATTEMPTS):
            order = sorted(range(players), key=lambda _: chance.draw(1 << 20))
            candidate = group_players(order, table_sizes(players, seats), cost)
            best = min(filter(None, (best, candidate)), key=lambda candidate: candidate[0])
        assert best is not None
        rounds.append(best[1])
        for table in best[1]:
            meetings.update(itertools.permutations(table, 2))
    return rounds


def group_players(order: Sequence[int], table_sizes: list[int], cost: Cost) -> tuple[float, Round]:
    """Fills the tables in order, then swaps players while that reduces the total cost of the pairs at the tables."""
    ends = list(itertools.accumulate(table_sizes))
    tables = [list(order[end - size : end]) for end, size in zip(ends, table_sizes, strict=True)]

    def of(person: int, table: list[int], but: int) -> float:
        return sum(cost(person, other_player) for other_player in table if other_player not in (person, but))

    better = True
    while better:
        better = False
        for table, other_table in itertools.combinations(tables, 2):
            for i, j in itertools.product(range(len(table)), range(len(other_table))):
                player, other_player = table[i], other_table[j]
                now = of(player, table, player) + of(other_player, other_table, other_player)
                if of(player, other_table, other_player) + of(other_player, table, player) < now:
                    table[i], other_table[j] = other_player, player
                    better = True
    return sum(cost(player, other_player) for table in tables for player, other_player in itertools.combinations(table, 2)), tables


def swiss(order: Sequence[int], seats: int, points: dict[int, int], played: Sequence[Round]) -> Round:
    """Groups players with similar points who have not met. With tables of two, the last player without a bye may get one."""
    meetings = Counter(pair for tables in played for table in tables for pair in itertools.permutations(table, 2))
    full = table_sizes(len(order), seats)
    if sum(full) < len(order):
        times = Counter(player for tables in played for table in tables for player in table)
        bye = max(reversed(order), key=lambda player: times[player])
        order = [player for player in order if player != bye]
    return group_players(
        order, full, lambda one, other: REMATCH_COST * meetings[one, other] + ((points[one] - points[other]) / FULL_POINTS) ** 2
    )[1]


def swiss_rounds(players: int, seats: int) -> int:
    """Returns the default number of rounds: one more than a knockout would need, and at least 3."""
    rounds, remaining = 1, players
    while remaining > 1:
        rounds, remaining = rounds + 1, -(-remaining // seats)
    return max(3, rounds)


def assign_seats(table: Sequence[int], seat_counts: Counter[tuple[int, int]]) -> list[int]:
    """Assigns the players of a table to seats, so that every player gets every seat about equally often."""
    return list(
        min(itertools.permutations(table), key=lambda order: sum(seat_counts[player, seat] ** 2 for seat, player in enumerate(order)))
    )


@dataclass(frozen=True)
class Result:
    """The result of a tournament table, by seat."""

    round: int
    players: Sequence[int]
    ranks: Sequence[int]
    totals: Sequence[int]


@dataclass
class Standing:
    """A player's standing. `difference` is the sum of leads over opponents' mean scores. `opponents` is the sum of their mean points."""

    player: int
    played: int = 0
    points: int = 0
    wins: int = 0
    difference: float = 0.0
    opponents: float = 0.0
    rank: int = 1

    def ranking_key(self, kind: TournamentKind) -> tuple[float, ...]:
        """Returns the criteria for the ranking, in order."""
        strength = (self.opponents,) if kind == "swiss" else ()
        return (self.points, *strength, self.wins, self.difference)


def standings(kind: TournamentKind, players: int, results: Sequence[Result], byes: Sequence[int] = ()) -> list[Standing]:
    """Returns the standings, leader first. Players who are equal in all criteria share a rank. `byes` has one entry for each bye."""
    by_player = [Standing(player, points=BYE_POINTS * byes.count(player) if kind == "swiss" else 0) for player in range(players)]
    for result in results:
        for player, rank, total in zip(result.players, result.ranks, result.totals, strict=True):
            standing, others = by_player[player], len(result.players) - 1
            standing.played += 1
            standing.points += points_for(rank, result.ranks)
            standing.wins += rank == 1
            standing.difference += total - (sum(result.totals) - total) / others
    for standing in by_player:
        standing.difference = round(standing.difference, 1)
    points = [standing.points for standing in by_player]
    for result in results:
        for player in result.players:
            against = [points[other] for other in result.players if other != player]
            by_player[player].opponents += sum(against) / len(against)
    for standing in by_player:
        standing.opponents = round(standing.opponents, 1)
    by_player.sort(key=lambda standing: (*(-part for part in standing.ranking_key(kind)), standing.player))
    for before, standing in itertools.pairwise(by_player):
        standing.rank = before.rank if standing.ranking_key(kind) == before.ranking_key(kind) else by_player.index(standing) + 1
    return by_player


def points_for(rank: int, ranks: Sequence[int]) -> int:
    """Returns 12 points for beating all other players, 0 for beating none, and equal steps in between. Tied players share their points."""
    beaten, tied = sum(other > rank for other in ranks), sum(other == rank for other in ranks) - 1
    return FULL_POINTS * (2 * beaten + tied) // (2 * (len(ranks) - 1))
