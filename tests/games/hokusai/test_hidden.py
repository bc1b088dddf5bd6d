"""Hidden information and determinizations."""

from tests.games.hokusai.arranged_table import ArrangedTable
from ukiyo.games.hokusai.rules import HokusaiState


def test_determinizations_vary_other_players_objectives_and_backs() -> None:
    table = ArrangedTable.opening(3, 5, masters="random")
    state = table.state
    own = table.objectives_of(0)
    holders, backs, fresh = set(), set(), set()
    for seed in range(20):
        guess = state.determinize(0, seed)
        assert isinstance(guess, HokusaiState)
        assert table.game.view(guess, 0) == table.game.view(state, 0)
        holders.add(tuple(guess.holder))
        backs.add(tuple(guess.back))
        fresh.add(tuple(guess.fresh))
        table.state = guess
        assert table.objectives_of(0) == own
    assert len(holders) > 5
    assert len(backs) > 15
    assert len(fresh) == 1  # the order of the pile does not matter


def test_determinizations_keep_own_backs() -> None:
    table = ArrangedTable()
    table.work(0, 1, "great-wave")
    table.turn(0)
    for seed in range(10):
        guess = table.state.determinize(0, seed)
        assert isinstance(guess, HokusaiState)
        assert (guess.back[3], guess.back[0]) == (3, 0)  # the initial kakemono is public


def test_views_hide_the_score_of_secret_objectives() -> None:
    table = ArrangedTable(players=2)
    table.objective(0, "fuji-waterfalls-ghosts")
    table.hang("great-wave", 1, 0, by=0)
    table.turn(0)
    views = [table.game.view(table.state, seat)["players"][0] for seat in (0, 1, -1)]  # type: ignore[index]
    assert [view["score"]["individual"] for view in views] == [2, None, None]
    assert [view["objectives"] for view in views] == [["fuji-waterfalls-ghosts"], [None], [None]]


def test_later_changes_to_the_pile_are_hidden() -> None:
    table = ArrangedTable(players=3)
    for seat, objective in enumerate(["fuji-waterfalls-ghosts", "waterfalls-bridges-flowers", "bridges-ghosts-birds"]):
        table.objective(seat, objective)
    table.activate("new-objective", 0)
    table.play("objective birds-poems-fuji")
    assert table.state.looked == [1, 0, 0]
    table.activate("new-objective", 1)
    table.play("objective ghosts-flowers-poems")
    assert table.state.looked == [0, 1, 0]


def test_determinizations_vary_another_players_choices() -> None:
    table = ArrangedTable(players=3)
    for seat, objective in enumerate(["fuji-waterfalls-ghosts", "waterfalls-bridges-flowers", "bridges-ghosts-birds"]):
        table.objective(seat, objective)
    table.activate("new-objective", 0)
    for seed in range(20):
        guess = table.state.determinize(1, seed)
        assert isinstance(guess, HokusaiState)
        for action in guess.legal():
            branch = guess.copy()
            branch.play(action)
            assert [branch.holder.count(seat) for seat in range(3)] == [1, 1, 1]

    table = ArrangedTable(players=2)
    table.activate("five-artisans", 0)
    offers = {tuple(table.state.determinize(1, seed).legal()) for seed in range(10)}
    assert len(offers) > 5
    assert {tuple(table.state.determinize(0, seed).legal()) for seed in range(10)} == {tuple(table.state.legal())}
