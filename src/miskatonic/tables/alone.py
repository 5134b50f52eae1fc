"""A database in a file is one process's at a time: a second one is refused at its start.

Two would each hold half of the truth in memory. The lock is the system's, so it goes when its process does, however it ends.
"""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path
from typing import IO

from miskatonic.core.errors import Refused
from miskatonic.tables.database import database_at, file_of, keep_private


def held(address: str) -> contextlib.ExitStack:
    """Hold a database for this process until closed, if it is a file; refused if another process holds it."""
    file = file_of(database_at(address))
    lock = contextlib.ExitStack()
    if file:
        lock.enter_context(_locked(Path(file)))
    return lock


def _locked(database: Path) -> IO[bytes]:
    beside = database.with_name(database.name + ".lock")
    keep_private(str(beside))  # whoever can open it could hold it
    lock = beside.open("ab")
    try:
        _lock(lock)
    except (BlockingIOError, PermissionError):
        lock.close()
        raise Refused(
            f"Another Miskatonic serves the tables in {database} already. Stop it first, or keep other tables in another "
            "folder: miskatonic serve --data FOLDER. Several processes share tables in PostgreSQL; see docs/hosting.md."
        ) from None
    return lock


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
