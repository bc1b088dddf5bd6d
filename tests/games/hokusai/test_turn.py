"""Turns: a main action and an optional extra action in either order."""

from tests.games.hokusai.arranged_table import ArrangedTable


def test_the_extra_action_before_or_after_the_main_one() -> None:
    table = ArrangedTable(players=2)
    table.artisans(0, "taito")
    table.work(0, 1, "yoro", markers="brush")
    table.active(0, "black red")
    table.turn(0)
    table.play("remove 1-brush", "move a1", "done")
    assert table.seat_to_move == 1

    table.work(0, 1, "yoro", markers="brush")
    table.active(0, "black")
    table.turn(0)
    table.play("move k2", "done", "remove 1-brush")
    assert table.seat_to_move == 1


def test_only_one_extra_action() -> None:
    table = ArrangedTable(players=2)
    table.artisans(0, "taito")
    table.work(0, 1, "yoro", markers="brush")
    table.work(0, 2, "wagtail")
    table.active(0, "blue black")
    table.turn(0)
    table.play("paint 2-blue")
    assert table.legal("remove") == []


def test_a_turn_requires_a_main_action() -> None:
    table = ArrangedTable()
    table.active(0, "black")
    table.turn(0)
    assert "done" not in table.legal()


def test_a_walk_can_end_without_an_action() -> None:
    table = ArrangedTable(players=2)
    table.active(0, "black")
    table.turn(0)
    table.play("move a5", "done")
    assert (table.seat_to_move, table.at(0)) == (1, "a5")


def test_four_blacks_reach_all_spaces_except_the_opposite_one() -> None:
    table = ArrangedTable()
    table.active(0, "black black black black")
    table.turn(0)
    assert table.legal("move") == [f"move {space}" for space in ("a1", "k2", "a2", "k3", "k4", "a4", "k5", "a5")]


def test_a_full_atelier_takes_no_kakemono() -> None:
    table = ArrangedTable()
    table.work(0, 1, "yoro")
    table.work(0, 2, "kohada")
    table.active(0, "black")
    table.stand(0, "a1")
    table.turn(0)
    table.play("move k1")
    assert table.legal("take") == []


def test_collecting_needs_a_drop_in_front_of_the_apprentice() -> None:
    table = ArrangedTable()
    table.active(0, "black")
    table.turn(0)
    table.play("move a1")
    assert table.legal("collect") == []


def test_taking_a_kakemono_cannot_be_undone() -> None:
    table = ArrangedTable()
    table.active(0, "black")
    table.stand(0, "a1")
    table.state.deck = []
    table.turn(0)
    table.play("move k1", "take 1")
    assert table.state.undo_floor == table.state.moves  # the back was revealed
    assert table.game.view(table.state, -1)["deck_top"] is None
