"""What travels: the requests the API takes and the answers it gives."""

from typing import Annotated, Literal

from fastapi import Path
from pydantic import BaseModel, ConfigDict, Field

TableId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,24}$", description="A table's id, as in its link")]
Version = Annotated[int, Field(ge=0, le=1_000_000, strict=True, description="The version this answers: the one last heard")]
SeatNumber = Annotated[int, Field(ge=0, le=7, strict=True, description="A seat, counted from 0")]
BotName = Annotated[str, Field(min_length=1, max_length=24, description="A bot, as GET /api/games names them; none: the strongest")]
Short = Annotated[str, Field(max_length=100)]


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


class Join(Asked):
    seat: SeatNumber | None = None


class Play(Asked):
    """A move: the number of a legal action, or its notation."""

    version: Version
    action: Annotated[int, Field(ge=0, le=1_000_000, strict=True)] | None = None
    notation: Short | None = None


class Undo(Asked):
    version: Version


class Kick(Asked):
    version: Version
    seat: SeatNumber
    bot: BotName | None = None


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


class Me(BaseModel):
    name: str


class Played(BaseModel):
    version: int


class TableRef(BaseModel):
    id: str


class SeatLink(BaseModel):
    """Told once; the server keeps only a hash of the secret."""

    link: str
    secret: str


class Kicked(BaseModel):
    done: bool


class ActionOut(BaseModel):
    kind: str
    fields: dict[str, str]
    notation: str


class OptionOut(BaseModel):
    """What can be chosen with `options` of a new table, several joined by commas where `many`.

    `needs` names other options and the value without which this one means nothing.
    """

    name: str
    values: list[str]
    many: bool
    default: str
    needs: dict[str, str]


class GameOut(BaseModel):
    name: str
    rules: int
    components: str
    players: list[int]
    bots: list[str]
    categories: list[str]
    options: list[OptionOut]


class GameTable(GameOut):
    """A game with its action table: the number of an action is its place in the list, for ever."""

    actions: list[ActionOut]


class RulesOut(BaseModel):
    """The rules in our own words; in English where they have not been told in the language wanted."""

    lang: str
    html: str


class SeatOut(BaseModel):
    kind: str
    name: str
    bot: str | None


class TableOut(BaseModel):
    id: str
    game: str
    options: dict[str, str]
    listed: bool
    status: Literal["open", "playing", "over"]
    seats: list[SeatOut]
    rematch: str | None
    forked: str | None


class ScoreOut(BaseModel):
    seat: int
    rank: int
    total: int
    parts: dict[str, int]


class YourTable(TableOut):
    """A table as you see it. `agreed` of `needed` others want the seat to move given to a bot; `trouble` says why a bot does not move."""

    yours: list[int]
    host: bool
    trouble: str
    agreed: int
    needed: int
    scores: list[ScoreOut] | None


class EntryOut(BaseModel):
    """Something that happened: a `move`, an `undo`, or a `seat` given to a bot. Of another's secret move only the kind is told.

    `news` is what a move brought about besides; docs/api.md has its kinds.
    """

    version: int
    kind: Literal["move", "undo", "seat"]
    seat: int
    action: int | None
    notation: str | None
    bot: str | None
    at: Annotated[float, Field(description="Seconds since 1970")]
    news: list[dict[str, object]]


class Frame(BaseModel):
    """How a table stands for you, on the socket after every change. `view` is all that `seat` may know (-1: a spectator).

    `previews` says of each of `view.legal`, in that order, what it costs and gives.
    """

    type: Literal["frame"]
    version: int
    seat: int
    table: YourTable
    view: dict[str, object] | None
    previews: list[dict[str, object]]
    entries: list[EntryOut]


class Replayed(BaseModel):
    """A finished game after so many of its moves, through the eyes of a seat; `previews` as in a frame."""

    move: int
    moves: int
    seat: int
    view: dict[str, object]
    previews: list[dict[str, object]]
    entries: list[EntryOut]


class AdvisedMove(BaseModel):
    """A move, and what is likely to come of it: the share of the win for the seat that decides, and everybody's final score."""

    action: int
    win: float
    scores: list[float]


class Hint(BaseModel):
    """The best moves at a version, the best one first."""

    version: int
    moves: list[AdvisedMove]


class ReviewedMove(BaseModel):
    """A move of a finished game: `move` were played before it, `cost` is the share of the win it gave away beside the better one."""

    move: int
    cost: float
    played: AdvisedMove
    better: AdvisedMove


class Review(BaseModel):
    """A seat's dearest moves, the dearest first."""

    seat: int
    moves: list[ReviewedMove]


class CoursePoint(BaseModel):
    """Every seat's total after so many moves, at the end of a month or of a turn of everybody."""

    move: int
    at: int
    totals: list[int]


class Course(BaseModel):
    """How a finished game went: from nothing played to the final score."""

    unit: Literal["month", "turn"]
    points: list[CoursePoint]


class Problem(BaseModel):
    """Why not. With 409, how the table stands now."""

    error: str
    frame: Frame | None = None
