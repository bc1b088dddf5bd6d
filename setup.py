"""Compiles the hot modules with mypyc where a C compiler and Python's headers are found; without them the same source is interpreted."""

import os
import shutil
import sysconfig
from pathlib import Path

from setuptools import setup

PACKAGES = ["engine", "games", "bots"]
COLD = ["__init__.py", "network.py"]  # NumPy does the network's work: it is neither compiled nor needed to compile the rest


def can_compile() -> bool:
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return not os.environ.get("UKIYO_PURE") and shutil.which(compiler) is not None and headers.exists()


def hot_modules() -> list[str]:
    found = [path for package in PACKAGES for path in Path("src/ukiyo", package).rglob("*.py") if path.name not in COLD]
    return sorted(str(path) for path in found)


extensions = []
if can_compile():
    from mypyc.build import mypycify

    # `make check` judges the types. Here they are only read, whatever else is installed.
    flags = ["--config-file=", "--ignore-missing-imports"]
    extensions = mypycify([*flags, *hot_modules()], opt_level="3", debug_level="0", group_name="ukiyo")

setup(ext_modules=extensions)
