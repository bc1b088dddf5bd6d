"""Subscribers: slow clients skip versions, and blocked or disconnected ones are removed."""

import asyncio
import json
from pathlib import Path

import pytest

from tests.server.scenarios import play_moves, run_scenario, start_table
from tests.server.waiting import TIMEOUT, ManualClock, until
from ukiyo.engine.generator import MIN_SECRET_SEED
from ukiyo.play.table_core import POSITIONS_IN_MEMORY
from ukiyo.server.core.clock import Clock
from ukiyo.server.services import Services
from ukiyo.server.tables.registry import Subscriber
from ukiyo.server.tables.subscribers import HEARTBEAT_CHECK_SECONDS, HEARTBEAT_SECONDS


@pytest.mark.any_store
def test_a_slow_subscriber_skips_to_the_latest_state_without_delaying_others(db: str) -> None:
    async def scenario(services: Services) -> None:
        live = await start_table(services, "me", "me")
        received: list[str] = []
        gate = asyncio.Event()

        async def slowly(text: str) -> None:
            await gate.wait()
            received.append(text)

        subscriber = Subscriber(None, 0)
        services.subscribers.connect(live, subscriber)
        watching = asyncio.create_task(services.subscribers.send_updates(live, subscriber, slowly))
        await play_moves(services, live, 30)
        assert received == []
        gate.set()
        await until(lambda: len(received) >= 2 and not subscriber.wake_event.is_set(), "two frames")
        assert len(received) == 2, "the blocked frame, and one with everything after it"
        assert [event["version"] for event in json.loads(received[1])["events"]] == list(range(1, 31))
        watching.cancel()

    run_scenario(db, scenario, ManualClock())


@pytest.mark.any_store
def test_a_few_missed_steps_are_sent_but_many_are_skipped(db: str) -> None:
    """States are cached per table instead of per subscriber, up to a limit. Each subscriber sees its own seat's view."""

    async def scenario(services: Services) -> None:
        live = await start_table(services, "me", "me", seed=MIN_SECRET_SEED)  # the number of effects of a move depends on chance
        table = live.table
        views = {}
        for _ in range(POSITIONS_IN_MEMORY // 2):
            await play_moves(services, live, 1)
            views[table.version] = [{**table.rules.view(table.state, seat), "legal": []} for seat in (0, 1)]
        missed = [event for event in table.recent if event.version > 4]
        frame = table.frame("aki", len(missed))
        # The last step of each event is the state after it. After the last event, it is the frame itself.
        after = {step["version"]: step for step in frame["steps"] if step["version"] < table.version}
        assert list(after) == [event.version for event in missed[:-1]]
        for event in missed[:-1]:
            assert after[event.version]["effects"] == len(event.effects)
            assert after[event.version]["view"] == views[event.version][frame["seat"]]
        assert all(step["view"]["you"] is None for step in table.frame(None, len(missed))["steps"])
        assert table.frame("aki")["steps"] == []
        await play_moves(services, live, POSITIONS_IN_MEMORY)
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


def checks_heartbeats(clock: ManualClock) -> bool:
    """Return whether a task sleeps until the next check."""
    return any(at == clock.now + HEARTBEAT_CHECK_SECONDS for at, _ in clock.sleepers)


def test_idle_subscribers_get_heartbeats(tmp_path: Path) -> None:
    clock = ManualClock()

    async def scenario(services: Services) -> None:
        live = await start_table(services, "me", "me")
        received: list[str] = []

        async def note(text: str) -> None:
            received.append(json.loads(text)["type"])

        subscriber = Subscriber(None, 0)
        services.subscribers.connect(live, subscriber)
        watching = asyncio.create_task(services.subscribers.send_updates(live, subscriber, note))
        await until(lambda: received == ["frame"], "a frame")
        clock.advance(HEARTBEAT_SECONDS)
        await until(lambda: received == ["frame", "heartbeat"], "a heartbeat")
        clock.advance(HEARTBEAT_SECONDS / 2)
        live.broadcast()
        await until(lambda: received == ["frame", "heartbeat", "frame"], "another frame")
        for _ in range(int(HEARTBEAT_SECONDS)):
            assert received == ["frame", "heartbeat", "frame"], "a subscriber that received a frame needs no heartbeat"
            await until(lambda: checks_heartbeats(clock), "the next check")
            clock.advance(HEARTBEAT_CHECK_SECONDS)
        await until(lambda: received == ["frame", "heartbeat", "frame", "heartbeat"], "another heartbeat")
        watching.cancel()

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario, clock)
