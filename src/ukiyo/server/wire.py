"""What travels: the requests the API takes, which are checked, and the answers it gives, which are plain dictionaries with types."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal, NotRequired, Union

from fastapi import Path, Query
from pydantic import BaseModel, ConfigDict, Field, GetCoreSchemaHandler, TypeAdapter
from pydantic_core import CoreSchema
from typing_extensions import TypeAliasType, TypedDict

from ukiyo import games
from ukiyo.engine.correction import Fact
from ukiyo.engine.shapes import Shapes, Told
from ukiyo.server.pace import Pace
from ukiyo.server.schema import Channel, LineKind, Words

TableId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,24}$", description="A table's id, as in its link")]
Version = Annotated[int, Field(ge=0, le=1_000_000, strict=True, description="The version this answers: the one last heard")]
SeatNumber = Annotated[int, Field(ge=0, le=7, strict=True, description="A seat, counted from 0")]
BotName = Annotated[str, Field(min_length=1, max_length=24, description="A bot, as GET /api/games names them; none: the strongest")]
Search = Annotated[str, Query(max_length=40, pattern=r"^[^\x00]*$", description="Part of a player's name, or of the game's")]
Before = Annotated[float | None, Query(allow_inf_nan=False, description="Only tables that began before: `began` of the last one you have")]
Day = Annotated[str | None, Query(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$", description="A day in UTC, such as 2026-11-16; none: today")]
PuzzleId = Annotated[str, Path(pattern="^[0-9-]{1,40}$", description="A puzzle's id, as in the list")]
Short = Annotated[str, Field(max_length=100)]


# Requests


class Asked(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Introduction(Asked):
    """Who you are."""

    name: Annotated[str, Field(min_length=1, max_length=60)]
    rename: Annotated[bool, Field(description="Whether you are called so from now on, if you are known by another name")] = True


class NewSeat(Asked):
    """`human` is you (several times for a hot seat), `open` waits for somebody, `bot` is played by one."""

    kind: Literal["human", "open", "bot"]
    bot: BotName | None = None


class Printed(Asked):
    """A value of the components file as it is printed; what stands alone has no id."""

    kind: Short
    id: Short = ""
    field: Short
    value: int | Short | dict[Short, int] | Annotated[list[int], Field(max_length=50)]

    def fact(self) -> Fact:
        return Fact(self.kind, self.id, self.field, self.value)


class CheckedBox(Asked):
    """What somebody who owns the printed game has confirmed or corrected."""

    printed: Annotated[list[Printed], Field(max_length=1000)]


class NewTable(Asked):
    game: Short
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=8)]
    options: Annotated[dict[Short, Short], Field(max_length=10)] = {}
    listed: bool = False
    stand_in: Annotated[BotName | None, Field(description="The bot that plays for a person who stays away; none: the strongest")] = None
    printed: Annotated[list[Printed], Field(max_length=1000, description="The numbers of your box: those that differ are played so")] = []
    pace: Annotated[
        Pace | Short | None,
        Field(description="How long the table waits for people: live, brisk, steady, calm, or seconds; none: no clocks"),
    ] = None
    words: Annotated[Words, Field(description="Whether people there talk (`on`), only in seals (`seals`), or not at all (`off`)")] = "on"
    nights: Annotated[bool, Field(description="Over days: nights do not count where the person lives who is asked")] = False
    rated: Annotated[bool, Field(description="Whether the result counts for the players' ratings; that needs a pace")] = False


class Pause(Asked):
    version: Version


class Join(Asked):
    seat: SeatNumber | None = None


class Play(Asked):
    """A move: the number of a legal action, or its notation."""

    version: Version
    action: Annotated[int, Field(ge=0, le=1_000_000, strict=True)] | None = None
    notation: Short | None = None


class Undo(Asked):
    """Your last move, or with `turn` all that you may take back."""

    version: Version
    turn: bool = False


class Plan(Asked):
    """The actions of a turn that is tried, from the version on."""

    version: Version
    actions: Annotated[list[Annotated[int, Field(ge=0, le=1_000_000, strict=True)]], Field(max_length=64)]


class Solving(Asked):
    """What was chosen so far in the turn of a puzzle; what is forced in between is played by itself."""

    actions: Annotated[list[Annotated[int, Field(ge=0, le=1_000_000, strict=True)]], Field(max_length=8)] = []


class AskRemark(Asked):
    """The version that your move made."""

    version: Version


class Kick(Asked):
    version: Version
    seat: SeatNumber


class NewLink(Asked):
    once: Annotated[bool, Field(description="Whether the link ends when the seat is claimed with it")] = False


class Claim(Asked):
    """The secret comes in the body, never in an address."""

    seat: SeatNumber
    secret: Short


class Continue(Asked):
    bot: BotName | None = None


class Fork(Asked):
    move: Annotated[int, Field(ge=0, le=1_000_000, strict=True, description="Continue after so many moves")]
    seat: SeatNumber = 0
    bot: BotName | None = None


class LessonMoves(Asked):
    """Your moves in a lesson so far, and the version of the last frame you have."""

    moves: Annotated[list[Annotated[int, Field(ge=0, le=1_000_000, strict=True)]], Field(max_length=300)] = []
    since: Version = 0


# On the socket, from the browser


class PlayMessage(Play):
    type: Literal["move"]


class UndoMessage(Undo):
    type: Literal["undo"]


class PingMessage(Asked):
    type: Literal["ping"]


class LookMessage(Asked):
    """Whether the page is seen: whoever looks at something else is away."""

    type: Literal["look"]
    seen: bool


ClientMessage = TypeAliasType(
    "ClientMessage", Annotated[PlayMessage | UndoMessage | PingMessage | LookMessage, Field(discriminator="type")]
)
client_messages: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)


# What the games show


@dataclass(frozen=True)
class FromGames:
    """Describes a dictionary as one of the games' own shapes."""

    name: str

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        shapes = tuple(getattr(game.shapes or Shapes(), self.name.lower()) for game in games.playable())
        return handler.generate_schema(TypeAliasType(self.name, Union[shapes]))  # noqa: UP007 - known only at run time


View = Annotated[dict[str, object], FromGames("View")]
Preview = Annotated[dict[str, object], FromGames("Preview")]
News = Annotated[dict[str, object], FromGames("News")]


# Answers


class Me(TypedDict):
    name: str


class Played(TypedDict):
    version: int


class TableRef(TypedDict):
    id: str


class SeatLink(TypedDict):
    """Sent once; the server keeps only a hash of the secret."""

    link: str
    secret: str


class Agreed(TypedDict):
    """Whether it is done: all who must agree do."""

    done: bool


class Action(TypedDict):
    kind: str
    fields: dict[str, str]
    notation: str


class Option(TypedDict):
    """What can be chosen with `options` of a new table, several joined by commas where `many`.

    `needs` names other options and the value without which this one means nothing.
    """

    name: str
    values: list[str]
    many: bool
    default: str
    needs: dict[str, str]


class GameFacts(TypedDict):
    name: str
    rules: int
    components: str
    players: list[int]
    bots: list[str]
    categories: list[str]
    options: list[Option]
    room: Annotated[bool, Field(description="Whether the browser has a room for it; without one it is played on the plain board")]


class GameWithActions(GameFacts):
    """A game with all its actions: the number of an action is its place in the list, for ever."""

    actions: list[Action]


class Components(BaseModel):
    """The components file as it stands, and its fingerprint."""

    model_config = ConfigDict(extra="allow")

    fingerprint: str


class ComponentsFile(TypedDict):
    """A components file to keep: TOML, as `--components` takes it. `corrected` values differ from ours."""

    file: str
    fingerprint: str
    corrected: int


class Rules(TypedDict):
    """The rules in our own words; in English where they have not been written in the language wanted."""

    lang: str
    html: str


class Rating(TypedDict):
    """How strong somebody is, on one scale with the bots, and the standard error of it; provisional while that is large.

    `change` is what the game that is over has changed, `profile` the name by which a person's profile is found.
    """

    value: int
    doubt: int
    provisional: bool
    change: int | None
    profile: str | None


class Sitter(TypedDict):
    """Who holds a seat. An `open` one with a name waits for the person of that name, who was invited."""

    kind: Literal["human", "bot", "open"]
    name: str
    bot: str | None
    stands_in: Annotated[bool, Field(description="Whether the bot stands in for the person of that name, who may sit down again")]
    rating: Annotated[Rating | None, Field(description="At a rated table, of whom the seat counts for")]


class Clocks(TypedDict):
    """Everybody's seconds at a moment (`since`, seconds since 1970), and the seat for which time runs; -1: for nobody.

    It does not run in `rests`, from when until when, and is `over` at that moment. The others wait for the seats in `waits` even then.
    Who only watches is not told when somebody is on holiday: where that is to come, time seems to run for nobody.
    """

    left: list[float]
    since: float
    running: int
    paused: bool
    over: float | None
    rests: list[tuple[float, float]]
    waits: list[int]


Wished = Literal["nights", "wait", "end"]


class Wish(TypedDict):
    """Something that `agreed` of `needed` people at a table want, `yours` if you do.

    `nights`: that they do not count, or count again. `wait`: for whoever is asked or stood in for, however long it takes. `end`: the game,
    without a result.
    """

    what: Wished
    agreed: int
    needed: int
    yours: bool


Here = Literal["here", "away", "gone"]


class Presence(TypedDict):
    """Whether a player is at the table: looks at it (`here`), does not or has just left (`away`), or is `gone`.

    `holiday` is the one she is on or has announced next, from when until when; only those who play there are told.
    """

    state: Here
    holiday: tuple[float, float] | None


class Place(TypedDict):
    """What a seat has reached in the end."""

    rank: int
    total: int


class PublicTable(TypedDict):
    """What anyone may know of a table."""

    id: str
    game: str
    options: dict[str, str]
    corrected: Annotated[int, Field(description="How many numbers of the components were corrected for it; 0: it is played with ours")]
    listed: bool
    status: Literal["open", "playing", "over"]
    began: Annotated[float, Field(description="When it was set or started, in seconds since 1970")]
    seats: list[Sitter]
    ended: float | None
    result: Annotated[list[Place] | None, Field(description="By seat, when the game is over")]
    stand_in: Annotated[str | None, Field(description="The bot that plays for a person who stays away; none: the strongest")]
    pace: Annotated[Pace | None, Field(description="How long the table waits for people; none: as long as it takes")]
    words: Annotated[Words, Field(description="Whether people there talk (`on`), only in seals (`seals`), or not at all (`off`)")]
    rematch: str | None
    forked: str | None
    day: str | None
    cup: Annotated[str | None, Field(description="The cup of which it is a table")]
    unfinished: Annotated[bool, Field(description="Whether the players agreed to end it: it is over, and has no result")]
    rated: Annotated[bool, Field(description="Whether the result counts for the players' ratings; hints are silent until it is over")]


class Score(TypedDict):
    seat: int
    rank: int
    total: int
    parts: dict[str, int]


KeptForYou = Annotated[list[int], Field(description="Seats in which a bot stands in for you, or to which you are invited")]


class YourTable(PublicTable):
    """A table as you see it. `trouble` says why a bot does not move.

    `agreed` of `needed` others want the seat to move given to a bot; or, at a table with clocks, a pause.
    `absent` says that the player to move has been away for so long that the others may give the seat to a bot.
    `thought` is the share of its time that the bot that moved last had to think: less than 1 when many are waiting, 0 if it had none.
    """

    yours: list[int]
    host: bool
    trouble: str
    thought: float
    absent: bool
    agreed: int
    needed: int
    kept_for_you: KeptForYou
    clocks: Clocks | None
    wishes: Annotated[list[Wish], Field(description="What the people at the table may agree on now")]
    presence: Annotated[list[Presence | None], Field(description="By seat; none: no person sits there")]
    scores: list[Score] | None


class Entry(TypedDict):
    """Something that happened: a `move`, an `undo`, or a `seat` given to a bot or, without one, back to whose it was.

    Or what the players agreed on: to `wait` for a seat's person, whose stand-in leaves it, or to `end` the game (seat -1).
    Of another's secret move only the kind is shown.
    `told` is what all may hear of a move beyond its action, `news` what it brought about besides; docs/api.md has the names. A move
    of an older server has neither.
    """

    version: int
    kind: Literal["move", "undo", "seat", "wait", "end"]
    seat: int
    action: int | None
    notation: str | None
    bot: str | None
    at: Annotated[float, Field(description="Seconds since 1970")]
    told: Told | None
    news: list[News]


class Step(TypedDict):
    """How a table stood after the entry of this version and so many of its news, through the eyes of the same seat."""

    version: int
    news: int
    view: View


class Frame(TypedDict):
    """How a table stands for you, on the socket after every change. `view` is all that `seat` may know (-1: a spectator).

    `previews` says of each of `view.legal`, in that order, what it costs and gives. `steps` are the positions that `entries` led through
    before this one, in order, for those who watch; there are none where `entries` reach further back than memory.
    """

    type: Literal["frame"]
    version: int
    seat: int
    table: YourTable
    view: View | None
    previews: list[Preview]
    entries: list[Entry]
    steps: list[Step]


class Planned(TypedDict):
    """How a table would stand for you after the actions of a plan, with an entry of each; nothing of it is played.

    It `ends` where something would be drawn or revealed (`chance`), where another seat is asked (`turn`), and with the game (`over`);
    then the frame shows the last that can be foreseen.
    """

    frame: Frame
    ends: Literal["chance", "turn", "over"] | None


class Replayed(TypedDict):
    """A game after so many of its moves, through the eyes of a seat; `previews` as in a frame."""

    move: int
    moves: int
    seat: int
    view: View
    previews: list[Preview]
    entries: list[Entry]


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

    `step` of `steps` are done. `said` is about the step done last and the one to do, `other` about a move that was not taken, `lit` what
    the goal is about, by names of things on the table.
    """

    frame: Frame
    taken: int
    step: int
    steps: int
    said: list[Sentence]
    other: Sentence | None
    lit: list[dict[str, str]]


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
    thought: float


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
    thought: float


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


class DealResult(TypedDict):
    """A finished try: its place at the table, its points, and those of the best opponent."""

    name: str
    rank: int
    total: int
    best: int | None
    table: str
    yours: bool


class Deal(TypedDict):
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
    puzzle: Annotated[PuzzleFacts | None, Field(description="The puzzle of the day")]
    tries: int
    results: list[DealResult] | None


class Remark(TypedDict):
    """The dearest mistake of your last turn, if there was one; whether it can still be taken back, together with the turn."""

    mistake: ReviewedMove | None
    undo: bool


class Habit(TypedDict):
    """How often something happens in a game of yours, and in those of whoever won them; words: `<game>-habit-<name>`."""

    name: str
    you: float
    winners: float


class Habits(TypedDict):
    """What you do often, in so many of your last games; a game names what it counts."""

    games: int
    habits: list[Habit]


class InLine(TypedDict):
    """The places in line, from 1, of a table's bot, hint and review; 0: it does not wait, or not any more."""

    bot: int
    hint: int
    review: int


class CoursePoint(TypedDict):
    """Every seat's total after so many moves, at the end of a month or of a turn of everybody."""

    move: int
    at: int
    totals: list[int]


class Course(TypedDict):
    """How a finished game went: from nothing played to the final score."""

    unit: str
    points: list[CoursePoint]


class Problem(TypedDict):
    """Why not. With 409, how the table stands now."""

    error: str
    frame: NotRequired[Frame]


# On the socket, from the server


class Beat(TypedDict):
    """A sign of life, every 20 seconds."""

    type: Literal["beat"]


class Pong(TypedDict):
    """The answer to a ping."""

    type: Literal["pong"]


class RefusedMessage(TypedDict):
    """Why a message was refused. With 409, how the table stands now."""

    type: Literal["refused"]
    status: int
    error: str
    frame: Frame | None


class Line(TypedDict):
    """A line said at a table, in words or as a seal; or, `swept`, that the line `about` is gone. `seat` -1: somebody who watches."""

    number: int
    kind: LineKind
    channel: Channel
    seat: int
    name: str
    yours: bool
    text: str | None
    seal: str | None
    about: int | None
    at: Annotated[float, Field(description="Seconds since 1970")]


class WordsMessage(TypedDict):
    """Lines you have not been sent yet; `whole`: the newest of all that you may read, in place of those you have.

    `earlier` says that there are more before them.
    """

    type: Literal["words"]
    whole: bool
    earlier: bool
    lines: list[Line]


ServerMessage = TypeAliasType("ServerMessage", Annotated[Frame | RefusedMessage | Beat | Pong | WordsMessage, Field(discriminator="type")])


# Answers that are written as JSON at once are described, not checked: FastAPI would take seconds to build validators at every start.


def described_as(name: str) -> dict[str, Any]:
    """An answer of the API that is written as JSON at once: its schema is one of `schemas`."""
    return {"content": {"application/json": {"schema": {"$ref": f"#/components/schemas/{name}"}}}}


def schemas() -> dict[str, object]:
    """What FastAPI does not find in the signatures: answers that are written at once, and the messages of the socket."""
    answers: tuple[Any, ...] = (ServerMessage, Planned, Solved, Replayed, LessonFrame, Problem, Components, Rules)
    _, schema = TypeAdapter.json_schemas(
        [("", "validation", client_messages), *[(answer, "serialization", TypeAdapter(answer)) for answer in answers]],
        ref_template="#/components/schemas/{model}",
    )
    return dict(schema["$defs"])
