"""What a game can tell of how it goes on: facts that are counted while a position is played on, for a coach who compares two lines."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Generic

from ukiyo.engine.state import S, Seat

Counts = dict[str, int]
"""By fact: how often it happened to a seat, or how much it has at the end."""

SCORE = "score:"
"""Before a category of the score: a fact of every game."""
RIVALS = "rivals"
"""The mean score of the others."""


@dataclass(frozen=True)
class Fact:
    """Something worth saying of a line: `<game>-why-<name>` are its words, and of a category of the score, `why-score`."""

    name: str
    points: float  # what one of it is worth, roughly, and less than 0 for a harm: what is said first goes by it, not what is true
    about: str  # of facts about one thing the weightiest is said
    event: bool = False  # told by the futures in which it happens at all; other facts by how much there is
    deed: bool = False  # like an event, it needs no telling where one of the moves itself does it


class Telling(Generic[S]):
    """Counts the facts of one seat along a line. As it stands here it knows the score, and serves any game.

    `habits` are facts worth counting over a person's games: `<game>-habit-<name>` are their words.
    """

    facts: list[Fact]
    habits: tuple[str, ...] = ()

    def __init__(self, categories: list[str], facts: list[Fact] | None = None) -> None:
        scored = [Fact(SCORE + category, 1.0, category) for category in categories]
        self.facts = [*(facts or []), *scored, Fact(RIVALS, -0.6, RIVALS)]

    def acts(self, counts: Counts, state: S, action: int, seat: Seat) -> None:
        """Whoever decides is about to play a legal action."""

    def hears(self, counts: Counts, state: S, seat: Seat) -> None:
        """An action was played, with the news it brought: the state is telling."""

    def ends(self, counts: Counts, state: S, seat: Seat) -> None:
        """Here the line ends: what the seat has."""
        scores = state.scores()
        for category, points in scores[seat].parts.items():
            counts[SCORE + category] = points
        others = [score.total for score in scores if score.seat != seat]
        if others:
            counts[RIVALS] = round(sum(others) / len(others))

    def alike(self, state: S, action: int, other: int) -> bool:
        """Whether two legal actions do the same thing, such as buying either of two pieces that differ in nothing."""
        return False

    def far(self, start: S, state: S) -> bool:
        """Whether a line that began at `start` has shown what there is to see of it."""
        return state.moves - start.moves >= 16 * state.players


def counted(telling: Telling[S], state: S, actions: Iterable[int], seat: Seat) -> Counts:
    """The facts of one seat over a whole record, which is played on from the state: how often each happened."""
    counts: Counts = {}
    state.telling = True
    for action in actions:
        telling.acts(counts, state, action, seat)
        state.play(action)
        telling.hears(counts, state, seat)
    return counts


def add(counts: Counts, name: str, amount: int = 1) -> None:
    counts[name] = counts.get(name, 0) + amount
