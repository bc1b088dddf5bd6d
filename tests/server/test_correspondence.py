"""Correspondence games: night pauses, time off, proposals, presence and the next table."""

import asyncio
import json
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import cast
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import update

from tests.server.conftest import new_database
from tests.server.scenarios import AKI, BEN, run_scenario, settings
from tests.server.server_process import Guest, ServerProcess, table_of
from tests.server.test_clocks import QUICK, play_turn, remaining_seconds, timed_table
from tests.server.waiting import ManualClock, until, until_swept
from ukiyo.engine.errors import BadOption
from ukiyo.engine.record import parse_record
from ukiyo.play.errors import Conflict, Forbidden, NotFound, Refused
from ukiyo.play.events import Event, own_move_share
from ukiyo.play.frames import ProposalKind
from ukiyo.play.kinds import MOVE, OVER, SEAT, UNDO, WAIT, EventKind
from ukiyo.play.time_control import (
    DAY,
    HOUR,
    TIME_CONTROLS,
    Clocks,
    PauseSchedule,
    TimeControl,
    checked_time_control,
    expiry,
    pauses_after,
    running_time,
)
from ukiyo.server.api.routes.my_tables import list_mine, next_table
from ukiyo.server.community.personal_data import OwnedRows
from ukiyo.server.core.identity import Person
from ukiyo.server.db.schema import TableRow, TimeOffRow
from ukiyo.server.people.people import Preferences
from ukiyo.server.services import TASK_INTERVAL, Services
from ukiyo.server.tables import seating
from ukiyo.server.tables.presence import AWAY_SECONDS
from ukiyo.server.tables.registry import REMOTE_PRESENCE_SECONDS, LiveTable, Subscriber
from ukiyo.server.tables.time_off import DAYS_PER_YEAR, time_off_of

CHO = Person("cho", "Cho")
BRISK = TIME_CONTROLS["brisk"]
PARIS = ZoneInfo("Europe/Paris")


def at(text: str, zone: ZoneInfo | None = None) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=zone or UTC).timestamp()


def clock_at(text: str) -> ManualClock:
    clock = ManualClock()
    clock.now = at(text)
    return clock


# Pauses


def test_nights_pause_the_clock_in_local_time() -> None:
    schedule: PauseSchedule = {"night_zone": "Europe/Paris", "time_off": []}
    noon, next_noon = at("2026-11-16T12:00", PARIS), at("2026-11-17T12:00", PARIS)
    assert running_time(schedule, noon, next_noon) == 14 * HOUR, "ten hours are excluded"
    assert expiry(schedule, noon, 10 * HOUR) == at("2026-11-16T22:00", PARIS), "a clock that expires in the evening is not extended"
    assert expiry(schedule, noon, 10 * HOUR + 1) == at("2026-11-17T08:00:01", PARIS)
    assert running_time(schedule, at("2026-11-17T03:00", PARIS), at("2026-11-17T07:00", PARIS)) == 0, (
        "a turn that starts at night can wait until the morning"
    )
    longer, shorter = at("2026-10-24T12:00", PARIS), at("2026-03-28T12:00", PARIS)
    assert running_time(schedule, longer, at("2026-10-25T12:00", PARIS)) == 14 * HOUR, (
        "the night at the end of daylight saving time has eleven hours"
    )
    assert running_time(schedule, shorter, at("2026-03-29T12:00", PARIS)) == 14 * HOUR, "the night at its start has nine hours"
    assert expiry(schedule, longer, DAY) == at("2026-10-25T22:00", PARIS)
    for zone in ("America/Sao_Paulo", "Australia/Lord_Howe", "Pacific/Apia", "Nowhere/AtAll", "UTC"):
        other: PauseSchedule = {"night_zone": zone, "time_off": []}
        for begin in (noon, longer, shorter):
            assert running_time(other, begin, expiry(other, begin, 3 * DAY + 7)) == 3 * DAY + 7, (
                "the running time until the expiry is the full time"
            )


def test_overlapping_time_off_and_nights_count_once() -> None:
    noon = at("2026-11-16T12:00")
    schedule: PauseSchedule = {"night_zone": "UTC", "time_off": [[noon + 14 * HOUR, noon + 40 * HOUR], [noon - DAY, noon - 1]]}
    assert next(iter(pauses_after(schedule, noon))) == (noon + 10 * HOUR, noon + 44 * HOUR), "a night, time off and the night at its end"
    assert expiry(schedule, noon, 12 * HOUR) == noon + 46 * HOUR
    clocks = Clocks([DAY, DAY], noon, schedule=schedule)
    assert clocks.at(noon + 44 * HOUR, 0).remaining_seconds == [14 * HOUR, DAY]
    assert clocks.due(0) == expiry(schedule, noon, DAY)
    halfway = clocks.at(noon + 20 * HOUR, 0)
    assert halfway.due(0) == clocks.due(0), "the time of the check does not matter"
    assert replace(clocks, paused=True).at(noon + DAY, 0).remaining_seconds == [DAY, DAY]
    assert running_time({"night_zone": None, "time_off": []}, noon, noon + 5) == 5


def test_a_returning_player_gets_time_for_one_turn() -> None:
    clocks = Clocks([100.0, 100.0], 0.0).wait_for(0)
    assert clocks.due(0) is None
    assert clocks.expires_at(0) == 100.0
    overdue = clocks.at(5000.0, 0).after_move(0, QUICK)
    assert overdue.remaining_seconds == [QUICK["increment_seconds"], 100.0]
    assert overdue.waiting_for == []
    assert overdue.due(0) == 5000.0 + QUICK["increment_seconds"], "after that the clock runs normally"


def test_night_pauses_require_a_correspondence_game() -> None:
    assert checked_time_control("calm", nights=True) == {**TIME_CONTROLS["calm"], "nights": True}
    assert checked_time_control(cast(TimeControl, {**BRISK, "nights": True})) == {**BRISK, "nights": True}
    for sitting in ("live", None):
        with pytest.raises(BadOption, match="only in a correspondence game"):
            checked_time_control(sitting, nights=True)


def test_moves_of_a_bot_do_not_count_for_the_player() -> None:
    """The player in seat 1 plays two of the three moves. An undone move does not count."""
    kinds: list[tuple[EventKind, int, str | None]]
    kinds = [(MOVE, 1, None), (UNDO, 1, None), (MOVE, 1, None), (MOVE, 0, None), (SEAT, 1, "novice"), (MOVE, 1, None), (MOVE, 0, None)]
    kinds += [(WAIT, 1, None), (MOVE, 1, None)]
    events = [Event(version, kind, seat, bot=bot) for version, (kind, seat, bot) in enumerate(kinds, 1)]
    assert own_move_share(events, 1) == pytest.approx(2 / 3)
    assert own_move_share(events, 0) == 1.0
    assert own_move_share(events[:6], 1) == 0.5
    assert own_move_share([], 1) == 1.0


# At the table


async def save_people(services: Services, *people: Person, zone: str = "UTC") -> None:
    for person in people:
        await services.people.save(person, Preferences("en", zone))


def without_bot_turns(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test triggers each bot move."""
    monkeypatch.setattr(services.bot_driver, "schedule", lambda _: None)
    services.tables.on_turn = lambda _: None


def subscribe(services: Services, live: LiveTable) -> LiveTable:
    """Subscribe to a table, so that it stays in memory."""
    services.subscribers.connect(live, Subscriber(None, 0))
    return live


def player_to_move(live: LiveTable, people: list[Person]) -> Person:
    return people[live.table.state.seat]


def test_time_off_pauses_the_clock_in_every_process_and_after_a_restart(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clock, people, table_ids = clock_at("2026-11-16T12:00"), [AKI, BEN], list[str]()

    async def first(services: Services) -> None:
        without_bot_turns(services, monkeypatch)
        await save_people(services, *people)
        live = subscribe(services, await timed_table(services, *people, time_control=BRISK))
        table = live.table
        table_ids.append(table.info.id)
        away, started_at = player_to_move(live, people), clock.now
        assert table.due() == started_at + DAY
        clock.advance(6 * HOUR)
        await services.time_off.book(away, date(2026, 11, 17), date(2026, 11, 19))
        assert table.due() == started_at + 4 * DAY, "three days later"
        assert [row["first_day"] for row in (await services.time_off.of(away))[0]] == ["2026-11-17"]
        own_clocks, spectator_clocks = table.summary(AKI.id)["clocks"], table.summary(None)["clocks"]
        assert own_clocks is not None
        assert own_clocks["pauses"] == [(at("2026-11-17T00:00"), at("2026-11-20T00:00"))]
        assert own_clocks["expires_at"] == started_at + 4 * DAY
        assert spectator_clocks == {**own_clocks, "running": -1, "pauses": [], "expires_at": None}, "only other players see it"

    async def second(services: Services) -> None:
        without_bot_turns(services, monkeypatch)
        live = subscribe(services, await services.tables.open(table_ids[0]))
        away = player_to_move(live, people)
        clock.now = at("2026-11-18T12:00")
        await services.moves.take_over_overdue_seats()
        assert live.table.person_to_move() == away.id
        assert services.presence.of(live.table.info)[live.table.state.seat]["time_off"] == (  # type: ignore[index]
            at("2026-11-17T00:00"),
            at("2026-11-20T00:00"),
        ), "everyone at the table sees its end"
        services.presence.update(live)
        presences = [
            [presence and presence["time_off"] for presence in live.table.summary(person_id)["presence"]]
            for person_id in (AKI.id, BEN.id, "cho", None)
        ]
        assert [any(values) for values in presences] == [True, True, False, False]
        await services.time_off.end(away, date(2026, 11, 17))
        assert live.table.due() == at("2026-11-19T00:00"), "half a day was left at the start, and the player is back early"
        with pytest.raises(NotFound, match="no current or future time off that begins on"):
            await services.time_off.end(away, date(2026, 11, 17))
        clock.now = at("2026-11-18T23:59:59")
        await services.moves.take_over_overdue_seats()
        assert live.table.person_to_move() == away.id
        clock.advance(1)
        await services.moves.take_over_overdue_seats()
        assert live.table.info.occupants[live.table.state.seat].reserved_for == away.id

    run_scenario(db, first, clock)
    run_scenario(db, second, clock)


def test_time_off_is_limited_per_year_and_overlaps_count_once(tmp_path: Path) -> None:
    clock = clock_at("2026-12-20T23:30")

    async def scenario(services: Services) -> None:
        with pytest.raises(Conflict, match="once you have taken a seat"):
            await services.time_off.book(AKI, date(2026, 12, 24), date(2026, 12, 26))
        await save_people(services, AKI, zone="Europe/Paris")
        invalid = [((2026, 12, 20), (2026, 12, 22), "before today, 2026-12-21"), ((2026, 12, 24), (2026, 12, 23), "before the first day")]
        invalid += [
            ((2027, 12, 24), (2027, 12, 25), "at most one year ahead"),
            ((2027, 1, 1), (2027, 1, 31), f"{DAYS_PER_YEAR} days off a year"),
        ]
        for first, last, reason in invalid:
            with pytest.raises((Refused, Conflict), match=reason):
                await services.time_off.book(AKI, date(*first), date(*last))
        await services.time_off.book(AKI, date(2026, 12, 21), date(2027, 1, 20))
        (time_off,), days_left = await services.time_off.of(AKI)
        assert days_left == DAYS_PER_YEAR - 11, "counts for the current year"
        assert (time_off["starts_at"], time_off["ends_at"]) == (clock.now, at("2027-01-21T00:00", PARIS)), (
            "starts now, in a time zone where it is the next day"
        )
        with pytest.raises(Conflict, match="from 2026-12-21 to 2027-01-20"):
            await services.time_off.book(AKI, date(2027, 1, 20), date(2027, 1, 21))
        with pytest.raises(Conflict, match="10 left in 2027"):
            await services.time_off.book(AKI, date(2027, 3, 1), date(2027, 3, 11))
        clock.advance(2 * DAY)
        await services.time_off.end(AKI, date(2026, 12, 21))
        assert await services.time_off.of(AKI) == ([], DAYS_PER_YEAR - 3)
        await services.time_off.book(AKI, date(2027, 3, 1), date(2027, 3, 11))
        await services.time_off.end(AKI, date(2027, 3, 1))
        with services.database.session() as session:
            assert [period["last_day"] for period in time_off_of(session, AKI.id)] == ["2026-12-23"], "only days in the past are used"
            OwnedRows(TimeOffRow.person).merge(session, AKI.id, BEN.id)
            assert len(time_off_of(session, BEN.id)) == 1
            OwnedRows(TimeOffRow.person).forget(session, BEN.id)
            assert time_off_of(session, BEN.id) == []

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario, clock)


def test_nights_pause_once_all_agree_in_the_time_zone_of_the_player_to_move(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clock, people = clock_at("2026-11-16T11:00"), [AKI, BEN]

    async def scenario(services: Services) -> None:
        without_bot_turns(services, monkeypatch)
        await save_people(services, AKI, zone="Europe/Paris")
        await save_people(services, BEN, zone="Asia/Tokyo")
        live = subscribe(services, await timed_table(services, *people, time_control=BRISK))
        table, table_id, started_at = live.table, live.table.info.id, clock.now
        assert not await services.moves.support(table_id, AKI, 0, "nights")
        assert table.proposals(BEN.id)[0] == {"kind": "nights", "agreed": 1, "needed": 2, "yours": False}
        reread = await services.database.run_read(services.tables.load, table_id)
        assert reread.votes == table.votes, "the proposal must be saved"
        assert await services.moves.support(table_id, BEN, 0, "nights")
        zones = {AKI.id: "Europe/Paris", BEN.id: "Asia/Tokyo"}
        for _ in range(2):
            schedule: PauseSchedule = {"night_zone": zones[player_to_move(live, people).id], "time_off": []}
            clocks = table.info.clocks
            assert clocks is not None
            assert table.due() == expiry(schedule, clock.now, clocks.remaining_seconds[table.state.seat])
            await play_turn(services, live, people)
        reread = await services.database.run_read(services.tables.load, table_id)
        assert reread.info.time_control == {**BRISK, "nights": True}
        assert reread.due() == table.due()
        assert clock.now == started_at
        clock.advance(20 * HOUR)
        seat, before = table.state.seat, remaining_seconds(live)
        zone = zones[people[seat].id]
        for person in people:
            await services.moves.support(table_id, person, table.version, "nights")
        now_left = before[seat] - running_time({"night_zone": zone, "time_off": []}, started_at, clock.now)
        assert table.due() == clock.now + now_left, "nights count again from now on, but past nights do not"

    run_scenario(db, scenario, clock)


def test_the_other_players_can_wait_instead_of_a_takeover(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clock, people = ManualClock(), [AKI, BEN, CHO]

    async def agree(services: Services, live: LiveTable, proposal: ProposalKind, *voters: Person) -> None:
        for person in voters:
            await services.moves.support(live.table.info.id, person, live.table.version, proposal)

    async def scenario(services: Services) -> None:
        without_bot_turns(services, monkeypatch)
        live = subscribe(services, await timed_table(services, *people))
        table, seat, overdue = live.table, live.table.state.seat, player_to_move(live, people)
        others = [person for person in people if person != overdue]
        with pytest.raises(Forbidden, match="other players decide whether to wait"):
            await services.moves.support(table.info.id, overdue, 0, "wait")
        with pytest.raises(Forbidden, match="Only the players"):
            await services.moves.support(table.info.id, Person("eve", "Eve"), 0, "end")
        await agree(services, live, "wait", *others)
        assert (table.recent[-1].kind, table.recent[-1].seat) == (WAIT, seat)
        clock.advance(QUICK["bank_seconds"] + 3600)
        await services.moves.take_over_overdue_seats()
        assert table.person_to_move() == overdue.id
        reread = await services.database.run_read(services.tables.load, table.info.id)
        assert (reread.info.clocks, reread.due()) == (table.info.clocks, None)
        await services.moves.play(table.info.id, overdue, table.version, table.state.legal()[0])
        assert remaining_seconds(live)[seat] >= QUICK["increment_seconds"], "the returning player has time for a turn"
        clock.advance(QUICK["cap_seconds"])
        await services.moves.take_over_overdue_seats()
        absent = next(number for number, occupant in enumerate(table.info.occupants) if occupant.reserved_for)
        present = [person for number, person in enumerate(people) if number != absent]
        await agree(
            services, live, "wait", *[person for person in present if table.voters_on("wait") and person.id in table.voters_on("wait")]
        )
        assert table.info.occupants[absent].person == people[absent].id, "the bot leaves the seat when the others decide to wait"
        reread = await services.database.run_read(services.tables.load, table.info.id)
        assert reread.info.occupants == table.info.occupants
        assert own_move_share(list(table.recent), absent) == 1.0

    run_scenario(db, scenario, clock)


def test_a_game_ends_without_a_result_when_all_remaining_players_agree(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clock, people, table_ids = ManualClock(), [AKI, BEN, CHO], list[str]()

    async def scenario(services: Services) -> None:
        without_bot_turns(services, monkeypatch)
        live = subscribe(services, await timed_table(services, *people))
        table, table_id = live.table, live.table.info.id
        table_ids.append(table_id)
        await play_turn(services, live, people)
        clock.advance(QUICK["cap_seconds"])
        await services.moves.take_over_overdue_seats()
        present = [person for person in people if table.seats_of(person.id)]
        assert len(present) == 2
        assert not await services.moves.support(table_id, present[0], table.version, "end")
        assert {proposal["kind"]: proposal["needed"] for proposal in table.proposals(None)}["end"] == 2
        assert await services.moves.support(table_id, present[1], table.version, "end")
        summary = table.summary(present[0].id)
        assert (summary["status"], summary["unfinished"], summary["result"], summary["scores"], summary["proposals"]) == (
            OVER,
            True,
            None,
            None,
            [],
        )
        assert table.due() is None
        assert table.recent[-1].kind == "end"
        with pytest.raises(Conflict, match="The game is over"):
            await services.moves.reclaim_seats(table_id, next(person for person in people if person not in present))

    async def later(services: Services) -> None:
        table = (await services.tables.open(table_ids[0])).table
        assert (table.has_state, table.info.unfinished, table.info.scores) == (True, True, None)
        assert services.tables.repository.overdue(clock.now + 1e9) == []
        text = await services.replays.record(table_ids[0])
        record = parse_record(text)
        assert "agreed to end the game here" in text
        assert record.scores == []
        assert not record.replay(table.rules).over
        assert (await services.replays.habits(AKI.id, "iki"))["games"] == 0, "a game without a result does not count"
        assert (await services.replays.course(table_ids[0]))["points"][0]["move"] == 0

    run_scenario(db, scenario, clock)
    run_scenario(db, later, clock)


def test_players_wrongly_marked_absent_can_agree_to_an_end(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clock, people = ManualClock(), [AKI, BEN, CHO]

    async def scenario(services: Services) -> None:
        without_bot_turns(services, monkeypatch)
        table = subscribe(services, await timed_table(services, *people)).table
        table.absent = True
        to_move = next(person for person in people if person.id == table.person_to_move())
        first, last = [person for person in people if person != to_move]
        assert not await services.moves.support(table.info.id, to_move, table.version, "end"), "the other players have not agreed"
        assert not await services.moves.support(table.info.id, first, table.version, "end")
        assert await services.moves.support(table.info.id, last, table.version, "end")

    run_scenario(db, scenario, clock)


def test_the_database_decides_between_an_agreed_end_and_a_simultaneous_move(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    db, clock, people = new_database(postgres), ManualClock(), [AKI, BEN]

    async def scenario(services: Services) -> None:
        elsewhere = Services(settings(db), clock)
        await elsewhere.start()
        for process in (services, elsewhere):
            without_bot_turns(process, monkeypatch)
        live = subscribe(services, await timed_table(services, *people))
        remote = await elsewhere.tables.open(live.table.info.id)
        for person in people[:1]:
            await services.moves.support(live.table.info.id, person, 0, "end")
        to_move = player_to_move(live, people)
        end = services.moves.support(live.table.info.id, people[1], 0, "end")
        move = elsewhere.moves.play(live.table.info.id, to_move, 0, remote.table.state.legal()[0])
        end_result, move_result = await asyncio.gather(end, move, return_exceptions=True)
        assert (end_result is True) != (move_result == 1), (end_result, move_result)
        stored = await services.database.run_read(services.tables.load, live.table.info.id)
        assert stored.version == 1
        assert (stored.info.status == OVER) == (end_result is True)
        await elsewhere.stop()

    run_scenario(db, scenario, clock)


def test_two_processes_agree_on_the_clock_and_one_starts_the_takeover(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Moves arrive at both processes, one second before the time is over and one second too late. One process stops in between."""
    db, clock, people = new_database(postgres), ManualClock(), [AKI, BEN]

    async def scenario(services: Services) -> None:
        processes = [services, Services(settings(db), clock)]
        await processes[1].start()
        for process in processes:
            without_bot_turns(process, monkeypatch)
        table_id = (await timed_table(services, *people)).table.info.id
        live_tables = [subscribe(process, await process.tables.open(table_id)) for process in processes]
        for turn in range(4):
            own, other = live_tables[turn % 2], live_tables[1 - turn % 2]
            seat, before = own.table.state.seat, remaining_seconds(own)
            clock.advance(7)
            await play_turn(processes[turn % 2], own, people)
            assert remaining_seconds(own)[seat] == before[seat] - 7
            await until(lambda own=own, other=other: other.table.version == own.table.version, "the other process to load the change")  # type: ignore[misc]
            assert (other.table.info.clocks, other.table.due()) == (own.table.info.clocks, own.table.due())
        due = live_tables[0].table.due()
        assert due is not None
        await processes.pop().stop()
        clock.now = due - 1
        await services.moves.take_over_overdue_seats()
        assert live_tables[0].table.person_to_move() is not None
        processes.append(Services(settings(db), clock))
        await processes[1].start()
        without_bot_turns(processes[1], monkeypatch)
        clock.now = due
        await asyncio.gather(*[process.moves.take_over_overdue_seats() for process in processes])
        events = services.tables.repository.events(table_id, 0)
        assert [event.kind for event in events].count(SEAT) == 1, "the takeover happens once"
        await processes[1].stop()

    run_scenario(db, scenario, clock)


# Presence


def states(services: Services, live: LiveTable) -> list[str]:
    return [presence["state"] for presence in services.presence.of(live.table.info) if presence]


def test_presence_follows_sockets_and_pages(tmp_path: Path) -> None:
    clock, people = ManualClock(), [AKI, BEN]

    async def scenario(services: Services) -> None:
        live = subscribe(services, await timed_table(services, *people))
        clock.advance(AWAY_SECONDS)
        ben, aki = Subscriber(BEN.id, 0), Subscriber(AKI.id, 0)
        services.subscribers.connect(live, ben)
        assert live.table.summary(None)["presence"] == [
            {"state": "disconnected", "time_off": None},
            {"state": "connected", "time_off": None},
        ]
        services.subscribers.connect(live, aki)
        aki.visible = False
        assert states(services, live) == ["away", "connected"], "another page is open"
        ben.frame_pending = False
        await until_swept(clock, lambda: live.table.presence == services.presence.of(live.table.info), "the table to be updated")
        assert ben.frame_pending
        aki.visible = True
        assert states(services, live) == ["connected", "connected"]
        clock.advance(3600)
        assert states(services, live) == ["connected", "connected"], "a thinking player is connected"
        services.subscribers.disconnect(live, aki)
        clock.advance(AWAY_SECONDS - 1)
        assert states(services, live) == ["away", "connected"]
        clock.advance(1)
        assert states(services, live) == ["disconnected", "connected"]

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario, clock)


def test_presence_is_known_to_every_process(postgres: str) -> None:
    db, clock, people = new_database(postgres), ManualClock(), [AKI, BEN]

    async def scenario(services: Services) -> None:
        live = subscribe(services, await timed_table(services, *people))
        elsewhere = Services(settings(db), clock)
        await elsewhere.start()
        remote = await elsewhere.tables.open(live.table.info.id)
        looking = Subscriber(AKI.id, 0)
        remote.subscribers.update([looking, Subscriber("a stranger", 0)])

        def has_state(state: str) -> bool:
            clock.advance(TASK_INTERVAL)
            return states(services, live)[0] == state

        await until(lambda: has_state("connected"), "the other process to report the player as connected")
        looking.visible = False
        await until(lambda: has_state("away"), "the other process to report the player as away")
        assert all("stranger" not in person for _, person in services.tables.remote_presence), "only players' presence is broadcast"
        await elsewhere.stop()
        clock.advance(REMOTE_PRESENCE_SECONDS)
        assert states(services, live)[0] == "away"
        clock.advance(AWAY_SECONDS)
        assert states(services, live)[0] == "disconnected", "the presence reported by a dead process expires"

    run_scenario(db, scenario, clock)


def test_a_page_reports_its_visibility_on_the_socket(open_server: object) -> None:
    # With a delay of 0, as in other tests, the player to move could count as absent before the proposals are read.
    server: ServerProcess = open_server(UKIYO_TAKEOVER_DELAY="600")  # type: ignore[operator]
    aki, ben = Guest(server, "Aki"), Guest(server, "Ben")
    table = aki.set_table("me", "open")
    ben.post(f"/tables/{table}/join")
    aki.post(f"/tables/{table}/start")

    async def look_away() -> None:
        async with aki.watching(table) as socket:
            await socket.recv()
            await socket.send(json.dumps({"type": "visibility", "visible": False}))
            await socket.send(json.dumps({"type": "ping"}))
            while json.loads(await socket.recv())["type"] != "pong":
                pass
            tables = ben.http.get(f"{server.api}/my-tables").json()
            assert tables[0]["presence"][0]["state"] == "away"

    asyncio.run(look_away())
    assert table_of(ben.frame(table))["proposals"] == [{"kind": "end", "agreed": 0, "needed": 2, "yours": False}]
    assert ben.post(f"/tables/{table}/proposals", version=0, kind="end")["done"] is False
    assert "only in a correspondence game" in str(ben.post(f"/tables/{table}/proposals", code=409, version=0, kind="nights")["error"])
    ben.post("/me/time-off", code=422, first_day="soon", last_day="later")
    assert ben.post(
        "/me/time-off", code=201, first_day=str(date.today() + timedelta(days=3)), last_day=str(date.today() + timedelta(days=4))
    )


# My tables


def test_waiting_tables_come_first_and_the_next_table_is_the_most_urgent(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = clock_at("2026-11-16T12:00")

    async def scenario(services: Services) -> None:
        without_bot_turns(services, monkeypatch)

        async def table(first: Person, second: Person, time_control: TimeControl | None) -> LiveTable:
            occupants = [seating.new_occupant("human", None, "iki", person) for person in (first, second)]
            info = replace(seating.new_table("iki", {}, occupants, False, AKI, services.clock.time(), "novice", time_control), seed=7)
            await services.database.run(services.tables.repository.create, info, [])
            return await services.tables.change(info.id, lambda _, row: seating.start(row, AKI, clock.time(), clock.steady()))

        probe = await table(AKI, BEN, None)
        first = probe.table.state.seat  # with this seed
        ordered = (AKI, BEN) if first == 0 else (BEN, AKI)
        urgent, slow = await table(*ordered, BRISK), await table(*ordered, TIME_CONTROLS["calm"])
        others_turn = await table(ordered[1], ordered[0], TIME_CONTROLS["steady"])
        occupants = [seating.new_occupant("human", None, "hokusai", AKI), seating.new_occupant("open", None, "", AKI)]
        free = seating.new_table("hokusai", {}, occupants, False, AKI, clock.time())
        await services.database.run(services.tables.repository.create, free, [])
        ended = await table(*ordered, BRISK)
        for person in (AKI, BEN):
            await services.moves.support(ended.table.info.id, person, 0, "end")
        with services.database.session() as session:
            session.execute(
                update(TableRow).where(TableRow.id == slow.table.info.id).values(seat_to_move=None)
            )  # as stored by an older server
        listed = await list_mine(services, AKI)
        assert [entry["id"] for entry in listed[:4]] == [live.table.info.id for live in (urgent, probe, slow, others_turn)]
        assert [entry["your_turn"] for entry in listed] == [True, True, True, False, False, False]
        assert [entry["status"] for entry in listed] == ["playing"] * 4 + ["open", "over"]
        assert listed[0]["clocks"]
        assert listed[0]["clocks"]["expires_at"] == clock.now + DAY
        assert listed[3]["seat_to_move"] is not None
        assert listed[3]["seats"][listed[3]["seat_to_move"]]["name"] == BEN.name
        last = listed[5]["last_event"]
        assert last
        assert last["kind"] == "end"
        assert await next_table(services, AKI, urgent.table.info.id) == {"count": 1, "next_table": probe.table.info.id}
        await play_turn(services, urgent, list(ordered))
        assert (await next_table(services, AKI))["next_table"] == probe.table.info.id
        moved = next(entry for entry in await list_mine(services, AKI) if entry["id"] == urgent.table.info.id)
        assert not moved["your_turn"]
        assert moved["last_event"]
        assert moved["last_event"]["kind"] == "move"
        assert await list_mine(services, None) == []
        assert await next_table(services, None) == {"count": 0, "next_table": None}
        assert {entry["id"] for entry in await list_mine(services, BEN)} > {others_turn.table.info.id}
        assert await list_mine(services, CHO) == []

    run_scenario(db, scenario, clock)
