"""Points for works and objectives, and ties."""

import pytest

from tests.games.hokusai.arranged_table import ArrangedTable

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
        table = ArrangedTable()
        table.public(objective)
        table.hang("great-wave", x, y, by=1)
        assert table.part(1, "public") == (2 if (x, y) in cells else 0)
        assert table.part(0, "public") == 0


def test_an_individual_objective_pays_for_its_three_collections() -> None:
    table = ArrangedTable()
    table.objective(0, "fuji-waterfalls-ghosts")
    for place, card in enumerate(["great-wave", "amida", "oiwa", "peonies"]):
        table.hang(card, 1, place, by=0)
    assert table.part(0, "individual") == 6
    table.objective(0, "ghosts-flowers-poems")  # a second objective adds oiwa and peonies
    assert table.part(0, "individual") == 10


def test_works_score_their_value() -> None:
    table = ArrangedTable()
    table.hang("great-wave", 1, 0, by=0)
    table.hang("yoro", 2, 0, by=0)
    assert table.part(0, "works") == 12


def test_most_markers_needs_a_marker() -> None:
    table = ArrangedTable(players=2)
    table.public("most-markers")
    assert [table.part(seat, "public") for seat in (0, 1)] == [0, 0]


def test_artisans_do_not_count_for_most_markers() -> None:
    table = ArrangedTable(players=2)
    table.public("most-markers")
    table.artisans(0, "sojiro")
    table.kept(1, "knife")
    assert [table.part(seat, "public") for seat in (0, 1)] == [0, 5]


def ranks(table: ArrangedTable) -> list[int]:
    assert len({score.total for score in table.state.scores()}) == 1
    return [score.rank for score in table.state.scores()]


def test_a_tie_goes_to_the_most_valuable_work() -> None:
    table = ArrangedTable(players=2)
    table.hang("great-wave", 1, 0, by=1)  # 9
    table.hang("thunderstorm", 2, 0, by=0)  # 5
    table.hang("yoro", 3, 0, by=0)  # 3
    table.work(0, 1, "kohada", painted="red")
    assert ranks(table) == [2, 1]


def test_a_remaining_tie_goes_to_the_most_points_from_works() -> None:
    table = ArrangedTable(players=2)
    table.hang("great-wave", 1, 0, by=1)
    table.hang("amida", 2, 0, by=0)
    table.hang("yoro", 3, 0, by=0)
    table.work(1, 1, "kohada", painted="red yellow yellow")
    assert ranks(table) == [1, 2]


def test_a_remaining_tie_goes_to_the_most_markers() -> None:
    table = ArrangedTable(players=2)
    table.hang("great-wave", 1, 0, by=1)
    table.hang("amida", 2, 0, by=0)
    table.kept(0, "chisel chisel")  # 2 points for the icon
    table.artisans(1, "sojiro")  # the same icon without a marker
    assert ranks(table) == [1, 2]


def test_a_remaining_tie_is_a_shared_victory() -> None:
    table = ArrangedTable(players=3)
    table.hang("great-wave", 1, 0, by=1)
    table.hang("amida", 2, 0, by=0)
    table.hang("oiwa", 3, 0, by=2)
    assert ranks(table) == [1, 1, 1]
