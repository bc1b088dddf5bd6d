"""The five special tokens: Move +1, Hire -1, Joker, and two of Avoid a fire."""

import pytest

from tests.games.iki.arranged_table import ArrangedTable

# Move +1, left by the Ox Cart


def test_move_plus_one_is_an_optional_free_space() -> None:
    table = ArrangedTable()
    table.hold(0, "move-plus-one")
    table.turn(0, "2")
    table.play("income")
    assert table.legal() == ["move 2", "move 3"]
    table.play("move 3")
    assert table.at(0) == "fire-tower"


def test_move_plus_one_is_optional() -> None:
    table = ArrangedTable()
    table.hold(0, "move-plus-one")
    table.turn(0, "2")
    table.play("income", "move 2")
    assert table.at(0) == "rice-shop"


def test_move_plus_one_combines_with_sandals() -> None:
    table = ArrangedTable()
    table.hold(0, "move-plus-one")
    table.give(0, sandal=2)
    table.turn(0, "1")
    table.play("income")
    assert table.legal() == ["move 1", "move 2", "move 3", "move 4"]
    table.play("move 3")
    assert table.count(0, "sandal") == 1  # one space from the ikizama, one from the token, one from a sandal


def test_move_plus_one_on_the_1_4_space() -> None:
    table = ArrangedTable()
    table.hold(0, "move-plus-one")
    table.turn(0, "1-4")
    assert table.legal() == ["move 1", "move 2", "move 3", "move 4", "move 5"]


def test_move_plus_one_works_only_for_its_holder() -> None:
    table = ArrangedTable()
    table.hold(1, "move-plus-one")
    table.turn(0, "2")
    table.play("income")
    assert table.legal() == ["move 2"]


def test_the_ox_cart_retiring_on_the_lap_line_gives_its_space_immediately() -> None:
    # Ruling (pl and a public FAQ): the token can be used in the same move that earned it.
    table = ArrangedTable()
    table.place("ox-cart", "c1", owner=0, experience=2)
    table.turn(0, "1", at="money-changer")
    table.play("income")
    assert table.legal() == ["move 1", "move 2"]
    table.play("move 2")
    assert table.at(0) == "rice-shop"
    assert table.held(0) == ["move-plus-one"]
    assert table.goods(0) == {"mon": 4}


def test_the_ox_cart_gives_its_space_only_after_the_lap_line() -> None:
    # Crossing takes a third space: two spaces and a sandal are enough, two spaces alone are not.
    table = ArrangedTable()
    table.place("ox-cart", "c1", owner=0, experience=2)
    table.turn(0, "2", at="construction-site")
    table.play("income")
    assert table.legal() == ["move 2"]

    table.give(0, sandal=1)
    table.turn(0, "2", at="construction-site")
    table.play("income")
    assert table.legal() == ["move 2", "move 3", "move 4"]
    table.play("move 4")
    assert table.at(0) == "rice-shop"
    assert table.count(0, "sandal") == 0


def test_the_sandal_that_crosses_the_line_is_still_paid() -> None:
    table = ArrangedTable()
    table.place("ox-cart", "c1", owner=0, experience=2)
    table.give(0, sandal=1)
    table.turn(0, "2", at="construction-site")
    table.play("income", "move 3")
    assert table.at(0) == "sandal-shop"
    assert table.count(0, "sandal") == 0


def test_an_ox_cart_that_does_not_retire_yet_gives_no_space() -> None:
    table = ArrangedTable()
    table.place("ox-cart", "c1", owner=0, experience=1)
    table.turn(0, "1", at="money-changer")
    table.play("income")
    assert table.legal() == ["move 1"]


def test_an_opponents_ox_cart_gives_no_space() -> None:
    table = ArrangedTable()
    table.place("ox-cart", "c1", owner=1, experience=2)
    table.turn(0, "1", at="money-changer")
    table.play("income")
    assert table.legal() == ["move 1"]


def test_the_ox_cart_that_needs_two_laps_gives_its_space_after_the_second() -> None:
    table = ArrangedTable()
    table.place("ox-cart", "c1", owner=0, experience=1)
    table.give(0, sandal=8)
    table.turn(0, "1", at="money-changer")
    table.play("income")
    assert table.legal()[-1] == "move 10"  # the ninth space crosses the line again, and the cart adds one
    table.play("move 10")
    assert table.at(0) == "rice-shop"
    assert table.held(0) == ["move-plus-one"]
    assert table.count(0, "sandal") == 0


# Hire -1, left by the Monk


def test_hire_minus_one_saves_a_mon() -> None:
    table = ArrangedTable()
    table.hold(0, "hire-minus-one")
    table.row("cloth-dyer")
    table.give(0, mon=3)
    table.turn(0, "1")
    table.play("hire cloth-dyer", "stall a1")
    assert table.goods(0) == {}


def test_hire_minus_one_works_only_for_its_holder() -> None:
    table = ArrangedTable()
    table.hold(1, "hire-minus-one")
    table.row("cloth-dyer")
    table.give(0, mon=3)
    table.turn(0, "1")
    assert table.legal() == ["income"]


def test_hire_minus_one_does_not_touch_the_stalls_extra_cost() -> None:
    # Ruling: the crossroads still costs 2 mons.
    table = ArrangedTable()
    table.hold(0, "hire-minus-one")
    table.row("cloth-dyer")
    table.give(0, mon=4)
    table.turn(0, "1")
    table.play("hire cloth-dyer")
    assert not [choice for choice in table.legal() if choice.endswith("4")]

    table = ArrangedTable()
    table.hold(0, "hire-minus-one")
    table.row("cloth-dyer")
    table.give(0, mon=5)
    table.turn(0, "1")
    table.play("hire cloth-dyer", "stall a4")
    assert table.goods(0) == {}


def test_hire_minus_one_makes_the_cheapest_character_free_but_never_pays() -> None:
    # Ruling: a cost never falls below 0. The Chili Peddler costs 1.
    table = ArrangedTable(month=10)
    table.hold(0, "hire-minus-one")
    table.row("chili-peddler")
    table.turn(0, "1")
    table.play("hire chili-peddler", "stall a1")
    assert table.goods(0) == {}


def test_hire_minus_one_combines_with_the_mons_on_the_card() -> None:
    table = ArrangedTable()
    table.hold(0, "hire-minus-one")
    table.row("cloth-dyer", mons=2)
    table.give(0, mon=1)
    table.turn(0, "1")
    table.play("hire cloth-dyer", "stall a1")
    assert table.goods(0) == {}


def test_hire_minus_one_does_not_make_buildings_cheaper() -> None:
    table = ArrangedTable()
    table.hold(0, "hire-minus-one")
    table.offer("fire-watchtower")
    table.give(0, wood=1)
    table.business(0, "construction-site")
    assert table.legal("build") == []


# Avoid a fire, left by the Yamabushi and the Shrine Maiden


@pytest.mark.parametrize("token", ["avoid-fire-1", "avoid-fire-2"])
def test_avoid_fire_saves_a_character_and_the_fire_continues(token: str) -> None:
    table = ArrangedTable()
    table.hold(0, token)
    table.place("cloth-dyer", "a1", owner=0, experience=1)
    table.place("soba-stand", "a2", owner=1)
    table.fire(5, "a")

    assert (table.decision, table.seat_to_move) == ("avoid", 0)
    assert table.legal() == ["save", "burn"]
    table.play("save")

    assert (table.on("a1"), table.owner("a1"), table.experience("a1")) == ("cloth-dyer", 0, 1)
    assert table.on("a2") is None  # power 0 against strength 4
    assert table.held(0) == []


def test_avoid_fire_weakens_the_fire_by_one_like_any_stall() -> None:
    table = ArrangedTable()
    table.hold(0, "avoid-fire-1")
    table.place("cloth-dyer", "a1", owner=0)
    table.place("soba-stand", "a2", owner=1)
    table.power(1, 4)
    table.fire(5, "a")
    table.play("save")
    assert table.on("a2") == "soba-stand"


def test_avoid_fire_can_be_saved_for_later() -> None:
    # Ruling: the owner decides at the moment a character would be lost.
    table = ArrangedTable()
    table.hold(0, "avoid-fire-1")
    table.place("cloth-dyer", "a1", owner=0)
    table.place("soba-stand", "a2", owner=0)
    table.fire(5, "a")
    table.play("burn")
    assert table.on("a1") is None
    assert table.held(0) == ["avoid-fire-1"]

    assert (table.decision, table.seat_to_move) == ("avoid", 0)  # each stall is a separate decision
    table.play("save")
    assert table.on("a2") == "soba-stand"
    assert table.held(0) == []


def test_avoid_fire_with_both_tokens_saves_two_in_one_fire() -> None:
    table = ArrangedTable()
    table.hold(0, "avoid-fire-1")
    table.hold(0, "avoid-fire-2")
    for stall, card in [("a1", "cloth-dyer"), ("a2", "soba-stand"), ("a3", "salt-peddler")]:
        table.place(card, stall, owner=0)
    table.fire(5, "a")
    table.play("save", "save")
    assert [table.on(stall) for stall in ("a1", "a2", "a3")] == ["cloth-dyer", "soba-stand", None]
    assert table.held(0) == []


@pytest.mark.parametrize(("choice", "left"), [("save", "cloth-dyer"), ("burn", None)])
def test_avoid_fire_at_the_last_stall_ends_the_fire_either_way(choice: str, left: str | None) -> None:
    table = ArrangedTable()
    table.hold(0, "avoid-fire-2")
    table.place("cloth-dyer", "a4", owner=0)
    table.place("soba-stand", "b1", owner=1)
    table.fire(8, "a")
    table.play(choice)
    assert table.on("a4") == left
    assert table.held(0) == ([] if choice == "save" else ["avoid-fire-2"])
    assert table.on("b1") == "soba-stand"  # the fire does not cross the street
    assert (table.decision, table.month) == ("ikizama", 9)


def test_avoid_fire_does_not_protect_the_last_stall() -> None:
    table = ArrangedTable()
    table.hold(0, "avoid-fire-2")
    table.place("cloth-dyer", "a3", owner=0)
    table.place("soba-stand", "a4", owner=1)
    table.fire(8, "a")
    table.play("save")
    assert (table.on("a3"), table.on("a4")) == ("cloth-dyer", None)


def test_avoid_fire_is_not_offered_to_an_owner_who_can_put_the_fire_out() -> None:
    table = ArrangedTable()
    table.hold(0, "avoid-fire-1")
    table.place("cloth-dyer", "a1", owner=0)
    table.power(0, 5)
    table.fire(5, "a")
    assert table.decision == "ikizama"
    assert table.on("a1") == "cloth-dyer"
    assert table.held(0) == ["avoid-fire-1"]


def test_avoid_fire_never_saves_a_building() -> None:
    # pl says so explicitly, and the rulings agree.
    table = ArrangedTable()
    table.hold(0, "avoid-fire-1")
    table.place("shrine", "a1", owner=0)
    table.fire(5, "a")
    assert table.decision == "ikizama"
    assert table.on("a1") is None
    assert table.held(0) == ["avoid-fire-1"]


def test_avoid_fire_does_not_save_opponents_characters() -> None:
    table = ArrangedTable()
    table.hold(0, "avoid-fire-1")
    table.place("cloth-dyer", "a1", owner=1)
    table.fire(5, "a")
    assert table.on("a1") is None
    assert table.held(0) == ["avoid-fire-1"]


def test_avoid_fire_does_not_help_against_hunger() -> None:
    table = ArrangedTable()
    table.hold(0, "avoid-fire-1")
    table.place("monk", "a1", owner=0)
    table.payday()
    assert table.on("a1") is None


# Joker, left by the Puppeteer


def test_joker_becomes_the_type_that_is_missing() -> None:
    # Ruling: the type that gives its owner the most points.
    table = ArrangedTable()
    for card in ("salt-peddler", "seamstress", "monk", "kite-maker", "puppeteer"):
        table.retire(card, 0)
    assert table.part(0, "types") == 16  # the Puppeteer is a special, and so is the Monk
    table.hold(0, "joker")
    assert table.part(0, "types") == 25


def test_joker_joins_the_largest_type_when_all_are_there() -> None:
    table = ArrangedTable()
    table.own(0, "autumn-pouch-2")  # 1 IKI for each character of the largest type
    for card in ("salt-peddler", "sake-peddler", "seamstress", "monk", "kite-maker", "soba-stand", "puppeteer"):
        table.retire(card, 0)
    assert table.part(0, "tobacco") == 2
    table.hold(0, "joker")
    assert table.part(0, "tobacco") == 3
    assert table.part(0, "types") == 25


def test_joker_stays_a_special_if_that_is_best() -> None:
    table = ArrangedTable()
    for card in ("salt-peddler", "seamstress", "puppeteer"):
        table.retire(card, 0)
    table.hold(0, "joker")
    assert table.part(0, "types") == 9


def test_joker_weighs_variety_against_the_pouch_for_the_whole_sum() -> None:
    # A second type adds 3 IKI. Joining the three peddlers would add only 1, or 2 with a pipe.
    table = ArrangedTable()
    table.own(0, "autumn-pouch-2", "spring-pipe-1")
    for card in ("salt-peddler", "sake-peddler", "fish-peddler", "puppeteer"):
        table.retire(card, 0)
    table.hold(0, "joker")
    assert table.part(0, "types") + table.part(0, "tobacco") == 4 + 2 * 3


def test_a_puppeteer_still_at_work_is_a_special() -> None:
    # pl: only the retired Puppeteer can be any type.
    table = ArrangedTable()
    for card in ("salt-peddler", "seamstress", "monk"):
        table.retire(card, 0)
    table.place("puppeteer", "a1", owner=0, experience=1)
    assert table.part(0, "types") == 9
