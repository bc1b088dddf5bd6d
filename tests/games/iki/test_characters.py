"""The abilities, hiring costs, salaries and types of all characters."""

import pytest

from tests.games.iki.arranged_table import ArrangedTable
from tests.games.iki.printed_characters import (
    HIRING,
    ONE_OF_EACH,
    RAISERS,
    SALARIES,
    SHOWMEN,
    STONE_CUTTER,
    SWAPPERS,
    TOKEN_BEARERS,
    TRADES,
    TYPES,
    WOOD_SAVERS,
    Amounts,
)


def test_the_tables_contain_all_sixty_characters() -> None:
    abilities = [card for card, _, _ in TRADES] + RAISERS + SWAPPERS + SHOWMEN + WOOD_SAVERS + [STONE_CUTTER]
    careers = [card for card, _ in SALARIES] + [card for card, _, _ in TOKEN_BEARERS]
    types = [card for cards in TYPES.values() for card in cards]
    assert len(set(abilities)) == len(abilities) == 60
    assert sorted(careers) == sorted(types) == sorted(abilities)
    assert [len(cards) for cards in TYPES.values()] == [17, 15, 12, 9, 7]
    assert len({card for card, _, _ in HIRING}) == 56


# Abilities


@pytest.mark.parametrize(("card", "pay", "gain"), TRADES)
def test_a_visitor_pays_and_gains(card: str, pay: Amounts, gain: Amounts) -> None:
    table = ArrangedTable(players=3)
    table.place(card, "d3", owner=1)
    table.give(0, **pay)
    table.business(0, "money-changer")

    table.play("visit d3")

    assert table.goods(0) == {good: amount for good, amount in gain.items() if good != "fire"}
    assert table.power_of(0) == gain.get("fire", 0)
    assert table.goods(1) == table.goods(2) == {}
    assert table.power_of(1) == 0


@pytest.mark.parametrize(("card", "good"), [(card, good) for card, pay, _ in TRADES for good in pay])
def test_a_visitor_must_be_able_to_pay(card: str, good: str) -> None:
    pay = {name: cost for name, cost, _ in TRADES}[card]
    table = ArrangedTable(players=3)
    table.place(card, "d3", owner=1)
    table.give(0, **pay)
    table.give(0, **{good: -1})
    table.business(0, "money-changer")

    assert table.legal("visit") == []


@pytest.mark.parametrize("card", RAISERS)
def test_for_a_mon_a_character_of_the_visitor_gains_experience(card: str) -> None:
    table = ArrangedTable(players=3)
    table.place(card, "d3", owner=1)
    table.place("cloth-dyer", "a1", owner=0)
    table.place("salt-peddler", "b1", owner=0)
    table.place("soba-stand", "c1", owner=2)
    table.give(0, mon=1)
    table.business(0, "money-changer")

    table.play("visit d3")
    assert table.legal() == ["raise a1", "raise b1"]  # only the visitor's own characters
    table.play("raise b1")

    assert table.count(0, "mon") == 0
    assert [table.experience(stall) for stall in ("a1", "b1", "c1")] == [0, 1, 0]


@pytest.mark.parametrize("card", RAISERS)
def test_raising_a_character_costs_a_mon(card: str) -> None:
    table = ArrangedTable(players=3)
    table.place(card, "d3", owner=1)
    table.place("cloth-dyer", "a1", owner=0)
    table.business(0, "money-changer")
    assert table.legal("visit") == []


@pytest.mark.parametrize("card", SWAPPERS)
def test_two_characters_swap_stalls_with_their_kobun_and_experience(card: str) -> None:
    table = ArrangedTable(players=3)
    table.place(card, "d3", owner=1)
    table.place("cloth-dyer", "a1", owner=0, experience=2)
    table.place("salt-peddler", "b4", owner=2, experience=1)
    table.business(0, "money-changer")

    table.play("visit d3", "swap a1", "with b4")

    assert (table.on("b4"), table.owner("b4"), table.experience("b4")) == ("cloth-dyer", 0, 2)
    assert (table.on("a1"), table.owner("a1"), table.experience("a1")) == ("salt-peddler", 2, 1)
    assert table.goods(0) == table.goods(2) == {}  # a swap to the crossroads costs nothing extra
    assert [table.kobun(seat) for seat in (0, 1, 2)] == [3, 3, 3]


@pytest.mark.parametrize("card", SHOWMEN)
def test_a_show_gives_the_visitor_4_iki_and_each_opponent_2_mons(card: str) -> None:
    # Ruling: "opponents" means each of them, including the owner of the card.
    table = ArrangedTable(players=4)
    table.place(card, "d3", owner=1)
    table.business(0, "money-changer")

    table.play("visit d3")

    assert table.goods(0) == {"iki": 4}
    assert [table.goods(seat) for seat in (1, 2, 3)] == [{"mon": 2}] * 3


@pytest.mark.parametrize("card", WOOD_SAVERS)
def test_a_discount_of_one_wood_on_a_building(card: str) -> None:
    table = ArrangedTable(players=3)
    table.offer("shrine")  # 2 koban and 2 wood
    table.place(card, "d3", owner=1)
    table.give(0, koban=2, wood=1)
    table.business(0, "money-changer")

    table.play("visit d3", "build shrine", "stall a1")

    assert (table.on("a1"), table.owner("a1")) == ("shrine", 0)
    assert table.goods(0) == {}
    assert table.kobun(0) == 3


def test_the_stone_cutter_reduces_the_cost_by_one_koban() -> None:
    table = ArrangedTable(players=3)
    table.offer("shrine")  # 2 koban and 2 wood
    table.place("stone-cutter", "d3", owner=1)
    table.give(0, koban=1, wood=2)
    table.business(0, "money-changer")

    table.play("visit d3", "build shrine", "stall a1")

    assert (table.on("a1"), table.owner("a1")) == ("shrine", 0)
    assert table.goods(0) == {}


@pytest.mark.parametrize("card", [*WOOD_SAVERS, STONE_CUTTER])
def test_the_discount_is_one(card: str) -> None:
    table = ArrangedTable(players=3)
    table.offer("shrine")
    table.place(card, "d3", owner=1)
    table.give(0, koban=1, wood=1)
    table.business(0, "money-changer")
    assert table.legal("visit") == []


# Hiring


def month_of(card: str) -> int:
    """Return the first month in which a character of this season can be hired."""
    return 1 + 3 * ([name for name, _, _ in HIRING].index(card) // 14)


@pytest.mark.parametrize(("card", "cost", "bonus"), HIRING)
def test_hiring_costs_mons_and_moves_the_fire_marker(card: str, cost: int, bonus: int) -> None:
    table = ArrangedTable(players=3, month=month_of(card))
    table.row(card)
    table.give(0, mon=cost - 1)
    table.turn(0, "1")
    assert table.legal() == ["income"]  # one mon short

    table.give(0, mon=1)
    table.turn(0, "1")
    table.play(f"hire {card}", "stall c2")

    assert table.goods(0) == {}
    assert table.power_of(0) == bonus
    assert (table.on("c2"), table.owner("c2"), table.experience("c2")) == (card, 0, 0)
    assert table.kobun(0) == 3


# Careers


def pay_day_earnings(table: ArrangedTable, meals: int) -> Amounts:
    """Return seat 0's gains and losses at a payday, without the rice for meals."""
    table.give(0, rice=meals, iki=9)
    before = {good: table.count(0, good) for good in ("mon", "rice", "wood", "sandal", "koban", "iki")}
    table.payday()
    before["rice"] -= meals
    return {good: table.count(0, good) - amount for good, amount in before.items() if table.count(0, good) != amount}


def walk_a_lap(table: ArrangedTable) -> None:
    """Let all characters of seat 0 gain experience."""
    table.turn(0, "1", at="money-changer")
    table.play("income", "move 1")


@pytest.mark.parametrize(("card", "salaries"), SALARIES)
def test_a_character_earns_each_salary_and_retires_with_the_last(card: str, salaries: list[Amounts]) -> None:
    table = ArrangedTable(players=3)
    table.place(card, "c2", owner=0)

    for salary in salaries:
        assert table.on("c2") == card
        assert pay_day_earnings(table, meals=1) == {good: amount for good, amount in salary.items() if amount}
        walk_a_lap(table)

    assert table.on("c2") is None
    assert table.retired(0) == [card]
    assert table.kobun(0) == 4
    for _ in range(2):  # this happens at every later payday, without a meal
        assert pay_day_earnings(table, meals=0) == {good: amount for good, amount in salaries[-1].items() if amount}


@pytest.mark.parametrize(("card", "gains", "token"), TOKEN_BEARERS)
def test_a_token_bearer_earns_nothing_and_leaves_a_token(card: str, gains: int, token: str) -> None:
    # Ruling: four of them retire after three gains. The Puppeteer has a shorter track and retires after two.
    table = ArrangedTable(players=3)
    table.place(card, "c2", owner=0)

    for _ in range(gains):
        assert (table.on("c2"), table.held(0)) == (card, [])
        assert pay_day_earnings(table, meals=1) == {}
        walk_a_lap(table)

    assert (table.on("c2"), table.retired(0), table.held(0)) == (None, [card], [token])
    assert pay_day_earnings(table, meals=0) == {}


# Types


@pytest.mark.parametrize(("card", "kind"), [(card, kind) for kind, cards in TYPES.items() for card in cards])
def test_a_character_completes_a_set_of_five_types(card: str, kind: str) -> None:
    table = ArrangedTable(players=3)
    for other, example in ONE_OF_EACH.items():
        if other != kind:
            table.retire(example, 0)
    assert table.part(0, "types") == 16
    table.place(card, "a1", owner=0)
    assert table.part(0, "types") == 25
