"""The server's clock: what time it is, pauses and timeouts, so that a test can bring one that stands still.

Only the timeout of a worker is not its own: a bot thinks in real time, in another process.
"""

import asyncio
import time
from collections.abc import Awaitable
from typing import TypeVar

T = TypeVar("T")


class Clock:
    def __init__(self) -> None:
        self.began = time.time() - time.monotonic()

    def time(self) -> float:
        """Seconds since 1970."""
        return time.time()

    def monotonic(self) -> float:
        """Seconds since some moment in the past; nobody sets it back."""
        return time.monotonic()

    def steady(self) -> float:
        """Seconds since 1970 as the wall said when the server began, and evenly from there: what players' clocks go by."""
        return self.began + self.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    async def within(self, seconds: float, work: Awaitable[T]) -> T:
        """What the work brings; TimeoutError if it takes longer. Whoever cancels it is heard, even when it has just ended."""
        async with asyncio.timeout(seconds):  # Python 3.11's wait_for would swallow that
            return await work
