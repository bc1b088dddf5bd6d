"""Setup: starting goods and the choice of starting characters."""

import pytest

from tests.games.iki.arranged_table import ArrangedTable

STARTING = ["boiled-egg-peddler", "cotton-peddler", "eyeglass-peddler", "salt-peddler"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_players_begin_with_the_same_goods(players: int) -> None:
    table = ArrangedTable.opening(players)
    for seat in range(players):
        assert table.goods(seat) == {"mon": 8, "rice": 1, "sandal": 1}
        assert table.kobun(seat) == 4
        assert table.power_of(seat) == 0
        assert table.at(seat) == "start"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_fire_track_is_piled_clockwise_from_the_first_player(players: int, seed: int) -> None:
    table = ArrangedTable.opening(players, seed)
    first = table.fire_track[0]
    assert table.fire_track == [(first + place) % players for place in range(players)]


def test_the_first_player_is_random() -> None:
    assert {ArrangedTable.opening(4, seed).fire_track[0] for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_starting_characters_are_taken_in_reverse_order(players: int) -> None:
    table = ArrangedTable.opening(players)
    turn_order = table.fire_track
    takers = []
    while table.decision == "take":
        takers.append(table.seat_to_move)
        table.play(table.legal()[0])
        table.play(table.legal()[0])
    assert takers == turn_order[::-1]


def test_a_starting_character_goes_on_a_free_edge_stall() -> None:
    # Ruling: stall 1 of a nagaya, if it is free.
    table = ArrangedTable.opening(3)
    last = table.seat_to_move
    assert table.legal() == [f"take {card}" for card in STARTING]
    table.play("take salt-peddler")
    assert (table.seat_to_move, table.legal()) == (last, ["stall a1", "stall b1", "stall c1", "stall d1"])
    table.play("stall c1")
    assert (table.on("c1"), table.owner("c1"), table.experience("c1")) == ("salt-peddler", last, 0)
    assert table.kobun(last) == 3
    assert table.goods(last) == {"mon": 8, "rice": 1, "sandal": 1}  # starting characters are free

    assert table.legal() == [f"take {card}" for card in STARTING[:3]]
    table.play("take cotton-peddler")
    assert table.legal() == ["stall a1", "stall b1", "stall d1"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_unused_starting_characters_leave_the_game(players: int) -> None:
    table = ArrangedTable.opening(players)
    for seat in range(players):
        table.play(f"take {STARTING[seat]}", f"stall {'abcd'[seat]}1")
    assert [table.on(f"{nagaya}1") for nagaya in "abcd"] == [*STARTING[:players], *[None] * (4 - players)]
    left_over = STARTING[players:]
    months = set()
    while table.decision != "over":  # they do not appear during the year
        months.add(table.month)
        assert not set(left_over) & set(table.hireable())
        assert table.legal("take") == []
        table.play(table.legal()[-1])
    assert 13 in months


@pytest.mark.parametrize("players", [2, 3, 4])
def test_six_buildings_of_ten_are_in_the_game(players: int) -> None:
    table = ArrangedTable.opening(players)
    assert len(set(table.buildings())) == 6


def test_chance_chooses_the_six_buildings() -> None:
    seen: set[str] = set()
    for seed in range(40):
        seen |= set(ArrangedTable.opening(3, seed).buildings())
    assert len(seen) == 10


def test_the_first_month_begins_with_the_first_players_ikizama() -> None:
    table = ArrangedTable.opening(3, seed=2)
    first = table.fire_track[0]
    for nagaya, card in zip("abc", STARTING, strict=False):
        table.play(f"take {card}", f"stall {nagaya}1")
    assert (table.decision, table.seat_to_move, table.month) == ("ikizama", first, 1)
    assert len(table.hireable()) == 4


@pytest.mark.parametrize("seed", range(4))
def test_with_two_players_the_sun_begins(seed: int) -> None:
    # The sun places the neutral character in odd months, so the player who starts month 1 decides at the end of it.
    table = ArrangedTable.opening(2, seed)
    first = table.fire_track[0]
    for nagaya, card in zip("ab", STARTING, strict=False):
        table.play(f"take {card}", f"stall {nagaya}1")
    assert (table.decision, table.seat_to_move) == ("ikizama", first)
    while table.decision != "neutral":
        table.play(table.legal()[-1])
    assert (table.month, table.seat_to_move) == (1, first)


def test_with_two_players_there_is_an_edge_stall_in_each_nagaya_too() -> None:
    table = ArrangedTable.opening(2)
    table.play("take salt-peddler")
    assert table.legal() == ["stall a1", "stall b1", "stall c1", "stall d1"]
