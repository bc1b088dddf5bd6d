"""Selects a varied set of puzzles."""

from collections import Counter
from dataclasses import replace

from ukiyo.engine.puzzles import Puzzle
from ukiyo.engine.record import Record

PHASES = 6  # phases of a game, which should contain equal numbers of puzzles
USUAL_SHARE = 0.95  # puzzles at more than twice the time of this quantile are outliers


def select(puzzles: list[Puzzle], number: int, selected: list[Puzzle] | None = None) -> list[Puzzle]:
    """Select puzzles with varied phases, grades, tables, deals and kinds of actions.

    Each choice has the features that are rarest so far.
    """
    times = sorted(puzzle.time for puzzle in puzzles)
    last = times[int(len(times) * USUAL_SHARE)] if times else 0
    remaining = sorted(
        [candidate for candidate in puzzles if candidate.time <= 2 * last], key=lambda puzzle: (-puzzle.steps[0].runner_up.gap, puzzle.id)
    )

    def features(puzzle: Puzzle) -> list[object]:
        record = puzzle.record
        table, kind = (record.players, *sorted(record.options.items())), puzzle.steps[0].solution.action.split()[0]
        phase = min(PHASES * puzzle.time // (last + 1), PHASES - 1)
        return [("time", phase), ("grade", puzzle.grade), ("table", table), ("deal", record.seed), ("kind", kind)]

    chosen = selected or []
    counts = Counter(feature for puzzle in chosen for feature in features(puzzle))
    remaining = [puzzle for puzzle in remaining if puzzle not in chosen]
    while remaining and len(chosen) < number:
        best = min(remaining, key=lambda puzzle: sum(counts[feature] for feature in features(puzzle)))
        counts.update(features(best))
        remaining.remove(best)
        chosen = [*chosen, best]
    return chosen


def share_records(puzzles: list[Puzzle]) -> list[Puzzle]:
    """Give all puzzles from a game its longest record, and sort them by game and move."""
    longest: dict[int, Record] = {}
    for puzzle in puzzles:
        seed = puzzle.record.seed
        if seed not in longest or len(puzzle.record.moves) > len(longest[seed].moves):
            longest[seed] = puzzle.record
    ordered = sorted(puzzles, key=lambda puzzle: (puzzle.record.seed, puzzle.move))
    return [replace(puzzle, record=longest[puzzle.record.seed]) for puzzle in ordered]
