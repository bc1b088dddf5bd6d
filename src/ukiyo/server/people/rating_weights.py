"""How much one player's rating learns from another player's result, so that nobody raises it with games against their own accounts.

Bots count in full: they do not lose on purpose. A person counts as far as their own rating rests on results that do not involve the player
who would learn from it. docs/explanation/ratings.md explains the rule and what it costs.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

DAY = 86_400.0
WINDOW = 30 * DAY  # for repeated pairings, and for addresses
MAX_HISTORY = 100  # results of a person that are looked at, the newest
FULL_EVIDENCE = 6.0  # full comparisons with bots or proven people, for a result to count in full
FULL_PARTNERS = 4  # other people with some evidence, likewise
MIN_PARTNER_EVIDENCE = 2.0
FULL_WEIGHT_GAMES = 2  # games of the same two players in the window
REPEAT_FACTOR = 0.5  # the factor for each game after those
UNLIMITED = 1000.0  # the evidence of results that were kept before these rules


@dataclass(frozen=True)
class Opponent:
    """Another seat in an earlier result: how much it counted, and the person's evidence then; no weight: not compared at all."""

    person: str | None  # none: a bot
    weight: float | None
    evidence: float = UNLIMITED


@dataclass(frozen=True)
class EarlierResult:
    """A rated game as one of its players looks back on it."""

    at: float
    opponents: Sequence[Opponent]

    @property
    def share(self) -> float:
        """How much one comparison tells: those of one table hang together."""
        return 2 / (len(self.opponents) + 1)


History = Sequence[EarlierResult]


def evidence(history: History, without: str | None = None) -> float:
    """How many full comparisons a rating rests on, leaving out those with one person."""
    compared = ((result.share, one) for result in history for one in result.opponents if one.person is None or one.person != without)
    return sum(share * (one.weight or 0.0) for share, one in compared)


def partners(history: History, without: str) -> int:
    """With how many other people, who had some evidence themselves, a person has played."""
    earlier = (one for result in history for one in result.opponents if one.person is not None and one.weight is not None)
    return len({one.person for one in earlier if one.person != without and one.evidence >= MIN_PARTNER_EVIDENCE})


def games_between(history: History, other: str, now: float) -> int:
    return sum(result.at > now - WINDOW and any(one.person == other for one in result.opponents) for result in history)


def weight(learner: str, other: str, history: History, now: float) -> float:
    """How much a result against `other`, with this history, counts for the learner: from 0 to 1."""
    certainty = min(1.0, evidence(history, learner) / FULL_EVIDENCE) * min(1.0, partners(history, learner) / FULL_PARTNERS)
    return certainty * REPEAT_FACTOR ** max(0, games_between(history, learner, now) + 1 - FULL_WEIGHT_GAMES)


def weights_at(
    people: Sequence[str | None], histories: Mapping[str, History], together: Iterable[frozenset[str]], now: float
) -> list[list[float | None]]:
    """By seat, how much it learns from each other seat; None: not compared, as two players share an address or are one person."""
    uncompared = set(together)

    def weight_between(learner: str | None, other: str | None) -> float | None:
        if other is None or learner is None:
            return 1.0
        if learner == other or frozenset((learner, other)) in uncompared:
            return None
        return weight(learner, other, histories[other], now)

    return [[weight_between(learner, other) for other in people] for learner in people]
