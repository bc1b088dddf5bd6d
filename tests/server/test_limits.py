"""Limits: slow and oversized requests, floods and clients that stop reading do not affect other users.

The server runs inside the test, on real sockets and a clock that only moves when the test advances it.
"""

import asyncio
import contextlib
import http.cookies
import json
import logging
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
import uvloop
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import DBAPIError
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from tests.server.server_process import NO_KEEPALIVE
from tests.server.waiting import TIMEOUT, ManualClock, until
from ukiyo import cli
from ukiyo.engine.errors import BadOption
from ukiyo.play.errors import Conflict
from ukiyo.play.events import Event
from ukiyo.server.administration import Administration
from ukiyo.server.api import http_server, websocket
from ukiyo.server.api.health import CACHE_SECONDS, CHECK_TIMEOUT
from ukiyo.server.api.http_server import (
    BODY_SECONDS,
    CLOSE_SECONDS,
    HEAD_SECONDS,
    MAX_PIPELINED_REQUESTS,
    MAX_READ_BYTES,
    MAX_REQUEST,
    Server,
    WebSocketConnection,
)
from ukiyo.server.api.middleware import HEAD, LINE, MAX_HEADERS, SecurityMiddleware
from ukiyo.server.api.routes import tables
from ukiyo.server.app import application, server
from ukiyo.server.community.bans import ADDRESS_BAN_LENGTH, ADDRESS_BANNED
from ukiyo.server.core import logs
from ukiyo.server.core.errors import TooManyRequests
from ukiyo.server.core.identity import MAX_COOKIE_LENGTH, Person, read_cookie
from ukiyo.server.core.logs import JsonFormatter, TextFormatter, configure_logging, redacted_path
from ukiyo.server.core.rate_limits import MAX_BUCKETS, MAX_FILE_DELAY, SEATED_BURST, RateLimiter, client_address
from ukiyo.server.core.settings import Settings
from ukiyo.server.tables.subscribers import SEND_TIMEOUT

AKI = Person("aki", "Aki")
OTHER_ADDRESS = {"X-Forwarded-For": "203.0.113.7"}  # as a proxy on this machine reports the client's address
THIRD_ADDRESS = {"X-Forwarded-For": "198.51.100.9"}


class Edge:
    """A server with its clock, and raw requests to it."""

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
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)  # to fill the send buffer of a client that does not read quickly
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


# Requests


def test_cookies_are_not_parsed_by_a_slow_parser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Python's parser takes quadratic time for backslashes in quotes, and the web framework calls it for all cookies."""
    unquoted: list[str] = []

    def unquote(text: str) -> str:
        unquoted.append(text)
        return text

    monkeypatch.setattr(http.cookies, "_unquote", unquote)

    async def scenario(edge: Edge) -> None:
        slow = '"' + "\\" * (LINE - 300) + '"'
        own_cookie = edge.cookie(AKI)["Cookie"]
        for cookies in (f"other={slow}; {own_cookie}", f"{own_cookie}; other={slow}", f"a=1;{own_cookie}"):
            response = await edge.http.get("/api/me", headers={"Cookie": cookies})
            assert response.json() == {"name": "Aki"}
            assert (await edge.http.get("/locales/languages.json", headers={"Cookie": cookies})).status_code == 200
        response = await edge.http.get("/api/me", headers={"Cookie": f"ukiyo={slow}"})
        assert response.status_code == 401
        assert max(map(len, unquoted)) <= MAX_COOKIE_LENGTH + 1

    run_scenario(tmp_path, scenario)


def test_only_the_servers_own_cookie_is_read() -> None:
    for header, expected in (
        (b"ukiyo=a.b", "a.b"),
        (b"x=1; ukiyo=a.b; y=2", "a.b"),
        (b'ukiyo="a.b"', "a.b"),
        (b"ukiyo=", ""),
        (b"xukiyo=1; my-ukiyo=2", None),
        (b"x=ukiyo=1", None),
        (b"", None),
    ):
        assert read_cookie([(b"host", b"x"), (b"cookie", header)]) == expected
    assert read_cookie([(b"cookie", b"x=1"), (b"cookie", b"ukiyo=2")]) == "2"


def test_incomplete_requests_time_out_and_endless_ones_are_not_read(tmp_path: Path) -> None:
    post = b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"

    async def scenario(edge: Edge) -> None:
        """Every request has a deadline, and other requests are answered in the meantime."""
        halves = [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\n", b"\r\n\r\n", b"GET /icon.svg HTTP/1.1\r\n\r\nGET / HT"]
        waiting = [await edge.raw(half) for half in halves]
        await waiting[-1][0].readuntil(b"</svg>")
        bodies = [await edge.raw(post + half) for half in (b"", b"5\r\n{")]
        assert (await edge.http.get("/api/games")).status_code == 200
        edge.clock.advance(HEAD_SECONDS)
        for reader, _ in waiting:
            assert last_status(await reader.read()) == 408
        edge.clock.advance(BODY_SECONDS - HEAD_SECONDS)
        for reader, _ in bodies:
            assert last_status(await reader.read()) == 408
        for start, piece, code in (
            (b"GET / HTTP/1.1\r\n", b"x-more: " + b"x" * 1000 + b"\r\n", 431),
            (b"GET /", b"x" * 1000, 431),
            (b"", b"\r\n" * 500, 431),
            (b"GET / HTTP/1.1\r\nx-long: ", b"x" * 1000, 431),
            (post + b"2\r\n{}\r\n0\r\n", b"x-trailer: " + b"x" * 1000 + b"\r\n", 413),
            (post, b"1;" + b"x" * 1000 + b"\r\nx\r\n", 413),
        ):
            reader, writer = await edge.raw(start)
            with contextlib.suppress(ConnectionError):
                for _ in range(2 * MAX_REQUEST // len(piece)):
                    writer.write(piece)
                    await writer.drain()
                assert last_status(await reader.read()) == code, start
            writer.close()

    run_scenario(tmp_path, scenario)


def test_request_headers_are_limited(tmp_path: Path) -> None:
    async def scenario(edge: Edge) -> None:
        for headers, code in (
            ([("x-a", "1")] * (MAX_HEADERS - 10), 200),
            ([("x-a", "1")] * MAX_HEADERS, 431),
            ([("cookie", "x" * (LINE + 1))], 431),
            ([("x-a", "x" * (HEAD // 3))] * 3, 431),
        ):
            response = await edge.http.get("/api/games", headers=headers)
            assert response.status_code == code
            assert code == 200 or "at most" in response.json()["error"]
        assert (await edge.http.get("/api/games?" + "x" * LINE)).status_code == 431
        with pytest.raises(InvalidStatus) as refused:
            await edge.watch("nowhere", {"Cookie": "x" * (LINE + 1)})
        assert refused.value.response.status_code == 431
        reader, writer = await edge.raw(b"GET /icon.svg HTTP/1.1\r\nHost: x\r\n\r\n" * (MAX_PIPELINED_REQUESTS + 5))
        assert (await reader.read()).count(b"HTTP/1.1 200") <= MAX_PIPELINED_REQUESTS, (
            "a client that pipelines thousands of requests is cut off"
        )
        writer.close()

    run_scenario(tmp_path, scenario)


def test_the_oldest_waiting_connection_makes_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_server, "MAX_INCOMPLETE", 3)

    async def scenario(edge: Edge) -> None:
        idle = [await edge.raw(b"GET / HT") for _ in range(3)]
        await until(lambda: len(edge.connections.waiting) == 3, "three waiting connections")
        assert (await edge.http.get("/api/games")).status_code == 200
        with contextlib.suppress(ConnectionError):
            assert await idle[0][0].read() == b""
        assert edge.metric("ukiyo_cut_off_total", reason="overload") == 1

    run_scenario(tmp_path, scenario)


# Sockets


def test_players_are_always_admitted_and_spectators_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "SPECTATORS_PER_TABLE", 4)
    monkeypatch.setattr(websocket, "SPECTATORS_PER_ADDRESS", 3)
    monkeypatch.setattr(websocket, "CONNECTIONS_PER_PLAYER", 2)

    async def scenario(edge: Edge) -> None:
        table, other = await edge.table(), await edge.table()

        async def refused(table: str, headers: dict[str, str]) -> str:
            with pytest.raises(InvalidStatus) as refused:
                await edge.watch(table, headers)
            assert refused.value.response.status_code == 429
            return str(json.loads(refused.value.response.body)["error"])

        spectators = [await edge.watch(table, OTHER_ADDRESS) for _ in range(3)]
        assert "from your address" in await refused(table, OTHER_ADDRESS)
        await edge.watch(table, THIRD_ADDRESS)
        assert "already has 4 spectators" in await refused(table, THIRD_ADDRESS)
        await spectators.pop().close()
        await until(lambda: edge.metric("ukiyo_subscribers") == 3, "a connection to close")
        await edge.watch(table)

        seats = [await edge.watch(table, edge.cookie(AKI) | OTHER_ADDRESS) for _ in range(3)]
        await asyncio.wait_for(seats[0].wait_closed(), TIMEOUT)
        assert json.loads(await seats[2].recv())["table"]["yours"] == [0, 1], "the newest socket replaces the oldest"

        spectators += [await edge.watch(other, OTHER_ADDRESS) for _ in range(2)]
        assert "from your address" in await refused(other, OTHER_ADDRESS), "four from one address, at any table"
        await edge.watch(other, edge.cookie(AKI) | OTHER_ADDRESS)

    run_scenario(tmp_path, scenario, address_sockets=4)


async def connect_unread(edge: Edge, table: str) -> tuple[socket.socket, WebSocketConnection]:
    """Return a client socket that does not read, and the server's end of it."""
    client = socket.socket()
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    client.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(client, ("127.0.0.1", edge.port))
    head = f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    keys = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    before = set(edge.connections.connections)
    await loop.sock_sendall(client, (head + keys).encode())
    await until(lambda: edge.metric("ukiyo_subscribers") > 0, "the subscriber")
    (end,) = {connection for connection in edge.connections.connections if isinstance(connection, WebSocketConnection)} - before
    assert isinstance(end, WebSocketConnection)
    live = edge.services.tables.live[table]
    while end.writable.is_set():
        live.broadcast()
        await asyncio.sleep(0)
    return client, end


def test_a_client_that_stops_reading_is_disconnected(tmp_path: Path) -> None:
    async def scenario(edge: Edge) -> None:
        table = await edge.table()
        client, _ = await connect_unread(edge, table)

        def dropped() -> bool:
            edge.services.tables.live[table].broadcast()
            edge.clock.advance(SEND_TIMEOUT)  # from the moment a frame is blocked, that is too long
            return edge.metric("ukiyo_subscribers") == 0

        await until(dropped, "the blocked subscriber to be disconnected")
        assert edge.metric("ukiyo_cut_off_total", reason="slow") == 1
        client.close()

        client, end = await connect_unread(edge, table)
        end.keepalive_timeout()
        await until(lambda: edge.metric("ukiyo_subscribers") == 0, "a subscriber without pongs to be disconnected")
        client.close()

        client, end = await connect_unread(edge, table)
        end.transport.close()
        edge.clock.advance(1)
        await asyncio.sleep(0)
        edge.clock.advance(CLOSE_SECONDS)
        await until(lambda: edge.metric("ukiyo_subscribers") == 0, "a subscriber that blocks the close frame to be disconnected")
        client.close()
        await until(lambda: not any("send_frames" in repr(task) for task in asyncio.all_tasks()), "all connections to be removed")

    run_scenario(tmp_path, scenario)


def test_bytes_from_a_socket_are_limited_too(tmp_path: Path) -> None:
    """Pings and fragments of an endless message cost the server time, but are not messages."""

    async def scenario(edge: Edge) -> None:
        table = await edge.table()
        ping, piece = b"\x89\x80abcd", b"\x00\x80abcd"
        for flood, reason in ((ping * (MAX_READ_BYTES // 6 + 1), "flood"), (b"\x01\x80abcd" + piece * 100, "misuse")):
            watching = await edge.watch(table)
            await watching.recv()
            watching.transport.write(flood)
            await asyncio.wait_for(watching.wait_closed(), TIMEOUT)
            assert edge.metric("ukiyo_cut_off_total", reason=reason) == 1
        watching = await edge.watch(table)
        for _ in range(20):
            await watching.send('{"type":"ping"}')
        while json.loads(await watching.recv())["type"] != "pong":
            pass
        while not watching.transport.is_closing():
            watching.transport.write(ping * 100)
            await asyncio.sleep(0)
        assert edge.metric("ukiyo_cut_off_total", reason="flood") == 2

    run_scenario(tmp_path, scenario, address_burst=200)


# Rates


def test_rates_are_limited_by_address(tmp_path: Path) -> None:
    async def scenario(edge: Edge) -> None:
        async def request_statuses(number: int, headers: dict[str, str], path: str = "/api/games") -> int:
            """Return how many requests of this many people at one address are answered."""
            people = [edge.cookie(Person(f"{path}{index}", "X")) for index in range(number)]
            return sum([(await edge.http.get(path, headers=person | headers)).status_code == 200 for person in people])

        assert await request_statuses(40, OTHER_ADDRESS) == 30
        assert await request_statuses(1, THIRD_ADDRESS) == 1, "others behind the same proxy are served"
        assert await request_statuses(1, {"X-Forwarded-For": "203.0.113.8, 203.0.113.7"}) == 0, (
            "the last address is the one that the proxy reports"
        )
        assert await request_statuses(1, OTHER_ADDRESS, "/healthz") == 0
        assert await request_statuses(1, OTHER_ADDRESS, "/metrics") == 0
        assert await request_statuses(90, OTHER_ADDRESS, "/icon.svg") == 90, "a page consists of many files, which have their own limit"
        delayed = asyncio.create_task(request_statuses(1, OTHER_ADDRESS, "/icon.svg"))
        await until(lambda: any(at == edge.clock.now + 0.5 for at, _ in edge.clock.sleepers), "the file request to wait")
        edge.clock.advance(1)
        assert await delayed == 1
        assert await request_statuses(5, OTHER_ADDRESS) == 2
        with pytest.raises(InvalidStatus):
            await edge.watch(await edge.table(), OTHER_ADDRESS)

        stranger = httpx.AsyncHTTPTransport(local_address="127.0.0.2", limits=NO_KEEPALIVE)
        async with httpx.AsyncClient(base_url=edge.url, transport=stranger, timeout=TIMEOUT) as direct:
            forged = [(await direct.get("/api/games", headers={"X-Forwarded-For": f"192.0.2.{index}"})).status_code for index in range(40)]
        assert forged.count(200) == 30, "a client that is not a proxy cannot set its address"

    run_scenario(tmp_path, scenario, address_rate=2, address_burst=30)


def test_a_banned_address_is_told_for_a_while(tmp_path: Path) -> None:
    async def scenario(edge: Edge) -> None:
        services, table = edge.services, await edge.table()
        admin = Administration(services.settings.db, edge.clock)
        watching = await edge.watch(table, OTHER_ADDRESS)
        await watching.recv()
        assert admin.ban("203.0.113.7", "a flood of names")["until"] == edge.clock.now + ADDRESS_BAN_LENGTH
        assert await services.bans.refresh()
        await watching.wait_closed()

        async def request_error(headers: dict[str, str]) -> tuple[int, str]:
            response = await edge.http.get("/api/tables", headers=headers)
            return response.status_code, response.json()["error"] if response.status_code != 200 else ""

        assert await request_error(OTHER_ADDRESS) == await request_error(edge.cookie(AKI) | OTHER_ADDRESS) == (403, ADDRESS_BANNED)
        assert await request_error(THIRD_ADDRESS) == (200, "")
        assert (await edge.http.get("/icon.svg", headers=OTHER_ADDRESS)).status_code == 200, "so that the page can show it"
        with pytest.raises(Conflict, match="already banned"):
            admin.ban("203.0.113.7", "")
        with pytest.raises(Conflict, match="is this machine"):
            admin.ban("127.0.0.1", "")
        edge.clock.advance(ADDRESS_BAN_LENGTH)
        services.bans.check_address("203.0.113.7")
        assert admin.ban("2001:db8::1", "")["id"] == "2001:db8::/64"
        assert [row["person"] for row in admin.bans()] == ["2001:db8::/64"], "the other ban has expired"
        admin.unban("2001:db8::7")
        assert [row["what"] for row in admin.log(3)] == ["unban", "ban", "ban"]
        admin.close()

    run_scenario(tmp_path, scenario)


def test_expensive_requests_cost_more(tmp_path: Path) -> None:
    async def scenario(edge: Edge) -> None:
        table = await edge.table()

        async def forks(person: Person, headers: dict[str, str]) -> list[int]:
            body = {"move": 1, "seat": 0, "bot": "novice"}
            forked = [
                await edge.http.post(f"/api/tables/{table}/fork?since=0", json=body, headers=edge.cookie(person) | headers)
                for _ in range(6)
            ]
            return [response.status_code for response in forked]

        assert await forks(Person("ben", "Ben"), OTHER_ADDRESS) == [409] * 4 + [429] * 2, "the burst of a person, 100, allows four forks"
        assert await forks(Person("cho", "Cho"), OTHER_ADDRESS) == [409] * 2 + [429] * 4, "the burst of an address, 170, allows six"
        assert await forks(Person("ben", "Ben"), THIRD_ADDRESS) == [429] * 6, "a person keeps the same limit at another address"

    run_scenario(tmp_path, scenario, address_burst=170)


def test_tournaments_and_searches_cost_their_work(tmp_path: Path) -> None:
    async def scenario(edge: Edge) -> None:
        settings = {"name": "Tournament", "game": "iki", "kind": "swiss", "places": 16, "seats": 2, "time_control": "live"}

        async def ask(person: str, *paths: str) -> list[int]:
            cookie = edge.cookie(Person(person, person)) | OTHER_ADDRESS
            return [(await edge.http.post(f"/api/tournaments{path}", json=settings, headers=cookie)).status_code for path in paths]

        assert await ask("ben", "", "", "", "", "") == [201, 201, 201, 429, 429], "24 tables per hour; the fifth exceeds the burst"
        statuses = [
            (await edge.http.get("/api/open-tables", headers=edge.cookie(Person("dan", "Dan")) | OTHER_ADDRESS)).status_code
            for _ in range(7)
        ]
        assert statuses == [200] * 6 + [429], "as for a search among two hundred tables"
        assert await ask("cho", *["/nothing/join", "/nothing/start"] * 3) == [404, 422] * 2 + [429] * 2

    run_scenario(tmp_path, scenario)


def test_the_cost_of_a_fork_depends_on_its_length(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(edge: Edge) -> None:
        table = (await edge.services.tables.open(await edge.table())).table
        moves = list[Event]()
        while len(moves) < 60:
            moves.append(Event(len(moves) + 1, "move", table.state.seat, table.state.legal()[0]))
            table.state.play(moves[-1].action)
        game = SimpleNamespace(info=table.info, moves=moves, check_positions=lambda: None)

        async def finished(_: str) -> SimpleNamespace:
            return game

        monkeypatch.setattr(edge.services.replays, "game", finished)
        monkeypatch.setattr(tables, "FORKED_MOVES_PER_TOKEN", 1)

        async def fork(person: str, move: int) -> int:
            body = {"move": move, "seat": 0, "bot": "novice"}
            cookie = edge.cookie(Person(person, person))
            return (await edge.http.post(f"/api/tables/{table.info.id}/fork", json=body, headers=cookie)).status_code

        assert [await fork("ben", 5) for _ in range(4)] == [201, 201, 201, 429], "30 each"
        assert [await fork("cho", 59) for _ in range(2)] == [201, 429], "84 each"

    run_scenario(tmp_path, scenario)


def test_seated_players_are_served_when_their_address_is_exhausted(tmp_path: Path) -> None:
    async def scenario(edge: Edge) -> None:
        registry, cookie = edge.services.tables, edge.cookie(AKI)
        table = await edge.table()
        await edge.http.post(f"/api/tables/{table}/start", headers=cookie)
        live = await registry.open(table)
        watching = await edge.watch(table, cookie)
        await watching.recv()
        while (await edge.http.get("/api/me")).status_code != 429:
            pass

        assert edge.services.workers.schedulers["slow"].address("aki") == "127.0.0.1", "search time is shared between addresses as well"

        async def status(path: str, person: Person = AKI) -> int:
            return (await edge.http.get(path, headers=edge.cookie(person))).status_code

        assert await status(f"/api/tables/{table}", Person("ben", "Ben")) == 429, "this person has no seat"
        assert await status(f"/api/tables/{table}") == 200
        move = {"type": "move", "version": live.table.version, "action": live.table.state.legal()[0]}
        await watching.send(json.dumps(move))
        await until(lambda: live.table.version == 1, "the player's move on the socket")
        reconnected = await edge.watch(table, cookie)
        await reconnected.recv()
        served = 0
        while await status(f"/api/tables/{table}") == 200:
            served += 1
        assert 10 < served < SEATED_BURST, "a limited extra allowance"

        edge.clock.advance(30)
        while (await edge.http.get("/api/me")).status_code != 429:
            pass
        registry.add_seated_people(f"{n}" for n in range(30))
        seats = [await status("/api/me", Person(f"{n}", "X")) for n in range(30) for _ in range(5)]
        assert seats.count(200) == 100, "all seats at one address share an extra allowance"

    run_scenario(tmp_path, scenario, address_rate=2, address_burst=100)


def test_a_seated_player_can_reload_while_the_address_is_flooded(tmp_path: Path) -> None:
    table = ""
    stranger = Person("ben", "Ben")

    async def setting(edge: Edge) -> None:
        nonlocal table
        table = await edge.table()

    async def reloading(edge: Edge) -> None:
        async def status(path: str, person: Person) -> int:
            return (await edge.http.get(path, headers=edge.cookie(person))).status_code

        def flood_files() -> None:
            with contextlib.suppress(TooManyRequests):
                while True:
                    edge.files.addresses.consume("127.0.0.1", max_wait=MAX_FILE_DELAY)

        while await status("/api/me", stranger) != 429:
            pass
        flood_files()
        assert await status("/", stranger) == 429
        files = ["/", "/style.css", "/core/api.js", "/locales/languages.json", "/icon.svg"]
        paths = ["/api/me", "/api/games", "/api/games/iki", "/api/games/iki/components", f"/api/tables/{table}"]
        assert [await status(path, AKI) for path in [*files, *paths]] == [200] * 10, "although the server was restarted"
        await (await edge.watch(table, edge.cookie(AKI))).recv()

    run_scenario(tmp_path, setting)
    run_scenario(tmp_path, reloading, address_rate=2, address_burst=10, rate=1000, burst=1000)


def test_the_oldest_seats_are_forgotten_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ukiyo.server.tables.registry.MAX_KNOWN_PEOPLE", 2)

    async def scenario(edge: Edge) -> None:
        tables = edge.services.tables
        tables.add_seated_people(["aki", "ben", "aki", "cho"])
        assert [tables.seated_person(person) for person in ("aki", "ben", "cho", None)] == ["aki", None, "cho", None]

    run_scenario(tmp_path, scenario)


def test_rate_limits_are_evicted_one_by_one() -> None:
    limiter = RateLimiter(1, 2, ManualClock())
    for number in range(MAX_BUCKETS + 10):
        limiter.consume(str(number))
    assert len(limiter.buckets) == MAX_BUCKETS
    assert "0" not in limiter.buckets
    limiter.consume("big", 50)
    with pytest.raises(TooManyRequests):
        limiter.consume("big", 0.1)


def test_an_ipv6_address_counts_by_its_network() -> None:
    def seen(host: str) -> str:
        return client_address((host, 1))

    assert seen("192.0.2.1") != seen("192.0.2.2")
    assert seen("2001:db8:1:2::1") == seen("2001:db8:1:2:ffff::9") != seen("2001:db8:1:3::1")
    assert seen("::ffff:192.0.2.1") == seen("192.0.2.1")
    assert client_address(None) == ""


# Health


def test_concurrent_health_checks_share_one_query_and_do_not_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(edge: Edge) -> None:
        queries: list[object] = []
        answers = asyncio.Event()

        async def slow(*work: object) -> None:
            queries.append(work)
            await answers.wait()

        with monkeypatch.context() as stuck:
            stuck.setattr(edge.services.database, "run", slow)
            all_five = [asyncio.create_task(edge.http.get("/healthz")) for _ in range(5)]
            await until(lambda: queries and len(edge.connections.tasks) == 5, "all requests to arrive")
            assert (await edge.http.get("/readyz")).json() == {"status": "ok"}, "reads do not wait for writes"
            edge.clock.advance(CHECK_TIMEOUT)
            assert [(await check).status_code for check in all_five] == [503] * 5
            assert "has not responded" in (await all_five[0]).json()["error"]
            assert len(queries) == 1
        answers.set()
        edge.clock.advance(CACHE_SECONDS)
        assert (await edge.http.get("/healthz", headers={"Host": "any"})).json() == {"status": "ok"}

    run_scenario(tmp_path, scenario)


def test_readiness_requires_reads_and_reports_failed_writes(tmp_path: Path) -> None:
    async def scenario(edge: Edge) -> None:
        async def read_status(path: str) -> tuple[int, dict[str, str]]:
            edge.clock.advance(CACHE_SECONDS)
            response = await edge.http.get(path)
            return response.status_code, response.json()

        def refuse_writes(connection: Connection) -> None:
            if not connection.get_execution_options().get("reading"):
                raise DBAPIError("BEGIN", {}, Exception("attempt to write a readonly database"))

        database = edge.services.database
        event.listen(database.engine, "begin", refuse_writes)
        body = {"game": "iki", "seats": [{"kind": "human"}] * 2}
        assert (await edge.http.post("/api/tables", json=body, headers=edge.cookie(AKI))).status_code == 507
        reason = "The data could not be saved: the server can't write to the disk. Nothing was changed."
        assert await read_status("/readyz") == (200, {"status": "read-only", "error": reason})
        assert await read_status("/healthz") == (503, {"status": "failing", "error": reason})
        event.remove(database.engine, "begin", refuse_writes)
        assert await read_status("/readyz") == (200, {"status": "ok"}), "it checks again whether writes still fail"

        with database.engine.begin() as connection:
            connection.execute(text("ALTER TABLE tables RENAME TO elsewhere"))
        status, body_ = await read_status("/readyz")
        assert (status, body_["status"]) == (503, "failing")
        assert "could not be read" in body_["error"]

    run_scenario(tmp_path, scenario)


# Logs


def test_a_refusal_is_logged_in_one_line_with_its_request_id(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(edge: Edge) -> None:
        caplog.clear()
        response = await edge.http.get("/api/tables/secret-table/record")
        with pytest.raises(InvalidStatus) as refused:
            await edge.watch("secret-table")
        (line, other), request = caplog.records, response.headers["x-request-id"]
        fields = {"status": 404, "reason": "NotFound", "method": "GET", "path": "/api/tables/{id}/record", "request": request}
        assert (line.levelname, line.getMessage(), vars(line)["fields"]) == ("INFO", "refused", fields)
        assert TextFormatter("%(levelname)s %(message)s").format(line).startswith("INFO refused status=404 reason=NotFound method=GET")
        logged = json.loads(JsonFormatter().format(line))
        assert (logged["level"], logged["message"], logged["request"]) == ("info", "refused", request)
        assert vars(other)["fields"]["request"] == refused.value.response.headers["x-request-id"]
        assert vars(other)["fields"]["method"] == "SOCKET"

        caplog.clear()
        for _ in range(30):
            await edge.http.get("/nowhere")
        assert len(caplog.records) == 18, "a flood of requests does not flood the log"
        edge.clock.advance(60)
        await edge.http.get("/nowhere")
        assert vars(caplog.records[-1])["fields"]["suppressed"] == 12

        caplog.clear()
        reader, _ = await edge.raw(b"this is not HTTP\r\n\r\n")
        unread = await reader.read()
        assert last_status(unread) == 400
        assert f"x-request-id: {vars(caplog.records[0])['fields']['request']}".encode() in unread
        watching = await edge.watch(await edge.table())
        watching.transport.write(b"\x81\x81abcd\x9e")  # an invalid character
        await asyncio.wait_for(watching.wait_closed(), TIMEOUT)
        for line in caplog.records:
            assert line.levelname == "INFO", line

    monkeypatch.setattr(logs, "LOG_RATE", (20, 20))
    configure_logging("info", as_json=False)
    caplog.set_level(logging.INFO, "ukiyo")
    run_scenario(tmp_path, scenario, rate=0)


def test_requests_waiting_during_a_shutdown_get_a_503(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> httpx.Response:
        async with running_server(tmp_path) as edge:
            request_started = asyncio.Event()

            async def stuck(*_: object) -> None:
                if asyncio.current_task() in edge.server.server_state.tasks:  # and not one of the server's own tasks
                    request_started.set()
                await asyncio.Event().wait()

            monkeypatch.setattr(edge.services.database, "run_read", stuck)
            edge.server.config.timeout_graceful_shutdown = 0
            async with httpx.AsyncClient(timeout=TIMEOUT) as client:
                waiting = asyncio.create_task(client.get(f"{edge.url}/api/tables"))
                await asyncio.wait_for(request_started.wait(), TIMEOUT)
                edge.server.should_exit = True
                return await waiting

    configure_logging("info", as_json=False)
    response = uvloop.run(scenario())
    assert response.status_code == 503
    assert "is stopping" in response.json()["error"]
    assert caplog.records == []


def test_a_worker_without_its_server_exits_quietly() -> None:
    """Also if it gets Ctrl-C before its server does."""
    command = [sys.executable, "-m", "ukiyo.server.bots.worker_process"]
    for hears in (False, True):
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as thinker:
            assert thinker.stdin
            assert thinker.stdout
            assert thinker.stderr
            thinker.stdin.write(b"{}\n")
            thinker.stdin.flush()
            assert b"error" in thinker.stdout.readline()
            if hears:
                thinker.send_signal(signal.SIGINT)
            else:
                thinker.stdout.close()
            with contextlib.suppress(BrokenPipeError):
                thinker.stdin.write(b"{}\n")
                thinker.stdin.close()
            assert thinker.stderr.read() == b""


def test_logged_paths_are_redacted() -> None:
    assert redacted_path("/api/tables/abc/live") == "/api/tables/{id}/live"
    assert redacted_path("//api//tables/abc/live") == "/api/tables/{id}/live"
    assert redacted_path("/api/mail/confirm/abc.def") == "/api/mail/{id}"
    assert redacted_path("/#seat=LYjZKP2UP-kv/1/LQ9KucGe8UeoG8ole_JwYayNN3InXh9Q") == "/#{id}"
    assert redacted_path("/#/account/link/abc.def") == "/#{id}"
    assert redacted_path("/seat=LYjZKP2UP-kv/1/LQ9KucGe8UeoG8ole_JwYayNN3InXh9Q") == "/{id}/1/{id}"
    assert redacted_path("/table/LYjZKP2UP-kv") == "/table/{id}"
    assert redacted_path("/locales/en/shared.ftl") == "/locales/en/shared.ftl"
    assert redacted_path("/a\nERROR all is lost") == "/a\\nERROR all is lost"
    assert len(redacted_path("/" + "x" * 1000)) == 80


def test_invalid_settings_are_rejected_with_a_sentence() -> None:
    with pytest.raises(BadOption, match="its own host name"):
        cli.serve(root_path="/ukiyo")
    with pytest.raises(BadOption, match="debug, info, warning or error, not 'loud'"):
        configure_logging("loud", as_json=True)
