"""Hints and reviews through the API, and strong bots that do not delay others."""

import asyncio
import random
from collections.abc import Callable

import pytest

from tests.battery.tables import SETTINGS, walk
from tests.server.crash import play_through
from tests.server.server_process import Guest, ServerProcess, integer, numbers, play_to_the_end, table_of, view_of
from tests.server.waiting import TIMEOUT, wait_for
from ukiyo.locales import languages, locale
from ukiyo.play.coaching import AdvisedMove, MoveComparison
from ukiyo.server.bots.scheduler import Priority, WorkRequest
from ukiyo.server.bots.workers import QUICK_LANE, SLOW_LANE, MoveTask, Workers
from ukiyo.server.core.clock import Clock
from ukiyo.server.core.metrics import Metrics


@pytest.mark.any_store
def test_only_the_player_to_move_gets_a_hint(aki: Guest, ben: Guest) -> None:
    table = aki.set_table("me", "me")
    assert "not started" in str(aki.post(f"/tables/{table}/hint", code=409)["error"])
    frame = aki.post(f"/tables/{table}/start")
    hint = aki.post(f"/tables/{table}/hint")
    assert hint["version"] == 0
    search_share = hint["search_share"]
    assert isinstance(search_share, float)
    assert 0 <= search_share <= 1
    assert aki.get(f"/tables/{table}/queue") == {"bot": 0, "hint": 0, "review": 0}
    moves = hint["moves"]
    assert isinstance(moves, list)
    assert {move["action"] for move in moves} <= set(numbers(view_of(frame)["legal"]))
    assert all(0 <= move["win"] <= 1.001 and len(move["scores"]) == 2 for move in moves)
    assert moves[0]["comparison"]["other_action"] != moves[0]["action"]
    assert all(move["comparison"]["other_action"] == moves[0]["action"] for move in moves[1:3]), "the alternatives to the best move"
    assert not any(move["comparison"] for move in moves[3:])
    by_action = {move["action"]: move for move in moves[:3]}
    seat = view_of(frame)["seat"]
    assert isinstance(seat, int)
    assert all(differs_as_shown(move["comparison"], move, by_action[move["comparison"]["other_action"]], seat) for move in moves[:3])
    for reason in (reason for move in moves[:3] for reason in move["comparison"]["reasons"]):
        assert all(spoken_of(language, reason["feature"]) for language in languages())
    assert "not yours" in str(ben.post(f"/tables/{table}/hint", code=403)["error"])


def test_habits_compare_a_person_with_the_best_opponent(aki: Guest, ben: Guest) -> None:
    """The test compares the winner with the runner-up."""
    table = aki.set_table("me", "open")
    ben.post(f"/tables/{table}/join")
    aki.post(f"/tables/{table}/start")

    async def both() -> None:
        await asyncio.gather(play_to_the_end(aki, table, random.Random(5)), play_to_the_end(ben, table, random.Random(6)))

    asyncio.run(both())
    own, other = aki.get("/habits?game=iki")["habits"], ben.get("/habits?game=iki")["habits"]
    assert isinstance(own, list)
    assert isinstance(other, list)
    assert [(habit["you"], habit["best_opponent"]) for habit in own] == [(habit["best_opponent"], habit["you"]) for habit in other]
    assert any(habit["you"] != habit["best_opponent"] for habit in own)


@pytest.mark.any_store
def test_a_finished_game_is_reviewed_once_for_everyone(aki: Guest, ben: Guest) -> None:
    table = aki.set_table("me", "novice")
    aki.post(f"/tables/{table}/start")
    assert "not over" in str(aki.get(f"/tables/{table}/review", code=409)["error"])
    play_through(aki, table, random.Random(2))
    first = aki.get(f"/tables/{table}/review?seat=0")
    moves = first["moves"]
    assert isinstance(moves, list)
    assert 0 < len(moves) <= 10
    assert all(0 <= move["cost"] <= 1 and move["comparison"]["better"] for move in moves)
    assert {"action", "win", "scores"} == set(moves[0]["better"])
    assert all(differs_as_shown(move["comparison"], move["better"], move["played"], 0) for move in moves)
    course = first["course"]
    assert isinstance(course, list)
    assert [point["move"] for point in course] == sorted({point["move"] for point in course}), "all decisions of the seat, in order"
    assert {move["move"] for move in moves} <= {point["move"] for point in course}
    habits = aki.get("/habits?game=iki")
    assert habits["games"] == 1
    assert isinstance(habits["habits"], list)
    assert all(habit["you"] >= 0 and habit["best_opponent"] >= 0 for habit in habits["habits"])
    assert ben.get("/habits?game=iki") == {"games": 0, "habits": []}
    assert "There is no game" in str(aki.get("/habits?game=go", code=400)["error"])
    assert len({move["move"] for move in moves}) == len(moves), "no move is in two parts"
    assert ben.get(f"/tables/{table}/review?seat=0") == first
    assert "seats 0 to 1" in str(aki.get(f"/tables/{table}/review?seat=5", code=404)["error"])


def differs_as_shown(verdict: MoveComparison, move: AdvisedMove, other: AdvisedMove, seat: int) -> bool:
    """Return whether the difference matches the figures in whole percent and points."""
    win, score = (round(100 * move["win"]) - round(100 * other["win"]), move["scores"][seat] - other["scores"][seat])
    return (round(100 * verdict["win"]), verdict["score"]) == (win, score)


def spoken_of(language: str, fact: str) -> bool:
    category = fact.removeprefix("score:")
    return any(locale(language).has_message(message) for message in (f"why-{fact}", f"iki-why-{fact}", f"iki-{category}"))


@pytest.mark.any_store
def test_the_coach_comments_on_your_own_last_turn(aki: Guest, ben: Guest) -> None:
    table = aki.set_table("me", "me")
    legal = numbers(view_of(aki.post(f"/tables/{table}/start"))["legal"])
    assert "was not yours" in str(aki.post(f"/tables/{table}/remark", version=0, code=403)["error"])
    aki.post(f"/tables/{table}/moves", version=0, action=legal[-1])
    assert aki.post(f"/tables/{table}/remark", version=1) == {"mistake": None, "undo": False}, "the turn is not over"
    stalls = numbers(view_of(aki.frame(table))["legal"])
    aki.post(f"/tables/{table}/moves", version=1, action=stalls[-1])
    remark = aki.post(f"/tables/{table}/remark", version=2)
    mistake = remark["mistake"]
    assert (mistake is not None) is remark["undo"]
    assert mistake is None or (isinstance(mistake, dict) and mistake["played"]["action"] == (legal[-1], stalls[-1])[mistake["move"]])
    assert "was not yours" in str(ben.post(f"/tables/{table}/remark", version=2, code=403)["error"])
    assert "has changed" in str(aki.post(f"/tables/{table}/remark", version=0, code=409)["error"])
    aki.post(f"/tables/{table}/dismiss-remark", code=204)
    assert aki.post(f"/tables/{table}/undo", version=2, to=0)["version"] == 4
    assert "was not yours" in str(aki.post(f"/tables/{table}/remark", version=4, code=403)["error"]), "an undo is not a move"


@pytest.mark.any_store
def test_the_host_sets_the_search_time_of_masters(aki: Guest) -> None:
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "master@60"}]
    assert "a bot's search time on a server" in str(aki.post("/tables", code=400, game="iki", seats=seats)["error"])


def test_masters_and_fast_bots_do_not_delay_each_other() -> None:
    state = walk(SETTINGS[0], 1, 10)[0].save()
    assert MoveTask("iki", "master", state).lane == SLOW_LANE
    assert {MoveTask("iki", bot, state).lane for bot in ("novice", "apprentice", "artisan", "greedy")} == {QUICK_LANE}

    async def scenario() -> None:
        workers = Workers(1, TIMEOUT, Metrics(Clock()))
        aki, ben = (WorkRequest("bot", Priority.TABLE, (person,), f"{person}'s table") for person in ("aki", "ben"))
        async with workers.schedulers[SLOW_LANE].slot(aki, 1.0):  # a master keeps searching
            another = asyncio.create_task(workers.choose_move(MoveTask("iki", "master", state), ben))
            await workers.choose_move(MoveTask("iki", "novice", state), ben)
            assert not another.done()
        assert (await another).action >= 0
        await workers.close()

    asyncio.run(scenario())


def test_novices_play_while_masters_search(open_server: Callable[..., ServerProcess]) -> None:
    """There is one worker per lane. Four masters play at one table, while novices play a whole game at another table."""
    guest = Guest(open_server(UKIYO_WORKERS="1"), "Aki")
    masters = guest.set_table("master", "master", "master", "master")
    guest.post(f"/tables/{masters}/start")
    novices = guest.set_table("novice", "novice")
    guest.post(f"/tables/{novices}/start")
    wait_for(lambda: table_of(guest.frame(novices))["status"] == "over", "the novices' game to end")
    wait_for(lambda: integer(guest.frame(masters)["version"]) > 0, "a master's move")
