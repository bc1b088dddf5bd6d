"""Whom a cookie stands for by now: since it was written, a person may have become one with another, be called otherwise, have signed out
everywhere, or be forgotten. All of it is in memory, so that no request waits for it."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from sqlalchemy import select
from sqlalchemy.orm import Session

from ukiyo.server.identity import Person, Signer, hashed
from ukiyo.server.schema import CookieRow
from ukiyo.server.store import Store

MARK = "@"  # before whose cookies changed, where other processes are told
FORGOTTEN = 2**31 - 1  # a generation that no cookie is of


@dataclass(frozen=True)
class Standing:
    """What has changed for somebody's cookies."""

    leads: str | None = None
    name: str = ""
    generation: int = 0


UNCHANGED = Standing()


class Cookies:
    """`on_turn` is called when somebody's cookies stand for another from now on, or for nobody."""

    def __init__(self, store: Store, signer: Signer) -> None:
        self.store = store
        self.signer = signer
        self.known: dict[str, Standing] = {}  # by the hash of a person's id
        self.settling = asyncio.Lock()  # so that nothing older is settled after something newer
        self.on_turn: Callable[[str], Awaitable[None]]

    async def recall(self) -> None:
        """What the store has; at the start, and after other processes could not be heard."""
        async with self.settling:
            for whose, standing in (await self.store.look(self.read)).items():
                await self.settle(whose, standing)

    async def changed(self, whose: str) -> None:
        """Something of it was kept, here or by another process."""
        async with self.settling:
            await self.settle(whose, (await self.store.look(self.read, whose)).get(whose, UNCHANGED))

    async def settle(self, whose: str, standing: Standing) -> None:
        before = self.known.get(whose, UNCHANGED)
        self.known[whose] = standing
        if (before.leads, before.generation) != (standing.leads, standing.generation):
            await self.on_turn(whose)

    def read(self, whose: str | None = None) -> dict[str, Standing]:
        wanted = select(CookieRow) if whose is None else select(CookieRow).where(CookieRow.whose == whose)
        with self.store.session(reading=True) as session:
            return {row.whose: Standing(row.leads, row.name, row.generation) for row in session.scalars(wanted)}

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
    """A new one, if nothing has changed so far."""
    row = session.get(CookieRow, hashed(person_id), with_for_update=True)
    if row is None:
        row = CookieRow(whose=hashed(person_id), name="", generation=0)
        session.add(row)
    return row
