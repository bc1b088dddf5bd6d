"""Live tables: the time until all players have received a move, and the memory of a table.

Every table has four guests with one WebSocket each. Moves are sent at a steady rate, at random tables, by the player whose turn it is. The
time of a move ends when the last of the four guests has received it. The memory is the resident memory of the server processes during
play, minus their memory before the first table, divided by the number of tables. Each table has about two dozen moves.

With several processes, the sockets of each table are spread over all of them, as by a proxy that ignores the table.
"""

import asyncio
import gc
import json
import random
import time
from collections.abc import Callable
from dataclasses import dataclass

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.bench import percentile
from tests.server.bench.bystander import COLUMNS, Bystander, ResponseTimes
from tests.server.bench.servers import SEATS, total_resident
from tests.server.server_process import ServerProcess

MAX_P95_MS = 100  # at a rate that counts as delivered
DELIVERED_SHARE = 0.99  # of the requested rate: the first and last moves of a run are not exactly in time
SETTLING_TIME = 2.0  # seconds after the last move was sent
HEADER = (
    f"| 4-seat tables | processes | requested moves/s | received moves/s | p50, ms | p95, ms | p99, ms | memory per table, KB"
    f" | {COLUMNS} | n |\n|---|---|---|---|---|---|---|---|---|---|---|"
)


@dataclass(frozen=True)
class LiveTables:
    """The settings of one measurement."""

    tables: int
    warm: int  # moves at every table before the measurement
    rate: float  # moves per second
    seconds: float
    compressed: bool = True
    bystander: bool = True


@dataclass(frozen=True)
class MoveTimes:
    """The result of one measurement. Times are in seconds."""

    settings: LiveTables
    processes: int
    sent: int
    times: list[float]
    memory_per_table: float  # bytes
    bystander: ResponseTimes

    def row(self) -> str:
        settings = self.settings
        key = f"| {settings.tables} | {self.processes} | {settings.rate:g} |"
        if not self.times:
            return f"{key} no move was received within {settings.seconds:g} s |"
        p50, p95, p99 = (f"{percentile(self.times, part) * 1000:.1f}" for part in (0.50, 0.95, 0.99))
        lost = self.sent - len(self.times)
        return (
            f"{key} {len(self.times) / settings.seconds:.0f} | {p50} | {p95} | {p99} | {self.memory_per_table / 1000:.0f}"
            f" | {self.bystander.cells()} | {len(self.times)} |" + (f" {lost} not received in time" if lost else "")
        )

    def is_delivered(self) -> bool:
        if not self.times:
            return False
        return is_delivered(self.settings.rate, len(self.times) / self.settings.seconds, percentile(self.times, 0.95) * 1000)


def is_delivered(requested: float, received: float, p95_ms: float) -> bool:
    """Return whether the server received and sent all moves of this rate (per second) fast enough."""
    return received >= DELIVERED_SHARE * requested and p95_ms < MAX_P95_MS


def highest_rate(delivers: Callable[[float], bool], start: float, precision: float = 0.1) -> float:
    """Find the highest rate that is delivered by doubling or halving, then by bisection. Returns 0 if even one move per second is not."""
    low = high = start
    if delivers(start):
        while delivers(high := high * 2):
            low = high
    else:
        while not delivers(low := low / 2):
            high = low
            if low <= 1:
                return 0.0
    while high > low * (1 + precision):
        middle = (low + high) / 2
        if delivers(middle):
            low = middle
        else:
            high = middle
    return low


class BenchTable:
    """A table and its four guests."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.sockets: list[ClientConnection] = []
        self.version = 0
        self.seat = 0
        self.legal: list[int] = []
        self.received_by: dict[int, int] = {}  # number of guests who have received each version
        self.sent: dict[int, float] = {}
        self.over = False
        self.busy = False

    def receive(self, text: str, times: list[float]) -> None:
        frame = json.loads(text)
        if frame["type"] != "frame":
            assert frame["type"] == "heartbeat", frame
            return
        self.over = frame["table"]["status"] == "over"
        for event in frame["events"]:
            version = event["version"]
            self.received_by[version] = self.received_by.get(version, 0) + 1
            if self.received_by[version] == SEATS:
                times.append(time.perf_counter() - self.sent.pop(version))
                self.busy = False
        if frame["view"]["legal"] and frame["version"] >= self.version:
            self.version, self.seat, self.legal = frame["version"], frame["view"]["seat"], frame["view"]["legal"]

    async def move(self, chance: random.Random) -> None:
        self.busy = True
        self.sent[self.version + 1] = time.perf_counter()
        message = {"type": "move", "version": self.version, "action": chance.choice(self.legal)}
        await self.sockets[self.seat].send(json.dumps(message))


async def set_table(server: ServerProcess, guests: list[httpx.AsyncClient]) -> BenchTable:
    seats = [{"kind": "human"}] + [{"kind": "open"}] * (SEATS - 1)
    made = await guests[0].post(f"{server.api}/tables", json={"game": "iki", "seats": seats})
    table = BenchTable(made.json()["id"])
    for guest in guests[1:]:
        (await guest.post(f"{server.api}/tables/{table.id}/join", json={})).raise_for_status()
    (await guests[0].post(f"{server.api}/tables/{table.id}/start")).raise_for_status()
    return table


async def listen(table: BenchTable, socket: ClientConnection, times: list[float]) -> None:
    async for text in socket:
        table.receive(str(text), times)


async def connect_guests(
    tables: list[BenchTable], servers: list[ServerProcess], cookies: list[str], times: list[float], compressed: bool
) -> list[asyncio.Task[None]]:
    """Open the sockets of all guests. Returns the tasks that receive their messages."""
    listeners = []
    for number, table in enumerate(tables):
        for seat, cookie in enumerate(cookies):
            server = servers[(number + seat) % len(servers)]
            url = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table.id}/live?since=0"
            socket = await connect(
                url, additional_headers={"Cookie": cookie}, ping_interval=None, compression="deflate" if compressed else None
            )
            table.sockets.append(socket)
            listeners.append(asyncio.create_task(listen(table, socket, times)))
    while not all(table.legal for table in tables):
        await asyncio.sleep(0.05)
    return listeners


async def send_moves(tables: list[BenchTable], rate: float, seconds: float, chance: random.Random) -> int:
    """Send moves at a steady rate. Returns the number of moves sent."""
    started_at, sent = time.perf_counter(), 0
    while (now := time.perf_counter() - started_at) < seconds:
        while sent < now * rate:
            free = [table for table in tables if not table.busy and not table.over]
            if not free:  # all tables wait for the server, so this is its maximum rate
                break
            await chance.choice(free).move(chance)
            sent += 1
        await asyncio.sleep(0.002)
    return sent


async def measure_moves(servers: list[ServerProcess], settings: LiveTables) -> MoveTimes:
    chance = random.Random(1)
    times: list[float] = []
    guests = [httpx.AsyncClient(timeout=60) for _ in range(SEATS)]
    for seat, guest in enumerate(guests):
        await guest.post(f"{servers[0].api}/me", json={"name": f"Guest {seat}"})
    cookies = ["; ".join(f"{name}={value}" for name, value in guest.cookies.items()) for guest in guests]
    empty = total_resident(servers)
    tables = [await set_table(servers[number % len(servers)], guests) for number in range(settings.tables)]
    listeners = await connect_guests(tables, servers, cookies, times, settings.compressed)
    for _ in range(settings.warm):
        for table in tables:
            await table.move(chance)
        while any(table.busy for table in tables):
            await asyncio.sleep(0.01)
    times.clear()
    gc.collect()
    gc.disable()  # exclude the clients' own pauses
    async with Bystander(servers[0].url, settings.bystander) as bystander:
        sent = await send_moves(tables, settings.rate, settings.seconds, chance)
        await asyncio.sleep(SETTLING_TIME)
    gc.enable()
    memory = total_resident(servers) - empty
    result = MoveTimes(settings, len(servers), sent, times.copy(), memory / settings.tables, bystander.times)
    for listener in listeners:
        listener.cancel()
    await asyncio.gather(*[socket.close() for table in tables for socket in table.sockets], return_exceptions=True)
    for guest in guests:
        await guest.aclose()
    return result
