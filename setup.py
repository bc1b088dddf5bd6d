"""Compiles the hot packages with mypyc where a C compiler and Python's headers are found; without them the same source is interpreted."""

import os
import shutil
import sysconfig
from pathlib import Path

from setuptools import setup

HOT = ["engine", "games", "bots"]


def can_compile() -> bool:
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return not os.environ.get("UKIYO_PURE") and shutil.which(compiler) is not None and headers.exists()


def hot_modules() -> list[str]:
    return sorted(str(path) for package in HOT for path in Path("src/ukiyo", package).rglob("*.py") if path.name != "shapes.py")


extensions = []
if can_compile():
    from mypyc.build import mypycify

    extensions = mypycify(["--strict", *hot_modules()], opt_level="3", debug_level="0", group_name="ukiyo")

setup(ext_modules=extensions)
