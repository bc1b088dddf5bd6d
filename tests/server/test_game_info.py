"""The API's description of the games: options, components and rules."""

import re
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

import ukiyo
from tests.server.server_process import ANONYMOUS, Guest, ServerProcess
from ukiyo import locales, web
from ukiyo.locales import languages, locale
from ukiyo.server.api.rulebook import MARKDOWN


@pytest.fixture
def server(servers: Callable[[str], ServerProcess]) -> ServerProcess:
    return servers("sqlite")


def test_declared_options_are_accepted(server: ServerProcess, aki: Guest) -> None:
    options_by_game = {game["name"]: game["options"] for game in ANONYMOUS.get(f"{server.api}/games").json()}
    assert options_by_game["iki"] == []
    assert options_by_game["hokusai"][:2] == [
        {"name": "expansions", "values": ["track", "journey", "paths"], "multiple": True, "default": "", "requires": {}},
        {"name": "masters", "values": ["draft", "random"], "multiple": False, "default": "draft", "requires": {}},
    ]
    assert aki.get("/games/hokusai")["options"] == options_by_game["hokusai"]
    for option in options_by_game["hokusai"]:
        for value in [*option["values"], option["default"], *([",".join(option["values"])] if option["multiple"] else [])]:
            aki.set_table("me", "me", game="hokusai", options={**option["requires"], option["name"]: value})


def nameless(rows: object) -> object:
    """Return the components without names, as in the components file."""
    return [{field: value for field, value in row.items() if field != "name"} for row in rows] if isinstance(rows, list) else rows


@pytest.mark.parametrize("game", ["iki", "hokusai"])
def test_components_are_served_from_their_file_and_cached(server: ServerProcess, game: str) -> None:
    url = f"{server.api}/games/{game}/components"
    response = ANONYMOUS.get(url)
    rules = ukiyo.game(game)
    served = {kind: nameless(rows) for kind, rows in response.json().items()}
    assert served == {**tomllib.loads(Path(rules.file.path).read_text()), "fingerprint": rules.fingerprint}
    cached_response = ANONYMOUS.get(url, headers={"If-None-Match": response.headers["etag"]})
    assert (cached_response.status_code, cached_response.content) == (304, b"")
    assert ANONYMOUS.get(url, headers={"If-None-Match": '"older"'}).status_code == 200
    assert ANONYMOUS.get(f"{server.api}/games/go/components").status_code == 404


def test_files_are_compressed_and_sent_only_when_changed(server: ServerProcess) -> None:
    for path in ("/main.js", "/style.css", "/locales/pl/iki.ftl"):
        url = f"{server.url}{path}"
        plain, compressed = (ANONYMOUS.get(url, headers={"Accept-Encoding": coding}) for coding in ("identity", "gzip"))
        assert (plain.headers.get("content-encoding"), compressed.headers["content-encoding"]) == (None, "gzip")
        assert (compressed.content, compressed.headers["content-type"]) == (plain.content, plain.headers["content-type"])
        assert (compressed.headers["vary"], compressed.headers["cache-control"]) == ("Accept-Encoding", "no-cache")
        assert int(compressed.headers["content-length"]) < len(plain.content)
        assert ANONYMOUS.get(url, headers={"If-None-Match": compressed.headers["etag"]}).status_code == 304
        assert ANONYMOUS.head(url).content == b""


def test_components_have_their_names_in_every_language(server: ServerProcess) -> None:
    components = ANONYMOUS.get(f"{server.api}/games/iki/components").json()
    monk = next(character for character in components["character"] if character["id"] == "monk")
    assert monk["name"] == {language: locale(language).name("iki", "character", "monk") for language in languages()}
    assert monk["name"]["pl"] == "Mnich"
    assert "name" not in components["trade"][0]


def test_languages_are_listed_by_their_own_names(server: ServerProcess) -> None:
    names = ANONYMOUS.get(f"{server.url}/locales/languages.json").json()
    assert list(names) == languages()
    assert names["pl"] == "Polski"


@pytest.mark.parametrize("game", ["iki", "hokusai"])
def test_rules_exist_in_five_languages_with_english_as_the_fallback(server: ServerProcess, game: str) -> None:
    url = f"{server.api}/games/{game}/rules"
    pages = {language: ANONYMOUS.get(url, params={"language": language}).json() for language in languages()}
    assert [page["language"] for page in pages.values()] == languages()
    assert len({page["html"] for page in pages.values()}) == len(languages())
    for unknown in ("de", "../../iki", ""):
        assert ANONYMOUS.get(url, params={"language": unknown}).json() == pages["en"]
    assert ANONYMOUS.get(url).json() == pages["en"]
    html = pages["en"]["html"]
    assert "<table>" in html
    ids = re.findall(r'<h\d id="([^"]+)">', html)
    assert len(ids) == len(set(ids)) == len(re.findall(r"<h\d", html))


def test_a_rulebook_shows_markup_as_text_and_numbers_equal_headings() -> None:
    assert "<script>" not in MARKDOWN.render("<script>alert(1)</script> [x](javascript:alert(1))")
    assert 'href="javascript' not in MARKDOWN.render("[x](javascript:alert(1))")
    for elsewhere in (
        "https://example.org/x.svg",
        "//example.org/x.svg",
        "data:image/png;base64,AAAA",
        "../../../web/iki/none.svg",
        "/iki/fire.svg",
    ):
        assert MARKDOWN.render(f"![a <fire>]({elsewhere})\n*in c*") == "<p>a &lt;fire&gt;\n<em>in c</em></p>\n"
    page = MARKDOWN.render("# The end, at last\n# Fire\n## Fire")
    assert re.findall('id="([^"]+)"', page) == ["the-end-at-last", "fire", "fire-1"]


def test_only_web_files_are_served() -> None:
    for folder in (*web.FOLDERS, *locales.FOLDERS):
        assert folder.is_dir()
        assert list(folder.rglob("*.py")) == []
