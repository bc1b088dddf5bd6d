"""The setup: starting goods, and the choice of starting characters."""

import pytest

from tests.games.iki.scene import Scene

STARTING = ["boiled-egg-peddler", "cotton-peddler", "eyeglass-peddler", "salt-peddler"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_with_the_same(players: int) -> None:
    scene = Scene.opening(players)
    for seat in range(players):
        assert scene.goods(seat) == {"mon": 8, "rice": 1, "sandal": 1}
        assert scene.kobun(seat) == 4
        assert scene.power_of(seat) == 0
        assert scene.at(seat) == "start"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_fire_track_is_piled_clockwise_from_the_first_player(players: int, seed: int) -> None:
    scene = Scene.opening(players, seed)
    first = scene.fire_track[0]
    assert scene.fire_track == [(first + place) % players for place in range(players)]


def test_chance_names_the_first_player() -> None:
    assert {Scene.opening(4, seed).fire_track[0] for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_starting_characters_are_taken_in_reverse_order(players: int) -> None:
    scene = Scene.opening(players)
    turn_order = scene.fire_track
    takers = []
    while scene.asked == "take":
        takers.append(scene.who)
        scene.play(scene.legal()[0])
        scene.play(scene.legal()[0])
    assert takers == turn_order[::-1]


def test_a_starting_character_goes_on_a_free_edge_stall() -> None:
    # Ruling: stall 1 of a nagaya, if it is free.
    scene = Scene.opening(3)
    last = scene.who
    assert scene.legal() == [f"take {card}" for card in STARTING]
    scene.play("take salt-peddler")
    assert (scene.who, scene.legal()) == (last, ["stall a1", "stall b1", "stall c1", "stall d1"])
    scene.play("stall c1")
    assert (scene.on("c1"), scene.owner("c1"), scene.experience("c1")) == ("salt-peddler", last, 0)
    assert scene.kobun(last) == 3
    assert scene.goods(last) == {"mon": 8, "rice": 1, "sandal": 1}  # starting characters are free

    assert scene.legal() == [f"take {card}" for card in STARTING[:3]]
    scene.play("take cotton-peddler")
    assert scene.legal() == ["stall a1", "stall b1", "stall d1"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_starting_characters_nobody_took_are_out_of_the_game(players: int) -> None:
    scene = Scene.opening(players)
    for seat in range(players):
        scene.play(f"take {STARTING[seat]}", f"stall {'abcd'[seat]}1")
    assert [scene.on(f"{nagaya}1") for nagaya in "abcd"] == [*STARTING[:players], *[None] * (4 - players)]
    left_over = STARTING[players:]
    months = set()
    while scene.asked != "over":  # and they never appear during the year
        months.add(scene.month)
        assert not set(left_over) & set(scene.hireable())
        assert scene.legal("take") == []
        scene.play(scene.legal()[-1])
    assert 13 in months


@pytest.mark.parametrize("players", [2, 3, 4])
def test_six_buildings_of_ten_are_in_the_game(players: int) -> None:
    scene = Scene.opening(players)
    assert len(set(scene.buildings())) == 6


def test_chance_chooses_the_six_buildings() -> None:
    seen: set[str] = set()
    for seed in range(40):
        seen |= set(Scene.opening(3, seed).buildings())
    assert len(seen) == 10


def test_the_first_month_begins_with_the_first_players_ikizama() -> None:
    scene = Scene.opening(3, seed=2)
    first = scene.fire_track[0]
    for nagaya, card in zip("abc", STARTING, strict=False):
        scene.play(f"take {card}", f"stall {nagaya}1")
    assert (scene.asked, scene.who, scene.month) == ("ikizama", first, 1)
    assert len(scene.hireable()) == 4


@pytest.mark.parametrize("seed", range(4))
def test_with_two_players_the_sun_begins(seed: int) -> None:
    # The sun places the neutral character in odd months, so the player who starts month 1 decides at its end.
    scene = Scene.opening(2, seed)
    first = scene.fire_track[0]
    for nagaya, card in zip("ab", STARTING, strict=False):
        scene.play(f"take {card}", f"stall {nagaya}1")
    assert (scene.asked, scene.who) == ("ikizama", first)
    while scene.asked != "neutral":
        scene.play(scene.legal()[-1])
    assert (scene.month, scene.who) == (1, first)


def test_with_two_players_there_is_an_edge_stall_in_each_nagaya_too() -> None:
    scene = Scene.opening(2)
    scene.play("take salt-peddler")
    assert scene.legal() == ["stall a1", "stall b1", "stall c1", "stall d1"]
