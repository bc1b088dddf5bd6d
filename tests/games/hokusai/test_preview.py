"""Previews: costs, gains and locations on the board."""

from pathlib import Path

import pytest

from tests.battery.tables import SETTINGS, Setting, walk
from tests.games.hokusai.arranged_table import ArrangedTable
from ukiyo.engine import capabilities
from ukiyo.engine.state import State

AREAS = ("active", "discard", "bag")


def test_a_walk_shows_its_cost_and_the_components_in_the_space() -> None:
    table = ArrangedTable()
    table.active(0, "black black")
    table.stand(0, "k1")
    table.ring(2, "yoro")
    table.token(2, "fetch")
    table.wheel(2, "blue blue red")
    table.turn(0)
    assert table.preview("move k2") == {
        "uses": "main",
        "blacks": 2,
        "pay": {"black": 2},
        "token": "fetch",
        "drops": {"blue": 2, "red": 1},
        "at": {"sector": "2", "kakemono": "yoro"},
        "areas": {"active": {"black": -2}, "discard": {"black": 2}},
    }


def test_painting_shows_the_drop_and_the_work() -> None:
    table = ArrangedTable()
    table.active(0, "black")
    table.work(0, 1, "yoro")
    table.turn(0)
    assert table.preview("paint 1-blue-black") == {
        "uses": "extra",
        "pay": {"black": 1},
        "at": {"kakemono": "yoro", "black": "active"},
        "areas": {"active": {"black": -1}},
    }


def test_a_cell_shows_its_neighbours_and_its_maximum_payment(tmp_path: Path) -> None:
    table = ArrangedTable()
    table.edges(tmp_path, kajikazawa="green blue green green", yoro="blue artisan kakemono orange")
    table.public("column")
    table.work(0, 1, "yoro", painted="blue blue red")
    table.turn(0)
    assert table.preview("exhibit 1")["missing"] == {}
    table.play("exhibit 1")
    assert table.preview("clockwise") == {"sectors": ["1", "2", "3"], "at": {"sector": "2"}}
    assert table.preview("counterclockwise") == {"sectors": ["1", "5", "4"], "at": {"sector": "5"}}
    table.play("clockwise", "enter red", "turn 2", "done")
    assert table.preview("place 1,0") == {
        "neighbours": [{"side": "west", "kakemono": "kajikazawa", "edge": "blue"}],
        "max_bonuses": 1,
        "points": 0,
    }
    assert table.preview("place 0,1")["points"] == table.state.components.placed
    table.play("place 1,0")
    assert table.preview("orient west") == {
        "edges": ["artisan", "kakemono", "orange", "blue"],
        "matching_sides": ["west"],
        "edge_bonuses": {"blue": 1},
        "at": {"kakemono": "yoro", "cell": "1,0"},
    }
    assert table.preview("orient north")["edge_bonuses"] == {}


def test_turning_the_wheel_shows_the_token_and_the_drops() -> None:
    table = ArrangedTable()
    table.active(0, "blue red")
    table.stand(0, "k1")
    table.wheel(5, "yellow yellow")
    table.token(2, "fetch")
    table.turn(0)
    assert table.preview("mix purple-blue-red") == {
        "uses": "main",
        "pay": {"blue": 1, "red": 1},
        "gain": {"purple": 1},
        "at": {"blue": "active", "red": "active"},
        "areas": {"active": {"blue": -1, "red": -1}},
    }
    table.play("mix purple-blue-red", "clockwise", "enter blue")
    assert table.preview("turn 2") == {"token": "fetch", "drops": {"yellow": 2}}


def test_hiring_shows_whether_an_artisan_must_leave() -> None:
    table = ArrangedTable()
    table.artisans(0, "taito", "seikichi", "uhei")
    table.active(0, "black")
    table.stand(0, "k1")
    table.ring_artisan(1, "hokkei")
    table.turn(0)
    table.play("move a1")
    assert table.preview("hire 1") == {"needs_dismissal": True, "at": {"artisan": "hokkei"}}
    table.play("hire 1")
    assert table.preview("dismiss 2") == {"at": {"artisan": "seikichi"}}


def test_tokens_show_journey_spaces_and_steps_show_path_bonuses() -> None:
    table = ArrangedTable(expansions="journey,paths")
    table.journey("blank", "3")
    table.path("red blue", "none secondary")
    table.active(0, "black red blue")
    table.stand(0, "k1")
    table.token(1, "fetch")
    table.turn(0)
    assert table.preview("step red") == {
        "uses": "extra",
        "pay": {"red": 1},
        "step": 1,
        "last": 2,
        "at": {"red": "active"},
        "areas": {"active": {"red": -1}, "discard": {"red": 1}},
    }
    table.play("move a1")
    assert table.preview("token fetch") == {"idle": True, "journey_space": "3", "at": {"sector": "1"}}


def drops_of(setting: Setting, state: State, seat: int) -> dict[str, dict[str, int]]:
    player = setting.rules.view(state, seat)["players"][seat]  # type: ignore[index]
    return {area: player[area] for area in AREAS}


@pytest.mark.parametrize("setting", [setting for setting in SETTINGS if setting.game == "hokusai"], ids=str)
def test_previewed_drops_match_the_result(setting: Setting) -> None:
    """Tests every action that does not lead to a draw or a step that changes the areas."""
    seen = 0
    for moves in range(6, 70, 3):
        state, _ = walk(setting, moves, moves)
        before = drops_of(setting, state, state.seat)
        for action in state.legal():
            areas = capabilities.preview(setting.rules, state, action).get("areas", {})
            after = state.copy()
            after.records_effects = True
            after.play(action)
            if not areas or after.undo_floor == after.moves or after.effects:
                continue
            left = drops_of(setting, after, state.seat)
            changed = {
                area: {colour: n - before[area][colour] for colour, n in left[area].items() if n != before[area][colour]} for area in AREAS
            }
            assert {area: drops for area, drops in changed.items() if drops} == areas, setting.rules.action(action)
            seen += 1
    assert seen > 5
