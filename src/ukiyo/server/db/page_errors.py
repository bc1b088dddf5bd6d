"""Uncaught browser errors, reported by the page and counted by message and position, without personal data.

Anyone can send reports, so they are limited to 10 per hour and address and to 10 database writes per minute and process. The database
stores the 200 most recent distinct errors.
"""

import contextlib
import hashlib
import re
from dataclasses import dataclass, replace

from sqlalchemy import delete, select

from ukiyo.play.errors import Conflict
from ukiyo.server.core.clock import Clock
from ukiyo.server.core.errors import TooManyRequests
from ukiyo.server.core.metrics import Metrics
from ukiyo.server.core.quotas import HOUR, Quota, QuotaLimit
from ukiyo.server.core.rate_limits import RateLimiter
from ukiyo.server.db.database import Database
from ukiyo.server.db.schema import PageErrorRow

REPORTS_PER_ADDRESS = QuotaLimit(10, 10, HOUR, "reported", "errors")
WRITES_PER_SECOND, WRITE_BURST = 10 / 60, 20
MAX_STORED_ERRORS = 200
MAX_MESSAGE_LENGTH = 200

ADDRESS = re.compile(r"\b[a-z][a-z0-9+.-]*://\S+|\S+@\S+", re.IGNORECASE)  # a URL or an email address
QUOTED = re.compile(r"(?P<name>(?<!\w)'[\w$.]{1,40}')|\"[^\"]*\"?|`[^`]*`?|(?<!\w)'[^']*'?")  # `name` may be a property name
LONG_ID = re.compile(r"[\w-]*\d[\w-]{7,}|[\w-]{24,}")


@dataclass(frozen=True)
class PageError:
    message: str
    module: str
    line: int
    version: str


def without_personal_data(message: str) -> str:
    """Return the message without addresses, quoted text, ids and unprintable characters."""
    text = "".join(character if character.isprintable() else " " for character in message)
    text = ADDRESS.sub("(address)", text)
    text = QUOTED.sub(lambda quoted: quoted["name"] or '"..."', text)
    text = LONG_ID.sub("(id)", text)
    return " ".join(text.split())[:MAX_MESSAGE_LENGTH]


class PageErrors:
    def __init__(self, database: Database, clock: Clock, metrics: Metrics, limited: bool) -> None:
        self.database = database
        self.clock = clock
        self.metrics = metrics
        self.quota = Quota(clock, limited, REPORTS_PER_ADDRESS)
        self.writes = RateLimiter(WRITES_PER_SECOND if limited else 0.0, WRITE_BURST, clock)

    async def report(self, address: str, error: PageError) -> None:
        """Store a report. Reports above the limit of the process are only counted in the metrics."""
        self.quota.consume(address, address)
        try:
            self.writes.consume("")
        except TooManyRequests:
            self.metrics.page_errors.labels("dropped").inc()
            return
        self.metrics.page_errors.labels("kept").inc()
        with contextlib.suppress(Conflict):  # another process has added the same error concurrently
            await self.database.run(self.save, replace(error, message=without_personal_data(error.message)))

    def save(self, error: PageError) -> None:
        fingerprint = hashlib.sha256(f"{error.message}\n{error.module}\n{error.line}".encode()).hexdigest()[:16]
        now = self.clock.time()
        with self.database.session() as session:
            row = session.get(PageErrorRow, fingerprint, with_for_update=True)
            if row is None:
                session.add(PageErrorRow(fingerprint=fingerprint, **vars(error), count=1, first_seen_at=now, last_seen_at=now))
                session.flush()
                old = (
                    select(PageErrorRow.fingerprint)
                    .order_by(PageErrorRow.last_seen_at.desc(), PageErrorRow.fingerprint)
                    .offset(MAX_STORED_ERRORS)
                )
                session.execute(delete(PageErrorRow).where(PageErrorRow.fingerprint.in_(session.scalars(old).all())))
            else:
                row.count, row.last_seen_at, row.version = row.count + 1, now, error.version
