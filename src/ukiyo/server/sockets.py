"""The socket of a viewer: how things stand goes out, moves come in."""

import asyncio
import contextlib
import json
import re

from pydantic import ValidationError
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ukiyo.engine.errors import UkiyoError
from ukiyo.server import wire
from ukiyo.server.api import play_asked
from ukiyo.server.errors import NotFound, NotNow, Refused, TooMany, Unknown
from ukiyo.server.guard import Limiter, person_of, refusal, status_of
from ukiyo.server.house import House
from ukiyo.server.identity import Person
from ukiyo.server.live import LiveTable, Viewer

TOO_FAST = 1008  # what a socket is closed with
LATEST = 9_999_999
MOST_VIEWERS = 200  # of one table
PATH = re.compile("/api/tables/([A-Za-z0-9_-]{1,24})/live")


class Sockets:
    """An application of its own beside the API's: a thousand sockets wait in it for hours, and hold no more than they need."""

    def __init__(self, house: House, limiter: Limiter) -> None:
        self.house = house
        self.limiter = limiter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = WebSocket(scope, receive, send)
        try:
            you = person_of(self.house, socket.headers)
            asked = PATH.fullmatch(socket.url.path)
            if asked is None:
                raise NotFound("there is no such socket")
            live = await self.house.tables.open(asked[1])
            if len(live.viewers) >= MOST_VIEWERS:
                raise TooMany(f"this table already has {MOST_VIEWERS} viewers")
            viewer = Viewer(you.id if you else None, min(since(socket), live.table.version))
        except UkiyoError as error:
            self.house.metrics.refused.labels(str(status_of(error))).inc()
            await socket.send_denial_response(Response(refusal(error), status_of(error), media_type="application/json"))
            return
        await socket.accept()
        self.house.viewers.welcome(live, viewer)
        sending = asyncio.create_task(send_frames(self.house, live, viewer, socket))
        try:
            while True:
                await obey(self.house, live, you, socket, self.limiter)
        except (WebSocketDisconnect, RuntimeError, KeyError):  # hung up, by either side, or sent what is not text
            pass
        finally:
            self.house.viewers.farewell(live, viewer)
            sending.cancel()


def since(socket: WebSocket) -> int:
    """The version last heard; without one, nothing is missed."""
    text = socket.query_params.get("since", str(LATEST))
    if not text.isdecimal() or len(text) > 7:
        raise Refused("since must be a whole number: the last version you have")
    return int(text)


async def send_frames(house: House, live: LiveTable, viewer: Viewer, socket: WebSocket) -> None:
    """Send frames until the table is gone or the viewer takes none, then hang up."""
    with contextlib.suppress(TimeoutError, UkiyoError, WebSocketDisconnect, RuntimeError):
        await house.viewers.watch(live, viewer, socket.send_text)
    with contextlib.suppress(RuntimeError):
        if socket.application_state != WebSocketState.DISCONNECTED:
            await socket.close()


async def obey(house: House, live: LiveTable, you: Person | None, socket: WebSocket, limiter: Limiter) -> None:
    """Read one message and do what it says, or answer why not."""
    text = await socket.receive_text()
    table_id = live.table.facts.id
    try:
        limiter.take(you.id if you else socket.client.host if socket.client else "")
        try:
            said = wire.client_messages.validate_json(text)
        except ValidationError:
            raise Refused('a message is {"type":"move","version":7,"action":12}, or an undo with its version, or a ping') from None
        if isinstance(said, wire.PingMessage):
            await socket.send_text('{"type":"pong"}')
        elif you is None:
            raise Unknown("say your name first: POST /api/me")
        elif isinstance(said, wire.PlayMessage):
            await play_asked(house, table_id, you, said)
        else:
            await house.moves.undo(table_id, you, said.version)
    except UkiyoError as error:
        house.metrics.refused.labels(str(status_of(error))).inc()
        now = live.table.frame(you.id if you else None, []) if isinstance(error, NotNow) else None
        message: wire.RefusedMessage = {"type": "refused", "status": status_of(error), "error": str(error), "frame": now}
        await socket.send_text(json.dumps(message))
        if isinstance(error, TooMany):
            await socket.close(TOO_FAST)
