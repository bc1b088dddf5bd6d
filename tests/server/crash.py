"""Games whose server is killed again and again. Every acknowledged move must be there, none twice, and every game must end. `make fuzz`."""

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
from tests.server.served import Guest, Served, numbers, table_of, view_of, whole
from tests.server.waiting import LONG
from ukiyo.server.settings import normal_url
from ukiyo.server.store import Store
from ukiyo.server.tables import TableState, moves_of, opening_of

TOGETHER = 10  # games at once


@dataclass
class Figures:
    games: int = 0
    kills: int = 0
    acknowledged: int = 0
    unanswered: int = 0  # moves in flight when the server died


def play_through(guest: Guest, table: str, chance: random.Random, acknowledged: dict[int, int] | None = None) -> int:
    """Play to the end whatever happens. Notes the moves the server said it kept, by version; returns how many it never answered."""
    acknowledged = {} if acknowledged is None else acknowledged
    unanswered = 0
    patience = time.monotonic() + 2 * LONG
    while time.monotonic() < patience:
        asking = False
        try:
            frame = guest.frame(table)
            if table_of(frame)["status"] == "over":
                return unanswered
            legal = numbers(view_of(frame)["legal"])
            if not legal:
                time.sleep(0.02)
                continue
            action, asking = chance.choice(legal), True
            played = guest.post(f"/tables/{table}/moves", version=frame["version"], action=action)
            acknowledged[whole(played["version"])] = action
        except httpx.TransportError:
            unanswered += asking
            time.sleep(0.1)
    raise AssertionError("the game did not end")


def survive(served: Served, settings: list[Setting], kills: int, seed: int) -> Figures:
    """Play a table of each setting at once, hot seat with one bot, while the server is killed so many times."""
    chance = random.Random(seed)
    guests = [Guest(served, "Survivor") for _ in settings]
    tables: list[str] = []
    for guest, setting in zip(guests, settings, strict=True):
        seats = ["me"] * (setting.players - 1) + ["novice" if setting.players > 1 else "me"]
        tables.append(guest.set_table(*seats, game=setting.game, options=dict(setting.options)))
        guest.post(f"/tables/{tables[-1]}/start")
    figures = Figures(games=len(tables))
    done = threading.Event()

    acknowledged: list[dict[int, int]] = [{} for _ in tables]

    def assassin() -> None:
        """Kill the server after so many moves: moments that chance chooses, and that come however fast the machine is."""
        for moves in sorted(chance.sample(range(10, 30 * len(tables)), kills)):
            while sum(len(kept) for kept in acknowledged) < moves and not done.is_set():
                time.sleep(0.001)
            if not done.is_set():
                served.kill()
                figures.kills += 1
                served.open()

    killing = threading.Thread(target=assassin)
    killing.start()
    with ThreadPoolExecutor(len(tables)) as pool:
        unanswered = list(pool.map(play_through, guests, tables, [random.Random(seed + i) for i in range(len(tables))], acknowledged))
    done.set()
    killing.join()
    for table, kept in zip(tables, acknowledged, strict=True):
        check(served.db, table, kept)
    figures.acknowledged = sum(len(kept) for kept in acknowledged)
    figures.unanswered = sum(unanswered)
    return figures


def check(db: str, table: str, acknowledged: dict[int, int]) -> None:
    store = Store(normal_url(db))
    entries = store.entries(table, 0)
    opened = TableState(store.read(table))
    store.close()
    assert [entry.version for entry in entries] == list(range(1, len(entries) + 1)), "entries are lost or doubled"
    kept = {entry.version: entry.action for entry in entries}
    assert acknowledged.items() <= kept.items(), "an acknowledged move is lost"
    again = opening_of(opened.facts)
    for entry in moves_of(entries):
        assert entry.seat == again.seat
        again.play(entry.action)
    assert again.over
    assert again.save() == opened.state.save(), "a snapshot leads elsewhere than the moves"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    total = Figures()
    settings = itertools.islice(itertools.cycle(SETTINGS), asked.games)
    rounds = [list(batch) for batch in iter(lambda: list(itertools.islice(settings, TOGETHER)), [])]
    with tempfile.TemporaryDirectory() as directory:
        served = Served(f"sqlite:///{directory}/ukiyo.db", Path(directory))
        for number, batch in enumerate(track(rounds, "Killing servers")):
            figures = survive(served, batch, kills=4, seed=asked.seed + number * TOGETHER)
            for name, value in vars(figures).items():
                setattr(total, name, getattr(total, name) + value)
        served.close()
    print(
        f"{total.games} games, {total.kills} kills of the server, {total.acknowledged} acknowledged moves, {total.unanswered} unanswered:"
        " none lost, none doubled, every game ended."
    )


if __name__ == "__main__":
    main()
