"""Requests notifications about tables in the same transaction as the move or change that causes them.

A notification passes through the outbox twice. First, the move adds a request to notify a person. If that person has neither moved nor
opened the table when the request is due, the server replaces it with a push message per device, an email or a webhook call. This way, no
message is sent about a turn that is over.
"""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, get_args

from sqlalchemy import ColumnElement, bindparam, delete, or_, select
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

Kind = Literal["turn", "reminder", "over", "started", "invited", "accepted", "takeover", "test"]
NotificationOption = Literal["push", "email", "webhook", "reminder"]
NOTIFICATION_OPTIONS: tuple[NotificationOption, ...] = get_args(NotificationOption)

SELECT_NOTIFIED = select(NotificationSettingsRow.person).where(NotificationSettingsRow.person.in_(bindparam("people", expanding=True)))
MIN_DELAY = 10.0  # seconds; enough to reconnect, and for other processes to report presence
REMINDER_SHARE = 0.8  # share of a player's remaining time after which a reminder is sent


@dataclass(frozen=True)
class Change:
    """The people to notify of an event or the start of a game."""

    table_id: str
    version: int
    at: float
    delay: float  # seconds that the next player has to open the table before a notification is sent
    moved: str | None  # the person whose turn is over
    to_move: str | None  # the person whose turn begins
    remaining: float | None  # the next player's remaining seconds at a table with clocks
    recipients: tuple[tuple[str, Kind], ...]  # of other notifications

    def save(self, session: Session) -> None:
        people = [person for person in (self.moved, self.to_move) if person is not None]
        notified = set(session.connection().scalars(SELECT_NOTIFIED, {"people": people}))
        if self.moved in notified:
            cancel_turn_notifications(session, self.moved, self.table_id)
        for person, kind in self.recipients:
            request_notification(session, person, self.table_id, kind, self.at + MIN_DELAY)
        if self.to_move in notified and (settings := session.get(NotificationSettingsRow, self.to_move)) is not None:
            wait = MIN_DELAY if settings.immediate else self.delay
            request_notification(session, self.to_move, self.table_id, "turn", self.at + wait, str(self.version))
            if self.remaining is not None:
                clocks = clocks_from(session.scalar(select(TableRow.clocks).where(TableRow.id == self.table_id)))
                due = expiry(clocks.schedule if clocks else None, self.at, REMINDER_SHARE * self.remaining)
                info = {"kind": "reminder", "had": self.remaining}
                once = f"reminder/{self.table_id}/{self.version}/{self.to_move}"
                enqueue(session, [OutboxMessage(once, "notification", self.to_move, info, due, self.table_id)])


def change_after(
    table: TableState, event: Event, after: State, occupants: list[Occupant], clocks: Clocks | None, delay: float
) -> Change | None:
    """Return the notifications for an event that is about to be committed, or None if it is still the same person's turn."""
    info, seat = table.info, running_seat(occupants, after)
    moved, to_move = table.person_to_move(), occupants[seat].person if seat >= 0 else None
    recipients: list[tuple[str, Kind]] = []
    if event.kind == SEAT and event.bot is not None and (replaced := info.occupants[event.seat].person):
        recipients.append((replaced, "takeover"))
    if after.over:
        recipients += [(person, "over") for person in players_among(occupants) if person != moved]
    if moved == to_move and not recipients:
        return None
    if len(players_among(occupants)) < 2 and clocks is None:  # no one is waiting for a person who plays only with bots
        to_move = None
    remaining = clocks.remaining_seconds[seat] if clocks and to_move else None
    to_move = to_move if to_move != moved else None
    return Change(
        info.id, event.version, event.created_at, delay_at(info.time_control, delay), moved, to_move, remaining, tuple(recipients)
    )


def delay_at(time_control: TimeControl | None, delay: float) -> float:
    """The delay of notifications: configurable for correspondence games, minimal for live games."""
    return delay if is_correspondence(time_control) else MIN_DELAY


def notify_started(session: Session, row: TableRow, by: str | None, now: float) -> None:
    """Notify the first player of their turn, and the other players of the start, except the person who started the game."""
    info = info_of(row)
    seat = running_seat(info.occupants, opening_of(info))
    to_move = info.occupants[seat].person if seat >= 0 else None
    others = players_among(info.occupants) - {by}
    if others:
        recipients: tuple[tuple[str, Kind], ...] = tuple((person, "started") for person in sorted(others) if person != to_move)
        remaining = info.clocks.remaining_seconds[seat] if info.clocks and to_move else None
        Change(info.id, 0, now, MIN_DELAY, None, to_move, remaining, recipients).save(session)


def notify_accepted(session: Session, row: TableRow, guest: Person, now: float) -> None:
    """Notify the host that a person has accepted an invitation, because the host may now be able to start the game."""
    if row.host != guest.id:
        request_notification(session, row.host, row.id, "accepted", now + MIN_DELAY, guest.id, guest.name)


def players_among(occupants: Iterable[Occupant]) -> set[str]:
    """Return the people with a seat, including people replaced by a bot."""
    return {person for occupant in occupants if (person := occupant.person or occupant.reserved_for)}


def request_notification(
    session: Session, person: str, table_id: str, kind: Kind, due: float = 0.0, mark: str = "", player: str = ""
) -> None:
    """Request a notification about a table, which replaces the person's unsent notifications about the same table.

    A person receives one notification of each kind per table and `mark`. `player` is the name of the player who caused it.
    """
    settings = session.get(NotificationSettingsRow, person)
    if settings is None or not set(enabled_at(session, settings, table_id)) - {"reminder"}:
        return
    session.execute(delete(OutboxRow).where(*unsent(person, table_id), OutboxRow.idempotency_key.not_like("reminder/%")))
    enqueue(
        session,
        [OutboxMessage(f"{kind}/{table_id}/{mark}/{person}", "notification", person, {"kind": kind, "player": player}, due, table_id)],
    )


def enabled_at(session: Session, settings: NotificationSettingsRow, table_id: str | None) -> list[str]:
    """Return the notifications enabled for a table, from the settings for the table or the general settings."""
    own = session.get(TableNotificationSettingsRow, (settings.person, table_id)) if table_id else None
    return own.enabled if own else settings.enabled


def cancel_turn_notifications(session: Session, person: str, table_id: str) -> None:
    """Delete unsent notifications about a person's turn."""
    turn = or_(OutboxRow.idempotency_key.like("turn/%"), OutboxRow.idempotency_key.like("reminder/%"))
    session.execute(delete(OutboxRow).where(*unsent(person, table_id), turn))


def unsent(person: str, table_id: str) -> tuple[ColumnElement[bool], ...]:
    return OutboxRow.table_id == table_id, OutboxRow.person == person, OutboxRow.sent_at.is_(None)


def short_hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:24]
