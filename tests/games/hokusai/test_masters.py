"""The masters."""

from tests.games.hokusai.arranged_table import ArrangedTable
from ukiyo.engine import move_log
from ukiyo.games.hokusai.components import HOKUSAI, SHARAKU, TOOLS


def test_hiroshige_takes_a_drop_when_the_player_on_the_left_turns_the_wheel() -> None:
    table = ArrangedTable(players=3)
    table.master(1, "hiroshige")
    table.stand(1, "a4")
    table.wheel(3, "blue yellow")  # turning the wheel moves the drop in front of his apprentice
    table.active(2, "blue red")
    table.turn(2)
    table.play("mix purple-blue-red", "clockwise", "enter blue", "turn 2")
    assert (table.seat_to_move, table.decision) == (1, "collect-offered")
    table.play("collect 4-yellow")
    assert table.discard_of(1) == "yellow"
    # The token is used afterwards. The master does not react when other players turn the wheel.
    assert (table.seat_to_move, table.decision) == (2, "oval-token")

    table.active(0, "blue red")
    table.turn(0)
    table.play("mix purple-blue-red", "clockwise", "enter blue", "turn 3")
    assert table.seat_to_move == 0


def test_utamaro_keeps_a_primary_of_the_work_he_completes() -> None:
    table = ArrangedTable()
    table.master(0, "utamaro")
    table.work(0, 1, "yoro", painted="blue")
    table.active(0, "blue red")
    table.turn(0)
    table.play("exhibit 1")
    assert table.legal() == ["keep blue", "keep red", "done"]
    table.play("keep red")
    assert table.discard_of(0) == "red"
    assert table.legal() == ["clockwise", "counterclockwise"]  # two blue drops remain


def test_utamaro_does_not_keep_the_black() -> None:
    table = ArrangedTable()
    table.master(0, "utamaro")
    table.work(0, 1, "yoro", painted="blue blue")
    table.active(0, "black")
    table.turn(0)
    table.play("exhibit 1")
    assert table.legal() == ["keep blue", "done"]


def test_kuniyoshi_takes_a_black_from_the_bag_once_a_turn() -> None:
    table = ArrangedTable()
    table.master(0, "kuniyoshi")
    table.bag(0, "black black red")
    table.turn(0)
    table.play("power")
    assert table.active_of(0) == "black"
    assert "power" not in table.legal()

    table.bag(0, "red")
    table.turn(0)
    assert "power" not in table.legal()


def test_harunobu_turns_a_work_before_placing_his_own() -> None:
    table = ArrangedTable()
    table.master(0, "harunobu")
    table.work(0, 1, "poppies", painted="blue red yellow")
    table.turn(0)
    table.play("exhibit 1", "clockwise", "enter blue", "enter red", "turn 2", "done")
    assert table.legal() == ["rotate kajikazawa", "done"]
    table.play("rotate kajikazawa")
    assert table.legal() == ["orient east", "orient south", "orient west"]
    table.play("orient south")
    assert table.decision == "place"

    # After the rotation, the north edge of kajikazawa has two blue icons. The north edge of poppies is blue, too.
    table.wheel(1, "blue")
    table.play("place 0,1", "orient south")
    assert "collect 1-blue" in table.legal()


def test_kiyonaga_takes_two_actions_after_four_steps() -> None:
    table = ArrangedTable()
    table.master(0, "kiyonaga")
    table.active(0, "black black black black")
    table.wheel(3, "red red")
    table.token(3, "fetch")
    table.turn(0)
    table.play("move k3", "collect 3-red")
    assert table.legal() == ["token fetch", "take 3", "done"]
    table.play("take 3")
    assert table.works_of(0)[0] is not None
    assert table.decision != "stop"


def test_kiyonaga_takes_one_action_after_three_steps() -> None:
    table = ArrangedTable()
    table.master(0, "kiyonaga")
    table.active(0, "black black black black")
    table.wheel(2, "red")
    table.turn(0)
    table.play("move a2", "collect 2-red")
    assert table.decision != "stop"


def test_toyokuni_has_a_fourth_artisan_who_does_not_score() -> None:
    table = ArrangedTable()
    table.master(0, "toyokuni")
    table.artisans(0, "denkichi", "tomekichi", "shigenobu")
    table.ring_artisan(1, "matsugoro")
    table.active(0, "black")
    table.turn(0)
    table.play("move a1", "hire 1")
    assert table.artisans_of(0) == ["denkichi", "tomekichi", "shigenobu", "matsugoro"]
    # Three of the four artisans count 3 points, and there are three different tools.
    assert (table.part(0, "artisans"), table.part(0, "sets"), table.part(0, "icons")) == (9, 2, 1)


def test_kunisada_has_a_third_kakemono() -> None:
    table = ArrangedTable()
    table.master(0, "kunisada")
    table.work(0, 1, "yoro")
    table.work(0, 2, "kohada")
    table.active(0, "black")
    table.stand(0, "a1")
    table.turn(0)
    table.play("move k1", "take 1")
    assert None not in table.works_of(0)


def test_kunisada_exchanges_markers_between_two_kakemonos() -> None:
    table = ArrangedTable()
    table.master(0, "kunisada")
    table.work(0, 1, "yoro", markers="chisel knife")
    table.work(0, 2, "kohada", markers="chisel")
    table.turn(0)
    assert table.legal("exchange") == ["exchange 1-knife", "exchange 2-chisel"]  # exchanging a chisel for a chisel would have no effect
    table.play("exchange 1-knife")
    assert (table.markers_on(0, 1), table.markers_on(0, 2)) == ("chisel chisel", "knife")
    assert table.legal("exchange") == []  # the exchange was the extra action


def test_sharaku_removes_one_marker_with_either_of_his_tools() -> None:
    table = ArrangedTable()
    table.master(0, "sharaku")
    table.state.sharaku = [TOOLS.index("brush"), TOOLS.index("baren")]
    table.work(0, 1, "yoro", markers="brush baren")
    table.work(0, 2, "kohada", markers="mallet")
    table.artisans(0, "yohei")
    table.turn(0)
    assert table.legal("sacrifice") == []  # all markers are shown
    table.play("remove 1-baren")
    assert table.legal() == ["remove 2-mallet", "done"]
    table.play("remove 2-mallet")
    assert table.kept_by(0) == "baren mallet"
    assert table.part(0, "sets") == 1  # baren and mallet; his own two tools do not score


def test_sharaku_draws_two_different_tools_before_the_first_turn() -> None:
    drawn = 0
    for seed in range(40):
        state = ArrangedTable.opening(5, seed, masters="random").state
        if SHARAKU in state.master:
            drawn += 1
            first, second = state.sharaku
            assert first != second
    assert drawn > 5


def test_eishi_draws_until_a_secondary_appears() -> None:
    table = ArrangedTable()
    table.master(0, "eishi")
    table.bag(0, "green red red blue")
    table.turn(0)
    table.play("power")
    assert table.active_of(0) == "green"
    assert set(table.discard_of(0).split()) <= {"red", "blue"}
    assert "power" not in table.legal()


def test_eishi_refills_an_empty_bag_and_can_find_nothing() -> None:
    table = ArrangedTable()
    table.master(0, "eishi")
    table.discarded(0, "red blue")
    table.turn(0)
    table.play("power")
    assert (table.active_of(0), table.bag_of(0), table.discard_of(0)) == ("", "", "blue red")


def test_eishi_refills_the_bag_when_it_runs_out() -> None:
    # Ruling: the bag is refilled once, and drawing continues. The other drops are discarded afterwards.
    table = ArrangedTable()
    table.master(0, "eishi")
    table.bag(0, "red red")
    table.discarded(0, "green blue")
    table.turn(0)
    table.play("power")
    assert table.active_of(0) == "green"
    assert sorted(f"{table.bag_of(0)} {table.discard_of(0)}".split()) == ["blue", "red", "red"]
    assert table.discard_of(0).count("red") == 2


def test_eishi_draws_each_drop_once() -> None:
    table = ArrangedTable()
    table.master(0, "eishi")
    table.bag(0, "red black")
    table.discarded(0, "yellow blue")
    table.turn(0)
    table.play("power")
    assert (table.active_of(0), table.bag_of(0), table.discard_of(0)) == ("", "", "blue red yellow black")


def test_moronobu_discards_a_drop_and_draws_another() -> None:
    table = ArrangedTable()
    table.master(0, "moronobu")
    table.active(0, "red")
    table.bag(0, "green")
    table.turn(0)
    table.play("drop red")
    assert (table.active_of(0), table.discard_of(0)) == ("green", "red")
    assert table.legal("drop") == []


def test_moronobu_refills_an_empty_bag_including_the_discarded_drop() -> None:
    table = ArrangedTable()
    table.master(0, "moronobu")
    table.active(0, "red")
    table.turn(0)
    table.play("drop red")
    assert table.active_of(0) == "red"


def test_shunsho_exchanges_a_marker_with_the_bag_once_a_turn() -> None:
    table = ArrangedTable()
    table.master(0, "shunsho")
    table.work(0, 1, "yoro", markers="chisel")
    table.state.tool_bag = [0, 1, 0, 0, 0]
    table.turn(0)
    table.play("exchange 1-chisel")
    assert table.markers_on(0, 1) == "knife"
    assert table.state.tool_bag == [1, 0, 0, 0, 0]
    assert table.legal("exchange") == []

    table.state.tool_bag = [0] * 5
    table.turn(0)
    assert table.legal("exchange") == []


def test_shunsho_scores_the_best_partition_with_his_own_table() -> None:
    table = ArrangedTable()
    table.master(0, "shunsho")
    for markers, points in [
        ("chisel knife", 2),
        ("chisel knife brush", 3),
        ("chisel knife brush baren", 5),
        ("chisel knife brush baren mallet", 9),
        ("chisel chisel knife brush", 4),  # two pairs are better than a set of three and a single tool
        ("chisel chisel chisel knife brush baren", 6),  # three pairs
    ]:
        table.kept(0, markers)
        assert table.part(0, "sets") == points


def test_hokusai_starts_with_a_second_kakemono_and_paints_under_markers() -> None:
    openings = [ArrangedTable.opening(2, seed, masters="random") for seed in range(60)]
    table = next(opening for opening in openings if HOKUSAI in opening.state.master)
    assert table.decision == "first-work"
    chooser = table.seat_to_move
    table.play("take 3")
    assert table.works_of(chooser).count(None) == 1

    table = ArrangedTable()
    table.master(0, "hokusai")
    table.work(0, 1, "yoro", markers="chisel")
    table.active(0, "blue blue red")
    table.turn(0)
    assert table.legal("exhibit") == []
    table.play("paint 1-blue", "paint 1-blue", "paint 1-red")
    assert table.painted_on(0, 1) == "blue blue red"


def test_the_log_shows_the_marker_received_in_an_exchange() -> None:
    for tools, came in (([0, 1, 0, 0, 0], "knife"), ([1, 0, 0, 0, 0], "chisel")):
        table = ArrangedTable()
        table.master(0, "shunsho")
        table.work(0, 1, "yoro", markers="chisel brush")
        table.state.tool_bag = tools
        table.turn(0)
        table.state.records_effects = True
        action = table.game.parse("exchange 1-chisel")
        table.state.play(action)
        assert move_log.summary(table.game, table.state, action)["about"]["became"] == came


def test_the_log_shows_the_artisan_sacrificed_without_a_choice() -> None:
    table = ArrangedTable()
    table.work(0, 1, "yoro", markers="mallet")
    table.artisans(0, "taito")
    table.turn(0)
    table.state.records_effects = True
    [notation] = table.legal("sacrifice")
    action = table.game.parse(notation)
    table.state.play(action)
    assert move_log.summary(table.game, table.state, action)["about"]["artisan"] == "taito"
