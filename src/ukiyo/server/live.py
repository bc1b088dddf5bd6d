"""Tables in memory: each with its lock and the people around it."""

import asyncio
import math
from collections.abc import Callable

from sqlalchemy.orm import Session

from ukiyo.server.clock import Clock
from ukiyo.server.errors import NotFound
from ukiyo.server.schema import TableRow
from ukiyo.server.store import Store
from ukiyo.server.tables import Entry, Facts, TableState

IDLE = 600.0  # seconds after which a table nobody looks at leaves memory


class Viewer:
    """Somebody's socket. Nothing is queued for it: when woken, it is sent how things stand, so a slow one skips and holds nobody up."""

    def __init__(self, person: str | None, heard: int) -> None:
        self.person = person
        self.heard = heard  # the last version it was sent
        self.woken = asyncio.Event()
        self.news = True  # whether there is something to send, or it is woken for a sign of life
        self.woken.set()


class LiveTable:
    """A table with the people around it. Whoever changes it holds the lock."""

    def __init__(self, table: TableState, now: float) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.bot: asyncio.Task[None] | None = None  # plays the bots' moves while it is their turn
        self.looked = -math.inf  # when somebody last asked how the table stands
        self.used = self.kept_at = now
        self.gone = False

    @property
    def bot_resting(self) -> bool:
        return self.bot is None or self.bot.done()

    def wake(self) -> None:
        """Something has changed: everybody is sent how things stand."""
        self.table.spectators_frames = {}
        for viewer in self.viewers:
            viewer.news = True
            viewer.woken.set()


class Tables:
    """The tables in memory: read from the store when first asked for, kept up with it, and dropped when nobody looks any more.

    `on_turn` is called whenever a table may have come to a bot's turn.
    """

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self.live: dict[str, LiveTable] = {}
        self.opening = asyncio.Lock()
        self.on_turn: Callable[[LiveTable], None] = lambda _: None

    async def open(self, table_id: str) -> LiveTable:
        """The table, from memory or from the store."""
        live = self.live.get(table_id)
        if live is None:
            async with self.opening:
                live = self.live.get(table_id)
                if live is None:
                    live = LiveTable(TableState(await self.store.run(self.store.read, table_id)), self.clock.monotonic())
                    self.live[table_id] = live
                    self.on_turn(live)
        live.used = self.clock.monotonic()
        return live

    async def change(self, table_id: str, change: Callable[[Session, TableRow], None]) -> LiveTable:
        """Change who sits where, or whether the game has started."""
        live = await self.open(table_id)
        async with live.lock:
            facts = await self.store.run(self.store.change, table_id, change)
            if facts is None:
                self.drop(live)
            else:
                self.settle(live, facts)
                self.on_turn(live)
        return live

    async def changed_elsewhere(self, table_id: str) -> None:
        """Another process changed a table: catch up, if it is open here."""
        async with self.opening:
            live = self.live.get(table_id)
        if live is not None:
            async with live.lock:
                await self.catch_up(live)

    async def catch_up(self, live: LiveTable) -> None:
        """Read what other processes have added; the caller holds the lock."""
        table = live.table
        try:
            kept = await self.store.run(self.store.read, table.facts.id, table.version)
        except NotFound:
            self.drop(live)
            return
        for entry in kept.entries:
            table.adopt(entry, table.after(entry))
        table.votes = kept.votes
        self.settle(live, kept.facts)

    def settle(self, live: LiveTable, facts: Facts) -> None:
        """Take over what was kept, and wake everybody."""
        live.table.facts = facts
        live.kept_at = self.clock.monotonic()
        live.wake()

    async def entries_since(self, live: LiveTable, version: int) -> list[Entry]:
        """The entries after a version up to now, from memory, or from the store where memory does not reach."""
        table, older = live.table, list[Entry]()
        while (newer := table.since(older[-1].version if older else version)) is None:
            older += await self.store.run(self.store.entries, table.facts.id, older[-1].version if older else version)
        return [entry for entry in older if entry.version <= table.version] + newer

    def drop(self, live: LiveTable) -> None:
        """The table is gone: its viewers are sent away."""
        self.live.pop(live.table.facts.id, None)
        live.gone = True
        live.wake()

    def drop_idle(self) -> None:
        """Let go of tables that nobody has looked at for long; the store has them."""
        now = self.clock.monotonic()
        for live in list(self.live.values()):
            if not live.viewers and live.bot_resting and not live.lock.locked() and now - live.used > IDLE:
                del self.live[live.table.facts.id]
