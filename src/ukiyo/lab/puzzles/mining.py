"""Mines puzzles in several processes, selects some, verifies them to the end of the game and writes them to a file."""

import json
import multiprocessing
import os
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, replace
from functools import partial
from multiprocessing.queues import Queue
from pathlib import Path
from queue import Empty
from typing import Any

from ukiyo import games
from ukiyo.engine.errors import BadOption
from ukiyo.engine.puzzles import Puzzle, PuzzleBook, check_puzzles, read_puzzles, write_puzzles
from ukiyo.lab.puzzles.journal import read_journal
from ukiyo.lab.puzzles.miner import Miner, MiningSettings, is_refuted, play_to_end
from ukiyo.lab.puzzles.reevaluation import network_fingerprint
from ukiyo.lab.puzzles.search import OutOfTime
from ukiyo.lab.puzzles.selection import select, share_records

POLL_SECONDS = 1.0  # interval between checks that a worker is alive


def run_worker(
    settings: MiningSettings, seconds: float, finished: set[int], counter: Any, results: "Queue[tuple[int, Puzzle | None]]"
) -> None:
    """Mine games until the time is up. A result of None marks the end of a game."""
    miner = Miner(settings, time.monotonic() + seconds)
    try:
        while True:
            with counter.get_lock():
                number = counter.value
                counter.value += 1
            if number not in finished:
                miner.mine_game(number, lambda puzzle, number=number: results.put((number, puzzle)))  # type: ignore[misc]
                results.put((number, None))
    except OutOfTime:
        pass


def mine(settings: MiningSettings, journal: Path, seconds: float, workers: int, report: Callable[[str], None] = print) -> dict[str, Puzzle]:
    """Mine puzzles until the time is up and append them to the journal. Return all puzzles in the journal."""
    if seconds < 0 or workers < 1:
        raise BadOption(f"Mining needs some time and at least one process, not {seconds:g} s and {workers} processes.")
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    puzzles, finished, _ = read_journal(journal, settings)
    if not seconds:
        return puzzles
    context = multiprocessing.get_context("spawn")
    counter, results = context.Value("i", 0), context.Queue()
    arguments = (settings, seconds, finished, counter, results)
    processes = [context.Process(target=run_worker, args=arguments, daemon=True) for _ in range(workers)]
    for process in processes:
        process.start()
    started = time.monotonic()
    with journal.open("a", encoding="utf-8") as file:
        while True:
            alive = any(process.is_alive() for process in processes)
            try:
                number, puzzle = results.get(timeout=POLL_SECONDS)
            except Empty:
                if not alive:
                    break
                continue
            if puzzle is None:
                finished.add(number)
                file.write(json.dumps({"done": number}) + "\n")
            elif puzzle.id not in puzzles:
                puzzles[puzzle.id] = puzzle
                file.write(json.dumps(asdict(puzzle)) + "\n")
                progress = f"{len(puzzles)} puzzles in {len(finished)} games"
                report(f"{time.monotonic() - started:.0f} s: found {puzzle.id}, grade {puzzle.grade}; {progress}")
            file.flush()
    return puzzles


def play_all_to_end(settings: MiningSettings, journal: Path, puzzles: list[Puzzle], workers: int) -> None:
    """Play puzzles to the end of the game and append the results to the journal."""
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool, journal.open("a", encoding="utf-8") as file:
        for name, end in pool.map(partial(play_to_end, settings.game), puzzles):
            file.write(json.dumps({"end": name, **asdict(end)}) + "\n")
            file.flush()


def make_puzzles(
    settings: MiningSettings,
    out: Path,
    number: int,
    seconds: float,
    workers: int,
    journal: Path,
    report: Callable[[str], None] = print,
) -> list[Puzzle]:
    """Mine puzzles, select some, and write those that are not refuted at the end of the game."""
    mine(settings, journal, seconds, workers, report)
    while True:
        puzzles, _, ends = read_journal(journal, settings)
        valid = [replace(puzzle, end=ends.get(puzzle.id)) for puzzle in puzzles.values() if not is_refuted(ends.get(puzzle.id))]
        selected = select(valid, number, select([puzzle for puzzle in valid if puzzle.end], number))
        if all(puzzle.end for puzzle in selected):
            break
        play_all_to_end(settings, journal, [puzzle for puzzle in selected if not puzzle.end], workers)
    header = {**settings.made_with(), "network": network_fingerprint(settings.game)}
    write_puzzles(out, PuzzleBook(header, share_records(selected)))
    rules = games.game(settings.game)
    check_puzzles(read_puzzles(out, rules), rules, out.name)
    return selected
