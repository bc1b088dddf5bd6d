"""How many tables may be set within an hour, each of which is kept for good and wants to be thought for; and how much may be said."""

import math
from collections import deque
from dataclasses import dataclass

from ukiyo.server.core.clock import Clock
from ukiyo.server.core.errors import TooManyRequests

MOST = 30  # tables and forks by one person
TABLES_PER_ADDRESS = 300  # from one address, since names are free
MINUTE = 60.0
HOUR = 3600.0
REMEMBERED = 10_000  # people and addresses


@dataclass(frozen=True)
class QuotaLimit:
    """So many by a person and from an address within a time: `done` and `things` say what, for the sentence."""

    most: int
    most_there: int
    span: float
    done: str
    things: str


TABLES = QuotaLimit(MOST, TABLES_PER_ADDRESS, HOUR, "set", "tables")
AT_ONCE = QuotaLimit(20, 200, MINUTE, "said", "lines")
SAID = QuotaLimit(300, 3000, HOUR, "said", "lines")
REPORTS = QuotaLimit(20, 200, HOUR, "reported", "lines")
LOGIN_LINKS = QuotaLimit(10, 40, HOUR, "asked for", "links")
CHANNELS = QuotaLimit(20, 200, HOUR, "set", "ways to be told")


class Quota:
    def __init__(self, clock: Clock, limited: bool, allowed: QuotaLimit = TABLES) -> None:
        self.clock = clock
        self.limited = limited
        self.allowed = allowed
        self.taken: dict[tuple[str, str], deque[float]] = {}  # when, by person and by address

    def take(self, person: str, address: str, number: int = 1) -> None:
        """Count one more, or as many as come at once; or say when there can be another."""
        if not self.limited:
            return
        now, allowed = self.clock.monotonic(), self.allowed
        if len(self.taken) > REMEMBERED:
            self.taken = {who: times for who, times in self.taken.items() if times and now - times[-1] < allowed.span}
        own, there = self.lately(("person", person), now), self.lately(("address", address), now)
        self.check(own, allowed.most - number, now, "you have")
        self.check(there, allowed.most_there - number, now, "your address has")
        own.extend([now] * number)
        there.extend([now] * number)

    def lately(self, who: tuple[str, str], now: float) -> deque[float]:
        times = self.taken.setdefault(who, deque())
        while times and now - times[0] >= self.allowed.span:
            times.popleft()
        return times

    def check(self, times: deque[float], room: int, now: float, who_has: str) -> None:
        if len(times) > room:
            done, things, wait = self.allowed.done, self.allowed.things, self.allowed.span - (now - times[len(times) - room - 1])
            within, left = ("hour", f"{math.ceil(wait / 60)} min") if self.allowed.span == HOUR else ("minute", f"{math.ceil(wait)} s")
            raise TooManyRequests(f"{who_has} {done} {len(times)} {things} within the {within}: another can be {done} in {left}")
