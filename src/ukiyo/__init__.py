"""Ukiyo: IKI and Hokusai, two board games of old Edo, whole and true to their rulebooks."""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader


class _Interpreted:
    """With UKIYO_PURE set, the source is run as it stands, even where it has been compiled."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: object = None) -> ModuleSpec | None:
        if not name.startswith("ukiyo.") or path is None:
            return None
        return FileFinder(path[0], (SourceFileLoader, [".py"])).find_spec(name)


if os.environ.get("UKIYO_PURE"):
    sys.meta_path.insert(0, _Interpreted)

from ukiyo.engine.errors import UkiyoError  # noqa: E402
from ukiyo.games import game  # noqa: E402

__version__ = "0.1.0"
__all__ = ["UkiyoError", "compiled", "game"]


def compiled() -> bool:
    """Whether the rules run as compiled code."""
    return not sys.modules["ukiyo.engine.state"].__file__.endswith(".py")  # type: ignore[union-attr]
