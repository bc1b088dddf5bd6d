"""Puzzle mining is reproducible, loses nothing that it found, and selects varied puzzles."""

import json
import math
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from ukiyo import games
from ukiyo.engine.puzzles import BadPuzzle, Puzzle, PuzzleBook, check_puzzles, read_puzzles, write_puzzles
from ukiyo.lab.puzzles import miner, reevaluation, search
from ukiyo.lab.puzzles.journal import read_journal
from ukiyo.lab.puzzles.miner import Miner, MiningSettings, play_to_end
from ukiyo.lab.puzzles.mining import make_puzzles, mine
from ukiyo.lab.puzzles.reevaluation import network_fingerprint, networks_by_puzzle, reevaluate_all
from ukiyo.lab.puzzles.search import OutOfTime
from ukiyo.lab.puzzles.selection import select

EASY_LIMITS = {
    "MIN_CANDIDATE_GAP": -1.0,
    "MIN_GAP": 0.0,
    "MIN_STANDARD_ERRORS": 0.0,
    "MIN_LEAD_STANDARD_ERRORS": -math.inf,
    "OBVIOUS_SHARE": 1.0,
    "FIRST_DETERMINIZATIONS": 8,
    "MAX_STEPS": 2,
}
"""Every decision counts as a puzzle as soon as its actions were compared once."""


def first_puzzle(settings: MiningSettings, number: int) -> Puzzle:
    found: list[Puzzle] = []

    def stop(puzzle: Puzzle) -> None:
        found.append(puzzle)
        raise OutOfTime

    with pytest.raises(OutOfTime):
        Miner(settings, math.inf).mine_game(number, stop)
    return found[0]


@pytest.fixture
def settings(monkeypatch: pytest.MonkeyPatch, shortsighted: None) -> MiningSettings:
    for name, value in EASY_LIMITS.items():
        for module in (search, miner):
            monkeypatch.setattr(module, name, value, raising=False)
    return MiningSettings("hokusai", determinizations=8, iterations=1)


def test_a_game_gives_the_same_puzzles_again(settings: MiningSettings, tmp_path: Path) -> None:
    found = first_puzzle(settings, 3)
    assert first_puzzle(settings, 3) == found
    journal, path, game = tmp_path / "journal", tmp_path / "puzzles.jsonl", games.game(settings.game)
    assert mine(settings, journal, 0, 1) == {}
    with journal.open("a") as file:
        file.write(json.dumps(asdict(found)) + '\n{"done": 4}\n{"id": "1-5')
    puzzles, finished, _ = read_journal(journal, settings)
    assert (puzzles, finished) == ({found.id: found}, {4})
    write_puzzles(path, PuzzleBook(settings.made_with(), select(list(puzzles.values()), 5)))
    book = read_puzzles(path, game)
    check_puzzles(book, game)
    assert [replace(puzzle, line=0).steps for puzzle in book.puzzles] == [found.steps]
    with pytest.raises(BadPuzzle, match="Choose another file"):
        read_journal(journal, replace(settings, seed=2))


def test_puzzles_refuted_at_the_end_of_the_game_are_left_out(
    settings: MiningSettings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(miner, "END_DETERMINIZATIONS", 8)
    monkeypatch.setattr(miner, "END_MAX_DECISIONS", 20)
    one, other = first_puzzle(settings, 3), first_puzzle(settings, 4)
    name, end = play_to_end(settings.game, one)
    assert (name, end.draws) == (one.id, 8)
    journal = tmp_path / "journal"
    mine(settings, journal, 0, 1)
    lines = [
        asdict(one),
        asdict(other),
        {"end": one.id, "gap": -1.0, "error": 0.1, "draws": 8},
        {"end": other.id, **asdict(end), "gap": 1.0},
    ]
    with journal.open("a") as file:
        file.writelines(json.dumps(line) + "\n" for line in lines)
    assert [puzzle.id for puzzle in make_puzzles(settings, tmp_path / "puzzles.jsonl", 5, 0, 1, journal)] == [other.id]


def test_puzzles_of_an_earlier_network_are_evaluated_again(
    settings: MiningSettings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in {"END_DETERMINIZATIONS": 8, "END_MAX_DECISIONS": 20}.items():
        monkeypatch.setattr(miner, name, value)
    monkeypatch.setattr(reevaluation, "is_refuted", lambda _: False)
    path, current, one = tmp_path / "puzzles.jsonl", network_fingerprint(settings.game), first_puzzle(settings, 3)
    found = [replace(puzzle, end=None) for puzzle in (one, first_puzzle(settings, 4), first_puzzle(settings, 5))]
    made_with = {**settings.made_with(), "network": current, "former": {"yesterday": [found[0].id, found[1].id]}}
    write_puzzles(path, PuzzleBook(made_with, found))
    assert reevaluate_all(settings, path, 0, 1).made_with == made_with, "without time, nothing changes"
    monkeypatch.setattr(reevaluation, "is_refuted", lambda end: len(lines) == 1)
    lines: list[str] = []
    book = reevaluate_all(settings, path, math.inf, 1, lines.append)
    assert [line.replace(",", "").split()[:2] for line in lines] == [[found[0].id, "stays"], [found[1].id, "is"]]
    written = read_puzzles(path, games.game(settings.game))
    assert [(puzzle.id, puzzle.end is not None) for puzzle in written.puzzles] == [(found[0].id, True), (found[2].id, False)]
    assert set(networks_by_puzzle(written).values()) == {current}
    assert "former" not in book.made_with
    assert reevaluate_all(settings, path, math.inf, 1, lines.append).puzzles == written.puzzles, "all are up to date"


def test_selected_puzzles_are_spread_over_times_grades_and_deals(settings: MiningSettings) -> None:
    one = first_puzzle(settings, 3)
    many = [
        replace(one, id=f"{deal}-{time}-{grade}", time=time, grade=grade, record=replace(one.record, seed=deal))
        for deal in range(3)
        for time in (1, 1, 1, 9)
        for grade in (1, 1, 5)
    ]
    selected = select(many, 4)
    assert {puzzle.time for puzzle in selected} == {1, 9}
    assert {puzzle.grade for puzzle in selected} == {1, 5}
    assert len({puzzle.record.seed for puzzle in selected}) == 3
