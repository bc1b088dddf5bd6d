"""In-memory table registry: one lock and one set of subscribers per table."""

import asyncio
import math
from collections.abc import AsyncIterator, Callable, Iterable
from weakref import WeakValueDictionary

from sqlalchemy.orm import Session

from ukiyo.engine.errors import UkiyoError
from ukiyo.play import frames
from ukiyo.play.coaching import JudgedMove
from ukiyo.play.errors import Conflict, NotFound
from ukiyo.play.table_info import TableInfo
from ukiyo.play.table_state import TableState
from ukiyo.server.core.clock import Clock
from ukiyo.server.core.identity import Person
from ukiyo.server.db.schema import TableRow
from ukiyo.server.tables.chat_messages import Audience, ChatLog
from ukiyo.server.tables.event_pages import EVENTS_PER_PAGE, EventPages
from ukiyo.server.tables.frame_encoder import FrameEncoder
from ukiyo.server.tables.repository import TableRepository

IDLE_SECONDS = 600.0  # a table without subscribers is evicted after this time
MAX_KNOWN_PEOPLE = 20_000
TABLES_PER_SLICE = 20  # tables that a periodic task handles before other tasks run
REMOTE_PRESENCE_SECONDS = 15.0  # processes report presence every 5 seconds
STALLING_FACTOR = 10  # a connected player may take this many times longer than an absent player


class Subscriber:
    """A WebSocket subscriber.

    It has no send queue: each wake-up sends the latest state, so a slow client skips versions instead of delaying others.
    """

    def __init__(self, person: str | None, last_sent_version: int, last_sent_message: int | None = None) -> None:
        self.person = person
        self.address = ""  # empty if unknown
        self.last_sent_version = last_sent_version
        self.last_sent_at = -math.inf
        self.last_sent_message = last_sent_message  # None: the client did not request the chat
        self.audience: Audience | None = None  # at the last chat update
        self.close: Callable[[str], None] = lambda _: None  # closes the socket; the argument is the reason in the metrics
        self.visible = True  # the page is in the foreground
        self.wake_event = asyncio.Event()
        self.frame_pending = True  # if neither is pending, a wake-up sends a heartbeat
        self.chat_pending = True
        self.wake_event.set()


class LiveTable:
    """A table in memory with its subscribers. Changing it requires the lock."""

    def __init__(self, table: TableState, now: float) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.subscribers: set[Subscriber] = set()
        self.bot_task: asyncio.Task[None] | None = None  # plays the bots' moves while it is their turn
        self.last_viewed_at = -math.inf  # when a client last requested a frame
        self.bots_wait_until = -math.inf  # until then, bots wait for the coach's remark on a turn
        self.move_reviews: dict[int, asyncio.Task[JudgedMove | None]] = {}  # the coach's reviews of the turn's moves, by version
        self.last_remark_version = 0  # the version of the last move with a remark
        self.last_active_at = self.committed_at = now
        self.last_seen_at: dict[str, float] = {}  # by player: the last request or disconnect
        self.chat_log: ChatLog | None = None  # loaded on first use
        self.disconnected_at: dict[str, float] = {}  # by player
        self.evicted = False
        self.seat_to_move_saved = False  # by this process; the tables of forked games start without a saved seat
        self.spectator_frames: dict[int, str] = {}  # by number of missed events

    @property
    def bot_idle(self) -> bool:
        return self.bot_task is None or self.bot_task.done()

    def record_seen(self, person: str | None, now: float) -> None:
        """Record that a player was active."""
        if person is not None and self.table.seats_of(person):
            self.last_seen_at[person] = now

    def connected(self, person: str | None) -> bool:
        return person is not None and any(subscriber.person == person for subscriber in self.subscribers)

    def frame_after(self, error: UkiyoError, person: str | None) -> frames.Frame | None:
        """Return the current frame for a person whose request was out of date, or None for other errors and tables they may not read."""
        return self.table.frame(person) if isinstance(error, Conflict) and self.table.may_read(person) else None

    def check_absence(self, takeover_delay: float, now: float) -> None:
        wait = self.seconds_until_absent(takeover_delay, now)
        if wait == math.inf:
            raise Conflict("You can't replace a player who is connected.")
        if wait > 0:
            raise Conflict(f"You can't replace this player yet. Try again in {math.ceil(wait)} seconds.")

    def seconds_until_absent(self, takeover_delay: float, now: float) -> float:
        """Return the seconds until the other players may replace the player to move, or infinity if they may not.

        A connected player may be replaced after a long wait if there are at least two other players.
        """
        to_move, waits = self.table.person_to_move(), list[float]()
        if not self.connected(to_move):
            waits.append(max(self.committed_at, self.last_seen_at.get(to_move or "", 0.0)) + takeover_delay - now)
        if len(self.table.voters()) > 1:
            waits.append(self.committed_at + STALLING_FACTOR * takeover_delay - now)
        return min(waits, default=math.inf)

    def broadcast(self) -> None:
        """Send the latest state to all subscribers."""
        self.spectator_frames = {}
        for subscriber in self.subscribers:
            subscriber.frame_pending = True
        self.wake_for_chat()

    def wake_for_chat(self) -> None:
        """Send new chat messages to all subscribers."""
        for subscriber in self.subscribers:
            subscriber.chat_pending = True
            subscriber.wake_event.set()


class TableRegistry:
    """The tables in memory: loaded on first use, updated after changes by other processes, and evicted when idle.

    `on_turn` is called when it may be a bot's turn.
    """

    def __init__(self, repository: TableRepository, clock: Clock) -> None:
        self.repository = repository
        self.database = repository.database
        self.clock = clock
        self.event_pages = EventPages(repository)
        self.encoder = FrameEncoder()
        self.live: dict[str, LiveTable] = {}
        self.opening_locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.seated_people: dict[str, None] = {}  # people who have or had a seat, least recently active first
        # page visibility and time of the report, by table and person connected to another process
        self.remote_presence: dict[tuple[str, str], tuple[bool, float]] = {}
        self.on_turn: Callable[[LiveTable], None] = lambda _: None

    async def open(self, table_id: str, person: Person | None = None) -> LiveTable:
        """Return a table, loading it if necessary, and record the person as active."""
        live = self.live.get(table_id)
        if live is None:
            async with self.opening_lock(table_id):
                live = self.live.get(table_id)
                if live is None:
                    live = LiveTable(await self.database.run_read(self.load, table_id), self.clock.monotonic())
                    self.live[table_id] = live
                    self.add_players(live)
                    self.on_turn(live)
        live.last_active_at = self.clock.monotonic()
        live.record_seen(person.id if person else None, live.last_active_at)
        return live

    async def sweep(self) -> AsyncIterator[LiveTable]:
        """Yield all tables. Other tasks run after every few tables, so that a periodic task does not delay moves."""
        for number, live in enumerate(list(self.live.values()), 1):
            if not live.evicted:
                yield live
            if number % TABLES_PER_SLICE == 0:
                await asyncio.sleep(0)

    def opening_lock(self, table_id: str) -> asyncio.Lock:
        """Return the lock for loading a table. It ensures that the table is loaded once, without delaying other tables."""
        return self.opening_locks.setdefault(table_id, asyncio.Lock())

    def load(self, table_id: str) -> TableState:
        """Load a table from the database and replay the events after its latest snapshot. Runs in a reader thread."""
        return TableState(self.repository.read(table_id))

    async def load_seated_people(self) -> None:
        """Load the people with seats when the server starts."""
        self.add_seated_people(await self.database.run_read(self.repository.seated_people, MAX_KNOWN_PEOPLE))

    def seated_person(self, person: str | None) -> str | None:
        """Return the person if they have a seat at any table."""
        return person if person in self.seated_people else None

    def add_players(self, live: LiveTable) -> None:
        self.add_seated_people(occupant.person for occupant in live.table.info.occupants if occupant.person)

    def add_seated_people(self, people: Iterable[str]) -> None:
        """Record people with seats as recently active."""
        for person in people:
            self.seated_people.pop(person, None)
            self.seated_people[person] = None
        while len(self.seated_people) > MAX_KNOWN_PEOPLE:
            del self.seated_people[next(iter(self.seated_people))]

    def page_visibility(self, table_id: str, person: str) -> list[bool]:
        """Return whether each page that a person has open at a table is visible. Pages connected to other processes count as one."""
        live, now = self.live.get(table_id), self.clock.monotonic()
        local = [subscriber.visible for subscriber in (live.subscribers if live else ()) if subscriber.person == person]
        visible, reported_at = self.remote_presence.get((table_id, person), (False, -math.inf))
        return [*local, visible] if now - reported_at < REMOTE_PRESENCE_SECONDS else local

    def record_remote_presence(self, table_id: str, person: str, visible: bool) -> None:
        """Record that a person is connected to another process."""
        now = self.clock.monotonic()
        self.add_seated_people([person])
        self.remote_presence.pop((table_id, person), None)
        self.remote_presence[table_id, person] = (visible, now)
        if len(self.remote_presence) > MAX_KNOWN_PEOPLE:
            del self.remote_presence[next(iter(self.remote_presence))]
        if table_id in self.live:
            self.live[table_id].record_seen(person, now)

    async def change(self, table_id: str, change: Callable[[Session, TableRow], None]) -> LiveTable:
        """Change a table's row or seats in a transaction, and broadcast the result."""
        live = await self.open(table_id)
        async with live.lock:
            info = await self.database.run(self.repository.change, table_id, change)
            if info is None:
                self.evict(live)
            else:
                self.publish(live, info)
                self.on_turn(live)
        return live

    async def refresh(self, table_id: str) -> None:
        """Catch up with changes by other processes if the table is in memory."""
        async with self.opening_lock(table_id):
            live = self.live.get(table_id)
        if live is not None:
            async with live.lock:
                await self.catch_up(live)

    async def catch_up(self, live: LiveTable) -> None:
        """Apply the events that other processes have committed. The caller holds the lock."""
        table = live.table
        try:
            stored = await self.database.run_read(self.repository.read, table.info.id, table.version)
        except NotFound:
            self.evict(live)
            return
        for event in stored.events:
            table.apply(event, table.state_after(event))
        table.votes = stored.votes
        self.publish(live, stored.info)

    def publish(self, live: LiveTable, info: TableInfo) -> None:
        """Set the committed table info and broadcast it."""
        live.table.info = info
        self.add_players(live)
        live.committed_at = self.clock.monotonic()
        live.broadcast()

    async def events_since(self, live: LiveTable, version: int, person: str | None) -> list[str]:
        """Return the events after a version as JSON, as seen by a person. Events no longer in memory are read from the database."""
        table, older = live.table, list[str]()
        table.check_reader(person)
        visible_seats = table.visible_seats(person)
        while (newer := table.events_after(version + len(older))) is None:
            number, skipped = divmod(version + len(older), EVENTS_PER_PAGE)
            older += (await self.event_pages.page(table, number, visible_seats))[skipped:]
        return older[: table.version - version] + [self.encoder.event(table.rules, event, visible_seats) for event in newer]

    def frame_json(self, live: LiveTable, person: str | None, missed: list[str]) -> str:
        """Return the frame with the missed events. Spectators who missed the same number of events receive the same text."""
        table = live.table
        table.check_reader(person)
        if table.plays(person) or person == table.info.host:
            return self.encoder.frame(table, person, missed)
        if len(missed) not in live.spectator_frames:
            live.spectator_frames[len(missed)] = self.encoder.frame(table, None, missed)
        return live.spectator_frames[len(missed)]

    def evict(self, live: LiveTable) -> None:
        """Drop a deleted table and disconnect its subscribers."""
        self.live.pop(live.table.info.id, None)
        live.evicted = True
        live.broadcast()

    def evict_idle(self) -> None:
        """Drop tables that have been idle for a while. They are reloaded when needed."""
        now = self.clock.monotonic()
        for live in list(self.live.values()):
            if not live.subscribers and live.bot_idle and not live.lock.locked() and now - live.last_active_at > IDLE_SECONDS:
                del self.live[live.table.info.id]
