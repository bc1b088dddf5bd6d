"""Phase B, a player's turn: income or a hire, the move, business."""

import pytest

from tests.games.iki.scene import Scene

# Turn order


def test_the_ikizama_track_is_the_order_of_play() -> None:
    scene = Scene(players=4)
    scene.turns({0: "4", 1: "1", 2: "1-4", 3: "2"})
    order = []
    for _ in range(4):
        seat = scene.who
        order.append(seat)
        while scene.asked != "ikizama" and scene.who == seat:
            scene.play(scene.legal()[-1])  # income, the longest move, done
    assert order == [2, 1, 3, 0]
    assert [scene.ikizama(seat) for seat in range(4)] == [None] * 4


def test_a_turn_ends_before_the_next_starts() -> None:
    # es: "juega la fase completa": a player's income or hire, move and business come before the next player's.
    scene = Scene(players=3)
    scene.turns({0: "2", 1: "1", 2: "3"})
    asked = []
    while scene.asked != "ikizama":
        asked.append((scene.who, scene.asked))
        scene.play(scene.legal()[-1])
    assert asked == [
        *[(1, "earn"), (1, "move"), (1, "business")],
        *[(0, "earn"), (0, "move"), (0, "business")],
        *[(2, "earn"), (2, "move"), (2, "business")],
    ]


def test_income_is_4_mons() -> None:
    scene = Scene()
    scene.turn(0, "1")
    scene.play("income")
    assert scene.goods(0) == {"mon": 4}


def test_the_1_4_space_gives_a_mon_instead_of_income_or_a_hire() -> None:
    scene = Scene()
    scene.row("sake-peddler")
    scene.give(0, mon=8)
    scene.turn(0, "1-4")
    assert (scene.asked, scene.goods(0)) == ("move", {"mon": 9})
    assert scene.legal() == ["move 1", "move 2", "move 3", "move 4"]


# Hiring


def test_hiring_needs_money_and_income_is_always_possible() -> None:
    scene = Scene()
    scene.row("sake-peddler", "cloth-dyer", "carpenter")  # 2, 4 and 7 mons
    scene.give(0, mon=4)
    scene.turn(0, "1")
    assert scene.legal() == ["hire sake-peddler", "hire cloth-dyer", "income"]


def test_the_mons_on_a_card_are_taken_first_and_can_pay_for_it() -> None:
    # According to a ruling and pl.
    scene = Scene()
    scene.row("cloth-dyer", mons=2)
    scene.give(0, mon=2)
    scene.turn(0, "1")
    scene.play("hire cloth-dyer", "stall a1")
    assert scene.goods(0) == {}


def test_the_mons_on_a_card_can_pay_for_the_stall() -> None:
    # pl: the mons can be used for this hire or later.
    scene = Scene()
    scene.row("cloth-dyer", mons=2)
    scene.give(0, mon=4)
    scene.turn(0, "1")
    scene.play("hire cloth-dyer", "stall a4")
    assert scene.goods(0) == {}


def test_more_mons_on_the_card_than_it_costs_leave_a_profit() -> None:
    scene = Scene()
    scene.row("sake-peddler", mons=3)
    scene.turn(0, "1")
    scene.play("hire sake-peddler", "stall a1")
    assert scene.goods(0) == {"mon": 1}


def test_hiring_needs_a_kobun() -> None:
    scene = Scene()
    scene.row("sake-peddler")
    scene.give(0, mon=9)
    scene.kobuns(0, 0)
    scene.turn(0, "1")
    assert scene.legal() == ["income"]


def test_hiring_needs_a_free_stall() -> None:
    scene = full_board(leave=[])
    scene.row("seamstress")
    scene.give(0, mon=9)
    scene.kobuns(0, 1)
    scene.turn(0, "1")
    assert scene.legal() == ["income"]


def test_hiring_with_only_the_crossroads_free_costs_its_2_mons() -> None:
    for mon, possible in [(4, False), (5, True)]:
        scene = full_board(leave=["b4"])
        scene.row("seamstress")  # 3 mons
        scene.give(3, mon=mon)
        scene.turn(3, "1")
        assert ("hire seamstress" in scene.legal()) == possible


def full_board(leave: list[str]) -> Scene:
    """Four players, with a character on every stall except the free ones."""
    cards = [
        *("boiled-egg-peddler", "cotton-peddler", "eyeglass-peddler", "salt-peddler", "dumpling-peddler", "water-peddler"),
        *("watermelon-peddler", "used-clothes-peddler", "fish-peddler", "mask-seller", "firewood-peddler", "chili-peddler"),
        *("charcoal-peddler", "eel-stand", "sushi-stand", "incense-shop"),
    ]
    scene = Scene(players=4)
    stalls = [f"{nagaya}{place}" for nagaya in "abcd" for place in (1, 2, 3, 4)]
    for number, stall in enumerate(stall for stall in stalls if stall not in leave):
        scene.place(cards[number], stall, owner=number // 4)
    return scene


# The move


def test_the_move_is_exactly_the_number_of_the_space() -> None:
    # Ruling: a player must move, and not less than the space says.
    scene = Scene()
    scene.turn(0, "3")
    scene.play("income")
    assert scene.legal() == ["move 3"]


def test_sandals_add_a_space_each() -> None:
    scene = Scene()
    scene.give(0, sandal=2)
    scene.turn(0, "2")
    scene.play("income")
    assert scene.legal() == ["move 2", "move 3", "move 4"]
    scene.play("move 4")
    assert (scene.at(0), scene.count(0, "sandal")) == ("tobacco-shop", 0)


def test_a_walk_has_40_steps_at_most() -> None:
    # Ruling: no rulebook has a limit, but the action table does.
    scene = Scene()
    scene.give(0, sandal=50)
    scene.turn(0, "2")
    scene.play("income")
    assert scene.legal()[-1] == "move 40"
    scene.play("move 40")
    assert (scene.at(0), scene.count(0, "sandal")) == ("money-changer", 12)


def test_on_the_1_4_space_sandals_count_beyond_4_only() -> None:
    scene = Scene()
    scene.give(0, sandal=2)
    scene.turn(0, "1-4")
    scene.play("move 4")
    assert scene.count(0, "sandal") == 2
    scene.turn(0, "1-4", at="start")
    scene.play("move 6")
    assert scene.count(0, "sandal") == 0


def test_oyakata_can_share_a_space() -> None:
    scene = Scene()
    scene.oyakata(1, "rice-shop")
    scene.oyakata(2, "rice-shop")
    scene.turn(0, "2")
    scene.play("income", "move 2")
    assert scene.at(0) == scene.at(1) == scene.at(2) == "rice-shop"


def test_a_lap_counts_before_business_starts() -> None:
    # The Sake Peddler retires on the way, so the rice shop has no character to visit.
    scene = Scene()
    scene.place("sake-peddler", "a1", owner=0, experience=2)
    scene.turn(0, "2", at="money-changer")
    scene.play("income", "move 2")
    assert scene.at(0) == "rice-shop"
    assert scene.legal("visit") == []
    assert scene.retired(0) == ["sake-peddler"]


def test_a_lap_raises_only_the_players_own_characters() -> None:
    scene = Scene()
    scene.place("sake-peddler", "a1", owner=0)
    scene.place("seamstress", "b4", owner=0, experience=1)
    scene.place("soba-stand", "c1", owner=1)
    scene.place("inn", "d1", owner=0)
    scene.turn(0, "1", at="money-changer")
    scene.play("income", "move 1")
    assert [scene.experience(stall) for stall in ("a1", "b4", "c1")] == [1, 2, 0]
    assert scene.on("d1") == "inn"


# Business


def test_shop_then_character() -> None:
    # Ruling: the shop once and one character once, in either order.
    scene = Scene()
    scene.place("salt-peddler", "a1", owner=1)
    scene.give(0, mon=3)
    scene.business(0, "rice-shop")
    scene.play("trade buy-rice", "visit a1")
    assert scene.goods(0) == {"rice": 3}


def test_character_then_shop() -> None:
    scene = Scene()
    scene.place("eyeglass-peddler", "a1", owner=1)
    scene.give(0, mon=1)
    scene.business(0, "rice-shop")
    assert scene.legal() == ["visit a1", "done"]
    scene.play("visit a1", "trade buy-rice")  # the peddler's goods pay in the shop
    assert scene.goods(0) == {"rice": 2}


def test_only_one_of_the_two_characters_can_be_visited() -> None:
    scene = Scene()
    scene.place("salt-peddler", "a1", owner=1)
    scene.place("sake-peddler", "a2", owner=2)
    scene.business(0, "rice-shop")
    assert scene.legal() == ["visit a1", "visit a2", "done"]
    scene.play("visit a2")
    assert scene.asked == "ikizama"  # nothing left to do
    assert scene.goods(0) == {"rice": 1}


def test_only_one_of_the_two_kinds_of_business_or_none() -> None:
    # Ruling: both parts are optional.
    scene = Scene()
    scene.place("salt-peddler", "a1", owner=1)
    scene.give(0, mon=3)
    scene.business(0, "rice-shop")
    scene.play("done")
    assert scene.goods(0) == {"mon": 3}
    scene.business(0, "rice-shop")
    scene.play("visit a1", "done")
    assert scene.goods(0) == {"mon": 3, "rice": 1}
    scene.business(0, "rice-shop")
    scene.play("trade buy-rice", "done")
    assert scene.goods(0) == {"rice": 3}


def test_an_opponents_character_gains_experience_from_a_visit() -> None:
    scene = Scene()
    scene.place("salt-peddler", "a1", owner=1, experience=1)
    scene.business(0, "rice-shop")
    scene.play("visit a1")
    assert scene.experience("a1") == 2


def test_an_opponents_character_can_retire_from_a_visit() -> None:
    scene = Scene()
    scene.place("salt-peddler", "a1", owner=1, experience=2)
    scene.business(0, "rice-shop")
    scene.play("visit a1")
    assert (scene.retired(1), scene.retired(0)) == (["salt-peddler"], [])
    assert scene.on("a1") is None
    assert scene.kobun(1) == 4


def test_visiting_ones_own_character_gives_it_no_experience() -> None:
    scene = Scene()
    scene.place("salt-peddler", "a1", owner=0, experience=1)
    scene.business(0, "rice-shop")
    scene.play("visit a1")
    assert scene.goods(0) == {"rice": 1}
    assert scene.experience("a1") == 1


def test_iki_can_be_spent_only_if_available() -> None:
    scene = Scene()
    scene.place("lantern-maker", "a1", owner=1)
    scene.business(0, "rice-shop")
    assert scene.legal("visit") == []


# What a visit needs (rulings)


def test_a_raise_needs_a_character_of_the_visitor_on_the_board() -> None:
    scene = Scene()
    scene.place("seamstress", "a1", owner=1)
    scene.place("inn", "b1", owner=0)  # a building can't be raised
    scene.retire("salt-peddler", 0)
    scene.give(0, mon=1)
    scene.business(0, "rice-shop")
    assert scene.legal("visit") == []


def test_a_swap_needs_two_characters_on_the_board() -> None:
    scene = Scene()
    scene.place("kite-maker", "a1", owner=1)
    scene.place("inn", "b1", owner=0)
    scene.business(0, "rice-shop")
    assert scene.legal("visit") == []
    scene.place("salt-peddler", "c1", owner=2)
    scene.business(0, "rice-shop")
    assert scene.legal("visit") == ["visit a1"]


def test_help_in_building_needs_goods() -> None:
    scene = Scene()
    scene.offer("farmhouse")  # 2 wood, 1 with help
    scene.place("carpenter", "a1", owner=1)
    scene.business(0, "rice-shop")
    assert scene.legal("visit") == []
    scene.give(0, wood=1)
    scene.business(0, "rice-shop")
    assert scene.legal("visit") == ["visit a1"]


def test_help_in_building_needs_a_kobun() -> None:
    scene = Scene()
    scene.offer("farmhouse")
    scene.place("carpenter", "a1", owner=1)
    scene.give(0, wood=1)
    scene.kobuns(0, 0)
    scene.business(0, "rice-shop")
    assert scene.legal("visit") == []


def test_help_in_building_needs_a_free_stall_that_can_be_paid() -> None:
    for mon, possible in [(1, False), (2, True)]:
        scene = full_board(leave=["a1", "b4"])
        scene.offer("farmhouse")
        scene.kobuns(0, 2)
        scene.place("carpenter", "a1", owner=0)
        scene.give(3, wood=1, mon=mon)
        scene.business(3, "rice-shop")
        assert ("visit a1" in scene.legal()) == possible


def test_help_in_building_needs_a_building() -> None:
    scene = Scene()
    scene.offer()
    scene.place("carpenter", "a1", owner=1)
    scene.give(0, wood=9, koban=9, mon=9)
    scene.business(0, "rice-shop")
    assert scene.legal("visit") == []


def test_fire_power_at_10_still_does_something() -> None:
    # Ruling: the marker moves to the top of its pile.
    scene = Scene()
    scene.place("monk", "a1", owner=1)
    scene.power(0, 10)
    scene.power(2, 10)
    scene.business(0, "rice-shop")
    scene.play("visit a1")
    assert scene.fire_track == [0, 2, 1]


# Help in building (rulings)


def test_a_builder_does_not_cost_the_sites_mon() -> None:
    # Ruling: only the building is paid, minus the discount.
    scene = Scene()
    scene.offer("farmhouse")
    scene.place("carpenter", "c1", owner=1)
    scene.give(0, wood=1)
    scene.business(0, "construction-site")
    assert scene.legal() == ["visit c1", "done"]  # the site itself would cost 2 wood and a mon
    scene.play("visit c1", "build farmhouse", "stall a1")
    assert scene.goods(0) == {}
    assert scene.on("a1") == "farmhouse"


def test_a_builder_still_costs_the_stalls_extra_mon() -> None:
    # Ruling: the crossroads costs 2, whoever builds.
    scene = Scene()
    scene.offer("farmhouse")
    scene.place("carpenter", "d3", owner=1)
    scene.give(0, wood=1, mon=2)
    scene.business(0, "money-changer")
    scene.play("visit d3", "build farmhouse", "stall a4", "done")
    assert scene.goods(0) == {}


def test_two_buildings_in_one_turn_with_the_site_and_the_carpenter() -> None:
    scene = Scene()
    scene.offer("farmhouse", "imperial-villa")  # 2 wood each
    scene.place("carpenter", "c1", owner=1)
    scene.give(0, wood=3, mon=1)
    scene.business(0, "construction-site")
    scene.play("visit c1", "build farmhouse", "stall a1", "build imperial-villa", "stall b1")
    assert (scene.on("a1"), scene.on("b1")) == ("farmhouse", "imperial-villa")
    assert scene.goods(0) == {}


def test_the_site_first_gives_no_discount() -> None:
    scene = Scene()
    scene.offer("farmhouse", "imperial-villa")
    scene.place("carpenter", "c1", owner=1)
    scene.give(0, wood=3, mon=1)
    scene.business(0, "construction-site")
    scene.play("build farmhouse", "stall a1", "visit c1", "build imperial-villa", "stall b1")
    assert scene.goods(0) == {}


def test_the_stone_cutter_gives_no_discount_without_koban() -> None:
    # According to a ruling.
    scene = Scene()
    scene.offer("farmhouse")
    scene.place("stone-cutter", "a1", owner=1)
    scene.give(0, wood=1)
    scene.business(0, "rice-shop")
    assert scene.legal("visit") == []
    scene.give(0, wood=1)
    scene.business(0, "rice-shop")
    scene.play("visit a1", "build farmhouse", "stall b1")
    assert scene.goods(0) == {}


def test_an_opponents_builder_gains_experience_after_the_building_is_placed() -> None:
    # The builder's last gain frees its stall only after the building has been placed.
    scene = Scene()
    scene.offer("farmhouse")
    scene.place("carpenter", "a1", owner=1, experience=2)
    scene.give(0, wood=1)
    scene.business(0, "rice-shop")
    scene.play("visit a1", "build farmhouse")
    assert "stall a1" not in scene.legal()
    scene.play("stall a2")
    assert scene.retired(1) == ["carpenter"]


# Experience during a turn (rulings)


def test_a_raised_character_that_retires_frees_kobun_and_stall_immediately() -> None:
    # Ruling: before the next choice of the same turn.
    scene = Scene()
    scene.offer("inn")
    scene.place("seamstress", "c1", owner=1)
    scene.place("salt-peddler", "a1", owner=0, experience=2)
    scene.kobuns(0, 0)
    scene.give(0, mon=2, koban=1, wood=1)
    scene.business(0, "construction-site")
    assert scene.legal("build") == []  # no kobun yet
    scene.play("visit c1", "raise a1")
    scene.play("build inn", "stall a1")  # with that kobun, on that stall
    assert scene.on("a1") == "inn"


def test_a_visited_character_can_raise_itself() -> None:
    # Ruling: visitors can choose the visited card itself, if it is theirs.
    scene = Scene()
    scene.place("seamstress", "a1", owner=0, experience=1)
    scene.give(0, mon=1)
    scene.business(0, "rice-shop")
    scene.play("visit a1", "raise a1")
    assert scene.experience("a1") == 2


def test_a_visited_character_can_raise_itself_into_retirement() -> None:
    scene = Scene()
    scene.place("seamstress", "a1", owner=0, experience=2)
    scene.give(0, mon=1)
    scene.business(0, "rice-shop")
    scene.play("visit a1", "raise a1")
    assert scene.retired(0) == ["seamstress"]
    assert scene.kobun(0) == 4


def test_an_opponents_swapper_gains_experience_on_its_new_stall() -> None:
    # Ruling: the gain comes after the effect and follows the card.
    scene = Scene()
    scene.place("kite-maker", "a1", owner=1, experience=1)
    scene.place("salt-peddler", "d2", owner=0)
    scene.business(0, "rice-shop")
    scene.play("visit a1", "swap a1", "with d2")
    assert (scene.on("d2"), scene.experience("d2")) == ("kite-maker", 2)
    assert (scene.on("a1"), scene.experience("a1")) == ("salt-peddler", 0)


def test_an_opponents_swapper_can_retire_from_its_new_stall() -> None:
    scene = Scene()
    scene.place("puppet-maker", "a1", owner=1, experience=2)
    scene.place("salt-peddler", "d2", owner=0)
    scene.business(0, "rice-shop")
    scene.play("visit a1", "swap d2", "with a1")
    assert scene.retired(1) == ["puppet-maker"]
    assert (scene.on("a1"), scene.on("d2")) == ("salt-peddler", None)


def test_a_swap_does_not_allow_a_second_visit() -> None:
    scene = Scene()
    scene.place("kite-maker", "a1", owner=1)
    scene.place("salt-peddler", "d2", owner=0)
    scene.business(0, "rice-shop")
    scene.play("visit a1", "swap a1", "with d2")
    assert scene.legal("visit") == []
    assert scene.count(0, "rice") == 0


@pytest.mark.parametrize("card", ["kite-maker", "puppet-maker"])
def test_a_swap_takes_any_two_characters_and_never_a_building(card: str) -> None:
    # Ruling: cards of any owners, including neutral ones with two players.
    scene = Scene(players=2)
    scene.place(card, "a1", owner=0)
    scene.place("salt-peddler", "b1", owner=1, experience=1)
    scene.place("soba-stand", "c1", owner=None)
    scene.place("inn", "d1", owner=1)
    scene.business(0, "rice-shop")
    scene.play("visit a1")
    assert scene.legal() == ["swap a1", "swap b1", "swap c1"]
    scene.play("swap b1")
    assert scene.legal() == ["with a1", "with c1"]  # two different ones
    scene.play("with c1")
    assert (scene.on("b1"), scene.owner("b1"), scene.experience("b1")) == ("soba-stand", None, 0)
    assert (scene.on("c1"), scene.owner("c1"), scene.experience("c1")) == ("salt-peddler", 1, 1)


def test_wood_never_runs_out() -> None:
    # Ruling (fr): the supply of 20 wooden logs is not a limit.
    scene = Scene()
    scene.give(1, wood=15)
    scene.give(2, wood=15)
    scene.place("soap-bubble-man", "a1", owner=1)
    scene.business(0, "rice-shop")
    scene.play("visit a1")
    assert scene.count(0, "wood") == 1
