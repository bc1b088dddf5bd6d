"""A language does not have to be complete. Missing texts are in English. The tests use the partial German translation in `de`."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from typer.testing import CliRunner

from ukiyo import cli, locales
from ukiyo.server.app import routes

GERMAN = Path(__file__).parent / "de"


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The packaged languages and the partial German translation."""
    folder = tmp_path / "locales"
    shutil.copytree(locales.FOLDERS[0], folder)
    shutil.copytree(GERMAN, folder / "de")
    monkeypatch.setattr(locales, "FOLDERS", [folder])
    locales.locale.cache_clear()
    yield folder / "de"
    locales.locale.cache_clear()


def test_missing_messages_are_in_english(german: Path) -> None:
    german_locale = locales.locale("de")
    assert german_locale.text("winner", player="Anna") == "Anna gewinnt."
    assert german_locale.text("review-played") == locales.locale("en").text("review-played")
    assert german_locale.name("iki", "character", "monk") == "Mönch"
    assert german_locale.name("iki", "character", "samurai") == "Samurai"


def test_names_have_the_cases_required_by_german_sentences(german: Path) -> None:
    german_locale = locales.locale("de")
    assert german_locale.text("log-hire", **german_locale.name_forms("card", "iki-character-ox-cart", "")) == "heuert den Ochsenkarren an"
    assert (
        german_locale.text("log-trade-shop", **german_locale.name_forms("shop", "iki-shop-fish-market", ""))
        == "macht Geschäfte auf dem Fischmarkt"
    )
    assert german_locale.text("log-hire", **german_locale.name_forms("card", "iki-character-samurai", "")) == "heuert Samurai an"


def test_missing_rules_are_in_english(german: Path) -> None:
    assert locales.rules_text("iki", "de") == locales.rules_text("iki", "en")


def test_the_terminal_mixes_german_and_english(german: Path) -> None:
    result = CliRunner().invoke(cli.app, ["play", "iki", "--seats", "random,random", "--seed", "1", "--lang", "de"])
    assert (result.exit_code, "Endstand" in result.output, "IKI track" in result.output) == (0, True, True)


def test_the_server_completes_a_file_of_messages(german: Path) -> None:
    server = TestClient(routes())
    assert server.get("/locales/languages.json").json()["de"] == "Deutsch"
    text = server.get("/locales/de/iki.ftl").text
    assert "heuert { $card-accusative } an" in text
    assert "log-income = takes income" in text
    assert server.get("/locales/de/web.ftl").text == server.get("/locales/en/web.ftl").text
    assert locales.is_partial("de", "iki.ftl")
    assert not locales.is_partial("fr", "iki.ftl")
