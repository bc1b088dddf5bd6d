"""What `ukiyo admin` has done beside a running server: people it does not answer any more, and tables that are gone."""

from collections.abc import Collection

from sqlalchemy import func, select

from ukiyo.server.errors import NotYours
from ukiyo.server.live import Tables
from ukiyo.server.schema import AdminRow, BanRow, TableRow

BANNED = "whoever runs this server has banned you from it"


class Bans:
    """Looked up now and then: on SQLite nobody tells a server what another process has written."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store
        self.banned: frozenset[str] = frozenset()
        self.known = (0, 0)  # the last deed that was looked at, and how many there were

    def check(self, person: str) -> None:
        if person in self.banned:
            raise NotYours(BANNED)

    async def look(self) -> bool:
        """Follow what was done since; whether there was something."""
        done = await self.store.look(self.done)
        if done == self.known:
            return False
        here = list(self.tables.live.items())
        self.banned, there = await self.store.look(self.read, [table_id for table_id, _ in here])
        self.known = done
        for table_id, live in here:
            for viewer in [viewer for viewer in live.viewers if viewer.person in self.banned]:
                viewer.cut("banned")
            if table_id not in there:
                self.tables.drop(live)
        return True

    def done(self) -> tuple[int, int]:
        with self.store.session(reading=True) as session:
            last, number = session.execute(select(func.max(AdminRow.id), func.count())).one()
            return last or 0, number

    def read(self, tables: Collection[str]) -> tuple[frozenset[str], set[str]]:
        """Who is banned, and which of the tables are still there."""
        with self.store.session(reading=True) as session:
            banned = frozenset(session.scalars(select(BanRow.person)))
            return banned, set(session.scalars(select(TableRow.id).where(TableRow.id.in_(tables))))
