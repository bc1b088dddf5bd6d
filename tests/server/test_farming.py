"""Games against your own accounts don't raise a rating, and honest players are rated as quickly as without this rule."""

from collections.abc import Iterator
from pathlib import Path
from statistics import fmean

import pytest

from tests.server import farming
from tests.server.farming import FARMED, NOT_PREVENTED, STRATEGIES, farmed, newcomers
from tests.server.scenarios import AKI, BEN
from tests.server.test_ratings import CHIE, POOL, end_game, start_game
from tests.server.waiting import ManualClock
from ukiyo.play.events import Event
from ukiyo.play.kinds import MOVE, SEAT
from ukiyo.server.core.identity import Person
from ukiyo.server.db.database import Database
from ukiyo.server.db.schema import AddressRow, RatedRow
from ukiyo.server.people.rating_updates import Rating
from ukiyo.server.people.rating_weights import WINDOW, EarlierResult, Opponent, evidence, partners, weight
from ukiyo.server.people.ratings import rating_of, recalculated, rows_of
from ukiyo.server.people.shared_addresses import SharedAddresses, is_local
from ukiyo.server.tables.repository import TableRepository

MANY = [Person(name, name.title()) for name in ("dai", "emi", "fuku", "goro")]
PREVENTED = [name for name in STRATEGIES if name not in NOT_PREVENTED]


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    store = Database(f"sqlite:///{tmp_path}/ukiyo.db")
    store.migrate()
    yield store
    store.close()


def play_proof_games(database: Database, *people: Person) -> None:
    """All players play some games against bots and one game against each other."""
    for person in people:
        for game in range(6):
            end_game(database, start_game(database, person, "artisan"), 1 + game % 2, 2 - game % 2)
    for number, person in enumerate(people):
        for other in people[:number]:
            end_game(database, start_game(database, person, other), 1, 2)


# Simulated farming


@pytest.mark.parametrize("known", [False, True], ids=["new", "known"])
@pytest.mark.parametrize("strategy", PREVENTED)
def test_50_farmed_games_move_a_rating_by_less_than_50_points(strategy: str, known: bool) -> None:
    assert FARMED == 50
    in_full, weighted = (
        fmean(farmed(STRATEGIES[strategy], is_weighted, known, seed) for seed in range(3)) for is_weighted in (False, True)
    )
    assert in_full > 50, "without the rule they move it by more"
    assert abs(weighted) < 50


@pytest.mark.parametrize("strategy", NOT_PREVENTED)
def test_strategies_that_are_not_prevented_gain_less_than_without_the_rule(strategy: str) -> None:
    """docs/explanation/ratings.md lists these strategies as limits of the rule.

    If a strategy no longer works, move it to the list of prevented strategies.
    """
    in_full, weighted = (
        fmean(farmed(STRATEGIES[strategy], is_weighted, False, seed) for seed in range(3)) for is_weighted in (False, True)
    )
    assert 50 < weighted < in_full


def test_newcomers_are_rated_after_as_many_games_as_without_the_rule() -> None:
    for bots in (0.5, 0.0):
        before, now = (fmean(games for games, _ in newcomers(weighted, bots, 60)) for weighted in (False, True))
        assert now == pytest.approx(before, rel=0.1), f"with {bots:.0%} of the games against bots"


def test_first_games_against_bots_only_count_as_before() -> None:
    assert newcomers(True, 1.0, 20) == newcomers(False, 1.0, 20)


# Weights


def results(*opponents: Opponent, at: float = 0.0) -> list[EarlierResult]:
    return [EarlierResult(at, [opponent]) for opponent in opponents]


def test_evidence_excludes_the_player_whose_rating_it_weighs() -> None:
    history = results(Opponent(None, 1.0), Opponent("aki", 1.0), Opponent("ben", 0.5), Opponent("chie", None))
    assert evidence(history) == 2.5
    assert evidence(history, "aki") == 1.5
    assert evidence([EarlierResult(0.0, [Opponent(None, 1.0)] * 3)]) == 1.5, "three pairs count as one and a half games"


def test_partners_have_their_own_evidence_and_another_address() -> None:
    history = results(
        Opponent("aki", 1.0), Opponent("ben", 1.0, 9.0), Opponent("ben", 1.0, 9.0), Opponent("chie", 1.0, 0.0), Opponent("dai", None)
    )
    assert partners(history, "aki") == 1


@pytest.mark.parametrize(("bots", "friends", "expected"), [(6, 4, 1.0), (3, 4, 0.5), (6, 2, 0.5), (3, 2, 0.25), (0, 4, 0.0), (60, 0, 0.0)])
def test_the_weight_of_a_result_depends_on_the_evidence_and_partners_of_the_opponent(bots: int, friends: int, expected: float) -> None:
    known = results(*[Opponent(None, 1.0)] * bots, *[Opponent(f"friend {number}", 0.0) for number in range(friends)])
    assert weight("aki", "ben", known, 1.0) == expected


def test_repeated_results_between_two_players_count_less_for_a_while() -> None:
    proven = results(*[Opponent(None, 1.0)] * 20, *[Opponent(f"friend {number}", 1.0) for number in range(4)], at=-1.0)
    history = results(*[Opponent("aki", 1.0)] * 4)
    assert [weight("aki", "ben", [*proven, *history[:games]], 1.0) for games in range(5)] == [1.0, 1.0, 0.5, 0.25, 0.125]
    assert weight("aki", "ben", [*proven, *history], WINDOW + 1.0) == 1.0


# With the database


def test_a_new_player_changes_no_rating_but_their_own(database: Database) -> None:
    play_proof_games(database, AKI, BEN, CHIE, *MANY)
    new = Person("new", "New")
    gains = end_game(database, start_game(database, AKI, new), 1, 2)
    assert gains[0] == 0
    assert gains[1] < -10
    against_known = end_game(database, start_game(database, AKI, BEN), 1, 2)
    assert against_known[0] > 5
    with database.session(reading=True) as session:
        rows = {row.person: row for row in rows_of(session, POOL)[-4:]}
        assert rows["new"].weights == [1.0, None]
        assert rows["new"].evidence == 0
        for row, before, now in recalculated(rows_of(session, POOL)):
            assert (row.rating_before, row.deviation_before, row.rating_after, row.deviation_after) == (
                before.value,
                before.deviation,
                now.value,
                now.deviation,
            )


def test_a_bot_that_replaces_a_new_player_counts_no_more_than_the_player(database: Database) -> None:
    """Otherwise, a second account could ruin a position and leave it to a strong bot."""
    info = start_game(database, AKI, BEN)
    for event in (Event(1, MOVE, 1, 0), Event(2, SEAT, 1, bot="novice"), Event(3, MOVE, 1, 0), Event(4, MOVE, 1, 0)):
        TableRepository(database).append(info.id, event, None, None)
    end_game(database, TableRepository(database).read(info.id).info, 1, 2, version=5)
    with database.session(reading=True) as session:
        aki, ben = rows_of(session, POOL)
        assert ben.takeover_rating is not None
        assert (aki.rating_after, aki.deviation_after) == (Rating().value, Rating().deviation)


def test_players_at_one_address_are_not_rated_against_each_other_for_30_days(database: Database) -> None:
    play_proof_games(database, AKI, BEN, CHIE, *MANY)
    households = SharedAddresses(database, ManualClock(), b"secret", limited=True)
    for person in (AKI, BEN):
        households.save(person.id, "192.0.2.7", 0.0)
    households.save(CHIE.id, "192.0.2.8", 0.0)
    assert end_game(database, start_game(database, AKI, BEN), 1, 2) == [0, 0]
    changes = end_game(database, start_game(database, AKI, CHIE), 1, 2)
    assert changes[0] > 0 > changes[1]
    with database.session() as session:
        rows = rows_of(session, POOL)
        assert [row.weights for row in rows[-4:-2]] == [[None, None], [None, None]]
        for row in session.query(AddressRow).all():
            assert "192" not in row.address
            row.expires_at = 0.5
    later_changes = end_game(database, start_game(database, AKI, BEN), 1, 2)
    assert later_changes[0] > 0 > later_changes[1]
    households.save(AKI.id, "192.0.2.9", 1.0)
    with database.session(reading=True) as session:
        assert session.query(AddressRow).count() == 1, "expired addresses are deleted"


def test_a_local_address_is_not_stored() -> None:
    assert [is_local(address) for address in ("127.0.0.1", "::1", "", "testclient")] == [True] * 4
    assert not is_local("192.0.2.7")


def test_results_that_predate_the_rule_count_in_full(database: Database) -> None:
    for person in (BEN, CHIE, *MANY):
        for game in range(6):
            end_game(database, start_game(database, person, "artisan"), 1 + game % 2, 2 - game % 2)
    for other in MANY:
        end_game(database, start_game(database, BEN, other), 1, 2)
    with database.session() as session:
        session.query(RatedRow).update({"weights": None, "evidence": None})
    with database.session(reading=True) as session:
        before = rating_of(session, AKI.id, POOL)
    assert end_game(database, start_game(database, AKI, BEN), 1, 2)[0] > 30
    assert before == Rating()


def test_the_command_prints_every_figure(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(farming, "STRATEGIES", {"one puppet": STRATEGIES["one puppet"]})
    monkeypatch.setattr(farming, "newcomers", lambda *_: [(10, 5.0), (12, -5.0)])
    monkeypatch.setattr(farming, "founders", lambda *_: 12.0)
    farming.main()
    printed = capsys.readouterr().out
    assert "| one puppet |" in printed
    assert "| 100% | 11.0 ± 1.0 | 11.0 ± 1.0 | 5 | 5 |" in printed
