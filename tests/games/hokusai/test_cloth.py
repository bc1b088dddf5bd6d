"""The cloth: placement, orientation and bonuses."""

from pathlib import Path

from tests.games.hokusai.arranged_table import ArrangedTable


def ready(tmp_path: Path, **edges: str) -> ArrangedTable:
    table = ArrangedTable()
    table.edges(tmp_path, **edges)
    table.work(0, 1, "yoro", painted="blue blue red")
    return table


def test_a_work_can_be_placed_next_to_another_in_four_directions() -> None:
    table = ArrangedTable()
    table.work(0, 1, "yoro", painted="blue blue red")
    table.turn(0)
    table.play("exhibit 1", "clockwise", "enter red", "turn 2", "done")
    assert table.legal() == ["place 0,-1", "place -1,0", "place 1,0", "place 0,1"]
    table.play("place 1,0")
    assert table.legal() == ["orient north", "orient east", "orient south", "orient west"]


def test_orientation_decides_which_edges_meet(tmp_path: Path) -> None:
    edges = {"kajikazawa": "green blue green green", "yoro": "blue artisan kakemono orange"}
    for north, gains in [("north", False), ("west", True), ("south", False), ("east", False)]:
        table = ready(tmp_path, **edges)
        table.state.wheel[6] = 3
        table.turn(0)
        table.play("exhibit 1", "clockwise", "enter red", "turn 2", "done", "place 1,0", f"orient {north}")
        assert (table.decision == "bonus") == gains


def test_a_double_icon_next_to_a_single_one_pays_one(tmp_path: Path) -> None:
    table = ready(tmp_path, kajikazawa="green purple green green", yoro="red red red purple-purple")
    table.turn(0)
    table.play("exhibit 1", "clockwise", "enter red", "turn 2", "done", "place 1,0", "orient north")
    table.play("gain purple")
    assert table.decision != "bonus"


def test_a_bonus_can_be_declined_and_is_lost_if_unavailable(tmp_path: Path) -> None:
    edges = {"kajikazawa": "green purple-purple green green", "yoro": "red red red purple-purple"}
    table = ready(tmp_path, **edges)
    table.turn(0)
    table.play("exhibit 1", "clockwise", "enter red", "turn 2", "done", "place 1,0", "orient north", "done")
    assert table.state.reserve[0] == 13

    table = ready(tmp_path, **edges)
    table.reserve(purple=1)
    table.turn(0)
    table.play("exhibit 1", "clockwise", "enter red", "turn 2", "done", "place 1,0", "orient north", "gain purple")
    assert table.state.reserve[0] == 0
    assert sum(table.state.bonus) == 0


def test_an_artisan_bonus_can_swap_and_the_ring_refills_between_bonuses(tmp_path: Path) -> None:
    table = ready(tmp_path, kajikazawa="green artisan green green", yoro="red red red artisan")
    table.artisans(0, "taito", "seikichi", "uhei")
    table.turn(0)
    table.play("exhibit 1", "clockwise", "enter red", "turn 2", "done", "place 1,0", "orient north", "hire 5", "dismiss 3")
    assert table.artisans_of(0)[:2] == ["taito", "seikichi"]
    assert -1 not in table.state.ring_artisans


def test_an_exhibited_work_is_signed_and_public() -> None:
    table = ArrangedTable()
    table.work(0, 1, "yoro", painted="blue blue red")
    table.turn(0)
    before = table.game.view(table.state, 1)
    assert before["players"][0]["atelier"][0]["edges"] is None  # type: ignore[index]
    table.play("exhibit 1", "clockwise", "enter red", "turn 2", "done", "place 0,1", "orient east")
    hung = table.game.view(table.state, 1)["cloth"][1]  # type: ignore[index]
    assert hung == {"card": "yoro", "x": 0, "y": 1, "north": "east", "edges": ["green", "red", "kakemono", "green"], "by": 0}
    assert table.state.signatures[0] == 4
    assert table.state.undo_floor == table.state.moves


def test_secondaries_go_to_the_reserve_when_a_work_is_exhibited() -> None:
    table = ArrangedTable()
    table.work(0, 1, "amida", painted="blue red purple green")
    table.active(0, "orange")
    table.turn(0)
    table.play("exhibit 1")
    assert table.state.reserve == [14, 14, 14]
    assert table.decision == "enter"
