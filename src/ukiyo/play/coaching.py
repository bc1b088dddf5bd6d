"""The coach's output: hints, comparisons of moves with reasons, reviews, remarks and habits."""

from dataclasses import dataclass, field

from typing_extensions import TypedDict

from ukiyo.engine.correction import ComponentValue


class Reason(TypedDict):
    """A feature in which two moves differ, and whether it is `favourable` to the first move.

    `value` and `other_value` are the shares of the rollouts in which it happens after each move (an `event`), or its average amounts. Its
    message is `<game>-why-<feature>`; `why-score` for `score:<category>`, `why-rivals` for the other players' mean score, and `why-outlook`
    and `why-outlook-win` for the expected final score and share of the win.
    """

    feature: str
    event: bool
    favourable: bool
    value: float
    other_value: float


class MoveComparison(TypedDict):
    """A move compared with another in the same rollouts: `better`, `worse`, or neither if the difference is within the error.

    `win` and `score` are the differences in the share of the win and in the final score.
    """

    action: int
    other_action: int
    better: bool
    worse: bool
    win: float
    score: float
    reasons: list[Reason]


class AdvisedMove(TypedDict):
    """A move with its expected result: the share of the win for the seat that decides, and the final score of each seat."""

    action: int
    win: float
    scores: list[float]


class HintedMove(AdvisedMove):
    """`why` compares the best move with the second best, and each other move with the best. It is null for moves not compared."""

    why: MoveComparison | None


class Hint(TypedDict):
    """The best moves at a version, best first. `search_share`: the available share of the search time."""

    version: int
    moves: list[HintedMove]
    search_share: float


class ReviewedMove(TypedDict):
    """A mistake in a game. `move` is the number of moves before it, `cost` the share of the win that it lost.

    `why` compares the better move with it.
    """

    move: int
    cost: float
    played: AdvisedMove
    better: AdvisedMove
    why: MoveComparison


class ReviewedPoint(TypedDict):
    """The expected result after a decision of the seat: its share of the win, and the final score of each seat."""

    move: int
    win: float
    scores: list[float]


class Review(TypedDict):
    """A seat's mistakes, most costly first, and the course of its game. `search_share`: the available share of the search time."""

    seat: int
    moves: list[ReviewedMove]
    course: list[ReviewedPoint]
    search_share: float


class Remark(TypedDict):
    """The most costly mistake of your turn, if there is one, and whether you can still undo it and the moves after it."""

    mistake: ReviewedMove | None
    undo: bool


class Habit(TypedDict):
    """How often something happens per game, for you and for the best other player. Its message is `<game>-habit-<name>`.

    `best_opponent` is null if you played alone.
    """

    name: str
    you: float
    best_opponent: float | None


class Habits(TypedDict):
    """Your habits over a number of your last games. Each game defines what it counts."""

    games: int
    habits: list[Habit]


Candidates = list[dict[str, object]]  # the state of a search, so that another worker can continue it


@dataclass(frozen=True)
class CompareTask:
    """A task for a worker: compare a few moves of a position, best first."""

    game: str
    state: dict[str, object]
    actions: list[int]
    printed: list[ComponentValue] = field(default_factory=list)
    candidates: Candidates = field(default_factory=list)
    kind: str = "compare"
    name: str = "The coach"


class JudgedMove(TypedDict):
    """A reviewed move. A mistake has a `why`, and its `loss` in the utility that bots maximize."""

    move: int
    cost: float
    loss: float
    played: AdvisedMove
    better: AdvisedMove
    why: MoveComparison | None
