"""Who is thought for next: people before bots among themselves, each person as much as the other, and nobody never."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from ukiyo.server.bots import scheduler
from ukiyo.server.bots.scheduler import OLDEST_EVERY, Priority, Scheduler, WorkRequest


def address(person: str) -> str:
    """Names such as `aki@home` are at an address with others; everybody else is by himself."""
    return person.partition("@")[2] or person


class Line:
    """A scheduler and those who come to it. Whoever is served says so and stays until he is sent away."""

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
        """The thought is over: the next one is served."""
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
        assert places == [0, 1, 2, 3, 4, 5], "whoever waits sees her place"
        assert await line.until_all_are_served() == ["somebody", "TABLE", "HINT", "REVIEW", "BOTS_ONLY", "UNWATCHED"]

    at_the_door(scene)


def test_who_has_many_tables_is_not_given_more_than_who_has_one() -> None:
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


def test_who_comes_again_and_again_waits_for_those_who_were_given_less() -> None:
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


def test_a_table_of_several_counts_for_the_one_who_was_given_least() -> None:
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


def test_the_more_people_wait_the_less_time_each_is_given_and_whoever_crowds_crowds_herself() -> None:
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
        assert line.shares["greedy 0"] == 2 / (2 * 20), "half of two places, for twenty tables"
        assert line.shares["aki's"] == 1.0, "half of two places, for one table"

    at_the_door(scene, places=2)


def test_names_are_free_so_an_address_counts_as_well_but_only_while_others_wait() -> None:
    async def scene(line: Line) -> None:
        await line.come("somebody")
        for number in range(6):
            await line.come(f"{number}", person=f"{number}@school")
        assert [one.request.table_id for one in line.scheduler.order()] == ["0", "1", "2", "3", "4", "5"], "among themselves, all alike"
        await line.come("again", person="0@school")
        await line.come("aki's")
        await line.come("ben's")
        assert [one.request.table_id for one in line.scheduler.order()[:4]] == ["0", "aki's", "ben's", "1"]
        assert [one.request.table_id for one in line.scheduler.order()[4:]] == ["2", "3", "4", "5", "again"]
        server = await line.until_all_are_served()
        assert set(server[2:4]) == {"aki's", "ben's"}

    at_the_door(scene)


def test_an_address_shares_its_part_of_the_time_among_its_people() -> None:
    async def scene(line: Line) -> None:
        def shares() -> dict[str, float]:
            return {one.request.table_id: line.scheduler.share(one) for one in line.scheduler.queue}

        for name in ("one", "two", "a", "b", "c", "d"):
            await line.come(name, person=f"{name}@school")
        assert shares() == dict.fromkeys("abcd", 2 / 4), "as if everybody had an address of his own"
        await line.come("aki's")
        assert shares() == {**dict.fromkeys("abcd", 2 / (2 * 4)), "aki's": 1.0}
        await line.until_all_are_served()

    at_the_door(scene, places=2)


def test_whoever_was_given_no_more_than_others_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler, "MAX_USAGE_ENTRIES", 20)

    async def scene(line: Line) -> None:
        for number in range(100):
            await line.come(f"{number}", person=f"{number}@{number // 3}")
            await line.send_away(f"{number}")
        assert len(line.scheduler.used) <= 20
        assert len(line.scheduler.baseline) <= 20

    at_the_door(scene)


def test_bots_among_themselves_leave_a_place_free_for_people() -> None:
    async def scene(line: Line) -> None:
        for number in range(3):
            await line.come(f"show {number}", Priority.BOTS_ONLY)
        assert line.server == ["show 0"]
        await line.come("aki's")
        assert line.server == ["show 0", "aki's"], "she waits for nobody"
        await line.send_away("show 0")
        assert line.server[-1] == "aki's", "while she has the one place, the other stays free"
        await line.send_away("aki's")
        assert line.server[-1] == "show 1"
        assert len(await line.until_all_are_served()) == 4

    at_the_door(scene, places=2)


def test_nobody_waits_for_ever() -> None:
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


def test_who_leaves_the_line_or_is_interrupted_frees_the_place() -> None:
    async def scene(line: Line) -> None:
        for name in ("inside", "leaves", "stays"):
            await line.come(name)
        line.tasks["leaves"].cancel()
        await line.send_away("inside")
        assert line.server == ["inside", "stays"]
        await line.come("next")
        line.inside["stays"].set()
        line.tasks["next"].cancel()  # perhaps served in the same moment
        await line.tasks["stays"]
        await line.come("last")
        assert line.server[-1] == "last"
        await line.send_away("last")
        assert line.scheduler.free == 1

    at_the_door(scene)
