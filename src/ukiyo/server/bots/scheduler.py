"""A fair queue for worker time.

Requests are ordered by priority: games with people, hints, reviews, and games between bots. Within a priority, the network address that has
used the least worker time comes first, and within an address, the person who has used the least. Addresses count because anyone can create
additional people. Every eighth slot goes to the oldest request, so that no request waits forever.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from enum import IntEnum

OLDEST_EVERY = 8  # every nth slot goes to the oldest request
MIN_CHARGE = 0.01  # seconds charged for the shortest request
MAX_USAGE_ENTRIES = 1000  # people and addresses


class Priority(IntEnum):
    """Lower numbers come first."""

    TABLE = 0  # a bot's move at a viewed table with people
    HINT = 1
    REVIEW = 2
    BOTS_ONLY = 3  # a bot's move at a viewed table without people
    UNWATCHED = 4  # a bot's move at a table without subscribers, which is not urgent


Group = tuple[Priority, str]  # the people of one address at one priority; with an empty address, the addresses themselves


@dataclass(frozen=True)
class WorkRequest:
    """A computation for people at a table. If there are several people, the person who has used the least time is charged."""

    kind: str
    priority: Priority
    people: tuple[str, ...]
    table_id: str


@dataclass(eq=False)
class QueuedRequest:
    request: WorkRequest
    person: str
    address: str
    seconds: float
    granted: asyncio.Future[float] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Scheduler:
    """Grants a fixed number of slots, one per running request. `address` returns a person's network address."""

    def __init__(self, slots: int, address: Callable[[str], str] = str) -> None:
        self.slots = self.free = slots
        self.queue: list[QueuedRequest] = []  # the oldest first
        self.address = address
        self.worker_seconds: dict[tuple[Group, str], float] = {}  # including the group's baseline at the first request
        self.baseline: dict[Group, float] = {}  # usage of the member served last; new members start there
        self.granted = 0

    @asynccontextmanager
    async def slot(self, request: WorkRequest, seconds: float) -> AsyncIterator[float]:
        """Waits for a slot. Yields the share of the requested seconds that the load permits."""
        person = min(request.people, key=lambda member: self.person_usage(request.priority, self.address(member), member))
        queued = QueuedRequest(request, person, self.address(person), seconds)
        self.queue.append(queued)
        self.dispatch()
        try:
            share = await queued.granted
        except asyncio.CancelledError:
            if queued in self.queue:
                self.queue.remove(queued)
            elif not queued.granted.cancelled():
                self.release()
            raise
        try:
            yield share
        finally:
            self.release()

    def release(self) -> None:
        self.free += 1
        self.dispatch()

    def dispatch(self) -> None:
        """Grants free slots. The last one is reserved for urgent requests if there is more than one slot."""
        while ready := [queued for queued in self.order() if self.free > self.reserved_slots(queued)]:
            oldest = self.granted % OLDEST_EVERY == OLDEST_EVERY - 1
            chosen = min(ready, key=self.queue.index) if oldest else ready[0]
            share = self.share(chosen)
            self.queue.remove(chosen)
            if not chosen.granted.done():  # cancelled requests are only removed
                self.granted += 1
                self.free -= 1
                self.charge(chosen, share, oldest)
                chosen.granted.set_result(share)

    def reserved_slots(self, queued: QueuedRequest) -> int:
        return 1 if queued.request.priority >= Priority.BOTS_ONLY and self.slots > 1 else 0

    def charge(self, chosen: QueuedRequest, share: float, oldest: bool) -> None:
        """Adds the granted time to the usage of the person and the address.

        A request granted because of its age does not set the baseline, because its owner may have used far more time than others.
        """
        priority = chosen.request.priority
        for group, member in (((priority, ""), chosen.address), ((priority, chosen.address), chosen.person)):
            before = self.usage(group, member)
            if not oldest:
                self.baseline[group] = before
            self.worker_seconds[group, member] = before + max(chosen.seconds * share, MIN_CHARGE)
        if len(self.worker_seconds) > MAX_USAGE_ENTRIES:
            self.prune()

    def prune(self) -> None:
        """Forgets members whose usage does not exceed that of a new member, and the people of forgotten addresses."""
        self.worker_seconds = {
            (group, member): used for (group, member), used in self.worker_seconds.items() if used > self.baseline.get(group, 0.0)
        }
        groups = {(priority, member) for (priority, address), member in self.worker_seconds if not address} | {
            (priority, "") for priority in Priority
        }
        self.worker_seconds = {(group, member): used for (group, member), used in self.worker_seconds.items() if group in groups}
        self.baseline = {group: baseline for group, baseline in self.baseline.items() if group in groups}

    def order(self) -> list[QueuedRequest]:
        """Returns the order in which queued requests will run if no request is added. Each request counts towards its owner's usage."""
        of_people = self.projected_usage(self.queue, lambda queued: ((queued.request.priority, queued.address), queued.person))
        by_people = sorted(self.queue, key=of_people.__getitem__)
        of_addresses = self.projected_usage(by_people, lambda queued: ((queued.request.priority, ""), queued.address))
        return sorted(by_people, key=lambda queued: (queued.request.priority, of_addresses[queued]))

    def projected_usage(
        self, requests: list[QueuedRequest], key: Callable[[QueuedRequest], tuple[Group, str]]
    ) -> dict[QueuedRequest, float]:
        """Returns, for each request, its owner's usage after all earlier requests by the same owner."""
        total: dict[tuple[Group, str], float] = {}
        projected: dict[QueuedRequest, float] = {}
        for queued in requests:
            projected[queued] = total.get(key(queued), self.usage(*key(queued)))
            total[key(queued)] = projected[queued] + max(queued.seconds, MIN_CHARGE)
        return projected

    def usage(self, group: Group, member: str) -> float:
        return max(self.worker_seconds.get((group, member), 0.0), self.baseline.get(group, 0.0))

    def person_usage(self, priority: Priority, address: str, person: str) -> tuple[float, float]:
        return self.usage((priority, ""), address), self.usage((priority, address), person)

    def share(self, chosen: QueuedRequest) -> float:
        """Divides the slots among the waiting addresses, then among the people of an address, then among a person's requests."""
        rivals = Counter((queued.address, queued.person) for queued in self.queue if queued.request.priority <= chosen.request.priority)
        addresses = Counter(address for address, _ in rivals)
        return min(1.0, self.slots / (len(addresses) * addresses[chosen.address] * rivals[chosen.address, chosen.person]))

    def position(self, kind: str, table_id: str) -> int:
        """Returns the request's position in the queue, from 1; 0 if it is not queued."""
        for position, queued in enumerate(self.order(), start=1):
            if (queued.request.kind, queued.request.table_id) == (kind, table_id):
                return position
        return 0
