"""The house: the store, the tables, those who watch and the bots, put together; and what runs beside them."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable

from ukiyo.engine.errors import UkiyoError
from ukiyo.server import blocks, words
from ukiyo.server.accounts import Accounts
from ukiyo.server.adviser import Adviser
from ukiyo.server.bans import Bans
from ukiyo.server.blocks import Blocks
from ukiyo.server.clock import Clock
from ukiyo.server.cookies import MARK, Cookies
from ukiyo.server.cups import Cups
from ukiyo.server.deals import Deals
from ukiyo.server.dispatch import Dispatch
from ukiyo.server.finding import Finding
from ukiyo.server.holidays import Holidays
from ukiyo.server.identity import Signer
from ukiyo.server.live import LiveTable, Tables
from ukiyo.server.metrics import Metrics
from ukiyo.server.mine import MyTables
from ukiyo.server.moves import Moves
from ukiyo.server.opponents import Bots
from ukiyo.server.people import People
from ukiyo.server.presence import Presence
from ukiyo.server.profiles import Profiles
from ukiyo.server.quota import LETTERS, WAYS, Quota
from ukiyo.server.replays import Replays
from ukiyo.server.schema import OVER
from ukiyo.server.sender import Sender
from ukiyo.server.settings import Settings
from ukiyo.server.store import CHANNEL, PRESENT, Store
from ukiyo.server.viewers import Viewers
from ukiyo.server.words import Words
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
        self.cookies = Cookies(self.store, self.signer)
        self.people = People(self.store, self.clock, self.cookies)
        self.holidays = Holidays(self.tables)
        self.mine = MyTables(self.store)
        self.presence = Presence(self.tables, self.holidays)
        self.dispatch = Dispatch(self.tables, settings)
        self.sender = Sender(self.dispatch, settings, self.metrics)
        self.moves = Moves(self.tables, settings.patience, self.metrics, settings.notice_delay)
        self.blocks = Blocks(self.store, self.clock)
        self.words = Words(self.tables, self.blocks, limited=settings.rate > 0)
        self.viewers = Viewers(self.tables, self.words, self.presence, self.metrics)
        self.bots = Bots(self.moves, self.workers, settings.pause)
        self.replays = Replays(self.tables)
        self.profiles = Profiles(self.store, self.replays, self.clock)
        self.adviser = Adviser(self.tables, self.workers)
        self.deals = Deals(self.tables, settings.secret)
        self.finding = Finding(self.tables)
        self.cups = Cups(self.tables, self.moves, self.bots)
        self.bans = Bans(self.tables)
        self.quota = Quota(self.clock, limited=settings.rate > 0)
        self.letters = Quota(self.clock, settings.rate > 0, LETTERS)
        self.accounts = Accounts(self.tables, self.moves, self.cookies, settings.secret)
        self.ways = Quota(self.clock, settings.rate > 0, WAYS)
        self.tables.on_turn = self.turn
        self.cookies.on_turn = self.viewers.turned
        self.metrics.tables.set_function(lambda: len(self.tables.live))
        self.packing: set[str] = set()  # people whose records are being put into one file
        self.tasks: set[asyncio.Task[None]] = set()

    async def begin(self) -> None:
        await self.cookies.recall()
        await self.tables.recall_seated()
        await self.holidays.recall()
        await self.bans.look()
        self.run_beside(self.sweep())
        self.run_beside(self.bring_on())
        self.run_beside(self.viewers.beat())
        self.run_beside(self.sender.run())
        if not self.store.sqlite:
            self.run_beside(self.listen())

    async def end(self) -> None:
        here = self.tables.live.values()
        thoughts = [*self.adviser.thoughts(), *[thought for live in here for thought in live.judged.values()]]
        tasks = [*self.tasks, *thoughts, *[live.bot for live in here if live.bot]]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.sender.close()
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
            for work in (self.moves.hand_over, self.take_up, self.holidays.recall, self.heed_admin):
                with contextlib.suppress(UkiyoError):  # it is tried again
                    await work()
            self.presence.note()
            self.tables.drop_idle()
            await self.presence.tell()

    async def take_up(self) -> None:
        await self.bots.take_up(SWEEP)

    async def heed_admin(self) -> None:
        """What was done with `ukiyo admin` beside the server."""
        if await self.bans.look():
            self.people.met.clear()  # some may be known no more

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
                    await self.cookies.recall()
                    for table_id in list(tables.live):
                        await tables.changed_elsewhere(table_id)
                        await self.words.said_elsewhere(table_id)
                    async for note in connection.notifies():
                        origin, table_id, *about = note.payload.split(" ")
                        if origin == self.store.origin:
                            continue
                        if table_id == PRESENT:
                            self.presence.hear(about)
                        elif table_id.startswith(MARK):
                            self.run_beside(self.cookies.changed(table_id.removeprefix(MARK)))
                        elif about == [words.CHANGED]:
                            self.run_beside(self.words.said_elsewhere(table_id))
                        elif about == [blocks.CHANGED]:
                            self.words.changed(table_id)  # it is a person
                        elif table_id in tables.live or table_id in tables.opening:
                            self.run_beside(tables.changed_elsewhere(table_id))
            logger.warning("the store's notifications are cut off; trying again")
            await self.clock.sleep(AGAIN)
