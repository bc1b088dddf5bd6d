"""Connections, with the limits and deadlines that uvicorn's own do not have: half a request, an endless one or a deaf guest is cut off.

This relies on internals of uvicorn: callbacks and attributes of both protocols, of the request cycle, the server and its state. They are
listed and checked in tests/server/test_methods.py, and pyproject.toml names the one version of uvicorn that was looked at.
"""

import asyncio
import math
import secrets
import socket
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request
from websockets.server import ServerProtocol

from ukiyo.engine.errors import UkiyoError
from ukiyo.play.errors import Refused
from ukiyo.server.api.middleware import BODY, HEAD, check_size, refusal
from ukiyo.server.api.websocket_compression import DeflateFactory
from ukiyo.server.core.clock import Clock
from ukiyo.server.core.errors import HeadersTooLarge, PayloadTooLarge, RequestTimeout, TooManyRequests, status_of
from ukiyo.server.core.logs import RefusalLog
from ukiyo.server.core.rate_limits import RateLimits, client_address
from ukiyo.server.core.supervisor import Supervisor

LOOK = 1.0  # seconds between looks at all connections
HEAD_SECONDS = 10.0  # for a request's head, from its first byte or from the connection on
BODY_SECONDS = 20.0
WRITE_SECONDS = 60.0  # in which a guest takes what the connection holds back for him
CLOSE_SECONDS = 10.0  # in which he takes the last of it
WHOLE = HEAD + 8 * BODY  # bytes of a request; one that is refused may go on that long, so that its sender reads why
WAITING = 500  # connections without a whole head; one more takes the place of the oldest
PIPELINED = 8  # requests on a connection before the first is answered
MESSAGE = 4096  # bytes in a message on a socket
AT_ONCE = 4 * MESSAGE  # bytes that come in on a socket at once, pings included
A_DROP = 256  # bytes on a socket that its address pays a drop for
PIECES = 16  # of a message
HELD_BACK = 1 << 20  # bytes that wait to be taken on a socket


class Connections(ServerState):
    """All of a server's connections."""

    def __init__(self, clock: Clock, rates: RateLimits, refusals: RefusalLog) -> None:
        super().__init__()
        self.clock = clock
        self.rates = rates
        self.refusals = refusals
        self.waiting: dict[HttpConnection, None] = {}  # for the rest of a head; the oldest first

    async def watch(self) -> None:
        """Look after those who keep a connection waiting."""
        while True:
            await self.clock.sleep(LOOK)
            now = self.clock.monotonic()
            for connection in list(self.connections):
                if isinstance(connection, TimedConnection):
                    connection.look(now)

    def wait_for_head(self, connection: "HttpConnection") -> None:
        self.waiting.pop(connection, None)
        self.waiting[connection] = None
        if len(self.waiting) > WAITING:
            oldest = next(iter(self.waiting))
            del self.waiting[oldest]
            oldest.cut("overload")


class TimedConnection(asyncio.Protocol):
    """A connection whose guest must take what he is sent within some seconds; that it is being closed is no excuse."""

    shared: Connections
    transport: asyncio.Transport
    until = math.inf
    gone = False  # it was cut off

    def pause_writing(self) -> None:
        self.until = self.shared.clock.monotonic() + WRITE_SECONDS
        super().pause_writing()

    def resume_writing(self) -> None:
        self.until = math.inf
        super().resume_writing()

    def look(self, now: float) -> None:
        if self.transport.is_closing():
            self.until = min(self.until, now + CLOSE_SECONDS)
        if now >= self.until:
            self.cut("slow")

    def cut(self, why: str) -> None:
        """At once: to hang up politely would be to wait until all that is held back is taken."""
        if not self.gone:
            self.shared.refusals.record_cut_off(why)
        self.gone = True  # whoever notices it second need not tell
        self.transport.abort()


class HttpConnection(TimedConnection, HttpToolsProtocol):
    """A connection that asks. It is idle, or its next request's head or body is coming in."""

    def __init__(self, config: uvicorn.Config, server_state: Connections, app_state: dict[str, Any], _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.shared = server_state
        self.idle = self.in_head = False
        self.due = math.inf  # when what is coming in must be there
        self.came = 0  # bytes of it
        self.fault: UkiyoError = Refused("this is not a request in HTTP/1.1")

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.begin_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self.shared.waiting.pop(self, None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.idle:
            self.begin_head()
        self.came += len(data)
        super().data_received(data)
        if self.came > (HEAD if self.in_head else WHOLE) and not self.transport.is_closing():
            self.refuse(
                HeadersTooLarge("the head of the request is too long") if self.in_head else PayloadTooLarge("the request is too long")
            )

    def begin_head(self) -> None:
        self.idle, self.in_head, self.came = False, True, 0
        self.due = self.shared.clock.monotonic() + HEAD_SECONDS
        self.shared.wait_for_head(self)

    def on_message_begin(self) -> None:
        if not self.in_head:  # right behind another request
            self.begin_head()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        try:
            check_size([(b"", self.url), *self.headers])
            if len(self.pipeline) >= PIPELINED:
                raise Refused("too many requests at once on one connection")
        except Refused as refused:
            self.fault = refused
            raise
        self.in_head = False
        self.due = self.shared.clock.monotonic() + BODY_SECONDS
        self.shared.waiting.pop(self, None)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.idle, self.due, self.came = True, math.inf, 0
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """What the parser refuses, or one of the above."""
        self.refuse(self.fault.with_traceback(None))  # which would keep this connection alive with all that came

    def refuse(self, refused: UkiyoError) -> None:
        """Answer in the application's place, unless it is still busy with an answer of its own, and hang up."""
        status, body, request = status_of(refused), refusal(refused), secrets.token_hex(4)
        self.shared.refusals.record_as(status, type(refused).__name__, request=request)
        reading = not self.in_head and not self.pipeline and self.cycle is not None and not self.cycle.response_started
        if reading or self.cycle is None or self.cycle.response_complete:
            first = f"HTTP/1.1 {status} {HTTPStatus(status).phrase}"
            headers = ["content-type: application/json", f"content-length: {len(body)}", f"x-request-id: {request}", "connection: close"]
            self.transport.write("\r\n".join([first, *headers, "", ""]).encode() + body)
        self.transport.close()

    def look(self, now: float) -> None:
        if now >= self.due and not self.transport.is_closing():
            self.refuse(RequestTimeout("the request took too long to arrive"))
        super().look(now)


class WebSocketConnection(TimedConnection, WebSocketsSansIOProtocol):
    """A connection that listens."""

    def __init__(self, config: uvicorn.Config, server_state: Connections, app_state: dict[str, Any], _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.shared = server_state
        self.conn = ServerProtocol(extensions=[DeflateFactory()], max_size=config.ws_max_size, logger=self.logger)

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated and not self.affords(len(data)):
            self.cut("flood")
            return
        super().data_received(data)
        if not self.handshake_initiated or len(self.frames) > PIECES or self.transport.get_write_buffer_size() > HELD_BACK:
            self.cut("misuse")

    def affords(self, number: int) -> bool:
        """Pings and pieces of messages count too: each costs, and the application never sees them."""
        rates = self.shared.rates
        try:
            rates.requests.take(client_address(self.scope["client"]), number / A_DROP, self.scope["state"].get("seated", lambda: None))
        except TooManyRequests:
            return False
        return number <= AT_ONCE or not rates.requests.addresses.rate

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"]["cut"] = self.cut  # for the application, which can only ask politely

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # it was answered, with a refusal

    def keepalive_timeout(self) -> None:
        self.cut("slow")

    def shutdown(self) -> None:
        super().shutdown()
        if self.transport.get_write_buffer_size():
            self.transport.abort()


class Server(uvicorn.Server):
    """Looks after its connections, and says when the door is open."""

    def __init__(self, config: uvicorn.Config, connections: Connections, supervisor: Supervisor, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self.server_state = self.looked_after = connections
        self.supervisor = supervisor
        self.opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.supervisor.run("connections", self.looked_after.watch, required=True)
            self.opened()
