"""Attempts at the daily deal, one per player, game and day."""

from sqlalchemy import func, select

from ukiyo.play.kinds import OVER
from ukiyo.play.table_info import TableInfo
from ukiyo.server.db.database import Database
from ukiyo.server.db.schema import DailyAttemptRow, TableRow
from ukiyo.server.tables.repository import add_table, info_of, load_row


class DailyAttempts:
    def __init__(self, database: Database) -> None:
        self.database = database

    def start(self, info: TableInfo) -> str:
        """Stores the table as its host's attempt, unless the host already has one. Returns the table of the attempt that counts."""
        assert info.daily_date is not None
        with self.database.session() as session:
            made = session.get(DailyAttemptRow, (info.daily_date, info.game, info.host))
            if made is None:
                add_table(session, info, [])
                made = DailyAttemptRow(date=info.daily_date, game=info.game, person=info.host, table_id=info.id)
                session.add(made)
            return made.table_id

    def count(self, day: str, game: str, person: str | None) -> tuple[int, TableInfo | None]:
        """Returns the number of attempts at a day's deal, and the person's own attempt."""
        with self.database.session(reading=True) as session:
            number = session.scalar(select(func.count()).where(DailyAttemptRow.date == day, DailyAttemptRow.game == game)) or 0
            own = session.get(DailyAttemptRow, (day, game, person)) if person else None
            return number, info_of(load_row(session, own.table_id)) if own else None

    def dealt(self, day: str, game: str) -> int | None:
        """Returns the seed of a day's deal, or None without attempts."""
        first = select(DailyAttemptRow.table_id).where(DailyAttemptRow.date == day, DailyAttemptRow.game == game).limit(1)
        with self.database.session(reading=True) as session:
            table_id = session.scalar(first)
            return info_of(load_row(session, table_id)).seed if table_id else None

    def finished(self, day: str, game: str) -> list[TableInfo]:
        attempted = select(DailyAttemptRow.table_id).where(DailyAttemptRow.date == day, DailyAttemptRow.game == game)
        with self.database.session(reading=True) as session:
            return [info_of(row) for row in session.scalars(select(TableRow).where(TableRow.id.in_(attempted), TableRow.status == OVER))]
