"""Whether the server is well, for those who look after it."""

import asyncio
from collections.abc import Callable

from sqlalchemy import text
from sqlalchemy.orm import Session

from ukiyo.engine.errors import UkiyoError
from ukiyo.server.clock import Clock
from ukiyo.server.store import Store

PATIENCE = 5.0  # seconds in which the store must answer
FRESH = 1.0  # seconds in which nobody asks the store again


class Health:
    """Two questions to the store, each asked at most once a second however many want to know: does it answer, and does it keep things?"""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.ready = Question(store, clock, lambda session: session.execute(text("SELECT 1")))
        self.well = Question(store, clock, lambda session: write(session, store.sqlite))


class Question:
    def __init__(self, store: Store, clock: Clock, ask: Callable[[Session], object]) -> None:
        self.store = store
        self.clock = clock
        self.ask = ask
        self.asking: asyncio.Task[str] | None = None
        self.asked_at = 0.0

    async def trouble(self) -> str:
        """What is wrong, as a sentence; nothing if all is well."""
        now = self.clock.monotonic()
        if self.asking is None or (self.asking.done() and now - self.asked_at >= FRESH):
            self.asking, self.asked_at = asyncio.create_task(self.answer()), now
        return await asyncio.shield(self.asking)

    async def answer(self) -> str:
        try:
            await self.clock.within(PATIENCE, self.store.run(self.try_it))
        except TimeoutError:
            return f"the store has not answered for {PATIENCE:g} s"
        except UkiyoError as error:
            return str(error)
        return ""

    def try_it(self) -> None:
        with self.store.session() as session:
            self.ask(session)


def write(session: Session, sqlite: bool) -> None:
    """Write something and commit it, though it changes nothing: what a full disk refuses is seen only then."""
    if sqlite:
        version = session.scalar(text("PRAGMA user_version"))
        session.execute(text(f"PRAGMA user_version = {version}"))
    else:
        session.execute(text("SELECT txid_current()"))  # which a standby or a database that cannot write refuses
