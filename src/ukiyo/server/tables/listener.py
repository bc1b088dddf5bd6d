"""Receives PostgreSQL notifications about changes that other processes have committed."""

import asyncio
import logging

from ukiyo.server.core.clock import Clock
from ukiyo.server.core.errors import StorageFailed
from ukiyo.server.core.supervisor import Supervisor
from ukiyo.server.db.database import NOTIFY_CHANNEL, PRESENCE_SUBJECT, Database
from ukiyo.server.people import blocks
from ukiyo.server.people.sessions import SESSION_PREFIX, Sessions
from ukiyo.server.tables import chat
from ukiyo.server.tables.chat import Chat
from ukiyo.server.tables.presence import Presence
from ukiyo.server.tables.registry import TableRegistry

NAME = "listener"
APPLICATION = "ukiyo listener"  # the name in pg_stat_activity
CONNECT_SECONDS = 10
HEARTBEAT = 10.0  # seconds without a notification after which the connection is checked
RESPONSE_TIMEOUT = 5.0  # seconds
CONNECTION_LOST = "The connection for PostgreSQL notifications was lost, or a change by another process could not be read."

logger = logging.getLogger("ukiyo")


class Listener:
    """Listens until the connection fails. The supervisor then restarts it.

    Notifications are lost while the listener is down, or if the read that follows a notification fails. For this reason, a failed read
    stops the listener, and each start catches up with the database before the listener reports that it is ready.
    """

    def __init__(
        self,
        database: Database,
        clock: Clock,
        tables: TableRegistry,
        sessions: Sessions,
        chat_service: Chat,
        presence: Presence,
        supervisor: Supervisor,
    ) -> None:
        self.database = database
        self.clock = clock
        self.tables = tables
        self.sessions = sessions
        self.chat = chat_service
        self.presence = presence
        self.supervisor = supervisor

    async def run(self) -> None:
        import psycopg  # noqa: PLC0415 - installed only where PostgreSQL is used

        url = self.database.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        expected = (psycopg.Error, OSError, TimeoutError, StorageFailed)
        try:
            connection = await psycopg.AsyncConnection.connect(
                url, autocommit=True, connect_timeout=CONNECT_SECONDS, application_name=APPLICATION
            )
            async with connection, asyncio.TaskGroup() as reads:
                await connection.execute(f"LISTEN {NOTIFY_CHANNEL}")
                await self.catch_up()
                self.supervisor.mark_up(NAME)
                while True:
                    async for notification in connection.notifies(timeout=HEARTBEAT):
                        self.receive(reads, notification.payload)
                    await self.clock.within(RESPONSE_TIMEOUT, connection.execute("SELECT 1"))
        except expected:
            raise StorageFailed(CONNECTION_LOST) from None
        except ExceptionGroup as errors:
            if errors.split(expected)[1]:
                raise
            raise StorageFailed(CONNECTION_LOST) from None

    def receive(self, reads: asyncio.TaskGroup, payload: str) -> None:
        origin, subject, *about = payload.split(" ")
        if origin == self.database.origin:
            return
        if subject == PRESENCE_SUBJECT:
            self.presence.receive(about)
        elif subject.startswith(SESSION_PREFIX):
            reads.create_task(self.sessions.changed(subject.removeprefix(SESSION_PREFIX)))
        elif about == [chat.CHAT_CHANGED]:
            reads.create_task(self.chat.catch_up(subject))
        elif about == [blocks.BLOCKS_CHANGED]:
            self.chat.blocks_changed(subject)  # the subject is a person
        elif subject in self.tables.live or subject in self.tables.opening_locks:
            reads.create_task(self.read_table(subject))

    async def catch_up(self) -> None:
        """Read everything that other processes may have changed while this process was not listening."""
        await self.sessions.refresh()
        self.chat.all_blocks_changed()
        for table_id in {*self.tables.live, *self.tables.opening_locks}:
            await self.read_table(table_id)
            await self.chat.catch_up(table_id)

    async def read_table(self, table_id: str) -> None:
        """Refresh a table. The listener must continue if the table can't be loaded."""
        try:
            await self.tables.refresh(table_id)
        except StorageFailed:
            raise
        except Exception:
            logger.exception("A table that another process changed could not be loaded")
