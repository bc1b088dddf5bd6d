"""Experience, salaries and retirement, according to the rulings."""

import pytest

from tests.games.iki.arranged_table import ArrangedTable


def visit_by_a_neighbour(table: ArrangedTable) -> None:
    """Let seat 1 visit the character on a1."""
    table.business(1, "rice-shop")
    table.play("visit a1")


@pytest.mark.parametrize(("gains", "salary"), [(0, {"mon": 1}), (1, {"mon": 2}), (2, {"rice": 1})])
def test_the_salary_is_the_one_above_the_kobun(gains: int, salary: dict[str, int]) -> None:
    # Ruling: above, not below (three of four rulebooks). The Salt Peddler's salaries are 1 mon, 2 mon and 1 rice.
    table = ArrangedTable()
    table.place("salt-peddler", "a1", owner=0)
    for _ in range(gains):
        visit_by_a_neighbour(table)
    table.give(0, rice=1)
    table.payday()
    assert table.goods(0) == salary


def test_three_salaries_take_three_gains() -> None:
    # Ruling: the gain after the last salary retires the card.
    table = ArrangedTable()
    table.place("salt-peddler", "a1", owner=0)
    for gains in (1, 2):
        visit_by_a_neighbour(table)
        assert (table.on("a1"), table.experience("a1")) == ("salt-peddler", gains)
    visit_by_a_neighbour(table)
    assert table.retired(0) == ["salt-peddler"]


def test_two_salaries_take_two_gains() -> None:
    # Ruling: a shorter track means earlier retirement.
    table = ArrangedTable()
    table.place("incense-shop", "a1", owner=0)
    table.give(1, mon=6)
    visit_by_a_neighbour(table)
    assert (table.on("a1"), table.experience("a1")) == ("incense-shop", 1)
    visit_by_a_neighbour(table)
    assert table.retired(0) == ["incense-shop"]


def test_the_puppeteer_takes_two_gains() -> None:
    # Ruling: the Puppeteer has a shorter track.
    table = ArrangedTable()
    table.place("puppeteer", "a1", owner=0)
    visit_by_a_neighbour(table)
    assert table.retired(0) == []
    visit_by_a_neighbour(table)
    assert (table.retired(0), table.held(0)) == (["puppeteer"], ["joker"])


@pytest.mark.parametrize("card", ["monk", "ox-cart", "yamabushi", "shrine-maiden"])
def test_the_other_token_bearers_take_three_gains(card: str) -> None:
    # Ruling: the Monk, Ox Cart, Yamabushi and Shrine Maiden have tracks of the usual length.
    table = ArrangedTable()
    table.place(card, "a1", owner=0)
    for _ in range(2):
        visit_by_a_neighbour(table)
        assert (table.retired(0), table.held(0)) == ([], [])
    visit_by_a_neighbour(table)
    assert table.retired(0) == [card]
    assert len(table.held(0)) == 1


def test_the_token_goes_to_the_owner_and_not_to_the_visitor() -> None:
    table = ArrangedTable()
    table.place("yamabushi", "a1", owner=2, experience=2)
    visit_by_a_neighbour(table)
    assert (table.held(1), table.held(2)) == ([], ["avoid-fire-1"])


def test_a_retired_character_pays_its_last_salary_at_each_payday() -> None:
    # Ruling: the salary is paid at every payday until the end of the game.
    table = ArrangedTable()
    table.retire("sushi-stand", 0)
    for month in (9, 12):
        table.payday(month)
    assert table.goods(0) == {"mon": 5 + 5}


def test_retired_characters_cannot_be_visited_and_do_not_burn_or_eat() -> None:
    table = ArrangedTable()
    table.retire("dumpling-peddler", 0)
    table.give(0, mon=1)
    table.business(0, "rice-shop")
    assert table.legal("visit") == []
    table.payday()
    assert table.goods(0) == {"mon": 1, "rice": 1}


def test_the_next_character_on_a_stall_starts_without_experience() -> None:
    table = ArrangedTable()
    table.place("salt-peddler", "a1", owner=0, experience=2)
    table.row("soba-stand")
    table.give(0, mon=4)
    visit_by_a_neighbour(table)
    table.turn(0, "1")
    table.play("hire soba-stand", "stall a1")
    assert (table.on("a1"), table.experience("a1")) == ("soba-stand", 0)


def test_construction_worker_brings_two_fire_spaces() -> None:
    # Ruling: 2 (fr, pl), not 1 (pt, es).
    table = ArrangedTable(month=7)
    table.row("construction-worker")
    table.give(0, mon=6)
    table.turn(0, "1")
    table.play("hire construction-worker")
    assert table.power_of(0) == 2


def test_a_lap_does_not_retire_a_fresh_monk() -> None:
    # Ruling on the lap example: only the Dyer retires (fr, es, pl), not the Monk (pt).
    table = ArrangedTable()
    table.place("monk", "a1", owner=0)
    table.place("cloth-dyer", "b1", owner=0, experience=2)
    table.turn(0, "1", at="money-changer")
    table.play("income", "move 1")
    assert table.retired(0) == ["cloth-dyer"]
    assert table.on("a1") == "monk"
