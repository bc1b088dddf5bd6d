"""The house from inside: who is slow, who fails, what is remembered and what is forgotten."""

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
from tests.server.waiting import LONG, StillClock, until, until_swept
from ukiyo.engine.errors import BadOption
from ukiyo.engine.generator import LEAST_SECRET, SecretGenerator
from ukiyo.engine.record import parse_record
from ukiyo.games import game
from ukiyo.server import replays, seating, tables, wire
from ukiyo.server.adviser import LISTENS, MOST, SPEAKS
from ukiyo.server.clock import Clock
from ukiyo.server.entries import Entry, moves_of, public_entry
from ukiyo.server.errors import NotNow, NotYours, TooMany, Unknown
from ukiyo.server.facts import opening_of
from ukiyo.server.history import PAGE
from ukiyo.server.house import SWEEP, House
from ukiyo.server.identity import Person, Signer
from ukiyo.server.limiter import Limiter
from ukiyo.server.live import IDLE, STALLING, LiveTable, Viewer
from ukiyo.server.metrics import Metrics
from ukiyo.server.opponents import LISTEN
from ukiyo.server.scheduler import Errand, Rank
from ukiyo.server.schema import MOVE, Base
from ukiyo.server.settings import Settings, from_environment, normal_url
from ukiyo.server.store import Store
from ukiyo.server.tables import POSITIONS, RECENT, SNAPSHOT_EVERY, TableState
from ukiyo.server.viewers import BEAT, SLOW
from ukiyo.server.workers import AskedReview, AskedWhy, BotFailed, Decision, Question

AKI, BEN = Person("aki", "Aki"), Person("ben", "Ben")
ERRAND = Errand("bot", Rank.TABLE, ("aki",), "a table")


def settings(db: str) -> Settings:
    return Settings(db=normal_url(db), secret=b"x" * 32, pause=0.0, patience=0.0)


def evening(db: str, scene: Callable[[House], Awaitable[None]], clock: StillClock | None = None) -> None:
    """Open a house, play the scene, close it."""

    async def play() -> None:
        house = House(replace(settings(db), budget=LONG), clock)  # a busy machine is no bot's fault
        house.store.migrate()
        await house.begin()
        try:
            await scene(house)
        finally:
            await house.end()

    asyncio.run(play())


async def started(house: House, *seats: str, seed: int = 0) -> LiveTable:
    sitters = [seating.sitter("human" if seat == "me" else "bot", seat, "iki", AKI) for seat in seats]
    facts = seating.new_table("iki", {}, sitters, False, AKI, house.clock.time())
    facts = replace(facts, seed=seed or facts.seed)
    await house.store.run(house.store.create, facts, [])
    return await house.tables.change(facts.id, lambda _, row: seating.start(row, AKI, house.clock.time()))


async def play(house: House, live: LiveTable, moves: int) -> None:
    for _ in range(moves):
        await house.moves.play(live.table.facts.id, AKI, live.table.version, live.table.state.legal()[0])


@pytest.mark.any_store
def test_a_viewer_who_takes_nothing_holds_nobody_up_and_then_hears_all_at_once(db: str) -> None:
    async def scene(house: House) -> None:
        live = await started(house, "me", "me")
        taken: list[str] = []
        door = asyncio.Event()

        async def slowly(text: str) -> None:
            await door.wait()
            taken.append(text)

        viewer = Viewer(None, 0)
        house.viewers.welcome(live, viewer)
        watching = asyncio.create_task(house.viewers.watch(live, viewer, slowly))
        await play(house, live, 30)
        assert taken == []
        door.set()
        await until(lambda: len(taken) >= 2 and not viewer.woken.is_set(), "two frames")
        assert len(taken) == 2, "the frame that was stuck, and one with everything since"
        assert [entry["version"] for entry in json.loads(taken[1])["entries"]] == list(range(1, 31))
        watching.cancel()

    evening(db, scene, StillClock())


@pytest.mark.any_store
def test_who_missed_some_steps_is_shown_them_one_by_one_and_who_missed_many_is_told(db: str) -> None:
    """Positions are kept for the table, not for a viewer: as many as memory holds, and each through the eyes of who looks."""

    async def scene(house: House) -> None:
        live = await started(house, "me", "me", seed=LEAST_SECRET)  # how much happens in a move depends on chance
        table = live.table
        views = {}
        for _ in range(POSITIONS // 2):
            await play(house, live, 1)
            views[table.version] = [{**table.rules.view(table.state, seat), "legal": []} for seat in (0, 1)]
        missed = [entry for entry in table.recent if entry.version > 4]
        frame = table.frame("aki", len(missed))
        # The last step of each entry is the position after it; after the last entry, that is the frame itself.
        after = {step["version"]: step for step in frame["steps"] if step["version"] < table.version}
        assert list(after) == [entry.version for entry in missed[:-1]]
        for entry in missed[:-1]:
            assert after[entry.version]["news"] == len(entry.news)
            assert after[entry.version]["view"] == views[entry.version][frame["seat"]]
        assert all(step["view"]["you"] is None for step in table.frame(None, len(missed))["steps"])
        assert table.frame("aki")["steps"] == []
        await play(house, live, POSITIONS)
        assert table.frame("aki", len(table.recent))["steps"] == []
        assert len(table.positions) == POSITIONS

    evening(db, scene)


def test_who_hangs_up_in_the_moment_a_frame_was_taken_is_gone() -> None:
    """So many turns of the loop after it was taken: whatever has just ended does not swallow the farewell."""

    async def scene() -> None:
        for turns in range(6):
            taken = asyncio.Event()

            async def watch(taken: asyncio.Event = taken) -> None:
                await Clock().within(LONG, taken.wait())
                await asyncio.Event().wait()

            watching = asyncio.create_task(watch())
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            taken.set()
            for _ in range(turns):
                await asyncio.sleep(0)
            watching.cancel()
            for _ in range(6):
                await asyncio.sleep(0)
            assert watching.cancelled(), f"{turns} turns later"

    asyncio.run(scene())


def test_who_takes_nothing_for_long_is_dropped_and_who_hears_nothing_for_long_gets_a_sign_of_life(tmp_path: Path) -> None:
    clock = StillClock()

    async def scene(house: House) -> None:
        live = await started(house, "me", "me")
        heard: list[str] = []

        async def note(text: str) -> None:
            heard.append(json.loads(text)["type"])

        asked = asyncio.Event()

        async def never(_: str) -> None:
            asked.set()
            await asyncio.Event().wait()

        viewer = Viewer(None, 0)
        house.viewers.welcome(live, viewer)
        watching = asyncio.create_task(house.viewers.watch(live, viewer, note))
        await until(lambda: heard == ["frame"], "a frame")
        clock.advance(BEAT)
        await until(lambda: heard == ["frame", "beat"], "a sign of life")
        watching.cancel()

        dead = asyncio.create_task(house.viewers.watch(live, Viewer(None, 0), never))
        await asked.wait()
        clock.advance(SLOW - 1)
        await asyncio.sleep(0)
        assert not dead.done()
        clock.advance(1)
        with pytest.raises(TimeoutError):
            await dead

    evening(f"sqlite:///{tmp_path}/ukiyo.db", scene, clock)


def test_a_table_whose_bot_fails_says_so_and_goes_on_when_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House) -> None:
        async def fail(*_: object) -> Decision:
            raise BotFailed("the bot 'apprentice' fell asleep")

        ask = house.workers.ask
        monkeypatch.setattr(house.workers, "ask", fail)
        live = await started(house, "apprentice", "apprentice")
        house.viewers.welcome(live, Viewer(None, 0))  # bots alone play while somebody watches
        table = live.table
        await until(lambda: table.trouble, "the bot to fail")
        assert "fell asleep" in table.trouble
        assert table.frame("aki")["table"]["trouble"] == table.trouble
        assert table.version == 0
        monkeypatch.setattr(house.workers, "ask", ask)
        await house.bots.go_on(table.facts.id, AKI, "novice")
        assert table.trouble == ""
        assert table.facts.sitters[table.recent[0].seat].bot == "novice"
        await until(lambda: table.version > 5, "the bots to go on")

    evening(f"sqlite:///{tmp_path}/ukiyo.db", scene)


def test_a_bot_that_thinks_too_long_or_stumbles_fails_and_the_next_question_is_answered(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        state = house_state()
        house.workers.budget = 0.001
        with pytest.raises(BotFailed, match=r"thought for more than 0.001 s"):
            await house.workers.ask(Question("iki", "apprentice", state), ERRAND)
        house.workers.budget = LONG
        with pytest.raises(BotFailed, match="no bot called 'nobody'"):
            await house.workers.ask(Question("iki", "nobody", state), ERRAND)
        assert (await house.workers.ask(Question("iki", "apprentice", state), ERRAND)).action >= 0
        assert house.metrics.registry.get_sample_value("ukiyo_bot_failures_total") == 4

    evening(f"sqlite:///{tmp_path}/ukiyo.db", scene)


def house_state() -> dict[str, object]:
    return walk(SETTINGS[0], 1, 10)[0].save()


async def answerable(house: House) -> LiveTable:
    """A table at which a bot is about to answer a move that could still be taken back."""
    live = await started(house, "me", "novice")
    table = live.table
    while not (table.state.seat == 1 and house.bots.can_be_taken_back(live)):
        if table.state.seat == 0:
            await play(house, live, 1)
        else:
            version = table.version
            await until(lambda version=version: table.version > version, "the bot to move")  # type: ignore[misc]
    return live


def costing(losses: dict[int, float], meanwhile: Callable[[], Awaitable[None]] | None = None) -> Callable[..., Awaitable[object]]:
    """A coach who knows what moves cost, by their number; and what happens while he thinks."""

    async def remark(_: object, move: int, *__: object) -> object:
        if meanwhile:
            await meanwhile()
        loss = losses.get(move, 0.0)
        return {"move": move, "cost": loss, "loss": loss, "played": {}, "better": {}, "why": {"better": True}} if loss else None

    return remark


def test_bots_wait_until_the_coach_was_heard(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        house.bots.pause = 0.5
        live = await answerable(house)
        version, waking = live.table.version, clock.now + house.bots.pause
        waits: list[float] = []

        async def thinks() -> None:
            waits.append(live.coached - clock.now)

        house.workers.remark = costing({live.table.state.moves - 1: 0.2}, thinks)  # type: ignore[method-assign, assignment]
        assert (await house.adviser.remark(live.table.facts.id, AKI, version))["undo"]
        assert (set(waits), live.coached) == ({SPEAKS}, clock.now + LISTENS)
        await until(lambda: waking in [at for at, _ in clock.sleepers], "the bot to pause")
        clock.advance(house.bots.pause)
        await until(lambda: clock.now + LISTEN in [at for at, _ in clock.sleepers], "the bot to listen")
        assert live.table.version == version
        await house.adviser.heard(live.table.facts.id, AKI)
        clock.advance(LISTEN)
        await until(lambda: live.table.version > version, "the bot to move")

    clock = StillClock()
    evening(f"sqlite:///{tmp_path}/ukiyo.db", scene, clock)


def test_the_coach_speaks_once_a_turn_of_its_dearest_move(tmp_path: Path) -> None:
    """A turn of the opening is a character and a stall; after the last one's stall cards are drawn."""

    async def scene(house: House) -> None:
        live = await started(house, "me", "me")
        table = live.table

        async def said() -> tuple[int | None, bool]:
            remark = await house.adviser.remark(table.facts.id, AKI, table.version)
            return remark["mistake"] and remark["mistake"]["move"], remark["undo"]

        house.workers.remark = costing({0: 0.3, 1: 0.1, 2: 0.2, 3: 0.4})  # type: ignore[method-assign, assignment]
        await play(house, live, 1)
        assert await said() == (None, False), "the turn goes on"
        await play(house, live, 1)
        assert await said() == (0, True)
        assert await said() == (None, False), "it has been said"
        await house.moves.undo(table.facts.id, AKI, table.version, to=1)
        assert table.state.moves == 1
        with pytest.raises(NotYours):
            await said()
        await play(house, live, 1)
        assert await said() == (None, False), "what stands was heard, and went on"
        with pytest.raises(NotNow, match="nothing can be taken back"):
            await house.moves.undo(table.facts.id, AKI, table.version, to=2)
        await play(house, live, 1)
        assert await said() == (2, True), "with the next choice it would be too late"
        await play(house, live, 1)
        assert await said() == (3, False), "what is dearer is told, too"

    evening(f"sqlite:///{tmp_path}/ukiyo.db", scene)


def test_nothing_is_said_of_what_was_taken_back(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        live = await started(house, "me", "me")
        table = live.table

        async def thinks_better_of_it() -> None:
            if not regrets:
                regrets.append(table.version)
                await house.moves.undo(table.facts.id, AKI, table.version)
                await play(house, live, 1)

        for losses, expected in (({1: 0.2}, None), ({0: 0.1, 1: 0.2}, 0)):
            await play(house, live, 2)
            regrets: list[int] = []
            house.workers.remark = costing(losses, thinks_better_of_it)  # type: ignore[method-assign, assignment]
            mistake = (await house.adviser.remark(table.facts.id, AKI, table.version))["mistake"]
            assert (mistake and mistake["move"]) == expected
            await house.moves.undo(table.facts.id, AKI, table.version, turn=True)

    evening(f"sqlite:///{tmp_path}/ukiyo.db", scene)


def test_a_move_can_be_taken_back_before_a_bot_answers_it(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        house.bots.pause = 0.5
        live = await answerable(house)
        table = live.table
        version = table.version
        await house.moves.undo(table.facts.id, AKI, version)
        assert table.state.seat == 0
        clock.advance(0.5)
        await until(lambda: live.bot_resting, "the bot to see that nothing is asked of it")
        assert table.version == version + 1, "the bot does not answer a move that was taken back"

    clock = StillClock()
    evening(f"sqlite:///{tmp_path}/ukiyo.db", scene, clock)


def test_opening_a_long_table_replays_a_little_and_not_all(db: str) -> None:
    async def scene(house: House) -> None:
        live = await finished(house)
        kept = await house.store.run(house.store.read, live.table.facts.id)
        assert kept.snapshot is not None
        assert len(kept.entries) < 3 * SNAPSHOT_EVERY < live.table.version
        opened = TableState(replace(kept, facts=replace(kept.facts, seed=0)))  # from another opening, which nobody looks at
        assert opened.state.save() == live.table.state.save()
        assert opened.version == live.table.version

    evening(db, scene)


@pytest.mark.any_store
def test_undo_goes_back_past_a_snapshot_never_and_to_the_same_position_always(db: str) -> None:
    """Moves and undos by the hundred, opened anew after each: memory and store agree."""

    async def scene(house: House) -> None:
        live = await started(house, "me", "me")
        for number in range(120):
            table = live.table
            if number % 3 == 2 and table.state.undo_floor < table.state.moves:
                await house.moves.undo(table.facts.id, AKI, table.version)
            else:
                await play(house, live, 1)
            opened = TableState(await house.store.run(house.store.read, table.facts.id))
            assert opened.state.save() == table.state.save()
            assert opened.line == table.line

    evening(db, scene)


@pytest.mark.any_store
def test_a_whole_turn_is_taken_back_move_by_move_and_no_further(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House) -> None:
        live = await started(house, "me", "me")
        table_id = live.table.facts.id
        while live.table.state.moves - live.table.state.undo_floor < 2:
            await play(house, live, 1)
        state, version = live.table.state, live.table.version
        moves, mover = state.moves - state.undo_floor, state.mover
        monkeypatch.setattr(tables, "UNDOS", moves - 1)
        with pytest.raises(NotNow, match=f"cannot take back more than {moves - 1}"):
            await house.moves.undo(table_id, AKI, version, turn=True)
        assert live.table.version == version, "all of it or nothing"
        monkeypatch.undo()
        assert await house.moves.undo(table_id, AKI, version, turn=True) == live.table.version == version + moves
        assert live.table.state.moves == state.undo_floor
        assert live.table.state.seat == mover
        assert live.table.undos[mover] == moves
        assert [entry.kind for entry in live.table.recent][-moves:] == ["undo"] * moves
        opened = TableState(await house.store.run(house.store.read, table_id))
        assert opened.state.save() == live.table.state.save()

    evening(db, scene)


def test_what_undo_can_add_to_a_log_is_bounded_seat_by_seat(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "UNDOS", 3)

    async def scene(house: House) -> None:
        live = await started(house, "me", "me")
        table_id, first = live.table.facts.id, live.table.state.seat

        async def back_and_forth() -> None:
            await play(house, live, 1)
            await house.moves.undo(table_id, AKI, live.table.version)

        for _ in range(3):
            await back_and_forth()
        with pytest.raises(NotNow, match=f"seat {first} has taken back 3 moves"):
            await back_and_forth()
        while live.table.state.seat == first or live.table.snapshot_version == 0:
            await play(house, live, 1)
        house.tables.drop(live)
        live = await house.tables.open(table_id)
        assert live.table.undos == {first: 3}, "whether the entries are read or behind a snapshot"
        while not (live.table.state.seat != first and live.table.state.mover != first):
            await play(house, live, 1)
        await back_and_forth()
        assert live.table.undos == {first: 3, 1 - first: 1}

    evening(db, scene)


def test_a_long_log_is_read_in_pages_once_and_keeps_no_move_waiting(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House) -> None:
        live = await finished(house)
        table, read = live.table, list[int]()
        entries = house.store.entries

        def noted(table_id: str, after: int, most: int) -> list[Entry]:
            read.append(after)
            assert most == PAGE
            return entries(table_id, after, most)

        monkeypatch.setattr(house.store, "entries", noted)
        monkeypatch.setattr(house.store, "run", None)  # who asks for a log asks nothing of the threads that keep moves
        logs = await asyncio.gather(*[house.tables.entries_since(live, 0, "aki") for _ in range(10)])
        whole = [json.loads(entry) for entry in logs[0]]
        assert all(log == logs[0] for log in logs)
        assert [entry["version"] for entry in whole] == list(range(1, table.version + 1))
        assert whole == [public_entry(table.rules, entry, table.eyes("aki")) for entry in entries(table.facts.id, 0)]
        assert json.loads(table.frame_json("aki", logs[0])) == {**table.frame("aki", len(whole)), "entries": whole}
        assert read == list(range(0, table.version - RECENT, PAGE)), "each page once, however many ask"
        some = await house.tables.entries_since(live, PAGE + 5, "aki")
        assert some == logs[0][PAGE + 5 :]
        assert len(read) == len(set(read)), "a settled page is not read again"

    evening(db, scene)


def test_the_store_refuses_a_second_entry_of_the_same_version(db: str) -> None:
    async def scene(house: House) -> None:
        live = await started(house, "me", "me")
        house.store.append(live.table.facts.id, Entry(1, MOVE, 0, 1), None, None)
        with pytest.raises(NotNow):
            house.store.append(live.table.facts.id, Entry(1, MOVE, 0, 2), None, None)
        assert [entry.action for entry in house.store.entries(live.table.facts.id, 0)] == [1]

    evening(db, scene)


def test_tables_of_an_older_server_go_on_and_have_no_news(db: str) -> None:
    """What the first server kept: numbers of 62 bits as seeds, and entries without news."""
    older = Store(normal_url(db))
    older.migrate("0001")
    opening = game("iki").new(2, 7)
    entries = []
    for version in (1, 2, 3):
        entries.append(f"('old', {version}, 'move', {opening.seat}, {opening.legal()[0]}, 0)")
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
        connection.execute(text(f"INSERT INTO entries (table_id, version, kind, seat, action, at) VALUES {', '.join(entries)}"))
    older.close()

    async def scene(house: House) -> None:
        live = await house.tables.open("old")
        assert live.table.state.save() == opening.save()
        await play(house, live, 30)
        kept = house.store.entries("old", 0)
        assert [entry.news for entry in kept[:3]] == [[], [], []]
        assert [entry.told for entry in kept[:3]] == [None, None, None]
        assert any(entry.news for entry in kept[3:])
        assert all(entry.told for entry in kept[3:])

    evening(db, scene)


def test_the_chance_of_a_new_table_cannot_be_foretold_and_its_fork_has_the_same(db: str) -> None:
    async def scene(house: House) -> None:
        live = await finished(house)
        other = await started(house, "me", "me")
        assert isinstance(live.table.state.chance, SecretGenerator)
        assert live.table.facts.seed != other.table.facts.seed
        past = await house.replays.game(live.table.facts.id)
        assert parse_record(past.record()).verify(past.rules).over
        fork, _ = seating.fork(past.facts, past.moves, 20, 0, "novice", AKI, 0)
        assert fork.seed == past.facts.seed

    evening(db, scene)


def test_a_table_that_notes_the_bytes_of_the_components_goes_on(db: str) -> None:
    async def scene(house: House) -> None:
        live = await started(house, "me", "me")
        await play(house, live, 3)
        with house.store.engine.begin() as connection:
            connection.execute(text("UPDATE tables SET components = 'cdfee9b7e2934e30'"))
        house.tables.drop(live)
        live = await house.tables.open(live.table.facts.id)
        assert live.table.facts.components == "cdfee9b7e2934e30"
        await play(house, live, 3)
        assert live.table.version == 6

    evening(db, scene)


def test_migrations_lead_to_the_schema_and_can_be_run_again(db: str) -> None:
    store = Store(normal_url(db))
    store.migrate()
    store.migrate()
    with store.engine.connect() as connection:
        context = alembic.migration.MigrationContext.configure(connection)
        assert alembic.autogenerate.compare_metadata(context, Base.metadata) == []
    store.close()


def test_who_reads_does_not_wait_for_who_writes(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        live = await started(house, "me", "me")
        await play(house, live, 3)
        table_id, store = live.table.facts.id, house.store
        writer = sqlite3.connect(tmp_path / "ukiyo.db", isolation_level=None)
        writer.execute("BEGIN IMMEDIATE")
        assert len(store.entries(table_id, 0)) == 3
        assert store.read(table_id).facts == live.table.facts
        assert [facts.id for facts in store.mine("aki")] == [table_id]
        assert store.listed("playing") == []
        writer.close()

        release = threading.Event()
        writing = asyncio.create_task(store.run(release.wait))
        house.tables.drop(live)
        assert (await house.tables.open(table_id)).table.version == 3, "a table is opened while the writer's thread has work"
        release.set()
        await writing

    evening(f"sqlite:///{tmp_path}/ukiyo.db", scene)


def test_a_move_waits_for_one_new_table_and_not_for_many(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        release, done = threading.Event(), list[str]()
        busy = asyncio.create_task(house.store.run(release.wait))
        tables = [asyncio.create_task(house.store.run(done.append, f"table {number}")) for number in range(3)]
        await asyncio.sleep(0)
        move = asyncio.create_task(house.store.run_first(done.append, "move"))
        await asyncio.sleep(0)
        release.set()
        await asyncio.gather(busy, move, *tables)
        assert done == ["move", "table 0", "table 1", "table 2"]

        live = await started(house, "me", "me")
        async with house.store.turns:
            await play(house, live, 1)
            assert live.table.version == 1, "real moves go first too"

    evening(f"sqlite:///{tmp_path}/ukiyo.db", scene)


def test_a_table_that_takes_long_to_open_keeps_no_other_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House) -> None:
        long, short = [(await started(house, "me", "me")).table.facts.id for _ in range(2)]
        house.tables.live.clear()
        load, release, loads = house.tables.load, threading.Event(), list[str]()

        def slowly(table_id: str) -> TableState:
            loads.append(table_id)
            assert table_id != long or release.wait(LONG)
            return load(table_id)

        monkeypatch.setattr(house.tables, "load", slowly)
        opening = [asyncio.create_task(house.tables.open(long)) for _ in range(2)]
        await until(lambda: loads, "the long one to be read")
        assert (await house.tables.open(short)).table.facts.id == short
        assert list(house.tables.opening) == [long]
        release.set()
        first, second = await asyncio.gather(*opening)
        assert first is second
        assert loads == [long, short], "whoever waited did not read it again"
        del opening
        assert not house.tables.opening

    evening(f"sqlite:///{tmp_path}/ukiyo.db", scene)


def test_figures_are_written_once_a_second_however_many_ask() -> None:
    clock = StillClock()
    metrics = Metrics(clock)
    first = metrics.text()
    metrics.bot_failures.inc()
    assert metrics.text() is first
    clock.advance(1)
    assert b"ukiyo_bot_failures_total 1.0" in metrics.text()


def test_a_store_of_a_newer_server_is_refused_with_a_sentence(db: str) -> None:
    store = Store(normal_url(db))
    store.migrate()
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadOption, match=r"written by a newer version of Ukiyo.*restore the backup"):
        store.migrate()
    store.close()


def test_a_file_has_one_server(tmp_path: Path) -> None:
    """Whichever way the file is named; and as soon as the first is gone, another may have it."""
    file = tmp_path / "ukiyo.db"
    (tmp_path / "also").symlink_to(tmp_path)
    first = Store(f"sqlite:///{file}")
    first.migrate()
    for other in (file, tmp_path / "also" / "ukiyo.db"):
        with pytest.raises(BadOption, match=r"another server already has .* open"):
            Store(f"sqlite:///{other}").migrate()
    first.close()
    second = Store(f"sqlite:///{file}")
    second.migrate()
    second.close()


def test_a_table_of_other_rules_is_not_guessed_at(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        live = await started(house, "me", "me")
        kept = house.store.read(live.table.facts.id)
        with pytest.raises(NotNow, match="was begun with rules 1 and components older"):
            TableState(replace(kept, facts=replace(kept.facts, components="older")))

    evening(f"sqlite:///{tmp_path}/ukiyo.db", scene)


def test_a_finished_game_stays_after_a_change_of_rules(db: str) -> None:
    """Its scores, its log, its record and its course; only its positions cannot be shown. Where the rules play it otherwise, neither."""

    async def scene(house: House) -> None:
        one, two = await finished(house), await finished(house)
        ids = [live.table.facts.id for live in (one, two)]
        course = await house.replays.course(ids[0])
        record = parse_record(await house.replays.record(ids[0]))
        frame = one.table.frame("aki")
        other_scores = "UPDATE tables SET scores = :scores WHERE id = :id"
        with house.store.engine.begin() as connection:
            connection.execute(text("UPDATE tables SET rules = 99, components = 'older' WHERE id = :id"), {"id": ids[0]})
            connection.execute(text(other_scores), {"id": ids[1], "scores": json.dumps([])})
        for live in (one, two):
            house.tables.drop(live)
        house.replays.cache.clear()

        again = (await house.tables.open(ids[0])).table
        assert again.frame("aki")["table"] == frame["table"]
        assert again.frame("aki")["view"] is None
        assert len(await house.tables.entries_since(await house.tables.open(ids[0]), 0, None)) == one.table.version
        kept = parse_record(await house.replays.record(ids[0]))
        assert (kept.rules, kept.components) == (99, "older")
        assert (kept.moves, kept.scores, kept.seed) == (record.moves, record.scores, record.seed)
        assert await house.replays.course(ids[0]) == course
        for table_id, why in ((ids[0], "was begun with rules 99"), (ids[1], "those of today play it otherwise")):
            with pytest.raises(NotNow, match=f"{why}.*Its record and its scores stay"):
                await house.replays.shown(table_id, 3, 0)
            assert (await house.replays.record(table_id)).startswith("ukiyo record 1")

    evening(db, scene)


def test_tables_nobody_looks_at_leave_memory_and_come_back(tmp_path: Path) -> None:
    clock = StillClock()

    async def scene(house: House) -> None:
        live = await started(house, "me", "me")
        await play(house, live, 3)
        clock.advance(IDLE)
        house.tables.drop_idle()
        assert live.table.facts.id in house.tables.live
        await until_swept(clock, lambda: live.table.facts.id not in house.tables.live, "the table to leave memory")
        assert (await house.tables.open(live.table.facts.id)).table.version == 3

    evening(f"sqlite:///{tmp_path}/ukiyo.db", scene, clock)


async def finished(house: House) -> LiveTable:
    live = await started(house, "me", "me")
    while live.table.facts.status == "playing":
        await play(house, live, 1)
    return live


@pytest.mark.any_store
def test_a_finished_game_is_played_through_once_and_never_on_the_stores_thread(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Many look at it at once, move by move; only its moves are read from the store, and they once."""

    async def scene(house: House) -> None:
        live = await finished(house)
        table_id, rules = live.table.facts.id, live.table.rules
        work: list[str] = []
        look = house.store.look

        async def noted(asked: Callable[..., object], *args: object) -> object:
            work.append(asked.__name__)
            return await look(asked, *args)

        monkeypatch.setattr(house.store, "look", noted)
        moves = range(live.table.state.moves + 1)
        shown = await asyncio.gather(*[house.replays.shown(table_id, move, move % 3 - 1) for move in moves])
        await asyncio.gather(house.replays.course(table_id), house.replays.record(table_id))
        assert work == ["entries", "course"]
        state = opening_of(live.table.facts)
        for move, replayed in zip(moves, shown, strict=True):
            assert replayed["view"] == rules.view(state, move % 3 - 1)
            if not state.over:
                state.play((await house.replays.game(table_id)).moves[move].action)

    evening(db, scene, StillClock())  # so that nobody else looks meanwhile


def test_finished_games_are_cached_but_not_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "CACHED", 2)

    async def scene(house: House) -> None:
        one = await finished(house)
        entries = moves_of(house.store.entries(one.table.facts.id, 0))
        ids = [one.table.facts.id]
        for name in ("two", "three"):
            house.store.create(replace(one.table.facts, id=name), entries)
            ids.append(name)
        first = await house.replays.game(ids[0])
        for table_id in (ids[1], ids[0], ids[2]):
            await house.replays.game(table_id)
        assert list(house.replays.cache) == [ids[0], "three"], "the one that nobody asked for longest is dropped"
        assert await house.replays.game(ids[0]) is first
        playing = await started(house, "me", "me")
        with pytest.raises(NotNow, match="not over"):
            await house.replays.game(playing.table.facts.id)

    evening(f"sqlite:///{tmp_path}/ukiyo.db", scene)


def test_a_finished_game_that_could_not_be_read_is_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House) -> None:
        table_id = (await finished(house)).table.facts.id

        def cut_off(*_: object) -> list[Entry]:
            raise OSError("the line to the store is cut")

        with monkeypatch.context() as broken:
            broken.setattr(house.store, "entries", cut_off)
            with pytest.raises(OSError, match="cut"):
                await house.replays.game(table_id)
        assert (await house.replays.game(table_id)).end.over

    evening(f"sqlite:///{tmp_path}/ukiyo.db", scene)


def test_a_game_is_reviewed_once_however_many_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House) -> None:
        game = await house.replays.game((await finished(house)).table.facts.id)
        asked: list[AskedReview] = []

        async def review(question: AskedReview, _: Errand) -> tuple[list[wire.ReviewedMove], float]:
            asked.append(question)
            await asyncio.sleep(0)
            return [], 1.0

        monkeypatch.setattr(house.workers, "review", review)
        await asyncio.gather(*[house.adviser.review(game.facts, game.moves, 0, "aki") for _ in range(5)])
        await house.adviser.review(game.facts, game.moves, 0, "aki")
        assert len(asked) == 1
        await house.adviser.review(game.facts, game.moves, 1, "aki")
        assert [question.seat for question in asked] == [0, 1]

    evening(f"sqlite:///{tmp_path}/ukiyo.db", scene)


def test_a_puzzle_is_explained_once_however_many_strangers_at_one_address_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House) -> None:
        asked: list[AskedWhy] = []

        async def why(question: AskedWhy, _: Errand) -> list[wire.Why]:
            asked.append(question)
            await asyncio.sleep(0)
            return [{"action": 0, "beside": 0, "better": True, "worse": False, "win": 0.5, "score": 9.0, "reasons": []}]

        monkeypatch.setattr(house.workers, "why", why)
        state = game("iki").new(2, 1).save()
        questions = [AskedWhy("iki", state, [action, 0]) for action in range(MOST["answer"])]
        await asyncio.gather(*[house.adviser.why(question, "192.0.2.7") for question in questions * 3])
        assert len(asked) == len(questions)

    evening(f"sqlite:///{tmp_path}/ukiyo.db", scene)


def test_nobody_is_kicked_before_others_have_waited(tmp_path: Path) -> None:
    clock = StillClock()

    async def scene(house: House) -> None:
        house.moves.patience = 60.0
        sitters = [seating.sitter("human", None, "iki", person) for person in (AKI, BEN)]
        facts = seating.new_table("iki", {}, sitters, False, AKI, clock.time())
        await house.store.run(house.store.create, facts, [])
        clock.advance(3600)
        live = await house.tables.change(facts.id, lambda _, row: seating.start(row, AKI, clock.time()))
        absent = live.table.state.seat
        other = [BEN, AKI][absent]
        for passed, left in ((0.0, 60), (0.5, 60), (58.5, 1)):
            clock.advance(passed)
            with pytest.raises(NotNow, match=f"wait {left} s more"):
                await house.moves.kick(facts.id, other, 0, absent)
        clock.advance(1.0)
        assert await house.moves.kick(facts.id, other, 0, absent)

    evening(f"sqlite:///{tmp_path}/ukiyo.db", scene, clock)


async def people_at_a_table(house: House, *people: Person) -> tuple[LiveTable, Person, list[Person]]:
    """A game that has begun, who is awaited in it, and the others."""
    sitters = [seating.sitter("human", None, "iki", person) for person in people]
    facts = seating.new_table("iki", {}, sitters, False, people[0], house.clock.time(), "novice")
    await house.store.run(house.store.create, facts, [])
    live = await house.tables.change(facts.id, lambda _, row: seating.start(row, people[0], house.clock.time()))
    awaited = people[live.table.state.seat]
    return live, awaited, [person for person in people if person != awaited]


def test_who_is_there_keeps_the_seat_and_a_jump_of_the_clock_takes_none(tmp_path: Path) -> None:
    clock = StillClock()

    async def scene(house: House) -> None:
        house.moves.patience = 60.0
        live, awaited, (other,) = await people_at_a_table(house, AKI, BEN)
        table_id, seat = live.table.facts.id, live.table.state.seat

        async def refused(why: str) -> None:
            with pytest.raises(NotNow, match=why):
                await house.moves.kick(table_id, other, 0, seat)

        clock.jumped = 86_400.0  # somebody sets the clock on the wall
        await refused("wait 60 s more")
        viewer = Viewer(awaited.id, 0)
        house.viewers.welcome(live, viewer)
        clock.advance(3600)
        await refused("is at the table, and keeps the seat")
        house.viewers.farewell(live, viewer)
        await refused("wait 60 s more")
        clock.advance(59)
        await house.tables.open(table_id, awaited)  # as for a hint, or to look how things stand
        clock.advance(59)
        await refused("wait 1 s more")
        await house.tables.open(table_id, other)
        watching = Viewer(other.id, 0)
        house.viewers.welcome(live, watching)
        assert not live.table.summary(other.id)["absent"]
        watching.news = False

        await until_swept(clock, lambda: live.table.summary(other.id)["absent"], "those who watch to be told that she may be replaced")
        assert watching.news
        house.viewers.welcome(live, viewer)
        await until_swept(clock, lambda: not live.table.summary(other.id)["absent"], "and that she is here again")
        house.viewers.farewell(live, viewer)
        clock.advance(60)
        await until_swept(clock, lambda: live.table.summary(other.id)["absent"], "and gone again")
        assert await house.moves.kick(table_id, other, 0, seat)
        assert not live.table.summary(other.id)["absent"]
        assert live.table.facts.sitters[seat].bot == "novice", "as was agreed when the table was set"

    evening(f"sqlite:///{tmp_path}/ukiyo.db", scene, clock)


def test_two_others_may_in_the_end_replace_who_is_there_and_never_moves(tmp_path: Path) -> None:
    clock = StillClock()

    async def scene(house: House) -> None:
        house.moves.patience = 60.0
        live, awaited, others = await people_at_a_table(house, AKI, BEN, Person("cleo", "Cleo"))
        table_id, seat = live.table.facts.id, live.table.state.seat
        house.viewers.welcome(live, Viewer(awaited.id, 0))
        clock.advance(60.0 * STALLING - 1)
        with pytest.raises(NotNow, match="wait 1 s more"):
            await house.moves.kick(table_id, others[0], 0, seat)
        clock.advance(1)
        assert not await house.moves.kick(table_id, others[0], 0, seat)
        assert await house.moves.kick(table_id, others[1], 0, seat)

    evening(f"sqlite:///{tmp_path}/ukiyo.db", scene, clock)


def test_who_is_connected_to_another_process_is_there_too(postgres: str) -> None:
    db, clock = new_database(postgres), StillClock()

    async def scene(house: House) -> None:
        live, awaited, _ = await people_at_a_table(house, AKI, BEN)
        elsewhere = House(settings(db), clock)
        await elsewhere.begin()
        there = await elsewhere.tables.open(live.table.facts.id)
        there.viewers.add(Viewer(awaited.id, 0))

        def heard() -> bool:
            clock.advance(SWEEP)
            return awaited.id in live.signs

        await until(heard, "the other process to say that the player is there")
        assert live.table.version == 0
        await elsewhere.end()

    evening(db, scene, clock)


def test_a_cookie_is_believed_only_as_it_was_written() -> None:
    signer = Signer(b"x" * 32)
    cookie = signer.cookie(Person("id", "Zoë"))
    assert signer.person(cookie) == Person("id", "Zoë")
    assert signer.person(None) is None
    with pytest.raises(Unknown):
        Signer(b"y" * 32).person(cookie)


def test_cookies_of_the_first_version_still_hold() -> None:
    cookie = "id.Wm_Dqw.648f9a729929dd1c5140f2d05b3bf90827852a1614ac79906611f027116aba16"
    signer = Signer(b"x" * 32)
    assert signer.person(cookie) == Person("id", "Zoë")
    for wrong in (cookie[:-1], "x" + cookie, cookie.replace(".W", ".X")):
        with pytest.raises(Unknown):
            signer.person(wrong)


def test_a_bucket_fills_again() -> None:
    clock = StillClock()
    limiter = Limiter(rate=100, burst=2, clock=clock)
    limiter.take("aki")
    limiter.take("aki")
    with pytest.raises(TooMany):
        limiter.take("aki")
    clock.advance(0.01)
    limiter.take("aki")


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
    with pytest.raises(BadOption, match="at least 16"):
        from_environment("127.0.0.1", None)
