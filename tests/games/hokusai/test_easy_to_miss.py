"""Rules that are easy to miss, found by comparing the rulebook with the game again."""

from pathlib import Path

from tests.games.hokusai.scene import Scene


def test_the_token_works_before_the_secondaries_arrive() -> None:
    scene = Scene(players=1)
    scene.token(2, "recover")
    scene.active(0, "blue red")
    scene.discarded(0, "green")
    scene.bag(0, "red red red red red red red")
    scene.turn(0)
    scene.play("mix purple-blue-red", "clockwise", "enter blue", "turn 2", "token recover")
    assert "green" in scene.active_of(0)
    assert scene.discard_of(0) == "purple"


def test_a_secondary_set_aside_cannot_be_recoloured() -> None:
    scene = Scene(players=1)
    scene.token(2, "recolour")
    scene.reserve(purple=1, green=0, orange=5)
    scene.active(0, "blue red orange")
    scene.turn(0)
    scene.play("mix purple-blue-red", "clockwise", "enter blue", "turn 2", "token recolour")
    assert scene.state.reserve == [0, 0, 5]


def test_the_last_joker_returns_before_the_token_works() -> None:
    scene = Scene(players=1)
    scene.token(2, "recover")
    scene.beside(0, 3)
    scene.active(0, "black red")
    scene.bag(0, "red red red red red red red")
    scene.turn(0)
    scene.play("mix orange-red-black", "turn 2", "token recover")
    assert scene.active_of(0).split().count("black") == 2


def test_hiroshige_acts_before_the_token_and_the_token_before_the_work_is_placed() -> None:
    scene = Scene(players=2)
    scene.master(1, "hiroshige")
    scene.stand(1, "k2")
    scene.wheel(1, "yellow")
    scene.token(2, "recover")
    scene.discarded(0, "green blue red")
    scene.work(0, 1, "yoro", painted="blue blue red")
    scene.turn(0)
    scene.play("exhibit 1", "counterclockwise", "enter red", "turn 2")
    assert (scene.who, scene.legal()[-1]) == (1, "done")
    scene.play("done")
    assert (scene.who, scene.asked) == (0, "oval-token")
    scene.play("token recover", "recover green", "recover blue")
    assert (scene.asked, scene.state.signatures[0]) == ("place", 5)


def test_hiroshige_does_not_react_to_himself() -> None:
    scene = Scene(players=2)
    scene.master(0, "hiroshige")
    scene.wheel(5, "yellow yellow")
    scene.active(0, "blue red")
    scene.turn(0)
    scene.play("mix purple-blue-red", "clockwise", "enter blue", "turn 2")
    assert (scene.who, scene.asked) == (0, "oval-token")


def test_a_kakemono_bonus_uses_the_freed_place_and_the_ring_refills(tmp_path: Path) -> None:
    scene = Scene()
    scene.edges(tmp_path, kajikazawa="green kakemono green green", oiwa="red red kakemono red", yoro="kakemono red red kakemono")
    scene.hang("oiwa", 1, 1)
    scene.work(0, 1, "yoro", painted="blue blue red")
    scene.turn(0)
    scene.play("exhibit 1", "clockwise", "enter red", "turn 2", "done", "place 1,0", "orient north")
    first = scene.top()
    scene.play("take 3")
    assert scene.ring_at(3) == first
    scene.play("take 3")
    assert scene.works_of(0)[1] == first
    assert scene.asked != "bonus"

    scene = Scene()
    scene.edges(tmp_path, kajikazawa="green kakemono green green", oiwa="red red kakemono red", yoro="kakemono red red kakemono")
    scene.hang("oiwa", 1, 1)
    scene.work(0, 1, "yoro", painted="blue blue red")
    scene.work(0, 2, "wagtail")
    scene.turn(0)
    scene.play("exhibit 1", "clockwise", "enter red", "turn 2", "done", "place 1,0", "orient north", "take 3")
    assert sum(scene.state.bonus) == 0  # no room for the second: it is lost


def test_a_card_with_a_black_is_not_finished_with_another() -> None:
    scene = Scene()
    scene.work(0, 1, "poppies", painted="blue")
    scene.paint_joker(0, 1, "yellow")
    scene.active(0, "black")
    scene.turn(0)
    assert scene.legal("exhibit") == scene.legal("paint") == []


def test_two_cards_can_each_have_a_black() -> None:
    scene = Scene()
    scene.work(0, 1, "poppies")
    scene.work(0, 2, "yoro")
    scene.active(0, "black black")
    scene.bag(0, "black")
    scene.turn(0)
    scene.play("paint 1-red-black", "paint 2-blue-black")
    assert (scene.painted_on(0, 1), scene.painted_on(0, 2), scene.state.beside[0]) == ("black", "black", 0)


def test_a_joker_and_a_substitute_can_mix() -> None:
    scene = Scene()
    scene.artisans(0, "taito")
    scene.active(0, "yellow black")
    scene.turn(0)
    assert "mix purple-yellow-black" in scene.legal("mix")


def test_utamaro_keeps_a_substitute_in_its_own_colour() -> None:
    scene = Scene()
    scene.master(0, "utamaro")
    scene.artisans(0, "taito")
    scene.work(0, 1, "yoro", painted="blue blue")
    scene.active(0, "yellow")
    scene.turn(0)
    scene.play("exhibit 1")
    assert scene.legal() == ["keep blue", "keep yellow", "done"]


def test_kiyonaga_may_walk_the_journey_and_take_a_drop() -> None:
    scene = Scene(expansions="journey")
    scene.master(0, "kiyonaga")
    scene.journey("blank", "1", "3")
    scene.active(0, "black black black black")
    scene.token(3, "fetch")
    scene.wheel(3, "red")
    scene.turn(0)
    scene.play("move k3", "token fetch")
    assert scene.part(0, "journey") == 1
    assert scene.legal() == ["take 3", "collect 3-red", "done"]


def test_toyokuni_swaps_only_at_four() -> None:
    scene = Scene()
    scene.master(0, "toyokuni")
    scene.artisans(0, "denkichi", "tomekichi", "shigenobu", "matsugoro")
    scene.ring_artisan(1, "hokkei")
    scene.active(0, "black")
    scene.turn(0)
    scene.play("move a1", "hire 1")
    assert scene.legal() == ["dismiss 1", "dismiss 2", "dismiss 3", "dismiss 4"]


def test_sharaku_cannot_be_sacrificed() -> None:
    scene = Scene()
    scene.master(0, "sharaku")
    scene.state.sharaku = [0, 1]  # chisel, knife
    scene.work(0, 1, "yoro", markers="chisel mallet")
    scene.turn(0)
    assert scene.legal() == ["discard", "remove 1-chisel"]


def test_hokusai_exhibits_nothing_under_a_marker_even_when_it_is_full() -> None:
    scene = Scene()
    scene.master(0, "hokusai")
    scene.work(0, 1, "yoro", markers="chisel", painted="blue blue red")
    scene.turn(0)
    assert scene.legal("exhibit") == []


def test_the_summit_gives_no_extra_turn_after_the_end_trigger() -> None:
    scene = Scene(players=2, expansions="paths")
    scene.path("blue", "turn")
    for place in range(1, 6):
        scene.hang(["great-wave", "amida", "oiwa", "peonies", "whaling"][place - 1], place, 0)
    scene.work(0, 1, "yoro", painted="blue blue red")
    scene.active(0, "blue")
    for seat in (0, 1):
        scene.bag(seat, "red red red red red red red")
    scene.turn(0)
    scene.play("step blue", "exhibit 1", "clockwise", "enter red", "turn 2", "done", "place 0,1", "orient north")
    while scene.asked == "bonus":
        scene.play("done")
    assert (scene.state.closer, scene.who) == (0, 1)
    assert scene.part(0, "paths") == 2


def test_an_extra_turn_renews_the_masters_power() -> None:
    scene = Scene(players=2, expansions="paths")
    scene.master(0, "kuniyoshi")
    scene.path("blue", "turn")
    scene.active(0, "blue red red red red red")
    scene.bag(0, "black black black black red red red red red")
    scene.turn(0)
    scene.play("power", "step blue", "discard")
    assert scene.who == 0
    assert ("power" in scene.legal()) == ("black" in scene.bag_of(0))
    assert scene.state.power_open


def test_action_4_draws_six_on_every_row() -> None:
    scene = Scene(expansions="track")
    scene.state.row[0] = 14
    scene.work(0, 1, "poppies")
    scene.bag(0, "red " * 14)
    scene.turn(0)
    scene.play("discard")
    assert len(scene.active_of(0).split()) == 6


def test_a_black_on_a_card_is_a_point_and_so_is_a_full_card() -> None:
    scene = Scene()
    scene.work(0, 1, "poppies", painted="blue yellow")
    scene.paint_joker(0, 1, "red")
    assert scene.part(0, "painted") == 3


def test_in_a_solo_game_the_bonuses_of_the_fifth_work_come_before_scoring(tmp_path: Path) -> None:
    scene = Scene(players=1)
    scene.edges(tmp_path, kajikazawa="green green green artisan", yoro="red artisan red red")
    for place in range(1, 5):
        scene.hang(["great-wave", "amida", "oiwa", "peonies"][place - 1], place, 0, by=0)
    scene.work(0, 1, "yoro", painted="blue blue red")
    scene.ring_artisan(2, "shigenobu")
    scene.state.turns = 19
    scene.turn(0)
    scene.play("exhibit 1", "clockwise", "enter red", "turn 2", "done", "place -1,0", "orient north", "hire 2")
    assert scene.state.over
    assert scene.part(0, "artisans") == 3


def test_moves_that_revealed_something_cannot_be_undone() -> None:
    scene = Scene()
    scene.activate("five-artisans")
    assert scene.state.undo_floor == scene.state.moves
    scene.play("done")

    scene = Scene(players=2)
    scene.objective(0, "fuji-waterfalls-ghosts")
    scene.objective(1, "birds-poems-fuji")
    scene.activate("new-objective")
    assert scene.state.undo_floor == scene.state.moves

    scene = Scene(players=2, expansions="paths")
    scene.path("blue red", "objective none")
    scene.active(0, "blue black")
    scene.turn(0)
    scene.play("step blue")
    assert scene.state.undo_floor == scene.state.moves


def test_an_objective_gained_is_reported_without_its_name() -> None:
    news = set()
    for seed in range(12):
        scene = Scene(players=2, expansions="paths", seed=seed)
        scene.path("blue red", "objective none")
        scene.active(0, "blue black")
        scene.turn(0)
        scene.state.records_effects = True
        scene.play("step blue")
        news.add(tuple(scene.state.effects))
    assert len(news) == 1


def test_a_lost_substitute_leaves_its_assumed_colour_missing() -> None:
    scene = Scene(expansions="track")
    scene.artisans(0, "taito")  # yellow as red
    scene.work(0, 1, "nakamaro", painted="blue")
    scene.active(0, "yellow")
    scene.turn(0)
    scene.play("paint 1-red-yellow")
    scene.artisans(0)
    scene.bag(0, "red " * 15)
    scene.end_turn(0)
    scene.play("lose 1-yellow")
    work = scene.game.view(scene.state, 0)["players"][0]["atelier"][0]  # type: ignore[index]
    assert (work["painted"], work["missing"]) == ({"blue": 1}, {"red": 1, "purple": 1})


def test_extra_turns_do_not_count_towards_the_stalemate() -> None:
    scene = Scene(players=2, expansions="paths")
    scene.path("blue", "turn")
    scene.active(0, "blue red red red red red")
    scene.turn(0)
    scene.play("step blue")
    mains = [0, 0]
    while not scene.state.over:
        mains[scene.who] += 1
        scene.play("discard")
    assert min(mains) >= 5


def test_the_objective_pile_is_revealed_after_the_drop() -> None:
    scene = Scene(players=2)
    scene.objective(0, "fuji-waterfalls-ghosts")
    scene.objective(1, "birds-poems-fuji")
    scene.wheel(4, "yellow")
    scene.activate("new-objective")
    assert scene.asked == "collect-wished"
    assert scene.game.view(scene.state, 0)["objective_pile"] == [None] * 6
