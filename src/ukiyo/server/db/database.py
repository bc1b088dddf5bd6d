"""The store: SQLite for a living room, PostgreSQL for a club. What is kept is only added to, and is kept before anyone hears of it."""

import asyncio
import functools
import logging
import secrets
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import ParamSpec, TypeVar

import alembic.command
import alembic.config
from alembic.util import CommandError
from sqlalchemy import Connection, create_engine, event, func, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.orm import Session
from sqlalchemy.pool import ConnectionPoolEntry

from ukiyo.engine.errors import BadOption
from ukiyo.play.errors import Conflict
from ukiyo.server.core.errors import StorageFailed
from ukiyo.server.core.file_lock import FileLock

P = ParamSpec("P")
T = TypeVar("T")

MIGRATIONS = Path(__file__).parent / "migrations"
CHANNEL = "ukiyo"
PRESENT = "@"  # instead of a table's id: what follows says who is here
WRITERS = 8  # threads, where the store can take several writers
READERS = 4
BUSY_MILLISECONDS = 5000  # for which SQLite waits for a lock
SCRUB_MILLISECONDS = 100
MIGRATING = 7_454_966  # PostgreSQL's advisory lock: one process migrates, the others wait

logger = logging.getLogger("ukiyo")


class Database:
    """One database. `run` does a piece of work in a thread: one for SQLite, which has one writer, several for PostgreSQL.

    `run_first` is for moves. All else takes turns, so that a move never waits behind many new tables.
    `look` reads in threads of its own, and on SQLite without the writer's lock: whoever reads much keeps no move waiting.
    """

    def __init__(self, url: str) -> None:
        self.sqlite = url.startswith("sqlite")
        self.origin = secrets.token_hex(4)  # so that a process does not listen to itself
        try:
            self.engine = create_engine(url, pool_pre_ping=not self.sqlite, hide_parameters=True)  # an error with its values may be logged
        except Exception as error:
            raise BadOption(f"--db cannot be read: {type(error).__name__}") from None
        self.threads = ThreadPoolExecutor(1 if self.sqlite else WRITERS, thread_name_prefix="store")
        self.turns = asyncio.Semaphore(1 if self.sqlite else WRITERS // 2)
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="readers")
        self.failing = ""  # why the last that was to be kept was not, as a sentence
        self.scrub_due = False  # deleted personal data may still be in SQLite's write-ahead log
        self.hold: FileLock | None = None  # on the file, once this process is its only server
        if self.sqlite:
            event.listen(self.engine, "connect", careful)
            event.listen(self.engine, "begin", begin)

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        async with self.turns:
            return await self.run_first(work, *args, **kwargs)

    async def run_first(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The same for what somebody waits for at a table: at most one other piece of work a turn is before it."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, functools.partial(work, *args, **kwargs))

    async def look(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The same for what only reads."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, functools.partial(work, *args, **kwargs))

    def close(self) -> None:
        self.threads.shutdown()
        self.readers.shutdown()
        self.engine.dispose()
        if self.hold:
            self.hold.release()

    async def scrub(self) -> None:
        """If personal data was deleted, remove it from SQLite's write-ahead log too. Put off while an old version is being read."""
        if self.sqlite and self.scrub_due:
            self.scrub_due = False
            self.scrub_due = not await self.run(self.truncate_log)

    def truncate_log(self) -> bool:
        connection = self.engine.raw_connection()
        try:
            cursor = connection.cursor()
            cursor.execute(f"PRAGMA busy_timeout={SCRUB_MILLISECONDS}")  # moves wait meanwhile
            (busy, *_) = cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            cursor.execute(f"PRAGMA busy_timeout={BUSY_MILLISECONDS}")
            return not busy
        finally:
            connection.close()

    @property
    def address(self) -> str:
        """Where it is, without the password."""
        return make_url(self.engine.url).render_as_string(hide_password=True)

    def migrate(self, form: str = "head") -> None:
        """Bring the database to the newest form. On PostgreSQL several processes may try at once; a file of SQLite has one server."""
        file = self.engine.url.database
        if self.sqlite and self.hold is None and file and file != ":memory:":
            self.hold = FileLock(Path(file))
        config = alembic.config.Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        try:
            with self.engine.begin() as connection:
                if not self.sqlite:
                    connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
                config.attributes["connection"] = connection
                alembic.command.upgrade(config, form)
        except DBAPIError as error:
            raise BadOption(f"the store at {self.address} cannot be opened: {str(error.orig).strip().splitlines()[0]}") from None
        except CommandError:
            raise BadOption(
                f"the store at {self.address} was written by a newer version of Ukiyo than this one: install that version,"
                " or restore the backup that was made before the upgrade"
            ) from None

    @contextmanager
    def session(self, reading: bool = False) -> Iterator[Session]:
        """A transaction. What cannot be kept is refused, and nothing of it stays. Who only reads sees one moment, whatever others write."""
        moment = {} if self.sqlite else {"isolation_level": "REPEATABLE READ"}
        engine = self.engine.execution_options(reading=True, **moment) if reading else self.engine
        try:
            with Session(engine, expire_on_commit=False) as session, session.begin():
                yield session
        except IntegrityError:
            raise Conflict("somebody else was faster") from None
        except DBAPIError as error:
            logger.error("the store failed: %s", error.orig)
            refused = StorageFailed(f"this could not be {'read' if reading else 'saved'}, because {why(str(error.orig))}")
            if not reading:
                self.failing = str(refused)
            raise refused from None
        if not reading:
            self.failing = ""

    def notify(self, session: Session, table_id: str) -> None:
        """Let the other processes know, once it is committed."""
        if not self.sqlite:
            session.execute(select(func.pg_notify(CHANNEL, f"{self.origin} {table_id}")))


def why(failure: str) -> str:
    """What a person can make of a failure of the store."""
    if "full" in failure or "No space" in failure:
        return "the disk is full; nothing was changed"
    if "disk I/O" in failure or "readonly" in failure:
        return "the disk cannot be written to; nothing was changed"
    return "the store does not answer; look at the table again before you repeat it"


def careful(connection: sqlite3.Connection, _: ConnectionPoolEntry) -> None:
    """SQLite as a server wants it: readers beside the writer, every commit on the disk, foreign keys, and no hidden transactions.

    What is deleted is overwritten with zeros, so that it is not found in the free pages of the file.
    """
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON", f"busy_timeout={BUSY_MILLISECONDS}"):
        connection.execute(f"PRAGMA {pragma}")


def begin(connection: Connection) -> None:
    """Who writes takes SQLite's one lock at once, who only reads never does."""
    connection.exec_driver_sql("BEGIN" if connection.get_execution_options().get("reading") else "BEGIN IMMEDIATE")
