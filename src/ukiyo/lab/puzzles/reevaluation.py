"""Evaluates puzzles again after the network has changed. Puzzles that still have a clearly best turn are kept with new evidence."""

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
from ukiyo.engine.puzzles import Puzzle, PuzzleBook, check_puzzles, grade_of, read_puzzles, write_puzzles
from ukiyo.lab.puzzles.miner import Miner, MiningSettings, is_refuted, play_to_end
from ukiyo.lab.puzzles.search import OutOfTime


@dataclass(frozen=True)
class Reevaluation:
    """A puzzle with its new evidence, or the reason why it is no longer a puzzle. Both are missing if the time ran out."""

    puzzle: Puzzle
    updated: Puzzle | None = None
    refuted: str = ""


def reevaluate(settings: MiningSettings, deadline: float, puzzle: Puzzle) -> Reevaluation:
    """Evaluate a puzzle with the current network, in determinizations that depend only on the puzzle."""
    miner = Miner(settings, deadline)
    try:
        steps = miner.solve(puzzle.position(miner.game), seeded(puzzle.record.seed + puzzle.move + 1))
    except OutOfTime:
        return Reevaluation(puzzle)
    if not steps:
        return Reevaluation(puzzle, refuted="there is no longer a clearly best action")
    updated = replace(puzzle, steps=steps, grade=grade_of(steps))
    updated = replace(updated, end=play_to_end(settings.game, updated)[1])
    if is_refuted(updated.end):
        return Reevaluation(puzzle, refuted="the solution is not better at the end of the game")
    return Reevaluation(puzzle, updated)


def reevaluate_all(settings: MiningSettings, out: Path, seconds: float, workers: int, report: Callable[[str], None] = print) -> PuzzleBook:
    """Evaluate the puzzles in a file that were evaluated by an earlier network.

    The file is written after each puzzle, so that an interrupted run can be resumed. Until the run is complete, the header lists the
    remaining puzzles by the fingerprint of their network (`former`).
    """
    rules, network = games.game(settings.game), network_fingerprint(settings.game)
    book = read_puzzles(out, rules)
    networks, valid = networks_by_puzzle(book), {puzzle.id: puzzle for puzzle in book.puzzles}
    outdated = [puzzle for puzzle in book.puzzles if networks[puzzle.id] != network]
    task = partial(reevaluate, settings, time.monotonic() + seconds)
    with ExitStack() as stack:
        run = map if workers == 1 else stack.enter_context(ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"))).map
        for result in run(task, outdated):
            name = result.puzzle.id
            if result.updated:
                old, new = result.puzzle.steps[0].solution.action, result.updated.steps[0].solution.action
                report(f"{name} stays" + (f", but its solution is now '{new}' instead of '{old}'" if old != new else ""))
                valid[name] = replace(result.updated, record=valid[name].record)  # puzzles from the same game share a record
                networks[name] = network
            elif result.refuted:
                report(f"{name} is removed: {result.refuted}")
                del valid[name]
            book = PuzzleBook(header(settings, network, valid, networks), list(valid.values()))
            write_puzzles(out, book)
    check_puzzles(read_puzzles(out, rules), rules, out.name)
    return book


def header(settings: MiningSettings, network: str, puzzles: dict[str, Puzzle], networks: dict[str, str]) -> dict[str, object]:
    former: dict[str, list[str]] = {}
    for puzzle in puzzles:
        if networks[puzzle] != network:
            former.setdefault(networks[puzzle], []).append(puzzle)
    return {**settings.made_with(), "network": network, **({"former": former} if former else {})}


def networks_by_puzzle(book: PuzzleBook) -> dict[str, str]:
    """Return, for each puzzle in a file, the fingerprint of the network that evaluated it."""
    networks = dict.fromkeys((puzzle.id for puzzle in book.puzzles), str(book.made_with["network"]))
    former: Any = book.made_with.get("former", {})
    return {**networks, **{puzzle: network for network, puzzles in former.items() for puzzle in puzzles}}


def network_fingerprint(game: str) -> str:
    """Return the fingerprint of a game's network."""
    file = games.game(game).network
    return hashlib.sha256(file.read_bytes()).hexdigest()[:16] if file else ""
