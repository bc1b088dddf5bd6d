"""What is said on a table's socket, from the browser and from the server."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter
from typing_extensions import TypeAliasType, TypedDict

from ukiyo.server.schema import Channel, LineKind
from ukiyo.server.wire.requests import Asked, Play, Undo
from ukiyo.server.wire.table import Frame


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
