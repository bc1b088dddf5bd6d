"""An exclusive lock on a file. The operating system releases it when the process ends."""

import os
import sys
from pathlib import Path

from ukiyo.engine.errors import BadOption


class FileLock:
    """Locks FILE.lock next to the database file, because SQLite locks the database file itself."""

    def __init__(self, file: Path) -> None:
        path = file.resolve()
        path = path.with_name(f"{path.name}.lock")
        try:
            self.handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
        except OSError as error:
            raise BadOption(f"Cannot open {path}: {error.strerror}") from None
        try:
            lock(self.handle)
        except OSError:
            os.close(self.handle)
            raise BadOption(
                f"Another server already uses {file}. Stop that server first, or choose another file with --db."
                " Several servers can share a PostgreSQL database."
            ) from None

    def release(self) -> None:
        os.close(self.handle)


if sys.platform == "win32":
    import msvcrt

    def lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
