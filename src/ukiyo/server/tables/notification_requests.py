"""What people hear of their tables while they look elsewhere: kept with what it speaks of, and said in their words once it is due.

A notice is a row of the outbox in two steps. With the move it is kept that somebody is to hear of a table; if by the time it is due she has
neither moved nor looked, it becomes what she wants: a push for each device, a mail, a call of her hook. So a turn that is over is spoken of
nowhere, and who is asked next is decided by the store alone.
"""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, get_args

from sqlalchemy import ColumnElement, delete, or_, select
from sqlalchemy.orm import Session

from ukiyo.engine.state import State
from ukiyo.play.events import Event
from ukiyo.play.kinds import SEAT
from ukiyo.play.table_info import Occupant, opening_of, running_seat
from ukiyo.play.table_state import TableState
from ukiyo.play.time_control import Clocks, TimeControl, clocks_from, expiry, is_correspondence
from ukiyo.server.core.identity import Person
from ukiyo.server.db.outbox import OutboxMessage, enqueue
from ukiyo.server.db.schema import NotificationSettingsRow, OutboxRow, TableNotificationSettingsRow, TableRow
from ukiyo.server.tables.repository import info_of

Kind = Literal["turn", "reminder", "over", "started", "invited", "accepted", "stood-in", "test"]
Want = Literal["push", "mail", "webhook", "reminder"]
WANTS: tuple[Want, ...] = get_args(Want)

SOON = 10.0  # seconds in which a cut line is mended, and other processes say who looks
USED = 0.8  # of her time, and somebody is reminded


# What is kept with a move


@dataclass(frozen=True)
class Change:
    """What an entry, or the start, changes for people who may be looking elsewhere."""

    table_id: str
    version: int
    at: float
    delay: float  # in which whose turn has come may come by herself
    moved: str | None  # whose turn is over
    asked: str | None  # whose turn has come
    left: float | None  # the seconds she has, at a table with clocks
    hearers: tuple[tuple[str, Kind], ...]  # who hears of something else

    def keep(self, session: Session) -> None:
        if self.moved is not None:
            forget_turn(session, self.moved, self.table_id)
        for person, kind in self.hearers:
            about(session, person, self.table_id, kind, self.at + SOON)
        if self.asked is not None and (wanted := session.get(NotificationSettingsRow, self.asked)) is not None:
            wait = SOON if wanted.immediate else self.delay
            about(session, self.asked, self.table_id, "turn", self.at + wait, str(self.version))
            if self.left is not None:
                clocks = clocks_from(session.scalar(select(TableRow.clocks).where(TableRow.id == self.table_id)))
                due, info = expiry(clocks.schedule if clocks else None, self.at, USED * self.left), {"kind": "reminder", "had": self.left}
                once = f"reminder/{self.table_id}/{self.version}/{self.asked}"
                enqueue(session, [OutboxMessage(once, "notification", self.asked, info, due, self.table_id)])


def changed(table: TableState, event: Event, after: State, occupants: list[Occupant], clocks: Clocks | None, delay: float) -> Change | None:
    """What people are to hear of an entry that is about to be kept; nothing as long as the same person goes on."""
    info, seat = table.info, running_seat(occupants, after)
    moved, asked = table.person_to_move(), occupants[seat].person if seat >= 0 else None
    hearers: list[tuple[str, Kind]] = []
    if event.kind == SEAT and event.bot is not None and (gone := info.occupants[event.seat].person):
        hearers.append((gone, "stood-in"))
    if after.over:
        hearers += [(person, "over") for person in people_at(occupants) if person != moved]
    if moved == asked and not hearers:
        return None
    if len(people_at(occupants)) < 2 and clocks is None:  # nobody waits for one who plays with bots
        asked = None
    left = clocks.remaining[seat] if clocks and asked else None
    asked = asked if asked != moved else None
    return Change(info.id, event.version, event.at, delay_at(info.time_control, delay), moved, asked, left, tuple(hearers))


def delay_at(time_control: TimeControl | None, delay: float) -> float:
    """Over days nobody minds a minute; in one sitting everybody waits."""
    return delay if is_correspondence(time_control) else SOON


def started(session: Session, row: TableRow, by: str | None, now: float) -> None:
    """A game has begun: who is asked first hears that it is her turn, the others that it has started, but not who began it."""
    info = info_of(row)
    seat = running_seat(info.occupants, opening_of(info))
    asked = info.occupants[seat].person if seat >= 0 else None
    others = people_at(info.occupants) - {by}
    if others:
        hearers: tuple[tuple[str, Kind], ...] = tuple((person, "started") for person in sorted(others) if person != asked)
        left = info.clocks.remaining[seat] if info.clocks and asked else None
        Change(info.id, 0, now, SOON, None, asked, left, hearers).keep(session)


def accepted(session: Session, row: TableRow, guest: Person, now: float) -> None:
    """Somebody has come to the seat that was kept for her: the host hears of it, who may start the game."""
    if row.host != guest.id:
        about(session, row.host, row.id, "accepted", now + SOON, guest.id, guest.name)


def people_at(occupants: Iterable[Occupant]) -> set[str]:
    """Who plays, or is played for."""
    return {person for occupant in occupants if (person := occupant.person or occupant.reserved_for)}


def about(session: Session, person: str, table_id: str, kind: Kind, due: float = 0.0, mark: str = "", player: str = "") -> None:
    """Somebody is to hear of a table, not before it is due. It replaces what she has not heard yet of the same table.

    `mark` tells two of the same kind apart: without one there is one such notice a person and table. `player` is who has done it.
    """
    wanted = session.get(NotificationSettingsRow, person)
    if wanted is None or not set(wants_at(session, wanted, table_id)) - {"reminder"}:
        return
    session.execute(delete(OutboxRow).where(*unsent(person, table_id), OutboxRow.once.not_like("reminder/%")))
    enqueue(
        session,
        [OutboxMessage(f"{kind}/{table_id}/{mark}/{person}", "notification", person, {"kind": kind, "player": player}, due, table_id)],
    )


def wants_at(session: Session, wanted: NotificationSettingsRow, table_id: str | None) -> list[str]:
    """By what somebody wants to hear of a table."""
    own = session.get(TableNotificationSettingsRow, (wanted.person, table_id)) if table_id else None
    return own.enabled if own else wanted.enabled


def forget_turn(session: Session, person: str, table_id: str) -> None:
    """It is not her turn any more: what was not sent by now is not sent."""
    turn = or_(OutboxRow.once.like("turn/%"), OutboxRow.once.like("reminder/%"))
    session.execute(delete(OutboxRow).where(*unsent(person, table_id), turn))


def unsent(person: str, table_id: str) -> tuple[ColumnElement[bool], ...]:
    return OutboxRow.table_id == table_id, OutboxRow.person == person, OutboxRow.sent.is_(None)


def hash_of(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:24]
