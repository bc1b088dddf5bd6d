"""What is there to learn and to come back for: lessons, puzzles, and the deal of the day."""

from typing import Annotated, Literal

from typing_extensions import TypedDict

from ukiyo.play.documented import Doc
from ukiyo.play.frames import Frame


class LessonFacts(TypedDict):
    """A lesson: its title is the message `<game>-lesson-<id>`. `sections` of the rules are taught in it; `done` by you."""

    game: str
    id: str
    steps: int
    sections: list[str]
    done: bool


class Sentence(TypedDict):
    """A message, and what is filled in."""

    id: str
    values: dict[str, str | int]


class LessonFrame(TypedDict):
    """A lesson after your moves, of which `taken` were played: the last one is not if it is not what the goal asks for.

    `step` of `steps` are done. `said` is about the step done last and the one to do, `other` about a move that was not taken. `accepted`
    are the legal actions that the goal accepts, none if the step has no goal. `lit` are other things the sentence speaks of, by name.
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
    """A puzzle of a game's list: a turn of so many `steps` at a table of so many `players`, at this `time` of the game. Grades: 1 to 5."""

    id: str
    grade: int
    players: int
    options: dict[str, str]
    time: int
    steps: int


class PuzzleList(TypedDict):
    """A game's puzzles by grade, and which of them is today's; `unit` is what their time is counted in."""

    puzzles: list[PuzzleFacts]
    today: str | None
    day: str
    unit: str


class PuzzleTry(TypedDict):
    """An action of a step, and what came of it in so many `draws` of all that the seat cannot know.

    `win` is the seat's share of the win, `score` its final score, `gap` what the action is worth less than the best one in the same draws
    (in shares of the win, with a little for the margin), `error` the standard error of that.
    """

    action: int
    win: float
    score: float
    gap: float
    error: float
    draws: int


class PuzzleStep(TypedDict):
    """A decision of the turn, the best action first; the bare network likes that one so much."""

    liked: float
    tries: list[PuzzleTry]


class Solved(TypedDict):
    """How a puzzle stands after what was chosen: which `step` of how many is asked for, and whether it goes on, is solved, or was missed.

    Once it is solved or missed, `answer` has all steps with what the long search found; before that there is none.
    """

    frame: Frame
    step: int
    steps: int
    outcome: Literal["open", "solved", "missed"]
    answer: list[PuzzleStep] | None


class DailyResult(TypedDict):
    """A finished try: its place at the table, its points, and those of the best opponent."""

    name: str
    rank: int
    total: int
    best: int | None
    table: str
    yours: bool


class DailyDeal(TypedDict):
    """The deal of a day: `players` with who tries, the others are bots of one level. `table` is your try, if you have begun it.

    `results` are there once your own try is over, and for everybody once the day is.
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
