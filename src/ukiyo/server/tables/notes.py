"""Notes to oneself: one text a player and table, shown to nobody else, on all her devices."""

from sqlalchemy.orm import Session

from ukiyo.play.errors import Conflict, Refused
from ukiyo.server.core.identity import composed
from ukiyo.server.db.database import Database
from ukiyo.server.db.schema import NotesRow

LONGEST = 4000  # characters


def checked_notes(text: str) -> str:
    """What cannot be seen is left out, but for the ends of lines."""
    kept = "".join(letter for letter in composed(text) if letter.isprintable() or letter == "\n")
    if len(kept) > LONGEST:
        raise Refused(f"notes have at most {LONGEST} characters")
    return kept


def read(database: Database, person: str, table_id: str) -> tuple[str, int]:
    """The text, and how often it was written."""
    with database.session(reading=True) as session:
        row = session.get(NotesRow, (person, table_id))
        return (row.text, row.version) if row else ("", 0)


def keep(database: Database, person: str, table_id: str, text: str, version: int, now: float) -> int:
    """Write them anew, if they still are as they were when somebody began to write; returns how often that was done."""
    with database.session() as session:
        row = session.get(NotesRow, (person, table_id), with_for_update=True)
        if version != (row.version if row else 0):
            raise Conflict("you have changed these notes on another device: look at them again first")
        if row is None:
            add(session, person, table_id, text, now)
        else:
            row.text, row.version, row.at = text, version + 1, now
        return version + 1


def add(session: Session, person: str, table_id: str, text: str, now: float) -> None:
    session.add(NotesRow(person=person, table_id=table_id, text=text, version=1, at=now))
