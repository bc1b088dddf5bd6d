"""What the arena's games tell: shares, scores, ratings, the advantage of a place, and what each card adds to winning, all with their doubt.

Games of one deal are not independent, deals are. So every interval is made of deals: a bot's value in a deal is the mean over the deal's
rotations, and the 95% interval of the mean over deals is Student's. A share's is Wilson's, for as many independent games as the deals'
spread speaks for, so that it never leaves 0 to 1 and says something where all games were won.
"""

import math
import statistics
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from ukiyo.lab.matches.arena import Played
from ukiyo.lab.matches.results import Header

FEW = 30  # below so many takers, a number about a card is marked as weak


@dataclass(frozen=True)
class Estimate:
    """A mean and its 95% interval."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Standing:
    """How a bot did. A bot that sits on several seats is counted on each of them."""

    bot: str
    seats: int  # how many of the lineup it is
    share: Estimate  # of wins; a shared win counts in parts
    score: Estimate
    totals: list[int]  # all its scores
    parts: list[float]  # mean points by category
    decisions: int
    seconds: float
    longest: float


@dataclass(frozen=True)
class Rating:
    """Openskill's Bradley-Terry rating of one bot of the lineup, after all games in their order."""

    bot: str
    mu: float
    sigma: float


@dataclass(frozen=True)
class Place:
    """What sitting so far after the first player is worth."""

    place: int
    share: Estimate
    score: Estimate


@dataclass(frozen=True)
class Worth:
    """How often something is taken, and how those who take it differ from those who do not, the bots' own strength set apart."""

    kind: str
    name: str
    takers: int  # seats that took it at least once
    rate: float  # takers a game
    share: Estimate  # difference in win share
    score: Estimate  # difference in points


def student(freedom: int) -> float:
    """The factor of a 95% interval (Cornish and Fisher's series; exact where it is short of three)."""
    if freedom < 3:
        return [math.inf, 12.706, 4.303][freedom]
    z = 1.959964
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def wilson(share: float, number: float, z: float) -> tuple[float, float]:
    """The interval of a share seen in so many independent games."""
    middle, whole = share + z * z / (2 * number), 1 + z * z / number
    reach = z * math.sqrt(share * (1 - share) / number + z * z / (4 * number * number))
    return (middle - reach) / whole, (middle + reach) / whole


def estimate(values: list[float]) -> Estimate:
    mean = statistics.fmean(values)
    if len(values) < 2:
        return Estimate(mean, -math.inf, math.inf)
    reach = student(len(values) - 1) * statistics.stdev(values) / math.sqrt(len(values))
    return Estimate(mean, mean - reach, mean + reach)


def estimate_share(values: list[float], games: int) -> Estimate:
    """The mean of shares by deal."""
    share, deals = statistics.fmean(values), len(values)
    error = statistics.variance(values) / deals if deals > 1 else 0.0
    number = min(share * (1 - share) / error, games) if error else deals
    low, high = wilson(share, number, student(max(deals - 1, 3)))
    return Estimate(share, max(low, 0.0), min(high, 1.0))


def by_deal(found: Header, values: Iterable[tuple[Played, float]]) -> list[float]:
    """The mean of each deal."""
    deals: dict[int, list[float]] = defaultdict(list)
    for game, value in values:
        deals[game.number // found.players].append(value)
    return [statistics.fmean(deal) for deal in deals.values()]


def standings(found: Header, played: list[Played]) -> list[Standing]:
    """Every bot of the lineup, the best first."""
    rows = [standing(found, played, bot) for bot in dict.fromkeys(found.lineup)]
    return sorted(rows, key=lambda row: (-row.share.mean, -row.score.mean))


def standing(found: Header, played: list[Played], bot: str) -> Standing:
    seats = [(game, seat) for game in played for seat, entry in enumerate(game.seating) if found.lineup[entry] == bot]
    return Standing(
        bot,
        found.lineup.count(bot),
        estimate_share(by_deal(found, ((game, game.shares[seat]) for game, seat in seats)), len(played)),
        estimate(by_deal(found, ((game, game.totals[seat]) for game, seat in seats))),
        [game.totals[seat] for game, seat in seats],
        [statistics.fmean(game.parts[seat][i] for game, seat in seats) for i in range(len(found.categories))],
        sum(game.decisions[seat] for game, seat in seats),
        sum(game.seconds[seat] for game, seat in seats),
        max(game.longest[seat] for game, seat in seats),
    )


def ratings(found: Header, played: list[Played]) -> list[Rating] | None:
    """Ratings of the lineup, the best first; None without openskill (`ukiyo[lab]`) or opponents.

    Every pair of a game is compared. Plackett-Luce would let the third gain as much as the two who share the first place.
    """
    if found.players == 1:
        return None
    try:
        from openskill.models import BradleyTerryFull  # noqa: PLC0415
    except ImportError:
        return None
    model = BradleyTerryFull()
    rated = [model.rating() for _ in found.lineup]
    for game in played:
        teams = [[rated[entry]] for entry in game.seating]
        for entry, team in zip(game.seating, model.rate(teams, ranks=[float(rank) for rank in game.ranks]), strict=True):
            rated[entry] = team[0]
    rows = [Rating(bot, rating.mu, rating.sigma) for bot, rating in zip(found.lineup, rated, strict=True)]
    return sorted(rows, key=lambda row: -row.mu)


def places(found: Header, played: list[Played]) -> list[Place]:
    """The first player, the one after, and so on."""
    rows: list[Place] = []
    for place in range(found.players):
        seats = [(game, (game.first + place) % found.players) for game in played]
        share = estimate_share(by_deal(found, ((game, game.shares[seat]) for game, seat in seats)), len(played))
        rows.append(Place(place, share, estimate(by_deal(found, ((game, game.totals[seat]) for game, seat in seats)))))
    return rows


class Outcomes:
    """A value for every seat of every game, and what deals make of them."""

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
        """The takers' mean less the others', with the cluster-robust error of a regression on yes or no; deals are the clusters."""
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
        reach = student(clusters - 1) * error
        return Estimate(inside - outside, inside - outside - reach, inside - outside + reach)


def worths(found: Header, played: list[Played]) -> list[Worth]:
    """Everything that was taken. A seat's result is compared with its bot's mean, so that what strong bots like is not praised for it."""
    means = {row.bot: row for row in standings(found, played)}
    shares, scores = Outcomes(), Outcomes()
    takers: dict[str, set[int]] = defaultdict(set)
    for game in played:
        deal, won = game.number // found.players, game.shares
        for seat, entry in enumerate(game.seating):
            bot = means[found.lineup[entry]]
            for what in game.taken[seat]:
                takers[what].add(len(shares.values))
            shares.add(deal, won[seat] - bot.share.mean)
            scores.add(deal, game.totals[seat] - bot.score.mean)
    rows: list[Worth] = []
    for what, seats in takers.items():
        kind, _, name = what.partition(":")
        rows.append(Worth(kind, name, len(seats), len(seats) / len(played), shares.difference(seats), scores.difference(seats)))
    return sorted(rows, key=lambda row: (row.kind, -row.share.mean))
