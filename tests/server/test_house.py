"""The house from inside: who is slow, who fails, what is remembered and what is forgotten."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import alembic.autogenerate
import alembic.migration
import pytest
from sqlalchemy import text

from tests.battery.tables import SETTINGS, walk
from ukiyo.engine.errors import BadOption
from ukiyo.server import live as living
from ukiyo.server import seating
from ukiyo.server.errors import NotNow, TooMany, Unknown
from ukiyo.server.guard import Limiter
from ukiyo.server.identity import Person, Signer
from ukiyo.server.live import House, Live, Viewer
from ukiyo.server.schema import MOVE, Base
from ukiyo.server.settings import Settings, from_environment, normal_url
from ukiyo.server.store import Store
from ukiyo.server.tables import SNAPSHOT_EVERY, Entry, Table
from ukiyo.server.workers import BotFailed, Question

AKI = Person("aki", "Aki")


def settings(db: str) -> Settings:
    return Settings(db=normal_url(db), secret=b"x" * 32, pause=0.0, patience=0.0)


def evening(db: str, scene: Callable[[House], Awaitable[None]]) -> None:
    """Open a house, play the scene, close it."""

    async def play() -> None:
        house = House(settings(db))
        house.store.migrate()
        await house.begin()
        try:
            await scene(house)
        finally:
            await house.end()

    asyncio.run(play())


async def started(house: House, *seats: str) -> Live:
    sitters = [seating.sitter("human" if seat == "me" else "bot", seat, "iki", AKI) for seat in seats]
    facts = seating.new_table("iki", {}, sitters, False, AKI)
    await house.store.run(house.store.create, facts, [])
    return await house.change(facts.id, lambda _, row: seating.start(row, AKI))


async def play(house: House, live: Live, moves: int) -> None:
    for _ in range(moves):
        await house.play(live.table.facts.id, AKI, live.table.version, live.table.state.legal()[0])


def test_a_viewer_who_takes_nothing_holds_nobody_up_and_then_hears_all_at_once(db: str) -> None:
    async def scene(house: House) -> None:
        live = await started(house, "me", "me")
        taken: list[str] = []
        door = asyncio.Event()

        async def slowly(text: str) -> None:
            await door.wait()
            taken.append(text)

        viewer = Viewer(None, 0)
        house.welcome(live, viewer)
        watching = asyncio.create_task(house.watch(live, viewer, slowly))
        await play(house, live, 30)
        assert taken == []
        door.set()
        await asyncio.sleep(0.1)
        assert len(taken) == 2, "the frame that was stuck, and one with everything since"
        assert [entry["version"] for entry in json.loads(taken[1])["entries"]] == list(range(1, 31))
        watching.cancel()

    evening(db, scene)


def test_who_takes_nothing_for_long_is_dropped_and_who_hears_nothing_for_long_gets_a_sign_of_life(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(living, "BEAT", 0.05)
    monkeypatch.setattr(living, "SLOW", 0.1)

    async def scene(house: House) -> None:
        live = await started(house, "me", "me")
        heard: list[str] = []

        async def note(text: str) -> None:
            heard.append(json.loads(text)["type"])

        async def never(_: str) -> None:
            await asyncio.sleep(60)

        viewer = Viewer(None, 0)
        house.welcome(live, viewer)
        watching = asyncio.create_task(house.watch(live, viewer, note))
        with pytest.raises(TimeoutError):
            await house.watch(live, Viewer(None, 0), never)
        watching.cancel()
        assert heard[:2] == ["frame", "beat"]

    evening(f"sqlite:///{tmp_path}/ukiyo.db", scene)


def test_a_table_whose_bot_fails_says_so_and_goes_on_when_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House) -> None:
        async def fail(_: Question) -> int:
            raise BotFailed("the bot 'apprentice' fell asleep")

        ask = house.workers.ask
        monkeypatch.setattr(house.workers, "ask", fail)
        live = await started(house, "apprentice", "apprentice")
        table = live.table
        await asyncio.sleep(0.05)
        assert "fell asleep" in table.trouble
        assert table.frame("aki", [])["table"]["trouble"] == table.trouble
        assert table.version == 0
        monkeypatch.setattr(house.workers, "ask", ask)
        await house.go_on(table.facts.id, AKI, "novice")
        assert table.trouble == ""
        assert table.facts.sitters[table.recent[0].seat].bot == "novice"
        for _ in range(200):
            await asyncio.sleep(0.05)
            if table.version > 5:
                break
        assert table.version > 5

    evening(f"sqlite:///{tmp_path}/ukiyo.db", scene)


def test_a_bot_that_thinks_too_long_or_stumbles_fails_and_the_next_question_is_answered(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        state = house_state()
        house.workers.budget = 0.001
        with pytest.raises(BotFailed, match=r"thought for more than 0.001 s"):
            await house.workers.ask(Question("iki", "apprentice", state))
        house.workers.budget = 20
        with pytest.raises(BotFailed, match="no bot 'nobody'"):
            await house.workers.ask(Question("iki", "nobody", state))
        assert await house.workers.ask(Question("iki", "apprentice", state)) >= 0
        assert house.metrics.registry.get_sample_value("ukiyo_bot_failures_total") == 4

    evening(f"sqlite:///{tmp_path}/ukiyo.db", scene)


def house_state() -> dict[str, object]:
    return walk(SETTINGS[0], 1, 10)[0].save()


def test_a_move_can_be_taken_back_before_a_bot_answers_it(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        house.settings = replace(house.settings, pause=0.5)
        live = await started(house, "me", "novice")
        table = live.table
        for _ in range(2000):
            state = table.state
            if state.seat == 1 and state.mover == 0 and state.undo_floor < state.moves:
                break
            if state.seat == 0:
                await play(house, live, 1)
            await asyncio.sleep(0.005)
        version = table.version
        await house.undo(table.facts.id, AKI, version)
        assert table.state.seat == 0
        await asyncio.sleep(0.7)
        assert table.version == version + 1, "the bot does not answer a move that was taken back"

    evening(f"sqlite:///{tmp_path}/ukiyo.db", scene)


def test_opening_a_long_table_replays_a_little_and_not_all(db: str) -> None:
    async def scene(house: House) -> None:
        live = await started(house, "me", "me")
        while live.table.facts.status == "playing":
            await play(house, live, 1)
        kept = await house.store.run(house.store.read, live.table.facts.id)
        assert kept.snapshot is not None
        assert len(kept.entries) < 3 * SNAPSHOT_EVERY < live.table.version
        begun = time.perf_counter()
        opened = Table(kept)
        assert time.perf_counter() - begun < 0.5
        assert opened.state.save() == live.table.state.save()
        assert opened.version == live.table.version

    evening(db, scene)


def test_undo_goes_back_past_a_snapshot_never_and_to_the_same_position_always(db: str) -> None:
    """Moves and undos by the hundred, opened anew after each: memory and store agree."""

    async def scene(house: House) -> None:
        live = await started(house, "me", "me")
        for number in range(120):
            table = live.table
            if number % 3 == 2 and table.state.undo_floor < table.state.moves:
                await house.undo(table.facts.id, AKI, table.version)
            else:
                await play(house, live, 1)
            opened = Table(await house.store.run(house.store.read, table.facts.id))
            assert opened.state.save() == table.state.save()
            assert opened.line == table.line

    evening(db, scene)


def test_the_store_refuses_a_second_entry_of_the_same_version(db: str) -> None:
    async def scene(house: House) -> None:
        live = await started(house, "me", "me")
        house.store.append(live.table.facts.id, Entry(1, MOVE, 0, 1), None, False)
        with pytest.raises(NotNow):
            house.store.append(live.table.facts.id, Entry(1, MOVE, 0, 2), None, False)
        assert [entry.action for entry in house.store.entries(live.table.facts.id, 0)] == [1]

    evening(db, scene)


def test_tables_of_an_older_server_go_on_and_have_no_news(db: str) -> None:
    async def scene(house: House) -> None:
        live = await started(house, "me", "me")
        await play(house, live, 3)
        with house.store.engine.begin() as connection:
            connection.execute(text("ALTER TABLE entries DROP COLUMN news"))
            connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
        house.store.migrate()
        house.forget(live)
        live = await house.open(live.table.facts.id)
        await play(house, live, 30)
        entries = house.store.entries(live.table.facts.id, 0)
        assert [entry.news for entry in entries[:3]] == [[], [], []]
        assert any(entry.news for entry in entries[3:])

    evening(db, scene)


def test_a_table_that_notes_the_bytes_of_the_components_goes_on(db: str) -> None:
    async def scene(house: House) -> None:
        live = await started(house, "me", "me")
        await play(house, live, 3)
        with house.store.engine.begin() as connection:
            connection.execute(text("UPDATE tables SET components = 'cdfee9b7e2934e30'"))
        house.forget(live)
        live = await house.open(live.table.facts.id)
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


def test_a_table_of_other_rules_is_not_guessed_at(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        live = await started(house, "me", "me")
        kept = house.store.read(live.table.facts.id)
        with pytest.raises(NotNow, match="was begun with rules 1 and components older"):
            Table(replace(kept, facts=replace(kept.facts, components="older")))

    evening(f"sqlite:///{tmp_path}/ukiyo.db", scene)


def test_tables_nobody_looks_at_are_forgotten_and_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(living, "SWEEP", 0.02)
    monkeypatch.setattr(living, "FORGET", 0.05)

    async def scene(house: House) -> None:
        live = await started(house, "me", "me")
        await play(house, live, 3)
        await asyncio.sleep(0.3)
        assert live.table.facts.id not in house.live
        assert (await house.open(live.table.facts.id)).table.version == 3

    evening(f"sqlite:///{tmp_path}/ukiyo.db", scene)


def test_a_cookie_is_believed_only_as_it_was_written() -> None:
    signer = Signer(b"x" * 32)
    cookie = signer.cookie(Person("id", "Zoë"))
    assert signer.person(cookie) == Person("id", "Zoë")
    assert signer.person(None) is None
    with pytest.raises(Unknown):
        Signer(b"y" * 32).person(cookie)


def test_a_bucket_fills_again() -> None:
    limiter = Limiter(rate=100, burst=2)
    limiter.take("aki")
    limiter.take("aki")
    with pytest.raises(TooMany):
        limiter.take("aki")
    time.sleep(0.02)
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
