"""Puzzles at the table: a position of a real game as one of its seats knows it, and what came of the turn that was chosen there."""

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

SOLVER = "solver"  # the person in the seat; nobody is called so
OPENED = 64  # positions in memory


@lru_cache
def puzzles_of(game: Game) -> dict[str, Puzzle]:
    """A game's puzzles by id, the easiest first; a game without a file has none."""
    path = game.folder / FILE
    found = read_puzzles(path, game).puzzles if path.exists() else []
    return {puzzle.id: puzzle for puzzle in sorted(found, key=lambda one: (one.grade, one.time, one.id))}


def puzzle_of_day(game: Game, day: date) -> learning.PuzzleFacts | None:
    """One after the other in an order of their own, so that none comes back before all were there."""
    order = sorted(puzzles_of(game).values(), key=lambda one: hashlib.sha256(one.id.encode()).digest())
    return info_of(order[day.toordinal() % len(order)]) if order else None


def info_of(puzzle: Puzzle) -> learning.PuzzleFacts:
    record = puzzle.record
    return {
        "id": puzzle.id,
        "grade": puzzle.grade,
        "players": record.players,
        "options": record.options,
        "time": puzzle.time,
        "steps": len(puzzle.steps),
    }


def listed(game: Game, day: date) -> learning.PuzzleList:
    today = puzzle_of_day(game, day)
    return {
        "puzzles": [info_of(puzzle) for puzzle in puzzles_of(game).values()],
        "today": today["id"] if today else None,
        "day": str(day),
        "unit": game.unit,
    }


@lru_cache(OPENED)
def position(game: Game, puzzle: str) -> State:
    return puzzles_of(game)[puzzle].position(game)


class Attempt:
    """A puzzle as far as it was solved: `asked` is the position before the choice that was made last."""

    def __init__(self, game: Game, name: str, chosen: list[int]) -> None:
        found = puzzles_of(game).get(name)
        if found is None:
            raise NotFound(f"{game.name} has no puzzle '{name}'")
        self.puzzle = found
        self.opening = self.asked = position(game, name)
        self.played: list[int] = []
        self.right = 0
        self.missed = False
        state, seat = self.opening.copy(), self.opening.seat
        for action, step in zip(chosen, found.steps, strict=False):
            self.asked = state.copy()
            if action not in state.options:
                state.play(action)  # says why not
            if action != game.parse(step.solution.action):
                self.missed = True
                break
            self.right += 1
            self.played.append(action)
            state.play(action)
            while turn_continues(state, seat) and len(state.options) == 1:
                self.played.append(state.options[0])
                state.play(self.played[-1])

    @property
    def outcome(self) -> Literal["open", "solved", "missed"]:
        return "missed" if self.missed else "solved" if self.right == len(self.puzzle.steps) else "open"


def solved(game: Game, name: str, chosen: list[int]) -> learning.Solved:
    """How a puzzle stands after these choices; a wrong one ends it where it was made."""
    attempt = Attempt(game, name, chosen)
    steps, outcome = attempt.puzzle.steps, attempt.outcome
    frame = WhatIfLine(table_of(game, attempt.puzzle, attempt.opening), SOLVER).play(attempt.played)["frame"]
    if outcome != "open":
        frame["previews"], frame["view"] = [], {**(frame["view"] or {}), "legal": []}
    return {
        "frame": frame,
        "step": min(attempt.right, len(steps) - 1),
        "steps": len(steps),
        "outcome": outcome,
        "answer": [answer(game, step) for step in steps] if outcome != "open" else None,
    }


def decided(game: Game, name: str, chosen: list[int]) -> CompareTask:
    """What the coach is asked about the choice that decided a puzzle: the best beside the one made, or beside the next best."""
    attempt = Attempt(game, name, chosen)
    if attempt.outcome == "open":
        raise Conflict("this puzzle is not decided yet: first try to solve it")
    step = attempt.puzzle.steps[attempt.right - (not attempt.missed)]
    best, next_best = game.parse(step.solution.action), game.parse(step.runner_up.action)
    return CompareTask(game.name, attempt.asked.save(), [best, chosen[attempt.right] if attempt.missed else next_best])


def table_of(game: Game, puzzle: Puzzle, state: State) -> TableState:
    """A table that is nowhere kept: the solver among masters."""
    others = edo_names(state.players - 1, [], puzzle.move % len(EDO_NAMES))
    occupants = [Occupant(BOT, name, None, "master") for name in others]
    occupants.insert(state.seat, Occupant(HUMAN, "", SOLVER))
    record = puzzle.record
    info = TableInfo(
        id=f"puzzle-{puzzle.id}"[:24], game=game.name, rules=game.version, components=game.fingerprint, options=record.options, seed=0,
        listed=False, status=PLAYING, host=SOLVER, began=0.0, takeover_bot=None, rematch=None, forked=None, occupants=occupants,
    )  # fmt: skip
    return TableState(StoredTable(info, puzzle.move, state.save(), [], {}))


def answer(game: Game, step: Step) -> learning.PuzzleStep:
    return {
        "liked": step.liked,
        "tries": [
            {"action": game.parse(one.action), "win": one.win, "score": one.score, "gap": one.gap, "error": one.error, "draws": one.draws}
            for one in step.tries
        ],
    }
