"""Checks of the browser's source files: line length, descriptions and game names."""

import re
from collections.abc import Iterator
from pathlib import Path

from ukiyo import games, web

WEB = web.FOLDERS[0]
WIDTH = 140
EXCLUDED = ("vendor", "wire.d.ts")  # third-party and generated files
MODULES = [
    file for file in sorted(WEB.rglob("*")) if file.suffix in (".js", ".css", ".ts", ".html") and not set(file.parts) & set(EXCLUDED)
]
SHARED = [file for file in MODULES if not set(file.relative_to(WEB).parts) & set(games.NAMES)]


def lines(files: list[Path]) -> Iterator[tuple[str, str]]:
    for file in files:
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            yield f"{file.relative_to(WEB)}:{number}", line


def test_no_line_is_longer_than_in_python() -> None:
    """Prettier limits only code. This test also limits comments, strings and templates."""
    assert [where for where, line in lines(MODULES) if len(line) > WIDTH] == []


def test_every_module_starts_with_a_description() -> None:
    undescribed = [
        str(file.relative_to(WEB)) for file in MODULES if file.suffix == ".js" and not file.read_text(encoding="utf-8").startswith("// ")
    ]
    assert undescribed == []


def test_every_page_emblem_is_drawn() -> None:
    """A missing symbol would be invisible without an error."""
    home = (WEB / "pages" / "home.js").read_text(encoding="utf-8")
    links = re.search(r"const LINKS = \{(.*?)\}", home)
    assert links
    named = set(re.findall(r"(\w+):", links[1]))
    for file in MODULES:
        named |= set(re.findall(r'PageEmblem\} page="(\w+)"', file.read_text(encoding="utf-8")))
    drawn = set(re.findall(r'<symbol id="(\w+)"|<g id="(\w+)"', (WEB / "art" / "pages.svg").read_text(encoding="utf-8")))
    assert named <= {name for pair in drawn for name in pair}


def test_shared_modules_do_not_mention_games() -> None:
    """Only a game's own folder can mention the game."""
    named = re.compile(rf"\b({'|'.join(games.NAMES)}|hk)\b", re.IGNORECASE)
    assert len(SHARED) > 40
    assert [where for where, line in lines(SHARED) if named.search(line)] == []
