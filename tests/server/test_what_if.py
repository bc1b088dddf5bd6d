"""What-if lines, which contain no unpredictable results, and earlier positions in running games."""

import random
from dataclasses import replace

import pytest

from tests.battery.tables import SETTINGS, Setting
from tests.server.server_process import Guest, Json, integer, numbers, view_of
from tests.server.test_tables import play_on
from ukiyo.engine.state import State
from ukiyo.play.errors import Refused
from ukiyo.play.kinds import PLAYING
from ukiyo.play.table_core import StoredTable
from ukiyo.play.table_info import Occupant
from ukiyo.play.table_state import TableState
from ukiyo.play.what_if import WhatIfLine
from ukiyo.server.core.identity import Person
from ukiyo.server.tables import seating

PEOPLE = [f"person-{seat}" for seat in range(8)]
LINES = 12  # for each game


def table_at(setting: Setting, state: State) -> TableState:
    occupants = [Occupant("human", person, person) for person in PEOPLE[: setting.players]]
    info = seating.new_table(setting.game, dict(setting.options), occupants, False, Person("aki", "Aki"), 0.0)
    table = TableState(StoredTable(replace(info, id="here", status=PLAYING), 0, None, [], {}))
    table.state = state
    return table


def played_line(setting: Setting, state: State, actions: list[int]) -> Json:
    return {**WhatIfLine(table_at(setting, state), PEOPLE[state.seat]).play(actions)}


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_what_if_line_shows_its_results_and_no_hidden_information(setting: Setting) -> None:
    """Two states that look the same to the seat have the same lines, and playing a line leads to the predicted state."""
    chance, state, ends = random.Random(5), setting.new(5), set[object]()
    lines = 0
    while not state.over and lines < LINES:
        for _ in range(chance.randrange(25)):
            if not state.over:
                state.play(chance.choice(state.legal()))
        if state.over:
            break
        lines += 1
        seat, real, actions = state.seat, state.copy(), list[int]()
        alike = state.determinize(seat, 77)
        line = played_line(setting, state, actions)
        while line["ends"] is None and len(actions) < 20:
            assert view_of(line["frame"]) == setting.rules.view(real, seat)  # type: ignore[arg-type]
            actions.append(chance.choice(real.legal()))
            real.play(actions[-1])
            line = played_line(setting, state, actions)
            assert line == played_line(setting, alike, actions), "the result must not depend on hidden information"
        ends.add(line["ends"])
        if line["ends"] == "turn":
            assert view_of(line["frame"]) == setting.rules.view(real, seat)  # type: ignore[arg-type]
            assert real.seat != seat
        elif line["ends"] == "chance":
            assert real.undo_floor == real.moves, "revealed information cannot be undone"
        if line["ends"]:
            with pytest.raises(Refused, match=f"ends with action {len(actions)}"):
                played_line(setting, state, [*actions, 0])
    assert "chance" in ends


@pytest.mark.any_store
def test_a_what_if_line_plays_nothing_and_needs_your_own_turn(aki: Guest, ben: Guest) -> None:
    table = aki.set_table("me", "open")
    ben.post(f"/tables/{table}/join")
    assert "has not started" in str(aki.post(f"/tables/{table}/what-if", code=409, version=0, actions=[])["error"])
    aki.post(f"/tables/{table}/start")
    frame = aki.frame(table)
    first, second = (aki, ben) if view_of(frame)["legal"] else (ben, aki)
    version, legal = integer(frame["version"]), numbers(view_of(first.frame(table))["legal"])
    line = first.post(f"/tables/{table}/what-if", version=version, actions=legal[:1])
    assert first.frame(table)["version"] == version, "the table must not change"
    assert [event["action"] for event in line["frame"]["events"]] == legal[:1]  # type: ignore[index]
    for guest, code, body, reason in [
        (second, 403, {"version": version, "actions": legal[:1]}, "which is not yours"),
        (first, 409, {"version": version + 1, "actions": []}, "The table has changed"),
        (first, 400, {"version": version, "actions": [legal[-1] + 1]}, "is not legal"),
        (first, 422, {"version": version, "actions": legal[:1] * 65}, "at most 64"),
    ]:
        assert reason in str(guest.post(f"/tables/{table}/what-if", code=code, **body)["error"])
    first.post(f"/tables/{table}/moves", version=version, action=legal[0])
    assert view_of(line["frame"]) == view_of(first.frame(table))  # type: ignore[arg-type]


def test_earlier_positions_are_shown_from_your_own_seat(aki: Guest, ben: Guest) -> None:
    table = aki.set_table("me", "open", game="hokusai")
    ben.post(f"/tables/{table}/join")
    assert "has not started" in str(aki.get(f"/tables/{table}/at/0", code=409)["error"])
    aki.post(f"/tables/{table}/start")
    views: list[Json] = [view_of(aki.frame(table))]
    for _ in range(12):
        play_on(aki if view_of(aki.frame(table))["legal"] else ben, table, 1)
        views.append(view_of(aki.frame(table)))
    for move, view in enumerate(views):
        assert aki.get(f"/tables/{table}/at/{move}?seat=0")["view"] == view
    spectator = ben.get(f"/tables/{table}/at/12")
    assert view_of(spectator)["you"] is None
    assert "only the player in seat 0" in str(ben.get(f"/tables/{table}/at/5?seat=0", code=403)["error"])
    assert "There is no move 13" in str(aki.get(f"/tables/{table}/at/13?seat=0", code=404)["error"])


@pytest.mark.any_store
def test_undone_positions_are_not_shown(aki: Guest) -> None:
    table = aki.set_table("me", "me")
    aki.post(f"/tables/{table}/start")
    frame = aki.frame(table)
    while view_of(frame)["undo_seat"] is None:
        frame = play_on(aki, table, 1)
    moves, version = integer(view_of(frame)["moves"]), integer(frame["version"])
    assert aki.get(f"/tables/{table}/at/{moves}?seat=0")["moves"] == moves
    aki.post(f"/tables/{table}/undo", version=version)
    assert f"There is no move {moves}" in str(aki.get(f"/tables/{table}/at/{moves}?seat=0", code=404)["error"])
