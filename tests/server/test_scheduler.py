"""The order in which searches run: people before games of bots, equal shares for each person, and no starvation."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from ukiyo.server.bots import scheduler
from ukiyo.server.bots.scheduler import OLDEST_EVERY, Priority, Scheduler, WorkRequest


def address(person: str) -> str:
    """Names such as `aki@home` share an address with others. Other names have their own address."""
    return person.partition("@")[2] or person


class Line:
    """A scheduler and its clients. A client is recorded when it starts to run, and runs until the test stops it."""

    def __init__(self, places: int) -> None:
        self.scheduler = Scheduler(places, address)
        self.server: list[str] = []
        self.shares: dict[str, float] = {}
        self.inside: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def come(self, name: str, rank: Priority = Priority.TABLE, person: str = "", seconds: float = 0.2) -> None:
        request = WorkRequest("bot", rank, (person or name,), name)
        self.tasks[name] = asyncio.create_task(self.stay(name, request, seconds))
        await asyncio.sleep(0)

    async def stay(self, name: str, request: WorkRequest, seconds: float) -> None:
        async with self.scheduler.slot(request, seconds) as share:
            self.server.append(name)
            self.shares[name] = share
            self.inside[name] = asyncio.Event()
            await self.inside[name].wait()

    async def send_away(self, name: str) -> None:
        """End a search, so that the next one runs."""
        self.inside[name].set()
        await self.tasks[name]
        for _ in range(3):
            await asyncio.sleep(0)

    async def until_all_are_served(self) -> list[str]:
        while waited := [name for name in self.server if not self.inside[name].is_set()]:
            await self.send_away(waited[0])
        return self.server


def at_the_door(scene: Callable[[Line], Awaitable[None]], places: int = 1) -> None:
    async def play() -> None:
        await scene(Line(places))

    asyncio.run(play())


def test_people_come_before_bots_among_themselves() -> None:
    async def scene(line: Line) -> None:
        await line.come("somebody")
        for rank in sorted(Priority, reverse=True):
            await line.come(rank.name, rank)
        places = [line.scheduler.position("bot", name) for name in ("somebody", *[rank.name for rank in sorted(Priority)])]
        assert places == [0, 1, 2, 3, 4, 5], "clients see their place in the queue"
        assert await line.until_all_are_served() == ["somebody", "TABLE", "HINT", "REVIEW", "BOTS_ONLY", "UNWATCHED"]

    at_the_door(scene)


def test_more_tables_give_a_person_no_larger_share() -> None:
    async def scene(line: Line) -> None:
        for number in range(6):
            await line.come(f"greedy {number}", person="greedy")
        await line.come("aki's")
        await line.come("ben's")
        assert line.server == ["greedy 0"]
        assert [one.request.table_id for one in line.scheduler.order()[:3]] == ["aki's", "ben's", "greedy 1"]
        assert [line.scheduler.position("bot", table) for table in ("aki's", "ben's", "greedy 2", "greedy 0", "nobody's")] == [
            1,
            2,
            4,
            0,
            0,
        ]
        server = await line.until_all_are_served()
        assert server[1:3] == ["aki's", "ben's"]

    at_the_door(scene)


def test_a_returning_client_waits_for_those_with_less_time() -> None:
    async def scene(line: Line) -> None:
        await line.come("review 0", person="aki")
        for number in range(1, 4):
            await line.come(f"review {number}", person="aki", seconds=0.25)
            await line.send_away(f"review {number - 1}")
        await line.come("aki again", person="aki")
        await line.come("ben")
        await line.send_away("review 3")
        assert line.server[-1] == "ben"

    at_the_door(scene)


def test_a_shared_table_counts_for_the_person_with_the_least_time() -> None:
    async def scene(line: Line) -> None:
        await line.come("greedy 0", person="greedy")
        for number in range(1, 4):
            await line.come(f"greedy {number}", person="greedy")
        both = asyncio.create_task(line.stay("together", WorkRequest("bot", Priority.TABLE, ("greedy", "aki"), "together"), 0.2))
        await asyncio.sleep(0)
        line.tasks["together"] = both
        await line.send_away("greedy 0")
        assert line.server[-1] == "together"
        await line.until_all_are_served()

    at_the_door(scene)


def test_time_per_search_shrinks_with_the_number_of_people_and_with_their_own_tables() -> None:
    async def scene(line: Line) -> None:
        for name in ("one", "two"):
            await line.come(name)
        assert line.shares == {"one": 1.0, "two": 1.0}
        for number in range(20):
            await line.come(f"greedy {number}", person="greedy")
        await line.come("aki's")
        await line.come("a show", Priority.BOTS_ONLY)
        await line.send_away("one")
        await line.send_away("two")
        assert line.shares["greedy 0"] == 2 / (2 * 20), "half of two slots, for twenty tables"
        assert line.shares["aki's"] == 1.0, "half of two slots, for one table"

    at_the_door(scene, places=2)


def test_shares_are_also_limited_by_address_while_others_wait() -> None:
    async def scene(line: Line) -> None:
        await line.come("somebody")
        for number in range(6):
            await line.come(f"{number}", person=f"{number}@school")
        assert [one.request.table_id for one in line.scheduler.order()] == ["0", "1", "2", "3", "4", "5"], "equal shares within the address"
        await line.come("again", person="0@school")
        await line.come("aki's")
        await line.come("ben's")
        assert [one.request.table_id for one in line.scheduler.order()[:4]] == ["0", "aki's", "ben's", "1"]
        assert [one.request.table_id for one in line.scheduler.order()[4:]] == ["2", "3", "4", "5", "again"]
        server = await line.until_all_are_served()
        assert set(server[2:4]) == {"aki's", "ben's"}

    at_the_door(scene)


def test_people_at_one_address_share_its_time() -> None:
    async def scene(line: Line) -> None:
        def shares() -> dict[str, float]:
            return {one.request.table_id: line.scheduler.share(one) for one in line.scheduler.queue}

        for name in ("one", "two", "a", "b", "c", "d"):
            await line.come(name, person=f"{name}@school")
        assert shares() == dict.fromkeys("abcd", 2 / 4), "as if each person had a different address"
        await line.come("aki's")
        assert shares() == {**dict.fromkeys("abcd", 2 / (2 * 4)), "aki's": 1.0}
        await line.until_all_are_served()

    at_the_door(scene, places=2)


def test_clients_with_no_more_time_than_others_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler, "MAX_USAGE_ENTRIES", 20)

    async def scene(line: Line) -> None:
        for number in range(100):
            await line.come(f"{number}", person=f"{number}@{number // 3}")
            await line.send_away(f"{number}")
        assert len(line.scheduler.used) <= 20
        assert len(line.scheduler.baseline) <= 20

    at_the_door(scene)


def test_games_of_bots_leave_a_slot_free_for_people() -> None:
    async def scene(line: Line) -> None:
        for number in range(3):
            await line.come(f"show {number}", Priority.BOTS_ONLY)
        assert line.server == ["show 0"]
        await line.come("aki's")
        assert line.server == ["show 0", "aki's"], "the person does not wait"
        await line.send_away("show 0")
        assert line.server[-1] == "aki's", "while the person uses one slot, the other stays free"
        await line.send_away("aki's")
        assert line.server[-1] == "show 1"
        assert len(await line.until_all_are_served()) == 4

    at_the_door(scene, places=2)


def test_every_client_runs_eventually() -> None:
    async def scene(line: Line) -> None:
        await line.come("first")
        await line.come("a show", Priority.BOTS_ONLY)
        last = "first"
        for number in range(OLDEST_EVERY):
            await line.come(f"table {number}")
            await line.send_away(last)
            last = line.server[-1]
        assert line.server.index("a show") == OLDEST_EVERY - 1

    at_the_door(scene)


def test_a_cancelled_client_frees_its_slot() -> None:
    async def scene(line: Line) -> None:
        for name in ("inside", "leaves", "stays"):
            await line.come(name)
        line.tasks["leaves"].cancel()
        await line.send_away("inside")
        assert line.server == ["inside", "stays"]
        await line.come("next")
        line.inside["stays"].set()
        line.tasks["next"].cancel()  # it may start in the same iteration
        await line.tasks["stays"]
        await line.come("last")
        assert line.server[-1] == "last"
        await line.send_away("last")
        assert line.scheduler.free == 1

    at_the_door(scene)
