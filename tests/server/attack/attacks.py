"""The attacks. Each does what one guest can do from one address until its time is up."""

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
    """What the attacker prepared without a time limit."""

    cookies: list[str] = field(default_factory=list)  # one for each person
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
    def counting(self, what: str) -> Iterator[None]:
        """Count a closed connection and continue the attack."""
        try:
            yield
        except CUT:
            self.got[f"{what} closed"] += 1

    async def line(self, buffer: int = 0) -> RawConnection:
        line = await RawConnection.to(self.target, buffer)
        self.held.append(line)
        return line

    def release(self, line: RawConnection) -> None:
        self.held.remove(line)
        line.close()

    async def ask(self, line: RawConnection, what: str, request: bytes) -> Answer:
        answer = await line.ask(request)
        self.got[f"{what} {answer.status}"] += 1
        return answer

    async def flood(self, what: str, requests: list[bytes], lines: int) -> None:
        """Repeat the requests on this many connections."""
        endless = itertools.cycle(requests)

        async def repeat() -> None:
            while True:
                line = None
                with self.counting(what):
                    line = await self.line()
                    while True:
                        await self.ask(line, what, next(endless))
                if line:
                    self.release(line)
                await asyncio.sleep(0.05)

        await together(repeat() for _ in range(lines))

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
async def backslash_cookie(us: Attacker) -> None:
    """A cookie of 30 KB of backslashes."""
    cookie = 'ukiyo="' + "\\" * 30_000 + '"'
    await us.flood("cookie", [us.target.request("GET", "/api/me", cookie=cookie)], 4)


@attack
async def many_cookies(us: Attacker) -> None:
    """Two thousand cookies in one request, each with backslashes."""
    cookie = "; ".join(f'c{number}="\\\\\\\\"' for number in range(2000))
    await us.flood("cookies", [us.target.request("GET", "/api/me", cookie=cookie)], 4)


@attack
async def endless_headers(us: Attacker) -> None:
    """Endless request headers: many short lines, or one long line. 16 MB on each of four connections."""

    async def keep_sending(first: bytes, more: bytes) -> None:
        line = await us.line()
        with us.counting("headers"):
            await line.say(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n" + first)
            for _ in range(16 * MEGABYTE // len(more)):
                await line.say(more)
                us.got["KB of headers sent"] += len(more) // 1024
                await asyncio.sleep(0)
        await line.ended()
        us.release(line)

    short, long = b"X-A: %s\r\n" % (b"a" * 121), b"a" * 128
    await together(
        itertools.chain((keep_sending(b"", short * 128) for _ in range(2)), (keep_sending(b"X-A: ", long * 128) for _ in range(2)))
    )


async def trickle(us: Attacker, what: str, first: bytes, drop: bytes, lines: int) -> None:
    """Requests that never end: some bytes arrive every second."""

    async def drip() -> None:
        with us.counting(what):
            line = await us.line()
            await line.say(first)
            while not line.reader.at_eof():
                await asyncio.sleep(1)
                await line.say(drop)

    await together(drip() for _ in range(lines))


@attack
async def slow_headers(us: Attacker) -> None:
    """300 requests that send one header line per second."""
    await trickle(us, "request", b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n", b"X-A: a\r\n", 300)


@attack
async def slow_bodies(us: Attacker) -> None:
    """300 requests that send one byte of the body per second."""
    head = us.target.request("POST", "/api/me", "Content-Type: application/json", "Content-Length: 4000")
    await trickle(us, "request", head, b" ", 300)


@attack
async def unwatched_bots(us: Attacker) -> None:
    """30 tables with four grandmasters each and no spectators, created by ten people."""

    async def leave_alone(number: int) -> None:
        with us.counting("table"):
            await us.set_table(await us.line(), us.cookie(number // 3), [{"kind": "bot", "bot": "grandmaster"}] * 4)

    await together(leave_alone(number) for number in range(30))


@attack
async def fast_players(us: Attacker) -> None:
    """30 people play against grandmasters, each with a WebSocket connection, as fast as they can."""

    async def play_on(cookie: str) -> None:
        with us.counting("player"):
            line, socket = await us.line(), await us.line()
            table = await us.set_table(line, cookie, [{"kind": "human"}, *[{"kind": "bot", "bot": "grandmaster"}] * 3])
            await socket.say(us.target.upgrade(f"/api/tables/{table}/live", cookie))
            while table:
                await asyncio.sleep(0.5)
                frame = await line.ask(us.target.request("GET", f"/api/tables/{table}", cookie=cookie))
                if frame.status == 200 and (legal := frame.json()["view"]["legal"]):
                    move = {"version": frame.json()["version"], "action": legal[0]}
                    await us.ask(line, "move", us.target.request("POST", f"/api/tables/{table}/moves", cookie=cookie, body=move))

    await together(play_on(us.cookie(number)) for number in range(30))


@attack
async def hints(us: Attacker) -> None:
    """45 people request hints at the same time, and again after each answer."""

    async def repeat(cookie: str) -> None:
        with us.counting("hint"):
            line = await us.line()
            table = await us.set_table(line, cookie, [{"kind": "human"}] * 2)
            while table:
                if (await us.ask(line, "hint", us.target.request("POST", f"/api/tables/{table}/hint", cookie=cookie))).status != 200:
                    await asyncio.sleep(0.5)

    await together(repeat(us.cookie(number)) for number in range(45))


@attack
async def reviews(us: Attacker) -> None:
    """Request a review for every seat of every finished game at the same time."""
    paths = [f"/api/tables/{table}/review?seat={seat}" for table in us.preparation.finished for seat in range(4)]

    async def ask(number: int, path: str) -> None:
        with us.counting("review"):
            await us.ask(await us.line(), "review", us.target.request("GET", path, cookie=us.cookie(number)))

    await together(ask(number, path) for number, path in enumerate(paths))


@attack
async def spectators(us: Attacker) -> None:
    """200 anonymous WebSocket connections follow the table of the bystander, who disconnects and reconnects."""

    async def watch() -> None:
        while True:
            line = None
            with us.counting("socket"):
                line = await us.line()
                await line.say(us.target.upgrade(f"/api/tables/{us.home}/live"))
                us.got[f"socket {(await line.reader.readline()).split()[1].decode()}"] += 1
                await line.ended()
            if line:
                us.release(line)
            await asyncio.sleep(1)

    await together(watch() for _ in range(200))


@attack
async def stalled_readers(us: Attacker) -> None:
    """150 WebSocket connections that never read: at the bystander's table, and at a table whose log fills every buffer."""
    tables = itertools.cycle([us.moving, us.preparation.long_log])

    async def never_read(number: int) -> None:
        with us.counting("socket"):
            line = await us.line(buffer=4096)
            await line.say(us.target.upgrade(f"/api/tables/{next(tables)}/live?since=0", us.cookie(number)))
            us.got[f"socket {(await line.reader.readline()).split()[1].decode()}"] += 1
            line.stop_reading()

    await together(never_read(number) for number in range(150))


@attack
async def long_log(us: Attacker) -> None:
    """Ten people request the log of a game with thousands of moves and undos."""
    path = f"/api/tables/{us.preparation.long_log}?since=0"
    await us.flood("log", [us.target.request("GET", path, cookie=us.cookie(number)) for number in range(100)], 10)


@attack
async def ordinary_log(us: Attacker) -> None:
    """Ten people request the log of an ordinary finished game."""
    path = f"/api/tables/{us.preparation.long_game}?since=0"
    await us.flood("log", [us.target.request("GET", path, cookie=us.cookie(number)) for number in range(100)], 10)


@attack
async def many_sessions(us: Attacker) -> None:
    """A flood of requests with a hundred cookies from one address."""
    requests = [us.target.request("GET", f"/api/tables/{us.moving}", cookie=us.cookie(number)) for number in range(100)]
    await us.flood("table", requests, 16)


@attack
async def sign_ups(us: Attacker) -> None:
    """A flood of sign-ups: each request creates a person."""
    await us.flood("sign-up", [us.target.request("POST", "/api/me", body={"name": f"Guest {number}"}) for number in range(100)], 16)


@attack
async def forks(us: Attacker) -> None:
    """Fork a long game near its end, repeatedly."""
    body = {"move": 200, "seat": 0, "bot": "grandmaster"}
    path = f"/api/tables/{us.preparation.long_game}/fork"
    await us.flood("fork", [us.target.request("POST", path, cookie=us.cookie(number), body=body) for number in range(100)], 4)


@attack
async def health_checks(us: Attacker) -> None:
    """A flood of health checks."""
    await us.flood("health", [us.target.request("GET", "/healthz")], 16)


@attack
async def metrics(us: Attacker) -> None:
    """A flood of requests for metrics."""
    await us.flood("metrics", [us.target.request("GET", "/metrics")], 16)


@attack
async def table_list(us: Attacker) -> None:
    """Create as many listed tables as possible while others request the list."""
    body = {"game": "iki", "seats": [{"kind": "human"}, {"kind": "open"}], "listed": True}
    tables = [us.target.request("POST", "/api/tables", cookie=us.cookie(number), body=body) for number in range(100)]
    lists = [us.target.request("GET", "/api/tables?status=open", cookie=us.cookie(number)) for number in range(100)]
    await asyncio.gather(us.flood("table", tables, 8), us.flood("list", lists, 4))


@attack
async def tournaments(us: Attacker) -> None:
    """Create and start as many tournaments of sixteen bots as possible, and request the page of each."""
    wish = {
        "name": "Tournament",
        "game": "iki",
        "kind": "swiss",
        "places": 16,
        "seats": 2,
        "time_control": "live",
        "bots": ["master"] * 15,
        "listed": True,
    }

    async def set_on(cookie: str) -> None:
        with us.counting("tournament"):
            line = await us.line()
            while True:
                made = await us.ask(line, "tournament", us.target.request("POST", "/api/tournaments", cookie=cookie, body=wish))
                if made.status == 201:
                    path = f"/api/tournaments/{made.json()['id']}"
                    await us.ask(line, "start", us.target.request("POST", f"{path}/start", cookie=cookie, body={}))
                    await us.ask(line, "page", us.target.request("GET", path, cookie=cookie))
                await asyncio.sleep(0.5)

    await together(set_on(us.cookie(number)) for number in range(50))


@attack
async def chat(us: Attacker) -> None:
    """A hundred people flood the chat of the bystander's table, with letters that have a thousand combining marks."""
    path, texts = f"/api/tables/{us.home}/chat", ("Hello", "a" + "\u0301\u0323" * 500)
    lines = [us.target.request("POST", path, cookie=us.cookie(number), body={"text": texts[number % 2]}) for number in range(100)]
    await asyncio.gather(us.flood("message", lines, 8), us.flood("chat", [us.target.request("GET", path)], 4))


@attack
async def large_bodies(us: Attacker) -> None:
    """Bodies of 16 MB on four connections. A new one starts when the server rejects the previous one."""
    head = us.target.request("POST", "/api/me", "Content-Type: application/json", "Transfer-Encoding: chunked")
    chunk = b"10000\r\n" + b" " * (1 << 16) + b"\r\n"

    async def keep_sending() -> None:
        for _ in range(4):
            line = await us.line()
            with us.counting("body"):
                await line.say(head)
                for _ in range(256):
                    await line.say(chunk)
                    us.got["KB of bodies sent"] += 64
                    await asyncio.sleep(0)
            us.release(line)
            await asyncio.sleep(0.1)

    await together(keep_sending() for _ in range(4))


@attack
async def idle_connections(us: Attacker) -> None:
    """A thousand idle connections."""

    async def open_one() -> None:
        with us.counting("connection"):
            await us.line()

    await together(open_one() for _ in range(1000))
