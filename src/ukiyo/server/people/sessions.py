"""Resolves session cookies. The person may have been renamed, merged, signed out or deleted since a cookie was issued.

All changes are held in memory, so that requests do not wait for the database.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass

from sqlalchemy import ColumnElement, func, select, text, update
from sqlalchemy.orm import Session

from ukiyo.server.core.clock import Clock
from ukiyo.server.core.identity import Person, Signer, hashed
from ukiyo.server.db.database import Database
from ukiyo.server.db.schema import CookieRow

SESSION_PREFIX = "@"  # precedes the hash of a person's id in database notifications
DELETED_GENERATION = 2**31 - 1  # higher than any cookie's generation
POLL_INTERVAL = 1.0  # seconds; notifications from other processes may be lost
ADVISORY_LOCK = 7_454_967  # a PostgreSQL lock that makes changes commit in the order of their revisions


@dataclass(frozen=True)
class SessionState:
    """Changes that apply to all of a person's cookies."""

    merged_into: str | None = None
    name: str = ""
    generation: int = 0
    revision: int = 0


UNCHANGED = SessionState()


class Sessions:
    """Resolves cookies. `on_change` is called when a person's cookies become invalid or identify another person."""

    def __init__(self, database: Database, signer: Signer, clock: Clock) -> None:
        self.database = database
        self.clock = clock
        self.signer = signer
        self.states_by_hash: dict[str, SessionState] = {}  # by the hash of a person's id
        self.revision = -1  # all changes up to this one are in memory
        self.unapplied: set[str] = set()  # people whose tables have not been updated yet
        self.update_lock = asyncio.Lock()  # prevents an older state from replacing a newer one
        self.on_change: Callable[[str], Awaitable[None]]

    async def poll(self) -> None:
        """Polls for changes by other processes, so that a sign-out takes effect even if its notification is lost."""
        while True:
            await self.clock.sleep(POLL_INTERVAL)
            await self.refresh()

    async def refresh(self) -> None:
        """Reads all changes since the last call."""
        async with self.update_lock:
            changed = await self.database.run_read(self.read_since, self.revision)
            for person_hash, state in changed.items():
                await self.apply(person_hash, state)
            self.revision = max([self.revision, *[state.revision for state in changed.values()]])

    async def changed(self, person_hash: str) -> None:
        """Reloads the state after a change by this or another process."""
        async with self.update_lock:
            await self.apply(person_hash, (await self.database.run_read(self.read, person_hash)).get(person_hash, UNCHANGED))

    async def apply(self, person_hash: str, state: SessionState) -> None:
        before = self.states_by_hash.get(person_hash, UNCHANGED)
        self.states_by_hash[person_hash] = state
        if person_hash in self.unapplied or (before.merged_into, before.generation) != (state.merged_into, state.generation):
            self.unapplied.add(person_hash)  # if this fails, the next refresh tries again
            await self.on_change(person_hash)
            self.unapplied.discard(person_hash)

    def read(self, person_hash: str) -> dict[str, SessionState]:
        return self.states(CookieRow.person_hash == person_hash)

    def read_since(self, revision: int) -> dict[str, SessionState]:
        return self.states(CookieRow.revision > revision)

    def states(self, condition: ColumnElement[bool]) -> dict[str, SessionState]:
        columns = (CookieRow.person_hash, CookieRow.merged_into, CookieRow.name, CookieRow.generation, CookieRow.revision)
        with self.database.session(reading=True) as session:
            return {row.person_hash: SessionState(*row[1:]) for row in session.execute(select(*columns).where(condition))}

    def person(self, cookie: str | None) -> Person | None:
        """Returns the person identified by a cookie, or None after a sign-out. Raises an error if the cookie is forged."""
        written = self.signer.person(cookie)
        return self.current(written) if written else None

    def current(self, person: Person) -> Person | None:
        state = self.states_by_hash.get(hashed(person.id)) if self.states_by_hash else None
        if state is None:
            return person
        if person.generation < state.generation:
            return None
        if state.merged_into is not None:
            return self.current_person(state.merged_into, state.name)
        return Person(person.id, state.name or person.name, state.generation)

    def current_person(self, person_id: str, name: str) -> Person:
        """Returns the person for a new cookie."""
        state = self.states_by_hash.get(hashed(person_id), UNCHANGED)
        return Person(person_id, state.name or name, state.generation)


def cookie_row(session: Session, person_id: str) -> CookieRow:
    """Returns and locks a person's row, creating it if needed. Other changes wait until this transaction commits."""
    if session.get_bind().dialect.name == "postgresql":
        session.execute(text(f"SELECT pg_advisory_xact_lock({ADVISORY_LOCK})"))
    row = session.get(CookieRow, hashed(person_id), with_for_update=True)
    if row is None:
        row = CookieRow(person_hash=hashed(person_id), name="", generation=0)
        session.add(row)
    return row


def publish(database: Database, session: Session, changed: Iterable[str]) -> None:
    """Assigns the next revision to the changed rows and notifies other processes."""
    revision = (session.scalar(select(func.max(CookieRow.revision))) or 0) + 1
    session.execute(update(CookieRow).where(CookieRow.person_hash.in_(changed)).values(revision=revision))
    for person_hash in changed:
        database.notify(session, SESSION_PREFIX + person_hash)
