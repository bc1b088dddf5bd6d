"""Statistics of arena games with confidence intervals: shares of wins, scores, ratings, the effect of turn order, and the value of cards.

Intervals are computed over deals, because games of the same deal are correlated. A bot's value in a deal is the mean over its rotations.
Means have a 95% Student interval. Shares have a Wilson interval with the effective number of independent games that the variance between
deals implies. A Wilson interval stays between 0 and 1 and has a width even if a bot wins all games.
"""

import math
import statistics
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from ukiyo.lab.matches.arena import GameResult
from ukiyo.lab.matches.results import Header

MIN_TAKERS = 30  # a value from fewer takers is marked as uncertain


@dataclass(frozen=True)
class Estimate:
    """A mean and its 95% interval."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Standing:
    """A bot's results over all its seats."""

    bot: str
    seats: int  # number of seats in the lineup
    share: Estimate  # share of wins, with wins divided between tied bots
    score: Estimate
    totals: list[int]  # final scores in all games
    parts: list[float]  # mean points per score category
    decisions: int
    seconds: float
    longest: float


@dataclass(frozen=True)
class Rating:
    """The Bradley-Terry rating of a bot in the lineup, computed by openskill from all games in order."""

    bot: str
    mu: float
    sigma: float


@dataclass(frozen=True)
class TurnOrder:
    """The results of a position in turn order, counted from the first player."""

    place: int
    share: Estimate
    score: Estimate


@dataclass(frozen=True)
class CardValue:
    """How often a card is taken, and how much better its takers do than other players, adjusted for the strength of the bots."""

    kind: str
    name: str
    takers: int  # seats that took it at least once
    rate: float  # takers per game
    share: Estimate  # difference in the share of wins
    score: Estimate  # difference in points


def student(freedom: int) -> float:
    """Return the factor of a 95% interval. Uses the Cornish-Fisher expansion, and exact values for fewer than three degrees of freedom."""
    if freedom < 3:
        return [math.inf, 12.706, 4.303][freedom]
    z = 1.959964
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def wilson(share: float, number: float, z: float) -> tuple[float, float]:
    """Return the Wilson score interval of a proportion over `number` independent games."""
    centre, scale = share + z * z / (2 * number), 1 + z * z / number
    margin = z * math.sqrt(share * (1 - share) / number + z * z / (4 * number * number))
    return (centre - margin) / scale, (centre + margin) / scale


def estimate(values: list[float]) -> Estimate:
    mean = statistics.fmean(values)
    if len(values) < 2:
        return Estimate(mean, -math.inf, math.inf)
    margin = student(len(values) - 1) * statistics.stdev(values) / math.sqrt(len(values))
    return Estimate(mean, mean - margin, mean + margin)


def estimate_share(values: list[float], games: int) -> Estimate:
    """Estimate a share from its mean in each deal."""
    share, deals = statistics.fmean(values), len(values)
    error = statistics.variance(values) / deals if deals > 1 else 0.0
    number = min(share * (1 - share) / error, games) if error else deals
    low, high = wilson(share, number, student(max(deals - 1, 3)))
    return Estimate(share, max(low, 0.0), min(high, 1.0))


def by_deal(header: Header, values: Iterable[tuple[GameResult, float]]) -> list[float]:
    """Return the mean of each deal."""
    deals: dict[int, list[float]] = defaultdict(list)
    for game, value in values:
        deals[game.number // header.players].append(value)
    return [statistics.fmean(deal) for deal in deals.values()]


def standings(header: Header, results: list[GameResult]) -> list[Standing]:
    """Return the results of all bots in the lineup, best first."""
    rows = [standing(header, results, bot) for bot in dict.fromkeys(header.lineup)]
    return sorted(rows, key=lambda row: (-row.share.mean, -row.score.mean))


def standing(header: Header, results: list[GameResult], bot: str) -> Standing:
    seats = [(game, seat) for game in results for seat, entry in enumerate(game.seating) if header.lineup[entry] == bot]
    return Standing(
        bot,
        header.lineup.count(bot),
        estimate_share(by_deal(header, ((game, game.shares[seat]) for game, seat in seats)), len(results)),
        estimate(by_deal(header, ((game, game.totals[seat]) for game, seat in seats))),
        [game.totals[seat] for game, seat in seats],
        [statistics.fmean(game.parts[seat][i] for game, seat in seats) for i in range(len(header.categories))],
        sum(game.decisions[seat] for game, seat in seats),
        sum(game.seconds[seat] for game, seat in seats),
        max(game.longest[seat] for game, seat in seats),
    )


def ratings(header: Header, results: list[GameResult]) -> list[Rating] | None:
    """Return the ratings of the lineup, best first. Returns None for solo games, or without openskill (`ukiyo[lab]`).

    All pairs in a game are compared. The Plackett-Luce model would treat third place like a shared first place.
    """
    if header.players == 1:
        return None
    try:
        from openskill.models import BradleyTerryFull  # noqa: PLC0415
    except ImportError:
        return None
    model = BradleyTerryFull()
    rated = [model.rating() for _ in header.lineup]
    for game in results:
        teams = [[rated[entry]] for entry in game.seating]
        for entry, team in zip(game.seating, model.rate(teams, ranks=[float(rank) for rank in game.ranks]), strict=True):
            rated[entry] = team[0]
    rows = [Rating(bot, rating.mu, rating.sigma) for bot, rating in zip(header.lineup, rated, strict=True)]
    return sorted(rows, key=lambda row: -row.mu)


def turn_orders(header: Header, results: list[GameResult]) -> list[TurnOrder]:
    """Return the results of each position in turn order, starting with the first player."""
    rows: list[TurnOrder] = []
    for place in range(header.players):
        seats = [(game, (game.first + place) % header.players) for game in results]
        share = estimate_share(by_deal(header, ((game, game.shares[seat]) for game, seat in seats)), len(results))
        rows.append(TurnOrder(place, share, estimate(by_deal(header, ((game, game.totals[seat]) for game, seat in seats)))))
    return rows


class Outcomes:
    """Values for each seat in each game, grouped by deal."""

    def __init__(self) -> None:
        self.values: list[float] = []
        self.deals: list[int] = []
        self.seats_of: dict[int, int] = defaultdict(int)
        self.sums: dict[int, float] = defaultdict(float)

    def add(self, deal: int, value: float) -> None:
        self.values.append(value)
        self.deals.append(deal)
        self.seats_of[deal] += 1
        self.sums[deal] += value

    def difference(self, takers: set[int]) -> Estimate:
        """Return the difference between the means of takers and other players.

        The standard error is cluster-robust, with deals as clusters.
        """
        number, clusters, share = len(self.values), len(self.seats_of), len(takers) / len(self.values)
        if len(takers) == number:
            return Estimate(0.0, -math.inf, math.inf)
        takers_of: dict[int, int] = defaultdict(int)
        taken: dict[int, float] = defaultdict(float)
        for seat in takers:
            takers_of[self.deals[seat]] += 1
            taken[self.deals[seat]] += self.values[seat]
        inside = sum(taken.values()) / len(takers)
        outside = (sum(self.sums.values()) - sum(taken.values())) / (number - len(takers))
        spread = 0.0
        for deal, seats in self.seats_of.items():
            of_takers = taken[deal] - takers_of[deal] * inside
            of_others = self.sums[deal] - taken[deal] - (seats - takers_of[deal]) * outside
            spread += ((1 - share) * of_takers - share * of_others) ** 2
        if clusters < 2:
            return Estimate(inside - outside, -math.inf, math.inf)
        error = math.sqrt(spread * clusters / (clusters - 1)) / (number * share * (1 - share))
        margin = student(clusters - 1) * error
        return Estimate(inside - outside, inside - outside - margin, inside - outside + margin)


def card_values(header: Header, results: list[GameResult]) -> list[CardValue]:
    """Return the value of every card. Results are relative to each bot's mean, so a card gets no credit for being taken by strong bots."""
    means = {row.bot: row for row in standings(header, results)}
    shares, scores = Outcomes(), Outcomes()
    takers: dict[str, set[int]] = defaultdict(set)
    for game in results:
        deal, won = game.number // header.players, game.shares
        for seat, entry in enumerate(game.seating):
            bot = means[header.lineup[entry]]
            for card in game.taken[seat]:
                takers[card].add(len(shares.values))
            shares.add(deal, won[seat] - bot.share.mean)
            scores.add(deal, game.totals[seat] - bot.score.mean)
    rows: list[CardValue] = []
    for card, seats in takers.items():
        kind, _, name = card.partition(":")
        rows.append(CardValue(kind, name, len(seats), len(seats) / len(results), shares.difference(seats), scores.difference(seats)))
    return sorted(rows, key=lambda row: (row.kind, -row.share.mean))
