"""Every message is there in every language, with the same values to fill in."""

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ukiyo import games
from ukiyo.locales import languages, source, words


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(language: str, files: str = "*") -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source(language, files)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


@pytest.mark.parametrize("language", languages())
def test_no_message_is_missing(language: str) -> None:
    assert messages(language) == messages("en")


def test_all_five_languages_are_found() -> None:
    assert languages() == ["en", "es", "fr", "pl", "pt"]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", games.NAMES)
def test_every_component_has_a_name_and_nothing_else_has(game: str, language: str) -> None:
    kinds = {kind: rows for kind, rows in games.game(game).file.tables.items() if isinstance(rows, list) and kind != "trade"}
    ids = {f"{game}-{kind}-{row['id']}" for kind, rows in kinds.items() for row in rows}
    assert set(messages(language, f"{game}-names")) == ids
    assert all(words(language).say(name).strip() for name in ids)


@pytest.mark.smoke
def test_polish_plurals() -> None:
    forms = [words("pl").say("sandal", n=n) for n in (1, 2, 5, 12, 22)]
    assert forms == ["1 sandał", "2 sandały", "5 sandałów", "12 sandałów", "22 sandały"]


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_said(language: str) -> None:
    for message, variables in messages(language).items():
        for n in (0, 1, 2, 5):
            assert words(language).say(message, **dict.fromkeys(variables, n)).strip()
