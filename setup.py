"""Compiles the hot modules with mypyc where a C compiler and Python's headers are found; without them the same source is interpreted."""

import os
import shutil
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

SOURCE = Path("src/ukiyo")
PARTS = ["engine", "games/*", "bots"]  # built side by side; an edit in one leaves the others as they are
COLD = [  # what is asked once a game or once a frame; of the network, NumPy does the work, and it is not needed to compile the rest
    "__init__.py",
    "engine/components.py",
    "engine/correction.py",
    "engine/puzzles.py",
    "engine/record.py",
    "view.py",
    "forecast.py",
    "preview*.py",
    "news_json.py",
    "chronicle.py",
    "arrange.py",
    "engine/laying.py",
    "shapes.py",
    "telling.py",
    "bots/levels.py",
    "bots/advice.py",
    "bots/coach.py",
    "bots/lookahead.py",
    "bots/network.py",
    "bots/policy.py",
    "bots/rollout.py",
]


def can_compile() -> bool:
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return not os.environ.get("UKIYO_PURE") and shutil.which(compiler) is not None and headers.exists()


def parts() -> list[tuple[list[str], str]]:
    """The hot modules of each part, and the name of the library they make."""
    folders = sorted(folder for part in PARTS for folder in SOURCE.glob(part) if folder.is_dir())
    return [(hot, "_".join(folder.parts[1:])) for folder in folders if (hot := hot_modules(folder))]


def hot_modules(folder: Path) -> list[str]:
    return sorted(str(path) for path in folder.rglob("*.py") if not any(path.match(cold) for cold in COLD))


def extensions(work: str = "build") -> list[Extension]:
    """Types are judged by `make check`: here they are only read, whatever else is installed."""
    from mypyc.build import mypycify  # noqa: PLC0415 - not needed where nothing is compiled

    flags = ["--config-file=", "--ignore-missing-imports", f"--cache-dir={work}/mypy"]
    modules = [module for part, _ in parts() for module in part]
    return mypycify([*flags, *modules], separate=parts(), target_dir=f"{work}/c", opt_level="2", debug_level="0")


if __name__ == "__main__":
    setup(ext_modules=extensions() if can_compile() else [])
