"""A visitor who plays no game while the server is under load, and measures the response times of /healthz and of the home page.

The visitor runs in a separate process, so that the work of the other clients does not count as waiting time. Requests start at fixed
intervals, even if earlier ones have not been answered, so that a long stall is not counted as one slow request. The time of a page ends
with the last response to its requests, which are sent concurrently.
"""

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from types import TracebackType
from typing import Self

import httpx

from tests.server.bench import percentile

HOME_PAGE = ("/", "/api/games", "/api/my-tables", "/api/me/invitations", "/api/daily", "/api/lessons")
HEALTH_INTERVAL = 0.2  # seconds
PAGE_INTERVAL = 0.5
COLUMNS = "/healthz p95, ms | page p95, ms"


@dataclass
class ResponseTimes:
    """Response times in seconds."""

    health: list[float] = field(default_factory=list)
    page: list[float] = field(default_factory=list)

    def cells(self) -> str:
        """The cells of a table row for COLUMNS."""
        return " | ".join(f"{percentile(times, 0.95) * 1000:.1f}" if times else "–" for times in (self.health, self.page))


class Bystander:
    """Measures response times while the context is open, unless it is switched off."""

    def __init__(self, url: str, enabled: bool = True) -> None:
        self.url = url
        self.enabled = enabled
        self.times = ResponseTimes()

    async def __aenter__(self) -> Self:
        if self.enabled:
            command = [sys.executable, "-m", "tests.server.bench.bystander", self.url]
            self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
            assert self.process.stdout
            ready = await asyncio.to_thread(self.process.stdout.readline)
            assert ready == "ready\n", "The bystander did not start."
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self.enabled:
            output, _ = await asyncio.to_thread(self.process.communicate)  # closes its standard input
            if error is None:
                self.times = ResponseTimes(**json.loads(output))


async def repeat(times: list[float], interval: float, request: Callable[[], Coroutine[None, None, None]]) -> None:
    """Start a request in each interval until cancelled, then wait for the pending requests."""
    pending: list[asyncio.Task[None]] = []

    async def timed() -> None:
        started_at = time.perf_counter()
        await request()
        times.append(time.perf_counter() - started_at)

    try:
        while True:
            pending.append(asyncio.create_task(timed()))
            await asyncio.sleep(interval)
    finally:
        await asyncio.gather(*pending)


async def visit(url: str) -> ResponseTimes:
    times = ResponseTimes()
    async with httpx.AsyncClient(base_url=url, timeout=60, verify=False, limits=httpx.Limits(keepalive_expiry=1)) as http:
        (await http.post("/api/me", json={"name": "Bystander"})).raise_for_status()
        print("ready", flush=True)

        async def get(path: str) -> None:
            (await http.get(path)).raise_for_status()

        async def open_page() -> None:
            await asyncio.gather(*[get(path) for path in HOME_PAGE])

        loops = [
            asyncio.create_task(repeat(times.health, HEALTH_INTERVAL, lambda: get("/healthz"))),
            asyncio.create_task(repeat(times.page, PAGE_INTERVAL, open_page)),
        ]
        await asyncio.to_thread(sys.stdin.read)  # until the benchmark closes it
        for loop in loops:
            loop.cancel()
        results = await asyncio.gather(*loops, return_exceptions=True)
        for result in results:
            if isinstance(result, Exception):
                raise result
    return times


if __name__ == "__main__":
    found = asyncio.run(visit(sys.argv[1]))
    print(json.dumps({"health": found.health, "page": found.page}))
