"""The special tokens: move +1, hire -1 and the joker."""

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
    assert table.count(0, "sandal") == 1  # one space each from the ikizama, the token and a sandal


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
    # Ruling (Polish rulebook and a public FAQ): the token can be used during the move that earns it.
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
    # Crossing the line requires a third space. Two spaces and a sandal are enough, but two spaces are not.
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
    assert table.legal()[-1] == "move 10"  # the ninth space crosses the line again, and the cart adds another space
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


def test_hire_minus_one_does_not_reduce_a_stalls_extra_cost() -> None:
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


def test_hire_minus_one_cannot_make_a_cost_negative() -> None:
    # Ruling: a cost can't fall below 0. The Chili Peddler costs 1.
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


# Joker, left by the Puppeteer


def test_joker_becomes_the_missing_type() -> None:
    # Ruling: the Joker has the type that scores the most points for its owner.
    table = ArrangedTable()
    for card in ("salt-peddler", "seamstress", "monk", "kite-maker", "puppeteer"):
        table.retire(card, 0)
    assert table.part(0, "types") == 16  # the Puppeteer and the Monk are specials
    table.hold(0, "joker")
    assert table.part(0, "types") == 25


def test_joker_joins_the_largest_type_when_all_types_are_present() -> None:
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


def test_joker_maximizes_the_sum_of_variety_and_pouch_points() -> None:
    # A second type adds 3 IKI. Joining the three peddlers would add only 1, or 2 with a pipe.
    table = ArrangedTable()
    table.own(0, "autumn-pouch-2", "spring-pipe-1")
    for card in ("salt-peddler", "sake-peddler", "fish-peddler", "puppeteer"):
        table.retire(card, 0)
    table.hold(0, "joker")
    assert table.part(0, "types") + table.part(0, "tobacco") == 4 + 2 * 3


def test_an_active_puppeteer_is_a_special() -> None:
    # Polish rulebook: only the retired Puppeteer can be any type.
    table = ArrangedTable()
    for card in ("salt-peddler", "seamstress", "monk"):
        table.retire(card, 0)
    table.place("puppeteer", "a1", owner=0, experience=1)
    assert table.part(0, "types") == 9
