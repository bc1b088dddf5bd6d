"""One scene for each token, and some with little to take."""

import pytest

from tests.games.hokusai.scene import Scene
from ukiyo.games.hokusai import steps


def test_1_the_player_picks_one_of_five_artisans_and_the_others_return_unseen() -> None:
    scene = Scene()
    scene.activate("five-artisans")
    picks = scene.legal("pick")
    assert len(picks) == 5
    assert scene.legal()[-1] == "done"
    game, state = scene.game, scene.state
    assert len(game.view(state, 0)["offer"]) == 5  # type: ignore[arg-type]
    assert game.view(state, 1)["offer"] == [None] * 5
    scene.play(picks[2])
    assert scene.artisans_of(0) == [picks[2].split()[1]]
    assert len(state.returned) == 4
    assert None not in game.view(state, 0)["returned"]  # type: ignore[operator]
    assert game.view(state, 1)["returned"] == [None] * 4


def test_1_picking_is_optional_and_a_full_atelier_swaps() -> None:
    scene = Scene()
    scene.artisans(0, "denkichi", "sojiro", "yasuke")
    scene.state.fresh = [card for card in scene.state.fresh if card > 2]
    scene.activate("five-artisans")
    picked = scene.legal("pick")[0]
    scene.play(picked)
    assert scene.asked == "dismiss"
    scene.play("dismiss 2")
    assert scene.artisans_of(0) == ["denkichi", picked.split()[1], "yasuke"]

    scene = Scene()
    scene.activate("five-artisans")
    scene.play("done")
    assert scene.artisans_of(0) == []
    assert len(scene.state.returned) == 5


def test_1_a_small_pile_is_offered_completely() -> None:
    scene = Scene()
    scene.state.returned = scene.state.fresh[:2]
    scene.state.returned_by = [-1, 2]
    scene.state.fresh = scene.state.fresh[2:3]
    scene.activate("five-artisans")
    assert len(scene.legal("pick")) == 3


def test_2_three_drops_in_front_of_the_apprentice() -> None:
    scene = Scene()
    scene.wheel(5, "blue red yellow yellow")  # turning by one sector moves it in front of him
    scene.token(2, "three-drops")
    scene.active(0, "red yellow")
    scene.turn(0)
    scene.play("mix orange-red-yellow", "counterclockwise", "enter red", "turn 2", "token three-drops")
    assert scene.on_wheel(1) == "blue red yellow yellow yellow"
    scene.play("collect 1-yellow", "collect 1-yellow", "collect 1-blue")
    assert scene.on_wheel(1) == "red yellow"


def test_2_fewer_if_fewer_are_there() -> None:
    scene = Scene()
    scene.wheel(1, "blue blue")
    scene.activate("three-drops")
    assert scene.on_wheel(1) == ""  # without a choice it is taken immediately
    assert scene.active_of(0) == "blue blue"  # drawn again at the end of the turn


def test_3_two_drops_from_any_space_and_one_optional_for_each_opponent() -> None:
    scene = Scene(players=3)
    scene.stand(1, "a3")
    scene.stand(2, "a4")
    scene.wheel(3, "blue red")
    scene.wheel(4, "yellow")
    scene.activate("two-drops")
    scene.play("collect 3-red", "collect 4-yellow")
    assert (scene.who, scene.legal()) == (1, ["collect 3-blue", "done"])
    scene.play("done")
    # Nothing is left at the second opponent's apprentice, so they are not asked.
    assert scene.who != 2
    assert scene.discard_of(1) == ""


def test_4_two_drops_return_from_the_discard_area() -> None:
    scene = Scene()
    scene.discarded(0, "blue green black")
    scene.bag(0, "red red red red red red")
    scene.activate("recover")
    scene.play("recover black", "recover green")
    assert scene.active_of(0) == "red red red red green black"  # refilled at the end of the turn
    assert scene.discard_of(0) == "blue"


def test_4_blacks_spent_on_walking_can_return() -> None:
    scene = Scene(players=1)
    scene.token(1, "recover")
    scene.active(0, "black")
    scene.discarded(0, "red")
    scene.bag(0, "green green green green green green")
    scene.turn(0)
    scene.play("move a1", "token recover", "recover black")
    assert "black" in scene.active_of(0)


def test_5_an_active_drop_in_front_of_the_apprentice() -> None:
    scene = Scene()
    scene.wheel(1, "blue red")
    scene.bag(0, "green green green green green green")
    scene.activate("ready-drop")
    scene.play("collect 1-blue")
    assert "blue" in scene.active_of(0)
    assert scene.on_wheel(1) == "red"


def test_6_an_optional_drop_and_an_exchange_with_the_objective_pile() -> None:
    scene = Scene(players=2)
    scene.objective(0, "fuji-waterfalls-ghosts")
    scene.objective(1, "birds-poems-fuji")
    scene.wheel(4, "yellow")
    scene.activate("new-objective")
    assert scene.asked == "collect-wished"
    scene.play("done")
    assert len(scene.legal("objective")) == 6
    scene.play("objective poems-oceans-waterfalls")
    assert scene.objectives_of(0) == ["poems-oceans-waterfalls"]
    # The player knows the pile now, and the opponent does not.
    assert "fuji-waterfalls-ghosts" in scene.game.view(scene.state, 0)["objective_pile"]  # type: ignore[operator]
    assert scene.game.view(scene.state, 1)["objective_pile"] == [None] * 6
    for seed in range(20):
        guess = scene.state.determinize(0, seed)
        assert guess.save()["holder"] == scene.state.holder  # with two players, the seat also knows the opponent's


def test_6_a_player_with_two_objectives_chooses_which_to_return() -> None:
    scene = Scene(players=2)
    scene.objective(0, "fuji-waterfalls-ghosts", "waterfalls-bridges-flowers")
    scene.objective(1, "birds-poems-fuji")
    scene.activate("new-objective")
    scene.play("objective poems-oceans-waterfalls", "give fuji-waterfalls-ghosts")
    assert scene.objectives_of(0) == ["waterfalls-bridges-flowers", "poems-oceans-waterfalls"]


def test_7_one_or_two_drops_of_choice_from_the_bag() -> None:
    scene = Scene()
    scene.bag(0, "blue green black")
    scene.activate("fetch")
    scene.play("fetch black")
    assert scene.legal() == ["fetch blue", "fetch green", "done"]
    scene.play("fetch green")
    assert scene.active_of(0) == "blue green black"  # the last drop of the bag, drawn at the end of the turn


def test_7_an_empty_bag_has_no_effect() -> None:
    scene = Scene()
    scene.discarded(0, "blue")
    scene.activate("fetch")
    assert scene.who == 1  # the turn is over


def test_8_a_secondary_is_exchanged_in_its_area() -> None:
    for area in ("active", "discard", "bag"):
        scene = Scene(players=1)
        words = {"active": "", "discard": "", "bag": "", area: "purple"}
        scene.active(0, words["active"])
        scene.discarded(0, words["discard"])
        scene.bag(0, words["bag"])
        scene.reserve(green=3, orange=0)
        scene.activate("recolour")
        # Only one drop can be exchanged, and only for one colour.
        assert scene.state.reserve == [14, 2, 0]
        assert "green" in scene.active_of(0)


def test_8_drops_on_kakemonos_are_excluded() -> None:
    scene = Scene()
    scene.work(0, 1, "amida", painted="purple")
    scene.activate("recolour")
    assert scene.painted_on(0, 1) == "purple"
    assert scene.asked != "recolour"


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
    """It can be activated anyway, and then changes nothing."""
    for there in (needed, "drops elsewhere on the wheel", "nothing"):
        scene = Scene()
        state = scene.state
        scene.token(1, token)
        scene.active(0, "blue blue blue blue blue " + ("purple" if there == "a secondary" else "blue"))
        scene.wheel(1, "red yellow" if "before the apprentice" in there else "")
        scene.wheel(3, "red yellow" if "on the wheel" in there else "")
        scene.discarded(0, "red yellow" if "discarded" in there else "")
        scene.bag(0, "red yellow" if "bag" in there else "")
        if "pile" not in there:
            state.holder = [1] * len(state.holder)
        scene.turn(0)
        state.main_open = False
        state.push(steps.STOP, 0)
        state.proceed()
        idle = there != needed and not ("on the wheel" in there and token in ("two-drops", "new-objective"))
        assert ("idle" in scene.preview(f"token {token}")) == idle, there
        before = [*state.active, *state.discard, *state.bag, *state.wheel, *state.holder]
        scene.play(f"token {token}")
        after = [*state.active, *state.discard, *state.bag, *state.wheel, *state.holder]
        assert (before == after and scene.who == 1) == idle, there
