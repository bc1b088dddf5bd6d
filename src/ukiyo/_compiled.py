"""Decides, once for a process, whether the rules run compiled or as the source stands.

An installed package has its compiled modules beside the source. A checkout keeps them in `build/compiled/`, in a folder named after the
very source they were made of: neither an edit nor a compiler at work changes what a running process imports, and none mixes the two.
"""

import hashlib
import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

SOURCE = Path(__file__).parent
PACKAGES = ["engine", "games", "bots"]  # what is compiled, but for what setup.py calls cold
CHECKOUT = SOURCE.parents[1]
KEPT = CHECKOUT / "build" / "compiled"


class Interpreted:
    """Finds the source only, even where it has been compiled."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: object = None) -> ModuleSpec | None:
        if not name.startswith("ukiyo.") or path is None:
            return None
        return FileFinder(path[0], (SourceFileLoader, [".py"])).find_spec(name)


class Compiled:
    """Finds the modules in a folder of compiled ones; what is not there is found as ever."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def find_spec(self, name: str, path: Sequence[str] | None, target: object = None) -> ModuleSpec | None:
        if not name.startswith("ukiyo"):
            return None
        room = self.folder.joinpath(*name.split(".")[:-1])
        spec = FileFinder(str(room), (InPlace, EXTENSION_SUFFIXES)).find_spec(name)
        return spec if spec and spec.loader else None  # a folder alone is no module


class InPlace(ExtensionFileLoader):
    """Loads a module as if it lay beside the source: what it reads lies there."""

    def exec_module(self, module: ModuleType) -> None:
        super().exec_module(module)
        module.__file__ = str(SOURCE.parent.joinpath(*Path(self.path).relative_to(KEPT).parts[1:]))


def compiled_folder() -> Path:
    """Where the compiled modules of this source, for this Python, belong in a checkout."""
    digest = hashlib.sha256(EXTENSION_SUFFIXES[0].encode() + (CHECKOUT / "setup.py").read_bytes())
    for path in sorted(path for package in PACKAGES for path in (SOURCE / package).rglob("*.py")):
        digest.update(path.relative_to(SOURCE).as_posix().encode() + b"\0" + path.read_bytes())
    return KEPT / digest.hexdigest()[:16]


def choose() -> Path | None:
    """Tell the import system what to take; returns where a checkout's compiled modules are, or will be."""
    if os.environ.get("UKIYO_PURE"):
        sys.meta_path.insert(0, Interpreted)
        return None
    if not (CHECKOUT / "setup.py").exists():
        return None
    folder = compiled_folder()
    if folder.is_dir():
        sys.meta_path.insert(0, Compiled(folder))
    return folder
