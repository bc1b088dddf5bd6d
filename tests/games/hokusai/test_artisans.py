"""Artisans: hiring, activating, sacrificing."""

from tests.games.hokusai.scene import Scene


def test_an_artisan_with_two_icons_removes_two_markers() -> None:
    scene = Scene()
    scene.artisans(0, "sojiro")
    scene.work(0, 1, "yoro", markers="chisel knife")
    scene.work(0, 2, "kohada", markers="chisel")
    scene.turn(0)
    scene.play("remove 2-chisel", "remove 1-chisel")
    assert (scene.markers_on(0, 1), scene.markers_on(0, 2)) == ("knife", "")


def test_an_artisan_with_points_removes_one_and_scores_three() -> None:
    scene = Scene()
    scene.artisans(0, "shigenobu")
    scene.work(0, 1, "yoro", markers="brush brush")
    scene.turn(0)
    scene.play("remove 1-brush")
    assert scene.markers_on(0, 1) == "brush"
    assert scene.part(0, "artisans") == 3


def test_an_artisan_with_a_substitution_removes_one_too() -> None:
    scene = Scene()
    scene.artisans(0, "taito", "seikichi")
    scene.work(0, 1, "yoro", markers="brush baren")
    scene.turn(0)
    scene.play("remove 1-brush", "remove 1-baren")
    assert scene.kept_by(0) == "brush baren"


def test_a_sacrifice_removes_a_marker_that_no_artisan_shows() -> None:
    scene = Scene()
    scene.artisans(0, "taito", "seikichi")
    scene.work(0, 1, "yoro", markers="brush mallet")
    scene.turn(0)
    assert scene.legal("remove") == ["remove 1-brush"]
    assert scene.legal("sacrifice") == ["sacrifice 1-mallet"]
    scene.play("sacrifice 1-mallet", "dismiss 2")
    assert scene.artisans_of(0) == ["taito"]
    assert scene.kept_by(0) == "mallet"
    assert scene.legal("remove") == []
    assert scene.state.components.artisan_ids[scene.state.returned[-1]] == "seikichi"


def test_without_artisans_there_is_no_sacrifice() -> None:
    scene = Scene()
    scene.work(0, 1, "yoro", markers="brush mallet")
    scene.turn(0)
    assert scene.legal() == ["discard"]


def test_a_full_atelier_swaps_and_the_dismissed_artisan_goes_under_the_pile() -> None:
    scene = Scene()
    scene.artisans(0, "taito", "seikichi", "uhei")
    scene.ring_artisan(1, "hokkei")
    scene.active(0, "black")
    scene.turn(0)
    scene.play("move a1", "hire 1")
    assert scene.legal() == ["dismiss 1", "dismiss 2", "dismiss 3"]
    scene.play("dismiss 1")
    assert scene.artisans_of(0) == ["hokkei", "seikichi", "uhei"]
    assert scene.game.view(scene.state, 1)["returned"] == ["taito"]  # all players saw him leave


def test_a_returned_artisan_is_drawn_after_all_others() -> None:
    scene = Scene()
    scene.artisans(0, "taito")
    scene.work(0, 1, "yoro", markers="mallet")
    scene.state.fresh = scene.state.fresh[:1]
    scene.active(0, "black")
    scene.turn(0)
    scene.play("sacrifice 1-mallet", "move a1", "hire 1")
    assert scene.state.fresh == []
    scene.active(0, "black black")
    scene.turn(0)
    scene.play("move a2", "hire 2")
    assert scene.game.view(scene.state, 0)["sectors"][1]["artisan"] == "taito"  # type: ignore[index]


def test_markers_block_painting_only_on_their_own_card() -> None:
    scene = Scene()
    scene.work(0, 1, "yoro", markers="mallet")
    scene.work(0, 2, "wagtail")
    scene.active(0, "blue blue blue red")
    scene.turn(0)
    assert scene.legal("paint") == ["paint 2-blue", "paint 2-red"]
    assert scene.legal("exhibit") == ["exhibit 2"]
