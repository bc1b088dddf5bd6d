"""The ten buildings: costs from the rulings, and points and lasting effects from appendix 2 of the rulebooks."""

import pytest

from tests.games.iki.arranged_table import ArrangedTable

COSTS: list[tuple[str, dict[str, int]]] = [
    ("farmhouse", {"wood": 2}),
    ("fire-watchtower", {"wood": 1}),
    ("imperial-villa", {"wood": 2}),
    ("inn", {"koban": 1, "wood": 1}),
    ("kabuki-theater", {"koban": 3, "wood": 1}),
    ("merchant-house", {"koban": 1, "wood": 1}),
    ("restaurant", {"wood": 3}),
    ("shrine", {"koban": 2, "wood": 2}),
    ("storehouse", {"koban": 1, "wood": 2}),
    ("well", {"koban": 1, "wood": 2}),
]


@pytest.mark.parametrize(("building", "cost"), COSTS)
def test_a_building_costs_its_goods_and_a_mon_for_the_site(building: str, cost: dict[str, int]) -> None:
    table = ArrangedTable()
    table.offer(building)
    table.give(0, mon=1, **cost)
    table.business(0, "construction-site")

    table.play(f"build {building}", "stall b3")

    assert (table.on("b3"), table.owner("b3")) == (building, 0)
    assert table.goods(0) == {}
    assert table.kobun(0) == 3
    assert table.buildings() == []


@pytest.mark.parametrize(("building", "good"), [(building, good) for building, cost in COSTS for good in [*cost, "mon"]])
def test_a_building_requires_all_of_its_goods(building: str, good: str) -> None:
    table = ArrangedTable()
    table.offer(building)
    table.give(0, mon=1, **dict(COSTS)[building])
    table.give(0, **{good: -1})
    table.business(0, "construction-site")
    assert table.legal("build") == []


@pytest.mark.parametrize(
    ("building", "points"),
    [("farmhouse", 2), ("fire-watchtower", 3), ("imperial-villa", 4), ("inn", 12), ("kabuki-theater", 26), ("shrine", 22)],
)
def test_a_building_with_a_fixed_value(building: str, points: int) -> None:
    table = ArrangedTable()
    table.place(building, "b3", owner=0)
    assert table.part(0, "buildings") == points
    assert table.part(1, "buildings") == 0


@pytest.mark.parametrize(("sandals", "points"), [(0, 0), (1, 3), (10, 30), (11, 30)])
def test_merchant_house_counts_sandals_up_to_30(sandals: int, points: int) -> None:
    table = ArrangedTable()
    table.place("merchant-house", "b3", owner=0)
    table.give(0, sandal=sandals)
    assert table.part(0, "buildings") == points


@pytest.mark.parametrize(("rice", "points"), [(0, 0), (1, 4), (8, 32), (9, 32)])
def test_storehouse_counts_rice_up_to_32(rice: int, points: int) -> None:
    table = ArrangedTable()
    table.place("storehouse", "b3", owner=0)
    table.give(0, rice=rice)
    assert table.part(0, "buildings") == points


@pytest.mark.parametrize(("power", "points"), [(0, 0), (1, 2), (10, 20)])
def test_well_counts_the_spaces_of_the_fire_track(power: int, points: int) -> None:
    table = ArrangedTable()
    table.place("well", "b3", owner=0)
    table.power(0, power)
    assert table.part(0, "buildings") == points


@pytest.mark.parametrize(("fish", "points"), [([], 0), (["tai"], 3), (["fine-shirauo", "fine-katsuo"], 6 + 1 + 7)])
def test_restaurant_counts_the_fish_again(fish: list[str], points: int) -> None:
    table = ArrangedTable()
    table.place("restaurant", "b3", owner=0)
    table.own(0, *fish)
    assert table.part(0, "buildings") == table.part(0, "fish") == points


def test_farmhouse_pays_2_iki_for_each_character_fed() -> None:
    table = ArrangedTable()
    table.place("farmhouse", "a1", owner=0)
    table.place("cloth-dyer", "b1", owner=0)
    table.place("salt-peddler", "c1", owner=0)
    table.place("soba-stand", "d1", owner=1)
    table.give(0, rice=2)
    table.give(1, rice=1)

    table.payday()

    assert table.count(0, "iki") == 2 * 2
    assert table.count(0, "rice") == 0  # the farmhouse's kobun needs no rice
    assert table.count(1, "iki") == 0  # only the owner benefits


def test_farmhouse_pays_nothing_for_characters_that_starve() -> None:
    table = ArrangedTable()
    table.place("farmhouse", "a1", owner=0)
    table.place("cloth-dyer", "b1", owner=0)
    table.place("salt-peddler", "c1", owner=0)
    table.give(0, rice=1)
    table.payday()
    table.play("starve c1")
    assert table.count(0, "iki") == 2


def test_fire_watchtower_pays_3_iki_for_a_hire_with_a_fire_bonus() -> None:
    table = ArrangedTable()
    table.place("fire-watchtower", "a1", owner=0)
    table.row("monk")
    table.give(0, mon=4)
    table.turn(0, "1")
    table.play("hire monk", "stall b1")
    assert table.goods(0) == {"iki": 3}


def test_fire_watchtower_pays_once_for_a_double_bonus() -> None:
    # Ruling: the tower counts hires, not spaces.
    table = ArrangedTable(month=4)
    table.place("fire-watchtower", "a1", owner=0)
    table.row("firefighter")
    table.give(0, mon=7)
    table.turn(0, "1")
    table.play("hire firefighter", "stall b1")
    assert table.power_of(0) == 2
    assert table.goods(0) == {"iki": 3}


def test_fire_watchtower_also_pays_at_the_end_of_the_fire_track() -> None:
    # Ruling: also at power 10.
    table = ArrangedTable()
    table.place("fire-watchtower", "a1", owner=0)
    table.row("monk")
    table.power(0, 10)
    table.give(0, mon=4)
    table.turn(0, "1")
    table.play("hire monk", "stall b1")
    assert table.goods(0) == {"iki": 3}


def test_fire_watchtower_pays_only_for_the_owners_hires_with_a_bonus() -> None:
    table = ArrangedTable()
    table.place("fire-watchtower", "a1", owner=0)
    table.row("soba-stand", "monk")
    table.give(0, mon=4)
    table.give(1, mon=4)
    table.turn(0, "1")
    table.play("hire soba-stand", "stall b1", "move 1")
    assert table.goods(0) == {}
    table.turn(1, "2")
    table.play("hire monk", "stall c1")
    assert table.count(0, "iki") == table.count(1, "iki") == 0


def test_fire_watchtower_does_not_pay_for_other_gains_of_fire_power() -> None:
    table = ArrangedTable()
    table.place("fire-watchtower", "a1", owner=0)
    table.business(0, "fire-tower")
    table.play("trade climb")
    assert table.goods(0) == {}


def test_imperial_villa_pays_2_mons_for_each_of_the_largest_type() -> None:
    # Ruling: the currently largest type, including retired characters.
    table = ArrangedTable()
    table.place("imperial-villa", "a1", owner=0)
    table.place("seamstress", "b1", owner=0)
    table.place("ukiyoe-artist", "c1", owner=0)
    table.place("monk", "d1", owner=0)
    table.retire("engraver", 0)
    table.give(0, rice=3)

    table.payday()

    assert table.count(0, "mon") == 2 * 3


def test_imperial_villa_does_not_count_lost_characters() -> None:
    # Ruling: lost cards do not count.
    table = ArrangedTable()
    table.place("imperial-villa", "a1", owner=0)
    table.place("seamstress", "b1", owner=0)
    table.place("ukiyoe-artist", "c1", owner=0)
    table.fire(5, "b")
    table.payday(6)
    assert table.count(0, "mon") == 2 * 1
    assert table.on("c1") is None  # the character starved without rice
    table.payday(9)
    assert table.count(0, "mon") == 2


def test_imperial_villa_alone_pays_nothing() -> None:
    table = ArrangedTable()
    table.place("imperial-villa", "a1", owner=0)
    table.payday()
    assert table.goods(0) == {}


def test_building_at_the_crossroads_costs_two_more() -> None:
    table = ArrangedTable()
    table.offer("fire-watchtower")
    table.give(0, mon=3, wood=1)
    table.business(0, "construction-site")
    table.play("build fire-watchtower", "stall c4")
    assert table.goods(0) == {}


def test_building_requires_an_affordable_free_stall() -> None:
    table = ArrangedTable()
    table.offer("fire-watchtower")
    table.give(0, mon=2, wood=1)
    table.business(0, "construction-site")
    table.play("build fire-watchtower")
    assert table.legal() == [f"stall {nagaya}{place}" for nagaya in "abcd" for place in (1, 2, 3)]


def test_building_needs_a_kobun() -> None:
    table = ArrangedTable()
    table.offer("fire-watchtower")
    table.give(0, mon=1, wood=1)
    table.kobuns(0, 0)
    table.business(0, "construction-site")
    assert table.legal("build") == []


def test_buildings_cannot_be_visited() -> None:
    table = ArrangedTable()
    table.place("inn", "a1", owner=1)
    table.give(0, mon=9)
    table.business(0, "rice-shop")
    assert table.legal("visit") == []


def test_a_building_can_be_built_once() -> None:
    table = ArrangedTable()
    table.offer("inn", "shrine")
    table.give(0, mon=1, koban=1, wood=1)
    table.business(0, "construction-site")
    table.play("build inn", "stall a1")
    assert table.buildings() == ["shrine"]


def test_a_burnt_building_is_worth_nothing_and_cannot_be_built_again() -> None:
    table = ArrangedTable()
    table.offer()
    table.place("shrine", "a1", owner=0)
    table.fire(5, "a")
    assert table.on("a1") is None
    assert table.kobun(0) == 4
    assert table.part(0, "buildings") == 0
    assert table.buildings() == []
