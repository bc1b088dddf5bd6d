"""The coach's output: hints, move comparisons with reasons, reviews, remarks and habits."""

from dataclasses import dataclass, field

from typing_extensions import TypedDict

from ukiyo.engine.correction import ComponentValue


class Reason(TypedDict):
    """A feature that differs between two moves. It is `favourable` if it is an argument for the first move.

    `value` and `other_value` are its average amounts after each move. For an `event`, they are the shares of rollouts in which it happens.
    The message is `<game>-why-<feature>`. Other messages are `why-score` for `score:<category>`, `why-rivals` for the other players' mean
    score, and `why-outlook` and `why-outlook-win` for the expected final score and share of the win.
    """

    feature: str
    event: bool
    favourable: bool
    value: float
    other_value: float


class MoveComparison(TypedDict):
    """A comparison of two moves in the same rollouts: `better`, `worse`, or neither if the difference is within the error.

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
    """A move with its expected result: the deciding seat's share of the win, and each seat's final score."""

    action: int
    win: float
    scores: list[float]


class HintedMove(AdvisedMove):
    """`comparison` compares the best move with the second best, and each other move with the best.

    It is null for moves that were not compared.
    """

    comparison: MoveComparison | None


class Hint(TypedDict):
    """The best moves at a version, best first. `search_share` is the fraction of the search time that was available."""

    version: int
    moves: list[HintedMove]
    search_share: float


class ReviewedMove(TypedDict):
    """A mistake in a game. `move` is the number of moves before it, and `cost` is the share of the win that it lost.

    `comparison` compares the better move with it.
    """

    move: int
    cost: float
    played: AdvisedMove
    better: AdvisedMove
    comparison: MoveComparison


class ReviewedPoint(TypedDict):
    """The expected result after one of the seat's decisions: its share of the win, and each seat's final score."""

    move: int
    win: float
    scores: list[float]


class Review(TypedDict):
    """A seat's mistakes, most costly first, and its expected results over the game.

    `search_share` is the fraction of the search time that was available.
    """

    seat: int
    moves: list[ReviewedMove]
    course: list[ReviewedPoint]
    search_share: float


class Remark(TypedDict):
    """The most costly mistake of your turn, if any, and whether you can still undo it and the following moves."""

    mistake: ReviewedMove | None
    undo: bool


class Habit(TypedDict):
    """How often something happens per game, for you and for your best opponent. The message is `<game>-habit-<name>`.

    `best_opponent` is null if you played alone.
    """

    name: str
    you: float
    best_opponent: float | None


class Habits(TypedDict):
    """Your habits over several of your most recent games. Each game defines its own habits."""

    games: int
    habits: list[Habit]


Candidates = list[dict[str, object]]  # the state of a search, so that another worker can continue it


@dataclass(frozen=True)
class CompareTask:
    """A worker task: compare a few moves in a position, best first."""

    game: str
    state: dict[str, object]
    actions: list[int]
    printed: list[ComponentValue] = field(default_factory=list)
    candidates: Candidates = field(default_factory=list)
    kind: str = "compare"
    name: str = "The coach"


class JudgedMove(TypedDict):
    """A reviewed move. Mistakes have a `comparison` and a `loss` in the utility that bots maximize."""

    move: int
    cost: float
    loss: float
    played: AdvisedMove
    better: AdvisedMove
    comparison: MoveComparison | None
