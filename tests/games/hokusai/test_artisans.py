"""Artisans: hiring, activation and sacrifice."""

from tests.games.hokusai.arranged_table import ArrangedTable


def test_an_artisan_with_two_icons_removes_two_markers() -> None:
    table = ArrangedTable()
    table.artisans(0, "sojiro")
    table.work(0, 1, "yoro", markers="chisel knife")
    table.work(0, 2, "kohada", markers="chisel")
    table.turn(0)
    table.play("remove 2-chisel", "remove 1-chisel")
    assert (table.markers_on(0, 1), table.markers_on(0, 2)) == ("knife", "")


def test_an_artisan_with_points_removes_one_and_scores_three() -> None:
    table = ArrangedTable()
    table.artisans(0, "shigenobu")
    table.work(0, 1, "yoro", markers="brush brush")
    table.turn(0)
    table.play("remove 1-brush")
    assert table.markers_on(0, 1) == "brush"
    assert table.part(0, "artisans") == 3


def test_an_artisan_with_a_substitution_also_removes_one() -> None:
    table = ArrangedTable()
    table.artisans(0, "taito", "seikichi")
    table.work(0, 1, "yoro", markers="brush baren")
    table.turn(0)
    table.play("remove 1-brush", "remove 1-baren")
    assert table.kept_by(0) == "brush baren"


def test_a_sacrifice_removes_a_marker_that_no_artisan_shows() -> None:
    table = ArrangedTable()
    table.artisans(0, "taito", "seikichi")
    table.work(0, 1, "yoro", markers="brush mallet")
    table.turn(0)
    assert table.legal("remove") == ["remove 1-brush"]
    assert table.legal("sacrifice") == ["sacrifice 1-mallet"]
    table.play("sacrifice 1-mallet", "dismiss 2")
    assert table.artisans_of(0) == ["taito"]
    assert table.kept_by(0) == "mallet"
    assert table.legal("remove") == []
    assert table.state.components.artisan_ids[table.state.returned[-1]] == "seikichi"


def test_without_artisans_there_is_no_sacrifice() -> None:
    table = ArrangedTable()
    table.work(0, 1, "yoro", markers="brush mallet")
    table.turn(0)
    assert table.legal() == ["discard"]


def test_a_full_atelier_swaps_and_the_dismissed_artisan_goes_under_the_pile() -> None:
    table = ArrangedTable()
    table.artisans(0, "taito", "seikichi", "uhei")
    table.ring_artisan(1, "hokkei")
    table.active(0, "black")
    table.turn(0)
    table.play("move a1", "hire 1")
    assert table.legal() == ["dismiss 1", "dismiss 2", "dismiss 3"]
    table.play("dismiss 1")
    assert table.artisans_of(0) == ["hokkei", "seikichi", "uhei"]
    assert table.game.view(table.state, 1)["returned"] == ["taito"]  # all players saw the artisan leave


def test_a_returned_artisan_is_drawn_after_all_others() -> None:
    table = ArrangedTable()
    table.artisans(0, "taito")
    table.work(0, 1, "yoro", markers="mallet")
    table.state.fresh = table.state.fresh[:1]
    table.active(0, "black")
    table.turn(0)
    table.play("sacrifice 1-mallet", "move a1", "hire 1")
    assert table.state.fresh == []
    table.active(0, "black black")
    table.turn(0)
    table.play("move a2", "hire 2")
    assert table.game.view(table.state, 0)["sectors"][1]["artisan"] == "taito"  # type: ignore[index]


def test_markers_block_painting_only_on_their_own_card() -> None:
    table = ArrangedTable()
    table.work(0, 1, "yoro", markers="mallet")
    table.work(0, 2, "wagtail")
    table.active(0, "blue blue blue red")
    table.turn(0)
    assert table.legal("paint") == ["paint 2-blue", "paint 2-red"]
    assert table.legal("exhibit") == ["exhibit 2"]
