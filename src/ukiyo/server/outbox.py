"""What is to be sent: rows that are kept in the same commit as what they speak of."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import select
from sqlalchemy.orm import Session

from ukiyo.server.schema import OutboxRow

Channel = Literal["push", "mail", "hook"]


@dataclass(frozen=True)
class Note:
    """Something for a person; `once` says what it is, so that it is put in but once."""

    once: str
    channel: Channel
    person: str
    content: dict[str, object]
    due: float  # not before, in seconds since 1970
    table_id: str | None = None


def post(session: Session, notes: Iterable[Note]) -> None:
    """Put notes into the outbox, in the transaction of what they speak of; those that are there already are left alone."""
    wanted = {note.once: note for note in notes}
    there = set(session.scalars(select(OutboxRow.once).where(OutboxRow.once.in_(wanted))))
    session.add_all(OutboxRow(**vars(note), tries=0) for once, note in wanted.items() if once not in there)
