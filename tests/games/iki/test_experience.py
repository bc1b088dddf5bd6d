"""Experience, salaries and retirement, according to the rulings."""

import pytest

from tests.games.iki.scene import Scene


def visit_by_a_neighbour(scene: Scene) -> None:
    """Seat 1 visits the character on a1."""
    scene.business(1, "rice-shop")
    scene.play("visit a1")


@pytest.mark.parametrize(("gains", "salary"), [(0, {"mon": 1}), (1, {"mon": 2}), (2, {"rice": 1})])
def test_the_salary_is_the_one_above_the_kobun(gains: int, salary: dict[str, int]) -> None:
    # Ruling: above, not below (three of four rulebooks). The Salt Peddler's salaries are 1 mon, 2 mon, 1 rice.
    scene = Scene()
    scene.place("salt-peddler", "a1", owner=0)
    for _ in range(gains):
        visit_by_a_neighbour(scene)
    scene.give(0, rice=1)
    scene.payday()
    assert scene.goods(0) == salary


def test_three_salaries_take_three_gains() -> None:
    # Ruling: the gain after the last salary retires the card.
    scene = Scene()
    scene.place("salt-peddler", "a1", owner=0)
    for gains in (1, 2):
        visit_by_a_neighbour(scene)
        assert (scene.on("a1"), scene.experience("a1")) == ("salt-peddler", gains)
    visit_by_a_neighbour(scene)
    assert scene.retired(0) == ["salt-peddler"]


def test_two_salaries_take_two_gains() -> None:
    # Ruling: a shorter track means earlier retirement.
    scene = Scene()
    scene.place("incense-shop", "a1", owner=0)
    scene.give(1, mon=6)
    visit_by_a_neighbour(scene)
    assert (scene.on("a1"), scene.experience("a1")) == ("incense-shop", 1)
    visit_by_a_neighbour(scene)
    assert scene.retired(0) == ["incense-shop"]


def test_the_puppeteer_takes_two_gains() -> None:
    # Ruling: his track is one of the shorter ones.
    scene = Scene()
    scene.place("puppeteer", "a1", owner=0)
    visit_by_a_neighbour(scene)
    assert scene.retired(0) == []
    visit_by_a_neighbour(scene)
    assert (scene.retired(0), scene.held(0)) == (["puppeteer"], ["joker"])


@pytest.mark.parametrize("card", ["monk", "ox-cart", "yamabushi", "shrine-maiden"])
def test_the_other_token_bearers_take_three_gains(card: str) -> None:
    # Ruling: Monk, Ox Cart, Yamabushi and Shrine Maiden have tracks of the usual length.
    scene = Scene()
    scene.place(card, "a1", owner=0)
    for _ in range(2):
        visit_by_a_neighbour(scene)
        assert (scene.retired(0), scene.held(0)) == ([], [])
    visit_by_a_neighbour(scene)
    assert scene.retired(0) == [card]
    assert len(scene.held(0)) == 1


def test_the_token_goes_to_the_owner_and_not_to_the_visitor() -> None:
    scene = Scene()
    scene.place("yamabushi", "a1", owner=2, experience=2)
    visit_by_a_neighbour(scene)
    assert (scene.held(1), scene.held(2)) == ([], ["avoid-fire-1"])


def test_a_retired_character_pays_its_last_salary_at_each_payday() -> None:
    # Ruling: at every payday until the end.
    scene = Scene()
    scene.retire("sushi-stand", 0)
    for month in (9, 12):
        scene.payday(month)
    assert scene.goods(0) == {"mon": 5 + 5}


def test_a_retired_character_can_neither_be_visited_nor_burn_nor_eat() -> None:
    scene = Scene()
    scene.retire("dumpling-peddler", 0)
    scene.give(0, mon=1)
    scene.business(0, "rice-shop")
    assert scene.legal("visit") == []
    scene.payday()
    assert scene.goods(0) == {"mon": 1, "rice": 1}


def test_the_next_character_on_a_stall_starts_without_experience() -> None:
    scene = Scene()
    scene.place("salt-peddler", "a1", owner=0, experience=2)
    scene.row("soba-stand")
    scene.give(0, mon=4)
    visit_by_a_neighbour(scene)
    scene.turn(0, "1")
    scene.play("hire soba-stand", "stall a1")
    assert (scene.on("a1"), scene.experience("a1")) == ("soba-stand", 0)


def test_construction_worker_brings_two_fire_spaces() -> None:
    # Ruling: 2 (fr, pl), not 1 (pt, es).
    scene = Scene(month=7)
    scene.row("construction-worker")
    scene.give(0, mon=6)
    scene.turn(0, "1")
    scene.play("hire construction-worker")
    assert scene.power_of(0) == 2


def test_a_lap_does_not_retire_a_fresh_monk() -> None:
    # Ruling on the lap example: only the Dyer retires (fr, es, pl), not the Monk (pt).
    scene = Scene()
    scene.place("monk", "a1", owner=0)
    scene.place("cloth-dyer", "b1", owner=0, experience=2)
    scene.turn(0, "1", at="money-changer")
    scene.play("income", "move 1")
    assert scene.retired(0) == ["cloth-dyer"]
    assert scene.on("a1") == "monk"
