"""Replays, reviews and explanations of finished games: computed once, cached, and readable after a change of rules."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import text

from tests.server.scenarios import finished_table, run_scenario, start_table
from tests.server.waiting import ManualClock
from ukiyo.engine.record import parse_record
from ukiyo.games import game
from ukiyo.play import coaching
from ukiyo.play.coaching import CompareTask
from ukiyo.play.errors import Conflict
from ukiyo.play.events import Event, moves_of
from ukiyo.play.table_info import opening_of
from ukiyo.server.bots.analysis import MAX_RUNNING
from ukiyo.server.bots.scheduler import WorkRequest
from ukiyo.server.bots.workers import ReviewTask
from ukiyo.server.services import Services
from ukiyo.server.tables import replays


def test_a_finished_game_stays_readable_after_a_change_of_rules(db: str) -> None:
    """Scores, log, record and chart stay available without states. If the result differs under the current rules, they are unavailable."""

    async def scenario(services: Services) -> None:
        first, second = await finished_table(services), await finished_table(services)
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
        later_record = parse_record(await services.replays.record(ids[0]))
        assert (later_record.rules, later_record.components) == (99, "older")
        assert (later_record.moves, later_record.scores, later_record.seed) == (record.moves, record.scores, record.seed)
        assert await services.replays.course(ids[0]) == course
        for table_id, reason in ((ids[0], "was created with rules 99"), (ids[1], "current rules give a different result")):
            with pytest.raises(Conflict, match=f"{reason}.*The record and scores are still available"):
                await services.replays.replayed(table_id, 3, 0)
            assert (await services.replays.record(table_id)).startswith("ukiyo record 1")

    run_scenario(db, scenario)


@pytest.mark.any_store
def test_a_finished_game_is_replayed_once_outside_the_database_thread(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Many readers request the game in parallel, move by move. Its moves are read from the database once."""

    async def scenario(services: Services) -> None:
        live = await finished_table(services)
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
        played = await finished_table(services)
        events = moves_of(services.tables.repository.events(played.table.info.id, 0))
        ids = [played.table.info.id]
        for name in ("two", "three"):
            services.tables.repository.create(replace(played.table.info, id=name), events)
            ids.append(name)
        first = await services.replays.game(ids[0])
        for table_id in (ids[1], ids[0], ids[2]):
            await services.replays.game(table_id)
        assert list(services.replays.cache) == [ids[0], "three"], "the least recently used game is evicted"
        assert await services.replays.game(ids[0]) is first
        playing = await start_table(services, "me", "me")
        with pytest.raises(Conflict, match="not over"):
            await services.replays.game(playing.table.info.id)

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario)


def test_a_failed_read_of_a_finished_game_is_repeated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(services: Services) -> None:
        table_id = (await finished_table(services)).table.info.id

        def fail_read(*_: object) -> list[Event]:
            raise OSError("the line to the store is cut")

        with monkeypatch.context() as broken:
            broken.setattr(services.tables.repository, "events", fail_read)
            with pytest.raises(OSError, match="cut"):
                await services.replays.game(table_id)
        assert (await services.replays.game(table_id)).end.over

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario)


def test_parallel_requests_for_a_review_share_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(services: Services) -> None:
        game = await services.replays.game((await finished_table(services)).table.info.id)
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

        async def compare(task: CompareTask, _: WorkRequest) -> list[coaching.MoveComparison]:
            tasks.append(task)
            await asyncio.sleep(0)
            return [{"action": 0, "other_action": 0, "better": True, "worse": False, "win": 0.5, "score": 9.0, "reasons": []}]

        monkeypatch.setattr(services.workers, "compare", compare)
        state = game("iki").new(2, 1).save()
        questions = [CompareTask("iki", state, [action, 0]) for action in range(MAX_RUNNING["answer"])]
        await asyncio.gather(*[services.analysis.compare(task, "192.0.2.7") for task in questions * 3])
        assert len(tasks) == len(questions)

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario)
