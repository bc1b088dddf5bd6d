"""What travels: the requests the API takes, which are checked, and the answers it gives, which are plain dictionaries with types."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal, NotRequired, Union

from fastapi import Path, Query
from pydantic import BaseModel, ConfigDict, Field, GetCoreSchemaHandler, TypeAdapter
from pydantic_core import CoreSchema
from typing_extensions import TypeAliasType, TypedDict

from ukiyo import games
from ukiyo.engine.shapes import Shapes, Told

TableId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,24}$", description="A table's id, as in its link")]
Version = Annotated[int, Field(ge=0, le=1_000_000, strict=True, description="The version this answers: the one last heard")]
SeatNumber = Annotated[int, Field(ge=0, le=7, strict=True, description="A seat, counted from 0")]
BotName = Annotated[str, Field(min_length=1, max_length=24, description="A bot, as GET /api/games names them; none: the strongest")]
Search = Annotated[str, Query(max_length=40, pattern=r"^[^\x00]*$", description="Part of a player's name, or of the game's")]
Before = Annotated[float | None, Query(allow_inf_nan=False, description="Only tables that began before: `began` of the last one you have")]
Short = Annotated[str, Field(max_length=100)]


# Requests


class Asked(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Introduction(Asked):
    """Who you are."""

    name: Annotated[str, Field(min_length=1, max_length=60)]


class NewSeat(Asked):
    """`human` is you (several times for a hot seat), `open` waits for somebody, `bot` is played by one."""

    kind: Literal["human", "open", "bot"]
    bot: BotName | None = None


class NewTable(Asked):
    game: Short
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=8)]
    options: Annotated[dict[Short, Short], Field(max_length=10)] = {}
    listed: bool = False
    stand_in: Annotated[BotName | None, Field(description="The bot that plays for a person who stays away; none: the strongest")] = None


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


class Printed(Asked):
    """A value of the components file as it is printed; what stands alone has no id."""

    kind: Short
    id: Short = ""
    field: Short
    value: int | Short | dict[Short, int] | Annotated[list[int], Field(max_length=50)]


class CheckedBox(Asked):
    """What somebody who owns the printed game has confirmed or corrected."""

    printed: Annotated[list[Printed], Field(max_length=1000)]


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


ClientMessage = TypeAliasType("ClientMessage", Annotated[PlayMessage | UndoMessage | PingMessage, Field(discriminator="type")])
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


class Sitter(TypedDict):
    kind: Literal["human", "bot", "open"]
    name: str
    bot: str | None


class Place(TypedDict):
    """What a seat has reached in the end."""

    rank: int
    total: int


class PublicTable(TypedDict):
    """What anyone may know of a table."""

    id: str
    game: str
    options: dict[str, str]
    listed: bool
    status: Literal["open", "playing", "over"]
    began: Annotated[float, Field(description="When it was set or started, in seconds since 1970")]
    seats: list[Sitter]
    ended: float | None
    result: Annotated[list[Place] | None, Field(description="By seat, when the game is over")]
    stand_in: Annotated[str | None, Field(description="The bot that plays for a person who stays away; none: the strongest")]
    rematch: str | None
    forked: str | None


class Score(TypedDict):
    seat: int
    rank: int
    total: int
    parts: dict[str, int]


class YourTable(PublicTable):
    """A table as you see it. `agreed` of `needed` others want the seat to move given to a bot; `trouble` says why a bot does not move.

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
    scores: list[Score] | None


class Entry(TypedDict):
    """Something that happened: a `move`, an `undo`, or a `seat` given to a bot. Of another's secret move only the kind is shown.

    `told` is what all may hear of a move beyond its action, `news` what it brought about besides; docs/api.md has the names. A move
    of an older server has neither.
    """

    version: int
    kind: Literal["move", "undo", "seat"]
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


class Hint(TypedDict):
    """The best moves at a version, the best one first; `thought` is the share of its time that the adviser had."""

    version: int
    moves: list[AdvisedMove]
    thought: float


class ReviewedMove(TypedDict):
    """A move of a finished game: `move` were played before it, `cost` is the share of the win it gave away beside the better one."""

    move: int
    cost: float
    played: AdvisedMove
    better: AdvisedMove


class Review(TypedDict):
    """A seat's dearest moves, the dearest first; `thought` is the share of its time that the reviewer had."""

    seat: int
    moves: list[ReviewedMove]
    thought: float


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


ServerMessage = TypeAliasType("ServerMessage", Annotated[Frame | RefusedMessage | Beat | Pong, Field(discriminator="type")])


# Answers that are written as JSON at once are described, not checked: FastAPI would take seconds to build validators at every start.


def described_as(name: str) -> dict[str, Any]:
    """An answer of the API that is written as JSON at once: its schema is one of `schemas`."""
    return {"content": {"application/json": {"schema": {"$ref": f"#/components/schemas/{name}"}}}}


def schemas() -> dict[str, object]:
    """What FastAPI does not find in the signatures: answers that are written at once, and the messages of the socket."""
    answers: tuple[Any, ...] = (ServerMessage, Planned, Replayed, LessonFrame, Problem, Components, Rules)
    _, schema = TypeAdapter.json_schemas(
        [("", "validation", client_messages), *[(answer, "serialization", TypeAdapter(answer)) for answer in answers]],
        ref_template="#/components/schemas/{model}",
    )
    return dict(schema["$defs"])
