"""A process runs the compiled engine only if all modules were compiled from the current source."""

import fcntl
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


def version(checkout: Path, **environment: str) -> tuple[str, str]:
    """Return the output and the error output of `ukiyo --version`."""
    env = {**os.environ, "PYTHONPATH": str(checkout / "src"), "UKIYO_PURE": "", **environment}
    result = subprocess.run([sys.executable, "-m", "ukiyo.cli", "--version"], env=env, capture_output=True, text=True, check=True)
    return result.stdout, result.stderr


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


def test_users_are_told_how_to_get_the_compiled_engine(checkout: Path) -> None:
    output, notice = version(checkout)
    assert output == f"ukiyo {ukiyo.__version__}\n"
    assert notice.startswith("The engine runs interpreted, which is about 7 times slower")
    assert notice.endswith("then run 'make compile'.\n")
    assert version(checkout, UKIYO_PURE="1") == (output, ""), "the user chose the interpreted engine"
    (checkout / "setup.py").unlink()
    assert "pip install --force-reinstall --no-cache-dir" in version(checkout)[1], "an installed package"


@pytest.mark.compiled
def test_users_of_the_compiled_engine_see_no_notice(checkout: Path) -> None:
    compile_checkout(checkout)
    assert version(checkout)[1] == ""


def test_users_see_no_notice_during_the_compilation_in_the_background(checkout: Path, tmp_path: Path) -> None:
    """Replaces make by a program that runs until the test opens a pipe."""
    programs, pipe, lock = tmp_path / "programs", tmp_path / "pipe", checkout / "build/background.lock"
    programs.mkdir()
    (programs / "make").write_text(f"#!/bin/sh\nread -r line < '{pipe}'\n")
    (programs / "make").chmod(0o755)
    os.mkfifo(pipe)
    lock.parent.mkdir()
    code = f"import runpy; runpy.run_path({str(_compiled.CHECKOUT / 'compile.py')!r})['compile_in_background']()"
    env = {**os.environ, "PATH": f"{programs}:{os.environ['PATH']}", "PYTHONPATH": str(_compiled.CHECKOUT)}
    subprocess.run([sys.executable, "-c", code], cwd=checkout, env=env, check=True)
    try:
        assert version(checkout)[1] == ""
    finally:
        pipe.write_text("done\n")
    with lock.open() as released:
        fcntl.flock(released, fcntl.LOCK_EX)  # waits for the end of make
    assert version(checkout)[1].startswith("The engine runs interpreted")


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
