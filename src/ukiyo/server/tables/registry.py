"""Tables in memory: each with its lock and the people around it."""

import asyncio
import math
from collections.abc import Callable, Iterable
from weakref import WeakValueDictionary

from sqlalchemy.orm import Session

from ukiyo.engine.errors import UkiyoError
from ukiyo.play import frames
from ukiyo.play.coaching import JudgedMove
from ukiyo.play.errors import Conflict, NotFound
from ukiyo.play.events import event_json
from ukiyo.play.table_info import TableInfo
from ukiyo.play.table_state import TableState
from ukiyo.server.core.clock import Clock
from ukiyo.server.core.identity import Person
from ukiyo.server.db.schema import TableRow
from ukiyo.server.tables.chat_messages import Audience, ChatLog
from ukiyo.server.tables.event_pages import PAGE, EventPages
from ukiyo.server.tables.repository import TableRepository

IDLE_SECONDS = 600.0  # seconds after which a table nobody looks at leaves memory
MAX_KNOWN_PEOPLE = 20_000  # people with a seat
REMOTE_PRESENCE_SECONDS = 15.0  # seconds for which the word of another process holds that somebody is there; it is said every five
STALLING_FACTOR = 10  # times as long as for an absent player, others wait for one who is here and does not move


class Subscriber:
    """Somebody's socket. Nothing is queued for it: when woken, it is sent how things stand, so a slow one skips and holds nobody up."""

    def __init__(self, person: str | None, last_sent_version: int, last_sent_message: int | None = None) -> None:
        self.person = person
        self.address = ""  # where it comes from, as far as that is known
        self.last_sent_version = last_sent_version  # the last version it was sent
        self.last_sent_message = last_sent_message  # None: the client did not ask for the chat
        self.audience: Audience | None = None  # at the last chat update
        self.close: Callable[[str], None] = lambda _: None  # hangs up, and says in the figures why
        self.visible = True  # whether somebody looks at the page
        self.wake_event = asyncio.Event()
        self.frame_pending = True  # whether there is something to send, or it is woken for a sign of life
        self.chat_pending = True  # whether somebody may have said something
        self.wake_event.set()


class LiveTable:
    """A table with the people around it. Whoever changes it holds the lock."""

    def __init__(self, table: TableState, now: float) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.subscribers: set[Subscriber] = set()
        self.bot_task: asyncio.Task[None] | None = None  # plays the bots' moves while it is their turn
        self.last_viewed_at = -math.inf  # when somebody last asked how the table stands
        self.bots_wait_until = -math.inf  # until when bots wait for what the coach says of a turn, and for the answer
        self.move_reviews: dict[int, asyncio.Task[JudgedMove | None]] = {}  # what the coach thinks of the moves of the turn, by version
        self.last_remark_version = 0  # the version of the move of which it has spoken last
        self.last_active_at = self.committed_at = now
        self.last_seen_at: dict[str, float] = {}  # when each of the players was last heard of, besides moves and open sockets
        self.chat_log: ChatLog | None = None  # loaded on first use
        self.disconnected_at: dict[str, float] = {}  # when each of them last closed a socket
        self.evicted = False

    @property
    def bot_idle(self) -> bool:
        return self.bot_task is None or self.bot_task.done()

    def note_seen(self, person: str | None, now: float) -> None:
        """Somebody is there."""
        if person is not None and self.table.seats_of(person):
            self.last_seen_at[person] = now

    def connected(self, person: str | None) -> bool:
        return person is not None and any(subscriber.person == person for subscriber in self.subscribers)

    def frame_after(self, error: UkiyoError, person: str | None) -> frames.Frame | None:
        """The current state for a person whose request came too late. None for other errors, and for tables they may not read."""
        return self.table.frame(person) if isinstance(error, Conflict) and self.table.may_read(person) else None

    def check_absence(self, patience: float, now: float) -> None:
        wait = self.seconds_until_absent(patience, now)
        if wait == math.inf:
            raise Conflict("this player is at the table, and keeps the seat")
        if wait > 0:
            raise Conflict(f"wait {math.ceil(wait)} s more before giving the seat to a bot")

    def seconds_until_absent(self, patience: float, now: float) -> float:
        """Seconds until the others may give the seat to a bot.

        Who is here keeps it, unless two others or more have waited very long; who is not, until the others have waited.
        """
        awaited, waits = self.table.person_to_move(), list[float]()
        if not self.connected(awaited):
            waits.append(max(self.committed_at, self.last_seen_at.get(awaited or "", 0.0)) + patience - now)
        if len(self.table.voters()) > 1:
            waits.append(self.committed_at + STALLING_FACTOR * patience - now)
        return min(waits, default=math.inf)

    def broadcast(self) -> None:
        """Something has changed: everybody is sent how things stand."""
        self.table.spectator_frames = {}
        for subscriber in self.subscribers:
            subscriber.frame_pending = True
        self.wake_for_chat()

    def wake_for_chat(self) -> None:
        """Something may have been said: everybody is sent what there is to hear."""
        for subscriber in self.subscribers:
            subscriber.chat_pending = True
            subscriber.wake_event.set()


class TableRegistry:
    """The tables in memory: read from the store when first asked for, kept up with it, and dropped when nobody looks any more.

    `on_turn` is called whenever a table may have come to a bot's turn.
    """

    def __init__(self, repository: TableRepository, clock: Clock) -> None:
        self.repository = repository
        self.database = repository.database
        self.clock = clock
        self.event_pages = EventPages(repository)
        self.live: dict[str, LiveTable] = {}
        self.opening_locks: WeakValueDictionary[str, asyncio.Lock] = (
            WeakValueDictionary()
        )  # of tables being read; gone with the last who waits
        self.seated_people: dict[str, None] = {}  # people with a seat at some table, or who had one; those heard of longest ago come first
        self.remote_presence: dict[
            tuple[str, str], tuple[bool, float]
        ] = {}  # who is there in another process: whether she looks, and when that was told
        self.on_turn: Callable[[LiveTable], None] = lambda _: None

    async def open(self, table_id: str, person: Person | None = None) -> LiveTable:
        """The table, from memory or from the store; who asks for it is there."""
        live = self.live.get(table_id)
        if live is None:
            async with self.lock_opening(table_id):
                live = self.live.get(table_id)
                if live is None:
                    live = LiveTable(await self.database.run_read(self.load, table_id), self.clock.monotonic())
                    self.live[table_id] = live
                    self.note_players(live)
                    self.on_turn(live)
        live.last_active_at = self.clock.monotonic()
        live.note_seen(person.id if person else None, live.last_active_at)
        return live

    def lock_opening(self, table_id: str) -> asyncio.Lock:
        """A table is read by one, and whoever else wants it waits; a long one keeps no other from being opened."""
        return self.opening_locks.setdefault(table_id, asyncio.Lock())

    def load(self, table_id: str) -> TableState:
        """A table from the store; the moves since its last snapshot are played again, for which nobody else waits."""
        return TableState(self.repository.read(table_id))

    async def load_seated_people(self) -> None:
        """Who has a seat, after the server was closed."""
        self.note_people(await self.database.run_read(self.repository.seated_people, MAX_KNOWN_PEOPLE))

    def if_seated(self, person: str | None) -> str | None:
        """The person, if she has a seat at some table."""
        return person if person in self.seated_people else None

    def note_players(self, live: LiveTable) -> None:
        self.note_people(occupant.person for occupant in live.table.info.occupants if occupant.person)

    def note_people(self, people: Iterable[str]) -> None:
        """That they have a seat."""
        for person in people:
            self.seated_people.pop(person, None)
            self.seated_people[person] = None
        while len(self.seated_people) > MAX_KNOWN_PEOPLE:
            del self.seated_people[next(iter(self.seated_people))]

    def page_visibility(self, table_id: str, person: str) -> list[bool]:
        """Whether somebody looks, at each of her sockets at a table; those of another process count as one."""
        live, now = self.live.get(table_id), self.clock.monotonic()
        seen, said = self.remote_presence.get((table_id, person), (False, -math.inf))
        return [subscriber.visible for subscriber in (live.subscribers if live else ()) if subscriber.person == person] + [seen] * (
            now - said < REMOTE_PRESENCE_SECONDS
        )

    def note_remote_presence(self, table_id: str, person: str, seen: bool) -> None:
        """Another process says that somebody is connected there, and whether she looks."""
        now = self.clock.monotonic()
        self.note_people([person])
        self.remote_presence.pop((table_id, person), None)
        self.remote_presence[table_id, person] = (seen, now)
        if len(self.remote_presence) > MAX_KNOWN_PEOPLE:
            del self.remote_presence[next(iter(self.remote_presence))]
        if table_id in self.live:
            self.live[table_id].note_seen(person, now)

    async def change(self, table_id: str, change: Callable[[Session, TableRow], None]) -> LiveTable:
        """Change who sits where, or whether the game has started."""
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
        """Another process changed a table: catch up, if it is open here."""
        async with self.lock_opening(table_id):
            live = self.live.get(table_id)
        if live is not None:
            async with live.lock:
                await self.catch_up(live)

    async def catch_up(self, live: LiveTable) -> None:
        """Read what other processes have added; the caller holds the lock."""
        table = live.table
        try:
            kept = await self.database.run_read(self.repository.read, table.info.id, table.version)
        except NotFound:
            self.evict(live)
            return
        for event in kept.events:
            table.apply(event, table.state_after(event))
        table.votes = kept.votes
        self.publish(live, kept.info)

    def publish(self, live: LiveTable, info: TableInfo) -> None:
        """Take over what was kept, and wake everybody."""
        live.table.info = info
        self.note_players(live)
        live.committed_at = self.clock.monotonic()
        live.broadcast()

    async def events_since(self, live: LiveTable, version: int, person: str | None) -> list[str]:
        """The entries after a version up to now as a person is shown them, in JSON; from the log where memory does not reach."""
        table, older = live.table, list[str]()
        table.check_reader(person)
        visible_seats = table.visible_seats(person)
        while (newer := table.events_after(version + len(older))) is None:
            number, known = divmod(version + len(older), PAGE)
            older += (await self.event_pages.page(table, number, visible_seats))[known:]
        return older[: table.version - version] + [event_json(table.rules, event, visible_seats) for event in newer]

    def evict(self, live: LiveTable) -> None:
        """The table is gone: its viewers are sent away."""
        self.live.pop(live.table.info.id, None)
        live.evicted = True
        live.broadcast()

    def evict_idle(self) -> None:
        """Let go of tables that nobody has looked at for long; the store has them."""
        now = self.clock.monotonic()
        for live in list(self.live.values()):
            if not live.subscribers and live.bot_idle and not live.lock.locked() and now - live.last_active_at > IDLE_SECONDS:
                del self.live[live.table.info.id]
