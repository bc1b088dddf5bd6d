"""Hourly limits on permanent or expensive actions: new tables, chat messages, reports, sign-in links and notification channels."""

import math
from collections import deque
from dataclasses import dataclass

from ukiyo.server.core.clock import Clock
from ukiyo.server.core.errors import TooManyRequests

MINUTE = 60.0
HOUR = 3600.0
MAX_ENTRIES = 10_000  # people and addresses in memory


@dataclass(frozen=True)
class QuotaLimit:
    """The number of actions allowed per person and per address within `window` seconds. The error message uses `verb` and `things`."""

    per_person: int
    per_address: int
    window: float
    verb: str
    things: str


TABLES = QuotaLimit(30, 300, HOUR, "created", "tables")  # including forks
CHAT_PER_MINUTE = QuotaLimit(20, 200, MINUTE, "sent", "messages")
CHAT_PER_HOUR = QuotaLimit(300, 3000, HOUR, "sent", "messages")
REPORTS = QuotaLimit(20, 200, HOUR, "reported", "messages")
SIGN_IN_LINKS = QuotaLimit(10, 40, HOUR, "requested", "links")
CHANNELS = QuotaLimit(20, 200, HOUR, "set up", "notification channels")


class Quota:
    """Counts actions by person and by address. Addresses count because anyone can create additional people."""

    def __init__(self, clock: Clock, limited: bool, limit: QuotaLimit = TABLES) -> None:
        self.clock = clock
        self.limited = limited
        self.limit = limit
        self.times: dict[tuple[str, str], deque[float]] = {}  # of recent actions, by person and by address

    def consume(self, person: str, address: str, number: int = 1) -> None:
        """Counts `number` actions, or raises `TooManyRequests` with the time to wait."""
        if not self.limited:
            return
        now, limit = self.clock.monotonic(), self.limit
        if len(self.times) > MAX_ENTRIES:
            self.times = {key: times for key, times in self.times.items() if times and now - times[-1] < limit.window}
        of_person, of_address = self.recent(("person", person), now), self.recent(("address", address), now)
        self.check(of_person, limit.per_person - number, now, "You have")
        self.check(of_address, limit.per_address - number, now, "Your address has")
        of_person.extend([now] * number)
        of_address.extend([now] * number)

    def recent(self, key: tuple[str, str], now: float) -> deque[float]:
        times = self.times.setdefault(key, deque())
        while times and now - times[0] >= self.limit.window:
            times.popleft()
        return times

    def check(self, times: deque[float], allowed: int, now: float, subject: str) -> None:
        if len(times) > allowed:
            limit, wait = self.limit, self.limit.window - (now - times[len(times) - allowed - 1])
            window, delay = ("hour", f"{math.ceil(wait / 60)} min") if limit.window == HOUR else ("minute", f"{math.ceil(wait)} s")
            raise TooManyRequests(f"{subject} {limit.verb} {len(times)} {limit.things} in the last {window}. Try again in {delay}.")
