"""Drops: jokers, substitutions, entering the wheel, refilling."""

import pytest

from tests.games.hokusai.scene import Scene


def test_a_black_can_be_any_primary_but_only_one_per_card() -> None:
    scene = Scene()
    scene.work(0, 1, "poppies")
    scene.active(0, "black black")
    scene.turn(0)
    assert scene.legal("paint") == ["paint 1-blue-black", "paint 1-red-black", "paint 1-yellow-black"]
    scene.play("paint 1-red-black")
    assert scene.legal("paint") == []
    assert scene.painted_on(0, 1) == "black"


def test_a_black_is_never_a_secondary() -> None:
    scene = Scene()
    scene.work(0, 1, "amida", painted="blue red")
    scene.active(0, "black")
    scene.turn(0)
    assert scene.legal("paint") == []


def test_each_mixture_can_use_one_black() -> None:
    scene = Scene()
    scene.active(0, "black black black blue red")
    scene.turn(0)
    scene.play("mix purple-blue-black", "mix orange-red-black")
    assert scene.state.beside[0] == 2
    assert scene.active_of(0) == "black"
    assert scene.asked == "enter"


def test_the_last_black_on_a_card_frees_the_others_and_follows_when_the_card_is_exhibited() -> None:
    scene = Scene()
    scene.work(0, 1, "poppies", painted="blue")
    scene.active(0, "black red")
    scene.beside(0, 3)
    scene.turn(0)
    scene.play("paint 1-yellow-black", "done")
    assert scene.state.beside[0] == 0
    assert scene.discard_of(0) == "black black black"
    scene.play("exhibit 1", "clockwise", "enter red", "turn 2", "done")
    assert scene.discard_of(0) == "black black black black"
    assert scene.state.beside[0] == 0


def test_a_joker_goes_beside_the_atelier_when_its_card_is_exhibited() -> None:
    scene = Scene()
    scene.work(0, 1, "poppies", painted="blue")
    scene.paint_joker(0, 1, "yellow")
    scene.active(0, "red black")
    scene.turn(0)
    scene.play("exhibit 1")
    while scene.asked in ("complete", "enter"):
        scene.play(scene.legal()[0])
    assert scene.state.beside[0] == 1


def test_a_freed_joker_stays_free_when_new_jokers_are_used() -> None:
    scene = Scene()
    scene.work(0, 1, "poppies", painted="blue red")
    scene.paint_joker(0, 1, "yellow")
    scene.state.freed[0] = 1
    scene.active(0, "black blue")
    scene.bag(0, "black black")
    scene.turn(0)
    scene.play("mix green-blue-black", "turn 2", "done")
    assert scene.state.beside[0] == 1
    scene.turn(0)
    scene.play("exhibit 1", "clockwise", "enter red")
    assert scene.state.beside[0] == 1
    assert "black" in scene.discard_of(0)


def test_a_substitution_of_yellow_for_red_does_not_work_the_other_way() -> None:
    scene = Scene()
    scene.artisans(0, "taito")
    scene.work(0, 1, "nakamaro")  # blue, red, purple
    scene.work(0, 2, "ono")  # blue, yellow, orange
    scene.active(0, "yellow red")
    scene.turn(0)
    assert scene.legal("paint") == ["paint 1-red", "paint 1-red-yellow", "paint 2-yellow"]


def test_a_substituted_drop_enters_the_wheel_in_its_own_colour() -> None:
    scene = Scene()
    scene.artisans(0, "taito")
    scene.active(0, "yellow yellow")
    scene.turn(0)
    assert scene.legal("mix") == ["mix orange-yellow-yellow"]
    scene.play("mix orange-yellow-yellow", "clockwise")
    assert (scene.on_wheel(1), scene.on_wheel(2)) == ("yellow", "yellow")


def test_substitutions_do_not_chain() -> None:
    scene = Scene()
    scene.artisans(0, "taito", "zenbei")  # yellow as red, red as blue
    scene.work(0, 1, "wagtail", painted="blue red")  # blue is missing
    scene.active(0, "yellow")
    scene.turn(0)
    assert scene.legal("exhibit") == scene.legal("paint") == []


def test_a_substituted_drop_stays_painted_when_the_artisan_leaves() -> None:
    scene = Scene()
    scene.artisans(0, "taito")
    scene.work(0, 1, "poppies", painted="blue yellow")
    scene.active(0, "yellow")
    scene.turn(0)
    scene.play("paint 1-red-yellow")
    scene.artisans(0)
    scene.play("exhibit 1", "clockwise", "enter yellow", "enter yellow")
    assert [scene.on_wheel(sector) for sector in (1, 2, 3)] == ["yellow", "yellow", "blue"]


def test_exhibiting_asks_only_if_drops_differ() -> None:
    scene = Scene()
    scene.artisans(0, "taito")
    scene.work(0, 1, "poppies")
    scene.active(0, "blue red yellow yellow black")
    scene.bag(0, "black")
    scene.turn(0)
    scene.play("exhibit 1")
    # Blue can be blue or the black. Then red can be red or the second yellow.
    assert scene.legal() == ["paint 1-blue", "paint 1-blue-black"]
    scene.play("paint 1-blue-black")
    assert scene.legal() == ["paint 1-red", "paint 1-red-yellow"]
    scene.play("paint 1-red-yellow")
    assert scene.state.beside[0] == 1
    assert scene.active_of(0) == "blue red"


def test_a_full_card_is_exhibited_with_no_new_drop() -> None:
    scene = Scene()
    scene.work(0, 1, "yoro", painted="blue blue red")
    scene.turn(0)
    assert scene.legal("exhibit") == ["exhibit 1"]


@pytest.mark.parametrize(("drops", "asked"), [("red", "turn-wheel"), ("red red", "enter"), ("red red red red red red", "turn-wheel")])
def test_the_direction_is_asked_only_if_it_matters(drops: str, asked: str) -> None:
    scene = Scene()
    scene.enter(0, drops)
    assert scene.asked == asked


def test_seven_drops_continue_past_sector_five() -> None:
    scene = Scene()
    scene.stand(0, "a5")
    scene.active(0, "red red red red yellow yellow yellow yellow")
    scene.turn(0)
    for _ in range(3):
        scene.play("mix orange-red-yellow")
    scene.play("done", "counterclockwise", *["enter red"] * 3)
    # From sector 5 down to 1, then continuing at 5.
    assert [scene.on_wheel(sector) for sector in (5, 4, 3, 2, 1)] == ["red yellow", "red", "red", "yellow", "yellow"]


def test_six_or_more_in_the_active_area_are_not_refilled() -> None:
    for active, bag in [
        ("red red red red red red red", "blue blue"),
        ("red red red red red red", "blue blue"),
        ("red red red red red", "blue"),
    ]:
        scene = Scene()
        scene.active(0, active)
        scene.bag(0, "blue blue")
        scene.end_turn(0)
        assert scene.bag_of(0) == bag


def test_the_bag_is_emptied_before_it_is_refilled() -> None:
    scene = Scene()
    scene.bag(0, "blue blue blue blue blue blue")
    scene.discarded(0, "red")
    scene.end_turn(0)
    assert (scene.active_of(0), scene.discard_of(0)) == ("blue blue blue blue blue blue", "red")


def test_discarding_draws_six_and_allows_the_extra_action() -> None:
    scene = Scene()
    scene.work(0, 1, "yoro")
    scene.active(0, "red yellow")
    scene.bag(0, "blue blue blue blue blue blue green")
    scene.turn(0)
    scene.play("discard")
    assert scene.discard_of(0) == "red yellow"
    assert len(scene.active_of(0).split()) == 6
    assert "paint 1-blue" in scene.legal()


def test_mixing_needs_the_secondary_in_the_reserve() -> None:
    scene = Scene()
    scene.reserve(orange=1)
    scene.active(0, "red red yellow yellow")
    scene.turn(0)
    scene.play("mix orange-red-yellow")
    assert scene.asked == "enter"  # the one orange is set aside


def test_moving_needs_a_black() -> None:
    scene = Scene()
    scene.active(0, "red")
    scene.turn(0)
    assert scene.legal() == ["discard"]
