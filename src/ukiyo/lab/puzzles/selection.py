"""Chooses a varied set of puzzles."""

from collections import Counter
from dataclasses import replace

from ukiyo.engine.puzzles import (
    Puzzle,
)
from ukiyo.engine.record import Record

PHASES = 6  # of a game, from each of which as many puzzles are chosen as there are
USUAL = 0.95  # of the puzzles come up before a game is as good as over; one that drags on for twice as long is left out


def chosen(puzzles: list[Puzzle], number: int, kept: list[Puzzle] | None = None) -> list[Puzzle]:
    """So many, spread over the course of the game, the grades and the tables: each next one is of a kind that is rare among those kept."""
    times = sorted(puzzle.time for puzzle in puzzles)
    last = times[int(len(times) * USUAL)] if times else 0
    left = sorted([one for one in puzzles if one.time <= 2 * last], key=lambda puzzle: (-puzzle.steps[0].runner_up.gap, puzzle.id))

    def features(puzzle: Puzzle) -> list[object]:
        record = puzzle.record
        table, kind = (record.players, *sorted(record.options.items())), puzzle.steps[0].solution.action.split()[0]
        phase = min(PHASES * puzzle.time // (last + 1), PHASES - 1)
        return [("time", phase), ("grade", puzzle.grade), ("table", table), ("deal", record.seed), ("kind", kind)]

    taken = kept or []
    kinds = Counter(feature for puzzle in taken for feature in features(puzzle))
    left = [puzzle for puzzle in left if puzzle not in taken]
    while left and len(taken) < number:
        best = min(left, key=lambda puzzle: sum(kinds[feature] for feature in features(puzzle)))
        kinds.update(features(best))
        left.remove(best)
        taken = [*taken, best]
    return taken


def with_whole_records(puzzles: list[Puzzle]) -> list[Puzzle]:
    """Puzzles of one game share its longest record, and come one after the other."""
    longest: dict[int, Record] = {}
    for puzzle in puzzles:
        seed = puzzle.record.seed
        if seed not in longest or len(puzzle.record.moves) > len(longest[seed].moves):
            longest[seed] = puzzle.record
    ordered = sorted(puzzles, key=lambda puzzle: (puzzle.record.seed, puzzle.move))
    return [replace(one, record=longest[one.record.seed]) for one in ordered]
