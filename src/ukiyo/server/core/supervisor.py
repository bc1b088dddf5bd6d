"""Background tasks. All long-running tasks are started here and restarted after a crash."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from ukiyo.engine.errors import UkiyoError
from ukiyo.server.core.clock import Clock
from ukiyo.server.core.metrics import Metrics

FIRST_DELAY = 1.0  # seconds before the first restart; each further crash doubles the delay
LONGEST_DELAY = 30.0
STABLE = 60.0  # seconds without a crash after which earlier crashes no longer count

logger = logging.getLogger("ukiyo")

Work = Callable[[], Awaitable[None]]


class Supervisor:
    """Starts, restarts and stops the server's tasks.

    `/readyz` fails while a `required` task is down.
    """

    def __init__(self, clock: Clock, metrics: Metrics) -> None:
        self.clock = clock
        self.metrics = metrics
        self.down: set[str] = set()  # names of required tasks that are not running
        self.tasks: set[asyncio.Task[None]] = set()

    def run(
        self, name: str, work: Work, *, required: bool = False, reports_ready: bool = False, longest_delay: float = LONGEST_DELAY
    ) -> None:
        """Runs an endless task and restarts it whenever it ends. A task that `reports_ready` counts as down until it calls `mark_up`."""
        self.metrics.task_restarts.labels(name)  # creates the counter at 0
        self.spawn(self.keep_running(name, work, required, reports_ready, longest_delay))

    def run_periodic(self, name: str, seconds: float, work: Work, *, required: bool = False) -> None:
        """Runs a short job every few seconds. The database logs its own failures, and the next run tries again."""

        async def repeat() -> None:
            while True:
                await self.clock.sleep(seconds)
                with contextlib.suppress(UkiyoError):
                    await work()

        self.run(name, repeat, required=required)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Runs a short coroutine once, in the background."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        task.add_done_callback(log_crash)

    def mark_up(self, name: str) -> None:
        self.down.discard(name)
        self.metrics.task_up.labels(name).set(1)

    def mark_down(self, name: str, required: bool) -> None:
        if required:
            self.down.add(name)
        self.metrics.task_up.labels(name).set(0)

    def problem(self) -> str:
        """Returns a message that lists the required tasks that are down, or an empty string."""
        return f"These background tasks are not running: {', '.join(sorted(self.down))}." if self.down else ""

    async def stop(self) -> None:
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def keep_running(self, name: str, work: Work, required: bool, reports_ready: bool, longest_delay: float) -> None:
        delay = FIRST_DELAY
        while True:
            started = self.clock.monotonic()
            if reports_ready:
                self.mark_down(name, required)
            else:
                self.mark_up(name)
            try:
                await work()
                logger.error("background task ended", extra={"fields": {"task": name}})
            except (Exception, asyncio.CancelledError) as error:
                if isinstance(error, asyncio.CancelledError) and is_being_cancelled():
                    raise
                # Expected failures have a clear message. Unexpected failures need the traceback.
                logger.error("background task crashed", exc_info=not isinstance(error, UkiyoError), extra=fields(name, error))
            self.mark_down(name, required)
            self.metrics.task_restarts.labels(name).inc()
            if self.clock.monotonic() - started >= STABLE:
                delay = FIRST_DELAY
            await self.clock.sleep(min(delay, longest_delay))
            delay = min(delay * 2, longest_delay)


def is_being_cancelled() -> bool:
    """Returns whether the current task is being cancelled. Otherwise, a `CancelledError` came from an awaited future."""
    task = asyncio.current_task()
    return task is None or task.cancelling() > 0


def fields(name: str, error: BaseException) -> dict[str, object]:
    return {"fields": {"task": name, "reason": str(error) if isinstance(error, UkiyoError) else type(error).__name__}}


def log_crash(task: asyncio.Task[Any]) -> None:
    """A done callback for short tasks whose result is not awaited."""
    if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, UkiyoError):
        logger.error("background task crashed", exc_info=error, extra=fields(task.get_name(), error))
