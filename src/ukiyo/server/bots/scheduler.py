"""Who is thought for next: a fair queue in front of the processes in which bots think.

People's tables come before hints, hints before reviews, and all of them before bots among themselves. Within a rank the person who was
given least comes first, whatever the number of her tables; and since names are free, the address that was given least before that. One
thought in eight goes to whoever has waited longest: nobody waits for ever.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from enum import IntEnum

OLDEST = 8  # one thought in so many goes to whoever has waited longest
LIGHTEST = 0.01  # seconds the shortest thought counts for
REMEMBERED = 1000  # people and addresses


class Priority(IntEnum):
    """Lower numbers come first."""

    TABLE = 0  # a bot's move where people sit and somebody looks
    HINT = 1
    REVIEW = 2
    SHOW = 3  # a bot's move among bots, and somebody watches
    AWAY = 4  # a bot's move where people sit, or a tournament waits, and nobody looks: their turn must come, but there is no hurry


Group = tuple[Priority, str]  # those of a rank who share an address; or, without one, the addresses themselves


@dataclass(frozen=True)
class WorkRequest:
    """What is to be thought of, for whom, at which table. Where several wait together, it counts for the one who was given least."""

    what: str
    rank: Priority
    people: tuple[str, ...]
    table: str


@dataclass(eq=False)
class Waiting:
    request: WorkRequest
    person: str
    address: str
    seconds: float
    turn: asyncio.Future[float] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Scheduler:
    """So many places, each for one thought at a time. `address` says where a person is: as far as is known, everybody by himself."""

    def __init__(self, places: int, address: Callable[[str], str] = str) -> None:
        self.places = self.free = places
        self.waiting: list[Waiting] = []  # who came first is first
        self.address = address
        self.given: dict[tuple[Group, str], float] = {}  # seconds of thought, counted on from `level`
        self.level: dict[Group, float] = {}  # what whoever was served last had been given: newcomers start there
        self.served = 0

    @asynccontextmanager
    async def turn(self, request: WorkRequest, seconds: float) -> AsyncIterator[float]:
        """A place, once it is this errand's turn; and the share of the seconds that is left to it by those who wait."""
        person = min(request.people, key=lambda one: self.given_before(request.rank, self.address(one), one))
        waiting = Waiting(request, person, self.address(person), seconds)
        self.waiting.append(waiting)
        self.serve()
        try:
            share = await waiting.turn
        except asyncio.CancelledError:
            if waiting in self.waiting:
                self.waiting.remove(waiting)
            elif not waiting.turn.cancelled():
                self.leave()
            raise
        try:
            yield share
        finally:
            self.leave()

    def leave(self) -> None:
        self.free += 1
        self.serve()

    def serve(self) -> None:
        """Where nobody is in a hurry, the last free place stays free for those who are."""
        while ready := [one for one in self.order() if self.free > (one.request.rank >= Priority.SHOW and self.places > 1)]:
            oldest = self.served % OLDEST == OLDEST - 1
            chosen = min(ready, key=self.waiting.index) if oldest else ready[0]
            share = self.share(chosen)
            self.waiting.remove(chosen)
            if not chosen.turn.done():  # who was cancelled is only taken off the list
                self.served += 1
                self.free -= 1
                self.count(chosen, share, oldest)
                chosen.turn.set_result(share)

    def count(self, chosen: Waiting, share: float, oldest: bool) -> None:
        """Note what was given. Whoever is served for her age alone may have been given much: that is no level for others."""
        rank = chosen.request.rank
        for group, who in (((rank, ""), chosen.address), ((rank, chosen.address), chosen.person)):
            before = self.given_to(group, who)
            if not oldest:
                self.level[group] = before
            self.given[group, who] = before + max(chosen.seconds * share, LIGHTEST)
        if len(self.given) > REMEMBERED:
            self.forget()

    def forget(self) -> None:
        """Whoever was given no more than a newcomer can as well be one; the people of an address go with it."""
        self.given = {(group, who): given for (group, who), given in self.given.items() if given > self.level.get(group, 0.0)}
        groups = {(rank, who) for (rank, address), who in self.given if not address} | {(rank, "") for rank in Priority}
        self.given = {(group, who): given for (group, who), given in self.given.items() if group in groups}
        self.level = {group: level for group, level in self.level.items() if group in groups}

    def order(self) -> list[Waiting]:
        """In which order they will be served, if nobody else comes: a second thought counts after the first, of a person or an address."""
        of_people = self.starts(self.waiting, lambda one: ((one.request.rank, one.address), one.person))
        by_people = sorted(self.waiting, key=of_people.__getitem__)
        of_addresses = self.starts(by_people, lambda one: ((one.request.rank, ""), one.address))
        return sorted(by_people, key=lambda one: (one.request.rank, of_addresses[one]))

    def starts(self, line: list[Waiting], key: Callable[[Waiting], tuple[Group, str]]) -> dict[Waiting, float]:
        """What each will have been given, or those who count with it, when its turn comes."""
        due: dict[tuple[Group, str], float] = {}
        starts: dict[Waiting, float] = {}
        for one in line:
            starts[one] = due.get(key(one), self.given_to(*key(one)))
            due[key(one)] = starts[one] + max(one.seconds, LIGHTEST)
        return starts

    def given_to(self, group: Group, who: str) -> float:
        return max(self.given.get((group, who), 0.0), self.level.get(group, 0.0))

    def given_before(self, rank: Priority, address: str, person: str) -> tuple[float, float]:
        return self.given_to((rank, ""), address), self.given_to((rank, address), person)

    def share(self, chosen: Waiting) -> float:
        """Places are shared out among the addresses that wait for as much or more, then among the people there, then among her thoughts."""
        rivals = Counter((one.address, one.person) for one in self.waiting if one.request.rank <= chosen.request.rank)
        addresses = Counter(address for address, _ in rivals)
        return min(1.0, self.places / (len(addresses) * addresses[chosen.address] * rivals[chosen.address, chosen.person]))

    def place(self, what: str, table: str) -> int:
        """The place in line, from 1; 0: it does not wait."""
        for place, one in enumerate(self.order(), start=1):
            if (one.request.what, one.request.table) == (what, table):
                return place
        return 0
