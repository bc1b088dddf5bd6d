"""Rules that are easy to miss."""

from pathlib import Path

from tests.games.hokusai.arranged_table import ArrangedTable


def test_the_token_works_before_the_secondaries_arrive() -> None:
    table = ArrangedTable(players=1)
    table.token(2, "recover")
    table.active(0, "blue red")
    table.discarded(0, "green")
    table.bag(0, "red red red red red red red")
    table.turn(0)
    table.play("mix purple-blue-red", "clockwise", "enter blue", "turn 2", "token recover")
    assert "green" in table.active_of(0)
    assert table.discard_of(0) == "purple"


def test_a_secondary_set_aside_cannot_be_recoloured() -> None:
    table = ArrangedTable(players=1)
    table.token(2, "recolour")
    table.reserve(purple=1, green=0, orange=5)
    table.active(0, "blue red orange")
    table.turn(0)
    table.play("mix purple-blue-red", "clockwise", "enter blue", "turn 2", "token recolour")
    assert table.state.reserve == [0, 0, 5]


def test_the_last_joker_returns_before_the_token_works() -> None:
    table = ArrangedTable(players=1)
    table.token(2, "recover")
    table.beside(0, 3)
    table.active(0, "black red")
    table.bag(0, "red red red red red red red")
    table.turn(0)
    table.play("mix orange-red-black", "turn 2", "token recover")
    assert table.active_of(0).split().count("black") == 2


def test_hiroshige_acts_before_the_token_and_the_token_before_the_work_is_placed() -> None:
    table = ArrangedTable(players=2)
    table.master(1, "hiroshige")
    table.stand(1, "k2")
    table.wheel(1, "yellow")
    table.token(2, "recover")
    table.discarded(0, "green blue red")
    table.work(0, 1, "yoro", painted="blue blue red")
    table.turn(0)
    table.play("exhibit 1", "counterclockwise", "enter red", "turn 2")
    assert (table.seat_to_move, table.legal()[-1]) == (1, "done")
    table.play("done")
    assert (table.seat_to_move, table.decision) == (0, "oval-token")
    table.play("token recover", "recover green", "recover blue")
    assert (table.decision, table.state.signatures[0]) == ("place", 5)


def test_hiroshige_does_not_react_to_himself() -> None:
    table = ArrangedTable(players=2)
    table.master(0, "hiroshige")
    table.wheel(5, "yellow yellow")
    table.active(0, "blue red")
    table.turn(0)
    table.play("mix purple-blue-red", "clockwise", "enter blue", "turn 2")
    assert (table.seat_to_move, table.decision) == (0, "oval-token")


def test_a_kakemono_bonus_uses_the_freed_place_and_the_ring_refills(tmp_path: Path) -> None:
    table = ArrangedTable()
    table.edges(tmp_path, kajikazawa="green kakemono green green", oiwa="red red kakemono red", yoro="kakemono red red kakemono")
    table.hang("oiwa", 1, 1)
    table.work(0, 1, "yoro", painted="blue blue red")
    table.turn(0)
    table.play("exhibit 1", "clockwise", "enter red", "turn 2", "done", "place 1,0", "orient north")
    first = table.top()
    table.play("take 3")
    assert table.ring_at(3) == first
    table.play("take 3")
    assert table.works_of(0)[1] == first
    assert table.decision != "bonus"

    table = ArrangedTable()
    table.edges(tmp_path, kajikazawa="green kakemono green green", oiwa="red red kakemono red", yoro="kakemono red red kakemono")
    table.hang("oiwa", 1, 1)
    table.work(0, 1, "yoro", painted="blue blue red")
    table.work(0, 2, "wagtail")
    table.turn(0)
    table.play("exhibit 1", "clockwise", "enter red", "turn 2", "done", "place 1,0", "orient north", "take 3")
    assert sum(table.state.bonus) == 0  # the second one is lost because there is no space


def test_a_card_with_a_black_is_not_finished_with_another() -> None:
    table = ArrangedTable()
    table.work(0, 1, "poppies", painted="blue")
    table.paint_joker(0, 1, "yellow")
    table.active(0, "black")
    table.turn(0)
    assert table.legal("exhibit") == table.legal("paint") == []


def test_two_cards_can_each_have_a_black() -> None:
    table = ArrangedTable()
    table.work(0, 1, "poppies")
    table.work(0, 2, "yoro")
    table.active(0, "black black")
    table.bag(0, "black")
    table.turn(0)
    table.play("paint 1-red-black", "paint 2-blue-black")
    assert (table.painted_on(0, 1), table.painted_on(0, 2), table.state.beside[0]) == ("black", "black", 0)


def test_a_joker_and_a_substitute_can_mix() -> None:
    table = ArrangedTable()
    table.artisans(0, "taito")
    table.active(0, "yellow black")
    table.turn(0)
    assert "mix purple-yellow-black" in table.legal("mix")


def test_utamaro_keeps_a_substitute_in_its_own_colour() -> None:
    table = ArrangedTable()
    table.master(0, "utamaro")
    table.artisans(0, "taito")
    table.work(0, 1, "yoro", painted="blue blue")
    table.active(0, "yellow")
    table.turn(0)
    table.play("exhibit 1")
    assert table.legal() == ["keep blue", "keep yellow", "done"]


def test_kiyonaga_may_walk_the_journey_and_take_a_drop() -> None:
    table = ArrangedTable(expansions="journey")
    table.master(0, "kiyonaga")
    table.journey("blank", "1", "3")
    table.active(0, "black black black black")
    table.token(3, "fetch")
    table.wheel(3, "red")
    table.turn(0)
    table.play("move k3", "token fetch")
    assert table.part(0, "journey") == 1
    assert table.legal() == ["take 3", "collect 3-red", "done"]


def test_toyokuni_swaps_only_at_four() -> None:
    table = ArrangedTable()
    table.master(0, "toyokuni")
    table.artisans(0, "denkichi", "tomekichi", "shigenobu", "matsugoro")
    table.ring_artisan(1, "hokkei")
    table.active(0, "black")
    table.turn(0)
    table.play("move a1", "hire 1")
    assert table.legal() == ["dismiss 1", "dismiss 2", "dismiss 3", "dismiss 4"]


def test_sharaku_cannot_be_sacrificed() -> None:
    table = ArrangedTable()
    table.master(0, "sharaku")
    table.state.sharaku = [0, 1]  # chisel, knife
    table.work(0, 1, "yoro", markers="chisel mallet")
    table.turn(0)
    assert table.legal() == ["discard", "remove 1-chisel"]


def test_hokusai_exhibits_nothing_under_a_marker_even_when_it_is_full() -> None:
    table = ArrangedTable()
    table.master(0, "hokusai")
    table.work(0, 1, "yoro", markers="chisel", painted="blue blue red")
    table.turn(0)
    assert table.legal("exhibit") == []


def test_the_summit_grants_no_extra_turn_after_the_end_trigger() -> None:
    table = ArrangedTable(players=2, expansions="paths")
    table.path("blue", "turn")
    for place in range(1, 6):
        table.hang(["great-wave", "amida", "oiwa", "peonies", "whaling"][place - 1], place, 0)
    table.work(0, 1, "yoro", painted="blue blue red")
    table.active(0, "blue")
    for seat in (0, 1):
        table.bag(seat, "red red red red red red red")
    table.turn(0)
    table.play("step blue", "exhibit 1", "clockwise", "enter red", "turn 2", "done", "place 0,1", "orient north")
    while table.decision == "bonus":
        table.play("done")
    assert (table.state.closer, table.seat_to_move) == (0, 1)
    assert table.part(0, "paths") == 2


def test_an_extra_turn_renews_the_masters_power() -> None:
    table = ArrangedTable(players=2, expansions="paths")
    table.master(0, "kuniyoshi")
    table.path("blue", "turn")
    table.active(0, "blue red red red red red")
    table.bag(0, "black black black black red red red red red")
    table.turn(0)
    table.play("power", "step blue", "discard")
    assert table.seat_to_move == 0
    assert ("power" in table.legal()) == ("black" in table.bag_of(0))
    assert table.state.power_open


def test_action_4_draws_six_on_every_row() -> None:
    table = ArrangedTable(expansions="track")
    table.state.row[0] = 14
    table.work(0, 1, "poppies")
    table.bag(0, "red " * 14)
    table.turn(0)
    table.play("discard")
    assert len(table.active_of(0).split()) == 6


def test_a_black_on_a_card_is_a_point_and_so_is_a_full_card() -> None:
    table = ArrangedTable()
    table.work(0, 1, "poppies", painted="blue yellow")
    table.paint_joker(0, 1, "red")
    assert table.part(0, "painted") == 3


def test_in_a_solo_game_the_bonuses_of_the_fifth_work_come_before_scoring(tmp_path: Path) -> None:
    table = ArrangedTable(players=1)
    table.edges(tmp_path, kajikazawa="green green green artisan", yoro="red artisan red red")
    for place in range(1, 5):
        table.hang(["great-wave", "amida", "oiwa", "peonies"][place - 1], place, 0, by=0)
    table.work(0, 1, "yoro", painted="blue blue red")
    table.ring_artisan(2, "shigenobu")
    table.state.turns = 19
    table.turn(0)
    table.play("exhibit 1", "clockwise", "enter red", "turn 2", "done", "place -1,0", "orient north", "hire 2")
    assert table.state.over
    assert table.part(0, "artisans") == 3


def test_moves_that_revealed_something_cannot_be_undone() -> None:
    table = ArrangedTable()
    table.activate("five-artisans")
    assert table.state.undo_floor == table.state.moves
    table.play("done")

    table = ArrangedTable(players=2)
    table.objective(0, "fuji-waterfalls-ghosts")
    table.objective(1, "birds-poems-fuji")
    table.activate("new-objective")
    assert table.state.undo_floor == table.state.moves

    table = ArrangedTable(players=2, expansions="paths")
    table.path("blue red", "objective none")
    table.active(0, "blue black")
    table.turn(0)
    table.play("step blue")
    assert table.state.undo_floor == table.state.moves


def test_an_objective_gained_is_reported_without_its_name() -> None:
    news = set()
    for seed in range(12):
        table = ArrangedTable(players=2, expansions="paths", seed=seed)
        table.path("blue red", "objective none")
        table.active(0, "blue black")
        table.turn(0)
        table.state.records_effects = True
        table.play("step blue")
        news.add(tuple(table.state.effects))
    assert len(news) == 1


def test_a_lost_substitute_leaves_its_assumed_colour_missing() -> None:
    table = ArrangedTable(expansions="track")
    table.artisans(0, "taito")  # yellow as red
    table.work(0, 1, "nakamaro", painted="blue")
    table.active(0, "yellow")
    table.turn(0)
    table.play("paint 1-red-yellow")
    table.artisans(0)
    table.bag(0, "red " * 15)
    table.end_turn(0)
    table.play("lose 1-yellow")
    work = table.game.view(table.state, 0)["players"][0]["atelier"][0]  # type: ignore[index]
    assert (work["painted"], work["missing"]) == ({"blue": 1}, {"red": 1, "purple": 1})


def test_extra_turns_do_not_count_towards_the_stalemate() -> None:
    table = ArrangedTable(players=2, expansions="paths")
    table.path("blue", "turn")
    table.active(0, "blue red red red red red")
    table.turn(0)
    table.play("step blue")
    mains = [0, 0]
    while not table.state.over:
        mains[table.seat_to_move] += 1
        table.play("discard")
    assert min(mains) >= 5


def test_the_objective_pile_is_revealed_after_the_drop() -> None:
    table = ArrangedTable(players=2)
    table.objective(0, "fuji-waterfalls-ghosts")
    table.objective(1, "birds-poems-fuji")
    table.wheel(4, "yellow")
    table.activate("new-objective")
    assert table.decision == "collect-wished"
    assert table.game.view(table.state, 0)["objective_pile"] == [None] * 6
