"""Messages on a table's WebSocket, from the client and from the server."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter
from typing_extensions import TypeAliasType, TypedDict

from ukiyo.play.frames import ChatUpdate, Frame
from ukiyo.server.api.models.requests import Play, RequestBody, Undo


class PlayMessage(Play):
    type: Literal["move"]


class UndoMessage(Undo):
    type: Literal["undo"]


class PingMessage(RequestBody):
    type: Literal["ping"]


class VisibilityMessage(RequestBody):
    """Reports whether the page is visible. A person with a hidden page is away."""

    type: Literal["visibility"]
    visible: bool


ClientMessage = TypeAliasType(
    "ClientMessage", Annotated[PlayMessage | UndoMessage | PingMessage | VisibilityMessage, Field(discriminator="type")]
)
client_messages: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)


class Heartbeat(TypedDict):
    """A heartbeat, sent every 20 seconds."""

    type: Literal["heartbeat"]


class Pong(TypedDict):
    """The response to a ping."""

    type: Literal["pong"]


class RefusedMessage(TypedDict):
    """The reason why a message was refused. With status 409, it contains the current frame."""

    type: Literal["refused"]
    status: int
    error: str
    frame: Frame | None


ServerMessage = TypeAliasType(
    "ServerMessage", Annotated[Frame | RefusedMessage | Heartbeat | Pong | ChatUpdate, Field(discriminator="type")]
)
