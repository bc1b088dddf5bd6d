"""The house: tables that are being played, the people around them, and the bots. Everything that waits, waits here."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace

from sqlalchemy.orm import Session

from ukiyo.engine.errors import IllegalAction, UkiyoError
from ukiyo.engine.state import Seat
from ukiyo.server.errors import NotFound, NotNow, NotYours
from ukiyo.server.identity import Person, Signer
from ukiyo.server.metrics import Metrics
from ukiyo.server.schema import HUMAN, MOVE, OVER, SEAT, UNDO, TableRow
from ukiyo.server.seating import checked_bot
from ukiyo.server.settings import Settings
from ukiyo.server.store import CHANNEL, Store
from ukiyo.server.tables import Entry, Facts, Table, given_to_bot
from ukiyo.server.workers import TRIES, Question, Workers

BEAT = 20.0  # seconds between signs of life on a socket
SLOW = 20.0  # seconds after which a viewer who takes nothing is dropped
SWEEP = 5.0
FORGET = 600.0  # seconds after which a table nobody looks at leaves memory
MOST_VIEWERS = 200  # of one table

logger = logging.getLogger("ukiyo")


class Viewer:
    """Somebody's socket. Nothing is queued for it: when woken, it is told how things stand, so a slow one skips and holds nobody up."""

    def __init__(self, person: str | None, heard: int) -> None:
        self.person = person
        self.heard = heard  # the last version it was told
        self.woken = asyncio.Event()
        self.news = True  # whether there is something to tell, or it is woken for a sign of life
        self.woken.set()


class Live:
    """A table in memory with the people around it. Whoever changes it holds the lock."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.bot: asyncio.Task[None] | None = None
        self.used = time.monotonic()
        self.kept_at = 0.0
        self.gone = False

    def wake(self) -> None:
        """Something has changed: let everybody know."""
        self.table.spectators_frames = {}
        for viewer in self.viewers:
            viewer.news = True
            viewer.woken.set()


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.store = Store(settings.db)
        self.signer = Signer(settings.secret)
        self.workers = Workers(settings.workers, settings.budget, self.metrics)
        self.live: dict[str, Live] = {}
        self.opening = asyncio.Lock()
        self.tasks: set[asyncio.Task[None]] = set()
        self.metrics.tables.set_function(lambda: len(self.live))

    async def begin(self) -> None:
        self.go(self.sweep())
        self.go(self.beat())
        if not self.store.sqlite:
            self.go(self.listen())

    async def end(self) -> None:
        tasks = [*self.tasks, *[live.bot for live in self.live.values() if live.bot]]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.workers.close()
        self.store.close()

    def go(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # Opening

    async def open(self, table_id: str) -> Live:
        """The table, from memory or from the store."""
        live = self.live.get(table_id)
        if live is None:
            async with self.opening:
                live = self.live.get(table_id)
                if live is None:
                    live = Live(Table(await self.store.run(self.store.read, table_id)))
                    self.live[table_id] = live
                    self.nudge(live)
        live.used = time.monotonic()
        return live

    async def heard(self, table_id: str) -> None:
        """Another process changed a table: catch up, if it is open here."""
        async with self.opening:
            live = self.live.get(table_id)
        if live is not None:
            async with live.lock:
                await self.catch_up(live)

    async def catch_up(self, live: Live) -> None:
        table = live.table
        try:
            kept = await self.store.run(self.store.read, table.facts.id, table.version)
        except NotFound:
            self.forget(live)
            return
        for entry in kept.entries:
            table.adopt(entry, table.after(entry))
        table.votes = kept.votes
        self.settle(live, kept.facts)

    def settle(self, live: Live, facts: Facts) -> None:
        """Take over changed facts and let everybody know."""
        live.table.facts = facts
        live.kept_at = time.monotonic()
        live.wake()

    def forget(self, live: Live) -> None:
        self.live.pop(live.table.facts.id, None)
        live.gone = True
        live.wake()

    # Seats

    async def change(self, table_id: str, change: Callable[[Session, TableRow], None]) -> Live:
        """Change who sits where, or how far the table is."""
        live = await self.open(table_id)
        async with live.lock:
            facts = await self.store.run(self.store.change, table_id, change)
            if facts is None:
                self.forget(live)
            else:
                self.settle(live, facts)
                self.nudge(live)
        return live

    # Moves

    async def play(self, table_id: str, person: Person, version: int, action: int) -> int:
        live = await self.open(table_id)
        with self.metrics.latency.time():
            async with live.lock:
                live.table.check_playing()
                live.table.check_version(version)
                live.table.check_turn(person.id)
                await self.add(live, Entry(version + 1, MOVE, live.table.state.seat, action))
        return version + 1

    async def undo(self, table_id: str, person: Person, version: int) -> int:
        live = await self.open(table_id)
        async with live.lock:
            live.table.check_playing()
            live.table.check_version(version)
            live.table.check_undo(person.id)
            await self.add(live, Entry(version + 1, UNDO, live.table.state.mover))
        return version + 1

    async def add(self, live: Live, entry: Entry) -> None:
        """Keep an entry, and only then let it be true and be heard."""
        table, facts = live.table, live.table.facts
        after = table.after(entry)
        if entry.kind == MOVE:
            entry = replace(entry, news=table.rules.news(after))
        snapshot = after.save() if table.snapshot_due(entry, after) else None
        try:
            await self.store.run(self.store.append, facts.id, entry, snapshot, after.over)
        except NotNow:
            await self.catch_up(live)
            raise
        table.adopt(entry, after)
        if snapshot is not None:
            table.snapshot_version = entry.version
        if entry.kind == SEAT and entry.bot is not None:
            sitters = [given_to_bot(sitter, entry.bot) if seat == entry.seat else sitter for seat, sitter in enumerate(facts.sitters)]
            facts = Facts(**{**vars(facts), "sitters": sitters})
        if after.over:
            facts = Facts(**{**vars(facts), "status": OVER})
        self.metrics.entries.labels(entry.kind).inc()
        self.settle(live, facts)
        self.nudge(live)

    async def kick(self, table_id: str, person: Person, version: int, seat: Seat, bot: str | None) -> bool:
        """Agree that an absent player's seat goes to a bot; done once all others agree."""
        live = await self.open(table_id)
        async with live.lock:
            table = live.table
            chosen = checked_bot(bot, table.facts.game)
            table.check_playing()
            table.check_version(version)
            table.check_kick(person.id, seat, self.settings.patience)
            table.votes = await self.store.run(self.store.vote, table_id, version, seat, person.id)
            agreed = table.voters() <= table.votes
            if agreed:
                await self.add(live, Entry(version + 1, SEAT, seat, bot=chosen))
            live.wake()
        return agreed

    # Bots

    async def go_on(self, table_id: str, person: Person, bot: str | None) -> None:
        """Ask a bot that failed again, or put another in its place."""
        live = await self.open(table_id)
        async with live.lock:
            table = live.table
            table.check_playing()
            if not table.held(person.id) and table.facts.host != person.id:
                raise NotYours("only those who play can continue the game")
            if table.bot_to_move() is None:
                raise NotNow("no bot is awaited")
            if bot is not None and bot != table.bot_to_move():
                chosen = checked_bot(bot, table.facts.game)
                await self.add(live, Entry(table.version + 1, SEAT, table.state.seat, bot=chosen))
            table.trouble = ""
            live.wake()
            self.nudge(live)

    def nudge(self, live: Live) -> None:
        """If a bot is awaited and nobody has asked it yet, ask it."""
        if live.table.bot_to_move() and not live.table.trouble and (live.bot is None or live.bot.done()):
            live.bot = asyncio.create_task(self.let_bots_play(live))

    async def let_bots_play(self, live: Live) -> None:
        table = live.table
        while (bot := table.bot_to_move()) is not None and not table.trouble and not live.gone:
            version, state = table.version, table.state
            if state.undo_floor < state.moves and table.facts.sitters[state.mover].kind == HUMAN:
                await asyncio.sleep(self.settings.pause)
                if table.version != version:
                    continue
            trouble = ""
            try:
                action = await self.workers.ask(Question(table.facts.game, bot, state.save()))
                async with live.lock:
                    if table.version == version:
                        await self.add(live, Entry(version + 1, MOVE, state.seat, action))
            except NotNow:
                continue
            except IllegalAction as error:
                trouble = f"the bot '{bot}' chose what is not legal: {error}"
            except UkiyoError as error:
                trouble = str(error)
            except Exception:
                logger.exception("a bot could not be asked")
                trouble = f"the bot '{bot}' could not be asked"
            if trouble and table.version == version:
                table.trouble = trouble
                live.wake()

    # Viewers

    async def watch(self, live: Live, viewer: Viewer, send: Callable[[str], Awaitable[None]]) -> None:
        """Tell a viewer how things stand, whenever that changes."""
        while not live.gone:
            await viewer.woken.wait()
            viewer.woken.clear()
            if viewer.news:
                viewer.news = False
                await self.tell(live, viewer, send)
            else:
                await asyncio.wait_for(send('{"type":"beat"}'), SLOW)

    async def tell(self, live: Live, viewer: Viewer, send: Callable[[str], Awaitable[None]]) -> None:
        table = live.table
        missed = await self.missed(live, viewer.heard)
        frame, viewer.heard = table.frame_json(viewer.person, missed), table.version
        await asyncio.wait_for(send(frame), SLOW)
        if missed:
            self.metrics.hearing.observe(time.monotonic() - live.kept_at)

    async def missed(self, live: Live, version: int) -> list[Entry]:
        """The entries after a version up to now, from memory, or from the store where memory does not reach."""
        table, older = live.table, list[Entry]()
        while (newer := table.since(older[-1].version if older else version)) is None:
            older += await self.store.run(self.store.entries, table.facts.id, older[-1].version if older else version)
        return [entry for entry in older if entry.version <= table.version] + newer

    def welcome(self, live: Live, viewer: Viewer) -> None:
        live.viewers.add(viewer)
        self.metrics.viewers.inc()
        self.nudge(live)

    def farewell(self, live: Live, viewer: Viewer) -> None:
        live.viewers.discard(viewer)
        self.metrics.viewers.dec()
        live.used = time.monotonic()

    # In the background

    async def sweep(self) -> None:
        """Wake bots that another process left asleep, and forget tables nobody looks at."""
        overdue = self.settings.budget * TRIES + self.settings.pause + SWEEP
        while True:
            await asyncio.sleep(SWEEP)
            now = time.monotonic()
            for live in list(self.live.values()):
                resting = live.bot is None or live.bot.done()
                if live.viewers and live.table.bot_to_move() and time.time() - live.table.absent_since() > overdue:
                    self.nudge(live)
                elif not live.viewers and resting and not live.lock.locked() and now - live.used > FORGET:
                    del self.live[live.table.facts.id]

    async def beat(self) -> None:
        """A sign of life on every socket, so that both ends notice a line that died."""
        while True:
            await asyncio.sleep(BEAT)
            for live in list(self.live.values()):
                for viewer in live.viewers:
                    viewer.woken.set()

    async def listen(self) -> None:
        """PostgreSQL tells what other processes did. After a cut line, every open table catches up."""
        import psycopg  # noqa: PLC0415 - only who keeps tables in PostgreSQL has it

        url = self.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            with contextlib.suppress(psycopg.Error, OSError):
                async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    for table_id in list(self.live):
                        await self.heard(table_id)
                    async for note in connection.notifies():
                        origin, _, table_id = note.payload.partition(" ")
                        if origin != self.store.origin and (table_id in self.live or self.opening.locked()):
                            self.go(self.heard(table_id))
            logger.warning("the store's notifications are cut off; trying again")
            await asyncio.sleep(1)
