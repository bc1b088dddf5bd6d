"""A skipped test is a failure in CI, wherever and however it is skipped."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

SKIPPED = """
import pytest

@pytest.fixture
def skipping():
    pytest.skip("reason 1")

def test_1(skipping):
    pass

@pytest.mark.skip(reason="reason 2")
def test_2():
    pass

@pytest.mark.skipif("True", reason="reason 3")
def test_3():
    pass

def test_4():
    pytest.skip("reason 4")

@pytest.mark.parametrize("argument", [])
def test_5(argument):
    pass

@pytest.mark.xfail
def test_6():
    assert False

def test_passes():
    pass
"""
MODULE_SKIPPED = """
import pytest
pytest.importorskip("no_such_module")
"""
MARKED = """
import pytest

@pytest.mark.compiled
def test_on_the_compiled_engine():
    pass

def test_on_any_engine():
    pass
"""


def run(folder: Path, test: str, ci: str) -> tuple[int, str]:
    (folder / "test_it.py").write_text(test)
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-p",
        "tests.skipping",
        "-p",
        "no:cacheprovider",
        "-c",
        str(ROOT / "pyproject.toml"),
        str(folder),
    ]
    environment = {**os.environ, "CI": ci, "UKIYO_PURE": "1"}
    result = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, cwd=ROOT)
    return result.returncode, result.stdout


def test_outside_ci_tests_may_be_skipped(tmp_path: Path) -> None:
    code, output = run(tmp_path, SKIPPED, "")
    assert code == 0
    assert "1 passed, 5 skipped, 1 xfailed" in output


def test_in_ci_every_skip_fails_and_its_reason_is_printed(tmp_path: Path) -> None:
    code, output = run(tmp_path, SKIPPED, "true")
    assert code == 1
    assert "skipped" not in output.splitlines()[-1]
    assert "1 passed" in output
    for number in range(1, 7):
        assert f"test_{number}" in output
    for number in range(1, 5):
        assert f"reason {number} (with CI set, a skipped test is a failure)" in output


@pytest.mark.parametrize(("ci", "code"), [("", 5), ("true", 2)])
def test_in_ci_a_skipped_module_fails(ci: str, code: int, tmp_path: Path) -> None:
    outcome, output = run(tmp_path, MODULE_SKIPPED, ci)
    assert outcome == code, output
    assert ("could not import 'no_such_module'" in output) == bool(ci)


def test_tests_of_the_compiled_engine_are_deselected_on_the_interpreted_one(tmp_path: Path) -> None:
    code, output = run(tmp_path, MARKED, "true")
    assert code == 0
    assert "1 passed, 1 deselected" in output
    assert "Tests marked 'compiled' are deselected" in output
