"""The socket of a viewer: how things stand goes out, moves come in."""

import asyncio
import contextlib
import json
from typing import Annotated, Literal

from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect
from pydantic import Field, TypeAdapter, ValidationError
from starlette.responses import Response
from starlette.websockets import WebSocketState

from ukiyo.engine.errors import UkiyoError
from ukiyo.server import wire
from ukiyo.server.api import frame, play_asked
from ukiyo.server.errors import NotNow, Refused, TooMany, Unknown
from ukiyo.server.guard import Limiter, person_of, refusal, status_of
from ukiyo.server.identity import Person
from ukiyo.server.live import MOST_VIEWERS, House, Live, Viewer

TOO_FAST = 1008  # what a socket is closed with

sockets = APIRouter()


class PlayMessage(wire.Play):
    type: Literal["move"]


class UndoMessage(wire.Undo):
    type: Literal["undo"]


class PingMessage(wire.Asked):
    type: Literal["ping"]


Said = PlayMessage | UndoMessage | PingMessage
messages: TypeAdapter[Said] = TypeAdapter(Annotated[Said, Field(discriminator="type")])


@sockets.websocket("/api/tables/{table_id}/live")
async def live_table(socket: WebSocket, table_id: wire.TableId, since: Annotated[int, Query(ge=0, le=1_000_000)] = 1_000_000) -> None:
    """Frames go out after every change, first what was missed since a version; `move`, `undo` and `ping` come in."""
    house: House = socket.app.state.house
    limiter: Limiter = socket.app.state.limiter
    try:
        you = person_of(house, socket.headers)
        live = await house.open(table_id)
        if len(live.viewers) >= MOST_VIEWERS:
            raise TooMany(f"{MOST_VIEWERS} people look at this table already")
    except UkiyoError as error:
        await socket.send_denial_response(Response(refusal(error), status_of(error), media_type="application/json"))
        return
    await socket.accept()
    viewer = Viewer(you.id if you else None, min(since, live.table.version))
    house.welcome(live, viewer)
    telling = asyncio.create_task(tell(house, live, viewer, socket))
    try:
        while True:
            await obey(house, live, viewer, you, socket, limiter)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        house.farewell(live, viewer)
        telling.cancel()


async def tell(house: House, live: Live, viewer: Viewer, socket: WebSocket) -> None:
    """Send frames until the table is gone or the viewer takes none, then hang up."""
    with contextlib.suppress(TimeoutError, UkiyoError, WebSocketDisconnect, RuntimeError):
        await house.watch(live, viewer, socket.send_text)
    with contextlib.suppress(RuntimeError):
        if socket.application_state != WebSocketState.DISCONNECTED:
            await socket.close()


async def obey(house: House, live: Live, viewer: Viewer, you: Person | None, socket: WebSocket, limiter: Limiter) -> None:
    """Read one message and do what it says, or answer why not."""
    text = await socket.receive_text()
    table_id = live.table.facts.id
    try:
        if you is not None:
            limiter.take(you.id)
        try:
            said = messages.validate_json(text)
        except ValidationError:
            raise Refused('a message is {"type":"move","version":7,"action":12}, or an undo with its version, or a ping') from None
        if isinstance(said, PingMessage):
            await socket.send_text('{"type":"pong"}')
        elif you is None:
            raise Unknown("say your name first: POST /api/me")
        elif isinstance(said, PlayMessage):
            await play_asked(house, table_id, you, said)
        else:
            await house.undo(table_id, you, said.version)
    except UkiyoError as error:
        house.metrics.refused.labels(str(status_of(error))).inc()
        now = json.loads(await frame(house, live, you, live.table.version)) if isinstance(error, NotNow) else None
        await socket.send_text(json.dumps({"type": "refused", "status": status_of(error), "error": str(error), "frame": now}))
        if isinstance(error, TooMany):
            await socket.close(TOO_FAST)
