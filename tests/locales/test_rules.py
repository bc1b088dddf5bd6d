"""The rules of every game exist in every language and have the same structure."""

import re
from collections import Counter
from pathlib import Path
from urllib.parse import unquote
from xml.etree import ElementTree

import pytest

from ukiyo import games, web
from ukiyo.locales import FOLDERS, languages, rules_text
from ukiyo.server.api.rulebook import MARKDOWN

GLYPHS = set("0123456789abcdkABC+=<×– ")  # the glyphs of the font embedded in the drawings


def rules(game: str, language: str) -> str:
    found_language, text = rules_text(game, language)
    assert found_language == language
    return text


def shape(text: str) -> Counter[str]:
    """Counts headings per level, table rows and marks."""
    headings = Counter(re.findall(r"^#+(?= )", text, re.MULTILINE))
    rows = Counter(re.findall(r"^\|", text, re.MULTILINE))
    return headings + rows + Counter(re.findall("[⚖≈◦]", text))


def levels(text: str) -> list[str]:
    """Returns headings and drawings in order."""
    return re.findall(r"^(?:#+(?= )|!\[)", text, re.MULTILINE)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", games.NAMES)
def test_a_translation_has_the_structure_of_the_english_text(game: str, language: str) -> None:
    assert shape(rules(game, language)) == shape(rules(game, "en"))
    assert levels(rules(game, language)) == levels(rules(game, "en"))


def drawings(text: str) -> list[str]:
    """Returns the paths of the drawings in order."""
    return re.findall('<img src="([^"]*)"', MARKDOWN.render(text))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", games.NAMES)
def test_every_drawing_is_packaged_and_described(game: str, language: str) -> None:
    text = rules(game, language)
    page = MARKDOWN.render(text)
    assert drawings(text) == drawings(rules(game, "en"))
    assert len(drawings(text)) == len(re.findall(r"^!\[", text, re.MULTILINE)) >= 4
    figures = re.findall('<figure><img src="/([^"]+)" alt="([^"]+)" ?/?><figcaption>([^<]+)</figcaption></figure>', page)
    assert len(figures) == page.count("<img")
    for path, alt, caption in figures:
        assert min(len(alt), len(caption)) > 40
        assert alt != caption
        drawing = ElementTree.parse(Path(web.FOLDERS[0], path)).getroot()
        written = [text.text or "" for text in drawing.iter("{http://www.w3.org/2000/svg}text")]
        assert not re.search("[A-Za-z]{3}", " ".join(written))  # drawings contain no words, because all languages share them
        assert GLYPHS.issuperset("".join(written)), path


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", games.NAMES)
def test_rules_begin_with_how_to_play_and_end_with_their_sources(game: str, language: str) -> None:
    """The explanation of the marks comes before the rulings, and the introduction links to it."""
    page = MARKDOWN.render(rules(game, language))
    top, first, *_ = re.split("(?=<h2)", page)
    assert first.count("<ol>") == 1  # the steps of a turn
    chapters = re.findall('<h2 id="([^"]+)">', page)
    assert [unquote(link) for link in re.findall('<a href="#([^"]+)">', page)] == [chapters[-3]]
    assert all(mark in top for mark in "⚖≈◦")


def test_a_language_consists_of_regular_files() -> None:
    """Symbolic links would become text files in a checkout on Windows."""
    assert not [path for folder in FOLDERS for path in folder.rglob("*") if path.is_symlink()]


def test_the_structure_includes_headings_rows_and_marks() -> None:
    text = "# Fire\n\n## Strength\n\n| Month | 5 |\n|---|---|\n| Fire | ≈4 |\n\nDrawn at random ⚖."
    assert shape(text) == {"#": 1, "##": 1, "|": 3, "≈": 1, "⚖": 1}
