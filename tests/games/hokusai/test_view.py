"""What a board needs for drawing is told as data, so that no client knows a rule."""

from tests.games.hokusai.scene import Scene


def test_toyokuni_has_a_chair_more_and_kunisada_a_place_more() -> None:
    scene = Scene()
    scene.master(0, "toyokuni")
    scene.master(1, "kunisada")
    players = scene.game.view(scene.state, -1)["players"]
    assert isinstance(players, list)
    assert [(player["chairs"], len(player["atelier"])) for player in players] == [(4, 2), (3, 3), (3, 2)]


def test_the_view_says_what_is_mixed_from_what() -> None:
    scene = Scene()
    assert scene.game.view(scene.state, -1)["mixing"] == {
        "purple": ["blue", "red"],
        "green": ["blue", "yellow"],
        "orange": ["red", "yellow"],
    }


def test_the_view_shows_where_public_objectives_pay() -> None:
    scene = Scene()
    scene.public("most-markers", "around", "two-away")
    positions = scene.game.view(scene.state, -1)["positions"]
    assert positions == {
        "around": [[-1, -1], [-1, 0], [-1, 1], [0, -1], [0, 1], [1, -1], [1, 0], [1, 1]],
        "two-away": [[-2, 0], [-1, -1], [-1, 1], [0, -2], [0, 2], [1, -1], [1, 1], [2, 0]],
    }
