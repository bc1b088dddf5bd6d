"""IKI, fr "Phase C - Évènement", pl "Faza C - wydarzenie": salaries, harmony, meals and the fire."""

from tests.games.iki.scene import Scene

ANAIS, DAVID, DOMINIQUE = 0, 1, 2


def test_fr_payday_example_1_dominique_receives_three_salaries() -> None:
    scene = Scene(players=3)
    scene.give(DOMINIQUE, rice=2)
    scene.retire("cotton-peddler", DOMINIQUE)
    scene.place("seamstress", "a1", owner=DOMINIQUE, experience=2)
    scene.place("soba-stand", "b1", owner=DOMINIQUE, experience=1)

    scene.payday()

    # 1 mon and 1 sandal for the Cotton Peddler, 3 IKI for the Seamstress, 3 mon for the Soba Stand. The rice is eaten.
    assert scene.goods(DOMINIQUE) == {"mon": 1 + 3, "sandal": 1, "iki": 3}


def harmony_of_the_example() -> Scene:
    """The five groups of the picture, with the lowest-paid characters of each type so that salaries stay small."""
    scene = Scene(players=3)
    for seat in (ANAIS, DAVID, DOMINIQUE):
        scene.give(seat, rice=4)
    scene.place("seamstress", "a2", owner=DOMINIQUE)
    scene.place("ukiyoe-artist", "a4", owner=DOMINIQUE)
    scene.place("salt-peddler", "b1", owner=ANAIS)
    scene.place("soba-stand", "c1", owner=ANAIS)
    scene.place("engraver", "c4", owner=ANAIS)
    scene.place("carpenter", "d1", owner=DAVID)
    scene.place("kite-maker", "d2", owner=DOMINIQUE)
    scene.place("dice-maker", "d4", owner=ANAIS)
    return scene


def test_fr_payday_example_2_five_harmony_groups() -> None:
    scene = harmony_of_the_example()

    scene.payday()

    # Group 1 gives Dominique 2 x 2, group 4 gives her 1 x 2, the crossroads 1 x 3; 1 is the Kite Maker's salary.
    assert scene.count(DOMINIQUE, "iki") == 4 + 2 + 3 + 1
    # David has 1 x 2 in group 4, and 2 as the Carpenter's salary.
    assert scene.count(DAVID, "iki") == 2 + 2
    # Anaïs has 2 x 3 at the crossroads and nothing for groups 2, 3 and 4; 1 is the Dice Maker's salary.
    assert scene.count(ANAIS, "iki") == 6 + 1


def test_fr_payday_example_2_case_1_two_artisans_of_one_owner() -> None:
    scene = Scene(players=3)
    scene.give(DOMINIQUE, rice=2)
    scene.place("seamstress", "a2", owner=DOMINIQUE)
    scene.place("ukiyoe-artist", "a3", owner=DOMINIQUE)
    scene.payday()
    assert scene.goods(DOMINIQUE) == {"iki": 2 * 2}


def test_fr_payday_example_2_case_2_a_peddler_alone() -> None:
    scene = Scene(players=3)
    scene.give(ANAIS, rice=1)
    scene.place("salt-peddler", "b1", owner=ANAIS)
    scene.payday()
    assert scene.count(ANAIS, "iki") == 0


def test_fr_payday_example_2_case_3_two_types_do_not_mix() -> None:
    scene = Scene(players=3)
    scene.give(ANAIS, rice=2)
    scene.place("soba-stand", "c1", owner=ANAIS)
    scene.place("engraver", "c2", owner=ANAIS)
    scene.payday()
    assert scene.count(ANAIS, "iki") == 0


def test_fr_payday_example_2_case_4_two_masters_of_two_owners() -> None:
    scene = Scene(players=3)
    for seat in (ANAIS, DAVID, DOMINIQUE):
        scene.give(seat, rice=1)
    scene.place("carpenter", "d1", owner=DAVID)
    scene.place("kite-maker", "d2", owner=DOMINIQUE)
    scene.place("engraver", "d3", owner=ANAIS)
    scene.payday()
    assert scene.count(DAVID, "iki") == 1 * 2 + 2  # 2 is his salary
    assert scene.count(DOMINIQUE, "iki") == 1 * 2 + 1  # 1 is hers
    assert scene.count(ANAIS, "iki") == 0


def test_fr_payday_example_2_case_5_three_artisans_at_the_crossroads() -> None:
    scene = Scene(players=3)
    scene.give(ANAIS, rice=2)
    scene.give(DOMINIQUE, rice=1)
    scene.place("seamstress", "a4", owner=DOMINIQUE)
    scene.place("ukiyoe-artist", "c4", owner=ANAIS)
    scene.place("engraver", "d4", owner=ANAIS)
    scene.payday()
    assert scene.goods(DOMINIQUE) == {"iki": 1 * 3}
    assert scene.goods(ANAIS) == {"iki": 2 * 3}


def test_fr_meals_david_has_two_rice_for_three_and_gives_up_the_yamabushi() -> None:
    scene = Scene(players=3)
    scene.give(DAVID, rice=2)
    scene.power(DAVID, 2)
    scene.place("yamabushi", "a1", owner=DAVID, experience=1)
    scene.place("cloth-dyer", "b1", owner=DAVID)
    scene.place("seamstress", "c1", owner=DAVID)

    scene.payday()
    assert (scene.asked, scene.who) == ("feed", DAVID)
    assert scene.legal() == ["starve a1", "starve b1", "starve c1"]
    scene.play("starve a1")

    assert (scene.on("a1"), scene.on("b1"), scene.on("c1")) == (None, "cloth-dyer", "seamstress")
    assert scene.count(DAVID, "rice") == 0
    assert scene.kobun(DAVID) == 2
    assert scene.retired(DAVID) == []
    assert scene.held(DAVID) == []
    assert scene.power_of(DAVID) == 2
    assert (scene.asked, scene.month) == ("ikizama", 4)


def test_fr_fire_of_month_5_is_put_out_by_david_at_the_third_stall() -> None:
    scene = Scene(players=3)
    scene.place("cloth-dyer", "b1", owner=DOMINIQUE)
    scene.place("seamstress", "b3", owner=DAVID)
    scene.place("soba-stand", "b4", owner=ANAIS)
    scene.power(DOMINIQUE, 4)  # one less than strength 5
    scene.power(DAVID, 3)  # enough after two stalls
    scene.power(ANAIS, 1)  # one less than strength 2, if the fire had reached it

    scene.fire(5, "b")

    assert scene.on("b1") is None
    assert scene.kobun(DOMINIQUE) == 4
    assert scene.on("b3") == "seamstress"
    assert scene.on("b4") == "soba-stand"
    assert [scene.power_of(seat) for seat in (ANAIS, DAVID, DOMINIQUE)] == [1, 3, 4]
