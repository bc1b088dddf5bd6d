"""Puzzles: positions from real games that have a single best turn, with the results of a long search.

A puzzle file contains one JSON object per line. The first line describes how the puzzles were generated. It is followed by game records,
each with its puzzles on the lines after it.

    {"format": 1, "game": "iki", "rules": 1, "components": "5f2c0b6e1d9a4c37", ...}
    {"record": "1-17", "players": 2, "options": {}, "seed": 1017, "moves": "1 take salt-peddler; 1 stall b1; ..."}
    {"puzzle": "1-17-42", "move": 42, "time": 3, "grade": 2, "steps": [{"liked": 0.4, "tries": [{"action": "move 3", ...}, ...]}]}

A step is a decision of the turn with all its legal actions. The first of these is the solution.
"""

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from ukiyo.engine.errors import UkiyoError
from ukiyo.engine.game import Game
from ukiyo.engine.record import Move, Record
from ukiyo.engine.state import Seat, State

FORMAT = 1
FILE = "puzzles.jsonl"  # in the game's source folder
GRADES = range(1, 6)  # from obvious to unlikely to be a master's first choice


class BadPuzzle(UkiyoError):
    """A puzzle file can't be read, or a solution does not solve its puzzle."""


@dataclass(frozen=True)
class Try:
    """A legal action, and its results over many determinizations."""

    action: str
    worth: float  # the utility, which bots maximise
    win: float  # the seat's share of wins
    score: float  # the seat's final points
    gap: float  # the loss of utility compared with the solution, in the same determinizations
    error: float  # the standard error of the gap
    draws: int


@dataclass(frozen=True)
class Step:
    """A decision of the turn."""

    liked: float  # the prior that the network assigns to the solution
    tries: list[Try]  # the solution first, then by decreasing utility

    @property
    def solution(self) -> Try:
        return self.tries[0]

    @property
    def runner_up(self) -> Try:
        """The action with the smallest gap."""
        return min(self.tries[1:], key=lambda tried: tried.gap)


@dataclass(frozen=True)
class End:
    """A comparison of the first solution with its runner-up, both played to the end of the game."""

    gap: float  # the gain in utility from the solution
    error: float
    draws: int


@dataclass(frozen=True)
class Puzzle:
    """A position of a game, for one seat to solve."""

    id: str
    record: Record
    move: int  # moves played before it
    time: int  # the round number
    grade: int
    steps: list[Step]
    end: End | None = None
    line: int = 0  # the line number in the file

    def position(self, game: Game) -> State:
        """Return the state at the start of the puzzle. Solvers see only the deciding seat's view."""
        return self.record.replay(game, self.move)


@dataclass(frozen=True)
class PuzzleBook:
    """The puzzles of a game."""

    made_with: dict[str, object]
    puzzles: list[Puzzle] = field(default_factory=list)


def play_step(state: State, action: int) -> None:
    """Play an action of a turn and the forced actions after it, until another seat decides or chance reveals something."""
    seat = state.seat
    state.play(action)
    while turn_continues(state, seat) and len(state.options) == 1:
        state.play(state.options[0])


def turn_continues(state: State, seat: Seat) -> bool:
    """Return whether the seat's turn continues without new information."""
    return not state.over and state.seat == seat and state.undo_floor < state.moves


def grade_of(steps: list[Step]) -> int:
    """Return the grade of the hardest step. The grade is higher if the solution has a lower prior or the runner-up is closer."""
    return max(step_grade(step.liked, step.runner_up.gap) for step in steps)


def step_grade(prior: float, gap: float) -> int:
    grade = 1 + sum(prior < below for below in (0.75, 0.5, 0.25, 0.1))
    return min(max(grade - (gap >= 0.25) + (gap < 0.08), GRADES[0]), GRADES[-1])


# Files


def write_puzzles(path: Path, book: PuzzleBook) -> None:
    lines: list[dict[str, object]] = [book.made_with]
    record: Record | None = None
    for puzzle in book.puzzles:
        if record is not puzzle.record:
            record = puzzle.record
            moves = "; ".join(f"{move.seat} {move.notation}" for move in record.moves)
            name = puzzle.id.rpartition("-")[0]
            lines.append({"record": name, "players": record.players, "options": record.options, "seed": record.seed, "moves": moves})
        steps = [asdict(step) for step in puzzle.steps]
        end = asdict(puzzle.end) if puzzle.end else None
        lines.append({"puzzle": puzzle.id, "move": puzzle.move, "time": puzzle.time, "grade": puzzle.grade, "steps": steps, "end": end})
    path.write_text("".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines), encoding="utf-8")


def read_puzzles(path: Path, game: Game) -> PuzzleBook:
    """Read a puzzle file. `check_puzzles` verifies the solutions."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadPuzzle(f"Can't read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadPuzzle(f"{path} is not a puzzle file: it is not text.") from None
    return parse_puzzles(text, game, path.name)


def parse_puzzles(text: str, game: Game, name: str = FILE) -> PuzzleBook:
    """Parse a puzzle file. Error messages contain the line number."""
    book: PuzzleBook | None = None
    record: Record | None = None
    for number, line in enumerate(text.splitlines(), start=1):
        try:
            row: Any = json.loads(line)
            if book is None:
                book = PuzzleBook(checked_header(row, game))
            elif "record" in row:
                record = record_of(row, book.made_with, game)
            elif record is None:
                raise BadPuzzle("A puzzle must come after the record of its game.")
            else:
                book.puzzles.append(puzzle_of(row, record, number))
        except json.JSONDecodeError as error:
            raise BadPuzzle(f"{name}, line {number}: this is not JSON: {error.msg}") from None
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise BadPuzzle(f"{name}, line {number}: this is neither a record nor a puzzle: {type(error).__name__} {error}") from None
        except UkiyoError as error:
            raise BadPuzzle(f"{name}, line {number}: {error}") from None
    if book is None:
        raise BadPuzzle(f"{name}: the file is empty")
    return book


def checked_header(header: dict[str, Any], game: Game) -> dict[str, object]:
    if header["format"] != FORMAT or header["game"] != game.name:
        raise BadPuzzle(f"these puzzles are for {header['game']} in format {header['format']}, not for {game.name} in format {FORMAT}")
    return header


def record_of(row: dict[str, Any], made_with: dict[str, Any], game: Game) -> Record:
    seats = [str(made_with["bots"])] * row["players"]
    record = Record(game.name, made_with["rules"], made_with["components"], row["players"], row["seed"], seats, row["options"])
    for text in filter(None, row["moves"].split("; ")):
        seat, notation = text.split(" ", 1)
        record.moves.append(Move(int(seat), notation))
    return record


def puzzle_of(row: dict[str, Any], record: Record, line: int = 0) -> Puzzle:
    steps = [Step(step["liked"], [Try(**tried) for tried in step["tries"]]) for step in row["steps"]]
    if row["grade"] not in GRADES or not steps or not all(len(step.tries) > 1 for step in steps):
        raise BadPuzzle(f"puzzle {row['puzzle']}: grades must be from 1 to 5, and steps must have at least two tries")
    end = End(**row["end"]) if row.get("end") else None
    return Puzzle(row["puzzle"], record, row["move"], row["time"], row["grade"], steps, end, line)


# Checking


def check_puzzles(book: PuzzleBook, game: Game, name: str = FILE) -> None:
    """Replay every game, and check that each solution solves its puzzle."""
    record: Record | None = None
    state = game.empty_state(game.seats[0])
    for puzzle in book.puzzles:
        try:
            if puzzle.record is not record or state.moves > puzzle.move:
                record = puzzle.record
                state = record.start(game)
            for move in record.moves[state.moves : puzzle.move]:
                if move.seat != state.seat:
                    raise BadPuzzle(f"after {state.moves} moves it is seat {state.seat}'s turn, not seat {move.seat}'s")
                state.play(game.parse(move.notation))
            check_puzzle(puzzle, state.copy(), game)
        except UkiyoError as error:
            raise BadPuzzle(f"{name}, line {puzzle.line}: puzzle {puzzle.id}: {error}") from None


def check_puzzle(puzzle: Puzzle, state: State, game: Game) -> None:
    """Check that the tries are exactly the legal actions, and that the solution is the best of them."""
    if state.moves != puzzle.move:
        raise BadPuzzle(f"it starts after {puzzle.move} moves, but its game has only {state.moves}")
    seat = state.seat
    for number, step in enumerate(puzzle.steps, start=1):
        if number > 1 and not turn_continues(state, seat):
            raise BadPuzzle(f"seat {seat}'s turn ends before step {number}")
        legal, tried_actions = (
            sorted(str(game.action(action)) for action in state.legal()),
            sorted(attempt.action for attempt in step.tries),
        )
        if legal != tried_actions:
            raise BadPuzzle(f"step {number} tries {', '.join(tried_actions)}, but the legal actions are {', '.join(legal)}")
        if step.runner_up.gap <= 0:
            raise BadPuzzle(f"in step {number}, '{step.solution.action}' is not better than '{step.runner_up.action}'")
        play_step(state, game.parse(step.solution.action))
