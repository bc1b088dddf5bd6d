"""IKI, fr "Phase A - Mode de vie", pl "Faza A - droga życia": who places the ikizama first."""

from tests.games.iki.scene import Scene

ANAIS, DAVID, DOMINIQUE = 0, 1, 2


def test_fr_phase_a_the_foremost_marker_places_first_then_the_upper_one_of_a_pile() -> None:
    scene = Scene(players=3)
    scene.power(DOMINIQUE, 1)
    scene.power(DAVID, 1)  # arrives later, so it is on top of Dominique's
    scene.power(ANAIS, 2)

    scene.begin_month(2)

    assert (scene.asked, scene.who) == ("ikizama", ANAIS)
    scene.play("ikizama 3")
    assert scene.who == DAVID
    scene.play("ikizama 1-4")
    assert scene.who == DOMINIQUE


def test_fr_phase_a_the_first_month_goes_clockwise_from_the_first_player() -> None:
    scene = Scene(players=4)

    scene.begin_month(1)

    order = []
    for space in ("4", "3", "2", "1"):
        order.append(scene.who)
        scene.play(f"ikizama {space}")
    assert order == [0, 1, 2, 3]


def test_pl_phase_a_five_spaces_and_a_taken_one_is_closed() -> None:
    scene = Scene(players=3)

    scene.begin_month(1)

    assert scene.legal() == ["ikizama 1-4", "ikizama 1", "ikizama 2", "ikizama 3", "ikizama 4"]
    scene.play("ikizama 2")
    assert scene.legal() == ["ikizama 1-4", "ikizama 1", "ikizama 3", "ikizama 4"]
