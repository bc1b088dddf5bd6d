"""The points of works and objectives, and ties."""

import pytest

from tests.games.hokusai.scene import Scene

NEAR = [(x, y) for x in range(-3, 4) for y in range(-3, 4) if (x, y) != (0, 0)]


@pytest.mark.parametrize(("objective", "cells"), [
    ("row", [(x, y) for x, y in NEAR if y == 0]),
    ("column", [(x, y) for x, y in NEAR if x == 0]),
    ("around", [(x, y) for x, y in NEAR if abs(x) <= 1 and abs(y) <= 1]),
    ("two-away", [(2, 0), (-2, 0), (0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1)]),
    ("three-away", [(x, y) for x, y in NEAR if abs(x) + abs(y) == 3]),
    ("odd", [(x, y) for x, y in NEAR if abs(x) in (1, 3) and abs(y) in (1, 3)]),
    ("far", [(x, y) for x, y in NEAR if abs(x) + abs(y) > 2]),
])  # fmt: skip
def test_a_signed_work_in_position_scores_two_more(objective: str, cells: list[tuple[int, int]]) -> None:
    for x, y in NEAR:
        scene = Scene()
        scene.public(objective)
        scene.hang("great-wave", x, y, by=1)
        assert scene.part(1, "public") == (2 if (x, y) in cells else 0)
        assert scene.part(0, "public") == 0


def test_an_individual_objective_pays_for_its_three_collections() -> None:
    scene = Scene()
    scene.objective(0, "fuji-waterfalls-ghosts")
    for place, card in enumerate(["great-wave", "amida", "oiwa", "peonies"]):
        scene.hang(card, 1, place, by=0)
    assert scene.part(0, "individual") == 6
    scene.objective(0, "ghosts-flowers-poems")  # a second objective adds oiwa and peonies
    assert scene.part(0, "individual") == 10


def test_works_score_their_value() -> None:
    scene = Scene()
    scene.hang("great-wave", 1, 0, by=0)
    scene.hang("yoro", 2, 0, by=0)
    assert scene.part(0, "works") == 12


def test_most_markers_needs_a_marker() -> None:
    scene = Scene(players=2)
    scene.public("most-markers")
    assert [scene.part(seat, "public") for seat in (0, 1)] == [0, 0]


def test_artisans_do_not_count_for_most_markers() -> None:
    scene = Scene(players=2)
    scene.public("most-markers")
    scene.artisans(0, "sojiro")
    scene.kept(1, "knife")
    assert [scene.part(seat, "public") for seat in (0, 1)] == [0, 5]


def ranks(scene: Scene) -> list[int]:
    assert len({score.total for score in scene.state.scores()}) == 1
    return [score.rank for score in scene.state.scores()]


def test_a_tie_goes_to_the_most_valuable_work() -> None:
    scene = Scene(players=2)
    scene.hang("great-wave", 1, 0, by=1)  # 9
    scene.hang("thunderstorm", 2, 0, by=0)  # 5
    scene.hang("yoro", 3, 0, by=0)  # 3
    scene.work(0, 1, "kohada", painted="red")
    assert ranks(scene) == [2, 1]


def test_then_to_the_points_of_works() -> None:
    scene = Scene(players=2)
    scene.hang("great-wave", 1, 0, by=1)
    scene.hang("amida", 2, 0, by=0)
    scene.hang("yoro", 3, 0, by=0)
    scene.work(1, 1, "kohada", painted="red yellow yellow")
    assert ranks(scene) == [1, 2]


def test_then_to_the_number_of_markers() -> None:
    scene = Scene(players=2)
    scene.hang("great-wave", 1, 0, by=1)
    scene.hang("amida", 2, 0, by=0)
    scene.kept(0, "chisel chisel")  # 2 points for the icon
    scene.artisans(1, "sojiro")  # the same icon without a marker
    assert ranks(scene) == [1, 2]


def test_then_the_victory_is_shared() -> None:
    scene = Scene(players=3)
    scene.hang("great-wave", 1, 0, by=1)
    scene.hang("amida", 2, 0, by=0)
    scene.hang("oiwa", 3, 0, by=2)
    assert ranks(scene) == [1, 1, 1]
