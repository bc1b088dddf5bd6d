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
        shapes = tuple(getattr(game.shapes or Shapes(), self.shape) for game in games.playable())
        return handler.generate_schema(TypeAliasType(self.name, Union[shapes]))  # noqa: UP007 - known only at run time


View = Annotated[dict[str, object], FromGames("View", "view")]
Preview = Annotated[dict[str, object], FromGames("Preview", "preview")]
Effect = Annotated[dict[str, object], FromGames("Effect", "news")]


class Rating(TypedDict):
    """How strong somebody is, on one scale with the bots, and the standard error of it; provisional while that is large.

    `change` is what the game that is over has changed, `share` which part of her moves in it was her own, unless all were. `counted` is how
    much the game counted for the rating, unless in full. `profile` is the name by which a person's profile is found.
    """

    value: int
    deviation: int
    provisional: bool
    change: int | None
    share: NotRequired[float]
    counted: NotRequired[float]
    profile: str | None


class Occupant(TypedDict):
    """Who holds a seat. An `open` one with a name waits for the person of that name, who was invited."""

    kind: Literal["human", "bot", "open"]
    name: str
    bot: str | None
    taken_over: Annotated[bool, Doc("Whether the bot stands in for the person of that name, who may sit down again")]
    rating: Annotated[Rating | None, Doc("At a rated table, of whom the seat counts for")]


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
    """What a seat has reached in the end."""

    rank: int
    total: int


class PublicTable(TypedDict):
    """What anyone may know of a table."""

    id: str
    game: str
    options: dict[str, str]
    corrected: Annotated[int, Doc("How many numbers of the components were corrected for it; 0: it is played with ours")]
    listed: bool
    status: Literal["open", "playing", "over"]
    began: Annotated[float, Doc("When it was set or started, in seconds since 1970")]
    seats: list[Occupant]
    ended: float | None
    result: Annotated[list[Place] | None, Doc("By seat, when the game is over")]
    takeover_bot: Annotated[str | None, Doc("The bot that plays for a person who stays away; none: the strongest")]
    time_control: Annotated[TimeControl | None, Doc("How long the table waits for people; none: as long as it takes")]
    chat: Annotated[ChatMode, Doc("Whether people can send texts and stickers (`on`), only stickers (`stickers`), or nothing (`off`)")]
    rematch: str | None
    forked: str | None
    day: str | None
    tournament: Annotated[str | None, Doc("The tournament of which it is a table")]
    unfinished: Annotated[bool, Doc("Whether the players agreed to end it: it is over, and has no result")]
    rated: Annotated[bool, Doc("Whether the result counts for the players' ratings; hints are silent until it is over")]


class Score(TypedDict):
    seat: int
    rank: int
    total: int
    parts: dict[str, int]


KeptForYou = Annotated[list[int], Doc("Seats in which a bot stands in for you, or to which you are invited")]


class YourTable(PublicTable):
    """A table as you see it. `trouble` says why a bot does not move.

    `agreed` of `needed` others want the seat to move given to a bot; or, at a table with clocks, a pause.
    `absent` says that the player to move has been away for so long that the others may give the seat to a bot.
    `thought` is the share of its time that the bot that moved last had to think: less than 1 when many are waiting, 0 if it had none.
    """

    yours: list[int]
    host: bool
    bot_error: str
    search_share: float
    absent: bool
    agreed: int
    needed: int
    reserved_seats: KeptForYou
    clocks: Clocks | None
    proposals: Annotated[list[Proposal], Doc("What the people at the table may agree on now")]
    presence: Annotated[list[Presence | None], Doc("By seat; none: no person sits there")]
    scores: list[Score] | None


class TableEvent(TypedDict):
    """Something that happened: a `move`, an `undo`, or a `seat` given to a bot or, without one, back to whose it was.

    Or what the players agreed on: to `wait` for a seat's person, whose stand-in leaves it, or to `end` the game (seat -1).
    Of another's secret move only the kind is shown.
    `outcome` is public information about a move beyond its action, `effects` is what else it caused (see docs/reference/api.md). A move
    of an older server has neither.
    """

    version: int
    kind: Literal["move", "undo", "seat", "wait", "end"]
    seat: int
    action: int | None
    notation: str | None
    bot: str | None
    at: Annotated[float, Doc("Seconds since 1970")]
    outcome: MoveSummary | None
    effects: list[Effect]


class Step(TypedDict):
    """How a table stood after the event of this version and so many of its effects, through the eyes of the same seat."""

    version: int
    effects: int
    view: View


class Frame(TypedDict):
    """How a table stands for you, on the socket after every change. `view` is all that `seat` may know (-1: a spectator).

    `previews` says of each of `view.legal`, in that order, what it costs and gives. `steps` are the positions that `events` led through
    before this one, in order, for those who watch; there are none where `events` reach further back than memory.
    """

    type: Literal["frame"]
    version: int
    seat: int
    table: YourTable
    view: View | None
    previews: list[Preview]
    events: list[TableEvent]
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
    events: list[TableEvent]


class CoursePoint(TypedDict):
    """Every seat's total after so many moves, at the end of a month or of a turn of everybody."""

    move: int
    at: int
    totals: list[int]


class Course(TypedDict):
    """How a finished game went: from nothing played to the final score."""

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
    at: Annotated[float, Doc("Seconds since 1970")]


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
