"""The game registry: built-in games, games from other packages, and games that can't be loaded."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import ukiyo
from ukiyo import games
from ukiyo.engine.errors import BadOption
from ukiyo.engine.game import Game

pytestmark = pytest.mark.usefixtures("fireflies")


def test_the_built_in_games_are_the_subfolders() -> None:
    assert games.NAMES == ["iki", "hokusai"]
    assert [game.name for game in games.load_all()][:2] == games.NAMES


def test_a_game_from_another_package_works_like_a_built_in_one(fireflies: Game) -> None:
    assert games.names() == ["iki", "hokusai", "fireflies"]
    assert [game.name for game in games.load_all()] == games.names()
    assert games.load_errors() == []
    assert ukiyo.game("fireflies") is fireflies
    assert fireflies.folder.name == "fireflies"


def test_other_processes_find_the_game() -> None:
    code = "import json, ukiyo.games as games; print(json.dumps(games.names()))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == games.names()


def install(folder: Path, name: str, value: str, module: str) -> None:
    """A package `guest` with one module and an entry point."""
    (folder / "guest.py").write_text(module, encoding="utf-8")
    info = folder / "guest-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: guest\nVersion: 1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[ukiyo.games]\n{name} = {value}\n", encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "value", "module", "sentence"),
    [
        ("go", "guest:Go", "import nowhere", "the game 'go' of guest can't be loaded from guest:Go: ModuleNotFoundError"),
        ("go", "guest:Chess", "", "can't be loaded from guest:Chess: AttributeError"),
        ("go", "guest:Go", "class Go:\n    def __init__(self, components):\n        1 / 0", "ZeroDivisionError: division by zero"),
        ("go", "guest:Go", "def Go(components):\n    return 7", "guest:Go does not create a ukiyo.engine.game.Game"),
        ("go", "guest:Go", "from ukiyo.games.iki.game import IkiGame as Go", "the game 'go' of guest has the name 'iki'"),
    ],
    ids=["no such module", "no such class", "fails", "no game", "another's name"],
)
def test_a_broken_game_is_reported_and_other_games_work(
    name: str, value: str, module: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, name, value, module)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "guest", raising=False)
    with pytest.raises(BadOption) as refused:
        ukiyo.game(name)
    assert sentence in str(refused.value)
    assert games.load_errors() == [str(refused.value)]
    assert [game.name for game in games.load_all()] == [*games.NAMES, "fireflies"]
    monkeypatch.delitem(sys.modules, "guest", raising=False)


def test_built_in_names_cannot_be_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, "iki", "guest:Go", "")
    monkeypatch.syspath_prepend(tmp_path)
    assert games.names() == [*games.NAMES, "fireflies"]
    assert type(games.make("iki", None)).__name__ == "IkiGame"


def test_an_unknown_game_is_rejected_with_a_list_of_games() -> None:
    with pytest.raises(BadOption, match="There is no game 'go'"):
        ukiyo.game("go")
