"""The house from inside: who is slow, who fails, what is remembered and what is forgotten."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import alembic.autogenerate
import alembic.migration
import pytest
from sqlalchemy import text

from tests.battery.tables import SETTINGS, walk
from tests.server.waiting import LONG, StillClock, until
from ukiyo.engine.errors import BadOption
from ukiyo.server import replays, seating, wire
from ukiyo.server.errors import NotNow, TooMany, Unknown
from ukiyo.server.guard import Limiter
from ukiyo.server.house import SWEEP, House
from ukiyo.server.identity import Person, Signer
from ukiyo.server.live import IDLE, LiveTable, Viewer
from ukiyo.server.schema import MOVE, Base
from ukiyo.server.settings import Settings, from_environment, normal_url
from ukiyo.server.store import Store
from ukiyo.server.tables import POSITIONS, SNAPSHOT_EVERY, Entry, TableState, moves_of, opening_of
from ukiyo.server.viewers import BEAT, SLOW
from ukiyo.server.workers import AskedReview, BotFailed, Choice, Question

AKI, BEN = Person("aki", "Aki"), Person("ben", "Ben")


def settings(db: str) -> Settings:
    return Settings(db=normal_url(db), secret=b"x" * 32, pause=0.0, patience=0.0)


def evening(db: str, scene: Callable[[House], Awaitable[None]], clock: StillClock | None = None) -> None:
    """Open a house, play the scene, close it."""

    async def play() -> None:
        house = House(settings(db), clock)
        house.store.migrate()
        await house.begin()
        try:
            await scene(house)
        finally:
            await house.end()

    asyncio.run(play())


async def started(house: House, *seats: str) -> LiveTable:
    sitters = [seating.sitter("human" if seat == "me" else "bot", seat, "iki", AKI) for seat in seats]
    facts = seating.new_table("iki", {}, sitters, False, AKI, house.clock.time())
    await house.store.run(house.store.create, facts, [])
    return await house.tables.change(facts.id, lambda _, row: seating.start(row, AKI, house.clock.time()))


async def play(house: House, live: LiveTable, moves: int) -> None:
    for _ in range(moves):
        await house.moves.play(live.table.facts.id, AKI, live.table.version, live.table.state.legal()[0])


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


def test_who_missed_some_steps_is_shown_them_one_by_one_and_who_missed_many_is_told(db: str) -> None:
    """Positions are kept for the table, not for a viewer: as many as memory holds, and each through the eyes of who looks."""

    async def scene(house: House) -> None:
        live = await started(house, "me", "me")
        table = live.table
        views = {}
        for _ in range(POSITIONS // 2):
            await play(house, live, 1)
            views[table.version] = {**table.rules.view(table.state, 0), "legal": []}
        missed = [entry for entry in table.recent if entry.version > 4]
        frame = table.frame("aki", missed)
        after = {step["version"]: step for step in frame["steps"]}  # the last step of each entry is the position after it
        assert list(after) == [entry.version for entry in missed[:-1]]
        for entry in missed[:-1]:
            assert after[entry.version]["news"] == len(entry.news)
            assert after[entry.version]["view"] == {**views[entry.version], "you": frame["seat"]}
        assert all(step["view"]["you"] is None for step in table.frame(None, missed)["steps"])
        assert table.frame("aki", [])["steps"] == []
        await play(house, live, POSITIONS)
        assert table.frame("aki", list(table.recent))["steps"] == []
        assert len(table.positions) == POSITIONS

    evening(db, scene)


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
        async def fail(_: Question) -> Choice:
            raise BotFailed("the bot 'apprentice' fell asleep")

        ask = house.workers.ask
        monkeypatch.setattr(house.workers, "ask", fail)
        live = await started(house, "apprentice", "apprentice")
        table = live.table
        await until(lambda: table.trouble, "the bot to fail")
        assert "fell asleep" in table.trouble
        assert table.frame("aki", [])["table"]["trouble"] == table.trouble
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
            await house.workers.ask(Question("iki", "apprentice", state))
        house.workers.budget = LONG
        with pytest.raises(BotFailed, match="no bot called 'nobody'"):
            await house.workers.ask(Question("iki", "nobody", state))
        assert await house.workers.ask(Question("iki", "apprentice", state)) >= 0
        assert house.metrics.registry.get_sample_value("ukiyo_bot_failures_total") == 4

    evening(f"sqlite:///{tmp_path}/ukiyo.db", scene)


def house_state() -> dict[str, object]:
    return walk(SETTINGS[0], 1, 10)[0].save()


def test_a_move_can_be_taken_back_before_a_bot_answers_it(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        house.bots.pause = 0.5
        live = await started(house, "me", "novice")
        table = live.table
        while not (table.state.seat == 1 and house.bots.can_be_taken_back(live)):
            if table.state.seat == 0:
                await play(house, live, 1)
            else:
                version = table.version
                await until(lambda version=version: table.version > version, "the bot to move")  # type: ignore[misc]
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


def test_the_store_refuses_a_second_entry_of_the_same_version(db: str) -> None:
    async def scene(house: House) -> None:
        live = await started(house, "me", "me")
        house.store.append(live.table.facts.id, Entry(1, MOVE, 0, 1), None, None)
        with pytest.raises(NotNow):
            house.store.append(live.table.facts.id, Entry(1, MOVE, 0, 2), None, None)
        assert [entry.action for entry in house.store.entries(live.table.facts.id, 0)] == [1]

    evening(db, scene)


def test_tables_of_an_older_server_go_on_and_have_no_news(db: str) -> None:
    async def scene(house: House) -> None:
        live = await started(house, "me", "me")
        await play(house, live, 3)
        with house.store.engine.begin() as connection:
            connection.execute(text("ALTER TABLE entries DROP COLUMN news"))
            for table, column in (("entries", "told"), ("tables", "ended"), ("tables", "result")):
                connection.execute(text(f"ALTER TABLE {table} DROP COLUMN {column}"))
            connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
        house.store.migrate()
        house.tables.drop(live)
        live = await house.tables.open(live.table.facts.id)
        await play(house, live, 30)
        entries = house.store.entries(live.table.facts.id, 0)
        assert [entry.news for entry in entries[:3]] == [[], [], []]
        assert [entry.told for entry in entries[:3]] == [None, None, None]
        assert any(entry.news for entry in entries[3:])
        assert all(entry.told for entry in entries[3:])

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


def test_a_table_of_other_rules_is_not_guessed_at(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        live = await started(house, "me", "me")
        kept = house.store.read(live.table.facts.id)
        with pytest.raises(NotNow, match="was begun with rules 1 and components older"):
            TableState(replace(kept, facts=replace(kept.facts, components="older")))

    evening(f"sqlite:///{tmp_path}/ukiyo.db", scene)


def test_tables_nobody_looks_at_leave_memory_and_come_back(tmp_path: Path) -> None:
    clock = StillClock()

    async def scene(house: House) -> None:
        live = await started(house, "me", "me")
        await play(house, live, 3)
        clock.advance(IDLE)
        house.tables.drop_idle()
        assert live.table.facts.id in house.tables.live
        clock.advance(SWEEP)
        await until(lambda: live.table.facts.id not in house.tables.live, "the table to leave memory")
        assert (await house.tables.open(live.table.facts.id)).table.version == 3

    evening(f"sqlite:///{tmp_path}/ukiyo.db", scene, clock)


async def finished(house: House) -> LiveTable:
    live = await started(house, "me", "me")
    while live.table.facts.status == "playing":
        await play(house, live, 1)
    return live


def test_a_finished_game_is_played_through_once_and_never_on_the_stores_thread(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Many look at it at once, move by move; only its moves are read from the store, and they once."""

    async def scene(house: House) -> None:
        live = await finished(house)
        table_id, rules = live.table.facts.id, live.table.rules
        work: list[str] = []
        run = house.store.run

        async def noted(asked: Callable[..., object], *args: object) -> object:
            work.append(asked.__name__)
            return await run(asked, *args)

        monkeypatch.setattr(house.store, "run", noted)
        moves = range(live.table.state.moves + 1)
        shown = await asyncio.gather(*[house.replays.shown(table_id, move, move % 3 - 1) for move in moves])
        await asyncio.gather(house.replays.course(table_id), house.replays.record(table_id))
        assert work == ["entries"]
        state = opening_of(live.table.facts)
        for move, replayed in zip(moves, shown, strict=True):
            assert replayed["view"] == rules.view(state, move % 3 - 1)
            if not state.over:
                state.play((await house.replays.game(table_id)).moves[move].action)

    evening(db, scene)


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

        def cut_off(table_id: str, since: int) -> list[Entry]:
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

        async def review(question: AskedReview) -> list[wire.ReviewedMove]:
            asked.append(question)
            await asyncio.sleep(0)
            return []

        monkeypatch.setattr(house.workers, "review", review)
        await asyncio.gather(*[house.adviser.review(game.facts, game.moves, 0) for _ in range(5)])
        await house.adviser.review(game.facts, game.moves, 0)
        assert len(asked) == 1
        await house.adviser.review(game.facts, game.moves, 1)
        assert [question.seat for question in asked] == [0, 1]

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
                await house.moves.kick(facts.id, other, 0, absent, "novice")
        clock.advance(1.0)
        assert await house.moves.kick(facts.id, other, 0, absent, "novice")

    evening(f"sqlite:///{tmp_path}/ukiyo.db", scene, clock)


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
