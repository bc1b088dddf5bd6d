"""The bot driver: no searches without spectators, time slices, less time under load, and recovery after an outage."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from pydantic import TypeAdapter
from sqlalchemy.orm import Session

from tests.battery.tables import Setting, walk
from tests.server.scenarios import AKI, BEN, example_state, finished_table, play_moves, run_scenario, start_table
from tests.server.waiting import TIMEOUT, ManualClock, until
from ukiyo.bots import levels
from ukiyo.bots.analysis import start_search
from ukiyo.bots.network import Network, load
from ukiyo.engine.game import Game
from ukiyo.play.coaching import CompareTask
from ukiyo.play.errors import Conflict, Forbidden
from ukiyo.play.events import Event
from ukiyo.play.table_info import Occupant, occupants_after
from ukiyo.server.bots import driver, worker_process, workers
from ukiyo.server.bots.scheduler import Priority, WorkRequest
from ukiyo.server.bots.workers import (
    COMPARE_SECONDS,
    REVIEW_PARTS,
    SLICE_SECONDS,
    BotFailed,
    Decision,
    HintTask,
    MoveTask,
    ReviewTask,
    Task,
    Workers,
)
from ukiyo.server.core import quotas
from ukiyo.server.core.clock import Clock
from ukiyo.server.core.errors import StorageFailed, TooManyRequests
from ukiyo.server.core.identity import Person
from ukiyo.server.core.metrics import Metrics
from ukiyo.server.services import Services
from ukiyo.server.tables import seating
from ukiyo.server.tables.registry import LiveTable, Subscriber
from ukiyo.server.tables.repository import TableRepository

AT_AKIS = WorkRequest("bot", Priority.TABLE, ("aki",), "aki's table")
AT_BENS = WorkRequest("bot", Priority.TABLE, ("ben",), "ben's table")
MASTER = MoveTask("iki", "master", {})


class FakeWorkers:
    """Replaces the workers. Every request waits until the test provides a response."""

    def __init__(self, number: int, budget: float = 10.0) -> None:
        self.workers = Workers(number, budget, Metrics(Clock()))
        self.tasks: list[tuple[Task, float]] = []
        self.responses: list[asyncio.Future[dict[str, object]]] = []
        self.workers.run = self.run  # type: ignore[method-assign, assignment]

    async def run(self, task: Task, kind: TypeAdapter[object], seconds: float) -> object:
        self.tasks.append((task, seconds))
        self.responses.append(asyncio.get_running_loop().create_future())
        return kind.validate_python(await self.responses[-1])

    async def respond(self, number: int, **result: object) -> None:
        await until(lambda: len(self.responses) > number, "the request")
        self.responses[number].set_result(result)
        for _ in range(10):
            await asyncio.sleep(0)


def test_a_long_search_is_interrupted_for_others_and_resumed(monkeypatch: pytest.MonkeyPatch) -> None:
    slices = 3
    monkeypatch.setattr(workers, "HINT_SECONDS", slices * SLICE_SECONDS)

    async def scenario() -> None:
        fake = FakeWorkers(1)
        hint = asyncio.create_task(fake.workers.hint(HintTask("iki", {}, 5), WorkRequest("hint", Priority.HINT, ("aki",), "aki's table")))
        await asyncio.sleep(0)
        move = asyncio.create_task(fake.workers.choose_move(MASTER, AT_BENS))
        await fake.respond(0, moves=[], suspect=False, candidates=[{"action": 7}], settled=False)
        assert fake.tasks[0][1] == SLICE_SECONDS
        assert fake.workers.position("hint", "aki's table") == 1
        assert fake.tasks[1] == (MASTER, 0.2), "after a slice it is the table's turn"
        await fake.respond(1, action=3, candidates=[], settled=True)
        assert await move == Decision(3, 1.0)
        for number in range(2, slices + 1):
            await fake.respond(number, moves=[], suspect=False, candidates=[{"action": 7}], settled=False)
        assert [task.candidates for task, _ in fake.tasks[2:] if isinstance(task, HintTask)] == [[{"action": 7}]] * (slices - 1)
        assert await hint == ([], 1.0)
        assert sum(seconds for task, seconds in fake.tasks if isinstance(task, HintTask)) == slices * SLICE_SECONDS

    asyncio.run(scenario())


def test_explanations_are_computed_in_slices() -> None:
    """A suspected mistake is compared with the best move. A master at another table waits only for one slice of the comparison."""
    worse, better = ({"action": action, "win": 0.3, "scores": [1.0, 2.0]} for action in (4, 5))
    compared = [{**better, "win": 0.4}, worse]
    verdict = {"action": 5, "other_action": 4, "better": True, "worse": False, "win": 0.1, "score": 3.0, "reasons": []}

    async def scenario() -> None:
        fake = FakeWorkers(1)
        hint_task = HintTask("iki", {}, 1, required=4)
        remark = asyncio.create_task(fake.workers.find_mistake(hint_task, 12, WorkRequest("hint", Priority.HINT, ("aki",), "aki's table")))
        await fake.respond(0, moves=[better, worse], suspect=True, settled=True)
        await until(lambda: len(fake.tasks) == 2, "the coach")
        move = asyncio.create_task(fake.workers.choose_move(MASTER, AT_BENS))
        await asyncio.sleep(0)
        await fake.respond(1, moves=compared, verdicts=[verdict], utilities=[0.2], candidates=[{"action": 5}], settled=False)
        assert fake.tasks[1][1] == SLICE_SECONDS
        assert fake.tasks[2][0] == MASTER, "after a slice it is the table's turn"
        await fake.respond(2, action=3, settled=True)
        assert (await move).action == 3
        await fake.respond(3, moves=compared, verdicts=[verdict], utilities=[0.2], settled=False)
        mistake = await remark
        assert mistake == {"move": 12, "cost": 0.1, "loss": 0.2, "played": worse, "better": compared[0], "comparison": verdict}
        assert sum(seconds for task, seconds in fake.tasks if isinstance(task, CompareTask)) == pytest.approx(COMPARE_SECONDS)
        assert [task.candidates for task, _ in fake.tasks if isinstance(task, CompareTask)] == [[], [{"action": 5}]]

    asyncio.run(scenario())


def test_a_master_gets_less_time_under_load_and_plays_at_least_as_an_artisan() -> None:
    async def scenario() -> None:
        fake = FakeWorkers(1)
        tables = [WorkRequest("bot", Priority.TABLE, (f"guest {number}",), f"table {number}") for number in range(12)]
        moves = [asyncio.create_task(fake.workers.choose_move(MASTER, request)) for request in tables]
        for number in range(12):
            await fake.respond(number, action=number)
        decisions = await asyncio.gather(*moves)
        shares = [decision.search_share for decision in decisions]
        assert shares[0] == 1.0, "There was no other request."
        assert shares[1] == 0.0
        assert shares[-3:] == [1 / 3, 1 / 2, 1.0], "a shorter queue gives more time"
        assert [seconds > 0 for _, seconds in fake.tasks] == [share > 0 for share in shares]

    asyncio.run(scenario())


def test_many_masters_of_one_person_do_not_slow_down_others() -> None:
    async def scenario() -> None:
        fake = FakeWorkers(1)
        greedy = [
            asyncio.create_task(fake.workers.choose_move(MASTER, WorkRequest("bot", Priority.TABLE, ("greedy",), f"{n}")))
            for n in range(45)
        ]
        shows = [
            asyncio.create_task(fake.workers.choose_move(MASTER, WorkRequest("bot", Priority.BOTS_ONLY, (f"{n}",), f"show {n}")))
            for n in range(30)
        ]
        await asyncio.sleep(0)
        bystander = asyncio.create_task(fake.workers.choose_move(MASTER, AT_BENS))
        await fake.respond(0, action=1)
        await fake.respond(1, action=2)
        assert await bystander == Decision(2, 0.5), "next in the queue with half of the time, because two people wait"
        for task in (*greedy, *shows):
            task.cancel()
        await asyncio.gather(*greedy, *shows, return_exceptions=True)
        assert fake.workers.schedulers["slow"].free == 1

    asyncio.run(scenario())


def test_reviews_run_in_parallel_in_small_parts() -> None:
    async def scenario() -> None:
        fake = FakeWorkers(2)
        game = ReviewTask("iki", {}, [], 0)
        first, second = (
            asyncio.create_task(fake.workers.review(game, WorkRequest("review", Priority.REVIEW, (person,), f"{person}'s game")))
            for person in ("aki", "ben")
        )
        await asyncio.sleep(0)
        for number in range(2 * REVIEW_PARTS):
            move = {"action": number, "win": 0.5, "scores": [1.0]}
            await fake.respond(
                number, moves=[{"move": number, "cost": 0.1, "loss": number / 100, "played": move, "better": move, "comparison": None}]
            )
            if number == 2:
                assert fake.workers.position("review", "aki's game") > 0 < fake.workers.position("review", "ben's game"), (
                    "both have started"
                )
        for reviewed_moves, share in (await first, await second):
            moves = [reviewed["move"] for reviewed in reviewed_moves]
            assert len(moves) == REVIEW_PARTS
            assert moves == sorted(moves), "in order, across the parts"
            assert 0 < share <= 1.0
        parts = [task.part for task, _ in fake.tasks if isinstance(task, ReviewTask)]
        assert sorted(parts) == sorted([*range(REVIEW_PARTS), *range(REVIEW_PARTS)])

    asyncio.run(scenario())


def test_a_failed_review_cancels_its_remaining_parts() -> None:
    async def scenario() -> None:
        fake = FakeWorkers(2)
        review = asyncio.create_task(
            fake.workers.review(ReviewTask("iki", {}, [], 0), WorkRequest("review", Priority.REVIEW, ("aki",), "game"))
        )
        await until(lambda: len(fake.responses) == 2, "two parts in parallel")
        fake.responses[0].set_exception(BotFailed("the reviewer lost its worker process"))
        with pytest.raises(BotFailed, match="lost its worker"):
            await review
        await fake.respond(1, moves=[])
        assert len(fake.tasks) == 2
        assert fake.workers.schedulers["slow"].free == 2

    asyncio.run(scenario())


def test_a_master_without_time_plays_the_only_candidate() -> None:
    task = {"kind": "move", "game": "iki", "bot": "master", "seconds": 0.0, "seed": 1, "candidates": []}
    settled = set[object]()
    for moves in range(0, 120, 10):
        state, _ = walk(Setting("iki", 2), 3, moves)
        if len(state.options) > 1:
            result = worker_process.result_of(json.dumps({**task, "state": state.save()}))
            assert result["action"] in state.options
            assert result["settled"] == (len(start_search("iki", state, 1).candidates) == 1)
            settled.add(result["settled"])
    assert settled == {True, False}


def test_a_worker_uses_one_thread_and_loads_a_network_once(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[Path] = []

    def record_load(file: Path, game: Game) -> Network:
        read.append(file)
        return load(file, game)

    monkeypatch.setattr(levels, "networks", {})
    monkeypatch.setattr(levels, "load", record_load)
    task = {"kind": "move", "game": "iki", "state": example_state(), "seed": 1, "candidates": []}
    variants = [{"bot": "artisan", "seconds": 0.0}, {"bot": "master", "seconds": 0.01}, {"bot": "master", "seconds": 0.0}]
    artisans, masters, hurried = (worker_process.result_of(json.dumps({**task, **variant})) for variant in variants)
    assert "action" in masters
    assert hurried["action"] == artisans["action"], "a master without time plays like an artisan"
    assert len(read) == 1

    async def scenario() -> None:
        workers = Workers(1, TIMEOUT, Metrics(Clock()))
        await workers.choose_move(MoveTask("iki", "novice", example_state()), AT_AKIS)
        environment = Path(f"/proc/{workers.idle[0].pid}/environ").read_bytes().split(b"\0")
        assert b"OPENBLAS_NUM_THREADS=1" in environment
        await workers.close()

    asyncio.run(scenario())


# At the tables


def hold_bot_moves(services: Services, monkeypatch: pytest.MonkeyPatch) -> list[WorkRequest]:
    """Let bots respond immediately with a legal action. Returns the tables of their requests."""
    requests: list[WorkRequest] = []

    async def answer(task: MoveTask, request: WorkRequest) -> Decision:
        requests.append(request)
        await asyncio.sleep(0)
        state = services.tables.live[request.table_id].table.state
        return Decision(state.legal()[0])

    monkeypatch.setattr(services.workers, "choose_move", answer)
    return requests


def advancing(clock: ManualClock, seconds: float, condition: Callable[[], bool]) -> Callable[[], bool]:
    """Return a condition that advances the time whenever it is checked."""

    def advance_and_check() -> bool:
        clock.advance(seconds)
        return condition()

    return advance_and_check


def test_bots_do_not_search_without_people_present(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = ManualClock()

    async def scenario(services: Services) -> None:
        requests = hold_bot_moves(services, monkeypatch)
        add, stuck = services.moves.add, asyncio.Event()

        async def leave(live: LiveTable, event: Event) -> None:
            """After a few moves, all people have been absent for a long time."""
            await add(live, event)
            if live.table.version % 20 == 10:
                clock.advance(driver.VIEW_SECONDS)
                stuck.set()

        monkeypatch.setattr(services.moves, "add", leave)
        live = await start_table(services, "novice", "novice")
        await until(lambda: live.bot_idle, "the bots to stop")
        assert (live.table.version, requests) == (0, []), "no one has opened it yet"
        services.bot_driver.mark_viewed(live)
        await until(lambda: live.bot_idle and stuck.is_set(), "the bots to play, and to stop")
        assert live.table.version == 10
        assert {request.priority for request in requests} == {Priority.BOTS_ONLY}
        assert {request.people for request in requests} == {("aki",)}, "it counts for the person who created the table"
        services.bot_driver.mark_viewed(live)
        await until(lambda: live.bot_idle and live.table.version == 30, "the bots to continue and stop again")
        services.subscribers.connect(live, Subscriber(None, 0))
        await until(lambda: live.table.version > 60, "the bots to play while a person watches")

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario, clock)


def test_bots_play_for_an_absent_player_with_the_lowest_priority(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = ManualClock()

    async def scenario(services: Services) -> None:
        requests = hold_bot_moves(services, monkeypatch)
        live = await start_table(services, "me", "novice")
        while live.table.version < 40:
            clock.advance(driver.VIEW_SECONDS)
            await until(advancing(clock, 0.0, lambda: live.bot_idle), "Aki's turn")  # briefly enough that the table stays in memory
            await play_moves(services, live, 1)
        assert {request.priority for request in requests} == {Priority.UNWATCHED}
        assert {request.people for request in requests} == {("aki",)}
        assert services.bot_driver.request_for(live) == WorkRequest("bot", Priority.UNWATCHED, ("aki",), live.table.info.id)
        services.subscribers.connect(live, Subscriber("aki", 0))
        assert services.bot_driver.request_for(live) == WorkRequest("bot", Priority.TABLE, ("aki",), live.table.info.id)

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario, clock)


def test_forced_moves_need_no_search_and_shortened_searches_are_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(services: Services) -> None:
        legal: list[int] = []
        shares: set[float] = set()

        async def answer(task: MoveTask, request: WorkRequest) -> Decision:
            table = services.tables.live[request.table_id].table
            legal.append(len(table.state.legal()))
            shares.add(table.frame(None)["table"]["search_share"])
            return Decision(table.state.legal()[0], 0.25)

        monkeypatch.setattr(services.workers, "choose_move", answer)
        live = await start_table(services, "master", "master")
        services.subscribers.connect(live, Subscriber(None, 0))
        await until(lambda: live.table.info.status == "over", "the game to end")
        assert min(legal) > 1
        assert len(legal) < live.table.state.moves
        assert shares == {0.25, 1.0}

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario, ManualClock())


def test_bots_resume_after_a_database_outage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = ManualClock()

    async def scenario(services: Services) -> None:
        hold_bot_moves(services, monkeypatch)
        attempts: list[int] = []

        def all_rest() -> bool:
            """Wait for the bot as well as for the permanent tasks."""
            return len(clock.sleepers) > len(services.supervisor.tasks)

        def fail(self: TableRepository, session: Session, table_id: str, event: Event, *_: object) -> None:
            attempts.append(event.version)
            raise StorageFailed("this could not be saved, because the store does not answer")

        with monkeypatch.context() as outage:
            outage.setattr(TableRepository, "append_in", fail)
            live = await start_table(services, "novice", "novice")
            services.subscribers.connect(live, Subscriber(None, 0))
            for times in (1, 2, 3):
                await until(lambda times=times: len(attempts) == times and all_rest(), "the bot to try and to pause")  # type: ignore[misc]
                clock.advance(driver.SAVE_RETRY)
            await until(lambda: len(attempts) == 4, "the bot to try again")
        assert attempts == [1] * 4
        assert live.table.bot_error == "", "the bot did not fail"
        await until(advancing(clock, driver.SAVE_RETRY, lambda: live.table.version > 5), "the bots to continue")

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario, clock)


# Failing bots


async def together(services: Services) -> LiveTable:
    """Create a table of Create a table of Aki, Ben and a master, on the master's turn."""
    occupants = [seating.new_occupant(kind, "master", "iki", person) for kind, person in (("bot", AKI), ("human", AKI), ("human", BEN))]
    info = seating.new_table("iki", {}, occupants, False, AKI, services.clock.time())
    await services.database.run(services.tables.repository.create, info, [])
    live = await services.tables.change(info.id, lambda _, row: seating.start(row, AKI, services.clock.time()))
    while live.table.bot_to_move() is None:
        awaited = AKI if live.table.info.occupants[live.table.state.seat].person == "aki" else BEN
        await services.moves.play(info.id, awaited, live.table.version, live.table.state.legal()[0])
    return live


def test_a_working_bot_cannot_be_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(services: Services) -> None:
        requests: list[WorkRequest] = []

        async def choose_slowly(task: MoveTask, request: WorkRequest) -> Decision:
            requests.append(request)
            return await asyncio.get_running_loop().create_future()  # type: ignore[no-any-return]

        monkeypatch.setattr(services.workers, "choose_move", choose_slowly)
        live = await together(services)
        for bot in (None, "master", "novice"):
            with pytest.raises(Conflict, match="No bot has failed at this table"):
                await services.bot_driver.retry(live.table.info.id, AKI, bot)
        assert live.table.info.occupants[live.table.state.seat].bot == "master"

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario)


def test_changing_a_bots_level_needs_all_people_and_is_shown_to_everyone(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(services: Services) -> None:
        async def fail(*_: object) -> Decision:
            raise BotFailed("the bot 'master' lost its worker process")

        monkeypatch.setattr(services.workers, "choose_move", fail)
        live = await together(services)
        table, id = live.table, live.table.info.id
        seat = table.state.seat
        name = table.info.occupants[seat].name
        assert name not in ("", "master"), "a bot's name does not contain its level, which is shown next to it"
        await until(lambda: table.bot_error, "the bot to fail")
        assert not await services.bot_driver.retry(id, AKI, "novice")
        assert not await services.bot_driver.retry(id, AKI, "novice"), "two requests of one person count once"
        assert not await services.bot_driver.retry(id, BEN, "apprentice"), "no level has all votes yet"
        assert (table.summary("aki")["agreed"], table.summary("aki")["needed"]) == (1, 2)
        assert table.info.occupants[seat].bot == "master"
        with pytest.raises(Forbidden):
            await services.bot_driver.retry(id, Person("cho", "Cho"), "apprentice")
        assert await services.bot_driver.retry(id, AKI, "apprentice")
        assert (table.info.occupants[seat].bot, table.info.occupants[seat].name) == ("apprentice", name)
        stored = await services.database.run(services.tables.repository.read, id)
        assert (stored.info.occupants[seat].bot, stored.info.occupants[seat].name) == ("apprentice", name)
        assert table.summary("ben")["seats"][seat]["bot"] == "apprentice"
        await until(lambda: table.bot_error, "the apprentice to fail")
        assert await services.bot_driver.retry(id, BEN, None), "any player can retry the same bot"
        older = occupants_after([Occupant("bot", "master", None, "master")], Event(1, "seat", 0, bot="novice"))
        assert older[0].name == "novice", "bots of older servers keep the name of their level"

    run_scenario(db, scenario)


# Limits per person


def test_a_person_can_wait_for_a_few_hints_and_reviews_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(services: Services) -> None:
        fake = FakeWorkers(1)
        monkeypatch.setattr(services.analysis, "workers", fake.workers)
        ids = [(await start_table(services, "me", "me")).table.info.id for _ in range(4)]
        hints = [asyncio.create_task(services.analysis.hint(id, AKI)) for id in ids[:3]]
        await until(lambda: fake.workers.position("hint", ids[2]) == 2, "the third request in the queue")
        with pytest.raises(TooManyRequests, match="already computing 3 hints for you"):
            await services.analysis.hint(ids[3], AKI)
        with pytest.raises(Conflict, match="already computing a hint"):
            await services.analysis.hint(ids[0], AKI)
        for number in range(3):
            await fake.respond(number, moves=[], suspect=False, settled=True)
        assert [(await hint)["search_share"] for hint in hints] == [1.0, 1.0, 1.0]
        repeated = asyncio.create_task(services.analysis.hint(ids[3], AKI))
        await fake.respond(3, moves=[], suspect=False, settled=True)
        assert (await repeated)["version"] == 0

        game = await services.replays.game((await finished_table(services)).table.info.id)
        reviews = [asyncio.create_task(services.analysis.review(game.info, game.moves, seat, "aki")) for seat in (0, 1)]
        await until(lambda: fake.workers.position("review", game.info.id) > 0, "the reviews to start")
        other = await services.replays.game((await finished_table(services)).table.info.id)
        with pytest.raises(TooManyRequests, match="2 reviews"):
            await services.analysis.review(other.info, other.moves, 0, "aki")
        assert len(services.analysis.reviews.tasks) == 2, "refused requests use no cache space"
        for review in reviews:
            review.cancel()
        for task in services.analysis.reviews.tasks.values():
            task.cancel()

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario)


def test_tables_per_hour_are_limited_for_each_person_and_address() -> None:
    clock = ManualClock()
    tables = quotas.Quota(clock, limited=True)
    for _ in range(quotas.TABLES.per_person):
        tables.consume("aki", "here")
        clock.advance(60)
    with pytest.raises(TooManyRequests, match=f"{quotas.TABLES.per_person} tables in the last hour. Try again in 30 min"):
        tables.consume("aki", "here")
    tables.consume("ben", "here")
    clock.advance(quotas.HOUR - quotas.TABLES.per_person * 60)
    tables.consume("aki", "here")
    with pytest.raises(TooManyRequests):
        tables.consume("aki", "here")
    for number in range(quotas.TABLES.per_address):
        tables.consume(f"{number}", "school")
    with pytest.raises(TooManyRequests, match=f"Your address has created {quotas.TABLES.per_address} tables in the last hour"):
        tables.consume("somebody else", "school")
    tables.consume("somebody else", "elsewhere")
    for _ in range(3):
        tables.consume("cho", "home", 8)
        clock.advance(60)
    with pytest.raises(TooManyRequests, match=r"You have created 24 tables in the last hour\. Try again in 57 min"):
        tables.consume("cho", "home", 8)  # a tournament counts as its simultaneous tables
    clock.advance(57 * 60)
    tables.consume("cho", "home", 8)
