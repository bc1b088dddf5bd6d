"""Invitations for people the host has played with. Clients identify people by a seat they held, so that ids remain private."""

from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import func, or_, select
from sqlalchemy.orm import Session

from ukiyo.engine.state import Seat
from ukiyo.play.errors import Conflict, Forbidden
from ukiyo.play.kinds import OPEN
from ukiyo.play.table_info import TableInfo
from ukiyo.server.core.identity import Person
from ukiyo.server.db.database import Database
from ukiyo.server.db.schema import PersonRow, SeatRow, TableRow
from ukiyo.server.people.skill_bands import blocked_pairs
from ukiyo.server.tables import notification_requests, seating
from ukiyo.server.tables.repository import info_of

MAX_SHARED_TABLES = 200  # the newest shared tables whose players can be invited
MAX_CONTACTS = 100  # listed per person
MAX_RECEIVED = 20  # pending invitations per guest
MAX_SENT = 20  # pending invitations per host


@dataclass(frozen=True)
class Contact:
    """A person the reader has played with, and the seat they held at the latest shared table."""

    name: str
    table: str
    seat: Seat
    game: str
    last: float


def contacts(database: Database, person: str) -> list[Contact]:
    """Returns the people with whom a person has played, most recent first."""
    with database.session(reading=True) as session:
        seats = contact_seats(session, person)
        blocked = blocked_pairs(session, {person, *seats})
        names = dict(session.execute(select(PersonRow.id, PersonRow.name).where(PersonRow.id.in_(seats))).all())
        return [
            Contact(names.get(other, seat.name), seat.table_id, seat.seat, table.game, table.ended_at or table.started_at)
            for other, (seat, table) in seats.items()
            if frozenset((person, other)) not in blocked
        ][:MAX_CONTACTS]


def contact_seats(session: Session, person: str) -> dict[str, tuple[SeatRow, TableRow]]:
    """Returns the latest shared seat of each person with whom a person has played."""
    own = select(SeatRow.table_id).where(or_(SeatRow.person == person, SeatRow.reserved_for == person))
    shared_table = (
        select(TableRow).where(TableRow.id.in_(own), TableRow.status != OPEN).order_by(TableRow.started_at.desc()).limit(MAX_SHARED_TABLES)
    )
    seats_by_person: dict[str, tuple[SeatRow, TableRow]] = {}
    for table in session.scalars(shared_table):
        for seat in table.seats:
            other = seat.person or seat.reserved_for
            if other is not None and other != person:
                seats_by_person.setdefault(other, (seat, table))
    return seats_by_person


def invite(host: Person, seat: Seat, shared_table: str, shared_seat: Seat) -> Callable[[Session, TableRow], None]:
    """Returns a change that reserves a seat for the person who held `shared_seat` at `shared_table`."""

    def change(session: Session, row: TableRow) -> None:
        guest = person_in_seat(session, host, shared_table, shared_seat)
        if blocked_pairs(session, {host.id, guest.id}):
            raise Conflict(f"You can't invite {guest.name}.")
        if count_pending(session, SeatRow.reserved_for == guest.id) >= MAX_RECEIVED:
            raise Conflict(f"{guest.name} already has {MAX_RECEIVED} pending invitations.")
        if count_pending(session, TableRow.host == host.id) >= MAX_SENT:
            raise Conflict(f"You have {MAX_SENT} pending invitations. Wait for responses or withdraw some of them.")
        seating.invite(row, host, seat, guest)
        notification_requests.request_notification(session, guest.id, row.id, "invited")

    return change


def person_in_seat(session: Session, person: Person, table_id: str, number: Seat) -> Person:
    seat = session.get(SeatRow, (table_id, number))
    table = session.get(TableRow, table_id)
    person_id = seat and (seat.person or seat.reserved_for)
    together = table is not None and any(person.id in (other.person, other.reserved_for) for other in table.seats)
    if seat is None or table is None or not person_id or person_id == person.id or not together or table.status == OPEN:
        raise Forbidden("You can only invite people you have played with. GET /api/me/contacts lists them.")
    known = session.get(PersonRow, person_id)
    return Person(person_id, known.name if known else seat.name)


def count_pending(session: Session, *conditions: object) -> int:
    """Counts the pending invitations that match the conditions."""
    pending = select(func.count()).select_from(SeatRow).join(TableRow)
    return session.scalar(pending.where(SeatRow.kind == OPEN, SeatRow.reserved_for.is_not(None), TableRow.status == OPEN, *conditions)) or 0  # type: ignore[arg-type]


def invitations(database: Database, person: str) -> list[tuple[TableInfo, str]]:
    """Returns the tables with a seat reserved for a person, and the name of each host, newest first."""
    reserved = select(SeatRow.table_id).where(SeatRow.reserved_for == person, SeatRow.kind == OPEN)
    query = select(TableRow, PersonRow.name).outerjoin(PersonRow, PersonRow.id == TableRow.host)
    with database.session(reading=True) as session:
        rows = session.execute(
            query.where(TableRow.id.in_(reserved), TableRow.status == OPEN).order_by(TableRow.started_at.desc()).limit(MAX_RECEIVED)
        )
        return [(info_of(row), name or "") for row, name in rows]
