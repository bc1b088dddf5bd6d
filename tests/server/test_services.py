"""The server's services inside the test process: slow clients, failing bots, undo, storage, caches, takeovers and cookies."""

import asyncio
import json
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import alembic.autogenerate
import alembic.migration
import pytest
from sqlalchemy import text

from tests.battery.tables import SETTINGS, walk
from tests.server.conftest import new_database
from tests.server.waiting import TIMEOUT, ManualClock, until, until_swept
from ukiyo.engine.errors import BadOption
from ukiyo.engine.generator import MIN_SECRET_SEED, SecretGenerator
from ukiyo.engine.record import parse_record
from ukiyo.games import game
from ukiyo.play import coaching, table_rules
from ukiyo.play.coaching import CompareTask
from ukiyo.play.errors import Conflict, Forbidden
from ukiyo.play.events import Event, moves_of, public_event
from ukiyo.play.kinds import MOVE
from ukiyo.play.table_core import EVENTS_IN_MEMORY, EVENTS_PER_SNAPSHOT, POSITIONS_IN_MEMORY
from ukiyo.play.table_info import opening_of
from ukiyo.play.table_state import TableState
from ukiyo.server.bots.analysis import MAX_RUNNING, REMARK_WAIT, REPLY_WAIT
from ukiyo.server.bots.driver import REMARK_POLL
from ukiyo.server.bots.scheduler import Priority, WorkRequest
from ukiyo.server.bots.workers import BotFailed, Decision, MoveTask, ReviewTask
from ukiyo.server.core.clock import Clock
from ukiyo.server.core.errors import TooManyRequests, Unauthorized
from ukiyo.server.core.identity import Person, Signer
from ukiyo.server.core.metrics import Metrics
from ukiyo.server.core.rate_limits import RateLimiter
from ukiyo.server.core.settings import Settings, from_environment, normal_url
from ukiyo.server.db.database import Database
from ukiyo.server.db.schema import Base
from ukiyo.server.services import TASK_INTERVAL, Services
from ukiyo.server.tables import replays, seating
from ukiyo.server.tables.event_pages import EVENTS_PER_PAGE
from ukiyo.server.tables.registry import IDLE_SECONDS, STALLING_FACTOR, LiveTable, Subscriber
from ukiyo.server.tables.repository import TableRepository
from ukiyo.server.tables.subscribers import HEARTBEAT_SECONDS, SEND_TIMEOUT

AKI, BEN = Person("aki", "Aki"), Person("ben", "Ben")
REQUEST = WorkRequest("bot", Priority.TABLE, ("aki",), "a table")


def settings(db: str) -> Settings:
    return Settings(db=normal_url(db), secret=b"x" * 32, bot_delay=0.0, takeover_delay=0.0)


def run_scenario(db: str, scenario: Callable[[Services], Awaitable[None]], clock: ManualClock | None = None) -> None:
    """Start the services, run the scenario and stop them."""

    async def play() -> None:
        services = Services(replace(settings(db), bot_timeout=TIMEOUT), clock)  # a busy machine must not look like a failing bot
        services.database.migrate()
        await services.start()
        try:
            await scenario(services)
        finally:
            await services.stop()

    asyncio.run(play())


async def started(services: Services, *seats: str, seed: int = 0) -> LiveTable:
    occupants = [seating.new_occupant("human" if seat == "me" else "bot", seat, "iki", AKI) for seat in seats]
    info = seating.new_table("iki", {}, occupants, False, AKI, services.clock.time())
    info = replace(info, seed=seed or info.seed)
    await services.database.run(services.tables.repository.create, info, [])
    return await services.tables.change(info.id, lambda _, row: seating.start(row, AKI, services.clock.time()))


async def play(services: Services, live: LiveTable, moves: int) -> None:
    for _ in range(moves):
        await services.moves.play(live.table.info.id, AKI, live.table.version, live.table.state.legal()[0])


@pytest.mark.any_store
def test_a_slow_subscriber_delays_no_one_and_skips_to_the_latest_state(db: str) -> None:
    async def scenario(services: Services) -> None:
        live = await started(services, "me", "me")
        received: list[str] = []
        gate = asyncio.Event()

        async def slowly(text: str) -> None:
            await gate.wait()
            received.append(text)

        subscriber = Subscriber(None, 0)
        services.subscribers.connect(live, subscriber)
        watching = asyncio.create_task(services.subscribers.send_updates(live, subscriber, slowly))
        await play(services, live, 30)
        assert received == []
        gate.set()
        await until(lambda: len(received) >= 2 and not subscriber.wake_event.is_set(), "two frames")
        assert len(received) == 2, "the blocked frame, and one with everything after it"
        assert [event["version"] for event in json.loads(received[1])["events"]] == list(range(1, 31))
        watching.cancel()

    run_scenario(db, scenario, ManualClock())


@pytest.mark.any_store
def test_a_few_missed_steps_are_shown_and_many_are_summarized(db: str) -> None:
    """States are cached for the table, not for each subscriber, up to a limit. Each subscriber sees the view of its own seat."""

    async def scenario(services: Services) -> None:
        live = await started(services, "me", "me", seed=MIN_SECRET_SEED)  # the number of effects of a move depends on chance
        table = live.table
        views = {}
        for _ in range(POSITIONS_IN_MEMORY // 2):
            await play(services, live, 1)
            views[table.version] = [{**table.rules.view(table.state, seat), "legal": []} for seat in (0, 1)]
        missed = [event for event in table.recent if event.version > 4]
        frame = table.frame("aki", len(missed))
        # The last step of each event is the state after it. After the last event, that is the frame itself.
        after = {step["version"]: step for step in frame["steps"] if step["version"] < table.version}
        assert list(after) == [event.version for event in missed[:-1]]
        for event in missed[:-1]:
            assert after[event.version]["effects"] == len(event.effects)
            assert after[event.version]["view"] == views[event.version][frame["seat"]]
        assert all(step["view"]["you"] is None for step in table.frame(None, len(missed))["steps"])
        assert table.frame("aki")["steps"] == []
        await play(services, live, POSITIONS_IN_MEMORY)
        assert table.frame("aki", len(table.recent))["steps"] == []
        assert len(table.positions) == POSITIONS_IN_MEMORY

    run_scenario(db, scenario)


def test_a_client_that_disconnects_while_a_frame_is_sent_is_removed() -> None:
    """Tries different delays, so that no completed task hides the disconnection."""

    async def scenario() -> None:
        for turns in range(6):
            send_started = asyncio.Event()

            async def watch(send_started: asyncio.Event = send_started) -> None:
                await Clock().within(TIMEOUT, send_started.wait())
                await asyncio.Event().wait()

            watching = asyncio.create_task(watch())
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            send_started.set()
            for _ in range(turns):
                await asyncio.sleep(0)
            watching.cancel()
            for _ in range(6):
                await asyncio.sleep(0)
            assert watching.cancelled(), f"after {turns} iterations of the event loop"

    asyncio.run(scenario())


def test_blocked_subscribers_are_dropped_and_idle_ones_get_heartbeats(tmp_path: Path) -> None:
    clock = ManualClock()

    async def scenario(services: Services) -> None:
        live = await started(services, "me", "me")
        received: list[str] = []

        async def note(text: str) -> None:
            received.append(json.loads(text)["type"])

        send_started = asyncio.Event()

        async def never(_: str) -> None:
            send_started.set()
            await asyncio.Event().wait()

        subscriber = Subscriber(None, 0)
        services.subscribers.connect(live, subscriber)
        watching = asyncio.create_task(services.subscribers.send_updates(live, subscriber, note))
        await until(lambda: received == ["frame"], "a frame")
        clock.advance(HEARTBEAT_SECONDS)
        await until(lambda: received == ["frame", "beat"], "a heartbeat")
        watching.cancel()

        dead = asyncio.create_task(services.subscribers.send_updates(live, Subscriber(None, 0), never))
        await send_started.wait()
        clock.advance(SEND_TIMEOUT - 1)
        await asyncio.sleep(0)
        assert not dead.done()
        clock.advance(1)
        with pytest.raises(TimeoutError):
            await dead

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario, clock)


def test_a_failed_bot_is_reported_and_can_be_retried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(services: Services) -> None:
        async def fail(*_: object) -> Decision:
            raise BotFailed("the bot 'apprentice' fell asleep")

        choose_move = services.workers.choose_move
        monkeypatch.setattr(services.workers, "choose_move", fail)
        live = await started(services, "apprentice", "apprentice")
        services.subscribers.connect(live, Subscriber(None, 0))  # bots play alone while a person watches
        table = live.table
        await until(lambda: table.bot_error, "the bot to fail")
        assert "fell asleep" in table.bot_error
        assert table.frame("aki")["table"]["bot_error"] == table.bot_error
        assert table.version == 0
        monkeypatch.setattr(services.workers, "choose_move", choose_move)
        await services.bot_driver.retry(table.info.id, AKI, "novice")
        assert table.bot_error == ""
        assert table.info.occupants[table.recent[0].seat].bot == "novice"
        await until(lambda: table.version > 5, "the bots to continue")

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario)


def test_a_bot_that_times_out_or_crashes_fails_and_the_next_request_succeeds(tmp_path: Path) -> None:
    async def scenario(services: Services) -> None:
        state = example_state()
        services.workers.timeout = 0.001
        with pytest.raises(BotFailed, match=r"took longer than 0.001 s"):
            await services.workers.choose_move(MoveTask("iki", "apprentice", state), REQUEST)
        services.workers.timeout = TIMEOUT
        with pytest.raises(BotFailed, match="no bot called 'nobody'"):
            await services.workers.choose_move(MoveTask("iki", "nobody", state), REQUEST)
        assert (await services.workers.choose_move(MoveTask("iki", "apprentice", state), REQUEST)).action >= 0
        assert services.metrics.registry.get_sample_value("ukiyo_bot_failures_total") == 4

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario)


def example_state() -> dict[str, object]:
    return walk(SETTINGS[0], 1, 10)[0].save()


async def remark_ready(services: Services) -> LiveTable:
    """A table at which a bot will soon respond to a move that can still be undone."""
    live = await started(services, "me", "novice")
    table = live.table
    while not (table.state.seat == 1 and services.bot_driver.awaits_undo(live)):
        if table.state.seat == 0:
            await play(services, live, 1)
        else:
            version = table.version
            await until(lambda version=version: table.version > version, "the bot to move")  # type: ignore[misc]
    return live


def costing(losses: dict[int, float], meanwhile: Callable[[], Awaitable[None]] | None = None) -> Callable[..., Awaitable[object]]:
    """A coach that knows the cost of each move number, and calls a function before each remark."""

    async def remark(_: object, move: int, *__: object) -> object:
        if meanwhile:
            await meanwhile()
        loss = losses.get(move, 0.0)
        return {"move": move, "cost": loss, "loss": loss, "played": {}, "better": {}, "why": {"better": True}} if loss else None

    return remark


def test_bots_wait_for_the_coach_to_comment(tmp_path: Path) -> None:
    async def scenario(services: Services) -> None:
        services.bot_driver.delay = 0.5
        live = await remark_ready(services)
        version, waking = live.table.version, clock.now + services.bot_driver.delay
        waits: list[float] = []

        async def thinks() -> None:
            waits.append(live.bots_wait_until - clock.now)

        services.workers.find_mistake = costing({live.table.state.moves - 1: 0.2}, thinks)  # type: ignore[method-assign, assignment]
        assert (await services.analysis.remark(live.table.info.id, AKI, version))["undo"]
        assert (set(waits), live.bots_wait_until) == ({REMARK_WAIT}, clock.now + REPLY_WAIT)
        await until(lambda: waking in [at for at, _ in clock.sleepers], "the bot to pause")
        clock.advance(services.bot_driver.delay)
        await until(lambda: clock.now + REMARK_POLL in [at for at, _ in clock.sleepers], "the bot to wait for the coach")
        assert live.table.version == version
        await services.analysis.dismiss_remark(live.table.info.id, AKI)
        clock.advance(REMARK_POLL)
        await until(lambda: live.table.version > version, "the bot to move")

    clock = ManualClock()
    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario, clock)


def test_the_coach_comments_once_per_turn_on_its_costliest_move(tmp_path: Path) -> None:
    """An opening turn chooses a character and a stall. After the last turn the stall cards are drawn."""

    async def scenario(services: Services) -> None:
        live = await started(services, "me", "me")
        table = live.table

        async def remark() -> tuple[int | None, bool]:
            remark = await services.analysis.remark(table.info.id, AKI, table.version)
            return remark["mistake"] and remark["mistake"]["move"], remark["undo"]

        services.workers.find_mistake = costing({0: 0.3, 1: 0.1, 2: 0.2, 3: 0.4})  # type: ignore[method-assign, assignment]
        await play(services, live, 1)
        assert await remark() == (None, False), "the turn is not over"
        await play(services, live, 1)
        assert await remark() == (0, True)
        assert await remark() == (None, False), "the remark was already sent"
        await services.moves.undo(table.info.id, AKI, table.version, to=1)
        assert table.state.moves == 1
        with pytest.raises(Forbidden):
            await remark()
        await play(services, live, 1)
        assert await remark() == (None, False), "the remark was shown and the game continued"
        with pytest.raises(Conflict, match="You can't undo that"):
            await services.moves.undo(table.info.id, AKI, table.version, to=2)
        await play(services, live, 1)
        assert await remark() == (2, True), "after the next choice the remark would be too late"
        await play(services, live, 1)
        assert await remark() == (3, False), "a costlier move also gets a remark"

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario)


def test_undone_moves_get_no_remark(tmp_path: Path) -> None:
    async def scenario(services: Services) -> None:
        live = await started(services, "me", "me")
        table = live.table

        async def thinks_better_of_it() -> None:
            if not regrets:
                regrets.append(table.version)
                await services.moves.undo(table.info.id, AKI, table.version)
                await play(services, live, 1)

        for losses, expected in (({1: 0.2}, None), ({0: 0.1, 1: 0.2}, 0)):
            await play(services, live, 2)
            regrets: list[int] = []
            services.workers.find_mistake = costing(losses, thinks_better_of_it)  # type: ignore[method-assign, assignment]
            mistake = (await services.analysis.remark(table.info.id, AKI, table.version))["mistake"]
            assert (mistake and mistake["move"]) == expected
            await services.moves.undo(table.info.id, AKI, table.version, turn=True)

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario)


def test_a_move_can_be_undone_before_a_bot_responds(tmp_path: Path) -> None:
    async def scenario(services: Services) -> None:
        services.bot_driver.delay = 0.5
        live = await remark_ready(services)
        table = live.table
        version = table.version
        await services.moves.undo(table.info.id, AKI, version)
        assert table.state.seat == 0
        clock.advance(0.5)
        await until(lambda: live.bot_idle, "the bot to notice that it is not its turn")
        assert table.version == version + 1, "the bot does not respond to a move that was undone"

    clock = ManualClock()
    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario, clock)


def test_loading_a_long_table_starts_at_a_snapshot(db: str) -> None:
    async def scenario(services: Services) -> None:
        live = await finished(services)
        stored = await services.database.run(services.tables.repository.read, live.table.info.id)
        assert stored.snapshot is not None
        assert len(stored.events) < 3 * EVENTS_PER_SNAPSHOT < live.table.version
        reloaded = TableState(replace(stored, info=replace(stored.info, seed=0)))  # in another process, without subscribers
        assert reloaded.state.save() == live.table.state.save()
        assert reloaded.version == live.table.version

    run_scenario(db, scenario)


@pytest.mark.any_store
def test_undo_stops_at_snapshots_and_always_restores_the_same_state(db: str) -> None:
    """Plays hundreds of moves and undos and reloads the table after each. Memory and database must agree."""

    async def scenario(services: Services) -> None:
        live = await started(services, "me", "me")
        for number in range(120):
            table = live.table
            if number % 3 == 2 and table.state.undo_floor < table.state.moves:
                await services.moves.undo(table.info.id, AKI, table.version)
            else:
                await play(services, live, 1)
            reloaded = TableState(await services.database.run(services.tables.repository.read, table.info.id))
            assert reloaded.state.save() == table.state.save()
            assert reloaded.undoable == table.undoable

    run_scenario(db, scenario)


@pytest.mark.any_store
def test_a_whole_turn_can_be_undone_move_by_move_and_no_further(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(services: Services) -> None:
        live = await started(services, "me", "me")
        table_id = live.table.info.id
        while live.table.state.moves - live.table.state.undo_floor < 2:
            await play(services, live, 1)
        state, version = live.table.state, live.table.version
        moves, mover = state.moves - state.undo_floor, state.mover
        monkeypatch.setattr(table_rules, "MAX_UNDOS_PER_SEAT", moves - 1)
        with pytest.raises(Conflict, match=f"can't undo more than {moves - 1}"):
            await services.moves.undo(table_id, AKI, version, turn=True)
        assert live.table.version == version, "the whole turn or nothing"
        monkeypatch.undo()
        assert await services.moves.undo(table_id, AKI, version, turn=True) == live.table.version == version + moves
        assert live.table.state.moves == state.undo_floor
        assert live.table.state.seat == mover
        assert live.table.undos[mover] == moves
        assert [event.kind for event in live.table.recent][-moves:] == ["undo"] * moves
        reloaded = TableState(await services.database.run(services.tables.repository.read, table_id))
        assert reloaded.state.save() == live.table.state.save()

    run_scenario(db, scenario)


def test_undo_can_add_a_limited_number_of_events_per_seat(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_rules, "MAX_UNDOS_PER_SEAT", 3)

    async def scenario(services: Services) -> None:
        live = await started(services, "me", "me")
        table_id, first = live.table.info.id, live.table.state.seat

        async def back_and_forth() -> None:
            await play(services, live, 1)
            await services.moves.undo(table_id, AKI, live.table.version)

        for _ in range(3):
            await back_and_forth()
        with pytest.raises(Conflict, match=f"seat {first} has undone 3"):
            await back_and_forth()
        while live.table.state.seat == first or live.table.snapshot_version == 0:
            await play(services, live, 1)
        services.tables.evict(live)
        live = await services.tables.open(table_id)
        assert live.table.undos == {first: 3}, "with and without a snapshot before the events"
        while not (live.table.state.seat != first and live.table.state.mover != first):
            await play(services, live, 1)
        await back_and_forth()
        assert live.table.undos == {first: 3, 1 - first: 1}

    run_scenario(db, scenario)


def test_a_long_log_is_read_once_in_pages_without_delaying_moves(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(services: Services) -> None:
        live = await finished(services)
        table, read = live.table, list[int]()
        events = services.tables.repository.events

        def noted(table_id: str, after: int, limit: int) -> list[Event]:
            read.append(after)
            assert limit == EVENTS_PER_PAGE
            return events(table_id, after, limit)

        monkeypatch.setattr(services.tables.repository, "events", noted)
        monkeypatch.setattr(services.database, "run", None)  # reading a log must not use the threads that save moves
        logs = await asyncio.gather(*[services.tables.events_since(live, 0, "aki") for _ in range(10)])
        events_ = [json.loads(event) for event in logs[0]]
        assert all(log == logs[0] for log in logs)
        assert [event["version"] for event in events_] == list(range(1, table.version + 1))
        assert events_ == [public_event(table.rules, event, table.visible_seats("aki")) for event in events(table.info.id, 0)]
        assert json.loads(table.frame_json("aki", logs[0])) == {**table.frame("aki", len(events_)), "events": events_}
        assert read == list(range(0, table.version - EVENTS_IN_MEMORY, EVENTS_PER_PAGE)), "each page is read once for all readers"
        part = await services.tables.events_since(live, EVENTS_PER_PAGE + 5, "aki")
        assert part == logs[0][EVENTS_PER_PAGE + 5 :]
        assert len(read) == len(set(read)), "a full page is not read again"

    run_scenario(db, scenario)


def test_the_database_refuses_a_second_event_with_the_same_version(db: str) -> None:
    async def scenario(services: Services) -> None:
        live = await started(services, "me", "me")
        services.tables.repository.append(live.table.info.id, Event(1, MOVE, 0, 1), None, None)
        with pytest.raises(Conflict):
            services.tables.repository.append(live.table.info.id, Event(1, MOVE, 0, 2), None, None)
        assert [event.action for event in services.tables.repository.events(live.table.info.id, 0)] == [1]

    run_scenario(db, scenario)


def test_tables_of_an_older_server_continue_without_effects(db: str) -> None:
    """The first version of the server stored 62-bit seeds, and events without effects."""
    older = Database(normal_url(db))
    older.migrate("0001")
    opening = game("iki").new(2, 7)
    events = []
    for version in (1, 2, 3):
        events.append(f"('old', {version}, 'move', {opening.seat}, {opening.legal()[0]}, 0)")
        opening.play(opening.legal()[0])
    with older.engine.begin() as connection:
        connection.execute(
            text(
                "INSERT INTO tables (id, game, rules, components, options, seed, listed, status, host, began)"
                " VALUES ('old', 'iki', 1, :components, '{}', 7, :listed, 'playing', 'aki', 0)"
            ),
            {"components": game("iki").file.fingerprint(1), "listed": True},
        )
        for seat in (0, 1):
            connection.execute(
                text(f"INSERT INTO seats (table_id, seat, kind, person, name) VALUES ('old', {seat}, 'human', 'aki', 'Aki')")
            )
        connection.execute(text(f"INSERT INTO entries (table_id, version, kind, seat, action, at) VALUES {', '.join(events)}"))
    older.close()

    async def scenario(services: Services) -> None:
        live = await services.tables.open("old")
        assert live.table.state.save() == opening.save()
        await play(services, live, 30)
        stored = services.tables.repository.events("old", 0)
        assert [event.effects for event in stored[:3]] == [[], [], []]
        assert [event.outcome for event in stored[:3]] == [None, None, None]
        assert any(event.effects for event in stored[3:])
        assert all(event.outcome for event in stored[3:])

    run_scenario(db, scenario)


def test_chance_of_a_table_is_unpredictable_and_shared_with_its_fork(db: str) -> None:
    async def scenario(services: Services) -> None:
        live = await finished(services)
        other = await started(services, "me", "me")
        assert isinstance(live.table.state.chance, SecretGenerator)
        assert live.table.info.seed != other.table.info.seed
        past = await services.replays.game(live.table.info.id)
        assert parse_record(past.record()).verify(past.rules).over
        fork, _ = seating.fork(past.info, past.moves, 20, 0, "novice", AKI, 0)
        assert fork.seed == past.info.seed

    run_scenario(db, scenario)


def test_a_table_with_an_old_components_fingerprint_continues(db: str) -> None:
    async def scenario(services: Services) -> None:
        live = await started(services, "me", "me")
        await play(services, live, 3)
        with services.database.engine.begin() as connection:
            connection.execute(text("UPDATE tables SET components = 'cdfee9b7e2934e30'"))
        services.tables.evict(live)
        live = await services.tables.open(live.table.info.id)
        assert live.table.info.components == "cdfee9b7e2934e30"
        await play(services, live, 3)
        assert live.table.version == 6

    run_scenario(db, scenario)


def test_migrations_produce_the_schema_and_can_run_again(db: str) -> None:
    database = Database(normal_url(db))
    database.migrate()
    database.migrate()
    with database.engine.connect() as connection:
        context = alembic.migration.MigrationContext.configure(connection)
        assert alembic.autogenerate.compare_metadata(context, Base.metadata) == []
    database.close()


def test_reads_do_not_wait_for_writes(tmp_path: Path) -> None:
    async def scenario(services: Services) -> None:
        live = await started(services, "me", "me")
        await play(services, live, 3)
        table_id, database = live.table.info.id, services.database
        writer = sqlite3.connect(tmp_path / "ukiyo.db", isolation_level=None)
        writer.execute("BEGIN IMMEDIATE")
        assert len(TableRepository(database).events(table_id, 0)) == 3
        assert TableRepository(database).read(table_id).info == live.table.info
        assert [info.id for info in TableRepository(database).of_person("aki")] == [table_id]
        assert TableRepository(database).listed("playing") == []
        writer.close()

        release = threading.Event()
        writing = asyncio.create_task(database.run(release.wait))
        services.tables.evict(live)
        assert (await services.tables.open(table_id)).table.version == 3, "a table is loaded while the writer's thread is busy"
        release.set()
        await writing

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario)


def test_a_move_waits_for_at_most_one_new_table(tmp_path: Path) -> None:
    async def scenario(services: Services) -> None:
        release, done = threading.Event(), list[str]()
        busy = asyncio.create_task(services.database.run(release.wait))
        tables = [asyncio.create_task(services.database.run(done.append, f"table {number}")) for number in range(3)]
        await asyncio.sleep(0)
        move = asyncio.create_task(services.database.run_urgent(done.append, "move"))
        await asyncio.sleep(0)
        release.set()
        await asyncio.gather(busy, move, *tables)
        assert done == ["move", "table 0", "table 1", "table 2"]

        live = await started(services, "me", "me")
        async with services.database.write_slots:
            await play(services, live, 1)
            assert live.table.version == 1, "moves of real games go first too"

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario)


def test_a_table_that_loads_slowly_does_not_delay_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(services: Services) -> None:
        long_id, short_id = [(await started(services, "me", "me")).table.info.id for _ in range(2)]
        services.tables.live.clear()
        load, release, loads = services.tables.load, threading.Event(), list[str]()

        def slowly(table_id: str) -> TableState:
            loads.append(table_id)
            assert table_id != long_id or release.wait(TIMEOUT)
            return load(table_id)

        monkeypatch.setattr(services.tables, "load", slowly)
        opening = [asyncio.create_task(services.tables.open(long_id)) for _ in range(2)]
        await until(lambda: loads, "the long table to be read")
        assert (await services.tables.open(short_id)).table.info.id == short_id
        assert list(services.tables.opening_locks) == [long_id]
        release.set()
        first, second = await asyncio.gather(*opening)
        assert first is second
        assert loads == [long_id, short_id], "requests that waited did not load it again"
        del opening
        assert not services.tables.opening_locks

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario)


def test_metrics_are_computed_at_most_once_a_second() -> None:
    clock = ManualClock()
    metrics = Metrics(clock)
    first = metrics.text()
    metrics.bot_failures.inc()
    assert metrics.text() is first
    clock.advance(1)
    assert b"ukiyo_bot_failures_total 1.0" in metrics.text()


def test_a_database_of_a_newer_server_is_refused_with_a_sentence(db: str) -> None:
    database = Database(normal_url(db))
    database.migrate()
    with database.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadOption, match=r"written by a newer version of Ukiyo.*restore the backup"):
        database.migrate()
    database.close()


def test_only_one_server_can_use_a_database_file(tmp_path: Path) -> None:
    """However the file is named. Another server can use it as soon as the first one stops."""
    file = tmp_path / "ukiyo.db"
    (tmp_path / "also").symlink_to(tmp_path)
    first = Database(f"sqlite:///{file}")
    first.migrate()
    for other in (file, tmp_path / "also" / "ukiyo.db"):
        with pytest.raises(BadOption, match=r"Another server already uses"):
            Database(f"sqlite:///{other}").migrate()
    first.close()
    second = Database(f"sqlite:///{file}")
    second.migrate()
    second.close()


def test_a_table_with_unknown_rules_is_not_loaded(tmp_path: Path) -> None:
    async def scenario(services: Services) -> None:
        live = await started(services, "me", "me")
        stored = services.tables.repository.read(live.table.info.id)
        with pytest.raises(Conflict, match="was created with rules 1 and components older"):
            TableState(replace(stored, info=replace(stored.info, components="older")))

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario)


def test_a_finished_game_stays_readable_after_a_change_of_rules(db: str) -> None:
    """Scores, log, record and chart stay available, but not its states. If the current rules play it differently, none of them."""

    async def scenario(services: Services) -> None:
        first, second = await finished(services), await finished(services)
        ids = [live.table.info.id for live in (first, second)]
        course = await services.replays.course(ids[0])
        record = parse_record(await services.replays.record(ids[0]))
        frame = first.table.frame("aki")
        other_scores = "UPDATE tables SET scores = :scores WHERE id = :id"
        with services.database.engine.begin() as connection:
            connection.execute(text("UPDATE tables SET rules = 99, components = 'older' WHERE id = :id"), {"id": ids[0]})
            connection.execute(text(other_scores), {"id": ids[1], "scores": json.dumps([])})
        for live in (first, second):
            services.tables.evict(live)
        services.replays.cache.clear()

        reopened = (await services.tables.open(ids[0])).table
        assert reopened.frame("aki")["table"] == frame["table"]
        assert reopened.frame("aki")["view"] is None
        assert len(await services.tables.events_since(await services.tables.open(ids[0]), 0, None)) == first.table.version
        record_ = parse_record(await services.replays.record(ids[0]))
        assert (record_.rules, record_.components) == (99, "older")
        assert (record_.moves, record_.scores, record_.seed) == (record.moves, record.scores, record.seed)
        assert await services.replays.course(ids[0]) == course
        for table_id, reason in ((ids[0], "was created with rules 99"), (ids[1], "current rules give a different result")):
            with pytest.raises(Conflict, match=f"{reason}.*Its record and its scores stay"):
                await services.replays.replayed(table_id, 3, 0)
            assert (await services.replays.record(table_id)).startswith("ukiyo record 1")

    run_scenario(db, scenario)


def test_idle_tables_are_evicted_and_reloaded(tmp_path: Path) -> None:
    clock = ManualClock()

    async def scenario(services: Services) -> None:
        live = await started(services, "me", "me")
        await play(services, live, 3)
        clock.advance(IDLE_SECONDS)
        services.tables.evict_idle()
        assert live.table.info.id in services.tables.live
        await until_swept(clock, lambda: live.table.info.id not in services.tables.live, "the table to be evicted")
        assert (await services.tables.open(live.table.info.id)).table.version == 3

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario, clock)


async def finished(services: Services) -> LiveTable:
    live = await started(services, "me", "me")
    while live.table.info.status == "playing":
        await play(services, live, 1)
    return live


@pytest.mark.any_store
def test_a_finished_game_is_replayed_once_and_never_on_the_database_thread(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Many readers request it in parallel, move by move. Only its moves are read from the database, and only once."""

    async def scenario(services: Services) -> None:
        live = await finished(services)
        table_id, rules = live.table.info.id, live.table.rules
        work: list[str] = []
        run_read = services.database.run_read

        async def recorded(query: Callable[..., object], *args: object) -> object:
            work.append(query.__name__)
            return await run_read(query, *args)

        monkeypatch.setattr(services.database, "run_read", recorded)
        moves = range(live.table.state.moves + 1)
        frames = await asyncio.gather(*[services.replays.replayed(table_id, move, move % 3 - 1) for move in moves])
        await asyncio.gather(services.replays.course(table_id), services.replays.record(table_id))
        assert work == ["events", "course"]
        state = opening_of(live.table.info)
        for move, replayed in zip(moves, frames, strict=True):
            assert replayed["view"] == rules.view(state, move % 3 - 1)
            if not state.over:
                state.play((await services.replays.game(table_id)).moves[move].action)

    run_scenario(db, scenario, ManualClock())  # so that there are no other readers


def test_the_cache_of_finished_games_is_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "MAX_CACHED_GAMES", 2)

    async def scenario(services: Services) -> None:
        finished_table = await finished(services)
        events = moves_of(services.tables.repository.events(finished_table.table.info.id, 0))
        ids = [finished_table.table.info.id]
        for name in ("two", "three"):
            services.tables.repository.create(replace(finished_table.table.info, id=name), events)
            ids.append(name)
        first = await services.replays.game(ids[0])
        for table_id in (ids[1], ids[0], ids[2]):
            await services.replays.game(table_id)
        assert list(services.replays.cache) == [ids[0], "three"], "the least recently used game is evicted"
        assert await services.replays.game(ids[0]) is first
        playing = await started(services, "me", "me")
        with pytest.raises(Conflict, match="not over"):
            await services.replays.game(playing.table.info.id)

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario)


def test_a_failed_read_of_a_finished_game_is_repeated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(services: Services) -> None:
        table_id = (await finished(services)).table.info.id

        def cut_off(*_: object) -> list[Event]:
            raise OSError("the line to the store is cut")

        with monkeypatch.context() as broken:
            broken.setattr(services.tables.repository, "events", cut_off)
            with pytest.raises(OSError, match="cut"):
                await services.replays.game(table_id)
        assert (await services.replays.game(table_id)).end.over

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario)


def test_parallel_requests_for_a_review_share_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(services: Services) -> None:
        game = await services.replays.game((await finished(services)).table.info.id)
        tasks: list[ReviewTask] = []

        async def review(task: ReviewTask, _: WorkRequest) -> tuple[list[coaching.ReviewedMove], float]:
            tasks.append(task)
            await asyncio.sleep(0)
            return [], 1.0

        monkeypatch.setattr(services.workers, "review", review)
        await asyncio.gather(*[services.analysis.review(game.info, game.moves, 0, "aki") for _ in range(5)])
        await services.analysis.review(game.info, game.moves, 0, "aki")
        assert len(tasks) == 1
        await services.analysis.review(game.info, game.moves, 1, "aki")
        assert [task.seat for task in tasks] == [0, 1]

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario)


def test_parallel_requests_for_an_explanation_share_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(services: Services) -> None:
        tasks: list[CompareTask] = []

        async def compare(task: CompareTask, _: WorkRequest) -> list[coaching.Why]:
            tasks.append(task)
            await asyncio.sleep(0)
            return [{"action": 0, "beside": 0, "better": True, "worse": False, "win": 0.5, "score": 9.0, "reasons": []}]

        monkeypatch.setattr(services.workers, "compare", compare)
        state = game("iki").new(2, 1).save()
        questions = [CompareTask("iki", state, [action, 0]) for action in range(MAX_RUNNING["answer"])]
        await asyncio.gather(*[services.analysis.compare(task, "192.0.2.7") for task in questions * 3])
        assert len(tasks) == len(questions)

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario)


def test_no_player_is_replaced_before_the_takeover_delay(tmp_path: Path) -> None:
    clock = ManualClock()

    async def scenario(services: Services) -> None:
        services.moves.takeover_delay = 60.0
        occupants = [seating.new_occupant("human", None, "iki", person) for person in (AKI, BEN)]
        info = seating.new_table("iki", {}, occupants, False, AKI, clock.time())
        await services.database.run(services.tables.repository.create, info, [])
        clock.advance(3600)
        live = await services.tables.change(info.id, lambda _, row: seating.start(row, AKI, clock.time()))
        absent = live.table.state.seat
        other = [BEN, AKI][absent]
        for passed, seconds_left in ((0.0, 60), (0.5, 60), (58.5, 1)):
            clock.advance(passed)
            with pytest.raises(Conflict, match=f"in {seconds_left} seconds"):
                await services.moves.replace_player(info.id, other, 0, absent)
        clock.advance(1.0)
        assert await services.moves.replace_player(info.id, other, 0, absent)

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario, clock)


async def people_at_a_table(services: Services, *people: Person) -> tuple[LiveTable, Person, list[Person]]:
    """A started game, the player whose turn it is, and the others."""
    occupants = [seating.new_occupant("human", None, "iki", person) for person in people]
    info = seating.new_table("iki", {}, occupants, False, people[0], services.clock.time(), "novice")
    await services.database.run(services.tables.repository.create, info, [])
    live = await services.tables.change(info.id, lambda _, row: seating.start(row, people[0], services.clock.time()))
    awaited = people[live.table.state.seat]
    return live, awaited, [person for person in people if person != awaited]


def test_a_connected_player_keeps_the_seat_even_if_the_system_clock_jumps(tmp_path: Path) -> None:
    clock = ManualClock()

    async def scenario(services: Services) -> None:
        services.moves.takeover_delay = 60.0
        live, awaited, (other,) = await people_at_a_table(services, AKI, BEN)
        table_id, seat = live.table.info.id, live.table.state.seat

        async def refused(reason: str) -> None:
            with pytest.raises(Conflict, match=reason):
                await services.moves.replace_player(table_id, other, 0, seat)

        clock.jumped = 86_400.0  # the system clock is changed
        await refused("in 60 seconds")
        subscriber = Subscriber(awaited.id, 0)
        services.subscribers.connect(live, subscriber)
        clock.advance(3600)
        await refused("replace a player who is connected")
        services.subscribers.disconnect(live, subscriber)
        await refused("in 60 seconds")
        clock.advance(59)
        await services.tables.open(table_id, awaited)  # as when the player requests a hint or looks at earlier moves
        clock.advance(59)
        await refused("in 1 seconds")
        await services.tables.open(table_id, other)
        watching = Subscriber(other.id, 0)
        services.subscribers.connect(live, watching)
        assert not live.table.summary(other.id)["absent"]
        watching.frame_pending = False

        await until_swept(clock, lambda: live.table.summary(other.id)["absent"], "the subscribers to see that the player can be replaced")
        assert watching.frame_pending
        services.subscribers.connect(live, subscriber)
        await until_swept(clock, lambda: not live.table.summary(other.id)["absent"], "the subscribers to see that the player is back")
        services.subscribers.disconnect(live, subscriber)
        clock.advance(60)
        await until_swept(clock, lambda: live.table.summary(other.id)["absent"], "the subscribers to see that the player left again")
        assert await services.moves.replace_player(table_id, other, 0, seat)
        assert not live.table.summary(other.id)["absent"]
        assert live.table.info.occupants[seat].bot == "novice", "as chosen when the table was created"

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario, clock)


def test_two_players_can_replace_a_connected_player_who_never_moves(tmp_path: Path) -> None:
    clock = ManualClock()

    async def scenario(services: Services) -> None:
        services.moves.takeover_delay = 60.0
        live, awaited, others = await people_at_a_table(services, AKI, BEN, Person("cleo", "Cleo"))
        table_id, seat = live.table.info.id, live.table.state.seat
        services.subscribers.connect(live, Subscriber(awaited.id, 0))
        clock.advance(60.0 * STALLING_FACTOR - 1)
        with pytest.raises(Conflict, match="in 1 seconds"):
            await services.moves.replace_player(table_id, others[0], 0, seat)
        clock.advance(1)
        assert not await services.moves.replace_player(table_id, others[0], 0, seat)
        assert await services.moves.replace_player(table_id, others[1], 0, seat)

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario, clock)


def test_a_player_connected_to_another_process_counts_as_present(postgres: str) -> None:
    db, clock = new_database(postgres), ManualClock()

    async def scenario(services: Services) -> None:
        live, awaited, _ = await people_at_a_table(services, AKI, BEN)
        elsewhere = Services(settings(db), clock)
        await elsewhere.start()
        remote = await elsewhere.tables.open(live.table.info.id)
        remote.subscribers.add(Subscriber(awaited.id, 0))

        def heard() -> bool:
            clock.advance(TASK_INTERVAL)
            return awaited.id in live.last_seen_at

        await until(heard, "the other process to report the player as connected")
        assert live.table.version == 0
        await elsewhere.stop()

    run_scenario(db, scenario, clock)


def test_a_changed_cookie_is_rejected() -> None:
    signer = Signer(b"x" * 32)
    cookie = signer.cookie(Person("id", "Zoë"))
    assert signer.person(cookie) == Person("id", "Zoë")
    assert signer.person(None) is None
    with pytest.raises(Unauthorized):
        Signer(b"y" * 32).person(cookie)


def test_cookies_of_the_first_version_stay_valid() -> None:
    cookie = "id.Wm_Dqw.648f9a729929dd1c5140f2d05b3bf90827852a1614ac79906611f027116aba16"
    signer = Signer(b"x" * 32)
    assert signer.person(cookie) == Person("id", "Zoë")
    for invalid in (cookie[:-1], "x" + cookie, cookie.replace(".W", ".X")):
        with pytest.raises(Unauthorized):
            signer.person(invalid)


def test_a_rate_limit_refills() -> None:
    clock = ManualClock()
    limiter = RateLimiter(rate=100, burst=2, clock=clock)
    limiter.consume("aki")
    limiter.consume("aki")
    with pytest.raises(TooManyRequests):
        limiter.consume("aki")
    clock.advance(0.01)
    limiter.consume("aki")


def test_settings_are_checked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("UKIYO_DATA", str(tmp_path))
    first = from_environment("127.0.0.1", None)
    assert first.secret == from_environment("127.0.0.1", None).secret
    assert (tmp_path / "secret").stat().st_mode & 0o077 == 0
    assert "localhost" in first.hosts
    assert from_environment("0.0.0.0", None).hosts == ()
    monkeypatch.setenv("UKIYO_RATE", "fast")
    with pytest.raises(BadOption, match="UKIYO_RATE must be a number"):
        from_environment("127.0.0.1", None)
    monkeypatch.setenv("UKIYO_RATE", "1")
    monkeypatch.setenv("UKIYO_SECRET", "short")
    with pytest.raises(BadOption, match="at least 16 characters"):
        from_environment("127.0.0.1", None)
