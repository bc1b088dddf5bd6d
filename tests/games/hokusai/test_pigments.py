"""Drops: jokers, substitutions, entering the wheel and refills."""

import pytest

from tests.games.hokusai.arranged_table import ArrangedTable


def test_a_black_can_be_any_primary_but_only_one_per_card() -> None:
    table = ArrangedTable()
    table.work(0, 1, "poppies")
    table.active(0, "black black")
    table.turn(0)
    assert table.legal("paint") == ["paint 1-blue-black", "paint 1-red-black", "paint 1-yellow-black"]
    table.play("paint 1-red-black")
    assert table.legal("paint") == []
    assert table.painted_on(0, 1) == "black"


def test_a_black_cannot_be_a_secondary() -> None:
    table = ArrangedTable()
    table.work(0, 1, "amida", painted="blue red")
    table.active(0, "black")
    table.turn(0)
    assert table.legal("paint") == []


def test_each_mixture_can_use_one_black() -> None:
    table = ArrangedTable()
    table.active(0, "black black black blue red")
    table.turn(0)
    table.play("mix purple-blue-black", "mix orange-red-black")
    assert table.state.beside[0] == 2
    assert table.active_of(0) == "black"
    assert table.decision == "enter"


def test_the_last_black_on_a_card_frees_the_others_and_follows_when_the_card_is_exhibited() -> None:
    table = ArrangedTable()
    table.work(0, 1, "poppies", painted="blue")
    table.active(0, "black red")
    table.beside(0, 3)
    table.turn(0)
    table.play("paint 1-yellow-black", "done")
    assert table.state.beside[0] == 0
    assert table.discard_of(0) == "black black black"
    table.play("exhibit 1", "clockwise", "enter red", "turn 2", "done")
    assert table.discard_of(0) == "black black black black"
    assert table.state.beside[0] == 0


def test_a_joker_goes_next_to_the_atelier_when_its_card_is_exhibited() -> None:
    table = ArrangedTable()
    table.work(0, 1, "poppies", painted="blue")
    table.paint_joker(0, 1, "yellow")
    table.active(0, "red black")
    table.turn(0)
    table.play("exhibit 1")
    while table.decision in ("complete", "enter"):
        table.play(table.legal()[0])
    assert table.state.beside[0] == 1


def test_a_freed_joker_stays_free_when_new_jokers_are_used() -> None:
    table = ArrangedTable()
    table.work(0, 1, "poppies", painted="blue red")
    table.paint_joker(0, 1, "yellow")
    table.state.freed[0] = 1
    table.active(0, "black blue")
    table.bag(0, "black black")
    table.turn(0)
    table.play("mix green-blue-black", "turn 2", "done")
    assert table.state.beside[0] == 1
    table.turn(0)
    table.play("exhibit 1", "clockwise", "enter red")
    assert table.state.beside[0] == 1
    assert "black" in table.discard_of(0)


def test_a_substitution_of_yellow_for_red_does_not_work_the_other_way() -> None:
    table = ArrangedTable()
    table.artisans(0, "taito")
    table.work(0, 1, "nakamaro")  # blue, red, purple
    table.work(0, 2, "ono")  # blue, yellow, orange
    table.active(0, "yellow red")
    table.turn(0)
    assert table.legal("paint") == ["paint 1-red", "paint 1-red-yellow", "paint 2-yellow"]


def test_a_substituted_drop_enters_the_wheel_in_its_own_colour() -> None:
    table = ArrangedTable()
    table.artisans(0, "taito")
    table.active(0, "yellow yellow")
    table.turn(0)
    assert table.legal("mix") == ["mix orange-yellow-yellow"]
    table.play("mix orange-yellow-yellow", "clockwise")
    assert (table.on_wheel(1), table.on_wheel(2)) == ("yellow", "yellow")


def test_substitutions_do_not_chain() -> None:
    table = ArrangedTable()
    table.artisans(0, "taito", "zenbei")  # yellow as red, red as blue
    table.work(0, 1, "wagtail", painted="blue red")  # blue is missing
    table.active(0, "yellow")
    table.turn(0)
    assert table.legal("exhibit") == table.legal("paint") == []


def test_a_substituted_drop_stays_painted_when_the_artisan_leaves() -> None:
    table = ArrangedTable()
    table.artisans(0, "taito")
    table.work(0, 1, "poppies", painted="blue yellow")
    table.active(0, "yellow")
    table.turn(0)
    table.play("paint 1-red-yellow")
    table.artisans(0)
    table.play("exhibit 1", "clockwise", "enter yellow", "enter yellow")
    assert [table.on_wheel(sector) for sector in (1, 2, 3)] == ["yellow", "yellow", "blue"]


def test_exhibiting_requires_a_choice_only_if_drops_differ() -> None:
    table = ArrangedTable()
    table.artisans(0, "taito")
    table.work(0, 1, "poppies")
    table.active(0, "blue red yellow yellow black")
    table.bag(0, "black")
    table.turn(0)
    table.play("exhibit 1")
    # Blue can be blue or black, and red can be red or the second yellow.
    assert table.legal() == ["paint 1-blue", "paint 1-blue-black"]
    table.play("paint 1-blue-black")
    assert table.legal() == ["paint 1-red", "paint 1-red-yellow"]
    table.play("paint 1-red-yellow")
    assert table.state.beside[0] == 1
    assert table.active_of(0) == "blue red"


def test_a_full_card_is_exhibited_with_no_new_drop() -> None:
    table = ArrangedTable()
    table.work(0, 1, "yoro", painted="blue blue red")
    table.turn(0)
    assert table.legal("exhibit") == ["exhibit 1"]


@pytest.mark.parametrize(("drops", "asked"), [("red", "turn-wheel"), ("red red", "enter"), ("red red red red red red", "turn-wheel")])
def test_the_direction_is_a_choice_only_if_it_matters(drops: str, asked: str) -> None:
    table = ArrangedTable()
    table.enter(0, drops)
    assert table.decision == asked


def test_seven_drops_continue_past_sector_five() -> None:
    table = ArrangedTable()
    table.stand(0, "a5")
    table.active(0, "red red red red yellow yellow yellow yellow")
    table.turn(0)
    for _ in range(3):
        table.play("mix orange-red-yellow")
    table.play("done", "counterclockwise", *["enter red"] * 3)
    # The drops go from sector 5 down to 1, and continue at 5.
    assert [table.on_wheel(sector) for sector in (5, 4, 3, 2, 1)] == ["red yellow", "red", "red", "yellow", "yellow"]


def test_six_or_more_in_the_active_area_are_not_refilled() -> None:
    for active, bag in [
        ("red red red red red red red", "blue blue"),
        ("red red red red red red", "blue blue"),
        ("red red red red red", "blue"),
    ]:
        table = ArrangedTable()
        table.active(0, active)
        table.bag(0, "blue blue")
        table.end_turn(0)
        assert table.bag_of(0) == bag


def test_the_bag_is_emptied_before_it_is_refilled() -> None:
    table = ArrangedTable()
    table.bag(0, "blue blue blue blue blue blue")
    table.discarded(0, "red")
    table.end_turn(0)
    assert (table.active_of(0), table.discard_of(0)) == ("blue blue blue blue blue blue", "red")


def test_discarding_draws_six_and_allows_the_extra_action() -> None:
    table = ArrangedTable()
    table.work(0, 1, "yoro")
    table.active(0, "red yellow")
    table.bag(0, "blue blue blue blue blue blue green")
    table.turn(0)
    table.play("discard")
    assert table.discard_of(0) == "red yellow"
    assert len(table.active_of(0).split()) == 6
    assert "paint 1-blue" in table.legal()


def test_mixing_needs_the_secondary_in_the_reserve() -> None:
    table = ArrangedTable()
    table.reserve(orange=1)
    table.active(0, "red red yellow yellow")
    table.turn(0)
    table.play("mix orange-red-yellow")
    assert table.decision == "enter"  # the only orange drop is set aside


def test_moving_needs_a_black() -> None:
    table = ArrangedTable()
    table.active(0, "red")
    table.turn(0)
    assert table.legal() == ["discard"]
