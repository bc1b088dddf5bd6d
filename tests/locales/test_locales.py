"""Every language has every message, with the same variables."""

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ukiyo import games
from ukiyo.locales import FOLDERS, languages, locale


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def own_source(language: str, files: str = "*") -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(FOLDERS[0].glob(f"{language}/{files}.ftl")))


def messages(language: str, files: str = "*") -> dict[str, set[str]]:
    """Returns the variables of each message in the language's own files, without English fallbacks."""
    variables_by_message: dict[str, set[str]] = {}
    for entry in FluentParser().parse(own_source(language, files)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in variables_by_message, f"{entry.id.name} is defined twice"
            variables = Variables()
            variables.visit(entry)
            variables_by_message[entry.id.name] = variables.found
    return variables_by_message


def without_forms(variables_by_message: dict[str, set[str]]) -> dict[str, set[str]]:
    """A language can use a form of a name, such as `card-object` instead of `card`."""
    return {message: {variable.split("-")[0] for variable in variables} for message, variables in variables_by_message.items()}


def name_forms(language: str) -> dict[str, set[str]]:
    """Returns the grammatical forms of each component's name."""
    entries = FluentParser().parse(own_source(language, "*-names")).body
    return {entry.id.name: {form.id.name for form in entry.attributes} for entry in entries if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("language", languages())
def test_no_message_is_missing(language: str) -> None:
    found, english = without_forms(messages(language)), without_forms(messages("en"))
    assert [message for message in english if message not in found] == [], f"{language} lacks these messages"
    assert [message for message in found if message not in english] == [], f"only {language} has these messages"
    assert {message: found[message] for message in english if found[message] != english[message]} == {}, "the English variables differ"


@pytest.mark.parametrize("language", languages())
def test_sentences_use_only_existing_forms_of_names(language: str) -> None:
    used = {variable.split("-")[1] for variables in messages(language).values() for variable in variables if "-" in variable}
    assert used == set().union(*name_forms(language).values())


@pytest.mark.parametrize("language", ["es", "fr", "pt"])
def test_every_character_and_building_has_an_article(language: str) -> None:
    forms = name_forms(language)
    assert [
        name
        for name in forms
        if name.split("-")[1] in ("character", "building", "token") and "article" not in forms[name] and name.startswith("iki-")
    ] == []


def test_all_five_languages_are_found() -> None:
    assert languages() == ["en", "es", "fr", "pl", "pt"]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", games.NAMES)
def test_every_component_has_a_name_and_no_other_names_exist(game: str, language: str) -> None:
    kinds = {kind: rows for kind, rows in games.game(game).file.tables.items() if isinstance(rows, list) and kind != "trade"}
    ids = {f"{game}-{kind}-{row['id']}" for kind, rows in kinds.items() for row in rows}
    assert set(messages(language, f"{game}-names")) == ids
    assert all(locale(language).text(name).strip() for name in ids)


@pytest.mark.smoke
def test_polish_plurals() -> None:
    forms = [locale("pl").text("sandal", n=n) for n in (1, 2, 5, 12, 22)]
    assert forms == ["1 sandał", "2 sandały", "5 sandałów", "12 sandałów", "22 sandały"]


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_formatted(language: str) -> None:
    for message, variables in messages(language).items():
        for n in (0, 1, 2, 5):
            assert locale(language).text(message, **dict.fromkeys(variables, n)).strip()


def test_a_name_is_declined_in_a_sentence() -> None:
    shop, card = (
        locale("pl").name_forms("shop", "iki-shop-rice-shop", ""),
        locale("pl").name_forms("card", "iki-character-salt-peddler", ""),
    )
    assert locale("pl").text("log-trade-shop", **shop) == "handluje w Sklepie z ryżem"
    assert locale("pl").text("log-take", **card) == "bierze Sprzedawcę soli"
    card = locale("fr").name_forms("card", "iki-character-yamabushi", "")
    assert locale("fr").text("log-hire", **card) == "recrute l’Ermite"


def test_a_name_without_forms_is_used_unchanged() -> None:
    assert locale("fr").text("log-hire", **locale("fr").name_forms("card", "iki-character-robot", "Robot")) == "recrute Robot"
    assert locale("en").name_forms("card", "iki-character-monk", "") == {"card": "Monk"}
