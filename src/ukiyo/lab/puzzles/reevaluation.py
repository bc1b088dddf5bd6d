"""Judges puzzles again after the network has changed."""

import hashlib
import multiprocessing
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from ukiyo import games
from ukiyo.engine.generator import seeded
from ukiyo.engine.puzzles import (
    Puzzle,
    PuzzleBook,
    check_puzzles,
    grade_of,
    read_puzzles,
    write_puzzles,
)
from ukiyo.lab.puzzles.miner import Mine, Miner, play_to_the_end, refuted
from ukiyo.lab.puzzles.search import TimeIsUp


@dataclass(frozen=True)
class Judged:
    """A puzzle as it stands today; `refuted` says why it does not, and both are missing where there was no time to judge it."""

    puzzle: Puzzle
    now: Puzzle | None = None
    refuted: str = ""


def judge(mine: Mine, until: float, puzzle: Puzzle) -> Judged:
    """With today's network, in draws that depend on the puzzle only."""
    miner = Miner(mine, until)
    try:
        steps = miner.solve(puzzle.position(miner.game), seeded(puzzle.record.seed + puzzle.move + 1))
    except TimeIsUp:
        return Judged(puzzle)
    if not steps:
        return Judged(puzzle, refuted="no choice is clearly the best any more")
    now = replace(puzzle, steps=steps, grade=grade_of(steps))
    now = replace(now, end=play_to_the_end(mine.game, now)[1])
    return Judged(puzzle, refuted="played to the end, the solution is no better") if refuted(now.end) else Judged(puzzle, now)


def judge_again(mine: Mine, out: Path, seconds: float, workers: int, said: Callable[[str], None] = print) -> PuzzleBook:
    """Judge the puzzles of a file that a former network has judged. It is written after each, so that a run that was ended goes on.

    As long as some are left, the first line names them by the network that has judged them (`former`).
    """
    rules, network = games.game(mine.game), fingerprint(mine.game)
    book = read_puzzles(out, rules)
    by, standing = networks_of(book), {puzzle.id: puzzle for puzzle in book.puzzles}
    left, ask = [puzzle for puzzle in book.puzzles if by[puzzle.id] != network], partial(judge, mine, time.monotonic() + seconds)
    with ExitStack() as stack:
        spread = map if workers == 1 else stack.enter_context(ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"))).map
        for one in spread(ask, left):
            name = one.puzzle.id
            if one.now:
                was, now = one.puzzle.steps[0].solution.action, one.now.steps[0].solution.action
                said(f"{name} stands" + (f", but its solution is '{now}' and not '{was}'" if was != now else ""))
                standing[name] = replace(one.now, record=standing[name].record)  # which puzzles of one game share
                by[name] = network
            elif one.refuted:
                said(f"{name} falls out: {one.refuted}")
                del standing[name]
            former: dict[str, list[str]] = {}
            for puzzle in standing:
                former.setdefault(by[puzzle], []).append(puzzle)
            former.pop(network, None)
            made_with = {**mine.made_with(), "network": network, **({"former": former} if former else {})}
            book = PuzzleBook(made_with, list(standing.values()))
            write_puzzles(out, book)
    check_puzzles(read_puzzles(out, rules), rules, out.name)
    return book


def networks_of(book: PuzzleBook) -> dict[str, str]:
    """Which network has judged each puzzle of a file."""
    found = dict.fromkeys((puzzle.id for puzzle in book.puzzles), str(book.made_with["network"]))
    former: Any = book.made_with.get("former", {})
    return {**found, **{puzzle: network for network, puzzles in former.items() for puzzle in puzzles}}


def fingerprint(game: str) -> str:
    """Of the network that judged."""
    file = games.game(game).network
    return hashlib.sha256(file.read_bytes()).hexdigest()[:16] if file else ""
