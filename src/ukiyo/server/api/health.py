"""Health checks of the database, for monitoring."""

import asyncio
from collections.abc import Awaitable, Callable

from sqlalchemy import select, text

from ukiyo.engine.errors import UkiyoError
from ukiyo.server.core.clock import Clock
from ukiyo.server.db.database import Database
from ukiyo.server.db.schema import TableRow

CHECK_TIMEOUT = 5.0  # seconds for one check
CACHE_SECONDS = 1.0


class Health:
    """Checks whether the database can be read and written. Each check runs at most once per second.

    The read check uses the readers' connections and does not wait for writes.
    """

    def __init__(self, database: Database, clock: Clock) -> None:
        self.database = database
        self.readable = Check(clock, lambda: database.run_read(read, database))
        self.writable = Check(clock, lambda: database.run(write, database))

    async def read_only(self) -> str:
        """Returns why the database refuses writes, or an empty string. Checks only if the last write failed."""
        return await self.writable.problem() if self.database.last_write_error else ""


class Check:
    def __init__(self, clock: Clock, query: Callable[[], Awaitable[None]]) -> None:
        self.clock = clock
        self.query = query
        self.task: asyncio.Task[str] | None = None
        self.started_at = 0.0

    async def problem(self) -> str:
        """Returns a description of the problem, or an empty string."""
        now = self.clock.monotonic()
        if self.task is None or (self.task.done() and now - self.started_at >= CACHE_SECONDS):
            self.task, self.started_at = asyncio.create_task(self.check()), now
        return await asyncio.shield(self.task)

    async def check(self) -> str:
        try:
            await self.clock.within(CHECK_TIMEOUT, self.query())
        except TimeoutError:
            return f"The database has not responded for {CHECK_TIMEOUT:g} s."
        except UkiyoError as error:
            return str(error)
        return ""


def read(database: Database) -> None:
    """Reads from a table. Without one, SQLite would not access its file."""
    with database.session(reading=True) as session:
        session.execute(select(TableRow.id).limit(1))


def write(database: Database) -> None:
    """Commits a write that changes nothing, because a full disk fails only then."""
    with database.session() as session:
        if database.sqlite:
            version = session.scalar(text("PRAGMA user_version"))
            session.execute(text(f"PRAGMA user_version = {version}"))
        else:
            session.execute(text("SELECT txid_current()"))  # fails on a read-only standby
