"""Slow and oversized requests and clients that stop reading do not affect other users."""

import asyncio
import contextlib
import http.cookies
import json
import socket
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.http_edge import AKI, OTHER_ADDRESS, THIRD_ADDRESS, Edge, last_status, run_scenario
from tests.server.waiting import TIMEOUT, until
from ukiyo.server.api import http_server, websocket
from ukiyo.server.api.http_server import (
    BODY_SECONDS,
    CHECK_INTERVAL,
    CLOSE_SECONDS,
    HEAD_SECONDS,
    MAX_PIPELINED_REQUESTS,
    MAX_READ_BYTES,
    MAX_REQUEST,
    WEBSOCKET_WRITE_SECONDS,
    WebSocketConnection,
)
from ukiyo.server.api.middleware import HEAD, LINE, MAX_HEADERS
from ukiyo.server.core.identity import MAX_COOKIE_LENGTH, read_cookie

# Requests


def test_cookies_are_not_parsed_by_a_slow_parser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Python's parser takes quadratic time for quoted backslashes, and the web framework uses it for all cookies."""
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
        """Every request has a deadline, and the server responds to other requests in the meantime."""
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
        assert json.loads(await seats[2].recv())["table"]["your_seats"] == [0, 1], "the newest socket replaces the oldest"

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


async def advance(edge: Edge, seconds: float) -> None:
    """Advance the clock in steps, so that the server checks its connections' deadlines after each step."""
    for _ in range(int(seconds / CHECK_INTERVAL)):
        edge.clock.advance(CHECK_INTERVAL)
        await asyncio.sleep(0)
        await asyncio.sleep(0)


def test_a_client_that_stops_reading_is_disconnected(tmp_path: Path) -> None:
    async def scenario(edge: Edge) -> None:
        table = await edge.table()
        client, _ = await connect_unread(edge, table)
        await advance(edge, WEBSOCKET_WRITE_SECONDS - 1)
        assert edge.metric("ukiyo_subscribers") == 1
        await advance(edge, 1)
        await until(lambda: edge.metric("ukiyo_subscribers") == 0, "the blocked subscriber to be disconnected")
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


def test_bytes_received_from_a_socket_are_limited(tmp_path: Path) -> None:
    """Pings and fragments of an endless message are not messages, but cost the server time."""

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
