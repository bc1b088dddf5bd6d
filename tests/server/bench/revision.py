"""An earlier revision of the project in `build/compare`, ready to run its own load tests.

A revision is extracted and compiled once, and then reused. It uses the current virtual environment if that contains the package versions
that the revision requires. Otherwise the revision's own Makefile sets up a virtual environment.
"""

import io
import os
import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterable
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[3]
FOLDER = ROOT / "build" / "compare"
REQUIREMENTS = ("requirements.txt", "requirements-build.txt", "requirements-dev.txt", "requirements-postgres.txt", "requirements-club.txt")
NOT_NEEDED = {"coverage", "ruff"}  # by the load tests
MODULE = "tests.server.bench"

# The benchmarks of earlier revisions let absent players be replaced immediately, so that each check woke all viewers, and let bots reply
# without a delay. Both are removed, because the current benchmark measures the default settings.
UNREALISTIC_SETTINGS = re.compile(r'^ *"UKIYO_(PATIENCE|PAUSE|TAKEOVER_DELAY|BOT_DELAY)": "0",\n', re.MULTILINE)


@dataclass(frozen=True)
class Revision:
    """A folder with the source code, and the Python interpreter to run it."""

    name: str
    folder: Path
    python: Path

    def bench(self, arguments: Iterable[str]) -> str:
        """Run the load tests of this revision and return their output."""
        command = [str(self.python), "-m", MODULE, *arguments]
        result = subprocess.run(command, cwd=self.folder, env=environment(self.folder), capture_output=True, text=True, check=False)
        if result.returncode:
            sys.exit(f"The load tests of {self.name} failed:\n{result.stdout}\n{result.stderr}")
        return result.stdout

    def options(self) -> set[str]:
        """Return the command-line options of its load tests."""
        return set(re.findall(r"--[a-z][a-z-]*", self.bench(["--help"])))


def working_tree() -> Revision:
    return Revision("working tree", ROOT, Path(sys.executable))


def prepare(name: str) -> Revision:
    """Extract and compile a revision."""
    command = ["git", "rev-parse", "--verify", "--quiet", f"{name}^{{commit}}"]
    commit = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if commit.returncode:
        sys.exit(f"The revision {name} does not exist. Name a commit, tag or branch, as in: make bench-server COMPARE=main")
    folder = FOLDER / commit.stdout.strip()[:12]
    revision = Revision(name, folder, folder / ".venv" / "bin" / "python")
    ready = folder / ".ready"
    if not ready.exists():
        extract(commit.stdout.strip(), folder)
        for name_of_module in ("served.py", "server_process.py"):
            use_default_settings(folder / "tests" / "server" / name_of_module)
        set_up(folder)
        ready.touch()
    return revision


def extract(commit: str, folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    archive = subprocess.run(["git", "archive", commit], cwd=ROOT, capture_output=True, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(archive)) as files:
        files.extractall(folder, filter="data")


def use_default_settings(path: Path) -> None:
    """Remove the unrealistic settings from the benchmark of an earlier revision."""
    if path.exists():
        path.write_text(UNREALISTIC_SETTINGS.sub("", path.read_text(encoding="utf-8")), encoding="utf-8")


def set_up(folder: Path) -> None:
    """Provide a virtual environment and the compiled engine."""
    print(f"Setting up {folder.relative_to(ROOT)} (a few minutes) ...", flush=True)
    if (folder / "compile.py").exists() and not missing_packages(folder):
        (folder / ".venv").symlink_to(sys.prefix)
        command: list[str | Path] = [sys.executable, "compile.py"]
    else:
        makefile = (folder / "Makefile").read_text(encoding="utf-8")
        command = ["make", ".venv/.dev", "compile" if "\ncompile:" in makefile else ".venv/.built"]
    result = subprocess.run(command, cwd=folder, env=environment(folder), capture_output=True, text=True, check=False)
    if result.returncode:
        sys.exit(f"Setting up {folder} failed:\n{result.stdout}\n{result.stderr}")


def missing_packages(folder: Path) -> list[str]:
    """Return the requirements of a revision that the current virtual environment does not meet."""
    lines = [line for name in REQUIREMENTS if (folder / name).exists() for line in (folder / name).read_text(encoding="utf-8").splitlines()]
    requirements = [Requirement(line.split("#")[0]) for line in lines if line and line[0].isalnum()]
    return [str(requirement) for requirement in requirements if requirement.name not in NOT_NEEDED and not is_installed(requirement)]


def is_installed(requirement: Requirement) -> bool:
    if requirement.marker and not requirement.marker.evaluate():
        return True
    try:
        return metadata.version(requirement.name) in requirement.specifier
    except metadata.PackageNotFoundError:
        return False


def environment(folder: Path) -> dict[str, str]:
    """Return the environment variables for a revision: with the compiled engine, and without those of the make that runs the comparison."""
    left_out = {"UKIYO_PURE", "MAKEFLAGS", "MAKELEVEL", "MFLAGS"}
    return {**{name: value for name, value in os.environ.items() if name not in left_out}, "PYTHONPATH": str(folder / "src")}
