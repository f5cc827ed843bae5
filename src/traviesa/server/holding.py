"""Holding a database: one server at a time over a file of SQLite, and everybody on this machine can learn which.

The lock is the system's own: it ends with the process, however that ends.
"""

import json
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Final

from traviesa.errors import TraviesaError
from traviesa.server.settings import Settings

EVERYWHERE: Final = ("0.0.0.0", "::")
TRIES: Final = 10
PAUSE: Final = 0.05


def lock_file(settings: Settings) -> Path | None:
    """Name the file that stands for the database; databases that several servers may share have none."""
    kind, _, path = settings.url.partition(":///")
    return Path(f"{path}.lock") if kind.startswith("sqlite") and path not in ("", ":memory:") else None


@contextmanager
def holding(settings: Settings, port: int) -> Iterator[None]:
    """Hold the database for as long as the block runs; refused where another server holds it."""
    path = lock_file(settings)
    if path is None:
        yield
        return
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with path.open("a+", encoding="utf-8") as file:
        if not _locks_soon(file):
            address = str(_told_by(file).get("address", "?"))
            raise TraviesaError.told("server/running", data=str(path.parent), address=address)
        file.truncate(0)
        file.write(json.dumps({"address": _address(settings, port), "pid": os.getpid()}))
        file.flush()
        yield


def running_at(settings: Settings) -> str:
    """Give the address of the server that holds the database; nothing where none does."""
    path = lock_file(settings)
    if path is None or not path.exists():
        return ""
    with path.open("r+", encoding="utf-8") as file:
        return "" if lock(file, shared=True) else str(_told_by(file).get("address", ""))


def lock(file: IO[str], shared: bool = False, waits: bool = False) -> bool:
    """Lock a file until it is closed; say whether that was granted. Where there are no locks, it is."""
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(file, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | (0 if waits else fcntl.LOCK_NB))
    except BlockingIOError:
        return False
    return True


def _locks_soon(file: IO[str]) -> bool:
    """Lock a file; who only looks whether it is locked holds it for a moment, too."""
    for _ in range(TRIES):
        if lock(file):
            return True
        time.sleep(PAUSE)
    return False


def _told_by(file: IO[str]) -> dict[str, object]:
    with suppress(ValueError):
        file.seek(0)
        told = json.loads(file.read())
        return told if isinstance(told, dict) else {}
    return {}


def _address(settings: Settings, port: int) -> str:
    host = "127.0.0.1" if settings.host in EVERYWHERE else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"
