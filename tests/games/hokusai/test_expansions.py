"""The pigment track, the Journey and the Paths, space by space."""

import pytest

from tests.games.hokusai.scene import Scene

TRACK = [  # drops, collected by token 1d, refilled to
    (3, 3, 99), (4, 3, 99), (5, 3, 99), (6, 3, 99), (7, 2, 6), (8, 2, 6), (9, 1, 6), (10, 1, 6), (11, 1, 6), (12, 1, 5), (13, 1, 5),
    (14, 1, 4), (15, 1, 4),
]  # fmt: skip


@pytest.mark.parametrize(("drops", "collects", "refills"), TRACK)
def test_the_row_decides_how_many_drops_are_collected_and_refilled(drops: int, collects: int, refills: int) -> None:
    scene = Scene(expansions="track")
    scene.state.row[0] = 4
    scene.bag(0, "red " * drops)
    scene.end_turn(0)
    assert scene.state.row[0] == max(drops, 4)
    assert len(scene.active_of(0).split()) == min(refills, drops)

    scene.active(0, "black")
    scene.wheel(1, "blue blue blue blue")
    scene.turn(0)
    scene.play("move a1", "collect 1-blue")
    taken = 1
    while scene.asked == "collect-more":
        scene.play("collect 1-blue")
        taken += 1
    assert taken == collects


def test_fewer_drops_can_be_collected_than_the_row_allows() -> None:
    scene = Scene(expansions="track")
    scene.state.row[0] = 4
    scene.active(0, "black")
    scene.wheel(1, "blue blue blue blue")
    scene.turn(0)
    scene.play("move a1", "collect 1-blue", "done")
    assert scene.on_wheel(1) == "blue blue blue"
    assert scene.asked == "turn"


def test_drops_on_kakemonos_count_and_blacks_beside_do_not() -> None:
    scene = Scene(expansions="track")
    scene.bag(0, "red red red red red")
    scene.work(0, 1, "amida", painted="blue red purple")
    scene.beside(0, 3)
    scene.end_turn(0)
    assert scene.state.row[0] == 8


def test_arriving_at_row_6_from_above_gains_a_secondary() -> None:
    scene = Scene(expansions="track")
    scene.state.row[0] = 7
    scene.bag(0, "red red red red red red")
    scene.end_turn(0)
    assert scene.legal() == ["gain purple", "gain green", "gain orange", "done"]
    scene.play("gain green")
    assert scene.active_of(0) == "red red red red red red green"  # all are drawn again

    for before in (6, 5):
        scene = Scene(expansions="track")
        scene.state.row[0] = before
        scene.bag(0, "red red red red red red")
        scene.end_turn(0)
        assert scene.asked == "turn"


def test_arriving_at_row_4_gains_an_objective_once() -> None:
    scene = Scene(players=2, expansions="track")
    scene.objective(0, "fuji-waterfalls-ghosts")
    scene.bag(0, "red red red")
    scene.end_turn(0)
    assert len(scene.objectives_of(0)) == 2
    scene.end_turn(0)
    assert len(scene.objectives_of(0)) == 2


def test_row_16_takes_eight_drops_but_no_black_and_sends_the_marker_to_8() -> None:
    scene = Scene(expansions="track")
    scene.bag(0, "red red red red red purple")
    scene.active(0, "black black black black yellow yellow yellow")
    scene.discarded(0, "green green")
    scene.work(0, 1, "amida", painted="blue")
    scene.end_turn(0)
    assert scene.state.row[0] == 8
    assert scene.legal() == ["lose active-yellow", "lose discard-green", "lose bag-red", "lose bag-purple", "lose 1-blue"]
    scene.play("lose 1-blue", "lose bag-purple", "lose discard-green", "lose discard-green", *["lose bag-red"] * 4)
    # Five primaries enter the wheel, starting at the apprentice.
    scene.play("clockwise", "enter blue")
    assert [scene.on_wheel(sector) for sector in (1, 2, 3, 4, 5)] == ["blue", "red", "red", "red", "red"]
    assert scene.state.reserve == [14, 15, 13]
    assert scene.painted_on(0, 1) == ""
    assert scene.state.count_drops(0) == 8


def walk(*spaces: str) -> Scene:
    scene = Scene(expansions="journey")
    scene.journey("blank", *spaces)
    scene.token(1, "fetch")
    scene.active(0, "black")
    return scene


def step(scene: Scene) -> None:
    scene.turn(0)
    scene.play("move a1", "token fetch")


def test_the_journey_gives_a_primary_of_choice() -> None:
    scene = walk("primary")
    scene.wheel(4, "yellow")
    step(scene)
    scene.play("collect 4-yellow")
    assert scene.on_wheel(4) == ""


def test_the_journey_gives_a_secondary_of_choice() -> None:
    scene = walk("secondary")
    step(scene)
    scene.play("gain orange")
    assert scene.state.reserve[2] == 12


def test_the_journey_gives_an_artisan_from_the_ring() -> None:
    scene = walk("artisan")
    scene.ring_artisan(3, "hokkei")
    step(scene)
    scene.play("hire 3")
    assert scene.artisans_of(0) == ["hokkei"]


def test_the_journey_gives_a_kakemono_from_the_ring() -> None:
    scene = walk("kakemono")
    step(scene)
    scene.play("take 2")
    assert scene.works_of(0)[0] is not None


def test_the_journey_removes_a_marker_which_is_kept() -> None:
    scene = walk("marker")
    scene.work(0, 1, "yoro", markers="knife brush")
    step(scene)
    scene.play("remove 1-brush")
    assert scene.kept_by(0) == "brush"


def test_the_journey_counts_every_point_space_reached() -> None:
    scene = walk("1", "3", "5")
    points = []
    for _ in range(4):  # one remains at the end
        scene.stand(0, "k1")
        scene.active(0, "black")
        step(scene)
        points.append(scene.part(0, "journey"))
    assert points == [1, 4, 9, 9]


def test_the_oval_does_not_walk() -> None:
    scene = walk("1")
    scene.activate("fetch")
    assert scene.part(0, "journey") == 0


def test_a_path_step_is_an_extra_action_paid_with_its_colour() -> None:
    scene = Scene(expansions="paths")
    scene.path("blue red", "none secondary")
    scene.active(0, "blue red black")
    scene.turn(0)
    assert scene.legal("step") == ["step blue"]  # no jokers
    scene.play("step blue")
    assert scene.legal("step") == []
    assert scene.state.climbed[0] == 1
    assert scene.discard_of(0) == "blue"


def test_an_artisan_helps_on_a_path() -> None:
    scene = Scene(expansions="paths")
    scene.artisans(0, "taito")
    scene.path("red", "none")
    scene.active(0, "yellow")
    scene.turn(0)
    assert scene.legal("step") == ["step yellow"]


def last_step(bonus: str, players: int = 2) -> Scene:
    scene = Scene(players=players, expansions="paths")
    scene.path("blue", bonus)
    scene.active(0, "blue red red red red red")
    return scene


def test_a_path_may_give_a_secondary() -> None:
    scene = last_step("secondary")
    scene.turn(0)
    scene.play("step blue", "gain purple")
    assert scene.discard_of(0) == "blue purple"


def test_a_path_may_give_another_objective() -> None:
    scene = last_step("objective")
    scene.turn(0)
    scene.play("step blue")
    assert len(scene.objectives_of(0)) == 1


def test_a_path_may_remove_all_markers() -> None:
    scene = last_step("markers")
    scene.work(0, 1, "yoro", markers="knife brush")
    scene.work(0, 2, "wagtail", markers="knife")
    scene.turn(0)
    scene.play("step blue")
    assert scene.kept_by(0) == "knife knife brush"


def test_the_summit_gives_a_whole_turn_and_two_points_to_the_first() -> None:
    scene = last_step("turn")
    scene.active(1, "blue")
    scene.turn(0)
    scene.play("step blue", "discard")
    assert (scene.who, scene.state.main_open, scene.state.extra_open) == (0, True, True)
    scene.play("discard")
    assert scene.who == 1
    scene.play("step blue")
    assert [scene.part(seat, "paths") for seat in (0, 1)] == [2, 0]


def test_in_a_solo_game_the_extra_turn_costs_no_round() -> None:
    # The rulebook limits rounds ("rodadas") to 20 and grants a turn ("turno"), so it is played even after the last round.
    for rounds in (7, 20):
        scene = last_step("turn", players=1)
        scene.state.turns = rounds - 1
        scene.turn(0)
        scene.play("step blue", "discard")
        assert not scene.state.over
        assert (scene.state.turns, scene.state.main_open, scene.state.extra_open) == (rounds, True, True)
        scene.play("discard")
        assert (scene.state.over, scene.state.turns) == ((True, 20) if rounds == 20 else (False, rounds + 1))


def test_the_extra_turn_is_lost_after_the_end_trigger() -> None:
    scene = last_step("turn")
    scene.state.closer = 1
    scene.turn(0)
    scene.play("step blue", "discard")
    assert scene.state.over
