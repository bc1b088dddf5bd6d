"""The house: the store, the tables, those who watch and the bots, put together; and what runs beside them."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable

from ukiyo.engine.errors import UkiyoError
from ukiyo.server.adviser import Adviser
from ukiyo.server.clock import Clock
from ukiyo.server.cups import Cups
from ukiyo.server.deals import Deals
from ukiyo.server.errors import NotKept
from ukiyo.server.finding import Finding
from ukiyo.server.identity import Signer
from ukiyo.server.live import LiveTable, Tables
from ukiyo.server.metrics import Metrics
from ukiyo.server.moves import Moves
from ukiyo.server.opponents import Bots
from ukiyo.server.people import People
from ukiyo.server.quota import Quota
from ukiyo.server.replays import Replays
from ukiyo.server.schema import OVER
from ukiyo.server.settings import Settings
from ukiyo.server.store import CHANNEL, Store
from ukiyo.server.viewers import Viewers
from ukiyo.server.workers import Workers

SWEEP = 5.0  # seconds between looks for tables nobody looks at, and for bots nobody has asked
REMEMBERED = 20_000  # people with their addresses
AGAIN = 1.0  # seconds before the store is asked again for its notifications

logger = logging.getLogger("ukiyo")


class House:
    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        self.settings = settings
        self.clock = clock or Clock()
        self.metrics = Metrics(self.clock)
        self.signer = Signer(settings.secret)
        self.store = Store(settings.db)
        self.addresses: dict[str, str] = {}  # from which people asked last; who has not for longest comes first
        self.workers = Workers(settings.workers, settings.budget, self.metrics, lambda person: self.addresses.get(person) or person)
        self.tables = Tables(self.store, self.clock)
        self.people = People(self.store, self.clock)
        self.moves = Moves(self.tables, settings.patience, self.metrics)
        self.viewers = Viewers(self.tables, self.metrics)
        self.bots = Bots(self.moves, self.workers, settings.pause)
        self.replays = Replays(self.tables)
        self.adviser = Adviser(self.tables, self.workers)
        self.deals = Deals(self.tables, settings.secret)
        self.finding = Finding(self.tables)
        self.cups = Cups(self.tables, self.moves, self.bots)
        self.quota = Quota(self.clock, limited=settings.rate > 0)
        self.tables.on_turn = self.turn
        self.metrics.tables.set_function(lambda: len(self.tables.live))
        self.tasks: set[asyncio.Task[None]] = set()

    async def begin(self) -> None:
        await self.tables.recall_seated()
        self.run_beside(self.sweep())
        self.run_beside(self.bring_on())
        self.run_beside(self.viewers.beat())
        if not self.store.sqlite:
            self.run_beside(self.listen())

    async def end(self) -> None:
        tasks = [*self.tasks, *self.adviser.reviews.values(), *[live.bot for live in self.tables.live.values() if live.bot]]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.workers.close()
        self.replays.close()
        self.store.close()

    def note_address(self, person: str, address: str) -> None:
        self.addresses.pop(person, None)
        self.addresses[person] = address
        if len(self.addresses) > REMEMBERED:
            del self.addresses[next(iter(self.addresses))]

    def turn(self, live: LiveTable) -> None:
        """A table has come to somebody's turn, or to its end."""
        self.bots.nudge(live)
        if live.table.facts.cup and live.table.facts.status == OVER:
            self.run_beside(self.cups.table_ended())

    def run_beside(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def sweep(self) -> None:
        while True:
            await self.clock.sleep(SWEEP)
            self.bots.nudge_overdue(SWEEP)
            self.moves.note_absences()
            with contextlib.suppress(NotKept):
                await self.moves.hand_over()
            self.tables.drop_idle()
            await self.tables.tell_presence()

    async def bring_on(self) -> None:
        """Bring people together, and cups on."""
        while True:
            await self.clock.sleep(SWEEP)
            for work in (self.finding.match, self.cups.go_on):
                with contextlib.suppress(UkiyoError):  # it is tried again
                    await work()

    async def listen(self) -> None:
        """PostgreSQL notifies of what other processes did. After a cut line, every open table catches up."""
        import psycopg  # noqa: PLC0415 - only who keeps tables in PostgreSQL has it

        tables = self.tables
        url = self.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            with contextlib.suppress(psycopg.Error, OSError):
                async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    for table_id in list(tables.live):
                        await tables.changed_elsewhere(table_id)
                    async for note in connection.notifies():
                        origin, table_id, *present = note.payload.split(" ")
                        if present and origin != self.store.origin:
                            tables.present_elsewhere(table_id, present[0])
                        elif origin != self.store.origin and (table_id in tables.live or table_id in tables.opening):
                            self.run_beside(tables.changed_elsewhere(table_id))
            logger.warning("the store's notifications are cut off; trying again")
            await self.clock.sleep(AGAIN)
