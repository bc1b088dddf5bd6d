"""x"""

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
from ukiyo.engine.puzzles import (
    Puzzle,
    PuzzleBook,
    check_puzzles,
    read_puzzles,
    write_puzzles,
)
from ukiyo.lab.puzzles.journal import read_journal
from ukiyo.lab.puzzles.miner import Mine, Miner, play_to_the_end, refuted
from ukiyo.lab.puzzles.reevaluation import fingerprint
from ukiyo.lab.puzzles.search import TimeIsUp
from ukiyo.lab.puzzles.selection import chosen, with_whole_records

LOOK = 1.0  # seconds after which it is looked whether a process still lives


def work(mine: Mine, seconds: float, done: set[int], counter: Any, found: "Queue[tuple[int, Puzzle | None]]") -> None:
    """A process's part: game after game until the time is up; None says that a game is finished."""
    miner = Miner(mine, time.monotonic() + seconds)
    try:
        while True:
            with counter.get_lock():
                number = counter.value
                counter.value += 1
            if number not in done:
                miner.play(number, lambda puzzle, number=number: found.put((number, puzzle)))  # type: ignore[misc]
                found.put((number, None))
    except TimeIsUp:
        pass


def dig(mine: Mine, journal: Path, seconds: float, workers: int, said: Callable[[str], None] = print) -> dict[str, Puzzle]:
    """Look for puzzles within a time, in so many processes; all that is found is in the journal, and a run goes on with it."""
    if seconds < 0 or workers < 1:
        raise BadOption(f"puzzles need some time and a process, not {seconds:g} s in {workers}")
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    puzzles, done, _ = read_journal(journal, mine)
    if not seconds:
        return puzzles
    context = multiprocessing.get_context("spawn")
    counter, found = context.Value("i", 0), context.Queue()
    processes = [context.Process(target=work, args=(mine, seconds, done, counter, found), daemon=True) for _ in range(workers)]
    for process in processes:
        process.start()
    begun = time.monotonic()
    with journal.open("a", encoding="utf-8") as file:
        while True:
            alive = any(process.is_alive() for process in processes)
            try:
                number, puzzle = found.get(timeout=LOOK)
            except Empty:
                if not alive:
                    break
                continue
            if puzzle is None:
                done.add(number)
                file.write(json.dumps({"done": number}) + "\n")
            elif puzzle.id not in puzzles:
                puzzles[puzzle.id] = puzzle
                file.write(json.dumps(asdict(puzzle)) + "\n")
                said(f"{time.monotonic() - begun:.0f} s: {puzzle.id}, grade {puzzle.grade}: {len(puzzles)} puzzles, {len(done)} games")
            file.flush()
    return puzzles


def confirm(mine: Mine, journal: Path, puzzles: list[Puzzle], workers: int) -> None:
    """Play puzzles to the end; what comes of it is in the journal, too."""
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool, journal.open("a", encoding="utf-8") as file:
        for name, end in pool.map(partial(play_to_the_end, mine.game), puzzles):
            file.write(json.dumps({"end": name, **asdict(end)}) + "\n")
            file.flush()


def make_puzzles(
    mine: Mine, out: Path, number: int, seconds: float, workers: int, journal: Path, said: Callable[[str], None] = print
) -> list[Puzzle]:
    """Mine, choose, play what was chosen to the end, and write what stands."""
    dig(mine, journal, seconds, workers, said)
    while True:
        puzzles, _, ends = read_journal(journal, mine)
        standing = [replace(puzzle, end=ends.get(puzzle.id)) for puzzle in puzzles.values() if not refuted(ends.get(puzzle.id))]
        taken = chosen(standing, number, chosen([puzzle for puzzle in standing if puzzle.end], number))
        if all(puzzle.end for puzzle in taken):
            break
        confirm(mine, journal, [puzzle for puzzle in taken if not puzzle.end], workers)
    write_puzzles(out, PuzzleBook({**mine.made_with(), "network": fingerprint(mine.game)}, with_whole_records(taken)))
    rules = games.game(mine.game)
    check_puzzles(read_puzzles(out, rules), rules, out.name)
    return taken
