"""The special tokens that save a character from a fire, left by the Yamabushi and the Shrine Maiden."""

import pytest

from tests.games.iki.arranged_table import ArrangedTable

# Avoid a fire, left by the Yamabushi and the Shrine Maiden


@pytest.mark.parametrize("token", ["avoid-fire-1", "avoid-fire-2"])
def test_avoid_fire_saves_a_character_and_the_fire_continues(token: str) -> None:
    table = ArrangedTable()
    table.hold(0, token)
    table.place("cloth-dyer", "a1", owner=0, experience=1)
    table.place("soba-stand", "a2", owner=1)
    table.fire(5, "a")

    assert (table.decision, table.seat_to_move) == ("avoid", 0)
    assert table.legal() == ["save", "burn"]
    table.play("save")

    assert (table.on("a1"), table.owner("a1"), table.experience("a1")) == ("cloth-dyer", 0, 1)
    assert table.on("a2") is None  # fire power 0 against strength 4
    assert table.held(0) == []


def test_avoid_fire_weakens_the_fire_by_one_like_any_stall() -> None:
    table = ArrangedTable()
    table.hold(0, "avoid-fire-1")
    table.place("cloth-dyer", "a1", owner=0)
    table.place("soba-stand", "a2", owner=1)
    table.power(1, 4)
    table.fire(5, "a")
    table.play("save")
    assert table.on("a2") == "soba-stand"


def test_avoid_fire_can_be_saved_for_later() -> None:
    # Ruling: the owner decides when a character would be lost.
    table = ArrangedTable()
    table.hold(0, "avoid-fire-1")
    table.place("cloth-dyer", "a1", owner=0)
    table.place("soba-stand", "a2", owner=0)
    table.fire(5, "a")
    table.play("burn")
    assert table.on("a1") is None
    assert table.held(0) == ["avoid-fire-1"]

    assert (table.decision, table.seat_to_move) == ("avoid", 0)  # each stall is a separate decision
    table.play("save")
    assert table.on("a2") == "soba-stand"
    assert table.held(0) == []


def test_avoid_fire_with_both_tokens_saves_two_in_one_fire() -> None:
    table = ArrangedTable()
    table.hold(0, "avoid-fire-1")
    table.hold(0, "avoid-fire-2")
    for stall, card in [("a1", "cloth-dyer"), ("a2", "soba-stand"), ("a3", "salt-peddler")]:
        table.place(card, stall, owner=0)
    table.fire(5, "a")
    table.play("save", "save")
    assert [table.on(stall) for stall in ("a1", "a2", "a3")] == ["cloth-dyer", "soba-stand", None]
    assert table.held(0) == []


@pytest.mark.parametrize(("choice", "left"), [("save", "cloth-dyer"), ("burn", None)])
def test_avoid_fire_at_the_last_stall_ends_the_fire_either_way(choice: str, left: str | None) -> None:
    table = ArrangedTable()
    table.hold(0, "avoid-fire-2")
    table.place("cloth-dyer", "a4", owner=0)
    table.place("soba-stand", "b1", owner=1)
    table.fire(8, "a")
    table.play(choice)
    assert table.on("a4") == left
    assert table.held(0) == ([] if choice == "save" else ["avoid-fire-2"])
    assert table.on("b1") == "soba-stand"  # the fire does not cross the street
    assert (table.decision, table.month) == ("ikizama", 9)


def test_avoid_fire_does_not_protect_the_last_stall() -> None:
    table = ArrangedTable()
    table.hold(0, "avoid-fire-2")
    table.place("cloth-dyer", "a3", owner=0)
    table.place("soba-stand", "a4", owner=1)
    table.fire(8, "a")
    table.play("save")
    assert (table.on("a3"), table.on("a4")) == ("cloth-dyer", None)


def test_avoid_fire_is_not_offered_to_an_owner_who_can_put_the_fire_out() -> None:
    table = ArrangedTable()
    table.hold(0, "avoid-fire-1")
    table.place("cloth-dyer", "a1", owner=0)
    table.power(0, 5)
    table.fire(5, "a")
    assert table.decision == "ikizama"
    assert table.on("a1") == "cloth-dyer"
    assert table.held(0) == ["avoid-fire-1"]


def test_avoid_fire_does_not_save_buildings() -> None:
    # The Polish rulebook states this explicitly, and the rulings agree.
    table = ArrangedTable()
    table.hold(0, "avoid-fire-1")
    table.place("shrine", "a1", owner=0)
    table.fire(5, "a")
    assert table.decision == "ikizama"
    assert table.on("a1") is None
    assert table.held(0) == ["avoid-fire-1"]


def test_avoid_fire_does_not_save_opponents_characters() -> None:
    table = ArrangedTable()
    table.hold(0, "avoid-fire-1")
    table.place("cloth-dyer", "a1", owner=1)
    table.fire(5, "a")
    assert table.on("a1") is None
    assert table.held(0) == ["avoid-fire-1"]


def test_avoid_fire_does_not_help_against_hunger() -> None:
    table = ArrangedTable()
    table.hold(0, "avoid-fire-1")
    table.place("monk", "a1", owner=0)
    table.payday()
    assert table.on("a1") is None
