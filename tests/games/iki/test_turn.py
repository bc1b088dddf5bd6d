"""Turn order, hiring and the move."""

from tests.games.iki.arranged_table import ArrangedTable, full_board

# Turn order


def test_the_ikizama_track_is_the_order_of_play() -> None:
    table = ArrangedTable(players=4)
    table.turns({0: "4", 1: "1", 2: "1-4", 3: "2"})
    order = []
    for _ in range(4):
        seat = table.seat_to_move
        order.append(seat)
        while table.decision != "ikizama" and table.seat_to_move == seat:
            table.play(table.legal()[-1])  # income, the longest move and the end of the turn
    assert order == [2, 1, 3, 0]
    assert [table.ikizama(seat) for seat in range(4)] == [None] * 4


def test_a_turn_ends_before_the_next_starts() -> None:
    # The Spanish rulebook says "juega la fase completa": each player completes income or hire, move and business before the next one.
    table = ArrangedTable(players=3)
    table.turns({0: "2", 1: "1", 2: "3"})
    asked = []
    while table.decision != "ikizama":
        asked.append((table.seat_to_move, table.decision))
        table.play(table.legal()[-1])
    assert asked == [
        *[(1, "earn"), (1, "move"), (1, "business")],
        *[(0, "earn"), (0, "move"), (0, "business")],
        *[(2, "earn"), (2, "move"), (2, "business")],
    ]


def test_income_is_4_mons() -> None:
    table = ArrangedTable()
    table.turn(0, "1")
    table.play("income")
    assert table.goods(0) == {"mon": 4}


def test_the_1_4_space_gives_a_mon_instead_of_income_or_a_hire() -> None:
    table = ArrangedTable()
    table.row("sake-peddler")
    table.give(0, mon=8)
    table.turn(0, "1-4")
    assert (table.decision, table.goods(0)) == ("move", {"mon": 9})
    assert table.legal() == ["move 1", "move 2", "move 3", "move 4"]


# Hiring


def test_hiring_needs_money_and_income_is_always_possible() -> None:
    table = ArrangedTable()
    table.row("sake-peddler", "cloth-dyer", "carpenter")  # 2, 4 and 7 mons
    table.give(0, mon=4)
    table.turn(0, "1")
    assert table.legal() == ["hire sake-peddler", "hire cloth-dyer", "income"]


def test_the_mons_on_a_card_can_pay_for_it() -> None:
    # According to a ruling and the Polish rulebook.
    table = ArrangedTable()
    table.row("cloth-dyer", mons=2)
    table.give(0, mon=2)
    table.turn(0, "1")
    table.play("hire cloth-dyer", "stall a1")
    assert table.goods(0) == {}


def test_the_mons_on_a_card_can_pay_for_the_stall() -> None:
    # Polish rulebook: the mons can be used for this hire or later.
    table = ArrangedTable()
    table.row("cloth-dyer", mons=2)
    table.give(0, mon=4)
    table.turn(0, "1")
    table.play("hire cloth-dyer", "stall a4")
    assert table.goods(0) == {}


def test_more_mons_on_the_card_than_it_costs_leave_a_profit() -> None:
    table = ArrangedTable()
    table.row("sake-peddler", mons=3)
    table.turn(0, "1")
    table.play("hire sake-peddler", "stall a1")
    assert table.goods(0) == {"mon": 1}


def test_hiring_needs_a_kobun() -> None:
    table = ArrangedTable()
    table.row("sake-peddler")
    table.give(0, mon=9)
    table.kobuns(0, 0)
    table.turn(0, "1")
    assert table.legal() == ["income"]


def test_hiring_needs_a_free_stall() -> None:
    table = full_board(leave=[])
    table.row("seamstress")
    table.give(0, mon=9)
    table.kobuns(0, 1)
    table.turn(0, "1")
    assert table.legal() == ["income"]


def test_hiring_with_only_the_crossroads_free_costs_its_2_mons() -> None:
    for mon, possible in [(4, False), (5, True)]:
        table = full_board(leave=["b4"])
        table.row("seamstress")  # 3 mons
        table.give(3, mon=mon)
        table.turn(3, "1")
        assert ("hire seamstress" in table.legal()) == possible


# The move


def test_the_move_length_is_the_number_of_the_space() -> None:
    # Ruling: a player must move at least the number of the space.
    table = ArrangedTable()
    table.turn(0, "3")
    table.play("income")
    assert table.legal() == ["move 3"]


def test_each_sandal_adds_a_space() -> None:
    table = ArrangedTable()
    table.give(0, sandal=2)
    table.turn(0, "2")
    table.play("income")
    assert table.legal() == ["move 2", "move 3", "move 4"]
    table.play("move 4")
    assert (table.at(0), table.count(0, "sandal")) == ("tobacco-shop", 0)


def test_a_walk_has_at_most_40_steps() -> None:
    # Ruling: the rulebooks have no limit, but the action table does.
    table = ArrangedTable()
    table.give(0, sandal=50)
    table.turn(0, "2")
    table.play("income")
    assert table.legal()[-1] == "move 40"
    table.play("move 40")
    assert (table.at(0), table.count(0, "sandal")) == ("money-changer", 12)


def test_on_the_1_4_space_sandals_count_beyond_4_only() -> None:
    table = ArrangedTable()
    table.give(0, sandal=2)
    table.turn(0, "1-4")
    table.play("move 4")
    assert table.count(0, "sandal") == 2
    table.turn(0, "1-4", at="start")
    table.play("move 6")
    assert table.count(0, "sandal") == 0


def test_oyakata_can_share_a_space() -> None:
    table = ArrangedTable()
    table.oyakata(1, "rice-shop")
    table.oyakata(2, "rice-shop")
    table.turn(0, "2")
    table.play("income", "move 2")
    assert table.at(0) == table.at(1) == table.at(2) == "rice-shop"


def test_a_lap_counts_before_business_starts() -> None:
    # The Sake Peddler retires on the way, so the rice shop has no character to visit.
    table = ArrangedTable()
    table.place("sake-peddler", "a1", owner=0, experience=2)
    table.turn(0, "2", at="money-changer")
    table.play("income", "move 2")
    assert table.at(0) == "rice-shop"
    assert table.legal("visit") == []
    assert table.retired(0) == ["sake-peddler"]


def test_a_lap_raises_only_the_players_own_characters() -> None:
    table = ArrangedTable()
    table.place("sake-peddler", "a1", owner=0)
    table.place("seamstress", "b4", owner=0, experience=1)
    table.place("soba-stand", "c1", owner=1)
    table.place("inn", "d1", owner=0)
    table.turn(0, "1", at="money-changer")
    table.play("income", "move 1")
    assert [table.experience(stall) for stall in ("a1", "b4", "c1")] == [1, 2, 0]
    assert table.on("d1") == "inn"
