"""Hints and reviews at the terminal, and what is said when they cannot be given."""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.commands import ukiyo_says
from ukiyo.engine.record import read_record

GOLDEN = Path(__file__).parents[1] / "golden" / "iki-2-greedy-0.uki"


@pytest.mark.parametrize(
    ("language", "word", "why"),
    [
        ("en", "Chance to win", ("Compared with “", "Too close to call")),
        ("fr", "Chances de victoire", ("Par rapport à «", "Impossible à départager avec «")),
        ("pl", "Szansa na wygraną", ("W porównaniu z ruchem „", "Nie do rozstrzygnięcia wobec „")),
    ],
)
def test_a_hint_shows_moves_with_what_they_promise_and_why(language: str, word: str, why: tuple[str, str]) -> None:
    told = ukiyo_says("hint", str(GOLDEN), "--at", "130", "--seconds", "0.05", "--lang", language)
    assert word in told
    assert "%" in told
    assert any(reason in told for reason in why)


def test_remarks_are_read_with_the_facts_they_come_from() -> None:
    told = ukiyo_says("lab", "coach", "iki", "--read", "1", "--iterations", "1", "--seed", "7", "--lang", "fr")
    assert "Mieux" in told
    assert " determinizations: utility +" in told
    assert "[/]" not in told


def test_a_review_shows_moves_of_a_seat(tmp_path: Path) -> None:
    record, begun = read_record(GOLDEN), tmp_path / "begun.uki"
    replace(record, moves=record.moves[:16], scores=[]).write(begun)
    told = ukiyo_says("review", str(begun), "--seat", "1", "--seconds", "0.1")
    assert "Better" in told or "cost much" in told


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["hint", str(GOLDEN), "--at", "9999"], "--at takes 0 to"),
        (["hint", str(GOLDEN)], "there are no hints"),
        (["hint", str(GOLDEN), "--at", "3", "--seconds", "0"], "needs some time"),
        (["review", str(GOLDEN), "--seat", "7"], "has seats 0 to 1, not 7"),
        (["review", str(GOLDEN), "--seconds", "-1"], "needs some time"),
        (["lab", "train", "iki", "--minutes", "0"], "minutes must be more than 0"),
        (["lab", "train", "go"], "go"),
    ],
)
def test_what_cannot_be_advised_or_taught_is_said(arguments: list[str], sentence: str) -> None:
    assert sentence in ukiyo_says(*arguments, code=2)
