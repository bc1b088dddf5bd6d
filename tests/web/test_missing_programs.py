"""If Chromium, Node or a compiler is missing, checks are skipped on a laptop and fail in CI."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ONE_TEST = "tests/web/test_first_visit.py"


@pytest.mark.parametrize(("ci", "outcome", "code"), [("", "skipped", 0), ("1", "error", 1)])
def test_tests_without_chromium_are_skipped_or_fail_in_ci(ci: str, outcome: str, code: int) -> None:
    environment = {**os.environ, "UKIYO_CHROMIUM": "/nowhere/chromium", "CI": ci}
    command = [sys.executable, "-m", "pytest", "-p", "no:xdist", "-p", "no:cacheprovider", "-rs", "-x", "-k", "one_click", ONE_TEST]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, cwd=ROOT)
    assert outcome in done.stdout.splitlines()[-1], done.stdout
    assert done.returncode == code, done.stdout
    assert "sudo apt-get install chromium-headless-shell" in done.stdout


@pytest.mark.parametrize(("ci", "passes"), [("", True), ("1", False)])
@pytest.mark.parametrize(
    ("target", "package"), [("browser", "chromium-headless-shell"), ("node", "npm"), ("check-web", "npm"), ("test-units", "npm")]
)
def test_make_without_programs_skips_checks_or_fails_in_ci(target: str, package: str, ci: str, passes: bool, tmp_path: Path) -> None:
    """The test uses an environment with a shell and make, but without apt-get."""
    for program in ("sh", "make", "id"):
        (tmp_path / program).symlink_to(shutil.which(program) or pytest.fail(f"{program} is missing"))
    environment = {**os.environ, "PATH": str(tmp_path), "CI": ci, "UKIYO_CHROMIUM": ""}
    done = subprocess.run(["make", "-s", target], env=environment, capture_output=True, text=True, check=False, cwd=ROOT)
    assert (done.returncode == 0) == passes, done.stderr
    assert f"sudo apt-get install {package}" in done.stdout


def test_make_in_ci_fails_without_a_compiled_engine() -> None:
    environment = {**os.environ, "CI": "1", "UKIYO_PURE": "1"}
    command = ["make", "-s", "-o", "compile", "-o", ".venv/.dev", "-o", ".venv/.train", "test-compiled"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 2, done.stdout
    assert done.stdout.startswith("The engine was not compiled"), done.stderr
