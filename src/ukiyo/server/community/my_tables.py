"""Lists a person's tables. Tables where it is the person's turn come first. All functions are read-only."""

from dataclasses import dataclass

from sqlalchemy import ColumnElement, and_, func, select
from sqlalchemy.orm import Session

from ukiyo.engine.state import Seat
from ukiyo.play.events import Event
from ukiyo.play.kinds import OPEN, OVER, PLAYING
from ukiyo.play.table_info import TableInfo
from ukiyo.play.time_control import DAY
from ukiyo.server.db.database import Database
from ukiyo.server.db.schema import EventRow, SeatRow, TableRow
from ukiyo.server.tables.repository import has_seat, info_of

MAX_TABLES = 60  # running tables, and the same number of open tables
MAX_FINISHED = 6  # tables
FINISHED_SHOWN_FOR = 14 * DAY  # after the end of the game


@dataclass(frozen=True)
class TableSummary:
    """A table of the person, with the seat to move, if known, and the latest event."""

    info: TableInfo
    asked: Seat | None
    last: Event | None


class MyTables:
    def __init__(self, database: Database) -> None:
        self.database = database

    def read(self, person: str, now: float) -> list[TableSummary]:
        """Returns the tables that wait for the person, by deadline, then other running tables, open tables and finished tables."""
        seats, newest = select(SeatRow.table_id).where(has_seat(person)), TableRow.started_at.desc()
        own_tables = select(TableRow).where(TableRow.id.in_(seats))
        over = own_tables.where(TableRow.status == OVER, TableRow.ended_at > now - FINISHED_SHOWN_FOR)
        with self.database.session(reading=True) as session:
            rows = list(session.scalars(select(TableRow).where(*waits_for(person)).order_by(*BY_DEADLINE).limit(MAX_TABLES)))
            others = own_tables.where(TableRow.status == PLAYING, TableRow.id.not_in([row.id for row in rows]))
            rows += session.scalars(others.order_by(newest).limit(MAX_TABLES))
            rows += session.scalars(own_tables.where(TableRow.status == OPEN).order_by(newest).limit(MAX_TABLES))
            rows += session.scalars(over.order_by(TableRow.ended_at.desc()).limit(MAX_FINISHED))
            last = last_events(session, [row.id for row in rows])
            return [TableSummary(info_of(row), row.seat_to_move, last.get(row.id)) for row in rows]

    def next(self, person: str, excluded: str) -> tuple[int, str | None]:
        """Returns the number of other tables that wait for the person, and the one with the earliest deadline."""
        with self.database.session(reading=True) as session:
            others = (*waits_for(person), TableRow.id != excluded)
            number = session.scalar(select(func.count(TableRow.id)).where(*others)) or 0
            return number, session.scalar(select(TableRow.id).where(*others).order_by(*BY_DEADLINE).limit(1))


BY_DEADLINE = (TableRow.clock_expires_at.is_(None), TableRow.clock_expires_at, TableRow.started_at)


def waits_for(person: str) -> tuple[ColumnElement[bool], ...]:
    """Selects the running tables where it is the person's turn."""
    return TableRow.status == PLAYING, SeatRow.table_id == TableRow.id, SeatRow.seat == TableRow.seat_to_move, SeatRow.person == person


def last_events(session: Session, tables: list[str]) -> dict[str, Event]:
    """Returns the latest event of each table."""
    newest = (
        select(EventRow.table_id, func.max(EventRow.version).label("version"))
        .where(EventRow.table_id.in_(tables))
        .group_by(EventRow.table_id)
    ).subquery()
    columns = [getattr(EventRow, name) for name in Event.__slots__]
    same_event = and_(EventRow.table_id == newest.c.table_id, EventRow.version == newest.c.version)
    return {row[0]: Event(*row[1:]) for row in session.execute(select(EventRow.table_id, *columns).join(newest, same_event))}
