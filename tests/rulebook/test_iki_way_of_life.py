"""IKI, fr "Phase A - Mode de vie", pl "Faza A - droga życia": the order for placing the ikizama."""

from tests.games.iki.arranged_table import ArrangedTable

ANAIS, DAVID, DOMINIQUE = 0, 1, 2


def test_fr_phase_a_the_foremost_marker_places_first_then_the_upper_one_of_a_pile() -> None:
    table = ArrangedTable(players=3)
    table.power(DOMINIQUE, 1)
    table.power(DAVID, 1)  # this marker arrives later, so it is on top of Dominique's marker
    table.power(ANAIS, 2)

    table.begin_month(2)

    assert (table.decision, table.seat_to_move) == ("ikizama", ANAIS)
    table.play("ikizama 3")
    assert table.seat_to_move == DAVID
    table.play("ikizama 1-4")
    assert table.seat_to_move == DOMINIQUE


def test_fr_phase_a_the_first_month_goes_clockwise_from_the_first_player() -> None:
    table = ArrangedTable(players=4)

    table.begin_month(1)

    order = []
    for space in ("4", "3", "2", "1"):
        order.append(table.seat_to_move)
        table.play(f"ikizama {space}")
    assert order == [0, 1, 2, 3]


def test_pl_phase_a_five_spaces_and_a_taken_one_is_closed() -> None:
    table = ArrangedTable(players=3)

    table.begin_month(1)

    assert table.legal() == ["ikizama 1-4", "ikizama 1", "ikizama 2", "ikizama 3", "ikizama 4"]
    table.play("ikizama 2")
    assert table.legal() == ["ikizama 1-4", "ikizama 1", "ikizama 3", "ikizama 4"]
