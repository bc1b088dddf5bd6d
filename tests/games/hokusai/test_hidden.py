"""What a seat may not know, and what a determinization resamples."""

from tests.games.hokusai.scene import Scene
from ukiyo.games.hokusai.rules import HokusaiState


def test_determinizations_vary_other_players_objectives_and_backs() -> None:
    scene = Scene.opening(3, 5, masters="random")
    state = scene.state
    own = scene.objectives_of(0)
    holders, backs, fresh = set(), set(), set()
    for seed in range(20):
        guess = state.determinize(0, seed)
        assert isinstance(guess, HokusaiState)
        assert scene.game.view(guess, 0) == scene.game.view(state, 0)
        holders.add(tuple(guess.holder))
        backs.add(tuple(guess.back))
        fresh.add(tuple(guess.fresh))
        scene.state = guess
        assert scene.objectives_of(0) == own
    assert len(holders) > 5
    assert len(backs) > 15
    assert len(fresh) == 1  # the pile has no order to know


def test_determinizations_keep_own_backs() -> None:
    scene = Scene()
    scene.work(0, 1, "great-wave")
    scene.turn(0)
    for seed in range(10):
        guess = scene.state.determinize(0, seed)
        assert isinstance(guess, HokusaiState)
        assert (guess.back[3], guess.back[0]) == (3, 0)  # the initial kakemono lies open


def test_views_hide_the_score_of_secret_objectives() -> None:
    scene = Scene(players=2)
    scene.objective(0, "fuji-waterfalls-ghosts")
    scene.hang("great-wave", 1, 0, by=0)
    scene.turn(0)
    views = [scene.game.view(scene.state, seat)["players"][0] for seat in (0, 1, -1)]  # type: ignore[index]
    assert [view["score"]["individual"] for view in views] == [2, None, None]
    assert [view["objectives"] for view in views] == [["fuji-waterfalls-ghosts"], [None], [None]]


def test_later_changes_of_the_pile_are_hidden() -> None:
    scene = Scene(players=3)
    for seat, objective in enumerate(["fuji-waterfalls-ghosts", "waterfalls-bridges-flowers", "bridges-ghosts-birds"]):
        scene.objective(seat, objective)
    scene.activate("new-objective", 0)
    scene.play("objective birds-poems-fuji")
    assert scene.state.looked == [1, 0, 0]
    scene.activate("new-objective", 1)
    scene.play("objective ghosts-flowers-poems")
    assert scene.state.looked == [0, 1, 0]


def test_determinizations_vary_another_players_choices() -> None:
    scene = Scene(players=3)
    for seat, objective in enumerate(["fuji-waterfalls-ghosts", "waterfalls-bridges-flowers", "bridges-ghosts-birds"]):
        scene.objective(seat, objective)
    scene.activate("new-objective", 0)
    for seed in range(20):
        guess = scene.state.determinize(1, seed)
        assert isinstance(guess, HokusaiState)
        for action in guess.legal():
            branch = guess.copy()
            branch.play(action)
            assert [branch.holder.count(seat) for seat in range(3)] == [1, 1, 1]

    scene = Scene(players=2)
    scene.activate("five-artisans", 0)
    offers = {tuple(scene.state.determinize(1, seed).legal()) for seed in range(10)}
    assert len(offers) > 5
    assert {tuple(scene.state.determinize(0, seed).legal()) for seed in range(10)} == {tuple(scene.state.legal())}
