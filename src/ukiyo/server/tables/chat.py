"""Words at a table: lines in words or as seals, kept before they are heard. Players have a channel, those who watch another.

Players read what was said by those who watch once the game is over, and not before; what players say stays with them.
"""

from typing import Final, get_args

from sqlalchemy import func, insert, select
from sqlalchemy.orm import Session

from ukiyo.play import frames
from ukiyo.play.errors import Conflict, Forbidden, NotFound, Refused
from ukiyo.play.kinds import OVER, Channel
from ukiyo.server.core.identity import Person
from ukiyo.server.core.quotas import AT_ONCE, REMEMBERED, REPORTS, SAID, Quota
from ukiyo.server.db.schema import LineRow, ReportRow
from ukiyo.server.people.blocks import Blocks
from ukiyo.server.tables.chat_messages import MOST_THERE, Hears, Line, Seal, Talk, checked_text, message
from ukiyo.server.tables.registry import LiveTable, Subscriber, TableRegistry
from ukiyo.server.tables.repository import found

PLAYERS: Final = "players"
WATCHERS: Final = "watchers"
CHANGED = "+lines"  # what the other processes are told, after a table


class Words:
    def __init__(self, tables: TableRegistry, blocks: Blocks, limited: bool) -> None:
        self.tables = tables
        self.database = tables.database
        self.clock = tables.clock
        self.blocks = blocks
        self.limited = limited
        self.from_there: dict[tuple[str, str], int] = {}  # lines to those who watch a table, from an address; the latest stands last
        self.quotas = [Quota(self.clock, limited, allowed) for allowed in (AT_ONCE, SAID)]
        self.reports = Quota(self.clock, limited, REPORTS)

    # Speaking

    async def say(self, live: LiveTable, you: Person, address: str, text: str | None, seal: Seal | None) -> frames.Line:
        table, talk = live.table, await self.talk(live)
        if (text is None) == (seal is None):
            raise Refused(f"say either a text or a seal: {', '.join(get_args(Seal))}")
        if table.info.words == "off":
            raise Forbidden("nobody talks at this table: whoever set it wanted it so")
        if text is not None and table.info.words == "seals":
            raise Forbidden("at this table people talk in seals only: whoever set it wanted it so")
        line = checked_text(text) if text is not None else None
        channel: Channel = PLAYERS if table.plays(you.id) else WATCHERS
        talk.check_room(you.id, channel)
        for quota in self.quotas:
            quota.take(you.id, address)
        if channel == WATCHERS and self.limited:
            self.count(table.info.id, address)
        said = Line(0, "said", channel, you.id, you.name, table.shown(you.id), line, seal, None, self.clock.time())
        return (await self.keep(live, talk, said)).shown(you.id)

    def count(self, table_id: str, address: str) -> None:
        """What is said from one address to those who watch a table: names are free. Kept in memory, as all that is known of addresses."""
        there = table_id, address
        if self.from_there.get(there, 0) >= MOST_THERE:
            raise Conflict(
                f"enough was said from your address to those who watch here: {MOST_THERE} lines, and others want to be heard, too"
            )
        self.from_there[there] = self.from_there.pop(there, 0) + 1
        if len(self.from_there) > REMEMBERED:
            del self.from_there[next(iter(self.from_there))]

    async def sweep(self, live: LiveTable, you: Person, number: int) -> None:
        """The host's broom: a line is gone for everybody. Whoever runs the server still finds it."""
        if live.table.info.host != you.id:
            raise Forbidden("only whoever set the table can sweep a line away")
        line, talk = await self.found(live, you, number), await self.talk(live)
        gone = Line(0, "swept", line.channel, you.id, you.name, live.table.shown(you.id), None, None, number, self.clock.time())
        await self.keep(live, talk, gone)

    async def keep(self, live: LiveTable, talk: Talk, line: Line) -> Line:
        lines = await self.database.run(self.add, live.table.info.id, line, talk.last)
        talk.add(lines)
        live.wake_for_chat()
        return lines[-1]

    def add(self, table_id: str, line: Line, known: int) -> list[Line]:
        """Keep a line under the next number of its table; with those that others have added since the last one known."""
        with self.database.session() as session:
            found(session, table_id, {"key_share": True})
            last = session.scalar(select(func.max(LineRow.number)).where(LineRow.table_id == table_id)) or 0
            values = {name: getattr(line, name) for name in Line.__slots__}
            session.execute(insert(LineRow).values(**{**values, "table_id": table_id, "number": last + 1}))
            self.database.notify(session, f"{table_id} {CHANGED}")
            return lines_after(session, table_id, known)

    async def report(self, live: LiveTable, you: Person, address: str, number: int, why: str) -> None:
        line = await self.found(live, you, number)
        if line.person == you.id:
            raise Refused("that line is your own")
        self.reports.take(you.id, address)
        reason = checked_text(why) if why else ""
        await self.database.run(self.keep_report, live.table.info.id, line, you.id, reason)

    def keep_report(self, table_id: str, line: Line, person: str, why: str) -> None:
        with self.database.session() as session:
            same = (ReportRow.table_id == table_id, ReportRow.number == line.number, ReportRow.person == person)
            if session.scalar(select(ReportRow.id).where(*same)) is None:
                said = line.text or f"({line.seal})"
                about = {"table_id": table_id, "number": line.number, "person": person, "other": line.person, "name": line.name}
                session.add(ReportRow(**about, said=said, why=why, at=self.clock.time()))

    # Hearing

    async def talk(self, live: LiveTable) -> Talk:
        if live.talk is None:
            lines = await self.database.look(self.read, live.table.info.id, 0)
            live.talk = live.talk or Talk()
            live.talk.add(lines)
        return live.talk

    def read(self, table_id: str, after: int) -> list[Line]:
        with self.database.session(reading=True) as session:
            return lines_after(session, table_id, after)

    async def said_elsewhere(self, table_id: str) -> None:
        """Another process has kept a line."""
        live = self.tables.live.get(table_id)
        if live is not None and live.talk is not None:
            live.talk.add(await self.database.look(self.read, table_id, live.talk.last))
            live.wake_for_chat()

    def changed(self, person: str) -> None:
        """Somebody wants to hear another no more, or again."""
        self.blocks.forget(person)
        for live in self.tables.live.values():
            if live.connected(person):
                live.wake_for_chat()

    def changed_for_all(self) -> None:
        """Notifications may have been missed: read again what everyone has muted or blocked."""
        self.blocks.unheard.clear()
        for live in self.tables.live.values():
            live.wake_for_chat()

    async def hears(self, live: LiveTable, person: str | None) -> Hears:
        table = live.table
        channels: set[Channel] = {PLAYERS} if table.plays(person) else {WATCHERS}
        if table.info.status == OVER:
            channels.add(WATCHERS)
        return frozenset(channels), await self.blocks.not_heard_by(person)

    async def found(self, live: LiveTable, you: Person, number: int) -> Line:
        """A line that somebody can read."""
        talk, hears = await self.talk(live), await self.hears(live, you.id)
        line = next((line for line in talk.heard(hears, number - 1, number + 1) if line.kind == "said"), None)
        if line is None:
            raise NotFound(f"there is no line {number} for you to read")
        return line

    async def page(self, live: LiveTable, person: str | None, after: int, before: int | None) -> frames.WordsMessage:
        """The newest lines, or the newest before one, or those after one."""
        talk, hears = await self.talk(live), await self.hears(live, person)
        lines = talk.heard(hears, after, before)
        return message(lines, person, whole=not after)

    async def unheard(self, live: LiveTable, subscriber: Subscriber) -> str | None:
        """What a subscriber has not been sent, as a message; whole if she may hear more or less than before."""
        if subscriber.line is None or live.table.info.words == "off":
            return None
        talk, hears = await self.talk(live), await self.hears(live, subscriber.person)
        whole = hears != subscriber.hears
        lines = talk.heard(hears, 0 if whole else subscriber.line)
        subscriber.line, subscriber.hears = talk.last, hears
        return frames.compact_json(message(lines, subscriber.person, whole)) if whole or lines else None


def lines_after(session: Session, table_id: str, number: int) -> list[Line]:
    columns = [getattr(LineRow, name) for name in Line.__slots__]
    wanted = select(*columns).where(LineRow.table_id == table_id, LineRow.number > number).order_by(LineRow.number)
    return [Line(*row) for row in session.execute(wanted)]
