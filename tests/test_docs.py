"""Every Python example in README.md and docs/ runs as printed. The examples of one page share their names."""

import re
import sys
from pathlib import Path

import pytest

from tests.games.fireflies import INSTALLED
from ukiyo.engine.record import read_record
from ukiyo.lab.matches.arena import Match, play_games
from ukiyo.lab.matches.results import Results

ROOT = Path(__file__).parents[1]
GOLDEN = ROOT / "tests" / "golden" / "iki-2-random-0.uki"
EXAMPLES = {
    page: found
    for page in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    if (found := re.findall(r"^```python\n(.*?)^```", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE))
}


def test_pages_with_examples_are_found() -> None:
    assert {page.name for page in EXAMPLES} >= {"README.md", "first-bot.md", "lab.md", "notation.md", "first-game.md"}


@pytest.mark.parametrize("page", EXAMPLES, ids=lambda page: page.name)
def test_examples_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "game.uki").write_bytes(GOLDEN.read_bytes())
    assert len(read_record(GOLDEN).moves) > 40  # the example looks at move 40
    match = Match("iki", 2, ["random", "novice"], 1)
    with Results(match, tmp_path / "results.jsonl", False) as results:
        for result in play_games(match, [0, 1], 1):
            results.add(result)
    monkeypatch.chdir(tmp_path)
    namespace: dict[str, object] = {"__name__": "example", "__file__": str(tmp_path / "example.py")}
    if page.name == "first-game.md":  # prints parts of modules without their imports
        monkeypatch.setattr(sys, "path", [*sys.path, str(INSTALLED)])
        exec("from fireflies.game import *; from fireflies.rules import *; from ukiyo.engine.valuation import Valuation", namespace)
    for number, example in enumerate(EXAMPLES[page], 1):
        exec(compile(example, f"{page.name}, example {number}", "exec"), namespace)
