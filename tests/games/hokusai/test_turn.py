"""One main action and one optional extra action, in either order."""

from tests.games.hokusai.scene import Scene


def test_the_extra_action_before_or_after_the_main_one() -> None:
    scene = Scene(players=2)
    scene.artisans(0, "taito")
    scene.work(0, 1, "yoro", markers="brush")
    scene.active(0, "black red")
    scene.turn(0)
    scene.play("remove 1-brush", "move a1", "done")
    assert scene.who == 1

    scene.work(0, 1, "yoro", markers="brush")
    scene.active(0, "black")
    scene.turn(0)
    scene.play("move k2", "done", "remove 1-brush")
    assert scene.who == 1


def test_only_one_extra_action() -> None:
    scene = Scene(players=2)
    scene.artisans(0, "taito")
    scene.work(0, 1, "yoro", markers="brush")
    scene.work(0, 2, "wagtail")
    scene.active(0, "blue black")
    scene.turn(0)
    scene.play("paint 2-blue")
    assert scene.legal("remove") == []


def test_a_turn_needs_its_main_action() -> None:
    scene = Scene()
    scene.active(0, "black")
    scene.turn(0)
    assert "done" not in scene.legal()


def test_a_walk_can_end_without_an_action() -> None:
    scene = Scene(players=2)
    scene.active(0, "black")
    scene.turn(0)
    scene.play("move a5", "done")
    assert (scene.who, scene.at(0)) == (1, "a5")


def test_four_blacks_reach_all_spaces_except_the_opposite_one() -> None:
    scene = Scene()
    scene.active(0, "black black black black")
    scene.turn(0)
    assert scene.legal("move") == [f"move {space}" for space in ("a1", "k2", "a2", "k3", "k4", "a4", "k5", "a5")]


def test_a_full_atelier_takes_no_kakemono() -> None:
    scene = Scene()
    scene.work(0, 1, "yoro")
    scene.work(0, 2, "kohada")
    scene.active(0, "black")
    scene.stand(0, "a1")
    scene.turn(0)
    scene.play("move k1")
    assert scene.legal("take") == []


def test_collecting_needs_a_drop_in_front_of_the_apprentice() -> None:
    scene = Scene()
    scene.active(0, "black")
    scene.turn(0)
    scene.play("move a1")
    assert scene.legal("collect") == []


def test_taking_a_kakemono_cannot_be_undone() -> None:
    scene = Scene()
    scene.active(0, "black")
    scene.stand(0, "a1")
    scene.state.deck = []
    scene.turn(0)
    scene.play("move k1", "take 1")
    assert scene.state.undo_floor == scene.state.moves  # its back was revealed
    assert scene.game.view(scene.state, -1)["top"] is None
