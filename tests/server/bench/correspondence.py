"""Correspondence games of a club on PostgreSQL: tables of four, shared by one or several processes.

No one keeps a table open. Members return, request the next table where it is their turn, load it and move. They do so without a pause and
use any of the processes. Only the request for the move is timed, until the response confirms that it was saved. Moves per second are the
sum of all members. Each member has a webhook, which is called without delay when a turn comes. Notifications per second are the calls that
arrived in the same time. A member who moves before the notification is sent is not notified.
"""

import asyncio
import random
import time
from dataclasses import dataclass

import httpx

from tests.server.bench import percentile
from tests.server.bench.bystander import COLUMNS, Bystander
from tests.server.bench.servers import SEATS, total_resident
from tests.server.receivers import Receivers
from tests.server.server_process import ServerProcess

HEADER = (
    "| correspondence tables | people | processes | connected | moves saved/s | notifications/s | p50, ms | p95, ms | memory empty, MB"
    f" | added, MB | {COLUMNS} | n | idle |\n|---|---|---|---|---|---|---|---|---|---|---|---|---|---|"
)


@dataclass(frozen=True)
class Club:
    """The settings of one measurement."""

    tables: int
    people: int
    connected: int  # people who are connected at the same time
    seconds: float
    bystander: bool = True


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


async def measure_correspondence(servers: list[ServerProcess], club: Club) -> str:
    """Return a table row."""
    async with Receivers() as receivers:
        return await measure_club(servers, receivers, club)


async def measure_club(servers: list[ServerProcess], receivers: Receivers, club: Club) -> str:
    chance, members = random.Random(1), [Member(number) for number in range(club.people)]
    for member in members:
        await member.enter(servers[0])
    empty = total_resident(servers)
    for number in range(club.tables):
        host, *others = chance.sample(members, SEATS)
        await host.set_table(servers[number % len(servers)], others)
    for member in members:  # done after the start, so that no notifications are sent for it
        (
            await member.ask(servers[0], "PUT", "/me/notifications/webhook", style="json", url=f"{receivers.url}/hook/member")
        ).raise_for_status()
    times, idle = list[float](), 0

    async def come_back(own: list[Member], until: float) -> None:
        """Members return one after the other to make a move. Each member uses one process at a time."""
        nonlocal idle
        while time.perf_counter() < until:
            elapsed = await chance.choice(own).move(chance.choice(servers), chance)
            if elapsed is None:
                idle += 1
            else:
                times.append(elapsed)

    async with Bystander(servers[0].url, club.bystander) as bystander:
        until = time.perf_counter() + club.seconds
        await asyncio.gather(*[come_back(members[place :: club.connected], until) for place in range(club.connected)])
        notified = len(receivers.called)
    memory = total_resident(servers) - empty
    for member in members:
        await member.http.aclose()
    key = f"| {club.tables} | {club.people} | {len(servers)} | {club.connected} |"
    if not times:
        return f"{key} no move was saved within {club.seconds:g} s |"
    p50, p95 = (f"{percentile(times, part) * 1000:.1f}" for part in (0.50, 0.95))
    return (
        f"{key} {len(times) / club.seconds:.0f} | {notified / club.seconds:.0f} | {p50} | {p95} | {empty / 1e6:.0f} | {memory / 1e6:.0f}"
        f" | {bystander.times.cells()} | {len(times)} | {idle} |"
    )
