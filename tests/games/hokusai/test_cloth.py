"""The cloth: placing, orientation, bonuses."""

from pathlib import Path

from tests.games.hokusai.scene import Scene


def ready(tmp_path: Path, **edges: str) -> Scene:
    scene = Scene()
    scene.edges(tmp_path, **edges)
    scene.work(0, 1, "yoro", painted="blue blue red")
    return scene


def test_a_work_can_be_placed_next_to_another_in_four_directions() -> None:
    scene = Scene()
    scene.work(0, 1, "yoro", painted="blue blue red")
    scene.turn(0)
    scene.play("exhibit 1", "clockwise", "enter red", "turn 2", "done")
    assert scene.legal() == ["place 0,-1", "place -1,0", "place 1,0", "place 0,1"]
    scene.play("place 1,0")
    assert scene.legal() == ["orient north", "orient east", "orient south", "orient west"]


def test_orientation_decides_which_edges_meet(tmp_path: Path) -> None:
    edges = {"kajikazawa": "green blue green green", "yoro": "blue artisan kakemono orange"}
    for north, gains in [("north", False), ("west", True), ("south", False), ("east", False)]:
        scene = ready(tmp_path, **edges)
        scene.state.wheel[6] = 3
        scene.turn(0)
        scene.play("exhibit 1", "clockwise", "enter red", "turn 2", "done", "place 1,0", f"orient {north}")
        assert (scene.asked == "bonus") == gains


def test_a_double_icon_next_to_a_single_one_pays_one(tmp_path: Path) -> None:
    scene = ready(tmp_path, kajikazawa="green purple green green", yoro="red red red purple-purple")
    scene.turn(0)
    scene.play("exhibit 1", "clockwise", "enter red", "turn 2", "done", "place 1,0", "orient north")
    scene.play("gain purple")
    assert scene.asked != "bonus"


def test_a_bonus_can_be_declined_and_is_lost_if_unavailable(tmp_path: Path) -> None:
    edges = {"kajikazawa": "green purple-purple green green", "yoro": "red red red purple-purple"}
    scene = ready(tmp_path, **edges)
    scene.turn(0)
    scene.play("exhibit 1", "clockwise", "enter red", "turn 2", "done", "place 1,0", "orient north", "done")
    assert scene.state.reserve[0] == 13

    scene = ready(tmp_path, **edges)
    scene.reserve(purple=1)
    scene.turn(0)
    scene.play("exhibit 1", "clockwise", "enter red", "turn 2", "done", "place 1,0", "orient north", "gain purple")
    assert scene.state.reserve[0] == 0
    assert sum(scene.state.bonus) == 0


def test_an_artisan_bonus_can_swap_and_the_ring_refills_between_bonuses(tmp_path: Path) -> None:
    scene = ready(tmp_path, kajikazawa="green artisan green green", yoro="red red red artisan")
    scene.artisans(0, "taito", "seikichi", "uhei")
    scene.turn(0)
    scene.play("exhibit 1", "clockwise", "enter red", "turn 2", "done", "place 1,0", "orient north", "hire 5", "dismiss 3")
    assert scene.artisans_of(0)[:2] == ["taito", "seikichi"]
    assert -1 not in scene.state.ring_artisans


def test_an_exhibited_work_is_signed_and_public() -> None:
    scene = Scene()
    scene.work(0, 1, "yoro", painted="blue blue red")
    scene.turn(0)
    before = scene.game.view(scene.state, 1)
    assert before["players"][0]["atelier"][0]["edges"] is None  # type: ignore[index]
    scene.play("exhibit 1", "clockwise", "enter red", "turn 2", "done", "place 0,1", "orient east")
    hung = scene.game.view(scene.state, 1)["cloth"][1]  # type: ignore[index]
    assert hung == {"card": "yoro", "x": 0, "y": 1, "north": "east", "edges": ["green", "red", "kakemono", "green"], "by": 0}
    assert scene.state.signatures[0] == 4
    assert scene.state.undo_floor == scene.state.moves


def test_secondaries_go_to_the_reserve_when_a_work_is_exhibited() -> None:
    scene = Scene()
    scene.work(0, 1, "amida", painted="blue red purple green")
    scene.active(0, "orange")
    scene.turn(0)
    scene.play("exhibit 1")
    assert scene.state.reserve == [14, 14, 14]
    assert scene.asked == "enter"
