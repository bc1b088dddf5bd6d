"""Business: visits and shops, and what a visit needs."""

from tests.games.iki.arranged_table import ArrangedTable, full_board

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
    table.play("visit a1", "trade buy-rice")  # the goods from the peddler pay in the shop
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


def test_both_kinds_of_business_are_optional() -> None:
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


def test_characters_gain_no_experience_from_their_owners_visits() -> None:
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


# Requirements for visits (rulings)


def test_a_raise_requires_an_active_character_of_the_visitor() -> None:
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


def test_help_in_building_requires_an_affordable_free_stall() -> None:
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


def test_fire_power_at_10_moves_the_marker_to_the_top() -> None:
    # Ruling: the marker moves to the top of its pile.
    table = ArrangedTable()
    table.place("monk", "a1", owner=1)
    table.power(0, 10)
    table.power(2, 10)
    table.business(0, "rice-shop")
    table.play("visit a1")
    assert table.fire_track == [0, 2, 1]
