"""The server's clock. All waiting and timing goes through it, so that tests can replace it.

The only exception is a worker's time limit: bots compute in real time, in a separate process.
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
        """Returns the seconds since 1970."""
        return time.time()

    def monotonic(self) -> float:
        """Returns the seconds since an arbitrary point in time, unaffected by changes to the system clock."""
        return time.monotonic()

    def steady(self) -> float:
        """Returns the seconds since 1970, based on the system clock at startup and advanced monotonically. Used by players' clocks."""
        return self.began + self.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    async def within(self, seconds: float, work: Awaitable[T]) -> T:
        """Returns the result of `work`, or raises `TimeoutError`. Always propagates cancellation."""
        async with asyncio.timeout(seconds):  # Python 3.11's wait_for can swallow a cancellation
            return await work
