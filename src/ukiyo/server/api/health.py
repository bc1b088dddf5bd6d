"""Whether the server is well, for those who look after it."""

import asyncio
from collections.abc import Awaitable, Callable

from sqlalchemy import select, text

from ukiyo.engine.errors import UkiyoError
from ukiyo.server.core.clock import Clock
from ukiyo.server.db.database import Database
from ukiyo.server.db.schema import TableRow

PATIENCE = 5.0  # seconds in which the store must answer
FRESH = 1.0  # seconds in which nobody asks the store again


class Health:
    """Two questions to the store, each asked at most once a second however many want to know: can it be read, and does it keep things?

    The first is asked as readers ask, and waits for no move that is being kept.
    """

    def __init__(self, database: Database, clock: Clock) -> None:
        self.database = database
        self.readable = Question(clock, lambda: database.look(read, database))
        self.writable = Question(clock, lambda: database.run(write, database))

    async def read_only(self) -> str:
        """Why what can be read cannot be written, if that is so. It is asked only if the last write failed."""
        return await self.writable.trouble() if self.database.failing else ""


class Question:
    def __init__(self, clock: Clock, ask: Callable[[], Awaitable[None]]) -> None:
        self.clock = clock
        self.ask = ask
        self.asking: asyncio.Task[str] | None = None
        self.asked_at = 0.0

    async def trouble(self) -> str:
        """What is wrong, as a sentence; nothing if all is well."""
        now = self.clock.monotonic()
        if self.asking is None or (self.asking.done() and now - self.asked_at >= FRESH):
            self.asking, self.asked_at = asyncio.create_task(self.answer()), now
        return await asyncio.shield(self.asking)

    async def answer(self) -> str:
        try:
            await self.clock.within(PATIENCE, self.ask())
        except TimeoutError:
            return f"the store has not answered for {PATIENCE:g} s"
        except UkiyoError as error:
            return str(error)
        return ""


def read(database: Database) -> None:
    """Read something that is kept: without a table SQLite would not look at its file."""
    with database.session(reading=True) as session:
        session.execute(select(TableRow.id).limit(1))


def write(database: Database) -> None:
    """Write something and commit it, though it changes nothing: what a full disk refuses is seen only then."""
    with database.session() as session:
        if database.sqlite:
            version = session.scalar(text("PRAGMA user_version"))
            session.execute(text(f"PRAGMA user_version = {version}"))
        else:
            session.execute(text("SELECT txid_current()"))  # which a standby or a database that cannot write refuses
