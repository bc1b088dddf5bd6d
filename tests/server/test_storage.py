"""Storage: migrations, parallel reads, locks, and loading and evicting tables."""

import asyncio
import sqlite3
import threading
from dataclasses import replace
from pathlib import Path

import alembic.autogenerate
import alembic.migration
import pytest
from sqlalchemy import event, select, text, update
from sqlalchemy.exc import OperationalError
from sqlalchemy.orm import Session

from tests.server.scenarios import play_moves, run_scenario, start_table
from tests.server.waiting import TIMEOUT, ManualClock, until, until_swept
from ukiyo.engine.errors import BadOption
from ukiyo.play.errors import Conflict, NotFound
from ukiyo.play.events import Event
from ukiyo.play.kinds import MOVE
from ukiyo.play.table_state import TableState
from ukiyo.server.core.errors import StorageFailed
from ukiyo.server.core.metrics import Metrics
from ukiyo.server.core.settings import normal_url
from ukiyo.server.db.database import Database
from ukiyo.server.db.schema import Base, TableRow
from ukiyo.server.services import Services
from ukiyo.server.tables.registry import IDLE_SECONDS
from ukiyo.server.tables.repository import TableRepository


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
        live = await start_table(services, "me", "me")
        await play_moves(services, live, 3)
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


def test_waiting_moves_share_a_transaction_and_fail_separately(tmp_path: Path) -> None:
    """SQLite flushes the log to the disk once for the group. A conflict or another error affects only its own move."""

    async def scenario(services: Services) -> None:
        await services.supervisor.stop()
        database, repository, commits = services.database, services.tables.repository, list[int]()
        ids = [(await start_table(services, "me", "me")).table.info.id for _ in range(4)]
        event.listen(database.engine, "commit", lambda _: commits.append(1))

        def fail(session: Session, table_id: str, _: Event) -> tuple[None, None]:
            session.execute(update(TableRow).where(TableRow.id == table_id).values(seat_to_move=7))
            raise NotFound("missing")

        release = threading.Event()
        busy = asyncio.create_task(database.run(release.wait))
        await asyncio.sleep(0)
        first, stale = Event(1, MOVE, 0, 1), Event(1, MOVE, 0, 2)
        works = [
            *[database.run_grouped(repository.append_in, table_id, first, None, None) for table_id in ids[:3]],
            database.run_grouped(repository.append_in, ids[0], stale, None, None),
            database.run_grouped(fail, ids[3], first),
        ]
        moves = [asyncio.create_task(work) for work in works]
        await asyncio.sleep(0)
        release.set()
        *saved, conflict, failure = await asyncio.gather(*moves, return_exceptions=True)
        await busy
        assert saved == [(None, None)] * 3
        assert isinstance(conflict, Conflict)
        assert isinstance(failure, NotFound)
        assert commits == [1]
        assert [repository.events(table_id, 0) for table_id in ids] == [[first]] * 3 + [[]]
        with database.session(reading=True) as session:
            assert session.scalars(select(TableRow.seat_to_move).where(TableRow.id == ids[3])).one() != 7

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario)


def test_a_group_of_moves_is_not_saved_if_its_commit_fails(tmp_path: Path) -> None:
    async def scenario(services: Services) -> None:
        await services.supervisor.stop()
        database, repository = services.database, services.tables.repository
        ids = [(await start_table(services, "me", "me")).table.info.id for _ in range(2)]

        def full(_: object) -> None:
            raise OperationalError("COMMIT", {}, sqlite3.OperationalError("database or disk is full"))

        event.listen(database.engine, "commit", full)
        release = threading.Event()
        busy = asyncio.create_task(database.run(release.wait))
        await asyncio.sleep(0)
        moves = [
            asyncio.create_task(database.run_grouped(repository.append_in, table_id, Event(1, MOVE, 0, 1), None, None)) for table_id in ids
        ]
        await asyncio.sleep(0)
        release.set()
        results = await asyncio.gather(*moves, return_exceptions=True)
        await busy
        event.remove(database.engine, "commit", full)
        assert [type(result) for result in results] == [StorageFailed, StorageFailed]
        assert [repository.events(table_id, 0) for table_id in ids] == [[], []]

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

        live = await start_table(services, "me", "me")
        async with services.database.write_slots:
            await play_moves(services, live, 1)
            assert live.table.version == 1, "moves of real games go first too"

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario)


def test_a_table_that_loads_slowly_does_not_delay_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(services: Services) -> None:
        long_id, short_id = [(await start_table(services, "me", "me")).table.info.id for _ in range(2)]
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


def test_a_database_from_a_newer_server_is_refused(db: str) -> None:
    database = Database(normal_url(db))
    database.migrate()
    with database.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadOption, match=r"written by a newer version of Ukiyo.*restore the backup"):
        database.migrate()
    database.close()


def test_only_one_server_can_use_a_database_file(tmp_path: Path) -> None:
    """The database is locked under any file name. Another server can use it after the first server stops."""
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
        live = await start_table(services, "me", "me")
        stored = services.tables.repository.read(live.table.info.id)
        with pytest.raises(Conflict, match="was created with rules 1 and components older"):
            TableState(replace(stored, info=replace(stored.info, components="older")))

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario)


def test_idle_tables_are_evicted_and_reloaded(tmp_path: Path) -> None:
    clock = ManualClock()

    async def scenario(services: Services) -> None:
        live = await start_table(services, "me", "me")
        await play_moves(services, live, 3)
        clock.advance(IDLE_SECONDS)
        services.tables.evict_idle()
        assert live.table.info.id in services.tables.live
        await until_swept(clock, lambda: live.table.info.id not in services.tables.live, "the table to be evicted")
        assert (await services.tables.open(live.table.info.id)).table.version == 3

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario, clock)
