"""The end of the game, with several players and solo."""

import pytest

from tests.games.hokusai.arranged_table import ArrangedTable


def last_work(players: int, on_cloth: int, signed: int = 0) -> ArrangedTable:
    """Let seat 1 exhibit its next work. Some works, including some of its own, are already exhibited."""
    table = ArrangedTable(players=players)
    for place in range(1, on_cloth):
        table.hang(f"{['great-wave', 'amida', 'oiwa', 'peonies'][place % 4]}", place, 0, by=1 if place <= signed else None)
    table.work(1, 1, "yoro", painted="blue blue red")
    for seat in range(players):
        table.bag(seat, "red red red red red red red")
    table.turn(1)
    return table


def exhibit(table: ArrangedTable) -> None:
    table.play("exhibit 1", "clockwise", "enter red", "turn 2", "done", "place -1,0", "orient north")
    while table.decision == "bonus":
        table.play("done")


@pytest.mark.parametrize(("players", "cloth"), [(2, 7), (3, 8), (4, 10), (5, 12)])
def test_a_full_cloth_gives_all_other_players_one_last_turn(players: int, cloth: int) -> None:
    table = last_work(players, cloth - 2)
    exhibit(table)
    assert table.state.closer == -1

    table = last_work(players, cloth - 1)
    exhibit(table)
    assert table.state.closer == 1
    assert table.part(1, "closing") == 2
    order = []
    while not table.state.over:
        if table.decision == "turn" and table.state.main_open:
            order.append(table.seat_to_move)
        table.play("discard" if table.state.main_open else "done")
    assert order == [(1 + away) % players for away in range(1, players)]


def test_the_last_signature_ends_the_game() -> None:
    table = last_work(4, 5, signed=4)
    exhibit(table)
    assert table.state.signatures[1] == 0
    assert table.state.closer == 1


def test_a_second_trigger_has_no_effect() -> None:
    table = last_work(3, 7)
    exhibit(table)
    table.work(2, 1, "kohada", painted="red yellow yellow")
    table.turn(2)
    table.play("exhibit 1", "clockwise", "enter red", "turn 3", "done", "place 0,1", "orient north")
    assert table.state.closer == 1


def test_the_extra_action_after_the_triggering_exhibit_is_allowed() -> None:
    table = last_work(3, 7)
    table.artisans(1, "taito")
    table.work(1, 2, "wagtail", markers="brush")
    table.turn(1)
    exhibit(table)
    assert "remove 2-brush" in table.legal()


def test_five_rounds_of_discarding_end_the_game_without_its_card() -> None:
    table = ArrangedTable(players=2)
    table.turn(0)
    for _ in range(10):
        assert not table.state.over
        table.play("discard")
    assert table.state.over
    assert table.state.closer == -1
    assert [table.part(seat, "closing") for seat in (0, 1)] == [0, 0]


def test_any_other_main_action_resets_the_stalemate_count() -> None:
    table = ArrangedTable(players=2)
    table.turn(0)
    for _ in range(9):
        table.play("discard")
    table.active(1, "black")
    table.state.proceed()
    table.play("move a1", "done", "discard")
    assert not table.state.over


def alone(works: int, turn: int) -> ArrangedTable:
    table = ArrangedTable(players=1)
    for place in range(1, works + 1):
        table.hang(["great-wave", "amida", "oiwa", "peonies"][place - 1], place, 0, by=0)
    table.work(0, 1, "yoro", painted="blue blue red")
    table.state.turns = turn - 1
    table.turn(0)
    return table


def test_in_a_solo_game_the_fifth_work_wins_immediately() -> None:
    for turn in (9, 20):
        table = alone(works=4, turn=turn)
        exhibit(table)
        assert table.state.over
        assert table.score(0).total >= 9 * 4 + 3
        assert table.part(0, "closing") == 0


def test_in_a_solo_game_twenty_turns_without_five_works_lose_and_score_0() -> None:
    table = alone(works=4, turn=20)
    table.play("discard")
    while not table.state.over:
        table.play("done")
    assert (table.score(0).total, table.score(0).rank) == (0, 2)
    assert set(table.score(0).parts.values()) == {0}


def test_in_a_solo_game_earlier_turns_continue() -> None:
    table = alone(works=3, turn=19)
    exhibit(table)
    assert not table.state.over
    assert table.state.turns == 20


def test_in_a_solo_game_discarding_is_no_stalemate() -> None:
    table = ArrangedTable(players=1)
    table.turn(0)
    for _ in range(19):
        table.play("discard")
    assert not table.state.over
