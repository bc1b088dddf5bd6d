"""Sends subscribers the latest state when it changes, and heartbeats in between."""

from collections.abc import Awaitable, Callable

from ukiyo.server.core.clock import Clock
from ukiyo.server.core.identity import hashed
from ukiyo.server.core.metrics import Metrics
from ukiyo.server.tables.chat import Chat
from ukiyo.server.tables.presence import Presence
from ukiyo.server.tables.registry import LiveTable, Subscriber, TableRegistry

HEARTBEAT_SECONDS = 20.0  # without a message to the subscriber
HEARTBEAT_CHECK_SECONDS = 1.0

Send = Callable[[str], Awaitable[None]]


class Subscribers:
    def __init__(self, clock: Clock, tables: TableRegistry, chat: Chat, presence: Presence, metrics: Metrics) -> None:
        self.clock = clock
        self.tables = tables
        self.chat = chat
        self.presence = presence
        self.metrics = metrics

    def connect(self, live: LiveTable, subscriber: Subscriber) -> None:
        live.subscribers.add(subscriber)
        self.presence.update(live)
        self.metrics.subscribers.inc()
        self.tables.on_turn(live)

    def disconnect(self, live: LiveTable, subscriber: Subscriber) -> None:
        live.subscribers.discard(subscriber)
        self.metrics.subscribers.dec()
        live.last_active_at = self.clock.monotonic()
        live.record_seen(subscriber.person, live.last_active_at)
        if subscriber.person in live.last_seen_at:
            live.disconnected_at[subscriber.person] = live.last_active_at
        self.tables.add_players(live)  # a page reload must not count as leaving the table

    async def send_updates(self, live: LiveTable, subscriber: Subscriber, send: Send) -> None:
        """Send updates until the table is evicted. The connection is aborted if the client does not read them."""
        while not live.evicted:
            await subscriber.wake_event.wait()
            subscriber.wake_event.clear()
            if not subscriber.frame_pending and not subscriber.chat_pending:
                await send('{"type":"heartbeat"}')
            if subscriber.frame_pending:
                subscriber.frame_pending = False
                await self.send_frame(live, subscriber, send)
            if subscriber.chat_pending:
                subscriber.chat_pending = False
                if messages := await self.chat.unsent(live, subscriber):
                    await send(messages)
            subscriber.last_sent_at = self.clock.monotonic()

    async def send_frame(self, live: LiveTable, subscriber: Subscriber, send: Send) -> None:
        missed = await self.tables.events_since(live, subscriber.last_sent_version, subscriber.person)
        frame, subscriber.last_sent_version = self.tables.frame_json(live, subscriber.person, missed), live.table.version
        await send(frame)
        if missed:
            self.metrics.broadcast_latency.observe(self.clock.monotonic() - live.committed_at)

    async def session_changed(self, person_hash: str) -> None:
        """Disconnect a person whose session has changed, so that their pages reconnect, and reload the tables that involve them."""
        for live in list(self.tables.live.values()):
            for subscriber in list(live.subscribers):
                if subscriber.person is not None and hashed(subscriber.person) == person_hash:
                    subscriber.close("turned")
        for table_id in {*self.tables.live, *self.tables.opening_locks}:
            async with self.tables.opening_lock(table_id):
                live_table = self.tables.live.get(table_id)
            if live_table is not None and any(hashed(person) == person_hash for person in live_table.table.people_involved()):
                await self.tables.refresh(table_id)

    async def send_heartbeats(self) -> None:
        """Send a heartbeat to each subscriber that has received nothing for a while, so that both ends notice a dead connection."""
        while True:
            await self.clock.sleep(HEARTBEAT_CHECK_SECONDS)
            async for live in self.tables.sweep():
                latest = self.clock.monotonic() - HEARTBEAT_SECONDS
                for subscriber in live.subscribers:
                    if subscriber.last_sent_at <= latest:
                        subscriber.wake_event.set()
