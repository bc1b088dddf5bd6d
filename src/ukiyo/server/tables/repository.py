"""Tables in the database: their rows, seats, events, snapshots, clocks and votes."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, cast

from sqlalchemy import ColumnElement, Table, and_, bindparam, case, delete, func, insert, or_, select, update
from sqlalchemy.orm import Session

from ukiyo.engine.correction import ComponentValue
from ukiyo.engine.state import Seat
from ukiyo.play import frames
from ukiyo.play.errors import Conflict, NotFound
from ukiyo.play.events import Event
from ukiyo.play.kinds import BOT, HUMAN, OPEN, OVER, PLAYING, SEAT, UNDO, WAIT
from ukiyo.play.table_core import StoredTable
from ukiyo.play.table_info import Occupant, TableInfo
from ukiyo.play.time_control import Clocks, TimeControl, clocks_from
from ukiyo.server.db.database import PRESENCE_SUBJECT, Database
from ukiyo.server.db.schema import EventRow, SeatRow, SnapshotRow, TableRow, VoteRow
from ukiyo.server.people.ratings import fill_seat_ratings, save_result
from ukiyo.server.tables.pause_schedules import with_schedule

MAX_PAGE_SIZE = 100  # tables
MAX_LISTED_PER_HOST = 3


@dataclass(frozen=True)
class Page:
    """A page of a list of tables. `search` matches part of a player's name or of the game's name."""

    limit: int = MAX_PAGE_SIZE
    before: float | None = None
    search: str = ""


FIRST_PAGE = Page()

# The statements of every move, without the object mapper of SQLAlchemy, which takes three times as long.
EVENTS, SNAPSHOTS, TABLES = (cast(Table, row.__table__) for row in (EventRow, SnapshotRow, TableRow))
INSERT_EVENT = insert(EVENTS)
INSERT_SNAPSHOT = insert(SNAPSHOTS)
UPDATE_SEAT_TO_MOVE = update(TABLES).where(TABLES.c.id == bindparam("table")).values(seat_to_move=bindparam("seat"))


@dataclass(frozen=True)
class ClockUpdate:
    """A table's new clocks, with the seat and the person whose clock is running."""

    clocks: Clocks
    running: Seat
    person: str | None
    time_control: TimeControl


class TableRepository:
    def __init__(self, database: Database) -> None:
        self.database = database

    def create(self, info: TableInfo, events: list[Event]) -> None:
        with self.database.session() as session:
            if info.listed and not may_list(session, info.host):
                raise Conflict(
                    f"You already have {MAX_LISTED_PER_HOST} listed tables. Start or leave one of them, or create an unlisted table."
                )
            add_table(session, info, events)

    def change(self, table_id: str, change: Callable[[Session, TableRow], None]) -> TableInfo | None:
        """Change a table's row or seats while holding a lock on the row. Returns None if the change deleted the table."""
        with self.database.session() as session:
            row = load_row(session, table_id, lock=True)
            change(session, row)
            session.flush()
            if row.rated and row not in session.deleted:
                fill_seat_ratings(session, row)
            if row.listed:
                unlist_older(session, row.host, row.status)
            self.database.notify(session, table_id)
            return None if row in session.deleted or not session.get(TableRow, table_id) else info_of(row)

    def listed(self, status: str, page: Page = FIRST_PAGE) -> list[TableInfo]:
        """Return public tables, newest first."""
        return self.find(page, TableRow.listed.is_(True), TableRow.status == status)

    def of_person(self, person: str, page: Page = FIRST_PAGE) -> list[TableInfo]:
        """Return the tables at which a person has a seat, newest first."""
        return self.find(page, TableRow.id.in_(select(SeatRow.table_id).where(has_seat(person))))

    def seated_people(self, limit: int) -> list[str]:
        """Return the people with a seat at an unfinished table, starting with the oldest table."""
        unfinished = select(SeatRow.person).join(TableRow).where(TableRow.status.in_((OPEN, PLAYING)), SeatRow.person.is_not(None))
        with self.database.session(reading=True) as session:
            newest = session.scalars(unfinished.order_by(TableRow.started_at.desc()).limit(limit))
            return [person for person in newest if person][::-1]

    def finished_games(self, person: str, game: str, limit: int) -> list[TableInfo]:
        """Return a person's finished games, newest first."""
        has_seat = TableRow.id.in_(select(SeatRow.table_id).where(SeatRow.person == person))
        return self.find(Page(limit), has_seat, TableRow.game == game, TableRow.status == OVER, TableRow.unfinished.is_(False))

    def find(self, page: Page, *conditions: ColumnElement[bool]) -> list[TableInfo]:
        if page.before is not None:
            conditions += (TableRow.started_at < page.before,)
        if page.search:
            named = select(SeatRow.table_id).where(SeatRow.name.icontains(page.search, autoescape=True))
            conditions += (TableRow.game.icontains(page.search, autoescape=True) | TableRow.id.in_(named),)
        newest = select(TableRow).where(*conditions).order_by(TableRow.started_at.desc()).limit(page.limit)
        with self.database.session(reading=True) as session:
            return [info_of(row) for row in session.scalars(newest)]

    def read(self, table_id: str, after: int | None = None) -> StoredTable:
        """Return a table with its latest snapshot and the events after it, or only the events after a known version."""
        with self.database.session(reading=True) as session:
            info = info_of(load_row(session, table_id))
            newest = select(SnapshotRow).where(SnapshotRow.table_id == table_id).order_by(SnapshotRow.version.desc()).limit(1)
            snapshot = session.scalar(newest) if after is None else None
            version = snapshot.version if snapshot else after or 0
            events = events_after(session, table_id, version)
            last = events[-1].version if events else version
            undos = undos_until(session, table_id, version) if snapshot else {}
            return StoredTable(info, version, snapshot.state if snapshot else None, events, votes_at(session, table_id, last), undos)

    def events(self, table_id: str, after: int, limit: int | None = None) -> list[Event]:
        with self.database.session(reading=True) as session:
            return events_after(session, table_id, after, limit)

    def append(
        self, table_id: str, event: Event, snapshot: dict[str, object] | None, final_info: TableInfo | None
    ) -> tuple[Clocks | None, TableInfo | None]:
        """Append an event in its own transaction."""
        with self.database.session() as session:
            return self.append_in(session, table_id, event, snapshot, final_info)

    def append_in(
        self,
        session: Session,
        table_id: str,
        event: Event,
        snapshot: dict[str, object] | None,
        final_info: TableInfo | None,
        clock_update: ClockUpdate | None = None,
        seat_to_move: Seat | None = None,
        add_notifications: Callable[[Session], None] | None = None,
    ) -> tuple[Clocks | None, TableInfo | None]:
        """Append an event and its consequences in the caller's transaction: snapshot, clocks, seat to move, final result and notifications.

        `seat_to_move` is None if it has not changed. Raises `Conflict` if another process has appended the same version. Returns the stored
        clocks, and the final table info with the new ratings if the game ended.
        """
        connection = session.connection()
        connection.execute(INSERT_EVENT, {"table_id": table_id, **event.columns()})
        returned = {"kind": HUMAN, "person": SeatRow.reserved_for, "reserved_for": None, "bot": None}
        if event.kind == SEAT:
            seat = (SeatRow.table_id == table_id, SeatRow.seat == event.seat)
            name = case((or_(SeatRow.name == "", SeatRow.name == SeatRow.bot), event.bot), else_=SeatRow.name)
            holder = func.coalesce(SeatRow.person, SeatRow.reserved_for)
            taken_over = {"kind": BOT, "person": None, "reserved_for": holder, "link_hash": None, "bot": event.bot, "name": name}
            session.execute(update(SeatRow).where(*seat).values(taken_over if event.bot else returned))
        elif event.kind == WAIT:
            seats_reserved_for = (SeatRow.table_id == table_id, SeatRow.seat == event.seat, SeatRow.reserved_for.is_not(None))
            session.execute(update(SeatRow).where(*seats_reserved_for).values(returned))
        clocks = save_clocks(session, table_id, clock_update) if clock_update else None
        if snapshot is not None:
            connection.execute(INSERT_SNAPSHOT, {"table_id": table_id, "version": event.version, "state": snapshot})
        if final_info is not None:
            values = {
                "status": OVER,
                "ended_at": final_info.ended_at,
                "scores": final_info.scores,
                "rules": final_info.rules,
                "components": final_info.components,
            }
            session.execute(update(TableRow).where(TableRow.id == table_id).values(**values, unfinished=final_info.unfinished))
            unlist_older(session, final_info.host, OVER)
            if final_info.rated and not final_info.unfinished:
                final_info = replace(final_info, occupants=save_result(session, final_info))
        elif seat_to_move is not None:
            connection.execute(UPDATE_SEAT_TO_MOVE, {"table": table_id, "seat": seat_to_move})
        if add_notifications is not None:
            add_notifications(session)
        self.database.notify(session, table_id)
        return clocks, final_info

    def update_clocks(self, table_id: str, version: int, clock_update: ClockUpdate, accepted: int) -> Clocks:
        """Change the clocks and the time control without an event, and delete the votes for the `accepted` proposal."""
        with self.database.session() as session:
            clocks = save_clocks(session, table_id, clock_update)
            if version != (session.scalar(select(func.max(EventRow.version)).where(EventRow.table_id == table_id)) or 0):
                raise Conflict("The table has changed. Try again.")
            session.execute(update(TableRow).where(TableRow.id == table_id).values(time_control=clock_update.time_control))
            session.execute(delete(VoteRow).where(VoteRow.table_id == table_id, VoteRow.seat == accepted))
            self.database.notify(session, table_id)
            return clocks

    def overdue(self, now: float) -> list[str]:
        """Return the tables at which the player to move is out of time."""
        with self.database.session(reading=True) as session:
            return list(session.scalars(select(TableRow.id).where(TableRow.clock_expires_at <= now, TableRow.status == PLAYING)))

    def course(self, table_id: str) -> frames.Course | None:
        """Return the stored course of a finished game, or None if it has not been requested yet."""
        with self.database.session(reading=True) as session:
            return cast(frames.Course | None, session.scalar(select(TableRow.course).where(TableRow.id == table_id)))

    def save_course(self, table_id: str, course: frames.Course) -> None:
        with self.database.session() as session:
            session.execute(update(TableRow).where(TableRow.id == table_id).values(course=course))

    def announce_presence(self, packs: list[str]) -> None:
        """Notify the other processes of the people connected to this one."""
        with self.database.session() as session:
            for pack in packs:
                self.database.notify(session, f"{PRESENCE_SUBJECT} {pack}")

    def vote(self, table_id: str, version: int, seat: int, person: str) -> dict[int, set[str]]:
        """Store a vote. Returns all votes at this version."""
        with self.database.session() as session:
            load_row(session, table_id, lock=True)
            session.merge(VoteRow(table_id=table_id, version=version, seat=seat, person=person))
            session.flush()
            self.database.notify(session, table_id)
            return votes_at(session, table_id, version)


def has_seat(person: str) -> ColumnElement[bool]:
    """Match a person's seats, including seats taken over by a bot but not invitations."""
    return or_(SeatRow.person == person, and_(SeatRow.reserved_for == person, SeatRow.kind != OPEN))


def votes_at(session: Session, table_id: str, version: int) -> dict[int, set[str]]:
    """Return the voters at a version of a table, by seat or proposal."""
    votes: dict[int, set[str]] = {}
    for seat, person in session.execute(
        select(VoteRow.seat, VoteRow.person).where(VoteRow.table_id == table_id, VoteRow.version == version)
    ):
        votes.setdefault(seat, set()).add(person)
    return votes


def save_clocks(session: Session, table_id: str, clock_update: ClockUpdate) -> Clocks:
    """Store clocks with the current pauses of the player to move. Locks the table first, so that concurrent bookings of time off wait."""
    session.execute(select(TableRow.id).where(TableRow.id == table_id).with_for_update(key_share=True))
    running = clock_update.running
    clocks = with_schedule(session, clock_update.clocks, running, clock_update.person, clock_update.time_control)
    session.execute(update(TableRow).where(TableRow.id == table_id).values(clocks=clocks.stored(), clock_expires_at=clocks.due(running)))
    return clocks


def load_row(session: Session, table_id: str, lock: bool | dict[str, bool] = False) -> TableRow:
    row = session.get(TableRow, table_id, with_for_update=lock or None)
    if row is None:
        raise NotFound(f"There is no table '{table_id[:24]}'.")
    return row


def add_table(session: Session, info: TableInfo, events: list[Event]) -> None:
    values = {name: value for name, value in vars(info).items() if name not in ("occupants", "seed", "clocks", "corrections")}
    printed = [vars(correction) for correction in info.corrections] or None
    row = TableRow(**values, legacy_seed=0, seed_hex=f"{info.seed:064x}", corrections=printed)
    for seat, occupant in enumerate(info.occupants):
        row.seats.append(SeatRow(seat=seat, single_use=False, **vars(occupant)))
    if info.rated:
        fill_seat_ratings(session, row)
    session.add(row)
    session.flush()
    if events:
        session.execute(insert(EventRow), [{"table_id": info.id, **event.columns()} for event in events])


def may_list(session: Session, host: str) -> bool:
    """Return whether another open table of this host may be listed. The limit keeps one person from filling the list."""
    waiting = select(func.count()).where(TableRow.host == host, TableRow.listed, TableRow.status == OPEN)
    return (session.scalar(waiting) or 0) < MAX_LISTED_PER_HOST


def unlist_older(session: Session, host: str, status: str) -> None:
    """Unlist all tables of a host with this status (in progress or finished), except for the newest few."""
    conditions = (TableRow.host == host, TableRow.listed, TableRow.status == status)
    newest = select(TableRow.id).where(*conditions).order_by(TableRow.started_at.desc()).limit(MAX_LISTED_PER_HOST)
    older = update(TableRow).where(*conditions, TableRow.id.not_in(newest)).values(listed=False)
    session.execute(older, execution_options={"synchronize_session": False})


def info_of(row: TableRow) -> TableInfo:
    return TableInfo(
        row.id,
        row.game,
        row.rules,
        row.components,
        row.options,
        int(row.seed_hex, 16) if row.seed_hex else row.legacy_seed,
        row.listed,
        row.status,
        row.host,
        row.started_at,
        row.takeover_bot,
        row.rematch,
        row.forked_from,
        [occupant_of(seat) for seat in row.seats],
        cast(list[frames.Score] | None, row.scores),
        row.ended_at,
        row.time_control,
        clocks_from(row.clocks),
        [ComponentValue(**cast(dict[str, Any], correction)) for correction in row.corrections or []],
        row.daily_date,
        row.chat,
        row.tournament,
        row.unfinished,
        row.rated,
    )


def occupant_of(seat: SeatRow) -> Occupant:
    return Occupant(
        seat.kind, seat.name, seat.person, seat.bot, seat.reserved_for, seat.rated_person, cast(frames.Rating | None, seat.rating)
    )


def events_after(session: Session, table_id: str, version: int, limit: int | None = None) -> list[Event]:
    columns = [getattr(EventRow, name) for name in Event.__slots__]
    newer = select(*columns).where(EventRow.table_id == table_id, EventRow.version > version).order_by(EventRow.version)
    return [Event(*row) for row in session.execute(newer.limit(limit))]


def undos_until(session: Session, table_id: str, version: int) -> dict[int, int]:
    """Return the number of moves that each seat had undone by a version."""
    taken_back = (EventRow.table_id == table_id, EventRow.version <= version, EventRow.kind == UNDO)
    counts = select(EventRow.seat, func.count()).where(*taken_back).group_by(EventRow.seat)
    return {row[0]: row[1] for row in session.execute(counts)}
