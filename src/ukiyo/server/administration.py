"""Administrative access to a server's database. Changes use short transactions and are logged."""

import getpass
import ipaddress
import secrets
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import alembic.config
import alembic.script
from alembic.runtime.migration import MigrationContext
from sqlalchemy import ColumnElement, Table, delete, func, or_, select
from sqlalchemy.orm import Session

from ukiyo.engine.errors import BadOption
from ukiyo.play.errors import Conflict, NotFound
from ukiyo.play.kinds import OPEN
from ukiyo.server.community.bans import ADDRESS_BAN_LENGTH, MAX_ADDRESS_BANS, ban_end
from ukiyo.server.core.clock import Clock
from ukiyo.server.core.email_address import EmailAddress
from ukiyo.server.core.file_lock import FileLock
from ukiyo.server.core.rate_limits import shared_address
from ukiyo.server.db.database import MIGRATIONS, Database
from ukiyo.server.db.outbox import Channel, enqueue
from ukiyo.server.db.schema import (
    AdminRow,
    BanRow,
    Base,
    BlockRow,
    ChatMessageRow,
    OutboxRow,
    PageErrorRow,
    PersonRow,
    ProfileRow,
    ReportRow,
    SeatRow,
    TableRow,
)
from ukiyo.server.notifications import admin_messages
from ukiyo.server.tables.repository import load_row

Row = dict[str, object]

DAY = 86_400.0
BATCH_SIZE = 50  # rows deleted per transaction, which blocks moves until it commits
ADDRESS_BANS = or_(BanRow.person.contains("."), BanRow.person.contains(":"))
PERSON_COLUMNS = ("person", "reserved_for", "host", "other")  # columns that hold a person's id


class Administration:
    """Reads and changes a server's database, even while the server is running. Logs each change with its author and time."""

    def __init__(self, url: str, clock: Clock | None = None) -> None:
        self.database = Database(url)
        self.clock = clock or Clock()
        self.check_schema()

    def close(self) -> None:
        self.database.close()

    def check_schema(self) -> None:
        """Raises `BadOption` if the schema version is not current. Only the server runs migrations."""
        file = self.database.engine.url.database
        config = alembic.config.Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        known, newest = None, alembic.script.ScriptDirectory.from_config(config).get_current_head()
        if not self.database.sqlite or (file and Path(file).exists()):
            with self.database.session(reading=True) as session:
                known = MigrationContext.configure(session.connection()).get_current_revision()
        if known != newest:
            raise BadOption(f"The database {self.database.address} has a different schema version. Run 'ukiyo serve' once to migrate it.")

    def note(self, session: Session, command: str, about: str) -> None:
        session.add(AdminRow(created_at=self.clock.time(), user_name=getpass.getuser()[:80], command=command, details=about[:300]))

    # People

    def people(self, search: str, limit: int) -> list[Row]:
        """Returns people whose name, id or email address matches, most recently active first."""
        query = select(PersonRow).order_by(PersonRow.last_seen_at.desc()).limit(limit)
        if search:
            query = query.where(
                PersonRow.name.icontains(search, autoescape=True) | (PersonRow.id == search) | (PersonRow.email == search.strip().lower())
            )
        with self.database.session(reading=True) as session:
            banned = set(session.scalars(select(BanRow.person)))
            return [{**columns(row), "banned": row.id in banned} for row in session.scalars(query)]

    def person(self, name_or_id: str) -> Row:
        """Returns a person with their latest tables, the number of their chat messages and the number of reports about them."""
        with self.database.session(reading=True) as session:
            person = find_person(session, name_or_id)
            has_seat = TableRow.id.in_(select(SeatRow.table_id).where(or_(SeatRow.person == person.id, SeatRow.reserved_for == person.id)))
            tables = session.scalars(select(TableRow).where(has_seat).order_by(TableRow.started_at.desc()).limit(20))
            ban = session.get(BanRow, person.id)
            return {
                **columns(person),
                "banned": ban.reason if ban else None,
                "tables": [summary(row) for row in tables],
                "chat_messages": count(session, ChatMessageRow.person == person.id),
                "reported": count(session, ReportRow.author == person.id),
                "blocked_by": count(session, BlockRow.blocked == person.id),
            }

    def ban(self, target: str, reason: str) -> Row:
        """Bans a person or an address. Signing in again does not lift the ban. A running server closes open connections within seconds."""
        now = self.clock.time()
        with self.database.session() as session:
            session.execute(delete(BanRow).where(ADDRESS_BANS, BanRow.created_at <= now - ADDRESS_BAN_LENGTH))
            banned_id, name = ban_target(session, target)
            if session.get(BanRow, banned_id) is not None:
                raise Conflict(f"{name} is already banned.")
            if ban_end(banned_id, now) and count(session, ADDRESS_BANS) >= MAX_ADDRESS_BANS:
                raise Conflict(f"{MAX_ADDRESS_BANS} addresses are already banned. Use a proxy to block more.")
            session.add(BanRow(person=banned_id, reason=reason[:300], created_at=now))
            self.note(session, "ban", f"{banned_id} {name}: {reason}")
            return {"id": banned_id, "name": name, "expires_at": ban_end(banned_id, now)}

    def unban(self, target: str) -> Row:
        with self.database.session() as session:
            row = session.get(BanRow, target) or session.get(BanRow, ban_target(session, target)[0])
            if row is None:
                raise Conflict(f"{target} is not banned.")
            session.delete(row)
            self.note(session, "unban", row.person)
            return columns(row)

    def bans(self) -> list[Row]:
        with self.database.session(reading=True) as session:
            rows = session.execute(
                select(BanRow, PersonRow.name).outerjoin(PersonRow, PersonRow.id == BanRow.person).order_by(BanRow.created_at)
            )
            return [{**columns(ban), "name": name, "expires_at": ban_end(ban.person, ban.created_at)} for ban, name in rows]

    # Tables

    def tables(self, status: str, search: str, limit: int) -> list[Row]:
        query = select(TableRow).order_by(TableRow.started_at.desc()).limit(limit)
        if status:
            query = query.where(TableRow.status == status)
        if search:
            named = select(SeatRow.table_id).where(SeatRow.name.icontains(search, autoescape=True) | (SeatRow.person == search))
            query = query.where(TableRow.id.in_(named) | (TableRow.game == search))
        with self.database.session(reading=True) as session:
            return [summary(row) for row in session.scalars(query)]

    def table(self, table_id: str) -> Row:
        """Returns a table with its players and its chat, including deleted messages."""
        with self.database.session(reading=True) as session:
            row = load_row(session, table_id)
            seats = [
                {"seat": seat.seat, "kind": seat.kind, "name": seat.name, "person": seat.person or seat.reserved_for} for seat in row.seats
            ]
            messages = list(
                session.scalars(select(ChatMessageRow).where(ChatMessageRow.table_id == table_id).order_by(ChatMessageRow.number))
            )
            deleted = {message.deletes for message in messages}
            chat = [{**columns(row), "deleted": row.number in deleted} for row in messages if row.kind == "message"]
            return {**summary(row), "host": row.host, "options": row.options, "seats": seats, "chat": chat}

    def remove(self, table_id: str) -> Row:
        with self.database.session() as session:
            row = load_row(session, table_id)
            if row.tournament:
                raise Conflict(f"{table_id} belongs to the tournament {row.tournament}, which can't end without it.")
            removed = summary(row)
            delete_tables(session, [table_id])
            self.database.notify(session, table_id)
            self.note(session, "remove", f"{table_id} ({row.game}, {row.status})")
            return removed

    # Reports

    def reports(self, settled: bool) -> list[Row]:
        query = select(ReportRow).order_by(ReportRow.created_at)
        with self.database.session(reading=True) as session:
            return [columns(row) for row in session.scalars(query if settled else query.where(ReportRow.resolved_at.is_(None)))]

    def settle(self, number: int, answer: str) -> Row:
        with self.database.session() as session:
            row = session.get(ReportRow, number)
            if row is None:
                raise NotFound(f"There is no report {number}.")
            row.resolved_at, row.answer = self.clock.time(), answer[:300]
            self.note(session, "settle", f"report {number} about {row.name}: {answer}")
            return columns(row)

    # Browser errors

    def errors(self, limit: int) -> list[Row]:
        """Returns uncaught errors reported by browsers, latest first."""
        query = select(PageErrorRow).order_by(PageErrorRow.last_seen_at.desc()).limit(limit)
        with self.database.session(reading=True) as session:
            return [columns(row) for row in session.scalars(query)]

    # Maintenance

    def vacuum(self, days: float, dry: bool) -> Row:
        """Removes tables that never started, old outbox rows, and people without tables or an account."""
        before = self.clock.time() - days * DAY
        waiting = (TableRow.status == OPEN, TableRow.started_at < before)
        old = (or_(OutboxRow.sent_at < before, OutboxRow.due_at < before),)
        unknown = (PersonRow.last_seen_at < before, PersonRow.email.is_(None), *is_unmentioned())
        counts: Row = {
            "tables": self.clear(TableRow.id, waiting, dry, delete_tables),
            "outbox": self.clear(OutboxRow.id, old, dry, lambda s, ids: s.execute(delete(OutboxRow).where(OutboxRow.id.in_(ids)))),
            "people": self.clear(PersonRow.id, unknown, dry, delete_people),
        }
        if not dry:
            with self.database.session() as session:
                self.note(session, "vacuum", ", ".join(f"{number} {kind}" for kind, number in counts.items()))
        return {**counts, "file": self.shrink() if not dry else ""}

    def clear(self, key: Any, conditions: tuple[ColumnElement[bool], ...], dry: bool, delete_rows: Any) -> int:
        if dry:
            with self.database.session(reading=True) as session:
                return session.scalar(select(func.count(key)).where(*conditions)) or 0
        number = 0
        while True:
            with self.database.session() as session:
                keys = list(session.scalars(select(key).where(*conditions).limit(BATCH_SIZE)))
                if not keys:
                    return number
                delete_rows(session, keys)
                number += len(keys)

    def shrink(self) -> str:
        """Shrinks an SQLite file, unless a server is using it. Shrinking blocks all writes for a while."""
        file = self.database.engine.url.database
        if not self.database.sqlite or not file:
            return "PostgreSQL shrinks its files automatically."
        try:
            lock = FileLock(Path(file))
        except BadOption:
            return "The file was not shrunk because a server is using it. Stop the server and run 'ukiyo admin vacuum' again."
        try:
            size = Path(file).stat().st_size
            with self.database.engine.connect() as connection:
                driver_connection = connection.connection.driver_connection
                assert driver_connection is not None
                connection.rollback()
                driver_connection.execute("VACUUM")
            return f"{size // 1024} KB before, {Path(file).stat().st_size // 1024} KB now"
        finally:
            lock.release()

    # Test messages

    def test(self, channel: Channel, to: str) -> list[str]:
        """Adds a test message to the outbox, from which a running server sends it. Returns the keys of the outbox rows."""
        mark, now = f"test/{channel}/{secrets.token_hex(4)}", self.clock.time()
        with self.database.session() as session:
            if channel == "email":
                notes = [admin_messages.email(find_address(session, to), mark, now)]
            else:
                notes = admin_messages.pushes(session, find_person(session, to), mark, now)
            enqueue(session, notes)
            self.note(session, f"test {channel}", to)
            return [note.idempotency_key for note in notes]

    def sent(self, notes: Iterable[str]) -> list[Row]:
        with self.database.session(reading=True) as session:
            return [columns(row) for row in session.scalars(select(OutboxRow).where(OutboxRow.idempotency_key.in_(notes)))]

    def log(self, limit: int) -> list[Row]:
        with self.database.session(reading=True) as session:
            return [columns(row) for row in session.scalars(select(AdminRow).order_by(AdminRow.id.desc()).limit(limit))]


def columns(row: Base) -> Row:
    return {column.name: getattr(row, column.name) for column in row.__table__.columns}


def count(session: Session, condition: ColumnElement[bool]) -> int:
    return session.scalar(select(func.count()).where(condition)) or 0


def summary(row: TableRow) -> Row:
    names = [seat.name or seat.kind for seat in row.seats]
    fields = {
        "id": row.id,
        "game": row.game,
        "status": row.status,
        "started_at": row.started_at,
        "ended_at": row.ended_at,
        "listed": row.listed,
    }
    return {**fields, "chat_mode": row.chat, "daily_date": row.daily_date, "people": names}


def find_person(session: Session, name_or_id: str) -> PersonRow:
    """Finds a person by id or by a unique name."""
    by_id = session.get(PersonRow, name_or_id)
    matches = [by_id] if by_id else list(session.scalars(select(PersonRow).where(PersonRow.name == name_or_id).limit(2)))
    if not matches:
        raise NotFound(f"There is no person '{name_or_id}'. Run 'ukiyo admin people' to list all people.")
    if len(matches) > 1:
        raise Conflict(f"Several people are named '{name_or_id}'. Run 'ukiyo admin people {name_or_id}' to find the id.")
    return matches[0]


def find_address(session: Session, to: str) -> str:
    """Returns an email address in its normal form, or a person's address."""
    address = EmailAddress.parse(to).text if "@" in to else find_person(session, to).email
    if address is None:
        raise Conflict(f"{to} has no email address. Enter an address instead of a name.")
    return address


def ban_target(session: Session, target: str) -> tuple[str, str]:
    """Returns a person's id, or the address or network to which limits apply, and the name to display."""
    try:
        address = ipaddress.ip_address(target)
    except ValueError:
        person = find_person(session, target)
        return person.id, person.name
    if address.is_loopback or address.is_unspecified:
        raise Conflict(f"{target} is this machine. Behind a proxy, all requests may appear to come from it.")
    return shared_address(target), shared_address(target)


def delete_tables(session: Session, tables: list[str]) -> None:
    """Deletes tables and all rows that reference them."""
    tables_table = Base.metadata.tables["tables"]
    for table in reversed(Base.metadata.sorted_tables):
        for key in table.foreign_keys:
            if key.column.table is tables_table:
                session.execute(delete(table).where(key.parent.in_(tables)))
    session.execute(delete(tables_table).where(tables_table.c.id.in_(tables)))


def is_unmentioned() -> list[ColumnElement[bool]]:
    """Returns conditions that match people whose id appears only in their own row, profile and outbox messages."""

    def names(table: Table, column: str) -> ColumnElement[bool]:
        return ~select(table.c[column]).where(table.c[column] == PersonRow.id).exists()

    others = [table for table in Base.metadata.sorted_tables if table.name not in ("people", "profiles", "outbox")]
    return [names(table, column) for table in others for column in PERSON_COLUMNS if column in table.c]


def delete_people(session: Session, ids: list[str]) -> None:
    session.execute(delete(ProfileRow).where(ProfileRow.person.in_(ids)))
    session.execute(delete(PersonRow).where(PersonRow.id.in_(ids)))
