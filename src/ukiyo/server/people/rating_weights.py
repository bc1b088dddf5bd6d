"""Weights results, so that players can't raise their rating by playing against their own accounts.

Results against bots have full weight, because bots do not lose on purpose. The weight of a result against a person depends on that person's
results against others. docs/explanation/ratings.md explains the rules and their drawbacks.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

DAY = 86_400.0
WINDOW = 30 * DAY  # for repeated pairings and shared addresses
MAX_HISTORY = 100  # latest results of a person
FULL_EVIDENCE = 6.0  # comparisons of weight 1 that an opponent needs for full weight
FULL_PARTNERS = 4  # other opponents that an opponent needs for full weight
MIN_PARTNER_EVIDENCE = 2.0
FULL_WEIGHT_GAMES = 2  # full-weight games between two players within the window
REPEAT_FACTOR = 0.5  # the factor for each additional game
UNLIMITED = 1000.0  # the evidence in results that are older than these rules


@dataclass(frozen=True)
class Opponent:
    """Another seat in an earlier result, with the person's evidence at that time. If `weight` is None, the seats were not compared."""

    person: str | None  # None: a bot
    weight: float | None
    evidence: float = UNLIMITED


@dataclass(frozen=True)
class EarlierResult:
    """A rated game from the perspective of one player."""

    at: float
    opponents: Sequence[Opponent]

    @property
    def share(self) -> float:
        """The value of one comparison. Comparisons at the same table are correlated, so each counts less."""
        return 2 / (len(self.opponents) + 1)


History = Sequence[EarlierResult]


def evidence(history: History, without: str | None = None) -> float:
    """The sum of the weighted comparisons behind a rating, excluding comparisons with one person."""
    compared = (
        (result.share, opponent)
        for result in history
        for opponent in result.opponents
        if opponent.person is None or opponent.person != without
    )
    return sum(share * (opponent.weight or 0.0) for share, opponent in compared)


def partners(history: History, without: str) -> int:
    """The number of other opponents with enough evidence of their own."""
    earlier = (
        opponent for result in history for opponent in result.opponents if opponent.person is not None and opponent.weight is not None
    )
    return len({opponent.person for opponent in earlier if opponent.person != without and opponent.evidence >= MIN_PARTNER_EVIDENCE})


def games_between(history: History, other: str, now: float) -> int:
    return sum(result.at > now - WINDOW and any(opponent.person == other for opponent in result.opponents) for result in history)


def weight(learner: str, other: str, history: History, now: float) -> float:
    """The weight, from 0 to 1, of a result against `other`, who has this history, for the learner's rating."""
    certainty = min(1.0, evidence(history, learner) / FULL_EVIDENCE) * min(1.0, partners(history, learner) / FULL_PARTNERS)
    return certainty * REPEAT_FACTOR ** max(0, games_between(history, learner, now) + 1 - FULL_WEIGHT_GAMES)


def weights_at(
    people: Sequence[str | None], histories: Mapping[str, History], together: Iterable[frozenset[str]], now: float
) -> list[list[float | None]]:
    """For each seat, the weight of every other seat, or None if the players share an address or are the same person."""
    uncompared = set(together)

    def weight_between(learner: str | None, other: str | None) -> float | None:
        if other is None or learner is None:
            return 1.0
        if learner == other or frozenset((learner, other)) in uncompared:
            return None
        return weight(learner, other, histories[other], now)

    return [[weight_between(learner, other) for other in people] for learner in people]
