"""Transactions on SQLite for small servers, or on PostgreSQL for several processes."""

import asyncio
import functools
import logging
import secrets
import sqlite3
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

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
NOTIFY_CHANNEL = "ukiyo"
PRESENCE_SUBJECT = "@"  # replaces the table id in notifications about presence
WRITER_THREADS = 8  # PostgreSQL only: SQLite has one writer
READER_THREADS = 4
MAX_GROUP = 32  # moves in one transaction, SQLite only
LOCK_TIMEOUT_MS = 5000  # SQLite
SCRUB_LOCK_TIMEOUT_MS = 100
MIGRATION_LOCK_ID = 7_454_966  # a PostgreSQL advisory lock: one process migrates while other processes wait

logger = logging.getLogger("ukiyo")


class GroupedWork:
    """Work for a transaction that may contain other work. `error` is its failure after the transaction has ended."""

    def __init__(self, work: Callable[[Session], None], name: str, args: tuple[object, ...]) -> None:
        self.work = work
        self.name = name
        self.args = args
        self.error: Exception | None = None

    def run_in_savepoint(self, session: Session) -> None:
        """Run the work so that its failure does not affect the rest of the transaction."""
        try:
            with session.begin_nested():
                self.work(session)
        except IntegrityError:
            self.error = stale_write()
        except DBAPIError:  # the whole transaction fails
            raise
        except Exception as error:
            self.error = error


class Database:
    """A database and its threads: one writer for SQLite, several for PostgreSQL, and separate threads for reads.

    `run` limits the number of queued writes, so that moves, which use `run_urgent`, do not wait behind a burst of new tables. `run_read`
    does not take SQLite's write lock, so that long reads do not delay moves.
    """

    def __init__(self, url: str) -> None:
        self.sqlite = url.startswith("sqlite")
        self.origin = secrets.token_hex(4)  # a process ignores its own notifications
        try:
            # hide_parameters keeps personal data out of logged errors
            self.engine = create_engine(url, pool_pre_ping=not self.sqlite, hide_parameters=True)
        except Exception as error:
            raise BadOption(f"The value of --db is not a valid database URL: {type(error).__name__}.") from None
        self.threads = ThreadPoolExecutor(1 if self.sqlite else WRITER_THREADS, thread_name_prefix="store")
        self.write_slots = asyncio.Semaphore(1 if self.sqlite else WRITER_THREADS // 2)
        self.readers = ThreadPoolExecutor(READER_THREADS, thread_name_prefix="readers")
        self.last_write_error = ""  # empty after a successful write
        self.scrub_due = False  # deleted personal data may still be in SQLite's write-ahead log
        self.group: deque[GroupedWork] = deque()  # waits for the SQLite writer
        self.file_lock: FileLock | None = None  # held while this process serves the SQLite file
        if self.sqlite:
            event.listen(self.engine, "connect", configure_connection)
            event.listen(self.engine, "begin", begin_transaction)

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run work that writes, after earlier calls to `run`."""
        async with self.write_slots:
            return await self.run_urgent(work, *args, **kwargs)

    async def run_urgent(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run work that a player is waiting for, ahead of pending calls to `run`."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, functools.partial(work, *args, **kwargs))

    async def run_grouped(self, work: Callable[Concatenate[Session, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run work that a player waits for in a transaction. On SQLite, the writer commits all waiting work in one transaction.

        A group needs only one flush to the disk, which takes most of the time of a commit.
        """
        results: list[T] = []
        grouped = GroupedWork(lambda session: results.append(work(session, *args, **kwargs)), work.__name__, args)
        if self.sqlite:
            self.group.append(grouped)
        await self.run_urgent(self.commit_group, grouped)
        if grouped.error is not None:
            raise grouped.error
        return results[0]

    def commit_group(self, own: GroupedWork) -> None:
        """Commit the work of this call and, on SQLite, other waiting work. An earlier call may have committed it already."""
        group = [self.group.popleft() for _ in range(min(len(self.group), MAX_GROUP))] if self.sqlite else [own]
        try:
            if len(group) == 1:
                with self.session() as session:
                    group[0].work(session)
            elif group:
                with self.session() as session:
                    for grouped in group:
                        grouped.run_in_savepoint(session)
        except Exception as error:
            for grouped in group:
                grouped.error = error

    async def run_read(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run work that only reads."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, functools.partial(work, *args, **kwargs))

    def close(self) -> None:
        self.threads.shutdown()
        self.readers.shutdown()
        self.engine.dispose()
        if self.file_lock:
            self.file_lock.release()

    async def scrub(self) -> None:
        """Remove deleted personal data from SQLite's write-ahead log. Retried later if a reader is still using the log."""
        if self.sqlite and self.scrub_due:
            self.scrub_due = False
            self.scrub_due = not await self.run(self.truncate_log)

    def truncate_log(self) -> bool:
        connection = self.engine.raw_connection()
        try:
            cursor = connection.cursor()
            cursor.execute(f"PRAGMA busy_timeout={SCRUB_LOCK_TIMEOUT_MS}")  # short, because moves wait for this thread
            (busy, *_) = cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            cursor.execute(f"PRAGMA busy_timeout={LOCK_TIMEOUT_MS}")
            return not busy
        finally:
            connection.close()

    @property
    def address(self) -> str:
        """The database URL without the password."""
        return make_url(self.engine.url).render_as_string(hide_password=True)

    def migrate(self, revision: str = "head") -> None:
        """Upgrade the schema. On PostgreSQL, several processes may call this concurrently. An SQLite file is locked for this process."""
        file = self.engine.url.database
        if self.sqlite and self.file_lock is None and file and file != ":memory:":
            self.file_lock = FileLock(Path(file))
        config = alembic.config.Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        try:
            with self.engine.begin() as connection:
                if not self.sqlite:
                    connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK_ID})"))
                config.attributes["connection"] = connection
                alembic.command.upgrade(config, revision)
        except DBAPIError as error:
            raise BadOption(f"The database at {self.address} can't be opened: {str(error.orig).strip().splitlines()[0]}") from None
        except CommandError:
            raise BadOption(
                f"The database at {self.address} was written by a newer version of Ukiyo. Install that version,"
                " or restore the backup that was made before the upgrade."
            ) from None

    @contextmanager
    def session(self, reading: bool = False) -> Iterator[Session]:
        """Open a transaction. It either commits completely, or raises `Conflict` or `StorageFailed` and changes nothing.

        If `reading` is true, all queries see the same snapshot of the database.
        """
        isolation = {} if self.sqlite else {"isolation_level": "REPEATABLE READ"}
        engine = self.engine.execution_options(reading=True, **isolation) if reading else self.engine
        try:
            with Session(engine, expire_on_commit=False) as session, session.begin():
                yield session
        except IntegrityError:
            raise stale_write() from None
        except DBAPIError as error:
            logger.error("Database error: %s", error.orig)
            refused = StorageFailed(f"The data could not be {'read' if reading else 'saved'}: {explanation_of(str(error.orig))}")
            if not reading:
                self.last_write_error = str(refused)
            raise refused from None
        if not reading:
            self.last_write_error = ""

    def notify(self, session: Session, table_id: str) -> None:
        """Notify the other processes after the commit."""
        if not self.sqlite:
            session.execute(select(func.pg_notify(NOTIFY_CHANNEL, f"{self.origin} {table_id}")))


def stale_write() -> Conflict:
    return Conflict("Another request has already changed this. Reload and try again.")


def explanation_of(failure: str) -> str:
    """Return an explanation of a database error that helps players."""
    if "full" in failure or "No space" in failure:
        return "the disk is full. Nothing was changed."
    if "disk I/O" in failure or "readonly" in failure:
        return "the server can't write to the disk. Nothing was changed."
    return "the database is not responding. Reload the table before you try again."


def configure_connection(connection: sqlite3.Connection, _: ConnectionPoolEntry) -> None:
    """Configure SQLite for a server: concurrent readers, durable commits, foreign keys, and no implicit transactions.

    Deleted data is overwritten with zeros, so that it does not remain in free pages of the file.
    """
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON", f"busy_timeout={LOCK_TIMEOUT_MS}"):
        connection.execute(f"PRAGMA {pragma}")


def begin_transaction(connection: Connection) -> None:
    """Take SQLite's lock at the start of a write transaction, so that it can't fail later. Read transactions do not take the lock."""
    connection.exec_driver_sql("BEGIN" if connection.get_execution_options().get("reading") else "BEGIN IMMEDIATE")
