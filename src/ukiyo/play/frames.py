"""Frames: what a client receives about a table. Seats, clocks, events, views and chat lines."""

import json
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
    """Describes a dictionary as a union of the shapes that the games define for it."""

    name: str
    shape: str  # the field of `Shapes`

    def __get_pydantic_core_schema__(self, source: object, handler: SchemaHandler) -> object:
        shapes = tuple(getattr(game.shapes or Shapes(), self.shape) for game in games.load_all())
        return handler.generate_schema(TypeAliasType(self.name, Union[shapes]))  # noqa: UP007 - known only at run time


View = Annotated[dict[str, object], FromGames("View", "view")]
Preview = Annotated[dict[str, object], FromGames("Preview", "preview")]
Effect = Annotated[dict[str, object], FromGames("Effect", "effect")]


class Rating(TypedDict):
    """A rating on the scale that people and bots share, with its standard error; provisional while that is large.

    After a game, `change` is the change of the rating, `share` the part of the moves that the player made (if not all), and `counted` how
    much the game counted (if not in full). `profile` is the handle of the person's profile.
    """

    value: int
    deviation: int
    provisional: bool
    change: int | None
    share: NotRequired[float]
    counted: NotRequired[float]
    profile: str | None


class Occupant(TypedDict):
    """Who holds a seat. An `open` seat with a name is reserved for an invited person."""

    kind: Literal["human", "bot", "open"]
    name: str
    bot: str | None
    taken_over: Annotated[bool, Doc("Whether the bot took over from the named person, who can take the seat back")]
    rating: Annotated[Rating | None, Doc("At a rated table, of the person whose rating changes")]


class Clocks(TypedDict):
    """The remaining seconds of every seat at `updated_at` (seconds since 1970), and the seat whose clock runs; -1 if none does.

    The running clock stops during `pauses`, given as start and end, and expires at `expires_at`. The other players wait for the seats in
    `waiting_for` even after that. Spectators do not see time off: before a player's time off, no clock seems to run for them.
    """

    remaining: list[float]
    updated_at: float
    running: int
    paused: bool
    expires_at: float | None
    pauses: list[tuple[float, float]]
    waiting_for: list[int]


ProposalKind = Literal["nights", "wait", "end"]


class Proposal(TypedDict):
    """A proposal that `agreed` of `needed` players support; `yours` if you are one of them.

    `nights`: nights pause the clock, or no longer do. `wait`: wait without a time limit for the player to move and for players whose seats
    a bot took over. `end`: end the game without a result.
    """

    kind: ProposalKind
    agreed: int
    needed: int
    yours: bool


PresenceState = Literal["connected", "away", "disconnected"]


class Presence(TypedDict):
    """Whether a player has the table open (`connected`), has it in the background or has just left (`away`), or is `disconnected`.

    `time_off` is the current or next one, as start and end; only players at the table see it.
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
    correction_count: Annotated[int, Doc("How many component values the host corrected")]
    listed: bool
    status: Literal["open", "playing", "over"]
    started_at: Annotated[float, Doc("When the table was created or, later, when the game started, in seconds since 1970")]
    seats: list[Occupant]
    ended_at: float | None
    result: Annotated[list[Place] | None, Doc("By seat, once the game is over")]
    takeover_bot: Annotated[str | None, Doc("The bot that takes over from absent players")]
    time_control: Annotated[TimeControl | None, Doc("null: no clocks")]
    chat: Annotated[ChatMode, Doc("Whether people can send texts and stickers (`on`), only stickers (`stickers`), or nothing (`off`)")]
    rematch: str | None
    forked_from: str | None
    daily_date: str | None
    tournament: Annotated[str | None, Doc("The id of the tournament it belongs to")]
    unfinished: Annotated[bool, Doc("Whether the players agreed to end the game without a result")]
    rated: Annotated[bool, Doc("Whether the result counts for ratings; there are no hints until the game is over")]


class Score(TypedDict):
    seat: int
    rank: int
    total: int
    parts: dict[str, int]


ReservedSeats = Annotated[list[int], Doc("Seats that a bot took over from you, and seats you are invited to")]


class YourTable(PublicTable):
    """A table as one person sees it. `bot_error` says why a bot does not move.

    `agreed` of `needed` players want to replace the player to move with a bot or, at a table with clocks, to stop the clocks.
    `absent` says that the player to move has been away long enough to be replaced. `search_share` is the share of its search time that the
    last bot move got: less than 1 when the server is busy.
    """

    your_seats: list[int]
    is_host: bool
    bot_error: str
    search_share: float
    absent: bool
    agreed: int
    needed: int
    reserved_seats: ReservedSeats
    clocks: Clocks | None
    proposals: Annotated[list[Proposal], Doc("The proposals that are possible now")]
    presence: Annotated[list[Presence | None], Doc("By seat; null where no person sits")]
    scores: list[Score] | None


class TableEvent(TypedDict):
    """An event of the table's log.

    A `move` or `undo`; a `seat` that a bot took over or, without a `bot`, that its player took back; or an agreement: to `wait` for the
    player of a seat that a bot took over, or to `end` the game (seat -1). Another player's secret move shows only its kind.
    `outcome` is public information about a move beyond its action, and `effects` is what else it caused (see docs/reference/api.md).
    Moves made on older servers have neither.
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
    """An earlier position: the view after this version's event and the first few of its effects."""

    version: int
    effects: int
    view: View


class Frame(TypedDict):
    """The state of a table for one person, sent after every change. `view` is what `seat` may know; -1 is a spectator.

    `previews` has the costs and gains of each action in `view.legal`, in the same order. `steps` are the earlier positions that `events`
    led through, in order, for animation; there are none if `events` reach further back than the server's memory.
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
    """The frame after the actions of a what-if line, with an event for each. Nothing is played.

    `ends` says why the line can't continue: something would be drawn or revealed (`chance`), another seat decides (`turn`), or the game is
    over (`over`). The frame then shows the last position that can be known.
    """

    frame: Frame
    ends: Literal["chance", "turn", "over"] | None


class Replayed(TypedDict):
    """A game after `move` of its `moves`, as a seat sees it; `previews` as in a frame."""

    move: int
    moves: int
    seat: int
    view: View
    previews: list[Preview]
    events: list[TableEvent]


class CoursePoint(TypedDict):
    """Every seat's total score after so many moves, at the end of a month or round."""

    move: int
    at: int
    totals: list[int]


class Course(TypedDict):
    """The scores of a finished game over time, from the start to the final score."""

    unit: str
    points: list[CoursePoint]


class ChatMessage(TypedDict):
    """A chat message: a text or a sticker. A `deletion` removes the message with the number `deletes`. `seat` is -1 for a spectator."""

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
    """Chat messages that the client has not received. With `reset`, they replace all messages it has.

    `has_earlier` says that earlier messages exist.
    """

    type: Literal["chat"]
    reset: bool
    has_earlier: bool
    messages: list[ChatMessage]


def compact_json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))
