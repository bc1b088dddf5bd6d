"""How many tables and forks one person may set within an hour: each is kept for good, and its bots want to be thought for."""

import math
from collections import deque

from ukiyo.server.clock import Clock
from ukiyo.server.errors import TooMany

MOST = 30
HOUR = 3600.0
REMEMBERED = 10_000  # people


class Quota:
    def __init__(self, clock: Clock, limited: bool) -> None:
        self.clock = clock
        self.limited = limited
        self.taken: dict[str, deque[float]] = {}  # when, by person

    def take(self, person: str) -> None:
        """Count one more table, or say when there can be another."""
        if not self.limited:
            return
        now = self.clock.monotonic()
        if len(self.taken) > REMEMBERED:
            self.taken = {who: times for who, times in self.taken.items() if now - times[-1] < HOUR}
        times = self.taken.setdefault(person, deque())
        while times and now - times[0] >= HOUR:
            times.popleft()
        if len(times) >= MOST:
            minutes = math.ceil((HOUR - (now - times[0])) / 60)
            raise TooMany(f"you have set {MOST} tables within the hour: another can be set in {minutes} min")
        times.append(now)
