"""Lessons, puzzles and the daily deal, as clients receive them."""

from typing import Annotated, Literal

from typing_extensions import TypedDict

from ukiyo.play.documented import Doc
from ukiyo.play.frames import Frame


class LessonFacts(TypedDict):
    """A lesson. Its title is the message `<game>-lesson-<id>`, `sections` are the sections of the rules that it teaches."""

    game: str
    id: str
    steps: int
    sections: list[str]
    done: bool


class Sentence(TypedDict):
    """A message and the values of its placeholders."""

    id: str
    values: dict[str, str | int]


class LessonFrame(TypedDict):
    """A lesson after your moves. `taken` is the number of moves that were played; the last one is not if the goal does not accept it.

    `step` of `steps` are done. `said` are the sentences about the step completed last and the next one, `other` the one about a move that
    was not accepted. `accepted` are the legal actions that the goal accepts; empty if the step has no goal. `lit` are other things that the
    sentence names.
    """

    frame: Frame
    taken: int
    step: int
    steps: int
    said: list[Sentence]
    other: Sentence | None
    accepted: list[int]
    lit: list[dict[str, str]]


class PuzzleFacts(TypedDict):
    """A puzzle: a turn with a number of `steps`, at a `time` of the game. The grade is from 1 to 5."""

    id: str
    grade: int
    players: int
    options: dict[str, str]
    time: int
    steps: int


class PuzzleList(TypedDict):
    """A game's puzzles by grade, and the puzzle of the day. `unit` is the unit of their `time`."""

    puzzles: list[PuzzleFacts]
    today: str | None
    day: str
    unit: str


class PuzzleTry(TypedDict):
    """An action of a step, and its average result in a number of determinizations (`draws`).

    `win` is the seat's share of the win, `score` its final score, `gap` how much worse it is than the best action in the same
    determinizations (in shares of the win, plus a little for the margin), and `error` the standard error of `gap`.
    """

    action: int
    win: float
    score: float
    gap: float
    error: float
    draws: int


class PuzzleStep(TypedDict):
    """A decision of the turn, best action first. `liked` is the probability of that action in the network's policy."""

    liked: float
    tries: list[PuzzleTry]


class Solved(TypedDict):
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
    best: int | None
    table: str
    yours: bool


class DailyDeal(TypedDict):
    """A daily deal for a number of `players`: one person, and bots of one level. `table` is your attempt, if you have started it.

    `results` are null until you have finished your attempt or the day is over.
    """

    day: str
    today: bool
    game: str
    options: dict[str, str]
    players: int
    bot: str
    table: str | None
    status: Literal["open", "playing", "over"] | None
    puzzle: Annotated[PuzzleFacts | None, Doc("The puzzle of the day")]
    attempts: int
    results: list[DailyResult] | None
