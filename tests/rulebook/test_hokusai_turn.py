"""Hokusai, pt "Mover o aprendiz", "Misturar pigmentos", "Ativar cartas de artesão", "Fim do turno": the examples of a turn."""

from tests.games.hokusai.scene import Scene

BLUE, GREY = 0, 1


def test_pt_1a_one_black_leads_to_a_token_on_either_side() -> None:
    for space, token in [("a1", "recover"), ("a5", "fetch")]:
        scene = Scene()
        scene.token(1, "recover")
        scene.token(5, "fetch")
        scene.stand(BLUE, "k1")
        scene.active(BLUE, "black red")
        scene.turn(BLUE)

        assert scene.legal("move") == ["move a1", "move a5"]
        scene.play(f"move {space}")

        assert scene.legal("token") == [f"token {token}"]
        assert (scene.active_of(BLUE), scene.discard_of(BLUE)) == ("red", "black")


def test_pt_1b_one_black_leads_to_a_kakemono_on_either_side_and_the_deck_fills_the_gap() -> None:
    for space, position, card in [("k2", 2, "great-wave"), ("k1", 1, "oiwa")]:
        scene = Scene()
        scene.ring(2, "great-wave", "chisel brush")
        scene.ring(1, "oiwa", "chisel brush")
        scene.stand(GREY, "a1")
        scene.active(GREY, "black")
        scene.turn(GREY)
        next_card, revealed = scene.top(), len(scene.state.deck)

        scene.play(f"move {space}", f"take {position}")

        # The player takes the card along with its markers. The face-up deck card replaces it, and the next card is turned up.
        assert scene.works_of(GREY)[0] == card
        assert scene.markers_on(GREY, 1) == "chisel brush"
        assert scene.ring_at(position) == next_card != scene.top()
        assert len(scene.state.deck) == revealed - 1


def test_pt_1c_two_blacks_lead_to_an_artisan_on_either_side() -> None:
    for space, position, artisan in [("a2", 2, "hokkei"), ("a5", 5, "yohei")]:
        scene = Scene()
        scene.ring_artisan(2, "hokkei")
        scene.ring_artisan(5, "yohei")
        scene.stand(BLUE, "k1" if space == "a5" else "a1")
        scene.active(BLUE, "black black")
        scene.turn(BLUE)

        scene.play(f"move {space}", f"hire {position}")

        assert scene.artisans_of(BLUE) == [artisan]
        assert scene.state.ring_artisans[position - 1] not in (-1, scene.state.artisans[0])


def test_pt_1d_one_black_leads_to_a_drop_on_either_side() -> None:
    for space, drop in [("a1", "1-blue"), ("a5", "5-red")]:
        scene = Scene()
        scene.wheel(1, "blue blue")
        scene.wheel(5, "red")
        scene.stand(BLUE, "k1")
        scene.active(BLUE, "black")
        scene.turn(BLUE)

        scene.play(f"move {space}", f"collect {drop}")

        # It is in the discard area together with the black spent on the move.
        colour = drop.split("-")[1]
        assert scene.active_of(BLUE) == f"{colour} black"  # drawn again at the end of the turn, because nothing else was left
        assert "collect" not in [name.split()[0] for name in scene.legal()]


def test_pt_2_blue_mixes_orange_and_purple_with_one_turn_of_the_wheel() -> None:
    scene = Scene()
    scene.stand(BLUE, "k1")
    scene.token(3, "recover")
    scene.active(BLUE, "yellow red blue red black")
    scene.turn(BLUE)

    scene.play("mix orange-red-yellow", "mix purple-blue-red")

    # Four drops, one in each space starting at the apprentice, in the chosen order and direction.
    scene.play("clockwise", "enter red", "enter blue", "enter yellow")
    assert [scene.on_wheel(sector) for sector in (1, 2, 3, 4, 5)] == ["red", "blue", "yellow", "red", ""]
    assert scene.discard_of(BLUE) == ""

    # The oval can stop at any other sector, and the drops move with it.
    assert scene.legal() == ["turn 2", "turn 3", "turn 4", "turn 5"]
    scene.play("turn 3")
    assert [scene.on_wheel(sector) for sector in (1, 2, 3, 4, 5)] == ["red", "", "red", "blue", "yellow"]
    assert scene.legal() == ["token recover", "done"]
    scene.play("done")

    # Then the secondaries go to the discard area. The turn ends, and everything is drawn again.
    assert scene.active_of(BLUE) == "purple orange black"
    assert scene.state.reserve == [12, 13, 12]


def test_pt_the_joker_stands_for_a_primary_until_the_fourth_brings_all_home() -> None:
    scene = Scene()
    scene.active(BLUE, "black red red red")
    scene.beside(BLUE, 2)
    scene.bag(BLUE, "black")
    scene.turn(BLUE)

    # A black used as yellow stays beside the atelier.
    scene.play("mix orange-red-black")
    assert scene.state.beside[BLUE] == 3

    scene.play("turn 2", "done")
    scene.turn(BLUE)
    assert scene.active_of(BLUE) == "red red orange black"

    # After the last one, all four return to the discard area immediately.
    scene.play("mix purple-red-black")
    assert scene.state.beside[BLUE] == 0
    assert scene.discard_of(BLUE) == "black black black black"


def test_pt_extra_1_two_markers_of_a_tool_take_one_icon_two_turns() -> None:
    scene = Scene(players=1)
    scene.work(BLUE, 1, "great-wave", markers="chisel chisel")
    scene.artisans(BLUE, "denkichi")
    scene.turn(BLUE)

    scene.play("remove 1-chisel")
    assert scene.markers_on(BLUE, 1) == "chisel"
    assert scene.legal("remove") == []
    scene.play("discard")

    # The next turn.
    scene.play("remove 1-chisel")
    assert scene.markers_on(BLUE, 1) == ""
    assert scene.kept_by(BLUE) == "chisel chisel"


def test_pt_extra_2_after_the_markers_the_drops_at_hand_are_painted() -> None:
    scene = Scene()
    scene.work(BLUE, 1, "great-wave")
    scene.active(BLUE, "red green blue")
    scene.turn(BLUE)

    scene.play("paint 1-red", "paint 1-green")

    # The card needs no blue, and nothing else fits, so the extra action is over.
    assert scene.painted_on(BLUE, 1) == "red green"
    assert scene.active_of(BLUE) == "blue"
    assert scene.part(BLUE, "painted") == 2
    assert scene.legal("paint") == []


def test_pt_end_of_turn_two_from_the_bag_and_the_third_after_tipping_the_discard_in() -> None:
    scene = Scene()
    scene.active(BLUE, "red red red")
    scene.bag(BLUE, "blue green")
    scene.discarded(BLUE, "yellow yellow yellow yellow")

    scene.end_turn(BLUE)

    assert scene.who == GREY
    assert scene.active_of(BLUE) == "blue red red red yellow green"
    assert scene.bag_of(BLUE) == "yellow yellow yellow"
    assert scene.discard_of(BLUE) == ""
