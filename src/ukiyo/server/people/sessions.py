"""Whom a cookie stands for by now: since it was written, a person may have become one with another, be called otherwise, have signed out
everywhere, or be forgotten. All of it is in memory, so that no request waits for it."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass

from sqlalchemy import ColumnElement, func, select, text, update
from sqlalchemy.orm import Session

from ukiyo.server.core.clock import Clock
from ukiyo.server.core.identity import Person, Signer, hashed
from ukiyo.server.db.database import Database
from ukiyo.server.db.schema import CookieRow

MARK = "@"  # before whose cookies changed, where other processes are told
FORGOTTEN = 2**31 - 1  # a generation that no cookie is of
POLL = 1.0  # seconds between looks for changes by other processes, whose notifications may be lost
CHANGING = 7_454_967  # PostgreSQL's advisory lock: changes are committed in the order of their revisions


@dataclass(frozen=True)
class Standing:
    """What has changed for somebody's cookies."""

    leads: str | None = None
    name: str = ""
    generation: int = 0
    revision: int = 0


UNCHANGED = Standing()


class Sessions:
    """`on_turn` is called when somebody's cookies stand for another from now on, or for nobody."""

    def __init__(self, database: Database, signer: Signer, clock: Clock) -> None:
        self.database = database
        self.clock = clock
        self.signer = signer
        self.known: dict[str, Standing] = {}  # by the hash of a person's id
        self.revision = -1  # up to which all changes are known
        self.unfinished: set[str] = set()  # people whose change is known here, but not yet to all of their tables
        self.settling = asyncio.Lock()  # so that nothing older is settled after something newer
        self.on_turn: Callable[[str], Awaitable[None]]

    async def poll(self) -> None:
        """Look for changes by other processes, so that a sign-out takes effect even if its notification never arrives."""
        while True:
            await self.clock.sleep(POLL)
            await self.refresh()

    async def refresh(self) -> None:
        """Read every change that was committed since the last time."""
        async with self.settling:
            changed = await self.database.run_read(self.read_since, self.revision)
            for whose, standing in changed.items():
                await self.settle(whose, standing)
            self.revision = max([self.revision, *[standing.revision for standing in changed.values()]])

    async def changed(self, whose: str) -> None:
        """Something of it was kept, here or by another process."""
        async with self.settling:
            await self.settle(whose, (await self.database.run_read(self.read, whose)).get(whose, UNCHANGED))

    async def settle(self, whose: str, standing: Standing) -> None:
        before = self.known.get(whose, UNCHANGED)
        self.known[whose] = standing
        if whose in self.unfinished or (before.leads, before.generation) != (standing.leads, standing.generation):
            self.unfinished.add(whose)  # if the store fails now, the next refresh finishes it
            await self.on_turn(whose)
            self.unfinished.discard(whose)

    def read(self, whose: str) -> dict[str, Standing]:
        return self.standings(CookieRow.whose == whose)

    def read_since(self, revision: int) -> dict[str, Standing]:
        return self.standings(CookieRow.revision > revision)

    def standings(self, wanted: ColumnElement[bool]) -> dict[str, Standing]:
        columns = (CookieRow.whose, CookieRow.leads, CookieRow.name, CookieRow.generation, CookieRow.revision)
        with self.database.session(reading=True) as session:
            return {row.whose: Standing(*row[1:]) for row in session.execute(select(*columns).where(wanted))}

    def person(self, cookie: str | None) -> Person | None:
        """Whose cookie it is by now; nobody's if there is none, or she has signed out. One that is not ours is refused."""
        written = self.signer.person(cookie)
        return self.now(written) if written else None

    def now(self, person: Person) -> Person | None:
        standing = self.known.get(hashed(person.id)) if self.known else None
        if standing is None:
            return person
        if person.generation < standing.generation:
            return None
        if standing.leads is not None:
            return self.newest(standing.leads, standing.name)
        return Person(person.id, standing.name or person.name, standing.generation)

    def newest(self, person_id: str, name: str) -> Person:
        """Somebody with a cookie of the newest generation."""
        standing = self.known.get(hashed(person_id), UNCHANGED)
        return Person(person_id, standing.name or name, standing.generation)


def cookie_row(session: Session, person_id: str) -> CookieRow:
    """The row to change, locked; a new one, if nothing has changed so far. Changes wait for each other from here to their commit."""
    if session.get_bind().dialect.name == "postgresql":
        session.execute(text(f"SELECT pg_advisory_xact_lock({CHANGING})"))
    row = session.get(CookieRow, hashed(person_id), with_for_update=True)
    if row is None:
        row = CookieRow(whose=hashed(person_id), name="", generation=0)
        session.add(row)
    return row


def publish(database: Database, session: Session, changed: Iterable[str]) -> None:
    """Give the changes the next revision, by which every process finds them, and notify the others."""
    revision = (session.scalar(select(func.max(CookieRow.revision))) or 0) + 1
    session.execute(update(CookieRow).where(CookieRow.whose.in_(changed)).values(revision=revision))
    for whose in changed:
        database.notify(session, MARK + whose)
