"""The socket of a subscriber: how things stand goes out, moves come in."""

import asyncio
import contextlib
import json
import re
from functools import partial

from pydantic import ValidationError
from starlette.datastructures import QueryParams
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ukiyo.engine.errors import UkiyoError
from ukiyo.play.errors import NotFound, Refused
from ukiyo.server.api.middleware import person_of, refuse
from ukiyo.server.api.models import messages
from ukiyo.server.api.routes.tables import play_asked
from ukiyo.server.core.errors import TooManyRequests, Unauthorized, status_of
from ukiyo.server.core.identity import Person
from ukiyo.server.core.logs import RefusalLog
from ukiyo.server.core.rate_limits import RateLimits, client_address
from ukiyo.server.services import Services
from ukiyo.server.tables.registry import LiveTable, Subscriber

CLOSED = (1000, 1001, 1005)  # a page was closed or left
TOO_FAST = 1008  # what a socket is closed with
LATEST = 9_999_999
SPECTATORS = 200  # of one table
FROM_ONE_ADDRESS = 50  # and those of them who may share an address
OF_ONE_SEAT = 8  # sockets of a person with a seat at the table; a ninth takes the place of the first
PATH = re.compile("/api/tables/([A-Za-z0-9_-]{1,24})/live")


class Connection(Subscriber):
    """An open socket: whose, from where, and how to cut it off."""

    def __init__(self, live: LiveTable, you: Person | None, heard: int, asked: QueryParams, scope: Scope) -> None:
        super().__init__(you.id if you else None, min(heard, live.table.version), 0 if "chat" in asked else None)
        self.visible = "hidden" not in asked
        self.table = live.table.info.id
        self.address = client_address(scope.get("client"))
        self.seated = you is not None and bool(live.table.seats_of(you.id))
        self.close = scope["state"].get("cut", self.close)


class WebSocketEndpoint:
    """An application of its own beside the API's: a thousand sockets wait in it for hours, and hold no more than they need."""

    def __init__(self, services: Services, rates: RateLimits, refusals: RefusalLog) -> None:
        self.services = services
        self.rates = rates
        self.refusals = refusals
        self.connections: dict[Connection, None] = {}  # the oldest first

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = WebSocket(scope, receive, send)
        try:
            you = person_of(self.services, scope["headers"])
            asked = PATH.fullmatch(scope["path"])
            if asked is None:
                raise NotFound("there is no such socket")
            heard = since(socket)
            live = await self.services.tables.open(asked[1])
            await self.services.deals.admit(live.table, you)
            connection = Connection(live, you, heard, socket.query_params, scope)
            self.admit(connection)
        except UkiyoError as error:
            self.refusals.record(scope, error)
            await refuse(scope, receive, send, error)
            return
        self.connections[connection] = None
        scope["state"]["seated"] = partial(self.services.tables.if_seated, connection.person)  # for the connection, which counts bytes
        try:
            with contextlib.suppress(WebSocketDisconnect):
                await socket.accept()
                await self.serve(socket, live, connection, you)
        finally:
            del self.connections[connection]

    def admit(self, connection: Connection) -> None:
        """Spectators find a free place or are refused. Who has a seat is always admitted, if need be in place of an older socket."""
        settings = self.services.settings
        like = [other for other in self.connections if other.seated == connection.seated]
        here = [other for other in like if other.table == connection.table]
        same = [other for other in like if other.address == connection.address] if settings.rate else []
        if connection.seated:
            own = [other for other in here if other.person == connection.person]
            for other in [*oldest(own, OF_ONE_SEAT), *oldest(same, settings.address_sockets)]:
                other.close("crowd")
        elif len(here) >= SPECTATORS:
            raise TooManyRequests(f"this table already has {SPECTATORS} spectators")
        elif len(same) >= settings.address_sockets or sum(other.table == connection.table for other in same) >= FROM_ONE_ADDRESS:
            raise TooManyRequests("too many sockets are open from your address: close some of them first")

    async def serve(self, socket: WebSocket, live: LiveTable, connection: Connection, you: Person | None) -> None:
        self.services.subscribers.connect(live, connection)
        self.seen(live, connection)
        sending = asyncio.create_task(send_frames(self.services, live, connection, socket))
        try:
            while True:
                await self.handle_message(live, you, connection, socket)
        except WebSocketDisconnect as farewell:
            if farewell.code in CLOSED:
                self.seen(live, connection)
        except (RuntimeError, KeyError):  # hung up by us, or sent what is not text
            pass
        finally:
            self.services.subscribers.disconnect(live, connection)
            sending.cancel()
            await asyncio.wait([sending])

    def seen(self, live: LiveTable, connection: Connection) -> None:
        """Who comes to look, and who looked and leaves, has seen the table; a hidden page, or a line that dies, says nothing of her."""
        if connection.visible and connection.seated and connection.person:
            self.services.supervisor.spawn(self.services.delivery.seen(live.table.info.id, connection.person))

    async def handle_message(self, live: LiveTable, you: Person | None, connection: Connection, socket: WebSocket) -> None:
        """Read one message and do what it says, or answer why not."""
        text = await socket.receive_text()
        services, table_id = self.services, live.table.info.id
        try:
            self.rates.requests.take(connection.address, 1.0, socket.scope["state"]["seated"])
            if you is not None:
                self.rates.people.take(you.id)
            try:
                said = messages.client_messages.validate_json(text)
            except ValidationError:
                raise Refused('a message is {"type":"move","version":7,"action":12}, or an undo with its version, or a ping') from None
            if isinstance(said, messages.PingMessage):
                await socket.send_text('{"type":"pong"}')
            elif isinstance(said, messages.LookMessage):
                connection.visible = said.seen
            elif you is None:
                raise Unauthorized("say your name first: POST /api/me")
            elif isinstance(said, messages.PlayMessage):
                await play_asked(services, table_id, you, said)
            else:
                await services.moves.undo(table_id, you, said.version, said.turn, said.to)
        except UkiyoError as error:
            self.refusals.record(socket.scope, error)
            now = live.frame_after(error, you.id if you else None)
            message: messages.RefusedMessage = {"type": "refused", "status": status_of(error), "error": str(error), "frame": now}
            await socket.send_text(json.dumps(message))
            if isinstance(error, TooManyRequests):
                await socket.close(TOO_FAST)


def oldest(connections: list[Connection], most: int) -> list[Connection]:
    """Those that must go so that there is room for one more."""
    return connections[: max(0, len(connections) - most + 1)]


def since(socket: WebSocket) -> int:
    """The version last heard; without one, nothing is missed."""
    text = socket.query_params.get("since", str(LATEST))
    if not text.isdecimal() or len(text) > 7:
        raise Refused("since must be a whole number: the last version you have")
    return int(text)


async def send_frames(services: Services, live: LiveTable, connection: Connection, socket: WebSocket) -> None:
    """Send frames until the table is gone, then hang up. Who takes none is cut off: a farewell would wait for ever to be taken too."""
    try:
        with contextlib.suppress(UkiyoError, WebSocketDisconnect, RuntimeError):
            await services.subscribers.send_updates(live, connection, socket.send_text)
    except TimeoutError:
        connection.close("deaf")
        return
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        if socket.application_state != WebSocketState.DISCONNECTED:
            await socket.close()
