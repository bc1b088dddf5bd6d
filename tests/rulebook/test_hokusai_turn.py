"""Hokusai, pt "Mover o aprendiz", "Misturar pigmentos", "Ativar cartas de artesão", "Fim do turno": the examples for a turn."""

from tests.games.hokusai.arranged_table import ArrangedTable

BLUE, GREY = 0, 1


def test_pt_1a_one_black_leads_to_a_token_on_either_side() -> None:
    for space, token in [("a1", "recover"), ("a5", "fetch")]:
        table = ArrangedTable()
        table.token(1, "recover")
        table.token(5, "fetch")
        table.stand(BLUE, "k1")
        table.active(BLUE, "black red")
        table.turn(BLUE)

        assert table.legal("move") == ["move a1", "move a5"]
        table.play(f"move {space}")

        assert table.legal("token") == [f"token {token}"]
        assert (table.active_of(BLUE), table.discard_of(BLUE)) == ("red", "black")


def test_pt_1b_one_black_leads_to_a_kakemono_on_either_side_and_the_deck_fills_the_gap() -> None:
    for space, position, card in [("k2", 2, "great-wave"), ("k1", 1, "oiwa")]:
        table = ArrangedTable()
        table.ring(2, "great-wave", "chisel brush")
        table.ring(1, "oiwa", "chisel brush")
        table.stand(GREY, "a1")
        table.active(GREY, "black")
        table.turn(GREY)
        next_card, revealed = table.top(), len(table.state.deck)

        table.play(f"move {space}", f"take {position}")

        # The player takes the card along with its markers. The face-up deck card replaces it, and the next card is turned up.
        assert table.works_of(GREY)[0] == card
        assert table.markers_on(GREY, 1) == "chisel brush"
        assert table.ring_at(position) == next_card != table.top()
        assert len(table.state.deck) == revealed - 1


def test_pt_1c_two_blacks_lead_to_an_artisan_on_either_side() -> None:
    for space, position, artisan in [("a2", 2, "hokkei"), ("a5", 5, "yohei")]:
        table = ArrangedTable()
        table.ring_artisan(2, "hokkei")
        table.ring_artisan(5, "yohei")
        table.stand(BLUE, "k1" if space == "a5" else "a1")
        table.active(BLUE, "black black")
        table.turn(BLUE)

        table.play(f"move {space}", f"hire {position}")

        assert table.artisans_of(BLUE) == [artisan]
        assert table.state.ring_artisans[position - 1] not in (-1, table.state.artisans[0])


def test_pt_1d_one_black_leads_to_a_drop_on_either_side() -> None:
    for space, drop in [("a1", "1-blue"), ("a5", "5-red")]:
        table = ArrangedTable()
        table.wheel(1, "blue blue")
        table.wheel(5, "red")
        table.stand(BLUE, "k1")
        table.active(BLUE, "black")
        table.turn(BLUE)

        table.play(f"move {space}", f"collect {drop}")

        # The drop is in the discard area, together with the black spent on the move.
        colour = drop.split("-")[1]
        assert table.active_of(BLUE) == f"{colour} black"  # drawn again at the end of the turn, because there were no other drops
        assert "collect" not in [name.split()[0] for name in table.legal()]


def test_pt_2_blue_mixes_orange_and_purple_with_one_turn_of_the_wheel() -> None:
    table = ArrangedTable()
    table.stand(BLUE, "k1")
    table.token(3, "recover")
    table.active(BLUE, "yellow red blue red black")
    table.turn(BLUE)

    table.play("mix orange-red-yellow", "mix purple-blue-red")

    # Four drops, one in each space starting at the apprentice, in the chosen order and direction.
    table.play("clockwise", "enter red", "enter blue", "enter yellow")
    assert [table.on_wheel(sector) for sector in (1, 2, 3, 4, 5)] == ["red", "blue", "yellow", "red", ""]
    assert table.discard_of(BLUE) == ""

    # The oval can stop at any other sector. The drops move with it.
    assert table.legal() == ["turn 2", "turn 3", "turn 4", "turn 5"]
    table.play("turn 3")
    assert [table.on_wheel(sector) for sector in (1, 2, 3, 4, 5)] == ["red", "", "red", "blue", "yellow"]
    assert table.legal() == ["token recover", "done"]
    table.play("done")

    # The secondaries go to the discard area. The turn ends, and all drops are drawn again.
    assert table.active_of(BLUE) == "purple orange black"
    assert table.state.reserve == [12, 13, 12]


def test_pt_jokers_are_set_aside_until_the_fourth_returns_all_of_them() -> None:
    table = ArrangedTable()
    table.active(BLUE, "black red red red")
    table.beside(BLUE, 2)
    table.bag(BLUE, "black")
    table.turn(BLUE)

    # A black used as yellow stays next to the atelier.
    table.play("mix orange-red-black")
    assert table.state.beside[BLUE] == 3

    table.play("turn 2", "done")
    table.turn(BLUE)
    assert table.active_of(BLUE) == "red red orange black"

    # After the last one is used, all four return to the discard area immediately.
    table.play("mix purple-red-black")
    assert table.state.beside[BLUE] == 0
    assert table.discard_of(BLUE) == "black black black black"


def test_pt_extra_1_two_markers_of_a_tool_take_one_icon_two_turns() -> None:
    table = ArrangedTable(players=1)
    table.work(BLUE, 1, "great-wave", markers="chisel chisel")
    table.artisans(BLUE, "denkichi")
    table.turn(BLUE)

    table.play("remove 1-chisel")
    assert table.markers_on(BLUE, 1) == "chisel"
    assert table.legal("remove") == []
    table.play("discard")

    # The next turn.
    table.play("remove 1-chisel")
    assert table.markers_on(BLUE, 1) == ""
    assert table.kept_by(BLUE) == "chisel chisel"


def test_pt_extra_2_after_the_markers_the_drops_at_hand_are_painted() -> None:
    table = ArrangedTable()
    table.work(BLUE, 1, "great-wave")
    table.active(BLUE, "red green blue")
    table.turn(BLUE)

    table.play("paint 1-red", "paint 1-green")

    # The card does not need blue, and no other drop fits, so the extra action is over.
    assert table.painted_on(BLUE, 1) == "red green"
    assert table.active_of(BLUE) == "blue"
    assert table.part(BLUE, "painted") == 2
    assert table.legal("paint") == []


def test_pt_end_of_turn_two_from_the_bag_and_the_third_after_tipping_the_discard_in() -> None:
    table = ArrangedTable()
    table.active(BLUE, "red red red")
    table.bag(BLUE, "blue green")
    table.discarded(BLUE, "yellow yellow yellow yellow")

    table.end_turn(BLUE)

    assert table.seat_to_move == GREY
    assert table.active_of(BLUE) == "blue red red red yellow green"
    assert table.bag_of(BLUE) == "yellow yellow yellow"
    assert table.discard_of(BLUE) == ""
