"""The five special tokens: Move +1, Hire -1, Joker, and two of Avoid a fire."""

import pytest

from tests.games.iki.scene import Scene

# Move +1, left by the Ox Cart


def test_move_plus_one_is_an_optional_free_space() -> None:
    scene = Scene()
    scene.hold(0, "move-plus-one")
    scene.turn(0, "2")
    scene.play("income")
    assert scene.legal() == ["move 2", "move 3"]
    scene.play("move 3")
    assert scene.at(0) == "fire-tower"


def test_move_plus_one_is_optional() -> None:
    scene = Scene()
    scene.hold(0, "move-plus-one")
    scene.turn(0, "2")
    scene.play("income", "move 2")
    assert scene.at(0) == "rice-shop"


def test_move_plus_one_combines_with_sandals() -> None:
    scene = Scene()
    scene.hold(0, "move-plus-one")
    scene.give(0, sandal=2)
    scene.turn(0, "1")
    scene.play("income")
    assert scene.legal() == ["move 1", "move 2", "move 3", "move 4"]
    scene.play("move 3")
    assert scene.count(0, "sandal") == 1  # one space from the ikizama, one from the token, one from a sandal


def test_move_plus_one_on_the_1_4_space() -> None:
    scene = Scene()
    scene.hold(0, "move-plus-one")
    scene.turn(0, "1-4")
    assert scene.legal() == ["move 1", "move 2", "move 3", "move 4", "move 5"]


def test_move_plus_one_works_only_for_its_holder() -> None:
    scene = Scene()
    scene.hold(1, "move-plus-one")
    scene.turn(0, "2")
    scene.play("income")
    assert scene.legal() == ["move 2"]


def test_the_ox_cart_retiring_on_the_lap_line_gives_its_space_immediately() -> None:
    # Ruling (pl and a public FAQ): the token can be used in the same move that earned it.
    scene = Scene()
    scene.place("ox-cart", "c1", owner=0, experience=2)
    scene.turn(0, "1", at="money-changer")
    scene.play("income")
    assert scene.legal() == ["move 1", "move 2"]
    scene.play("move 2")
    assert scene.at(0) == "rice-shop"
    assert scene.held(0) == ["move-plus-one"]
    assert scene.goods(0) == {"mon": 4}


def test_the_ox_cart_gives_its_space_only_after_the_lap_line() -> None:
    # Crossing takes a third space: two spaces and a sandal are enough, two spaces alone are not.
    scene = Scene()
    scene.place("ox-cart", "c1", owner=0, experience=2)
    scene.turn(0, "2", at="construction-site")
    scene.play("income")
    assert scene.legal() == ["move 2"]

    scene.give(0, sandal=1)
    scene.turn(0, "2", at="construction-site")
    scene.play("income")
    assert scene.legal() == ["move 2", "move 3", "move 4"]
    scene.play("move 4")
    assert scene.at(0) == "rice-shop"
    assert scene.count(0, "sandal") == 0


def test_the_sandal_that_crosses_the_line_is_still_paid() -> None:
    scene = Scene()
    scene.place("ox-cart", "c1", owner=0, experience=2)
    scene.give(0, sandal=1)
    scene.turn(0, "2", at="construction-site")
    scene.play("income", "move 3")
    assert scene.at(0) == "sandal-shop"
    assert scene.count(0, "sandal") == 0


def test_an_ox_cart_that_does_not_retire_yet_gives_no_space() -> None:
    scene = Scene()
    scene.place("ox-cart", "c1", owner=0, experience=1)
    scene.turn(0, "1", at="money-changer")
    scene.play("income")
    assert scene.legal() == ["move 1"]


def test_an_opponents_ox_cart_gives_no_space() -> None:
    scene = Scene()
    scene.place("ox-cart", "c1", owner=1, experience=2)
    scene.turn(0, "1", at="money-changer")
    scene.play("income")
    assert scene.legal() == ["move 1"]


def test_the_ox_cart_that_needs_two_laps_gives_its_space_after_the_second() -> None:
    scene = Scene()
    scene.place("ox-cart", "c1", owner=0, experience=1)
    scene.give(0, sandal=8)
    scene.turn(0, "1", at="money-changer")
    scene.play("income")
    assert scene.legal()[-1] == "move 10"  # the ninth space crosses the line again, and the cart adds one
    scene.play("move 10")
    assert scene.at(0) == "rice-shop"
    assert scene.held(0) == ["move-plus-one"]
    assert scene.count(0, "sandal") == 0


# Hire -1, left by the Monk


def test_hire_minus_one_saves_a_mon() -> None:
    scene = Scene()
    scene.hold(0, "hire-minus-one")
    scene.row("cloth-dyer")
    scene.give(0, mon=3)
    scene.turn(0, "1")
    scene.play("hire cloth-dyer", "stall a1")
    assert scene.goods(0) == {}


def test_hire_minus_one_works_only_for_its_holder() -> None:
    scene = Scene()
    scene.hold(1, "hire-minus-one")
    scene.row("cloth-dyer")
    scene.give(0, mon=3)
    scene.turn(0, "1")
    assert scene.legal() == ["income"]


def test_hire_minus_one_does_not_touch_the_stalls_extra_cost() -> None:
    # Ruling: the crossroads still costs 2 mons.
    scene = Scene()
    scene.hold(0, "hire-minus-one")
    scene.row("cloth-dyer")
    scene.give(0, mon=4)
    scene.turn(0, "1")
    scene.play("hire cloth-dyer")
    assert not [choice for choice in scene.legal() if choice.endswith("4")]

    scene = Scene()
    scene.hold(0, "hire-minus-one")
    scene.row("cloth-dyer")
    scene.give(0, mon=5)
    scene.turn(0, "1")
    scene.play("hire cloth-dyer", "stall a4")
    assert scene.goods(0) == {}


def test_hire_minus_one_makes_the_cheapest_character_free_but_never_pays() -> None:
    # Ruling: a cost never falls below 0. The Chili Peddler costs 1.
    scene = Scene(month=10)
    scene.hold(0, "hire-minus-one")
    scene.row("chili-peddler")
    scene.turn(0, "1")
    scene.play("hire chili-peddler", "stall a1")
    assert scene.goods(0) == {}


def test_hire_minus_one_combines_with_the_mons_on_the_card() -> None:
    scene = Scene()
    scene.hold(0, "hire-minus-one")
    scene.row("cloth-dyer", mons=2)
    scene.give(0, mon=1)
    scene.turn(0, "1")
    scene.play("hire cloth-dyer", "stall a1")
    assert scene.goods(0) == {}


def test_hire_minus_one_does_not_make_buildings_cheaper() -> None:
    scene = Scene()
    scene.hold(0, "hire-minus-one")
    scene.offer("fire-watchtower")
    scene.give(0, wood=1)
    scene.business(0, "construction-site")
    assert scene.legal("build") == []


# Avoid a fire, left by the Yamabushi and the Shrine Maiden


@pytest.mark.parametrize("token", ["avoid-fire-1", "avoid-fire-2"])
def test_avoid_fire_saves_a_character_and_the_fire_continues(token: str) -> None:
    scene = Scene()
    scene.hold(0, token)
    scene.place("cloth-dyer", "a1", owner=0, experience=1)
    scene.place("soba-stand", "a2", owner=1)
    scene.fire(5, "a")

    assert (scene.asked, scene.who) == ("avoid", 0)
    assert scene.legal() == ["save", "burn"]
    scene.play("save")

    assert (scene.on("a1"), scene.owner("a1"), scene.experience("a1")) == ("cloth-dyer", 0, 1)
    assert scene.on("a2") is None  # power 0 against strength 4
    assert scene.held(0) == []


def test_avoid_fire_weakens_the_fire_by_one_like_any_stall() -> None:
    scene = Scene()
    scene.hold(0, "avoid-fire-1")
    scene.place("cloth-dyer", "a1", owner=0)
    scene.place("soba-stand", "a2", owner=1)
    scene.power(1, 4)
    scene.fire(5, "a")
    scene.play("save")
    assert scene.on("a2") == "soba-stand"


def test_avoid_fire_can_be_saved_for_later() -> None:
    # Ruling: the owner decides at the moment a character would be lost.
    scene = Scene()
    scene.hold(0, "avoid-fire-1")
    scene.place("cloth-dyer", "a1", owner=0)
    scene.place("soba-stand", "a2", owner=0)
    scene.fire(5, "a")
    scene.play("burn")
    assert scene.on("a1") is None
    assert scene.held(0) == ["avoid-fire-1"]

    assert (scene.asked, scene.who) == ("avoid", 0)  # each stall is a separate decision
    scene.play("save")
    assert scene.on("a2") == "soba-stand"
    assert scene.held(0) == []


def test_avoid_fire_with_both_tokens_saves_two_in_one_fire() -> None:
    scene = Scene()
    scene.hold(0, "avoid-fire-1")
    scene.hold(0, "avoid-fire-2")
    for stall, card in [("a1", "cloth-dyer"), ("a2", "soba-stand"), ("a3", "salt-peddler")]:
        scene.place(card, stall, owner=0)
    scene.fire(5, "a")
    scene.play("save", "save")
    assert [scene.on(stall) for stall in ("a1", "a2", "a3")] == ["cloth-dyer", "soba-stand", None]
    assert scene.held(0) == []


@pytest.mark.parametrize(("choice", "left"), [("save", "cloth-dyer"), ("burn", None)])
def test_avoid_fire_at_the_last_stall_ends_the_fire_either_way(choice: str, left: str | None) -> None:
    scene = Scene()
    scene.hold(0, "avoid-fire-2")
    scene.place("cloth-dyer", "a4", owner=0)
    scene.place("soba-stand", "b1", owner=1)
    scene.fire(8, "a")
    scene.play(choice)
    assert scene.on("a4") == left
    assert scene.held(0) == ([] if choice == "save" else ["avoid-fire-2"])
    assert scene.on("b1") == "soba-stand"  # the fire does not cross the street
    assert (scene.asked, scene.month) == ("ikizama", 9)


def test_avoid_fire_does_not_protect_the_last_stall() -> None:
    scene = Scene()
    scene.hold(0, "avoid-fire-2")
    scene.place("cloth-dyer", "a3", owner=0)
    scene.place("soba-stand", "a4", owner=1)
    scene.fire(8, "a")
    scene.play("save")
    assert (scene.on("a3"), scene.on("a4")) == ("cloth-dyer", None)


def test_avoid_fire_is_not_offered_to_an_owner_who_can_put_the_fire_out() -> None:
    scene = Scene()
    scene.hold(0, "avoid-fire-1")
    scene.place("cloth-dyer", "a1", owner=0)
    scene.power(0, 5)
    scene.fire(5, "a")
    assert scene.asked == "ikizama"
    assert scene.on("a1") == "cloth-dyer"
    assert scene.held(0) == ["avoid-fire-1"]


def test_avoid_fire_never_saves_a_building() -> None:
    # pl says so explicitly, and the rulings agree.
    scene = Scene()
    scene.hold(0, "avoid-fire-1")
    scene.place("shrine", "a1", owner=0)
    scene.fire(5, "a")
    assert scene.asked == "ikizama"
    assert scene.on("a1") is None
    assert scene.held(0) == ["avoid-fire-1"]


def test_avoid_fire_does_not_save_opponents_characters() -> None:
    scene = Scene()
    scene.hold(0, "avoid-fire-1")
    scene.place("cloth-dyer", "a1", owner=1)
    scene.fire(5, "a")
    assert scene.on("a1") is None
    assert scene.held(0) == ["avoid-fire-1"]


def test_avoid_fire_does_not_help_against_hunger() -> None:
    scene = Scene()
    scene.hold(0, "avoid-fire-1")
    scene.place("monk", "a1", owner=0)
    scene.payday()
    assert scene.on("a1") is None


# Joker, left by the Puppeteer


def test_joker_becomes_the_type_that_is_missing() -> None:
    # Ruling: the type that gives its owner the most points.
    scene = Scene()
    for card in ("salt-peddler", "seamstress", "monk", "kite-maker", "puppeteer"):
        scene.retire(card, 0)
    assert scene.part(0, "types") == 16  # the Puppeteer is a special, and so is the Monk
    scene.hold(0, "joker")
    assert scene.part(0, "types") == 25


def test_joker_joins_the_largest_type_when_all_are_there() -> None:
    scene = Scene()
    scene.own(0, "autumn-pouch-2")  # 1 IKI for each character of the largest type
    for card in ("salt-peddler", "sake-peddler", "seamstress", "monk", "kite-maker", "soba-stand", "puppeteer"):
        scene.retire(card, 0)
    assert scene.part(0, "tobacco") == 2
    scene.hold(0, "joker")
    assert scene.part(0, "tobacco") == 3
    assert scene.part(0, "types") == 25


def test_joker_stays_a_special_if_that_is_best() -> None:
    scene = Scene()
    for card in ("salt-peddler", "seamstress", "puppeteer"):
        scene.retire(card, 0)
    scene.hold(0, "joker")
    assert scene.part(0, "types") == 9


def test_joker_weighs_variety_against_the_pouch_for_the_whole_sum() -> None:
    # A second type adds 3 IKI. Joining the three peddlers would add only 1, or 2 with a pipe.
    scene = Scene()
    scene.own(0, "autumn-pouch-2", "spring-pipe-1")
    for card in ("salt-peddler", "sake-peddler", "fish-peddler", "puppeteer"):
        scene.retire(card, 0)
    scene.hold(0, "joker")
    assert scene.part(0, "types") + scene.part(0, "tobacco") == 4 + 2 * 3


def test_a_puppeteer_still_at_work_is_a_special() -> None:
    # pl: only the retired Puppeteer can be any type.
    scene = Scene()
    for card in ("salt-peddler", "seamstress", "monk"):
        scene.retire(card, 0)
    scene.place("puppeteer", "a1", owner=0, experience=1)
    assert scene.part(0, "types") == 9
