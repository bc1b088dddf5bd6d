"""Schedules bots at tournament tables that no one is watching."""

import contextlib

from sqlalchemy import ColumnElement, case, exists, func, or_, select

from ukiyo.engine.errors import UkiyoError
from ukiyo.play.kinds import PLAYING
from ukiyo.server.bots.driver import BotDriver
from ukiyo.server.core.clock import Clock
from ukiyo.server.db.database import Database
from ukiyo.server.db.schema import EventRow, SeatRow, TableRow, TournamentRow, TournamentTableRow
from ukiyo.server.tables.registry import TableRegistry

MAX_TABLES = 48  # whose bots one process schedules at a time
LEASE = 30.0  # seconds; each scheduling renews it
TAKEOVER_DELAY = 30.0  # seconds without an event after which another process schedules the bot


class UnattendedTables:
    """Several processes share the tables by leasing them. With SQLite, there is only one process, which needs no leases."""

    def __init__(self, database: Database, clock: Clock, tables: TableRegistry, bots: BotDriver) -> None:
        self.database = database
        self.clock = clock
        self.tables = tables
        self.bots = bots
        self.scheduled: set[str] = set()  # tables whose bots play in this process although no one is watching
        bots.plays_unwatched = self.scheduled.__contains__

    async def schedule(self) -> None:
        """Schedules the bots of this process's tables, including tables that another process has abandoned."""
        waiting = await self.database.run_read(self.bots_to_move)
        tables = await self.database.run(self.claim, waiting) if waiting and not self.database.sqlite else waiting
        self.scheduled.clear()
        self.scheduled.update(tables)
        for table_id in tables:
            with contextlib.suppress(UkiyoError):  # the table's page reports why it can't be opened
                live = await self.tables.open(table_id)
                live.table.bot_error = ""  # retry a bot that failed
                self.bots.schedule(live)

    def bots_to_move(self) -> list[str]:
        """Returns the tables this process may schedule: bots' tables, and tables with people that are overdue.

        The number of tables is limited, and hosts get equal shares, so that many tournaments do not delay people's games.
        """
        last = select(func.max(EventRow.created_at)).where(EventRow.table_id == TableRow.id).scalar_subquery()
        untouched = func.coalesce(last, TableRow.started_at) < self.clock.time() - TAKEOVER_DELAY
        people = exists().where(SeatRow.table_id == TableRow.id, SeatRow.person.is_not(None))
        own = case((TournamentTableRow.bot_process == self.database.origin, 0), else_=1)  # prefer the tables this process already schedules
        turn = func.row_number().over(partition_by=(people, TournamentRow.host), order_by=(own, TableRow.started_at, TableRow.id))
        waiting = (
            select(TableRow.id)
            .join(TournamentTableRow, TournamentTableRow.table_id == TableRow.id)
            .join(TournamentRow, TournamentRow.id == TournamentTableRow.tournament_id)
        )
        waiting = waiting.where(TableRow.status == PLAYING, TableRow.clock_expires_at.is_(None), self.unclaimed(), or_(untouched, ~people))
        with self.database.session(reading=True) as session:
            return list(session.scalars(waiting.order_by(turn, people.desc(), own, TableRow.started_at).limit(MAX_TABLES)))

    def claim(self, tables: list[str]) -> list[str]:
        """Leases unclaimed tables to this process and returns them."""
        waiting = select(TournamentTableRow).where(TournamentTableRow.table_id.in_(tables), self.unclaimed())
        with self.database.session() as session:
            claimed = list(session.scalars(waiting.with_for_update(skip_locked=True)))
            for table in claimed:
                table.bot_process, table.bot_lease_until = self.database.origin, self.clock.time() + LEASE
            return [table.table_id for table in claimed]

    def unclaimed(self) -> ColumnElement[bool]:
        """Selects tables that no other process has leased."""
        return or_(
            TournamentTableRow.bot_process.is_(None),
            TournamentTableRow.bot_process == self.database.origin,
            TournamentTableRow.bot_lease_until < self.clock.time(),
        )
