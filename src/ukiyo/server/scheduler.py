"""Who is thought for next: a fair queue in front of the processes in which bots think.

People's tables come before hints, hints before reviews, and all of them before bots among themselves. Within a rank the person who was
given least comes first, whatever the number of her tables. One thought in eight goes to whoever has waited longest: nobody waits for ever.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from enum import IntEnum

OLDEST = 8  # one thought in so many goes to whoever has waited longest
LIGHTEST = 0.01  # seconds the shortest thought counts for
REMEMBERED = 1000  # people


class Rank(IntEnum):
    """Lower numbers come first."""

    TABLE = 0  # a bot's move where people sit and somebody looks
    HINT = 1
    REVIEW = 2
    SHOW = 3  # a bot's move among bots, and somebody watches
    AWAY = 4  # a bot's move where people sit and nobody looks: their turn must come, but there is no hurry


@dataclass(frozen=True)
class Errand:
    """What is to be thought of, for whom, at which table. Where several wait together, it counts for the one who was given least."""

    what: str
    rank: Rank
    people: tuple[str, ...]
    table: str


@dataclass(eq=False)
class Waiting:
    errand: Errand
    person: str
    seconds: float
    turn: asyncio.Future[float] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Scheduler:
    """So many places, each for one thought at a time."""

    def __init__(self, places: int) -> None:
        self.places = self.free = places
        self.waiting: list[Waiting] = []  # who came first is first
        self.given: dict[tuple[Rank, str], float] = {}  # seconds of thought, counted on from `level`
        self.level = dict.fromkeys(Rank, 0.0)  # what whoever was served last had been given: who comes anew starts there
        self.served = 0

    @asynccontextmanager
    async def turn(self, errand: Errand, seconds: float) -> AsyncIterator[float]:
        """A place, once it is this errand's turn; and the share of the seconds that is left to it by those who wait."""
        person = min(errand.people, key=lambda one: self.given_to(errand.rank, one))
        waiting = Waiting(errand, person, seconds)
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
        while ready := [one for one in self.order() if self.free > (one.errand.rank >= Rank.SHOW and self.places > 1)]:
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
        rank, before = chosen.errand.rank, self.given_to(chosen.errand.rank, chosen.person)
        if not oldest:
            self.level[rank] = before
        self.given[rank, chosen.person] = before + max(chosen.seconds * share, LIGHTEST)
        if len(self.given) > REMEMBERED:
            self.given = {key: given for key, given in self.given.items() if given > self.level[key[0]]}

    def order(self) -> list[Waiting]:
        """In which order they will be served, if nobody else comes: a person's second thought counts after her first."""
        due: dict[tuple[Rank, str], float] = {}
        starts: dict[Waiting, tuple[Rank, float]] = {}
        for one in self.waiting:
            key = (one.errand.rank, one.person)
            start = due.get(key, self.given_to(*key))
            due[key] = start + max(one.seconds, LIGHTEST)
            starts[one] = (one.errand.rank, start)
        return sorted(self.waiting, key=starts.__getitem__)

    def given_to(self, rank: Rank, person: str) -> float:
        return max(self.given.get((rank, person), 0.0), self.level[rank])

    def share(self, chosen: Waiting) -> float:
        """Places are shared out among the people who wait for as much or more, and a person's part among her own thoughts."""
        rivals = Counter(one.person for one in self.waiting if one.errand.rank <= chosen.errand.rank)
        return min(1.0, self.places / (len(rivals) * rivals[chosen.person]))

    def place(self, what: str, table: str) -> int:
        """The place in line, from 1; 0: it does not wait."""
        for place, one in enumerate(self.order(), start=1):
            if (one.errand.what, one.errand.table) == (what, table):
                return place
        return 0
