"""Lessons, puzzles and the daily deal, as clients receive them."""

from typing import Annotated, Literal

from typing_extensions import TypedDict

from ukiyo.play.documented import Doc
from ukiyo.play.frames import Frame


class LessonInfo(TypedDict):
    """A lesson. Its title is the message `<game>-lesson-<id>`, `sections` are the sections of the rules that it teaches."""

    game: str
    id: str
    steps: int
    sections: list[str]
    completed: bool


class LessonMessage(TypedDict):
    """A message and the values of its placeholders."""

    id: str
    values: dict[str, str | int]


class LessonFrame(TypedDict):
    """A lesson after your moves. `moves_played` is the number of moves played, without a last move that the goal does not accept.

    `step` is the number of completed `steps`. `explanations` has the text after the last completed step and the text of the current step;
    `rejection` explains why the last move was not accepted. `accepted_actions` are the legal actions that the goal accepts; empty if the
    step has no goal. `highlights` are other things that the text names.
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
    """A puzzle: a turn with a number of `steps`, at a `time` of the game. The grade is from 1 to 5."""

    id: str
    grade: int
    players: int
    options: dict[str, str]
    time: int
    steps: int


class PuzzleList(TypedDict):
    """A game's puzzles by grade, and the puzzle of the day. `unit` is the unit of their `time`."""

    puzzles: list[PuzzleInfo]
    daily_puzzle: str | None
    date: str
    unit: str


class EvaluatedAction(TypedDict):
    """An action of a step, and its average result in a number of determinizations (`determinizations`).

    `win` is the seat's share of the win, `score` its final score, `gap` how much worse it is than the best action in the same
    determinizations (in shares of the win, plus a little for the margin), and `error` the standard error of `gap`.
    """

    action: int
    win: float
    score: float
    gap: float
    error: float
    determinizations: int


class PuzzleStep(TypedDict):
    """A decision of the turn, best action first. `policy_probability` is the probability of that action in the network's policy."""

    policy_probability: float
    actions: list[EvaluatedAction]


class PuzzleProgress(TypedDict):
    """A puzzle after your choices: the current `step`, and whether the puzzle is still open, solved or missed.

    Once it is solved or missed, `answer` has all steps with their evaluations.
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
    """A daily deal for a number of `players`: one person, and bots of one level. `table` is your attempt, if you have started it.

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
