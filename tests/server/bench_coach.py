"""Measures the coach on a real server with two workers: the time for hints and reviews, and the effect on a master at another table.

`python -m tests.server.bench_coach`, on an idle machine. A person plays a random game against three novices and asks for hints at positions
spread over the game. Then the finished game is reviewed. Both are measured twice: alone, and while another person plays against a master
and answers immediately. The master's decisions are timed before and during the measurement.
"""

import argparse
import asyncio
import random
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import uvloop

from tests.server.bench.masters import Opponent
from tests.server.server_process import Guest, ServerProcess, table_of, view_of
from ukiyo import games
from ukiyo.lab.measure.bench import machine

T = TypeVar("T")

NOVICES = 3
POLL_INTERVAL = 0.01  # seconds between checks for the next turn
DECISIONS_PER_HINT = 3  # the person's decisions between two hints


class Waits:
    """Response times in seconds."""

    def __init__(self) -> None:
        self.hints: list[float] = []
        self.review = 0.0


def timed(request: Callable[[], T]) -> tuple[T, float]:
    started_at = time.perf_counter()
    return request(), time.perf_counter() - started_at


def coach(guest: Guest, game: str, hints: int, seed: int) -> Waits:
    """Play a four-player game from the first move to the review."""
    waits, chance, choices = Waits(), random.Random(seed), 0
    table = guest.set_table("me", *["novice"] * NOVICES, game=game)
    guest.post(f"/tables/{table}/start")
    while table_of(frame := guest.frame(table))["status"] != "over":
        legal = view_of(frame)["legal"]
        assert isinstance(legal, list)
        if not legal:
            time.sleep(POLL_INTERVAL)
            continue
        if len(legal) > 1:
            choices += 1
            if choices % DECISIONS_PER_HINT == 0 and len(waits.hints) < hints:
                waits.hints.append(timed(lambda: guest.post(f"/tables/{table}/hint"))[1])
        guest.post(f"/tables/{table}/moves", version=frame["version"], action=chance.choice(legal))
    waits.review = timed(lambda: guest.get(f"/tables/{table}/review?seat=0"))[1]
    return waits


async def against_masters(server: ServerProcess, opponent: Opponent) -> None:
    """Play one game after another."""
    start_event = asyncio.Event()
    start_event.set()
    for number in range(1_000):
        await opponent.play(server, number, start_event)


async def measure(server: ServerProcess, game: str, hints: int, quiet_seconds: float) -> None:
    guest, opponent = Guest(server, "Aki"), Opponent()
    alone = await asyncio.to_thread(coach, guest, game, hints, 1)
    playing = asyncio.create_task(against_masters(server, opponent))
    await asyncio.sleep(quiet_seconds)
    before = len(opponent.decisions)
    under_load = await asyncio.to_thread(coach, guest, game, hints, 2)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    masters = [opponent.decisions[:before], opponent.decisions[before:]]
    for name, waits, decisions in (("alone", alone, []), ("with a master", under_load, masters)):
        cells = [spread(waits.hints), f"{waits.review:.1f}", *([spread(part) for part in decisions] or ["", ""])]
        print(f"| {game}, {name} | {' | '.join(cells)} |", flush=True)


def spread(seconds: list[float]) -> str:
    """Format the median, the 95th percentile and the count."""
    ordered = sorted(seconds)
    if not ordered:
        return "none"
    return f"{ordered[len(ordered) // 2]:.2f}, {ordered[int(len(ordered) * 0.95)]:.2f} ({len(ordered)})"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", default=",".join(games.NAMES))
    parser.add_argument(
        "--hints", type=int, default=20, help="number of hints for each game, requested alone and again while a master plays"
    )
    parser.add_argument("--quiet", type=float, default=30, help="seconds in which a master plays before the first request to the coach")
    parser.add_argument("--workers", default="2")
    arguments = parser.parse_args()
    print(f"{machine()}; {arguments.workers} workers; seconds: p50, p95 (n)\n")
    print("| game | a hint with its reasons | a review of a four-player game | a master's decision before | during |")
    print("|---|---|---|---|---|")
    for game in arguments.games.split(","):
        with tempfile.TemporaryDirectory() as directory:
            server = ServerProcess(
                f"sqlite:///{directory}/ukiyo.db", Path(directory), UKIYO_WORKERS=arguments.workers, UKIYO_BOT_TIMEOUT="10"
            )
            try:
                uvloop.run(measure(server, game, arguments.hints, arguments.quiet))
            finally:
                server.kill()


if __name__ == "__main__":
    main()
