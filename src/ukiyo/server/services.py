"""The composition root. Builds the services, injects their dependencies, and starts and stops them."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from ukiyo.play.kinds import OVER
from ukiyo.server.bots.analysis import Analysis
from ukiyo.server.bots.driver import BotDriver
from ukiyo.server.bots.workers import Workers
from ukiyo.server.community.accounts import Accounts
from ukiyo.server.community.bans import Bans
from ukiyo.server.community.daily import Daily
from ukiyo.server.community.daily_attempts import DailyAttempts
from ukiyo.server.community.lesson_progress import LessonProgress
from ukiyo.server.community.matchmaking import Matchmaking
from ukiyo.server.community.my_tables import MyTables
from ukiyo.server.community.profiles import Profiles
from ukiyo.server.community.tournaments import Tournaments
from ukiyo.server.core.clock import Clock
from ukiyo.server.core.identity import Signer
from ukiyo.server.core.metrics import Metrics
from ukiyo.server.core.quotas import CHANNELS, SIGN_IN_LINKS, Quota
from ukiyo.server.core.recent_addresses import RecentAddresses
from ukiyo.server.core.settings import Settings
from ukiyo.server.core.supervisor import Supervisor
from ukiyo.server.db.database import Database
from ukiyo.server.db.page_errors import PageErrors
from ukiyo.server.notifications.delivery import Delivery
from ukiyo.server.notifications.sender import Sender
from ukiyo.server.people.blocks import Blocks
from ukiyo.server.people.people import People
from ukiyo.server.people.sessions import POLL_INTERVAL, Sessions
from ukiyo.server.people.shared_addresses import SharedAddresses
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


class PeriodicTask(NamedTuple):
    name: str
    work: Callable[[], Awaitable[None]]
    required: bool = False  # whether the server is not ready while the task is down


class Services:
    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        self.settings = settings
        limited = settings.rate > 0

        # Core and database
        self.clock = clock = clock or Clock()
        self.metrics = Metrics(clock)
        self.supervisor = Supervisor(clock, self.metrics)
        self.signer = Signer(settings.secret)
        self.addresses = RecentAddresses()
        self.database = database = Database(settings.db)
        self.page_errors = PageErrors(database, clock, self.metrics, limited=limited)
        self.table_quota = Quota(clock, limited)
        self.sign_in_link_quota = Quota(clock, limited, SIGN_IN_LINKS)
        self.channel_quota = Quota(clock, limited, CHANNELS)

        # People
        self.sessions = Sessions(database, self.signer, clock)
        self.people = People(database, clock, self.sessions)
        self.blocks = Blocks(database, clock)
        self.shared_addresses = SharedAddresses(database, clock, settings.secret, limited=limited)

        # Tables
        repository = TableRepository(database)
        self.tables = TableRegistry(repository, clock)
        self.moves = Moves(repository, clock, self.tables, settings.takeover_delay, self.metrics, settings.notification_delay)
        self.time_off = TimeOff(database, clock, self.tables)
        self.presence = Presence(repository, clock, self.tables, self.time_off)
        self.chat = Chat(database, clock, self.tables, self.blocks, limited=limited)
        self.subscribers = Subscribers(clock, self.tables, self.chat, self.presence, self.metrics)
        self.listener = Listener(database, clock, self.tables, self.sessions, self.chat, self.presence, self.supervisor)
        self.replays = Replays(repository, self.tables)

        # Bots
        self.workers = Workers(settings.workers, settings.bot_timeout, self.metrics, self.addresses.group)
        self.bot_driver = BotDriver(database, clock, self.tables, self.moves, self.workers, settings.bot_delay)
        self.analysis = Analysis(clock, self.tables, self.workers)

        # Community
        self.accounts = Accounts(database, clock, self.tables, self.moves, self.sessions, settings.secret)
        self.bans = Bans(database, clock, self.tables)
        self.profiles = Profiles(database, self.replays, clock)
        self.my_tables = MyTables(database)
        self.matchmaking = Matchmaking(database, clock, self.tables)
        self.tournaments = Tournaments(database, clock, self.tables, self.moves, self.bot_driver)
        self.daily = Daily(database, clock, DailyAttempts(database), settings.secret)
        self.lesson_progress = LessonProgress(database)

        # Notifications
        self.delivery = Delivery(database, clock, self.tables, settings)
        self.sender = Sender(database, clock, self.delivery, settings, self.metrics)

        self.tables.on_turn = self.turn_changed
        self.sessions.on_change = self.subscribers.session_changed
        self.metrics.tables.set_function(lambda: len(self.tables.live))

    def periodic_tasks(self) -> list[PeriodicTask]:
        return [
            PeriodicTask("clocks", self.check_clocks, required=True),
            PeriodicTask("bots", self.resume_bots),
            PeriodicTask("time off", self.time_off.refresh),
            PeriodicTask("admin commands", self.apply_admin_commands, required=True),
            PeriodicTask("presence", self.publish_presence),
            PeriodicTask("eviction", self.evict_idle_tables),
            PeriodicTask("scrub", self.database.scrub),
            PeriodicTask("matchmaking", self.matchmaking.match),
            PeriodicTask("tournaments", self.tournaments.advance_all),
        ]

    async def start(self) -> None:
        await self.sessions.refresh()
        await self.tables.load_seated_people()
        await self.time_off.refresh()
        await self.bans.refresh()
        await self.database.run(self.accounts.rehash_addresses)
        for task in self.periodic_tasks():
            self.supervisor.run_periodic(task.name, TASK_INTERVAL, task.work, required=task.required)
        self.supervisor.run("heartbeat", self.subscribers.send_heartbeats)
        self.supervisor.run("outbox", self.sender.run)
        if not self.database.sqlite:  # an SQLite file has only one server
            self.supervisor.run("sessions", self.sessions.poll, required=True, longest_delay=POLL_INTERVAL)
            self.supervisor.run(listener.NAME, self.listener.run, required=True, reports_ready=True)

    async def stop(self) -> None:
        sessions = self.tables.live.values()
        tasks: list[asyncio.Task[Any]] = [
            *self.analysis.tasks(),
            *[task for live in sessions for task in live.move_reviews.values()],
            *[live.bot_task for live in sessions if live.bot_task],
        ]
        for task in tasks:
            task.cancel()
        await self.supervisor.stop()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.sender.close()
        await self.workers.close()
        self.replays.close()
        self.database.close()

    def turn_changed(self, live: LiveTable) -> None:
        """Called after each event at a table and when a table is loaded."""
        self.bot_driver.schedule(live)
        if live.table.info.tournament and live.table.info.status == OVER:
            self.supervisor.spawn(self.tournaments.table_ended())

    async def check_clocks(self) -> None:
        await self.moves.update_absences()
        await self.moves.take_over_overdue_seats()

    async def resume_bots(self) -> None:
        self.bot_driver.schedule_overdue(TASK_INTERVAL)
        await self.bot_driver.resume(TASK_INTERVAL)

    async def apply_admin_commands(self) -> None:
        """Applies changes made by `ukiyo admin` while the server is running."""
        if await self.bans.refresh():
            self.people.saved.clear()  # an administrator may have deleted people
            self.database.scrub_due = True

    async def publish_presence(self) -> None:
        await self.presence.broadcast_changes()
        await self.presence.announce()

    async def evict_idle_tables(self) -> None:
        self.tables.evict_idle()
