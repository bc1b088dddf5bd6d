"""A language is a folder. Adding the folder adds the language to the terminal, the server and the browser."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from typer.testing import CliRunner

from ukiyo import cli, locales
from ukiyo.server.api.rulebook import components_page, rules_page
from ukiyo.server.app import routes


def forget() -> None:
    for cached in (locales.locale, components_page, rules_page):
        cached.cache_clear()


@pytest.fixture
def italian(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The packaged languages, and a copy of French with another language code and a few changed texts."""
    locales_folder = tmp_path / "locales"
    shutil.copytree(locales.FOLDERS[0], locales_folder)
    folder = Path(shutil.copytree(locales_folder / "fr", locales_folder / "it"))
    change(folder / "shared.ftl", "Français", "Italiano")
    change(folder / "iki-names.ftl", "iki-character-monk = Moine", "iki-character-monk = Monaco")
    change(folder / "rules" / "iki.md", "# ", "# Regole, ")
    monkeypatch.setattr(locales, "FOLDERS", [locales_folder])
    forget()
    yield folder
    forget()


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_the_terminal_uses_the_new_language(italian: Path) -> None:
    assert locales.languages() == ["en", "es", "fr", "it", "pl", "pt"]
    run = CliRunner().invoke
    assert "Monaco" in run(cli.app, ["components", "iki", "--lang", "it"], env={"COLUMNS": "200"}).output
    assert "Regole" in run(cli.app, ["rules", "iki", "--lang", "it"]).output
    result = run(cli.app, ["play", "iki", "--seats", "random,random", "--seed", "1", "--lang", "it"])
    assert (result.exit_code, locales.locale("fr").text("final-scores") in result.output) == (0, True)


def test_the_browser_lists_the_new_language(italian: Path) -> None:
    server = TestClient(routes())
    languages = server.get("/locales/languages.json").json()
    assert (list(languages), languages["it"]) == (locales.languages(), "Italiano")
    for file in italian.glob("*.ftl"):
        assert server.get(f"/locales/it/{file.name}").content == file.read_bytes()
    characters = server.get("/api/games/iki/components").json()["character"]
    names = next(character["name"] for character in characters if character["id"] == "monk")
    assert (list(names), names["it"], names["fr"]) == (locales.languages(), "Monaco", "Moine")
    rules = server.get("/api/games/iki/rules", params={"language": "it"}).json()
    assert rules["language"] == "it"
    assert "Regole, " in rules["html"]
