"""The journal: everything that mining found, so that an interrupted run can continue."""

import json
from dataclasses import replace
from pathlib import Path

from ukiyo.engine.puzzles import (
    BadPuzzle,
    End,
    Puzzle,
    grade_of,
    puzzle_of,
)
from ukiyo.engine.record import Move, Record
from ukiyo.lab.puzzles.miner import Mine


def read_journal(path: Path, mine: Mine) -> tuple[dict[str, Puzzle], set[int], dict[str, End]]:
    """What earlier runs have found, the games they finished, and what came of puzzles in the end. A line cut short is found again."""
    puzzles: dict[str, Puzzle] = {}
    done: set[int] = set()
    ends: dict[str, End] = {}
    if not path.exists():
        path.write_text(json.dumps(mine.made_with()) + "\n", encoding="utf-8")
    first, *lines = path.read_text(encoding="utf-8").splitlines()
    if json.loads(first) != mine.made_with():
        raise BadPuzzle(f"{path} was begun with {first}, and this is {json.dumps(mine.made_with())}: choose another file")
    for line in lines:
        try:
            found = json.loads(line)
        except json.JSONDecodeError:
            continue
        if "done" in found:
            done.add(found["done"])
        elif isinstance(found.get("end"), str):
            ends[found["end"]] = End(found["gap"], found["error"], found["draws"])
        else:
            record = Record(**{**found["record"], "moves": [Move(**move) for move in found["record"]["moves"]]})
            puzzle = puzzle_of({**found, "puzzle": found["id"]}, record)
            puzzles[puzzle.id] = replace(puzzle, grade=grade_of(puzzle.steps))
    return puzzles, done, ends
