"""The board according to the rulings: the street, the nagayas and the fire track."""

import pytest

from tests.games.iki.arranged_table import ArrangedTable

STREET = [
    "sandal-shop", "rice-shop", "fire-tower", "tobacco-shop", "pawn-shop", "construction-site", "fish-market", "money-changer",
]  # fmt: skip
FREE_TO_VISIT = [
    "boiled-egg-peddler", "cotton-peddler", "eyeglass-peddler", "salt-peddler", "book-lender", "sake-peddler", "soap-bubble-man", "monk",
    "ox-cart", "yamabushi", "dumpling-peddler", "used-clothes-peddler", "water-peddler", "watermelon-peddler", "day-laborer", "firefighter",
]  # fmt: skip


@pytest.mark.parametrize("steps", range(1, 9))
def test_a_first_move_of_n_ends_at_shop_n(steps: int) -> None:
    # Ruling: the start area is before space 1, and a lap has eight spaces.
    table = ArrangedTable()
    table.give(0, sandal=max(steps - 4, 0))
    table.turn(0, str(min(steps, 4)))
    table.play("income", f"move {steps}")
    assert table.at(0) == STREET[steps - 1]


def test_after_the_money_changer_comes_the_sandal_shop() -> None:
    table = ArrangedTable()
    table.turn(0, "1", at="money-changer")
    table.play("income", "move 1")
    assert table.at(0) == "sandal-shop"


def test_the_lap_line_lies_between_the_last_shop_and_the_first() -> None:
    # Ruling: the lap line is between space 8 and space 1.
    table = ArrangedTable()
    table.place("salt-peddler", "a1", owner=0)
    table.turn(0, "1", at="fish-market")
    table.play("income", "move 1")
    assert table.experience("a1") == 0
    table.turn(0, "1", at="money-changer")
    table.play("income", "move 1")
    assert table.experience("a1") == 1


def test_leaving_the_start_area_is_not_a_lap() -> None:
    # Ruling: the first crossing out of the start area does not count, but the next one does.
    table = ArrangedTable()
    table.place("salt-peddler", "a1", owner=0)
    table.give(0, sandal=9)
    table.turn(0, "4")
    table.play("income", "move 8")
    assert table.experience("a1") == 0
    table.turn(0, "4")
    table.play("income", "move 9")
    assert (table.at(0), table.experience("a1")) == ("sandal-shop", 1)


def test_each_crossing_in_one_move_counts() -> None:
    # Ruling: a long walk can cross the line twice, and both laps count.
    table = ArrangedTable()
    table.place("salt-peddler", "a1", owner=0)
    table.place("seamstress", "b1", owner=0, experience=1)
    table.give(0, sandal=8)
    table.turn(0, "1", at="money-changer")
    table.play("income", "move 9")
    assert table.at(0) == "sandal-shop"
    assert table.experience("a1") == 2
    assert table.retired(0) == ["seamstress"]


@pytest.mark.parametrize(
    ("shop", "stalls"),
    [
        ("sandal-shop", ["a3", "a4"]),
        ("rice-shop", ["a1", "a2"]),
        ("fire-tower", ["b1", "b2"]),
        ("tobacco-shop", ["b3", "b4"]),
        ("pawn-shop", ["c3", "c4"]),
        ("construction-site", ["c1", "c2"]),
        ("fish-market", ["d1", "d2"]),
        ("money-changer", ["d3", "d4"]),
    ],
)
@pytest.mark.parametrize("players", [3, 4])
def test_outer_shops_serve_the_edge_and_inner_shops_the_crossroads(players: int, shop: str, stalls: list[str]) -> None:
    # Ruling: rice, fire tower, site and fish are outer shops. Sandals, tobacco, pawn and money are inner shops.
    table = ArrangedTable(players=players)
    for place, card in enumerate(FREE_TO_VISIT[: 4 * players]):
        table.place(card, f"{'abcd'[place % 4]}{place // 4 + 1}", owner=place // 4)
    for card, stall in zip(FREE_TO_VISIT[4 * players :], ("a4", "b4", "c4", "d4"), strict=False):
        table.place(card, stall, owner=None)  # three players have only 12 kobun, so neutral cards fill the rest of the board
    table.business(0, shop)
    assert table.legal("visit") == [f"visit {stall}" for stall in stalls]


@pytest.mark.parametrize(
    ("shop", "stalls"),
    [
        ("sandal-shop", ["a2", "a3"]),
        ("rice-shop", ["a1", "a2"]),
        ("fire-tower", ["b1", "b2"]),
        ("tobacco-shop", ["b2", "b3"]),
        ("pawn-shop", ["c2", "c3"]),
        ("construction-site", ["c1", "c2"]),
        ("fish-market", ["d1", "d2"]),
        ("money-changer", ["d2", "d3"]),
    ],
)
def test_with_two_players_both_shops_of_a_nagaya_reach_its_middle_stall(shop: str, stalls: list[str]) -> None:
    # Ruling: the outer shop serves stalls 1 and 2, and the inner shop serves stalls 2 and 3.
    table = ArrangedTable(players=2)
    for place, card in enumerate(FREE_TO_VISIT[:12]):
        table.place(card, f"{'abcd'[place % 4]}{place // 4 + 1}", owner=place // 4 if place < 8 else None)
    table.business(0, shop)
    assert table.legal("visit") == [f"visit {stall}" for stall in stalls]


@pytest.mark.parametrize(("players", "extras"), [(2, [0, 1, 0]), (3, [0, 0, 0, 2]), (4, [0, 0, 0, 2])])
def test_extra_cost_of_stalls(players: int, extras: list[int]) -> None:
    # Ruling: the stall at the crossroads costs 2. With two players, the middle stall costs 1. All other stalls are free.
    for nagaya in "abcd":
        for place, extra in enumerate(extras, start=1):
            table = ArrangedTable(players=players)
            table.row("soba-stand")
            table.give(0, mon=4 + 2)
            table.turn(0, "1")
            table.play("hire soba-stand", f"stall {nagaya}{place}")
            assert table.count(0, "mon") == 2 - extra


@pytest.mark.parametrize(("players", "depth"), [(2, 3), (3, 4), (4, 4)])
def test_number_of_stalls_per_nagaya(players: int, depth: int) -> None:
    # Ruling: four stalls, or three with two players.
    table = ArrangedTable(players=players)
    table.row("soba-stand")
    table.give(0, mon=9)
    table.turn(0, "1")
    table.play("hire soba-stand")
    assert table.legal() == [f"stall {nagaya}{place}" for nagaya in "abcd" for place in range(1, depth + 1)]


def test_a_crossroads_character_counts_in_two_harmony_groups() -> None:
    # Ruling: stall 4 of each nagaya also belongs to the fifth group.
    table = ArrangedTable()
    table.give(0, rice=3)
    table.place("seamstress", "a1", owner=0)
    table.place("ukiyoe-artist", "a4", owner=0)
    table.place("engraver", "b4", owner=0)
    table.payday()
    assert table.goods(0) == {"iki": 2 * 2 + 2 * 2}  # nagaya a, and the crossroads


def test_with_two_players_there_is_no_fifth_group() -> None:
    # Ruling: with two players, the innermost stalls are not a group.
    table = ArrangedTable(players=2)
    table.give(0, rice=3)
    table.place("seamstress", "a3", owner=0)
    table.place("ukiyoe-artist", "b3", owner=0)
    table.place("engraver", "c3", owner=0)
    table.payday()
    assert table.goods(0) == {}


def test_a_marker_that_arrives_goes_on_top_of_the_pile() -> None:
    # Ruling: each space of the fire track can hold a pile.
    table = ArrangedTable(players=4)
    for seat in (2, 0, 3):
        table.business(seat, "fire-tower")
        table.play("trade climb")
    assert table.fire_track == [3, 0, 2, 1]


@pytest.mark.parametrize(
    ("third", "track"),
    [
        (0, [0, 1, 3, 2]),  # the marker passes another marker
        (1, [0, 1, 3, 2]),  # the marker joins another marker on top
        (2, [0, 1, 2, 3]),  # the marker stays in last place
    ],
)
def test_a_marker_passes_only_the_markers_it_reaches(third: int, track: list[int]) -> None:
    table = ArrangedTable(players=4)
    for seat, power in enumerate([6, 4, third, 0]):
        table.power(seat, power)
    table.business(3, "fire-tower")
    table.play("trade climb")
    assert table.fire_track == track


def test_the_fire_track_ends_at_10() -> None:
    # Ruling: a marker that would go further stops there, on top of the pile.
    table = ArrangedTable(month=4)
    table.row("firefighter")
    table.power(0, 9)
    table.power(1, 10)
    table.give(0, mon=7)
    table.turn(0, "1")
    table.play("hire firefighter")
    assert table.power_of(0) == 10
    assert table.fire_track == [0, 1, 2]
