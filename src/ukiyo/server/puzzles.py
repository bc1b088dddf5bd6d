"""Puzzles at the table: a position of a real game as one of its seats knows it, and what came of the turn that was chosen there."""

import hashlib
from datetime import date
from functools import lru_cache

from ukiyo.bots.names import EDO_NAMES, edo_names
from ukiyo.engine.game import Game
from ukiyo.engine.puzzles import FILE, Puzzle, Step, goes_on, read_puzzles
from ukiyo.engine.state import State
from ukiyo.server import wire
from ukiyo.server.errors import NotFound
from ukiyo.server.plans import Plan
from ukiyo.server.schema import BOT, HUMAN, PLAYING
from ukiyo.server.tables import Facts, Kept, Sitter, TableState

SOLVER = "solver"  # the person in the seat; nobody is called so
OPENED = 64  # positions in memory


@lru_cache
def puzzles_of(game: Game) -> dict[str, Puzzle]:
    """A game's puzzles by id, the easiest first; a game without a file has none."""
    path = game.folder / FILE
    found = read_puzzles(path, game).puzzles if path.exists() else []
    return {puzzle.id: puzzle for puzzle in sorted(found, key=lambda one: (one.grade, one.time, one.id))}


def puzzle_of_day(game: Game, day: date) -> str | None:
    """One after the other in an order of their own, so that none comes back before all were there."""
    order = sorted(puzzles_of(game), key=lambda name: hashlib.sha256(name.encode()).digest())
    return order[day.toordinal() % len(order)] if order else None


def listed(game: Game, day: date) -> wire.PuzzleList:
    puzzles = puzzles_of(game).values()
    return {
        "puzzles": [
            {
                "id": one.id,
                "grade": one.grade,
                "players": one.record.players,
                "options": one.record.options,
                "time": one.time,
                "steps": len(one.steps),
            }
            for one in puzzles
        ],
        "today": puzzle_of_day(game, day),
        "day": str(day),
        "unit": game.unit,
    }


@lru_cache(OPENED)
def position(game: Game, puzzle: str) -> State:
    return puzzles_of(game)[puzzle].position(game)


def solved(game: Game, name: str, chosen: list[int]) -> wire.Solved:
    """How a puzzle stands after these choices; a wrong one ends it where it was made."""
    puzzle = puzzles_of(game).get(name)
    if puzzle is None:
        raise NotFound(f"{game.name} has no puzzle '{name}'")
    opening = position(game, name)
    state, seat, played = opening.copy(), opening.seat, list[int]()
    right, missed = 0, False
    for action, step in zip(chosen, puzzle.steps, strict=False):
        if action not in state.options:
            state.play(action)  # says why not
        if action != game.parse(step.solution.action):
            missed = True
            break
        right += 1
        played.append(action)
        state.play(action)
        while goes_on(state, seat) and len(state.options) == 1:
            played.append(state.options[0])
            state.play(played[-1])
    done = missed or right == len(puzzle.steps)
    frame = Plan(table_of(game, puzzle, opening), SOLVER).play(played)["frame"]
    if done:
        frame["previews"], frame["view"] = [], {**(frame["view"] or {}), "legal": []}
    return {
        "frame": frame,
        "step": min(right, len(puzzle.steps) - 1),
        "steps": len(puzzle.steps),
        "outcome": "missed" if missed else "solved" if done else "open",
        "answer": [answer(game, step) for step in puzzle.steps] if done else None,
    }


def table_of(game: Game, puzzle: Puzzle, state: State) -> TableState:
    """A table that is nowhere kept: the solver among masters."""
    others = edo_names(state.players - 1, [], puzzle.move % len(EDO_NAMES))
    sitters = [Sitter(BOT, name, None, "master") for name in others]
    sitters.insert(state.seat, Sitter(HUMAN, "", SOLVER))
    record = puzzle.record
    facts = Facts(
        id=f"puzzle-{puzzle.id}"[:24], game=game.name, rules=game.version, components=game.fingerprint, options=record.options, seed=0,
        listed=False, status=PLAYING, host=SOLVER, began=0.0, stand_in=None, rematch=None, forked=None, sitters=sitters,
    )  # fmt: skip
    return TableState(Kept(facts, puzzle.move, state.save(), [], set()))


def answer(game: Game, step: Step) -> wire.PuzzleStep:
    return {
        "liked": step.liked,
        "tries": [
            {"action": game.parse(one.action), "win": one.win, "score": one.score, "gap": one.gap, "error": one.error, "draws": one.draws}
            for one in step.tries
        ],
    }
