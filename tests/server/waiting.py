"""Waiting that does not depend on the machine's speed: for a condition, or on a clock that only moves when a test advances it."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

from ukiyo.server.core.clock import Clock
from ukiyo.server.services import TASK_INTERVAL

TIMEOUT = 300.0  # seconds; only conditions that are never met take this long

T = TypeVar("T")


def wait_for(condition: Callable[[], T], what: str) -> T:
    """Return the condition's value once it is true. Checking takes time from the work it waits for, so the pauses grow."""
    deadline, pause = time.monotonic() + TIMEOUT, 0.01
    while not (value := condition()):
        assert time.monotonic() < deadline, f"waited {TIMEOUT:g} s for {what}"
        time.sleep(pause)
        pause = min(pause * 1.3, 0.05)
    return value


async def until(condition: Callable[[], object], what: str) -> None:
    """Wait for a condition while other tasks run."""
    deadline = time.monotonic() + TIMEOUT
    while not condition():
        assert time.monotonic() < deadline, f"waited {TIMEOUT:g} s for {what}"
        await asyncio.sleep(0.005)


class ManualClock(Clock):
    def __init__(self) -> None:
        self.now = 1_000_000.0
        self.began = 0.0
        self.jumped = 0.0  # how far the system clock was changed
        self.sleepers: list[tuple[float, asyncio.Future[None]]] = []

    def time(self) -> float:
        return self.now + self.jumped

    def monotonic(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        due = asyncio.get_running_loop().create_future()
        self.sleepers.append((self.now + seconds, due))
        await due

    async def within(self, seconds: float, work: Awaitable[T]) -> T:
        working, alarm = asyncio.ensure_future(work), asyncio.ensure_future(self.sleep(seconds))
        await asyncio.wait([working, alarm], return_when=asyncio.FIRST_COMPLETED)
        alarm.cancel()
        if not working.done():
            working.cancel()
            raise TimeoutError
        return working.result()

    def advance(self, seconds: float) -> None:
        """Wake all sleepers that are due. They continue when the caller next waits."""
        self.now += seconds
        for at, due in self.sleepers:
            if at <= self.now and not due.done():
                due.set_result(None)
        self.sleepers = [(at, due) for at, due in self.sleepers if not due.done()]


async def until_swept(clock: ManualClock, condition: Callable[[], object], what: str) -> None:
    """Wait for a condition while time advances by a sweep interval per check: the sweep may be busy when the clock is advanced."""

    def swept() -> object:
        clock.advance(TASK_INTERVAL)
        return condition()

    await until(swept, what)
