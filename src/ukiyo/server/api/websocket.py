"""WebSocket connections, which send frames and chat messages and receive moves."""

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
from ukiyo.server.api.middleware import ENTER_NAME, person_of, refuse
from ukiyo.server.api.models import messages
from ukiyo.server.api.routes.tables import record_address
from ukiyo.server.core.errors import TooManyRequests, Unauthorized, status_of
from ukiyo.server.core.identity import Person
from ukiyo.server.core.logs import RefusalLog
from ukiyo.server.core.rate_limits import RateLimits, client_address
from ukiyo.server.services import Services
from ukiyo.server.tables.registry import LiveTable, Subscriber

CLOSED_BY_PAGE = (1000, 1001, 1005)  # close codes sent when the page is closed or left
POLICY_VIOLATION = 1008  # the close code for a client that sends too much
NO_EVENTS = 9_999_999  # a value for `since` that is later than any version
SPECTATORS_PER_TABLE = 200
SPECTATORS_PER_ADDRESS = 50  # at one table
CONNECTIONS_PER_PLAYER = 8  # at one table; the next one replaces the oldest
PATH = re.compile("/api/tables/([A-Za-z0-9_-]{1,24})/live")


class Connection(Subscriber):
    """A subscriber with its network address."""

    def __init__(self, live: LiveTable, you: Person | None, since: int, query: QueryParams, scope: Scope) -> None:
        super().__init__(you.id if you else None, min(since, live.table.version), 0 if "chat" in query else None)
        self.visible = "hidden" not in query
        self.table = live.table.info.id
        self.address = client_address(scope.get("client"))
        self.seated = you is not None and bool(live.table.seats_of(you.id))
        self.close = scope["state"].get("cut_off", self.close)


class WebSocketEndpoint:
    """The ASGI application for WebSockets. It bypasses FastAPI, so that thousands of idle connections need little memory."""

    def __init__(self, services: Services, rates: RateLimits, refusals: RefusalLog) -> None:
        self.services = services
        self.rates = rates
        self.refusals = refusals
        self.connections: dict[Connection, None] = {}  # oldest first

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = WebSocket(scope, receive, send)
        try:
            you = person_of(self.services, scope["headers"])
            path = PATH.fullmatch(scope["path"])
            if path is None:
                raise NotFound("There is no WebSocket at this path.")
            since = version_in(socket)
            live = await self.services.tables.open(path[1])
            await self.services.daily.admit(live.table, you)
            connection = Connection(live, you, since, socket.query_params, scope)
            self.admit(connection)
        except UkiyoError as error:
            self.refusals.record(scope, error)
            await refuse(scope, receive, send, error)
            return
        self.connections[connection] = None
        scope["state"]["seated"] = partial(self.services.tables.seated_person, connection.person)  # for the rate limit of received bytes
        try:
            with contextlib.suppress(WebSocketDisconnect):
                await socket.accept()
                await self.serve(socket, live, connection, you)
        finally:
            del self.connections[connection]

    def admit(self, connection: Connection) -> None:
        """Raises `TooManyRequests` if there are too many spectators. A player's connection may replace an older one."""
        settings = self.services.settings
        same_kind = [other for other in self.connections if other.seated == connection.seated]
        at_table = [other for other in same_kind if other.table == connection.table]
        at_address = [other for other in same_kind if other.address == connection.address] if settings.rate else []
        at_both = sum(other.table == connection.table for other in at_address)
        if connection.seated:
            own = [other for other in at_table if other.person == connection.person]
            for other in [*excess(own, CONNECTIONS_PER_PLAYER), *excess(at_address, settings.address_sockets)]:
                other.close("overload")
        elif len(at_table) >= SPECTATORS_PER_TABLE:
            raise TooManyRequests(f"This table already has {SPECTATORS_PER_TABLE} spectators.")
        elif len(at_address) >= settings.address_sockets or at_both >= SPECTATORS_PER_ADDRESS:
            raise TooManyRequests("Too many connections are open from your address. Close some of them.")

    async def serve(self, socket: WebSocket, live: LiveTable, connection: Connection, you: Person | None) -> None:
        self.services.subscribers.connect(live, connection)
        self.record_view(live, connection)
        sending = asyncio.create_task(send_frames(self.services, live, connection, socket))
        try:
            while True:
                await self.handle_message(live, you, connection, socket)
        except WebSocketDisconnect as disconnect:
            if disconnect.code in CLOSED_BY_PAGE:
                self.record_view(live, connection)
        except (RuntimeError, KeyError):  # the server closed the connection, or the client sent binary data
            pass
        finally:
            self.services.subscribers.disconnect(live, connection)
            sending.cancel()
            await asyncio.wait([sending])

    def record_view(self, live: LiveTable, connection: Connection) -> None:
        """Records that the player has seen the table, at the start and the regular end of a connection with a visible page."""
        if connection.visible and connection.seated and connection.person:
            self.services.supervisor.spawn(self.services.delivery.seen(live.table.info.id, connection.person))

    async def handle_message(self, live: LiveTable, you: Person | None, connection: Connection, socket: WebSocket) -> None:
        """Reads and processes one message, or sends the reason for refusing it."""
        text = await socket.receive_text()
        services, table_id = self.services, live.table.info.id
        try:
            self.rates.requests.consume(connection.address, 1.0, socket.scope["state"]["seated"])
            if you is not None:
                self.rates.people.consume(you.id)
            try:
                received = messages.client_messages.validate_json(text)
            except ValidationError:
                raise Refused('Send {"type":"move","version":7,"action":12}, an undo with its version, or {"type":"ping"}.') from None
            if isinstance(received, messages.PingMessage):
                await socket.send_text('{"type":"pong"}')
            elif isinstance(received, messages.VisibilityMessage):
                connection.visible = received.visible
            elif you is None:
                raise Unauthorized(ENTER_NAME)
            elif isinstance(received, messages.PlayMessage):
                action = received.action_number(live.table.rules)
                await record_address(services, live, you)
                await services.moves.play(table_id, you, received.version, action)
            else:
                await services.moves.undo(table_id, you, received.version, received.turn, received.to)
        except UkiyoError as error:
            self.refusals.record(socket.scope, error)
            now = live.frame_after(error, you.id if you else None)
            message: messages.RefusedMessage = {"type": "refused", "status": status_of(error), "error": str(error), "frame": now}
            await socket.send_text(json.dumps(message))
            if isinstance(error, TooManyRequests):
                await socket.close(POLICY_VIOLATION)


def excess(connections: list[Connection], limit: int) -> list[Connection]:
    """Returns the oldest connections, which must be closed to make room for another connection."""
    return connections[: max(0, len(connections) - limit + 1)]


def version_in(socket: WebSocket) -> int:
    """Returns the last version that the client has. If it is missing, the client receives no earlier events."""
    text = socket.query_params.get("since", str(NO_EVENTS))
    if not text.isdecimal() or len(text) > 7:
        raise Refused("The parameter 'since' must be a whole number: the last version that you received.")
    return int(text)


async def send_frames(services: Services, live: LiveTable, connection: Connection, socket: WebSocket) -> None:
    """Sends updates until the table is evicted, then closes the connection."""
    with contextlib.suppress(UkiyoError, WebSocketDisconnect, RuntimeError):
        await services.subscribers.send_updates(live, connection, socket.send_text)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        if socket.application_state != WebSocketState.DISCONNECTED:
            await socket.close()
