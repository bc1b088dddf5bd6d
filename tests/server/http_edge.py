"""A server inside the test, on real sockets and a clock that only moves when the test advances it."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import httpx
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from tests.server.server_process import NO_KEEPALIVE
from tests.server.waiting import TIMEOUT, ManualClock, until
from ukiyo.server.api.http_server import (
    Server,
)
from ukiyo.server.api.middleware import SecurityMiddleware
from ukiyo.server.app import application, server
from ukiyo.server.core.identity import Person
from ukiyo.server.core.settings import Settings

AKI = Person("aki", "Aki")


OTHER_ADDRESS = {"X-Forwarded-For": "203.0.113.7"}  # the client address as reported by a proxy on this machine


THIRD_ADDRESS = {"X-Forwarded-For": "198.51.100.9"}


class Edge:
    """A server with a clock, and raw requests to it."""

    def __init__(self, app: SecurityMiddleware, running: Server, clock: ManualClock, listener: socket.socket) -> None:
        self.services = app.services
        self.files = app.rates.files
        self.server = running
        self.connections = running.limited_connections
        self.clock = clock
        self.port: int = listener.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.http = httpx.AsyncClient(base_url=self.url, timeout=TIMEOUT, verify=False, limits=NO_KEEPALIVE)

    def cookie(self, person: Person) -> dict[str, str]:
        return {"Cookie": f"ukiyo={self.services.signer.cookie(person)}"}

    async def raw(self, content: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(content)
        return reader, writer

    async def table(self, *seats: dict[str, str]) -> str:
        """Create a table as Aki."""
        made = await self.http.post(
            "/api/tables", json={"game": "iki", "seats": seats or [{"kind": "human"}] * 2}, headers=self.cookie(AKI)
        )
        return str(made.json()["id"])

    async def watch(self, table: str, headers: dict[str, str] | None = None) -> ClientConnection:
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"
        return await connect(url, additional_headers=headers or {}, compression=None, open_timeout=TIMEOUT, ping_timeout=TIMEOUT)

    def metric(self, name: str, **labels: str) -> float:
        return self.services.metrics.registry.get_sample_value(name, labels) or 0.0


def run_scenario(tmp_path: Path, scenario: Callable[[Edge], Awaitable[None]], **settings: float) -> None:
    async def play() -> None:
        async with running_server(tmp_path, **settings) as edge:
            await scenario(edge)

    uvloop.run(play())


@contextlib.asynccontextmanager
async def running_server(tmp_path: Path, **settings: float) -> AsyncIterator[Edge]:
    clock = ManualClock()
    app = application(Settings(f"sqlite:///{tmp_path}/ukiyo.db", b"x" * 32, **settings), clock)  # type: ignore[arg-type]
    app.services.database.migrate()
    listener = socket.socket()
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)  # quickly fills the send buffer of a client that does not read
    listener.bind(("127.0.0.1", 0))
    running = server(app, lambda: None)
    edge = Edge(app, running, clock, listener)
    serving = asyncio.create_task(running.serve([listener]))
    await until(lambda: running.started, "the server to start")
    try:
        yield edge
    finally:
        await edge.http.aclose()
        running.should_exit = True
        clock.advance(1e6)
        await serving


def last_status(responses: bytes) -> int:
    return int(responses.rpartition(b"HTTP/1.1 ")[2].split()[0])
