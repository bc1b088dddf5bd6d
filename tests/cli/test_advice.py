"""Hints and reviews in the terminal, and their error messages."""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.commands import run_ukiyo
from ukiyo.engine.record import read_record

GOLDEN = Path(__file__).parents[1] / "golden" / "iki-2-greedy-0.uki"


@pytest.mark.parametrize(
    ("language", "word", "reasons"),
    [
        ("en", "Chance to win", ("Compared with “", "Too close to call")),
        ("fr", "Chances de victoire", ("Par rapport à «", "Impossible à départager avec «")),
        ("pl", "Szansa na wygraną", ("W porównaniu z ruchem „", "Nie do rozstrzygnięcia wobec „")),
    ],
)
def test_a_hint_shows_moves_with_figures_and_reasons(language: str, word: str, reasons: tuple[str, str]) -> None:
    output = run_ukiyo("hint", str(GOLDEN), "--at", "130", "--seconds", "0.05", "--lang", language)
    assert word in output
    assert "%" in output
    assert any(reason in output for reason in reasons)


def test_remarks_are_shown_with_their_features() -> None:
    output = run_ukiyo("lab", "coach", "iki", "--show", "1", "--iterations", "1", "--seed", "7", "--lang", "fr")
    assert "Mieux" in output
    assert " determinizations: utility +" in output
    assert "[/]" not in output


def test_a_review_shows_the_mistakes_of_a_seat(tmp_path: Path) -> None:
    record, unfinished = read_record(GOLDEN), tmp_path / "begun.uki"
    replace(record, moves=record.moves[:16], scores=[]).write(unfinished)
    output = run_ukiyo("review", str(unfinished), "--seat", "1", "--seconds", "0.1")
    assert "Better" in output or "costly" in output


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["hint", str(GOLDEN), "--at", "9999"], "--at must be from 0 to"),
        (["hint", str(GOLDEN)], "there are no hints"),
        (["hint", str(GOLDEN), "--at", "3", "--seconds", "0"], "needs search time"),
        (["review", str(GOLDEN), "--seat", "7"], "has seats 0 to 1, not 7"),
        (["review", str(GOLDEN), "--seconds", "-1"], "needs search time"),
        (["lab", "train", "iki", "--minutes", "0"], "minutes must be more than 0"),
        (["lab", "train", "go"], "go"),
    ],
)
def test_impossible_requests_are_explained(arguments: list[str], sentence: str) -> None:
    assert sentence in run_ukiyo(*arguments, code=2)
