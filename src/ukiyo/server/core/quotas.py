"""Quotas: how often a person and an address may do something per minute or hour."""

import math
from collections import deque
from dataclasses import dataclass

from ukiyo.server.core.clock import Clock
from ukiyo.server.core.errors import TooManyRequests

TABLES_PER_PERSON = 30
TABLES_PER_ADDRESS = 300  # a person can have many names
MINUTE = 60.0
HOUR = 3600.0
CACHE_SIZE = 10_000  # people and addresses


@dataclass(frozen=True)
class QuotaLimit:
    """How often a person and an address may do something within `span` seconds. `done` and `things` complete the error message."""

    per_person: int
    per_address: int
    span: float
    done: str
    things: str


TABLES = QuotaLimit(TABLES_PER_PERSON, TABLES_PER_ADDRESS, HOUR, "created", "tables")
CHAT_PER_MINUTE = QuotaLimit(20, 200, MINUTE, "sent", "messages")
CHAT_PER_HOUR = QuotaLimit(300, 3000, HOUR, "sent", "messages")
REPORTS = QuotaLimit(20, 200, HOUR, "reported", "messages")
LOGIN_LINKS = QuotaLimit(10, 40, HOUR, "requested", "links")
CHANNELS = QuotaLimit(20, 200, HOUR, "changed", "notification settings")


class Quota:
    def __init__(self, clock: Clock, limited: bool, allowed: QuotaLimit = TABLES) -> None:
        self.clock = clock
        self.limited = limited
        self.allowed = allowed
        self.taken: dict[tuple[str, str], deque[float]] = {}  # times by person and by address

    def take(self, person: str, address: str, number: int = 1) -> None:
        """Count `number` uses. Raises `TooManyRequests` if they exceed the quota."""
        if not self.limited:
            return
        now, allowed = self.clock.monotonic(), self.allowed
        if len(self.taken) > CACHE_SIZE:
            self.taken = {key: times for key, times in self.taken.items() if times and now - times[-1] < allowed.span}
        by_person, by_address = self.recent(("person", person), now), self.recent(("address", address), now)
        self.check(by_person, allowed.per_person - number, now, "You have")
        self.check(by_address, allowed.per_address - number, now, "Your address has")
        by_person.extend([now] * number)
        by_address.extend([now] * number)

    def recent(self, key: tuple[str, str], now: float) -> deque[float]:
        times = self.taken.setdefault(key, deque())
        while times and now - times[0] >= self.allowed.span:
            times.popleft()
        return times

    def check(self, times: deque[float], most: int, now: float, subject: str) -> None:
        if len(times) > most:
            done, things, wait = self.allowed.done, self.allowed.things, self.allowed.span - (now - times[len(times) - most - 1])
            unit, left = ("hour", f"{math.ceil(wait / 60)} min") if self.allowed.span == HOUR else ("minute", f"{math.ceil(wait)} s")
            raise TooManyRequests(f"{subject} {done} {len(times)} {things} within the {unit}. Try again in {left}.")
