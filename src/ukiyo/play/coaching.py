"""What the coach says: moves beside others with the reasons, reviews, remarks and habits."""

from dataclasses import dataclass, field

from typing_extensions import TypedDict

from ukiyo.engine.correction import ComponentValue


class Reason(TypedDict):
    """A fact in which a move differs from another, and whether it speaks for the move.

    `here` and `there` are the shares of the futures in which it happens after the one and after the other (an `event`), or how much of it
    there is. Words: `<game>-why-<fact>`; for `score:<category>`, `why-score`; for the others' mean score `why-rivals`, for the final score
    and the share of the win that are expected `why-outlook` and `why-outlook-win`.
    """

    fact: str
    event: bool
    good: bool
    here: float
    there: float


class Why(TypedDict):
    """A move beside another in the same futures: `better` or `worse` by more than the doubt, or neither; then nothing can be said of it.

    By `win` its share of the win is larger, by `score` its final score.
    """

    action: int
    beside: int
    better: bool
    worse: bool
    win: float
    score: float
    reasons: list[Reason]


class AdvisedMove(TypedDict):
    """A move, and what is likely to come of it: the share of the win for the seat that decides, and everybody's final score."""

    action: int
    win: float
    scores: list[float]


class HintedMove(AdvisedMove):
    """`why`: the best move beside the next, each of the others beside the best; null where it was not looked into."""

    why: Why | None


class Hint(TypedDict):
    """The best moves at a version, the best one first; `thought` is the share of its time that the adviser had."""

    version: int
    moves: list[HintedMove]
    search_share: float


class ReviewedMove(TypedDict):
    """A move of a finished game that was a mistake: `move` were played before it, `cost` is the share of the win it gave away.

    `why` is the better move beside it.
    """

    move: int
    cost: float
    played: AdvisedMove
    better: AdvisedMove
    why: Why


class ReviewedPoint(TypedDict):
    """What the seat could expect after a decision of its own: its share of the win, and everybody's final score."""

    move: int
    win: float
    scores: list[float]


class Review(TypedDict):
    """A seat's mistakes, the dearest first, and the course of its game; `thought` is the share of its time that the reviewer had."""

    seat: int
    moves: list[ReviewedMove]
    course: list[ReviewedPoint]
    search_share: float


class Remark(TypedDict):
    """The dearest mistake of your turn, if there is one to speak of; whether it can still be taken back, with what came after it."""

    mistake: ReviewedMove | None
    undo: bool


class Habit(TypedDict):
    """How often something happens in a game of yours, to you and to the best other player; words: `<game>-habit-<name>`.

    `others` is null if you played alone.
    """

    name: str
    you: float
    others: float | None


class Habits(TypedDict):
    """What you do often, in so many of your last games; a game names what it counts."""

    games: int
    habits: list[Habit]


Candidates = list[dict[str, object]]  # of a search, so that another worker can continue it


@dataclass(frozen=True)
class CompareTask:
    """Compare a few moves of a position, the best first."""

    game: str
    state: dict[str, object]
    actions: list[int]
    printed: list[ComponentValue] = field(default_factory=list)
    candidates: Candidates = field(default_factory=list)
    kind: str = "compare"
    name: str = "The coach"


class JudgedMove(TypedDict):
    """A move that was looked into; `why` where it was a mistake, and then `loss` is what it cost of all that bots play for."""

    move: int
    cost: float
    loss: float
    played: AdvisedMove
    better: AdvisedMove
    why: Why | None
