"""IKI, fr "Phase B - Actions", pl "Faza B - akcje": hiring the Monk, and a lap of the street."""

from tests.games.iki.scene import Scene

ANAIS, DAVID, DOMINIQUE = 0, 1, 2


def test_fr_phase_b1_anais_hires_the_monk_at_the_crossroads() -> None:
    scene = Scene(players=3)
    scene.give(ANAIS, mon=5)
    scene.row("monk", mons=1)
    scene.turn(ANAIS, "1")

    scene.play("hire monk")

    # First the mon on the card, then 4 for the Monk. His helmet moves her marker up by one.
    assert scene.goods(ANAIS) == {"mon": 5 + 1 - 4}
    assert scene.power_of(ANAIS) == 1
    assert "monk" not in scene.hireable()

    scene.play("stall a4")

    # The crossroads stall costs 2 more, and her kobun is at the bottom of the track.
    assert scene.goods(ANAIS) == {}
    assert (scene.on("a4"), scene.owner("a4"), scene.experience("a4")) == ("monk", ANAIS, 0)
    assert scene.kobun(ANAIS) == 3


def test_fr_phase_b2_anais_walks_a_lap_and_does_business_at_the_rice_shop() -> None:
    scene = Scene(players=3)
    scene.give(ANAIS, mon=3, sandal=1)
    scene.place("monk", "c4", owner=ANAIS)
    scene.place("cloth-dyer", "d1", owner=ANAIS, experience=2)
    scene.place("boiled-egg-peddler", "a1", owner=DOMINIQUE)
    scene.turn(ANAIS, "1", at="money-changer")
    scene.play("income")

    # One space for the ikizama, one more for a sandal.
    scene.play("move 2")
    assert scene.at(ANAIS) == "rice-shop"
    assert scene.count(ANAIS, "sandal") == 0

    # She crossed the lap line: both characters gain, and the Dyer retires, not the Monk.
    assert scene.retired(ANAIS) == ["cloth-dyer"]
    assert (scene.on("d1"), scene.on("c4"), scene.experience("c4")) == (None, "monk", 1)
    assert scene.kobun(ANAIS) == 3

    # The shop gives 2 rice for 3 mon.
    scene.play("trade buy-rice")
    assert scene.goods(ANAIS) == {"mon": 3 + 4 - 3, "rice": 2}

    # The Boiled-Egg Peddler gives 1 rice and belongs to Dominique, so she gains experience.
    scene.play("visit a1")
    assert scene.count(ANAIS, "rice") == 3
    assert scene.experience("a1") == 1

    # Her ikizama has returned.
    assert scene.ikizama(ANAIS) is None
