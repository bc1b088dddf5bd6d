"""Puzzle mining is reproducible, saves everything it finds, and selects varied puzzles."""

import json
import math
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from ukiyo import games
from ukiyo.bots import rollout
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
"""Accept every decision as a puzzle after comparing its actions once."""


def first_puzzle(settings: MiningSettings, number: int) -> Puzzle:
    puzzles: list[Puzzle] = []

    def stop(puzzle: Puzzle) -> None:
        puzzles.append(puzzle)
        raise OutOfTime

    with pytest.raises(OutOfTime):
        Miner(settings, math.inf).mine_game(number, stop)
    return puzzles[0]


@pytest.fixture
def settings(monkeypatch: pytest.MonkeyPatch, short_nested_search: None) -> MiningSettings:
    for name, value in EASY_LIMITS.items():
        for module in (search, miner):
            monkeypatch.setattr(module, name, value, raising=False)
    monkeypatch.setattr(rollout, "FULL_SEARCH", replace(rollout.FULL_SEARCH, checkpoints=(12,)))
    return MiningSettings("hokusai", determinizations=8, iterations=1)


def test_a_game_yields_the_same_puzzles_again(settings: MiningSettings, tmp_path: Path) -> None:
    puzzle = first_puzzle(settings, 3)
    assert first_puzzle(settings, 3) == puzzle
    journal, path, game = tmp_path / "journal", tmp_path / "puzzles.jsonl", games.game(settings.game)
    assert mine(settings, journal, 0, 1) == {}
    with journal.open("a") as file:
        file.write(json.dumps(asdict(puzzle)) + '\n{"done": 4}\n{"id": "1-5')
    puzzles, finished, _ = read_journal(journal, settings)
    assert (puzzles, finished) == ({puzzle.id: puzzle}, {4})
    write_puzzles(path, PuzzleBook(settings.made_with(), select(list(puzzles.values()), 5)))
    book = read_puzzles(path, game)
    check_puzzles(book, game)
    assert [replace(puzzle, line=0).steps for puzzle in book.puzzles] == [puzzle.steps]
    with pytest.raises(BadPuzzle, match="Choose another file"):
        read_journal(journal, replace(settings, seed=2))


def test_puzzles_refuted_at_the_end_of_the_game_are_omitted(
    settings: MiningSettings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(miner, "END_DETERMINIZATIONS", 8)
    monkeypatch.setattr(miner, "END_MAX_DECISIONS", 20)
    refuted_puzzle, other = first_puzzle(settings, 3), first_puzzle(settings, 4)
    name, end = play_to_end(settings.game, refuted_puzzle)
    assert (name, end.draws) == (refuted_puzzle.id, 8)
    journal = tmp_path / "journal"
    mine(settings, journal, 0, 1)
    lines = [
        asdict(refuted_puzzle),
        asdict(other),
        {"end": refuted_puzzle.id, "gap": -1.0, "error": 0.1, "draws": 8},
        {"end": other.id, **asdict(end), "gap": 1.0},
    ]
    with journal.open("a") as file:
        file.writelines(json.dumps(line) + "\n" for line in lines)
    assert [puzzle.id for puzzle in make_puzzles(settings, tmp_path / "puzzles.jsonl", 5, 0, 1, journal)] == [other.id]


def test_puzzles_from_an_earlier_network_are_evaluated_again(
    settings: MiningSettings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in {"END_DETERMINIZATIONS": 8, "END_MAX_DECISIONS": 20}.items():
        monkeypatch.setattr(miner, name, value)
    monkeypatch.setattr(reevaluation, "is_refuted", lambda _: False)
    path, current, first = tmp_path / "puzzles.jsonl", network_fingerprint(settings.game), first_puzzle(settings, 3)
    earlier = [replace(puzzle, end=None) for puzzle in (first, first_puzzle(settings, 4), first_puzzle(settings, 5))]
    made_with = {**settings.made_with(), "network": current, "former": {"yesterday": [earlier[0].id, earlier[1].id]}}
    write_puzzles(path, PuzzleBook(made_with, earlier))
    assert reevaluate_all(settings, path, 0, 1).made_with == made_with, "The puzzles must not change if there is no time."
    monkeypatch.setattr(reevaluation, "is_refuted", lambda end: len(lines) == 1)
    lines: list[str] = []
    book = reevaluate_all(settings, path, math.inf, 1, lines.append)
    assert [line.replace(",", "").split()[:2] for line in lines] == [[earlier[0].id, "stays"], [earlier[1].id, "is"]]
    written = read_puzzles(path, games.game(settings.game))
    assert [(puzzle.id, puzzle.end is not None) for puzzle in written.puzzles] == [(earlier[0].id, True), (earlier[2].id, False)]
    assert set(networks_by_puzzle(written).values()) == {current}
    assert "former" not in book.made_with
    assert reevaluate_all(settings, path, math.inf, 1, lines.append).puzzles == written.puzzles, "All puzzles must be up to date."


def test_selected_puzzles_have_different_times_grades_and_deals(settings: MiningSettings) -> None:
    template = first_puzzle(settings, 3)
    many = [
        replace(template, id=f"{deal}-{time}-{grade}", time=time, grade=grade, record=replace(template.record, seed=deal))
        for deal in range(3)
        for time in (1, 1, 1, 9)
        for grade in (1, 1, 5)
    ]
    selected = select(many, 4)
    assert {puzzle.time for puzzle in selected} == {1, 9}
    assert {puzzle.grade for puzzle in selected} == {1, 5}
    assert len({puzzle.record.seed for puzzle in selected}) == 3
