"""Ukiyo: complete implementations of IKI and Hokusai, two board games set in Edo-period Japan."""

import sys

from ukiyo import _compiled

_folder = _compiled.configure_imports()

from ukiyo.engine.errors import UkiyoError  # noqa: E402
from ukiyo.games import game  # noqa: E402

__version__ = "0.1.0"
__all__ = ["UkiyoError", "compiled", "compiled_since_start", "game"]


def compiled() -> bool:
    """Return whether the rules are running as compiled code."""
    return not sys.modules["ukiyo.engine.state"].__file__.endswith(".py")  # type: ignore[union-attr]


def compiled_since_start() -> bool:
    """Return whether compiled modules have become available since this process started. They are used after a restart."""
    return not compiled() and _folder is not None and _folder.is_dir()
