"""Failures: killed servers and workers, broken connections, races and a full disk. Acknowledged moves must not be lost."""

import asyncio
import json
import os
import random
import resource
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from tests.battery.tables import SETTINGS
from tests.server.conftest import new_database
from tests.server.crash import check, play_through, play_with_crashes
from tests.server.server_process import ANONYMOUS, Guest, ServerProcess, integer, numbers, play_to_the_end, table_of, view_of
from tests.server.waiting import wait_for


def test_a_server_killed_at_random_moments_loses_no_acknowledged_data(db: str, open_server: Callable[..., ServerProcess]) -> None:
    """Plays IKI on SQLite and Hokusai on PostgreSQL."""
    server = open_server(db)
    figures = play_with_crashes(server, [SETTINGS[0 if db.startswith("sqlite") else 3]], kills=2, seed=5)
    assert figures.kills == 2
    assert figures.acknowledged > 50
    assert figures.created > 2


def test_killed_workers_are_replaced_and_their_requests_repeated(open_server: Callable[..., ServerProcess]) -> None:
    server = open_server()
    aki = Guest(server, "Aki")
    table = aki.set_table("me", "apprentice", "apprentice")
    aki.post(f"/tables/{table}/start")
    killed = 0

    def over() -> bool:
        """Kills a worker five times, whenever the bots start to search."""
        nonlocal killed
        frame = aki.frame(table)
        if table_of(frame)["bot_error"]:
            assert "lost its worker" in str(table_of(frame)["bot_error"])
            aki.post(f"/tables/{table}/continue")
        while legal := numbers(view_of(frame)["legal"]):
            aki.post(f"/tables/{table}/moves", version=frame["version"], action=legal[0])
            if killed < 5 and (thinkers := server.worker_pids()):
                with suppress(ProcessLookupError):
                    os.kill(thinkers[0], signal.SIGKILL)
                killed += 1
            frame = aki.frame(table)
        return table_of(frame)["status"] == "over"

    wait_for(over, "the game to end")
    assert killed == 5


def test_a_connection_closed_during_a_move_plays_it_once_or_not_at_all(server: ServerProcess) -> None:
    aki = Guest(server, "Aki")
    table = aki.set_table("me", "me")
    aki.post(f"/tables/{table}/start")
    chance = random.Random(1)

    async def disconnect_repeatedly() -> None:
        for _ in range(40):
            async with aki.watching(table, since=0) as socket:
                frame = json.loads(await socket.recv())
                versions = [event["version"] for event in frame["events"]]
                assert versions == list(range(1, frame["version"] + 1))
                action = chance.choice(frame["view"]["legal"])
                await socket.send(json.dumps({"type": "move", "version": frame["version"], "action": action}))
                socket.transport.abort()
        await play_to_the_end(aki, table, chance)

    asyncio.run(disconnect_repeatedly())
    check(server.db, table, {})


def play_in_parallel(guests: list[Guest], table: str, version: int, legal: list[int]) -> list[int]:
    """Send moves for the same version in parallel. Returns the sorted statuses of the responses."""
    ready = threading.Barrier(len(guests))

    def play(number: int) -> int:
        ready.wait()
        body = {"version": version, "action": legal[number % len(legal)]}
        response = guests[number].http.post(f"{guests[number].server.api}/tables/{table}/moves", json=body)
        if response.status_code == 409:
            assert response.json()["frame"]["version"] > version, "the refused request gets the current state"
        return response.status_code

    with ThreadPoolExecutor(len(guests)) as pool:
        return sorted(pool.map(play, range(len(guests))))


def client_of_same_person(guest: Guest, server: ServerProcess) -> Guest:
    """Return a client of the same person, possibly on another server."""
    other = Guest(server, "Twin")
    other.http.cookies = httpx.Cookies(guest.http.cookies)
    return other


def test_one_of_several_moves_for_a_version_wins(server: ServerProcess) -> None:
    aki = Guest(server, "Aki")
    table = aki.set_table("me", "me")
    aki.post(f"/tables/{table}/start")
    twins = [aki, *[client_of_same_person(aki, server) for _ in range(3)]]
    for version in range(15):
        legal = numbers(view_of(aki.frame(table))["legal"])
        assert play_in_parallel(twins, table, version, legal) == [200, 409, 409, 409]


def test_two_postgresql_processes_see_each_others_moves(postgres: str, open_server: Callable[..., ServerProcess]) -> None:
    db = new_database(postgres)
    first, second = open_server(db), open_server(db)
    aki, ben = Guest(first, "Aki"), Guest(second, "Ben")
    table = aki.set_table("me", "open")
    assert table_of(ben.post(f"/tables/{table}/join"))["your_seats"] == [1]
    aki.post(f"/tables/{table}/start")

    async def play_game() -> list[list[str]]:
        chance = random.Random(3)
        return await asyncio.gather(*[play_to_the_end(guest, table, chance, undo=0.1) for guest in (aki, ben)])

    for frames in asyncio.run(play_game()):
        events = [event["version"] for text in frames for event in json.loads(text)["events"]]
        assert events == list(range(1, len(events) + 1))
    check(db, table, {})

    table = aki.set_table("me", "me")
    aki.post(f"/tables/{table}/start")
    on_second_server = client_of_same_person(aki, second)
    for version in range(10):
        for guest in (aki, on_second_server):
            wait_for(lambda guest=guest, version=version: integer(guest.frame(table)["version"]) >= version, "both to load the move")  # type: ignore[misc]
        legal = numbers(view_of(aki.frame(table))["legal"])
        assert play_in_parallel([aki, on_second_server], table, version, legal) == [200, 409]

    table = aki.set_table("me", "apprentice")
    aki.post(f"/tables/{table}/start")
    first.kill()
    play_through(on_second_server, table, random.Random(1))
    check(db, table, {})


def health_error(server: ServerProcess) -> str:
    response = ANONYMOUS.get(f"{server.url}/healthz")
    assert response.status_code == (503 if "error" in response.json() else 200)
    return str(response.json().get("error", ""))


def test_a_full_disk_refuses_moves_until_there_is_space_again(open_server: Callable[..., ServerProcess], tmp_path: Path) -> None:
    server = open_server()
    aki = Guest(server, "Aki")
    table = aki.set_table("me", "me")
    aki.post(f"/tables/{table}/start")
    free = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    refusals = 0
    for version in range(30):
        frame = aki.frame(table)
        action = numbers(view_of(frame)["legal"])[0]
        if version % 10 == 5:
            written = (tmp_path / "ukiyo.db-wal").stat().st_size
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (written, free[1]))
            refused = aki.post(f"/tables/{table}/moves", code=507, version=version, action=action)
            assert "could not be saved" in str(refused["error"])
            assert "the disk" in str(refused["error"])
            assert "Nothing was changed" in str(refused["error"])
            assert aki.frame(table) == frame
            if not refusals:
                assert "the disk" in wait_for(lambda: health_error(server), "the server to report it")
                ready = ANONYMOUS.get(f"{server.url}/readyz")
                assert (ready.status_code, ready.json()["status"]) == (200, "read-only"), "tables can still be read"
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, free)
            refusals += 1
        assert aki.post(f"/tables/{table}/moves", version=version, action=action)["version"] == version + 1
    assert refusals == 3
    wait_for(lambda: not health_error(server), "the server to recover")
    command = [sys.executable, "-m", "ukiyo.cli", "serve", "--port", "0", "--no-open", "--db", server.db]
    second = subprocess.run(command, env=server.environment, capture_output=True, text=True, check=False)
    assert second.returncode != 0
    assert "Another server already uses" in second.stderr
    assert "Traceback" not in second.stderr
    server.kill()
    server.open()  # the killed process no longer holds the lock
    assert aki.frame(table)["version"] == 30


@pytest.mark.any_store
def test_a_restarted_server_keeps_its_tables_and_cookies(
    db: str, open_server: Callable[..., ServerProcess], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ServerProcess, "forked", False)
    server = open_server(db)
    aki = Guest(server, "Aki")
    table = aki.set_table("me", "me")
    aki.post(f"/tables/{table}/start")
    server.close()
    server.open()
    assert table_of(aki.frame(table))["your_seats"] == [0, 1]
