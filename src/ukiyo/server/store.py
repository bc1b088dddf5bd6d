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
from sqlalchemy import Connection, create_engine, event, func, insert, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.orm import Session
from sqlalchemy.pool import ConnectionPoolEntry

from ukiyo.engine.errors import BadOption
from ukiyo.server.errors import NotFound, NotKept, NotNow
from ukiyo.server.schema import BOT, OVER, SEAT, EntryRow, Place, SeatRow, SnapshotRow, TableRow, VoteRow
from ukiyo.server.tables import Entry, Facts, Kept, Sitter

P = ParamSpec("P")
T = TypeVar("T")

CHANNEL = "ukiyo"
LISTED = 100  # tables in a list
MIGRATING = 7_454_966  # PostgreSQL's advisory lock: one process migrates, the others wait

logger = logging.getLogger("ukiyo")


class Store:
    """One database. `run` does a piece of work in a thread: one for SQLite, which has one writer, several for PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.sqlite = url.startswith("sqlite")
        self.origin = secrets.token_hex(4)  # so that a process does not listen to itself
        try:
            self.engine = create_engine(url, pool_pre_ping=not self.sqlite)
        except ModuleNotFoundError:  # the command says what to install
            raise
        except Exception as error:
            raise BadOption(f"--db cannot be read: {type(error).__name__}") from None
        self.threads = ThreadPoolExecutor(1 if self.sqlite else 8, thread_name_prefix="store")
        if self.sqlite:
            event.listen(self.engine, "connect", careful)
            event.listen(self.engine, "begin", begin_writing)

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.threads, functools.partial(work, *args, **kwargs))

    def close(self) -> None:
        self.threads.shutdown()
        self.engine.dispose()

    def migrate(self) -> None:
        """Bring the database to the newest form; several processes may try at once."""
        config = alembic.config.Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        try:
            with self.engine.begin() as connection:
                if not self.sqlite:
                    connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
                config.attributes["connection"] = connection
                alembic.command.upgrade(config, "head")
        except DBAPIError as error:
            where = make_url(self.engine.url).render_as_string(hide_password=True)
            raise BadOption(f"the store at {where} cannot be opened: {str(error.orig).strip().splitlines()[0]}") from None

    @contextmanager
    def session(self) -> Iterator[Session]:
        """A transaction. What cannot be kept is refused, and nothing of it stays."""
        try:
            with Session(self.engine, expire_on_commit=False) as session, session.begin():
                yield session
        except IntegrityError:
            raise NotNow("somebody else was faster") from None
        except DBAPIError as error:
            logger.error("the store failed: %s", error.orig)
            raise NotKept(f"this could not be saved, because {why(str(error.orig))}") from None

    def notify(self, session: Session, table_id: str) -> None:
        """Let the other processes know, once it is committed."""
        if not self.sqlite:
            session.execute(select(func.pg_notify(CHANNEL, f"{self.origin} {table_id}")))

    # Tables

    def create(self, facts: Facts, entries: list[Entry]) -> None:
        with self.session() as session:
            add_table(session, facts, entries)

    def change(self, table_id: str, change: Callable[[Session, TableRow], None]) -> Facts | None:
        """Change a table's row or seats while nobody else can; None if the table is gone after that."""
        with self.session() as session:
            row = found(session, table_id, lock=True)
            change(session, row)
            session.flush()
            self.notify(session, table_id)
            return None if row in session.deleted or not session.get(TableRow, table_id) else facts_of(row)

    def listed(self, status: str) -> list[Facts]:
        """The newest tables that anyone may see."""
        wanted = select(TableRow).where(TableRow.listed, TableRow.status == status).order_by(TableRow.began.desc()).limit(LISTED)
        with self.session() as session:
            return [facts_of(row) for row in session.scalars(wanted)]

    def mine(self, person: str) -> list[Facts]:
        """The newest tables at which a person sits."""
        held = select(SeatRow.table_id).where(SeatRow.person == person)
        wanted = select(TableRow).where(TableRow.id.in_(held)).order_by(TableRow.began.desc()).limit(LISTED)
        with self.session() as session:
            return [facts_of(row) for row in session.scalars(wanted)]

    def read(self, table_id: str, after: int | None = None) -> Kept:
        """A table with its last snapshot and what came after; or only what came after a version that is known."""
        with self.session() as session:
            facts = facts_of(found(session, table_id))
            newest = select(SnapshotRow).where(SnapshotRow.table_id == table_id).order_by(SnapshotRow.version.desc()).limit(1)
            snapshot = session.scalar(newest) if after is None else None
            version = snapshot.version if snapshot else after or 0
            entries = entries_after(session, table_id, version)
            last = entries[-1].version if entries else version
            votes = select(VoteRow.person).where(VoteRow.table_id == table_id, VoteRow.version == last)
            return Kept(facts, version, snapshot.state if snapshot else None, entries, set(session.scalars(votes)))

    def entries(self, table_id: str, after: int) -> list[Entry]:
        with self.session() as session:
            return entries_after(session, table_id, after)

    def append(self, table_id: str, entry: Entry, snapshot: dict[str, object] | None, result: list[Place] | None) -> None:
        """Add an entry, and with the last one how the game ended. Whoever adds the same version second is refused."""
        with self.session() as session:
            session.execute(insert(EntryRow).values(table_id=table_id, **entry.row()))
            if entry.kind == SEAT:
                seat = (SeatRow.table_id == table_id, SeatRow.seat == entry.seat)
                session.execute(update(SeatRow).where(*seat).values(kind=BOT, person=None, link=None, bot=entry.bot))
            if snapshot is not None:
                session.execute(insert(SnapshotRow).values(table_id=table_id, version=entry.version, state=snapshot))
            if result is not None:
                session.execute(update(TableRow).where(TableRow.id == table_id).values(status=OVER, ended=entry.at, result=result))
            self.notify(session, table_id)

    def vote(self, table_id: str, version: int, seat: int, person: str) -> set[str]:
        """Note an agreement; returns all who agree."""
        with self.session() as session:
            found(session, table_id, lock=True)
            session.merge(VoteRow(table_id=table_id, version=version, seat=seat, person=person))
            session.flush()
            self.notify(session, table_id)
            votes = select(VoteRow.person).where(VoteRow.table_id == table_id, VoteRow.version == version, VoteRow.seat == seat)
            return set(session.scalars(votes))


def why(failure: str) -> str:
    """What a person can make of a failure of the store."""
    if "full" in failure or "No space" in failure:
        return "the disk is full; nothing was changed"
    if "disk I/O" in failure or "readonly" in failure:
        return "the disk cannot be written to; nothing was changed"
    return "the store does not answer; look at the table again before you repeat it"


def found(session: Session, table_id: str, lock: bool = False) -> TableRow:
    row = session.get(TableRow, table_id, with_for_update=lock or None)
    if row is None:
        raise NotFound(f"there is no table '{table_id[:24]}'")
    return row


def add_table(session: Session, facts: Facts, entries: list[Entry]) -> None:
    values = {name: value for name, value in vars(facts).items() if name != "sitters"}
    row = TableRow(**values)
    for seat, sitter in enumerate(facts.sitters):
        row.seats.append(SeatRow(seat=seat, **vars(sitter)))
    session.add(row)
    session.flush()
    if entries:
        session.execute(insert(EntryRow), [{"table_id": facts.id, **entry.row()} for entry in entries])


def facts_of(row: TableRow) -> Facts:
    return Facts(
        row.id,
        row.game,
        row.rules,
        row.components,
        row.options,
        row.seed,
        row.listed,
        row.status,
        row.host,
        row.began,
        row.rematch,
        row.forked,
        [Sitter(seat.kind, seat.name, seat.person, seat.bot) for seat in row.seats],
        row.ended,
        row.result,
    )


def entries_after(session: Session, table_id: str, version: int) -> list[Entry]:
    wanted = select(EntryRow).where(EntryRow.table_id == table_id, EntryRow.version > version).order_by(EntryRow.version)
    return [Entry(row.version, row.kind, row.seat, row.action, row.bot, row.at, row.told, row.news) for row in session.scalars(wanted)]


def careful(connection: sqlite3.Connection, _: ConnectionPoolEntry) -> None:
    """SQLite as a server wants it: readers beside the writer, every commit on the disk, foreign keys, and no hidden transactions."""
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")


def begin_writing(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
