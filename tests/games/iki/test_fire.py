"""Fires at the end of months 5, 8 and 11."""

import pytest

from tests.games.iki.scene import Scene

STRENGTHS = [
    (2, 5, 4),
    (2, 8, 7),
    (2, 11, 9),
    *[(players, month, power) for players in (3, 4) for month, power in [(5, 5), (8, 8), (11, 10)]],
]


@pytest.mark.parametrize(("players", "month", "strength"), STRENGTHS)
def test_how_strong_a_fire_is(players: int, month: int, strength: int) -> None:
    # Ruling: 5, 8 and 10, one less with two players.
    for power, survives in [(strength - 1, False), (strength, True)]:
        scene = Scene(players=players)
        scene.place("cloth-dyer", "c1", owner=0)
        scene.power(0, power)
        scene.fire(month, "c")
        assert (scene.on("c1") is not None) == survives


@pytest.mark.parametrize("place", [1, 2, 3, 4])
def test_a_fire_loses_one_with_every_stall_empty_or_not(place: int) -> None:
    for power, survives in [(8 - place, False), (9 - place, True)]:
        scene = Scene()
        scene.place("cloth-dyer", f"b{place}", owner=0)
        scene.power(0, power)
        scene.fire(8, "b")
        assert (scene.on(f"b{place}") is not None) == survives


@pytest.mark.parametrize("nagaya", ["a", "b", "c", "d"])
def test_a_fire_enters_at_the_edge_and_stays_in_its_nagaya(nagaya: str) -> None:
    # Ruling: it starts at stall 1.
    scene = Scene()
    edges = dict(zip("abcd", ["cloth-dyer", "soba-stand", "salt-peddler", "seamstress"], strict=True))
    for where, card in edges.items():
        scene.place(card, f"{where}1", owner=0)
    scene.fire(5, nagaya)
    assert [where for where in "abcd" if scene.on(f"{where}1") is None] == [nagaya]


def test_a_fire_that_nobody_puts_out_burns_the_whole_nagaya_and_stops() -> None:
    scene = Scene()
    for place, card in enumerate(["cloth-dyer", "soba-stand", "salt-peddler", "seamstress"], start=1):
        scene.place(card, f"a{place}", owner=1)
    scene.place("monk", "b1", owner=2)
    scene.place("ox-cart", "d4", owner=2)
    scene.fire(5, "a")
    assert [scene.on(f"a{place}") for place in (1, 2, 3, 4)] == [None] * 4
    assert scene.kobun(1) == 4
    assert (scene.on("b1"), scene.on("d4")) == ("monk", "ox-cart")


def test_whoever_puts_the_fire_out_protects_all_behind_him() -> None:
    scene = Scene()
    scene.place("cloth-dyer", "a2", owner=0)
    scene.place("soba-stand", "a3", owner=1)
    scene.power(0, 4)
    scene.fire(5, "a")
    assert (scene.on("a2"), scene.on("a3")) == ("cloth-dyer", "soba-stand")


def test_only_the_owner_of_the_card_can_put_the_fire_out() -> None:
    scene = Scene()
    scene.place("cloth-dyer", "a1", owner=1)
    scene.power(0, 10)
    scene.fire(5, "a")
    assert scene.on("a1") is None


def test_the_burnt_leave_the_game_and_their_power_stays() -> None:
    scene = Scene()
    scene.place("monk", "a1", owner=0, experience=2)
    scene.power(0, 3)
    scene.fire(5, "a")
    assert scene.retired(0) == []
    assert scene.held(0) == []
    assert scene.power_of(0) == 3
    assert scene.kobun(0) == 4
    assert scene.part(0, "types") == 0


def test_a_building_can_be_defended_like_a_character() -> None:
    # Ruling: the owner's power also protects a building, and the fire ends there.
    scene = Scene()
    scene.place("shrine", "a1", owner=0)
    scene.place("cloth-dyer", "a2", owner=1)
    scene.power(0, 5)
    scene.fire(5, "a")
    assert (scene.on("a1"), scene.on("a2")) == ("shrine", "cloth-dyer")


def test_an_undefended_building_burns_and_its_kobun_returns() -> None:
    # Ruling: the fire continues behind it.
    scene = Scene()
    scene.place("shrine", "a1", owner=0)
    scene.place("cloth-dyer", "a2", owner=1)
    scene.power(0, 4)
    scene.fire(5, "a")
    assert (scene.on("a1"), scene.on("a2")) == (None, None)
    assert scene.kobun(0) == 4


def test_a_neutral_character_always_burns() -> None:
    scene = Scene(players=2)
    scene.place("cloth-dyer", "a1", owner=None)
    scene.power(0, 10)
    scene.power(1, 10)
    scene.fire(5, "a")
    assert scene.on("a1") is None


def test_every_fire_draws_from_all_four_tiles() -> None:
    # The drawn tile is shuffled back, so the same nagaya can burn three times.
    scene = Scene()
    for month in (5, 8, 11):
        scene.place("cloth-dyer", "a1", owner=0)
        scene.fire(month, "a")
        assert scene.on("a1") is None
