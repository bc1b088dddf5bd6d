"""Fires at the end of months 5, 8 and 11."""

import pytest

from tests.games.iki.arranged_table import ArrangedTable

STRENGTHS = [
    (2, 5, 4),
    (2, 8, 7),
    (2, 11, 9),
    *[(players, month, power) for players in (3, 4) for month, power in [(5, 5), (8, 8), (11, 10)]],
]


@pytest.mark.parametrize(("players", "month", "strength"), STRENGTHS)
def test_fire_strength(players: int, month: int, strength: int) -> None:
    # Ruling: the strengths are 5, 8 and 10, and one less with two players.
    for power, survives in [(strength - 1, False), (strength, True)]:
        table = ArrangedTable(players=players)
        table.place("cloth-dyer", "c1", owner=0)
        table.power(0, power)
        table.fire(month, "c")
        assert (table.on("c1") is not None) == survives


@pytest.mark.parametrize("place", [1, 2, 3, 4])
def test_a_fire_loses_one_at_every_stall(place: int) -> None:
    for power, survives in [(8 - place, False), (9 - place, True)]:
        table = ArrangedTable()
        table.place("cloth-dyer", f"b{place}", owner=0)
        table.power(0, power)
        table.fire(8, "b")
        assert (table.on(f"b{place}") is not None) == survives


@pytest.mark.parametrize("nagaya", ["a", "b", "c", "d"])
def test_a_fire_enters_at_the_edge_and_stays_in_its_nagaya(nagaya: str) -> None:
    # Ruling: it starts at stall 1.
    table = ArrangedTable()
    edges = dict(zip("abcd", ["cloth-dyer", "soba-stand", "salt-peddler", "seamstress"], strict=True))
    for where, card in edges.items():
        table.place(card, f"{where}1", owner=0)
    table.fire(5, nagaya)
    assert [where for where in "abcd" if table.on(f"{where}1") is None] == [nagaya]


def test_an_unstopped_fire_burns_the_whole_nagaya() -> None:
    table = ArrangedTable()
    for place, card in enumerate(["cloth-dyer", "soba-stand", "salt-peddler", "seamstress"], start=1):
        table.place(card, f"a{place}", owner=1)
    table.place("monk", "b1", owner=2)
    table.place("ox-cart", "d4", owner=2)
    table.fire(5, "a")
    assert [table.on(f"a{place}") for place in (1, 2, 3, 4)] == [None] * 4
    assert table.kobun(1) == 4
    assert (table.on("b1"), table.on("d4")) == ("monk", "ox-cart")


def test_a_player_who_puts_the_fire_out_protects_later_stalls() -> None:
    table = ArrangedTable()
    table.place("cloth-dyer", "a2", owner=0)
    table.place("soba-stand", "a3", owner=1)
    table.power(0, 4)
    table.fire(5, "a")
    assert (table.on("a2"), table.on("a3")) == ("cloth-dyer", "soba-stand")


def test_only_the_owner_of_the_card_can_put_the_fire_out() -> None:
    table = ArrangedTable()
    table.place("cloth-dyer", "a1", owner=1)
    table.power(0, 10)
    table.fire(5, "a")
    assert table.on("a1") is None


def test_burnt_characters_leave_the_game_but_their_fire_power_stays() -> None:
    table = ArrangedTable()
    table.place("monk", "a1", owner=0, experience=2)
    table.power(0, 3)
    table.fire(5, "a")
    assert table.retired(0) == []
    assert table.held(0) == []
    assert table.power_of(0) == 3
    assert table.kobun(0) == 4
    assert table.part(0, "types") == 0


def test_a_building_can_be_defended_like_a_character() -> None:
    # Ruling: the owner's power also protects a building, and the fire ends there.
    table = ArrangedTable()
    table.place("shrine", "a1", owner=0)
    table.place("cloth-dyer", "a2", owner=1)
    table.power(0, 5)
    table.fire(5, "a")
    assert (table.on("a1"), table.on("a2")) == ("shrine", "cloth-dyer")


def test_an_undefended_building_burns_and_its_kobun_returns() -> None:
    # Ruling: the fire continues to the next stall.
    table = ArrangedTable()
    table.place("shrine", "a1", owner=0)
    table.place("cloth-dyer", "a2", owner=1)
    table.power(0, 4)
    table.fire(5, "a")
    assert (table.on("a1"), table.on("a2")) == (None, None)
    assert table.kobun(0) == 4


def test_a_neutral_character_always_burns() -> None:
    table = ArrangedTable(players=2)
    table.place("cloth-dyer", "a1", owner=None)
    table.power(0, 10)
    table.power(1, 10)
    table.fire(5, "a")
    assert table.on("a1") is None


def test_every_fire_draws_from_all_four_tiles() -> None:
    # The drawn tile is returned and shuffled, so the same nagaya can burn three times.
    table = ArrangedTable()
    for month in (5, 8, 11):
        table.place("cloth-dyer", "a1", owner=0)
        table.fire(month, "a")
        assert table.on("a1") is None
