"""Fish, pipes and pouches: prices from the rulings, and effects from appendix 3 of the rulebooks."""

import pytest

from tests.games.iki.arranged_table import ArrangedTable

MONTHS = {"spring": 2, "summer": 5, "autumn": 8, "winter": 11}


def buy(table: ArrangedTable, token: str, price: int, shop: str) -> None:
    """Check that seat 0 can't buy a token with one mon less than the price, and buy it for the exact price."""
    table.give(0, mon=price - 1)
    table.business(0, shop)
    assert f"buy {token}" not in table.legal()
    table.give(0, mon=1)
    table.business(0, shop)
    table.play(f"buy {token}")
    assert table.count(0, "mon") == 0
    assert table.tokens(0) == [token]


# The price, and the fish's points in addition to the 3 points for the first fish.
FISH: list[tuple[str, str, int, int]] = [
    ("spring", "shirauo", 2, 0),
    ("spring", "fine-shirauo", 3, 1),
    ("summer", "katsuo", 2, 0),
    ("summer", "fine-katsuo", 8, 7),
    ("autumn", "suzuki", 2, 0),
    ("autumn", "fine-suzuki", 4, 1),
    ("winter", "tai", 3, 0),
    ("winter", "fine-tai", 9, 7),
]


@pytest.mark.parametrize(("season", "fish", "price", "extra"), FISH)
def test_a_fish(season: str, fish: str, price: int, extra: int) -> None:
    table = ArrangedTable(month=MONTHS[season])
    buy(table, fish, price, "fish-market")
    assert table.part(0, "fish") == 3 + extra


@pytest.mark.parametrize(
    ("fish", "points"),
    [
        ([], 0),
        (["tai"], 3),
        (["katsuo", "tai"], 6),
        (["shirauo", "suzuki", "tai"], 10),
        (["shirauo", "katsuo", "suzuki", "tai"], 15),
    ],
)
def test_fish_from_more_seasons_are_worth_more(fish: list[str], points: int) -> None:
    table = ArrangedTable()
    table.own(0, *fish)
    assert table.part(0, "fish") == points


# The price, and the pipe's immediate fire power and goods.
PIPES: list[tuple[str, str, int, int, dict[str, int]]] = [
    ("spring", "spring-pipe-1", 2, 1, {}),
    ("spring", "spring-pipe-2", 2, 1, {}),
    ("summer", "summer-pipe-1", 2, 0, {"rice": 1}),
    ("summer", "summer-pipe-2", 2, 0, {"sandal": 2}),
    ("autumn", "autumn-pipe-1", 2, 1, {}),
    ("autumn", "autumn-pipe-2", 4, 2, {}),
    ("winter", "winter-pipe-2", 5, 0, {"koban": 1}),
]


@pytest.mark.parametrize(("season", "pipe", "price", "fire", "goods"), PIPES)
def test_a_pipe_takes_effect_immediately(season: str, pipe: str, price: int, fire: int, goods: dict[str, int]) -> None:
    table = ArrangedTable(month=MONTHS[season])
    buy(table, pipe, price, "tobacco-shop")
    assert table.power_of(0) == fire
    assert table.goods(0) == goods


def test_the_winter_pipe_of_experience_raises_a_character_of_the_buyer() -> None:
    table = ArrangedTable(month=10)
    table.place("chili-peddler", "a1", owner=0)
    table.place("samurai", "c1", owner=0, experience=1)
    table.place("incense-shop", "d1", owner=1)
    buy(table, "winter-pipe-1", 2, "tobacco-shop")

    assert table.legal() == ["raise a1", "raise c1"]
    table.play("raise c1")

    assert table.retired(0) == ["samurai"]
    assert table.experience("a1") == 0


def test_the_winter_pipe_can_be_bought_without_a_character_to_raise() -> None:
    # Ruling: it still counts as a pipe and doubles the tobacco.
    table = ArrangedTable(month=10)
    table.place("incense-shop", "d1", owner=1)
    table.own(0, "spring-pouch-1")
    table.give(0, mon=2)
    table.business(0, "tobacco-shop")
    table.play("buy winter-pipe-1")
    assert table.legal("raise") == []
    assert table.part(0, "tobacco") == 2 * 2


def test_a_pipe_works_before_the_pouch_is_bought() -> None:
    table = ArrangedTable(month=10)
    table.place("chili-peddler", "a1", owner=0)
    table.give(0, mon=20)
    table.business(0, "tobacco-shop")
    table.play("buy winter-pipe-1")
    assert table.legal() == ["raise a1"]
    table.play("raise a1")
    assert table.legal() == ["buy winter-pouch-1", "buy winter-pouch-2", "done"]


def test_a_second_pipe_or_pouch_of_the_season_on_a_later_visit() -> None:
    # Ruling: only fish are limited to one per season.
    table = ArrangedTable()
    table.own(0, "spring-pipe-1", "spring-pouch-1")
    table.give(0, mon=5)
    table.business(0, "tobacco-shop")
    table.play("buy spring-pipe-2", "buy spring-pouch-2")
    assert table.tokens(0) == ["spring-pipe-1", "spring-pipe-2", "spring-pouch-1", "spring-pouch-2"]


POUCHES: list[tuple[str, str, int]] = [
    ("spring", "spring-pouch-1", 2),
    ("spring", "spring-pouch-2", 3),
    ("summer", "summer-pouch-1", 4),
    ("summer", "summer-pouch-2", 4),
    ("autumn", "autumn-pouch-1", 4),
    ("autumn", "autumn-pouch-2", 3),
    ("winter", "winter-pouch-1", 6),
    ("winter", "winter-pouch-2", 2),
]


@pytest.mark.parametrize(("season", "pouch", "price"), POUCHES)
def test_a_pouch_has_a_price_and_no_immediate_effect(season: str, pouch: str, price: int) -> None:
    table = ArrangedTable(month=MONTHS[season])
    buy(table, pouch, price, "tobacco-shop")
    assert table.goods(0) == {}
    assert table.power_of(0) == 0


@pytest.mark.parametrize(("pouch", "points"), [("spring-pouch-1", 2), ("spring-pouch-2", 3), ("summer-pouch-1", 4), ("winter-pouch-1", 5)])
def test_a_plain_pouch_and_the_same_with_a_pipe(pouch: str, points: int) -> None:
    table = ArrangedTable()
    table.own(0, pouch)
    assert table.part(0, "tobacco") == points
    table.own(0, "autumn-pipe-1")
    assert table.part(0, "tobacco") == 2 * points


@pytest.mark.parametrize(("power", "points"), [(0, 0), (1, 0), (2, 1), (7, 3), (10, 5)])
def test_the_pouch_for_fire_power_counts_pairs_of_spaces(power: int, points: int) -> None:
    table = ArrangedTable()
    table.own(0, "summer-pouch-2")
    table.power(0, power)
    assert table.part(0, "tobacco") == points


def test_the_pouch_for_types_counts_different_ones_on_the_board_and_retired() -> None:
    table = ArrangedTable()
    table.own(0, "autumn-pouch-1")
    table.place("salt-peddler", "a1", owner=0)
    table.place("seamstress", "b1", owner=0)
    table.retire("sake-peddler", 0)
    table.retire("soba-stand", 0)
    table.place("inn", "c1", owner=0)  # a building is not a type
    assert table.part(0, "tobacco") == 3


def test_the_pouch_for_the_most_of_a_type_counts_that_type() -> None:
    table = ArrangedTable()
    table.own(0, "autumn-pouch-2")
    table.place("salt-peddler", "a1", owner=0)
    table.place("seamstress", "b1", owner=0)
    table.retire("sake-peddler", 0)
    table.retire("soba-stand", 0)
    assert table.part(0, "tobacco") == 2


@pytest.mark.parametrize(("mon", "points"), [(3, 0), (4, 1), (11, 2), (12, 3)])
def test_the_pouch_for_mons_counts_by_four_in_addition_to_goods(mon: int, points: int) -> None:
    table = ArrangedTable()
    table.own(0, "winter-pouch-2")
    table.give(0, mon=mon)
    assert table.part(0, "tobacco") == points
    assert table.part(0, "goods") == points


def test_one_pipe_doubles_all_pouches_and_a_second_does_no_more() -> None:
    table = ArrangedTable()
    table.own(0, "spring-pouch-1", "spring-pouch-2", "spring-pipe-1", "summer-pipe-1")
    assert table.part(0, "tobacco") == 2 * (2 + 3)


def test_pipes_alone_are_worth_nothing_at_the_end() -> None:
    table = ArrangedTable()
    table.own(0, "spring-pipe-1", "winter-pipe-2")
    assert table.part(0, "tobacco") == 0


def test_an_opponents_pipe_does_not_help() -> None:
    table = ArrangedTable()
    table.own(0, "winter-pouch-1")
    table.own(1, "spring-pipe-1")
    assert table.part(0, "tobacco") == 5
