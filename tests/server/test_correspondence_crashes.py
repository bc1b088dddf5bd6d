"""A fast-forwarded correspondence game between four people. One of them stays away, is replaced by a bot and returns.

The server dies between any two steps with the database or another server, repeatedly. This happens within the test process, where each step
can be chosen and the clock only moves when the test advances it. `tests.server.crash_outbox` kills real processes, with real receivers.
"""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast

import pytest
import sqlalchemy.event
from sqlalchemy import select

from tests.server.conftest import new_store
from tests.server.scenarios import AKI, BEN, settings
from tests.server.waiting import ManualClock, until
from ukiyo.engine.generator import MIN_SECRET_SEED
from ukiyo.engine.state import Seat
from ukiyo.play.events import Event
from ukiyo.play.kinds import MOVE, OVER
from ukiyo.play.table_info import TableInfo, opening_of
from ukiyo.play.time_control import DAY, TIME_CONTROLS
from ukiyo.server.bots import worker_process
from ukiyo.server.bots.driver import RESUME_INTERVAL
from ukiyo.server.bots.workers import Decision, MoveTask
from ukiyo.server.core.identity import Person
from ukiyo.server.core.settings import Settings
from ukiyo.server.db.database import Database, GroupedWork
from ukiyo.server.db.outbox import LEASE, ClaimedMessage
from ukiyo.server.db.schema import DeviceRow, NotificationSettingsRow, OutboxRow, PersonRow, RatedRow
from ukiyo.server.services import TASK_INTERVAL, Services
from ukiyo.server.tables import seating
from ukiyo.server.tables.notification_requests import MIN_DELAY, short_hash
from ukiyo.server.tables.registry import LiveTable
from ukiyo.server.tables.repository import TableRepository, events_after, info_of, load_row

P = ParamSpec("P")
T = TypeVar("T")

PEOPLE = [AKI, BEN, Person("cho", "Cho"), Person("dai", "Dai")]
CHANNELS = [["push"], ["email"], ["push", "email", "webhook"], ["webhook"]]
ABSENT_SEAT: Seat = 2
TURNS_BEFORE_LEAVING = 4  # turns after which the person stays away
TAKEOVER_BOT = "novice"
BOT_MOVES_BEFORE_RETURN = 12  # moves of the bot after which the person returns
STEADY = TIME_CONTROLS["steady"]
THINKING_SHARES = [0.0, 0.01, 0.03, 0.1, 0.5, 0.9]  # share of the remaining time before the first move of a turn
SHORT_DELAY = 30.0  # extra seconds: too few for a notification of the turn
FURTHER_MOVE_DELAY = 7.0  # seconds before each further move
REPEATED_KILL_SHARE = 0.02  # share of the steps at which the server is killed again


class Killed(BaseException):
    """Raised when the server is killed. No code catches this exception."""


def skip_disk_syncs(database: Database, statements: dict[Any, Any]) -> None:
    """Skip disk syncs, because there are no power failures, and reuse the previous server's compiled statements."""
    if database.sqlite:
        sqlalchemy.event.listen(database.engine, "connect", lambda connection, _: connection.execute("PRAGMA synchronous=OFF"))
    database.engine = database.engine.execution_options(compiled_cache=statements)


class ExpectedTable:
    """Computes the expected clocks, notifications and shares of moves from the events and the rules."""

    def __init__(self, info: TableInfo) -> None:
        self.table = info.id
        self.state = opening_of(info)
        self.version, self.at = 0, info.started_at
        self.banks = [STEADY["bank_seconds"]] * len(PEOPLE)
        self.mover: Seat | None = None
        self.absent = False  # whether the bot plays
        self.takeover_version = 0  # the version at which the bot took over
        self.own, self.turns = Counter[Seat](), Counter[Seat]()
        self.bot_moves: list[int] = []  # the versions of the bot's moves
        self.to_move: Seat | None = self.state.seat
        self.since = 0, self.at, self.banks[0]  # the version, time and remaining time at the start of the person's turn
        self.grace = MIN_DELAY  # initial seconds in which a player can move without being notified
        self.notifications: dict[str, Seat] = {}
        for seat in range(1, len(PEOPLE)):  # the person who started the game is not notified
            if seat != self.to_move:
                self.expect_notification("started", seat)

    def expect_notification(self, kind: str, seat: Seat, mark: object = "") -> None:
        self.notifications[f"{kind}/{self.table}/{mark}/{PEOPLE[seat].id}"] = seat

    def read_events(self, events: list[Event]) -> None:
        for event in events:
            if self.to_move is not None:
                self.banks[self.to_move] -= event.created_at - self.at
            if event.kind == MOVE:
                self.apply_move(event)
            elif event.bot:
                self.absent, self.takeover_version = True, event.version
                self.expect_notification("takeover", event.seat)
            else:
                self.absent = False
                self.banks[event.seat] = max(self.banks[event.seat], STEADY["increment_seconds"])
            self.version, self.at = event.version, event.created_at
            self.start_turn(None if self.state.over or (self.absent and self.state.seat == ABSENT_SEAT) else self.state.seat)

    def apply_move(self, event: Event) -> None:
        if self.mover is not None and self.mover != event.seat:
            self.banks[self.mover] = min(STEADY["cap_seconds"], max(0.0, self.banks[self.mover]) + STEADY["increment_seconds"])
        if self.to_move is None:
            self.bot_moves.append(event.version)
        else:
            self.own[event.seat] += 1
            self.turns[event.seat] += self.mover != event.seat
        self.mover = event.seat
        self.state.play(event.action)
        for seat in range(len(PEOPLE)) if self.state.over else ():
            if seat != self.to_move:
                self.expect_notification("over", seat)

    def start_turn(self, seat: Seat | None) -> None:
        """The previous player was notified after a delay, and reminded if the time was nearly used up."""
        if seat == self.to_move:
            return
        if self.to_move is not None:
            version, turn_started_at, remaining = self.since
            if self.at - turn_started_at >= self.grace:
                self.expect_notification("turn", self.to_move, version)
            if self.at - turn_started_at >= 0.8 * remaining:
                self.expect_notification("reminder", self.to_move, version)
        self.to_move, self.grace = seat, Settings.notification_delay
        if seat is not None:
            self.since = self.version, self.at, self.banks[seat]

    def notification_keys(self) -> set[str]:
        """Return the notifications that must have arrived on each of the person's channels."""
        return {
            f"{once}/{short_hash(PEOPLE[seat].id) if channel == 'push' else channel}"
            for once, seat in self.notifications.items()
            for channel in CHANNELS[seat]
        }


class CrashTest:
    """The data that outlives the server: the database, the time, the people and the received notifications."""

    def __init__(self, server_settings: Settings) -> None:
        self.settings = server_settings
        self.clock = ManualClock()
        self.chance = random.Random(1)
        self.kills = Counter[tuple[str, str]]()  # per step before and after
        self.received = Counter[str]()
        self.statements: dict[Any, Any] = {}
        self.uncertain: set[str] = set()  # notifications that arrived but were not yet marked as sent when the server died
        database = Database(server_settings.db)
        database.migrate()
        occupants = [seating.new_occupant("human", None, "iki", person) for person in PEOPLE]
        info = seating.new_table("iki", {}, occupants, False, AKI, self.clock.now, TAKEOVER_BOT, STEADY, rated=True)
        info = replace(info, seed=MIN_SECRET_SEED)
        for person, channels in zip(PEOPLE, CHANNELS, strict=True):
            self.register(database, person, channels)
        TableRepository(database).create(info, [])
        TableRepository(database).change(info.id, lambda _, row: seating.start(row, AKI, self.clock.now, self.clock.now))
        database.close()
        self.table, self.expected = info.id, ExpectedTable(info)

    def register(self, database: Database, person: Person, channels: list[str]) -> None:
        with database.session() as session:
            about = {"language": "en", "time_zone": "UTC", "email": f"{person.id}@example.org"}
            session.add(PersonRow(id=person.id, name=person.name, created_at=0.0, last_seen_at=0.0, **about))
            session.add(
                NotificationSettingsRow(
                    person=person.id, enabled=[*channels, "reminder"], immediate=False, webhook="https://example.org/", webhook_style="json"
                )
            )
            session.add(DeviceRow(id=short_hash(person.id), person=person.id, endpoint="", p256dh="", auth="", name="", created_at=0.0))

    def services(self) -> Services:
        """A server that dies when `step` raises an exception. Its bots respond immediately."""
        services, unnoted, last, dead = Services(self.settings, self.clock), set[str](), "open", False
        run = services.database.run_urgent
        skip_disk_syncs(services.database, self.statements)

        def step(name: str) -> None:
            nonlocal last, dead
            gap, last = (last, name), name
            if not dead and (gap not in self.kills or self.chance.random() < REPEATED_KILL_SHARE):
                self.kills[gap] += 1
                self.uncertain |= unnoted
                dead = True
            if dead:
                raise Killed

        async def run_urgent(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
            name, parameters = work.__name__, tuple[object, ...](args)
            if args and isinstance(args[0], GroupedWork):
                name, parameters = args[0].name, args[0].args
            step(" ".join([name, *[arg.kind for arg in parameters if isinstance(arg, Event)]]))
            result = await run(work, *args, **kwargs)
            if work.__name__ == "mark_sent":
                unnoted.difference_update(arg.idempotency_key for arg in args if isinstance(arg, ClaimedMessage))
            return result

        async def send(outgoing: ClaimedMessage, content: dict[str, Any]) -> None:
            step("send")
            self.received[outgoing.idempotency_key] += 1
            unnoted.add(outgoing.idempotency_key)

        async def ask(task: MoveTask, request: object) -> Decision:
            task_data = {"game": task.game, "bot": task.bot, "state": task.state, "seed": 0}
            return Decision(cast(int, worker_process.move(task_data)["action"]))

        services.database.run_urgent = run_urgent  # type: ignore[method-assign]
        services.sender.channels.send = send  # type: ignore[method-assign]
        services.workers.choose_move = ask  # type: ignore[method-assign]
        return services

    def run_server(self) -> bool:
        """Run a server. Returns whether it ended normally."""
        services = self.services()
        try:
            asyncio.run(self.play_game(services))
        except Killed:
            return False
        finally:  # close the threads and connections of the dead process
            services.replays.close()
            services.database.close()
        return True

    async def play_game(self, services: Services) -> None:
        asyncio.get_running_loop().set_exception_handler(lambda *_: None)  # a killed server does not shut down
        if services.database.sqlite:
            await services.database.run(services.sender.outbox.release_all)
        while (info := await self.check_table(services)).status != OVER:
            if self.expected.to_move is None:
                self.clock.advance(RESUME_INTERVAL)
                await services.bot_driver.resume(TASK_INTERVAL)  # there are no subscribers, and the bot's server is gone
            elif (
                self.expected.to_move == ABSENT_SEAT
                and self.expected.turns[ABSENT_SEAT] == TURNS_BEFORE_LEAVING
                and self.expected.mover != ABSENT_SEAT
                and not self.expected.takeover_version
            ):
                await self.let_time_expire(services, info)
            elif self.expected.absent and len(self.expected.bot_moves) >= BOT_MOVES_BEFORE_RETURN:
                await self.reclaim_seat(services)
            else:
                await self.move(services)
        await self.wait_until(services, self.clock.now + MIN_DELAY)

    async def check_table(self, services: Services) -> TableInfo:
        """Play the bot's turn if it is due, then compare the table with the accountant."""
        if (live := services.tables.live.get(self.table)) and (bot := live.bot_task):

            def played() -> bool:
                self.clock.advance(0.0)  # the bot does not pause
                return bot.done()

            await until(played, "the bot to play")
            await bot
        info = await services.database.run_read(self.read_events, services.database)
        assert info.clocks is not None
        assert list(info.clocks.remaining_seconds) == pytest.approx(self.expected.banks, abs=0.01)
        return info

    def read_events(self, database: Database) -> TableInfo:
        with database.session(reading=True) as session:
            self.expected.read_events(events_after(session, self.table, self.expected.version))
            return info_of(load_row(session, self.table))

    async def wait_until(self, services: Services, until_time: float) -> LiveTable:
        """Advance the time and send all due notifications."""
        self.clock.advance(max(0.0, until_time - self.clock.now))
        while await services.database.run_read(services.sender.outbox.due_channels, self.clock.time()):
            await services.sender.send_due()
            await services.sender.drain()
        return await services.tables.open(self.table)

    async def move(self, services: Services) -> None:
        expected, chance = self.expected, random.Random(self.expected.version)
        seat, thinks = (
            expected.state.seat,
            FURTHER_MOVE_DELAY if expected.mover == expected.to_move else SHORT_DELAY + chance.choice(THINKING_SHARES) * expected.since[2],
        )
        live = await self.wait_until(services, expected.at + thinks)
        await services.moves.play(self.table, PEOPLE[seat], live.table.version, chance.choice(live.table.state.legal()))

    async def let_time_expire(self, services: Services, info: TableInfo) -> None:
        assert info.clocks is not None
        over = info.clocks.expires_at(ABSENT_SEAT)
        assert over == pytest.approx(self.expected.at + self.expected.banks[ABSENT_SEAT], abs=0.01)
        if self.clock.now < over - 1:
            await self.wait_until(services, over - 1)
            await services.moves.take_over_overdue_seats()
            assert not (await self.check_table(services)).occupants[ABSENT_SEAT].bot, "clocks must match to the second"
        await self.wait_until(services, over)
        await services.moves.take_over_overdue_seats()

    async def reclaim_seat(self, services: Services) -> None:
        """Read the bot's moves, as the page does for its recap, and take the seat back."""
        live, person = await services.tables.open(self.table), PEOPLE[ABSENT_SEAT]
        since = [json.loads(event) for event in await services.tables.events_since(live, self.expected.takeover_version - 1, person.id)]
        takeover, *moves = [event for event in since if event["seat"] == ABSENT_SEAT]
        assert (takeover["kind"], takeover["bot"]) == ("seat", TAKEOVER_BOT)
        assert [move["version"] for move in moves] == self.expected.bot_moves
        assert all(move["kind"] == "move" and move["notation"] and move["outcome"] for move in moves)
        assert live.table.summary(person.id)["reserved_seats"] == [ABSENT_SEAT]
        await services.moves.reclaim_seats(self.table, person)


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=pytest.mark.repeats)])
def test_a_server_killed_between_any_steps_loses_no_move_notification_or_time(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    test = CrashTest(settings(new_store(kind, request, tmp_path)))
    while not test.run_server():
        test.clock.advance(LEASE + 1)
    database, expected = Database(test.settings.db), test.expected
    info = test.read_events(database)
    assert info.ended_at is not None
    assert info.ended_at - info.started_at > 10 * DAY
    assert [occupant.person for occupant in info.occupants] == [person.id for person in PEOPLE]

    # Every notification arrived once. Only notifications with an unknown delivery status were repeated.
    assert {once.partition("/")[0] for once in expected.notifications} == {"started", "turn", "reminder", "takeover", "over"}
    assert set(test.received) == expected.notification_keys()
    assert {once for once, times in test.received.items() if times > 1} <= test.uncertain
    with database.session(reading=True) as session:
        assert not session.scalars(select(OutboxRow.idempotency_key).where(OutboxRow.sent_at.is_(None))).all()
        rows = session.scalars(select(RatedRow).where(RatedRow.table_id == test.table).order_by(RatedRow.seat)).all()
    database.close()

    # The result contains each player's share of moves.
    shares = [1.0] * len(PEOPLE)
    shares[ABSENT_SEAT] = expected.own[ABSENT_SEAT] / (expected.own[ABSENT_SEAT] + len(expected.bot_moves))
    assert [row.own_move_share for row in rows] == pytest.approx(shares)

    # The server was killed before and after each step.
    for step in ("claim", "expand_now", "send", "mark_sent", "append_in move", "append_in seat"):
        assert [step in before for before in zip(*test.kills, strict=True)] == [True, True]
