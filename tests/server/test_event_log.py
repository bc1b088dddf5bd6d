"""The event log: snapshots, undo, pages, and tables of older servers."""

import asyncio
import json
from dataclasses import replace

import pytest
from sqlalchemy import text

from tests.server.scenarios import AKI, finished_table, play_moves, run_scenario, start_table
from ukiyo.engine.generator import SecretGenerator
from ukiyo.engine.record import parse_record
from ukiyo.games import game
from ukiyo.play import table_rules
from ukiyo.play.errors import Conflict
from ukiyo.play.events import Event, public_event
from ukiyo.play.kinds import MOVE
from ukiyo.play.table_core import EVENTS_IN_MEMORY, EVENTS_PER_SNAPSHOT
from ukiyo.play.table_state import TableState
from ukiyo.server.core.settings import normal_url
from ukiyo.server.db.database import Database
from ukiyo.server.services import Services
from ukiyo.server.tables import seating
from ukiyo.server.tables.event_pages import EVENTS_PER_PAGE


def test_loading_a_long_table_starts_at_a_snapshot(db: str) -> None:
    async def scenario(services: Services) -> None:
        live = await finished_table(services)
        stored = await services.database.run(services.tables.repository.read, live.table.info.id)
        assert stored.snapshot is not None
        assert len(stored.events) < 3 * EVENTS_PER_SNAPSHOT < live.table.version
        reloaded = TableState(replace(stored, info=replace(stored.info, seed=0)))  # in another process, without subscribers
        assert reloaded.state.save() == live.table.state.save()
        assert reloaded.version == live.table.version

    run_scenario(db, scenario)


@pytest.mark.any_store
def test_undo_stops_at_snapshots_and_restores_the_same_state(db: str) -> None:
    """Plays hundreds of moves and undos, and reloads the table after each. Memory and database must match."""

    async def scenario(services: Services) -> None:
        live = await start_table(services, "me", "me")
        for number in range(120):
            table = live.table
            if number % 3 == 2 and table.state.undo_floor < table.state.moves:
                await services.moves.undo(table.info.id, AKI, table.version)
            else:
                await play_moves(services, live, 1)
            reloaded = TableState(await services.database.run(services.tables.repository.read, table.info.id))
            assert reloaded.state.save() == table.state.save()
            assert reloaded.undoable == table.undoable

    run_scenario(db, scenario)


@pytest.mark.any_store
def test_a_whole_turn_can_be_undone_move_by_move_and_no_further(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(services: Services) -> None:
        live = await start_table(services, "me", "me")
        table_id = live.table.info.id
        while live.table.state.moves - live.table.state.undo_floor < 2:
            await play_moves(services, live, 1)
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
        live = await start_table(services, "me", "me")
        table_id, first = live.table.info.id, live.table.state.seat

        async def back_and_forth() -> None:
            await play_moves(services, live, 1)
            await services.moves.undo(table_id, AKI, live.table.version)

        for _ in range(3):
            await back_and_forth()
        with pytest.raises(Conflict, match=f"seat {first} has undone 3"):
            await back_and_forth()
        while live.table.state.seat == first or live.table.snapshot_version == 0:
            await play_moves(services, live, 1)
        services.tables.evict(live)
        live = await services.tables.open(table_id)
        assert live.table.undos == {first: 3}, "with and without a snapshot before the events"
        while not (live.table.state.seat != first and live.table.state.mover != first):
            await play_moves(services, live, 1)
        await back_and_forth()
        assert live.table.undos == {first: 3, 1 - first: 1}

    run_scenario(db, scenario)


def test_a_long_log_is_read_once_in_pages_without_delaying_moves(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(services: Services) -> None:
        live = await finished_table(services)
        table, read = live.table, list[int]()
        events = services.tables.repository.events

        def read_recorded(table_id: str, after: int, limit: int) -> list[Event]:
            read.append(after)
            assert limit == EVENTS_PER_PAGE
            return events(table_id, after, limit)

        monkeypatch.setattr(services.tables.repository, "events", read_recorded)
        monkeypatch.setattr(services.database, "run", None)  # reading a log must not use the threads that save moves
        logs = await asyncio.gather(*[services.tables.events_since(live, 0, "aki") for _ in range(10)])
        all_events = [json.loads(event) for event in logs[0]]
        assert all(log == logs[0] for log in logs)
        assert [event["version"] for event in all_events] == list(range(1, table.version + 1))
        assert all_events == [public_event(table.rules, event, table.visible_seats("aki")) for event in events(table.info.id, 0)]
        assert json.loads(services.tables.frame_json(live, "aki", logs[0])) == {**table.frame("aki", len(all_events)), "events": all_events}
        assert read == list(range(0, table.version - EVENTS_IN_MEMORY, EVENTS_PER_PAGE)), "each page is read once for all readers"
        part = await services.tables.events_since(live, EVENTS_PER_PAGE + 5, "aki")
        assert part == logs[0][EVENTS_PER_PAGE + 5 :]
        assert len(read) == len(set(read)), "a full page is not read again"

    run_scenario(db, scenario)


def test_the_database_refuses_a_second_event_with_the_same_version(db: str) -> None:
    async def scenario(services: Services) -> None:
        live = await start_table(services, "me", "me")
        services.tables.repository.append(live.table.info.id, Event(1, MOVE, 0, 1), None, None)
        with pytest.raises(Conflict):
            services.tables.repository.append(live.table.info.id, Event(1, MOVE, 0, 2), None, None)
        assert [event.action for event in services.tables.repository.events(live.table.info.id, 0)] == [1]

    run_scenario(db, scenario)


def test_tables_from_an_older_server_continue_without_effects(db: str) -> None:
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
        await play_moves(services, live, 30)
        stored = services.tables.repository.events("old", 0)
        assert [event.effects for event in stored[:3]] == [[], [], []]
        assert [event.outcome for event in stored[:3]] == [None, None, None]
        assert any(event.effects for event in stored[3:])
        assert all(event.outcome for event in stored[3:])

    run_scenario(db, scenario)


def test_a_tables_seed_is_unpredictable_and_shared_with_its_fork(db: str) -> None:
    async def scenario(services: Services) -> None:
        live = await finished_table(services)
        other = await start_table(services, "me", "me")
        assert isinstance(live.table.state.chance, SecretGenerator)
        assert live.table.info.seed != other.table.info.seed
        past = await services.replays.game(live.table.info.id)
        assert parse_record(past.record()).verify(past.rules).over
        fork, _ = seating.fork(past.info, past.moves, 20, 0, "novice", AKI, 0)
        assert fork.seed == past.info.seed

    run_scenario(db, scenario)


def test_a_table_with_an_old_components_fingerprint_continues(db: str) -> None:
    async def scenario(services: Services) -> None:
        live = await start_table(services, "me", "me")
        await play_moves(services, live, 3)
        with services.database.engine.begin() as connection:
            connection.execute(text("UPDATE tables SET components = 'cdfee9b7e2934e30'"))
        services.tables.evict(live)
        live = await services.tables.open(live.table.info.id)
        assert live.table.info.components == "cdfee9b7e2934e30"
        await play_moves(services, live, 3)
        assert live.table.version == 6

    run_scenario(db, scenario)
