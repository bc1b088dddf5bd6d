"""One scene for each master."""

from tests.games.hokusai.scene import Scene
from ukiyo.engine import move_log
from ukiyo.games.hokusai.components import HOKUSAI, SHARAKU, TOOLS


def test_hiroshige_takes_a_drop_when_the_player_on_his_left_turns_the_wheel() -> None:
    scene = Scene(players=3)
    scene.master(1, "hiroshige")
    scene.stand(1, "a4")
    scene.wheel(3, "blue yellow")  # the turn moves it in front of his apprentice
    scene.active(2, "blue red")
    scene.turn(2)
    scene.play("mix purple-blue-red", "clockwise", "enter blue", "turn 2")
    assert (scene.who, scene.asked) == (1, "collect-offered")
    scene.play("collect 4-yellow")
    assert scene.discard_of(1) == "yellow"
    # The token comes after that. Other players' turns of the wheel do not count.
    assert (scene.who, scene.asked) == (2, "oval-token")

    scene.active(0, "blue red")
    scene.turn(0)
    scene.play("mix purple-blue-red", "clockwise", "enter blue", "turn 3")
    assert scene.who == 0


def test_utamaro_keeps_a_primary_of_the_work_he_completes() -> None:
    scene = Scene()
    scene.master(0, "utamaro")
    scene.work(0, 1, "yoro", painted="blue")
    scene.active(0, "blue red")
    scene.turn(0)
    scene.play("exhibit 1")
    assert scene.legal() == ["keep blue", "keep red", "done"]
    scene.play("keep red")
    assert scene.discard_of(0) == "red"
    assert scene.legal() == ["clockwise", "counterclockwise"]  # two blues are left


def test_utamaro_does_not_keep_the_black() -> None:
    scene = Scene()
    scene.master(0, "utamaro")
    scene.work(0, 1, "yoro", painted="blue blue")
    scene.active(0, "black")
    scene.turn(0)
    scene.play("exhibit 1")
    assert scene.legal() == ["keep blue", "done"]


def test_kuniyoshi_takes_a_black_from_the_bag_once_a_turn() -> None:
    scene = Scene()
    scene.master(0, "kuniyoshi")
    scene.bag(0, "black black red")
    scene.turn(0)
    scene.play("power")
    assert scene.active_of(0) == "black"
    assert "power" not in scene.legal()

    scene.bag(0, "red")
    scene.turn(0)
    assert "power" not in scene.legal()


def test_harunobu_turns_a_work_before_placing_his_own() -> None:
    scene = Scene()
    scene.master(0, "harunobu")
    scene.work(0, 1, "poppies", painted="blue red yellow")
    scene.turn(0)
    scene.play("exhibit 1", "clockwise", "enter blue", "enter red", "turn 2", "done")
    assert scene.legal() == ["rotate kajikazawa", "done"]
    scene.play("rotate kajikazawa")
    assert scene.legal() == ["orient east", "orient south", "orient west"]
    scene.play("orient south")
    assert scene.asked == "place"

    # After the rotation, the kajikazawa shows its two blues in the north. The north of poppies is blue too.
    scene.wheel(1, "blue")
    scene.play("place 0,1", "orient south")
    assert "collect 1-blue" in scene.legal()


def test_kiyonaga_takes_two_actions_after_four_steps() -> None:
    scene = Scene()
    scene.master(0, "kiyonaga")
    scene.active(0, "black black black black")
    scene.wheel(3, "red red")
    scene.token(3, "fetch")
    scene.turn(0)
    scene.play("move k3", "collect 3-red")
    assert scene.legal() == ["token fetch", "take 3", "done"]
    scene.play("take 3")
    assert scene.works_of(0)[0] is not None
    assert scene.asked != "stop"


def test_kiyonaga_takes_one_action_after_three_steps() -> None:
    scene = Scene()
    scene.master(0, "kiyonaga")
    scene.active(0, "black black black black")
    scene.wheel(2, "red")
    scene.turn(0)
    scene.play("move a2", "collect 2-red")
    assert scene.asked != "stop"


def test_toyokuni_has_a_fourth_artisan_who_does_not_score() -> None:
    scene = Scene()
    scene.master(0, "toyokuni")
    scene.artisans(0, "denkichi", "tomekichi", "shigenobu")
    scene.ring_artisan(1, "matsugoro")
    scene.active(0, "black")
    scene.turn(0)
    scene.play("move a1", "hire 1")
    assert scene.artisans_of(0) == ["denkichi", "tomekichi", "shigenobu", "matsugoro"]
    # Three of the four artisans with 3 points, and three different tools.
    assert (scene.part(0, "artisans"), scene.part(0, "sets"), scene.part(0, "icons")) == (9, 2, 1)


def test_kunisada_has_a_third_kakemono() -> None:
    scene = Scene()
    scene.master(0, "kunisada")
    scene.work(0, 1, "yoro")
    scene.work(0, 2, "kohada")
    scene.active(0, "black")
    scene.stand(0, "a1")
    scene.turn(0)
    scene.play("move k1", "take 1")
    assert None not in scene.works_of(0)


def test_kunisada_exchanges_markers_between_two_kakemonos() -> None:
    scene = Scene()
    scene.master(0, "kunisada")
    scene.work(0, 1, "yoro", markers="chisel knife")
    scene.work(0, 2, "kohada", markers="chisel")
    scene.turn(0)
    assert scene.legal("exchange") == ["exchange 1-knife", "exchange 2-chisel"]  # chisel for chisel would do nothing
    scene.play("exchange 1-knife")
    assert (scene.markers_on(0, 1), scene.markers_on(0, 2)) == ("chisel chisel", "knife")
    assert scene.legal("exchange") == []  # it was the extra action


def test_sharaku_removes_one_marker_with_either_of_his_tools() -> None:
    scene = Scene()
    scene.master(0, "sharaku")
    scene.state.sharaku = [TOOLS.index("brush"), TOOLS.index("baren")]
    scene.work(0, 1, "yoro", markers="brush baren")
    scene.work(0, 2, "kohada", markers="mallet")
    scene.artisans(0, "yohei")
    scene.turn(0)
    assert scene.legal("sacrifice") == []  # everything there is shown
    scene.play("remove 1-baren")
    assert scene.legal() == ["remove 2-mallet", "done"]
    scene.play("remove 2-mallet")
    assert scene.kept_by(0) == "baren mallet"
    assert scene.part(0, "sets") == 1  # baren and mallet; his own two tools never score


def test_sharaku_draws_two_different_tools_before_the_first_turn() -> None:
    drawn = 0
    for seed in range(40):
        state = Scene.opening(5, seed, masters="random").state
        if SHARAKU in state.master:
            drawn += 1
            first, second = state.sharaku
            assert first != second
    assert drawn > 5


def test_eishi_draws_until_a_secondary_appears() -> None:
    scene = Scene()
    scene.master(0, "eishi")
    scene.bag(0, "green red red blue")
    scene.turn(0)
    scene.play("power")
    assert scene.active_of(0) == "green"
    assert set(scene.discard_of(0).split()) <= {"red", "blue"}
    assert "power" not in scene.legal()


def test_eishi_refills_an_empty_bag_and_can_find_nothing() -> None:
    scene = Scene()
    scene.master(0, "eishi")
    scene.discarded(0, "red blue")
    scene.turn(0)
    scene.play("power")
    assert (scene.active_of(0), scene.bag_of(0), scene.discard_of(0)) == ("", "", "blue red")


def test_eishi_refills_the_bag_when_it_runs_out() -> None:
    # Ruling: the bag is refilled once and drawing continues. Only then are the others discarded.
    scene = Scene()
    scene.master(0, "eishi")
    scene.bag(0, "red red")
    scene.discarded(0, "green blue")
    scene.turn(0)
    scene.play("power")
    assert scene.active_of(0) == "green"
    assert sorted(f"{scene.bag_of(0)} {scene.discard_of(0)}".split()) == ["blue", "red", "red"]
    assert scene.discard_of(0).count("red") == 2


def test_eishi_never_draws_a_drop_twice() -> None:
    scene = Scene()
    scene.master(0, "eishi")
    scene.bag(0, "red black")
    scene.discarded(0, "yellow blue")
    scene.turn(0)
    scene.play("power")
    assert (scene.active_of(0), scene.bag_of(0), scene.discard_of(0)) == ("", "", "blue red yellow black")


def test_moronobu_discards_a_drop_and_draws_another() -> None:
    scene = Scene()
    scene.master(0, "moronobu")
    scene.active(0, "red")
    scene.bag(0, "green")
    scene.turn(0)
    scene.play("drop red")
    assert (scene.active_of(0), scene.discard_of(0)) == ("green", "red")
    assert scene.legal("drop") == []


def test_moronobu_refills_an_empty_bag_including_the_discarded_drop() -> None:
    scene = Scene()
    scene.master(0, "moronobu")
    scene.active(0, "red")
    scene.turn(0)
    scene.play("drop red")
    assert scene.active_of(0) == "red"


def test_shunsho_exchanges_a_marker_with_the_bag_once_a_turn() -> None:
    scene = Scene()
    scene.master(0, "shunsho")
    scene.work(0, 1, "yoro", markers="chisel")
    scene.state.tool_bag = [0, 1, 0, 0, 0]
    scene.turn(0)
    scene.play("exchange 1-chisel")
    assert scene.markers_on(0, 1) == "knife"
    assert scene.state.tool_bag == [1, 0, 0, 0, 0]
    assert scene.legal("exchange") == []

    scene.state.tool_bag = [0] * 5
    scene.turn(0)
    assert scene.legal("exchange") == []


def test_shunsho_scores_the_best_partition_with_his_own_table() -> None:
    scene = Scene()
    scene.master(0, "shunsho")
    for markers, points in [
        ("chisel knife", 2),
        ("chisel knife brush", 3),
        ("chisel knife brush baren", 5),
        ("chisel knife brush baren mallet", 9),
        ("chisel chisel knife brush", 4),  # two pairs are better than a set of three and a single
        ("chisel chisel chisel knife brush baren", 6),  # three pairs
    ]:
        scene.kept(0, markers)
        assert scene.part(0, "sets") == points


def test_hokusai_starts_with_a_second_kakemono_and_paints_under_markers() -> None:
    openings = [Scene.opening(2, seed, masters="random") for seed in range(60)]
    scene = next(opening for opening in openings if HOKUSAI in opening.state.master)
    assert scene.asked == "first-work"
    chooser = scene.who
    scene.play("take 3")
    assert scene.works_of(chooser).count(None) == 1

    scene = Scene()
    scene.master(0, "hokusai")
    scene.work(0, 1, "yoro", markers="chisel")
    scene.active(0, "blue blue red")
    scene.turn(0)
    assert scene.legal("exhibit") == []
    scene.play("paint 1-blue", "paint 1-blue", "paint 1-red")
    assert scene.painted_on(0, 1) == "blue blue red"


def test_the_log_names_the_marker_received_in_an_exchange() -> None:
    for tools, came in (([0, 1, 0, 0, 0], "knife"), ([1, 0, 0, 0, 0], "chisel")):
        scene = Scene()
        scene.master(0, "shunsho")
        scene.work(0, 1, "yoro", markers="chisel brush")
        scene.state.tool_bag = tools
        scene.turn(0)
        scene.state.records_effects = True
        action = scene.game.parse("exchange 1-chisel")
        scene.state.play(action)
        assert move_log.summary(scene.game, scene.state, action)["about"]["became"] == came


def test_the_log_names_the_artisan_sacrificed_without_a_choice() -> None:
    scene = Scene()
    scene.work(0, 1, "yoro", markers="mallet")
    scene.artisans(0, "taito")
    scene.turn(0)
    scene.state.records_effects = True
    [notation] = scene.legal("sacrifice")
    action = scene.game.parse(notation)
    scene.state.play(action)
    assert move_log.summary(scene.game, scene.state, action)["about"]["artisan"] == "taito"
