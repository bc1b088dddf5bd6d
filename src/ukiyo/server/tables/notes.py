"""Private notes: one text per player and table, shared between the player's devices."""

from sqlalchemy.orm import Session

from ukiyo.play.errors import Conflict, Refused
from ukiyo.server.core.identity import normalized
from ukiyo.server.db.database import Database
from ukiyo.server.db.schema import NotesRow

MAX_LENGTH = 4000  # characters


def checked_notes(text: str) -> str:
    """Remove invisible characters, except line breaks."""
    visible = "".join(character for character in normalized(text) if character.isprintable() or character == "\n")
    if len(visible) > MAX_LENGTH:
        raise Refused(f"Notes can have at most {MAX_LENGTH} characters.")
    return visible


def read(database: Database, person: str, table_id: str) -> tuple[str, int]:
    """Return the notes and their version."""
    with database.session(reading=True) as session:
        row = session.get(NotesRow, (person, table_id))
        return (row.text, row.version) if row else ("", 0)


def save(database: Database, person: str, table_id: str, text: str, version: int, now: float) -> int:
    """Replace the notes if `version` is their current version. Returns the new version."""
    with database.session() as session:
        row = session.get(NotesRow, (person, table_id), with_for_update=True)
        if version != (row.version if row else 0):
            raise Conflict("You have changed these notes on another device. Reload them before you save.")
        if row is None:
            add(session, person, table_id, text, now)
        else:
            row.text, row.version, row.updated_at = text, version + 1, now
        return version + 1


def add(session: Session, person: str, table_id: str, text: str, now: float) -> None:
    session.add(NotesRow(person=person, table_id=table_id, text=text, version=1, updated_at=now))
