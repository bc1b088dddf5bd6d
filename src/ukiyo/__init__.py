"""Ukiyo: complete implementations of IKI and Hokusai, two board games of old Edo."""

import sys

from ukiyo import _compiled

_folder = _compiled.configure_imports()

from ukiyo.engine.errors import UkiyoError  # noqa: E402
from ukiyo.games import game  # noqa: E402

__version__ = "0.1.0"
__all__ = ["UkiyoError", "compiled", "compiled_since_start", "game"]


def compiled() -> bool:
    """Whether the rules run as compiled code."""
    return not sys.modules["ukiyo.engine.state"].__file__.endswith(".py")  # type: ignore[union-attr]


def compiled_since_start() -> bool:
    """Whether the interpreted source of this process has been compiled since. A new process would run it compiled."""
    return not compiled() and _folder is not None and _folder.is_dir()
