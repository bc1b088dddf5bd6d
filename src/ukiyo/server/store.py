"""The store: SQLite for a living room, PostgreSQL for a club. What is kept is only added to, and is kept before anyone hears of it."""

import asyncio
import functools
import logging
import secrets
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast

import alembic.command
import alembic.config
from alembic.util import CommandError
from sqlalchemy import ColumnElement, Connection, and_, case, create_engine, delete, event, func, insert, or_, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.orm import Session
from sqlalchemy.pool import ConnectionPoolEntry

from ukiyo.engine.correction import Fact
from ukiyo.engine.errors import BadOption
from ukiyo.engine.state import Seat
from ukiyo.server import wire
from ukiyo.server.entries import Entry
from ukiyo.server.errors import NotFound, NotKept, NotNow
from ukiyo.server.facts import Facts, Sitter
from ukiyo.server.hold import Hold
from ukiyo.server.pace import Clocks, Pace, clocks_of
from ukiyo.server.ratings import keep_result, show_ratings
from ukiyo.server.rests import clocks_with_rest
from ukiyo.server.schema import (
    BOT,
    HUMAN,
    OPEN,
    OVER,
    PLAYING,
    SEAT,
    UNDO,
    WAIT,
    EntryRow,
    LessonRow,
    SeatRow,
    SnapshotRow,
    TableRow,
    TryRow,
    VoteRow,
)
from ukiyo.server.tables import Kept

P = ParamSpec("P")
T = TypeVar("T")

CHANNEL = "ukiyo"
PRESENT = "@"  # instead of a table's id: what follows says who is here
LISTED = 100  # tables in a page of a list, at most
LISTED_EACH = 3  # tables of one person in a list
WRITERS = 8  # threads, where the store can take several writers
READERS = 4
BUSY_MILLISECONDS = 5000  # for which SQLite waits for a lock
SCRUB_MILLISECONDS = 100
MIGRATING = 7_454_966  # PostgreSQL's advisory lock: one process migrates, the others wait

logger = logging.getLogger("ukiyo")


@dataclass(frozen=True)
class Page:
    """What is wanted of a list: how many tables, begun before when, and with what in a player's name or the game's."""

    most: int = LISTED
    before: float | None = None
    search: str = ""


FIRST_PAGE = Page()


@dataclass(frozen=True)
class Timed:
    """Clocks, and for whom time runs at what pace."""

    clocks: Clocks
    asked: Seat
    person: str | None
    pace: Pace


class Store:
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
        self.hold: Hold | None = None  # on the file, once this process is its only server
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
            self.hold = Hold(Path(file))
        config = alembic.config.Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
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
            raise NotNow("somebody else was faster") from None
        except DBAPIError as error:
            logger.error("the store failed: %s", error.orig)
            refused = NotKept(f"this could not be {'read' if reading else 'saved'}, because {why(str(error.orig))}")
            if not reading:
                self.failing = str(refused)
            raise refused from None
        if not reading:
            self.failing = ""

    def notify(self, session: Session, table_id: str) -> None:
        """Let the other processes know, once it is committed."""
        if not self.sqlite:
            session.execute(select(func.pg_notify(CHANNEL, f"{self.origin} {table_id}")))

    # Tables

    def create(self, facts: Facts, entries: list[Entry]) -> None:
        with self.session() as session:
            if facts.listed and not may_list(session, facts.host):
                raise NotNow(f"you have {LISTED_EACH} tables in the list already: start or leave one of them, or set this one unlisted")
            add_table(session, facts, entries)

    def try_deal(self, facts: Facts) -> str:
        """Keep a table as its host's try at the deal of its day, unless there is one; returns the table of the try that counts."""
        assert facts.day is not None
        with self.session() as session:
            made = session.get(TryRow, (facts.day, facts.game, facts.host))
            if made is None:
                add_table(session, facts, [])
                made = TryRow(day=facts.day, game=facts.game, person=facts.host, table_id=facts.id)
                session.add(made)
            return made.table_id

    def tries(self, day: str, game: str, person: str | None) -> tuple[int, Facts | None]:
        """How many have tried a day's deal, and a person's own try."""
        with self.session(reading=True) as session:
            number = session.scalar(select(func.count()).where(TryRow.day == day, TryRow.game == game)) or 0
            own = session.get(TryRow, (day, game, person)) if person else None
            return number, facts_of(found(session, own.table_id)) if own else None

    def dealt(self, day: str, game: str) -> int | None:
        """The seed of a day's deal, if anybody has tried it."""
        first = select(TryRow.table_id).where(TryRow.day == day, TryRow.game == game).limit(1)
        with self.session(reading=True) as session:
            tried = session.scalar(first)
            return facts_of(found(session, tried)).seed if tried else None

    def finished_tries(self, day: str, game: str) -> list[Facts]:
        tried = select(TryRow.table_id).where(TryRow.day == day, TryRow.game == game)
        with self.session(reading=True) as session:
            return [facts_of(row) for row in session.scalars(select(TableRow).where(TableRow.id.in_(tried), TableRow.status == OVER))]

    def change(self, table_id: str, change: Callable[[Session, TableRow], None]) -> Facts | None:
        """Change a table's row or seats while nobody else can; None if the table is gone after that."""
        with self.session() as session:
            row = found(session, table_id, lock=True)
            change(session, row)
            session.flush()
            if row.rated and row not in session.deleted:
                show_ratings(session, row)
            if row.listed:
                unlist_older(session, row.host, row.status)
            self.notify(session, table_id)
            return None if row in session.deleted or not session.get(TableRow, table_id) else facts_of(row)

    def listed(self, status: str, page: Page = FIRST_PAGE) -> list[Facts]:
        """Tables that anyone may see, the newest first."""
        return self.page(page, TableRow.listed.is_(True), TableRow.status == status)

    def mine(self, person: str, page: Page = FIRST_PAGE) -> list[Facts]:
        """Tables at which a person sits, the newest first."""
        return self.page(page, TableRow.id.in_(select(SeatRow.table_id).where(sits(person))))

    def seated(self, most: int) -> list[str]:
        """People with a seat at a table that is not over, those of the newest tables last."""
        unfinished = select(SeatRow.person).join(TableRow).where(TableRow.status.in_((OPEN, PLAYING)), SeatRow.person.is_not(None))
        with self.session(reading=True) as session:
            newest = session.scalars(unfinished.order_by(TableRow.began.desc()).limit(most))
            return [person for person in newest if person][::-1]

    def mine_over(self, person: str, game: str, most: int) -> list[Facts]:
        """A person's finished games, the newest first."""
        sits = TableRow.id.in_(select(SeatRow.table_id).where(SeatRow.person == person))
        return self.page(Page(most), sits, TableRow.game == game, TableRow.status == OVER, TableRow.unfinished.is_(False))

    def page(self, page: Page, *wanted: ColumnElement[bool]) -> list[Facts]:
        if page.before is not None:
            wanted += (TableRow.began < page.before,)
        if page.search:
            named = select(SeatRow.table_id).where(SeatRow.name.icontains(page.search, autoescape=True))
            wanted += (TableRow.game.icontains(page.search, autoescape=True) | TableRow.id.in_(named),)
        newest = select(TableRow).where(*wanted).order_by(TableRow.began.desc()).limit(page.most)
        with self.session(reading=True) as session:
            return [facts_of(row) for row in session.scalars(newest)]

    def read(self, table_id: str, after: int | None = None) -> Kept:
        """A table with its last snapshot and what came after; or only what came after a version that is known."""
        with self.session(reading=True) as session:
            facts = facts_of(found(session, table_id))
            newest = select(SnapshotRow).where(SnapshotRow.table_id == table_id).order_by(SnapshotRow.version.desc()).limit(1)
            snapshot = session.scalar(newest) if after is None else None
            version = snapshot.version if snapshot else after or 0
            entries = entries_after(session, table_id, version)
            last = entries[-1].version if entries else version
            undos = undos_until(session, table_id, version) if snapshot else {}
            return Kept(facts, version, snapshot.state if snapshot else None, entries, votes_at(session, table_id, last), undos)

    def entries(self, table_id: str, after: int, most: int | None = None) -> list[Entry]:
        with self.session(reading=True) as session:
            return entries_after(session, table_id, after, most)

    def append(
        self,
        table_id: str,
        entry: Entry,
        snapshot: dict[str, object] | None,
        ended: Facts | None,
        timed: Timed | None = None,
        asked: Seat | None = None,
        also: Callable[[Session], None] | None = None,
    ) -> tuple[Clocks | None, Facts | None]:
        """Add an entry; with the clocks after it, if there are some, who is asked then, how the game ended, if it did, and what else is so.

        Whoever adds the same version second is refused. Returns the clocks as they are kept, and how it ended, with everybody's rating.
        """
        with self.session() as session:
            session.execute(insert(EntryRow).values(table_id=table_id, **entry.row()))
            back = {"kind": HUMAN, "person": SeatRow.former, "former": None, "bot": None}
            if entry.kind == SEAT:
                seat = (SeatRow.table_id == table_id, SeatRow.seat == entry.seat)
                name = case((or_(SeatRow.name == "", SeatRow.name == SeatRow.bot), entry.bot), else_=SeatRow.name)
                whose = func.coalesce(SeatRow.person, SeatRow.former)
                given = {"kind": BOT, "person": None, "former": whose, "link": None, "bot": entry.bot, "name": name}
                session.execute(update(SeatRow).where(*seat).values(given if entry.bot else back))
            elif entry.kind == WAIT:
                kept_for = (SeatRow.table_id == table_id, SeatRow.seat == entry.seat, SeatRow.former.is_not(None))
                session.execute(update(SeatRow).where(*kept_for).values(back))
            clocks = keep_times(session, table_id, timed) if timed else None
            if snapshot is not None:
                session.execute(insert(SnapshotRow).values(table_id=table_id, version=entry.version, state=snapshot))
            if ended is not None:
                how = {"status": OVER, "ended": ended.ended, "scores": ended.scores, "rules": ended.rules, "components": ended.components}
                session.execute(update(TableRow).where(TableRow.id == table_id).values(**how, unfinished=ended.unfinished))
                unlist_older(session, ended.host, OVER)
                if ended.rated and not ended.unfinished:
                    ended = replace(ended, sitters=keep_result(session, ended))
            elif asked is not None:
                session.execute(update(TableRow).where(TableRow.id == table_id).values(asked=asked))
            if also is not None:
                also(session)
            self.notify(session, table_id)
            return clocks, ended

    def keep_clocks(self, table_id: str, version: int, timed: Timed, agreed: int) -> Clocks:
        """Change the clocks between two entries, and the pace; what was `agreed` on is no wish any more."""
        with self.session() as session:
            clocks = keep_times(session, table_id, timed)
            if version != (session.scalar(select(func.max(EntryRow.version)).where(EntryRow.table_id == table_id)) or 0):
                raise NotNow("the table has moved on")
            session.execute(update(TableRow).where(TableRow.id == table_id).values(pace=timed.pace))
            session.execute(delete(VoteRow).where(VoteRow.table_id == table_id, VoteRow.seat == agreed))
            self.notify(session, table_id)
            return clocks

    def overdue(self, now: float) -> list[str]:
        """Tables at which somebody's time is over."""
        with self.session(reading=True) as session:
            return list(session.scalars(select(TableRow.id).where(TableRow.due <= now, TableRow.status == PLAYING)))

    def course(self, table_id: str) -> wire.Course | None:
        """How a finished game went, if somebody has asked before."""
        with self.session(reading=True) as session:
            return cast(wire.Course | None, session.scalar(select(TableRow.course).where(TableRow.id == table_id)))

    def keep_course(self, table_id: str, course: wire.Course) -> None:
        with self.session() as session:
            session.execute(update(TableRow).where(TableRow.id == table_id).values(course=course))

    def lessons_done(self, person: str) -> set[tuple[str, str]]:
        """The lessons somebody has done, by game and id."""
        with self.session(reading=True) as session:
            found = session.execute(select(LessonRow.game, LessonRow.lesson).where(LessonRow.person == person))
            return {(game, lesson) for game, lesson in found}

    def keep_lessons(self, person: str, done: list[tuple[str, str]]) -> None:
        with self.session() as session:
            for game, lesson in done:
                session.merge(LessonRow(person=person, game=game, lesson=lesson))

    def say_present(self, packs: list[str]) -> None:
        """Let the other processes know who is here, many in a notification."""
        with self.session() as session:
            for pack in packs:
                self.notify(session, f"{PRESENT} {pack}")

    def vote(self, table_id: str, version: int, seat: int, person: str) -> dict[int, set[str]]:
        """Note an agreement; returns all who agree, and to what."""
        with self.session() as session:
            found(session, table_id, lock=True)
            session.merge(VoteRow(table_id=table_id, version=version, seat=seat, person=person))
            session.flush()
            self.notify(session, table_id)
            return votes_at(session, table_id, version)


def sits(person: str) -> ColumnElement[bool]:
    """A seat of somebody's, or one in which a bot stands in for her; not one to which she is only invited."""
    return or_(SeatRow.person == person, and_(SeatRow.former == person, SeatRow.kind != OPEN))


def votes_at(session: Session, table_id: str, version: int) -> dict[int, set[str]]:
    """Who agrees to what at a version of a table."""
    votes: dict[int, set[str]] = {}
    for seat, person in session.execute(
        select(VoteRow.seat, VoteRow.person).where(VoteRow.table_id == table_id, VoteRow.version == version)
    ):
        votes.setdefault(seat, set()).add(person)
    return votes


def keep_times(session: Session, table_id: str, timed: Timed) -> Clocks:
    """Keep clocks with the rest of whoever is asked as she has it now. The table is locked first: who announces a holiday comes after."""
    session.execute(select(TableRow.id).where(TableRow.id == table_id).with_for_update(key_share=True))
    clocks = clocks_with_rest(session, timed.clocks, timed.asked, timed.person, timed.pace)
    session.execute(update(TableRow).where(TableRow.id == table_id).values(clocks=clocks.times(), due=clocks.due(timed.asked)))
    return clocks


def why(failure: str) -> str:
    """What a person can make of a failure of the store."""
    if "full" in failure or "No space" in failure:
        return "the disk is full; nothing was changed"
    if "disk I/O" in failure or "readonly" in failure:
        return "the disk cannot be written to; nothing was changed"
    return "the store does not answer; look at the table again before you repeat it"


def found(session: Session, table_id: str, lock: bool | dict[str, bool] = False) -> TableRow:
    row = session.get(TableRow, table_id, with_for_update=lock or None)
    if row is None:
        raise NotFound(f"there is no table '{table_id[:24]}'")
    return row


def add_table(session: Session, facts: Facts, entries: list[Entry]) -> None:
    values = {name: value for name, value in vars(facts).items() if name not in ("sitters", "seed", "clocks", "printed")}
    printed = [vars(fact) for fact in facts.printed] or None
    row = TableRow(**values, seed=0, secret=f"{facts.seed:064x}", printed=printed)
    for seat, sitter in enumerate(facts.sitters):
        row.seats.append(SeatRow(seat=seat, once=False, **vars(sitter)))
    if facts.rated:
        show_ratings(session, row)
    session.add(row)
    session.flush()
    if entries:
        session.execute(insert(EntryRow), [{"table_id": facts.id, **entry.row()} for entry in entries])


def may_list(session: Session, host: str) -> bool:
    """Whether somebody's next table is listed too, so that nobody fills the list."""
    waiting = select(func.count()).where(TableRow.host == host, TableRow.listed, TableRow.status == OPEN)
    return (session.scalar(waiting) or 0) < LISTED_EACH


def unlist_older(session: Session, host: str, status: str) -> None:
    """Of somebody's tables that are being played, or over, the newest few stay in the list."""
    listed = (TableRow.host == host, TableRow.listed, TableRow.status == status)
    newest = select(TableRow.id).where(*listed).order_by(TableRow.began.desc()).limit(LISTED_EACH)
    older = update(TableRow).where(*listed, TableRow.id.not_in(newest)).values(listed=False)
    session.execute(older, execution_options={"synchronize_session": False})


def facts_of(row: TableRow) -> Facts:
    return Facts(
        row.id,
        row.game,
        row.rules,
        row.components,
        row.options,
        int(row.secret, 16) if row.secret else row.seed,
        row.listed,
        row.status,
        row.host,
        row.began,
        row.stand_in,
        row.rematch,
        row.forked,
        [sitter_of(seat) for seat in row.seats],
        cast(list[wire.Score] | None, row.scores),
        row.ended,
        row.pace,
        clocks_of(row.clocks),
        [Fact(**cast(dict[str, Any], fact)) for fact in row.printed or []],
        row.day,
        row.words,
        row.cup,
        row.unfinished,
        row.rated,
    )


def sitter_of(seat: SeatRow) -> Sitter:
    return Sitter(seat.kind, seat.name, seat.person, seat.bot, seat.former, seat.player, cast(wire.Rating | None, seat.rating))


def entries_after(session: Session, table_id: str, version: int, most: int | None = None) -> list[Entry]:
    columns = [getattr(EntryRow, name) for name in Entry.__slots__]
    wanted = select(*columns).where(EntryRow.table_id == table_id, EntryRow.version > version).order_by(EntryRow.version)
    return [Entry(*row) for row in session.execute(wanted.limit(most))]


def undos_until(session: Session, table_id: str, version: int) -> dict[int, int]:
    """How many moves each seat had taken back by then."""
    taken_back = (EntryRow.table_id == table_id, EntryRow.version <= version, EntryRow.kind == UNDO)
    counts = select(EntryRow.seat, func.count()).where(*taken_back).group_by(EntryRow.seat)
    return {row[0]: row[1] for row in session.execute(counts)}


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
