"""Applies changes made by `ukiyo admin` while the server runs: banned people and addresses, and deleted tables."""

from collections.abc import Collection

from sqlalchemy import func, select

from ukiyo.play.errors import Forbidden
from ukiyo.play.time_control import DAY
from ukiyo.server.core.clock import Clock
from ukiyo.server.db.database import Database
from ukiyo.server.db.schema import AdminRow, BanRow, TableRow
from ukiyo.server.tables.registry import TableRegistry

BANNED = "You are banned from this server."
ADDRESS_BANNED = "Your network address is temporarily banned from this server."
ADDRESS_BAN_LENGTH = 30 * DAY  # addresses are reassigned, so address bans expire
MAX_ADDRESS_BANS = 1000  # addresses


def ban_end(banned: str, at: float) -> float | None:
    """Returns when a ban expires. Only address bans expire. People's ids contain neither dots nor colons."""
    return at + ADDRESS_BAN_LENGTH if "." in banned or ":" in banned else None


class Bans:
    """Polls the database, because SQLite does not notify the server of writes by other processes."""

    def __init__(self, database: Database, clock: Clock, tables: TableRegistry) -> None:
        self.database = database
        self.clock = clock
        self.tables = tables
        self.banned: dict[str, float | None] = {}  # expiry by person or address; None: never
        self.last_command = (0, 0)  # the id of the last applied command, and the number of commands

    def check(self, person: str) -> None:
        if self.is_banned(person):
            raise Forbidden(BANNED)

    def check_address(self, address: str) -> None:
        if self.is_banned(address):
            raise Forbidden(ADDRESS_BANNED)

    def is_banned(self, person_or_address: str | None) -> bool:
        until = self.banned.get(person_or_address or "", 0.0)
        return until is None or until > self.clock.time()

    async def refresh(self) -> bool:
        """Applies new commands. Returns whether there were any."""
        latest_command = await self.database.run_read(self.latest_command)
        if latest_command == self.last_command:
            return False
        live_tables = list(self.tables.live.items())
        self.banned, table_ids = await self.database.run_read(self.read, [table_id for table_id, _ in live_tables])
        self.last_command = latest_command
        for table_id, live in live_tables:
            for subscriber in [
                subscriber for subscriber in live.subscribers if self.is_banned(subscriber.person) or self.is_banned(subscriber.address)
            ]:
                subscriber.close("banned")
            if table_id not in table_ids:
                self.tables.evict(live)
        return True

    def latest_command(self) -> tuple[int, int]:
        with self.database.session(reading=True) as session:
            last, number = session.execute(select(func.max(AdminRow.id), func.count())).one()
            return last or 0, number

    def read(self, tables: Collection[str]) -> tuple[dict[str, float | None], set[str]]:
        """Returns all bans with their expiry, and which of the tables still exist."""
        with self.database.session(reading=True) as session:
            banned = {banned: ban_end(banned, at) for banned, at in session.execute(select(BanRow.person, BanRow.created_at))}
            return banned, set(session.scalars(select(TableRow.id).where(TableRow.id.in_(tables))))
