"""IKI, fr "Phase C - Évènement", pl "Faza C - wydarzenie": salaries, harmony, meals and the fire."""

from tests.games.iki.arranged_table import ArrangedTable

ANAIS, DAVID, DOMINIQUE = 0, 1, 2


def test_fr_payday_example_1_dominique_receives_three_salaries() -> None:
    table = ArrangedTable(players=3)
    table.give(DOMINIQUE, rice=2)
    table.retire("cotton-peddler", DOMINIQUE)
    table.place("seamstress", "a1", owner=DOMINIQUE, experience=2)
    table.place("soba-stand", "b1", owner=DOMINIQUE, experience=1)

    table.payday()

    # 1 mon and 1 sandal from the Cotton Peddler, 3 IKI from the Seamstress, and 3 mon from the Soba Stand. The rice is eaten.
    assert table.goods(DOMINIQUE) == {"mon": 1 + 3, "sandal": 1, "iki": 3}


def harmony_of_the_example() -> ArrangedTable:
    """The five groups in the picture, with the lowest-paid characters of each type to limit salaries."""
    table = ArrangedTable(players=3)
    for seat in (ANAIS, DAVID, DOMINIQUE):
        table.give(seat, rice=4)
    table.place("seamstress", "a2", owner=DOMINIQUE)
    table.place("ukiyoe-artist", "a4", owner=DOMINIQUE)
    table.place("salt-peddler", "b1", owner=ANAIS)
    table.place("soba-stand", "c1", owner=ANAIS)
    table.place("engraver", "c4", owner=ANAIS)
    table.place("carpenter", "d1", owner=DAVID)
    table.place("kite-maker", "d2", owner=DOMINIQUE)
    table.place("dice-maker", "d4", owner=ANAIS)
    return table


def test_fr_payday_example_2_five_harmony_groups() -> None:
    table = harmony_of_the_example()

    table.payday()

    # Dominique gains 2 x 2 in group 1, 1 x 2 in group 4 and 1 x 3 at the crossroads. The Kite Maker's salary is 1.
    assert table.count(DOMINIQUE, "iki") == 4 + 2 + 3 + 1
    # David gains 1 x 2 in group 4. The Carpenter's salary is 2.
    assert table.count(DAVID, "iki") == 2 + 2
    # Anaïs gains 2 x 3 at the crossroads and nothing in groups 2, 3 and 4. The Dice Maker's salary is 1.
    assert table.count(ANAIS, "iki") == 6 + 1


def test_fr_payday_example_2_case_1_two_artisans_of_one_owner() -> None:
    table = ArrangedTable(players=3)
    table.give(DOMINIQUE, rice=2)
    table.place("seamstress", "a2", owner=DOMINIQUE)
    table.place("ukiyoe-artist", "a3", owner=DOMINIQUE)
    table.payday()
    assert table.goods(DOMINIQUE) == {"iki": 2 * 2}


def test_fr_payday_example_2_case_2_a_peddler_alone() -> None:
    table = ArrangedTable(players=3)
    table.give(ANAIS, rice=1)
    table.place("salt-peddler", "b1", owner=ANAIS)
    table.payday()
    assert table.count(ANAIS, "iki") == 0


def test_fr_payday_example_2_case_3_two_types_do_not_mix() -> None:
    table = ArrangedTable(players=3)
    table.give(ANAIS, rice=2)
    table.place("soba-stand", "c1", owner=ANAIS)
    table.place("engraver", "c2", owner=ANAIS)
    table.payday()
    assert table.count(ANAIS, "iki") == 0


def test_fr_payday_example_2_case_4_two_masters_of_two_owners() -> None:
    table = ArrangedTable(players=3)
    for seat in (ANAIS, DAVID, DOMINIQUE):
        table.give(seat, rice=1)
    table.place("carpenter", "d1", owner=DAVID)
    table.place("kite-maker", "d2", owner=DOMINIQUE)
    table.place("engraver", "d3", owner=ANAIS)
    table.payday()
    assert table.count(DAVID, "iki") == 1 * 2 + 2  # 2 is his salary
    assert table.count(DOMINIQUE, "iki") == 1 * 2 + 1  # 1 is hers
    assert table.count(ANAIS, "iki") == 0


def test_fr_payday_example_2_case_5_three_artisans_at_the_crossroads() -> None:
    table = ArrangedTable(players=3)
    table.give(ANAIS, rice=2)
    table.give(DOMINIQUE, rice=1)
    table.place("seamstress", "a4", owner=DOMINIQUE)
    table.place("ukiyoe-artist", "c4", owner=ANAIS)
    table.place("engraver", "d4", owner=ANAIS)
    table.payday()
    assert table.goods(DOMINIQUE) == {"iki": 1 * 3}
    assert table.goods(ANAIS) == {"iki": 2 * 3}


def test_fr_meals_david_has_two_rice_for_three_and_gives_up_the_yamabushi() -> None:
    table = ArrangedTable(players=3)
    table.give(DAVID, rice=2)
    table.power(DAVID, 2)
    table.place("yamabushi", "a1", owner=DAVID, experience=1)
    table.place("cloth-dyer", "b1", owner=DAVID)
    table.place("seamstress", "c1", owner=DAVID)

    table.payday()
    assert (table.decision, table.seat_to_move) == ("feed", DAVID)
    assert table.legal() == ["starve a1", "starve b1", "starve c1"]
    table.play("starve a1")

    assert (table.on("a1"), table.on("b1"), table.on("c1")) == (None, "cloth-dyer", "seamstress")
    assert table.count(DAVID, "rice") == 0
    assert table.kobun(DAVID) == 2
    assert table.retired(DAVID) == []
    assert table.held(DAVID) == []
    assert table.power_of(DAVID) == 2
    assert (table.decision, table.month) == ("ikizama", 4)


def test_fr_fire_of_month_5_is_put_out_by_david_at_the_third_stall() -> None:
    table = ArrangedTable(players=3)
    table.place("cloth-dyer", "b1", owner=DOMINIQUE)
    table.place("seamstress", "b3", owner=DAVID)
    table.place("soba-stand", "b4", owner=ANAIS)
    table.power(DOMINIQUE, 4)  # one less than strength 5
    table.power(DAVID, 3)  # enough after two stalls
    table.power(ANAIS, 1)  # one less than the fire's strength of 2 at that stall

    table.fire(5, "b")

    assert table.on("b1") is None
    assert table.kobun(DOMINIQUE) == 4
    assert table.on("b3") == "seamstress"
    assert table.on("b4") == "soba-stand"
    assert [table.power_of(seat) for seat in (ANAIS, DAVID, DOMINIQUE)] == [1, 3, 4]
