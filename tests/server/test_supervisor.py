"""Background tasks are restarted after a crash, and processes reconnect to each other's notifications."""

import ast
import asyncio
import itertools
import logging
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import psycopg
import pytest
from sqlalchemy import event

import ukiyo.server
from tests.server.conftest import new_database
from tests.server.scenarios import AKI, play_moves, settings, start_table
from tests.server.server_process import ANONYMOUS, Guest, ServerProcess, numbers, view_of
from tests.server.waiting import ManualClock, until, wait_for
from ukiyo.server.core.errors import StorageFailed
from ukiyo.server.core.identity import Person, hashed
from ukiyo.server.core.metrics import Metrics
from ukiyo.server.core.supervisor import LONGEST_DELAY, STABLE, Supervisor
from ukiyo.server.db.database import Database
from ukiyo.server.people.sessions import POLL_INTERVAL, Sessions
from ukiyo.server.services import Services
from ukiyo.server.tables.listener import APPLICATION
from ukiyo.server.tables.registry import Subscriber, TableRegistry

Open = Callable[..., ServerProcess]
STARTS_TASKS = {
    *("create_task", "ensure_future", "run_coroutine_threadsafe", "TaskGroup", "Task", "eager_task_factory", "start_soon"),
    *("Thread", "Timer", "start_new_thread", "call_later", "call_at", "call_soon_threadsafe"),
}
SHORT_LIVED = {
    ("core/supervisor.py", "spawn"),
    ("tables/listener.py", "run"),  # reads single tables, inside the listener's own task
    ("tables/listener.py", "receive"),
    ("tables/event_pages.py", "page"),
    ("tables/replays.py", "current"),
    ("api/health.py", "problem"),
    ("bots/analysis.py", "get"),
    ("bots/analysis.py", "analyse_turn"),
    ("bots/driver.py", "schedule"),  # runs until it is a person's turn
    ("notifications/sender.py", "send_due"),  # sends one message
    ("api/websocket.py", "serve"),  # ends with its connection
    ("app.py", "announce"),  # opens a browser
}
SPAWNED = {  # run once by the supervisor, without a restart
    ("core/supervisor.py", "run"),  # runs in `keep_running`, which restarts its task
    ("api/websocket.py", "record_view"),  # changes the outbox once
    ("services.py", "turn_changed"),  # starts the next round of a tournament
}


async def until_advancing(clock: ManualClock, seconds: float, condition: Callable[[], object], what: str) -> None:
    """Wait for a condition while time advances."""

    def passed() -> object:
        clock.advance(seconds)
        return condition()

    await until(passed, what)


# Functions that can start a task


def calls(tree: ast.AST, function: str = "") -> Iterator[tuple[str, ast.Call]]:
    """Yield each call with the name of the function that contains it."""
    for node in ast.iter_child_nodes(tree):
        inside = node.name if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) else function
        if isinstance(node, ast.Call):
            yield inside, node
        yield from calls(node, inside)


def name_of(called: ast.expr) -> str:
    return called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ""


def modules() -> dict[str, ast.Module]:
    folder = Path(ukiyo.server.__file__).parent
    return {str(path.relative_to(folder)): ast.parse(path.read_text()) for path in folder.rglob("*.py")}


def test_only_the_supervisor_starts_endless_tasks() -> None:
    callers = {(file, inside) for file, tree in modules().items() for inside, call in calls(tree) if name_of(call.func) in STARTS_TASKS}
    assert callers == SHORT_LIVED


def test_only_short_tasks_run_without_restarts() -> None:
    callers = {(file, inside) for file, tree in modules().items() for inside, call in calls(tree) if name_of(call.func) == "spawn"}
    assert callers == SPAWNED, "add a function only if the task that it starts ends"


def test_no_endless_coroutine_is_started_as_a_short_task() -> None:
    trees = modules().values()
    functions = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.AsyncFunctionDef)]
    endless = {function.name for function in functions if any(is_forever(node) for node in ast.walk(function))}
    assert {"send_heartbeats", "watch", "poll"} <= endless
    start_table = [call for tree in trees for _, call in calls(tree) if name_of(call.func) in {*STARTS_TASKS, "spawn"} and call.args]
    coroutines = {name_of(call.args[0].func) for call in start_table if isinstance(call.args[0], ast.Call)}
    assert coroutines
    assert coroutines & endless == {"keep_running"}, "the supervisor itself runs endless tasks in this way"


def is_forever(node: ast.AST) -> bool:
    return isinstance(node, ast.While) and isinstance(node.test, ast.Constant) and node.test.value is True


# Restarts


def run_supervisor(scenario: Callable[[Supervisor, ManualClock], Awaitable[None]]) -> None:
    async def run() -> None:
        clock = ManualClock()
        supervisor = Supervisor(clock, Metrics(clock))
        try:
            await scenario(supervisor, clock)
        finally:
            await supervisor.stop()

    asyncio.run(run())


def test_a_crashed_task_is_logged_counted_and_restarted_with_growing_delays(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario(supervisor: Supervisor, clock: ManualClock) -> None:
        starts: list[float] = []

        async def crash() -> None:
            starts.append(clock.now)
            raise ValueError("a bug")

        supervisor.run("task", crash, required=True)
        for number in range(1, 9):
            await until(lambda number=number: len(starts) == number and clock.sleepers, "the task to crash")  # type: ignore[misc]
            assert supervisor.problem() == "These background tasks are not running: task."
            clock.advance(clock.sleepers[0][0] - clock.now)
        assert [after - before for before, after in itertools.pairwise(starts)] == [1, 2, 4, 8, 16, LONGEST_DELAY, LONGEST_DELAY]
        assert supervisor.metrics.registry.get_sample_value("ukiyo_task_restarts_total", {"task": "task"}) == 8
        assert supervisor.metrics.registry.get_sample_value("ukiyo_task_up", {"task": "task"}) == 0

    with caplog.at_level(logging.ERROR):
        run_supervisor(scenario)
    assert caplog.records[0].getMessage() == "background task crashed"
    assert caplog.records[0].exc_info, "the log must contain the traceback"


def test_tasks_that_ended_or_crashed_late_are_restarted_quickly() -> None:
    async def scenario(supervisor: Supervisor, clock: ManualClock) -> None:
        starts: list[float] = []

        async def run_for_long() -> None:
            starts.append(clock.now)
            await clock.sleep(STABLE)

        supervisor.run("task", run_for_long, required=True)
        for number in (1, 2, 3):
            await until(lambda number=number: len(starts) == number and clock.sleepers, "the task to start")  # type: ignore[misc]
            assert not supervisor.problem()
            clock.advance(STABLE)
            await until(lambda: supervisor.problem() and clock.sleepers, "the task to end")
            clock.advance(1.0)
        assert [after - before for before, after in itertools.pairwise(starts)] == [STABLE + 1] * 2

    run_supervisor(scenario)


def test_a_task_cancelled_by_its_own_work_is_restarted(caplog: pytest.LogCaptureFixture) -> None:
    """A cancelled future inside the task looks like a cancellation of the task, and would end it silently."""

    async def scenario(supervisor: Supervisor, clock: ManualClock) -> None:
        starts: list[float] = []

        async def lose_its_work() -> None:
            starts.append(clock.now)
            work = asyncio.get_running_loop().create_future()
            work.cancel()
            await work

        supervisor.run("task", lose_its_work, required=True)
        await until(lambda: starts and clock.sleepers, "the task to end")
        assert supervisor.problem()
        clock.advance(1)
        await until(lambda: len(starts) == 2, "the task to start again")
        await supervisor.stop()
        assert not supervisor.tasks, "stopping the server must still end the task"

    with caplog.at_level(logging.ERROR):
        run_supervisor(scenario)
    assert "background task crashed" in caplog.messages


def test_a_failing_optional_task_leaves_the_server_ready() -> None:
    async def scenario(supervisor: Supervisor, clock: ManualClock) -> None:
        async def crash() -> None:
            raise StorageFailed("the store does not answer")

        supervisor.run("task", crash)
        await until(lambda: clock.sleepers, "the crash")
        assert not supervisor.problem()

    run_supervisor(scenario)


def test_one_failing_periodic_job_does_not_stop_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = ManualClock()

    async def scenario() -> None:
        services = Services(settings(f"sqlite:///{tmp_path}/ukiyo.db"), clock)
        evicted: list[float] = []

        async def crash() -> None:
            raise ValueError("a bug")

        monkeypatch.setattr(services.moves, "take_over_overdue_seats", crash)
        monkeypatch.setattr(services.tables, "evict_idle", lambda: evicted.append(clock.now))
        services.database.migrate()
        await services.start()
        try:
            await until_advancing(clock, 5, lambda: len(evicted) > 3, "the other jobs to run")
            await until(lambda: "clocks" in services.supervisor.problem(), "the crash to be detected")
        finally:
            await services.stop()

    asyncio.run(scenario())


# Lost notifications


def listening(postgres: str, db: str) -> list[int]:
    """Return the database connections on which servers are listening."""
    name = urlsplit(db).path[1:]
    query = "SELECT pid FROM pg_stat_activity WHERE datname = %s AND application_name = %s"
    with psycopg.connect(postgres, autocommit=True) as connection:
        return [row[0] for row in connection.execute(query, (name, APPLICATION))]


def close_connections(postgres: str, backends: list[int]) -> None:
    with psycopg.connect(postgres, autocommit=True) as connection:
        for backend in backends:
            connection.execute("SELECT pg_terminate_backend(%s)", (backend,))


def ready(server: ServerProcess) -> int:
    return ANONYMOUS.get(f"{server.url}/readyz").status_code


def test_listeners_reconnect_after_three_interruptions_and_miss_nothing(postgres: str, open_server: Open) -> None:
    db = new_database(postgres)
    first, second = open_server(db), open_server(db)
    aki = Guest(first, "Aki")
    table = aki.set_table("me", "me")
    aki.post(f"/tables/{table}/start")
    watcher = Guest(second, "Ben")

    def play_and_see() -> None:
        frame = aki.frame(table)
        aki.post(f"/tables/{table}/moves", version=frame["version"], action=numbers(view_of(frame)["legal"])[0])
        version = aki.frame(table)["version"]
        wait_for(lambda: watcher.frame(table)["version"] == version, "the other process to see the move")

    wait_for(lambda: len(listening(postgres, db)) == 2, "both processes to listen")
    play_and_see()
    for _ in range(3):
        backends = listening(postgres, db)
        close_connections(postgres, backends)
        wait_for(lambda: ready(second) == 503, "the process to report its lost listener")
        frame = aki.frame(table)
        aki.post(f"/tables/{table}/moves", version=frame["version"], action=numbers(view_of(frame)["legal"])[0])  # no process is notified
        wait_for(lambda backends=backends: len(set(listening(postgres, db)) - set(backends)) == 2, "both processes to listen again")  # type: ignore[misc]
        wait_for(lambda: ready(first) == ready(second) == 200, "both processes to be ready")
        assert watcher.frame(table)["version"] == aki.frame(table)["version"], "missed changes are read after reconnecting"
        play_and_see()
    assert second.metric('ukiyo_task_restarts_total{task="listener"}') == 3


def two_processes(postgres: str, scenario: Callable[[Services, Services, ManualClock], Awaitable[None]]) -> None:
    """Two sets of services on one database, with a clock that the test advances."""

    async def run() -> None:
        clock, db = ManualClock(), new_database(postgres)
        first, second = Services(settings(db), clock), Services(settings(db), clock)
        first.database.migrate()
        await first.start()
        await second.start()
        try:
            await scenario(first, second, clock)
        finally:
            await second.stop()
            await first.stop()

    asyncio.run(run())


def test_a_failed_read_while_reconnecting_does_not_end_the_listener(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(first: Services, second: Services, clock: ManualClock) -> None:
        live = await start_table(first, "me", "me")
        copy = await second.tables.open(live.table.info.id)
        await until(lambda: not second.supervisor.problem(), "the process to listen")
        failures: list[str] = []
        read = TableRegistry.refresh

        async def fail(self: TableRegistry, table_id: str) -> None:
            if self is second.tables and len(failures) < 3:
                failures.append(table_id)
                raise StorageFailed("this could not be read, because the store does not answer")
            await read(self, table_id)

        monkeypatch.setattr(TableRegistry, "refresh", fail)
        await play_moves(first, live, 1)  # the notification arrives, but the read fails
        await until(lambda: "listener" in second.supervisor.problem(), "the listener to fail")
        await until_advancing(clock, 1, lambda: not second.supervisor.problem(), "the process to listen again")
        assert len(failures) == 3, "once for the notification, and twice while reconnecting"
        assert copy.table.version == live.table.version
        await play_moves(first, live, 1)
        await until(lambda: copy.table.version == live.table.version, "notifications to arrive again")

    two_processes(postgres, scenario)


def test_a_silently_dead_connection_is_detected(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """No packets arrive, including the end of the connection. The periodic check times out."""
    monkeypatch.setattr("ukiyo.server.tables.listener.HEARTBEAT", 0.05)
    execute = psycopg.AsyncConnection.execute

    async def hang(self: psycopg.AsyncConnection, query: str, *arguments: object, **keywords: object) -> object:
        if hanging and query == "SELECT 1":
            hanging.clear()
            await asyncio.Event().wait()
        return await execute(self, query, *arguments, **keywords)  # type: ignore[call-overload]

    hanging: list[bool] = []
    monkeypatch.setattr(psycopg.AsyncConnection, "execute", hang)

    async def scenario(first: Services, second: Services, clock: ManualClock) -> None:
        await until(lambda: not second.supervisor.problem() and not first.supervisor.problem(), "both processes to listen")
        hanging.append(True)
        await until(lambda: not hanging, "the check to get no answer")
        await until_advancing(clock, 1, lambda: "listener" in first.supervisor.problem() + second.supervisor.problem(), "it to be noticed")
        await until_advancing(clock, 1, lambda: not first.supervisor.problem() + second.supervisor.problem(), "the process to listen again")

    two_processes(postgres, scenario)


# Signing out everywhere


def test_signing_out_everywhere_works_without_notifications(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Database, "notify", lambda *_: None)
    assert POLL_INTERVAL < 2, "signing out must take effect within two seconds"

    async def scenario(first: Services, second: Services, clock: ManualClock) -> None:
        cookie = first.signer.cookie(AKI)
        live = await start_table(second, "me", "me")
        hung_up: list[str] = []
        subscriber = Subscriber(AKI.id, 0)
        subscriber.close = hung_up.append
        second.subscribers.connect(live, subscriber)
        await until(lambda: sum(at == clock.now + POLL_INTERVAL for at, _ in clock.sleepers) >= 2, "both processes to be idle")
        await first.accounts.sign_out(AKI, everywhere=True)
        assert first.sessions.person(cookie) is None
        assert second.sessions.person(cookie) == AKI, "this process can't know yet"
        clock.advance(POLL_INTERVAL)
        await until(lambda: second.sessions.person(cookie) is None and hung_up, "the other process to find the sign-out in one check")

    two_processes(postgres, scenario)


def test_changes_reach_tables_even_if_a_read_fails_in_between(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Database, "notify", lambda *_: None)

    async def scenario(first: Services, second: Services, clock: ManualClock) -> None:
        turned: list[str] = []

        async def fail_once(person_hash: str) -> None:
            turned.append(person_hash)
            if len(turned) == 1:
                raise StorageFailed("this could not be read, because the store does not answer")

        second.sessions.on_change = fail_once
        await first.accounts.sign_out(AKI, everywhere=True)
        await until_advancing(clock, POLL_INTERVAL, lambda: len(turned) == 2, "the second try")
        assert turned == [hashed(AKI.id)] * 2
        await until_advancing(clock, POLL_INTERVAL, lambda: not second.supervisor.problem(), "the task to run again")

    two_processes(postgres, scenario)


def test_checking_for_sign_outs_takes_one_query_per_second_and_none_per_move(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    finished: list[Sessions] = []
    refresh = Sessions.refresh

    async def refresh_and_note(self: Sessions) -> None:
        await refresh(self)
        finished.append(self)  # `poll` sleeps again before any other task runs

    async def scenario(first_process: Services, second_process: Services, clock: ManualClock) -> None:
        queries: list[str] = []
        live = await start_table(first_process, "me", "me")
        await until(lambda: not first_process.supervisor.problem(), "the process to listen, which starts with a check")
        event.listen(first_process.database.engine, "before_cursor_execute", lambda *arguments: queries.append(arguments[2]))
        monkeypatch.setattr(Sessions, "refresh", refresh_and_note)
        await play_moves(first_process, live, 3)
        assert queries
        assert not [query for query in queries if "cookies" in query]
        polls = 5
        for number in range(1, polls + 1):
            clock.advance(POLL_INTERVAL)
            await until(lambda number=number: finished.count(first_process.sessions) == number, "the end of a check")  # type: ignore[misc]
            assert sum("cookies" in query for query in queries) == number

    two_processes(postgres, scenario)


def test_changes_are_numbered_in_commit_order(postgres: str) -> None:
    """A change with a lower number that is committed later would be missed, so the second change waits for the first."""

    async def scenario(first_process: Services, second_process: Services, clock: ManualClock) -> None:
        people = [Person(f"person {number}", "Aki") for number in range(20)]
        known: Sessions = second_process.sessions
        first = [first_process.database.run(first_process.accounts.revoke_sessions, person) for person in people[::2]]
        second = [second_process.database.run(second_process.accounts.revoke_sessions, person) for person in people[1::2]]
        seen_people: set[str] = set()

        async def follow() -> None:
            revision = -1
            while len(seen_people) < len(people):
                changed = await second_process.database.run_read(known.read_since, revision)
                seen_people.update(changed)
                revision = max([revision, *[state.revision for state in changed.values()]])

        following = asyncio.create_task(follow())
        await asyncio.gather(*first, *second)
        await until(following.done, "every change to be found")
        assert seen_people == {hashed(person.id) for person in people}

    two_processes(postgres, scenario)
