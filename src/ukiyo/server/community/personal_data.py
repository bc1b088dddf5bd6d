"""Registry of all personal data, used to export, merge and delete it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, cast

from sqlalchemy import ColumnElement, Table, delete, func, inspect, select, true, update
from sqlalchemy.orm import InstrumentedAttribute, Session

from ukiyo.play.kinds import OVER
from ukiyo.server.community import matchmaking, profiles, tournament_players
from ukiyo.server.db.schema import (
    AddressRow,
    BlockRow,
    ChatMessageRow,
    DailyAttemptRow,
    DeviceRow,
    LessonRow,
    LinkRow,
    NotesRow,
    NotificationSettingsRow,
    OutboxRow,
    PasskeyRow,
    ReportRow,
    SeatRow,
    TableNotificationSettingsRow,
    TableRow,
    TimeOffRow,
    VoteRow,
)
from ukiyo.server.people import ratings

Row = dict[str, object]

MAX_ROWS = 10_000  # exported per kind, the newest by primary key


@dataclass(frozen=True)
class OwnedRows:
    """Rows that belong to a person, identified by the `owner` column.

    Rows with a `name` are exported under it, without the `hidden` columns; `exported` selects the rows. Emails with links are not exported,
    because the owner of the address may be another person. When the person is deleted, the rows receive the `anonymized` values. Rows
    without such values are deleted.
    """

    owner: InstrumentedAttribute[Any]
    name: str = ""
    hidden: tuple[str, ...] = ()
    anonymized: Mapping[str, object] = field(default_factory=dict)
    exported: ColumnElement[bool] = field(default_factory=true)

    @property
    def table(self) -> Table:
        return cast(Table, inspect(self.owner.class_).local_table)

    def rows(self, session: Session, person: str) -> list[Row]:
        columns = [column for column in self.table.c if column.name not in self.hidden]
        newest = [column.desc() for column in self.table.primary_key]
        rows = session.execute(select(*columns).where(self.owner == person, self.exported).order_by(*newest).limit(MAX_ROWS))
        return [dict(row._mapping) for row in rows]

    def forget(self, session: Session, person: str) -> None:
        work = update(self.table).values(self.anonymized) if self.anonymized else delete(self.table)
        session.execute(work.where(self.owner == person))

    def merge(self, session: Session, old: str, new: str) -> None:
        """Moves the rows to another person. If both have a row with the same key, the other person's row stays."""
        column, target = self.table.c[self.owner.key], self.table.alias()
        others = [other for other in self.table.primary_key if other is not column]
        own, theirs = column == old, target.c[column.name] == new
        if column.primary_key:
            alike = select(target).where(theirs, *[target.c[other.name] == other for other in others])
            session.execute(delete(self.table).where(own, alike.exists()))
        session.execute(update(self.table).where(own).values({column.name: new}))


@dataclass(frozen=True)
class DailyAttemptsOwned(OwnedRows):
    """Attempts at the daily deal. Only one attempt at each deal counts, even after accounts are merged."""

    def merge(self, session: Session, old: str, new: str) -> None:
        """Keeps the attempt that ended first, or else the attempt that began first, so that players can't choose the better attempt."""
        attempts = (
            select(DailyAttemptRow, TableRow)
            .join(TableRow, TableRow.id == DailyAttemptRow.table_id)
            .where(DailyAttemptRow.person.in_((old, new)))
        )
        rows = sorted(session.execute(attempts), key=lambda row: (row[1].status != OVER, row[1].ended_at or 0.0, row[1].started_at))
        kept_deals: set[tuple[str, str]] = set()
        for attempt, table in rows:
            if (attempt.date, attempt.game) in kept_deals:
                session.delete(attempt)
                if table.status != OVER:
                    give_up_seats(table, {old, new})
            kept_deals.add((attempt.date, attempt.game))
        session.flush()
        super().merge(session, old, new)


def give_up_seats(table: TableRow, people: set[str]) -> None:
    """Ends a second attempt at the same deal, because it would reveal the deal of the attempt that counts."""
    for seat in table.seats:
        if seat.person in people:
            seat.person, seat.link_hash = None, None


@dataclass(frozen=True)
class CustomData:
    """Data with its own functions for export, deletion and merging."""

    name: str
    forget: Callable[[Session, str], None]
    merge: Callable[[Session, str, str], None]
    rows: Callable[[Session, str], list[Row]] = lambda *_: []


PERSONAL_DATA: list[OwnedRows | CustomData] = [
    OwnedRows(VoteRow.person),
    DailyAttemptsOwned(DailyAttemptRow.person, "daily_attempts"),
    OwnedRows(LessonRow.person, "lessons"),
    OwnedRows(PasskeyRow.person, "passkeys", hidden=("public_key",)),
    OwnedRows(LinkRow.person),
    OwnedRows(NotificationSettingsRow.person, "notification_settings", hidden=("webhook",)),
    OwnedRows(TableNotificationSettingsRow.person, "table_notification_settings"),
    OwnedRows(DeviceRow.person, "devices", hidden=("auth", "p256dh")),
    OwnedRows(OutboxRow.person, "outbox", hidden=("content", "lease_until"), exported=OutboxRow.idempotency_key.not_like("email/%")),
    OwnedRows(ChatMessageRow.person, "chat_messages", anonymized={"person": "", "name": "", "text": None, "sticker": None}),
    OwnedRows(NotesRow.person, "notes"),
    OwnedRows(BlockRow.person, "blocks", hidden=("blocked",)),
    OwnedRows(BlockRow.blocked),
    OwnedRows(ReportRow.person, "reports", hidden=("author",), anonymized={"person": ""}),
    OwnedRows(ReportRow.author, anonymized={"author": "", "name": ""}),
    OwnedRows(TimeOffRow.person, "time_off"),
    OwnedRows(AddressRow.person, "addresses", hidden=("address",)),
    CustomData("seeks", matchmaking.forget_seeks, matchmaking.merge_seeks, matchmaking.export_seeks),
    CustomData(
        "tournaments", tournament_players.forget_tournaments, tournament_players.merge_tournaments, tournament_players.export_tournaments
    ),
    CustomData("ratings", ratings.forget_ratings, ratings.merge_ratings, ratings.export_ratings),
    CustomData("profile", profiles.forget_profile, profiles.merge_profiles, profiles.export_profile),
    OwnedRows(TableRow.host, anonymized={"host": ""}),
    OwnedRows(SeatRow.person, anonymized={"person": None, "name": "", "link_hash": None}),
    OwnedRows(SeatRow.reserved_for, anonymized={"reserved_for": None, "name": func.coalesce(SeatRow.bot, "")}),
]
"""One entry for each feature that stores personal data."""
