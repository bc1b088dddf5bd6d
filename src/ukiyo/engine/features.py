"""Features of a line of play. The coach counts the features of two lines and reports the differences."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Generic

from ukiyo.engine.state import S, Seat

Counts = dict[str, int]
"""By feature: the number of times it occurred, or the amount at the end of the line."""

SCORE = "score:"
"""The prefix of features that are score categories. Every game has them."""
RIVALS = "rivals"
"""The mean score of the other players."""
LINE_MOVES = 16  # per player; games can set a different limit


@dataclass(frozen=True)
class Feature:
    """A feature that the coach can mention. Its message is `<game>-why-<name>`, or `why-score` for a score category."""

    name: str
    points: float  # the approximate value of one, negative if harmful; features with larger differences in points come first
    topic: str  # only the largest feature of a topic is mentioned
    event: bool = False  # reported as the share of lines in which it occurs, not as an amount
    deed: bool = False  # like an event, not reported if one of the compared moves causes it directly


class FeatureCounter(Generic[S]):
    """Counts one seat's features along a line. This base class counts the score and serves any game.

    `habits` are features that profiles count over all of a person's games. Their messages are `<game>-habit-<name>`.
    """

    features: list[Feature]
    habits: tuple[str, ...] = ()

    def __init__(self, categories: list[str], features: list[Feature] | None = None) -> None:
        scored = [Feature(SCORE + category, 1.0, category) for category in categories]
        self.features = [*(features or []), *scored, Feature(RIVALS, -0.6, RIVALS)]

    def before_action(self, counts: Counts, state: S, action: int, seat: Seat) -> None:
        """Update the counts before any seat plays a legal action."""

    def after_action(self, counts: Counts, state: S, seat: Seat) -> None:
        """Update the counts after an action, using the effects that the state recorded."""

    def at_end(self, counts: Counts, state: S, seat: Seat) -> None:
        """Set the amounts at the end of a line."""
        scores = state.scores()
        for category, points in scores[seat].parts.items():
            counts[SCORE + category] = points
        others = [score.total for score in scores if score.seat != seat]
        if others:
            counts[RIVALS] = round(sum(others) / len(others))

    def are_equivalent(self, state: S, action: int, other: int) -> bool:
        """Return whether two legal actions have the same effect, such as buying one of two identical tokens."""
        return False

    def is_complete(self, start: S, state: S) -> bool:
        """Return whether a line from `start` is long enough to compare."""
        return state.moves - start.moves >= LINE_MOVES * state.players


def count_features(counter: FeatureCounter[S], state: S, actions: Iterable[int], seat: Seat) -> Counts:
    """Play actions on a state and count one seat's features."""
    counts: Counts = {}
    state.records_effects = True
    for action in actions:
        counter.before_action(counts, state, action, seat)
        state.play(action)
        counter.after_action(counts, state, seat)
    return counts


def add(counts: Counts, name: str, amount: int = 1) -> None:
    counts[name] = counts.get(name, 0) + amount
