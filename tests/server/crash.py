"""Plays games on a server that is killed repeatedly.

All acknowledged moves, undos, tables, people and forks must exist exactly once, and every game must end. Run with `make fuzz`.
"""

import argparse
import itertools
import random
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import httpx
from rich.progress import track

from tests.battery.tables import SETTINGS, Setting
from tests.server.server_process import Guest, ServerProcess, integer, numbers, table_of, view_of
from tests.server.waiting import TIMEOUT
from ukiyo.play.events import moves_of
from ukiyo.play.table_info import opening_of
from ukiyo.play.table_state import TableState
from ukiyo.server.core.settings import normal_url
from ukiyo.server.db.database import Database
from ukiyo.server.tables.repository import TableRepository

PARALLEL_GAMES = 10  # number of simultaneous games
UNDO_SHARE = 0.1  # share of the possible undos
UNDO = -1  # used instead of an action number


@dataclass
class Figures:
    games: int = 0
    kills: int = 0
    acknowledged: int = 0
    unanswered: int = 0  # moves without a response when the server died
    created: int = 0  # tables created, joined and forked during the games


def play_through(guest: Guest, table: str, chance: random.Random, acknowledged: dict[int, int] | None = None) -> int:
    """Play to the end despite crashes, and sometimes undo a move.

    Records the acknowledged moves and undos by version. Returns the number that were not acknowledged.
    """
    acknowledged = {} if acknowledged is None else acknowledged
    unanswered = 0
    deadline = time.monotonic() + 2 * TIMEOUT
    while time.monotonic() < deadline:
        is_waiting = False
        try:
            frame = guest.frame(table)
            if table_of(frame)["status"] == "over":
                return unanswered
            legal = numbers(view_of(frame)["legal"])
            if not legal:
                time.sleep(0.02)
                continue
            is_waiting = True
            if view_of(frame)["undo_seat"] in numbers(table_of(frame)["your_seats"]) and chance.random() < UNDO_SHARE:
                acknowledged[integer(guest.post(f"/tables/{table}/undo", version=frame["version"])["version"])] = UNDO
                continue
            action = chance.choice(legal)
            response = guest.post(f"/tables/{table}/moves", version=frame["version"], action=action)
            acknowledged[integer(response["version"])] = action
        except httpx.TransportError:
            unanswered += is_waiting
            time.sleep(0.1)
    raise AssertionError("the game did not end")


@dataclass
class CreatedTable:
    """An acknowledged table with its creator, its players and the number of moves that were copied to it."""

    host: str
    guest: str = ""
    moves: int = 0


def create_tables(server: ServerProcess, finished: str, chance: random.Random, done: threading.Event) -> dict[str, CreatedTable]:
    """Create tables, join them and fork a finished game until all games are over. Each time, use a different person."""
    created: dict[str, CreatedTable] = {}
    for number in itertools.count():
        if done.wait(0.05):
            return created
        try:
            host, guest = Guest(server, f"Host {number}"), Guest(server, f"Guest {number}")
            table = host.set_table("me", "open")
            created[table] = CreatedTable(f"Host {number}")
            guest.post(f"/tables/{table}/join")
            created[table].guest = f"Guest {number}"
            moves = chance.randrange(100)
            fork = host.post(f"/tables/{finished}/fork", move=moves, seat=0, bot="novice")
            created[str(fork["id"])] = CreatedTable(f"Host {number}", "novice", moves)
        except httpx.TransportError:
            time.sleep(0.05)
    raise AssertionError


def check_created_tables(db: str, created: dict[str, CreatedTable]) -> None:
    database = Database(normal_url(db))
    for table, expected in created.items():
        names = [occupant.bot or occupant.name for occupant in TableRepository(database).read(table).info.occupants]
        assert names[0] == expected.host, "an acknowledged table is lost"
        assert not expected.guest or names[1] == expected.guest, "an acknowledged guest is lost"
        copied = TableRepository(database).events(table, 0)[: expected.moves]
        assert [event.version for event in copied] == list(range(1, expected.moves + 1)), "The fork's moves are missing or duplicated."
    database.close()


def play_with_crashes(server: ServerProcess, settings: list[Setting], kills: int, seed: int) -> Figures:
    """Play one table of each setting in parallel, hot seat with one bot, while the server is killed this many times and others join."""
    chance = random.Random(seed)
    finished_guest = Guest(server, "Idler")
    finished = finished_guest.set_table("me", "me")
    finished_guest.post(f"/tables/{finished}/start")
    play_through(finished_guest, finished, random.Random(seed))
    guests = [Guest(server, "Survivor") for _ in settings]
    tables: list[str] = []
    for guest, setting in zip(guests, settings, strict=True):
        seats = ["me"] * (setting.players - 1) + ["novice" if setting.players > 1 else "me"]
        tables.append(guest.set_table(*seats, game=setting.game, options=dict(setting.options)))
        guest.post(f"/tables/{tables[-1]}/start")
    figures = Figures(games=len(tables))
    done = threading.Event()

    acknowledged: list[dict[int, int]] = [{} for _ in tables]

    def kill_repeatedly() -> None:
        """Kill the server after a random number of moves. The timing does not depend on the machine's speed."""
        for moves in sorted(chance.sample(range(10, 30 * len(tables)), kills)):
            while sum(len(versions) for versions in acknowledged) < moves and not done.is_set():
                time.sleep(0.001)
            if not done.is_set():
                server.kill()
                figures.kills += 1
                server.open()

    killing = threading.Thread(target=kill_repeatedly)
    killing.start()
    with ThreadPoolExecutor(len(tables) + 1) as pool:
        creating = pool.submit(create_tables, server, finished, random.Random(seed), done)
        try:
            unanswered = list(pool.map(play_through, guests, tables, [random.Random(seed + i) for i in range(len(tables))], acknowledged))
        finally:
            done.set()
    killing.join()
    check_created_tables(server.db, creating.result())
    for table, versions in zip(tables, acknowledged, strict=True):
        check(server.db, table, versions)
    figures.acknowledged = sum(len(versions) for versions in acknowledged)
    figures.unanswered = sum(unanswered)
    figures.created = len(creating.result())
    return figures


def check(db: str, table: str, acknowledged: dict[int, int]) -> None:
    database = Database(normal_url(db))
    events = TableRepository(database).events(table, 0)
    stored_table = TableState(TableRepository(database).read(table))
    database.close()
    assert [event.version for event in events] == list(range(1, len(events) + 1)), "events are missing or duplicated"
    stored = {event.version: event.action for event in events}
    assert acknowledged.items() <= stored.items(), "an acknowledged move is lost"
    replayed = opening_of(stored_table.info)
    for event in moves_of(events):
        assert event.seat == replayed.seat
        replayed.play(event.action)
    assert replayed.over
    assert replayed.save() == stored_table.state.save(), "The snapshot and the moves lead to different states."


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    total = Figures()
    settings = itertools.islice(itertools.cycle(SETTINGS), arguments.games)
    rounds = [list(batch) for batch in iter(lambda: list(itertools.islice(settings, PARALLEL_GAMES)), [])]
    with tempfile.TemporaryDirectory() as directory:
        server = ServerProcess(f"sqlite:///{directory}/ukiyo.db", Path(directory))
        for number, batch in enumerate(track(rounds, "Killing servers")):
            figures = play_with_crashes(server, batch, kills=4, seed=arguments.seed + number * PARALLEL_GAMES)
            for name, value in vars(figures).items():
                setattr(total, name, getattr(total, name) + value)
        server.close()
    print(
        f"{total.games} games, {total.kills} kills of the server, {total.acknowledged} acknowledged moves and undos,"
        f" {total.unanswered} unacknowledged, {total.created} tables created and forked during the games:"
        " none lost, none duplicated, every game ended."
    )


if __name__ == "__main__":
    main()
