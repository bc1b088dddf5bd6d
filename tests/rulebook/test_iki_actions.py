"""IKI, fr "Phase B - Actions", pl "Faza B - akcje": hiring the Monk, and a lap of the street."""

from tests.games.iki.arranged_table import ArrangedTable

ANAIS, DAVID, DOMINIQUE = 0, 1, 2


def test_fr_phase_b1_anais_hires_the_monk_at_the_crossroads() -> None:
    table = ArrangedTable(players=3)
    table.give(ANAIS, mon=5)
    table.row("monk", mons=1)
    table.turn(ANAIS, "1")

    table.play("hire monk")

    # Anaïs takes the mon on the card and pays 4 for the Monk. The helmet moves her marker up by one.
    assert table.goods(ANAIS) == {"mon": 5 + 1 - 4}
    assert table.power_of(ANAIS) == 1
    assert "monk" not in table.hireable()

    table.play("stall a4")

    # The crossroads stall costs 2 more, and her kobun is at the bottom of the track.
    assert table.goods(ANAIS) == {}
    assert (table.on("a4"), table.owner("a4"), table.experience("a4")) == ("monk", ANAIS, 0)
    assert table.kobun(ANAIS) == 3


def test_fr_phase_b2_anais_walks_a_lap_and_does_business_at_the_rice_shop() -> None:
    table = ArrangedTable(players=3)
    table.give(ANAIS, mon=3, sandal=1)
    table.place("monk", "c4", owner=ANAIS)
    table.place("cloth-dyer", "d1", owner=ANAIS, experience=2)
    table.place("boiled-egg-peddler", "a1", owner=DOMINIQUE)
    table.turn(ANAIS, "1", at="money-changer")
    table.play("income")

    # One space for the ikizama, and another space for a sandal.
    table.play("move 2")
    assert table.at(ANAIS) == "rice-shop"
    assert table.count(ANAIS, "sandal") == 0

    # She crossed the lap line. Both characters gain experience, and the Dyer retires, but the Monk does not.
    assert table.retired(ANAIS) == ["cloth-dyer"]
    assert (table.on("d1"), table.on("c4"), table.experience("c4")) == (None, "monk", 1)
    assert table.kobun(ANAIS) == 3

    # The shop gives 2 rice for 3 mon.
    table.play("trade buy-rice")
    assert table.goods(ANAIS) == {"mon": 3 + 4 - 3, "rice": 2}

    # The Boiled-Egg Peddler, who belongs to Dominique, gives 1 rice and gains experience.
    table.play("visit a1")
    assert table.count(ANAIS, "rice") == 3
    assert table.experience("a1") == 1

    # Her ikizama has returned.
    assert table.ikizama(ANAIS) is None
