"""Selects compiled modules or interpreted source once per process.

In an installed package, the compiled modules are next to the source. In a checkout, they are in `build/compiled/`, in a folder named after
a hash of the source. Editing or compiling the source does not affect running processes, so a process never mixes two versions.
"""

import hashlib
import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

SOURCE = Path(__file__).parent
PACKAGES = ["engine", "games", "bots"]  # compiled packages, except for the modules that setup.py lists as INTERPRETED_MODULES
CHECKOUT = SOURCE.parents[1]
COMPILED_FOLDER = CHECKOUT / "build" / "compiled"


class InterpretedFinder:
    """Finds only source modules, even if compiled modules exist."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: object = None) -> ModuleSpec | None:
        if not name.startswith("ukiyo.") or path is None:
            return None
        return FileFinder(path[0], (SourceFileLoader, [".py"])).find_spec(name)


class CompiledFinder:
    """Finds modules in a folder of compiled modules. Python's default finders handle all other modules."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def find_spec(self, name: str, path: Sequence[str] | None, target: object = None) -> ModuleSpec | None:
        if not name.startswith("ukiyo"):
            return None
        folder = self.folder.joinpath(*name.split(".")[:-1])
        spec = FileFinder(str(folder), (InPlaceLoader, EXTENSION_SUFFIXES)).find_spec(name)
        return spec if spec and spec.loader else None  # ignore namespace packages


class InPlaceLoader(ExtensionFileLoader):
    """Loads a compiled module and sets `__file__` to a path next to its source, where its data files are."""

    def exec_module(self, module: ModuleType) -> None:
        super().exec_module(module)
        module.__file__ = str(SOURCE.parent.joinpath(*Path(self.path).relative_to(COMPILED_FOLDER).parts[1:]))


def compiled_folder() -> Path:
    """Return the folder for a checkout's compiled modules, which depends on the source and the Python version."""
    digest = hashlib.sha256(EXTENSION_SUFFIXES[0].encode() + (CHECKOUT / "setup.py").read_bytes())
    for path in sorted(path for package in PACKAGES for path in (SOURCE / package).rglob("*.py")):
        digest.update(path.relative_to(SOURCE).as_posix().encode() + b"\0" + path.read_bytes())
    return COMPILED_FOLDER / digest.hexdigest()[:16]


def configure_imports() -> Path | None:
    """Configure the import system. Return the folder for a checkout's compiled modules, which may not exist yet."""
    if os.environ.get("UKIYO_PURE"):
        sys.meta_path.insert(0, InterpretedFinder)
        return None
    if not (CHECKOUT / "setup.py").exists():
        return None
    folder = compiled_folder()
    if folder.is_dir():
        sys.meta_path.insert(0, CompiledFinder(folder))
    return folder
