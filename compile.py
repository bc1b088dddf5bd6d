"""Compiles the engine of this checkout, beside whatever runs from it: `make compile`; with `--beside`, in the background.

What is compiled appears in `build/compiled/` at once and whole, under the name of its source. One compiler works at a time, and one that
was interrupted leaves nothing that would be used.
"""

import fcntl
import os
import runpy
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

from setup import extensions, why_not_compiled
from setuptools import Distribution

WORK = Path("build/engine")  # C and libraries, kept so that the next time only what was edited is compiled
UNFINISHED = WORK / "unfinished"
OLD = 3  # folders of compiled modules that stay: a server may still run from one

BESIDE = (
    "The engine is interpreted, and is being compiled in the background (about a minute; build/compile.log). "
    "Bots move over to the compiled one by themselves, the server when it is next started."
)
NOT_COMPILED = "The engine runs interpreted, about 7 times slower: {}. To compile it: sudo apt-get install gcc python3-dev"


def build() -> list[Path]:
    """Compile what has changed; returns every compiled module."""
    if UNFINISHED.exists():
        shutil.rmtree(WORK)
    WORK.mkdir(parents=True, exist_ok=True)
    UNFINISHED.touch()
    command = Distribution({"ext_modules": extensions(str(WORK)), "package_dir": {"": "src"}}).get_command_obj("build_ext")
    with tempfile.TemporaryDirectory(dir=WORK) as objects:
        command.build_lib, command.build_temp, command.parallel = str(WORK / "lib"), objects, os.cpu_count()
        command.ensure_finalized()
        command.run()
    UNFINISHED.unlink()
    return [Path(path) for path in command.get_outputs()]


def move_in(modules: list[Path], folder: Path) -> None:
    """All of them at once: a folder that has its name is whole."""
    part = folder.with_suffix(".part")
    shutil.rmtree(part, ignore_errors=True)
    for module in modules:
        place = part / module.relative_to(WORK / "lib")
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(module, place)
    part.rename(folder)
    for old in sorted(folder.parent.iterdir(), key=lambda path: path.stat().st_mtime)[:-OLD]:
        shutil.rmtree(old)


def beside() -> None:
    """Compile in the background, as politely as can be; Ctrl-C in front of it does not reach it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with Path("build/compile.log").open("w") as log:
        subprocess.Popen(["nice", "-n", "19", "make", "-s", "compile"], stdin=subprocess.DEVNULL, stdout=log, stderr=log)


def main() -> None:
    compiled_folder = runpy.run_path("src/ukiyo/_compiled.py")["compiled_folder"]
    if reason := why_not_compiled():
        print(NOT_COMPILED.format(reason))
        return
    Path("build").mkdir(exist_ok=True)
    if "--beside" in sys.argv:
        if not compiled_folder().is_dir():
            print(BESIDE)
            beside()
        return
    with Path("build/compile.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        folder = compiled_folder()
        if folder.is_dir():
            return
        print("Compiling the engine (about a minute) ...", flush=True)
        modules = build()
        if compiled_folder() != folder:
            sys.exit("The source was edited while it was being compiled: compile it again.")
        move_in(modules, folder)
        print("The engine is compiled.")


if __name__ == "__main__":
    main()
