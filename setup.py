"""Compiles the hot modules with mypyc if a C compiler and Python's headers are available. Otherwise the same source is interpreted."""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src/ukiyo")
PARTS = ["engine", "games/*", "bots"]  # compiled in parallel; an edit in one does not recompile the others
INTERPRETED_MODULES = [  # modules that run once per game or frame, that NumPy dominates, or that are not needed in compiled form
    "__init__.py",
    "engine/components.py",
    "engine/correction.py",
    "engine/puzzles.py",
    "engine/record.py",
    "view.py",
    "forecast.py",
    "preview*.py",
    "effects_json.py",
    "move_log.py",
    "text.py",
    "arrange.py",
    "engine/capabilities.py",
    "engine/position_reader.py",
    "shapes.py",
    "features.py",
    "bots/levels.py",
    "bots/analysis.py",
    "bots/comparison.py",
    "bots/lookahead.py",
    "bots/network.py",
    "bots/policy.py",
    "bots/rollout.py",
]


INTERPRETED_NOTICE = (
    "Ukiyo was installed without its compiled engine: {}. It runs interpreted, with the same results but about 7 times slower. "
    "For the compiled engine, install a C compiler and Python's headers (sudo apt-get install gcc python3-dev), then install Ukiyo again."
)


def why_not_compiled() -> str:
    """The reason why nothing can be compiled; empty if it can."""
    if os.environ.get("UKIYO_PURE"):
        return "UKIYO_PURE is set"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    if shutil.which(compiler[0]) is None:
        return f"there is no C compiler {compiler[0]}"
    headers = sysconfig.get_path("include")
    if not Path(headers, "Python.h").exists():
        return f"{headers} has no Python.h"
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "works.c")
        source.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
        command = [*compiler, f"-I{headers}", "-c", str(source), "-o", str(source.with_suffix(".o"))]
        works = subprocess.run(command, capture_output=True, check=False).returncode == 0 and source.with_suffix(".o").exists()
    return "" if works else f"the C compiler {compiler[0]} does not work"


def can_compile() -> bool:
    return not why_not_compiled()


class BuildExtensions(build_ext):
    """Compiles on all cores. If the compiler fails, no compiled module is installed: a partly compiled engine is never used."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            for output in map(Path, self.get_outputs()):
                output.unlink(missing_ok=True)
            self.extensions = []
            print(INTERPRETED_NOTICE.format(f"the C compiler failed ({type(error).__name__})"), file=sys.stderr)


def parts() -> list[tuple[list[str], str]]:
    """The hot modules of each part, and the name of their shared library."""
    folders = sorted(folder for part in PARTS for folder in SOURCE.glob(part) if folder.is_dir())
    return [(hot, "_".join(folder.parts[1:])) for folder in folders if (hot := hot_modules(folder))]


def hot_modules(folder: Path) -> list[str]:
    return sorted(str(path) for path in folder.rglob("*.py") if not any(path.match(cold) for cold in INTERPRETED_MODULES))


def extensions(work: str = "build") -> list[Extension]:
    """Mypy's settings are ignored: types are checked by `make check`."""
    from mypyc.build import mypycify  # noqa: PLC0415 - not needed where nothing is compiled

    flags = ["--config-file=", "--ignore-missing-imports", f"--cache-dir={work}/mypy"]
    modules = [module for part, _ in parts() for module in part]
    return mypycify([*flags, *modules], separate=parts(), target_dir=f"{work}/c", opt_level="2", debug_level="0")


if __name__ == "__main__":
    reason = why_not_compiled()
    if reason and not os.environ.get("UKIYO_PURE"):
        print(INTERPRETED_NOTICE.format(reason), file=sys.stderr)
    setup(ext_modules=[] if reason else extensions(), cmdclass={"build_ext": BuildExtensions})
