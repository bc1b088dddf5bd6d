"""The spaces of the pigment track, the Journey and the Paths."""

import pytest

from tests.games.hokusai.arranged_table import ArrangedTable

TRACK = [  # number of drops, drops collected by token 1d, drops after the refill
    (3, 3, 99), (4, 3, 99), (5, 3, 99), (6, 3, 99), (7, 2, 6), (8, 2, 6), (9, 1, 6), (10, 1, 6), (11, 1, 6), (12, 1, 5), (13, 1, 5),
    (14, 1, 4), (15, 1, 4),
]  # fmt: skip


@pytest.mark.parametrize(("drops", "collects", "refills"), TRACK)
def test_the_row_decides_how_many_drops_are_collected_and_refilled(drops: int, collects: int, refills: int) -> None:
    table = ArrangedTable(expansions="track")
    table.state.row[0] = 4
    table.bag(0, "red " * drops)
    table.end_turn(0)
    assert table.state.row[0] == max(drops, 4)
    assert len(table.active_of(0).split()) == min(refills, drops)

    table.active(0, "black")
    table.wheel(1, "blue blue blue blue")
    table.turn(0)
    table.play("move a1", "collect 1-blue")
    taken = 1
    while table.decision == "collect-more":
        table.play("collect 1-blue")
        taken += 1
    assert taken == collects


def test_fewer_drops_can_be_collected_than_the_row_allows() -> None:
    table = ArrangedTable(expansions="track")
    table.state.row[0] = 4
    table.active(0, "black")
    table.wheel(1, "blue blue blue blue")
    table.turn(0)
    table.play("move a1", "collect 1-blue", "done")
    assert table.on_wheel(1) == "blue blue blue"
    assert table.decision == "turn"


def test_drops_on_kakemonos_count_but_set_aside_blacks_do_not() -> None:
    table = ArrangedTable(expansions="track")
    table.bag(0, "red red red red red")
    table.work(0, 1, "amida", painted="blue red purple")
    table.beside(0, 3)
    table.end_turn(0)
    assert table.state.row[0] == 8


def test_arriving_at_row_6_from_above_gains_a_secondary() -> None:
    table = ArrangedTable(expansions="track")
    table.state.row[0] = 7
    table.bag(0, "red red red red red red")
    table.end_turn(0)
    assert table.legal() == ["gain purple", "gain green", "gain orange", "done"]
    table.play("gain green")
    assert table.active_of(0) == "red red red red red red green"  # all drops are drawn again

    for before in (6, 5):
        table = ArrangedTable(expansions="track")
        table.state.row[0] = before
        table.bag(0, "red red red red red red")
        table.end_turn(0)
        assert table.decision == "turn"


def test_arriving_at_row_4_gains_an_objective_once() -> None:
    table = ArrangedTable(players=2, expansions="track")
    table.objective(0, "fuji-waterfalls-ghosts")
    table.bag(0, "red red red")
    table.end_turn(0)
    assert len(table.objectives_of(0)) == 2
    table.end_turn(0)
    assert len(table.objectives_of(0)) == 2


def test_row_16_takes_eight_drops_but_no_black_and_sends_the_marker_to_8() -> None:
    table = ArrangedTable(expansions="track")
    table.bag(0, "red red red red red purple")
    table.active(0, "black black black black yellow yellow yellow")
    table.discarded(0, "green green")
    table.work(0, 1, "amida", painted="blue")
    table.end_turn(0)
    assert table.state.row[0] == 8
    assert table.legal() == ["lose active-yellow", "lose discard-green", "lose bag-red", "lose bag-purple", "lose 1-blue"]
    table.play("lose 1-blue", "lose bag-purple", "lose discard-green", "lose discard-green", *["lose bag-red"] * 4)
    # Five primaries enter the wheel, starting at the apprentice.
    table.play("clockwise", "enter blue")
    assert [table.on_wheel(sector) for sector in (1, 2, 3, 4, 5)] == ["blue", "red", "red", "red", "red"]
    assert table.state.reserve == [14, 15, 13]
    assert table.painted_on(0, 1) == ""
    assert table.state.count_drops(0) == 8


def walk(*spaces: str) -> ArrangedTable:
    table = ArrangedTable(expansions="journey")
    table.journey("blank", *spaces)
    table.token(1, "fetch")
    table.active(0, "black")
    return table


def step(table: ArrangedTable) -> None:
    table.turn(0)
    table.play("move a1", "token fetch")


def test_the_journey_gives_a_primary_of_your_choice() -> None:
    table = walk("primary")
    table.wheel(4, "yellow")
    step(table)
    table.play("collect 4-yellow")
    assert table.on_wheel(4) == ""


def test_the_journey_gives_a_secondary_of_your_choice() -> None:
    table = walk("secondary")
    step(table)
    table.play("gain orange")
    assert table.state.reserve[2] == 12


def test_the_journey_gives_an_artisan_from_the_ring() -> None:
    table = walk("artisan")
    table.ring_artisan(3, "hokkei")
    step(table)
    table.play("hire 3")
    assert table.artisans_of(0) == ["hokkei"]


def test_the_journey_gives_a_kakemono_from_the_ring() -> None:
    table = walk("kakemono")
    step(table)
    table.play("take 2")
    assert table.works_of(0)[0] is not None


def test_the_journey_removes_a_marker_for_the_player() -> None:
    table = walk("marker")
    table.work(0, 1, "yoro", markers="knife brush")
    step(table)
    table.play("remove 1-brush")
    assert table.kept_by(0) == "brush"


def test_the_journey_counts_every_point_space_reached() -> None:
    table = walk("1", "3", "5")
    points = []
    for _ in range(4):  # one action remains at the end
        table.stand(0, "k1")
        table.active(0, "black")
        step(table)
        points.append(table.part(0, "journey"))
    assert points == [1, 4, 9, 9]


def test_the_oval_does_not_walk() -> None:
    table = walk("1")
    table.activate("fetch")
    assert table.part(0, "journey") == 0


def test_a_path_step_is_an_extra_action_paid_with_its_colour() -> None:
    table = ArrangedTable(expansions="paths")
    table.path("blue red", "none secondary")
    table.active(0, "blue red black")
    table.turn(0)
    assert table.legal("step") == ["step blue"]  # no jokers
    table.play("step blue")
    assert table.legal("step") == []
    assert table.state.climbed[0] == 1
    assert table.discard_of(0) == "blue"


def test_an_artisan_helps_on_a_path() -> None:
    table = ArrangedTable(expansions="paths")
    table.artisans(0, "taito")
    table.path("red", "none")
    table.active(0, "yellow")
    table.turn(0)
    assert table.legal("step") == ["step yellow"]


def last_step(bonus: str, players: int = 2) -> ArrangedTable:
    table = ArrangedTable(players=players, expansions="paths")
    table.path("blue", bonus)
    table.active(0, "blue red red red red red")
    return table


def test_a_path_may_give_a_secondary() -> None:
    table = last_step("secondary")
    table.turn(0)
    table.play("step blue", "gain purple")
    assert table.discard_of(0) == "blue purple"


def test_a_path_may_give_another_objective() -> None:
    table = last_step("objective")
    table.turn(0)
    table.play("step blue")
    assert len(table.objectives_of(0)) == 1


def test_a_path_may_remove_all_markers() -> None:
    table = last_step("markers")
    table.work(0, 1, "yoro", markers="knife brush")
    table.work(0, 2, "wagtail", markers="knife")
    table.turn(0)
    table.play("step blue")
    assert table.kept_by(0) == "knife knife brush"


def test_the_summit_gives_a_turn_and_two_points_to_the_first_player() -> None:
    table = last_step("turn")
    table.active(1, "blue")
    table.turn(0)
    table.play("step blue", "discard")
    assert (table.seat_to_move, table.state.main_open, table.state.extra_open) == (0, True, True)
    table.play("discard")
    assert table.seat_to_move == 1
    table.play("step blue")
    assert [table.part(seat, "paths") for seat in (0, 1)] == [2, 0]


def test_in_a_solo_game_the_extra_turn_costs_no_round() -> None:
    # The rulebook limits rounds ("rodadas") to 20. The extra turn ("turno") is played even after the last round.
    for rounds in (7, 20):
        table = last_step("turn", players=1)
        table.state.turns = rounds - 1
        table.turn(0)
        table.play("step blue", "discard")
        assert not table.state.over
        assert (table.state.turns, table.state.main_open, table.state.extra_open) == (rounds, True, True)
        table.play("discard")
        assert (table.state.over, table.state.turns) == ((True, 20) if rounds == 20 else (False, rounds + 1))


def test_the_extra_turn_is_lost_after_the_end_trigger() -> None:
    table = last_step("turn")
    table.state.closer = 1
    table.turn(0)
    table.play("step blue", "discard")
    assert table.state.over
