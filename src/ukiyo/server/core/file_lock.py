"""A hold on a file that only one process can have. It ends with the process, however that ends."""

import os
import sys
from pathlib import Path

from ukiyo.engine.errors import BadOption


class FileLock:
    """Taken on a file beside the one it stands for: SQLite has locks of its own on the database itself."""

    def __init__(self, file: Path) -> None:
        path = file.resolve()
        path = path.with_name(f"{path.name}.lock")
        try:
            self.handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
        except OSError as error:
            raise BadOption(f"{path} cannot be opened: {error.strerror}") from None
        try:
            lock(self.handle)
        except OSError:
            os.close(self.handle)
            raise BadOption(
                f"another server already has {file} open: close that one first, or give this one a file of its own with --db."
                " Several servers share their tables on PostgreSQL"
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
