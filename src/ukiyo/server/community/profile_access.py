"""Determines who may see a profile and its tables."""

from dataclasses import dataclass

from sqlalchemy import or_, select
from sqlalchemy.orm import Session, aliased

from ukiyo.play.errors import Forbidden, NotFound
from ukiyo.play.kinds import OPEN
from ukiyo.play.table_info import TableInfo
from ukiyo.server.core.errors import Unauthorized
from ukiyo.server.core.identity import Person
from ukiyo.server.db.schema import ProfileRow, SeatRow, TableRow

ME = "me"


@dataclass(frozen=True)
class ProfileAccess:
    """A profile and the person who visits it."""

    person: str
    row: ProfileRow
    visitor: str | None

    @property
    def own(self) -> bool:
        return self.visitor == self.person

    def sees(self, info: TableInfo) -> bool:
        """Returns whether the visitor can see a table, because it is listed or because they played at it."""
        return info.listed or any(self.visitor in (occupant.person, occupant.reserved_for) for occupant in info.occupants if self.visitor)


def access_to(session: Session, handle: str, you: Person | None) -> ProfileAccess:
    """Returns a profile. Raises an error if it does not exist or the visitor may not see it."""
    if handle == ME:
        if you is None:
            raise Unauthorized("Choose a name first with POST /api/me.")
        own = session.get(ProfileRow, you.id) or ProfileRow(person=you.id, handle="", visibility="opponents")
        return ProfileAccess(you.id, own, you.id)
    row = session.scalar(select(ProfileRow).where(ProfileRow.handle == handle))
    if row is None:
        raise NotFound(f"There is no profile '{handle[:16]}'.")
    access = ProfileAccess(row.person, row, you.id if you else None)
    if not access.own and row.visibility == "nobody":
        raise Forbidden("This profile is private.")
    if not access.own and row.visibility == "opponents" and not played_together(session, row.person, access.visitor):
        raise Forbidden("Only people who have played with this person can see the profile.")
    return access


def played_together(session: Session, person: str, other: str | None) -> bool:
    """Returns whether two people have shared a table whose game has started."""
    if other is None:
        return False
    seat, other_seat = aliased(SeatRow), aliased(SeatRow)
    shared = (
        select(TableRow.id)
        .join(seat, seat.table_id == TableRow.id)
        .join(other_seat, other_seat.table_id == TableRow.id)
        .where(
            TableRow.status != OPEN,
            or_(seat.person == person, seat.reserved_for == person),
            or_(other_seat.person == other, other_seat.reserved_for == other),
        )
    )
    return session.scalar(shared.limit(1)) is not None
