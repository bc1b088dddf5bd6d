"""How many tables and forks may be set within an hour, since each is kept for good and its bots want to be thought for; and the like."""

import math
from collections import deque

from ukiyo.server.clock import Clock
from ukiyo.server.errors import TooMany

MOST = 30  # by one person
MOST_THERE = 300  # from one address, since names are free
HOUR = 3600.0
REMEMBERED = 10_000  # people and addresses


class Quota:
    """Of tables, unless it says of what else."""

    def __init__(self, clock: Clock, limited: bool, most: int = MOST, there: int = MOST_THERE, done: str = "set {} tables") -> None:
        self.clock = clock
        self.limited = limited
        self.most, self.there, self.done = most, there, done
        self.taken: dict[tuple[str, str], deque[float]] = {}  # when, by person and by address

    def take(self, person: str, address: str) -> None:
        """Count one more, or say when there can be another."""
        if not self.limited:
            return
        now = self.clock.monotonic()
        if len(self.taken) > REMEMBERED:
            self.taken = {who: times for who, times in self.taken.items() if times and now - times[-1] < HOUR}
        own, there = self.within_the_hour(("person", person), now), self.within_the_hour(("address", address), now)
        check(own, self.most, now, f"you have {self.done}")
        check(there, self.there, now, f"your address has {self.done}")
        own.append(now)
        there.append(now)

    def within_the_hour(self, who: tuple[str, str], now: float) -> deque[float]:
        times = self.taken.setdefault(who, deque())
        while times and now - times[0] >= HOUR:
            times.popleft()
        return times


def check(times: deque[float], most: int, now: float, done: str) -> None:
    if len(times) >= most:
        minutes = math.ceil((HOUR - (now - times[0])) / 60)
        raise TooMany(f"{done.format(most)} within the hour: another can be set in {minutes} min")
