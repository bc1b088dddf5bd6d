"""The rules of every game are told in every language, with nothing lost on the way."""

import re
from collections import Counter

import pytest

from ukiyo import games
from ukiyo.locales import FOLDERS, languages, rules_text


def rules(game: str, language: str) -> str:
    told, text = rules_text(game, language)
    assert told == language
    return text


def shape(text: str) -> Counter[str]:
    """How many headings of each level, rows of tables and marks of each kind a text has."""
    headings = Counter(re.findall(r"^#+(?= )", text, re.MULTILINE))
    rows = Counter(re.findall(r"^\|", text, re.MULTILINE))
    return headings + rows + Counter(re.findall("[⚖≈◦]", text))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", games.NAMES)
def test_a_translation_has_the_shape_of_the_english_text(game: str, language: str) -> None:
    assert shape(rules(game, language)) == shape(rules(game, "en"))


def test_a_language_is_made_of_plain_files() -> None:
    """No symlinks: a checkout on Windows has them as texts with a path in them."""
    assert not [path for folder in FOLDERS for path in folder.rglob("*") if path.is_symlink()]


def test_the_shape_sees_headings_rows_and_marks() -> None:
    text = "# Fire\n\n## Strength\n\n| Month | 5 |\n|---|---|\n| Fire | ≈4 |\n\nDrawn at random ⚖."
    assert shape(text) == {"#": 1, "##": 1, "|": 3, "≈": 1, "⚖": 1}
