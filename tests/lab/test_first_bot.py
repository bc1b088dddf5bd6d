"""The code in docs/tutorials/first-bot.md works, and unusable bots are reported."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.server_process import ServerProcess
from ukiyo.engine.errors import BadOption, IllegalAction
from ukiyo.lab.matches.arena import Match, play_game
from ukiyo.lab.matches.results import header

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "tutorials" / "first-bot.md").read_text(encoding="utf-8")
PYTHON = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
POSITION, POINTS, ROLLOUTS, CHOOSE = PYTHON
ARENA = re.findall(r"^ukiyo (arena .*) --games 90", PAGE, re.MULTILINE)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder with the bots from the tutorial."""
    (tmp_path / "my_bot.py").write_text(POINTS + ROLLOUTS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.delitem(sys.modules, "my_bot", raising=False)
    return tmp_path


def test_the_first_example_in_the_tutorial(capsys: pytest.CaptureFixture[str]) -> None:
    exec(POSITION, {})
    assert "decides next:" in capsys.readouterr().out


@pytest.mark.parametrize("bots", ARENA)
@pytest.mark.parametrize("workers", [pytest.param("1", marks=pytest.mark.repeats), "2"])
def test_the_bots_from_the_tutorial_play_in_the_arena(folder: Path, bots: str, workers: str) -> None:
    """Uses the installed command, which does not search the current folder by default."""
    command = [sys.executable, "-P", "-c", "from ukiyo.cli import main; main()", *bots.split(), "--games", "3", "--workers", workers]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "my_bot:" in done.stdout


def test_the_second_bot_beats_the_first(folder: Path) -> None:
    match = Match("iki", 2, ["my_bot:Rollouts", "my_bot:Points"], 1)
    assert sum(play_game(match, number).shares[number % 2] for number in range(8)) >= 6
    assert play_game(match, 0).totals == play_game(match, 0).totals


def test_a_bot_plays_at_a_table(tmp_path: Path) -> None:
    example = (ROOT / "examples" / "remote_bot.py").read_text()
    place = re.compile(r"def choose.*?\n\n\n", re.DOTALL)
    assert place.search(example)
    (tmp_path / "guest.py").write_text(place.sub(lambda _: CHOOSE + "\n\n", example))
    server = ServerProcess(f"sqlite:///{tmp_path / 'ukiyo.db'}", tmp_path)
    try:
        done = subprocess.run([sys.executable, tmp_path / "guest.py", server.url], capture_output=True, text=True, check=False)
    finally:
        server.close()
    assert done.returncode == 0, done.stderr
    assert "1. seat" in done.stdout


WRONG = """
class Mute:
    def __init__(self, seed): pass

class Seedless:
    def choose(self, known): return known.legal()[0]

class Forgetful(Mute):
    def choose(self, known): known.legal()[0]

class Cheat(Mute):
    def choose(self, known): return 99999

number = 3
"""


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("nowhere:Points", "There is no module 'nowhere' in .* or among the installed packages"),
        ("my_bot:Point", "module my_bot has no class 'Point'"),
        ("my_bot:", "module my_bot has no class ''"),
        (":Points", "Empty module name"),
        ("wrong:Mute", "wrong:Mute has no method 'choose'"),
        ("wrong:Seedless", "wrong:Seedless can't be created with a seed"),
        ("wrong:number", "module wrong has no class 'number'"),
        ("broken:Points", "module broken can't be imported: SyntaxError: .*broken.py, line 1"),
        ("needy:Points", "module needy can't be imported: No module named 'nothing_such'"),
    ],
)
def test_an_unusable_bot_is_reported_before_the_match(folder: Path, name: str, sentence: str) -> None:
    (folder / "wrong.py").write_text(WRONG)
    (folder / "broken.py").write_text("class Points(:\n")
    (folder / "needy.py").write_text("import nothing_such\n")
    with pytest.raises(BadOption, match=sentence):
        Match("iki", 2, [name, "novice"], 1).check(2)


@pytest.mark.parametrize(("name", "sentence"), [("Forgetful", "chose None. choose"), ("Cheat", "wrong:Cheat: action 99999 is not legal")])
def test_an_illegal_action_is_reported(folder: Path, name: str, sentence: str) -> None:
    (folder / "wrong.py").write_text(WRONG)
    with pytest.raises(IllegalAction, match=sentence):
        play_game(Match("iki", 2, [f"wrong:{name}", "novice"], 1), 0)


def test_a_changed_bot_cannot_resume_a_match(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match("iki", 2, ["my_bot:Points", "novice"], 1)
    before = header(match)
    assert header(match) == before
    with (folder / "my_bot.py").open("a") as file:
        file.write("\n# a new idea\n")
    assert header(match).bots != before.bots
