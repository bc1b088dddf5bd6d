"""What is to be sent: rows that are kept in the same commit as what they speak of, and worked off by whichever process takes them first."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import ColumnElement, delete, or_, select, update
from sqlalchemy.orm import Session

from ukiyo.play.time_control import DAY, HOUR, MINUTE
from ukiyo.server.db.database import Database
from ukiyo.server.db.schema import OutboxRow

Channel = Literal["notification", "push", "mail", "webhook"]
"""A notice becomes what its person wants once it is due: a push a device, a mail, a call of her hook."""

LEASE = 120.0  # seconds for which a row is its taker's; whoever sends gives up sooner
PATIENCE = (MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 8 * HOUR)  # before each further try
TRIES = len(PATIENCE) + 1
SENT_FOR, FAILED_FOR = 7 * DAY, 30 * DAY  # how long rows are kept after they were sent or given up


@dataclass(frozen=True)
class Note:
    """Something for a person; `once` says what it is, so that it is put in but once."""

    once: str
    channel: Channel
    person: str
    content: dict[str, object]
    due: float  # not before, in seconds since 1970
    table_id: str | None = None


@dataclass(frozen=True)
class Taken:
    """A row that is this process's to send for a while."""

    id: int
    once: str
    channel: Channel
    person: str
    table_id: str | None
    content: dict[str, object]
    tries: int

    @property
    def kind(self) -> str:
        return str(self.content.get("kind", ""))


def post(session: Session, notes: Iterable[Note]) -> None:
    """Put notes into the outbox, in the transaction of what they speak of; those that are there already are left alone."""
    wanted = {note.once: note for note in notes}
    there = set(session.scalars(select(OutboxRow.once).where(OutboxRow.once.in_(wanted))))
    session.add_all(OutboxRow(**vars(note), tries=0) for once, note in wanted.items() if once not in there)


class Outbox:
    """The rows, as those who send see them."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def waiting(self, now: float) -> set[str]:
        """The channels for which something is due."""
        with self.database.session(reading=True) as session:
            return set(session.scalars(select(OutboxRow.channel).where(*due(now)).distinct()))

    def take(self, channel: Channel, most: int, now: float) -> list[Taken]:
        """Take what is due, before others do: a row is its taker's until it is done with it, or is killed and the lease ends."""
        first = select(OutboxRow).where(OutboxRow.channel == channel, *due(now)).order_by(OutboxRow.due, OutboxRow.id).limit(most)
        with self.database.session() as session:
            rows = session.scalars(first.with_for_update(skip_locked=True)).all()
            for row in rows:
                row.taken = now + LEASE
            return [Taken(row.id, row.once, channel, row.person, row.table_id, row.content, row.tries) for row in rows]

    def release(self) -> None:
        """After a restart nobody else has anything; only for a store that has one process."""
        with self.database.session() as session:
            session.execute(update(OutboxRow).where(OutboxRow.taken.is_not(None)).values(taken=None))

    def sent(self, taken: Taken, now: float) -> None:
        self.note(taken, sent=now, trouble=None, content={})

    def failed(self, taken: Taken, trouble: str, now: float, wait: float | None = None) -> bool:
        """It is tried again after a while, the longer the more often it has failed; returns whether it is."""
        tries = taken.tries + 1
        if tries < TRIES:
            self.note(taken, tries=tries, due=now + max(PATIENCE[tries - 1], wait or 0.0), trouble=trouble[:200])
        else:
            self.give_up(taken, trouble)
        return tries < TRIES

    def give_up(self, taken: Taken, trouble: str) -> None:
        self.note(taken, tries=TRIES, trouble=trouble[:200], content={})

    def note(self, taken: Taken, **values: object) -> None:
        with self.database.session() as session:
            session.execute(update(OutboxRow).where(OutboxRow.id == taken.id).values(taken=None, **values))

    def clean(self, now: float) -> None:
        with self.database.session() as session:
            session.execute(delete(OutboxRow).where(OutboxRow.sent < now - SENT_FOR))
            session.execute(delete(OutboxRow).where(OutboxRow.tries >= TRIES, OutboxRow.due < now - FAILED_FOR))


def due(now: float) -> tuple[ColumnElement[bool], ...]:
    free = or_(OutboxRow.taken.is_(None), OutboxRow.taken < now)
    return OutboxRow.sent.is_(None), OutboxRow.due <= now, OutboxRow.tries < TRIES, free
