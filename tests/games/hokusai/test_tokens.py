"""The tokens, including cases with little to take."""

import pytest

from tests.games.hokusai.arranged_table import ArrangedTable
from ukiyo.games.hokusai import steps


def test_1_the_player_picks_one_of_five_artisans_and_the_rest_return_unseen() -> None:
    table = ArrangedTable()
    table.activate("five-artisans")
    picks = table.legal("pick")
    assert len(picks) == 5
    assert table.legal()[-1] == "done"
    game, state = table.game, table.state
    assert len(game.view(state, 0)["offer"]) == 5  # type: ignore[arg-type]
    assert game.view(state, 1)["offer"] == [None] * 5
    table.play(picks[2])
    assert table.artisans_of(0) == [picks[2].split()[1]]
    assert len(state.returned) == 4
    assert None not in game.view(state, 0)["returned"]  # type: ignore[operator]
    assert game.view(state, 1)["returned"] == [None] * 4


def test_1_picking_is_optional_and_a_full_atelier_swaps() -> None:
    table = ArrangedTable()
    table.artisans(0, "denkichi", "sojiro", "yasuke")
    table.state.fresh = [card for card in table.state.fresh if card > 2]
    table.activate("five-artisans")
    picked = table.legal("pick")[0]
    table.play(picked)
    assert table.decision == "dismiss"
    table.play("dismiss 2")
    assert table.artisans_of(0) == ["denkichi", picked.split()[1], "yasuke"]

    table = ArrangedTable()
    table.activate("five-artisans")
    table.play("done")
    assert table.artisans_of(0) == []
    assert len(table.state.returned) == 5


def test_1_a_small_pile_is_offered_completely() -> None:
    table = ArrangedTable()
    table.state.returned = table.state.fresh[:2]
    table.state.returned_by = [-1, 2]
    table.state.fresh = table.state.fresh[2:3]
    table.activate("five-artisans")
    assert len(table.legal("pick")) == 3


def test_2_three_drops_in_front_of_the_apprentice() -> None:
    table = ArrangedTable()
    table.wheel(5, "blue red yellow yellow")  # turning by one sector moves the drops in front of the apprentice
    table.token(2, "three-drops")
    table.active(0, "red yellow")
    table.turn(0)
    table.play("mix orange-red-yellow", "counterclockwise", "enter red", "turn 2", "token three-drops")
    assert table.on_wheel(1) == "blue red yellow yellow yellow"
    table.play("collect 1-yellow", "collect 1-yellow", "collect 1-blue")
    assert table.on_wheel(1) == "red yellow"


def test_2_fewer_drops_if_fewer_are_available() -> None:
    table = ArrangedTable()
    table.wheel(1, "blue blue")
    table.activate("three-drops")
    assert table.on_wheel(1) == ""  # the only choice is taken automatically
    assert table.active_of(0) == "blue blue"  # drawn again at the end of the turn


def test_3_two_drops_from_any_space_and_one_optional_for_each_opponent() -> None:
    table = ArrangedTable(players=3)
    table.stand(1, "a3")
    table.stand(2, "a4")
    table.wheel(3, "blue red")
    table.wheel(4, "yellow")
    table.activate("two-drops")
    table.play("collect 3-red", "collect 4-yellow")
    assert (table.seat_to_move, table.legal()) == (1, ["collect 3-blue", "done"])
    table.play("done")
    # There are no drops left at the second opponent's apprentice, so there is no decision.
    assert table.seat_to_move != 2
    assert table.discard_of(1) == ""


def test_4_two_drops_return_from_the_discard_area() -> None:
    table = ArrangedTable()
    table.discarded(0, "blue green black")
    table.bag(0, "red red red red red red")
    table.activate("recover")
    table.play("recover black", "recover green")
    assert table.active_of(0) == "red red red red green black"  # refilled at the end of the turn
    assert table.discard_of(0) == "blue"


def test_4_blacks_spent_on_walking_can_return() -> None:
    table = ArrangedTable(players=1)
    table.token(1, "recover")
    table.active(0, "black")
    table.discarded(0, "red")
    table.bag(0, "green green green green green green")
    table.turn(0)
    table.play("move a1", "token recover", "recover black")
    assert "black" in table.active_of(0)


def test_5_an_active_drop_in_front_of_the_apprentice() -> None:
    table = ArrangedTable()
    table.wheel(1, "blue red")
    table.bag(0, "green green green green green green")
    table.activate("ready-drop")
    table.play("collect 1-blue")
    assert "blue" in table.active_of(0)
    assert table.on_wheel(1) == "red"


def test_6_an_optional_drop_and_an_exchange_with_the_objective_pile() -> None:
    table = ArrangedTable(players=2)
    table.objective(0, "fuji-waterfalls-ghosts")
    table.objective(1, "birds-poems-fuji")
    table.wheel(4, "yellow")
    table.activate("new-objective")
    assert table.decision == "collect-wished"
    table.play("done")
    assert len(table.legal("objective")) == 6
    table.play("objective poems-oceans-waterfalls")
    assert table.objectives_of(0) == ["poems-oceans-waterfalls"]
    # The player now knows the pile, but the opponent does not.
    assert "fuji-waterfalls-ghosts" in table.game.view(table.state, 0)["objective_pile"]  # type: ignore[operator]
    assert table.game.view(table.state, 1)["objective_pile"] == [None] * 6
    for seed in range(20):
        guess = table.state.determinize(0, seed)
        assert guess.save()["holder"] == table.state.holder  # with two players, the seat also knows the opponent's objective


def test_6_a_player_with_two_objectives_chooses_which_to_return() -> None:
    table = ArrangedTable(players=2)
    table.objective(0, "fuji-waterfalls-ghosts", "waterfalls-bridges-flowers")
    table.objective(1, "birds-poems-fuji")
    table.activate("new-objective")
    table.play("objective poems-oceans-waterfalls", "give fuji-waterfalls-ghosts")
    assert table.objectives_of(0) == ["waterfalls-bridges-flowers", "poems-oceans-waterfalls"]


def test_7_one_or_two_drops_of_your_choice_from_the_bag() -> None:
    table = ArrangedTable()
    table.bag(0, "blue green black")
    table.activate("fetch")
    table.play("fetch black")
    assert table.legal() == ["fetch blue", "fetch green", "done"]
    table.play("fetch green")
    assert table.active_of(0) == "blue green black"  # the last drop in the bag is drawn at the end of the turn


def test_7_an_empty_bag_has_no_effect() -> None:
    table = ArrangedTable()
    table.discarded(0, "blue")
    table.activate("fetch")
    assert table.seat_to_move == 1  # the turn is over


def test_8_a_secondary_is_exchanged_within_its_area() -> None:
    for area in ("active", "discard", "bag"):
        table = ArrangedTable(players=1)
        words = {"active": "", "discard": "", "bag": "", area: "purple"}
        table.active(0, words["active"])
        table.discarded(0, words["discard"])
        table.bag(0, words["bag"])
        table.reserve(green=3, orange=0)
        table.activate("recolour")
        # There is only one drop to exchange and one colour to exchange it for.
        assert table.state.reserve == [14, 2, 0]
        assert "green" in table.active_of(0)


def test_8_drops_on_kakemonos_are_excluded() -> None:
    table = ArrangedTable()
    table.work(0, 1, "amida", painted="purple")
    table.activate("recolour")
    assert table.painted_on(0, 1) == "purple"
    assert table.decision != "recolour"


@pytest.mark.parametrize(
    ("token", "needed"),
    [
        ("three-drops", "drops before the apprentice"),
        ("two-drops", "drops on the wheel"),
        ("recover", "discarded drops"),
        ("ready-drop", "drops before the apprentice"),
        ("new-objective", "objectives in the pile"),
        ("fetch", "drops in the bag"),
        ("recolour", "a secondary"),
    ],
)
def test_previews_mark_tokens_without_effect(token: str, needed: str) -> None:
    """Such a token can be activated, but has no effect."""
    for there in (needed, "drops elsewhere on the wheel", "nothing"):
        table = ArrangedTable()
        state = table.state
        table.token(1, token)
        table.active(0, "blue blue blue blue blue " + ("purple" if there == "a secondary" else "blue"))
        table.wheel(1, "red yellow" if "before the apprentice" in there else "")
        table.wheel(3, "red yellow" if "on the wheel" in there else "")
        table.discarded(0, "red yellow" if "discarded" in there else "")
        table.bag(0, "red yellow" if "bag" in there else "")
        if "pile" not in there:
            state.holder = [1] * len(state.holder)
        table.turn(0)
        state.main_open = False
        state.push(steps.STOP, 0)
        state.proceed()
        idle = there != needed and not ("on the wheel" in there and token in ("two-drops", "new-objective"))
        assert ("idle" in table.preview(f"token {token}")) == idle, there
        before = [*state.active, *state.discard, *state.bag, *state.wheel, *state.holder]
        table.play(f"token {token}")
        after = [*state.active, *state.discard, *state.bag, *state.wheel, *state.holder]
        assert (before == after and table.seat_to_move == 1) == idle, there
