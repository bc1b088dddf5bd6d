"""Hints and reviews over the wire, and bots that think long without holding up others."""

import random
import time
from collections.abc import Callable

from tests.server.crash import play_through
from tests.server.served import Guest, Served, numbers, view_of, whole
from ukiyo.server.workers import QUICK, SLOW, Question


def test_who_is_to_move_gets_a_hint_and_nobody_else(aki: Guest, ben: Guest) -> None:
    table = aki.set_table("me", "me")
    assert "not started" in str(aki.post(f"/tables/{table}/hint", code=409)["error"])
    frame = aki.post(f"/tables/{table}/start")
    hint = aki.post(f"/tables/{table}/hint")
    assert hint["version"] == 0
    moves = hint["moves"]
    assert isinstance(moves, list)
    assert {move["action"] for move in moves} <= set(numbers(view_of(frame)["legal"]))
    assert all(0 <= move["win"] <= 1.001 and len(move["scores"]) == 2 for move in moves)
    assert "not yours" in str(ben.post(f"/tables/{table}/hint", code=403)["error"])


def test_a_finished_game_is_reviewed_once_for_all_who_ask(aki: Guest, ben: Guest) -> None:
    table = aki.set_table("me", "novice")
    aki.post(f"/tables/{table}/start")
    assert "not over" in str(aki.get(f"/tables/{table}/review", code=409)["error"])
    play_through(aki, table, random.Random(2))
    first = aki.get(f"/tables/{table}/review?seat=0")
    moves = first["moves"]
    assert isinstance(moves, list)
    assert 0 < len(moves) <= 10
    assert [move["cost"] for move in moves] == sorted([move["cost"] for move in moves], reverse=True)
    assert {"action", "win", "scores"} == set(moves[0]["better"])
    began = time.monotonic()
    assert ben.get(f"/tables/{table}/review?seat=0") == first
    assert time.monotonic() - began < 1.0, "it was remembered"
    assert "seats 0 to 1" in str(aki.get(f"/tables/{table}/review?seat=5", code=404)["error"])


def test_how_long_a_master_thinks_is_for_the_house_to_say(aki: Guest) -> None:
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "master@60"}]
    assert "for the house to say" in str(aki.post("/tables", code=400, game="iki", seats=seats)["error"])


def test_masters_and_quick_bots_do_not_wait_for_each_other() -> None:
    state: dict[str, object] = {}
    assert Question("iki", "master", state).lane == SLOW
    assert {Question("iki", bot, state).lane for bot in ("novice", "apprentice", "artisan", "greedy")} == {QUICK}


def test_a_master_plays_while_novices_go_on_elsewhere(open_server: Callable[..., Served]) -> None:
    """One worker a lane: four masters think at one table; a whole game of novices is over long before their first round is."""
    guest = Guest(open_server(UKIYO_WORKERS="1"), "Aki")
    masters = guest.set_table("master", "master", "master", "master")
    guest.post(f"/tables/{masters}/start")
    novices = guest.set_table("novice", "novice")
    guest.post(f"/tables/{novices}/start")
    until = time.monotonic() + 60
    while guest.frame(novices)["table"]["status"] != "over" and time.monotonic() < until:  # type: ignore[index]
        time.sleep(0.1)
    assert guest.frame(novices)["table"]["status"] == "over"  # type: ignore[index]
    assert whole(guest.frame(masters)["version"]) < whole(guest.frame(novices)["version"])
    while whole(guest.frame(masters)["version"]) == 0 and time.monotonic() < until:
        time.sleep(0.1)
    assert whole(guest.frame(masters)["version"]) > 0, "and the masters do move"
