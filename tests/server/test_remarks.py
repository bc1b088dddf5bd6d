"""Failed bots are reported, and bots wait for the coach's remark on a turn."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.server.scenarios import AKI, example_state, play_moves, run_scenario, start_table
from tests.server.waiting import TIMEOUT, ManualClock, until
from ukiyo.play.errors import Conflict, Forbidden
from ukiyo.server.bots.analysis import REMARK_WAIT, REPLY_WAIT
from ukiyo.server.bots.driver import REMARK_POLL
from ukiyo.server.bots.scheduler import Priority, WorkRequest
from ukiyo.server.bots.workers import BotFailed, Decision, MoveTask
from ukiyo.server.services import Services
from ukiyo.server.tables.registry import LiveTable, Subscriber

REQUEST = WorkRequest("bot", Priority.TABLE, ("aki",), "a table")


def test_a_failed_bot_is_reported_and_can_be_retried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(services: Services) -> None:
        async def fail(*_: object) -> Decision:
            raise BotFailed("the bot 'apprentice' fell asleep")

        choose_move = services.workers.choose_move
        monkeypatch.setattr(services.workers, "choose_move", fail)
        live = await start_table(services, "apprentice", "apprentice")
        services.subscribers.connect(live, Subscriber(None, 0))  # bots play without people while a spectator watches
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


async def remark_ready(services: Services) -> LiveTable:
    """Create a table at which a bot will soon respond to a move that can still be undone."""
    live = await start_table(services, "me", "novice")
    table = live.table
    while not (table.state.seat == 1 and services.bot_driver.awaits_undo(live)):
        if table.state.seat == 0:
            await play_moves(services, live, 1)
        else:
            version = table.version
            await until(lambda version=version: table.version > version, "the bot to move")  # type: ignore[misc]
    return live


def review_with_losses(
    losses: dict[int, float], meanwhile: Callable[[], Awaitable[None]] | None = None
) -> Callable[..., Awaitable[object]]:
    """A coach with a fixed cost for each move number. It calls a function before each remark."""

    async def remark(_: object, move: int, *__: object) -> object:
        if meanwhile:
            await meanwhile()
        loss = losses.get(move, 0.0)
        return {"move": move, "cost": loss, "loss": loss, "played": {}, "better": {}, "comparison": {"better": True}} if loss else None

    return remark


def test_bots_wait_for_the_coach_to_comment(tmp_path: Path) -> None:
    async def scenario(services: Services) -> None:
        services.bot_driver.delay = 0.5
        live = await remark_ready(services)
        version, waking = live.table.version, clock.now + services.bot_driver.delay
        waits: list[float] = []

        async def wait_for_remark() -> None:
            waits.append(live.bots_wait_until - clock.now)

        services.workers.find_mistake = review_with_losses({live.table.state.moves - 1: 0.2}, wait_for_remark)  # type: ignore[method-assign, assignment]
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
    """The opening turns choose characters and stalls. Cards are drawn after the last opening turn."""

    async def scenario(services: Services) -> None:
        live = await start_table(services, "me", "me")
        table = live.table

        async def remark() -> tuple[int | None, bool]:
            remark = await services.analysis.remark(table.info.id, AKI, table.version)
            return remark["mistake"] and remark["mistake"]["move"], remark["undo"]

        services.workers.find_mistake = review_with_losses({0: 0.3, 1: 0.1, 2: 0.2, 3: 0.4})  # type: ignore[method-assign, assignment]
        await play_moves(services, live, 1)
        assert await remark() == (None, False), "the turn is not over"
        await play_moves(services, live, 1)
        assert await remark() == (0, True)
        assert await remark() == (None, False), "the remark was already sent"
        await services.moves.undo(table.info.id, AKI, table.version, to=1)
        assert table.state.moves == 1
        with pytest.raises(Forbidden):
            await remark()
        await play_moves(services, live, 1)
        assert await remark() == (None, False), "the remark was shown and the game continued"
        with pytest.raises(Conflict, match="You can't undo that"):
            await services.moves.undo(table.info.id, AKI, table.version, to=2)
        await play_moves(services, live, 1)
        assert await remark() == (2, True), "after the next choice the remark would be too late"
        await play_moves(services, live, 1)
        assert await remark() == (3, False), "a costlier move also gets a remark"

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario)


def test_undone_moves_get_no_remark(tmp_path: Path) -> None:
    async def scenario(services: Services) -> None:
        live = await start_table(services, "me", "me")
        table = live.table

        async def undo_move() -> None:
            if not regrets:
                regrets.append(table.version)
                await services.moves.undo(table.info.id, AKI, table.version)
                await play_moves(services, live, 1)

        for losses, expected in (({1: 0.2}, None), ({0: 0.1, 1: 0.2}, 0)):
            await play_moves(services, live, 2)
            regrets: list[int] = []
            services.workers.find_mistake = review_with_losses(losses, undo_move)  # type: ignore[method-assign, assignment]
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
