"""A player who is not part of the attack and measures response times."""

import asyncio
import json
import random
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Literal

import httpx
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from tests.server.server_process import Guest, Json, ServerProcess, numbers, table_of, view_of

Kind = Literal["move", "master", "health", "return"]

HOT_SEAT, AGAINST_MASTER = ["me"] * 4, ["me", "master"]
MOVE_INTERVAL = 0.2  # seconds between the bystander's moves
MIN_MOVE_INTERVAL = 0.1  # minimum seconds between moves
REPLY_DELAY = 0.2  # seconds before the bystander answers the master
HEALTH_INTERVAL = 0.2  # seconds between health checks
RECONNECT_INTERVAL = 1.0  # seconds between reconnections
MAX_REQUEST_RATE = (
    1 / MIN_MOVE_INTERVAL + 1 / REPLY_DELAY + 3 / RECONNECT_INTERVAL
)  # requests per second; below the rate limit, so that only attacks cause refusals
RECONNECT_TIMEOUT = 20.0  # seconds until a reconnection counts as failed
FORCED_MOVE_SECONDS = 0.05  # seconds; a master is faster only if there is a single legal action


@dataclass(frozen=True)
class Measurement:
    kind: Kind
    at: float  # when the action was due
    took: float


@dataclass(frozen=True)
class Refusal:
    at: float
    why: str


class Bystander:
    """A bystander moves alone at one table, plays against a master, reconnects to a third table and checks the server's health.

    Response times start when an action was due, even if it was sent later. For example, 4 seconds without a response count for all moves in
    these 4 seconds. If there is no response by the end of the measurement, the time until the end counts.
    """

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.guest = Guest(server, "Bystander")
        self.chance = random.Random(1)
        self.notes: list[Measurement] = []
        self.refusals: list[Refusal] = []
        self.moving, self.mastered, self.home = (self.set_table(seats) for seats in (HOT_SEAT, AGAINST_MASTER, HOT_SEAT))

    def set_table(self, seats: list[str]) -> str:
        table = self.guest.set_table(*seats)
        self.guest.post(f"/tables/{table}/start")
        return table

    async def next_table(self, seats: list[str]) -> str:
        """Start another table after the end of a game."""
        while True:
            try:
                return await asyncio.to_thread(self.set_table, seats)
            except (AssertionError, httpx.HTTPError) as error:
                self.refused(f"next table: {error}")
                await asyncio.sleep(0.2)

    async def stay(self) -> None:
        """Play until cancelled."""
        async with asyncio.TaskGroup() as life:
            for work in (self.move_on(), self.play_master(), self.come_back(), self.watch_health()):
                life.create_task(work)

    def note(self, kind: Kind, due: float) -> None:
        self.notes.append(Measurement(kind, due, time.perf_counter() - due))

    def refused(self, reason: str) -> None:
        self.refusals.append(Refusal(time.perf_counter(), reason))

    async def at_table(self, table: str, play: Callable[[ClientConnection], Awaitable[None]]) -> None:
        """Play until the game is over. A closed connection counts as a refusal and is reopened."""
        while True:
            try:
                async with self.guest.watching(table) as socket:
                    await play(socket)
                    return
            except (WebSocketException, OSError) as error:
                self.refused(f"connection: {error}")
                await asyncio.sleep(0.2)

    async def frame(self, socket: ClientConnection) -> Json:
        while True:
            message: Json = json.loads(await socket.recv())
            if message["type"] == "frame":
                return message
            if message["type"] == "refused":
                self.refused(f"move: {message['status']} {message['error']}")

    async def move_on(self) -> None:
        """Move at a steady rate. Overdue moves are sent as fast as the limit allows."""
        due = time.perf_counter()

        async def play(socket: ClientConnection) -> None:
            nonlocal due
            frame = await self.frame(socket)
            while move := self.chosen(frame):
                await asyncio.sleep(max(MIN_MOVE_INTERVAL, due - time.perf_counter()))
                await socket.send(json.dumps(move))
                while frame["version"] == move["version"]:
                    frame = await self.frame(socket)
                self.note("move", due)
                due += MOVE_INTERVAL

        try:
            while True:
                await self.at_table(self.moving, play)
                self.moving = await self.next_table(HOT_SEAT)
        finally:
            while due < time.perf_counter():
                self.note("move", due)
                due += MOVE_INTERVAL

    def chosen(self, frame: Json) -> Json | None:
        """Choose a random legal move if it is the bystander's turn."""
        legal = numbers(view_of(frame)["legal"])
        return {"type": "move", "version": frame["version"], "action": self.chance.choice(legal)} if legal else None

    async def play_master(self) -> None:
        """Play against a master and time each of its decisions."""
        due = time.perf_counter()

        async def play(socket: ClientConnection) -> None:
            nonlocal due
            frame: Json = {}
            while not frame or table_of(frame)["status"] != "over":
                frame = await self.frame(socket)
                if any(event["seat"] == 1 for event in events_of(frame)):
                    if time.perf_counter() - due > FORCED_MOVE_SECONDS:
                        self.note("master", due)
                    due = time.perf_counter()
                if move := self.chosen(frame):
                    await asyncio.sleep(REPLY_DELAY)
                    due = time.perf_counter()
                    await socket.send(json.dumps(move))

        try:
            while True:
                await self.at_table(self.mastered, play)
                self.mastered = await self.next_table(AGAINST_MASTER)
        finally:
            self.note("master", due)

    async def come_back(self) -> None:
        """Disconnect and reconnect. The server must accept the connection."""
        while True:
            due = time.perf_counter()
            try:
                async with asyncio.timeout(RECONNECT_TIMEOUT), self.guest.watching(self.home) as socket:
                    await self.frame(socket)
            except (WebSocketException, OSError) as error:  # TimeoutError is a subclass of OSError
                self.refused(f"reconnection: {error or 'no response'}")
            self.note("return", due)
            await asyncio.sleep(RECONNECT_INTERVAL)

    async def watch_health(self) -> None:
        """Check the health on a new connection each time, without waiting for the previous response."""
        limits = httpx.Limits(max_keepalive_connections=0)
        async with httpx.AsyncClient(timeout=RECONNECT_TIMEOUT, limits=limits) as client, asyncio.TaskGroup() as asking:
            while True:
                asking.create_task(self.ask_health(client))
                await asyncio.sleep(HEALTH_INTERVAL)

    async def ask_health(self, client: httpx.AsyncClient) -> None:
        due = time.perf_counter()
        try:
            response = await client.get(f"{self.server.url}/healthz")
            if response.status_code != 200:
                self.refused(f"/healthz: {response.status_code}")
        except httpx.HTTPError as error:
            self.refused(f"/healthz: {type(error).__name__}")
        finally:
            self.note("health", due)


def events_of(frame: Json) -> list[Json]:
    events = frame["events"]
    assert isinstance(events, list)
    return events
