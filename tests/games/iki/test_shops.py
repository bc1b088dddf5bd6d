"""The eight shops of the street."""

import pytest

from tests.games.iki.arranged_table import ArrangedTable

TRADES: list[tuple[str, str, dict[str, int], dict[str, int]]] = [
    ("sandal-shop", "trade buy-sandals", {"mon": 2}, {"sandal": 2}),
    ("rice-shop", "trade buy-rice", {"mon": 3}, {"rice": 2}),
    ("pawn-shop", "trade pawn-rice", {"rice": 1}, {"mon": 4}),
    ("pawn-shop", "trade pawn-sandal", {"sandal": 1}, {"mon": 4}),
    ("construction-site", "trade order-rice", {"mon": 1}, {"rice": 1}),
    ("money-changer", "trade take-mons", {}, {"mon": 2}),
    ("money-changer", "trade change-one", {"mon": 6}, {"koban": 1}),
    ("money-changer", "trade change-two", {"mon": 10}, {"koban": 2}),
]


@pytest.mark.parametrize(("shop", "trade", "pay", "gain"), TRADES)
def test_a_shop_trades(shop: str, trade: str, pay: dict[str, int], gain: dict[str, int]) -> None:
    table = ArrangedTable()
    table.give(0, **pay)
    table.business(0, shop)
    table.play(trade)
    assert table.goods(0) == gain


@pytest.mark.parametrize(("shop", "trade", "pay"), [(shop, trade, pay) for shop, trade, pay, _ in TRADES if pay])
def test_players_must_be_able_to_pay_in_shops(shop: str, trade: str, pay: dict[str, int]) -> None:
    table = ArrangedTable()
    table.give(0, **{good: amount - 1 for good, amount in pay.items()})
    table.business(0, shop)
    assert trade not in table.legal()


@pytest.mark.parametrize(
    ("shop", "offers"),
    [
        ("sandal-shop", ["trade buy-sandals"]),
        ("rice-shop", ["trade buy-rice"]),
        ("fire-tower", ["trade climb"]),
        ("tobacco-shop", ["buy spring-pipe-1", "buy spring-pipe-2", "buy spring-pouch-1", "buy spring-pouch-2"]),
        ("pawn-shop", ["trade pawn-rice", "trade pawn-sandal"]),
        ("construction-site", ["trade order-rice", "build inn"]),
        ("fish-market", ["buy shirauo", "buy fine-shirauo"]),
        ("money-changer", ["trade take-mons", "trade change-one", "trade change-two"]),
    ],
)
def test_a_shop_offers_only_its_own_trades(shop: str, offers: list[str]) -> None:
    table = ArrangedTable()
    table.offer("inn")
    table.give(0, mon=20, rice=5, sandal=5, wood=5, koban=5)
    table.business(0, shop)
    assert table.legal() == [*offers, "done"]


@pytest.mark.parametrize(
    ("shop", "action"),
    [
        ("sandal-shop", "trade buy-sandals"),
        ("pawn-shop", "trade pawn-rice"),
        ("construction-site", "trade order-rice"),
        ("fish-market", "buy shirauo"),
        ("money-changer", "trade take-mons"),
        ("fire-tower", "trade climb"),
    ],
)
def test_a_shop_serves_once_a_turn(shop: str, action: str) -> None:
    table = ArrangedTable()
    table.give(0, mon=20, rice=5, sandal=5)
    table.business(0, shop)
    table.play(action)
    assert table.decision == "ikizama"  # nothing left to do


def test_construction_site_gives_rice_or_a_building_but_not_both() -> None:
    table = ArrangedTable()
    table.offer("inn", "farmhouse")
    table.give(0, mon=9, koban=1, wood=3)
    table.business(0, "construction-site")
    table.play("build inn", "stall a1")
    assert table.decision == "ikizama"  # nothing left to do


def test_fire_tower_moves_the_marker_up_one_and_on_top() -> None:
    table = ArrangedTable()
    table.power(1, 3)
    table.power(2, 3)
    table.power(0, 2)

    table.business(0, "fire-tower")
    table.play("trade climb")

    assert table.power_of(0) == 3
    assert table.fire_track == [0, 2, 1]
    assert table.goods(0) == {}


def test_fire_tower_at_the_end_of_the_track_moves_the_marker_to_the_top() -> None:
    table = ArrangedTable()
    table.power(0, 10)
    table.power(1, 10)
    assert table.fire_track == [1, 0, 2]

    table.business(0, "fire-tower")
    table.play("trade climb")

    assert table.power_of(0) == 10
    assert table.fire_track == [0, 1, 2]


def test_tobacco_shop_sells_a_pipe_alone() -> None:
    table = ArrangedTable()
    table.give(0, mon=10)
    table.business(0, "tobacco-shop")
    table.play("buy spring-pipe-1", "done")
    assert table.tokens(0) == ["spring-pipe-1"]
    assert table.goods(0) == {"mon": 8}


def test_tobacco_shop_sells_a_pouch_alone() -> None:
    table = ArrangedTable()
    table.give(0, mon=10)
    table.business(0, "tobacco-shop")
    table.play("buy spring-pouch-1", "done")
    assert table.tokens(0) == ["spring-pouch-1"]
    assert table.goods(0) == {"mon": 8}


def test_tobacco_shop_sells_one_of_each_in_either_order() -> None:
    for first, second in [("spring-pipe-2", "spring-pouch-2"), ("spring-pouch-2", "spring-pipe-2")]:
        table = ArrangedTable()
        table.give(0, mon=5)
        table.business(0, "tobacco-shop")
        table.play(f"buy {first}", f"buy {second}")
        assert table.tokens(0) == ["spring-pipe-2", "spring-pouch-2"]
        assert table.goods(0) == {}


def test_tobacco_shop_sells_only_one_of_each_kind_per_visit() -> None:
    table = ArrangedTable()
    table.give(0, mon=20)
    table.business(0, "tobacco-shop")
    table.play("buy spring-pipe-1")
    assert table.legal() == ["buy spring-pouch-1", "buy spring-pouch-2", "done"]

    table = ArrangedTable()
    table.give(0, mon=20)
    table.business(0, "tobacco-shop")
    table.play("buy spring-pouch-1")
    assert table.legal() == ["buy spring-pipe-1", "buy spring-pipe-2", "done"]


def test_tobacco_shop_two_purchases_count_as_one_use() -> None:
    table = ArrangedTable()
    table.give(0, mon=20)
    table.business(0, "tobacco-shop")
    table.play("buy spring-pipe-1", "buy spring-pouch-1")
    assert table.decision == "ikizama"  # nothing left to do


def test_tobacco_shop_sells_one_of_each_again_on_the_next_visit() -> None:
    table = ArrangedTable()
    table.give(0, mon=20)
    table.turn(0, "4")
    table.play("income", "move 4", "buy spring-pipe-1", "done")
    table.turn(0, "4")
    table.play("income", "move 4", "buy spring-pouch-1", "buy spring-pipe-2")
    assert table.tokens(0) == ["spring-pipe-1", "spring-pipe-2", "spring-pouch-1"]


def test_tobacco_shop_sells_each_token_once() -> None:
    table = ArrangedTable()
    table.own(1, "spring-pipe-1", "spring-pouch-2")
    table.give(0, mon=20)
    table.business(0, "tobacco-shop")
    assert table.legal("buy") == ["buy spring-pipe-2", "buy spring-pouch-1"]


def test_fish_market_one_fish_a_season() -> None:
    for mine, other in [("katsuo", "fine-katsuo"), ("fine-katsuo", "katsuo")]:
        table = ArrangedTable(month=4)
        table.own(0, mine)
        table.give(0, mon=20)
        table.give(2, mon=20)
        table.business(0, "fish-market")
        assert table.legal("buy") == []
        table.business(2, "fish-market")
        assert table.legal("buy") == [f"buy {other}"]


def test_fish_market_sells_a_fish_each_season() -> None:
    table = ArrangedTable(month=4)
    table.own(0, "fine-shirauo")
    table.give(0, mon=20)
    table.business(0, "fish-market")
    assert table.legal("buy") == ["buy katsuo", "buy fine-katsuo"]


@pytest.mark.parametrize(
    ("month", "fish", "tobacco"),
    [
        (1, ["shirauo", "fine-shirauo"], "spring"),
        (3, ["shirauo", "fine-shirauo"], "spring"),
        (4, ["katsuo", "fine-katsuo"], "summer"),
        (6, ["katsuo", "fine-katsuo"], "summer"),
        (7, ["suzuki", "fine-suzuki"], "autumn"),
        (9, ["suzuki", "fine-suzuki"], "autumn"),
        (10, ["tai", "fine-tai"], "winter"),
        (12, ["tai", "fine-tai"], "winter"),
    ],
)
def test_the_season_decides_what_is_on_sale(month: int, fish: list[str], tobacco: str) -> None:
    table = ArrangedTable(month=month)
    table.give(0, mon=20)
    table.business(0, "fish-market")
    assert table.legal("buy") == [f"buy {name}" for name in fish]
    table.business(0, "tobacco-shop")
    assert table.legal("buy") == [f"buy {tobacco}-{kind}-{number}" for kind in ("pipe", "pouch") for number in (1, 2)]
