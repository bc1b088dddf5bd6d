"""The order of searches: people before games between bots, equal shares per person, and no starvation."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from ukiyo.server.bots import scheduler
from ukiyo.server.bots.scheduler import OLDEST_EVERY, Priority, Scheduler, WorkRequest


def address(person: str) -> str:
    """Names such as `aki@home` share an address with others. Other names have their own address."""
    return person.partition("@")[2] or person


class QueueTest:
    """A scheduler with clients. A client is recorded when it starts to run, and runs until the test stops it."""

    def __init__(self, places: int) -> None:
        self.scheduler = Scheduler(places, address)
        self.started: list[str] = []
        self.shares: dict[str, float] = {}
        self.finish_events: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def enqueue(self, name: str, rank: Priority = Priority.TABLE, person: str = "", seconds: float = 0.2) -> None:
        request = WorkRequest("bot", rank, (person or name,), name)
        self.tasks[name] = asyncio.create_task(self.hold_slot(name, request, seconds))
        await asyncio.sleep(0)

    async def hold_slot(self, name: str, request: WorkRequest, seconds: float) -> None:
        async with self.scheduler.slot(request, seconds) as share:
            self.started.append(name)
            self.shares[name] = share
            self.finish_events[name] = asyncio.Event()
            await self.finish_events[name].wait()

    async def finish(self, name: str) -> None:
        """End a search so that the next one runs."""
        self.finish_events[name].set()
        await self.tasks[name]
        for _ in range(3):
            await asyncio.sleep(0)

    async def finish_all(self) -> list[str]:
        while waited := [name for name in self.started if not self.finish_events[name].is_set()]:
            await self.finish(waited[0])
        return self.started


def run_queue(scenario: Callable[[QueueTest], Awaitable[None]], places: int = 1) -> None:
    async def play() -> None:
        await scenario(QueueTest(places))

    asyncio.run(play())


def test_people_run_before_games_between_bots() -> None:
    async def scenario(queue: QueueTest) -> None:
        await queue.enqueue("somebody")
        for rank in sorted(Priority, reverse=True):
            await queue.enqueue(rank.name, rank)
        places = [queue.scheduler.position("bot", name) for name in ("somebody", *[rank.name for rank in sorted(Priority)])]
        assert places == [0, 1, 2, 3, 4, 5], "clients see their place in the queue"
        assert await queue.finish_all() == ["somebody", "TABLE", "HINT", "REVIEW", "BOTS_ONLY", "UNWATCHED"]

    run_queue(scenario)


def test_a_person_gets_no_larger_share_with_more_tables() -> None:
    async def scenario(queue: QueueTest) -> None:
        for number in range(6):
            await queue.enqueue(f"greedy {number}", person="greedy")
        await queue.enqueue("aki's")
        await queue.enqueue("ben's")
        assert queue.started == ["greedy 0"]
        assert [queued.request.table_id for queued in queue.scheduler.order()[:3]] == ["aki's", "ben's", "greedy 1"]
        assert [queue.scheduler.position("bot", table) for table in ("aki's", "ben's", "greedy 2", "greedy 0", "nobody's")] == [
            1,
            2,
            4,
            0,
            0,
        ]
        server = await queue.finish_all()
        assert server[1:3] == ["aki's", "ben's"]

    run_queue(scenario)


def test_a_returning_client_waits_for_those_with_less_time() -> None:
    async def scenario(queue: QueueTest) -> None:
        await queue.enqueue("review 0", person="aki")
        for number in range(1, 4):
            await queue.enqueue(f"review {number}", person="aki", seconds=0.25)
            await queue.finish(f"review {number - 1}")
        await queue.enqueue("aki again", person="aki")
        await queue.enqueue("ben")
        await queue.finish("review 3")
        assert queue.started[-1] == "ben"

    run_queue(scenario)


def test_a_shared_table_counts_for_the_person_with_the_least_time() -> None:
    async def scenario(queue: QueueTest) -> None:
        await queue.enqueue("greedy 0", person="greedy")
        for number in range(1, 4):
            await queue.enqueue(f"greedy {number}", person="greedy")
        both = asyncio.create_task(queue.hold_slot("together", WorkRequest("bot", Priority.TABLE, ("greedy", "aki"), "together"), 0.2))
        await asyncio.sleep(0)
        queue.tasks["together"] = both
        await queue.finish("greedy 0")
        assert queue.started[-1] == "together"
        await queue.finish_all()

    run_queue(scenario)


def test_time_per_search_shrinks_with_the_number_of_people_and_with_their_own_tables() -> None:
    async def scenario(queue: QueueTest) -> None:
        for name in ("one", "two"):
            await queue.enqueue(name)
        assert queue.shares == {"one": 1.0, "two": 1.0}
        for number in range(20):
            await queue.enqueue(f"greedy {number}", person="greedy")
        await queue.enqueue("aki's")
        await queue.enqueue("a show", Priority.BOTS_ONLY)
        await queue.finish("one")
        await queue.finish("two")
        assert queue.shares["greedy 0"] == 2 / (2 * 20), "half of two slots, for twenty tables"
        assert queue.shares["aki's"] == 1.0, "half of two slots, for one table"

    run_queue(scenario, places=2)


def test_shares_are_also_limited_by_address_while_others_wait() -> None:
    async def scenario(queue: QueueTest) -> None:
        await queue.enqueue("somebody")
        for number in range(6):
            await queue.enqueue(f"{number}", person=f"{number}@school")
        assert [queued.request.table_id for queued in queue.scheduler.order()] == ["0", "1", "2", "3", "4", "5"], (
            "equal shares within the address"
        )
        await queue.enqueue("again", person="0@school")
        await queue.enqueue("aki's")
        await queue.enqueue("ben's")
        assert [queued.request.table_id for queued in queue.scheduler.order()[:4]] == ["0", "aki's", "ben's", "1"]
        assert [queued.request.table_id for queued in queue.scheduler.order()[4:]] == ["2", "3", "4", "5", "again"]
        server = await queue.finish_all()
        assert set(server[2:4]) == {"aki's", "ben's"}

    run_queue(scenario)


def test_people_at_one_address_share_its_time() -> None:
    async def scenario(queue: QueueTest) -> None:
        def shares() -> dict[str, float]:
            return {queued.request.table_id: queue.scheduler.share(queued) for queued in queue.scheduler.queue}

        for name in ("one", "two", "a", "b", "c", "d"):
            await queue.enqueue(name, person=f"{name}@school")
        assert shares() == dict.fromkeys("abcd", 2 / 4), "as if each person had a different address"
        await queue.enqueue("aki's")
        assert shares() == {**dict.fromkeys("abcd", 2 / (2 * 4)), "aki's": 1.0}
        await queue.finish_all()

    run_queue(scenario, places=2)


def test_clients_with_no_more_time_than_others_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler, "MAX_USAGE_ENTRIES", 20)

    async def scenario(queue: QueueTest) -> None:
        for number in range(100):
            await queue.enqueue(f"{number}", person=f"{number}@{number // 3}")
            await queue.finish(f"{number}")
        assert len(queue.scheduler.worker_seconds) <= 20
        assert len(queue.scheduler.baseline) <= 20

    run_queue(scenario)


def test_games_between_bots_leave_a_slot_free_for_people() -> None:
    async def scenario(queue: QueueTest) -> None:
        for number in range(3):
            await queue.enqueue(f"show {number}", Priority.BOTS_ONLY)
        assert queue.started == ["show 0"]
        await queue.enqueue("aki's")
        assert queue.started == ["show 0", "aki's"], "the person does not wait"
        await queue.finish("show 0")
        assert queue.started[-1] == "aki's", "while the person uses one slot, the other stays free"
        await queue.finish("aki's")
        assert queue.started[-1] == "show 1"
        assert len(await queue.finish_all()) == 4

    run_queue(scenario, places=2)


def test_every_client_runs_eventually() -> None:
    async def scenario(queue: QueueTest) -> None:
        await queue.enqueue("first")
        await queue.enqueue("a show", Priority.BOTS_ONLY)
        last = "first"
        for number in range(OLDEST_EVERY):
            await queue.enqueue(f"table {number}")
            await queue.finish(last)
            last = queue.started[-1]
        assert queue.started.index("a show") == OLDEST_EVERY - 1

    run_queue(scenario)


def test_a_cancelled_client_frees_its_slot() -> None:
    async def scenario(queue: QueueTest) -> None:
        for name in ("inside", "leaves", "stays"):
            await queue.enqueue(name)
        queue.tasks["leaves"].cancel()
        await queue.finish("inside")
        assert queue.started == ["inside", "stays"]
        await queue.enqueue("next")
        queue.finish_events["stays"].set()
        queue.tasks["next"].cancel()  # it can start in the same iteration
        await queue.tasks["stays"]
        await queue.enqueue("last")
        assert queue.started[-1] == "last"
        await queue.finish("last")
        assert queue.scheduler.free == 1

    run_queue(scenario)
