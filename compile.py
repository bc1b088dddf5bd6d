"""Compiles the engine of this checkout for `make compile`; with `--background`, in the background.

Compiled modules appear in `build/compiled/` all at once, in a folder named after their source, so that running processes are not affected.
Only one compiler runs at a time, and an interrupted one leaves no usable files.
"""

import contextlib
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

WORK = Path("build/engine")  # C files and libraries, kept so that only edited modules are compiled again
UNFINISHED = WORK / "unfinished"
KEPT_FOLDERS = 3  # folders of compiled modules to keep, because a server may still run from one

IN_BACKGROUND = (
    "The engine runs interpreted while it is being compiled in the background (about a minute; see build/compile.log). "
    "Bots switch to the compiled engine automatically, the server at its next start."
)
NOT_COMPILED = "The engine runs interpreted, about 7 times slower: {}. To compile it, run: sudo apt-get install gcc python3-dev"


def build() -> list[Path]:
    """Compile what has changed and return all compiled modules."""
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


def install(modules: list[Path], folder: Path) -> None:
    """Install all modules atomically by renaming their folder."""
    part = folder.with_suffix(".part")
    shutil.rmtree(part, ignore_errors=True)
    for module in modules:
        place = part / module.relative_to(WORK / "lib")
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(module, place)
    part.rename(folder)
    for old in sorted(folder.parent.iterdir(), key=lambda path: path.stat().st_mtime)[:-KEPT_FOLDERS]:
        shutil.rmtree(old)


def compile_in_background() -> None:
    """Compile in the background at low priority, unaffected by Ctrl-C in the foreground.

    The background process inherits a lock, which tells `ukiyo` that the compiled engine will be available soon.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    command = ["nice", "-n", "19", "make", "-s", "compile"]
    with Path("build/compile.log").open("w") as log, Path("build/background.lock").open("w") as lock:
        with contextlib.suppress(BlockingIOError):  # another background process holds the lock
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, pass_fds=[lock.fileno()])


def main() -> None:
    compiled_folder = runpy.run_path("src/ukiyo/_compiled.py")["compiled_folder"]
    if reason := why_not_compiled():
        if "--background" not in sys.argv:  # otherwise, `ukiyo` prints a notice
            print(NOT_COMPILED.format(reason))
        return
    Path("build").mkdir(exist_ok=True)
    if "--background" in sys.argv:
        if not compiled_folder().is_dir():
            print(IN_BACKGROUND)
            compile_in_background()
        return
    with Path("build/compile.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        folder = compiled_folder()
        if folder.is_dir():
            return
        print("Compiling the engine (about a minute) ...", flush=True)
        modules = build()
        if compiled_folder() != folder:
            sys.exit("The source was edited while it was being compiled. Compile it again.")
        install(modules, folder)
        print("The engine is compiled.")


if __name__ == "__main__":
    main()
