"""Puzzles. A puzzle is a position from a finished game, as seen by one seat. The solver's turn is evaluated."""

import hashlib
from datetime import date
from functools import lru_cache
from typing import Literal

from ukiyo.bots.names import EDO_NAMES, edo_names
from ukiyo.engine.game import Game
from ukiyo.engine.puzzles import FILE, Puzzle, Step, read_puzzles, turn_continues
from ukiyo.engine.state import State
from ukiyo.play import learning
from ukiyo.play.coaching import CompareTask
from ukiyo.play.errors import Conflict, NotFound
from ukiyo.play.kinds import BOT, HUMAN, PLAYING
from ukiyo.play.table_core import StoredTable
from ukiyo.play.table_info import Occupant, TableInfo
from ukiyo.play.table_state import TableState
from ukiyo.play.what_if import WhatIfLine

SOLVER = "solver"  # the solver's id, which is not used by any person
MAX_CACHED_POSITIONS = 64


@lru_cache
def puzzles_of(game: Game) -> dict[str, Puzzle]:
    """Returns a game's puzzles by id, easiest first. The result is empty for games without a puzzle file."""
    path = game.folder / FILE
    puzzles = read_puzzles(path, game).puzzles if path.exists() else []
    return {puzzle.id: puzzle for puzzle in sorted(puzzles, key=lambda puzzle: (puzzle.grade, puzzle.time, puzzle.id))}


def puzzle_of_day(game: Game, day: date) -> learning.PuzzleInfo | None:
    """Returns the puzzle of a day. Puzzles are used in a fixed shuffled order and repeat only after all have been used."""
    order = sorted(puzzles_of(game).values(), key=lambda puzzle: hashlib.sha256(puzzle.id.encode()).digest())
    return info_of(order[day.toordinal() % len(order)]) if order else None


def info_of(puzzle: Puzzle) -> learning.PuzzleInfo:
    record = puzzle.record
    return {
        "id": puzzle.id,
        "grade": puzzle.grade,
        "players": record.players,
        "options": record.options,
        "time": puzzle.time,
        "steps": len(puzzle.steps),
    }


def puzzle_list(game: Game, day: date) -> learning.PuzzleList:
    today = puzzle_of_day(game, day)
    return {
        "puzzles": [info_of(puzzle) for puzzle in puzzles_of(game).values()],
        "daily_puzzle": today["id"] if today else None,
        "date": str(day),
        "unit": game.unit,
    }


@lru_cache(MAX_CACHED_POSITIONS)
def position(game: Game, puzzle: str) -> State:
    return puzzles_of(game)[puzzle].position(game)


class Attempt:
    """An attempt at a puzzle. `position` is the state before the last choice, and `correct` is the number of correct choices."""

    def __init__(self, game: Game, name: str, actions: list[int]) -> None:
        puzzle = puzzles_of(game).get(name)
        if puzzle is None:
            raise NotFound(f"The game '{game.name}' has no puzzle '{name}'.")
        self.puzzle = puzzle
        self.opening = self.position = position(game, name)
        self.played: list[int] = []
        self.correct = 0
        self.missed = False
        state, seat = self.opening.copy(), self.opening.seat
        for action, step in zip(actions, puzzle.steps, strict=False):
            self.position = state.copy()
            if action not in state.options:
                state.play(action)  # raises an error that explains why the action is illegal
            if action != game.parse(step.solution.action):
                self.missed = True
                break
            self.correct += 1
            self.played.append(action)
            state.play(action)
            while turn_continues(state, seat) and len(state.options) == 1:
                self.played.append(state.options[0])
                state.play(self.played[-1])

    @property
    def outcome(self) -> Literal["open", "solved", "missed"]:
        return "missed" if self.missed else "solved" if self.correct == len(self.puzzle.steps) else "open"


def solve(game: Game, name: str, actions: list[int]) -> learning.PuzzleProgress:
    """Returns the puzzle after these choices. A wrong choice ends the attempt."""
    attempt = Attempt(game, name, actions)
    steps, outcome = attempt.puzzle.steps, attempt.outcome
    frame = WhatIfLine(table_of(game, attempt.puzzle, attempt.opening), SOLVER).play(attempt.played)["frame"]
    if outcome != "open":
        frame["previews"], frame["view"] = [], {**(frame["view"] or {}), "legal": []}
    return {
        "frame": frame,
        "step": min(attempt.correct, len(steps) - 1),
        "steps": len(steps),
        "outcome": outcome,
        "answer": [step_json(game, step) for step in steps] if outcome != "open" else None,
    }


def comparison_task(game: Game, name: str, actions: list[int]) -> CompareTask:
    """Returns a task for the coach: to compare the best action at the end of an attempt with the wrong one or with the second best."""
    attempt = Attempt(game, name, actions)
    if attempt.outcome == "open":
        raise Conflict("The coach explains a puzzle after you have solved or missed it. Try to solve it first.")
    step = attempt.puzzle.steps[attempt.correct - (not attempt.missed)]
    best, next_best = game.parse(step.solution.action), game.parse(step.runner_up.action)
    return CompareTask(game.name, attempt.position.save(), [best, actions[attempt.correct] if attempt.missed else next_best])


def table_of(game: Game, puzzle: Puzzle, state: State) -> TableState:
    """Returns a temporary table: the solver against bots of level master."""
    others = edo_names(state.players - 1, [], puzzle.move % len(EDO_NAMES))
    occupants = [Occupant(BOT, name, None, "master") for name in others]
    occupants.insert(state.seat, Occupant(HUMAN, "", SOLVER))
    record = puzzle.record
    info = TableInfo(
        id=f"puzzle-{puzzle.id}"[:24], game=game.name, rules=game.version, components=game.fingerprint, options=record.options, seed=0,
        listed=False, status=PLAYING, host=SOLVER, started_at=0.0, takeover_bot=None, rematch=None, forked_from=None, occupants=occupants,
    )  # fmt: skip
    return TableState(StoredTable(info, puzzle.move, state.save(), [], {}))


def step_json(game: Game, step: Step) -> learning.PuzzleStep:
    return {
        "policy_probability": step.liked,
        "actions": [
            {
                "action": game.parse(tried.action),
                "win": tried.win,
                "score": tried.score,
                "gap": tried.gap,
                "error": tried.error,
                "determinizations": tried.draws,
            }
            for tried in step.tries
        ],
    }
