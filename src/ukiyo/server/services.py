"""The house: the store, the tables, those who watch and the bots, put together; and what runs beside them."""

import asyncio
from functools import partial

from ukiyo.play.kinds import OVER
from ukiyo.server.bots.analysis import Analysis
from ukiyo.server.bots.driver import BotDriver
from ukiyo.server.bots.workers import Workers
from ukiyo.server.community.accounts import Accounts
from ukiyo.server.community.bans import Bans
from ukiyo.server.community.daily import Deals
from ukiyo.server.community.daily_attempts import DailyAttempts
from ukiyo.server.community.lesson_progress import LessonProgress
from ukiyo.server.community.matchmaking import Finding
from ukiyo.server.community.my_tables import MyTables
from ukiyo.server.community.profiles import Profiles
from ukiyo.server.community.tournaments import Tournaments
from ukiyo.server.core.clock import Clock
from ukiyo.server.core.identity import Signer
from ukiyo.server.core.metrics import Metrics
from ukiyo.server.core.quotas import CHANNELS, LOGIN_LINKS, Quota
from ukiyo.server.core.settings import Settings
from ukiyo.server.core.supervisor import Supervisor
from ukiyo.server.db.database import Database
from ukiyo.server.db.page_errors import PageErrors
from ukiyo.server.notifications.delivery import Delivery
from ukiyo.server.notifications.sender import Sender
from ukiyo.server.people.blocks import Blocks
from ukiyo.server.people.people import People
from ukiyo.server.people.sessions import POLL, Sessions
from ukiyo.server.people.shared_addresses import Households
from ukiyo.server.tables import listener
from ukiyo.server.tables.chat import Chat
from ukiyo.server.tables.listener import Listener
from ukiyo.server.tables.moves import Moves
from ukiyo.server.tables.presence import Presence
from ukiyo.server.tables.registry import LiveTable, TableRegistry
from ukiyo.server.tables.replays import Replays
from ukiyo.server.tables.repository import TableRepository
from ukiyo.server.tables.subscribers import Subscribers
from ukiyo.server.tables.time_off import TimeOff

TASK_INTERVAL = 5.0  # seconds between runs of a periodic task
MAX_ADDRESSES = 20_000  # people with their addresses


class Services:
    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        self.settings = settings
        self.clock = clock or Clock()
        self.metrics = Metrics(self.clock)
        self.signer = Signer(settings.secret)
        self.database = Database(settings.db)
        self.addresses: dict[str, str] = {}  # from which people asked last; who has not for longest comes first
        self.workers = Workers(settings.workers, settings.budget, self.metrics, lambda person: self.addresses.get(person) or person)
        self.tables = TableRegistry(TableRepository(self.database), self.clock)
        self.supervisor = Supervisor(self.clock, self.metrics)
        self.sessions = Sessions(self.database, self.signer, self.clock)
        self.people = People(self.database, self.clock, self.sessions)
        self.time_off = TimeOff(self.tables)
        self.my_tables = MyTables(self.database)
        self.presence = Presence(self.tables, self.time_off)
        self.delivery = Delivery(self.tables, settings)
        self.sender = Sender(self.delivery, settings, self.metrics)
        self.moves = Moves(self.tables, settings.patience, self.metrics, settings.notification_delay)
        self.blocks = Blocks(self.database, self.clock)
        self.chat = Chat(self.tables, self.blocks, limited=settings.rate > 0)
        self.subscribers = Subscribers(self.tables, self.chat, self.presence, self.metrics)
        self.listener = Listener(self.tables, self.sessions, self.chat, self.presence, self.supervisor)
        self.bot_driver = BotDriver(self.moves, self.workers, settings.pause)
        self.replays = Replays(self.tables)
        self.profiles = Profiles(self.database, self.replays, self.clock)
        self.analysis = Analysis(self.tables, self.workers)
        self.deals = Deals(self.tables, DailyAttempts(self.database), settings.secret)
        self.lesson_progress = LessonProgress(self.database)
        self.finding = Finding(self.tables)
        self.tournaments = Tournaments(self.tables, self.moves, self.bot_driver)
        self.bans = Bans(self.tables)
        self.households = Households(self.database, self.clock, settings.secret, limited=settings.rate > 0)
        self.table_quota = Quota(self.clock, limited=settings.rate > 0)
        self.login_link_quota = Quota(self.clock, settings.rate > 0, LOGIN_LINKS)
        self.accounts = Accounts(self.tables, self.moves, self.sessions, settings.secret)
        self.channel_quota = Quota(self.clock, settings.rate > 0, CHANNELS)
        self.page_errors = PageErrors(self.database, self.clock, self.metrics, limited=settings.rate > 0)
        self.tables.on_turn = self.turn
        self.sessions.on_turn = self.subscribers.session_changed
        self.metrics.tables.set_function(lambda: len(self.tables.live))
        self.packing: set[str] = set()  # people whose records are being put into one file

    async def start(self) -> None:
        await self.sessions.refresh()
        await self.tables.load_seated_people()
        await self.time_off.refresh()
        await self.bans.look()
        await self.database.run(self.accounts.index_anew)
        every = partial(self.supervisor.run_periodic, seconds=TASK_INTERVAL)
        every("clocks", work=self.take_over_overdue_seats, required=True)
        every("bots", work=self.resume_bots)
        every("time off", work=self.time_off.refresh)
        every("admin commands", work=self.apply_admin_commands, required=True)
        every("presence", work=self.tell_presence)
        every("eviction", work=self.evict)
        every("scrub", work=self.database.scrub)
        every("matchmaking", work=self.finding.match)
        every("tournaments", work=self.tournaments.go_on)
        self.supervisor.run("heartbeat", self.subscribers.send_heartbeats)
        self.supervisor.run("outbox", self.sender.run)
        if not self.database.sqlite:  # a file of SQLite has one server
            self.supervisor.run("sessions", self.sessions.poll, required=True, longest_delay=POLL)
            self.supervisor.run(listener.NAME, self.listener.run, required=True, reports_ready=True)

    async def stop(self) -> None:
        here = self.tables.live.values()
        thoughts = [*self.analysis.tasks(), *[thought for live in here for thought in live.move_reviews.values()]]
        tasks = [*thoughts, *[live.bot_task for live in here if live.bot_task]]
        for task in tasks:
            task.cancel()
        await self.supervisor.stop()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.sender.close()
        await self.workers.close()
        self.replays.close()
        self.database.close()

    def note_address(self, person: str, address: str) -> None:
        self.addresses.pop(person, None)
        self.addresses[person] = address
        if len(self.addresses) > MAX_ADDRESSES:
            del self.addresses[next(iter(self.addresses))]

    def turn(self, live: LiveTable) -> None:
        """A table has come to somebody's turn, or to its end."""
        self.bot_driver.schedule(live)
        if live.table.info.tournament and live.table.info.status == OVER:
            self.supervisor.spawn(self.tournaments.table_ended())

    async def take_over_overdue_seats(self) -> None:
        self.moves.update_absences()
        await self.moves.take_over_overdue_seats()

    async def resume_bots(self) -> None:
        self.bot_driver.schedule_overdue(TASK_INTERVAL)
        await self.bot_driver.resume(TASK_INTERVAL)

    async def apply_admin_commands(self) -> None:
        """`ukiyo admin` changes the store while the server runs."""
        if await self.bans.look():
            self.people.met.clear()  # some of them may have been deleted
            self.database.scrub_due = True

    async def tell_presence(self) -> None:
        self.presence.broadcast_changes()
        await self.presence.announce()

    async def evict(self) -> None:
        self.tables.evict_idle()
