"""Table chat: text messages and stickers, committed before they are broadcast. Players and spectators have separate channels.

Players can read the spectators' channel after the game. Spectators can't read the players' channel.
"""

from typing import Final, get_args

from sqlalchemy import func, insert, select
from sqlalchemy.orm import Session

from ukiyo.play import frames
from ukiyo.play.errors import Conflict, Forbidden, NotFound, Refused
from ukiyo.play.kinds import OVER, ChatChannel
from ukiyo.server.core.clock import Clock
from ukiyo.server.core.identity import Person
from ukiyo.server.core.json import to_json
from ukiyo.server.core.quotas import CHAT_PER_HOUR, CHAT_PER_MINUTE, MAX_ENTRIES, REPORTS, Quota
from ukiyo.server.db.database import Database
from ukiyo.server.db.schema import ChatMessageRow, ReportRow
from ukiyo.server.people.blocks import Blocks
from ukiyo.server.tables.chat_messages import MAX_PER_ADDRESS, Audience, ChatLog, ChatMessage, Sticker, chat_update, checked_text
from ukiyo.server.tables.registry import LiveTable, Subscriber, TableRegistry
from ukiyo.server.tables.repository import load_row

PLAYERS: Final = "players"
SPECTATORS: Final = "spectators"
CHAT_CHANGED = "+chat"  # suffix of the database notification, after the table id


class Chat:
    def __init__(self, database: Database, clock: Clock, tables: TableRegistry, blocks: Blocks, limited: bool) -> None:
        self.database = database
        self.clock = clock
        self.tables = tables
        self.blocks = blocks
        self.limited = limited
        self.spectator_counts: dict[tuple[str, str], int] = {}  # spectators' messages by table and address, most recent last
        self.quotas = [Quota(self.clock, limited, allowed) for allowed in (CHAT_PER_MINUTE, CHAT_PER_HOUR)]
        self.reports = Quota(self.clock, limited, REPORTS)

    # Writing

    async def post(self, live: LiveTable, you: Person, address: str, text: str | None, sticker: Sticker | None) -> frames.ChatMessage:
        table, log = live.table, await self.log(live)
        if (text is None) == (sticker is None):
            raise Refused(f"Send either a text or one of these stickers: {', '.join(get_args(Sticker))}.")
        if table.info.chat == "off":
            raise Forbidden("The host has turned off the chat at this table.")
        if text is not None and table.info.chat == "stickers":
            raise Forbidden("The host allows only stickers at this table.")
        line = checked_text(text) if text is not None else None
        channel: ChatChannel = PLAYERS if table.plays(you.id) else SPECTATORS
        log.check_limits(you.id, channel)
        for quota in self.quotas:
            quota.consume(you.id, address)
        if channel == SPECTATORS and self.limited:
            self.count_spectator(table.info.id, address)
        message = ChatMessage(0, "message", channel, you.id, you.name, table.viewing_seat(you.id), line, sticker, None, self.clock.time())
        return (await self.save(live, log, message)).public(you.id)

    def count_spectator(self, table_id: str, address: str) -> None:
        """Limit spectators' messages by address, because one person can use many names. Addresses are held in memory only."""
        key = table_id, address
        if self.spectator_counts.get(key, 0) >= MAX_PER_ADDRESS:
            raise Conflict(f"Spectators at your address have reached the limit of {MAX_PER_ADDRESS} messages at this table.")
        self.spectator_counts[key] = self.spectator_counts.pop(key, 0) + 1
        if len(self.spectator_counts) > MAX_ENTRIES:
            del self.spectator_counts[next(iter(self.spectator_counts))]

    async def delete(self, live: LiveTable, you: Person, number: int) -> None:
        """Delete a message for everyone, as the host. Administrators can still read it."""
        if live.table.info.host != you.id:
            raise Forbidden("Only the host of the table can delete messages.")
        message, log = await self.readable(live, you, number), await self.log(live)
        seat = live.table.viewing_seat(you.id)
        deletion = ChatMessage(0, "deletion", message.channel, you.id, you.name, seat, None, None, number, self.clock.time())
        await self.save(live, log, deletion)

    async def save(self, live: LiveTable, log: ChatLog, message: ChatMessage) -> ChatMessage:
        messages = await self.database.run(self.insert, live.table.info.id, message, log.last)
        log.add(messages)
        live.wake_for_chat()
        return messages[-1]

    def insert(self, table_id: str, message: ChatMessage, known: int) -> list[ChatMessage]:
        """Insert a message with the table's next number. Return it after the messages added by other processes since `known`."""
        with self.database.session() as session:
            load_row(session, table_id, {"key_share": True})
            last = session.scalar(select(func.max(ChatMessageRow.number)).where(ChatMessageRow.table_id == table_id)) or 0
            values = {name: getattr(message, name) for name in ChatMessage.__slots__}
            session.execute(insert(ChatMessageRow).values(**{**values, "table_id": table_id, "number": last + 1}))
            self.database.notify(session, f"{table_id} {CHAT_CHANGED}")
            return messages_after(session, table_id, known)

    async def report(self, live: LiveTable, you: Person, address: str, number: int, reason: str) -> None:
        message = await self.readable(live, you, number)
        if message.person == you.id:
            raise Refused("You can't report your own message.")
        self.reports.consume(you.id, address)
        await self.database.run(self.save_report, live.table.info.id, message, you.id, checked_text(reason) if reason else "")

    def save_report(self, table_id: str, message: ChatMessage, person: str, reason: str) -> None:
        with self.database.session() as session:
            same_report = (ReportRow.table_id == table_id, ReportRow.message_number == message.number, ReportRow.person == person)
            if session.scalar(select(ReportRow.id).where(*same_report)) is None:
                about = {
                    "table_id": table_id,
                    "message_number": message.number,
                    "person": person,
                    "author": message.person,
                    "name": message.name,
                }
                content = message.text or f"({message.sticker})"
                session.add(ReportRow(**about, content=content, reason=reason, created_at=self.clock.time()))

    # Reading

    async def log(self, live: LiveTable) -> ChatLog:
        if live.chat_log is None:
            messages = await self.database.run_read(self.read, live.table.info.id, 0)
            live.chat_log = live.chat_log or ChatLog()
            live.chat_log.add(messages)
        return live.chat_log

    def read(self, table_id: str, after: int) -> list[ChatMessage]:
        with self.database.session(reading=True) as session:
            return messages_after(session, table_id, after)

    async def catch_up(self, table_id: str) -> None:
        """Load messages saved by another process."""
        live = self.tables.live.get(table_id)
        if live is not None and live.chat_log is not None:
            live.chat_log.add(await self.database.run_read(self.read, table_id, live.chat_log.last))
            live.wake_for_chat()

    def blocks_changed(self, person: str) -> None:
        """Update the chat of a person whose blocks have changed."""
        self.blocks.forget(person)
        for live in self.tables.live.values():
            if live.connected(person):
                live.wake_for_chat()

    def all_blocks_changed(self) -> None:
        """Drop all cached blocks, because notifications about them may have been lost."""
        self.blocks.clear()
        for live in self.tables.live.values():
            live.wake_for_chat()

    async def audience(self, live: LiveTable, person: str | None) -> Audience:
        table = live.table
        channels: set[ChatChannel] = {PLAYERS} if table.plays(person) else {SPECTATORS}
        if table.info.status == OVER:
            channels.add(SPECTATORS)
        return frozenset(channels), await self.blocks.hidden_from(person)

    async def readable(self, live: LiveTable, you: Person, number: int) -> ChatMessage:
        log, audience = await self.log(live), await self.audience(live, you.id)
        visible = log.visible(audience, number - 1, number + 1)
        message = next((message for message in visible if message.kind == "message"), None)
        if message is None:
            raise NotFound(f"There is no message {number} that you can read.")
        return message

    async def page(self, live: LiveTable, person: str | None, after: int, before: int | None) -> frames.ChatUpdate:
        """Return the newest messages, the newest messages before a number, or all messages after a number."""
        log, audience = await self.log(live), await self.audience(live, person)
        return chat_update(log.visible(audience, after, before), person, reset=not after)

    async def unsent(self, live: LiveTable, subscriber: Subscriber) -> str | None:
        """Return the messages that a subscriber has not received, as JSON, or all messages if the subscriber's audience has changed."""
        if subscriber.last_sent_message is None or live.table.info.chat == "off":
            return None
        log, audience = await self.log(live), await self.audience(live, subscriber.person)
        reset = audience != subscriber.audience
        messages = log.visible(audience, 0 if reset else subscriber.last_sent_message)
        subscriber.last_sent_message, subscriber.audience = log.last, audience
        return to_json(chat_update(messages, subscriber.person, reset)) if reset or messages else None


def messages_after(session: Session, table_id: str, number: int) -> list[ChatMessage]:
    columns = [getattr(ChatMessageRow, name) for name in ChatMessage.__slots__]
    newer = select(*columns).where(ChatMessageRow.table_id == table_id, ChatMessageRow.number > number).order_by(ChatMessageRow.number)
    return [ChatMessage(*row) for row in session.execute(newer)]
