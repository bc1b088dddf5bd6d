"""The packaged puzzles can be reached and solved, and errors in a puzzle file contain the line number."""

import json
from collections import Counter
from typing import Any

import pytest

from ukiyo import games
from ukiyo.engine.game import Game
from ukiyo.engine.puzzles import FILE, GRADES, BadPuzzle, check_puzzles, parse_puzzles, read_puzzles

MIN_PUZZLES = 60
MAX_FILE_SIZE = 400_000  # maximum file size in bytes
PARTS = 4  # of a game
Lines = list[dict[str, Any]]


@pytest.mark.parametrize("name", games.NAMES)
def test_every_packaged_puzzle_is_solved_by_its_solution(name: str) -> None:
    """This test only replays the solutions. A long search found them to be best, and the file contains its evidence."""
    game = games.game(name)
    path = game.folder / FILE
    book = read_puzzles(path, game)
    check_puzzles(book, game)
    puzzles = book.puzzles
    assert len(puzzles) >= MIN_PUZZLES
    assert path.stat().st_size < MAX_FILE_SIZE
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    assert {puzzle.grade for puzzle in puzzles} == set(GRADES)
    assert {puzzle.record.players for puzzle in puzzles} == set(game.seats)
    late = sorted(puzzle.time for puzzle in puzzles)[-len(puzzles) // 20]
    parts = Counter(min(PARTS * puzzle.time // (late + 1), PARTS - 1) for puzzle in puzzles)
    assert all(parts[part] >= MIN_PUZZLES / PARTS / 2 for part in range(PARTS)), "The puzzles must cover the whole game."
    gap, standard_errors = float(str(book.made_with["gap"])), float(str(book.made_with["sure"]))
    assert all(puzzle.end and puzzle.end.gap > 0 for puzzle in puzzles)
    for step in (step for puzzle in puzzles for step in puzzle.steps):
        assert all(tried.gap >= gap - 1e-4 and tried.gap >= standard_errors * tried.error - 1e-3 for tried in step.tries[1:])


@pytest.fixture
def game() -> Game:
    return games.game("iki")


@pytest.fixture
def lines(game: Game) -> Lines:
    """Return a file with one puzzle after two moves in a game."""
    state, moves = game.new(2, 7), list[str]()
    for _ in range(2):
        moves.append(f"{state.seat} {game.action(state.legal()[0])}")
        state.play(state.legal()[0])
    tries = [
        {"action": str(game.action(action)), "worth": 0.6, "win": 0.5, "score": 70.0, "gap": 0.1 * place, "error": 0.01, "draws": 32}
        for place, action in enumerate(state.legal())
    ]
    return [
        {"format": 1, "game": "iki", "rules": game.version, "components": game.fingerprint, "bots": "master@3i"},
        {"record": "1-7", "players": 2, "options": {}, "seed": 7, "moves": "; ".join(moves)},
        {"puzzle": "1-7-2", "move": 2, "time": 1, "grade": 2, "steps": [{"liked": 0.4, "tries": tries}]},
    ]


def checked(lines: Lines, game: Game) -> None:
    check_puzzles(parse_puzzles("".join(json.dumps(line) + "\n" for line in lines), game), game)


def test_errors_in_a_puzzle_file_contain_the_line_number(lines: Lines, game: Game) -> None:
    checked(lines, game)
    header, record, puzzle = lines
    [step] = puzzle["steps"]
    worse = [{**tried, "gap": -1.0} for tried in step["tries"]]
    broken: list[tuple[Lines, str]] = [
        ([], "the file is empty"),
        ([{**header, "game": "go"}], "line 1: these puzzles are for go"),
        ([header, puzzle], "line 2: A puzzle must come after the record"),
        ([header, {**record, "moves": "income"}], "line 2: this is neither a record nor a puzzle"),
        ([header, {**record, "moves": "1 burn; 0 burn"}, puzzle], "line 3: puzzle 1-7-2: "),
        ([header, record, {**puzzle, "move": 9}], "line 3: puzzle 1-7-2: it starts after 9 moves, but its game has only 2"),
        ([header, record, {**puzzle, "grade": 6}], "line 3: puzzle 1-7-2: grades must be from 1 to 5"),
        ([header, record, {**puzzle, "steps": [{**step, "tries": step["tries"][:-1]}]}], "step 1 tries"),
        ([header, record, {**puzzle, "steps": [{**step, "tries": worse}]}], "is not better than"),
        ([header, record, {**puzzle, "steps": [step, step]}], "line 3: puzzle 1-7-2: "),
        ([header, record, {"puzzle": "1-7-2"}], "line 3: this is neither a record nor a puzzle: KeyError 'steps'"),
    ]
    for text, sentence in broken:
        with pytest.raises(BadPuzzle) as refused:
            checked(text, game)
        assert sentence in str(refused.value), str(refused.value)
    with pytest.raises(BadPuzzle, match=r"line 2: this is not JSON"):
        parse_puzzles(json.dumps(header) + "\n{", game)
