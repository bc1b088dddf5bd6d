"""The attacks. Each attack uses one guest and one address until its time is up."""

import asyncio
import itertools
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from tests.server.attack.connection import CUT, Answer, RawConnection, Target

MEGABYTE = 1 << 20


@dataclass(frozen=True)
class Preparation:
    """Data that the attacker prepared without a time limit."""

    cookies: list[str] = field(default_factory=list)  # one per person
    finished: list[str] = field(default_factory=list)  # games of average length
    long_game: str = ""  # a finished game with many undos
    long_log: str = ""  # a game with moves and undos repeated many times


@dataclass
class Attacker:
    target: Target
    preparation: Preparation
    moving: str  # where the bystander moves
    home: str  # where the bystander disconnects and reconnects
    got: Counter[str] = field(default_factory=Counter)
    held: list[RawConnection] = field(default_factory=list)  # connections that the attack keeps open

    @contextmanager
    def counting(self, kind: str) -> Iterator[None]:
        """Count a closed connection and continue the attack."""
        try:
            yield
        except CUT:
            self.got[f"{kind} closed"] += 1

    async def line(self, buffer: int = 0) -> RawConnection:
        line = await RawConnection.to(self.target, buffer)
        self.held.append(line)
        return line

    def release(self, line: RawConnection) -> None:
        self.held.remove(line)
        line.close()

    async def ask(self, connection: RawConnection, kind: str, request: bytes) -> Answer:
        response = await connection.ask(request)
        self.got[f"{kind} {response.status}"] += 1
        return response

    async def flood(self, kind: str, requests: list[bytes], connections: int) -> None:
        """Repeat the requests on this many connections."""
        endless = itertools.cycle(requests)

        async def repeat() -> None:
            while True:
                line = None
                with self.counting(kind):
                    line = await self.line()
                    while True:
                        await self.ask(line, kind, next(endless))
                if line:
                    self.release(line)
                await asyncio.sleep(0.05)

        await together(repeat() for _ in range(connections))

    async def set_table(self, line: RawConnection, cookie: str, seats: list[dict[str, str]]) -> str:
        """Create and start a table. Returns an empty string if the server refuses."""
        body = {"game": "iki", "seats": seats}
        made = await self.ask(line, "table", self.target.request("POST", "/api/tables", cookie=cookie, body=body))
        if made.status != 201:
            return ""
        table = str(made.json()["id"])
        started = await self.ask(line, "start", self.target.request("POST", f"/api/tables/{table}/start", cookie=cookie))
        return table if started.status == 200 else ""

    def cookie(self, number: int) -> str:
        return self.preparation.cookies[number % len(self.preparation.cookies)]


async def together(works: Iterator[Awaitable[None]]) -> None:
    await asyncio.gather(*works)


Attack = Callable[[Attacker], Awaitable[None]]
ATTACKS: dict[str, Attack] = {}
# Attacks that count open connections at the end.
HOLDING = {"endless-headers", "slow-headers", "slow-bodies", "stalled-readers", "idle-connections"}
LONGER = {  # seconds until the attack has an effect
    "slow-headers": 14.0,
    "slow-bodies": 24.0,
    "unwatched-bots": 16.0,
    "fast-players": 16.0,
    "stalled-readers": 45.0,
}


def attack(work: Attack) -> Attack:
    ATTACKS[work.__name__.replace("_", "-")] = work
    return work


@attack
async def backslash_cookie(attacker: Attacker) -> None:
    """A cookie with 30 KB of backslashes."""
    cookie = 'ukiyo="' + "\\" * 30_000 + '"'
    await attacker.flood("cookie", [attacker.target.request("GET", "/api/me", cookie=cookie)], 4)


@attack
async def many_cookies(attacker: Attacker) -> None:
    """A request with 2000 cookies, each with backslashes."""
    cookie = "; ".join(f'c{number}="\\\\\\\\"' for number in range(2000))
    await attacker.flood("cookies", [attacker.target.request("GET", "/api/me", cookie=cookie)], 4)


@attack
async def endless_headers(attacker: Attacker) -> None:
    """Endless request headers, with many short lines or one long line. Each of four connections sends 16 MB."""

    async def keep_sending(first: bytes, more: bytes) -> None:
        line = await attacker.line()
        with attacker.counting("headers"):
            await line.say(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n" + first)
            for _ in range(16 * MEGABYTE // len(more)):
                await line.say(more)
                attacker.got["KB of headers sent"] += len(more) // 1024
                await asyncio.sleep(0)
        await line.ended()
        attacker.release(line)

    short, long = b"X-A: %s\r\n" % (b"a" * 121), b"a" * 128
    await together(
        itertools.chain((keep_sending(b"", short * 128) for _ in range(2)), (keep_sending(b"X-A: ", long * 128) for _ in range(2)))
    )


async def trickle(attacker: Attacker, kind: str, first: bytes, piece: bytes, connections: int) -> None:
    """Endless requests that send a few bytes per second."""

    async def drip() -> None:
        with attacker.counting(kind):
            line = await attacker.line()
            await line.say(first)
            while not line.reader.at_eof():
                await asyncio.sleep(1)
                await line.say(piece)

    await together(drip() for _ in range(connections))


@attack
async def slow_headers(attacker: Attacker) -> None:
    """300 requests that send one header line per second."""
    await trickle(attacker, "request", b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n", b"X-A: a\r\n", 300)


@attack
async def slow_bodies(attacker: Attacker) -> None:
    """300 requests that send one byte of the body per second."""
    head = attacker.target.request("POST", "/api/me", "Content-Type: application/json", "Content-Length: 4000")
    await trickle(attacker, "request", head, b" ", 300)


@attack
async def unwatched_bots(attacker: Attacker) -> None:
    """30 tables with four grandmasters each and no spectators, created by ten people."""

    async def leave_alone(number: int) -> None:
        with attacker.counting("table"):
            await attacker.set_table(await attacker.line(), attacker.cookie(number // 3), [{"kind": "bot", "bot": "grandmaster"}] * 4)

    await together(leave_alone(number) for number in range(30))


@attack
async def fast_players(attacker: Attacker) -> None:
    """30 people play against grandmasters, each with a WebSocket connection, as fast as they can."""

    async def play_on(cookie: str) -> None:
        with attacker.counting("player"):
            line, socket = await attacker.line(), await attacker.line()
            table = await attacker.set_table(line, cookie, [{"kind": "human"}, *[{"kind": "bot", "bot": "grandmaster"}] * 3])
            await socket.say(attacker.target.upgrade(f"/api/tables/{table}/live", cookie))
            while table:
                await asyncio.sleep(0.5)
                frame = await line.ask(attacker.target.request("GET", f"/api/tables/{table}", cookie=cookie))
                if frame.status == 200 and (legal := frame.json()["view"]["legal"]):
                    move = {"version": frame.json()["version"], "action": legal[0]}
                    await attacker.ask(
                        line, "move", attacker.target.request("POST", f"/api/tables/{table}/moves", cookie=cookie, body=move)
                    )

    await together(play_on(attacker.cookie(number)) for number in range(30))


@attack
async def hints(attacker: Attacker) -> None:
    """45 people request hints at the same time, and again after each answer."""

    async def repeat(cookie: str) -> None:
        with attacker.counting("hint"):
            line = await attacker.line()
            table = await attacker.set_table(line, cookie, [{"kind": "human"}] * 2)
            while table:
                if (
                    await attacker.ask(line, "hint", attacker.target.request("POST", f"/api/tables/{table}/hint", cookie=cookie))
                ).status != 200:
                    await asyncio.sleep(0.5)

    await together(repeat(attacker.cookie(number)) for number in range(45))


@attack
async def reviews(attacker: Attacker) -> None:
    """Request a review for every seat of every finished game at the same time."""
    paths = [f"/api/tables/{table}/review?seat={seat}" for table in attacker.preparation.finished for seat in range(4)]

    async def ask(number: int, path: str) -> None:
        with attacker.counting("review"):
            await attacker.ask(await attacker.line(), "review", attacker.target.request("GET", path, cookie=attacker.cookie(number)))

    await together(ask(number, path) for number, path in enumerate(paths))


@attack
async def spectators(attacker: Attacker) -> None:
    """200 anonymous WebSocket connections follow the table of the bystander, who disconnects and reconnects."""

    async def watch() -> None:
        while True:
            line = None
            with attacker.counting("socket"):
                line = await attacker.line()
                await line.say(attacker.target.upgrade(f"/api/tables/{attacker.home}/live"))
                attacker.got[f"socket {(await line.reader.readline()).split()[1].decode()}"] += 1
                await line.ended()
            if line:
                attacker.release(line)
            await asyncio.sleep(1)

    await together(watch() for _ in range(200))


@attack
async def stalled_readers(attacker: Attacker) -> None:
    """150 WebSocket connections that do not read, at the bystander's table and at a table whose log fills every buffer."""
    tables = itertools.cycle([attacker.moving, attacker.preparation.long_log])

    async def never_read(number: int) -> None:
        with attacker.counting("socket"):
            line = await attacker.line(buffer=4096)
            await line.say(attacker.target.upgrade(f"/api/tables/{next(tables)}/live?since=0", attacker.cookie(number)))
            attacker.got[f"socket {(await line.reader.readline()).split()[1].decode()}"] += 1
            line.stop_reading()

    await together(never_read(number) for number in range(150))


@attack
async def long_log(attacker: Attacker) -> None:
    """Ten people request the log of a game with thousands of moves and undos."""
    path = f"/api/tables/{attacker.preparation.long_log}?since=0"
    await attacker.flood("log", [attacker.target.request("GET", path, cookie=attacker.cookie(number)) for number in range(100)], 10)


@attack
async def ordinary_log(attacker: Attacker) -> None:
    """Ten people request the log of an ordinary finished game."""
    path = f"/api/tables/{attacker.preparation.long_game}?since=0"
    await attacker.flood("log", [attacker.target.request("GET", path, cookie=attacker.cookie(number)) for number in range(100)], 10)


@attack
async def many_sessions(attacker: Attacker) -> None:
    """A flood of requests from one address with a hundred different cookies."""
    requests = [attacker.target.request("GET", f"/api/tables/{attacker.moving}", cookie=attacker.cookie(number)) for number in range(100)]
    await attacker.flood("table", requests, 16)


@attack
async def sign_ups(attacker: Attacker) -> None:
    """A flood of sign-ups: each request creates a person."""
    await attacker.flood(
        "sign-up", [attacker.target.request("POST", "/api/me", body={"name": f"Guest {number}"}) for number in range(100)], 16
    )


@attack
async def forks(attacker: Attacker) -> None:
    """Fork a long game near its end, repeatedly."""
    body = {"move": 200, "seat": 0, "bot": "grandmaster"}
    path = f"/api/tables/{attacker.preparation.long_game}/fork"
    await attacker.flood(
        "fork", [attacker.target.request("POST", path, cookie=attacker.cookie(number), body=body) for number in range(100)], 4
    )


@attack
async def health_checks(attacker: Attacker) -> None:
    """A flood of health checks."""
    await attacker.flood("health", [attacker.target.request("GET", "/healthz")], 16)


@attack
async def metrics(attacker: Attacker) -> None:
    """A flood of requests for metrics."""
    await attacker.flood("metrics", [attacker.target.request("GET", "/metrics")], 16)


@attack
async def table_list(attacker: Attacker) -> None:
    """Create as many listed tables as possible while others request the list."""
    body = {"game": "iki", "seats": [{"kind": "human"}, {"kind": "open"}], "listed": True}
    tables = [attacker.target.request("POST", "/api/tables", cookie=attacker.cookie(number), body=body) for number in range(100)]
    lists = [attacker.target.request("GET", "/api/tables?status=open", cookie=attacker.cookie(number)) for number in range(100)]
    await asyncio.gather(attacker.flood("table", tables, 8), attacker.flood("list", lists, 4))


@attack
async def tournaments(attacker: Attacker) -> None:
    """Create and start as many tournaments with 16 bots as possible, and request each tournament page."""
    settings = {
        "name": "Tournament",
        "game": "iki",
        "kind": "swiss",
        "max_players": 16,
        "players_per_table": 2,
        "time_control": "live",
        "bots": ["master"] * 15,
        "listed": True,
    }

    async def set_on(cookie: str) -> None:
        with attacker.counting("tournament"):
            line = await attacker.line()
            while True:
                made = await attacker.ask(
                    line, "tournament", attacker.target.request("POST", "/api/tournaments", cookie=cookie, body=settings)
                )
                if made.status == 201:
                    path = f"/api/tournaments/{made.json()['id']}"
                    await attacker.ask(line, "start", attacker.target.request("POST", f"{path}/start", cookie=cookie, body={}))
                    await attacker.ask(line, "page", attacker.target.request("GET", path, cookie=cookie))
                await asyncio.sleep(0.5)

    await together(set_on(attacker.cookie(number)) for number in range(50))


@attack
async def chat(attacker: Attacker) -> None:
    """A hundred people flood the chat of the bystander's table, with letters that have a thousand combining marks."""
    path, texts = f"/api/tables/{attacker.home}/chat", ("Hello", "a" + "\u0301\u0323" * 500)
    lines = [
        attacker.target.request("POST", path, cookie=attacker.cookie(number), body={"text": texts[number % 2]}) for number in range(100)
    ]
    await asyncio.gather(attacker.flood("message", lines, 8), attacker.flood("chat", [attacker.target.request("GET", path)], 4))


@attack
async def large_bodies(attacker: Attacker) -> None:
    """Request bodies of 16 MB on four connections. A new request starts when the server rejects the previous one."""
    head = attacker.target.request("POST", "/api/me", "Content-Type: application/json", "Transfer-Encoding: chunked")
    chunk = b"10000\r\n" + b" " * (1 << 16) + b"\r\n"

    async def keep_sending() -> None:
        for _ in range(4):
            line = await attacker.line()
            with attacker.counting("body"):
                await line.say(head)
                for _ in range(256):
                    await line.say(chunk)
                    attacker.got["KB of bodies sent"] += 64
                    await asyncio.sleep(0)
            attacker.release(line)
            await asyncio.sleep(0.1)

    await together(keep_sending() for _ in range(4))


@attack
async def idle_connections(attacker: Attacker) -> None:
    """A thousand idle connections."""

    async def open_one() -> None:
        with attacker.counting("connection"):
            await attacker.line()

    await together(open_one() for _ in range(1000))
