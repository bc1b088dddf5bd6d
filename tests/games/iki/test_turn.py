"""Phase B, a player's turn: income or a hire, the move, business."""

import pytest

from tests.games.iki.arranged_table import ArrangedTable

# Turn order


def test_the_ikizama_track_is_the_order_of_play() -> None:
    table = ArrangedTable(players=4)
    table.turns({0: "4", 1: "1", 2: "1-4", 3: "2"})
    order = []
    for _ in range(4):
        seat = table.seat_to_move
        order.append(seat)
        while table.decision != "ikizama" and table.seat_to_move == seat:
            table.play(table.legal()[-1])  # income, the longest move, done
    assert order == [2, 1, 3, 0]
    assert [table.ikizama(seat) for seat in range(4)] == [None] * 4


def test_a_turn_ends_before_the_next_starts() -> None:
    # es: "juega la fase completa": a player's income or hire, move and business come before the next player's.
    table = ArrangedTable(players=3)
    table.turns({0: "2", 1: "1", 2: "3"})
    asked = []
    while table.decision != "ikizama":
        asked.append((table.seat_to_move, table.decision))
        table.play(table.legal()[-1])
    assert asked == [
        *[(1, "earn"), (1, "move"), (1, "business")],
        *[(0, "earn"), (0, "move"), (0, "business")],
        *[(2, "earn"), (2, "move"), (2, "business")],
    ]


def test_income_is_4_mons() -> None:
    table = ArrangedTable()
    table.turn(0, "1")
    table.play("income")
    assert table.goods(0) == {"mon": 4}


def test_the_1_4_space_gives_a_mon_instead_of_income_or_a_hire() -> None:
    table = ArrangedTable()
    table.row("sake-peddler")
    table.give(0, mon=8)
    table.turn(0, "1-4")
    assert (table.decision, table.goods(0)) == ("move", {"mon": 9})
    assert table.legal() == ["move 1", "move 2", "move 3", "move 4"]


# Hiring


def test_hiring_needs_money_and_income_is_always_possible() -> None:
    table = ArrangedTable()
    table.row("sake-peddler", "cloth-dyer", "carpenter")  # 2, 4 and 7 mons
    table.give(0, mon=4)
    table.turn(0, "1")
    assert table.legal() == ["hire sake-peddler", "hire cloth-dyer", "income"]


def test_the_mons_on_a_card_are_taken_first_and_can_pay_for_it() -> None:
    # According to a ruling and pl.
    table = ArrangedTable()
    table.row("cloth-dyer", mons=2)
    table.give(0, mon=2)
    table.turn(0, "1")
    table.play("hire cloth-dyer", "stall a1")
    assert table.goods(0) == {}


def test_the_mons_on_a_card_can_pay_for_the_stall() -> None:
    # pl: the mons can be used for this hire or later.
    table = ArrangedTable()
    table.row("cloth-dyer", mons=2)
    table.give(0, mon=4)
    table.turn(0, "1")
    table.play("hire cloth-dyer", "stall a4")
    assert table.goods(0) == {}


def test_more_mons_on_the_card_than_it_costs_leave_a_profit() -> None:
    table = ArrangedTable()
    table.row("sake-peddler", mons=3)
    table.turn(0, "1")
    table.play("hire sake-peddler", "stall a1")
    assert table.goods(0) == {"mon": 1}


def test_hiring_needs_a_kobun() -> None:
    table = ArrangedTable()
    table.row("sake-peddler")
    table.give(0, mon=9)
    table.kobuns(0, 0)
    table.turn(0, "1")
    assert table.legal() == ["income"]


def test_hiring_needs_a_free_stall() -> None:
    table = full_board(leave=[])
    table.row("seamstress")
    table.give(0, mon=9)
    table.kobuns(0, 1)
    table.turn(0, "1")
    assert table.legal() == ["income"]


def test_hiring_with_only_the_crossroads_free_costs_its_2_mons() -> None:
    for mon, possible in [(4, False), (5, True)]:
        table = full_board(leave=["b4"])
        table.row("seamstress")  # 3 mons
        table.give(3, mon=mon)
        table.turn(3, "1")
        assert ("hire seamstress" in table.legal()) == possible


def full_board(leave: list[str]) -> ArrangedTable:
    """Four players, with a character on every stall except the free ones."""
    cards = [
        *("boiled-egg-peddler", "cotton-peddler", "eyeglass-peddler", "salt-peddler", "dumpling-peddler", "water-peddler"),
        *("watermelon-peddler", "used-clothes-peddler", "fish-peddler", "mask-seller", "firewood-peddler", "chili-peddler"),
        *("charcoal-peddler", "eel-stand", "sushi-stand", "incense-shop"),
    ]
    table = ArrangedTable(players=4)
    stalls = [f"{nagaya}{place}" for nagaya in "abcd" for place in (1, 2, 3, 4)]
    for number, stall in enumerate(stall for stall in stalls if stall not in leave):
        table.place(cards[number], stall, owner=number // 4)
    return table


# The move


def test_the_move_is_exactly_the_number_of_the_space() -> None:
    # Ruling: a player must move, and not less than the space says.
    table = ArrangedTable()
    table.turn(0, "3")
    table.play("income")
    assert table.legal() == ["move 3"]


def test_sandals_add_a_space_each() -> None:
    table = ArrangedTable()
    table.give(0, sandal=2)
    table.turn(0, "2")
    table.play("income")
    assert table.legal() == ["move 2", "move 3", "move 4"]
    table.play("move 4")
    assert (table.at(0), table.count(0, "sandal")) == ("tobacco-shop", 0)


def test_a_walk_has_40_steps_at_most() -> None:
    # Ruling: no rulebook has a limit, but the action table does.
    table = ArrangedTable()
    table.give(0, sandal=50)
    table.turn(0, "2")
    table.play("income")
    assert table.legal()[-1] == "move 40"
    table.play("move 40")
    assert (table.at(0), table.count(0, "sandal")) == ("money-changer", 12)


def test_on_the_1_4_space_sandals_count_beyond_4_only() -> None:
    table = ArrangedTable()
    table.give(0, sandal=2)
    table.turn(0, "1-4")
    table.play("move 4")
    assert table.count(0, "sandal") == 2
    table.turn(0, "1-4", at="start")
    table.play("move 6")
    assert table.count(0, "sandal") == 0


def test_oyakata_can_share_a_space() -> None:
    table = ArrangedTable()
    table.oyakata(1, "rice-shop")
    table.oyakata(2, "rice-shop")
    table.turn(0, "2")
    table.play("income", "move 2")
    assert table.at(0) == table.at(1) == table.at(2) == "rice-shop"


def test_a_lap_counts_before_business_starts() -> None:
    # The Sake Peddler retires on the way, so the rice shop has no character to visit.
    table = ArrangedTable()
    table.place("sake-peddler", "a1", owner=0, experience=2)
    table.turn(0, "2", at="money-changer")
    table.play("income", "move 2")
    assert table.at(0) == "rice-shop"
    assert table.legal("visit") == []
    assert table.retired(0) == ["sake-peddler"]


def test_a_lap_raises_only_the_players_own_characters() -> None:
    table = ArrangedTable()
    table.place("sake-peddler", "a1", owner=0)
    table.place("seamstress", "b4", owner=0, experience=1)
    table.place("soba-stand", "c1", owner=1)
    table.place("inn", "d1", owner=0)
    table.turn(0, "1", at="money-changer")
    table.play("income", "move 1")
    assert [table.experience(stall) for stall in ("a1", "b4", "c1")] == [1, 2, 0]
    assert table.on("d1") == "inn"


# Business


def test_shop_then_character() -> None:
    # Ruling: the shop once and one character once, in either order.
    table = ArrangedTable()
    table.place("salt-peddler", "a1", owner=1)
    table.give(0, mon=3)
    table.business(0, "rice-shop")
    table.play("trade buy-rice", "visit a1")
    assert table.goods(0) == {"rice": 3}


def test_character_then_shop() -> None:
    table = ArrangedTable()
    table.place("eyeglass-peddler", "a1", owner=1)
    table.give(0, mon=1)
    table.business(0, "rice-shop")
    assert table.legal() == ["visit a1", "done"]
    table.play("visit a1", "trade buy-rice")  # the peddler's goods pay in the shop
    assert table.goods(0) == {"rice": 2}


def test_only_one_of_the_two_characters_can_be_visited() -> None:
    table = ArrangedTable()
    table.place("salt-peddler", "a1", owner=1)
    table.place("sake-peddler", "a2", owner=2)
    table.business(0, "rice-shop")
    assert table.legal() == ["visit a1", "visit a2", "done"]
    table.play("visit a2")
    assert table.decision == "ikizama"  # nothing left to do
    assert table.goods(0) == {"rice": 1}


def test_only_one_of_the_two_kinds_of_business_or_none() -> None:
    # Ruling: both parts are optional.
    table = ArrangedTable()
    table.place("salt-peddler", "a1", owner=1)
    table.give(0, mon=3)
    table.business(0, "rice-shop")
    table.play("done")
    assert table.goods(0) == {"mon": 3}
    table.business(0, "rice-shop")
    table.play("visit a1", "done")
    assert table.goods(0) == {"mon": 3, "rice": 1}
    table.business(0, "rice-shop")
    table.play("trade buy-rice", "done")
    assert table.goods(0) == {"rice": 3}


def test_an_opponents_character_gains_experience_from_a_visit() -> None:
    table = ArrangedTable()
    table.place("salt-peddler", "a1", owner=1, experience=1)
    table.business(0, "rice-shop")
    table.play("visit a1")
    assert table.experience("a1") == 2


def test_an_opponents_character_can_retire_from_a_visit() -> None:
    table = ArrangedTable()
    table.place("salt-peddler", "a1", owner=1, experience=2)
    table.business(0, "rice-shop")
    table.play("visit a1")
    assert (table.retired(1), table.retired(0)) == (["salt-peddler"], [])
    assert table.on("a1") is None
    assert table.kobun(1) == 4


def test_visiting_ones_own_character_gives_it_no_experience() -> None:
    table = ArrangedTable()
    table.place("salt-peddler", "a1", owner=0, experience=1)
    table.business(0, "rice-shop")
    table.play("visit a1")
    assert table.goods(0) == {"rice": 1}
    assert table.experience("a1") == 1


def test_iki_can_be_spent_only_if_available() -> None:
    table = ArrangedTable()
    table.place("lantern-maker", "a1", owner=1)
    table.business(0, "rice-shop")
    assert table.legal("visit") == []


# What a visit needs (rulings)


def test_a_raise_needs_a_character_of_the_visitor_on_the_board() -> None:
    table = ArrangedTable()
    table.place("seamstress", "a1", owner=1)
    table.place("inn", "b1", owner=0)  # a building can't be raised
    table.retire("salt-peddler", 0)
    table.give(0, mon=1)
    table.business(0, "rice-shop")
    assert table.legal("visit") == []


def test_a_swap_needs_two_characters_on_the_board() -> None:
    table = ArrangedTable()
    table.place("kite-maker", "a1", owner=1)
    table.place("inn", "b1", owner=0)
    table.business(0, "rice-shop")
    assert table.legal("visit") == []
    table.place("salt-peddler", "c1", owner=2)
    table.business(0, "rice-shop")
    assert table.legal("visit") == ["visit a1"]


def test_help_in_building_needs_goods() -> None:
    table = ArrangedTable()
    table.offer("farmhouse")  # 2 wood, 1 with help
    table.place("carpenter", "a1", owner=1)
    table.business(0, "rice-shop")
    assert table.legal("visit") == []
    table.give(0, wood=1)
    table.business(0, "rice-shop")
    assert table.legal("visit") == ["visit a1"]


def test_help_in_building_needs_a_kobun() -> None:
    table = ArrangedTable()
    table.offer("farmhouse")
    table.place("carpenter", "a1", owner=1)
    table.give(0, wood=1)
    table.kobuns(0, 0)
    table.business(0, "rice-shop")
    assert table.legal("visit") == []


def test_help_in_building_needs_a_free_stall_that_can_be_paid() -> None:
    for mon, possible in [(1, False), (2, True)]:
        table = full_board(leave=["a1", "b4"])
        table.offer("farmhouse")
        table.kobuns(0, 2)
        table.place("carpenter", "a1", owner=0)
        table.give(3, wood=1, mon=mon)
        table.business(3, "rice-shop")
        assert ("visit a1" in table.legal()) == possible


def test_help_in_building_needs_a_building() -> None:
    table = ArrangedTable()
    table.offer()
    table.place("carpenter", "a1", owner=1)
    table.give(0, wood=9, koban=9, mon=9)
    table.business(0, "rice-shop")
    assert table.legal("visit") == []


def test_fire_power_at_10_still_does_something() -> None:
    # Ruling: the marker moves to the top of its pile.
    table = ArrangedTable()
    table.place("monk", "a1", owner=1)
    table.power(0, 10)
    table.power(2, 10)
    table.business(0, "rice-shop")
    table.play("visit a1")
    assert table.fire_track == [0, 2, 1]


# Help in building (rulings)


def test_a_builder_does_not_cost_the_sites_mon() -> None:
    # Ruling: only the building is paid, minus the discount.
    table = ArrangedTable()
    table.offer("farmhouse")
    table.place("carpenter", "c1", owner=1)
    table.give(0, wood=1)
    table.business(0, "construction-site")
    assert table.legal() == ["visit c1", "done"]  # the site itself would cost 2 wood and a mon
    table.play("visit c1", "build farmhouse", "stall a1")
    assert table.goods(0) == {}
    assert table.on("a1") == "farmhouse"


def test_a_builder_still_costs_the_stalls_extra_mon() -> None:
    # Ruling: the crossroads costs 2, whoever builds.
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
    # The builder's last gain frees its stall only after the building has been placed.
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
    # Ruling: before the next choice of the same turn.
    table = ArrangedTable()
    table.offer("inn")
    table.place("seamstress", "c1", owner=1)
    table.place("salt-peddler", "a1", owner=0, experience=2)
    table.kobuns(0, 0)
    table.give(0, mon=2, koban=1, wood=1)
    table.business(0, "construction-site")
    assert table.legal("build") == []  # no kobun yet
    table.play("visit c1", "raise a1")
    table.play("build inn", "stall a1")  # with that kobun, on that stall
    assert table.on("a1") == "inn"


def test_a_visited_character_can_raise_itself() -> None:
    # Ruling: visitors can choose the visited card itself, if it is theirs.
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
    # Ruling: the gain comes after the effect and follows the card.
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
def test_a_swap_takes_any_two_characters_and_never_a_building(card: str) -> None:
    # Ruling: cards of any owners, including neutral ones with two players.
    table = ArrangedTable(players=2)
    table.place(card, "a1", owner=0)
    table.place("salt-peddler", "b1", owner=1, experience=1)
    table.place("soba-stand", "c1", owner=None)
    table.place("inn", "d1", owner=1)
    table.business(0, "rice-shop")
    table.play("visit a1")
    assert table.legal() == ["swap a1", "swap b1", "swap c1"]
    table.play("swap b1")
    assert table.legal() == ["with a1", "with c1"]  # two different ones
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
