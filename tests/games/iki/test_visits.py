"""Help in building, and experience during a turn."""

import pytest

from tests.games.iki.arranged_table import ArrangedTable

# Help in building (rulings)


def test_a_builder_does_not_cost_the_sites_mon() -> None:
    # Ruling: the cost is the building's cost minus the discount.
    table = ArrangedTable()
    table.offer("farmhouse")
    table.place("carpenter", "c1", owner=1)
    table.give(0, wood=1)
    table.business(0, "construction-site")
    assert table.legal() == ["visit c1", "done"]  # the site would cost 2 wood and a mon
    table.play("visit c1", "build farmhouse", "stall a1")
    assert table.goods(0) == {}
    assert table.on("a1") == "farmhouse"


def test_a_builder_still_costs_the_stalls_extra_mon() -> None:
    # Ruling: the crossroads costs 2 for any building.
    table = ArrangedTable()
    table.offer("farmhouse")
    table.place("carpenter", "d3", owner=1)
    table.give(0, wood=1, mon=2)
    table.business(0, "money-changer")
    table.play("visit d3", "build farmhouse", "stall a4", "done")
    assert table.goods(0) == {}


def test_two_buildings_in_one_turn_with_the_site_and_the_carpenter() -> None:
    table = ArrangedTable()
    table.offer("farmhouse", "imperial-villa")  # 2 wood each
    table.place("carpenter", "c1", owner=1)
    table.give(0, wood=3, mon=1)
    table.business(0, "construction-site")
    table.play("visit c1", "build farmhouse", "stall a1", "build imperial-villa", "stall b1")
    assert (table.on("a1"), table.on("b1")) == ("farmhouse", "imperial-villa")
    assert table.goods(0) == {}


def test_the_site_first_gives_no_discount() -> None:
    table = ArrangedTable()
    table.offer("farmhouse", "imperial-villa")
    table.place("carpenter", "c1", owner=1)
    table.give(0, wood=3, mon=1)
    table.business(0, "construction-site")
    table.play("build farmhouse", "stall a1", "visit c1", "build imperial-villa", "stall b1")
    assert table.goods(0) == {}


def test_the_stone_cutter_gives_no_discount_without_koban() -> None:
    # According to a ruling.
    table = ArrangedTable()
    table.offer("farmhouse")
    table.place("stone-cutter", "a1", owner=1)
    table.give(0, wood=1)
    table.business(0, "rice-shop")
    assert table.legal("visit") == []
    table.give(0, wood=1)
    table.business(0, "rice-shop")
    table.play("visit a1", "build farmhouse", "stall b1")
    assert table.goods(0) == {}


def test_an_opponents_builder_gains_experience_after_the_building_is_placed() -> None:
    # The builder retires and leaves its stall after the building has been placed.
    table = ArrangedTable()
    table.offer("farmhouse")
    table.place("carpenter", "a1", owner=1, experience=2)
    table.give(0, wood=1)
    table.business(0, "rice-shop")
    table.play("visit a1", "build farmhouse")
    assert "stall a1" not in table.legal()
    table.play("stall a2")
    assert table.retired(1) == ["carpenter"]


# Experience during a turn (rulings)


def test_a_raised_character_that_retires_frees_kobun_and_stall_immediately() -> None:
    # Ruling: they are available before the next choice in the same turn.
    table = ArrangedTable()
    table.offer("inn")
    table.place("seamstress", "c1", owner=1)
    table.place("salt-peddler", "a1", owner=0, experience=2)
    table.kobuns(0, 0)
    table.give(0, mon=2, koban=1, wood=1)
    table.business(0, "construction-site")
    assert table.legal("build") == []  # no kobun yet
    table.play("visit c1", "raise a1")
    table.play("build inn", "stall a1")  # uses the freed kobun and stall
    assert table.on("a1") == "inn"


def test_a_visited_character_can_raise_itself() -> None:
    # Ruling: visitors can choose the visited card if they own it.
    table = ArrangedTable()
    table.place("seamstress", "a1", owner=0, experience=1)
    table.give(0, mon=1)
    table.business(0, "rice-shop")
    table.play("visit a1", "raise a1")
    assert table.experience("a1") == 2


def test_a_visited_character_can_raise_itself_into_retirement() -> None:
    table = ArrangedTable()
    table.place("seamstress", "a1", owner=0, experience=2)
    table.give(0, mon=1)
    table.business(0, "rice-shop")
    table.play("visit a1", "raise a1")
    assert table.retired(0) == ["seamstress"]
    assert table.kobun(0) == 4


def test_an_opponents_swapper_gains_experience_on_its_new_stall() -> None:
    # Ruling: the card gains experience after its effect, on its new stall.
    table = ArrangedTable()
    table.place("kite-maker", "a1", owner=1, experience=1)
    table.place("salt-peddler", "d2", owner=0)
    table.business(0, "rice-shop")
    table.play("visit a1", "swap a1", "with d2")
    assert (table.on("d2"), table.experience("d2")) == ("kite-maker", 2)
    assert (table.on("a1"), table.experience("a1")) == ("salt-peddler", 0)


def test_an_opponents_swapper_can_retire_from_its_new_stall() -> None:
    table = ArrangedTable()
    table.place("puppet-maker", "a1", owner=1, experience=2)
    table.place("salt-peddler", "d2", owner=0)
    table.business(0, "rice-shop")
    table.play("visit a1", "swap d2", "with a1")
    assert table.retired(1) == ["puppet-maker"]
    assert (table.on("a1"), table.on("d2")) == ("salt-peddler", None)


def test_a_swap_does_not_allow_a_second_visit() -> None:
    table = ArrangedTable()
    table.place("kite-maker", "a1", owner=1)
    table.place("salt-peddler", "d2", owner=0)
    table.business(0, "rice-shop")
    table.play("visit a1", "swap a1", "with d2")
    assert table.legal("visit") == []
    assert table.count(0, "rice") == 0


@pytest.mark.parametrize("card", ["kite-maker", "puppet-maker"])
def test_a_swap_involves_any_two_characters_but_no_buildings(card: str) -> None:
    # Ruling: the cards can have any owners and, with two players, can be neutral.
    table = ArrangedTable(players=2)
    table.place(card, "a1", owner=0)
    table.place("salt-peddler", "b1", owner=1, experience=1)
    table.place("soba-stand", "c1", owner=None)
    table.place("inn", "d1", owner=1)
    table.business(0, "rice-shop")
    table.play("visit a1")
    assert table.legal() == ["swap a1", "swap b1", "swap c1"]
    table.play("swap b1")
    assert table.legal() == ["with a1", "with c1"]  # two different characters
    table.play("with c1")
    assert (table.on("b1"), table.owner("b1"), table.experience("b1")) == ("soba-stand", None, 0)
    assert (table.on("c1"), table.owner("c1"), table.experience("c1")) == ("salt-peddler", 1, 1)


def test_wood_never_runs_out() -> None:
    # Ruling (fr): the supply of 20 wooden logs is not a limit.
    table = ArrangedTable()
    table.give(1, wood=15)
    table.give(2, wood=15)
    table.place("soap-bubble-man", "a1", owner=1)
    table.business(0, "rice-shop")
    table.play("visit a1")
    assert table.count(0, "wood") == 1
