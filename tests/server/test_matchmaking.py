"""Matchmaking: matches, waiting times, and at most one table per seek."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from tests.server.conftest import new_database
from tests.server.scenarios import run_scenario, settings
from tests.server.server_process import Guest, ServerProcess, table_of
from tests.server.waiting import ManualClock
from ukiyo.engine.errors import BadOption
from ukiyo.play.errors import Conflict, NotFound
from ukiyo.play.kinds import PLAYING
from ukiyo.play.table_info import TableInfo
from ukiyo.server.community import matchmaking
from ukiyo.server.community.matchmaking import ABSENT_AFTER, MAX_SEEKS, Filter, Seek, export_seeks, group_seeks, merge_seeks
from ukiyo.server.core.identity import Person
from ukiyo.server.db.schema import SeekRow, TableRow
from ukiyo.server.people.people import Preferences
from ukiyo.server.services import Services
from ukiyo.server.tables import notification_requests, seating

AKI, BEN, CHO, DAN = (Person(name.lower(), name) for name in ("Aki", "Ben", "Cho", "Dan"))
LADDER = 5


def waits(person: str, level: float, since: float = 0.0, wait: float = 100.0) -> Seek:
    return Seek(person, person, since, since + wait, level)


def groups_of(seeks: list[Seek], players: int, now: float, blocked: set[frozenset[str]] | None = None) -> list[list[str]]:
    return [[seek.person for seek in group] for group in group_seeks(seeks, players, now, LADDER, blocked or set())]


# Matching


def test_the_closest_ratings_are_matched_and_the_longest_wait_chooses_first() -> None:
    seeks = [waits("aki", 2.0, 0.0), waits("ben", 2.9, 1.0), waits("cho", 2.3, 2.0), waits("dan", 3.0, 3.0)]
    assert groups_of(seeks, 2, 4.0) == [["aki", "cho"], ["ben", "dan"]]
    assert groups_of(seeks, 3, 4.0) == [["aki", "cho", "ben"]], "the fourth person keeps waiting"


def test_the_accepted_difference_grows_with_the_wait() -> None:
    seeks = [waits("aki", 0.0), waits("ben", 4.0)]
    assert groups_of(seeks, 2, 10.0) == []
    assert groups_of(seeks, 2, 50.0) == [["aki", "ben"]], "after half of the wait any rating is accepted"
    patient = [waits("aki", 0.0, 0.0, 10_000.0), waits("ben", 4.0)]
    assert groups_of(patient, 2, 50.0) == [["ben", "aki"]], "also a person who has waited longer"


def test_a_game_starts_with_the_available_players_when_the_wait_ends() -> None:
    seeks = [waits("aki", 0.0), waits("ben", 4.0, 90.0)]
    assert groups_of(seeks, 4, 99.0) == []
    assert groups_of(seeks, 4, 100.0) == [["aki", "ben"]]
    assert groups_of(seeks[:1], 4, 100.0) == [["aki"]]


def test_blocked_people_are_not_matched() -> None:
    seeks = [waits("aki", 2.0), waits("ben", 2.0, 1.0), waits("cho", 3.0, 2.0)]
    assert groups_of(seeks, 2, 10.0, {frozenset(("aki", "ben"))}) == [["aki", "cho"]]
    assert groups_of(seeks, 3, 10.0, {frozenset(("ben", "cho"))}) == []


# With the services


async def save_people(services: Services, *people: Person) -> None:
    services.tables.on_turn = lambda _: None  # bots do not have to play
    for person in people:
        await services.people.save(person, Preferences())


async def create_seek(
    services: Services, person: Person, players: int = 2, time_control: str = "live", wait: str = "2min", rated: bool = False
) -> None:
    await services.matchmaking.seek(person, "iki", players, time_control, rated, wait)


async def tables_of(services: Services, person: Person) -> list[str | None]:
    return [row.table_id for row, _ in await services.matchmaking.list_seeks(person.id)]


@pytest.fixture
def notified(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """Return all notifications except turn notifications."""
    sent: list[tuple[str, str]] = []
    monkeypatch.setattr(
        notification_requests, "request_notification", lambda session, person, table_id, kind, *_: sent.append((kind, person))
    )
    return sent


def test_two_people_with_the_same_seek_get_a_started_table(db: str, notified: list[tuple[str, str]]) -> None:
    async def scenario(services: Services) -> None:
        await save_people(services, AKI, BEN)
        await create_seek(services, AKI)
        with pytest.raises(Conflict, match="already have the same seek"):
            await create_seek(services, AKI)
        await create_seek(services, AKI, time_control="calm")
        await create_seek(services, AKI, players=3)
        with pytest.raises(Conflict, match=f"already have {MAX_SEEKS} seeks"):
            await create_seek(services, AKI, players=4)
        assert await tables_of(services, AKI) == [None, None, None]
        await create_seek(services, BEN, rated=True)
        assert await tables_of(services, AKI) == [None, None, None], "a rated game is a different seek"
        await create_seek(services, BEN)
        table = (await tables_of(services, BEN))[-1]
        assert table is not None
        assert await tables_of(services, AKI) == [table, None], "the correspondence seek continues; another live seek ends"
        assert await tables_of(services, BEN) == [table]
        info = (await services.tables.open(table)).table.info
        assert (info.status, {occupant.name for occupant in info.occupants}) == (PLAYING, {"Aki", "Ben"})
        assert info.clocks is not None
        assert not info.listed
        assert notified in ([("started", "aki")], [("started", "ben")]), "the other player is notified of the turn"

    run_scenario(db, scenario, ManualClock())


def test_the_ratings_of_all_seeks_are_one_query(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Moves are saved on the same thread, so the time must not increase with the number of seeks."""
    queries: list[set[str]] = []

    def levels(_session: object, _pool: object, people: list[str]) -> dict[str, float]:
        queries.append(set(people))
        return {}

    async def scenario(services: Services) -> None:
        await save_people(services, AKI, BEN, CHO)
        for person in (AKI, BEN, CHO):
            await create_seek(services, person, players=4)
        monkeypatch.setattr(matchmaking, "skill_levels", levels)
        await services.matchmaking.match()

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario, ManualClock())
    assert queries == [{AKI.id, BEN.id, CHO.id}]


def test_bots_of_similar_rating_join_when_the_wait_ends(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = ManualClock()
    monkeypatch.setattr(matchmaking, "skill_levels", lambda *_: {AKI.id: 0.2})

    async def scenario(services: Services) -> None:
        await save_people(services, AKI)
        await create_seek(services, AKI, players=3)
        clock.now += 119.0
        assert await tables_of(services, AKI) == [None]
        await services.matchmaking.match()
        assert await tables_of(services, AKI) == [None]
        clock.now += 1.0
        await services.matchmaking.match()
        (table,) = await tables_of(services, AKI)
        assert table is not None
        info = (await services.tables.open(table)).table.info
        assert sorted(occupant.bot or "" for occupant in info.occupants) == ["", "novice", "novice"]

    run_scenario(db, scenario, clock)


def test_live_games_match_only_connected_people_but_correspondence_games_match_all(db: str) -> None:
    clock = ManualClock()

    async def before(services: Services) -> None:
        await save_people(services, AKI, BEN)
        await create_seek(services, AKI, wait="10min")
        await create_seek(services, AKI, time_control="calm", wait="day")

    async def after(services: Services) -> None:
        clock.now += ABSENT_AFTER + 1
        await create_seek(services, BEN, wait="10min")
        await create_seek(services, BEN, time_control="calm", wait="day")
        live, days = await tables_of(services, BEN)
        assert live is None, "the person is not connected"
        assert days is not None, "and does not have to be connected"
        assert await tables_of(services, AKI) == [None, days], "the seek survived the restart, and the person is connected"
        await services.matchmaking.match()
        assert (await tables_of(services, AKI))[0] == (await tables_of(services, BEN))[0] != None  # noqa: E711 - the same table

    async def long_after(services: Services) -> None:
        await create_seek(services, BEN, players=3)
        clock.now += 120.0
        await services.matchmaking.match()
        assert len(await tables_of(services, BEN)) == 2, "after the page was closed, no seek waits and no bot plays"
        seek = (await services.matchmaking.list_seeks("ben"))[0][0].id
        with pytest.raises(NotFound, match="This seek no longer exists"):
            await services.database.run(services.matchmaking.cancel, "aki", seek)
        await services.database.run(services.matchmaking.cancel, "ben", seek)
        assert len(await tables_of(services, BEN)) == 1
        clock.now += 2 * 86_400
        await services.matchmaking.match()
        assert await tables_of(services, BEN) == []

    run_scenario(db, before, clock)
    run_scenario(db, after, clock)
    run_scenario(db, long_after, clock)


def test_two_processes_match_a_person_once(postgres: str) -> None:
    db = new_database(postgres)
    people = [Person(f"p{number}", f"P{number}") for number in range(13)]

    async def play() -> None:
        processes = [Services(settings(db), ManualClock()) for _ in range(2)]
        processes[0].database.migrate()
        for services in processes:
            await services.start()
            await save_people(services, *people)
        seeking = [create_seek(processes[number % 2], person, time_control="calm", wait="day") for number, person in enumerate(people)]
        matching = [processes[number % 2].matchmaking.match() for number in range(20)]
        await asyncio.gather(*seeking, *matching)
        tables = [table for person in people for table in await tables_of(processes[0], person)]
        with processes[0].database.session(reading=True) as session:
            seats = [seat.person for row in session.scalars(select(TableRow)) for seat in row.seats]
        for services in processes:
            await services.stop()
        assert tables.count(None) == 1, "one person remains"
        assert len(seats) == len(set(seats)) == 12

    asyncio.run(play())


def test_a_process_that_dies_while_matching_leaves_no_half_filled_table(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(services: Services) -> None:
        await save_people(services, AKI, BEN)
        await create_seek(services, AKI)

        def dies(*_: object) -> None:
            raise RuntimeError("the plug is pulled")

        with monkeypatch.context() as patched:
            patched.setattr(notification_requests, "notify_started", dies)
            with pytest.raises(RuntimeError):
                await create_seek(services, BEN)
        assert await tables_of(services, AKI) == await tables_of(services, BEN) == [None]
        with services.database.session(reading=True) as session:
            assert list(session.scalars(select(TableRow))) == []
        await services.matchmaking.match()
        assert await tables_of(services, AKI) == await tables_of(services, BEN) != [None]

    run_scenario(db, scenario, ManualClock())


def test_seeks_are_exported_and_follow_a_merged_person(db: str) -> None:
    async def scenario(services: Services) -> None:
        await save_people(services, AKI, BEN)
        await create_seek(services, AKI)
        await create_seek(services, AKI, time_control="calm")
        await create_seek(services, BEN, time_control="steady")
        with services.database.session() as session:
            session.add(
                SeekRow(
                    id="x",
                    person="ben",
                    game="iki",
                    players=2,
                    time_control="calm",
                    rated=False,
                    created_at=0,
                    bots_join_at=9e9,
                    last_polled_at=0,
                )
            )
            assert [row["time_control"] for row in export_seeks(session, "aki")] == ["live", "calm"]
            merge_seeks(session, "aki", "ben")
            session.flush()
            assert sorted(str(row["time_control"]) for row in export_seeks(session, "ben")) == ["calm", "live", "steady"]

    run_scenario(db, scenario, ManualClock())


def test_impossible_seeks_are_refused_with_an_explanation(tmp_path: Any) -> None:
    async def scenario(services: Services) -> None:
        for arguments, reason in {
            ("iki", 5, "live", "2min"): "iki supports 2, 3 or 4 players, not 5",
            ("go", 2, "live", "2min"): "go",
            ("iki", 2, "hasty", "2min"): "There is no time control called 'hasty'",
            ("iki", 2, "live", "day"): "can wait 2 or 10 minutes",
        }.items():
            with pytest.raises(BadOption, match=reason):
                await services.matchmaking.seek(AKI, arguments[0], arguments[1], arguments[2], False, arguments[3])

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario)


# Through the API


def listed(guest: Guest, query: str = "") -> list[Any]:
    return list(guest.http.get(f"{guest.server.api}/open-tables{query}").json())


def test_open_tables_are_filtered_by_game_time_control_rating_and_language(
    open_server: Callable[..., ServerProcess], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = open_server()
    aki, ben = Guest(server, "Aki"), Guest(server, "Ben")
    ben.http.headers["Accept-Language"] = "pl"
    first = aki.set_table("me", "open", "novice", listed=True)
    second = ben.post("/tables", game="hokusai", seats=[{"kind": "human"}, {"kind": "open"}], listed=True, time_control="calm")["id"]
    assert [entry["table"]["id"] for entry in listed(aki)] == [second, first]
    assert [(entry["level"], entry["language"]) for entry in listed(aki)] == [(None, "pl"), ("novice", "en")]
    for query in ("game=iki", "time_control=none", "level=novice", "language=en"):
        assert [entry["table"]["id"] for entry in listed(ben, f"?{query}")] == [first]
    assert [entry["table"]["id"] for entry in listed(ben, "?time_control=calm&language=pl")] == [second]
    assert listed(ben, "?game=iki&language=pl") == []
    third = aki.set_table("me", "open", listed=True)
    (newest,) = listed(ben, "?limit=1")
    assert newest["table"]["id"] == third
    assert [entry["table"]["id"] for entry in listed(ben, f"?limit=1&before={newest['table']['started_at']}")] == [second]
    monkeypatch.setattr(matchmaking, "SCAN_SIZE", 1)  # more than one page, so that filters must read several pages
    services = Services(settings(server.db), ManualClock())
    assert [entry.info.id for entry in services.matchmaking.open_tables(Filter(level="novice"), None)] == [first]
    services.database.close()


def test_a_seek_works_through_the_api_and_a_correspondence_game_starts_with_its_last_player(
    open_server: Callable[..., ServerProcess],
) -> None:
    server = open_server()
    aki, ben = Guest(server, "Aki"), Guest(server, "Ben")
    body: dict[str, Any] = {"game": "iki", "players": 2, "time_control": "live", "wait": "2min"}
    (seek,) = aki.http.post(f"{server.api}/seeks", json=body).json()
    assert (seek["others_waiting"], seek["table"]) == (0, None)
    ben.http.post(f"{server.api}/seeks", json=body)
    (seek,) = aki.http.get(f"{server.api}/seeks").json()
    assert table_of(aki.frame(seek["table"]))["status"] == "playing"
    assert aki.http.delete(f"{server.api}/seeks/{seek['id']}").status_code == 204
    assert "no longer exists" in aki.http.delete(f"{server.api}/seeks/{seek['id']}").json()["error"]
    aki.post("/seeks", code=422, **{**body, "wait": "for ever"})
    table = aki.post("/tables", game="iki", seats=[{"kind": "human"}, {"kind": "open"}], time_control="calm")["id"]
    assert table_of(ben.post(f"/tables/{table}/join"))["status"] == "playing"


# Invitations


def finished(host: Guest, *others: Guest) -> str:
    """Create a finished table of these guests."""
    table = host.set_table("me", *["open"] * len(others))
    for other in others:
        other.post(f"/tables/{table}/join")
    host.post(f"/tables/{table}/start")
    return table


def test_previous_players_can_be_invited_and_respond(open_server: Callable[..., ServerProcess]) -> None:
    server = open_server()
    aki, ben, cho = Guest(server, "Aki"), Guest(server, "Ben"), Guest(server, "Cho")
    shared = finished(aki, ben)
    (known,) = aki.http.get(f"{server.api}/me/contacts").json()
    assert (known["name"], known["table"], known["seat"]) == ("Ben", shared, 1)
    assert cho.http.get(f"{server.api}/me/contacts").json() == []
    table = aki.set_table("me", "open", "open")
    body: dict[str, Any] = {"seat": 1, "shared_table": shared, "shared_seat": 1}
    cho.post(f"/tables/{table}/invite", code=403, **body)
    assert "Only the host" in ben.post(f"/tables/{table}/invite", code=403, **{**body, "shared_seat": 0})["error"]  # type: ignore[operator]
    aki.post(f"/tables/{table}/invite", **body)
    aki.post(f"/tables/{table}/invite", code=409, **{**body, "seat": 2})
    seats: Any = table_of(cho.frame(table))["seats"]
    assert seats[1] == {"kind": "open", "name": "Ben", "bot": None, "taken_over": False, "rating": None}
    assert "an invited person" in cho.post(f"/tables/{table}/join", code=409, seat=1)["error"]  # type: ignore[operator]
    (invitation,) = ben.http.get(f"{server.api}/me/invitations").json()
    assert (invitation["table"]["id"], invitation["invited_by"]) == (table, "Aki")
    assert table_of(ben.frame(table))["reserved_seats"] == [1]
    for path in ("tables?mine=true", "my-tables"):
        table_ids = [entry["id"] for entry in ben.http.get(f"{server.api}/{path}").json()]
        assert table_ids == [shared], "an invited person has no seat yet"
    ben.post(f"/tables/{table}/decline")
    ben.post(f"/tables/{table}/decline", code=409)
    assert ben.http.get(f"{server.api}/me/invitations").json() == []
    aki.post(f"/tables/{table}/invite", **body)
    aki.post(f"/tables/{table}/withdraw", seat=1)
    aki.post(f"/tables/{table}/withdraw", code=409, seat=1)
    aki.post(f"/tables/{table}/invite", **body)
    cho.post(f"/tables/{table}/join")
    assert table_of(ben.post(f"/tables/{table}/join"))["your_seats"] == [1]
    ids = {line for guest in (aki, ben, cho) for line in guest.http.cookies.values()}
    assert not any(person.split(".")[0] in str(known) for person in ids), "the response does not reveal who has the handle"


def test_a_rematch_invites_the_others_and_starts_with_the_last_player(db: str, notified: list[tuple[str, str]]) -> None:
    async def scenario(services: Services) -> None:
        occupants = [seating.new_occupant("human", None, "iki", person) for person in (AKI, BEN, CHO, CHO)]
        info: TableInfo = seating.new_table("iki", {}, occupants, False, AKI, 0.0, None, None)
        await services.database.run(services.tables.repository.create, info, [])
        live = await services.tables.change(info.id, lambda _, row: setattr(row, "status", "over"))

        async def again(person: Person) -> TableInfo:
            live = await services.tables.change(info.id, lambda session, row: seating.rematch(session, row, person, 1.0))
            rematch = str(live.table.info.rematch)
            return (
                await services.tables.change(rematch, lambda session, row: seating.accept_rematch(session, row, person, 1.0, 1.0))
            ).table.info

        first = await again(BEN)
        assert [(occupant.kind, occupant.name) for occupant in first.occupants][:3] == [("open", "Aki"), ("human", "Ben"), ("open", "Cho")]
        assert sorted(set(notified)) == [("invited", "aki"), ("invited", "cho")]
        assert (await again(BEN)).id == first.id
        assert (await again(AKI)).status == "open"
        last = await again(CHO)
        assert (last.id, last.status) == (first.id, "playing")
        assert [occupant.person for occupant in last.occupants] == ["aki", "ben", "cho", "cho"]
        assert {kind for kind, _ in notified} == {"invited", "accepted", "started"}
        assert ("accepted", "ben") in notified, "the host is notified of an acceptance"
        assert live.table.info.rematch == first.id

    run_scenario(db, scenario, ManualClock())
