"""Forbidden moves against other players: cancelling a lost game, a second attempt at the daily deal, pausing your own clock, and sitting
down where you are blocked.
"""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from tests.server.scenarios import AKI, BEN, run_scenario
from tests.server.server_process import Guest, ServerProcess, table_of
from tests.server.test_clocks import play_turn, timed_table
from tests.server.test_correspondence import BRISK, clock_at, player_to_move, save_people, subscribe, without_bot_turns
from tests.server.test_daily import end_game, open_deal
from tests.server.test_ratings import start_game
from ukiyo.play.errors import Conflict, Forbidden
from ukiyo.play.time_control import HOUR, with_nights
from ukiyo.server.community.personal_data import PERSONAL_DATA
from ukiyo.server.core.identity import Person
from ukiyo.server.db.schema import BlockRow, DailyAttemptRow
from ukiyo.server.people.blocks import Blocks
from ukiyo.server.services import Services
from ukiyo.server.tables import seating
from ukiyo.server.tables.registry import LiveTable

CHO = Person("cho", "Cho")
SECRET = "x" * 32
AROUND_THE_WORLD = ["Pacific/Auckland", "Asia/Tokyo", "Asia/Kolkata", "Europe/Paris", "America/New_York", "Pacific/Honolulu"]
TWO_DAYS = with_nights({"bank_seconds": 48 * HOUR, "increment_seconds": 0.0, "cap_seconds": 48 * HOUR}, True)


def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/ukiyo.db"


# Rated games are played to the end


@pytest.mark.parametrize("seats", [[AKI, "artisan"], [AKI, BEN], [AKI, BEN, "artisan"]])
def test_a_rated_game_cannot_be_cancelled(seats: list[Person | str], tmp_path: Path) -> None:
    async def scenario(services: Services) -> None:
        live = await services.tables.open(start_game(services.database, *seats).id)
        table = live.table
        for person in (seat for seat in seats if isinstance(seat, Person)):
            with pytest.raises(Conflict, match=r"played to (its|the) end"):
                await services.moves.support(table.info.id, person, table.version, "end")
        table.absent = True
        assert "end" not in {proposal["kind"] for proposal in table.proposals(AKI.id)}
        assert table.info.status == "playing"

    run_scenario(sqlite_url(tmp_path), scenario)


@pytest.mark.parametrize("over", ["days", "an evening"])
@pytest.mark.parametrize("seats", [[AKI, "artisan"], [AKI, BEN, "artisan"]])
def test_a_rated_game_against_bots_cannot_be_paused(seats: list[Person | str], over: str, tmp_path: Path) -> None:
    """Otherwise, players could avoid a loss by stopping the clocks permanently."""

    async def scenario(services: Services) -> None:
        live = await services.tables.open(start_game(services.database, *seats, time_control="calm" if over == "days" else "live").id)
        table, table_id = live.table, live.table.info.id
        for person in (seat for seat in seats if isinstance(seat, Person)):
            with pytest.raises(Conflict, match="while a bot plays"):
                await services.moves.pause(table_id, person, table.version)
            with pytest.raises(Conflict, match="can't wait"):
                await services.moves.support(table_id, person, table.version, "wait")
            assert table.summary(person.id)["needed"] == 0, "the button must be hidden"
            assert {proposal["kind"] for proposal in table.proposals(person.id)} <= {"nights"}
        assert table.info.clocks
        assert not table.info.clocks.paused
        assert table.info.status == "playing"

    run_scenario(sqlite_url(tmp_path), scenario)


def test_a_paused_rated_game_resumes_on_one_players_request(tmp_path: Path) -> None:
    async def scenario(services: Services) -> None:
        live = await services.tables.open(start_game(services.database, AKI, BEN).id)
        table, table_id = live.table, live.table.info.id
        assert not await services.moves.pause(table_id, AKI, table.version)
        assert table.summary(AKI.id)["needed"] == 2
        assert await services.moves.pause(table_id, BEN, table.version)
        assert table.due() is None
        assert await services.moves.pause(table_id, AKI, table.version), "one player is enough to resume"
        assert table.due() is not None

    run_scenario(sqlite_url(tmp_path), scenario)


# One attempt per person


def claim(services: Services, live: LiveTable, person: Person) -> None:
    services.tables.repository.change(
        live.table.info.id, lambda session, row: seating.claim(session, row, person, person_seat(live), SECRET)
    )


def person_seat(live: LiveTable) -> int:
    return next(seat for seat, occupant in enumerate(live.table.info.occupants) if occupant.person)


def test_an_attempt_at_the_daily_deal_cannot_be_handed_over(tmp_path: Path) -> None:
    async def scenario(services: Services) -> None:
        live = await open_deal(services, AKI)
        seat = person_seat(live)
        with pytest.raises(Conflict, match="can't transfer an attempt"):
            services.tables.repository.change(live.table.info.id, lambda _, row: seating.create_link(row, AKI, seat, SECRET, False))

        def as_an_older_server(_: object, row: object) -> None:
            row.seats[seat].link_hash = seating.hashed(SECRET)  # type: ignore[attr-defined]

        services.tables.repository.change(live.table.info.id, as_an_older_server)
        with pytest.raises(Conflict, match="can't transfer an attempt"):
            claim(services, live, BEN)

    run_scenario(sqlite_url(tmp_path), scenario)


@pytest.mark.parametrize("over", ["neither", "first", "second", "both, the second first"])
def test_the_first_of_two_attempts_of_one_person_counts(over: str, db: str) -> None:
    """Two accounts are merged: the attempt that ended first counts, or the one that started first if neither has ended."""

    async def scenario(services: Services) -> None:
        first, second = await open_deal(services, AKI), await open_deal(services, BEN)
        finished_attempts = {"neither": [], "first": [first], "second": [second], "both, the second first": [second, first]}[over]
        for number, live in enumerate(finished_attempts):
            await end_game(services, live, 70 - number, at=1000.0 + number)
        with services.database.session() as session:
            for data in PERSONAL_DATA:
                data.merge(session, BEN.id, AKI.id)
        counts = (finished_attempts or [first])[0].table.info.id
        with services.database.session(reading=True) as session:
            attempts = session.query(DailyAttemptRow).all()
            assert [(attempt.person, attempt.table_id) for attempt in attempts] == [(AKI.id, counts)]
        playing = [live.table.info.id for live in (first, second) if live not in finished_attempts]
        for table_id in playing:
            people = [occupant.person for occupant in services.tables.repository.read(table_id).info.occupants if occupant.person]
            assert people == ([AKI.id] if table_id == counts else []), "the other attempt cannot be continued"

    run_scenario(db, scenario)


# One calendar per clock


def hours_until_time_is_over(tmp_path: Path, zones: Callable[[float], str]) -> float:
    """Return the number of hours available to a player who moves just before each morning and changes to these time zones."""
    clock, lasted = clock_at("2026-11-16T11:00"), list[float]()

    async def scenario(services: Services) -> None:
        with pytest.MonkeyPatch.context() as patch:
            without_bot_turns(services, patch)
            await save_people(services, AKI, zone=zones(clock.now))
            await save_people(services, BEN, zone="Europe/Paris")
            live = subscribe(services, await timed_table(services, AKI, BEN, time_control=TWO_DAYS))
            while player_to_move(live, [AKI, BEN]) != AKI:
                await play_turn(services, live, [AKI, BEN])
            waited = 0.0
            for _ in range(60):
                due = live.table.due()
                assert due is not None
                if player_to_move(live, [AKI, BEN]) != AKI:
                    await save_people(services, AKI, zone=zones(clock.now))  # before the next turn starts
                elif due - clock.now <= 10 * HOUR:
                    lasted.append((waited + due - clock.now) / HOUR)
                    return
                else:
                    clock.advance(10 * HOUR)
                    waited += 10 * HOUR
                await play_turn(services, live, [AKI, BEN])

    run_scenario(sqlite_url(tmp_path), scenario, clock)
    assert lasted, "the clock never expires"
    return lasted[0]


def it_is_night(now: float) -> str:
    """Return a time zone in which the night has just begun."""
    return min(AROUND_THE_WORLD, key=lambda zone: abs(hours_since_evening(zone, now)))


def hours_since_evening(zone: str, now: float) -> float:
    local = datetime.fromtimestamp(now, ZoneInfo(zone))
    return (local.hour + local.minute / 60 - 22 + 12) % 24 - 12


def test_changing_the_time_zone_before_every_turn_gains_no_time(tmp_path: Path) -> None:
    (tmp_path / "travels").mkdir()
    longest = 48 / 14 * 24 + 10  # in hours; each night has ten hours
    stays = hours_until_time_is_over(tmp_path, lambda _: it_is_night(clock_at("2026-11-16T11:00").now))
    travels = hours_until_time_is_over(tmp_path / "travels", it_is_night)
    assert travels == stays <= longest


def test_a_seat_keeps_its_time_zone_when_another_player_takes_over(tmp_path: Path) -> None:
    clock = clock_at("2026-11-16T11:00")

    async def scenario(services: Services) -> None:
        with pytest.MonkeyPatch.context() as patch:
            without_bot_turns(services, patch)
            await save_people(services, AKI, zone="Europe/Paris")
            await save_people(services, BEN, zone="Europe/Paris")
            await save_people(services, CHO, zone="Pacific/Auckland")
            live = subscribe(services, await timed_table(services, AKI, BEN, time_control=with_nights(BRISK, True)))
            while player_to_move(live, [AKI, BEN]) != AKI:
                await play_turn(services, live, [AKI, BEN])
            table_id, seat = live.table.info.id, live.table.state.seat
            await services.tables.change(table_id, lambda _, row: seating.create_link(row, AKI, seat, SECRET, False))
            await services.tables.change(table_id, lambda session, row: seating.claim(session, row, CHO, seat, SECRET))
            await play_turn(services, live, [CHO, BEN])
            while player_to_move(live, [CHO, BEN]) != CHO:
                await play_turn(services, live, [CHO, BEN])
            clocks = live.table.info.clocks
            assert clocks
            assert clocks.schedule
            assert clocks.schedule["night_zone"] == "Europe/Paris"

    run_scenario(sqlite_url(tmp_path), scenario, clock)


# Blocked players


def block(services: Services, blocker: Person, blocked: Person) -> None:
    Blocks(services.database, services.clock).block(blocker.id, blocked, "block")


@pytest.mark.parametrize("blocker", ["the host", "another player"])
def test_a_blocked_player_cannot_use_a_seat_link(blocker: str, tmp_path: Path) -> None:
    async def scenario(services: Services) -> None:
        live = await services.tables.open(start_game(services.database, AKI, BEN, CHO).id)
        dai = Person("dai", "Dai")
        block(services, AKI if blocker == "the host" else CHO, dai)
        table_id = live.table.info.id
        await services.tables.change(table_id, lambda _, row: seating.create_link(row, BEN, 1, SECRET, False))
        with pytest.raises(Forbidden, match="not open to you"):
            await services.tables.change(table_id, lambda session, row: seating.claim(session, row, dai, 1, SECRET))
        with services.database.session() as session:
            session.query(BlockRow).delete()
        await services.tables.change(table_id, lambda session, row: seating.claim(session, row, dai, 1, SECRET))
        assert live.table.seats_of(dai.id) == [1]

    run_scenario(sqlite_url(tmp_path), scenario)


def test_a_blocked_player_cannot_join_the_hosts_tournament(server: ServerProcess) -> None:
    aki, ben = Guest(server, "Aki"), Guest(server, "Ben")
    table = aki.set_table("me", "open")
    ben.post(f"/tables/{table}/join")
    aki.post(f"/tables/{table}/block", kind="block", seat=1)
    tournament = aki.post("/tournaments", name="Autumn", game="iki", kind="all", max_players=3, players_per_table=2, time_control="live")[
        "id"
    ]
    assert "not open to you" in str(ben.post(f"/tournaments/{tournament}/join", 403)["error"])
    assert table_of(aki.frame(table))["status"] == "open"
