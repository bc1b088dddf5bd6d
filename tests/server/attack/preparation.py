"""Prepares what attackers need, on a server without rate limits."""

import asyncio
import json
import random

import httpx

from tests.server.attack.attacks import Preparation
from tests.server.server_process import Guest, Json, ServerProcess, integer, numbers, play_to_the_end, table_of, view_of

COOKIES = 100
FINISHED = 6
LONG_LOG_EVENTS = 20_000  # events
PAIRS_PER_BATCH = 100  # pairs of a move and an undo, sent without waiting for a response

NEEDS = {
    "reviews": ("finished",),
    "ordinary-log": ("long_game",),
    "forks": ("long_game",),
    "stalled-readers": ("long_log",),
    "long-log": ("long_log",),
}


def prepare(server: ServerProcess, attacks: list[str]) -> Preparation:
    """Prepare only what these attacks need."""
    needed = {need for name in attacks for need in NEEDS.get(name, ())}
    return asyncio.run(create(server, cookies_of(server), needed))


def cookies_of(server: ServerProcess) -> list[str]:
    """Return the cookies of many people from one address."""
    cookies = []
    with httpx.Client() as client:
        for number in range(COOKIES):
            response = client.post(f"{server.api}/me", json={"name": f"Guest {number}"})
            cookies.append(response.headers["set-cookie"].partition(";")[0])
            client.cookies.clear()
    return cookies


async def create(server: ServerProcess, cookies: list[str], needed: set[str]) -> Preparation:
    finished = [finish(server, number, undo=0.0) for number in range(FINISHED if "finished" in needed else 0)]
    long_game = [finish(server, 7, undo=0.4)] if "long_game" in needed else []
    games = await asyncio.gather(*finished, *long_game)
    long_log = await grow(server) if "long_log" in needed else ""
    return Preparation(cookies, games[: len(finished)], games[-1] if long_game else "", long_log)


async def finish(server: ServerProcess, number: int, undo: float) -> str:
    guest = Guest(server, f"Player {number}")
    table = guest.set_table("me", "me", "me", "me")
    guest.post(f"/tables/{table}/start")
    await play_to_the_end(guest, table, random.Random(number), undo)
    return table


async def grow(server: ServerProcess) -> str:
    """Play and undo a move until the log is long or the server refuses."""
    guest = Guest(server, "Waverer")
    table = guest.set_table("me", "me")
    guest.post(f"/tables/{table}/start")
    async with guest.watching(table) as socket:

        async def received_frame(version: int) -> Json | None:
            """Return the first frame of this version or a later one, or None if the server refused the message."""
            while True:
                message: Json = json.loads(await socket.recv())
                if message["type"] == "refused":
                    return None
                if message["type"] == "frame" and integer(message["version"]) >= version:
                    return message

        frame = await received_frame(0)
        while frame and view_of(frame)["undo_seat"] not in numbers(table_of(frame)["your_seats"]):
            version, action = integer(frame["version"]), numbers(view_of(frame)["legal"])[0]
            await socket.send(json.dumps({"type": "move", "version": version, "action": action}))
            frame = await received_frame(version + 1)
        while frame and (version := integer(frame["version"])) < LONG_LOG_EVENTS:
            for pair in range(version, version + 2 * PAIRS_PER_BATCH, 2):
                await socket.send(json.dumps({"type": "undo", "version": pair}))
                await socket.send(json.dumps({"type": "move", "version": pair + 1, "action": action}))
            frame = await received_frame(version + 2 * PAIRS_PER_BATCH)
    return table
