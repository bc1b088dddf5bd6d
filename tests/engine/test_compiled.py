"""A process runs the compiled engine only if all modules were compiled from the current source."""

import json
import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import mypy.api
import pytest

import ukiyo
from tests.skipping import skip_without
from ukiyo import _compiled

ASK = "import sys, ukiyo; print(ukiyo.compiled()); sys.stdin.readline(); print(ukiyo.compiled_since_start())"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Return a copy of the source without compiled modules."""
    shutil.copy(_compiled.CHECKOUT / "setup.py", tmp_path)
    shutil.copytree(_compiled.SOURCE, tmp_path / "src/ukiyo", ignore=shutil.ignore_patterns("web", "__pycache__", "*.so"))
    return tmp_path


def compile_checkout(checkout: Path) -> None:
    previous = _compiled.compiled_folder()
    if not previous.is_dir():
        skip_without("the compiled engine of this checkout", "run 'make compile'")
    shutil.copytree(previous, checkout / "build/compiled" / previous.name)


def start_process(checkout: Path, **environment: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", ASK],
        env={**os.environ, "PYTHONPATH": str(checkout / "src"), **environment},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def read_line(process: subprocess.Popen[str]) -> list[str]:
    return process.communicate("\n")[0].split()


def test_an_uncompiled_checkout_is_interpreted(checkout: Path) -> None:
    assert read_line(start_process(checkout)) == ["False", "False"]


@pytest.mark.compiled
def test_a_running_process_keeps_its_engine_and_reports_a_newer_one(checkout: Path) -> None:
    running = start_process(checkout)
    assert running.stdout
    assert running.stdout.readline() == "False\n"
    compile_checkout(checkout)
    assert read_line(running) == ["True"]
    assert read_line(start_process(checkout)) == ["True", "False"]
    assert read_line(start_process(checkout, UKIYO_PURE="1")) == ["False", "False"]


@pytest.mark.compiled
def test_outdated_compiled_modules_are_not_used(checkout: Path) -> None:
    compile_checkout(checkout)
    with (checkout / "src/ukiyo/games/iki/fire.py").open("a") as rule:
        rule.write("\n# edited\n")
    assert read_line(start_process(checkout)) == ["False", "False"]


@pytest.mark.compiled
def test_a_bot_worker_switches_to_the_compiled_engine_between_requests(checkout: Path) -> None:
    task = {"kind": "move", "game": "iki", "bot": "apprentice", "state": ukiyo.game("iki").new(2, 1).save(), "seconds": 1, "seed": 1}
    worker = subprocess.Popen(
        [sys.executable, "-m", "ukiyo.server.bots.worker_process"],
        env={**os.environ, "PYTHONPATH": str(checkout / "src")},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )

    def answer() -> str:
        assert worker.stdin
        assert worker.stdout
        print(json.dumps(task), file=worker.stdin, flush=True)
        return worker.stdout.readline()

    def uses(folder: str) -> bool:
        return folder in Path(f"/proc/{worker.pid}/maps").read_text()

    first = answer()
    assert "action" in first
    compile_checkout(checkout)
    assert answer() == first
    assert answer() == first, "the compiled bot plays the same"
    assert uses(str(checkout / "build/compiled"))
    worker.kill()
    worker.wait()


def test_compiled_modules_type_check_without_other_packages(tmp_path: Path) -> None:
    """The build environment contains only mypy, so the compiler must work without NumPy's types."""
    modules = [module for part, _ in runpy.run_path("setup.py")["parts"]() for module in part]
    output, _, code = mypy.api.run(
        ["--config-file=", "--ignore-missing-imports", "--no-site-packages", f"--cache-dir={tmp_path}", *modules]
    )
    assert code == 0, output
