"""Lessons, puzzles and the daily deal, as clients receive them."""

from typing import Annotated, Literal

from typing_extensions import TypedDict

from ukiyo.play.documented import Doc
from ukiyo.play.frames import Frame


class LessonInfo(TypedDict):
    """A lesson. Its title is the message `<game>-lesson-<id>`. `sections` lists the sections of the rules that it teaches."""

    game: str
    id: str
    steps: int
    sections: list[str]
    completed: bool


class LessonMessage(TypedDict):
    """A message and the values for its placeholders."""

    id: str
    values: dict[str, str | int]


class LessonFrame(TypedDict):
    """A lesson after the learner's moves. `moves_played` does not include a last move that misses the goal, because it is not played.

    `step` is the number of completed `steps`. `explanations` contains the explanations of the last completed step and the current step.
    `rejection` explains why the last move was not accepted. `accepted_actions` lists the legal actions that meet the goal, and is empty if
    the step has no goal. `highlights` lists other things to highlight.
    """

    frame: Frame
    moves_played: int
    step: int
    steps: int
    explanations: list[LessonMessage]
    rejection: LessonMessage | None
    accepted_actions: list[int]
    highlights: list[dict[str, str]]


class PuzzleInfo(TypedDict):
    """A puzzle: a turn with one or more `steps`, at a `time` in the game. The grade is from 1 to 5."""

    id: str
    grade: int
    players: int
    options: dict[str, str]
    time: int
    steps: int


class PuzzleList(TypedDict):
    """A game's puzzles by grade, and the puzzle of the day. `unit` is the unit of `time`."""

    puzzles: list[PuzzleInfo]
    daily_puzzle: str | None
    date: str
    unit: str


class EvaluatedAction(TypedDict):
    """An action in a step, and its average result over a number of `determinizations`.

    `win` is the seat's share of the win, and `score` is its final score. `gap` is how much worse the action is than the best action in the
    same determinizations, in shares of the win plus a small bonus for the margin. `error` is the standard error of `gap`.
    """

    action: int
    win: float
    score: float
    gap: float
    error: float
    determinizations: int


class PuzzleStep(TypedDict):
    """A decision of the turn, best action first.

    `policy_probability` is the probability that the network's policy assigns to the best action.
    """

    policy_probability: float
    actions: list[EvaluatedAction]


class PuzzleProgress(TypedDict):
    """A puzzle after your choices: the current `step`, and whether the puzzle is open, solved or missed.

    When the puzzle is solved or missed, `answer` contains all steps with their evaluations.
    """

    frame: Frame
    step: int
    steps: int
    outcome: Literal["open", "solved", "missed"]
    answer: list[PuzzleStep] | None


class DailyResult(TypedDict):
    """A finished attempt: its rank at the table, its score, and the score of the best opponent."""

    name: str
    rank: int
    total: int
    best_opponent: int | None
    table: str
    yours: bool


class DailyDeal(TypedDict):
    """A daily deal: one person and bots of one level. `table` is your attempt, if you have started one.

    `results` are null until you have finished your attempt or the day is over.
    """

    date: str
    is_today: bool
    game: str
    options: dict[str, str]
    players: int
    bot: str
    table: str | None
    status: Literal["open", "playing", "over"] | None
    puzzle: Annotated[PuzzleInfo | None, Doc("The puzzle of the day")]
    attempts: int
    results: list[DailyResult] | None
