"""The final score and the winner."""

import pytest

from tests.games.iki.scene import Scene


def test_the_track_counts_as_points() -> None:
    scene = Scene()
    scene.give(0, iki=41)
    assert scene.score(0).parts == {"track": 41, "types": 0, "fish": 0, "tobacco": 0, "buildings": 0, "goods": 0}
    assert scene.score(0).total == 41


@pytest.mark.parametrize(("types", "points"), [(0, 0), (1, 1), (2, 4), (3, 9), (4, 16), (5, 25)])
def test_more_types_score_more(types: int, points: int) -> None:
    scene = Scene()
    for card in ["salt-peddler", "seamstress", "monk", "kite-maker", "soba-stand"][:types]:
        scene.retire(card, 0)
    assert scene.part(0, "types") == points


def test_each_type_counts_once_on_the_board_or_retired() -> None:
    scene = Scene()
    scene.place("salt-peddler", "a1", owner=0)
    scene.place("seamstress", "b1", owner=0)
    scene.place("soba-stand", "c1", owner=1)
    scene.retire("sake-peddler", 0)
    scene.retire("monk", 0)
    assert scene.part(0, "types") == 9


def test_buildings_are_not_a_type() -> None:
    scene = Scene()
    scene.place("inn", "a1", owner=0)
    assert scene.part(0, "types") == 0


@pytest.mark.parametrize(
    ("goods", "points"),
    [
        ({"koban": 1}, 3),
        ({"koban": 2}, 6),
        ({"wood": 1}, 1),
        ({"wood": 5}, 5),
        ({"mon": 3}, 0),
        ({"mon": 4}, 1),
        ({"mon": 11}, 2),
        ({"rice": 9}, 0),
        ({"sandal": 9}, 0),
        ({"koban": 1, "wood": 2, "mon": 8, "rice": 3, "sandal": 3}, 3 + 2 + 2),
    ],
)
def test_leftover_goods_score(goods: dict[str, int], points: int) -> None:
    scene = Scene()
    scene.give(0, **goods)
    assert scene.part(0, "goods") == points


def test_several_buildings_add_up() -> None:
    scene = Scene()
    scene.place("inn", "a1", owner=0)
    scene.place("shrine", "b1", owner=0)
    scene.place("kabuki-theater", "c1", owner=1)
    assert scene.part(0, "buildings") == 12 + 22
    assert scene.part(1, "buildings") == 26


def test_the_most_iki_wins() -> None:
    scene = Scene()
    scene.give(0, iki=10)
    scene.give(1, iki=30)
    scene.give(2, iki=20)
    scene.power(0, 10)
    assert [scene.score(seat).rank for seat in (0, 1, 2)] == [3, 1, 2]


def test_a_tie_goes_to_the_higher_fire_power() -> None:
    # Ruling: fire power comes first.
    scene = Scene()
    for seat in (0, 1, 2):
        scene.give(seat, iki=20)
    scene.power(0, 2)
    scene.power(1, 5)
    scene.power(2, 3)
    assert [scene.score(seat).rank for seat in (0, 1, 2)] == [3, 1, 2]


def test_a_tie_of_power_goes_to_the_upper_marker() -> None:
    # Ruling: then the order in the pile.
    scene = Scene()
    for seat in (0, 1, 2):
        scene.give(seat, iki=20)
    scene.power(1, 5)
    scene.power(0, 5)
    scene.power(2, 5)
    assert [scene.score(seat).rank for seat in (0, 1, 2)] == [2, 3, 1]


def test_the_totals_decide_before_the_fire_track() -> None:
    # 20 on the track and 4 mons beat 20 on the track and the highest power.
    scene = Scene()
    scene.give(0, iki=20)
    scene.give(1, iki=20, mon=4)
    scene.power(0, 10)
    assert [scene.score(seat).rank for seat in (0, 1)] == [2, 1]
