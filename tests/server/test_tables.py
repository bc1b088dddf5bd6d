"""Server tables: seats, moves, undo, links, takeovers, finished games and bots."""

import asyncio
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from sqlalchemy import select

from tests.server.server_process import ANONYMOUS, Guest, Json, ServerProcess, integer, numbers, table_of, view_of
from tests.server.waiting import TIMEOUT, wait_for
from ukiyo.bots.names import EDO_NAMES
from ukiyo.engine import capabilities
from ukiyo.engine.record import parse_record
from ukiyo.games import game
from ukiyo.server.core.settings import normal_url
from ukiyo.server.db.database import Database
from ukiyo.server.db.schema import Base


def play_on(guest: Guest, table: str, moves: int) -> Json:
    """Play this many moves for the human seats. Each move is the first legal action."""
    for _ in range(moves):
        frame = awaited(guest, table)
        if table_of(frame)["status"] == "over":
            return frame
        guest.post(f"/tables/{table}/moves", version=frame["version"], action=numbers(view_of(frame)["legal"])[0])
    return guest.frame(table)


def awaited(guest: Guest, table: str) -> Json:
    """Return the table when it is the guest's turn or the game is over."""

    def stands() -> Json | None:
        frame = guest.frame(table)
        return frame if table_of(frame)["status"] == "over" or view_of(frame)["legal"] or table_of(frame)["bot_error"] else None

    return wait_for(stands, "a player's turn") or {}


def finished(guest: Guest) -> str:
    table = guest.set_table("me", "me")
    guest.post(f"/tables/{table}/start")
    assert table_of(play_on(guest, table, 1000))["status"] == "over"
    return table


def test_a_friend_joins_by_link_and_leaves_before_the_start(aki: Guest, ben: Guest) -> None:
    table = aki.set_table("me", "open", "apprentice")
    assert "seat 1 is still free" in str(aki.post(f"/tables/{table}/start", code=409)["error"])
    assert table_of(ben.post(f"/tables/{table}/join"))["your_seats"] == [1]
    assert "All seats are taken" in str(ben.post(f"/tables/{table}/join", code=409)["error"])
    ben.post(f"/tables/{table}/leave")
    assert table_of(ben.frame(table))["your_seats"] == []
    ben.post(f"/tables/{table}/join", seat=1)
    assert "Only the host" in str(ben.post(f"/tables/{table}/start", code=403)["error"])
    assert table_of(aki.post(f"/tables/{table}/start"))["status"] == "playing"
    assert "has started" in str(ben.post(f"/tables/{table}/leave", code=409)["error"])


def test_another_player_becomes_the_host_and_an_empty_table_is_deleted(aki: Guest, ben: Guest) -> None:
    table = aki.set_table("me", "open")
    ben.post(f"/tables/{table}/join")
    aki.post(f"/tables/{table}/leave")
    assert table_of(ben.frame(table))["is_host"] is True
    ben.post(f"/tables/{table}/leave")
    assert "There is no table" in str(ben.get(f"/tables/{table}", code=404)["error"])


def test_public_lists_show_listed_tables_and_my_tables_show_my_own(aki: Guest, ben: Guest) -> None:
    public, hidden = aki.set_table("me", "open", listed=True), aki.set_table("me", "open")
    listed = [table["id"] for table in ben.http.get(f"{ben.server.api}/tables").json()]
    assert public in listed
    assert hidden not in listed
    own = [table["id"] for table in aki.http.get(f"{aki.server.api}/tables?mine=true").json()]
    assert {public, hidden} <= set(own)
    assert ANONYMOUS.get(f"{aki.server.api}/tables?mine=true").json() == []


def test_the_list_of_tables_is_limited_per_person_paged_and_searchable(server: ServerProcess) -> None:
    name = f"Aki {server.db[-9:]} %_"
    aki, ben = Guest(server, name), Guest(server, "Ben")

    def ids(query: str) -> list[str]:
        return [table["id"] for table in ben.http.get(f"{server.api}/tables?{query}").json()]

    own = [aki.set_table("me", "open", listed=True) for _ in range(3)]
    refused = aki.post("/tables", code=409, game="iki", seats=[{"kind": "human"}, {"kind": "open"}], listed=True)
    assert "You already have 3 listed tables" in str(refused["error"])
    unlisted = aki.set_table("me", "open")
    others = [Guest(server, f"Cleo {number}").set_table("me", "open", listed=True, game="hokusai") for number in range(2)]

    newest_first = [*others[::-1], *own[::-1]]
    assert ids("")[:5] == newest_first
    ids_found, last = [], ""
    for _ in range(3):
        page = ben.http.get(f"{server.api}/tables?limit=2{last}").json()
        ids_found += [table["id"] for table in page]
        last = f"&before={page[-1]['started_at']!r}"
    assert ids_found[:5] == newest_first
    assert ids(f"search={quote(name[1:].upper())}") == own[::-1], "wildcards of the database are ordinary characters"
    assert set(others) <= set(ids("search=okusa"))
    assert ids("search=nobody-of-this-name") == []
    assert unlisted not in ids("")
    ben.get("/tables?search=%00", code=422)
    ben.get("/tables?limit=101", code=422)

    for table in own:
        aki.post(f"/tables/{table}/leave")
    played = []
    for _ in range(5):
        table = aki.set_table("me", "me", listed=True)
        aki.post(f"/tables/{table}/start")
        played.append(table)
    assert ids(f"status=playing&search={quote(name)}") == played[:1:-1], "the newest three games of one person"


@pytest.mark.any_store
def test_hot_seat_shows_the_view_of_the_seat_to_move(aki: Guest) -> None:
    table = aki.set_table("me", "me")
    aki.post(f"/tables/{table}/start")
    for _ in range(8):
        frame = play_on(aki, table, 1)
        assert frame["seat"] == view_of(frame)["seat"]


def test_a_stale_or_repeated_move_gets_409_and_the_current_state(aki: Guest) -> None:
    table = aki.set_table("me", "me")
    frame = aki.post(f"/tables/{table}/start")
    action = numbers(view_of(frame)["legal"])[0]
    assert aki.post(f"/tables/{table}/moves", version=0, action=action)["version"] == 1
    refused = aki.post(f"/tables/{table}/moves", code=409, version=0, action=action)
    assert "has changed" in str(refused["error"])
    assert refused["frame"] == {**aki.frame(table), "events": []}


def test_an_undo_is_an_event_and_stops_at_the_undo_floor(aki: Guest, ben: Guest) -> None:
    table = aki.set_table("me", "me")
    start = aki.post(f"/tables/{table}/start")
    play_on(aki, table, 1)
    assert "not yours" in str(ben.post(f"/tables/{table}/undo", code=403, version=1)["error"])
    aki.post(f"/tables/{table}/undo", version=1)
    undone = aki.get(f"/tables/{table}?since=0")
    assert undone["version"] == 2
    assert view_of(undone) == view_of(start)
    events = undone["events"]
    assert isinstance(events, list)
    assert [event["kind"] for event in events] == ["move", "undo"]
    assert "You can't undo that" in str(aki.post(f"/tables/{table}/undo", code=409, version=2)["error"])


@pytest.mark.any_store
def test_moves_can_be_sent_as_notation(aki: Guest) -> None:
    table = aki.set_table("me", "me")
    frame = aki.post(f"/tables/{table}/start")
    rules = game("iki")
    notation = str(rules.action(numbers(view_of(frame)["legal"])[0]))
    aki.post(f"/tables/{table}/moves", version=0, notation=notation)
    assert "did you mean" in str(aki.post(f"/tables/{table}/moves", code=400, version=1, notation="stal a1")["error"])
    assert "either" in str(aki.post(f"/tables/{table}/moves", code=400, version=1)["error"])


def test_a_seat_moves_to_another_device_with_its_link(aki: Guest, server: ServerProcess) -> None:
    table = aki.set_table("me", "apprentice")
    secret = str(aki.post(f"/tables/{table}/seats/0/link")["secret"])
    phone = Guest(server, "Aki's phone")
    assert "no longer valid" in str(phone.post(f"/tables/{table}/claim", code=403, seat=0, secret="guess")["error"])
    assert "no longer valid" in str(phone.post(f"/tables/{table}/claim", code=403, seat=1, secret=secret)["error"])
    assert table_of(phone.post(f"/tables/{table}/claim", seat=0, secret=secret))["your_seats"] == [0]
    assert table_of(aki.frame(table))["your_seats"] == []
    assert "not yours" in str(aki.post(f"/tables/{table}/seats/0/link", code=403)["error"])
    newer = str(phone.post(f"/tables/{table}/seats/0/link")["secret"])
    aki.post(f"/tables/{table}/claim", code=403, seat=0, secret=secret)
    assert table_of(aki.post(f"/tables/{table}/claim", seat=0, secret=newer))["your_seats"] == [0]


def test_a_single_use_seat_link_expires_after_the_first_claim(aki: Guest, server: ServerProcess) -> None:
    table = aki.set_table("me", "apprentice")
    phone, thief = Guest(server, "Aki's phone"), Guest(server, "Thief")
    for once in (False, True):
        secret = str(aki.post(f"/tables/{table}/seats/0/link", single_use=once)["secret"])
        phone.post(f"/tables/{table}/claim", seat=0, secret=secret)
        reclaimed = aki.post(f"/tables/{table}/claim", code=403 if once else 200, seat=0, secret=secret)
        assert ("no longer valid" in str(reclaimed)) is once
    thief.post(f"/tables/{table}/claim", code=403, seat=0, secret=secret)
    assert table_of(phone.frame(table))["your_seats"] == [0]


def test_the_database_contains_no_seat_secret_and_no_cookie(aki: Guest, server: ServerProcess) -> None:
    table = aki.set_table("me", "apprentice")
    secret = str(aki.post(f"/tables/{table}/seats/0/link")["secret"])
    database = Database(normal_url(server.db))
    with database.engine.connect() as connection:
        content = str([connection.execute(select(table)).all() for table in Base.metadata.sorted_tables])
    database.close()
    assert table in content
    assert secret not in content
    assert next(iter(aki.http.cookies.values())).split(".")[-1] not in content


def test_a_bot_replaces_an_absent_player_when_all_others_agree(aki: Guest, ben: Guest, server: ServerProcess) -> None:
    cleo = Guest(server, "Cleo")
    table = aki.set_table("me", "open", "open", takeover_bot="novice")
    assert table_of(ben.frame(table))["takeover_bot"] == "novice"
    for guest in (ben, cleo):
        guest.post(f"/tables/{table}/join")
    aki.post(f"/tables/{table}/start")
    frame = aki.frame(table)
    absent = integer(view_of(frame)["seat"])
    guests = [aki, ben, cleo]
    others = [guest for seat, guest in enumerate(guests) if seat != absent]
    assert "your own seat" in str(guests[absent].post(f"/tables/{table}/replace-player", code=400, version=0, seat=absent)["error"])
    assert others[0].post(f"/tables/{table}/replace-player", version=0, seat=absent)["done"] is False
    assert table_of(others[1].frame(table))["agreed"] == 1
    others[1].post(f"/tables/{table}/replace-player", code=422, version=0, seat=absent, bot="random")
    assert others[1].post(f"/tables/{table}/replace-player", version=0, seat=absent)["done"] is True
    seats = table_of(others[0].frame(table))["seats"]
    assert isinstance(seats, list)
    assert seats[absent]["bot"] == "novice"
    wait_for(lambda: integer(others[0].frame(table)["version"]) > 1, "the bot to move")
    assert table_of(guests[absent].frame(table))["your_seats"] == []


def test_the_host_sets_the_takeover_delay(open_server: Callable[..., ServerProcess]) -> None:
    server = open_server(UKIYO_TAKEOVER_DELAY="86400")
    aki, ben = Guest(server, "Aki"), Guest(server, "Ben")
    table = aki.set_table("me", "open")
    ben.post(f"/tables/{table}/join")
    absent = integer(view_of(aki.post(f"/tables/{table}/start"))["seat"])
    refused = [ben, aki][absent].post(f"/tables/{table}/replace-player", code=409, version=0, seat=absent)
    assert re.search(r"in 8\d{4} seconds", str(refused["error"]))


@pytest.mark.smoke
@pytest.mark.any_store
def test_a_finished_game_can_be_replayed_exported_rematched_and_forked(aki: Guest, ben: Guest) -> None:
    table = finished(aki)
    assert "is over" in str(aki.post(f"/tables/{table}/moves", code=409, version=0, action=0)["error"])
    record = parse_record(aki.http.get(f"{aki.server.api}/tables/{table}/record").text)
    final = record.verify(game("iki"))
    log = ben.get(f"/tables/{table}?since=0")["events"]
    assert isinstance(log, list)
    assert [event["version"] for event in log] == list(range(1, final.moves + 1)), "the whole event log after a reload"
    months = [item["month"] for event in log for item in event["effects"] if item["kind"] == "month"]
    assert months == list(range(1, 14))
    assert ben.get(f"/tables/{table}/at/{final.moves}")["events"] == log[-1:]
    replayed = ben.get(f"/tables/{table}/at/20?seat=1")
    assert replayed["view"] == game("iki").view(record.replay(game("iki"), 20), 1)
    assert replayed["moves"] == final.moves
    state = record.replay(game("iki"), 20)
    deciding = ben.get(f"/tables/{table}/at/20?seat={state.seat}")
    assert deciding["previews"] == [capabilities.preview(game("iki"), state, action) for action in state.legal()], (
        "the legal actions at that move"
    )
    ben.get(f"/tables/{table}/at/{final.moves + 1}", code=404)

    rematch = aki.post(f"/tables/{table}/rematch")["id"]
    assert aki.post(f"/tables/{table}/rematch")["id"] == rematch
    aki.post(f"/tables/{rematch}/leave")  # which deletes it
    first_rematch, rematch = rematch, aki.post(f"/tables/{table}/rematch")["id"]
    assert rematch != first_rematch
    assert aki.post(f"/tables/{table}/rematch")["id"] == rematch
    assert table_of(aki.post(f"/tables/{rematch}/start"))["your_seats"] == [0, 1]
    ben.post(f"/tables/{table}/rematch", code=403)

    fork = str(ben.post(f"/tables/{table}/fork", move=20, seat=1, bot="apprentice")["id"])
    frame = awaited(ben, fork)
    assert table_of(frame)["forked_from"] == table
    assert integer(frame["version"]) >= 20
    assert table_of(play_on(ben, fork, 1000))["status"] == "over"
    continued = parse_record(ben.http.get(f"{ben.server.api}/tables/{fork}/record").text)
    assert continued.moves[:20] == [
        type(move)(move.seat, move.notation, line.line) for move, line in zip(record.moves, continued.moves[:20], strict=False)
    ]
    assert continued.verify(game("iki")).over
    copied = ben.get(f"/tables/{fork}?since=0")["events"]
    assert isinstance(copied, list)
    assert [event["effects"] for event in copied[:20]] == [event["effects"] for event in log[:20]]


@pytest.mark.any_store
def test_the_score_chart_of_a_finished_game_ends_with_the_final_score(aki: Guest) -> None:
    """There is a point for each month in IKI, and for each round of turns in Hokusai."""
    iki = finished(aki)
    hokusai = aki.set_table("greedy", "greedy", "greedy", game="hokusai")
    aki.post(f"/tables/{hokusai}/start")
    awaited(aki, hokusai)
    for table, unit in ((iki, "month"), (hokusai, "turn")):
        course, frame = aki.get(f"/tables/{table}/course"), aki.frame(table)
        points, scores = course["points"], table_of(frame)["scores"]
        assert isinstance(points, list)
        assert isinstance(scores, list)
        assert course["unit"] == unit
        assert [point["at"] for point in points] == list(range(len(points)))
        assert (points[0]["move"], points[-1]["move"]) == (0, frame["version"])
        assert points[-1]["totals"] == [score["total"] for score in scores]
        middle_point = points[len(points) // 2]
        record = parse_record(aki.http.get(f"{aki.server.api}/tables/{table}/record").text)
        state = record.replay(game(record.game), middle_point["move"])
        assert middle_point["totals"] == [score.total for score in state.scores()]
    assert len(aki.get(f"/tables/{iki}/course")["points"]) == 14  # type: ignore[arg-type]


@pytest.mark.any_store
def test_records_and_forks_require_a_finished_game(aki: Guest) -> None:
    table = aki.set_table("me", "me")
    aki.post(f"/tables/{table}/start")
    for path in ("record", "course"):
        assert "not over" in str(aki.get(f"/tables/{table}/{path}", code=409)["error"])
    assert "not over" in str(aki.post(f"/tables/{table}/fork", code=409, move=0)["error"])


def test_a_returning_player_receives_the_missed_events(aki: Guest) -> None:
    table = aki.set_table("me", "me")
    aki.post(f"/tables/{table}/start")
    play_on(aki, table, 90)

    async def come_back(since: int) -> list[int]:
        async with aki.watching(table, since) as socket:
            return [event["version"] for event in json.loads(await socket.recv())["events"]]

    assert asyncio.run(come_back(85)) == [86, 87, 88, 89, 90]
    assert asyncio.run(come_back(3)) == list(range(4, 91)), "from the database, beyond the events in memory"
    assert asyncio.run(come_back(90)) == []
    assert asyncio.run(come_back(5000)) == []


@pytest.mark.any_store
def test_bots_play_alone_while_a_spectator_watches(aki: Guest, ben: Guest) -> None:
    table = aki.set_table("apprentice", "novice", "novice")
    aki.post(f"/tables/{table}/start")

    async def watch() -> Json:
        async with ben.watching(table) as socket:
            while True:
                frame: Json = json.loads(await asyncio.wait_for(socket.recv(), TIMEOUT))
                if frame["type"] == "heartbeat":
                    continue  # on a busy machine the game takes longer than a heartbeat
                if table_of(frame)["status"] == "over":
                    return frame
                assert frame["seat"] == -1
                assert view_of(frame)["legal"] == []
                assert frame["previews"] == []

    scores = table_of(asyncio.run(watch()))["scores"]
    assert isinstance(scores, list)
    assert sorted(score["rank"] for score in scores) == [1, 2, 3]


@pytest.mark.any_store
def test_the_example_bot_plays_a_whole_game(server: ServerProcess) -> None:
    file = Path(__file__).parents[2] / "examples" / "remote_bot.py"
    assert len(file.read_text().splitlines()) < 60
    done = subprocess.run([sys.executable, file, server.url], capture_output=True, text=True, check=True, env=dict(os.environ))
    assert "I play" in done.stdout
    assert "1. seat" in done.stdout


def test_health_and_metrics(server: ServerProcess, aki: Guest) -> None:
    table = aki.set_table("me", "me")
    aki.post(f"/tables/{table}/start")
    play_on(aki, table, 1)
    assert ANONYMOUS.get(f"{server.url}/healthz").json() == {"status": "ok"}
    assert server.metric("ukiyo_tables") >= 1
    assert server.metric("ukiyo_events_total") >= 1
    assert server.metric("ukiyo_move_seconds_count") >= 1
    wait_for(lambda: server.metric("ukiyo_subscribers") == 0, "all subscribers to disconnect")
    wait_for(lambda: server.metric("ukiyo_bot_queue") == 0, "all bots to move")


@pytest.mark.any_store
def test_the_page_has_a_strict_content_security_policy_and_no_inline_code(server: ServerProcess) -> None:
    page = ANONYMOUS.get(server.url)
    assert "default-src 'none'" in page.headers["Content-Security-Policy"]
    assert '<script type="module" src="/main.js"></script>' in page.text
    assert page.text.count("<script") == 1
    assert "style=" not in page.text
    for file in ("locales/__init__.py", "locales/en/", "locales/en/rules/iki.md", "__init__.py", "core/../__init__.py"):
        assert ANONYMOUS.get(f"{server.url}/{file}").status_code == 404, file
    for file in ("main.js", "style.css", "icon.svg", "locales/pl/web.ftl"):
        assert ANONYMOUS.get(f"{server.url}/{file}").status_code == 200


@pytest.mark.any_store
def test_bots_have_edo_names_and_lists_show_results(server: ServerProcess) -> None:
    """Names at a table are unique, do not end in a number, and stay the same in a rematch."""
    aki = Guest(server, "Ohisa")
    table = aki.set_table("me", "novice", "novice", "novice")
    aki.post(f"/tables/{table}/start")
    seats: Any = table_of(aki.frame(table))["seats"]
    names = [occupant["name"] for occupant in seats]
    assert len({name.casefold() for name in names}) == 4
    assert all(name in EDO_NAMES for name in names[1:])
    assert [occupant["bot"] for occupant in seats] == [None, "novice", "novice", "novice"]

    over = play_on(aki, table, 10_000)
    listed = next(row for row in aki.http.get(f"{server.api}/tables?mine=true").json() if row["id"] == table)
    scores: Any = table_of(over)["scores"]
    assert listed["result"] == [{"rank": score["rank"], "total": score["total"]} for score in scores]
    assert listed["ended_at"] >= listed["started_at"]
    rematch_seats: Any = table_of(aki.frame(str(aki.post(f"/tables/{table}/rematch")["id"])))["seats"]
    assert [occupant["name"] for occupant in rematch_seats] == names
