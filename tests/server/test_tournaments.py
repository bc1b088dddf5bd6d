"""Tournaments: schedules, points and tie-breaks, and whole tournaments on servers that restart and crash."""

import asyncio
import itertools
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update

from tests.server.conftest import new_database
from tests.server.scenarios import run_scenario, settings
from tests.server.server_process import ANONYMOUS, Guest, ServerProcess, numbers, table_of, view_of
from tests.server.waiting import ManualClock, until, wait_for
from ukiyo.engine.errors import UkiyoError
from ukiyo.play.errors import Conflict, Forbidden, NotFound
from ukiyo.play.kinds import BOT, HUMAN, OVER, PLAYING
from ukiyo.server.bots.scheduler import Priority
from ukiyo.server.community import tournaments, unattended_tables
from ukiyo.server.community.pairing import (
    BYE_POINTS,
    FULL_POINTS,
    Result,
    assign_seats,
    points_for,
    round_robin,
    standings,
    swiss,
    table_sizes,
)
from ukiyo.server.community.tournament_players import export_tournaments, forget_tournaments, merge_tournaments
from ukiyo.server.community.tournament_setup import TournamentSettings, new_tournament
from ukiyo.server.community.tournaments import MAX_HOSTED
from ukiyo.server.community.unattended_tables import LEASE
from ukiyo.server.core.identity import Person
from ukiyo.server.db.schema import TableRow, TournamentRow
from ukiyo.server.services import Services
from ukiyo.server.tables import notification_requests

AKI, BEN, CHO = Person("aki", "Aki"), Person("ben", "Ben"), Person("cho", "Cho")
DUELS = TournamentSettings("Spring tournament", "iki", "all", 4, 2, "live", bots=("novice", "novice"))


# Pairings


@pytest.mark.parametrize("players", range(3, 17))
def test_every_pair_meets_once_at_tables_for_two(players: int) -> None:
    rounds = round_robin(players, 2)
    pairs = Counter(frozenset(table) for tables in rounds for table in tables)
    assert set(pairs.values()) == {1}
    assert len(pairs) == players * (players - 1) // 2
    assert all(len(set(itertools.chain(*tables))) == players - players % 2 for tables in rounds)


@pytest.mark.parametrize(("players", "seats"), [(4, 4), (5, 4), (6, 3), (7, 4), (8, 3), (9, 3), (16, 4)])
def test_at_larger_tables_every_pair_meets_and_no_one_sits_out(players: int, seats: int) -> None:
    rounds = round_robin(players, seats)
    meetings = Counter(frozenset(pair) for tables in rounds for table in tables for pair in itertools.combinations(table, 2))
    assert len(meetings) == players * (players - 1) // 2
    assert all(sorted(itertools.chain(*tables)) == list(range(players)) for tables in rounds)
    assert 3 <= len(rounds) <= 5
    if (players, seats) in ((8, 3), (9, 3), (16, 4)):
        assert set(meetings.values()) == {1}, "if the numbers allow it, they meet once"


def test_tables_are_as_equal_in_size_as_possible() -> None:
    assert table_sizes(7, 4) == [4, 3]
    assert table_sizes(9, 4) == [3, 3, 3]
    assert table_sizes(5, 3) == [3, 2]
    assert table_sizes(5, 2) == [2, 2]


def test_a_swiss_round_pairs_equal_players_who_have_not_met() -> None:
    points = {0: 24, 1: 24, 2: 12, 3: 12, 4: 0, 5: 0}
    assert swiss(range(6), 2, points, []) == [[0, 1], [2, 3], [4, 5]]
    second_round = swiss(range(6), 2, points, [[[0, 1], [2, 3], [4, 5]]])
    assert {frozenset(table) for table in second_round}.isdisjoint({frozenset((0, 1)), frozenset((2, 3)), frozenset((4, 5))})
    odd = swiss(range(5), 2, points, [[[0, 1], [2, 3]]])
    assert 3 not in itertools.chain(*odd), "the last player who has not sat out does"


def test_players_use_every_seat_about_equally_often() -> None:
    seat_counts: Counter[tuple[int, int]] = Counter()
    for tables in round_robin(8, 2):
        for table in tables:
            seat_counts.update((player, seat) for seat, player in enumerate(assign_seats(table, seat_counts)))
    assert all(abs(seat_counts[player, 0] - seat_counts[player, 1]) <= 3 for player in range(8))


# Points and tie-breaks


def test_points_depend_on_the_place_and_ties_share_them() -> None:
    assert [points_for(rank, [1, 2, 3, 4]) for rank in (1, 2, 3, 4)] == [12, 8, 4, 0]
    assert [points_for(rank, [1, 2, 3]) for rank in (1, 2, 3)] == [12, 6, 0]
    assert points_for(1, [1, 1]) == 6
    assert [points_for(rank, [1, 1, 3, 4]) for rank in (1, 1, 3, 4)] == [10, 10, 4, 0]
    for ranks in ([1, 1, 1], [1, 2, 2, 4], [1, 1, 1, 4], [1, 2, 2]):
        assert sum(points_for(rank, ranks) for rank in ranks) == FULL_POINTS * len(ranks) // 2


def test_ties_are_broken_in_the_documented_order() -> None:
    first_result = Result(1, [0, 1], [1, 2], [60, 40])
    second_result = Result(1, [2, 3], [1, 2], [90, 30])
    assert [(standing.player, standing.rank) for standing in standings("all", 4, [first_result, second_result])] == [
        (2, 1),
        (0, 2),
        (1, 3),
        (3, 4),
    ], "then by the scores"
    final = Result(2, [0, 2], [1, 1], [50, 50])
    ranked = standings("all", 4, [first_result, second_result, final])
    assert [(standing.player, standing.points, standing.wins, standing.difference) for standing in ranked[:2]] == [
        (2, 18, 2, 60.0),
        (0, 18, 2, 20.0),
    ]
    wins = standings("all", 3, [Result(1, [0, 1, 2], [1, 2, 2], [9, 5, 5]), Result(2, [0, 1, 2], [3, 1, 2], [1, 5, 4])])
    assert [(standing.player, standing.points) for standing in wins] == [(1, 15), (0, 12), (2, 9)]
    equal = standings("all", 2, [Result(1, [0, 1], [1, 1], [7, 7])])
    assert [standing.rank for standing in equal] == [1, 1], "players who are equal in everything share a rank"


def test_a_swiss_tournament_counts_opponents_and_half_a_point_for_sitting_out() -> None:
    first = [Result(1, [0, 1], [1, 2], [9, 1]), Result(1, [2, 3], [1, 2], [5, 4])]
    second = [Result(2, [0, 3], [2, 1], [5, 6]), Result(2, [2, 1], [2, 1], [5, 6])]
    ranked = standings("swiss", 5, first + second, [4, 4])
    assert [standing.points for standing in ranked] == [12] * 5
    assert ranked[-1].player == 4, "a player without games has no opponents' points"
    assert BYE_POINTS * 2 == FULL_POINTS


# With the services


async def save_people(services: Services) -> None:
    services.tables.on_turn = lambda _: None  # bots do not have to play
    services.bot_driver.schedule = lambda live: None  # type: ignore[method-assign]


def play_round(services: Services, tournament_id: str, chance: random.Random, max_moves: int = 99) -> int:
    """End the games in progress with arbitrary results."""
    with services.database.session() as session:
        rows = list(session.scalars(select(TableRow).where(TableRow.tournament == tournament_id, TableRow.status == PLAYING)))[:max_moves]
        for row in rows:
            totals = [chance.randrange(100) for _ in row.seats]
            scores = [
                {"seat": n, "rank": 1 + sum(t > total for t in totals), "total": total, "parts": {}} for n, total in enumerate(totals)
            ]
            session.execute(
                update(TableRow).where(TableRow.id == row.id).values(status=OVER, ended_at=1.0, scores=scores, clock_expires_at=None)
            )
        return len(rows)


def rounds_of(services: Services, tournament_id: str) -> Counter[int]:
    return Counter(table.round for table in services.tournaments.read(tournament_id).row.tables)


async def start_duel_tournament(services: Services) -> str:
    """Start a tournament of Aki, Ben and two bots."""
    await save_people(services)
    tournament_id = await services.tournaments.create(AKI, DUELS)
    await services.tournaments.join(tournament_id, BEN)
    await services.tournaments.start(tournament_id, AKI, None)
    return tournament_id


def test_rounds_follow_each_other_across_restarts_and_each_is_created_once(db: str) -> None:
    chance, tournaments = random.Random(1), list[str]()

    async def first(services: Services) -> None:
        tournaments.append(await start_duel_tournament(services))
        with pytest.raises(Conflict, match="has already started"):
            await services.tournaments.join(tournaments[0], CHO)
        play_round(services, tournaments[0], chance, max_moves=1)
        await services.tournaments.advance_all()
        assert rounds_of(services, tournaments[0]) == {1: 2}, "a round ends with its last table"
        play_round(services, tournaments[0], chance)

    async def second(services: Services) -> None:
        await save_people(services)
        await asyncio.gather(*(services.tournaments.advance_all() for _ in range(5)))
        assert rounds_of(services, tournaments[0]) == {1: 2, 2: 2}
        for _ in range(2):
            play_round(services, tournaments[0], chance)
            await services.tournaments.advance_all()
        tournament = services.tournaments.read(tournaments[0])
        assert (tournament.row.status, tournament.row.rounds) == (OVER, 3)
        assert rounds_of(services, tournaments[0]) == {1: 2, 2: 2, 3: 2}
        assert sum(standing.points for standing in tournament.standings()) == 6 * FULL_POINTS
        assert all(standing.played == 3 for standing in tournament.standings())
        play_round(services, tournaments[0], chance)
        await services.tournaments.advance_all()
        assert len(services.tournaments.read(tournaments[0]).row.tables) == 6

    run_scenario(db, first, ManualClock())
    run_scenario(db, second, ManualClock())


def test_two_processes_create_a_round_once_even_if_one_dies(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    db = new_database(postgres)

    def fail(*_: object) -> None:
        raise RuntimeError("the plug is pulled")

    async def play() -> None:
        processes = [Services(settings(db), ManualClock()) for _ in range(2)]
        processes[0].database.migrate()
        for services in processes:
            await services.start()
        tournament_id = await start_duel_tournament(processes[0])
        await save_people(processes[1])
        for number in (2, 3):
            play_round(processes[0], tournament_id, random.Random(number))
            with monkeypatch.context() as patched:
                patched.setattr(notification_requests, "notify_started", fail)
                with pytest.raises(RuntimeError):
                    await processes[1].tournaments.advance_all()
            assert set(rounds_of(processes[0], tournament_id)) == set(range(1, number)), "the transaction must be rolled back"
            await asyncio.gather(*(processes[turn % 2].tournaments.advance_all() for turn in range(10)))
            assert rounds_of(processes[0], tournament_id)[number] == 2
        for services in processes:
            await services.stop()

    asyncio.run(play())


def seat_of(services: Services, tournament_id: str, place: int) -> tuple[str, str | None]:
    """Return the kind of a player's seat in the last round, and for whom it is reserved."""
    occupant = services.tournaments.read(tournament_id).last_seat(place)
    assert occupant is not None
    return occupant.kind, occupant.reserved_for


def test_a_bot_plays_every_round_for_an_absent_player_until_they_return(db: str) -> None:
    async def scenario(services: Services) -> None:
        tournament_id = await start_duel_tournament(services)
        ben = services.tournaments.read(tournament_id).place_of(BEN.id)
        assert ben is not None
        with pytest.raises(Forbidden, match="not playing"):
            await services.tournaments.leave(tournament_id, CHO)
        await services.tournaments.leave(tournament_id, BEN)
        assert seat_of(services, tournament_id, ben) == (BOT, "ben")
        play_round(services, tournament_id, random.Random(1))
        await services.tournaments.advance_all()
        assert seat_of(services, tournament_id, ben) == (BOT, "ben"), "also in the next round"
        await services.tournaments.join(tournament_id, BEN)
        assert seat_of(services, tournament_id, ben) == (HUMAN, None)
        play_round(services, tournament_id, random.Random(2))
        await services.tournaments.leave(tournament_id, BEN)  # between two rounds
        await services.tournaments.advance_all()
        assert seat_of(services, tournament_id, ben) == (BOT, "ben")

    run_scenario(db, scenario, ManualClock())


def test_a_player_whose_time_expired_is_replaced_in_the_next_round(tmp_path: Path) -> None:
    clock = ManualClock()

    async def scenario(services: Services) -> None:
        tournament_id = await start_duel_tournament(services)
        clock.now += 86_400
        await services.moves.take_over_overdue_seats()
        overdue = [place for place in (0, 3) if seat_of(services, tournament_id, place)[0] == BOT]
        assert overdue, "another player moved first"
        play_round(services, tournament_id, random.Random(1))
        await services.tournaments.advance_all()
        assert all(seat_of(services, tournament_id, place)[0] == BOT for place in overdue)
        assert services.tournaments.read(tournament_id).row.round == 2

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario, clock)


def test_games_of_bots_run_in_one_process_without_spectators(postgres: str) -> None:
    db, clock = new_database(postgres), ManualClock()

    async def scenario(services: Services) -> None:
        other = Services(settings(db), clock)
        tournament_id = await services.tournaments.create(AKI, replace(DUELS, bots=("novice", "novice", "novice")))
        services.tables.on_turn = lambda _: None
        schedule, services.bot_driver.schedule = services.bot_driver.schedule, lambda live: None  # type: ignore[method-assign]
        await services.tournaments.start(tournament_id, AKI, None)
        alone = [table.table_id for table in services.tournaments.read(tournament_id).row.tables if 0 not in table.player_numbers]
        assert services.tournaments.unattended.scheduled >= set(alone)
        request = services.bot_driver.request_for(await services.tables.open(alone[0]))
        assert request is not None
        assert request.priority == Priority.UNWATCHED == max(Priority), "after everyone else"
        assert not set(other.tournaments.unattended.bots_to_move()) & set(alone)
        assert other.tournaments.unattended.claim(alone) == []
        clock.now += LEASE + 1
        assert set(other.tournaments.unattended.claim(other.tournaments.unattended.bots_to_move())) >= set(alone), (
            "another process continues the games of a dead one"
        )
        clock.now += LEASE + 1
        await services.tournaments.unattended.schedule()
        services.bot_driver.schedule = schedule  # type: ignore[method-assign]
        services.tables.on_turn = schedule
        live = await services.tables.open(alone[0])
        schedule(live)
        await until(lambda: live.table.info.status == OVER, "the bots to play to the end")
        other.database.close()

    run_scenario(db, scenario, clock)


def test_many_tournaments_of_bots_delay_no_one_and_hide_no_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process runs the games of bots at a few tables only, and shares them between hosts."""
    monkeypatch.setattr(unattended_tables, "MAX_TABLES", 4)
    monkeypatch.setattr(tournaments, "MAX_LISTED", 4)

    async def scenario(services: Services) -> None:
        await save_people(services)
        own_ids = list[str]()
        small = TournamentSettings("Flood", "iki", "swiss", 8, 2, "live", bots=("novice",) * 7, listed=True)
        for host in (AKI, AKI, BEN):
            tournament_id = await services.tournaments.create(host, small)
            await services.tournaments.start(tournament_id, host, None)
            own_ids.append(tournament_id)
        for _ in range(3):  # always the same tables until they end
            await services.tournaments.unattended.schedule()
            assert len(services.tournaments.unattended.scheduled) == unattended_tables.MAX_TABLES
            assert {(await services.tables.open(table)).table.info.host for table in services.tournaments.unattended.scheduled} == {
                AKI.id,
                BEN.id,
            }
        for number in range(4):
            await services.tournaments.create(Person(f"p{number}", "Many"), replace(small, bots=()))
        assert {row.id for row in services.tournaments.listing(AKI.id)} >= set(own_ids[:2]), (
            "your own tournament stays visible among many newer ones"
        )
        assert len(services.tournaments.listing(None)) == tournaments.MAX_LISTED

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario, ManualClock())  # so that no other process runs them


def test_a_tournament_waits_for_players_and_a_correspondence_one_starts_with_the_last(tmp_path: Path) -> None:
    async def scenario(services: Services) -> None:
        await save_people(services)
        tournament_id = await services.tournaments.create(AKI, replace(DUELS, time_control="calm", max_players=3, bots=()))
        with pytest.raises(Conflict, match="You already play in this tournament"):
            await services.tournaments.join(tournament_id, AKI)
        with pytest.raises(Conflict, match="3 to 16 players, and this one has 1"):
            await services.tournaments.start(tournament_id, AKI, None)
        await services.tournaments.join(tournament_id, BEN)
        await services.tournaments.leave(tournament_id, AKI)
        assert services.tournaments.read(tournament_id).row.host == BEN.id
        await services.tournaments.join(tournament_id, AKI)
        assert services.tournaments.read(tournament_id).row.status == "open"
        await services.tournaments.join(tournament_id, CHO)
        assert services.tournaments.read(tournament_id).row.status == PLAYING
        for number in range(MAX_HOSTED):
            await services.tournaments.create(AKI, replace(DUELS, listed=number == 0))
        with pytest.raises(Conflict, match=f"You are hosting {MAX_HOSTED} unfinished tournaments"):
            await services.tournaments.create(AKI, DUELS)
        assert len(services.tournaments.listing(None)) == 1
        assert len(services.tournaments.listing(AKI.id)) == MAX_HOSTED + 1
        with services.database.session() as session:
            assert len(export_tournaments(session, "aki")) == MAX_HOSTED + 1
            forget_tournaments(session, "aki")
            merge_tournaments(session, "ben", "cho")
            session.flush()
            assert export_tournaments(session, "aki") == export_tournaments(session, "ben") == []
            assert [row.id for row in session.scalars(select(TournamentRow))] == [tournament_id], "a tournament without players is deleted"
        assert [player.name for player in services.tournaments.read(tournament_id).row.players] == ["Ben", "–", "Cho"]
        with pytest.raises(NotFound, match="There is no tournament"):
            services.tournaments.read("none")

    run_scenario(f"sqlite:///{tmp_path}/ukiyo.db", scenario, ManualClock())


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"max_players": 2}, "3 to 16 players, not 2"),
        ({"max_players": 17}, "3 to 16 players, not 17"),
        ({"players_per_table": 5}, "have 2, 3 or 4 seats, not 5"),
        ({"max_players": 3, "players_per_table": 4, "bots": ()}, "A table of 4 needs at least 4 players, not 3"),
        ({"time_control": "hasty"}, "There is no time control called 'hasty'"),
        ({"rounds": 4}, "A Swiss tournament has 1 to 9 rounds"),
        ({"bots": ("novice",) * 4}, "You and 4 bots do not fit into a tournament with 4 places"),
        ({"bots": ("nobody",)}, "There is no bot called 'nobody'"),
        ({"game": "go"}, "go"),
        ({"options": {"x": "y"}}, "x"),
        ({"name": "   "}, "a name of 1 to 30"),
    ],
)
def test_invalid_tournament_settings_are_refused(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(UkiyoError, match=message):
        new_tournament(AKI, replace(DUELS, **changes), 0.0)


# Through the API, to the end


def play_my_tables(guest: Guest, tournament_id: str, chance: random.Random, max_moves: int | None = None) -> int:
    """Play a guest's waiting tables, at most this many moves. If the server is gone, it is restarted."""
    moves_played = 0
    try:
        tournament: Any = guest.get(f"/tournaments/{tournament_id}")
        for table in tournament["tables"]:
            if table["status"] != "playing" or tournament["you"] not in table["players"]:
                continue
            while max_moves is None or moves_played < max_moves:
                frame = guest.frame(table["table"])
                if table_of(frame)["status"] == "over" or not numbers(view_of(frame)["legal"]):
                    break
                guest.post(
                    f"/tables/{table['table']}/moves", version=frame["version"], action=chance.choice(numbers(view_of(frame)["legal"]))
                )
                moves_played += 1
    except httpx.TransportError:
        pass
    return moves_played


@pytest.mark.parametrize(
    ("fields", "rounds", "tables"),
    [
        ({"kind": "swiss", "max_players": 4, "players_per_table": 2, "rounds": 2}, 2, 4),
        pytest.param({"kind": "swiss", "max_players": 6, "players_per_table": 3, "rounds": 2}, 2, 4, marks=pytest.mark.repeats),
        pytest.param(
            {"kind": "all", "max_players": 4, "players_per_table": 2}, 3, 6, marks=pytest.mark.repeats
        ),  # as in the test with the services
    ],
)
def test_a_tournament_of_people_and_bots_ends_although_the_server_is_killed(
    open_server: Callable[..., ServerProcess], fields: dict[str, Any], rounds: int, tables: int
) -> None:
    server, chance = open_server(), random.Random(5)
    aki, ben = Guest(server, "Aki"), Guest(server, "Ben")
    bots = ["novice"] * (fields["max_players"] - 2)
    tournament_id = str(
        aki.post("/tournaments", name="Spring tournament", game="iki", time_control="live", bots=bots, listed=True, **fields)["id"]
    )
    ben.post(f"/tournaments/{tournament_id}/join")
    ben.post(f"/tournaments/{tournament_id}/start", code=403)
    aki.post(f"/tournaments/{tournament_id}/start")
    aki.post(f"/tournaments/{tournament_id}/start", code=409)
    wait_for(lambda: sum(play_my_tables(guest, tournament_id, chance, max_moves=15) for guest in (aki, ben)), "the players' move")
    server.kill()
    server.open()

    def over() -> Any:
        for guest in (aki, ben):
            play_my_tables(guest, tournament_id, chance)
        tournament: Any = aki.get(f"/tournaments/{tournament_id}")
        return tournament["status"] == "over" and tournament

    tournament = wait_for(over, "the tournament to end")
    assert (tournament["rounds"], len(tournament["tables"])) == (rounds, tables)
    assert all(standing["played"] == rounds for standing in tournament["standings"])
    assert tournament["standings"][0]["rank"] == 1
    assert (
        sum(standing["points"] for standing in tournament["standings"])
        == FULL_POINTS * sum(len(table["players"]) for table in tournament["tables"]) // 2
    )
    (listed,) = ANONYMOUS.get(f"{server.api}/tournaments").json()
    assert (listed["id"], listed["status"], listed["yours"]) == (tournament_id, "over", False)
    assert "There is no tournament" in str(aki.get("/tournaments/nowhere", code=404)["error"])
