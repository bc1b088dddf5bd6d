"""Limits on the cost of a move. They are counts, so they do not depend on the machine's speed."""

import asyncio
import gc
import socket
import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import event

from tests.server.http_edge import Edge
from tests.server.http_edge import run_scenario as run_edge
from tests.server.scenarios import run_scenario
from tests.server.test_frame_encoder import PEOPLE, play, table_of
from tests.server.waiting import until
from ukiyo.server.db.database import Database
from ukiyo.server.services import Services
from ukiyo.server.tables.registry import TABLES_PER_SLICE, LiveTable, Subscriber

MAX_STATEMENTS = 3  # without BEGIN, COMMIT and the snapshot that follows every 20 moves or so
MAX_MEAN_STATEMENTS = 2.2
MAX_MEAN_FRAME_BYTES = 4500  # of a game's first 60 moves, uncompressed, with one event per frame
MAX_TABLE_BYTES = 175_000  # after 60 moves, interpreted; states of the compiled engine are smaller
MAX_SOCKET_BYTES = 20_000  # Python's memory for a spectator, without the buffers of the event loop
TABLES = 60
SOCKETS = 20


@contextmanager
def recorded_statements(database: Database) -> Iterator[list[str]]:
    statements: list[str] = []

    def record(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        statements.append(statement)

    event.listen(database.engine, "before_cursor_execute", record)
    try:
        yield statements
    finally:
        event.remove(database.engine, "before_cursor_execute", record)


def test_a_move_takes_few_statements(tmp_path: Path) -> None:
    """The players have no notifications. Periodic tasks are stopped, because their statements do not belong to a move."""

    async def scenario(services: Services) -> None:
        await services.supervisor.stop()
        live, counts = await table_of(services, "iki"), list[int]()
        await play(services, live, 0)
        for move in range(60):
            with recorded_statements(services.database) as statements:
                await play(services, live, move * 7)
            counts.append(len([text for text in statements if not text.startswith(("BEGIN", "INSERT INTO snapshots"))]))
        assert max(counts) <= MAX_STATEMENTS
        assert sum(counts) / len(counts) <= MAX_MEAN_STATEMENTS

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario)


def test_frames_are_small(tmp_path: Path) -> None:
    async def scenario(services: Services) -> None:
        live, sizes = await table_of(services, "iki"), list[int]()
        for move in range(60):
            await play(services, live, move * 7)
            for person in PEOPLE:
                missed = await services.tables.events_since(live, live.table.version - 1, person.id)
                sizes.append(len(services.tables.frame_json(live, person.id, missed).encode()))
        assert sum(sizes) / len(sizes) <= MAX_MEAN_FRAME_BYTES

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario)


def test_a_sweep_wakes_only_the_subscribers_of_changed_tables(tmp_path: Path) -> None:
    """A sweep also lets other tasks run after every few tables."""

    async def scenario(services: Services) -> None:
        await services.supervisor.stop()
        services.moves.takeover_delay = 60.0
        tables = [await table_of(services, "iki") for _ in range(TABLES)]
        for live in tables:
            for person in PEOPLE:
                subscriber = Subscriber(person.id, live.table.version)
                services.subscribers.connect(live, subscriber)
                subscriber.wake_event.clear()
        turns, sweeping = 0, asyncio.create_task(sweep(services))
        while not sweeping.done():
            await asyncio.sleep(0)
            turns += 1
        assert turns > 2 * TABLES / TABLES_PER_SLICE
        assert woken_subscribers(tables) == 0
        for subscriber in tables[7].subscribers:
            subscriber.visible = subscriber.person != "ben"
        await sweep(services)
        assert woken_subscribers(tables) == len(PEOPLE)

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario)


async def sweep(services: Services) -> None:
    await services.presence.broadcast_changes()
    await services.moves.update_absences()


def woken_subscribers(tables: list[LiveTable]) -> int:
    return sum(subscriber.wake_event.is_set() for live in tables for subscriber in live.subscribers)


def test_a_table_uses_little_memory(tmp_path: Path) -> None:
    async def scenario(services: Services) -> None:
        await services.supervisor.stop()
        for live in [await table_of(services, "iki"), await table_of(services, "iki")]:  # the first table also fills caches
            services.tables.encoder.parts.clear()
            gc.collect()
            tracemalloc.start()
            for move in range(60):
                await play(services, live, move * 7)
            gc.collect()
            size = tracemalloc.get_traced_memory()[0]
            tracemalloc.stop()
        assert size <= MAX_TABLE_BYTES

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario)


def test_a_socket_uses_little_memory(tmp_path: Path) -> None:
    async def scenario(edge: Edge) -> None:
        table = await edge.table()
        for measured in (False, True):  # the first sockets also fill caches
            gc.collect()
            tracemalloc.start()
            before = edge.metric("ukiyo_subscribers")
            clients = [await open_socket(edge, table) for _ in range(SOCKETS)]
            await until(lambda: edge.metric("ukiyo_subscribers") == before + SOCKETS, "the subscribers")  # noqa: B023 - runs in this iteration
            gc.collect()
            size = tracemalloc.get_traced_memory()[0] / SOCKETS
            tracemalloc.stop()
            assert not measured or size <= MAX_SOCKET_BYTES
            for client in clients:
                client.close()
            await until(lambda: edge.metric("ukiyo_subscribers") == 0, "all sockets to close")

    run_edge(tmp_path, scenario, rate=0)


async def open_socket(edge: Edge, table: str) -> socket.socket:
    """Connect without a client library, whose memory would count too."""
    client = socket.socket()
    client.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(client, ("127.0.0.1", edge.port))
    head = f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    headers = [f"X-Header-{number}: {'x' * 100}" for number in range(12)]  # as many as a browser sends
    keys = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    await loop.sock_sendall(client, (head + "\r\n".join([*headers, keys])).encode())
    return client
