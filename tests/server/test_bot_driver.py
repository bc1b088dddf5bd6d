"""The bot driver: no searches without spectators, time slices, less time under load, and recovery after an outage."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from pydantic import TypeAdapter

from tests.battery.tables import Setting, walk
from tests.server.test_services import AKI, BEN, evening, example_state, finished, play, started
from tests.server.waiting import LONG, ManualClock, until
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


class Thoughts:
    """Replaces the workers: every request waits until the test answers it."""

    def __init__(self, number: int, budget: float = 10.0) -> None:
        self.workers = Workers(number, budget, Metrics(Clock()))
        self.asked: list[tuple[Task, float]] = []
        self.answers: list[asyncio.Future[dict[str, object]]] = []
        self.workers.run = self.run  # type: ignore[method-assign, assignment]

    async def run(self, question: Task, kind: TypeAdapter[object], seconds: float) -> object:
        self.asked.append((question, seconds))
        self.answers.append(asyncio.get_running_loop().create_future())
        return kind.validate_python(await self.answers[-1])

    async def say(self, number: int, **said: object) -> None:
        await until(lambda: len(self.answers) > number, "the request")
        self.answers[number].set_result(said)
        for _ in range(10):
            await asyncio.sleep(0)


def test_a_long_search_is_interrupted_for_others_and_resumed(monkeypatch: pytest.MonkeyPatch) -> None:
    slices = 3
    monkeypatch.setattr(workers, "HINT_SECONDS", slices * SLICE_SECONDS)

    async def scene() -> None:
        thoughts = Thoughts(1)
        hint = asyncio.create_task(
            thoughts.workers.hint(HintTask("iki", {}, 5), WorkRequest("hint", Priority.HINT, ("aki",), "aki's table"))
        )
        await asyncio.sleep(0)
        move = asyncio.create_task(thoughts.workers.choose_move(MASTER, AT_BENS))
        await thoughts.say(0, moves=[], suspect=False, candidates=[{"action": 7}], settled=False)
        assert thoughts.asked[0][1] == SLICE_SECONDS
        assert thoughts.workers.position("hint", "aki's table") == 1
        assert thoughts.asked[1] == (MASTER, 0.2), "after a slice it is the table's turn"
        await thoughts.say(1, action=3, candidates=[], settled=True)
        assert await move == Decision(3, 1.0)
        for number in range(2, slices + 1):
            await thoughts.say(number, moves=[], suspect=False, candidates=[{"action": 7}], settled=False)
        assert [question.candidates for question, _ in thoughts.asked[2:] if isinstance(question, HintTask)] == [[{"action": 7}]] * (
            slices - 1
        )
        assert await hint == ([], 1.0)
        assert sum(seconds for question, seconds in thoughts.asked if isinstance(question, HintTask)) == slices * SLICE_SECONDS

    asyncio.run(scene())


def test_explanations_are_computed_in_slices_too() -> None:
    """A suspected mistake is compared with the best move. A master elsewhere waits for one slice, not for the whole comparison."""
    played, better = ({"action": action, "win": 0.3, "scores": [1.0, 2.0]} for action in (4, 5))
    compared = [{**better, "win": 0.4}, played]
    why = {"action": 5, "beside": 4, "better": True, "worse": False, "win": 0.1, "score": 3.0, "reasons": []}

    async def scene() -> None:
        thoughts = Thoughts(1)
        asked = HintTask("iki", {}, 1, required=4)
        remark = asyncio.create_task(thoughts.workers.find_mistake(asked, 12, WorkRequest("hint", Priority.HINT, ("aki",), "aki's table")))
        await thoughts.say(0, moves=[better, played], suspect=True, settled=True)
        await until(lambda: len(thoughts.asked) == 2, "the coach")
        move = asyncio.create_task(thoughts.workers.choose_move(MASTER, AT_BENS))
        await asyncio.sleep(0)
        await thoughts.say(1, moves=compared, verdicts=[why], utilities=[0.2], candidates=[{"action": 5}], settled=False)
        assert thoughts.asked[1][1] == SLICE_SECONDS
        assert thoughts.asked[2][0] == MASTER, "after a slice it is the table's turn"
        await thoughts.say(2, action=3, settled=True)
        assert (await move).action == 3
        await thoughts.say(3, moves=compared, verdicts=[why], utilities=[0.2], settled=False)
        found = await remark
        assert found == {"move": 12, "cost": 0.1, "loss": 0.2, "played": played, "better": compared[0], "why": why}
        assert sum(seconds for question, seconds in thoughts.asked if isinstance(question, CompareTask)) == pytest.approx(COMPARE_SECONDS)
        assert [question.candidates for question, _ in thoughts.asked if isinstance(question, CompareTask)] == [[], [{"action": 5}]]

    asyncio.run(scene())


def test_a_master_gets_less_time_under_load_and_plays_at_least_as_an_artisan() -> None:
    async def scene() -> None:
        thoughts = Thoughts(1)
        tables = [WorkRequest("bot", Priority.TABLE, (f"guest {number}",), f"table {number}") for number in range(12)]
        moves = [asyncio.create_task(thoughts.workers.choose_move(MASTER, request)) for request in tables]
        for number in range(12):
            await thoughts.say(number, action=number)
        decisions = await asyncio.gather(*moves)
        shares = [decision.search_share for decision in decisions]
        assert shares[0] == 1.0, "no one else was waiting"
        assert shares[1] == 0.0
        assert shares[-3:] == [1 / 3, 1 / 2, 1.0], "a shorter queue gives more time"
        assert [seconds > 0 for _, seconds in thoughts.asked] == [share > 0 for share in shares]

    asyncio.run(scene())


def test_many_masters_of_one_person_do_not_slow_down_others() -> None:
    async def scene() -> None:
        thoughts = Thoughts(1)
        greedy = [
            asyncio.create_task(thoughts.workers.choose_move(MASTER, WorkRequest("bot", Priority.TABLE, ("greedy",), f"{n}")))
            for n in range(45)
        ]
        shows = [
            asyncio.create_task(thoughts.workers.choose_move(MASTER, WorkRequest("bot", Priority.BOTS_ONLY, (f"{n}",), f"show {n}")))
            for n in range(30)
        ]
        await asyncio.sleep(0)
        bystander = asyncio.create_task(thoughts.workers.choose_move(MASTER, AT_BENS))
        await thoughts.say(0, action=1)
        await thoughts.say(1, action=2)
        assert await bystander == Decision(2, 0.5), "next in the queue with half of the time, because two people wait"
        for task in (*greedy, *shows):
            task.cancel()
        await asyncio.gather(*greedy, *shows, return_exceptions=True)
        assert thoughts.workers.schedulers["slow"].free == 1

    asyncio.run(scene())


def test_reviews_run_in_parallel_in_small_parts() -> None:
    async def scene() -> None:
        thoughts = Thoughts(2)
        game = ReviewTask("iki", {}, [], 0)
        first, second = (
            asyncio.create_task(thoughts.workers.review(game, WorkRequest("review", Priority.REVIEW, (who,), f"{who}'s game")))
            for who in ("aki", "ben")
        )
        await asyncio.sleep(0)
        for number in range(2 * REVIEW_PARTS):
            move = {"action": number, "win": 0.5, "scores": [1.0]}
            await thoughts.say(
                number, moves=[{"move": number, "cost": 0.1, "loss": number / 100, "played": move, "better": move, "why": None}]
            )
            if number == 2:
                assert thoughts.workers.position("review", "aki's game") > 0 < thoughts.workers.position("review", "ben's game"), (
                    "both have started"
                )
        for found, share in (await first, await second):
            moves = [one["move"] for one in found]
            assert len(moves) == REVIEW_PARTS
            assert moves == sorted(moves), "in order, across the parts"
            assert 0 < share <= 1.0
        parts = [question.part for question, _ in thoughts.asked if isinstance(question, ReviewTask)]
        assert sorted(parts) == sorted([*range(REVIEW_PARTS), *range(REVIEW_PARTS)])

    asyncio.run(scene())


def test_a_failed_review_cancels_its_remaining_parts() -> None:
    async def scene() -> None:
        thoughts = Thoughts(2)
        review = asyncio.create_task(
            thoughts.workers.review(ReviewTask("iki", {}, [], 0), WorkRequest("review", Priority.REVIEW, ("aki",), "game"))
        )
        await until(lambda: len(thoughts.answers) == 2, "two parts in parallel")
        thoughts.answers[0].set_exception(BotFailed("the reviewer lost its worker process"))
        with pytest.raises(BotFailed, match="lost its worker"):
            await review
        await thoughts.say(1, moves=[])
        assert len(thoughts.asked) == 2
        assert thoughts.workers.schedulers["slow"].free == 2

    asyncio.run(scene())


def test_a_master_without_time_plays_the_only_candidate() -> None:
    asked = {"kind": "move", "game": "iki", "bot": "master", "seconds": 0.0, "seed": 1, "candidates": []}
    settled = set[object]()
    for moves in range(0, 120, 10):
        state, _ = walk(Setting("iki", 2), 3, moves)
        if len(state.options) > 1:
            said = worker_process.result_of(json.dumps({**asked, "state": state.save()}))
            assert said["action"] in state.options
            assert said["settled"] == (len(start_search("iki", state, 1).candidates) == 1)
            settled.add(said["settled"])
    assert settled == {True, False}


def test_a_worker_uses_one_thread_and_loads_a_network_once(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[Path] = []

    def noted(file: Path, game: Game) -> Network:
        read.append(file)
        return load(file, game)

    monkeypatch.setattr(levels, "networks", {})
    monkeypatch.setattr(levels, "load", noted)
    asked = {"kind": "move", "game": "iki", "state": example_state(), "seed": 1, "candidates": []}
    wanted = [{"bot": "artisan", "seconds": 0.0}, {"bot": "master", "seconds": 0.01}, {"bot": "master", "seconds": 0.0}]
    artisans, masters, hurried = (worker_process.result_of(json.dumps({**asked, **one})) for one in wanted)
    assert "action" in masters
    assert hurried["action"] == artisans["action"], "a master without time plays like an artisan"
    assert len(read) == 1

    async def scene() -> None:
        workers = Workers(1, LONG, Metrics(Clock()))
        await workers.choose_move(MoveTask("iki", "novice", example_state()), AT_AKIS)
        environment = Path(f"/proc/{workers.idle[0].pid}/environ").read_bytes().split(b"\0")
        assert b"OPENBLAS_NUM_THREADS=1" in environment
        await workers.close()

    asyncio.run(scene())


# At the tables


def deaf(services: Services, monkeypatch: pytest.MonkeyPatch) -> list[WorkRequest]:
    """Let bots reply immediately with a legal action. Returns the tables of their requests."""
    asked: list[WorkRequest] = []

    async def answer(question: MoveTask, request: WorkRequest) -> Decision:
        asked.append(request)
        await asyncio.sleep(0)
        state = services.tables.live[request.table_id].table.state
        return Decision(state.legal()[0])

    monkeypatch.setattr(services.workers, "choose_move", answer)
    return asked


def passing(clock: ManualClock, seconds: float, condition: Callable[[], bool]) -> Callable[[], bool]:
    """Return a condition that advances the time whenever it is checked."""

    def asked() -> bool:
        clock.advance(seconds)
        return condition()

    return asked


def test_bots_do_not_search_without_people_present(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = ManualClock()

    async def scene(services: Services) -> None:
        asked = deaf(services, monkeypatch)
        kept, stuck = services.moves.add, asyncio.Event()

        async def leave(live: LiveTable, event: Event) -> None:
            """After a few moves everyone has been absent for a long time."""
            await kept(live, event)
            if live.table.version % 20 == 10:
                clock.advance(driver.VIEW_SECONDS)
                stuck.set()

        monkeypatch.setattr(services.moves, "add", leave)
        live = await started(services, "novice", "novice")
        await until(lambda: live.bot_idle, "the bots to stop")
        assert (live.table.version, asked) == (0, []), "no one has opened it yet"
        services.bot_driver.mark_viewed(live)
        await until(lambda: live.bot_idle and stuck.is_set(), "the bots to play, and to stop")
        assert live.table.version == 10
        assert {request.priority for request in asked} == {Priority.BOTS_ONLY}
        assert {request.people for request in asked} == {("aki",)}, "it counts for the person who created the table"
        services.bot_driver.mark_viewed(live)
        await until(lambda: live.bot_idle and live.table.version == 30, "the bots to continue and stop again")
        services.subscribers.connect(live, Subscriber(None, 0))
        await until(lambda: live.table.version > 60, "the bots to play while a person watches")

    evening(f"sqlite:///{tmp_path}/ukiyo.db", scene, clock)


def test_bots_play_for_an_absent_player_with_the_lowest_priority(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = ManualClock()

    async def scene(services: Services) -> None:
        asked = deaf(services, monkeypatch)
        live = await started(services, "me", "novice")
        while live.table.version < 40:
            clock.advance(driver.VIEW_SECONDS)
            await until(passing(clock, 0.0, lambda: live.bot_idle), "Aki's turn")  # so briefly that the table stays in memory
            await play(services, live, 1)
        assert {request.priority for request in asked} == {Priority.UNWATCHED}
        assert {request.people for request in asked} == {("aki",)}
        assert services.bot_driver.request_for(live) == WorkRequest("bot", Priority.UNWATCHED, ("aki",), live.table.info.id)
        services.subscribers.connect(live, Subscriber("aki", 0))
        assert services.bot_driver.request_for(live) == WorkRequest("bot", Priority.TABLE, ("aki",), live.table.info.id)

    evening(f"sqlite:///{tmp_path}/ukiyo.db", scene, clock)


def test_forced_moves_need_no_search_and_shortened_searches_are_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(services: Services) -> None:
        legal: list[int] = []
        told: set[float] = set()

        async def answer(question: MoveTask, request: WorkRequest) -> Decision:
            table = services.tables.live[request.table_id].table
            legal.append(len(table.state.legal()))
            told.add(table.frame(None)["table"]["search_share"])
            return Decision(table.state.legal()[0], 0.25)

        monkeypatch.setattr(services.workers, "choose_move", answer)
        live = await started(services, "master", "master")
        services.subscribers.connect(live, Subscriber(None, 0))
        await until(lambda: live.table.info.status == "over", "the game to end")
        assert min(legal) > 1
        assert len(legal) < live.table.state.moves
        assert told == {0.25, 1.0}

    evening(f"sqlite:///{tmp_path}/ukiyo.db", scene, ManualClock())


def test_bots_resume_after_a_database_outage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = ManualClock()

    async def scene(services: Services) -> None:
        deaf(services, monkeypatch)
        tried: list[int] = []

        def all_rest() -> bool:
            """Wait for the bot too, not only for the permanent tasks."""
            return len(clock.sleepers) > len(services.supervisor.tasks)

        def fail(self: TableRepository, table_id: str, event: Event, *_: object) -> None:
            tried.append(event.version)
            raise StorageFailed("this could not be saved, because the store does not answer")

        with monkeypatch.context() as outage:
            outage.setattr(TableRepository, "append", fail)
            live = await started(services, "novice", "novice")
            services.subscribers.connect(live, Subscriber(None, 0))
            for times in (1, 2, 3):
                await until(lambda times=times: len(tried) == times and all_rest(), "the bot to try and to pause")  # type: ignore[misc]
                clock.advance(driver.SAVE_RETRY)
            await until(lambda: len(tried) == 4, "the bot to try again")
        assert tried == [1] * 4
        assert live.table.bot_error == "", "the bot did not fail"
        await until(passing(clock, driver.SAVE_RETRY, lambda: live.table.version > 5), "the bots to continue")

    evening(f"sqlite:///{tmp_path}/ukiyo.db", scene, clock)


# Failing bots


async def together(services: Services) -> LiveTable:
    """Aki, Ben and a master, on the master's turn."""
    occupants = [seating.new_occupant(kind, "master", "iki", person) for kind, person in (("bot", AKI), ("human", AKI), ("human", BEN))]
    info = seating.new_table("iki", {}, occupants, False, AKI, services.clock.time())
    await services.database.run(services.tables.repository.create, info, [])
    live = await services.tables.change(info.id, lambda _, row: seating.start(row, AKI, services.clock.time()))
    while live.table.bot_to_move() is None:
        awaited = AKI if live.table.info.occupants[live.table.state.seat].person == "aki" else BEN
        await services.moves.play(info.id, awaited, live.table.version, live.table.state.legal()[0])
    return live


def test_a_working_bot_cannot_be_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(services: Services) -> None:
        asked: list[WorkRequest] = []

        async def ponder(question: MoveTask, request: WorkRequest) -> Decision:
            asked.append(request)
            return await asyncio.get_running_loop().create_future()  # type: ignore[no-any-return]

        monkeypatch.setattr(services.workers, "choose_move", ponder)
        live = await together(services)
        for bot in (None, "master", "novice"):
            with pytest.raises(Conflict, match="No bot has failed at this table"):
                await services.bot_driver.retry(live.table.info.id, AKI, bot)
        assert live.table.info.occupants[live.table.state.seat].bot == "master"

    evening(f"sqlite:///{tmp_path}/ukiyo.db", scene)


def test_changing_a_bots_level_needs_all_people_and_is_shown_to_everyone(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(services: Services) -> None:
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
        kept = await services.database.run(services.tables.repository.read, id)
        assert (kept.info.occupants[seat].bot, kept.info.occupants[seat].name) == ("apprentice", name)
        assert table.summary("ben")["seats"][seat]["bot"] == "apprentice"
        await until(lambda: table.bot_error, "the apprentice to fail")
        assert await services.bot_driver.retry(id, BEN, None), "any player can retry the same bot"
        older = occupants_after([Occupant("bot", "master", None, "master")], Event(1, "seat", 0, bot="novice"))
        assert older[0].name == "novice", "bots of older servers keep the name of their level"

    evening(db, scene)


# Limits for each person


def test_a_person_can_wait_for_a_few_hints_and_reviews_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(services: Services) -> None:
        thoughts = Thoughts(1)
        monkeypatch.setattr(services.analysis, "workers", thoughts.workers)
        ids = [(await started(services, "me", "me")).table.info.id for _ in range(4)]
        hints = [asyncio.create_task(services.analysis.hint(id, AKI)) for id in ids[:3]]
        await until(lambda: thoughts.workers.position("hint", ids[2]) == 2, "the third request in the queue")
        with pytest.raises(TooManyRequests, match="already computing 3 hints for you"):
            await services.analysis.hint(ids[3], AKI)
        with pytest.raises(Conflict, match="already computing a hint"):
            await services.analysis.hint(ids[0], AKI)
        for number in range(3):
            await thoughts.say(number, moves=[], suspect=False, settled=True)
        assert [(await hint)["search_share"] for hint in hints] == [1.0, 1.0, 1.0]
        again = asyncio.create_task(services.analysis.hint(ids[3], AKI))
        await thoughts.say(3, moves=[], suspect=False, settled=True)
        assert (await again)["version"] == 0

        game = await services.replays.game((await finished(services)).table.info.id)
        reviews = [asyncio.create_task(services.analysis.review(game.info, game.moves, seat, "aki")) for seat in (0, 1)]
        await until(lambda: thoughts.workers.position("review", game.info.id) > 0, "the reviews to start")
        other = await services.replays.game((await finished(services)).table.info.id)
        with pytest.raises(TooManyRequests, match="2 reviews"):
            await services.analysis.review(other.info, other.moves, 0, "aki")
        assert len(services.analysis.reviews.tasks) == 2, "refused requests use no cache space"
        for review in reviews:
            review.cancel()
        for task in services.analysis.reviews.tasks.values():
            task.cancel()

    evening(f"sqlite:///{tmp_path}/ukiyo.db", scene)


def test_tables_per_hour_are_limited_for_each_person_and_address() -> None:
    clock = ManualClock()
    tables = quotas.Quota(clock, limited=True)
    for _ in range(quotas.TABLES.per_person):
        tables.take("aki", "here")
        clock.advance(60)
    with pytest.raises(TooManyRequests, match=f"{quotas.TABLES.per_person} tables in the last hour. Try again in 30 min"):
        tables.take("aki", "here")
    tables.take("ben", "here")
    clock.advance(quotas.HOUR - quotas.TABLES.per_person * 60)
    tables.take("aki", "here")
    with pytest.raises(TooManyRequests):
        tables.take("aki", "here")
    for number in range(quotas.TABLES.per_address):
        tables.take(f"{number}", "school")
    with pytest.raises(TooManyRequests, match=f"Your address has created {quotas.TABLES.per_address} tables in the last hour"):
        tables.take("somebody else", "school")
    tables.take("somebody else", "elsewhere")
    for _ in range(3):
        tables.take("cho", "home", 8)
        clock.advance(60)
    with pytest.raises(TooManyRequests, match=r"You have created 24 tables in the last hour\. Try again in 57 min"):
        tables.take("cho", "home", 8)  # a tournament counts as its simultaneous tables
    clock.advance(57 * 60)
    tables.take("cho", "home", 8)
