"""Plays a game on a server that is killed at every step of saving a move and sending its notifications.

Players must be notified of every turn by push, email and webhook. Duplicates must have the same key.

    python -m tests.server.crash_outbox --kills 1000
"""

import argparse
import asyncio
import os
import random
import signal
import tempfile
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from rich.progress import track
from sqlalchemy import select

from tests.commands import FORK_SERVER
from tests.server.receivers import Receivers, receiving
from tests.server.scenarios import AKI, BEN, settings
from tests.server.waiting import ManualClock
from ukiyo.play.kinds import PLAYING
from ukiyo.play.table_info import opening_of
from ukiyo.server.core.settings import Settings
from ukiyo.server.db.database import Database
from ukiyo.server.db.outbox import LEASE, ClaimedMessage
from ukiyo.server.db.schema import DeviceRow, NotificationSettingsRow, OutboxRow, PersonRow
from ukiyo.server.people.people import Preferences
from ukiyo.server.services import Services
from ukiyo.server.tables import seating
from ukiyo.server.tables.notification_requests import MIN_DELAY, short_hash
from ukiyo.server.tables.repository import TableRepository

P = ParamSpec("P")
T = TypeVar("T")

KEY = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAE"
PEOPLE = (AKI, BEN)
STEPS = 40  # maximum steps before a server is killed; a turn takes about twenty


class KillSwitch(Services):
    """Kills the process before or after a certain step: a database transaction or a request to another server."""

    def __init__(self, known: Settings, clock: ManualClock, steps: int) -> None:
        super().__init__(known, clock)
        self.steps = steps
        run, send = self.database.run_urgent, self.sender.channels.send

        async def run_urgent(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
            self.step()
            done = await run(work, *args, **kwargs)
            self.step()
            return done

        async def sending(outgoing: ClaimedMessage, content: dict[str, Any]) -> None:
            self.step()
            await send(outgoing, content)
            self.step()

        self.database.run_urgent = run_urgent  # type: ignore[method-assign]
        self.sender.channels.send = sending  # type: ignore[method-assign]

    def step(self) -> None:
        self.steps -= 1
        if self.steps == 0:
            os.kill(os.getpid(), signal.SIGKILL)


def run_server(known: Settings, table_id: str, now: float, steps: int, seed: int) -> None:
    """Run a server: send the remaining notifications, then play turns and send their notifications."""

    async def play() -> None:
        clock, chance = ManualClock(), random.Random(seed)
        clock.now = now
        services = KillSwitch(known, clock, steps)
        services.tables.on_turn = lambda _: None
        await services.database.run(services.sender.outbox.release_all)
        await empty_outbox(services, clock)
        live = await services.tables.open(table_id)
        while live.table.info.status == PLAYING:
            seat = live.table.state.seat
            while live.table.info.status == PLAYING and live.table.state.seat == seat:
                legal = live.table.state.legal()
                await services.moves.play(table_id, PEOPLE[seat], live.table.version, chance.choice(legal))
            await empty_outbox(services, clock)

    asyncio.run(play())


async def empty_outbox(services: Services, clock: ManualClock) -> None:
    """Wait until the outbox is empty."""
    clock.advance(MIN_DELAY)
    while await services.database.run_read(services.sender.outbox.due_channels, clock.time()):
        await services.sender.send_due()
        await services.sender.drain()


@dataclass
class Figures:
    kills: int = 0
    games: int = 0
    notices: int = 0
    sendings: int = 0
    repeated: int = 0


def set_up(known: Settings, receivers: Receivers) -> None:
    database = Database(known.db)
    database.migrate()
    services = Services(known, ManualClock())
    for person in PEOPLE:
        services.people.save_now(person, Preferences(), create=True)
        endpoint, browser = f"{receivers.url}/push/{person.id}", receivers.browser(person.id)
        with database.session() as session:
            row = session.get(PersonRow, person.id)
            assert row is not None
            row.email = f"{person.id}@example.org"
            hook = f"{receivers.url}/hook/{person.id}"
            session.add(
                NotificationSettingsRow(
                    person=person.id, enabled=["push", "email", "webhook"], immediate=True, webhook=hook, webhook_style="json"
                )
            )
            session.add(DeviceRow(id=short_hash(endpoint), person=person.id, endpoint=endpoint, name="", created_at=0.0, **browser.keys()))
    database.close()


def new_game(known: Settings, now: float) -> str:
    database = Database(known.db)
    occupants = [seating.new_occupant("human", None, "iki", person) for person in PEOPLE]
    info = seating.new_table("iki", {}, occupants, False, AKI, now, "novice")
    TableRepository(database).create(info, [])
    TableRepository(database).change(info.id, lambda _, row: seating.start(row, AKI, now))
    database.close()
    return info.id


def expected(known: Settings, table_id: str) -> set[str]:
    """Return the notifications that the saved moves require: the start, every turn and the end."""
    database = Database(known.db)
    with database.session(reading=True) as session:
        assert not session.scalars(select(OutboxRow.idempotency_key).where(OutboxRow.sent_at.is_(None))).all(), "something was not sent"
    state = opening_of(TableRepository(database).read(table_id).info)
    keys = {f"turn/{table_id}/0/{PEOPLE[state.seat].id}", *([f"started/{table_id}//{BEN.id}"] if PEOPLE[state.seat] == AKI else [])}
    for event in TableRepository(database).events(table_id, 0):
        before = state.seat
        state.play(event.action)
        if state.over:
            keys.add(f"over/{table_id}//{PEOPLE[1 - before].id}")
        elif state.seat != before:
            keys.add(f"turn/{table_id}/{event.version}/{PEOPLE[state.seat].id}")
    assert state.over
    database.close()
    return keys


def send_with_crashes(known: Settings, receivers: Receivers, kills: int, seed: int, watch: Callable[[range], Any] = iter) -> Figures:
    """Kill this many servers, let one run until everything is sent, and compare."""
    chance, figures = random.Random(seed), Figures()
    now, tables = 1_000_000.0, [new_game(known, 1_000_000.0)]

    def run_until_killed(steps: int) -> int | None:
        nonlocal now
        now += 10 * LEASE
        child = FORK_SERVER.Process(target=run_server, args=(known, tables[-1], now, steps, chance.randrange(10**9)))
        child.start()
        child.join()
        return child.exitcode

    for _ in watch(range(kills)):
        while (code := run_until_killed(chance.randrange(1, STEPS))) != -signal.SIGKILL:
            assert code == 0, "A server stopped before it was killed, but no game was over."
            tables.append(new_game(known, now))
        figures.kills += 1
    assert run_until_killed(0) == 0
    keys = {
        "push": Counter(pushed.payload["id"] for _, pushed in receivers.pushed),
        "email": Counter(str(email["Message-ID"])[1:].partition("@")[0] for email in receivers.emails),
        "webhook": Counter(call.key for _, call in receivers.called),
    }
    expected_keys = set[str]().union(*[expected(known, table) for table in tables])
    assert set(keys["push"]) == {short_hash(once) for once in expected_keys}, "a push was lost or is unexpected"
    for channel in ("email", "webhook"):
        assert set(keys[channel]) == {short_hash(f"{once}/{channel}") for once in expected_keys}, f"a {channel} was lost or is unexpected"
    figures.games, figures.notices = len(tables), len(expected_keys)
    figures.sendings = sum(counter.total() for counter in keys.values())
    figures.repeated = figures.sendings - sum(len(counter) for counter in keys.values())
    return figures


def run(directory: Path, kills: int, seed: int, watch: Callable[[range], Any] = iter) -> Figures:
    with receiving() as receivers:
        where: dict[str, Any] = {"smtp": receivers.smtp, "email_from": "ukiyo@example.org", "url": "https://ukiyo.example.org"}
        known = replace(settings(f"sqlite:///{directory}/outbox.db"), vapid=KEY, allow_private_hosts=True, notification_delay=0.0, **where)
        set_up(known, receivers)
        return send_with_crashes(known, receivers, kills, seed, watch)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as directory:
        figures = run(Path(directory), arguments.kills, arguments.seed, lambda kills: track(kills, "Killing senders"))
    print(
        f"{figures.kills} kills in {figures.games} games, {figures.notices} notifications on three channels, {figures.sendings} deliveries:"
        f" none lost, none unexpected; {figures.repeated} were repeated with the same key."
    )


if __name__ == "__main__":
    main()
