"""Final scores and the winner."""

import pytest

from tests.games.iki.arranged_table import ArrangedTable


def test_the_track_counts_as_points() -> None:
    table = ArrangedTable()
    table.give(0, iki=41)
    assert table.score(0).parts == {"track": 41, "types": 0, "fish": 0, "tobacco": 0, "buildings": 0, "goods": 0}
    assert table.score(0).total == 41


@pytest.mark.parametrize(("types", "points"), [(0, 0), (1, 1), (2, 4), (3, 9), (4, 16), (5, 25)])
def test_more_types_score_more(types: int, points: int) -> None:
    table = ArrangedTable()
    for card in ["salt-peddler", "seamstress", "monk", "kite-maker", "soba-stand"][:types]:
        table.retire(card, 0)
    assert table.part(0, "types") == points


def test_each_type_counts_once_on_the_board_or_retired() -> None:
    table = ArrangedTable()
    table.place("salt-peddler", "a1", owner=0)
    table.place("seamstress", "b1", owner=0)
    table.place("soba-stand", "c1", owner=1)
    table.retire("sake-peddler", 0)
    table.retire("monk", 0)
    assert table.part(0, "types") == 9


def test_buildings_are_not_a_type() -> None:
    table = ArrangedTable()
    table.place("inn", "a1", owner=0)
    assert table.part(0, "types") == 0


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
    table = ArrangedTable()
    table.give(0, **goods)
    assert table.part(0, "goods") == points


def test_several_buildings_add_up() -> None:
    table = ArrangedTable()
    table.place("inn", "a1", owner=0)
    table.place("shrine", "b1", owner=0)
    table.place("kabuki-theater", "c1", owner=1)
    assert table.part(0, "buildings") == 12 + 22
    assert table.part(1, "buildings") == 26


def test_the_most_iki_wins() -> None:
    table = ArrangedTable()
    table.give(0, iki=10)
    table.give(1, iki=30)
    table.give(2, iki=20)
    table.power(0, 10)
    assert [table.score(seat).rank for seat in (0, 1, 2)] == [3, 1, 2]


def test_a_tie_goes_to_the_higher_fire_power() -> None:
    # Ruling: fire power is the first tiebreaker.
    table = ArrangedTable()
    for seat in (0, 1, 2):
        table.give(seat, iki=20)
    table.power(0, 2)
    table.power(1, 5)
    table.power(2, 3)
    assert [table.score(seat).rank for seat in (0, 1, 2)] == [3, 1, 2]


def test_a_tie_of_power_goes_to_the_upper_marker() -> None:
    # Ruling: the order in the pile is the next tiebreaker.
    table = ArrangedTable()
    for seat in (0, 1, 2):
        table.give(seat, iki=20)
    table.power(1, 5)
    table.power(0, 5)
    table.power(2, 5)
    assert [table.score(seat).rank for seat in (0, 1, 2)] == [2, 3, 1]


def test_the_totals_decide_before_the_fire_track() -> None:
    # 20 on the track and 4 mons beat 20 on the track and the highest power.
    table = ArrangedTable()
    table.give(0, iki=20)
    table.give(1, iki=20, mon=4)
    table.power(0, 10)
    assert [table.score(seat).rank for seat in (0, 1)] == [2, 1]
