"""The outbox: notifications that are committed with the change they report. The first process to claim a row sends it."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import ColumnElement, delete, or_, select, update
from sqlalchemy.orm import Session

from ukiyo.play.time_control import DAY, HOUR, MINUTE
from ukiyo.server.db.database import Database
from ukiyo.server.db.schema import OutboxRow

Channel = Literal["notification", "push", "email", "webhook"]
"""When a `notification` is due, push messages, an email or a webhook call replace it, depending on the person's settings."""

LEASE = 120.0  # seconds until another process may claim a row, longer than the timeout for sending
RETRY_DELAYS = (MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 8 * HOUR)
MAX_TRIES = len(RETRY_DELAYS) + 1
SENT_RETENTION, FAILED_RETENTION = 7 * DAY, 30 * DAY


@dataclass(frozen=True)
class OutboxMessage:
    """A message for a person. `idempotency_key` is its idempotency key: a second message with the same key is ignored."""

    idempotency_key: str
    channel: Channel
    person: str
    content: dict[str, object]
    due_at: float  # the earliest time to send it, in seconds since 1970
    table_id: str | None = None


@dataclass(frozen=True)
class ClaimedMessage:
    """A row claimed by this process until the lease expires."""

    id: int
    idempotency_key: str
    channel: Channel
    person: str
    table_id: str | None
    content: dict[str, object]
    attempts: int

    @property
    def kind(self) -> str:
        return str(self.content.get("kind", ""))


def enqueue(session: Session, messages: Iterable[OutboxMessage]) -> None:
    """Add messages to the outbox in the caller's transaction. Messages whose key is already in the outbox are ignored."""
    new = {message.idempotency_key: message for message in messages}
    known = set(session.scalars(select(OutboxRow.idempotency_key).where(OutboxRow.idempotency_key.in_(new))))
    session.add_all(OutboxRow(**vars(message), attempts=0) for once, message in new.items() if once not in known)


class Outbox:
    """The sender's interface to the outbox."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def due_channels(self, now: float) -> set[str]:
        """Return the channels with due messages."""
        with self.database.session(reading=True) as session:
            return set(session.scalars(select(OutboxRow.channel).where(*due(now)).distinct()))

    def claim(self, channel: Channel, limit: int, now: float) -> list[ClaimedMessage]:
        """Claim due rows. A row stays claimed until it is sent, sending fails, or the lease expires."""
        first = select(OutboxRow).where(OutboxRow.channel == channel, *due(now)).order_by(OutboxRow.due_at, OutboxRow.id).limit(limit)
        with self.database.session() as session:
            rows = session.scalars(first.with_for_update(skip_locked=True)).all()
            for row in rows:
                row.lease_until = now + LEASE
            return [
                ClaimedMessage(row.id, row.idempotency_key, channel, row.person, row.table_id, row.content, row.attempts) for row in rows
            ]

    def release_all(self) -> None:
        """Release all claims after a restart. Only for databases used by a single process."""
        with self.database.session() as session:
            session.execute(update(OutboxRow).where(OutboxRow.lease_until.is_not(None)).values(lease_until=None))

    def mark_sent(self, message: ClaimedMessage, now: float) -> None:
        self.release(message, sent_at=now, last_error=None, content={})

    def mark_failed(self, message: ClaimedMessage, error: str, now: float, wait: float | None = None) -> bool:
        """Schedule a retry with an increasing delay, or give up after the last attempt. Return whether there will be a retry."""
        tries = message.attempts + 1
        if tries < MAX_TRIES:
            self.release(message, attempts=tries, due_at=now + max(RETRY_DELAYS[tries - 1], wait or 0.0), last_error=error[:200])
        else:
            self.give_up(message, error)
        return tries < MAX_TRIES

    def give_up(self, message: ClaimedMessage, error: str) -> None:
        self.release(message, attempts=MAX_TRIES, last_error=error[:200], content={})

    def release(self, message: ClaimedMessage, **values: object) -> None:
        with self.database.session() as session:
            session.execute(update(OutboxRow).where(OutboxRow.id == message.id).values(lease_until=None, **values))

    def delete_old(self, now: float) -> None:
        with self.database.session() as session:
            session.execute(delete(OutboxRow).where(OutboxRow.sent_at < now - SENT_RETENTION))
            session.execute(delete(OutboxRow).where(OutboxRow.attempts >= MAX_TRIES, OutboxRow.due_at < now - FAILED_RETENTION))


def due(now: float) -> tuple[ColumnElement[bool], ...]:
    unclaimed = or_(OutboxRow.lease_until.is_(None), OutboxRow.lease_until < now)
    return OutboxRow.sent_at.is_(None), OutboxRow.due_at <= now, OutboxRow.attempts < MAX_TRIES, unclaimed
