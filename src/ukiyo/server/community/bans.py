"""What `ukiyo admin` has done beside a running server: people and addresses it does not answer any more, and tables that are gone."""

from collections.abc import Collection

from sqlalchemy import func, select

from ukiyo.play.errors import Forbidden
from ukiyo.play.time_control import DAY
from ukiyo.server.core.clock import Clock
from ukiyo.server.db.database import Database
from ukiyo.server.db.schema import AdminRow, BanRow, TableRow
from ukiyo.server.tables.registry import TableRegistry

BANNED = "whoever runs this server has banned you from it"
ADDRESS_BANNED = "whoever runs this server has banned your address from it for a while"
ADDRESS_BAN_LENGTH = 30 * DAY  # since one who has an address today may not be who has it then
MAX_ADDRESS_BANS = 1000  # addresses


def ban_end(banned: str, at: float) -> float | None:
    """When a ban is over by itself: that of an address, since ids of people have neither dots nor colons."""
    return at + ADDRESS_BAN_LENGTH if "." in banned or ":" in banned else None


class Bans:
    """Looked up now and then: on SQLite nobody tells a server what another process has written."""

    def __init__(self, database: Database, clock: Clock, tables: TableRegistry) -> None:
        self.database = database
        self.clock = clock
        self.tables = tables
        self.banned: dict[str, float | None] = {}  # people and addresses, and until when
        self.last_command = (0, 0)  # the last deed that was looked at, and how many there were

    def check(self, person: str) -> None:
        if self.is_banned(person):
            raise Forbidden(BANNED)

    def check_address(self, address: str) -> None:
        if self.is_banned(address):
            raise Forbidden(ADDRESS_BANNED)

    def is_banned(self, who: str | None) -> bool:
        until = self.banned.get(who or "", 0.0)
        return until is None or until > self.clock.time()

    async def refresh(self) -> bool:
        """Follow what was done since; whether there was something."""
        latest_command = await self.database.run_read(self.latest_command)
        if latest_command == self.last_command:
            return False
        here = list(self.tables.live.items())
        self.banned, there = await self.database.run_read(self.read, [table_id for table_id, _ in here])
        self.last_command = latest_command
        for table_id, live in here:
            for subscriber in [
                subscriber for subscriber in live.subscribers if self.is_banned(subscriber.person) or self.is_banned(subscriber.address)
            ]:
                subscriber.close("banned")
            if table_id not in there:
                self.tables.evict(live)
        return True

    def latest_command(self) -> tuple[int, int]:
        with self.database.session(reading=True) as session:
            last, number = session.execute(select(func.max(AdminRow.id), func.count())).one()
            return last or 0, number

    def read(self, tables: Collection[str]) -> tuple[dict[str, float | None], set[str]]:
        """Who is banned until when, and which of the tables are still there."""
        with self.database.session(reading=True) as session:
            banned = {banned: ban_end(banned, at) for banned, at in session.execute(select(BanRow.person, BanRow.at))}
            return banned, set(session.scalars(select(TableRow.id).where(TableRow.id.in_(tables))))
