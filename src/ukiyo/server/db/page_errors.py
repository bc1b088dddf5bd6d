"""Uncaught errors in browsers, as the page reports them: counted by message and place, with nothing about the person.

Anybody can send a report, so a report is cheap and bounded: 10 an hour from an address, 10 a minute written by the whole process, and the
newest 200 different errors kept.
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

FROM_AN_ADDRESS = QuotaLimit(10, 10, HOUR, "reported", "errors")
WRITES = 10 / 60, 20  # a second, and in a burst
KEPT = 200  # different errors
MESSAGE = 200  # characters

ADDRESS = re.compile(r"\b[a-z][a-z0-9+.-]*://\S+|\S+@\S+", re.IGNORECASE)  # of the web, or of a person
QUOTED = re.compile(r"(?P<name>(?<!\w)'[\w$.]{1,40}')|\"[^\"]*\"?|`[^`]*`?|(?<!\w)'[^']*'?")  # `name` may be the name of a property
LONG_ID = re.compile(r"[\w-]*\d[\w-]{7,}|[\w-]{24,}")


@dataclass(frozen=True)
class PageError:
    message: str
    module: str
    line: int
    version: str


def cleaned(message: str) -> str:
    """The message without what may be about a person: addresses, quoted text, ids, and characters that are not printable."""
    plain = "".join(character if character.isprintable() else " " for character in message)
    plain = ADDRESS.sub("(address)", plain)
    plain = QUOTED.sub(lambda quoted: quoted["name"] or '"..."', plain)
    plain = LONG_ID.sub("(id)", plain)
    return " ".join(plain.split())[:MESSAGE]


class PageErrors:
    def __init__(self, database: Database, clock: Clock, metrics: Metrics, limited: bool) -> None:
        self.database = database
        self.clock = clock
        self.metrics = metrics
        self.quota = Quota(clock, limited, FROM_AN_ADDRESS)
        rate, burst = WRITES
        self.writes = RateLimiter(rate if limited else 0.0, burst, clock)

    async def report(self, address: str, error: PageError) -> None:
        """Count a report. Beyond the limit of the process it is counted in the metrics alone."""
        self.quota.take(address, address)
        try:
            self.writes.take("")
        except TooManyRequests:
            self.metrics.page_errors.labels("dropped").inc()
            return
        self.metrics.page_errors.labels("kept").inc()
        with contextlib.suppress(Conflict):  # another process has just added the same one
            await self.database.run(self.keep, replace(error, message=cleaned(error.message)))

    def keep(self, error: PageError) -> None:
        fingerprint = hashlib.sha256(f"{error.message}\n{error.module}\n{error.line}".encode()).hexdigest()[:16]
        now = self.clock.time()
        with self.database.session() as session:
            row = session.get(PageErrorRow, fingerprint, with_for_update=True)
            if row is None:
                session.add(PageErrorRow(fingerprint=fingerprint, **vars(error), count=1, first=now, last=now))
                session.flush()
                old = select(PageErrorRow.fingerprint).order_by(PageErrorRow.last.desc(), PageErrorRow.fingerprint).offset(KEPT)
                session.execute(delete(PageErrorRow).where(PageErrorRow.fingerprint.in_(session.scalars(old).all())))
            else:
                row.count, row.last, row.version = row.count + 1, now, error.version
