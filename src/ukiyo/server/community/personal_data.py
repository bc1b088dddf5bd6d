"""All that is kept of a person, kind by kind, so that she can have it, take it to another device, or have it forgotten."""

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

MAX_ROWS = 10_000  # rows of a kind that are exported, the newest by their key


@dataclass(frozen=True)
class OwnedRows:
    """Rows that belong to a person, by the column that says whose they are.

    They are exported under a `name`, if they have one, without what is `hidden`; `exported` selects the rows. Mail about an address is
    not exported: it is the business of the address's owner, who may be another person than the asker. A row that outlives her says
    `after` what it says then; any other is deleted with her.
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
        shown = [column for column in self.table.c if column.name not in self.hidden]
        newest = [column.desc() for column in self.table.primary_key]
        found = session.execute(select(*shown).where(self.owner == person, self.exported).order_by(*newest).limit(MAX_ROWS))
        return [dict(row._mapping) for row in found]

    def forget(self, session: Session, person: str) -> None:
        work = update(self.table).values(self.anonymized) if self.anonymized else delete(self.table)
        session.execute(work.where(self.owner == person))

    def merge(self, session: Session, old: str, new: str) -> None:
        """From now on they are another's. Where she has the like already, hers stays."""
        column, there = self.table.c[self.owner.key], self.table.alias()
        others = [other for other in self.table.primary_key if other is not column]
        own, theirs = column == old, there.c[column.name] == new
        if column.primary_key:
            alike = select(there).where(theirs, *[there.c[other.name] == other for other in others])
            session.execute(delete(self.table).where(own, alike.exists()))
        session.execute(update(self.table).where(own).values({column.name: new}))


@dataclass(frozen=True)
class DailyAttemptsOwned(OwnedRows):
    """Tries at the deal of the day: one of each deal counts for a person, also after two accounts were merged."""

    def merge(self, session: Session, old: str, new: str) -> None:
        """Of two tries the one that ended first counts, or else the one that began first: nobody chooses the better one."""
        tried = (
            select(DailyAttemptRow, TableRow)
            .join(TableRow, TableRow.id == DailyAttemptRow.table_id)
            .where(DailyAttemptRow.person.in_((old, new)))
        )
        found = sorted(session.execute(tried), key=lambda row: (row[1].status != OVER, row[1].ended or 0.0, row[1].began))
        counted: set[tuple[str, str]] = set()
        for attempt, table in found:
            if (attempt.day, attempt.game) in counted:
                session.delete(attempt)
                if table.status != OVER:
                    give_up_seats(table, {old, new})
            counted.add((attempt.day, attempt.game))
        session.flush()
        super().merge(session, old, new)


def give_up_seats(table: TableRow, people: set[str]) -> None:
    """Nobody plays on at a second try at the same deal: it would show what is to come in the one that counts."""
    for seat in table.seats:
        if seat.person in people:
            seat.person, seat.link = None, None


@dataclass(frozen=True)
class CustomData:
    """What is shown, forgotten and taken along in a way of its own."""

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
    OwnedRows(OutboxRow.person, "outbox", hidden=("content", "taken"), exported=OutboxRow.once.not_like("mail/%")),
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
    OwnedRows(SeatRow.person, anonymized={"person": None, "name": "", "link": None}),
    OwnedRows(SeatRow.reserved_for, anonymized={"reserved_for": None, "name": func.coalesce(SeatRow.bot, "")}),
]
"""What every feature keeps of a person; a new one adds its line."""
