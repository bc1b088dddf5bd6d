"""A server in a separate process, and guests who use it."""

import json
import os
import random
import socket
import subprocess
import weakref
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.commands import UKIYO_COMMAND, Forked
from tests.server.waiting import TIMEOUT

Json = dict[str, object]

NO_TAKEOVER_DELAY = {"UKIYO_TAKEOVER_DELAY": "0"}  # absent players can be replaced immediately

NO_KEEPALIVE = httpx.Limits(max_keepalive_connections=0)
"""A session that uses a new connection for each request, because the server might close an idle connection just as a request is sent."""

# A client without a cookie. It does not load certificates, which would take 30 ms.
ANONYMOUS = httpx.Client(timeout=TIMEOUT, verify=False, limits=NO_KEEPALIVE, cookies=CookieJar(DefaultCookiePolicy(allowed_domains=[])))


class ServerProcess:
    """`ukiyo serve` on a free port. It can be killed and restarted on the same database."""

    process: Forked | subprocess.Popen[str]
    forked = "PYTEST_VERSION" in os.environ  # forking is faster, but measurements start the server as users do
    before: Callable[[], object] | None = None  # runs first in a forked process

    def __init__(self, db: str, data: Path, log: str = os.devnull, **environment: str) -> None:
        self.db = db
        self.log = log
        self.environment = {
            **os.environ,
            "UKIYO_DATA": str(data),
            "UKIYO_BOT_DELAY": "0",
            "UKIYO_RATE": "0",
            "UKIYO_BOT_TIMEOUT": "120",  # a busy machine must not look like a failing bot
            **environment,
        }
        reserved = socket.socket()  # reserves the port while the server is down
        reserved.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        reserved.bind(("127.0.0.1", 0))
        weakref.finalize(self, reserved.close)
        self.port = str(reserved.getsockname()[1])
        self.open()

    def open(self) -> None:
        """Start the server on the same address as before."""
        arguments = ["serve", "--port", self.port, "--no-open", "--db", self.db]
        if self.forked:
            self.process = Forked(arguments, self.environment, stderr=self.log, setup=self.before)
        else:
            with Path(self.log).open("a") as log:
                self.process = subprocess.Popen(
                    [*UKIYO_COMMAND, *arguments], env=self.environment, stdout=subprocess.PIPE, stderr=log, text=True
                )
        assert self.process.stdout
        line = self.process.stdout.readline()
        assert "Ukiyo is running at" in line, f"the server did not open: {line}"
        self.url = line.split(" at ")[1].split()[0].rstrip("/")

    def kill(self) -> None:
        """Kill the process without a graceful shutdown."""
        self.process.kill()
        self.process.wait()

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()

    def end(self) -> None:
        """Stop as fast as possible. If coverage is measured, the process must exit normally to write its data."""
        if "COVERAGE_PROCESS_CONFIG" in os.environ:
            self.close()
        else:
            self.kill()

    def worker_pids(self) -> list[int]:
        """Return the process ids of the bot workers."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [int(child) for child in children]

    @property
    def api(self) -> str:
        return f"{self.url}/api"

    def metric(self, name: str) -> float:
        """Return a number from /metrics."""
        lines = ANONYMOUS.get(f"{self.url}/metrics").text.splitlines()
        return sum(float(line.split()[-1]) for line in lines if line.startswith(name) and line[len(name)] in "{ ")


class Guest:
    """A person with a cookie, over HTTP."""

    def __init__(self, server: ServerProcess, name: str) -> None:
        self.server = server
        self.http = httpx.Client(timeout=TIMEOUT, verify=False, limits=NO_KEEPALIVE)
        self.post("/me", name=name)

    def post(self, path: str, code: int = 0, **body: object) -> Json:
        """Return the response body after checking the status: any success, or the expected code."""
        response = self.http.post(self.server.api + path, json=body)
        assert response.status_code == code or (not code and response.is_success), f"{path}: {response.status_code} {response.text}"
        return response.json() if response.content else {}

    def delete(self, path: str, code: int = 204) -> None:
        response = self.http.delete(self.server.api + path)
        assert response.status_code == code, f"{path}: {response.status_code} {response.text}"

    def get(self, path: str, code: int = 200) -> Json:
        response = self.http.get(self.server.api + path)
        assert response.status_code == code, f"{path}: {response.status_code} {response.text}"
        return dict(response.json())

    def frame(self, table: str) -> Json:
        return self.get(f"/tables/{table}")

    @property
    def cookie(self) -> dict[str, str]:
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())}

    def set_table(
        self, *seats: str, game: str = "iki", listed: bool = False, options: dict[str, str] | None = None, takeover_bot: str | None = None
    ) -> str:
        """Create a table. Each seat is `me`, `open` or the name of a bot."""
        kinds = {"me": {"kind": "human"}, "open": {"kind": "open"}}
        occupants = [kinds.get(seat, {"kind": "bot", "bot": seat}) for seat in seats]
        return str(self.post("/tables", game=game, seats=occupants, listed=listed, options=options or {}, takeover_bot=takeover_bot)["id"])

    @asynccontextmanager
    async def watching(
        self, table: str, since: int | None = None, headers: dict[str, str] | None = None, chat: bool = False, hidden: bool = False
    ) -> AsyncIterator[ClientConnection]:
        query = ("" if since is None else f"?since={since}") + "&chat" * chat + "&hidden" * hidden
        url = f"{self.server.url.replace('http', 'ws', 1)}/api/tables/{table}/live{query}"
        all_headers = {**self.cookie, **(headers or {})}
        async with connect(
            url, additional_headers=all_headers, compression=None, max_size=None, open_timeout=TIMEOUT, ping_timeout=TIMEOUT
        ) as socket:
            yield socket


def view_of(frame: Json) -> Json:
    view = frame["view"]
    assert isinstance(view, dict)
    return view


def table_of(frame: Json) -> Json:
    table = frame["table"]
    assert isinstance(table, dict)
    return table


def numbers(value: object) -> list[int]:
    assert isinstance(value, list)
    return [int(number) for number in value]


def integer(value: object) -> int:
    assert isinstance(value, int)
    return value


async def play_to_the_end(guest: Guest, table: str, chance: random.Random, undo: float = 0.0) -> list[str]:
    """Play random legal actions until the game is over, sometimes with an undo. Returns every frame."""
    frames: list[str] = []
    version = 0
    async with guest.watching(table, since=0) as socket:
        async for text in socket:
            frame = json.loads(text)
            if frame["type"] == "refused":
                assert frame["status"] == 409, frame
            if frame["type"] != "frame":
                continue
            frames.append(str(text))
            version = max(version, frame["version"])
            if frame["table"]["status"] == "over":
                return frames
            reply = random_reply(frame, chance, undo) if frame["view"] else None
            if reply:
                await socket.send(json.dumps(reply))
    raise AssertionError("the socket closed before the game was over")


def random_reply(frame: Json, chance: random.Random, undo: float) -> Json | None:
    view, yours = view_of(frame), numbers(table_of(frame)["your_seats"])
    if view["undo_seat"] in yours and chance.random() < undo:
        return {"type": "undo", "version": frame["version"]}
    legal = numbers(view["legal"])
    return {"type": "move", "version": frame["version"], "action": chance.choice(legal)} if legal else None
