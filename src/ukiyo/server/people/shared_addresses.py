"""Finds players who share an IP address. Their results against each other are not rated. Keyed hashes are stored for 30 days."""

import hmac
import ipaddress

from sqlalchemy import delete

from ukiyo.server.core.clock import Clock
from ukiyo.server.core.keys import derived_key
from ukiyo.server.db.database import Database
from ukiyo.server.db.schema import AddressRow
from ukiyo.server.people.rating_weights import DAY, WINDOW

CACHE_SIZE = 20_000  # pairs of a person and an address


class SharedAddresses:
    """If `limited` is false, the server does not distinguish clients by address and stores no addresses."""

    def __init__(self, database: Database, clock: Clock, secret: bytes, limited: bool) -> None:
        self.database = database
        self.clock = clock
        self.key = derived_key(secret, "households")
        self.limited = limited
        self.stored_until: dict[tuple[str, str], float] = {}  # expiry of stored addresses, oldest entry first

    async def note(self, person: str, address: str) -> None:
        """Records the address from which a person plays, at most once a day."""
        now = self.clock.time()
        if not self.limited or is_local(address) or self.stored_until.get((person, address), 0.0) > now + WINDOW - DAY:
            return
        await self.database.run(self.save, person, address, now)
        self.stored_until.pop((person, address), None)
        self.stored_until[person, address] = now + WINDOW
        if len(self.stored_until) > CACHE_SIZE:
            del self.stored_until[next(iter(self.stored_until))]

    def save(self, person: str, address: str, now: float) -> None:
        hashed = hmac.digest(self.key, address.encode(), "sha256").hex()[:32]
        with self.database.session() as session:
            session.execute(delete(AddressRow).where(AddressRow.expires_at <= now))
            session.merge(AddressRow(person=person, address=hashed, expires_at=now + WINDOW))


def is_local(address: str) -> bool:
    """Returns whether an address is a loopback address, for example behind a proxy that does not forward client addresses."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return True
