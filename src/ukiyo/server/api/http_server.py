"""Adds limits to uvicorn's connections. Incomplete, endless and unread transfers are aborted.

This relies on uvicorn internals: callbacks and attributes of both protocols, the request cycle, the server and its state.
tests/server/test_methods.py lists and checks them, and pyproject.toml pins the uvicorn version.
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

CHECK_INTERVAL = 1.0  # seconds between checks of all deadlines
HEAD_SECONDS = 10.0  # for the request headers, from their first byte or from the start of the connection
BODY_SECONDS = 20.0
HTTP_WRITE_SECONDS = 60.0  # for a client to read the buffered data
WEBSOCKET_WRITE_SECONDS = 20.0
CLOSE_SECONDS = 10.0  # for a client to read the remaining data after the connection is closed
MAX_REQUEST = HEAD + 8 * BODY  # bytes; a refused request may still send this much, so that the client reads the response
MAX_INCOMPLETE = 500  # connections that have not sent all headers; the next one replaces the oldest
MAX_PIPELINED_REQUESTS = 8  # requests on a connection before the first response
MAX_MESSAGE_BYTES = 4096  # bytes of a WebSocket message
MAX_READ_BYTES = 4 * MAX_MESSAGE_BYTES  # bytes that a WebSocket may receive in one read, including pings
BYTES_PER_TOKEN = 256  # received bytes that cost the address one token
MAX_FRAGMENTS = 16  # per message
MAX_WRITE_BUFFER = 1 << 20  # bytes per WebSocket


class Connections(ServerState):
    """All of a server's connections."""

    def __init__(self, clock: Clock, rates: RateLimits, refusals: RefusalLog) -> None:
        super().__init__()
        self.clock = clock
        self.rates = rates
        self.refusals = refusals
        self.waiting: dict[HttpConnection, None] = {}  # connections that have not sent all headers, oldest first

    async def watch(self) -> None:
        """Checks the deadlines of all connections."""
        while True:
            await self.clock.sleep(CHECK_INTERVAL)
            now = self.clock.monotonic()
            for connection in list(self.connections):
                if isinstance(connection, TimedConnection):
                    connection.check_deadlines(now)

    def wait_for_head(self, connection: "HttpConnection") -> None:
        self.waiting.pop(connection, None)
        self.waiting[connection] = None
        if len(self.waiting) > MAX_INCOMPLETE:
            oldest = next(iter(self.waiting))
            del self.waiting[oldest]
            oldest.cut_off("overload")


class TimedConnection(asyncio.Protocol):
    """A connection whose client must read within a deadline, even while the connection is being closed."""

    shared: Connections
    transport: asyncio.Transport
    write_seconds = HTTP_WRITE_SECONDS
    deadline = math.inf
    is_cut_off = False  # the connection was aborted

    def pause_writing(self) -> None:
        self.deadline = self.shared.clock.monotonic() + self.write_seconds
        super().pause_writing()

    def resume_writing(self) -> None:
        self.deadline = math.inf
        super().resume_writing()

    def check_deadlines(self, now: float) -> None:
        if self.transport.is_closing():
            self.deadline = min(self.deadline, now + CLOSE_SECONDS)
        if now >= self.deadline:
            self.cut_off("slow")

    def cut_off(self, reason: str) -> None:
        """Aborts the connection. A regular close would wait until the client has read everything."""
        if not self.is_cut_off:
            self.shared.refusals.record_cut_off(reason)
        self.is_cut_off = True  # record it only once
        self.transport.abort()


class HttpConnection(TimedConnection, HttpToolsProtocol):
    """An HTTP connection, which is either idle or receiving the headers or body of a request."""

    def __init__(self, config: uvicorn.Config, server_state: Connections, app_state: dict[str, Any], _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.shared = server_state
        self.idle = self.in_head = False
        self.due = math.inf  # deadline of the headers or body
        self.received = 0  # bytes of the current request
        self.refusal_error: UkiyoError = Refused("This is not a valid HTTP request.")

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.start_headers()

    def connection_lost(self, exc: Exception | None) -> None:
        self.shared.waiting.pop(self, None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.idle:
            self.start_headers()
        self.received += len(data)
        super().data_received(data)
        if self.received > (HEAD if self.in_head else MAX_REQUEST) and not self.transport.is_closing():
            self.refuse(
                HeadersTooLarge("The request headers are too long.") if self.in_head else PayloadTooLarge("The request is too long.")
            )

    def start_headers(self) -> None:
        self.idle, self.in_head, self.received = False, True, 0
        self.due = self.shared.clock.monotonic() + HEAD_SECONDS
        self.shared.wait_for_head(self)

    def on_message_begin(self) -> None:
        if not self.in_head:  # a pipelined request
            self.start_headers()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        try:
            check_size([(b"", self.url), *self.headers])
            if len(self.pipeline) >= MAX_PIPELINED_REQUESTS:
                raise Refused("Too many concurrent requests on one connection.")
        except Refused as refused:
            self.refusal_error = refused
            raise
        self.in_head = False
        self.due = self.shared.clock.monotonic() + BODY_SECONDS
        self.shared.waiting.pop(self, None)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.idle, self.due, self.received = True, math.inf, 0
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """Called when the parser or one of the checks above refuses a request."""
        self.refuse(self.refusal_error.with_traceback(None))  # the traceback would keep the connection and its data in memory

    def refuse(self, refused: UkiyoError) -> None:
        """Sends an error response unless the application is already sending one, and closes the connection."""
        status, body, request = status_of(refused), refusal(refused), secrets.token_hex(4)
        self.shared.refusals.record_as(status, type(refused).__name__, request=request)
        reading = not self.in_head and not self.pipeline and self.cycle is not None and not self.cycle.response_started
        if reading or self.cycle is None or self.cycle.response_complete:
            first = f"HTTP/1.1 {status} {HTTPStatus(status).phrase}"
            headers = ["content-type: application/json", f"content-length: {len(body)}", f"x-request-id: {request}", "connection: close"]
            self.transport.write("\r\n".join([first, *headers, "", ""]).encode() + body)
        self.transport.close()

    def check_deadlines(self, now: float) -> None:
        if now >= self.due and not self.transport.is_closing():
            self.refuse(RequestTimeout("The request took too long to arrive."))
        super().check_deadlines(now)


class MessageQueue:
    """The received messages of a connection. An `asyncio.Queue` takes 4 KB, because it supports several readers and a size limit."""

    __slots__ = ("messages", "waiting")

    def __init__(self) -> None:
        self.messages: list[Any] = []
        self.waiting: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self.messages.append(message)
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    async def get(self) -> Any:
        while not self.messages:
            self.waiting = asyncio.get_running_loop().create_future()
            try:
                await self.waiting
            finally:
                self.waiting = None
        return self.messages.pop(0)

    def empty(self) -> bool:
        return not self.messages


class WebSocketConnection(TimedConnection, WebSocketsSansIOProtocol):
    """A WebSocket connection."""

    write_seconds = WEBSOCKET_WRITE_SECONDS

    def __init__(self, config: uvicorn.Config, server_state: Connections, app_state: dict[str, Any], _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.shared = server_state
        self.queue = MessageQueue()  # type: ignore[assignment]
        self.conn = ServerProtocol(extensions=[DeflateFactory()], max_size=config.ws_max_size, logger=self.logger)

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated and not self.can_afford(len(data)):
            self.cut_off("flood")
            return
        super().data_received(data)
        if not self.handshake_initiated or len(self.frames) > MAX_FRAGMENTS or self.transport.get_write_buffer_size() > MAX_WRITE_BUFFER:
            self.cut_off("misuse")

    def can_afford(self, number: int) -> bool:
        """Charges for all received bytes. Pings and fragments also cost time, although the application does not see them."""
        rates = self.shared.rates
        try:
            find_seated_person = self.scope["state"].get("seated", lambda: None)
            rates.requests.consume(client_address(self.scope["client"]), number / BYTES_PER_TOKEN, find_seated_person)
        except TooManyRequests:
            return False
        return number <= MAX_READ_BYTES or not rates.requests.addresses.rate

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"]["cut_off"] = self.cut_off  # lets the application abort the connection

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.release_handshake()
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # the handshake was refused

    def release_handshake(self) -> None:
        """Frees the headers, which take 5 KB. The parser keeps a reference to the request."""
        self.request.headers.clear()
        self.response.headers.clear()
        self.scope["headers"] = []

    def keepalive_timeout(self) -> None:
        self.cut_off("slow")

    def shutdown(self) -> None:
        super().shutdown()
        if self.transport.get_write_buffer_size():
            self.transport.abort()


class Server(uvicorn.Server):
    """Watches the deadlines of its connections, and calls `opened` once it accepts connections."""

    def __init__(self, config: uvicorn.Config, connections: Connections, supervisor: Supervisor, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self.server_state = self.limited_connections = connections
        self.supervisor = supervisor
        self.opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.supervisor.run("connections", self.limited_connections.watch, required=True)
            self.opened()
