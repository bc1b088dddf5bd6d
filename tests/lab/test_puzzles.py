"""Mining puzzles: the same games give the same puzzles, what was found is never lost, and what is chosen is of many kinds."""

import json
import math
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from ukiyo import games
from ukiyo.engine.puzzles import BadPuzzle, Puzzle, PuzzleBook, check_puzzles, read_puzzles, write_puzzles
from ukiyo.lab.puzzles import miner, reevaluation, search
from ukiyo.lab.puzzles.journal import read_journal
from ukiyo.lab.puzzles.miner import Mine, Miner, play_to_the_end
from ukiyo.lab.puzzles.mining import dig, make_puzzles
from ukiyo.lab.puzzles.reevaluation import fingerprint, judge_again, networks_of
from ukiyo.lab.puzzles.search import TimeIsUp
from ukiyo.lab.puzzles.selection import chosen

QUICK = {"HOPE": -1.0, "GAP": 0.0, "SURE": 0.0, "HOPELESS": -math.inf, "EASY": 1.0, "FIRST": 8, "STEPS": 2}
"""Every decision is taken for a puzzle, as soon as its actions were compared once."""


def first_found(mine: Mine, number: int) -> Puzzle:
    found: list[Puzzle] = []

    def enough(puzzle: Puzzle) -> None:
        found.append(puzzle)
        raise TimeIsUp

    with pytest.raises(TimeIsUp):
        Miner(mine, math.inf).play(number, enough)
    return found[0]


@pytest.fixture
def mine(monkeypatch: pytest.MonkeyPatch, shortsighted: None) -> Mine:
    for name, value in QUICK.items():
        for module in (search, miner):
            monkeypatch.setattr(module, name, value, raising=False)
    return Mine("hokusai", draws=8, iterations=1)


def test_a_game_gives_the_same_puzzles_again_and_they_are_kept(mine: Mine, tmp_path: Path) -> None:
    found = first_found(mine, 3)
    assert first_found(mine, 3) == found
    journal, path, game = tmp_path / "journal", tmp_path / "puzzles.jsonl", games.game(mine.game)
    assert dig(mine, journal, 0, 1) == {}
    with journal.open("a") as file:
        file.write(json.dumps(asdict(found)) + '\n{"done": 4}\n{"id": "1-5')
    kept, done, _ = read_journal(journal, mine)
    assert (kept, done) == ({found.id: found}, {4})
    write_puzzles(path, PuzzleBook(mine.made_with(), chosen(list(kept.values()), 5)))
    book = read_puzzles(path, game)
    check_puzzles(book, game)
    assert [replace(puzzle, line=0).steps for puzzle in book.puzzles] == [found.steps]
    with pytest.raises(BadPuzzle, match="choose another file"):
        read_journal(journal, replace(mine, seed=2))


def test_what_is_refuted_when_played_to_the_end_is_left_out(mine: Mine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(miner, "ENDS", 8)
    monkeypatch.setattr(miner, "END_LONGEST", 20)
    one, other = first_found(mine, 3), first_found(mine, 4)
    name, end = play_to_the_end(mine.game, one)
    assert (name, end.draws) == (one.id, 8)
    journal = tmp_path / "journal"
    dig(mine, journal, 0, 1)
    lines = [
        asdict(one),
        asdict(other),
        {"end": one.id, "gap": -1.0, "error": 0.1, "draws": 8},
        {"end": other.id, **asdict(end), "gap": 1.0},
    ]
    with journal.open("a") as file:
        file.writelines(json.dumps(line) + "\n" for line in lines)
    assert [puzzle.id for puzzle in make_puzzles(mine, tmp_path / "puzzles.jsonl", 5, 0, 1, journal)] == [other.id]


def test_puzzles_of_a_former_network_are_judged_again_and_what_no_longer_stands_falls_out(
    mine: Mine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in {"ENDS": 8, "END_LONGEST": 20}.items():
        monkeypatch.setattr(miner, name, value)
    monkeypatch.setattr(reevaluation, "refuted", lambda _: False)
    path, today, one = tmp_path / "puzzles.jsonl", fingerprint(mine.game), first_found(mine, 3)
    found = [replace(puzzle, end=None) for puzzle in (one, first_found(mine, 4), first_found(mine, 5))]
    made_with = {**mine.made_with(), "network": today, "former": {"yesterday": [found[0].id, found[1].id]}}
    write_puzzles(path, PuzzleBook(made_with, found))
    assert judge_again(mine, path, 0, 1).made_with == made_with, "there was no time"
    monkeypatch.setattr(reevaluation, "refuted", lambda end: len(said) == 1)
    said: list[str] = []
    book = judge_again(mine, path, math.inf, 1, said.append)
    assert [line.replace(",", "").split()[:2] for line in said] == [[found[0].id, "stands"], [found[1].id, "falls"]]
    kept = read_puzzles(path, games.game(mine.game))
    assert [(puzzle.id, puzzle.end is not None) for puzzle in kept.puzzles] == [(found[0].id, True), (found[2].id, False)]
    assert set(networks_of(kept).values()) == {today}
    assert "former" not in book.made_with
    assert judge_again(mine, path, math.inf, 1, said.append).puzzles == kept.puzzles, "all are judged"


def test_what_is_chosen_is_spread_over_the_game_and_its_grades(mine: Mine) -> None:
    one = first_found(mine, 3)
    many = [
        replace(one, id=f"{deal}-{time}-{grade}", time=time, grade=grade, record=replace(one.record, seed=deal))
        for deal in range(3)
        for time in (1, 1, 1, 9)
        for grade in (1, 1, 5)
    ]
    taken = chosen(many, 4)
    assert {puzzle.time for puzzle in taken} == {1, 9}
    assert {puzzle.grade for puzzle in taken} == {1, 5}
    assert len({puzzle.record.seed for puzzle in taken}) == 3
