"""Tells users that the engine runs interpreted, and how to get the compiled one."""

import os

import ukiyo
from ukiyo._compiled import CHECKOUT

BACKGROUND_LOCK = CHECKOUT / "build" / "background.lock"  # compile.py holds it
NOTICE = (
    "The engine runs interpreted, which is about 7 times slower; for the compiled engine, install a C compiler and Python's headers "
    "(sudo apt-get install gcc python3-dev), then {}."
)
COMPILE = "run 'make compile'"
REINSTALL = "install Ukiyo again with 'pip install --force-reinstall --no-cache-dir'"  # pip caches the wheel without the compiled engine


def interpreted_notice() -> str:
    """Return a notice if the engine runs interpreted, unless the user chose that or the engine is being compiled; otherwise, ''."""
    if ukiyo.compiled() or os.environ.get("UKIYO_PURE") or compiling_in_background():
        return ""
    return NOTICE.format(COMPILE if (CHECKOUT / "setup.py").exists() else REINSTALL)


def compiling_in_background() -> bool:
    """Return whether `make play` or `make terminal` is compiling this checkout in the background."""
    try:
        import fcntl  # noqa: PLC0415 - not on Windows

        with BACKGROUND_LOCK.open() as lock:
            fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    except (ImportError, OSError):
        return False
    return False
