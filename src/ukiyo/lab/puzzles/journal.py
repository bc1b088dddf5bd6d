"""The journal of a mining run. It records each puzzle and each finished game, so that an interrupted run can be resumed."""

import json
from dataclasses import replace
from pathlib import Path

from ukiyo.engine.puzzles import BadPuzzle, End, Puzzle, grade_of, puzzle_of
from ukiyo.engine.record import Move, Record
from ukiyo.lab.puzzles.miner import MiningSettings


def read_journal(path: Path, settings: MiningSettings) -> tuple[dict[str, Puzzle], set[int], dict[str, End]]:
    """Return the puzzles, the finished games, and the results of puzzles that were played to the end. Create the journal if necessary.

    A truncated last line is ignored, and its game is mined again.
    """
    puzzles: dict[str, Puzzle] = {}
    finished: set[int] = set()
    ends: dict[str, End] = {}
    header = json.dumps(settings.made_with())
    if not path.exists():
        path.write_text(header + "\n", encoding="utf-8")
    first, *lines = path.read_text(encoding="utf-8").splitlines()
    if json.loads(first) != settings.made_with():
        raise BadPuzzle(f"{path} was started with {first}, but this run has {header}. Choose another file.")
    for line in lines:
        try:
            row = json.loads(line)
        except json.JSONDecodeError:
            continue
        if "done" in row:
            finished.add(row["done"])
        elif isinstance(row.get("end"), str):
            ends[row["end"]] = End(row["gap"], row["error"], row["draws"])
        else:
            record = Record(**{**row["record"], "moves": [Move(**move) for move in row["record"]["moves"]]})
            puzzle = puzzle_of({**row, "puzzle": row["id"]}, record)
            puzzles[puzzle.id] = replace(puzzle, grade=grade_of(puzzle.steps))
    return puzzles, finished, ends
