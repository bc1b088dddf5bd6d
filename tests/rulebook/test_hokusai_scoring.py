"""Hokusai, pt "Pontuação", "Cartas de objetivo público": sets of tools, and ties in a ranking."""

import pytest

from tests.games.hokusai.arranged_table import ArrangedTable


@pytest.mark.parametrize(("markers", "points"), [
    ("chisel", 0),
    ("chisel knife", 1),
    ("chisel knife brush", 2),
    ("chisel knife brush baren", 4),
    ("chisel knife brush baren mallet", 8),
    ("chisel knife brush baren mallet chisel knife", 8 + 1),
    ("chisel chisel chisel knife knife brush", 2 + 1),
])  # fmt: skip
def test_pt_sets_of_different_tools(markers: str, points: int) -> None:
    table = ArrangedTable()
    table.kept(0, markers)
    assert table.part(0, "sets") == points


def test_pt_artisans_count_in_the_sets_and_the_most_frequent_icon_pays_one_each() -> None:
    table = ArrangedTable()
    table.kept(0, "chisel chisel knife")
    table.artisans(0, "sojiro", "shigenobu")  # two chisels; a brush and 3 points
    assert table.part(0, "sets") == 2
    assert table.part(0, "icons") == 4
    assert table.part(0, "artisans") == 3


def test_pt_two_first_in_a_ranking_both_score_and_the_third_stays_third() -> None:
    table = ArrangedTable(players=4)
    table.public("most-markers")
    for seat, markers in enumerate(["chisel chisel", "knife knife brush", "baren", ""]):
        table.kept(seat, markers)
    assert [table.part(seat, "public") for seat in range(4)] == [5, 5, 1, 0]


def test_pt_fewest_pigments_ranks_the_other_way() -> None:
    table = ArrangedTable(players=3)
    table.public("fewest-pigments")
    table.bag(0, "blue red")
    table.active(1, "blue")
    table.beside(1, 4)  # blacks next to the atelier do not count
    table.discarded(2, "red red")
    assert [table.part(seat, "public") for seat in range(3)] == [3, 5, 3]
