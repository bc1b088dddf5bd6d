"""Clocks, takeovers and returning players."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import cast

import pytest

from tests.server.conftest import new_database
from tests.server.scenarios import AKI, BEN, run_scenario
from tests.server.waiting import ManualClock, until
from ukiyo.engine.errors import BadOption
from ukiyo.engine.generator import seeded
from ukiyo.play.errors import Conflict, Forbidden
from ukiyo.play.kinds import MOVE, SEAT
from ukiyo.play.time_control import TIME_CONTROLS, Clocks, TimeControl, checked_time_control
from ukiyo.server.core.identity import Person
from ukiyo.server.services import TASK_INTERVAL, Services
from ukiyo.server.tables import seating
from ukiyo.server.tables.registry import LiveTable, Subscriber
from ukiyo.server.tables.repository import FIRST_PAGE

QUICK: TimeControl = {"bank_seconds": 600.0, "increment_seconds": 20.0, "cap_seconds": 630.0}

Scenario = Callable[[Services], Awaitable[None]]


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/ukiyo.db"
    return new_database(request.getfixturevalue("postgres"))


async def timed_table(services: Services, *people: Person, time_control: TimeControl = QUICK) -> LiveTable:
    """Start a game between people with a time control."""
    occupants = [seating.new_occupant("human", None, "iki", person) for person in people]
    info = seating.new_table("iki", {}, occupants, False, people[0], services.clock.time(), "novice", time_control)
    await services.database.run(services.tables.repository.create, info, [])
    return await services.tables.change(
        info.id, lambda _, row: seating.start(row, people[0], services.clock.time(), services.clock.steady())
    )


def remaining_seconds(live: LiveTable) -> list[float]:
    assert live.table.info.clocks is not None
    return list(live.table.info.clocks.remaining_seconds)


async def play_turn(services: Services, live: LiveTable, people: list[Person]) -> int:
    """Play until it is another player's turn, and return the seat that played."""
    table, chance = live.table, seeded(1)
    seat = table.state.seat
    while table.state.seat == seat and not table.state.over:
        legal = table.state.legal()
        await services.moves.play(table.info.id, people[seat], table.version, legal[chance.draw(len(legal))])
    return seat


# Clocks


def test_a_turn_adds_one_increment_even_if_moves_are_undone() -> None:
    clocks = Clocks([100.0, 100.0], 0.0)
    clocks = clocks.at(30.0, 0).after_move(0, QUICK)
    assert clocks.remaining_seconds == [70.0, 100.0], "a turn ends when another player moves"
    clocks = clocks.at(40.0, 0).after_move(0, QUICK).at(45.0, 1)  # undone and played again
    assert clocks.remaining_seconds == [60.0, 95.0]
    clocks = clocks.after_move(1, QUICK)
    assert clocks.remaining_seconds == [80.0, 95.0]
    assert clocks.after_move(1, QUICK).remaining_seconds == [80.0, 95.0]
    assert Clocks([625.0, 50.0], 0.0, last_mover=0).after_move(1, QUICK).remaining_seconds[0] == 630.0, "at most the cap"
    assert clocks.at(clocks.updated_at - 5, 0).remaining_seconds == clocks.remaining_seconds, "a clock that goes backwards costs nothing"


def test_time_controls_are_checked() -> None:
    assert checked_time_control(None) is None
    assert checked_time_control("calm") == TIME_CONTROLS["calm"]
    for time_control in TIME_CONTROLS.values():
        assert checked_time_control(time_control) == time_control
    with pytest.raises(BadOption, match="no time control called 'hasty'"):
        checked_time_control("hasty")
    wrongs: list[dict[str, float]] = [
        {"bank_seconds": 5.0},
        {"bank_seconds": 700.0},
        {"increment_seconds": -1.0},
        {"increment_seconds": 700.0},
        {"cap_seconds": 1e9},
        {"bank_seconds": float("nan")},
    ]
    for invalid in wrongs:
        with pytest.raises(BadOption, match="A time control needs a bank"):
            checked_time_control(cast(TimeControl, {**QUICK, **invalid}))


# At the table


def test_the_clock_runs_for_the_player_to_move_and_survives_a_restart(db: str) -> None:
    clock, people = ManualClock(), [AKI, BEN]
    stored: list[tuple[str, list[float], int]] = []

    async def first(services: Services) -> None:
        live = await timed_table(services, *people)
        clock.advance(50)
        clock.jumped = 86_400.0  # the system clock is changed
        seat = await play_turn(services, live, people)
        other = live.table.state.seat
        assert remaining_seconds(live)[seat] == 550.0
        assert remaining_seconds(live)[other] == 600.0
        clock.advance(7)
        stored.append((live.table.info.id, remaining_seconds(live), other))

    async def second(services: Services) -> None:
        table_id, remaining, player = stored[0]
        live = await services.tables.open(table_id)
        assert remaining_seconds(live) == remaining
        clock.advance(3)
        await services.moves.play(table_id, people[player], live.table.version, live.table.state.legal()[0])
        assert remaining_seconds(live)[player] == remaining[player] - 10
        assert remaining_seconds(live)[1 - player] == remaining[1 - player] + QUICK["increment_seconds"]

    run_scenario(db, first, clock)
    run_scenario(db, second, clock)


def test_a_bot_takes_over_when_time_expires_and_gives_the_seat_back(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clock, people = ManualClock(), [AKI, BEN]

    async def scenario(services: Services) -> None:
        monkeypatch.setattr(services.bot_driver, "schedule", lambda _: None)  # the test triggers each bot move
        services.tables.on_turn = lambda _: None
        live = await timed_table(services, *people)
        table, table_id = live.table, live.table.info.id
        seat = table.state.seat
        overdue, other = people[seat], people[1 - seat]
        with pytest.raises(Conflict, match="a table with clocks"):
            await services.moves.replace_player(table_id, other, 0, seat)
        clock.advance(599.0)
        await services.moves.take_over_overdue_seats()
        assert table.info.occupants[seat].person == overdue.id
        clock.advance(1.0)
        with pytest.raises(Conflict, match="You are out of time"):
            await services.moves.play(table_id, overdue, table.version, table.state.legal()[0])
        await services.moves.take_over_overdue_seats()
        assert table.info.occupants[seat].bot == "novice"
        summary = table.summary(other.id)
        assert summary["seats"][seat] == {"kind": "bot", "name": overdue.name, "bot": "novice", "taken_over": True, "rating": None}
        assert summary["clocks"] is not None
        assert (summary["clocks"]["updated_at"], summary["clocks"]["running"], summary["clocks"]["paused"]) == (clock.now, -1, False)
        assert table.summary(overdue.id)["reserved_seats"] == [seat]
        assert table.frame(overdue.id)["seat"] == seat, "the player still sees their seat's view"
        assert table.frame(overdue.id)["previews"] == []
        assert [info.id for info in services.tables.repository.of_person(overdue.id, FIRST_PAGE)] == [table_id]
        with pytest.raises(Forbidden, match="which is not yours"):
            await services.moves.play(table_id, overdue, table.version, table.state.legal()[0])
        with pytest.raises(Forbidden, match="No bot has taken over your seat"):
            await services.moves.reclaim_seats(table_id, other)
        reread = await services.database.run_read(services.tables.load, table_id)
        assert reread.info.occupants == table.info.occupants
        await services.moves.reclaim_seats(table_id, overdue)
        assert (table.recent[-1].kind, table.recent[-1].bot) == (SEAT, None)
        assert remaining_seconds(live)[seat] == QUICK["increment_seconds"], "the returning player has time for one turn"
        await services.moves.play(table_id, overdue, table.version, table.state.legal()[0])
        assert table.recent[-1].kind == MOVE
        reread = await services.database.run_read(services.tables.load, table_id)
        assert reread.info.occupants == table.info.occupants
        assert reread.info.clocks is not None
        assert list(reread.info.clocks.remaining_seconds) == remaining_seconds(live)

    run_scenario(db, scenario, clock)


def test_clocks_stop_when_all_agree_and_resume_on_a_request_or_a_move(tmp_path: Path) -> None:
    clock, people = ManualClock(), [AKI, BEN]

    async def scenario(services: Services) -> None:
        live = await timed_table(services, *people)
        table, table_id = live.table, live.table.info.id
        services.subscribers.connect(live, Subscriber(None, 0))  # keeps the table in memory
        seat = table.state.seat
        clock.advance(10)
        with pytest.raises(Forbidden, match="Only the players"):
            await services.moves.pause(table_id, Person("cho", "Cho"), 0)
        assert not await services.moves.pause(table_id, AKI, 0)
        assert table.summary(BEN.id)["agreed"] == 1
        assert table.summary(BEN.id)["needed"] == 2
        assert await services.moves.pause(table_id, BEN, 0)
        clock.advance(86_400)
        await services.moves.take_over_overdue_seats()
        assert remaining_seconds(live)[seat] == 590.0
        assert await services.moves.pause(table_id, AKI, 0), "one player is enough to resume"
        clock.advance(5)
        assert not await services.moves.pause(table_id, AKI, 0)
        assert await services.moves.pause(table_id, BEN, 0)
        clock.advance(86_400)
        await services.moves.play(table_id, people[seat], 0, table.state.legal()[0])
        assert not table.info.clocks.paused  # type: ignore[union-attr]
        assert remaining_seconds(live)[seat] == 585.0

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario, clock)


def test_a_takeover_bot_keeps_playing_and_a_rematch_invites_the_person(tmp_path: Path) -> None:
    clock, people = ManualClock(), [AKI, BEN]

    async def scenario(services: Services) -> None:
        live = await timed_table(services, *people)
        services.subscribers.connect(live, Subscriber(None, 0))  # keeps the table in memory
        table = live.table
        seat = table.state.seat
        clock.advance(QUICK["bank_seconds"])

        def swept() -> bool:
            clock.advance(TASK_INTERVAL)
            return table.info.occupants[seat].bot is not None

        await until(swept, "the bot to take over")
        await until(lambda: table.state.seat != seat, "the bot to play the turn")
        occupant = seating.rematch_occupant(table.info.occupants[seat], people[1 - seat], set())
        assert (occupant.kind, occupant.reserved_for) == ("open", people[seat].id)
        assert live.table.info.occupants[1 - seat].person == people[1 - seat].id

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario, clock)
