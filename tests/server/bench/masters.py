"""Tables with a master: the waits of many people who play against masters and answer immediately.

The wait for a decision starts with the event before it and ends with the event itself, including the pause for taking a move back. The
wait for a turn starts with the person's move and ends when it is the person's turn again.
"""

import asyncio
import json
import random
import time

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.bench import percentile
from tests.server.bench.bystander import COLUMNS, Bystander
from tests.server.server_process import ServerProcess

HEADER = (
    "| tables with a master | a decision: p50, s | p95, s | a turn: p50, s | p95, s | with less search time"
    f" | {COLUMNS} | decisions | turns |\n|---|---|---|---|---|---|---|---|---|---|"
)


class Opponent:
    """A person who plays against a master."""

    def __init__(self) -> None:
        self.decisions: list[float] = []  # seconds
        self.turns: list[float] = []
        self.search_shares: list[float] = []

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
                await self.play_moves(socket, chance)

    async def play_moves(self, socket: ClientConnection, chance: random.Random) -> None:
        last = moved = time.perf_counter()
        async for text in socket:
            frame, now = json.loads(text), time.perf_counter()
            if frame["type"] != "frame":
                continue
            for event in frame["events"]:
                if frame["table"]["seats"][event["seat"]]["kind"] == "bot":
                    self.decisions.append(now - last)
                    self.search_shares.append(frame["table"].get("search_share", 1.0))
                last = now
            if frame["table"]["status"] == "over":
                return
            if frame["view"]["legal"]:
                if frame["events"] and frame["table"]["seats"][frame["events"][-1]["seat"]]["kind"] == "bot":
                    self.turns.append(now - moved)
                moved = last = time.perf_counter()
                move = {"type": "move", "version": frame["version"], "action": chance.choice(frame["view"]["legal"])}
                await socket.send(json.dumps(move))


async def measure_masters(servers: list[ServerProcess], number: int, seconds: float, bystander: bool = True) -> str:
    """Return a table row for this number of tables."""
    start_event, opponents = asyncio.Event(), [Opponent() for _ in range(number)]
    playing = [asyncio.create_task(opponent.play(servers[0], place, start_event)) for place, opponent in enumerate(opponents)]
    await asyncio.sleep(2 + number / 20)  # everyone takes a seat
    async with Bystander(servers[0].url, bystander) as visitor:
        start_event.set()
        await asyncio.sleep(seconds)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    decisions = [wait for opponent in opponents for wait in opponent.decisions]
    turns = [wait for opponent in opponents for wait in opponent.turns]
    search_shares = [share for opponent in opponents for share in opponent.search_shares]
    if not turns:
        return f"| {number} | no turn ended within {seconds:g} s |"
    waits = [f"{percentile(values, part):.2f}" for values in (decisions, turns) for part in (0.50, 0.95)]
    hurried = sum(share < 1 for share in search_shares) / len(search_shares)
    return f"| {number} | {' | '.join(waits)} | {hurried:.0%} | {visitor.times.cells()} | {len(decisions)} | {len(turns)} |"
