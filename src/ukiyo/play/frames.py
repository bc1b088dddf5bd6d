"""Frames and other table data for clients: seats, clocks, events, views and chat messages."""

from dataclasses import dataclass
from typing import Annotated, Literal, NotRequired, Protocol, Union

from typing_extensions import TypeAliasType, TypedDict

from ukiyo import games
from ukiyo.engine.shapes import MoveSummary, Shapes
from ukiyo.play.documented import Doc
from ukiyo.play.kinds import ChatChannel, ChatMessageKind, ChatMode
from ukiyo.play.time_control import TimeControl


class SchemaHandler(Protocol):
    """The part of pydantic's schema handler that `FromGames` calls."""

    def generate_schema(self, source: object) -> object: ...


@dataclass(frozen=True)
class FromGames:
    """Describes a dictionary as a union of the shapes that the games define."""

    name: str
    shape: str  # a field of `Shapes`

    def __get_pydantic_core_schema__(self, source: object, handler: SchemaHandler) -> object:
        shapes = tuple(getattr(game.shapes or Shapes(), self.shape) for game in games.load_all())
        return handler.generate_schema(TypeAliasType(self.name, Union[shapes]))  # noqa: UP007 - known only at run time


View = Annotated[dict[str, object], FromGames("View", "view")]
Preview = Annotated[dict[str, object], FromGames("Preview", "preview")]
Effect = Annotated[dict[str, object], FromGames("Effect", "effect")]


class Rating(TypedDict):
    """A rating on the scale that people and bots share, with its standard error. The rating is provisional while the error is large.

    After a game, `change` is the change in the rating. `share` is the fraction of the moves that the player made, and `counted` is the
    weight of the game; both are omitted if they are 1. `profile` is the handle of the person's profile.
    """

    value: int
    deviation: int
    provisional: bool
    change: int | None
    share: NotRequired[float]
    counted: NotRequired[float]
    profile: str | None


class Occupant(TypedDict):
    """The occupant of a seat. An `open` seat with a name is reserved for an invited person."""

    kind: Literal["human", "bot", "open"]
    name: str
    bot: str | None
    taken_over: Annotated[bool, Doc("Whether the bot took over for the named person, who can take the seat back")]
    rating: Annotated[Rating | None, Doc("At a rated table, the rating of the person in the seat")]


class Clocks(TypedDict):
    """Each seat's remaining time at `updated_at` (seconds since 1970), and the seat whose clock is running, or -1.

    The running clock stops during `pauses`, which are pairs of start and end, and expires at `expires_at`. The other players wait for the
    seats in `waiting_for` even after their clocks expire. Spectators can't see time off. Before a player's time off, they see no running
    clock.
    """

    remaining_seconds: list[float]
    updated_at: float
    running: int
    paused: bool
    expires_at: float | None
    pauses: list[tuple[float, float]]
    waiting_for: list[int]


ProposalKind = Literal["nights", "wait", "end"]


class Proposal(TypedDict):
    """A proposal that `agreed` of `needed` players support. `yours` is true if you are one of them.

    `nights` turns night pauses on or off. `wait` waits without a time limit for the player to move and for the players whose seats bots
    took over. `end` ends the game without a result.
    """

    kind: ProposalKind
    agreed: int
    needed: int
    yours: bool


PresenceState = Literal["connected", "away", "disconnected"]


class Presence(TypedDict):
    """Whether a player is `connected`, `away` or `disconnected`. A player who has the table in the background or has just left is `away`.

    `time_off` is the start and end of the current or next time off, which only players at the table can see.
    """

    state: PresenceState
    time_off: tuple[float, float] | None


class Place(TypedDict):
    """The final rank and score of a seat."""

    rank: int
    total: int


class PublicTable(TypedDict):
    """The public information about a table."""

    id: str
    game: str
    options: dict[str, str]
    correction_count: Annotated[int, Doc("The number of component values that the host corrected")]
    listed: bool
    status: Literal["open", "playing", "over"]
    started_at: Annotated[float, Doc("When the game started or, before that, when the table was created, in seconds since 1970")]
    seats: list[Occupant]
    ended_at: float | None
    result: Annotated[list[Place] | None, Doc("One score per seat, when the game is over")]
    takeover_bot: Annotated[str | None, Doc("The bot that takes over for absent players")]
    time_control: Annotated[TimeControl | None, Doc("null: no clocks")]
    chat: Annotated[ChatMode, Doc("Whether people can send texts and stickers (`on`), only stickers (`stickers`), or nothing (`off`)")]
    rematch: str | None
    forked_from: str | None
    daily_date: str | None
    tournament: Annotated[str | None, Doc("The id of the table's tournament")]
    unfinished: Annotated[bool, Doc("Whether the players agreed to end the game without a result")]
    rated: Annotated[bool, Doc("Whether the result counts for ratings; there are no hints until the game is over")]


class Score(TypedDict):
    seat: int
    rank: int
    total: int
    parts: dict[str, int]


ReservedSeats = Annotated[list[int], Doc("Seats that a bot took over for you, and seats you are invited to")]


class PersonalInfo(TypedDict):
    """The information about a table that depends on the person or changes during play."""

    your_seats: list[int]
    is_host: bool
    bot_error: str
    search_share: float
    absent: bool
    agreed: int
    needed: int
    reserved_seats: ReservedSeats
    clocks: Clocks | None
    proposals: Annotated[list[Proposal], Doc("The proposals that are currently possible")]
    presence: Annotated[list[Presence | None], Doc("One entry per seat; null if there is no person in the seat")]
    scores: list[Score] | None


class YourTable(PublicTable, PersonalInfo):
    """A table as one person sees it. `bot_error` explains why a bot does not move.

    `agreed` of `needed` players support replacing the player to move with a bot or, at a table with clocks, stopping the clocks. `absent`
    is true if the player to move has been away long enough to be replaced. `search_share` is the fraction of its search time that the last
    bot used. It is less than 1 if the server was busy.
    """


class TableEvent(TypedDict):
    """An event of the table's log.

    Kinds: a `move`, an `undo`, a `seat` that a bot took over or (without a `bot`) that its player took back, an agreement to `wait` for the
    player of a seat that a bot took over, or an agreement to `end` the game (seat -1). Only the kind of another player's secret move is
    visible. `outcome` is public information about a move in addition to its action, and `effects` lists its effects (see
    docs/reference/api.md). Moves from older servers have neither.
    """

    version: int
    kind: Literal["move", "undo", "seat", "wait", "end"]
    seat: int
    action: int | None
    notation: str | None
    bot: str | None
    created_at: Annotated[float, Doc("Seconds since 1970")]
    outcome: MoveSummary | None
    effects: list[Effect]


class Step(TypedDict):
    """An earlier position: the view after the event with this version and its first few effects."""

    version: int
    effects: int
    view: View


class Frame(TypedDict):
    """The state of a table for one person, sent after every change. `view` is what `seat` can see. Spectators have seat -1.

    `previews` contains the costs and gains of each action in `view.legal`, in the same order. `steps` contains the intermediate positions
    of `events`, in order, for animation. It is empty if the server no longer has these positions in memory.
    """

    type: Literal["frame"]
    version: int
    seat: int
    table: YourTable
    view: View | None
    previews: list[Preview]
    events: list[TableEvent]
    steps: list[Step]


class WhatIf(TypedDict):
    """The frame after the actions of a what-if line, with an event for each action. The table is unchanged.

    `ends` explains why the line can't continue: something would be drawn or revealed (`chance`), another seat decides (`turn`), or the game
    is over (`over`). In this case, the frame shows the last position that is certain.
    """

    frame: Frame
    ends: Literal["chance", "turn", "over"] | None


class Replayed(TypedDict):
    """A game after `move` of its `moves`, as a seat sees it. `previews` is the same as in a frame."""

    move: int
    moves: int
    seat: int
    view: View
    previews: list[Preview]
    events: list[TableEvent]


class CoursePoint(TypedDict):
    """Each seat's total score at the end of a month or round, after the given number of moves."""

    move: int
    at: int
    totals: list[int]


class Course(TypedDict):
    """The scores in a finished game over time, from the start to the final score."""

    unit: str
    points: list[CoursePoint]


class ChatMessage(TypedDict):
    """A chat message: a text or a sticker. A `deletion` removes the message with the number in `deletes`. Spectators have seat -1."""

    number: int
    kind: ChatMessageKind
    channel: ChatChannel
    seat: int
    name: str
    yours: bool
    text: str | None
    sticker: str | None
    deletes: int | None
    sent_at: Annotated[float, Doc("Seconds since 1970")]


class ChatUpdate(TypedDict):
    """Chat messages that the client has not received. With `reset`, they replace all messages on the client.

    `has_earlier` is true if there are earlier messages.
    """

    type: Literal["chat"]
    reset: bool
    has_earlier: bool
    messages: list[ChatMessage]
