"""The view contains all data for drawing the board, so clients do not need the rules."""

import random

from tests.games.hokusai.arranged_table import ArrangedTable
from ukiyo import games

GAME = games.game("hokusai")


def test_toyokuni_and_kunisada_have_an_extra_space() -> None:
    table = ArrangedTable()
    table.master(0, "toyokuni")
    table.master(1, "kunisada")
    players = table.game.view(table.state, -1)["players"]
    assert isinstance(players, list)
    assert [(player["chairs"], len(player["atelier"])) for player in players] == [(4, 2), (3, 3), (3, 2)]


def test_the_view_lists_all_mixtures() -> None:
    table = ArrangedTable()
    assert table.game.view(table.state, -1)["mixing"] == {
        "purple": ["blue", "red"],
        "green": ["blue", "yellow"],
        "orange": ["red", "yellow"],
    }


def test_the_view_shows_where_public_objectives_pay() -> None:
    table = ArrangedTable()
    table.public("most-markers", "around", "two-away")
    positions = table.game.view(table.state, -1)["positions"]
    assert positions == {
        "around": [[-1, -1], [-1, 0], [-1, 1], [0, -1], [0, 1], [1, -1], [1, 0], [1, 1]],
        "two-away": [[-2, 0], [-1, -1], [-1, 1], [0, -2], [0, 2], [1, -1], [1, 1], [2, 0]],
    }


def test_secondaries_set_aside_belong_to_the_mixing_player() -> None:
    """This is also the case while another player decides before the secondaries are taken."""
    asked_others, mixer = 0, -1
    for seed in range(4):
        state, chance = GAME.new(4, seed), random.Random(seed)
        while not state.over:
            shown = GAME.view(state, 0)
            if shown["mixed"]:
                assert shown["mixer"] == mixer
                asked_others += state.seat != mixer
            else:
                assert shown["mixer"] is None
            action = chance.choice(state.legal())
            if GAME.action(action).kind == "mix":
                mixer = state.seat
            state.play(action)
    assert asked_others


def test_scores_include_categories_of_the_expansions_in_use() -> None:
    for expansions, listed in (("", set()), ("journey", {"journey"}), ("paths", {"paths"}), ("journey,paths", {"journey", "paths"})):
        state = GAME.new(3, 1, expansions=expansions)
        players = GAME.view(state, 0)["players"]
        assert isinstance(players, list)
        assert {"journey", "paths"} & players[0]["score"].keys() == listed
