"""The end of a game, with several players and solo."""

import pytest

from tests.games.hokusai.scene import Scene


def last_work(players: int, on_cloth: int, signed: int = 0) -> Scene:
    """Seat 1 can exhibit its next work. This many works are exhibited already, and this many of them are its own."""
    scene = Scene(players=players)
    for place in range(1, on_cloth):
        scene.hang(f"{['great-wave', 'amida', 'oiwa', 'peonies'][place % 4]}", place, 0, by=1 if place <= signed else None)
    scene.work(1, 1, "yoro", painted="blue blue red")
    for seat in range(players):
        scene.bag(seat, "red red red red red red red")
    scene.turn(1)
    return scene


def exhibit(scene: Scene) -> None:
    scene.play("exhibit 1", "clockwise", "enter red", "turn 2", "done", "place -1,0", "orient north")
    while scene.asked == "bonus":
        scene.play("done")


@pytest.mark.parametrize(("players", "cloth"), [(2, 7), (3, 8), (4, 10), (5, 12)])
def test_a_full_cloth_gives_all_other_players_one_last_turn(players: int, cloth: int) -> None:
    scene = last_work(players, cloth - 2)
    exhibit(scene)
    assert scene.state.closer == -1

    scene = last_work(players, cloth - 1)
    exhibit(scene)
    assert scene.state.closer == 1
    assert scene.part(1, "closing") == 2
    order = []
    while not scene.state.over:
        if scene.asked == "turn" and scene.state.main_open:
            order.append(scene.who)
        scene.play("discard" if scene.state.main_open else "done")
    assert order == [(1 + away) % players for away in range(1, players)]


def test_the_last_signature_ends_the_game_too() -> None:
    scene = last_work(4, 5, signed=4)
    exhibit(scene)
    assert scene.state.signatures[1] == 0
    assert scene.state.closer == 1


def test_a_second_trigger_changes_nothing() -> None:
    scene = last_work(3, 7)
    exhibit(scene)
    scene.work(2, 1, "kohada", painted="red yellow yellow")
    scene.turn(2)
    scene.play("exhibit 1", "clockwise", "enter red", "turn 3", "done", "place 0,1", "orient north")
    assert scene.state.closer == 1


def test_the_extra_action_after_the_triggering_exhibit_is_allowed() -> None:
    scene = last_work(3, 7)
    scene.artisans(1, "taito")
    scene.work(1, 2, "wagtail", markers="brush")
    scene.turn(1)
    exhibit(scene)
    assert "remove 2-brush" in scene.legal()


def test_five_rounds_of_discarding_end_the_game_without_its_card() -> None:
    scene = Scene(players=2)
    scene.turn(0)
    for _ in range(10):
        assert not scene.state.over
        scene.play("discard")
    assert scene.state.over
    assert scene.state.closer == -1
    assert [scene.part(seat, "closing") for seat in (0, 1)] == [0, 0]


def test_any_other_main_action_resets_the_stalemate_count() -> None:
    scene = Scene(players=2)
    scene.turn(0)
    for _ in range(9):
        scene.play("discard")
    scene.active(1, "black")
    scene.state.proceed()
    scene.play("move a1", "done", "discard")
    assert not scene.state.over


def alone(works: int, turn: int) -> Scene:
    scene = Scene(players=1)
    for place in range(1, works + 1):
        scene.hang(["great-wave", "amida", "oiwa", "peonies"][place - 1], place, 0, by=0)
    scene.work(0, 1, "yoro", painted="blue blue red")
    scene.state.turns = turn - 1
    scene.turn(0)
    return scene


def test_in_a_solo_game_the_fifth_work_wins_immediately() -> None:
    for turn in (9, 20):
        scene = alone(works=4, turn=turn)
        exhibit(scene)
        assert scene.state.over
        assert scene.score(0).total >= 9 * 4 + 3
        assert scene.part(0, "closing") == 0


def test_in_a_solo_game_twenty_turns_without_five_works_lose_and_score_0() -> None:
    scene = alone(works=4, turn=20)
    scene.play("discard")
    while not scene.state.over:
        scene.play("done")
    assert (scene.score(0).total, scene.score(0).rank) == (0, 2)
    assert set(scene.score(0).parts.values()) == {0}


def test_in_a_solo_game_earlier_turns_continue() -> None:
    scene = alone(works=3, turn=19)
    exhibit(scene)
    assert not scene.state.over
    assert scene.state.turns == 20


def test_in_a_solo_game_discarding_is_no_stalemate() -> None:
    scene = Scene(players=1)
    scene.turn(0)
    for _ in range(19):
        scene.play("discard")
    assert not scene.state.over
