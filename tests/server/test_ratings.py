"""Rated tables. A game affects each rating exactly once, even after crashes."""

import math
import multiprocessing
import os
import random
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from openskill.models import BradleyTerryFull
from sqlalchemy import select, text

from tests.server.conftest import new_database
from tests.server.scenarios import AKI, BEN
from tests.server.server_process import Guest, ServerProcess, integer, table_of, view_of
from tests.server.waiting import wait_for
from ukiyo import games
from ukiyo.engine.errors import BadOption
from ukiyo.lab.matches.anchors import MIDDLE_RATING, TENFOLD_POINTS, anchors_of
from ukiyo.play import frames
from ukiyo.play.errors import Conflict
from ukiyo.play.events import Event
from ukiyo.play.kinds import MOVE, OVER, PLAYING, SEAT, UNDO
from ukiyo.play.table_info import Occupant, TableInfo
from ukiyo.play.time_control import TIME_CONTROLS
from ukiyo.server.core.identity import Person
from ukiyo.server.db.database import Database
from ukiyo.server.db.schema import EventRow, RatedRow
from ukiyo.server.people import ratings
from ukiyo.server.people.rating_updates import DEFAULT_DEVIATION, DRIFT, PROVISIONAL_DEVIATION, Rating, Result, updated_ratings
from ukiyo.server.people.ratings import (
    forget_ratings,
    merge_ratings,
    rating_of,
    recalculated,
    rows_of,
)
from ukiyo.server.tables import seating
from ukiyo.server.tables.repository import TableRepository

CHIE = Person("chie", "Chie")
POOL = ("iki", 2)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    db = f"sqlite:///{tmp_path}/ukiyo.db" if request.param == "sqlite" else new_database(request.getfixturevalue("postgres"))
    store = Database(db)
    store.migrate()
    yield store
    store.close()


@pytest.fixture(autouse=True)
def full_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    """`test_farming` tests the weights of new players' results."""

    def in_full(people: Sequence[str | None], *_: object) -> list[list[float]]:
        return [[1.0] * len(people)] * len(people)

    monkeypatch.setattr(ratings, "weights_at", in_full)


def occupant(player: Person | str) -> Occupant:
    return Occupant("bot", player, None, player) if isinstance(player, str) else Occupant("human", player.name, player.id)


def start_game(database: Database, *players: Person | str, time_control: str = "live") -> TableInfo:
    """Start a rated game between people and bots."""
    host = next(player for player in players if isinstance(player, Person))
    info = seating.new_table(
        "iki", {}, [occupant(player) for player in players], False, host, 0.0, "novice", TIME_CONTROLS[time_control], rated=True
    )
    repository = TableRepository(database)
    repository.create(info, [])
    started = repository.change(info.id, lambda _, row: seating.start(row, host, 0.0))
    assert started is not None
    return started


def with_result(info: TableInfo, *places: int) -> TableInfo:
    scores: list[frames.Score] = [{"seat": seat, "rank": place, "total": 100 - place, "parts": {}} for seat, place in enumerate(places)]
    return replace(info, status=OVER, ended_at=1.0, scores=scores)


def end_game(database: Database, info: TableInfo, *places: int, version: int = 1) -> list[int]:
    """End a game. Returns the displayed rating changes of its seats."""
    _, final_info = TableRepository(database).append(info.id, Event(version, MOVE, 0, 0), None, with_result(info, *places))
    assert final_info is not None
    return [rated.rating["change"] or 0 if rated.rating else 0 for rated in final_info.occupants]


# The effect of a result


def test_a_shared_first_place_gains_and_the_third_place_does_not() -> None:
    """With the Plackett-Luce model, the third player would gain as much as the two winners."""
    first, second, third, fourth = updated_ratings(
        [Result(name, Rating(), place) for name, place in zip("abcd", (1, 1, 3, 4), strict=True)]
    )
    assert first == second
    assert first.value > MIDDLE_RATING > third.value > fourth.value
    assert all(rating.deviation < Rating().deviation for rating in (first, third, fourth))


def test_rating_changes_match_openskill() -> None:
    spread = TENFOLD_POINTS / math.log(10) / math.sqrt(2)
    model = BradleyTerryFull(mu=MIDDLE_RATING, sigma=DEFAULT_DEVIATION, beta=spread, tau=DRIFT, gamma=lambda _, players, *__: 2 / players)
    chance = random.Random(1)
    for _ in range(100):
        players = chance.randint(2, 5)
        strengths = [Rating(chance.gauss(MIDDLE_RATING, 300), chance.uniform(20, DEFAULT_DEVIATION)) for _ in range(players)]
        places = [chance.randint(1, players) for _ in range(players)]
        expected = model.rate(
            [[model.rating(strength.value, strength.deviation)] for strength in strengths], ranks=[float(place) for place in places]
        )
        rated = updated_ratings([Result(str(seat), *strength) for seat, strength in enumerate(zip(strengths, places, strict=True))])
        assert [strength.value for strength in rated] == pytest.approx([team[0].mu for team in expected])
        assert [strength.deviation for strength in rated] == pytest.approx([team[0].sigma for team in expected])


def test_bots_are_anchors_and_people_move_toward_them() -> None:
    anchors = anchors_of(games.game("iki"), 2)
    strengths = [anchors[level].rating for level in ("novice", "apprentice", "artisan", "master", "grandmaster")]
    assert strengths == sorted(strengths)
    assert anchors["artisan"].rating == MIDDLE_RATING
    novice, master = ratings.bot_rating(POOL, "novice"), ratings.bot_rating(POOL, "master")
    assert updated_ratings([Result("aki", Rating(), 1), Result(None, novice, 2)])[1] == novice
    easy, hard = (updated_ratings([Result("aki", Rating(), 1), Result(None, bot, 2)])[0].value - MIDDLE_RATING for bot in (novice, master))
    assert 0 < easy < hard
    aki = Rating()
    for _ in range(30):  # a player who wins half of the games has the opponents' rating
        for place in (1, 2):
            aki = updated_ratings([Result("aki", aki, place), Result(None, master, 3 - place)])[0]
    assert abs(aki.value - master.value) < 40
    assert aki.deviation < PROVISIONAL_DEVIATION


def test_a_replaced_player_gains_nothing_and_opponents_are_rated_against_the_bot() -> None:
    master = ratings.bot_rating(POOL, "master")
    weak = Rating(1100.0, 60.0)
    absent = Result("aki", weak, 1, 0.3, takeover_rating=master)
    ben = Result("ben", Rating(1500.0, 60.0), 2)
    aki_after, ben_after = updated_ratings([absent, ben])
    assert aki_after == weak, "the bot won, not the player"
    assert ben_after == updated_ratings([Result(None, master, 1), ben])[1]
    changes = updated_ratings([replace(absent, place=2), replace(ben, place=1)])[0]
    assert changes == updated_ratings([replace(absent, place=2, takeover_rating=None), replace(ben, place=1)])[0], (
        "leaving does not avoid a loss"
    )


def test_the_bots_share_of_moves_is_stored_with_the_result(database: Database) -> None:
    info = start_game(database, AKI, BEN)
    event_kinds = [
        Event(1, MOVE, 0, 0),
        Event(2, MOVE, 0, 0),
        Event(3, UNDO, 0),
        Event(4, SEAT, 0, bot="novice"),
        *[Event(version, MOVE, 0, 0) for version in (5, 6, 7)],
        Event(8, SEAT, 0),
        Event(9, SEAT, 0, bot="novice"),
    ]
    for event in event_kinds:
        TableRepository(database).append(info.id, event, None, None)
    info = TableRepository(database).read(info.id).info
    assert info.occupants[0].reserved_for == info.occupants[0].rated_person == "aki"
    assert end_game(database, info, 1, 2, version=10)[0] == 0
    with database.session(reading=True) as session:
        aki, ben = rows_of(session, POOL)
        assert (aki.own_move_share, ben.own_move_share) == (0.2, 1.0)
        shares = [seat.rating and seat.rating.get("share") for seat in TableRepository(database).read(info.id).info.occupants]
        assert shares == [0.2, None], "the table info contains it too"
        assert aki.takeover_rating == anchors_of(games.game("iki"), 2)["novice"].rating
        assert ben.rating_after < ben.rating_before


# Rated tables


@pytest.mark.parametrize(
    ("players", "changes", "sentence"),
    [
        ([AKI], {}, "no opponents"),
        (["novice", "artisan"], {}, "without people"),
        ([AKI, AKI], {}, "only one seat in a rated game"),
        ([AKI, BEN], {"time_control": None}, "needs a time control"),
        ([AKI, BEN], {"corrections": [object()]}, "corrected component values"),
        ([AKI, "random"], {}, "no measured rating"),
    ],
)
def test_a_table_reports_why_it_is_not_rated(players: list[Person | str], changes: dict[str, object], sentence: str) -> None:
    info = seating.new_table("iki", {}, [occupant(AKI), occupant(BEN)], False, AKI, 0.0, time_control=TIME_CONTROLS["live"])
    with pytest.raises(BadOption, match=sentence):
        ratings.check_rated(replace(info, occupants=[occupant(player) for player in players], **changes))  # type: ignore[arg-type]


def test_a_result_counts_for_the_player_who_held_the_seat_at_the_start(database: Database) -> None:
    info = start_game(database, AKI, BEN)
    TableRepository(database).change(info.id, lambda _, row: seating.create_link(row, AKI, 0, "secret", False))
    with pytest.raises(Conflict, match="only one seat in a rated game"):
        TableRepository(database).change(info.id, lambda session, row: seating.claim(session, row, BEN, 0, "secret"))
    claimed = TableRepository(database).change(info.id, lambda session, row: seating.claim(session, row, CHIE, 0, "secret"))
    assert claimed is not None
    end_game(database, claimed, 2, 1)
    with database.session(reading=True) as session:
        assert [row.person for row in rows_of(session, POOL)] == ["aki", "ben"], "handing over the seat does not avoid a loss"


# Exactly once


def test_a_result_is_saved_together_with_the_last_move(database: Database) -> None:
    """The process is killed after all writes but before the commit. Another process ends the game."""
    info = start_game(database, AKI, "artisan")
    dying = multiprocessing.get_context("spawn").Process(target=fail_last_commit, args=(database.engine.url.render_as_string(False), info))
    dying.start()
    dying.join()
    assert dying.exitcode == 9
    with database.session(reading=True) as session:
        assert not list(session.scalars(select(EventRow)))
        assert not list(session.scalars(select(RatedRow)))
    assert TableRepository(database).read(info.id).info.status == PLAYING
    change, fixed = end_game(database, info, 1, 2)
    assert change > 0
    assert fixed == 0
    with pytest.raises(Conflict, match="already changed this"):
        end_game(database, info, 1, 2)
    with database.session(reading=True) as session:
        assert [row.person or row.bot for row in rows_of(session, POOL)] == ["aki", "artisan"]
    rating_after = start_game(database, AKI, "artisan").occupants[0].rating
    assert rating_after is not None
    assert rating_after["value"] == MIDDLE_RATING + change


def fail_last_commit(db: str, info: TableInfo) -> None:
    database = Database(db)
    vars(database)["notify"] = lambda *_: os._exit(9)  # the last step before the commit
    TableRepository(database).append(info.id, Event(1, MOVE, 0, 0), None, with_result(info, 1, 2))


def test_two_games_that_end_simultaneously_both_count(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first process is paused in the transaction until the second one waits for it."""
    db = new_database(postgres)
    first_database, second_database = Database(db), Database(db)
    first_database.migrate()
    first, second = start_game(first_database, AKI, BEN), start_game(first_database, AKI, CHIE)
    within = threading.Event()
    continue_event = threading.Event()
    shares_played = ratings.shares_played

    def held_up(*args: object) -> list[float]:
        within.set()
        continue_event.wait()
        return shares_played(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(ratings, "shares_played", held_up)
    threads = [
        threading.Thread(target=end_game, args=(database, info, 1, 2))
        for database, info in ((first_database, first), (second_database, second))
    ]
    threads[0].start()
    within.wait()
    threads[1].start()
    waiting = text("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")
    with first_database.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        wait_for(lambda: connection.scalar(waiting), "the second process to wait for the first")
    continue_event.set()
    for thread in threads:
        thread.join()
    with first_database.session(reading=True) as session:
        results = rows_of(session, POOL)
        aki = [row for row in results if row.person == "aki"]
        assert [row.table_id for row in aki] == [first.id, second.id]
        assert (aki[1].rating_before, aki[1].deviation_before) == (aki[0].rating_after, aki[0].deviation_after)
        assert aki[1].rating_after > aki[0].rating_after > MIDDLE_RATING
    first_database.close()
    second_database.close()


# Replaying all results


def test_ratings_can_be_recomputed_from_the_results(database: Database) -> None:
    played: list[tuple[list[Person | str], list[int]]] = [
        ([AKI, BEN], [1, 2]),
        ([BEN, "master"], [1, 1]),
        ([CHIE, AKI], [2, 1]),
        ([CHIE, "novice"], [2, 1]),
        ([AKI, BEN], [2, 1]),
    ]
    for names, places in played:
        end_game(database, start_game(database, *names), *places)
    with database.session() as session:
        rows = rows_of(session, POOL)
        assert len(rows) == 10
        for row, before, now in recalculated(rows):
            assert (row.rating_before, row.deviation_before, row.rating_after, row.deviation_after) == (
                before.value,
                before.deviation,
                now.value,
                now.deviation,
            )
        ben = rating_of(session, "ben", POOL)
        forget_ratings(session, "aki")
        assert rating_of(session, "aki", POOL) == Rating()
        assert rating_of(session, "ben", POOL) == ben, "deleting a person does not change the others"
        merge_ratings(session, "chie", "ben")
        session.flush()
        merged = rows_of(session, POOL)
        assert [row.person for row in merged].count("ben") == 5
        assert rating_of(session, "ben", POOL).deviation < ben.deviation
        for row, before, now in recalculated(merged):
            assert (row.rating_before, row.rating_after) == (before.value, now.value)


@pytest.mark.parametrize("merged", ["during the game", "afterwards"])
@pytest.mark.parametrize("weighted", [True, False], ids=["weighted", "from before the weights"])
def test_merging_accounts_does_not_cancel_a_lost_game(merged: str, weighted: bool, database: Database) -> None:
    """Aki loses to Ben and a bot, with a second account at the same table."""
    second = Person("second", "Second")
    info = start_game(database, AKI, BEN, second, "artisan")
    pool = ("iki", 4)

    def merge() -> None:
        with database.session() as session:
            if not weighted:
                session.query(RatedRow).update({"weights": None, "evidence": None})
            merge_ratings(session, second.id, AKI.id)

    if merged == "during the game":
        merge()
        info = TableRepository(database).read(info.id).info
        assert [seat_occupant.rated_person for seat_occupant in info.occupants] == [AKI.id, BEN.id, AKI.id, None]
    end_game(database, info, 4, 1, 3, 2)
    if merged == "afterwards":
        merge()
    with database.session(reading=True) as session:
        loser, winner = (rating_of(session, person.id, pool) for person in (AKI, BEN))
        rows = {row.seat: row for row in rows_of(session, pool)}
        assert loser.value < MIDDLE_RATING - 20 < MIDDLE_RATING + 20 < winner.value
        assert rows[0].rating_after == rows[2].rating_after == loser.value
        assert loser.deviation < DEFAULT_DEVIATION


def test_two_seats_of_one_person_gain_nothing_from_each_other() -> None:
    results = [Result("aki", Rating(), 1), Result("aki", Rating(), 2), Result("ben", Rating(), 3)]
    first, second, third = updated_ratings(results)
    assert first == second == Rating()
    assert third.value < MIDDLE_RATING
    assert updated_ratings([Result("aki", Rating(), 1), Result("aki", Rating(), 2)]) == [Rating()] * 2


# Through the API


def test_a_rated_table_is_marked_and_has_no_hints(open_server: Callable[..., ServerProcess]) -> None:
    server = open_server()
    guests = [Guest(server, "Aki"), Guest(server, "Ben")]
    seats = [{"kind": "human"}, {"kind": "open"}, {"kind": "bot", "bot": "artisan"}]
    assert "needs a time control" in str(guests[0].post("/tables", 400, game="iki", seats=seats, rated=True)["error"])
    table = str(guests[0].post("/tables", game="iki", seats=seats, rated=True, time_control="live")["id"])
    assert "only one seat in a rated game" in str(guests[0].post(f"/tables/{table}/join", 409)["error"])
    guests[1].post(f"/tables/{table}/join")
    guests[0].post(f"/tables/{table}/start")
    wait_for(lambda: view_of(guests[0].frame(table))["seat"] != 2, "the bot to move")
    frame = guests[0].frame(table)
    aki, ben, bot = (seat["rating"] for seat in table_of(frame)["seats"])  # type: ignore[attr-defined]
    assert aki["provisional"]
    assert (aki["value"], ben["value"], bot["value"], bot["profile"]) == (1500, 1500, 1500, None)
    assert [aki["profile"], ben["profile"]] == [guest.get("/profiles/me")["handle"] for guest in guests]
    to_move = guests[integer(view_of(frame)["seat"])]
    assert "coach is not available in a rated game" in str(to_move.post(f"/tables/{table}/hint", 409)["error"])
